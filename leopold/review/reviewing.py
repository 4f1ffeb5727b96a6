"""The whole review: every decision judged, and what that makes of each turn, each seat and the game."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterable, Sequence
from concurrent.futures import ThreadPoolExecutor
from itertools import pairwise
from pathlib import Path
from typing import Final

from leopold.bots import warm_up_bots
from leopold.errors import RecordError, RulesError
from leopold.game import Game, Score
from leopold.packs import PackFile
from leopold.reopening import replay
from leopold.review.judging import PLAYOUTS, judge
from leopold.review.marks import GOOD, MARKS, MOMENTS, accuracy, mark_of
from leopold.review.reading import Part, Turn, turns_of
from leopold.review.shape import (
    VERSION,
    CurvePoint,
    Review,
    ReviewedDecision,
    ReviewedSeat,
    ReviewedTurn,
    Split,
)
from leopold.review.telling import tell_action, tell_decision
from leopold.rules.state import AUTOMATON_SEAT
from leopold.text.transcript import Transcript, read_file
from leopold.words import Said, said

Progress = Callable[[int, int], None]
"""Told how many decisions are judged, of how many."""
THREADS: Final = 2
"""Decisions that are judged at once: compiled code lets go of the interpreter."""


def review(
    played: Game | Transcript | str | Path,
    *,
    names: Sequence[str] = (),
    playouts: int | None = None,
    progress: Progress | None = None,
    threads: int | None = None,
    packs: Sequence[PackFile] | None = None,
) -> Review:
    """The review of a finished game, given as a game, a record or the path of one.

    The same game gives the same review, however many threads there are. More playouts are surer and take longer.
    """
    if not isinstance(played, Game):
        transcript = played if isinstance(played, Transcript) else read_file(Path(played))
        game = replay(transcript, packs=packs)
        if not game.over:
            raise transcript.error(None, said("review-going"))
        names = names or transcript.header.names
    else:
        game = played
    reviewer = Reviewer(game, names, playouts)
    done: list[ReviewedDecision] = []
    with ThreadPoolExecutor(threads or min(THREADS, os.cpu_count() or 1), "review") as pool:
        try:
            for decision in pool.map(reviewer.judge, range(len(reviewer))):
                done.append(decision)
                if progress:
                    progress(len(done), len(reviewer))
        except BaseException:
            pool.shutdown(wait=False, cancel_futures=True)
            raise
    return reviewer.review(done)


def judge_part(part: Part, playouts: int) -> ReviewedDecision:
    """What a decision was worth: all that it takes, for whoever has others judge it."""
    warm_up_bots()
    return tell_decision(judge(part, playouts))


class Reviewer:
    """Judges the decisions of a finished game, one at a time and in any order, and makes a review of them."""

    def __init__(self, game: Game, names: Sequence[str] = (), playouts: int | None = None) -> None:
        if not game.over:
            raise RecordError(said("review-going"))
        if playouts is not None and playouts < 1:
            raise RulesError(f"A review tries turns on one deal at least, not on {playouts}.")
        self.game = game
        self.names = [*names, *[""] * game.players][: game.players]
        self.playouts = PLAYOUTS[game.players] if playouts is None else playouts
        self.turns, self.unjudged = turns_of(game)
        self._parts = [part for turn in self.turns for part in turn.parts]

    def __len__(self) -> int:
        """How many decisions there are to judge."""
        return len(self._parts)

    def judge(self, place: int) -> ReviewedDecision:
        """Judge one of the decisions. Takes a while, and lets go of the interpreter for most of it."""
        return judge_part(self.part(place), self.playouts)

    def part(self, place: int) -> Part:
        """One of the decisions."""
        return self._parts[place]

    def review(self, decisions: Sequence[ReviewedDecision]) -> Review:
        """What all decisions, in order, come to."""
        by_place = {decision.at: decision for decision in decisions}
        turns: list[ReviewedTurn] = []
        last: dict[int, float] = {}
        for turn in self.turns:
            own = [by_place[part.at] for part in turn.parts]
            turns.append(_turn(turn, own, last.get(turn.seat)))
            if own:
                last[turn.seat] = own[-1].after.margin
        scores = self.game.scores
        winners = self.game.winners
        seats = [
            _seat(score, scores, self.names[score.seat], turns, len(self.game.moves), won=score.seat in winners)
            for score in scores
            if not self._is_automaton(score.seat)
        ]
        seats += [_automaton(score.seat, self.names) for score in scores if self._is_automaton(score.seat)]
        return Review(
            version=VERSION,
            playouts=self.playouts,
            seats=seats,
            turns=turns,
            moments=_moments(turns, range(len(turns))),
            unjudged=self.unjudged,
        )

    def _is_automaton(self, seat: int) -> bool:
        return bool(self.game.config.solo) and seat == AUTOMATON_SEAT


def _tenth(amount: float) -> float:
    """Sums of tenths are tenths."""
    return round(amount, 1) + 0.0


def _turn(turn: Turn, decisions: list[ReviewedDecision], last: float | None) -> ReviewedTurn:
    """A turn from its parts; `last` is what the margin was after the seat's turn before."""
    loss = _tenth(sum(decision.loss for decision in decisions))
    luck = sum(after.before.margin - before.after.margin for before, after in pairwise(decisions))
    if decisions and last is not None:
        luck += decisions[0].before.margin - last
    return ReviewedTurn(
        seat=turn.seat,
        round=turn.round,
        start=turn.start,
        end=turn.end,
        played=[tell_action(action) for action in turn.actions],
        decisions=decisions,
        before=decisions[0].before if decisions else None,
        after=decisions[-1].after if decisions else None,
        loss=loss,
        mark=mark_of(loss) if decisions else None,
        luck=_tenth(luck),
    )


