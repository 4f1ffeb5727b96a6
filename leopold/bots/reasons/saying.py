"""A hint as things to be said: what is done, in the order of the turn, what it comes to, and where it leaves the seat.

Terminal and page put the same keys and numbers into words. What a turn does was found by `deeds`; what the seat can
look forward to afterwards is added here: who could move in, and where the emperor would find it.
"""

from __future__ import annotations

from collections.abc import Container, Iterator, Sequence
from dataclasses import dataclass
from random import Random
from typing import Final

from leopold.bots.reasons.deeds import Reason, imagined
from leopold.bots.reasons.finding import Hint
from leopold.game import Action, Game
from leopold.packs import Pack
from leopold.packs.codes import COLOURS, GREEN, IMMUNE
from leopold.rules.agenda import OP
from leopold.rules.decisions.turn import TURN
from leopold.rules.state import VACANT
from leopold.words import Params, Said, listed, said

SUMS: Final = {"points": ("vp", "vp"), "emperor": ("emperor", "steps"), "krones": ("krones", "change")}
"""What a turn comes to in all: the name it is told by, and the parameter that holds the amount."""


@dataclass(frozen=True, slots=True)
class Advice:
    """Why to do what a hint says."""

    deeds: tuple[Said, ...]
    """What is done, step by step."""
    sums: tuple[Said, ...]
    """What is gained and lost, all in all."""
    sources: tuple[Said, ...]
    """What the points among these are for."""
    left: tuple[Said, ...]
    """What is open or still to come."""


def advise(game: Game, seat: int, hint: Hint, chance: Random) -> Advice:
    """Everything there is to say of a hint."""
    reasons = hint.reasons
    after = played(game, seat, hint.turn, chance)
    unseen = [said("hint-left-open") for reason in reasons if reason.key == "open"]
    return Advice(
        tuple(deeds(game.pack, reasons)),
        tuple(sums(reasons)),
        tuple(sources(reasons)),
        (*unseen, *outlook(game, after, seat, reasons)),
    )


# --- what the turn does


def deeds(pack: Pack, reasons: Sequence[Reason]) -> Iterator[Said]:
    """What is done, in the order of the turn."""
    served = {reason["guest"] for reason in reasons if reason.key == "checked_in" or _only_waits(reason)}
    for reason in reasons:
        if reason.key == "staff_returned":
            yield from (said("hint-deed-staff_returned", staff=staff) for staff in reason["staff"])
        elif reason.key not in (*SUMS, "open", "waiting"):
            yield Said(f"hint-deed-{reason.key}", {**_plain(reason), **_more(pack, reason, served)})


def sums(reasons: Sequence[Reason]) -> Iterator[Said]:
    """What it brings and costs, all in all."""
    for reason in reasons:
        if reason.key in SUMS:
            name, parameter = SUMS[reason.key]
            change = reason[parameter]
            if change:
                yield said(f"hint-{'gain' if change > 0 else 'loss'}-{name}", amount=abs(change))


def sources(reasons: Sequence[Reason]) -> Iterator[Said]:
    """What the points are for."""
    for reason in reasons:
        if reason.key == "points":
            yield from (said(f"hint-source-{source}", n=n) for source, n in reason["sources"].items())


def _plain(reason: Reason) -> Params:
    """What is counted by kind is said as a list of items."""
    return {name: listed("items", value) if isinstance(value, dict) else value for name, value in reason.params.items()}


def _more(pack: Pack, reason: Reason, served: Container[int]) -> Params:
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
    if TURN not in twin.record.agenda[: int(twin.record.agenda_n), OP].tolist():
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
            guest, missing = reason["guest"], reason["missing"]
            if missing:
                yield said("hint-left-missing", guest=guest, items=listed("items", missing))
            else:
                yield said("hint-left-ready" if room_for(after, seat, guest) else "hint-left-no_room", guest=guest)
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
    round_, vp = board.emperor_rounds[scoring], board.emperor_vp[space]
    yield said("hint-left-emperor", round=round_, vp=vp, outcome=outcome)
