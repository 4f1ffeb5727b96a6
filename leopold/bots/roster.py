"""Who can be asked to play: kinds of players by name, with what they may spend, and the levels for people."""

from __future__ import annotations

import re
import unicodedata
from dataclasses import dataclass, replace
from typing import Final

import numpy as np
import numpy.typing as npt

from leopold.bots import mind
from leopold.bots.characters import NO_TEMPER, STYLES, Temper
from leopold.bots.nets import JUDGEMENTS, versioned
from leopold.bots.notepad import WIDEST
from leopold.errors import RulesError
from leopold.words import said


def judgement_row(judgement: str, *, alone: bool) -> int:
    """Where this judgement stands in `all_judgements`: whoever judges by the planner's has the soloist's when alone.

    Leopold takes guests, dice and objectives by rules of his own, so the same position is worth something else alone.
    """
    name, at, version = judgement.partition("@")
    return JUDGEMENTS.index(("soloist" if alone and name == "planner" else name) + at + version)


@dataclass(frozen=True, slots=True)
class Player:
    """How a player thinks. `spec` is how it is called for, on the command line and in tables."""

    spec: str
    kind: int
    judgement: str = "planner"
    width: int = 0
    width_alone: int = 0
    """Of the beam in solo games, where nobody waits for anybody else; 0: as anywhere."""
    noise: float = 0.0
    playouts: int = 0
    seconds: float | None = None
    candidates: int = 16
    horizon: int = 1
    """Turns of anybody in a playout."""
    ahead: int = 0
    """Turns of one's own in a playout; 0: the horizon says how long it is."""
    ahead_alone: int = 0
    """The same in solo games, where an automaton's turns cost hardly anything in between; 0: as anywhere."""
    guide_width: int = 2
    """Of the beam of whoever plays in a playout; 0: nobody plans there."""
    patient_guide: int = 0
    patient_ahead: int = 0
    """Both where there is time for it, see `patient`; 0: as anywhere."""
    rivalry: float = 0.5
    jealousy: float = 0.0
    curiosity: float = 0.0
    """Points by which turns that were tried seldom are preferred in a tree over whole turns; 0: no tree."""
    temper: Temper = NO_TEMPER
    devotion: float = 1.0
    """How much it makes of a style."""
    sees: bool = False
    """Does it see everything hidden? Only in experiments."""

    def with_style(self, style: str) -> Player:
        """The same player, fond of something."""
        return replace(self, temper=self.temper.with_style(style, self.devotion))

    def with_width(self, width: int) -> Player:
        """The same player with another beam, alone or not."""
        return replace(self, width=width, width_alone=0)

    def within(self, seconds: float | None, playouts: int) -> Player:
        """The same player with so much to spend on a turn: by the clock, or by playouts where that is None."""
        return replace(self, seconds=seconds, playouts=playouts)

    @property
    def patient(self) -> bool:
        """Can turns be tried so often that it is no longer chance which hides the better one, but how playouts go?"""
        return self.playouts >= PATIENT if self.seconds is None else self.seconds >= PATIENT_SECONDS

    @property
    def quick(self) -> bool:
        """Does it decide within a second or two before it is compiled?"""
        return self.kind in (mind.RANDOM, mind.GREEDY) or (self.kind == mind.PLANNER and self.width <= QUICK_WIDTH)

    def row(self, *, alone: bool) -> npt.NDArray[np.int64]:
        """The player as compiled code reads it, in a solo game or in one with others."""
        row = np.zeros(mind.MIND, np.int64)
        row[mind.KIND] = self.kind
        row[mind.JUDGEMENT] = judgement_row(self.judgement, alone=alone)
        row[mind.GUIDE] = judgement_row(self.judgement if self.guide_width else "greedy", alone=alone)
        row[mind.WIDTH] = (alone and self.width_alone) or self.width
        row[mind.PLAYOUTS] = self.playouts
        row[mind.NOISE] = round(100 * self.noise)
        row[mind.MOST] = self.candidates
        row[mind.HORIZON] = self.horizon
        row[mind.RIVALRY] = round(100 * self.rivalry)
        row[mind.GUIDE_WIDTH] = (self.patient and self.patient_guide) or self.guide_width
        row[mind.JEALOUSY] = round(100 * self.jealousy)
        row[mind.EXPLORE] = round(100 * self.curiosity)
        row[mind.AHEAD] = (alone and self.ahead_alone) or (self.patient and self.patient_ahead) or self.ahead
        row[mind.SEES] = int(self.sees)
        row[mind.TEMPER :] = self.temper.row()
        return row


