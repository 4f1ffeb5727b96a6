"""What every part of a view has in common."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec

Counts = dict[str, int]
"""How many of each, by name."""


class Shown(msgspec.Struct, frozen=True, gc=False):
    """Part of a view. Cards go by their printed numbers, rooms as "2.3". Nothing in it leads back to it."""

    if not TYPE_CHECKING:

        def __getattr__(self, name: str) -> Any:
            """For whoever tries things out: what there is instead."""
            fields = ", ".join(self.__struct_fields__)
            raise AttributeError(f"{type(self).__name__} has no {name!r}; it has {fields}.")
