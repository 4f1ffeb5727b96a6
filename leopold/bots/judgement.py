"""What a position is worth to a seat: the points it would have if the game ended now, and the further points to expect.

The expectation comes from a small network with one or two hidden layers, learned from the bots' own games. Its weights
are data: one flat array of floats with the sizes of its layers in front.
"""

from __future__ import annotations

from typing import Final

from leopold.bots.feature_places import FEATURES
from leopold.bots.features import list_features, points_so_far
from leopold.bots.outlook import put_outlook
from leopold.rules.jit import rule
from leopold.rules.state import NO_AUTOMATON

HEADER: Final = 8
"""Places before the weights: the sizes of the first and second hidden layer (0: none), the number of features, whether
it has learned what lies ahead, and whether it speaks of the others, too."""
OUTLOOK: Final = 3
OTHERS: Final = 4
SCALE: Final = 10.0
"""The network speaks in tens of points."""


def net_size(first: int, second: int, others: bool = False) -> int:
    """Floats in a network with these hidden layers."""
    last = second or first
    said = 2 if others else 1
    return HEADER + FEATURES * first + first + (first * second + second if second else 0) + said * (last + 1)


@rule
def expected_gain(net, n, feature, amount, hidden):
    """Run the network on a list of features."""
    first = int(net[0])
    second = int(net[1])
    at = HEADER + FEATURES * first
    for j in range(first):
        hidden[j] = net[at + j]
    for k in range(n):
        row = HEADER + int(feature[k]) * first
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
def expected_of_others(net, hidden):
    """The second thing that a network says of the position it has just been run on: what the best of the others gains.

    It comes from the same last layer, so it costs hardly anything; judging the others as themselves costs as much again
    for each of them.
    """
    first = int(net[0])
    second = int(net[1])
    begin = first if second > 0 else 0
    size = second if second > 0 else first
    at = HEADER + FEATURES * first + first + (first * second + second if second > 0 else 0) + size + 1
    total = net[at + size]
    for j in range(size):
        if hidden[begin + j] > 0.0:
            total += hidden[begin + j] * net[at + j]
    return total * SCALE


@rule
def points_of_others(g, p):
    """The points that the best of the others has now; an automaton is one of them."""
    best = -1000
    for q in range(g.players):
        if q != p:
            best = max(best, g.vp[q])
    return best * 1.0


@rule
def judge(t, g, p, net, m):
    """The final score to expect for this seat."""
    if g.over != 0:
        return g.vp[p] * 1.0
    n = list_features(t, g, p, m.feature, m.amount)
    if net[OUTLOOK] != 0.0:
        n = put_outlook(t, g, p, m.feature, m.amount, n)
    return points_so_far(t, g, p) + expected_gain(net, n, m.feature, m.amount, m.hidden)


@rule
def rival_of(t, g, seat, net, m):
    """The final score to expect of the best of the others, of a position that has just been judged for this seat.

    A network that has not learned to speak of the others judges them as itself. An automaton is left out there: its
    cards decide for it, and such a judgement has learned nothing about it.
    """
    if net[OTHERS] != 0.0:
        if g.over != 0:
            return points_of_others(g, seat)
        return points_of_others(g, seat) + expected_of_others(net, m.hidden)
    if g.solo != NO_AUTOMATON:
        return 0.0
    best = -1e9
    for q in range(g.players):
        if q != seat:
            best = max(best, judge(t, g, q, net, m))
    return best
