"""How much time is left, from what the log has counted."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from leopold.server.models import Clock, HouseRules
from leopold.server.store.stored import StoredSeat
from leopold.server.tables.position import Position

MINUTE: Final = 60.0
DAY: Final = 86400.0


def allowance(house: HouseRules) -> float:
    """Seconds for a turn, a game or a move."""
    return house.time * (DAY if house.clock == "move" else MINUTE)


def due_at(house: HouseRules, seats: Sequence[StoredSeat], position: Position, created: float) -> float | None:
    """When the time of whoever is to move will be up; None where no time runs."""
    seat = position.game.to_move
    if house.clock == "none" or seat is None or position.late == seat:
        return None
    if seat in position.stand_ins or seats[seat].kind in ("bot", "automaton") or awaited(seats, position):
        return None
    if house.clock == "game":
        begun = position.counted_at or created
        return None if seat in position.timed_out else begun + left_of_game(house, position, seat)
    return position.asked_at.get(seat, created) + allowance(house)


def awaited(seats: Sequence[StoredSeat], position: Position) -> bool:
    """Somebody has not sat down yet: nobody's time runs before the company is complete."""
    return any(seat.kind == "friend" and seat.visitor is None and seat.seat not in position.stand_ins for seat in seats)


def left_of_game(house: HouseRules, position: Position, seat: int) -> float:
    return max(0.0, allowance(house) - position.spent.get(seat, 0.0))


def clock_of(
    house: HouseRules, seats: Sequence[StoredSeat], position: Position, created: float, now: float
) -> Clock | None:
    """As the page shows it."""
    if house.clock == "none":
        return None
    due = due_at(house, seats, position, created)
    game = house.clock == "game"
    return Clock(
        now=now,
        seat=position.game.to_move if due is not None else None,
        due=due,
        late=position.late,
        left=[left_of_game(house, position, seat.seat) for seat in seats] if game else [],
    )
