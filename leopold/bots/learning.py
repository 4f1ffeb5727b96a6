"""Learning a judgement from the bots' own games: play, compare what was expected with what came, correct, play again.

Every end of a turn, and some positions within turns, are samples. What a sample should have expected is a mixture of
what the network expects at the next sample of the same seat and of how the game ended (TD(lambda), Sutton 1988).
"""

from __future__ import annotations

import zipfile
from collections.abc import Callable, Sequence
from concurrent.futures import Executor, Future, ThreadPoolExecutor
from dataclasses import dataclass, field, replace
from itertools import pairwise
from pathlib import Path
from typing import Final

import numpy as np
import numpy.typing as npt

from leopold.batch import policy_streams
from leopold.bots import correcting
from leopold.bots.compiled import warm_up_bots
from leopold.bots.courses import PLANNER, Course
from leopold.bots.feature_places import FEATURES
from leopold.bots.judgement import HEADER, OTHERS, SCALE
from leopold.bots.nets import JUDGEMENTS, USUALLY_LISTED, Net, blank_net, grown, stack_nets
from leopold.bots.playing import play_games
from leopold.bots.roster import PLAYERS
from leopold.bots.samples import SAMPLE
from leopold.bots.weight_files import read_weights
from leopold.config import Config, configure, pack_of
from leopold.errors import RecordError
from leopold.rules.jit import warm_up

Floats = npt.NDArray[np.float32]
STATE: Final = ("net", "means", "squares", "average")
COUNTS: Final = ("seed", "steps", "generations")
"""What a learner is made of."""
Samples = npt.NDArray[np.void]
Lesson = tuple[bytes, tuple[float, float]]
BATCH: Final = 1024
PARTS: Final = 16
"""Of a batch, whose slopes are found side by side. Never more or fewer, so that the sum is the same everywhere."""
INTRODUCED: Final = 40_000
"""Samples from which a network first hears of the others."""
HESITATION: Final = 30.0
"""Samples that speak against giving any feature weight there: what was hardly ever seen says nothing."""
SAMPLED: Final = 24
"""Of 256 decisions within turns, how many become samples."""
ROOM: Final = 48
"""Samples that a seat's game may give; it gives about thirty."""
WIDTH: Final = 6
"""A narrow beam plays more games in the same time."""
HIDDEN: Final = (128, 32)
PIECE: Final = 25
"""Games that somebody of the crew plays before looking for more."""
LEAST_RATE: Final = 0.05
"""What is left of the rate of corrections in the last generation."""


@dataclass(frozen=True, slots=True)
class Generation:
    """What one round of playing and learning brought."""

    number: int
    score: float
    """On average in the usual games of the course, with the noise that makes bots try other things."""
    lead: float
    """On average before the best of the others, in the same games."""
    surprise: float
    """How far final scores were from what was expected, in points."""
    samples: int


