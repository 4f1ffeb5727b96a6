"""Teach a small network to play, with NumPy alone: a minute on one core, and it beats random players.

    python examples/train_policy.py                       # a minute, then a match against random players
    python examples/train_policy.py --seconds 600 --file mine.npz
    python examples/train_policy.py --file mine.npz --seconds 0    # only the match, with a policy saved before

The learner is an advantage actor-critic: one hidden layer, a softmax over the legal actions, and an estimate of the
points still to come. It plays many games at a time (`BatchedGames`), the other seat is a bot's, and its rewards are the
points as they are scored.
"""

from __future__ import annotations

import argparse
import os
import sys
import time
import zipfile
from dataclasses import dataclass, field
from pathlib import Path

os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")  # one core, as promised; before NumPy is loaded

import numpy as np
import numpy.typing as npt

from leopold.envs import BatchedGames
from leopold.errors import RecordError, RulesError

Floats = npt.NDArray[np.float32]
Ints = npt.NDArray[np.int64]

HIDDEN = 64
POINTS = 10.0
"""Rewards are counted in tens of points, so that the numbers a network sees and gives are near one."""
DISCOUNT = 0.99
TRACE = 0.95
"""How far an advantage looks ahead: from 0, one step, to 1, the whole game."""
ENTROPY = 0.01
STEPS = 16
"""Steps of every game between two lessons."""
RATE = 2e-3
BOTH_SEATS = ({1: "random"}, {0: "random"})


class Policy:
    """A network with one hidden layer: an observation in, a liking for each action and an estimate of points out."""

    def __init__(self, features: int, actions: int, chance: np.random.Generator) -> None:
        def weights(rows: int, columns: int, scale: float) -> Floats:
            return chance.standard_normal((rows, columns), np.float32) * np.float32(scale / rows**0.5)

        self.parts: dict[str, Floats] = {
            "hidden": weights(features, HIDDEN, 1.0),
            "hidden_bias": np.zeros(HIDDEN, np.float32),
            "liking": weights(HIDDEN, actions, 0.1),
            "liking_bias": np.zeros(actions, np.float32),
            "value": weights(HIDDEN, 1, 0.1),
            "value_bias": np.zeros(1, np.float32),
        }

    def think(self, seen: Floats, mask: npt.NDArray[np.bool_]) -> tuple[Floats, Floats, Floats]:
        """The hidden layer, the chance of each action (none for what is not legal), and the points still to come."""
        parts = self.parts
        hidden = np.tanh(seen @ parts["hidden"] + parts["hidden_bias"])
        liking = hidden @ parts["liking"] + parts["liking_bias"]
        liking[~mask] = -np.inf
        liking -= liking.max(axis=1, keepdims=True)
        chances = np.exp(liking, out=liking)
        chances /= chances.sum(axis=1, keepdims=True)
        return hidden, chances, (hidden @ parts["value"] + parts["value_bias"])[:, 0]

    def save(self, file: Path) -> None:
        """Written beside and then put in place, so that a file that was there is never half overwritten."""
        beside = file.with_name(file.name + ".new.npz")
        np.savez(beside, allow_pickle=False, **self.parts)
        beside.replace(file)

    @classmethod
    def load(cls, file: Path, features: int, actions: int) -> Policy:
        """A policy saved before, if it is one and fits these games."""
        policy = cls(features, actions, np.random.default_rng(0))
        try:
            with np.load(file, allow_pickle=False) as saved:
                parts = {name: saved[name] for name in policy.parts}
        except (KeyError, ValueError, TypeError, AttributeError, EOFError, zipfile.BadZipFile):
            raise RecordError(f"{file} is not a policy saved by this program.") from None
        for name, part in policy.parts.items():
            if parts[name].shape != part.shape:
                raise RecordError(
                    f"{file} was made for other observations: {name} has the shape {parts[name].shape}, "
                    f"and these games need {part.shape}."
                )
        policy.parts = parts
        return policy


def drawn(chances: Floats, chance: np.random.Generator) -> Ints:
    """One action a row, by its chances."""
    ladder = np.cumsum(chances, axis=1)
    rungs = chance.random((len(chances), 1), dtype=np.float32) * ladder[:, -1:]
    picked: Ints = (ladder <= rungs).sum(axis=1)
    # rounding may step over the last rung onto an action that is not legal
    missed = chances[np.arange(len(chances)), np.minimum(picked, chances.shape[1] - 1)] == 0
    picked[missed] = chances[missed].argmax(axis=1)
    return picked


