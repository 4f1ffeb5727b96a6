"""Who has to agree before something is taken back."""

from __future__ import annotations

from collections.abc import Sequence

from leopold.server.models import UndoWish
from leopold.server.store.stored import StoredSeat
from leopold.server.tables.position import Position


def asked_about(seats: Sequence[StoredSeat], position: Position, seat: int) -> list[int]:
    """The seats of others who play themselves. Whoever shares the screen has seen it happen, and bots do not mind."""
    visitor = seats[seat].visitor
    return [
        other.seat
        for other in seats
        if other.visitor is not None and other.visitor != visitor and other.seat not in position.stand_ins
    ]


def wish_of(seats: Sequence[StoredSeat], position: Position) -> UndoWish | None:
    """What somebody asks to take back, and who has not answered yet."""
    wish = position.wish
    if wish is None:
        return None
    waits_for = [seat for seat in asked_about(seats, position, wish.seat) if seat not in wish.agreed]
    return UndoWish(seat=wish.seat, steps=wish.steps, waits_for=waits_for)
