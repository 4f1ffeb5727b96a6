"""Where points can come from, in a game with some modules."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from leopold.rules.state import BASE_SOURCES, FROM_BALLS, FROM_CELEBRITIES, FROM_ENTRANCES, SOURCE_NAMES

BROUGHT: Final = {FROM_BALLS: "ballrooms", FROM_CELEBRITIES: "celebrities", FROM_ENTRANCES: "entrances"}
"""Sources of modules: who plays without one knows nothing of them."""


def sources_of(modules: Sequence[str]) -> list[tuple[int, str]]:
    """Place and name of each source of points that there is."""
    return [
        (place, name) for place, name in enumerate(SOURCE_NAMES) if place < BASE_SOURCES or BROUGHT[place] in modules
    ]
