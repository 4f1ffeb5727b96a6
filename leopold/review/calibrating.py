"""Where the numbers of a review come from: bots play, and what is expected of their games is compared with what comes.

    python -m leopold.review.calibrating --games 60 --seats mcts:48,mcts:48
    python -m leopold.review.calibrating --games 40 --seats planner --solo --level hard
    python -m leopold.review.calibrating --games 6 --seats concierge,waiter --losses
    python -m leopold.review.calibrating --games 2 --seats concierge,concierge --accuracies

Each turn is played out on a few deals, as a review does it. How far final points lie from what the judgement expects
there, `chances.py` and `automaton.py` have from here; `--losses` compares what a turn lost with how much more than
expected there was by the next one, from which `REGAINED` and `WAITED` are. `--accuracies` says how well they played.
"""

from __future__ import annotations

import argparse
from collections import defaultdict
from collections.abc import Sequence
from dataclasses import dataclass, field
from itertools import pairwise

import numpy as np

from leopold.bots import bot_named, repeatable, seen_by, warm_up_bots
from leopold.config import Choices
from leopold.game import Game
from leopold.review.judging import Table, judged_points, own_turns_left
from leopold.review.reading import turns_of
from leopold.review.reviewing import review
from leopold.rules.actions import PASS
from leopold.rules.state import GAME

DEALS = 4


@dataclass(slots=True)
class Errors:
    """By how much final points were more than expected: of the seat that decided, of the others, and of the margin."""

    own: list[float] = field(default_factory=list)
    others: list[float] = field(default_factory=list)
    margin: list[float] = field(default_factory=list)


def play(game: Game, names: Sequence[str]) -> None:
    """Let bots play a game to its end."""
    bots = [bot_named(name) for name in names]
    while (seat := game.to_move) is not None:
        game.apply(bots[seat].think(seen_by(game, seat), repeatable(game.seed, seat, len(game.moves))).number)


def look_back(game: Game, found: dict[int, Errors]) -> None:
    """Compare what was to be expected after each turn with the end, by the turns that its seat had left."""
    final = [score.total for score in game.scores]
    parts = [part for turn in turns_of(game)[0] for part in turn.parts if part.whole]
    for part in parts:
        table, seat = Table(part), part.seat
        ends = [end for deal in range(DEALS) for end in table.played_out([part.played], deal)]
        going = [end for end in ends if not end.view(GAME)[0].over]
        if not going:
            continue
        points = np.mean([judged_points(game.pack, end) for end in going], axis=0).tolist()
        errors = found[own_turns_left(game.pack, going[0].view(GAME)[0], seat)]
        others = [other for other in range(len(final)) if other != seat]
        errors.own.append(final[seat] - points[seat])
        errors.others += [final[other] - points[other] for other in others]
        ahead = points[seat] - max(points[other] for other in others)
        errors.margin.append(final[seat] - max(final[other] for other in others) - ahead)


Pairs = list[tuple[float, float]]


def regained(game: Game, found: dict[bool, Pairs]) -> None:
    """What each whole turn lost, and how much more its seat could expect at its next decision than after it; apart
    where passing was played or would have been the best."""
    judged = review(game, playouts=32)
    for seat in judged.seats:
        turns = [turn for turn in judged.turns if turn.seat == seat.seat and turn.decisions]
        for turn, later in pairwise(turns):
            last, following = turn.decisions[-1], later.decisions[0]
            compared = (last.lines[0], next(line for line in last.lines if line.played))
            waited = any(line.actions[-1].number == PASS for line in compared)
            found[waited].append((last.loss, following.before.points - last.after.points))


def accuracies(game: Game) -> list[float]:
    """How well those who decided for themselves played."""
    return [seat.accuracy for seat in review(game, playouts=48).seats if seat.accuracy is not None]


def print_errors(found: dict[int, Errors]) -> None:
    """A row for each number of turns left."""
    print("turns left     n    own: mean   sd    others: mean   sd    margin: mean   sd")
    for left, errors in sorted(found.items(), reverse=True):
        told = [f"{np.mean(kind):8.1f} {np.std(kind):6.1f}" for kind in (errors.own, errors.others, errors.margin)]
        print(f"{left:10} {len(errors.own):5}  {told[0]}   {told[1]}   {told[2]}")


def main() -> None:
    """Play, compare, and print what was found."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--seats", default="planner,planner")
    parser.add_argument("--modules", default="")
    parser.add_argument("--solo", action="store_true")
    parser.add_argument("--level", default="easy")
    parser.add_argument("--losses", action="store_true")
    parser.add_argument("--accuracies", action="store_true")
    asked = parser.parse_args()
    warm_up_bots()
    seats = asked.seats.split(",")
    modules = [name for name in asked.modules.split(",") if name]
    found: dict[int, Errors] = defaultdict(Errors)
    pairs: dict[bool, Pairs] = {False: [], True: []}
    played_well: list[float] = []
    for number in range(asked.games):
        choices: Choices = {"seed": f"calibrating {number}", "modules": modules}
        if asked.solo:
            choices |= {"solo": True, "level": asked.level}
        game = Game(1 if asked.solo else len(seats), **choices)
        play(game, seats)
        if asked.losses:
            regained(game, pairs)
        elif asked.accuracies:
            played_well += accuracies(game)
        else:
            look_back(game, found)
    if asked.losses:
        for waited, name in ((False, "played"), (True, "put off by passing, or better put off")):
            if len(pairs[waited]) > 1:
                lost, more = zip(*pairs[waited], strict=True)
                slope, rest = np.polyfit(lost, more, 1)
                told = f"{slope:.2f} of a loss of {sum(lost):.0f} points come back, and {rest:.2f} points in any case"
                print(f"{len(lost)} turns {name}: {told}")
    elif asked.accuracies:
        print(*(f"{accuracy:.0f}" for accuracy in played_well), f"on average {np.mean(played_well):.0f}")
    else:
        print_errors(found)


if __name__ == "__main__":
    main()
