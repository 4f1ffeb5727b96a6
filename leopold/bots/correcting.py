"""How a network is corrected, compiled: what it says to samples, where each weight should move, and the step there.

A position lists some eighty features out of thousands, so only their weights are touched.
"""

from __future__ import annotations

from typing import Final

import numpy as np

from leopold.bots.feature_places import FEATURES
from leopold.bots.judgement import (
    HEADER,
    OTHERS,
    SCALE,
    add_row,
    begin_of_others,
    expected_gain,
    expected_of_others,
    weights_of,
)
from leopold.bots.samples import SAMPLE
from leopold.rules.jit import entry, rule

ROWS: Final = "uint8[:,::1]"
FLOATS: Final = "float32[::1]"
TABLE: Final = "float32[:,::1]"

OWN: Final = 0
OTHER: Final = 1
HEADS: Final = 2
"""What a network says: one's own final points, and those of the best of the others."""
INERTIA: Final = 0.9
CAUTION: Final = 0.999
"""How long Adam remembers slopes and their squares (Kingma and Ba 2015)."""


@entry(f"void({ROWS}, {FLOATS}, {FLOATS}, {TABLE})", 0, "learning")
def expect_all(samples, net, hidden, said):
    """The final scores that a network expects for the seats of samples, and for the best of the others."""
    for i in range(samples.shape[0]):
        s = samples[i].view(SAMPLE)[0]
        said[i, OWN] = s.points + expected_gain(net, s.n, s.feature, s.amount, hidden)
        if net[OTHERS] != 0.0:
            said[i, OTHER] = s.others_points + expected_of_others(net, s.n, s.feature, s.amount)


@entry(f"float64({ROWS}, int64[::1], {TABLE}, {FLOATS}, {FLOATS}, {FLOATS}, int64)", 1, "learning")
def slopes_of(samples, rows, wanted, net, hidden, slopes, batch):
    """Add to `slopes` by how much the squared error of these samples grows with each weight; returns their errors' sum.

    `wanted` are final scores. `hidden` is room for two networks' hidden layers. These rows are part of a `batch`.
    """
    total = 0.0
    for k in range(rows.shape[0]):
        s = samples[rows[k]].view(SAMPLE)[0]
        error = (s.points + expected_gain(net, s.n, s.feature, s.amount, hidden) - wanted[rows[k], OWN]) / SCALE
        if net[OTHERS] != 0.0:
            others = (
                s.others_points + expected_of_others(net, s.n, s.feature, s.amount) - wanted[rows[k], OTHER]
            ) / SCALE
            go_back_to_others(net, s.n, s.feature, s.amount, slopes, 2.0 * others / batch)
        total += error * error
        go_back(net, s.n, s.feature, s.amount, hidden, slopes, 2.0 * error / batch)
    return total


@rule
def go_back_to_others(net, n, feature, amount, slopes, back):
    """From what was said of the others to the features."""
    at = begin_of_others(net)
    slopes[at + FEATURES] += back
    for k in range(n):
        slopes[at + int(feature[k])] += amount[k] * back


@rule
def go_back(net, n, feature, amount, hidden, slopes, back):
    """From the output to the first layer; `hidden` holds what came on the way there."""
    first = int(net[0])
    second = int(net[1])
    begin = first if second > 0 else 0
    size = second if second > 0 else first
    down = first + second  # room for what is wrong with each hidden number
    below = HEADER + FEATURES * first + first
    last = below + (first * second + second if second > 0 else 0)
    slopes[last + size] += back
    for j in range(size):
        x = hidden[begin + j]
        hidden[down + begin + j] = 0.0
        if x > 0.0:
            slopes[last + j] += back * x
            hidden[down + begin + j] = back * net[last + j]
    if second > 0:
        for j in range(second):
            slopes[below + first * second + j] += hidden[down + first + j]
        for i in range(first):
            x = hidden[i]
            wrong = 0.0
            if x > 0.0:
                row = below + i * second
                add_row(slopes[row : row + second], hidden[down + first : down + first + second], x)
                weights = net[row : row + second]
                for j in range(second):
                    wrong += weights[j] * hidden[down + first + j]
            hidden[down + i] = wrong
    wrongs = hidden[down : down + first]
    add_row(weights_of(slopes, first, FEATURES), wrongs, 1.0)
    for k in range(n):
        add_row(weights_of(slopes, first, feature[k]), wrongs, amount[k])


@entry(f"void({FLOATS}, {TABLE}, {FLOATS}, {FLOATS}, int64[:,::1], float64)", 2, "learning")
def step(net, slopes, means, squares, moving, rate):
    """A step of Adam along slopes that were found in parts, which are nothing there afterwards.

    `moving` are the stretches of the network that take this step, from and to.
    """
    for k in range(moving.shape[0]):
        for i in range(moving[k, 0], moving[k, 1]):
            slope = slopes[0, i]
            slopes[0, i] = 0.0
            for part in range(1, slopes.shape[0]):
                slope += slopes[part, i]
                slopes[part, i] = 0.0
            means[i] += np.float32(1 - INERTIA) * (slope - means[i])
            squares[i] += np.float32(1 - CAUTION) * (slope * slope - squares[i])
            net[i] -= np.float32(rate) * means[i] / (np.sqrt(squares[i]) + np.float32(1e-7))
