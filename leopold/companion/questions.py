"""What the companion asks, and how answers are read. An answer is a short list of numbers, and has one written form."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import ClassVar

from leopold.companion import naming
from leopold.errors import RulesError
from leopold.packs import Pack
from leopold.packs.cards import StaffCard
from leopold.packs.tables import FACES, QUEUE
from leopold.text.words import listed

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
        """The answer that a text gives; a `RulesError` with a sentence when it gives none."""
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
            raise RulesError("Nothing is asked here: press Enter to go on, or give a command; `help` lists them.")
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
                raise RulesError("Leopold has not seen this queue before: name its guests from left to right.")
            return self.before
        parts = naming.split(self.pack, self.pack.guests, text)
        if len(parts) != QUEUE:
            wrong = f"{len(parts)} {'was' if len(parts) == 1 else 'were'} named"
            raise RulesError(f"The queue has {QUEUE} guests, and {wrong}: by number, or by name with commas between.")
        found = tuple(read_guest(self.pack, part) for part in parts)
        for guest in found:
            if guest and found.count(guest) > 1:
                raise RulesError(f"{naming.guest_in_words(self.pack, guest)} cannot stand there twice.")
        if not any(found):
            raise RulesError("Somebody must stand in the queue.")
        return found


@dataclass(frozen=True, slots=True)
class NewGuest(Question):
    """The guest who has come in at the left; `others` stand there already, from the second space on."""

    key: ClassVar[str] = "new guest"
    pack: Pack = field(repr=False)
    others: Answer = ()

    def read(self, text: str) -> Answer:
        if not text.strip():
            raise RulesError("Name the guest on the leftmost space, by number or by name.")
        guest = read_guest(self.pack, text)
        if guest and guest in self.others:
            raise RulesError(f"{naming.guest_in_words(self.pack, guest)} stands in the queue already, further right.")
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
                raise RulesError("Leopold has not seen these dice before: say how many lie on each space.")
            return self.before
        parts = word.replace(",", " ").replace("-", "0").split()
        if len(parts) == 1 and len(parts[0]) == FACES:
            parts = list(parts[0])
        if len(parts) != FACES or not all(part.isdecimal() and len(part) < 3 for part in parts):
            raise RulesError(
                f"Say how many dice lie on each of the {FACES} spaces, from 1 to {FACES}, such as `2 2 1 3 0 2`."
            )
        found = tuple(int(part) for part in parts)
        if not max(1, self.most - MY_DICE) <= sum(found) <= self.most:
            raise RulesError(f"That makes {sum(found)} dice, but {self.expected} must be there.")
        return found

    @property
    def expected(self) -> str:
        """How many dice can be there: all but his, and none, one or two of the player's."""
        numbers = [str(n) for n in range(max(1, self.most - MY_DICE), self.most + 1)]
        return listed(numbers, "or")


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
            wanted = "one card" if self.cards == 1 else f"{self.cards} cards"
            raise RulesError(f"Name the {wanted} on top of his private deck, by number or by name.")
        for card in found:
            if card in self.open:
                raise RulesError(f"{naming.staff_in_words(self.pack, card)} lies open before him already.")
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
            raise RulesError("Name your end-of-game cards in play, or say `none`.")
        for card in found:
            if card in self.open:
                raise RulesError(f"{naming.staff_in_words(self.pack, card)} lies before Leopold, not before you.")
        return found

    def write(self, answer: Answer) -> str:
        return " ".join(str(number) for number in answer) or "none"


def end_staff(pack: Pack) -> tuple[StaffCard, ...]:
    """The cards with the sign of the end of the game."""
    return tuple(card for card in pack.staff if card.timing == "end")


def read_end_staff(pack: Pack, text: str) -> Answer:
    cards = end_staff(pack)
    parts = naming.split(pack, cards, text)
    found = tuple(naming.find(pack, cards, "end-of-game staff card", part) for part in parts)
    for card in found:
        if found.count(card) > 1:
            raise RulesError(f"{naming.staff_in_words(pack, card)} is there only once.")
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
        raise RulesError("Say `yes` or `no`.")

    def write(self, answer: Answer) -> str:
        return YES[0] if answer[0] else NO[0]
