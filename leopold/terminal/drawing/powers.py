"""What staff in play change for a seat, as far as the board shows it."""

from __future__ import annotations

from leopold.packs import Pack
from leopold.view import SeatView


def power_of(pack: Pack, seat: SeatView | None, name: str, place: int = 0) -> int:
    """The sum of a power over a seat's staff; `place` is a colour, or a die's face less one."""
    if seat is None:
        return 0
    cards = [pack.staff[pack.staff_index(played.number)] for played in seat.staff]
    return sum(power.amount for card in cards for power in card.powers if power.name == name and place in power.places)
