"""What the companion asks, and how answers are read. An answer is a short list of numbers, and has one written form."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import ClassVar

from leopold.companion import naming
from leopold.companion.errors import misread
from leopold.companion.hotel import may_reserve
from leopold.packs import Pack
from leopold.packs.automata import USUAL
from leopold.packs.cards import StaffCard
from leopold.packs.codes import BASE_ITEM_KINDS, DIE_COLOURS, ITEMS
from leopold.packs.tables import BASE_CAFE_TABLES, FACES, HALLS, QUEUE
from leopold.words import Said, said

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
    automaton: str = field(default=USUAL, kw_only=True)
    """Who wants to know."""

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
    """As it was when the automaton last saw it, if that is known."""

    def read(self, text: str) -> Answer:
        word = text.strip().casefold()
        if word in SAME:
            if not self.before:
                raise misread("companion-queue-unseen", automaton=self.automaton)
            return self.before
        parts = naming.split(self.pack, self.pack.guests, text)
        if len(parts) != QUEUE:
            raise misread("companion-queue-count", places=QUEUE, n=len(parts))
        found = tuple(read_guest(self.pack, part) for part in parts)
        for guest in found:
            if guest and found.count(guest) > 1:
                raise misread("companion-queue-twice", self.pack, guest=guest)
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
            raise misread("companion-guest-there", self.pack, guest=guest)
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
                raise misread("companion-dice-unseen", automaton=self.automaton)
            return self.before
        found = read_numbers(word, FACES)
        if found is None:
            raise misread("companion-dice-count", spaces=FACES)
        if not self.least <= sum(found) <= self.most:
            raise misread("companion-dice-sum", sum=sum(found), expected=self.expected)
        return found

    @property
    def least(self) -> int:
        """All but the automaton's and those that the player can have."""
        return max(1, self.most - MY_DICE)

    @property
    def expected(self) -> list[str]:
        """How many dice can be there: all but the automaton's, and none, one or two of the player's."""
        return [str(n) for n in range(self.least, self.most + 1)]


@dataclass(frozen=True, slots=True)
class TurnedUp(Question):
    """The cards of the private deck that were turned up just now."""

    key: ClassVar[str] = "staff"
    pack: Pack = field(repr=False)
    cards: int = 1
    open: Answer = ()

    def read(self, text: str) -> Answer:
        found = read_end_staff(self.pack, text)
        if len(found) != self.cards:
            raise misread("companion-staff-count", n=self.cards, automaton=self.automaton)
        for card in found:
            if card in self.open:
                raise misread("companion-staff-open", self.pack, staff=card, automaton=self.automaton)
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
                raise misread("companion-end-staff-his", self.pack, staff=card, automaton=self.automaton)
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
            raise misread("companion-staff-once", pack, staff=card)
    return found


@dataclass(frozen=True, slots=True)
class YesOrNo(Question):
    """Answered by one of two words."""

    def read(self, text: str) -> Answer:
        word = text.strip().casefold()
        if word in YES:
            return (1,)
        if word in NO:
            return (0,)
        raise misread("companion-yes-or-no")

    def write(self, answer: Answer) -> str:
        return YES[0] if answer[0] else NO[0]


@dataclass(frozen=True, slots=True)
class Claimed(YesOrNo):
    """Does the player's marker lie on this objective?"""

    key: ClassVar[str] = "claimed"
    letter: str = ""


def read_numbers(text: str, n: int, most: int = 99) -> Answer | None:
    """So many numbers, none of them larger than this; figures may stand close together. None if they are not there."""
    parts = text.replace(",", " ").replace("-", "0").split()
    if len(parts) == 1 and len(parts[0]) == n:
        parts = list(parts[0])
    if len(parts) != n or not all(part.isdecimal() and len(part) < 3 and int(part) <= most for part in parts):
        return None
    return tuple(int(part) for part in parts)


# --- balls


