"""A table in memory: the game its log leads to. Playing the log again gives the same, in every process."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from operator import gt
from typing import Final, NamedTuple

import numpy as np
import numpy.typing as npt

from leopold.errors import RulesError
from leopold.game import Game
from leopold.guide import Progress, script_named
from leopold.rules import events
from leopold.server.models import Coming, Decision
from leopold.server.models.actions import TAKEN_BACK
from leopold.server.shown.projection import Projection, decision_and_pending
from leopold.server.store.stored import StoredEntry, Summary
from leopold.server.tables.settings import TableSettings
from leopold.view import View, Viewer, read_fields
from leopold.words import said

REVEALING: Final = frozenset(
    (
        events.DICE_ROLLED,
        events.GUEST_ARRIVED,
        events.GUESTS_RESHUFFLED,
        events.STAFF_DRAWN,
        events.STAFF_LOOKED_AT,
        events.HAND_DEALT,
        events.INSTRUCTION_TURNED,
        events.AUTOMATON_STAFF,
    )
)
"""After one of these somebody knows more than before, and nothing before it can be taken back."""


@dataclass(frozen=True, slots=True)
class Wish:
    """What a seat asks to take back, and who has agreed."""

    seat: int
    steps: int
    agreed: frozenset[int] = frozenset()


class Position:
    """The position of a table, its moves so far, and what its log says about who plays."""

    def __init__(self, settings: TableSettings) -> None:
        self.settings = settings
        self.game: Game = settings.new_game()
        self.moves: list[int] = []
        self.revision = 0
        self.projections: dict[Viewer, Projection] = {}
        """How the game as it stands is seen by those who have asked; another one after every entry."""
        self._open_view: View | None = None
        """What everybody sees of it."""
        self._asked: tuple[Decision | None, list[Coming]] | None = None
        self.keys: dict[str, int] = {}
        """For each request that was carried out, the revision it led to."""
        self.stand_ins: dict[int, str] = {}
        """Seats that a bot plays in place of a person, with its level."""
        self.failed: set[int] = set()
        """Bots that failed: greedy plays for them."""
        self.wish: Wish | None = None
        """What somebody asks to take back."""
        self.declined = False
        """It has been declined, and is not asked again before something is played."""
        self.asked_at: dict[int, float] = {}
        """For each seat, when it was last asked to decide."""
        self.spent: dict[int, float] = {}
        """Seconds that each seat has thought in this game."""
        self.counted_at = 0.0
        """Up to when they are counted; 0 before anything has happened."""
        self.late: int | None = None
        """The seat that has not decided in time, until it has."""
        self.timed_out: set[int] = set()
        """Seats whose time for the whole game is up."""
        self._undoable: list[int] = []
        """The seats of the actions that can still be taken back, in the order of `game`'s own past."""
        self._settled = 0
        """How many of them nobody takes back all the same: a bot and a person have changed places since."""
        script = script_named(settings.guide)
        self.guide = Progress(script, self.game) if script is not None else None
        """How far the guided game has come."""

    def copy(self) -> Position:
        """To try something on."""
        twin = object.__new__(Position)
        twin.__dict__.update(self.__dict__)
        twin.game = self.game.copy()
        twin.moves = self.moves.copy()
        twin.keys = self.keys.copy()
        twin.stand_ins = self.stand_ins.copy()
        twin.failed = self.failed.copy()
        twin.asked_at = self.asked_at.copy()
        twin.spent = self.spent.copy()
        twin.timed_out = self.timed_out.copy()
        twin._undoable = self._undoable.copy()
        twin.guide = self.guide.copy() if self.guide is not None else None
        return twin

    # --- what is seen of it

    def projection(self, viewer: Viewer) -> Projection:
        if viewer not in self.projections:
            self.projections[viewer] = Projection(self.game, viewer)
        return self.projections[viewer]

    def view(self, viewer: Viewer) -> View:
        """The table as somebody sees it; what everybody sees is looked up once."""
        if self._open_view is None:
            self._open_view = self.projection(None).view()
        return self.projection(viewer).view(self._open_view)

    @property
    def asked(self) -> tuple[Decision | None, list[Coming]]:
        """What is to be decided, and what comes after: things that lie open, and so are the same for everybody."""
        if self._asked is None:
            self._asked = decision_and_pending(self.projection(None).moment)
        return self._asked

    # --- the log

    def follow(self, entries: Iterable[StoredEntry]) -> None:
        """Carry out what the log says."""
        for entry in entries:
            before = self.game.to_move
            self._count(before, entry)
            if entry.kind == "action":
                assert entry.number is not None
                self.play(entry.number)
            elif entry.kind == "undo":
                self.take_back(int(entry.detail["steps"]))
            elif entry.kind == "stand_in":
                self._stand_in(entry)
            elif entry.kind == "bot_failed" and entry.seat is not None:
                self.failed.add(entry.seat)
            elif entry.kind == "guide" and self.guide is not None:
                self.guide.left = entry.detail["wish"] == "leave"
                if entry.detail["scene"]:
                    self.guide.finish(str(entry.detail["scene"]))
            elif entry.kind.startswith("undo_"):
                self._consent(entry)
            elif entry.kind == "time_up":
                self._time_up(entry)
            self._ask(before, entry)
            self.projections, self._open_view, self._asked = {}, None, None
            self.revision = entry.revision
            if entry.key is not None:
                self.keys[entry.key] = entry.revision

    def _stand_in(self, entry: StoredEntry) -> None:
        assert entry.seat is not None
        self.failed.discard(entry.seat)
        self._settled = len(self._undoable)
        if self.late == entry.seat:
            self.late = None
        if entry.detail["level"]:
            self.stand_ins[entry.seat] = str(entry.detail["level"])
        else:
            self.stand_ins.pop(entry.seat, None)

    def _consent(self, entry: StoredEntry) -> None:
        assert entry.seat is not None
        if entry.kind == "undo_asked":
            self.wish = Wish(entry.seat, int(entry.detail["steps"]))
        elif entry.kind == "undo_declined":
            self.wish, self.declined = None, True
        elif self.wish is not None:
            self.wish = replace(self.wish, agreed=self.wish.agreed | set(entry.detail["seats"]))

    # --- time

    def _count(self, thinking: int | None, entry: StoredEntry) -> None:
        """The time since the last entry is whose turn it was. Nobody's is the time until somebody has sat down."""
        if thinking is not None and thinking not in self.stand_ins and self.counted_at and entry.kind != "seat":
            self.spent[thinking] = self.spent.get(thinking, 0.0) + max(0.0, entry.at - self.counted_at)
        self.counted_at = entry.at

    def _ask(self, before: int | None, entry: StoredEntry) -> None:
        """Whoever is to move now has their time from here on; taking back gives nobody a fresh turn."""
        now = self.game.to_move
        if now != before:
            self.late = None
        afresh = entry.kind in ("seat", "stand_in") or (now != before and entry.kind != "undo")
        if now is not None and (afresh or now not in self.asked_at):
            self.asked_at[now] = entry.at

    def _time_up(self, entry: StoredEntry) -> None:
        assert entry.seat is not None
        self.late = entry.seat
        if self.settings.house.clock == "game":
            self.timed_out.add(entry.seat)

    def waits_since(self, then: float) -> bool:
        """Has whoever is to move been asked before then?"""
        seat = self.game.to_move
        return seat is not None and self.asked_at.get(seat, then) < then

    # --- playing

    def play(self, number: int) -> None:
        """One action; an illegal one changes nothing and raises."""
        game = self.game
        seat = game.to_move
        if seat is None:
            raise RulesError(said("why-over"))
        if self._undoable and self._undoable[-1] != seat:
            self._forget_past()
        self.wish, self.declined = None, False
        deciding = game.deciding
        before = lying_hidden(game.record_bytes)
        if self.guide is not None and number in game.numbers:
            self.guide.acting(game, number)
        game.apply(number)
        if self.guide is not None:
            self.guide.acted(game)
        self.moves.append(number)
        self._undoable.append(seat)
        kept = len(self._undoable) < TAKEN_BACK
        if deciding == "draft" or game.over or reveals(before, game.record_bytes) or not kept:
            self._forget_past()

    def take_back(self, steps: int) -> None:
        """Undo so many actions, all or none."""
        if steps > len(self._undoable):
            raise RulesError(said("problem-undo-barrier"))
        self.wish = None
        for _ in range(steps):
            self.game.undo()
            self.moves.pop()
            self._undoable.pop()
        if self.guide is not None:
            self.guide.took_back(steps)

    def undoable(self, seat: int | None) -> int:
        """How many actions this seat can take back; what a bot did in somebody's stead is nobody's to take back."""
        if seat in self.stand_ins or not self._undoable or self._undoable[-1] != seat:
            return 0
        return max(0, len(self._undoable) - self._settled)

    def _forget_past(self) -> None:
        """New information has appeared: the game keeps no past to go back to."""
        self.game.restore(self.game.snapshot())
        self._undoable.clear()
        self._settled = 0

    @property
    def summary(self) -> Summary:
        """For the list of tables."""
        game = self.game
        return Summary(
            moves=len(self.moves),
            round=game.round,
            to_move=game.to_move,
            finished=game.over,
            totals=[score.total for score in game.scores] if game.over else None,
        )


class LyingHidden(NamedTuple):
    """What chance still holds: its state, and how many cards lie on each stack."""

    chance: bytes
    stacks: tuple[int, ...]


def lying_hidden(record: npt.NDArray[np.uint8]) -> LyingHidden:
    g = read_fields(record)
    return LyingHidden(g.random.tobytes(), (g.guest_deck_n, g.staff_deck_n, g.instructions_n, g.private_n))


def reveals(before: LyingHidden, record: npt.NDArray[np.uint8]) -> bool:
    """Has the last action shown anybody something new: a card, dice, a shuffled deck?"""
    after = lying_hidden(record)
    if before.chance != after.chance or any(map(gt, before.stacks, after.stacks)):
        return True
    g = read_fields(record)
    return not REVEALING.isdisjoint(g.log[: int(g.log_n), 0].tolist())
