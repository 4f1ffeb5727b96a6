"""The guided first game: what Leopold says now, and what is done with it."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from leopold.server.models.base import Key, Model, Name, Request, Revision, SeatNumber
from leopold.words import Said


class NewGuided(Request):
    """A table for the guided first game: its deal and its rival are those of the script."""

    key: Key | None = None
    name: Name = ""
    rival: Name = ""
    """What the rival is called."""


class GuideWish(Request):
    """Go on from a scene, go on without the guide, or with him again."""

    seat: SeatNumber
    revision: Revision
    key: Key
    wish: Literal["on", "leave", "return"]
    scene: Annotated[str, Meta(max_length=40)] = ""
    """From which scene one goes on."""


class GuideScene(Model):
    """What is explained now."""

    scene: str
    words: Said
    tip: Said | None
    """What he would do."""
    at: list[str]
    """Where the light falls: parts of the table, single things, or ("act:room") what actions of a kind point at."""
    until: list[str]
    """The kinds of actions that it waits for; none: it is only to be read."""


class Guide(Model):
    """How far the guided game has come."""

    scene: GuideScene | None
    over: int
    """How many scenes are over."""
    scenes: int
    left: bool
    """The player goes on without him."""