@dataclass
class Adam:
    """Steps of a size that suits each weight."""

    rate: float = RATE
    count: int = 0
    mean: dict[str, Floats] = field(default_factory=dict)
    square: dict[str, Floats] = field(default_factory=dict)

    def improve(self, parts: dict[str, Floats], slopes: dict[str, Floats]) -> None:
        """One step down the slopes."""
        self.count += 1
        size = self.rate * np.sqrt(1 - 0.999**self.count) / (1 - 0.9**self.count)
        for name, slope in slopes.items():
            mean = self.mean.setdefault(name, np.zeros_like(slope))
            square = self.square.setdefault(name, np.zeros_like(slope))
            mean += 0.1 * (slope - mean)
            square += 0.001 * (slope * slope - square)
            parts[name] -= (size * mean / (np.sqrt(square) + 1e-8)).astype(np.float32)


@dataclass
class Lesson:
    """What happened in some steps of all games: [step, game, ...]."""

    seen: Floats
    mask: npt.NDArray[np.bool_]
    actions: Ints
    rewards: Floats
    done: npt.NDArray[np.bool_]
    values: Floats


class Learner:
    """Plays, and learns from what it played."""

    def __init__(self, policy: Policy, games: BatchedGames, seed: int) -> None:
        n = games.n
        self.policy = policy
        self.games = games
        self.seats = np.arange(n) % games.players
        self.chance = np.random.default_rng(seed)
        self.adam = Adam()
        self.finished: list[float] = []
        """The points of every game so far."""
        self.lesson = Lesson(
            np.zeros((STEPS, n, games.features), np.float32),
            np.zeros((STEPS, n, games.mask.shape[1]), np.bool_),
            np.zeros((STEPS, n), np.int64),
            np.zeros((STEPS, n), np.float32),
            np.zeros((STEPS, n), np.bool_),
            np.zeros((STEPS + 1, n), np.float32),
        )

    def play(self) -> None:
        """Some steps of every game, remembered."""
        lesson, games = self.lesson, self.games
        rows = np.arange(games.n)
        for step in range(STEPS):
            lesson.seen[step] = games.observations
            lesson.mask[step] = games.mask
            _, chances, lesson.values[step] = self.policy.think(lesson.seen[step], lesson.mask[step])
            lesson.actions[step] = drawn(chances, self.chance)
            _, rewards, done, info = games.step(lesson.actions[step])
            lesson.rewards[step] = rewards[rows, self.seats] / POINTS
            lesson.done[step] = done
            ended = np.flatnonzero(done)
            self.finished += info["final_scores"][ended, self.seats[ended]].tolist()
        lesson.values[STEPS] = self.policy.think(games.observations, games.mask)[2]

    def advantages(self) -> Floats:
        """How much better each action turned out than was expected (generalised advantage estimation)."""
        lesson = self.lesson
        found = np.zeros_like(lesson.rewards)
        ahead = np.zeros(self.games.n, np.float32)
        for step in range(STEPS - 1, -1, -1):
            goes_on = 1 - lesson.done[step].astype(np.float32)
            surprise = lesson.rewards[step] + DISCOUNT * goes_on * lesson.values[step + 1] - lesson.values[step]
            ahead = surprise + DISCOUNT * TRACE * goes_on * ahead
            found[step] = ahead
        return found

    def learn(self) -> None:
        """Make what turned out well more likely, and the estimates better."""
        lesson = self.lesson
        found = self.advantages()
        targets = (found + lesson.values[:-1]).ravel()
        weight = ((found - found.mean()) / (found.std() + 1e-6)).ravel()
        seen = lesson.seen.reshape(-1, lesson.seen.shape[-1])
        hidden, chances, values = self.policy.think(seen, lesson.mask.reshape(len(seen), -1))
        rows = np.arange(len(seen))
        # the slope of -weight * log(chance) - ENTROPY * entropy, by the liking for each action
        logs = np.log(chances + 1e-12)
        entropy = -(chances * logs).sum(axis=1, keepdims=True)
        slope = chances * (weight[:, None] + ENTROPY * (logs + entropy))
        slope[rows, lesson.actions.ravel()] -= weight
        slope /= len(seen)
        value_slope = ((values - targets) / len(seen))[:, None]
        parts = self.policy.parts
        inner = (slope @ parts["liking"].T + value_slope @ parts["value"].T) * (1 - hidden * hidden)
        slopes = {
            "hidden": seen.T @ inner,
            "hidden_bias": inner.sum(axis=0),
            "liking": hidden.T @ slope,
            "liking_bias": slope.sum(axis=0),
            "value": hidden.T @ value_slope,
            "value_bias": value_slope.sum(axis=0),
        }
        self.adam.improve(parts, slopes)


