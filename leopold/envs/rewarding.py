"""Rewards: the score, the lead over the best of the others, or the win; at the end, or as it grows."""

from __future__ import annotations

from typing import Final

from leopold.rules.board.scoring import beats
from leopold.rules.jit import rule

SCORE: Final = 0
LEAD: Final = 1
WIN: Final = 2
REWARD_KINDS: Final = ("score", "lead", "win")


@rule
def standing(g, kind, p):
    """What a seat would be rewarded with if the game ended as it stands. A shared win is shared out."""
    if kind == SCORE:
        return 1.0 * g.vp[p]
    if kind == LEAD:
        best = -30000
        for q in range(g.players):
            if q != p:
                best = max(best, g.vp[q])
        return 1.0 * (g.vp[p] - best)
    if g.over == 0:
        return 0.0
    winners = 0
    won = True
    for q in range(g.players):
        first = True
        for other in range(g.players):
            if beats(g, other, q):
                first = False
        if first:
            winners += 1
        elif q == p:
            won = False
    return 1.0 / winners if won else 0.0


@rule
def reward(g, kind, growing, told, rewards):
    """Add what each seat has earned since it was told last: all along where rewards grow, else only at the end."""
    if growing == 0 and g.over == 0:
        return
    for p in range(g.players):
        now = standing(g, kind, p)
        rewards[p] += now - told[p]
        told[p] = now