@dataclass(frozen=True, slots=True)
class Ballrooms(Question):
    """Which three lie there, from left to right; an answer has their places in the pack."""

    key: ClassVar[str] = "ballrooms"
    pack: Pack = field(repr=False)

    def read(self, text: str) -> Answer:
        halls = self.pack.ballrooms
        parts = naming.split_names([hall.names.values() for hall in halls], text)
        if len(parts) != HALLS:
            raise misread("companion-ballrooms-count", self.pack, places=HALLS, n=len(parts), halls=self.numbered)
        found = tuple(self._hall(part) for part in parts)
        for hall in found:
            if found.count(hall) > 1:
                raise misread("companion-ballrooms-twice", self.pack, ballroom=halls[hall].id)
        return found

    def _hall(self, text: str) -> int:
        """By the number in the list, the name or the beginning of the name."""
        halls, word = self.pack.ballrooms, naming.key(text)
        if word.isdecimal() and 1 <= int(word) <= len(halls):
            return int(word) - 1
        called = [{naming.key(name) for name in (hall.id, *hall.names.values())} for hall in halls]
        fitting = [n for n, names in enumerate(called) if word and any(name.startswith(word) for name in names)]
        if len(fitting) != 1:
            raise misread("companion-ballrooms-unknown", self.pack, text=text, halls=self.numbered)
        return fitting[0]

    @property
    def numbered(self) -> list[Said]:
        """All that there are, as people can name them."""
        return [said("companion-ballroom", n=n, ballroom=hall.id) for n, hall in enumerate(self.pack.ballrooms, 1)]

    def write(self, answer: Answer) -> str:
        return ", ".join(self.pack.ballrooms[hall].id for hall in answer)


@dataclass(frozen=True, slots=True)
class SpacesTaken(Question):
    """How many spaces of a row the player's dancers take, where the automaton's leave so many."""

    key: ClassVar[str] = "spaces"
    place: int
    most: int

    def read(self, text: str) -> Answer:
        found = read_numbers(text, 1, self.most)
        if found is None:
            raise misread("companion-spaces-count", most=self.most)
        return found


@dataclass(frozen=True, slots=True)
class AtTheBall(Question):
    """The player's dancers in the ballroom that is scored: all of them, or row by row from the bottom."""

    key: ClassVar[str] = "at the ball"
    rows: int
    most: int

    def read(self, text: str) -> Answer:
        found = read_numbers(text, self.rows, self.most)
        if found is None or sum(found) > self.most:
            raise misread("companion-at-ball-count", rows=self.rows, most=self.most)
        return found


# --- coloured dice


@dataclass(frozen=True, slots=True)
class Coloured(Question):
    """On which spaces the coloured dice lie that may still be there; 0 for one that is gone."""

    key: ClassVar[str] = "coloured dice"
    colours: Answer
    dice: Answer
    """How many dice lie on each space."""

    def read(self, text: str) -> Answer:
        found = read_numbers(text, len(self.colours), FACES)
        if found is None:
            raise misread("companion-coloured-count", n=len(self.colours), colours=dice_told(self.colours))
        for face in found:
            if face and found.count(face) > self.dice[face - 1]:
                raise misread("companion-coloured-few", space=face, n=self.dice[face - 1])
        return found


@dataclass(frozen=True, slots=True)
class Worth(Question):
    """What the celebrities beside these dice are worth."""

    key: ClassVar[str] = "celebrities"
    colours: Answer

    def read(self, text: str) -> Answer:
        found = read_numbers(text, len(self.colours))
        if found is None:
            raise misread("companion-worth-count", n=len(self.colours), colours=dice_told(self.colours))
        return found


def dice_told(colours: Answer) -> list[Said]:
    """Coloured dice in a list."""
    return [said("die-told", colour=DIE_COLOURS[colour]) for colour in colours]


# --- Leopold's own hotels


@dataclass(frozen=True, slots=True)
class Reserved(Question):
    """The three guests who have rooms reserved, in the order in which they were turned up."""

    key: ClassVar[str] = "reserved"
    pack: Pack = field(repr=False)

    def read(self, text: str) -> Answer:
        parts = naming.split(self.pack, self.pack.guests, text)
        if len(parts) != BASE_CAFE_TABLES:
            raise misread("companion-reserved-count", places=BASE_CAFE_TABLES, n=len(parts))
        found = tuple(naming.find(self.pack, self.pack.guests, "guest", part) for part in parts)
        fitting = [guest.number for guest in may_reserve(self.pack)]
        for guest in found:
            if found.count(guest) > 1:
                raise misread("companion-queue-twice", self.pack, guest=guest)
            if guest not in fitting:
                least, most = self.pack.board.couture_vp
                raise misread("companion-reserved-unfit", self.pack, guest=guest, least=least, most=most)
        return found


