"""What a position is worth to a seat: the points it would have if the game ended now, and the further points to expect.

The expectation comes from a small network with one or two hidden layers, learned from the bots' own games. Its weights
are data: one flat array of floats with the sizes of its layers in front.
"""

from __future__ import annotations

from typing import Final

import numpy as np

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
ABREAST: Final = 32
"""Numbers of a layer that are summed at once: as many as stay in the processor while rows of weights are added."""
WIDEST_LAYER: Final = 256
IN_ORDER: Final = np.arange(WIDEST_LAYER, dtype=np.int32)
"""The inputs of a layer that looks at all of them."""
NOTHING: Final = np.float32(0.0)


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
def eight_of(row, at):
    """Eight numbers of a row."""
    return (row[at], row[at + 1], row[at + 2], row[at + 3], row[at + 4], row[at + 5], row[at + 6], row[at + 7])


@rule
def eight_more(sums, x, row, at):
    """Eight sums, and so much of eight numbers of a row in addition.

    Written out, and with places that are known when it is compiled, so that eight become one: as long as rows are added
    nothing but the rows is read, and the sums stay where the processor adds.
    """
    return (
        sums[0] + x * row[at],
        sums[1] + x * row[at + 1],
        sums[2] + x * row[at + 2],
        sums[3] + x * row[at + 3],
        sums[4] + x * row[at + 4],
        sums[5] + x * row[at + 5],
        sums[6] + x * row[at + 6],
        sums[7] + x * row[at + 7],
    )


@rule
def lay_down(sums, numbers, at):
    """Eight sums to where they are read."""
    numbers[at] = sums[0]
    numbers[at + 1] = sums[1]
    numbers[at + 2] = sums[2]
    numbers[at + 3] = sums[3]
    numbers[at + 4] = sums[4]
    numbers[at + 5] = sums[5]
    numbers[at + 6] = sums[6]
    numbers[at + 7] = sums[7]


@rule
def sum_abreast(net, begin, width, bias, n, listed, amount, numbers):
    """`ABREAST` numbers of a layer, whose weights stand from there in rows of `width`."""
    start = net[bias : bias + ABREAST]
    a = eight_of(start, 0)
    b = eight_of(start, 8)
    c = eight_of(start, 16)
    d = eight_of(start, 24)
    for k in range(n):
        at = begin + int(listed[k]) * width
        row = net[at : at + ABREAST]
        x = amount[k]
        a = eight_more(a, x, row, 0)
        b = eight_more(b, x, row, 8)
        c = eight_more(c, x, row, 16)
        d = eight_more(d, x, row, 24)
    lay_down(a, numbers, 0)
    lay_down(b, numbers, 8)
    lay_down(c, numbers, 16)
    lay_down(d, numbers, 24)


@rule
def sum_layer(net, begin, inputs, width, n, listed, amount, numbers):
    """A layer of `width` numbers, before what is negative counts for nothing: as much as is said of each row of weights
    that is listed, one row after the other. Behind the rows for all its inputs stands what is there without any."""
    bias = begin + inputs * width
    done = 0
    while done + ABREAST <= width:
        part = numbers[done : done + ABREAST]
        sum_abreast(net, begin + done, width, bias + done, n, listed, amount, part)
        done += ABREAST
    rest = numbers[done:width]
    for j in range(len(rest)):
        rest[j] = net[bias + done + j]
    if done < width:
        for k in range(n):
            at = begin + int(listed[k]) * width
            add_row(rest, net[at + done : at + width], amount[k])


@rule
def expected_gain(net, n, feature, amount, hidden):
    """Run the network on a list of features."""
    first = int(net[0])
    second = int(net[1])
    last = hidden[:first]
    sum_layer(net, HEADER, FEATURES, first, n, feature, amount, last)
    at = HEADER + FEATURES * first + first
    if second > 0:
        for i in range(first):
            last[i] = max(last[i], NOTHING)
        sum_layer(net, at, first, second, first, IN_ORDER, last, hidden[first : first + second])
        last = hidden[first : first + second]
        at += first * second + second
    weights = net[at : at + len(last)]
    total = net[at + len(last)]
    for j in range(len(last)):
        total += max(last[j], NOTHING) * weights[j]
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
