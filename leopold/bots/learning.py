"""Learning a judgement from the bots' own games: play, compare what was expected with what came, correct, play again."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field

import numpy as np
import numpy.typing as npt

from leopold.bots.features import FEATURES
from leopold.bots.judgement import HEADER, SCALE
from leopold.bots.nets import Net, blank_net

Floats = npt.NDArray[np.float32]
BATCH = 1024


@dataclass
class Learner:
    """A network being learned with Adam, in single precision, on NumPy alone."""

    first: int
    second: int
    seed: int = 0
    steps: int = 0
    parts: list[Floats] = field(default_factory=list)
    means: list[Floats] = field(default_factory=list)
    squares: list[Floats] = field(default_factory=list)

    def __post_init__(self) -> None:
        chance = np.random.default_rng([self.seed, 0xBEE])

        def drawn(rows: int, columns: int, inputs: float) -> Floats:
            return (chance.standard_normal((rows, columns)) / np.sqrt(inputs)).astype(np.float32)

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
        for part, slope, mean, square in zip(self.parts, slopes, self.means, self.squares, strict=True):
            mean += 0.1 * (slope - mean)
            square += 0.001 * (slope * slope - square)
            part -= rate * warm * mean / (np.sqrt(square) + 1e-7)
        return float((error**2).mean())

    def learn(self, samples: npt.NDArray[np.void], wanted: Floats, *, epochs: int, rate: float) -> float:
        """Go through the samples so many times with a falling rate; returns the last error in points."""
        chance = np.random.default_rng([self.seed, self.steps])
        total = epochs * max(1, len(samples) // BATCH)
        done = 0
        errors: list[float] = []
        for epoch in range(epochs):
            errors = []
            for rows in _batches(chance.permutation(len(samples))):
                now = rate * (1 - 0.9 * done / total)
                errors.append(self.correct(dense(samples, rows), wanted[rows] / SCALE, now))
                done += 1
        return float(np.sqrt(np.mean(errors))) * SCALE


def _batches(order: npt.NDArray[np.int64]) -> Iterator[npt.NDArray[np.int64]]:
    for begin in range(0, len(order), BATCH):
        yield np.sort(order[begin : begin + BATCH])


def dense(samples: npt.NDArray[np.void], rows: npt.NDArray[np.int64]) -> Floats:
    """Lists of features as rows of a matrix."""
    chosen = samples[rows]
    features, amounts = chosen["feature"], chosen["amount"]
    listed = np.arange(features.shape[1])[None, :] < chosen["n"][:, None]
    places = (np.arange(len(rows))[:, None] * FEATURES + features)[listed]
    flat = np.bincount(places, weights=amounts[listed], minlength=len(rows) * FEATURES)
    return flat.reshape(len(rows), FEATURES).astype(np.float32)
