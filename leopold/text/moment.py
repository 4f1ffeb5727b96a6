"""A position as the seat that decides sees it: what questions and reasons are made from."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy as np

from leopold.packs import Pack
from leopold.packs.codes import ITEM_KINDS, ITEMS
from leopold.rules.state import NOBODY
from leopold.text.words import krones


@dataclass(frozen=True, slots=True)
class Moment:
    """A position as the seat that decides sees it."""

    pack: Pack
    t: Any
    g: Any
    seat: int
    op: int
    a: int
    b: int
    c: int
    d: int

    @property
    def purse(self) -> int:
        return int(self.g.krones[self.seat])

    def cannot_pay(self, what: str, price: int) -> str:
        """A sentence when the price is too high, else nothing."""
        if price <= self.purse:
            return ""
        return f"{what} costs {krones(price)} and you have {self.purse or 'none'}."

    def power(self, place: int) -> int:
        return int(self.g.power[self.seat, place])

    def room(self, room: int) -> int:
        return int(self.g.rooms[self.seat, room])

    def guest_at(self, table: int) -> int:
        return int(self.g.cafe[self.seat, table])

    def missing(self, table: int) -> list[int]:
        """What the guest at a table still waits for, by kind of item."""
        order = self.t.guest_order[self.guest_at(table)].tolist()
        served = self.g.served[self.seat, table].tolist()
        return [max(0, wanted - there) for wanted, there in zip(order, served, strict=True)]

    def cafe_full(self) -> bool:
        return NOBODY not in self.g.cafe[self.seat].tolist()

    def in_hand(self) -> int:
        """The kind of item being placed: the first of those just gained."""
        gained = self.g.gained.tolist()
        return next((item for item in range(ITEM_KINDS) if gained[item] > 0), 0)

    def gained(self) -> str:
        """What is being placed, in words."""
        item = self.in_hand()
        n = int(self.g.gained[item])
        return f"the {ITEMS[item]} you just gained" if n == 1 else f"the {n} {ITEMS[item]} you just gained"


def look(pack: Pack, g: np.record) -> Moment | None:
    """What is being decided, or None when the game is over."""
    n = int(g.agenda_n)
    if g.over or n == 0:
        return None
    op, seat, a, b, c, d = g.agenda[n - 1].tolist()
    return Moment(pack, pack.record, g, seat, op, a, b, c, d)
