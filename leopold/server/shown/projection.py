"""What a pair of eyes sees of a table: everything sent to a seat is made here, from a record with the rest covered."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Final

import msgspec
import numpy as np

from leopold import journal
from leopold.game import Action, Bytes, Game
from leopold.rules import agenda, engine
from leopold.rules.actions import kind_of
from leopold.rules.state import GAME
from leopold.server.models import (
    Caution,
    Choice,
    Coming,
    Decision,
    Event,
    Line,
    Obstacle,
    Told,
    View,
)
from leopold.server.shown.decision import decision_of, pending_of
from leopold.server.shown.refusals import obstacles
from leopold.telling import tell
from leopold.text.moment import Moment, look
from leopold.text.notation import action_arguments
from leopold.view import Plain, plain_view, seat_view

ONLOOKER: Final = None
Eyes = int | None
"""A seat, or an onlooker."""

SECRET_KINDS: Final = ("draft", "return")
"""Actions that name a card which only the acting seat may know."""


class Sight:
    """A position as these eyes see it: covered once, its fields read once, because reading a record is slow."""

    __slots__ = ("_fields", "eyes", "game")

    def __init__(self, game: Game, eyes: Eyes) -> None:
        covered = game.record_bytes.copy()
        engine.observe(game.pack.tables, covered, _viewer(eyes))
        self.game = game
        self.eyes = eyes
        self._fields = fields_of(covered)

    @property
    def view(self) -> View:
        """The table as these eyes see it."""
        return _view(plain_view(self.game.pack, self._fields, _viewer(self.eyes)))

    @property
    def moment(self) -> Moment | None:
        """The decision as these eyes see it."""
        return look(self.game.pack, self._fields)

    @property
    def events(self) -> list[Event]:
        """What the last action brought, as these eyes may know it."""
        return [Event(key=event.name, seat=event.seat, params=dict(event.arguments)) for event in self._happened]

    @property
    def told(self) -> list[Told]:
        """The same as lines of the log."""
        lines = tell(self.game.pack, self._happened, self.game.config.level)
        return [Told(seat=line.seat, said=line.said, at=line.at) for line in lines]

    @property
    def _happened(self) -> list[journal.Event]:
        return journal.read_log(self.game.pack, self._fields)


def _viewer(eyes: Eyes) -> int:
    return -1 if eyes is None else eyes


def fields_of(record: Bytes) -> np.record:
    """A record with all its fields read at once: the same names, many times quicker to look at."""
    row = record.view(GAME)
    return SimpleNamespace(**{name: row[name][0] for name in _FIELDS})  # type: ignore[return-value]


_FIELDS: Final = GAME.names or ()


def open_view(game: Game) -> View:
    """With all hands open, for looking back at a finished game."""
    shown = plain_view(game.pack, Sight(game, None)._fields, -1)
    shown["seats"] = [seat_view(game.pack, game.record, seat, seat) for seat in range(game.players)]
    return _view(shown)


def _view(shown: Plain) -> View:
    shown["dice"] = list(shown["dice"].values())
    return msgspec.convert(shown, View)


def choice_of(action: Action) -> Choice:
    return Choice(number=action.number, kind=action.kind, text=action.text, args=dict(action.arguments))


def choices_of(game: Game, eyes: Eyes) -> list[Choice]:
    """What may be done now, by whoever is to move."""
    if eyes is None or eyes != game.to_move:
        return []
    return [choice_of(action) for action in game.actions]


def decision_and_pending(now: Moment | None) -> tuple[Decision | None, list[Coming]]:
    """The prompt, and what comes after; both are about things that lie open."""
    return (None, []) if now is None else (decision_of(now), pending_of(now))


def obstacles_of(now: Moment | None, eyes: Eyes) -> list[Obstacle]:
    """Why other things cannot be done, for whoever decides."""
    if now is None or now.seat != eyes:
        return []
    return [
        Obstacle(
            kind=kind_of(number).name,
            args=dict(action_arguments(now.pack, now.g, number)),
            key=said.key,
            params=said.params,
        )
        for number, said in obstacles(now)
    ]


def may_know(action: Action | Choice, actor: int | None, eyes: Eyes) -> bool:
    """May these eyes know which action this was?"""
    return actor == eyes or action.kind not in SECRET_KINDS


def cautions_of(game: Game, now: Moment | None, eyes: Eyes) -> list[Caution]:
    """Omissions that are seldom meant."""
    if now is None or now.seat != eyes or now.op != agenda.TURN:
        return []
    kinds = {action.kind for action in game.actions}
    found = []
    if "check-in" in kinds:
        found += [Caution(kind=kind, key="caution-check_in") for kind in ("end", "pass") if kind in kinds]
    if "guest" in kinds and "die" in kinds:
        found.append(Caution(kind="die", key="caution-no_guest"))
    return found


def lines_of(game: Game) -> list[Line]:
    """The score sheet."""
    return [
        Line(seat=score.seat, total=score.total, rank=score.rank, sources=dict(score.sources)) for score in game.scores
    ]
