"""Finding puzzles: bots play, and where the obvious turn is clearly worse than another, that is looked at closely.

The obvious turn is what a planner does. It is compared with what the adviser's beam finds, on few deals at first; what
survives is compared with more turns on more deals, and the best is measured on deals that had no say in choosing it.
How a deal is played out is the review's (`leopold.review.judging`); of what a turn loses there all is counted, because
a puzzle is about this turn alone. The same number of a game gives the same puzzles.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from hashlib import sha256
from math import sqrt
from random import Random
from statistics import fmean, stdev
from typing import Any, Final

from leopold.bots import LEVELS, PLAYERS, bot_named, repeatable, seen_by, warm_up_bots
from leopold.bots.compiled import CompiledBot
from leopold.bots.reasons import read_turn
from leopold.bots.roster import Player
from leopold.config import Choices, Config, as_plain
from leopold.game import Game
from leopold.packs.codes import RULES_VERSION
from leopold.packs.modules import CHOOSABLE
from leopold.packs.tables import ROOMS
from leopold.puzzles.shape import Line, Puzzle
from leopold.puzzles.themes import difficulty_of, theme_of
from leopold.review.judging import Line as Tried
from leopold.review.judging import Table
from leopold.review.judging import Turn as Numbers
from leopold.review.reading import Part
from leopold.review.telling import lost
from leopold.rules.actions import (
    ACT,
    CHECK_IN,
    CLAIM,
    DANCE,
    DANCE_PLACES,
    DIE,
    DIE_WAYS,
    DRAFT,
    GUEST,
    HIRE,
    PASS,
    ROOM,
    SEND,
)

LEAD: Final = 4.0
"""Points of margin by which the best turn leads every other idea, and the obvious turn."""
GLANCE: Final = 3
"""Deals after which most positions are dropped: those where the obvious turn is among the best."""
GLANCED: Final = 5
"""Ideas that it is compared with there."""
AHEAD: Final = 2
"""Of these so many are looked at more closely before all the others are."""
HOPELESS: Final = 12.0
"""Points by which a turn may look worse than the best after a glance and still be tried."""
SCREENED: Final = 12
"""Deals after which the rest of those are dropped that are none."""
CHOSEN: Final = 32
"""Deals that choose the best turn."""
PLAYOUTS: Final = 96
"""Deals that measure it."""
MEASURED_FROM: Final = 1000
"""The number of the first deal that measures: whoever judges an answer later takes the same ones."""
ALMOST: Final = 0.8
"""The share of a lead that few deals have to show."""
FINALISTS: Final = 6
ALIKE: Final = 2
"""Finalists with the same idea."""
KEPT: Final = 6
"""Turns that a puzzle keeps."""
AS_GOOD: Final = 2.0
"""Who loses less than this has found it: an inaccuracy begins there."""
PER_GAME: Final = 3
OBVIOUS: Final = PLAYERS["planner"]
WEAK: Final = ("apprentice", "waiter", "concierge", "manager")

KINDS: Final[tuple[tuple[tuple[str, ...], Choices], ...]] = (
    (("planner", "planner"), {}),
    (("planner", "concierge"), {"hotels": "day"}),
    (("planner", "planner"), {"modules": ("more", "promo")}),
    (("concierge", "planner"), {}),
    (("planner",), {"solo": "leopold", "level": "medium"}),
    (("planner", "planner"), {"hotels": "day"}),
    (("planner", "planner"), {}),
    (("planner", "planner", "planner", "planner"), {}),
    (("planner", "planner"), {"modules": ("ballrooms",)}),
    (("planner", "concierge"), {}),
    (("planner", "planner"), {"hotels": "day"}),
    (("planner", "planner"), {"modules": ("celebrities", "key")}),
)
"""The games that are played, in turn: who sits there, and what is played."""
assert all(set(choices.get("modules", ())) <= set(CHOOSABLE) for _, choices in KINDS), "modules of the puzzles' games"


@dataclass(frozen=True, slots=True)
class Looked:
    """How far the search is: told after each position."""

    game: int
    positions: int
    found: int


def find(first: int = 0, lead: float = LEAD, known: Iterable[str] = ()) -> Iterator[tuple[Looked, Puzzle | None]]:
    """Puzzles from game number `first` on, without end, and how far the search is; those known are left out."""
    warm_up_bots()
    seen = set(known)
    positions = found = 0
    number = first
    while True:
        here = 0
        for game, seat in turns_of_game(number):
            positions += 1
            name = puzzle_id(game)
            if name in seen or here == PER_GAME:
                here += name in seen
                continue
            puzzle = look_at(game, seat, number, lead)
            if puzzle is not None:
                found += 1
                here += 1
            yield Looked(number, positions, found), puzzle
        number += 1


def turns_of_game(number: int) -> list[tuple[Game, int]]:
    """The positions of a bots' game in which a turn begins, each with its seat."""
    names, choices = KINDS[number % len(KINDS)]
    chosen: Choices = {**choices, "seed": f"puzzles {number}"}
    game = Game(len(names), **chosen)
    bots = [bot_named(name) for name in names]
    found: list[tuple[Game, int]] = []
    while (seat := game.to_move) is not None:
        if game.round and game.deciding == "turn" and not game.record.acted and len(game.numbers) > 1:
            found.append((game.copy(), seat))
        game.apply(bots[seat].think(seen_by(game, seat), repeatable(game.seed, seat, len(game.moves))).number)
    return found


