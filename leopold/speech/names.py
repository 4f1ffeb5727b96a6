"""Names for what messages speak of: cards as the pack calls them, seats as "you" or by the name of whoever sits there.

What is said goes by numbers. A `Speaker` says it to one reader: it puts the names in, and the catalogue the words.
By its name a parameter says what its number stands for:

- `guest`, `staff` and `copied` are cards; the message gets the name of the card;
- `ballroom`, `celebrity` and `entrance` are ids; the message gets the name;
- `seat` is a seat; the message gets `$who` (`you` or `other`) and `$name`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final

from leopold.packs import Pack
from leopold.packs.cards import Ballroom, Celebrity, Entrance
from leopold.words.catalogue import SOURCE_LANGUAGE, Catalogue, catalogue
from leopold.words.pseudo import PSEUDO_LANGUAGE, accented
from leopold.words.said import Params, Said, Value

CARDS: Final[Mapping[str, str]] = {"guest": "guest", "staff": "staff", "copied": "staff"}
"""Parameters that hold a card's printed number, and what kind of card it is."""
IDS: Final[Mapping[str, str]] = {"ballroom": "ballrooms", "celebrity": "celebrities", "entrance": "entrances"}
"""Parameters that hold an id, and where the pack has what is called by it."""


def name_in(language: str, names: Mapping[str, str]) -> str:
    """The name of a card in a language, in English where that is unknown, in any at all, or nothing."""
    if language == PSEUDO_LANGUAGE:
        return accented(name_in(SOURCE_LANGUAGE, names))
    return names.get(language) or names.get(SOURCE_LANGUAGE) or next(iter(names.values()), "")


def by_number(what: Said) -> Said:
    """The same with cards by their numbers alone, for a reader who has no pack at hand to name them from."""

    def worded(name: str, value: Value) -> Value:
        if isinstance(value, Said):
            return by_number(value)
        if name in CARDS and isinstance(value, int):
            return Said("card-unnamed", {"number": value})
        if isinstance(value, Sequence) and not isinstance(value, str):
            return [by_number(part) if isinstance(part, Said) else part for part in value]
        return value

    return Said(what.key, {name: worded(name, value) for name, value in what.params.items()})


@dataclass(frozen=True, slots=True)
class Speaker:
    """Says things to one reader, in a language, about the cards of a pack and the people at a table."""

    pack: Pack
    words: Catalogue = field(default_factory=catalogue)
    people: Sequence[str] = ()
    """The names of those at the table, by seat."""
    you: frozenset[int] = frozenset()
    """The seats of the reader."""
    numbered: bool = True
    """Have cards their printed number behind the name?"""

    def say(self, what: Said) -> str:
        """The sentence, with names."""
        return self.words.text(what.key, **self.named(what.params))

    def text(self, key: str, /, **params: Value) -> str:
        """The same for a key and its parameters."""
        return self.say(Said(key, params))

    def named(self, params: Params) -> Params:
        """Parameters with names for what they stand for."""
        found: Params = {name: self._word(name, value) for name, value in params.items()}
        seat = params.get("seat")
        if isinstance(seat, int):
            found |= {"who": "you" if seat in self.you else "other", "name": self.seat(seat)}
        return found

    def _word(self, name: str, value: Value) -> Value:
        if isinstance(value, Said):
            return self._named(value)
        if name in CARDS and isinstance(value, int):
            return self._card(CARDS[name], value)
        if name in IDS and isinstance(value, str):
            return self.called(name, value)
        if isinstance(value, Sequence) and not isinstance(value, str):
            return [self._named(part) if isinstance(part, Said) else part for part in value]
        return value

    def _named(self, what: Said) -> Said:
        """Not said yet: the sentence that it stands in may want it in another form."""
        return Said(what.key, self.named(what.params))

    # --- names

    def _card(self, kind: str, number: int) -> Said | str:
        name = self.bare(kind, number)
        return Said("card-numbered", {"name": name, "number": number}) if self.numbered else name

    def card(self, kind: str, number: int) -> str:
        """A card by name: "Baroness (75)"."""
        called = self._card(kind, number)
        return self.words.say(called) if isinstance(called, Said) else called

    def bare(self, kind: str, number: int) -> str:
        """The name alone."""
        pack = self.pack
        names = pack.guests[pack.guest_index(number)].names if kind == "guest" else self._staff(number)
        return name_in(self.words.language, names) or self.words.text("card-unnamed", number=number)

    def _staff(self, number: int) -> Mapping[str, str]:
        return self.pack.staff[self.pack.staff_index(number)].names

    def guest(self, number: int) -> str:
        return self.card("guest", number)

    def staff(self, number: int) -> str:
        return self.card("staff", number)

    def ballroom(self, ident: str) -> str:
        return self.called("ballroom", ident)

    def celebrity(self, ident: str) -> str:
        return self.called("celebrity", ident)

    def entrance(self, ident: str) -> str:
        return self.called("entrance", ident)

    def called(self, kind: str, ident: str) -> str:
        """A ballroom, celebrity or entrance as its pack calls it; by its id where the pack has none of these."""
        known: Sequence[Ballroom | Celebrity | Entrance] = getattr(self.pack, IDS[kind])
        names = next((found.names for found in known if found.id == ident), {})
        return name_in(self.words.language, names) or ident

    def seat(self, seat: int) -> str:
        """Whoever sits there; a seat that nobody named goes by its number."""
        name = self.people[seat] if seat < len(self.people) else ""
        return name or self.words.text("seat-unnamed", number=seat + 1)
