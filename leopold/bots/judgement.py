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
    own = FEATURES * first + first + (first * second + second if second else 0) + (second or first) + 1
    return HEADER + own + (FEATURES + 1 if others else 0)


@rule
def weights_of(net, first, feature):
    """What a feature gives to each of the `first` numbers of the first hidden layer.

    A part of the network, and not an index into it: compiled, loops over parts are done eight numbers at a time, those
    over sums that might be negative are not, because such an index counts from the end.
    """
    row = HEADER + int(feature) * first
    return net[row : row + first]


@rule
def add_row(sums, row, x):
    """So much of a row of weights to what there is."""
    for j in range(len(sums)):
        sums[j] += x * row[j]


@rule
def add_rows(sums, row0, row1, row2, row3, x0, x1, x2, x3):
    """Four rows one after the other, as `add_row` would, but what there is is read and written only once."""
    for j in range(len(sums)):
        here = sums[j]
        here += x0 * row0[j]
        here += x1 * row1[j]
        here += x2 * row2[j]
        here += x3 * row3[j]
        sums[j] = here


@rule
def sum_first_layer(net, n, feature, amount, hidden):
    """The first hidden layer, before what is negative counts for nothing."""
    first = int(net[0])
    sums = hidden[:first]
    bias = weights_of(net, first, FEATURES)
    for j in range(len(sums)):
        sums[j] = bias[j]
    k = 0
    while k + 4 <= n:
        row0 = weights_of(net, first, feature[k])
        row1 = weights_of(net, first, feature[k + 1])
        row2 = weights_of(net, first, feature[k + 2])
        row3 = weights_of(net, first, feature[k + 3])
        add_rows(sums, row0, row1, row2, row3, amount[k], amount[k + 1], amount[k + 2], amount[k + 3])
        k += 4
    while k < n:
        add_row(sums, weights_of(net, first, feature[k]), amount[k])
        k += 1


@rule
def expected_gain(net, n, feature, amount, hidden):
    """Run the network on a list of features."""
    first = int(net[0])
    second = int(net[1])
    sum_first_layer(net, n, feature, amount, hidden)
    at = HEADER + FEATURES * first + first
    last = hidden[:first]
    if second > 0:
        last = hidden[first : first + second]
        bias = net[at + first * second : at + first * second + second]
        for j in range(second):
            last[j] = bias[j]
        for i in range(first):
            if hidden[i] > 0.0:
                row = at + i * second
                add_row(last, net[row : row + second], hidden[i])
        at += first * second + second
    weights = net[at : at + len(last)]
    total = net[at + len(last)]
    for j in range(len(last)):
        if last[j] > 0.0:
            total += last[j] * weights[j]
    return total * SCALE


@rule
def begin_of_others(net):
    """Where the weights begin by which a network speaks of the others: one for each feature, and one for nothing."""
    first = int(net[0])
    second = int(net[1])
    size = second if second > 0 else first
    return HEADER + FEATURES * first + first + (first * second + second if second > 0 else 0) + size + 1


@rule
def expected_of_others(net, n, feature, amount):
    """The second thing that a network says of a list of features: what the best of the others still gains.

    A plain sum of weights: it expects as well as a layer of its own would, and costs hardly anything; to judge the
    others as oneself costs as much again for each of them.
    """
    at = begin_of_others(net)
    total = net[at + FEATURES]
    for k in range(n):
        total += amount[k] * net[at + int(feature[k])]
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
    m.listed = n
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
        return points_of_others(g, seat) + expected_of_others(net, m.listed, m.feature, m.amount)
    if g.solo != NO_AUTOMATON:
        return 0.0
    best = -1e9
    for q in range(g.players):
        if q != seat:
            best = max(best, judge(t, g, q, net, m))
    return best
