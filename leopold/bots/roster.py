"""Who can be asked to play: kinds of players by name, with what they may spend, and the five levels for people."""

from __future__ import annotations

import re
from dataclasses import dataclass, replace
from typing import Final

import numpy as np
import numpy.typing as npt

from leopold.bots import doors
from leopold.bots.nets import JUDGEMENTS
from leopold.bots.notepad import WIDEST
from leopold.errors import RulesError
from leopold.words import said


def judgement_row(judgement: str, *, alone: bool) -> int:
    """Where this judgement stands in `all_judgements`: whoever judges by the planner's has the soloist's when alone.

    Leopold takes guests, dice and objectives by rules of his own, so the same position is worth something else alone.
    """
    return JUDGEMENTS.index("soloist" if alone and judgement == "planner" else judgement)


@dataclass(frozen=True, slots=True)
class Player:
    """How a player thinks. `spec` is how it is called for, on the command line and in tables."""

    spec: str
    kind: int
    judgement: str = "planner"
    width: int = 0
    noise: float = 0.0
    playouts: int = 0
    seconds: float | None = None
    candidates: int = 16
    horizon: int = 1
    guide_width: int = 2
    rivalry: float = 0.5

    @property
    def quick(self) -> bool:
        """Does it decide within a second or two before it is compiled?"""
        return self.kind in (doors.RANDOM, doors.GREEDY) or (self.kind == doors.PLANNER and self.width <= QUICK_WIDTH)

    def row(self, *, alone: bool) -> npt.NDArray[np.int64]:
        """The player as compiled code reads it, in a solo game or in one with others."""
        row = np.zeros(doors.MIND, np.int64)
        row[doors.KIND] = self.kind
        row[doors.JUDGEMENT] = judgement_row(self.judgement, alone=alone)
        row[doors.GUIDE] = judgement_row("planner" if self.guide_width else "greedy", alone=alone)
        row[doors.WIDTH] = self.width
        row[doors.PLAYOUTS] = self.playouts
        row[doors.NOISE] = round(100 * self.noise)
        row[doors.MOST] = self.candidates
        row[doors.HORIZON] = self.horizon
        row[doors.RIVALRY] = round(100 * self.rivalry)
        row[doors.GUIDE_WIDTH] = self.guide_width
        return row


QUICK_WIDTH: Final = 4
"""The widest beam that is searched quickly enough by interpreted rules."""
MCTS: Final = Player("mcts", doors.MCTS, width=64, playouts=300)
PLAYERS: Final = {
    player.spec: player
    for player in (
        Player("random", doors.RANDOM),
        Player("greedy", doors.GREEDY, judgement="greedy"),
        Player("planner", doors.PLANNER, width=12),
        MCTS,
    )
}
LEVELS: Final = {
    player.spec: player
    for player in (
        Player("apprentice", doors.PLANNER, width=2, noise=20.0),
        Player("waiter", doors.PLANNER, width=3, noise=8.0),
        Player("concierge", doors.PLANNER, width=4, noise=4.0),
        Player("manager", doors.PLANNER, width=16),
        replace(MCTS, spec="director", seconds=4.0),
    )
}
"""For people, each clearly better than the one before."""
STAND_IN: Final = [level for level, player in LEVELS.items() if player.quick][-1]
"""Who plays for those that cannot think before they are compiled: the best of those who can."""

AMOUNT: Final = re.compile(r"(\d+(?:\.\d+)?)(s|ms|)")


def player_named(spec: str) -> Player:
    """The player of this name; `planner:24` has a beam of 24, `mcts:400` 400 playouts and `mcts:1s` a second a turn."""
    name, _, amount = spec.partition(":")
    if spec in LEVELS:
        return LEVELS[spec]
    if name not in PLAYERS:
        raise RulesError(said("bots-none", spec=spec, players=list(PLAYERS), levels=list(LEVELS)))
    player = PLAYERS[name]
    if not amount and spec == name:
        return player
    match = AMOUNT.fullmatch(amount)
    if match and name == "planner" and not match[2] and 1 <= int(float(match[1])) <= WIDEST and "." not in amount:
        return replace(player, spec=spec, width=int(match[1]))
    if match and name == "mcts" and float(match[1]) > 0:
        if match[2]:
            return replace(player, spec=spec, seconds=float(match[1]) / (1000 if match[2] == "ms" else 1))
        if "." not in amount:
            return replace(player, spec=spec, playouts=int(match[1]))
    raise RulesError(said("bots-amount", spec=spec, name=name, widest=WIDEST))
