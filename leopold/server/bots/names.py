"""What bots are called: first names of the time, so that nobody is mistaken for a card ("Concierge hires Concierge").

They are names and not words, the same in every language; how well a bot plays stands beside it.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Final

import msgspec

from leopold.server.models import NewSeat

NAMES: Final = (
    "Adele",
    "Anatol",
    "Berta",
    "Camillo",
    "Dorothea",
    "Emil",
    "Ferdl",
    "Franziska",
    "Gustav",
    "Hedwig",
    "Ignaz",
    "Johanna",
    "Kamilla",
    "Lorenz",
    "Mizzi",
    "Moritz",
    "Nandl",
    "Ottokar",
    "Pauline",
    "Philippine",
    "Quirin",
    "Resi",
    "Rudolf",
    "Serafine",
    "Theres",
    "Ulrich",
    "Valerie",
    "Vinzenz",
    "Wenzel",
    "Xaver",
    "Zdenko",
    "Zita",
)


def with_names(table_id: str, seats: Sequence[NewSeat]) -> list[NewSeat]:
    """A name for every bot that has none: the same for the same table, and nobody's who sits there already."""
    taken = {seat.name.strip().casefold() for seat in seats}
    free = [name for name in NAMES if name.casefold() not in taken]
    Random(table_id).shuffle(free)
    return [
        msgspec.structs.replace(seat, name=free.pop()) if seat.kind == "bot" and not seat.name.strip() else seat
        for seat in seats
    ]
