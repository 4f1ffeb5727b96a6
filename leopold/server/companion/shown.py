"""A game beside a real table as the page gets it: the question as data, what has happened, the automaton's side."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Literal

from leopold.companion import hotel, words
from leopold.companion import questions as ask
from leopold.companion.automaton import Automaton
from leopold.companion.course import Companion
from leopold.companion.kept import seed_text, written
from leopold.packs.codes import DIE_COLOURS, ITEMS
from leopold.packs.tables import BASE_CAFE_TABLES, HALLS
from leopold.rules.state import AUTOMATON_SEAT
from leopold.server import models
from leopold.server.models import companion as told
from leopold.text.words import BALL_PLACE_NAMES, hall_and_row
from leopold.view.sources import points_by_source
from leopold.words import Said

ChapterKind = Literal["round", "turn", "emperor", "ball", "end"]
KINDS: Final[dict[str, ChapterKind]] = {
    "round_began": "round",
    "instruction_turned": "turn",
    "emperor_scored": "emperor",
    "ball_scored": "ball",
}
"""Which event opens which chapter; what comes without a heading of its own is the end of the game."""


@dataclass(slots=True)
class Game:
    """A companion where its answers have led it, and what the last of them brought."""

    companion: Companion
    fresh: int = 0
    """How long its journal was before."""
    understood: Said | None = None

    def answer(self, text: str) -> None:
        question, before = self.companion.question, len(self.companion.journal)
        answer = self.companion.answer(text)
        self.fresh = before
        self.understood = words.understood(question, answer) if question else None


def shown(game: Game) -> models.CompanionGame:
    """Everything the page needs."""
    companion = game.companion
    him, question = companion.him, companion.question
    return models.CompanionGame(
        level=him.config.level,
        edition=him.config.edition,
        modules=list(him.config.modules),
        house=him.house,
        seed=seed_text(companion.seed),
        automaton=him.automaton,
        given=[given.text for given in companion.given],
        question=question_of(question, him) if question else None,
        asked=words.asked(question, him) if question else [],
        understood=game.understood,
        chapters=chapters_of(companion),
        fresh=game.fresh,
        view=him.view(),
        round=him.round,
        rounds=him.rounds,
        over=companion.over,
        score=score_of(him) if companion.over else None,
        winning=words.winning(him) if companion.over else None,
        kept=written(companion),
    )


def score_of(him: Automaton) -> models.Line:
    """Its sheet; who won, only people know."""
    sources = points_by_source(him.pack.modules, him.record.sheet[AUTOMATON_SEAT])
    return models.Line(seat=AUTOMATON_SEAT, total=int(him.record.vp[AUTOMATON_SEAT]), rank=1, sources=sources)


def chapters_of(companion: Companion) -> list[told.Chapter]:
    """What has happened, under its headings."""
    found: list[told.Chapter] = []
    for news in words.news(companion):
        event = companion.journal[news.at]
        line = told.BesideLine(
            said=news.said,
            at=news.at,
            event=models.Event(key=event.name, seat=event.seat, params=dict(event.arguments)),
        )
        if news.heading or not found:
            found.append(told.Chapter(heading=news.heading, kind=KINDS.get(event.name, "end"), lines=[]))
        found[-1].lines.append(line)
    return found


# --- the question as data


def question_of(question: ask.Question, him: Automaton) -> told.Question:
    """With all it takes to answer it by pointing."""
    match question:
        case ask.SetUp():
            return told.AskedSetUp()
        case ask.YourTurns(turns=turns):
            return told.AskedYourTurns(turns=turns, explained=him.round > words.EXPLAINED)
        case ask.RoundOver(round=number, turns=turns):
            return told.AskedRoundOver(round=number, turns=turns)
        case ask.Queue(before=before):
            return told.AskedQueue(known=list(him.queue), same=bool(before))
        case ask.NewGuest(others=others):
            return told.AskedNewGuest(others=list(others))
        case ask.Dice():
            return told.AskedDice(least=question.least, most=question.most, before=list(question.before))
        case ask.TurnedUp(cards=cards, open=lying):
            return told.AskedStaff(cards=cards, choices=end_staff_but(him, lying))
        case ask.Claimed(letter=letter):
            return told.AskedClaimed(letter=letter, vp=him.pack.board.objective_vp[0])
        case ask.EndStaff(open=lying):
            return told.AskedEndStaff(copy=words.copying_card(him).number, choices=end_staff_but(him, lying))
    return question_of_modules(question, him)


def question_of_modules(question: ask.Question, him: Automaton) -> told.Question:
    """The same for what only modules bring."""
    match question:
        case ask.Ballrooms():
            return told.AskedBallrooms(choices=[hall.id for hall in him.pack.ballrooms], places=HALLS)
        case ask.SpacesTaken(place=place, most=most):
            hall, row = hall_and_row(BALL_PLACE_NAMES[place])
            ballroom = him.pack.ballrooms[int(him.record.ballrooms[hall - 1])].id
            return told.AskedSpaces(ballroom=ballroom, row=row, most=most)
        case ask.AtTheBall(rows=rows, most=most):
            return told.AskedAtTheBall(ballroom=him.ballroom.id, rows=rows, most=most, balcony=him.counts_balcony)
        case ask.Coloured(colours=colours, dice=dice):
            return told.AskedColoured(colours=[DIE_COLOURS[colour] for colour in colours], dice=list(dice))
        case ask.Worth(colours=colours):
            return told.AskedWorth(colours=[DIE_COLOURS[colour] for colour in colours])
        case ask.Reserved(pack=pack):
            fitting = [guest.number for guest in hotel.may_reserve(pack)]
            return told.AskedReserved(choices=fitting, places=BASE_CAFE_TABLES)
        case ask.Pool():
            return told.AskedPool(items=counted(hotel.pool(him)))
        case ask.Served(wants=wants):
            waiting = [told.WaitingGuest(guest=guest, items=counted(items)) for guest, items in wants.items()]
            return told.AskedServed(guests=waiting)
        case ask.LinesFilled():
            return told.AskedLines(tile=words.emperor_was_here(him))
        case ask.GearCarried(guest=guest):
            return told.AskedGear(guest=guest)
        case ask.Crossed(gears=gears):
            return told.AskedCrossed(gears=list(gears))
    raise AssertionError(f"a question that nobody has put into data: {question!r}")


def end_staff_but(him: Automaton, lying: ask.Answer) -> list[int]:
    """End-of-game cards that do not lie open before it."""
    return [card.number for card in ask.end_staff(him.pack) if card.number not in lying]


def counted(items: ask.Answer) -> models.Counts:
    return {item: n for item, n in zip(ITEMS, items, strict=False) if n}
