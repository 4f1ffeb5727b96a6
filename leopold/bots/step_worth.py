"""What the parts of rewards, bonuses and effects are worth, one by one and together."""

from __future__ import annotations

from leopold.bots import weights as place
from leopold.packs import codes
from leopold.rules.jit import rule


@rule
def worth_of_step(w, code, a, b, c, played):
    """One part of a reward, to somebody who has played this many staff."""
    if code == codes.GAIN_KRONES:
        return a * w[place.WORTH_KRONE]
    if code == codes.GAIN_ITEM:
        return b * w[place.WORTH_CHAMPAGNE if a == codes.CHAMPAGNE else place.WORTH_ITEM]
    if code == codes.CHOOSE_ITEMS:
        return a * (w[place.WORTH_ITEM] + 0.3)
    if code == codes.ADVANCE_EMPEROR:
        return a * w[place.WORTH_STEP]
    if code == codes.GAIN_VP:
        return a * 1.0
    if code == codes.VP_PER_STAFF:
        return a * played * 1.0
    if code == codes.DRAW_STAFF:
        return a * w[place.WORTH_DRAW]
    if code == codes.HIRE:
        return a * (w[place.WORTH_HIRE] + min(b, 4) * w[place.WORTH_DISCOUNT])
    if code == codes.LOOK_AND_HIRE:
        return w[place.WORTH_LOOK] + min(b, 4) * 0.3
    if code == codes.PREPARE:
        return a * (w[place.WORTH_PREPARE] + min(b, 2) * 0.7)
    if code == codes.PREPARE_AND_OCCUPY:
        return w[place.WORTH_PREPARE] + w[place.WORTH_OCCUPY]
    if code == codes.OCCUPY:
        return a * w[place.WORTH_OCCUPY]
    if code == codes.TAKE_GUEST:
        return a * w[place.WORTH_GUEST]
    if code == codes.COMPLETE_ORDER:
        return 3.0 * w[place.WORTH_ITEM]
    if code == codes.EXTRA_ACTION or code == codes.EXTRA_TURN:
        return w[place.WORTH_ACTION]
    return worth_of_further_step(w, code, a, b)


@rule
def worth_of_further_step(w, code, a, b):
    """The same for steps that only modules have; what is spent costs what it would be worth."""
    if code == codes.SPEND_ITEM:
        return -b * w[place.WORTH_CHAMPAGNE if a == codes.CHAMPAGNE else place.WORTH_ITEM]
    if code == codes.SPEND_ANY:
        return -a * w[place.WORTH_ITEM]
    if code == codes.SEND_DANCER:
        return a * w[place.WORTH_DANCER] + min(a * b, 3) * w[place.WORTH_CHAMPAGNE]
    if code == codes.VP_PER_DANCER:
        return a * 3.0
    if code == codes.SPEND_KRONES:
        return -a * w[place.WORTH_KRONE]
    if code == codes.GO_BACK:
        return -a * w[place.WORTH_STEP]
    if code == codes.EXCHANGE:
        return a * 0.3
    if code == codes.TAKE_SERVED:
        return a * (w[place.WORTH_GUEST] + 3.0 * w[place.WORTH_ITEM])
    if code == codes.VP_PER_OBJECTIVE:
        return a * 1.5
    if code == codes.OTHERS_CHOOSE:
        return -a * 0.3 * w[place.WORTH_ITEM]
    if code == codes.VP_BY_ROUND:
        return b * 1.0  # neither early nor late
    if code == codes.SCORE_BALL:
        return w[place.WORTH_DANCER]
    if code == codes.FILL_ITEM:
        return w[place.WORTH_ITEM]
    return 0.0


@rule
def worth_of_steps(w, steps, n, played):
    """Several parts together."""
    total = 0.0
    for i in range(n):
        total += worth_of_step(w, steps[i, 0], steps[i, 1], steps[i, 2], steps[i, 3], played)
    return total
