"""Where points can come from, in a game with some modules."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Any, Final

import numpy as np
import numpy.typing as npt

from leopold.rules.state import BASE_SOURCES, FROM_BALLS, FROM_CELEBRITIES, FROM_ENTRANCES, SOURCE_NAMES

BROUGHT: Final = {FROM_BALLS: "ballrooms", FROM_CELEBRITIES: "celebrities", FROM_ENTRANCES: "entrances"}
"""Sources of modules: who plays without one knows nothing of them."""


@cache
def sources_of(modules: tuple[str, ...]) -> Sequence[tuple[int, str]]:
    """Place and name of each source of points that there is."""
    return [
        (place, name) for place, name in enumerate(SOURCE_NAMES) if place < BASE_SOURCES or BROUGHT[place] in modules
    ]


def points_by_source(modules: tuple[str, ...], sheet: npt.NDArray[np.number[Any]]) -> dict[str, Any]:
    """A row of the score sheet, by name."""
    points = sheet.tolist()
    return {name: points[place] for place, name in sources_of(modules)}
