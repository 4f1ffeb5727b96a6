"""What the strongest bot would do, and why: found in games dealt anew from what the seat sees, so nothing leaks."""

from __future__ import annotations

import secrets
from random import Random
from typing import Final

from leopold.bots import Budget
from leopold.bots.reasons import find_hints, imagined
from leopold.game import Game
from leopold.packs.codes import ITEMS
from leopold.rules.state import OCCUPIED, VACANT
from leopold.table.bots import strongest
from leopold.table.eyes import choice_of
from leopold.table.models import Alternative, Choice, Hint, Said, Value
from leopold.table.sitting import reveals

PATIENCE: Final = Budget(seconds=2.0)
"""How long somebody waits gladly."""


def hint_for(game: Game, seat: int, budget: Budget = PATIENCE) -> Hint:
    """The plan of the strongest bot, what it brings, and how much worse the next best actions look."""
    chance = Random(secrets.randbits(64))
    best, *others = find_hints(game, chance, budget)
    before = imagined(game, seat, chance)
    plan, after = foreseen(before, seat, [action.number for action in best.turn])
    return Hint(
        level=strongest(),
        actions=plan,
        reasons=gains(before, after, seat),
        alternatives=[
            Alternative(
                action=choice_of(other.action),
                worse_by=max(0.0, round((best.expected or 0.0) - (other.expected or 0.0), 2)),
            )
            for other in others
        ],
    )


def foreseen(before: Game, seat: int, turn: list[int]) -> tuple[list[Choice], Game]:
    """Play a turn as far as it goes before something appears that cannot be known now."""
    after = before.copy()
    plan: list[Choice] = []
    for number in turn:
        if number not in after.numbers or after.to_move != seat:
            break
        action = after.actions[after.numbers.index(number)]
        record = after.record.copy()
        after.apply(number)
        plan.append(choice_of(action))
        if action.kind in ("end", "pass") or reveals(record, after.record):
            break
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
