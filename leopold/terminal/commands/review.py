"""`leopold review`: how well a finished game was played, turn by turn, and what came of skill and what of luck."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Final

import msgspec
from rich.console import Console
from rich.text import Text

from leopold.bots.reasons import Advice
from leopold.errors import RulesError
from leopold.game import Game
from leopold.reopening import replay as replay_game
from leopold.review import MARKS, Review, ReviewedDecision, ReviewedLine, ReviewedSeat, ReviewedTurn, review
from leopold.speech import Speaker
from leopold.terminal.compiling import told, warm
from leopold.terminal.drawing.blocks import (
    DIM,
    STRONG,
    Block,
    in_columns,
    line,
    new_console,
    say,
    show,
    title,
    wrapped,
)
from leopold.terminal.drawing.curve import Curve, draw_curves
from leopold.terminal.drawing.palette import WARNING
from leopold.terminal.session.hints import sentences
from leopold.terminal.session.people import Person, seat_as_saved
from leopold.text.transcript import Transcript, read_file
from leopold.words import Catalogue, catalogue, said

STYLES: Final = {"best": "bold green", "good": "green", "inaccuracy": "yellow", "mistake": "red", "blunder": WARNING}
MARGIN, SKILL, LUCK = "●", "○", "×"
HANG: Final = 3


def review_record(
    record: Path,
    *,
    seat: int | None = None,
    playouts: int | None = None,
    as_json: bool = False,
    packs: Sequence[str | Path] | None = None,
    language: str = "en",
    console: Console | None = None,
    progress_on: Console | None = None,
) -> int:
    """Review a saved game, and show it: all seats in short, the people's in pictures, one seat turn by turn."""
    screen = console or new_console()
    aside = progress_on or Console(stderr=True)
    words = catalogue(language)
    transcript = read_file(record)
    game = replay_game(transcript, packs=packs)
    if not game.over:
        raise transcript.error(None, said("review-going"))
    check_seat(game, seat)
    warm(aside, "rules", words)
    warm(aside, "bots", words)
    with told(aside, words.text("terminal-review-doing")) as progress:
        found = review(
            game,
            names=transcript.header.names,
            playouts=playouts,
            progress=lambda done, of: progress(done, of, ""),
        )
    if as_json:
        text = msgspec.json.format(msgspec.json.encode(found), indent=2).decode()
        screen.file.write(text + "\n")
        return 0
    people = seat_as_saved(words, transcript.header)
    for block in Sheet(words, game, people, found, screen.width).blocks(transcript, seat):
        show(screen, block)
        say(screen)
    return 0


def check_seat(game: Game, seat: int | None) -> None:
    """A sentence if there is nobody there whose turns could be judged; seats count from 0."""
    if seat is None:
        return
    if seat >= game.players:
        raise RulesError(said("terminal-review-seat", n=seat + 1, seats=game.players))
    if game.config.solo and seat > 0:
        raise RulesError(said("terminal-review-automaton", n=seat + 1))


