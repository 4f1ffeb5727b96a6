"""What the strongest bot would do, and why: found in a game dealt anew from what the seat sees, so nothing leaks."""

from __future__ import annotations

import secrets
from typing import Final

import numpy as np

from leopold.bots import doors
from leopold.bots.weights import weights_for
from leopold.game import Game
from leopold.packs.codes import ITEMS
from leopold.rules import engine
from leopold.rules.actions import ACTIONS
from leopold.rules.state import OCCUPIED, RECORD_BYTES, VACANT
from leopold.table.bots import choose, strongest
from leopold.table.eyes import choice_of
from leopold.table.models import Alternative, Choice, Hint, Said, Value
from leopold.table.sitting import reveals

DEALS: Final = 8
"""Games dealt anew over which an action is judged."""
LONGEST: Final = 40
ALTERNATIVES: Final = 3
JUDGE: Final = "planner"


def imagined(game: Game, seat: int) -> Game:
    """A game that looks the same to this seat, with everything hidden dealt anew."""
    twin = game.copy()
    words = np.array([secrets.randbits(32) for _ in range(4)], np.int64)
    position = game.record_bytes.copy()
    engine.resample(game.pack.tables, position, seat, words)
    twin.restore(position.tobytes())
    return twin


def hint_for(game: Game, seat: int) -> Hint:
    """The plan of the strongest bot, what it brings, and how much worse the next best actions look."""
    level = strongest()
    before = imagined(game, seat)
    first = choose(before, seat, level, secrets.randbits(64))
    plan, after = foreseen(before, seat, level, first)
    return Hint(
        level=level,
        actions=plan,
        reasons=gains(before, after, seat),
        alternatives=alternatives(game, seat, first),
    )


def foreseen(before: Game, seat: int, level: str, first: int) -> tuple[list[Choice], Game]:
    """Play on until the turn ends or something appears that cannot be known now."""
    after = before.copy()
    plan: list[Choice] = []
    number = first
    while len(plan) < LONGEST:
        action = after.actions[after.numbers.index(number)]
        record = after.record.copy()
        after.apply(number)
        plan.append(choice_of(action))
        if after.to_move != seat or action.kind in ("end", "pass") or reveals(record, after.record):
            break
        number = choose(after, seat, level, secrets.randbits(64))
    return plan, after


def gains(before: Game, after: Game, seat: int) -> list[Said]:
    """What the plan brings to the seat, as far as it lies open."""
    one, two = before.record, after.record
    found: list[Said] = []

    def tell(key: str, change: int, **params: Value) -> None:
        if change:
            sign = "gain" if change > 0 else "loss"
            found.append(Said(key=f"hint.{sign}.{key}", params={"amount": abs(change), **params}))

    tell("vp", int(two.vp[seat]) - int(one.vp[seat]))
    rooms = [[int(state) for state in record.rooms[seat]] for record in (one, two)]
    tell("occupied", rooms[1].count(OCCUPIED) - rooms[0].count(OCCUPIED))
    prepared = [rooms[k].count(VACANT) + rooms[k].count(OCCUPIED) for k in (0, 1)]
    tell("prepared", prepared[1] - prepared[0])
    tell("staff", int(two.played_n[seat]) - int(one.played_n[seat]))
    tell("emperor", int(two.emperor[seat]) - int(one.emperor[seat]))
    tell("krones", int(two.krones[seat]) - int(one.krones[seat]))
    for item, name in enumerate(ITEMS):
        there = [int(record.kitchen[seat, item]) + int(record.served[seat, :, item].sum()) for record in (one, two)]
        tell("item", there[1] - there[0], item=name)
    return found


def alternatives(game: Game, seat: int, first: int) -> list[Alternative]:
    """The next best actions, each judged by what the position is worth right after it, over several deals.

    The plan looks further than that, so what it begins with may look no better at first.
    """
    worth = dict.fromkeys(game.numbers, 0.0)
    weights = weights_for(game.pack, JUDGE)
    out = np.zeros(ACTIONS, np.int16)
    trial = np.zeros(RECORD_BYTES, np.uint8)
    for _ in range(DEALS):
        deal = imagined(game, seat).record_bytes
        for number in worth:
            trial[:] = deal
            engine.step(game.pack.tables, trial, number, out)
            worth[number] += float(doors.evaluate(game.pack.tables, trial, weights, seat)) / DEALS
    others = sorted((number for number in worth if number != first), key=lambda number: -worth[number])
    best = worth[first]
    return [
        Alternative(
            action=choice_of(game.actions[game.numbers.index(number)]),
            worse_by=max(0.0, round(best - worth[number], 2)),
        )
        for number in others[:ALTERNATIVES]
    ]