JEALOUSY: Final = 0.3
"""Of whoever judges by networks that speak of the others: how much the best of those counts against oneself."""
QUICK_WIDTH: Final = 4
"""The widest beam that is searched quickly enough by interpreted rules."""
PATIENT: Final = 400
"""Playouts for a turn from which fewer of them, better guided, would tell as much as more."""
PATIENT_SECONDS: Final = 1.0
"""In which one core makes about as many."""
MCTS: Final = Player(
    "mcts",
    mind.MCTS,
    width=64,
    playouts=300,
    ahead=1,
    ahead_alone=2,
    patient_guide=8,
    patient_ahead=2,
    jealousy=JEALOUSY,
)
PLAYERS: Final = {
    player.spec: player
    for player in (
        Player("random", mind.RANDOM),
        Player("greedy", mind.GREEDY, judgement="greedy"),
        Player("planner", mind.PLANNER, width=12, width_alone=48, jealousy=JEALOUSY),
        MCTS,
        # Those of earlier days, whatever becomes of the others.
        Player("greedy@1", mind.GREEDY, judgement="greedy@1"),
        Player("planner@1", mind.PLANNER, judgement="planner@1", width=12),
        Player("mcts@1", mind.MCTS, judgement="planner@1", width=64, playouts=300),
    )
}
SEER: Final = replace(MCTS, spec="seer", playouts=60, ahead=3, ahead_alone=3, patient_ahead=0, sees=True)
"""Knows all cards and dice to come: for experiments on what there would be to win, and never with people."""
LEVELS: Final = {
    player.spec: player
    for player in (
        Player("apprentice", mind.PLANNER, width=2, temper=Temper(forgets=33, thrift=0.82, short_sight=29), devotion=4),
        Player("waiter", mind.PLANNER, width=3, temper=Temper(forgets=30, thrift=0.68, short_sight=25), devotion=3),
        Player("concierge", mind.PLANNER, width=4, temper=Temper(forgets=21, thrift=0.47, short_sight=16), devotion=2),
        Player("manager", mind.PLANNER, width=8, jealousy=JEALOUSY),
        replace(MCTS, spec="director", seconds=4.0),
        replace(MCTS, spec="maitre", seconds=15.0),
    )
}
"""For people, each clearly better than the one before; the last takes its time."""
FIRST_LEVELS: Final = {
    player.spec: player
    for player in (
        Player(versioned("apprentice", 1), mind.PLANNER, versioned("planner", 1), width=2, noise=20.0),
        Player(versioned("waiter", 1), mind.PLANNER, versioned("planner", 1), width=3, noise=8.0),
        Player(versioned("concierge", 1), mind.PLANNER, versioned("planner", 1), width=4, noise=4.0),
        Player(versioned("manager", 1), mind.PLANNER, versioned("planner", 1), width=16),
        replace(PLAYERS[versioned("mcts", 1)], spec=versioned("director", 1), seconds=4.0),
    )
}
"""The levels of earlier days, for what was written with their moves in mind."""
STAND_IN: Final = [level for level, player in LEVELS.items() if player.quick][-1]
"""Who plays for those that cannot think before they are compiled: the best of those who can."""

AMOUNT: Final = re.compile(r"(\d+(?:\.\d+)?)(s|ms|)")


def as_typed(name: str) -> str:
    """A name as keyboards have it: a maître is one without his circumflex, too."""
    return "".join(sign for sign in unicodedata.normalize("NFD", name) if not unicodedata.combining(sign))


def player_named(spec: str) -> Player:
    """The player of this name; `planner:24` has a beam of 24, `mcts:400` 400 playouts and `mcts:1s` a second a turn.

    `planner:plain` judges by what it knows of the base game, whatever modules there are. `planner@1` and `mcts@1` are
    the first that were published, and take amounts like the others. `waiter:courtier` is a level with a style.
    """
    spec = as_typed(spec)
    name, _, amount = spec.partition(":")
    if spec in LEVELS or spec in FIRST_LEVELS:
        return LEVELS[spec] if spec in LEVELS else FIRST_LEVELS[spec]
    if amount in STYLES and (name in LEVELS or name in PLAYERS):
        return replace(player_named(name).with_style(amount), spec=spec)
    if name not in PLAYERS and name != SEER.spec:
        raise RulesError(said("bots-none", spec=spec, players=list(PLAYERS), levels=list(LEVELS)))
    player = PLAYERS.get(name, SEER)
    if not amount and spec == name:
        return player
    if name == "planner" and amount == "plain":
        return replace(player, spec=spec, judgement="plain")
    match = AMOUNT.fullmatch(amount)
    if (
        match
        and player.kind == mind.PLANNER
        and not match[2]
        and 1 <= int(float(match[1])) <= WIDEST
        and "." not in amount
    ):
        return replace(player.with_width(int(match[1])), spec=spec)
    if match and player.kind == mind.MCTS and float(match[1]) > 0:
        if match[2] and not player.sees:
            return replace(player, spec=spec, seconds=float(match[1]) / (1000 if match[2] == "ms" else 1))
        if "." not in amount and not match[2]:
            return replace(player, spec=spec, playouts=int(match[1]))
    raise RulesError(said("bots-amount", spec=spec, name=name, widest=WIDEST))


def fair_player(spec: str) -> Player:
    """The player of this name, if it plays with what its seat sees: nobody else sits down with people."""
    player = player_named(spec)
    if player.sees:
        raise RulesError(said("bots-sees", spec=spec))
    return player
