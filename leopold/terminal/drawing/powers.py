"""What staff in play, celebrities and an entrance change for a seat, as far as the board shows it."""

from __future__ import annotations

from leopold.packs import Pack
from leopold.view import SeatView


def power_of(pack: Pack, seat: SeatView | None, name: str, place: int = 0) -> int:
    """The sum of a power over all that a seat has; `place` is a colour, or a die's face less one."""
    if seat is None:
        return 0
    powers = [power for played in seat.staff for power in pack.staff[pack.staff_index(played.number)].powers]
    lodging = {found.celebrity for found in seat.celebrities}
    powers += [power for tile in pack.celebrities if tile.id in lodging for power in tile.powers]
    entrance = seat.entrance.entrance if seat.entrance else None
    powers += [power for tile in pack.entrances if tile.id == entrance for power in tile.powers]
    return sum(power.amount for power in powers if power.name == name and place in power.places)
