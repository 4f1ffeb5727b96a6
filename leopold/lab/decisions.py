"""Which of several searches decides better, decision by decision.

    python -m leopold.lab.decisions mcts:50 mcts:100 mcts:200 mcts:400 --games 8 --solo
    python -m leopold.lab.decisions mcts:100 mcts:1600 --games 20 --every 4

Whole games tell little: luck is many times as large as what one more playout brings. So the searches are asked about
the same positions, and only where they choose otherwise anything has to be found out: both turns are played and
planners play on to the end of the game, many times, on the same deals. What that makes of a game is the mean difference
times the decisions of a game. It says how good a choice is for whoever goes on like a planner, not like the search.
"""

from __future__ import annotations

import argparse
import os
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from random import Random
from time import thread_time
from typing import Final

import numpy as np
import numpy.typing as npt
from rich.console import Console
from rich.progress import Progress
from rich.table import Table

from leopold.bots import PLAYERS, Seen, bot_named, doors, mind, repeatable, seen_by, warm_up_bots
from leopold.bots.compiled import WORD, CompiledBot, stream_from
from leopold.bots.nets import all_judgements
from leopold.bots.notepad import new_notepad
from leopold.bots.roster import fair_player
from leopold.config import Choices
from leopold.errors import GameError
from leopold.game import Game
from leopold.packs.tables import SEATS
from leopold.rules import engine
from leopold.rules.actions import ACTIONS
from leopold.rules.state import GAME, RECORD_BYTES

Turn = tuple[int, ...]

BY: Final = "mcts:50"
"""Who plays the games that the positions come from."""
FINISHER: Final = PLAYERS["planner"].with_width(8)
"""Who plays everybody's seat after the turn that is looked at."""
DEALS: Final = 64


@dataclass(frozen=True, slots=True)
class Asked:
    """What each search chose in a position, how long it took, and by how much each of these turns ended ahead."""

    chosen: dict[str, Turn]
    seconds: dict[str, float]
    margins: dict[Turn, npt.NDArray[np.float64]]
    """By deal; empty where everybody chose the same."""

    def gain(self, name: str, over: str) -> float:
        """Points of margin by which one's choice is better than another's."""
        mine, theirs = self.chosen[name], self.chosen[over]
        return 0.0 if mine == theirs else float((self.margins[mine] - self.margins[theirs]).mean())


@dataclass(frozen=True, slots=True)
class Gain:
    """How one search fares against another: what it gains in a game, how sure that is, and what it costs."""

    name: str
    otherwise: float
    """The share of positions in which it chose another turn."""
    points: float
    error: float
    further: float
    """The same over the search before it: what the next step of a curve brings."""
    further_error: float
    seconds: float
    """For a decision, on one core."""


def positions(game: Game, by: str = BY) -> list[Seen]:
    """The decisions of a game for which a search compares turns, as the seat sees them; plays the game to its end."""
    bots = [bot_named(by) for _ in range(game.players)]
    found = []
    while (seat := game.to_move) is not None:
        seen = seen_by(game, seat)
        thought = bots[seat].think(seen, repeatable(game.seed, seat, len(game.moves)))
        if len(thought.candidates) > 1:
            found.append(seen)
        game.apply(thought.number)
    return found


def ask(seen: Seen, searches: Sequence[str], place: int, deals: int = DEALS) -> Asked:
    """Let searches choose in a position, and look at what comes of their choices where they differ."""
    chosen, seconds = {}, {}
    for name in searches:
        began = thread_time()
        thought = CompiledBot(fair_player(name)).think(seen, Random(f"deciding {place}"))
        seconds[name] = thread_time() - began
        chosen[name] = thought.candidates[0].turn if thought.candidates else (thought.number,)
    turns = set(chosen.values())
    margins = {turn: play_out(seen, turn, deals) for turn in turns} if len(turns) > 1 else {}
    return Asked(chosen, seconds, margins)


