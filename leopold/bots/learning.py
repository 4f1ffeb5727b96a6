"""Learning a judgement from the bots' own games: play, compare what was expected with what came, correct, play again.

Every end of a turn, and some positions within turns, are samples. What a sample should have expected is a mixture of
what the network expects at the next sample of the same seat and of how the game ended (TD(lambda), Sutton 1988).
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field, replace
from typing import Final

import numpy as np
import numpy.typing as npt

from leopold.batch import policy_streams
from leopold.bots.compiled import warm_up_bots
from leopold.bots.courses import CAREFUL, PLANNER, Course
from leopold.bots.features import FEATURES
from leopold.bots.judgement import HEADER, SCALE
from leopold.bots.nets import JUDGEMENTS, Net, blank_net, stack_nets
from leopold.bots.playing import play_games
from leopold.bots.roster import PLAYERS
from leopold.bots.weight_files import read_weights
from leopold.config import Config, configure, pack_of

Floats = npt.NDArray[np.float32]
Samples = npt.NDArray[np.void]
BATCH: Final = 256
SAMPLED: Final = 40
"""Of 256 decisions within turns, how many become samples."""
ROOM: Final = 40
"""Samples that a seat's game may give; it gives about thirty."""
WIDTH: Final = 6
"""A narrow beam plays more games in the same time."""
HIDDEN: Final = (64, 32)


@dataclass(frozen=True, slots=True)
class Generation:
    """What one round of playing and learning brought."""

    number: int
    score: float
    """On average in the usual games of the course, with the noise that makes bots try other things."""
    surprise: float
    """How far final scores were from what was expected, in points."""
    samples: int


