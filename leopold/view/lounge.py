"""Coloured dice, the celebrities beside them and those whom somebody has; and the key."""

from __future__ import annotations

import numpy as np

from leopold.packs import Pack
from leopold.packs.codes import DIE_COLOURS
from leopold.rules.course.rounds import KEY
from leopold.rules.state import CELEBRITY_WITH
from leopold.speech.describe import HOUSE
from leopold.view.shown import Shown


class LoungePlace(Shown, frozen=True):
    colour: str
    face: int
    """The space on which the die lies; 0 when it is gone."""
    celebrity: str | None
    vp: int


class LoungeView(Shown, frozen=True):
    places: list[LoungePlace]
    """From the left."""


class CelebrityView(Shown, frozen=True):
    celebrity: str
    used: bool
    """Called on in this round."""


class KeyView(Shown, frozen=True):
    taken_by: int | None
    """In this round."""
    price: int
    gain: int
    ours: list[str]
    """Which of the two are the house's own and not printed."""


def lounge_of(pack: Pack, g: np.record) -> LoungeView | None:
    if not pack.celebrities:
        return None
    return LoungeView(
        places=[
            LoungePlace(
                colour=DIE_COLOURS[colour],
                face=int(g.coloured[colour]),
                celebrity=pack.celebrities[int(g.lounge[colour])].id if g.lounge[colour] >= 0 else None,
                vp=int(g.lounge_vp[colour]),
            )
            for colour in pack.board.lounge_order
        ]
    )


def celebrities_of(pack: Pack, g: np.record, seat: int) -> tuple[CelebrityView, ...]:
    return tuple(
        CelebrityView(celebrity=pack.celebrities[k].id, used=bool(g.celebrity_used[k]))
        for k, place in enumerate(g.celebrity_at[: len(pack.celebrities)].tolist())
        if place == CELEBRITY_WITH + seat
    )


def key_of(pack: Pack, g: np.record) -> KeyView | None:
    if not int(g.modules) & KEY:
        return None
    taken = int(g.key)
    return KeyView(
        taken_by=taken - 1 if taken else None,
        price=pack.board.key_price,
        gain=pack.board.key_gain,
        ours=[field for field in ("price", "gain") if pack.board_sources.get(f"key.{field}") == HOUSE],
    )