def _moments(turns: Sequence[ReviewedTurn], places: Iterable[int]) -> list[int]:
    """The turns that lost most, and enough to speak of."""
    lost = [place for place in places if turns[place].loss >= GOOD]
    return sorted(lost, key=lambda place: (-turns[place].loss, place))[:MOMENTS]


def _seat(
    score: Score, scores: Sequence[Score], name: str, turns: Sequence[ReviewedTurn], end: int, *, won: bool
) -> ReviewedSeat:
    seat = score.seat
    own = [place for place, turn in enumerate(turns) if turn.seat == seat]
    judged = [turns[place] for place in own if turns[place].mark is not None]
    decisions = [decision for turn in judged for decision in turn.decisions]
    margin_in_end = score.total - max(other.total for other in scores if other.seat != seat)
    points = _split([(one.before.points, one.after.points) for one in decisions], score.total)
    margin = _split([(one.before.margin, one.after.margin) for one in decisions], margin_in_end)
    return ReviewedSeat(
        seat=seat,
        name=name,
        judged=True,
        accuracy=accuracy(turn.loss for turn in judged),
        loss=_tenth(sum(turn.loss for turn in judged)),
        marks={mark: sum(turn.mark == mark for turn in judged) for mark in MARKS},
        moments=_moments(turns, own),
        points=points,
        margin=margin,
        summary=_summary(points, score.total) if points else None,
        curve=_curve(decisions, end, score.total, margin_in_end, won=won) if decisions else [],
    )


def _automaton(seat: int, names: Sequence[str]) -> ReviewedSeat:
    return ReviewedSeat(
        seat=seat,
        name=names[seat],
        judged=False,
        accuracy=None,
        loss=0.0,
        marks=dict.fromkeys(MARKS, 0),
        moments=[],
        points=None,
        margin=None,
        summary=None,
        curve=[],
    )


def _split(worths: Sequence[tuple[float, float]], end: int) -> Split | None:
    """From what was expected before and after each decision to what it came to in the end."""
    if not worths:
        return None
    start = worths[0][0]
    skill = _tenth(sum(after - before for before, after in worths))
    return Split(start, skill, _tenth(end - start - skill), float(end))


def _summary(points: Split, total: int) -> Said:
    """In whole points, which add up as well."""
    played = round(points.start + points.skill)
    dealt = total - played
    luck = "good" if dealt > 0 else "bad" if dealt < 0 else "even"
    return said("review-split", n=played, dealt=abs(dealt), luck=luck)


def _curve(
    decisions: Sequence[ReviewedDecision], end: int, total: int, margin_in_end: int, *, won: bool
) -> list[CurvePoint]:
    """Where the seat stood before and after each of its decisions."""
    start = decisions[0].before.margin
    curve: list[CurvePoint] = []
    skill = 0.0
    for decision in decisions:
        for at, worth in ((decision.at, decision.before), (decision.end, decision.after)):
            if worth is decision.after:
                skill = _tenth(skill - decision.loss)
            luck = _tenth(worth.margin - start - skill)
            curve.append(CurvePoint(at, worth.points, worth.margin, worth.chance, skill, luck))
    luck = _tenth(margin_in_end - start - skill)
    curve.append(CurvePoint(end, float(total), float(margin_in_end), float(won), skill, luck))
    return curve
