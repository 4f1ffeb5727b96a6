"""Words of the game in few letters: amounts, items, colours, as the catalogue has them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Final

from leopold.packs import Card, Pack
from leopold.packs.codes import COLOURS, ITEMS
from leopold.speech.describe import HOUSE
from leopold.words import Catalogue, said

OURS: Final = "*"
"""Behind a value that is not printed but the house's own."""


def ours(sources: Mapping[str, str], *fields: str) -> str:
    """The mark, if one of these values is ours."""
    return OURS if any(sources.get(field) == HOUSE for field in fields) else ""


def first_of_ours(pack: Pack) -> str | None:
    """Something of this pack that has a value of ours, by what `card` finds it by; None where all is printed."""
    return next(_with_ours(pack), None)


def _with_ours(pack: Pack) -> Iterator[str]:
    cards: tuple[Card, ...] = (*pack.guests, *pack.staff)
    yield from (str(card.number) for card in cards if HOUSE in card.sources.values())
    yield from (room.id for room in pack.rehearsal_rooms if ours(room.sources, "areas"))
    yield from (tile.id for tile in pack.entrances if ours(tile.sources, "tokens"))
    if pack.celebrities and pack.board_sources.get("lounge.vp") == HOUSE:
        yield pack.celebrities[0].id


def joined(words: Catalogue, parts: Sequence[str]) -> str:
    """One after the other, without an "and"."""
    return words.text("terminal-list", parts=list(parts)) if parts else ""


def krones(words: Catalogue, n: int) -> str:
    return words.text("krones", n=n)


def price(words: Catalogue, n: int) -> str:
    """As short as it can be: "2 kr", or "free"."""
    return words.text("terminal-price", n=n)


def points(words: Catalogue, n: int) -> str:
    return words.text("vp", n=n)


def items(words: Catalogue, counts: Mapping[str, int]) -> str:
    """What there is of each: "2 strudels, cake". Nothing at all is an empty text."""
    named = [said(f"item-{name}") if n == 1 else said(f"items-{name}", n=n) for name, n in counts.items() if n]
    return words.text("terminal-list", parts=named) if named else ""


def order(words: Catalogue, counts: Sequence[int]) -> str:
    return items(words, dict(zip(ITEMS, counts, strict=True)))


def letter(words: Catalogue, colour: str) -> str:
    """A sign for a colour beside the colour itself, so that nothing is told by colour alone."""
    return words.text(f"terminal-letter-{colour}")


def letter_width(words: Catalogue) -> int:
    """Letters are short, but in some languages one is not enough to tell two colours apart."""
    return max(len(letter(words, colour)) for colour in COLOURS)
