"""What the companion asks, and how answers are read. An answer is a short list of numbers, and has one written form."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import ClassVar

from leopold.companion import naming
from leopold.companion.errors import misread
from leopold.packs import Pack
from leopold.packs.cards import StaffCard
from leopold.packs.tables import FACES, QUEUE

Answer = tuple[int, ...]

NOBODY_WORDS = ("0", "-", "–", "nobody", "empty", "none")
SAME = ("same", "=", "unchanged")
YES, NO = ("yes", "y", "1", "true"), ("no", "n", "0", "false")
DONE = "done"
MY_DICE = 2
"""Dice that a player can have on a tile."""


@dataclass(frozen=True, slots=True)
class Question:
    """Something to be answered before anything else happens."""

    key: ClassVar[str] = ""
    """What the answer is called in a file."""

    def read(self, text: str) -> Answer:
        """The answer that a text gives; a `MisreadError` with a sentence when it gives none."""
        raise NotImplementedError

    def write(self, answer: Answer) -> str:
        """An answer as `read` understands it."""
        return " ".join(str(number) for number in answer)


# --- those that need only Enter


@dataclass(frozen=True, slots=True)
class Wait(Question):
    """Something that people do by themselves; any answer says that it is done."""

    def read(self, text: str) -> Answer:
        if text.strip().casefold() not in ("", DONE, "ok", "yes", "y"):
            raise misread("companion-nothing-asked")
        return ()

    def write(self, answer: Answer) -> str:
        return DONE


@dataclass(frozen=True, slots=True)
class SetUp(Wait):
    """The table is laid."""

    key: ClassVar[str] = "set up"


@dataclass(frozen=True, slots=True)
class YourTurns(Wait):
    """One turn, or two in a row."""

    key: ClassVar[str] = "your turns"
    turns: int


@dataclass(frozen=True, slots=True)
class RoundOver(Wait):
    """All turns of the round are played; `turns` are still the player's when this is asked."""

    key: ClassVar[str] = "round over"
    round: int
    turns: int


# --- what lies on the table


@dataclass(frozen=True, slots=True)
class Queue(Question):
    """The five guests from left to right."""

    key: ClassVar[str] = "queue"
    pack: Pack = field(repr=False)
    before: Answer = ()
    """As it was when Leopold last saw it, if that is known."""

    def read(self, text: str) -> Answer:
        word = text.strip().casefold()
        if word in SAME:
            if not self.before:
                raise misread("companion-queue-unseen")
            return self.before
        parts = naming.split(self.pack, self.pack.guests, text)
        if len(parts) != QUEUE:
            raise misread("companion-queue-count", places=QUEUE, n=len(parts))
        found = tuple(read_guest(self.pack, part) for part in parts)
        for guest in found:
            if guest and found.count(guest) > 1:
                raise misread("companion-queue-twice", guest=guest)
        if not any(found):
            raise misread("companion-queue-nobody")
        return found


@dataclass(frozen=True, slots=True)
class NewGuest(Question):
    """The guest who has come in at the left; `others` stand there already, from the second space on."""

    key: ClassVar[str] = "new guest"
    pack: Pack = field(repr=False)
    others: Answer = ()

    def read(self, text: str) -> Answer:
        if not text.strip():
            raise misread("companion-guest-missing")
        guest = read_guest(self.pack, text)
        if guest and guest in self.others:
            raise misread("companion-guest-there", guest=guest)
        return (guest,)


def read_guest(pack: Pack, text: str) -> int:
    """A guest's number, or 0 for nobody."""
    if text.strip().casefold() in NOBODY_WORDS:
        return 0
    return naming.find(pack, pack.guests, "guest", text)


@dataclass(frozen=True, slots=True)
class Dice(Question):
    """How many dice lie on each space. So many must be there: `most` less those the player has taken."""

    key: ClassVar[str] = "dice"
    most: int = 0
    before: Answer = ()

    def read(self, text: str) -> Answer:
        word = text.strip().casefold()
        if word in SAME:
            if not self.before:
                raise misread("companion-dice-unseen")
            return self.before
        parts = word.replace(",", " ").replace("-", "0").split()
        if len(parts) == 1 and len(parts[0]) == FACES:
            parts = list(parts[0])
        if len(parts) != FACES or not all(part.isdecimal() and len(part) < 3 for part in parts):
            raise misread("companion-dice-count", spaces=FACES)
        found = tuple(int(part) for part in parts)
        if not max(1, self.most - MY_DICE) <= sum(found) <= self.most:
            raise misread("companion-dice-sum", sum=sum(found), expected=self.expected)
        return found

    @property
    def expected(self) -> list[str]:
        """How many dice can be there: all but his, and none, one or two of the player's."""
        return [str(n) for n in range(max(1, self.most - MY_DICE), self.most + 1)]


@dataclass(frozen=True, slots=True)
class TurnedUp(Question):
    """The cards of his private deck that were turned up just now."""

    key: ClassVar[str] = "staff"
    pack: Pack = field(repr=False)
    cards: int = 1
    open: Answer = ()

    def read(self, text: str) -> Answer:
        found = read_end_staff(self.pack, text)
        if len(found) != self.cards:
            raise misread("companion-staff-count", n=self.cards)
        for card in found:
            if card in self.open:
                raise misread("companion-staff-open", staff=card)
        return found


@dataclass(frozen=True, slots=True)
class EndStaff(Question):
    """The player's end-of-game staff in play, for the Secretary."""

    key: ClassVar[str] = "your end staff"
    pack: Pack = field(repr=False)
    open: Answer = ()

    def read(self, text: str) -> Answer:
        if text.strip().casefold() in NOBODY_WORDS:
            return ()
        found = read_end_staff(self.pack, text)
        if not found:
            raise misread("companion-end-staff-missing")
        for card in found:
            if card in self.open:
                raise misread("companion-end-staff-his", staff=card)
        return found

    def write(self, answer: Answer) -> str:
        return " ".join(str(number) for number in answer) or "none"


def end_staff(pack: Pack) -> tuple[StaffCard, ...]:
    """The cards with the sign of the end of the game."""
    return tuple(card for card in pack.staff if card.timing == "end")


def read_end_staff(pack: Pack, text: str) -> Answer:
    cards = end_staff(pack)
    parts = naming.split(pack, cards, text)
    found = tuple(naming.find(pack, cards, "staff", part) for part in parts)
    for card in found:
        if found.count(card) > 1:
            raise misread("companion-staff-once", staff=card)
    return found


@dataclass(frozen=True, slots=True)
class Claimed(Question):
    """Does the player's marker lie on this objective?"""

    key: ClassVar[str] = "claimed"
    letter: str = ""

    def read(self, text: str) -> Answer:
        word = text.strip().casefold()
        if word in YES:
            return (1,)
        if word in NO:
            return (0,)
        raise misread("companion-yes-or-no")

    def write(self, answer: Answer) -> str:
        return YES[0] if answer[0] else NO[0]