def play_out(seen: Seen, turn: Turn, deals: int) -> npt.NDArray[np.float64]:
    """By how many points the seat is ahead of the best of the others in the end, after this turn, on each of the deals:
    what it cannot see is dealt anew, the same for every turn."""
    chance = Random("deals")
    games = np.zeros((deals, RECORD_BYTES), np.uint8)
    out = np.zeros(ACTIONS, np.int16)
    for game in games:
        game[:] = seen.covered
        words = np.array([chance.randrange(WORD) for _ in range(4)], np.int64)
        engine.resample(seen.pack.tables, game, seen.seat, words)
        game.view(GAME)[0].log_on = 0
        n = int(engine.legal(seen.pack.tables, game, out))
        for number in turn:
            if number not in out[:n]:
                break  # a card that did not come
            n = int(engine.step(seen.pack.tables, game, number, out))
    rows = np.zeros((1, SEATS, mind.MIND), np.int64)
    rows[:] = FINISHER.row(alone=bool(seen.record.solo))
    streams = np.stack([stream_from(chance) for _ in range(deals)])
    doors.play_until_asked(seen.pack.tables, games, rows, all_judgements(seen.pack), new_notepad(), streams)
    points = games.view(GAME)[:, 0]["vp"][:, : int(seen.record.players)].astype(np.float64)
    others = np.delete(points, seen.seat, axis=1).max(axis=1)
    return np.asarray(points[:, seen.seat] - others, np.float64)


def gains(asked: Sequence[Asked], decisions: float) -> list[Gain]:
    """What each search gains over the first, and over the one before it, in a game of so many decisions."""
    names = list(asked[0].chosen)
    found = []
    for before, name in zip([names[0], *names], names, strict=False):
        points, error = _in_a_game([one.gain(name, names[0]) for one in asked], decisions)
        further, further_error = _in_a_game([one.gain(name, before) for one in asked], decisions)
        otherwise = float(np.mean([one.chosen[name] != one.chosen[names[0]] for one in asked]))
        seconds = float(np.mean([one.seconds[name] for one in asked]))
        found.append(Gain(name, otherwise, points, error, further, further_error, seconds))
    return found


def _in_a_game(by: Sequence[float], decisions: float) -> tuple[float, float]:
    """What gains by position make of a game, with its standard error."""
    error = np.std(by, ddof=1) / np.sqrt(len(by)) if len(by) > 1 else np.inf
    return float(np.mean(by)) * decisions, float(error) * decisions


def compare(
    searches: Sequence[str],
    games: Sequence[Game],
    *,
    every: int = 1,
    deals: int = DEALS,
    progress: Callable[[int, int], None] | None = None,
) -> list[Gain]:
    """What each search gains over the first, from every so many-th decision of some games."""
    warm_up_bots()
    with ThreadPoolExecutor(os.cpu_count(), "deciding") as pool:
        found = [seen for ones in pool.map(positions, games) for seen in ones]
        looked_at = found[::every]
        done = []
        for one in pool.map(lambda at: ask(looked_at[at], searches, at, deals), range(len(looked_at))):
            done.append(one)
            if progress:
                progress(len(done), len(looked_at))
    seats = sum(1 if game.config.solo else game.players for game in games)
    return gains(done, len(found) / seats)


def main() -> None:
    """Play, ask, and print what was found."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("searches", nargs="+")
    parser.add_argument("--games", type=int, default=8)
    parser.add_argument("--every", type=int, default=1)
    parser.add_argument("--deals", type=int, default=DEALS)
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--solo", action="store_true")
    parser.add_argument("--level", default="hard")
    asked = parser.parse_args()
    if min(asked.games, asked.every, asked.deals) < 1:
        parser.error("--games, --every and --deals are at least 1.")
    solo: Choices = {"solo": True, "level": asked.level} if asked.solo else {}
    try:
        for name in asked.searches:
            fair_player(name)
        games = [
            Game(1 if asked.solo else asked.players, **Choices(seed=f"deciding {number}", **solo))
            for number in range(asked.games)
        ]
    except GameError as wrong:
        parser.error(str(wrong))
    console = Console()
    with Progress(console=console, transient=True) as bar:
        task = bar.add_task("Decisions", total=None)
        found = compare(
            asked.searches,
            games,
            every=asked.every,
            deals=asked.deals,
            progress=lambda done, total: bar.update(task, completed=done, total=total),
        )
    table = Table("search", "otherwise", "points a game (s.e.)", "over the one before", "ms a decision")
    for one in found:
        gained, further = f"{one.points:+.1f} ({one.error:.1f})", f"{one.further:+.1f} ({one.further_error:.1f})"
        table.add_row(one.name, f"{100 * one.otherwise:.0f} %", gained, further, f"{1000 * one.seconds:.0f}")
    console.print(table)


if __name__ == "__main__":
    main()
