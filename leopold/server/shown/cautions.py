"""Omissions that are seldom meant, to be asked about once. Which of them somebody wants to be asked is their choice."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from leopold.game import Action, Game
from leopold.rules.decisions import rewards, turn
from leopold.server.models import Caution
from leopold.text.moment import Moment
from leopold.view import Viewer
from leopold.words import Params

LEAVING: Final = ("end", "pass")
"""Whoever does one of these has had the turn."""
EARNING: Final = ("reward", "bonus", "take", "check-in", "use", "claim")
"""Kinds of actions that may bring krones."""
REACH: Final = 10
"""As many krones as hardly any action brings."""


def cautions_of(game: Game, now: Moment | None, viewer: Viewer) -> list[Caution]:
    """What whoever decides might be about to forget or to waste."""
    if now is None or now.seat != viewer:
        return []
    actions = game.actions
    found = list(wasted(game, now, actions))
    kinds = {action.kind for action in actions}
    if now.op == turn.TURN:
        if "guest" in kinds and "die" in kinds:
            found.append(Caution(kind="die", key="caution-no_guest"))
        leaving = [kind for kind in LEAVING if kind in kinds]
        found += [Caution(kind=kind, key=key) for key in forgotten(now, actions) for kind in leaving]
    elif now.op == rewards.REWARDS and {"reward", "bonus"} & kinds:
        found.append(Caution(kind="done", key="caution-reward"))
    return found


def forgotten(now: Moment, actions: list[Action]) -> Iterator[str]:
    """What could still be done in a turn that is about to be left."""
    kinds = {action.kind for action in actions}
    if "check-in" in kinds:
        yield "caution-check_in"
    if "claim" in kinds:
        yield "caution-objective"
    used = {action.arguments["staff"] for action in actions if action.kind == "use"}
    if any(card.timing == "round" for card in now.pack.staff if card.number in used):
        yield "caution-staff"


def wasted(game: Game, now: Moment, actions: list[Action]) -> Iterator[Caution]:
    """Actions that bring more krones than the purse holds: a thinner one would gain more by them."""
    room = now.pack.board.krone_cap - now.purse
    if room >= REACH:
        return
    for action in actions:
        if action.kind in EARNING:
            less, more = (gain(game, now.seat, action, thinner) for thinner in (0, min(REACH, now.purse)))
            if more > less >= 0:
                params: Params = {"n": more - less}
                yield Caution(kind=action.kind, key="caution-krones", params=params, actions=[action.number])


def gain(game: Game, seat: int, action: Action, thinner: int) -> int:
    """The krones an action brings into a purse that has so many less in it."""
    trial = game.copy()
    trial.record.krones[seat] -= thinner
    before = int(trial.record.krones[seat])
    trial.apply(action)
    return int(trial.record.krones[seat]) - before