class Sheet:
    """A review on the screen."""

    def __init__(self, words: Catalogue, game: Game, people: Sequence[Person], found: Review, width: int) -> None:
        self.words = words
        self.game = game
        self.people = people
        self.found = found
        self.width = width
        self.speaker = Speaker(game.pack, words, people=[person.name for person in people])

    def blocks(self, transcript: Transcript, seat: int | None) -> Iterator[Block]:
        """Everything, from the whole to the parts."""
        judged = [one for one in self.found.seats if one.judged]
        asked = [one for one in judged if one.seat == seat]
        shown = asked or [one for one in judged if not self.people[one.seat].bot] or judged
        name = Path(transcript.name).name
        yield self.summary(name, judged)
        for one in shown:
            yield self.curve(one)
        yield self.moments(name, shown)
        for one in asked:
            yield self.turns(one)
        if self.found.unjudged:
            yield wrapped(
                Text(self.words.text("terminal-review-unjudged", n=len(self.found.unjudged)), style=DIM), self.width
            )

    # --- all seats in short

    def summary(self, file: str, seats: Sequence[ReviewedSeat]) -> Block:
        """Accuracy and marks of everybody, and what was skill and what luck."""
        heads = [
            "",
            *(self.words.text(f"terminal-review-{head}") for head in ("accuracy", "lost")),
            *(self.words.text(f"review-mark-{mark}") for mark in MARKS),
            "",
        ]
        rows = [[Text(head, style=DIM) for head in heads]]
        for seat in seats:
            person = self.people[seat.seat]
            said_ = self.speaker.say(seat.summary) if seat.summary else ""
            numbers = [_number(seat.accuracy), _number(seat.loss), *(str(seat.marks[mark]) for mark in MARKS)]
            rows.append([Text(person.name, style=person.style), *map(Text, numbers), Text(said_)])
        note = self.words.text("terminal-review-note", n=self.found.playouts)
        return [
            title(self.words.text("terminal-review-title", file=file), self.width, note),
            *in_columns(rows, self.width),
        ]

    # --- the curve

    def curve(self, seat: ReviewedSeat) -> Block:
        """The margin to expect before each turn and at the end, and what of it was skill and what luck."""
        places = {turn.decisions[0].at: turn for turn in self._turns(seat) if turn.decisions}
        points = [point for point in seat.curve if point.at in places or point is seat.curve[-1]]
        points = [point for place, point in enumerate(points) if place == 0 or point.at != points[place - 1].at]
        rounds = [places[point.at].round if point.at in places else 0 for point in points]
        fresh = [str(now) if now and now != before else "" for now, before in zip(rounds, [0, *rounds], strict=False)]
        style = self.people[seat.seat].style
        curves = [
            Curve(MARGIN, style, [point.margin for point in points]),
            Curve(SKILL, "green", [point.skill for point in points]),
            Curve(LUCK, "yellow", [point.luck for point in points]),
        ]
        legend = line(
            (f"{MARGIN} ", style),
            f"{self.words.text('terminal-review-margin')}   ",
            (f"{SKILL} ", "green"),
            f"{self.words.text('terminal-review-skill')}   ",
            (f"{LUCK} ", "yellow"),
            self.words.text("terminal-review-luck"),
        )
        heading = self.words.text("terminal-review-curve", name=self.people[seat.seat].name)
        return [title(heading, self.width), *draw_curves(curves, fresh, self.width), legend]

    # --- what mattered

    def moments(self, file: str, seats: Sequence[ReviewedSeat]) -> Block:
        """The turns that lost most, with what was better and why."""
        block: Block = [title(self.words.text("terminal-review-moments"), self.width)]
        for seat in seats:
            for place in seat.moments:
                block += self.moment(file, self.found.turns[place])
        if len(block) == 1:
            block.append(Text(self.words.text("terminal-review-no-moments")))
        return block

    def moment(self, file: str, turn: ReviewedTurn) -> Block:
        """One turn: what was played beside what was best, where most was lost."""
        worst = _worst(turn)
        heading = self.words.text(
            "terminal-review-moment",
            name=self.people[turn.seat].name,
            round=turn.round,
            mark=self.words.text(f"review-mark-{turn.mark}"),
            n=round(turn.loss),
        )
        command = f"leopold replay {file} --to {worst.at}"
        there = self.words.text("terminal-review-there", command=command)
        return [
            *wrapped(line((heading, STYLES[str(turn.mark)])), self.width, HANG),
            *lines_block(self.words, self.speaker, worst, self.width),
            *(line(" " * HANG, row) for row in wrapped(Text(there, style=DIM), self.width - HANG)),
        ]

    # --- turn by turn

    def turns(self, seat: ReviewedSeat) -> Block:
        """Every turn of a seat in a row of its own, and below it what was better and why, where something was."""
        keys = ("round", "expected", "chance", "lost", "mark", "turn")
        rows = [[Text(self.words.text(f"terminal-review-{key}"), style=DIM) for key in keys]]
        for turn in self._turns(seat):
            mark = str(turn.mark) if turn.mark else ""
            rows.append(
                [
                    Text(str(turn.round)),
                    Text(_number(turn.before.points if turn.before else None)),
                    Text(f"{round(100 * turn.before.chance)} %" if turn.before else "–"),
                    Text(_number(turn.loss) if turn.loss else "–"),
                    Text(self.words.text(f"review-mark-{mark}") if mark else "–", style=STYLES.get(mark, DIM)),
                    Text("; ".join(action.text for action in turn.played)),
                ]
            )
            if turn.mark not in (None, "best"):
                below = [Text()] * (len(keys) - 1)
                rows += [[*below, Text(told, style=DIM)] for told in self._better(_worst(turn)) if told]
        heading = self.words.text("terminal-review-turns", name=self.people[seat.seat].name)
        return [title(heading, self.width), *in_columns(rows, self.width)]

    def _better(self, decision: ReviewedDecision) -> tuple[str, str]:
        """The best line, and what makes the difference."""
        best = decision.lines[0]
        head = self.words.text("terminal-review-best", worth=_worth(self.words, best))
        actions = "; ".join(action.text for action in best.actions)
        return f"{head} {actions}", _why(self.words, self.speaker, best)

    def _turns(self, seat: ReviewedSeat) -> list[ReviewedTurn]:
        return [turn for turn in self.found.turns if turn.seat == seat.seat]


def lines_block(words: Catalogue, speaker: Speaker, decision: ReviewedDecision, width: int) -> Block:
    """What was played, and the best, with what makes the difference."""
    played = next(one for one in decision.lines if one.played)
    best = decision.lines[0]
    told = [("played", played), *([] if best is played else [("best", best)])]
    block: Block = []
    for key, one in told:
        block += _line_block(words, speaker, key, one, width)
    why = _why(words, speaker, best)
    return [*block, *(line(" " * HANG, row) for row in wrapped(Text(why, style=STRONG), width - HANG) if why)]


def _line_block(words: Catalogue, speaker: Speaker, key: str, one: ReviewedLine, width: int) -> Block:
    head = words.text(f"terminal-review-{key}", worth=_worth(words, one))
    actions = "; ".join(action.text for action in one.actions)
    advice = Advice(tuple(one.deeds), tuple(one.sums), tuple(one.sources), tuple(one.left))
    why = words.sentences(sentences(speaker, advice))
    rows = [*wrapped(line((head, STRONG), f" {actions}"), width - HANG, HANG)]
    rows += [line(" " * HANG, row) for row in wrapped(why, width - 2 * HANG)] if why else []
    return [line(" " * HANG, row) for row in rows]


def _worst(turn: ReviewedTurn) -> ReviewedDecision:
    """Where a turn lost most."""
    return max(turn.decisions, key=lambda decision: decision.loss)


def _worth(words: Catalogue, one: ReviewedLine) -> str:
    return words.text(
        "review-worth-margin",
        n=round(one.worth.points),
        margin=f"{round(one.worth.margin):+}",
        chance=round(100 * one.worth.chance),
    )


def _why(words: Catalogue, speaker: Speaker, one: ReviewedLine) -> str:
    """How a line differs from what was played; nothing where it is that."""
    return words.sentences(speaker.say(sentence) for sentence in one.compared)


def _number(amount: float | None) -> str:
    return "–" if amount is None else f"{amount:.1f}"
