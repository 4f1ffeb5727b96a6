"""What bots are called: first names of the time, so that nobody is mistaken for a card ("Concierge hires Concierge").

They are names and not words, the same in every language; how well a bot plays stands beside it.
"""

from __future__ import annotations

from collections.abc import Iterable
from random import Random
from typing import Final

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


def free_names(table: str, taken: Iterable[str]) -> list[str]:
    """All names that nobody has who sits there already, in an order that is the same for the same table."""
    theirs = {name.strip().casefold() for name in taken}
    free = [name for name in NAMES if name.casefold() not in theirs]
    Random(table).shuffle(free)
    return free[::-1]