@dataclass(frozen=True, slots=True)
class Pool(Wait):
    """The pool lies there, and an item on each action space."""

    key: ClassVar[str] = "pool"


@dataclass(frozen=True, slots=True)
class Served(Question):
    """Which of the automaton's guests have got what: pairs of a guest and an item; nothing where none has."""

    key: ClassVar[str] = "given"
    pack: Pack = field(repr=False)
    wants: Mapping[int, Answer]
    """Its guests, with what they still wait for."""

    def read(self, text: str) -> Answer:
        if text.strip().casefold() in ("", *NOBODY_WORDS):
            return ()
        left = {guest: list(items) for guest, items in self.wants.items()}
        found: list[int] = []
        for part in text.translate(naming.SEPARATORS).split("\n"):
            if part.strip():
                guest, item = self._one(part)
                left[guest][item] -= 1
                if left[guest][item] < 0:
                    raise misread(
                        "companion-given-unwanted", self.pack, guest=guest, item=said(f"items-{ITEMS[item]}", n=1)
                    )
                found += (guest, item)
        return tuple(found)

    def _one(self, text: str) -> tuple[int, int]:
        """A guest by number or name, and an item."""
        *who, word = text.split()
        kinds = [n for n, name in enumerate(ITEMS[:BASE_ITEM_KINDS]) if name.startswith(word.casefold())]
        if len(kinds) != 1 or not who:
            raise misread("companion-given-count", text=" ".join(text.split()))
        cards = [card for card in self.pack.guests if card.number in self.wants]
        guest = " ".join(who)
        if guest.isdecimal() and int(guest[:6]) not in self.wants:
            waiting = [naming.named("guest", number) for number in self.wants]
            raise misread("companion-given-whom", self.pack, number=int(guest[:6]), guests=waiting)
        return naming.find(self.pack, cards, "guest", guest), kinds[0]

    def write(self, answer: Answer) -> str:
        given = zip(answer[::2], answer[1::2], strict=True)
        return ", ".join(f"{guest} {ITEMS[item]}" for guest, item in given) or "none"


@dataclass(frozen=True, slots=True)
class LinesFilled(Question):
    """How many floors and columns the player has filled."""

    key: ClassVar[str] = "lines"

    def read(self, text: str) -> Answer:
        found = read_numbers("0" if text.strip().casefold() in ("", *NOBODY_WORDS) else text, 1)
        if found is None:
            raise misread("companion-lines-count")
        return found


@dataclass(frozen=True, slots=True)
class GearCarried(YesOrNo):
    """Had a guest who has left the queue brought a gear to its right end before?"""

    key: ClassVar[str] = "gear"
    guest: int


@dataclass(frozen=True, slots=True)
class Crossed(Question):
    """Which spaces with gears the player has used, each as often as it was used."""

    key: ClassVar[str] = "crossed"
    gears: Answer
    """How many lie on each space."""

    def read(self, text: str) -> Answer:
        if text.strip().casefold() in ("", *NOBODY_WORDS):
            return ()
        parts = text.replace(",", " ").split()
        if not all(part.isdecimal() and len(part) == 1 and 1 <= int(part) <= FACES for part in parts):
            raise misread("companion-crossed-count", spaces=self.spaces)
        found = tuple(int(part) for part in parts)
        for face in found:
            if found.count(face) > self.gears[face - 1]:
                raise misread("companion-crossed-few", space=face, n=self.gears[face - 1])
        return found

    @property
    def spaces(self) -> list[str]:
        """Those with gears."""
        return [str(face) for face, n in enumerate(self.gears, 1) if n]

    def write(self, answer: Answer) -> str:
        return " ".join(str(face) for face in answer) or "none"
