"""What things are called in texts for people: cards by name, rooms by floor and column."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from typing import Final

from leopold.packs import Pack, kept_with_pack
from leopold.packs.cards import names_of
from leopold.packs.codes import LETTERS
from leopold.packs.tables import CATEGORIES, COLUMNS, FACES, HALLS, ROOMS

LANGUAGE: Final = "en"
SPLIT_KINDS: Final = {1: ("strudel", "cake"), 2: ("wine", "coffee"), 4: ("emperor", "krones")}
"""What a main action's strength is divided between; the number of a `take` counts the second."""
POURED: Final = (1, 2)
"""Those whose strength may be champagne too, where that is in play."""
SIDE_WORDS: Final = ("room", "hire", "emperor", "dancer")
"""What staff add beside a die, in the order of the catalogue."""


def name_of(names: Mapping[str, str], number: int) -> str:
    """The English name, any other if there is none, the number if the card has no name at all."""
    return names.get(LANGUAGE) or next(iter(names.values()), f"Card {number}")


def room_name(room: int) -> str:
    """Floor 1 is below, column 1 on the left.

    >>> room_name(7)
    '2.3'
    """
    return f"{room // COLUMNS + 1}.{room % COLUMNS + 1}"


ROOM_NAMES: Final = tuple(room_name(room) for room in range(ROOMS))
CATEGORY_LETTERS: Final = LETTERS[:CATEGORIES]

ROW_WORDS: Final = ("bottom", "middle", "top")
BALL_PLACE_NAMES: Final = (*(f"{hall + 1}.{row}" for hall in range(HALLS) for row in ROW_WORDS), "balcony")
"""Where a dancer stands: 1.top is the top row of the left ballroom."""
SHIFT_NAMES: Final = tuple(
    f"{face} to {face + step}" if 1 <= face + step <= FACES else "" for face in range(1, FACES + 1) for step in (-1, 1)
)
"""A die that is moved, in the order of the catalogue; where there is no space beside it, no name."""
FAVOUR_NAMES: Final = tuple(f"{letter}{n}" for letter in CATEGORY_LETTERS for n in (1, 2))
"""Emperor tiles of one's own: the first and the second of each letter."""
GOAL_NAMES: Final = tuple(f"own {letter}" for letter in CATEGORY_LETTERS)
BALCONY: Final = BALL_PLACE_NAMES[-1]


def hall_and_row(place: str) -> tuple[int, str]:
    """The ballroom counted from one, and the row; the balcony is a row of the rightmost."""
    hall, _, row = place.rpartition(".")
    return (int(hall), row) if hall else (HALLS, BALCONY)


def listed(words: Iterable[str], last: str = "and") -> str:
    """Words as English lists them.

    >>> listed(["wine", "cake", "coffee"])
    'wine, cake and coffee'
    """
    known = list(words)
    if len(known) < 2:
        return "".join(known)
    return f"{', '.join(known[:-1])} {last} {known[-1]}"


def simple(name: str) -> str:
    """A name as people type it: small letters, single spaces, no punctuation."""
    return " ".join(re.sub(r"[^\w]+", " ", name.casefold()).split())


@kept_with_pack
def guests_by_name(pack: Pack) -> Mapping[str, int]:
    """In every language the pack knows; names that two guests share are left out."""
    return _by_name([names_of(card) for card in pack.guests])


@kept_with_pack
def staff_by_name(pack: Pack) -> Mapping[str, int]:
    return _by_name([names_of(card) for card in pack.staff])


def _by_name(cards: Sequence[Sequence[str]]) -> Mapping[str, int]:
    found: dict[str, set[int]] = {}
    for index, names in enumerate(cards):
        for name in names:
            found.setdefault(simple(name), set()).add(index)
    return {name: indices.pop() for name, indices in found.items() if len(indices) == 1}


@kept_with_pack
def guests_by_number(pack: Pack) -> Mapping[int, int]:
    return {card.number: index for index, card in enumerate(pack.guests)}


@kept_with_pack
def staff_by_number(pack: Pack) -> Mapping[int, int]:
    return {card.number: index for index, card in enumerate(pack.staff)}
