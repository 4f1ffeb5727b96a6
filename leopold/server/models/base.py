"""What all models are made of: values, numbers and names with their limits."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from leopold.rules.actions import ACTIONS

Counts = dict[str, int]

SeatNumber = Annotated[int, Meta(ge=0, le=3)]
Name = Annotated[str, Meta(max_length=40)]
Token = Annotated[str, Meta(max_length=64)]
"""Of a link. Whatever else stands there opens nothing, and that is what its reader is told."""


def whole(form: str) -> str:
    """The pattern of a text that is of a form from its beginning to its end: `$` alone lets a line break follow."""
    return rf"^(?:{form})$(?!\n)"


Key = Annotated[str, Meta(min_length=8, max_length=64, pattern=whole("[A-Za-z0-9_-]+"))]
"""Of an idempotent request: made up by the client, new for each click and the same for each repeat."""
ActionNumber = Annotated[int, Meta(ge=0, le=ACTIONS - 1)]
PlaceInGame = Annotated[int, Meta(ge=0, le=100_000)]
"""After so many actions."""
Revision = Annotated[int, Meta(ge=0, le=1_000_000)]


class Model(Struct, gc=False):
    """Answers. Nothing in them leads back to them, so nobody need look whether it does."""


class Request(Struct, forbid_unknown_fields=True):
    """Bodies of requests: an unknown field is a mistake, not something to overlook."""
