"""A position as the seat that decides sees it: the decision on top of the agenda, with its arguments by name."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy as np

from leopold.packs import Pack
from leopold.packs.codes import ITEM_KINDS
from leopold.rules.agenda import DECISIONS, MATTERS, A, Matter
from leopold.rules.decisions import dispatch  # noqa: F401 # with it, every decision is declared
from leopold.rules.state import NOBODY


@dataclass(frozen=True, slots=True)
class Moment:
    """A position, and a matter on its agenda: the decision on top, or one that is still to come."""

    pack: Pack
    t: Any
    g: Any
    seat: int
    matter: Matter
    row: tuple[int, ...]

    @property
    def op(self) -> int:
        return self.matter.code

    @property
    def name(self) -> str:
        return self.matter.name

    @property
    def decides(self) -> bool:
        """Is it a decision, or does it happen by itself?"""
        return self.matter.code in DECISIONS

    def __getitem__(self, name: str) -> int:
        """An argument by name, as the rules have it."""
        for place, (known, _) in enumerate(self.matter.arguments):
            if known == name:
                return self.row[A + place]
        raise KeyError(f"{self.matter.name} has no argument {name!r}")

    @property
    def purse(self) -> int:
        return int(self.g.krones[self.seat])

    def power(self, place: int) -> int:
        return int(self.g.power[self.seat, place])

    def guest_at(self, table: int) -> int:
        return int(self.g.cafe[self.seat, table])

    def missing(self, table: int) -> list[int]:
        """What the guest at a table still waits for, by kind of item."""
        order = self.t.guest_order[self.guest_at(table)].tolist()
        served = self.g.served[self.seat, table].tolist()
        return [max(0, wanted - there) for wanted, there in zip(order, served, strict=True)]

    def cafe_full(self) -> bool:
        return NOBODY not in self.g.cafe[self.seat].tolist()[: int(self.g.cafe_tables[self.seat])]

    def ballroom(self, hall: int) -> str:
        """The id of a ballroom by its place from the left."""
        return self.pack.ballrooms[int(self.g.ballrooms[hall])].id

    def in_hand(self) -> int:
        """The kind of item being placed: the first of those just gained."""
        gained = self.g.gained.tolist()
        return next((item for item in range(ITEM_KINDS) if gained[item] > 0), 0)

    def below(self) -> list[Moment]:
        """What lies below it on the agenda, nearest first."""
        rows = self.g.agenda[: max(0, int(self.g.agenda_n) - 1)].tolist()
        return [_at(self.pack, self.g, row) for row in reversed(rows)]


def _at(pack: Pack, g: Any, row: list[int]) -> Moment:
    op, seat, *_ = row
    return Moment(pack, pack.record, g, seat, MATTERS[op], tuple(row))


def look(pack: Pack, g: np.record) -> Moment | None:
    """What is being decided, or None when the game is over."""
    n = int(g.agenda_n)
    return None if g.over or n == 0 else _at(pack, g, g.agenda[n - 1].tolist())
