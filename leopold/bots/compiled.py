"""The compiled players as bots: they hand what their seat sees to compiled code and get an action back."""

from __future__ import annotations

import os
import time
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from functools import cache
from random import Random
from typing import Final

import numpy as np
import numpy.typing as npt

from leopold.bots import doors, mind
from leopold.bots.interface import Budget, Candidate, Seen, Thought
from leopold.bots.nets import all_judgements
from leopold.bots.notepad import NOTEPAD, new_notepad
from leopold.bots.roster import Player
from leopold.rules.jit import Progress, warm_up

WORD: Final = 1 << 32
OBVIOUS: Final = 8.0
"""Points by which a planned turn leads all others when nothing needs to be tried."""
CLEAR: Final = 3.0
"""Standard errors by which the best turn must lead for thinking to stop before its time."""
TRIED: Final = 24
"""Tries before a lead is believed."""
REST: Final = 0.15
"""The share of a turn's time that is kept for what a turned card may change."""

TALLIES: Final = ("choice_tries", "choice_total", "choice_squares", "choice_points")
CHOICES: Final = tuple(name for name in NOTEPAD.names or () if name.startswith("choice"))
Bytes = npt.NDArray[np.uint8]


def warm_up_bots(progress: Progress | None = None) -> float:
    """Compile the players, or load them from the cache; returns the seconds it took."""
    return warm_up(progress) + warm_up(progress, "bots")


def stream_from(chance: Random) -> npt.NDArray[np.uint32]:
    """A random state for thinking, apart from the game's own."""
    return np.array([chance.randrange(1, WORD) for _ in range(4)], np.uint32)


@cache
def _pool() -> ThreadPoolExecutor:
    return ThreadPoolExecutor(_threads(), "thinking")


def _threads() -> int:
    return max(1, min(4, os.cpu_count() or 1))


def known(seen: Seen) -> tuple[int, ...]:
    """What changes when a card is turned, drawn or looked at, or dice are rolled: then plans are made anew.

    An entrance may come with objectives or tiles that are dealt when it opens.
    """
    g = seen.record
    opened = int(g.entrance[seen.seat])
    return (int(g.round_no), int(g.bin), int(g.guest_deck_n), int(g.staff_deck_n), int(g.looked_n), opened)


def turn_of(seen: Seen) -> tuple[int, ...]:
    """Which turn this is, so that its time is spent only once."""
    g = seen.record
    return (int(g.round_no), int(g.bin), int(g.turns[seen.seat]) - int(g.die_taken), seen.seat)


@dataclass
class CompiledBot:
    """Random, greedy, planner or mcts. What it planned for a turn it plays, as long as nothing new is seen."""

    player: Player
    _plan: list[int] = field(default_factory=list)
    _planned: tuple[int, ...] = ()
    _turn: tuple[int, ...] = ()
    _spent: float = 0.0

    @property
    def name(self) -> str:
        """How it is called for."""
        return self.player.spec

    def think(self, seen: Seen, chance: Random, budget: Budget | None = None) -> Thought:
        """Decide; see `Bot.think`."""
        if len(seen.numbers) == 1:
            if self._plan[:1] == [seen.numbers[0]]:
                self._plan.pop(0)
            return Thought(seen.numbers[0])
        if self.player.kind == mind.RANDOM:
            return Thought(chance.choice(seen.numbers))
        warm_up_bots()
        if self.player.kind not in (mind.PLANNER, mind.MCTS):  # decides action by action
            return Thought(ask(self.player, seen, new_notepad(), stream_from(chance), doors.CHOOSE))
        if self._goes_on(seen):
            return Thought(self._plan.pop(0))
        stream = stream_from(chance)
        thought = self._search(seen, stream, budget) if self.player.kind == mind.MCTS else self._plan_turn(seen, stream)
        self._plan = list(thought.candidates[0].turn[1:])
        self._planned = (*known(seen), seen.seat)
        return thought

    def knows(self, seen: Seen) -> bool:
        """Does it know what to do without thinking: there is no choice, or it has planned its turn?"""
        return len(seen.numbers) == 1 or self._goes_on(seen)

    def _goes_on(self, seen: Seen) -> bool:
        """Is what it planned still what there is to do?"""
        return bool(self._plan) and self._planned == (*known(seen), seen.seat) and self._plan[0] in seen.numbers

    def _plan_turn(self, seen: Seen, stream: npt.NDArray[np.uint32]) -> Thought:
        """The best turn a planner finds, with the mistakes its level makes."""
        notepad = new_notepad()
        number = ask(self.player, seen, notepad, stream, doors.CHOOSE)
        m = notepad.view(NOTEPAD)[0]
        return Thought(number, (Candidate(tuple(m.plan[: int(m.plan_n)].tolist()), float(m.turn_own[0])),))

    def _search(self, seen: Seen, stream: npt.NDArray[np.uint32], budget: Budget | None) -> Thought:
        """Compare turns by playouts until the budget is spent or one clearly leads."""
        began = time.perf_counter()
        turn = turn_of(seen)
        if turn != self._turn:
            self._turn, self._spent = turn, 0.0
        player = self.player
        if budget is not None and (budget.seconds is not None or budget.playouts is not None):
            player = player.within(budget.seconds, budget.playouts or 0)
        notepad = new_notepad()
        n = ask(player, seen, notepad, stream, doors.FIND)
        m = notepad.view(NOTEPAD)[0]
        if n == 1 or m.choice_value[0] - m.choice_value[1] > OBVIOUS:
            pass
        elif player.seconds is None:
            halve(player, seen, notepad, stream, n)
        else:
            rest = player.seconds - self._spent
            until = began + (rest * (1 - REST) if self._spent == 0.0 else rest)
            halve_in_time(player, seen, notepad, stream, n, until)
        self._spent += time.perf_counter() - began
        found = candidates(notepad, n)
        return Thought(found[0].turn[0], found)


