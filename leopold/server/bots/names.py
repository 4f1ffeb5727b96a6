"""Names for the bots at a table."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from leopold.server.models import NewSeat
from leopold.speech.first_names import free_names


def with_names(table_id: str, seats: Sequence[NewSeat]) -> list[NewSeat]:
    """A name for every bot that has none: the same for the same table, and nobody's who sits there already."""
    free = iter(free_names(table_id, [seat.name for seat in seats]))
    return [
        msgspec.structs.replace(seat, name=next(free)) if seat.kind == "bot" and not seat.name.strip() else seat
        for seat in seats
    ]