def puzzle_id(game: Game) -> str:
    """A short name that follows from the position."""
    return sha256(repr((as_plain(game.config), game.moves)).encode()).hexdigest()[:8]


def idea(turn: Numbers) -> tuple[Any, ...]:
    """What a turn is about: its guest, its die, and who is checked in, sent to a ball, hired or claimed with it.

    Two turns with the same idea differ in details: which room, in which order, what goes to whom.
    """
    ends = {
        (kind, (number - first) // size)
        for number in turn
        for kind, (first, last, size) in _ENDS.items()
        if first <= number < last
    }
    return PASS in turn, *_picks(turn), frozenset(ends)


_ENDS: Final = {
    "check-in": (CHECK_IN, ROOM, ROOMS),
    "hire": (HIRE, DRAFT, 1),
    "claim": (CLAIM, CHECK_IN, 1),
    "dance": (DANCE, SEND, DANCE_PLACES),
}
"""From where to where an action ends something, and how many numbers mean the same: rooms, places at a ball."""


def _picks(turn: Numbers) -> tuple[int, int]:
    guest = next((number for number in turn if GUEST <= number < DIE), -1)
    die = next(((number - DIE) // DIE_WAYS * 6 + (number - DIE) % 6 for number in turn if DIE <= number < ACT), -1)
    return guest, die


def planned(player: Player, game: Game, seat: int, what: str) -> Numbers:
    """What a planner would do, without slips."""
    chance = Random(f"puzzle {len(game.moves)} {seat} {what}")
    thought = CompiledBot(replace(player, noise=0.0)).think(seen_by(game, seat), chance)
    return thought.candidates[0].turn


def look_again(puzzle: Puzzle, lead: float = LEAD) -> Puzzle | None:
    """The same puzzle as the players of today find and measure it, beside what it has already; None if it is none."""
    turns = [line.turn for line in puzzle.lines]
    return look_at(puzzle.position(), puzzle.seat, puzzle.game, lead, ideas=turns)


def look_at(
    game: Game,
    seat: int,
    number: int,
    lead: float = LEAD,
    playouts: int = PLAYOUTS,
    ideas: Iterable[Numbers] = (),
) -> Puzzle | None:
    """The puzzle that there is at the beginning of this turn, if there is one; somebody may have ideas already."""
    obvious = planned(OBVIOUS, game, seat, "obvious")
    table = Table(Part(game, seat, "turn", obvious, whole=True))
    searched = [turn for turn, _ in table.found(table.seen, "plan")]
    if PASS in obvious:  # nobody finds that obvious: then it is what promises most at first sight
        obvious = next((turn for turn in searched if PASS not in turn), obvious)
    found = [turn for turn in dict.fromkeys((*ideas, *searched)) if turn != obvious]
    mine = Tried(obvious)
    first = [Tried(turn) for turn in {idea(turn): turn for turn in reversed(found)}.values()][-GLANCED:]
    table.try_on([mine, *first], range(GLANCE))
    ahead = sorted(first, key=lambda line: -line.margin)[:AHEAD]
    if not ahead or ahead[0].margin < mine.margin + lead / 2:
        return None
    table.try_on([mine, *ahead], range(GLANCE, SCREENED))
    best = max(line.margin for line in ahead)
    if best < mine.margin + ALMOST * lead:
        return None
    rest = [Tried(turn) for turn in found if all(turn != line.turn for line in first)]
    table.try_on(rest, range(GLANCE))
    near = [line for line in (*first, *rest) if line not in ahead and line.margin > best - HOPELESS]
    table.try_on(near, range(GLANCE, SCREENED))
    lines = _unlike([mine, *ahead, *near])
    if not _leads(lines, mine, ALMOST * lead):
        return None
    return _confirm(table, {line.turn: line for line in lines}, mine, number, lead, playouts)


def _confirm(
    table: Table, lines: dict[Numbers, Tried], mine: Tried, number: int, lead: float, playouts: int
) -> Puzzle | None:
    """More turns and more deals, and a measure that had no say in the choice."""
    game, seat = table.part.game, table.part.seat
    weak = {level: planned(LEVELS[level], game, seat, level) for level in WEAK}
    others = [turn for what in ("plan 2", "plan 3") for turn, _ in table.found(table.seen, what)]
    fresh = [Tried(turn) for turn in dict.fromkeys((*weak.values(), *others)) if turn not in lines]
    table.try_on(fresh, range(SCREENED))
    lines = lines | {line.turn: line for line in fresh}
    if not _leads(list(lines.values()), mine, ALMOST * lead):
        return None
    same = {tuple(line.outcomes): line for line in (*lines.values(), mine)}
    levels = {level: same[tuple(lines[turn].outcomes)] for level, turn in weak.items()}
    finalists = _finalists(lines.values(), (mine, *levels.values()))
    table.try_on(finalists, range(SCREENED, CHOSEN))
    champion = max(finalists, key=lambda line: line.margin)
    if not _leads(finalists, mine, lead):
        return None
    for line in finalists:
        line.outcomes.clear()
    quarter = playouts // 4
    table.try_on(finalists, range(MEASURED_FROM, MEASURED_FROM + quarter))
    if not _leads(finalists, mine, ALMOST * lead, champion):
        return None
    table.try_on(finalists, range(MEASURED_FROM + quarter, MEASURED_FROM + playouts))
    if not _leads(finalists, mine, lead, champion):
        return None
    return _puzzle(table, finalists, champion, mine, levels, number)


def _leads(lines: Sequence[Tried], obvious: Tried, lead: float, champion: Tried | None = None) -> bool:
    """Does the best, or whoever was chosen for it, lead every other idea and the obvious turn by so much?"""
    best = champion or max(lines, key=lambda line: line.margin)
    rivals = [line for line in lines if line is obvious or idea(line.turn) != idea(best.turn)]
    if best is obvious or PASS in best.turn or len({idea(line.turn) for line in lines}) < 2:
        return False  # to put a turn off is nothing to be found
    return best.margin - max(line.margin for line in rivals) >= lead


def _finalists(lines: Iterable[Tried], needed: Sequence[Tried]) -> list[Tried]:
    """The best, few of each idea, and those that have to be among them."""
    chosen: list[Tried] = []
    for line in sorted(lines, key=lambda line: -line.margin):
        if any(line.outcomes == other.outcomes for other in chosen):
            continue
        alike = sum(idea(line.turn) == idea(other.turn) for other in chosen)
        if len(chosen) < FINALISTS and alike < ALIKE:
            chosen.append(line)
    same = {tuple(line.outcomes) for line in needed}
    return list(
        {line.turn: line for line in (*(one for one in chosen if tuple(one.outcomes) not in same), *needed)}.values()
    )


def _unlike(lines: Iterable[Tried]) -> list[Tried]:
    """Without those that came out the same on every deal as one before: the same turn in another order."""
    return list({tuple(line.outcomes): line for line in reversed(list(lines))}.values())[::-1]


def _puzzle(
    table: Table, lines: Sequence[Tried], best: Tried, obvious: Tried, levels: dict[str, Tried], number: int
) -> Puzzle:
    game, seat = table.part.game, table.part.seat
    top = best.worth(best, 1.0)
    ranked = sorted(lines, key=lambda line: (line is not best, -line.margin))
    rival = next(line for line in ranked if line is not best and idea(line.turn) != idea(best.turn))
    apart = [one.margin - other.margin for one, other in zip(best.outcomes, rival.outcomes, strict=True)]
    measured = {line.turn: Line(line.turn, worth := line.worth(best, 1.0), lost(top, worth)) for line in ranked}
    told_of = {id(line) for line in (best, rival, obvious)}  # whatever else there is
    told_of |= {id(line) for line in [line for line in ranked if id(line) not in told_of][: KEPT - len(told_of)]}
    kept = [line for line in ranked if id(line) in told_of]
    found_by = tuple(level for level, line in levels.items() if measured[line.turn].loss < AS_GOOD)
    chance = Random(f"puzzle {len(game.moves)} {seat} told")
    told, plain = (read_turn(game, seat, line.turn, chance).reasons for line in (best, obvious))
    return Puzzle(
        id=puzzle_id(game),
        game=number,
        config=_config(game.config),
        rules=RULES_VERSION,
        packs=game.pack.checksum,
        moves=tuple(game.moves),
        seat=seat,
        round=game.round,
        theme=theme_of(told, plain),
        difficulty=difficulty_of(len(best.turn), measured[obvious.turn].loss, found_by),
        lead=round(fmean(apart), 1),
        error=round(stdev(apart) / sqrt(len(apart)), 2),
        playouts=len(best.outcomes),
        lines=tuple(measured[line.turn] for line in kept),
        obvious=kept.index(obvious),
        found_by=found_by,
    )


def _config(config: Config) -> dict[str, Any]:
    """What was chosen, without what is as usual."""
    usual = as_plain(Config(seed=config.seed))
    told = as_plain(config).items()
    return {name: value for name, value in told if name in ("players", "seed") or value != usual[name]}
