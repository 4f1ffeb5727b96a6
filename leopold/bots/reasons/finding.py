"""Finding hints: a strong player compares whole turns; the best few that begin differently are told, with reasons."""

from __future__ import annotations

from dataclasses import dataclass, replace
from random import Random
from typing import Any, Final

from leopold.bots import doors
from leopold.bots.compiled import CompiledBot, warm_up_bots
from leopold.bots.interface import Budget, Candidate, seen_by
from leopold.bots.nets import all_judgements
from leopold.bots.notepad import new_notepad
from leopold.bots.reasons.deeds import Reason, imagined, read_turn
from leopold.bots.roster import LEVELS, PLAYERS, STAND_IN, Player, judgement_row
from leopold.game import Action, Game
from leopold.rules.actions import DONE, END, KEEP, PASS

HINTS: Final = 3
PATIENCE: Final = Budget(seconds=2.0)
"""How long somebody waits gladly for a hint."""
ADVISER: Final = LEVELS["director"]
QUICK_ADVISER: Final = replace(LEVELS[STAND_IN], noise=0.0)
"""Who advises before the bots are compiled: a plan, and nothing to compare it with."""
GLANCER: Final = PLAYERS["planner"].with_width(4)
LEAVING: Final = (PASS, END, DONE, KEEP)
"""Actions that end something: to do them first is never the same as to do them later."""
GLANCES: Final = 4
"""Deals on which an action is looked at that the adviser did not think worth comparing."""


@dataclass(frozen=True, slots=True)
class Hint:
    """An action to play now: the turn it begins, as far as that can be foreseen, what it comes to, and the final score.

    `expected` is None where there is nothing to compare: when there is only one legal action.
    """

    action: Action
    turn: tuple[Action, ...]
    expected: float | None
    reasons: tuple[Reason, ...]

    def plain(self) -> dict[str, Any]:
        """As plain data for files and pages."""
        return {
            "action": self.action.text,
            "number": self.action.number,
            "turn": [action.text for action in self.turn],
            "expected": self.expected,
            "reasons": [reason.plain() for reason in self.reasons],
        }


def quick_hints(game: Game, chance: Random) -> list[Hint]:
    """What can be said before the bots are compiled: one action, from somebody who is quick."""
    return _hints_of(QUICK_ADVISER, game, chance, None, 1)


def find_hints(game: Game, chance: Random, budget: Budget = PATIENCE, most: int = HINTS) -> list[Hint]:
    """The best actions for whoever decides now, the best first; none when the game is over.

    Only what the seat may see counts: two games that look alike to it get the same hints from the same chance, as long
    as the budget is given in playouts.
    """
    return _hints_of(ADVISER, game, chance, budget, most)


def _hints_of(adviser: Player, game: Game, chance: Random, budget: Budget | None, most: int) -> list[Hint]:
    seat = game.to_move
    if seat is None:
        return []
    if len(game.numbers) == 1:
        return [_hint(game, seat, Candidate((game.numbers[0],), 0.0), chance, None)]
    thought = CompiledBot(adviser).think(seen_by(game, seat), chance, budget)
    begins: dict[int, Candidate] = {}
    for candidate in thought.candidates:
        begins.setdefault(candidate.turn[0], candidate)
    found = list(begins.values())
    if len(_different(found)) < min(most, len(game.numbers)):
        found += _others(game, seat, found, chance)
    different = _different(found)
    chosen = [*different, *(candidate for candidate in found if candidate not in different)][:most]
    return [_hint(game, seat, candidate, chance, candidate.expected) for candidate in chosen]


def _hint(game: Game, seat: int, candidate: Candidate, chance: Random, expected: float | None) -> Hint:
    told = read_turn(game, seat, candidate.turn, chance)
    return Hint(told.actions[0], told.actions, expected, told.reasons)


def _different(found: list[Candidate]) -> list[Candidate]:
    """Without those that begin with what a better one does later: the same turn in another order is no other advice."""
    different: list[Candidate] = []
    for candidate in found:
        first = candidate.turn[0]
        if first in LEAVING or not any(first in better.turn for better in different):
            different.append(candidate)
    return different


def _others(game: Game, seat: int, best: list[Candidate], chance: Random) -> list[Candidate]:
    """Actions that no turn worth comparing begins with, by how much less they promise at a glance than the best."""
    known = {candidate.turn[0] for candidate in best}
    deals = [imagined(game, seat, chance) for _ in range(GLANCES)]
    leader = _glance(deals, seat, best[0].turn[0], chance)
    others = [_glance(deals, seat, number, chance) for number in game.numbers if number not in known]
    found = [replace(other, expected=best[0].expected - max(0.0, leader.expected - other.expected)) for other in others]
    return sorted(found, key=lambda other: -other.expected)


def _glance(deals: list[Game], seat: int, number: int, chance: Random) -> Candidate:
    """What an action is worth with the rest of the turn planned after it, on the average of some deals."""
    turn: tuple[int, ...] = (number,)
    total = 0.0
    for deal in deals:
        twin = deal.copy()
        twin.apply(number)
        thought = None
        if number not in (PASS, END) and twin.to_move == seat and twin.round == deal.round:
            thought = CompiledBot(GLANCER).think(seen_by(twin, seat), chance)
        if thought is None or not thought.candidates:
            total += _judge(twin, seat)
        else:
            total += thought.candidates[0].expected
            turn = (number, *thought.candidates[0].turn)
    return Candidate(turn, total / len(deals))


def _judge(game: Game, seat: int) -> float:
    """The final score that the adviser's judgement expects."""
    warm_up_bots()
    net = all_judgements(game.pack)[judgement_row(ADVISER.judgement, alone=bool(game.record.solo))]
    return float(doors.evaluate(game.pack.tables, game.record_bytes, seat, net, new_notepad()))