@dataclass
class Learner:
    """A network being learned with Adam, in single precision, on NumPy and a little compiled code."""

    first: int
    second: int
    seed: int = 0
    free: npt.NDArray[np.intp] | None = None
    """Features whose weights are learned; those of others stay as they are, and with them all that comes after the
    first layer: what was learned without a module is judged as before, to the byte. None: all weights are learned."""
    steps: int = 0
    generations: int = 0
    net: Net = field(init=False)
    """As compiled code reads it."""
    means: Floats = field(init=False)
    squares: Floats = field(init=False)
    average: Net = field(init=False)
    """Of the networks of the last generations: it wavers less than any of them."""
    _slopes: npt.NDArray[np.float32] = field(init=False, repr=False)

    def __post_init__(self) -> None:
        chance = np.random.default_rng([self.seed, 0xBEE])
        self.net = blank_net(self.first, self.second)

        def draw(at: int, size: int, inputs: float) -> None:
            self.net[at : at + size] = chance.standard_normal(size) / np.sqrt(inputs)

        draw(HEADER, FEATURES * self.first, USUALLY_LISTED)
        if self.second:
            draw(HEADER + FEATURES * self.first + self.first, self.first * self.second, self.first / 2)
        self._begin_at(self.net)

    def _begin_at(self, net: Net) -> None:
        self.net, self.average = net, net.copy()
        self.means, self.squares = np.zeros_like(net), np.zeros_like(net)
        self._slopes = np.zeros((PARTS, len(net)), np.float32)

    def load(self, net: Net) -> None:
        """Go on from a network. Unless parts of it are held back it grows into one of today, and as large as asked."""
        self._begin_at(grown(net, self.first) if self.free is None else net.copy())
        self.first, self.second = int(self.net[0]), int(self.net[1])

    def _moving(self) -> list[npt.NDArray[np.int64]]:
        """The stretches of weights that are learned, from and to, in parts that take their step side by side."""
        if self.free is None:
            ends = np.linspace(HEADER, len(self.net), PARTS + 1).astype(np.int64)
            return [np.array([stretch]) for stretch in pairwise(ends)]
        begin = HEADER + self.free.astype(np.int64) * self.first
        return np.array_split(np.stack([begin, begin + self.first], axis=1), PARTS)

    def hear_of_others(self, samples: Samples) -> None:
        """Begin with the best that can be said of the others after these samples, unless it speaks of them already.

        From nothing it would be wrong by a whole game's points for many generations.
        """
        said = self.net[len(self.net) - FEATURES - 1 :]
        if self.free is not None or not self.net[OTHERS] or said.any() or not len(samples):
            return
        squares, products = HESITATION * np.eye(FEATURES + 1), np.zeros(FEATURES + 1)
        for some in np.array_split(samples[:: max(1, len(samples) // INTRODUCED)], 20):
            listed = as_table(some)
            squares += listed.T @ listed
            products += listed.T @ ((some["other"] - some["others_points"]) / SCALE)
        said[:] = np.linalg.solve(squares, products)
        self.average[len(self.net) - FEATURES - 1 :] = said

    def correct(
        self, samples: Samples, rows: npt.NDArray[np.int64], wanted: Floats, rate: float, crew: Executor | None = None
    ) -> float:
        """One step towards the final scores that were wanted, one's own and the others'; returns the mean squared error
        of one's own before it, in tens. Whoever is in the crew finds slopes side by side."""
        warm_up(group="learning")
        data, side_by_side = as_bytes(samples), crew.map if crew is not None else map

        def part(number: int, some: npt.NDArray[np.int64]) -> float:
            slopes = self._slopes[number]
            return float(correcting.slopes_of(data, some, wanted, self.net, self._room(), slopes, len(rows)))

        error = sum(side_by_side(part, range(PARTS), np.array_split(rows, PARTS)))
        self.steps += 1
        warm = np.sqrt(1 - correcting.CAUTION**self.steps) / (1 - correcting.INERTIA**self.steps)

        def move(some: npt.NDArray[np.int64]) -> None:
            correcting.step(self.net, self._slopes, self.means, self.squares, some, rate * warm)

        list(side_by_side(move, self._moving()))
        return error / len(rows)

    def expect(self, samples: Samples) -> Floats:
        """The final scores it expects: of the seats of samples, and of the best of the others."""
        warm_up(group="learning")
        said = np.zeros((len(samples), correcting.HEADS), np.float32)
        correcting.expect_all(as_bytes(samples), self.net, self._room(), said)
        return said

    def judge(self, samples: Samples) -> Floats:
        """The final scores it expects for the seats of samples."""
        return self.expect(samples)[:, correcting.OWN]

    def _room(self) -> Floats:
        return np.zeros(2 * (self.first + self.second), np.float32)

    def learn(self, lessons: Sequence[tuple[Samples, Floats]], *, rate: float) -> float:
        """Go once through samples with what they should have expected, in any order; returns the error in points."""
        chance = np.random.default_rng([self.seed, self.steps])
        batches = [
            (samples, wanted, np.sort(order[begin : begin + BATCH]))
            for samples, wanted in lessons
            for order in (chance.permutation(len(samples)),)
            for begin in range(0, len(order), BATCH)
        ]
        errors = []
        with ThreadPoolExecutor(PARTS) as crew:
            for k in chance.permutation(len(batches)):
                samples, wanted, rows = batches[k]
                errors.append(self.correct(samples, rows, wanted, rate, crew))
        return float(np.sqrt(np.mean(errors))) * SCALE

    def keep(self, path: Path, course: str) -> None:
        """Everything that is needed to go on from here, beside the networks that it will be for."""
        state = {name: getattr(self, name) for name in STATE}
        numbers = {name: np.int64(getattr(self, name)) for name in COUNTS}
        with path.open("wb") as file:
            np.savez(file, allow_pickle=False, course=np.array(course), **state, **numbers)

    def resume(self, path: Path, course: str) -> bool:
        """Go on from what was kept; False if nothing was, or if it was of another course, shape or seed."""
        if not path.exists():
            return False
        try:
            with np.load(path, allow_pickle=False) as file:
                kept = {name: file[name] for name in ("course", *STATE, *COUNTS)}
        except (OSError, EOFError, ValueError, KeyError, zipfile.BadZipFile):
            raise RecordError(f"{path} holds nothing to go on from. Move it away to begin anew.") from None
        if str(kept["course"]) != course or kept["seed"] != self.seed or kept["net"].shape != self.net.shape:
            return False
        for name in STATE:
            getattr(self, name)[:] = kept[name]
        self.steps, self.generations = int(kept["steps"]), int(kept["generations"])
        return True

    def settle(self, averaged: int) -> None:
        """A generation is over: its network counts among the last so many."""
        self.generations += 1
        self.average += (self.net - self.average) / np.float32(min(self.generations, averaged))


def as_bytes(samples: Samples) -> npt.NDArray[np.uint8]:
    """Samples as compiled code reads them."""
    return samples.view(np.uint8).reshape(len(samples), SAMPLE.itemsize)


def as_table(samples: Samples) -> Floats:
    """Samples with a column for each feature, and one that is always there."""
    table = np.zeros((len(samples), FEATURES + 1), np.float32)
    for k in range(int(samples["n"].max(initial=0))):
        there = np.flatnonzero(samples["n"] > k)
        np.add.at(table, (there, samples["feature"][there, k]), samples["amount"][there, k])
    table[:, FEATURES] = 1.0
    return table


def play_lessons(
    kind: Config, net: Net, *, games: int, seed: int, noise: float, jealousy: float
) -> tuple[Samples, npt.NDArray[np.int16]]:
    """Games of the planner with itself, with noise in its judgement: samples, and the points of its seats."""
    warm_up_bots()
    config = configure(kind, seed=seed)
    pack = pack_of(config)
    player = replace(PLAYERS["planner"].with_width(WIDTH), noise=noise, jealousy=jealousy)
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
    """What each sample should have expected of itself and of the others, from the later samples of its seat and the end
    of its game.

    The samples of a seat stand in the order of the game, together. `far` is how much comes from beyond the next one.
    """
    last = np.ones(len(samples), bool)
    last[:-1] = (samples["game_no"][1:] != samples["game_no"][:-1]) | (samples["seat"][1:] != samples["seat"][:-1])

    def looked_back(ends: list[float], expected: list[float]) -> list[float]:
        wanted = ends.copy()
        for i in np.flatnonzero(~last)[::-1].tolist():
            wanted[i] = (1 - far) * expected[i + 1] + far * wanted[i + 1]
        return wanted

    ends = (samples["final"].tolist(), samples["other"].tolist())
    return np.array([looked_back(*pair) for pair in zip(ends, judged.T.tolist(), strict=True)], np.float32).T.copy()


def by_seat(samples: Samples) -> Samples:
    """Samples game by game and seat by seat, each seat's in the order of the game."""
    order = np.lexsort((np.arange(len(samples)), samples["seat"], samples["game_no"]))
    return samples[order]


def lesson(kind: Config, net: Net, games: int, seed: int, noise: float, jealousy: float) -> Lesson:
    """A chunk of a generation, wherever it is played: its samples as bytes, seat by seat, the mean points, and the mean
    lead before the best of the others."""
    samples, points = play_lessons(kind, net, games=games, seed=seed, noise=noise, jealousy=jealousy)
    lead = samples["final"] - samples["other"]
    return by_seat(samples).tobytes(), (float(points.mean()), float(lead.mean()) if len(lead) else 0.0)


@dataclass(frozen=True, slots=True)
class Games:
    """A generation's games, wherever they are being played."""

    pieces: tuple[tuple[Config, Future[Lesson]], ...]

    @classmethod
    def begun(cls, crew: Executor, learner: Learner, course: Course, number: int, *, games: int, seed: int) -> Games:
        """Have so many games played for a generation, with the learner's network as it is now."""
        net, each = learner.net.copy(), max(1, games // len(course.lessons))
        noise = max(course.least_noise, course.noise - course.calming * number)
        deals = (1 << 41) + seed * (1 << 32) + number * 1_000_000
        pieces = [
            (kind, min(PIECE, each - begun), deals + k * each + begun)
            for k, kind in enumerate(course.lessons)
            for begun in range(0, each, PIECE)
        ]
        jobs = {  # the longest games first, so that nobody waits for them in the end
            seeded: crew.submit(lesson, kind, net, share, seeded, noise, course.jealous_after(number))
            for kind, share, seeded in sorted(pieces, key=lambda piece: -piece[0].players)
        }
        return cls(tuple((kind, jobs[seeded]) for kind, _, seeded in pieces))

    def samples(self) -> Samples:
        """All of them, when the last game is over."""
        played = [job.result()[0] for _, job in self.pieces]
        samples = np.frombuffer(bytearray().join(played), SAMPLE)
        taken = [len(some) // SAMPLE.itemsize for some in played]
        samples["game_no"] += PIECE * np.repeat(np.arange(len(played), dtype=np.int32), taken)
        return samples

    def shown(self, usual: Config) -> tuple[float, float]:
        """Mean points and lead in the usual games."""
        points, lead = np.mean([job.result()[1] for kind, job in self.pieces if kind == usual], axis=0).tolist()
        return points, lead

    def give_up(self) -> None:
        """Nobody wants to know any more: what has not begun never will."""
        for _, job in self.pieces:
            job.cancel()


def learn(
    learner: Learner,
    course: Course = PLANNER,
    *,
    generations: int,
    games: int = 2000,
    seed: int = 0,
    crew: Executor | None = None,
    told: Callable[[Generation], None] | None = None,
) -> None:
    """Play and learn until the learner has so many generations behind it.

    The crew plays: threads here, or workers anywhere; one thread if there is none. How many they are changes nothing.
    They do not wait until a generation is learned from: the next one is played meanwhile, by the network before it.
    """
    if crew is None:
        with ThreadPoolExecutor(1) as alone:
            return learn(learner, course, generations=generations, games=games, seed=seed, crew=alone, told=told)

    def begun(number: int) -> Games:
        return Games.begun(crew, learner, course, number, games=games, seed=seed)

    if learner.generations >= generations:
        return None
    remembered: list[tuple[Samples, Floats]] = []
    playing = begun(learner.generations)
    try:
        for number in range(learner.generations, generations):
            played, samples = playing, playing.samples()
            if number + 1 < generations:
                playing = begun(number + 1)
            learner.hear_of_others(samples)
            judged = learner.expect(samples)
            surprise = float(np.sqrt(np.mean((judged[:, correcting.OWN] - samples["final"]) ** 2)))
            remembered = [*remembered, (samples, expectations(samples, judged, course.far))][-course.remembered :]
            learner.learn(remembered, rate=course.rate * max(LEAST_RATE, 1 - number / generations))
            learner.settle(course.averaged)
            if told:
                points, lead = played.shown(course.usual)
                told(Generation(number + 1, points, lead, surprise, len(samples)))
    finally:
        playing.give_up()
    return None
