"""Cards in few words, for where a sentence does not fit."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from leopold.packs import Board, Pack
from leopold.packs.cards import Penalty, Score, StaffCard, Step
from leopold.packs.codes import ITEMS
from leopold.words import cards, catalogue

Counts = Mapping[str, int]


def krones(n: int) -> str:
    return f"{n} krone" if n == 1 else f"{n} krones"


def price(n: int) -> str:
    return f"{n} kr" if n else "free"


def items(counts: Counts) -> str:
    """What there is of each: "2 strudel, cake". Nothing at all is an empty text."""
    return ", ".join(name if n == 1 else f"{n} {name}" for name, n in counts.items() if n)


def order(counts: Sequence[int]) -> str:
    return items(dict(zip(ITEMS, counts, strict=True)))


def step(found: Step) -> str:
    return catalogue().say(cards.short(cards.step(found)))


def steps(found: Sequence[Step]) -> str:
    return catalogue().say(cards.steps_short(found))


def score(found: Score) -> str:
    return catalogue().say(cards.short(cards.score(found)))


def staff(card: StaffCard, board: Board) -> str:
    """What a staff card does, with when it does it."""
    return catalogue().say(cards.staff_short(card, board))


def penalty(found: Penalty, board: Board) -> str:
    return catalogue().say(cards.short(cards.penalty(found, board)))


def named(names: Mapping[str, str], number: int) -> str:
    return names.get("en") or next(iter(names.values()), f"card {number}")


def guest_name(pack: Pack, number: int) -> str:
    return named(pack.guests[pack.guest_index(number)].names, number)


def staff_name(pack: Pack, number: int) -> str:
    return named(pack.staff[pack.staff_index(number)].names, number)