@dataclass
class Learner:
    """A network being learned with Adam, in single precision, on NumPy alone."""

    first: int
    second: int
    seed: int = 0
    fixed: int = 0
    """Features whose weights stay as they are, and with them all that comes after the first layer: what was learned
    without modules is judged as before, to the byte, while what they add is learned."""
    steps: int = 0
    parts: list[Floats] = field(default_factory=list)
    means: list[Floats] = field(default_factory=list)
    squares: list[Floats] = field(default_factory=list)

    def __post_init__(self) -> None:
        chance = np.random.default_rng([self.seed, 0xBEE])

        def drawn(rows: int, columns: int, inputs: float) -> Floats:
            return np.asarray(chance.standard_normal((rows, columns)) / np.sqrt(inputs), np.float32)

        # About a hundred features are listed in a position, whatever their number.
        self.parts = [drawn(FEATURES, self.first, 100.0), np.zeros(self.first, np.float32)]
        if self.second:
            self.parts += [drawn(self.first, self.second, self.first / 2), np.zeros(self.second, np.float32)]
        self.parts += [np.zeros((self.second or self.first, 1), np.float32), np.zeros(1, np.float32)]
        self.means = [np.zeros_like(part) for part in self.parts]
        self.squares = [np.zeros_like(part) for part in self.parts]

    @property
    def net(self) -> Net:
        """The network as compiled code reads it."""
        net = blank_net(self.first, self.second)
        net[HEADER:] = np.concatenate([part.ravel() for part in self.parts])
        return net

    def load(self, net: Net) -> None:
        """Go on from a network of the same shape."""
        at = HEADER
        for part in self.parts:
            part[...] = net[at : at + part.size].reshape(part.shape)
            at += part.size

    def expect(self, x: Floats) -> tuple[Floats, list[Floats]]:
        """What the network says to each row of features, and its hidden layers on the way."""
        layers = [x]
        for k in range(0, len(self.parts) - 2, 2):
            layers.append(np.maximum(layers[-1] @ self.parts[k] + self.parts[k + 1], 0.0))
        return (layers[-1] @ self.parts[-2] + self.parts[-1])[:, 0], layers

    def correct(self, x: Floats, wanted: Floats, rate: float) -> float:
        """One step towards what was wanted; returns the mean squared error before it."""
        said, layers = self.expect(x)
        error = said - wanted
        back = (2.0 / len(error) * error)[:, None].astype(np.float32)
        slopes: list[Floats] = []
        for k in range(len(self.parts) - 2, -1, -2):
            layer = layers[k // 2]
            slopes[:0] = [layer.T @ back, back.sum(axis=0)]
            if k > 0:
                back = (back @ self.parts[k].T) * (layer > 0)
        self.steps += 1
        warm = np.sqrt(1 - 0.999**self.steps) / (1 - 0.9**self.steps)
        for part, slope, mean, square in zip(*self._free(slopes), strict=True):
            mean += 0.1 * (slope - mean)
            square += 0.001 * (slope * slope - square)
            part -= rate * warm * mean / (np.sqrt(square) + 1e-7)
        return float((error**2).mean())

    def _free(self, slopes: list[Floats]) -> tuple[list[Floats], ...]:
        """What may be corrected: all weights, or those of the first layer from the first feature that is not fixed."""
        every = (self.parts, slopes, self.means, self.squares)
        return every if not self.fixed else tuple([part[0][self.fixed :]] for part in every)

    def judge(self, samples: Samples) -> Floats:
        """The final scores it expects for the samples."""
        rows = np.arange(len(samples))
        said = [self.expect(dense(samples, rows[k : k + BATCH]))[0] for k in range(0, len(rows), BATCH)]
        return np.asarray(samples["points"] + SCALE * np.concatenate(said), np.float32)

    def learn(self, samples: Samples, wanted: Floats, *, epochs: int, rate: float) -> float:
        """Go through the samples so many times with a falling rate; returns the last error in points."""
        chance = np.random.default_rng([self.seed, self.steps])
        total = epochs * max(1, len(samples) // BATCH)
        done = 0
        errors: list[float] = []
        for _ in range(epochs):
            errors = []
            for rows in _batches(chance.permutation(len(samples))):
                now = rate * (1 - 0.9 * done / total)
                errors.append(self.correct(dense(samples, rows), wanted[rows] / SCALE, now))
                done += 1
        return float(np.sqrt(np.mean(errors))) * SCALE


def _batches(order: npt.NDArray[np.int64]) -> Iterator[npt.NDArray[np.int64]]:
    for begin in range(0, len(order), BATCH):
        yield np.sort(order[begin : begin + BATCH])


def dense(samples: Samples, rows: npt.NDArray[np.int64]) -> Floats:
    """Lists of features as rows of a matrix."""
    chosen = samples[rows]
    features, amounts = chosen["feature"], chosen["amount"]
    listed = np.arange(features.shape[1])[None, :] < chosen["n"][:, None]
    places = (np.arange(len(rows))[:, None] * FEATURES + features)[listed]
    flat = np.bincount(places, weights=amounts[listed], minlength=len(rows) * FEATURES)
    return flat.reshape(len(rows), FEATURES).astype(np.float32)


def play_lessons(
    kind: Config, net: Net, *, games: int, seed: int, noise: float
) -> tuple[Samples, npt.NDArray[np.int16]]:
    """Games of the planner with itself, with noise in its judgement: samples, and the points of its seats."""
    config = configure(kind, seed=seed)
    pack = pack_of(config)
    player = replace(PLAYERS["planner"], width=WIDTH, noise=noise)
    played = play_games(
        pack,
        config,
        [player] * config.seats,
        # Whoever is being learned judges all of these games, alone or not.
        stack_nets([read_weights().for_pack(pack), *(net for _ in JUDGEMENTS[1:])]),
        policy_streams(seed, games),
        room=games * config.seats * ROOM,
        sampled=SAMPLED,
    )
    return played.samples, played.records["vp"][:, : config.players]


def expectations(samples: Samples, judged: Floats, far: float) -> Floats:
    """What each sample should have expected, from the later samples of its seat and the end of its game.

    The samples of a seat stand in the order of the game, together. `far` is how much comes from beyond the next one.
    """
    wanted = np.empty(len(samples), np.float32)
    last = np.ones(len(samples), bool)
    last[:-1] = (samples["game_no"][1:] != samples["game_no"][:-1]) | (samples["seat"][1:] != samples["seat"][:-1])
    ahead = 0.0
    for i in range(len(samples) - 1, -1, -1):
        ahead = float(samples["final"][i]) if last[i] else (1 - far) * float(judged[i + 1]) + far * ahead
        wanted[i] = ahead
    return wanted


def by_seat(samples: Samples) -> Samples:
    """Samples game by game and seat by seat, each seat's in the order of the game."""
    order = np.lexsort((np.arange(len(samples)), samples["seat"], samples["game_no"]))
    return samples[order]


def learn(
    learner: Learner,
    course: Course = PLANNER,
    *,
    generations: int,
    games: int = 2000,
    seed: int = 0,
    threads: int = 1,
    first: int = 0,
    told: Callable[[Generation], None] | None = None,
) -> None:
    """Play and learn for so many generations, `first` of which have been before. The threads change nothing."""
    warm_up_bots()
    remembered: list[tuple[Samples, Floats]] = []
    per_chunk = max(1, games // len(course.lessons))
    with ThreadPoolExecutor(max(1, threads)) as pool:
        for number in range(first, first + generations):
            net = learner.net
            noise = max(course.least_noise, course.noise - course.calming * number)
            deals = (1 << 41) + seed * (1 << 32) + number * 1_000_000

            def lesson(
                k: int, net: Net = net, noise: float = noise, deals: int = deals
            ) -> tuple[Samples, Floats, float]:
                kind = course.lessons[k]
                samples, points = play_lessons(kind, net, games=per_chunk, seed=deals + k * per_chunk, noise=noise)
                samples = by_seat(samples)
                judged = learner.judge(samples)
                return samples, expectations(samples, judged, course.far), float(points.mean())

            lessons = list(pool.map(lesson, range(len(course.lessons))))
            samples = np.concatenate([lesson[0] for lesson in lessons])
            remembered.append((samples, np.concatenate([lesson[1] for lesson in lessons])))
            remembered = remembered[-course.remembered :]
            surprise = float(np.sqrt(np.mean((learner.judge(samples) - samples["final"]) ** 2)))
            everything = np.concatenate([old[0] for old in remembered])
            wanted = np.concatenate([old[1] for old in remembered]) - everything["points"]
            learner.learn(everything, wanted, epochs=1, rate=course.rate * (1.0 if number < course.bold else CAREFUL))
            if told:
                usual = [
                    points for kind, (_, _, points) in zip(course.lessons, lessons, strict=True) if kind == course.usual
                ]
                score = float(np.mean(usual))
                told(Generation(number + 1, score, surprise, len(samples)))
