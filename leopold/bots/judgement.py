"""What a position is worth to a seat: the points it would have if the game ended now, and the further points to expect.

The expectation comes from a small network with one or two hidden layers, learned from the bots' own games. Its weights
are data: one flat array of floats with the sizes of its layers in front.
"""

from __future__ import annotations

from typing import Final

from leopold.bots.features import FEATURES, list_features, points_so_far
from leopold.rules.jit import rule

HEADER: Final = 8
"""Places before the weights: the sizes of the first and second hidden layer (0: none), the number of features."""
SCALE: Final = 10.0
"""The network speaks in tens of points."""


def net_size(first: int, second: int) -> int:
    """Floats in a network with these hidden layers."""
    last = second or first
    return HEADER + FEATURES * first + first + (first * second + second if second else 0) + last + 1


@rule
def expected_gain(net, n, feature, amount, hidden):
    """Run the network on a list of features."""
    first = int(net[0])
    second = int(net[1])
    at = HEADER + FEATURES * first
    for j in range(first):
        hidden[j] = net[at + j]
    for k in range(n):
        row = HEADER + feature[k] * first
        x = amount[k]
        for j in range(first):
            hidden[j] += x * net[row + j]
    at += first
    begin = 0
    size = first
    if second > 0:
        begin = first
        size = second
        bias = at + first * second
        for j in range(second):
            hidden[first + j] = net[bias + j]
        for i in range(first):
            x = hidden[i]
            if x > 0.0:
                row = at + i * second
                for j in range(second):
                    hidden[first + j] += x * net[row + j]
        at = bias + second
    total = net[at + size]
    for j in range(size):
        if hidden[begin + j] > 0.0:
            total += hidden[begin + j] * net[at + j]
    return total * SCALE


@rule
def judge(t, g, p, net, m):
    """The final score to expect for this seat."""
    if g.over != 0:
        return g.vp[p] * 1.0
    n = list_features(t, g, p, m.feature, m.amount)
    return points_so_far(t, g, p) + expected_gain(net, n, m.feature, m.amount, m.hidden)