def ask(
    player: Player, seen: Seen, notepad: Bytes, stream: npt.NDArray[np.uint32], task: int, n: int = 0, tries: int = 0
) -> int:
    """One task of a player's, in compiled code."""
    row = player.row(alone=bool(seen.record.solo))
    return int(
        doors.think(seen.pack.tables, seen.covered, row, all_judgements(seen.pack), notepad, stream, task, n, tries)
    )


def halve(player: Player, seen: Seen, notepad: Bytes, stream: npt.NDArray[np.uint32], n: int) -> None:
    """The same number of playouts for each halving, as compiled matches do it."""
    rounds = max(1, (n - 1).bit_length())
    while n > 1:
        ask(player, seen, notepad, stream, doors.TRY, n, max(1, player.playouts // (rounds * n)))
        n = (n + 1) // 2


def halve_in_time(
    player: Player, seen: Seen, notepad: Bytes, stream: npt.NDArray[np.uint32], n: int, until: float
) -> None:
    """The same time for each halving, on all threads; each thread deals for itself."""
    pads = [notepad.copy() for _ in range(_threads())]
    streams = [stream_from(Random(int(stream[0]) * WORD + int(stream[1]) + k)) for k in range(len(pads))]
    rounds = max(1, (n - 1).bit_length())
    while n > 1 and time.perf_counter() < until and not is_clear(notepad, n):
        end = time.perf_counter() + (until - time.perf_counter()) / rounds
        while time.perf_counter() < end:
            for pad in pads:
                hand_out(notepad, pad)
            asked = [
                _pool().submit(ask, player, seen, pad, s, doors.TRY, n, 1) for pad, s in zip(pads, streams, strict=True)
            ]
            for job in asked:
                job.result()
            gather(notepad, pads, n)
            ask(player, seen, notepad, stream, doors.SORT, n)
        n = (n + 1) // 2
        rounds -= 1


def is_clear(notepad: Bytes, n: int) -> bool:
    """Does the first of n turns lead the second by more than chance explains?"""
    m = notepad.view(NOTEPAD)[0]
    tries = m.choice_tries[:2].astype(float)
    if n < 2 or tries.min() < TRIED:
        return False
    means = m.choice_total[:2] / tries
    errors = (m.choice_squares[:2] / tries - means**2).clip(min=0.0) / tries
    return bool(means[0] - means[1] > CLEAR * np.sqrt(errors.sum()))


def hand_out(notepad: Bytes, pad: Bytes) -> None:
    """A thread's own notepad gets what is to be compared, as it stands; its tree stays."""
    ours, theirs = notepad.view(NOTEPAD)[0], pad.view(NOTEPAD)[0]
    for name in CHOICES:
        theirs[name][:] = ours[name]


def gather(notepad: Bytes, pads: list[Bytes], n: int) -> None:
    """Add up what the threads have tried since they got their copies; each has sorted its own, so turns are matched."""
    m = notepad.view(NOTEPAD)[0]
    before = {tuple(m.choice[k, : int(m.choice_n[k])].tolist()): k for k in range(n)}
    base = {name: m[name][:n].copy() for name in TALLIES}
    for pad in pads:
        other = pad.view(NOTEPAD)[0]
        for k in range(n):
            at = before[tuple(other.choice[k, : int(other.choice_n[k])].tolist())]
            for name, had in base.items():
                m[name][at] += other[name][k] - had[at]


def candidates(notepad: Bytes, n: int) -> tuple[Candidate, ...]:
    """What stands in a notepad, the best first."""
    m = notepad.view(NOTEPAD)[0]
    found = []
    for k in range(n):
        tries = int(m.choice_tries[k])
        expected = float(m.choice_points[k] / tries if tries else m.choice_own[k])
        found.append(Candidate(tuple(m.choice[k, : int(m.choice_n[k])].tolist()), expected, tries))
    return tuple(found)
