"""Looking at a game: the observation of a seat in the form that was asked for, its space, and the mask of actions."""

from __future__ import annotations

from typing import Any, Final

import numpy as np
import numpy.typing as npt
from gymnasium import spaces

from leopold.envs import doors, layout
from leopold.envs.naming import parts_of
from leopold.envs.printed import printed_in
from leopold.errors import RulesError
from leopold.game import Game
from leopold.packs import Pack
from leopold.rules.actions import ACTIONS
from leopold.rules.jit import warm_up

Vector = npt.NDArray[np.float32]
Mask = npt.NDArray[np.int8]

FORMS: Final = ("flat", "vector", "groups")
"""The vector alone; the vector beside the mask; or its blocks by name beside the mask."""


def mask_of(game: Game, seat: int) -> Mask:
    """1 for every action the seat may choose now; all 0 while somebody else decides."""
    mask = np.zeros(ACTIONS, np.int8)
    if game.to_move == seat:
        mask[game.numbers] = 1
    return mask


class Watcher:
    """Looks at games of one pack for an environment."""

    def __init__(self, pack: Pack, form: str) -> None:
        if form not in FORMS:
            raise RulesError(f"There is no form of observation {form!r}; there are {', '.join(FORMS)}.")
        warm_up(group="envs")
        self.form = form
        self._pack = pack
        self._parts = parts_of(pack)
        self._length = layout.length(len(pack.staff), pack.modules)

    def space(self) -> spaces.Space[Any]:
        """The space of observations in this form."""
        if self.form == "flat":
            return _box((self._length,))
        seen: spaces.Space[Any] = _box((self._length,))
        if self.form == "groups":
            seen = spaces.Dict({part.name: _box(part.shape) for part in self._parts})
        return spaces.Dict({"observation": seen, "action_mask": spaces.Box(0, 1, (ACTIONS,), np.int8)})

    def look(self, game: Game, seat: int) -> Vector | dict[str, Any]:
        """What the seat may see."""
        return self.arrange(self.vector(game, seat), mask_of(game, seat))

    def vector(self, game: Game, seat: int) -> Vector:
        """The same as one vector, whatever the form."""
        out = np.zeros(self._length, np.float32)
        shown = np.zeros(layout.SHOWN, np.int32)
        doors.observe_seat(game.pack.tables, game.record_bytes, seat, *printed_in(self._pack), out, shown)
        return out

    def arrange(self, vector: Vector, mask: Mask) -> Vector | dict[str, Any]:
        """One vector, or a batch of them, in the form that was asked for."""
        if self.form == "flat":
            return vector
        if self.form == "vector":
            return {"observation": vector, "action_mask": mask}
        batch = vector.shape[:-1]
        groups = {
            part.name: vector[..., part.first : part.first + int(np.prod(part.shape))].reshape(batch + part.shape)
            for part in self._parts
        }
        return {"observation": groups, "action_mask": mask}


def _box(shape: tuple[int, ...]) -> spaces.Box:
    return spaces.Box(-layout.BOUND, layout.BOUND, shape, np.float32)
