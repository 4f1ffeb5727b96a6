"""Judging a decision: the turns worth comparing and the one that was played, tried on the same deals.

The adviser's beam finds the turns, as for a hint. Everything the seat could not see is dealt anew; on every deal each
turn is played, the others answer as a planner would until the seat's next turn, and there the adviser's judgement
says what everybody can expect. What the deals have in common is the same for all turns, so few are enough to compare.
Nothing here depends on what lay hidden, nor on chance: the deals follow from the place in the game.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field, replace
from random import Random
from statistics import fmean
from typing import Final, NamedTuple

import numpy as np
import numpy.typing as npt

from leopold.bots import LEVELS, PLAYERS, Seen, doors, mind, seen_by
from leopold.bots.compiled import WORD, candidates, known, stream_from, turn_of
from leopold.bots.nets import all_judgements
from leopold.bots.notepad import NOTEPAD, new_notepad
from leopold.bots.reasons import ADVISER
from leopold.bots.roster import judgement_row
from leopold.packs import Pack
from leopold.packs.tables import SEATS
from leopold.review.automaton import points_in_end
from leopold.review.chances import calibration_of
from leopold.review.reading import Part
from leopold.review.shape import Worth
from leopold.rules import engine
from leopold.rules.actions import ACT, ACTIONS, DIE, GUEST, PASS
from leopold.rules.agenda import OP, SEAT
from leopold.rules.course.rounds import TURNS_PER_ROUND
from leopold.rules.decisions.turn import TURN
from leopold.rules.state import AUTOMATON_SEAT, GAME

Bytes = npt.NDArray[np.uint8]
Turn = tuple[int, ...]

PLAYOUTS: Final = {2: 96, 3: 48, 4: 32}
"""Deals on which turns are tried, by the seats at the table: with more of them there is more to play out, and more to
judge. The whole review should take less than a minute on two cores."""
FINALISTS: Final = 4
"""Turns that are measured, besides the one that was played."""
COMPLETIONS: Final = 6
"""Ways to go on that are tried after what was played, where something new was seen before the turn ended."""
REGAINED: Final = 0.4
"""The share of what a turn seems to lose that comes back by the seat's next turn: what was not taken is often still
there, which the judgement does not see. Measured, see docs/review.md."""
WAITED: Final = 0.88
"""The same of a turn that was put off by passing, or should have been: nearly everything is still there then."""
PROMISE: Final = 12
"""Deals that the plan's own expectation counts for when the finalists are chosen, as in the bots' search."""
GUIDE: Final = PLAYERS["planner"].with_width(2)
"""How everybody else is played."""
FINISHER: Final = LEVELS["concierge"]
"""Who ends a turn that cannot be played as planned, because a card did not come; without his mistakes."""


class Outcome(NamedTuple):
    """What a seat can expect where a deal was played out to, or what it has in the end."""

    points: float
    margin: float
    chance: float
    over: bool


@dataclass(slots=True)
class Line:
    """A turn that is compared, and what the seat could expect after it."""

    turn: Turn
    promised: float | None = None
    """What the plan expected: one's own points at first, then the margin that goes with them (`promise_margins`).
    None for a turn that nobody planned."""
    outcomes: list[Outcome] = field(default_factory=list)
    """What it led to on each deal."""

    def worth(self, best: Line, lasting: float) -> Worth:
        """On average, with so much of what it loses to the best; in tenths, so that what is added up comes out.

        What comes out better than the best does so by chance: the best was chosen before it was measured. So it is as
        good, and nobody reads of a second best that is worth more.
        """
        if self.margin > best.margin:
            return best.worth(best, 1.0)
        points, margin, chance = (
            there + lasting * (here - there) for here, there in zip(self.means, best.means, strict=True)
        )
        return Worth(round(points, 1), round(margin, 1), round(chance, 3))

    @property
    def means(self) -> tuple[float, float, float]:
        """Points, margin and chance, on average."""
        points, margins, chances, _ = zip(*self.outcomes, strict=True)
        return fmean(points), fmean(margins), fmean(chances)

    @property
    def margin(self) -> float:
        return fmean(outcome.margin for outcome in self.outcomes)

    @property
    def going(self) -> float:
        """On what share of the deals the seat had another turn after it."""
        return fmean(not outcome.over for outcome in self.outcomes)

    def standing(self) -> float:
        """How good it looks so far: what was promised counts like some deals, so that a few bad ones drop nobody."""
        if self.promised is None:
            return self.margin
        tried = len(self.outcomes)
        return (PROMISE * self.promised + tried * self.margin) / (PROMISE + tried)


@dataclass(frozen=True, slots=True)
class Judged:
    """A decision with the lines that were compared, the best first; `played` is the place of what was played.

    The best was chosen before it was measured; who comes out better by chance is as good. What was played is the best
    itself then.
    """

    part: Part
    lines: tuple[tuple[Turn, Worth], ...]
    played: int
    playouts: int
    """Tries in all."""

    @property
    def best(self) -> Worth:
        return self.lines[0][1]

    @property
    def after(self) -> Worth:
        return self.lines[self.played][1]

    @property
    def loss(self) -> float:
        """How much smaller the margin is than with the best; never negative."""
        return round(self.best.margin - self.after.margin, 1) + 0.0


def judge(part: Part, deals: int) -> Judged:
    """Compare what was played with the best turns that are found."""
    return Table(part).judge(deals)


class Table:
    """A position to think about, and what is needed for it: one notepad, the judgements, who plays how."""

    def __init__(self, part: Part) -> None:
        game = part.game
        self.part = part
        self.seen = seen_by(game, part.seat)
        self.pack: Pack = game.pack
        self.alone = bool(game.record.solo)
        self.in_turn = int(game.record.agenda[0, OP]) == TURN
        self.nets = all_judgements(self.pack)
        self.notepad = new_notepad()
        self.out = np.zeros(ACTIONS, np.int16)
        self.players = np.zeros((1, SEATS, mind.MIND), np.int64)
        self.players[0, :] = GUIDE.row(alone=self.alone)
        self.players[0, part.seat, mind.KIND] = mind.OUTSIDE
        self.finisher = replace(FINISHER, noise=0.0).row(alone=self.alone)
        self.tries = 0

    def chance(self, what: str) -> Random:
        """Chance that follows from the place in the game alone."""
        return Random(f"review {self.part.at} {self.part.seat} {what}")

    # --- which turns

    def judge(self, deals: int) -> Judged:
        """A quarter of the deals to choose some turns, another to choose the best, and the rest to measure.

        Whatever came out best by chance is measured on deals that had no say in choosing it.
        """
        lines, mine = self._lines()
        quarter = max(1, deals // 4)
        self.try_on(lines, range(quarter))
        promise_margins(lines)
        played = max(mine, key=Line.standing)
        others = sorted((line for line in lines if line is not played), key=Line.standing, reverse=True)
        measured = [played, *others[:FINALISTS]]
        self.try_on(measured, range(quarter, 2 * quarter))
        champion = max(measured, key=Line.standing)
        for line in measured:
            line.outcomes.clear()
        self.try_on(measured, range(2 * quarter, max(deals, 2 * quarter + 1)))
        best = played if played.margin >= champion.margin else champion
        told = [(line, line.worth(best, self.lasting(line, best))) for line in measured]
        told.sort(key=lambda one: (one[0] is not best, -one[1].margin, one[0] is not played))
        ranked = [line for line, _ in told]
        return Judged(self.part, tuple((line.turn, worth) for line, worth in told), ranked.index(played), self.tries)

    def lasting(self, line: Line, best: Line) -> float:
        """The share of a loss that is there to stay: what the last turn of a game loses, nobody gets back.

        Whoever passes loses next to nothing as long as there is another chance, whether or not the other turn ended the
        game. What was measured of turns that were played is of whole ones: where the rest of a turn is still to come,
        all of it is lost.
        """
        for waiting in (line, best):
            if waiting.turn[-1] == PASS:
                return 1.0 - WAITED * waiting.going
        return 1.0 - REGAINED * best.going if self.part.whole else 1.0

    def _lines(self) -> tuple[list[Line], list[Line]]:
        """The turns to compare, and those among them that begin as was played."""
        lines = [Line(turn, promised) for turn, promised in self.found(self.seen, "plan")]
        played = self.part.played
        if self.part.whole:
            mine = [line for line in lines if line.turn == played] or [Line(played)]
        else:
            begun = {line.turn: line for line in lines if line.turn[: len(played)] == played}
            completed = [(*played, *rest) for rest in self._completions()]
            mine = [*begun.values(), *(Line(turn) for turn in completed if turn not in begun)]
        return [*(line for line in lines if line not in mine), *mine], mine

    def found(self, seen: Seen, what: str) -> list[tuple[Turn, float]]:
        """The turns that the adviser thinks worth comparing."""
        row = ADVISER.row(alone=self.alone)
        stream = stream_from(self.chance(what))
        n = int(doors.think(self.pack.tables, seen.covered, row, self.nets, self.notepad, stream, doors.FIND, 0, 0))
        return [(found.turn, found.expected) for found in candidates(self.notepad, n)]

    def _completions(self) -> list[Turn]:
        """How a turn could end that nobody planned, after what was played of it: planned on one deal."""
        game = self._deal("completion")
        if not self._play(game, self.part.played) or not self._same_turn(game):
            return [()]
        engine.observe(self.pack.tables, game, self.part.seat)
        n = int(engine.legal(self.pack.tables, game, self.out))
        if n == 1:
            return [(int(self.out[0]),)]
        return [turn for turn, _ in self.found(Seen(self.pack, self.part.seat, game, ()), "completion")[:COMPLETIONS]]

    # --- trying them

    def _deal(self, what: str) -> Bytes:
        """The position with everything dealt anew that the seat cannot see."""
        chance = self.chance(what)
        game = self.seen.covered.copy()
        game.view(GAME)[0].log_on = 0
        words = np.array([chance.randrange(WORD) for _ in range(4)], np.int64)
        engine.resample(self.pack.tables, game, self.part.seat, words)
        return game

    def try_on(self, lines: Sequence[Line], deals: Iterable[int]) -> None:
        """Play each of the lines on each of the deals."""
        for deal in deals:
            for line, game in zip(lines, self.played_out([line.turn for line in lines], deal), strict=True):
                line.outcomes.append(self._outcome(game))

    def played_out(self, turns: Iterable[Turn], deal: int) -> Iterator[Bytes]:
        """Where each of the turns leads on a deal: to the beginning of the seat's next turn, or the end of the game."""
        dealt = self._deal(f"deal {deal}")
        stream = stream_from(self.chance(f"stream {deal}"))
        for turn in turns:
            game = dealt.copy()
            self._play_out(game, turn, stream.copy())
            self.tries += 1
            yield game

    def _play_out(self, game: Bytes, turn: Turn, stream: npt.NDArray[np.uint32]) -> None:
        """A turn, and what everybody does until the seat's next turn begins, or the game is over."""
        self._play(game, turn)
        while self._same_turn(game):
            self._go_on(game, stream)
        games, streams = game.reshape(1, -1), stream.reshape(1, -1)
        doors.play_until_asked(self.pack.tables, games, self.players, self.nets, self.notepad, streams)
        while self._decides_between_turns(game):
            self._go_on(game, stream)
            doors.play_until_asked(self.pack.tables, games, self.players, self.nets, self.notepad, streams)

    def _play(self, game: Bytes, turn: Sequence[int]) -> bool:
        """As much of a turn as is possible on this deal; was it all of it?"""
        n = int(engine.legal(self.pack.tables, game, self.out))
        for number in turn:
            if not self._asked(game) or number not in self.out[:n]:
                return False
            n = int(engine.step(self.pack.tables, game, number, self.out))
        return True

    def _go_on(self, game: Bytes, stream: npt.NDArray[np.uint32]) -> None:
        """Play sensibly where nothing is planned, until the seat has done what it can or something new is seen."""
        number = doors.think(self.pack.tables, game, self.finisher, self.nets, self.notepad, stream, doors.CHOOSE, 0, 0)
        rest = self.notepad.view(NOTEPAD)[0]
        before = self._known(game)
        for planned in rest.plan[: int(rest.plan_n)].tolist() or [int(number)]:
            if not self._play(game, (planned,)) or self._known(game) != before:
                return

    def _known(self, game: Bytes) -> tuple[int, ...]:
        return known(Seen(self.pack, self.part.seat, game, ()))

    def _same_turn(self, game: Bytes) -> bool:
        """Is it still the seat's turn, the one that is judged?"""
        if not self._asked(game) or (not self.in_turn and _top(game, OP) == TURN):
            return False
        return turn_of(Seen(self.pack, self.part.seat, game, ())) == turn_of(self.seen)

    def _decides_between_turns(self, game: Bytes) -> bool:
        """Is the seat asked for something that belongs to no turn of its own, such as the emperor's reward?

        The judgement knows positions between turns best.
        """
        return self._asked(game) and _top(game, OP) != TURN

    def _asked(self, game: Bytes) -> bool:
        """Is the seat to decide?"""
        return not game.view(GAME)[0].over and _top(game, SEAT) == self.part.seat

    # --- what came of it

    def _outcome(self, game: Bytes) -> Outcome:
        """What the seat can expect at this point, or what it has in the end."""
        g = game.view(GAME)[0]
        seat = self.part.seat
        judged = judged_points(self.pack, game, self.notepad)
        if g.over:
            places = np.zeros(SEATS, np.int64)
            engine.ranks(game, places)
            others = [points for other, points in enumerate(judged) if other != seat]
            return Outcome(judged[seat], judged[seat] - max(others), float(places[seat] == 1), over=True)
        left = own_turns_left(self.pack, g, seat)
        calibration = calibration_of(self.pack, alone=bool(g.solo))
        points = [expected + calibration.correction(left, own=other == seat) for other, expected in enumerate(judged)]
        config = self.part.game.config
        if config.solo:
            points[AUTOMATON_SEAT] = points_in_end(g, config.solo, config.level, left)
        return Outcome(points[seat], *calibration.outlook(points, seat, left), over=False)


