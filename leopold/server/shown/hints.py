"""What the strongest bot would do, and why: found in games dealt anew from what the seat sees, so nothing leaks.

What a turn does is found by `leopold.bots.reasons`; here it becomes keys with parameters, and what the seat can look
forward to afterwards is added: who could move in, and where the emperor would find it.
"""

from __future__ import annotations

import secrets
from collections.abc import Iterable, Iterator, Sequence
from random import Random
from typing import Any, Final

from leopold.bots import Budget
from leopold.bots.reasons import Reason, find_hints, imagined
from leopold.game import Action, Game
from leopold.packs import Pack
from leopold.packs.codes import COLOURS, GREEN, IMMUNE
from leopold.rules import agenda
from leopold.rules.state import VACANT
from leopold.server.bots.levels import strongest
from leopold.server.models import Alternative, Hint
from leopold.server.shown.projection import choice_of
from leopold.words import Params, Said, listed, said

PATIENCE: Final = Budget(seconds=2.0)
"""How long somebody waits gladly."""
SUMS: Final = {"points": ("vp", "vp"), "emperor": ("emperor", "steps"), "krones": ("krones", "change")}
"""What a turn comes to in all: the name it is told by, and the parameter that holds the amount."""


def hint_for(game: Game, seat: int, budget: Budget = PATIENCE) -> Hint:
    """The plan of the strongest bot, what it does and brings, and what else could be done."""
    chance = Random(secrets.randbits(64))
    best, *others = find_hints(game, chance, budget)
    after = played(game, seat, best.turn, chance)
    return Hint(
        level=strongest(),
        expected=rounded(best.expected),
        actions=[choice_of(action) for action in best.turn],
        reasons=[*told(game.pack, best.reasons), *outlook(game, after, seat, best.reasons)],
        alternatives=[
            Alternative(action=choice_of(other.action), expected=rounded(other.expected)) for other in others
        ],
    )


def rounded(expected: float | None) -> float | None:
    """Tenths are more than anybody can foresee."""
    return None if expected is None else round(expected, 1)


# --- what the turn does


def told(pack: Pack, reasons: Sequence[Reason]) -> Iterator[Said]:
    """What is done, in the order of the turn, and then what it comes to."""
    served = {reason["guest"] for reason in reasons if reason.key == "checked_in" or _only_waits(reason)}
    for reason in reasons:
        if reason.key in SUMS:
            yield from in_sum(reason)
        elif reason.key == "open":
            yield said("hint-left-open")
        elif reason.key == "staff_returned":
            yield from (said("hint-deed-staff_returned", staff=staff) for staff in reason["staff"])
        elif reason.key != "waiting":
            yield Said(f"hint-deed-{reason.key}", {**plain(reason), **more(pack, reason, served)})


def in_sum(reason: Reason) -> Iterator[Said]:
    name, parameter = SUMS[reason.key]
    change = reason[parameter]
    if change:
        yield said(f"hint-{'gain' if change > 0 else 'loss'}-{name}", amount=abs(change))


def plain(reason: Reason) -> Params:
    """What is counted by kind is said as a list of items."""
    return {name: listed("items", value) if isinstance(value, dict) else value for name, value in reason.params.items()}


def more(pack: Pack, reason: Reason, served: Iterable[Any]) -> Params:
    """What the event leaves for whoever reads it to know: the rest of an order, the worth of a bonus."""
    if reason.key == "items_served":
        return {"complete": reason["guest"] in served}
    if reason.key == "group_completed":
        return {"bonus": pack.board.occupancy_bonus[COLOURS.index(reason["colour"])][reason["size"] - 1]}
    if reason.key == "objective_claimed":
        return {"vp": pack.board.objective_vp[reason["place"] - 1]}
    return {"count": len(reason["rooms"])} if "rooms" in reason.params else {}


def _only_waits(reason: Reason) -> bool:
    return reason.key == "waiting" and not reason["missing"]


# --- where it leaves the seat


def played(game: Game, seat: int, turn: Sequence[Action], chance: Random) -> Game | None:
    """The game before the turn ends, with everything hidden dealt anew; none when it is not a turn, or it is passed."""
    twin = imagined(game, seat, chance)
    if agenda.TURN not in twin.record.agenda[: int(twin.record.agenda_n), 0].tolist():
        return None
    for action in turn:
        if action.kind == "end" or action.number not in twin.numbers:
            break
        twin.apply(action.number)
        if action.kind == "pass" or twin.to_move != seat:
            return None
    return twin


def outlook(game: Game, after: Game | None, seat: int, reasons: Sequence[Reason]) -> Iterator[Said]:
    """Who waits for what, who could move in, and what the emperor would say."""
    if after is None:
        return
    for reason in reasons:
        if reason.key == "waiting":
            if reason["missing"]:
                key = "hint-left-missing"
            else:
                key = "hint-left-ready" if room_for(after, seat, reason["guest"]) else "hint-left-no_room"
            yield said(key, guest=reason["guest"], items=listed("items", reason["missing"]))
    yield from before_emperor(game, after, seat)


def room_for(game: Game, seat: int, guest: int) -> bool:
    """Is there a vacant room that this guest would take?"""
    g, t = game.record, game.pack.record
    colour = game.pack.guests[game.pack.guest_index(guest)].colour
    colours = t.hotel_colour[int(g.hotel[seat])].tolist()
    vacant = [colours[room] for room, state in enumerate(g.rooms[seat].tolist()) if state == VACANT]
    return bool(vacant) if colour == GREEN else colour in vacant


def before_emperor(game: Game, after: Game, seat: int) -> Iterator[Said]:
    """The space on the track, when it changes or the emperor is about to come: what it brings should it stay so."""
    board, g = game.pack.board, after.record
    space, round_no = int(g.emperor[seat]), int(g.round_no)
    scoring = next((k for k, last in enumerate(board.emperor_rounds) if last >= round_no), None)
    if scoring is None or (space == int(game.record.emperor[seat]) and board.emperor_rounds[scoring] != round_no):
        return
    left = max(0, space - board.emperor_back[scoring])
    outcome = "nothing"
    if left >= board.emperor_reward_from:
        outcome = "reward"
    elif left == 0 and not int(g.power[seat, IMMUNE]):
        outcome = "penalty"
    yield said(
        "hint-left-emperor",
        space=space,
        round=board.emperor_rounds[scoring],
        vp=board.emperor_vp[space],
        outcome=outcome,
    )