@dataclass(frozen=True)
class Result:
    """A match: games, what was won of them (a draw is half a win), and the points of both sides on average."""

    games: int
    won: float
    points: float
    their_points: float

    @property
    def share(self) -> float:
        return self.won / self.games

    @property
    def interval(self) -> tuple[float, float]:
        """The share that 19 in 20 such matches would be compatible with (Wilson)."""
        n, p, z = self.games, self.share, 1.96
        middle = (p + z * z / (2 * n)) / (1 + z * z / n)
        half = z * np.sqrt(p * (1 - p) / n + z * z / (4 * n * n)) / (1 + z * z / n)
        return float(middle - half), float(middle + half)

    def __str__(self) -> str:
        low, high = self.interval
        return (
            f"{self.share:.1%} of {self.games} games won against a random player "
            f"(95 % interval {low:.1%} to {high:.1%}), {self.points:.1f} points to {self.their_points:.1f}"
        )


def match(policy: Policy, n: int, *, seed: int) -> Result:
    """n games against a random player, half of them in each seat, one game a row and no game twice."""
    games = BatchedGames(n, seed=seed, bots=BOTH_SEATS)
    chance = np.random.default_rng(seed)
    seats = np.arange(n) % 2
    open_rows = np.ones(n, np.bool_)
    totals = np.zeros((n, 2))
    while open_rows.any():
        _, chances, _ = policy.think(games.observations, games.mask)
        _, _, done, info = games.step(drawn(chances, chance))
        first = done & open_rows
        totals[first] = info["final_scores"][first]
        open_rows &= ~done
    own, other = totals[np.arange(n), seats], totals[np.arange(n), 1 - seats]
    won = float((own > other).sum() + 0.5 * (own == other).sum())
    return Result(n, won, float(own.mean()), float(other.mean()))


def train(learner: Learner, *, seconds: float, lessons: int | None = None, every: float = 5.0) -> int:
    """Play and learn for so long, or so many lessons; says now and then how it goes. Returns the lessons."""
    began = said = time.monotonic()
    done = 0
    while time.monotonic() - began < seconds and done != lessons:
        learner.play()
        learner.learn()
        done += 1
        if time.monotonic() - said >= every and learner.finished:
            said = time.monotonic()
            last = learner.finished[-500:]
            print(
                f"{said - began:4.0f} s  {done:5d} lessons  {len(learner.finished):6d} games  "
                f"{np.mean(last):5.1f} points on average in the last {len(last)}"
            )
    return done


def main() -> None:
    """Train, save, load again, and play a match."""
    reader = argparse.ArgumentParser(description="Teach a small network to play, with NumPy alone.")
    reader.add_argument("--seconds", type=float, default=60.0, help="how long to train; 0 only plays the match")
    reader.add_argument("--lessons", type=int, help="stop after so many lessons, however long they take")
    reader.add_argument("--games", type=int, default=128, help="games played at a time")
    reader.add_argument("--seed", type=int, default=1)
    reader.add_argument("--file", type=Path, default=Path("policy.npz"), help="where the policy is kept; used if there")
    reader.add_argument("--match", type=int, default=1000, help="games against a random player at the end")
    asked = reader.parse_args()
    games = BatchedGames(asked.games, seed=asked.seed, bots=BOTH_SEATS, growing=True)
    shape = games.features, games.mask.shape[1]
    if asked.file.exists():
        policy = Policy.load(asked.file, *shape)
        print(f"Going on with {asked.file}.")
    else:
        policy = Policy(*shape, np.random.default_rng(asked.seed))
    seed_of_match = 1_000_000_000 + asked.seed
    if asked.seconds > 0:
        print("Before:", match(policy, asked.match, seed=seed_of_match))
        limit = float("inf") if asked.lessons is not None else asked.seconds
        train(Learner(policy, games, asked.seed), seconds=limit, lessons=asked.lessons)
        policy.save(asked.file)
        policy = Policy.load(asked.file, *shape)
        print(f"Saved in {asked.file} and loaded again.")
    print("Now:   ", match(policy, asked.match, seed=seed_of_match))


if __name__ == "__main__":
    try:
        main()
    except (RulesError, RecordError, OSError) as wrong:
        sys.exit(str(wrong))
    except KeyboardInterrupt:
        sys.exit(130)