def judged_points(pack: Pack, game: Bytes, notepad: Bytes | None = None) -> list[float]:
    """Final points of every seat, as the adviser's judgement expects them; an automaton's as they are now."""
    g = game.view(GAME)[0]
    net = all_judgements(pack)[judgement_row(ADVISER.judgement, alone=bool(g.solo))]
    pad = new_notepad() if notepad is None else notepad
    return [
        float(g.vp[seat])
        if g.solo and seat == AUTOMATON_SEAT
        else float(doors.evaluate(pack.tables, game, seat, net, pad))
        for seat in range(int(g.players))
    ]


def own_turns_left(pack: Pack, record: np.record, seat: int) -> int:
    """How many turns with a die a seat has left."""
    rounds = int(pack.record.rounds) - int(record.round_no)
    return rounds * TURNS_PER_ROUND + max(0, TURNS_PER_ROUND - int(record.turns[seat]))


def _top(game: Bytes, place: int) -> int:
    """What the agenda says of the decision being made, by place."""
    g = game.view(GAME)[0]
    return int(g.agenda[int(g.agenda_n) - 1, place])


def promise_margins(lines: Sequence[Line]) -> None:
    """Plans expect one's own points; what the others can expect, which a margin is less by, is the same for all."""
    planned = [line for line in lines if line.promised is not None]
    if planned:
        others = sum((line.promised or 0.0) - line.margin for line in planned) / len(planned)
        for line in planned:
            line.promised = (line.promised or 0.0) - others


def differ(turn: Turn, other: Turn) -> bool:
    """Do two turns take another guest or another die?"""
    return _outline(turn) != _outline(other)


def _outline(turn: Turn) -> tuple[int, int]:
    guest = next((number for number in turn if GUEST <= number < DIE), -1)
    return guest, next((number for number in turn if DIE <= number < ACT), -1)
