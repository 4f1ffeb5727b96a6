"""What the companion says besides the automaton's own choices: its questions, and what people do between them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, NamedTuple

from leopold.companion import hotel, naming
from leopold.companion.automaton import BY_RANK, Automaton
from leopold.companion.course import Companion
from leopold.companion.questions import (
    Answer,
    AtTheBall,
    Ballrooms,
    Claimed,
    Coloured,
    Crossed,
    Dice,
    EndStaff,
    GearCarried,
    LinesFilled,
    NewGuest,
    Pool,
    Question,
    Queue,
    Reserved,
    RoundOver,
    Served,
    SetUp,
    SpacesTaken,
    TurnedUp,
    Worth,
    YourTurns,
    dice_told,
    end_staff,
)
from leopold.journal import Event
from leopold.packs.cards import StaffCard
from leopold.packs.codes import ITEMS
from leopold.packs.tables import BASE_CAFE_TABLES
from leopold.rules.state import AUTOMATON_SEAT
from leopold.telling import Line, verdicts
from leopold.text.words import BALL_PLACE_NAMES, hall_and_row
from leopold.words import Said, Value, listed, said

EXPLAINED: Final = 2
"""After so many rounds people know what happens when they pass."""
FIRST_TILE: Final = ("1", "4")
SECOND_TILE: Final = ("2", "3")
HIS_TURN: Final = said("scene-title", seat=AUTOMATON_SEAT)
COMMANDS: Final = ("undo", "hotel", "card", "log", "help", "quit")
ALIASES: Final = {"exit": "quit", "q": "quit", "?": "help", "show": "hotel", "board": "hotel", "back": "undo"}


# --- what happened


class News(NamedTuple):
    """A sentence, under a heading where something new begins."""

    said: Said
    at: int
    """The event of the journal of which it tells."""
    heading: Said | None = None


def news(companion: Companion, since: int = 0) -> Iterator[News]:
    """What happened since an event of the journal."""
    him, journal = companion.him, companion.journal
    for place, verdict in enumerate(verdicts(him.pack, journal, him.level, since), since):
        event = journal[place]
        if event.name == "round_began":
            yield from round_began(him, event, place)
        elif isinstance(verdict, Line) and (event.seat == AUTOMATON_SEAT or event.name == "ball_scored"):
            yield News(verdict.said, place, heading(journal, place))
        if event.name == "emperor_scored" and event.seat == AUTOMATON_SEAT:
            yield News(your_emperor(him, journal[: place + 1]), place)
        if event.name == "ball_scored" and not ranked(him, event):
            yield News(said("companion-your-ball", ballroom=event["ballroom"]), place)


def heading(journal: list[Event], place: int) -> Said | None:
    """Where something new begins; a ballroom only for whoever is scored first in it."""
    event = journal[place]
    if event.name == "ball_scored" and any(
        found.name == "ball_scored" and found["ballroom"] == event["ballroom"] for found in journal[:place]
    ):
        return None
    titles = {
        "instruction_turned": HIS_TURN,
        "emperor_scored": said("companion-emperor-title"),
        "ball_scored": said("companion-ball-title", ballroom=event.arguments.get("ballroom")),
    }
    return titles.get(event.name)


def ranked(him: Automaton, event: Event) -> bool:
    """Was the player asked for dancers, and so scored here too?"""
    hall = next(hall for hall in him.pack.ballrooms if hall.id == event["ballroom"])
    return hall.score.name in BY_RANK


def round_began(him: Automaton, event: Event, place: int) -> Iterator[News]:
    """What people do before the first turn of a round."""
    begins = event.seat == AUTOMATON_SEAT
    his, yours = (FIRST_TILE, SECOND_TILE) if begins else (SECOND_TILE, FIRST_TILE)
    first = event["round"] == 1
    yield News(
        of(
            him,
            "companion-round-first" if first else "companion-round-next",
            his=his,
            yours=yours,
            dice=int(him.pack.record.dice[int(him.record.players)]),
            begins="him" if begins else "you",
        ),
        place,
        said("companion-round", round=event["round"]),
    )
    if him.pack.celebrities and not first:
        yield News(of(him, "companion-round-celebrities"), place)
    if him.house == hotel.COUTURE and not first:
        yield News(of(him, "companion-round-pool"), place)


def your_emperor(him: Automaton, before: list[Event]) -> Said:
    """The player's own visit of the emperor."""
    visits = sum(found.name == "emperor_scored" for found in before)
    return said("companion-your-emperor", back=him.pack.board.emperor_back[visits - 1])


# --- questions


def of(him: Automaton, key: str, /, **params: Value) -> Said:
    """A message that speaks of the automaton: `$automaton` is who it is."""
    return said(key, automaton=him.automaton, **params)


def asked(question: Question, him: Automaton) -> list[Said]:
    """A question in sentences; the last one says what to type."""
    match question:
        case SetUp():
            return set_up(him)
        case YourTurns(turns=turns):
            yours = said("companion-your-turns" if turns == 2 else "companion-your-turn")
            return [yours] if him.round > EXPLAINED else [of(him, "companion-if-you-pass"), yours]
        case RoundOver(round=number, turns=turns):
            return [of(him, "companion-round-over-yours" if turns else "companion-round-over", round=number)]
        case Queue(before=before):
            return [*_same(him, "companion-queue-same", before), said("companion-queue")]
        case NewGuest():
            return [said("companion-new-guest")]
        case Dice(before=before):
            some = "companion-dice-coloured" if him.pack.celebrities else "companion-dice"
            return [*_same(him, "companion-dice-same", before), said(some)]
        case TurnedUp(cards=cards):
            return [of(him, "companion-turned-up", n=cards)]
        case Claimed(letter=letter):
            return [of(him, "companion-claimed", letter=letter, vp=him.pack.board.objective_vp[0])]
        case EndStaff():
            return [of(him, "companion-end-staff", staff=copying_card(him).number)]
    return asked_of_modules(question, him)


def asked_of_modules(question: Question, him: Automaton) -> list[Said]:
    """The same for what only modules bring."""
    match question:
        case Ballrooms():
            return [said("companion-ballrooms", halls=question.numbered)]
        case SpacesTaken(place=place):
            hall, row = hall_and_row(BALL_PLACE_NAMES[place])
            ballroom = him.pack.ballrooms[int(him.record.ballrooms[hall - 1])].id
            return [of(him, "companion-spaces", row=row, ballroom=ballroom)]
        case AtTheBall(rows=rows):
            key = "companion-at-ball" if rows == 1 else "companion-at-ball-rows"
            return [said(key, ballroom=him.ballroom.id, balcony=him.counts_balcony)]
        case Coloured(colours=colours):
            return [said("companion-coloured", colours=dice_told(colours), n=len(colours))]
        case Worth(colours=colours):
            return [said("companion-worth", colours=dice_told(colours), n=len(colours))]
        case Reserved():
            return [of(him, "companion-reserved")]
        case Pool():
            items = listed("items", dict(zip(ITEMS, hotel.pool(him), strict=False)))
            return [said("companion-pool", items=items), said("companion-pool-done")]
        case Served(wants=wants):
            return [of(him, "companion-given", orders=[_order(guest, items) for guest, items in wants.items()])]
        case LinesFilled():
            return [said("companion-lines", tile=emperor_was_here(him))]
        case GearCarried(guest=guest):
            return [of(him, "companion-gear", guest=guest)]
        case Crossed(spaces=spaces):
            return [of(him, "companion-crossed", spaces=spaces)]
    return []


def copying_card(him: Automaton) -> StaffCard:
    """The one that scores like a card of the player's."""
    return next(card for card in end_staff(him.pack) if card.score and card.score.name == "copy")


def emperor_was_here(him: Automaton) -> bool:
    """Has the emperor come in this round? Then his tile may have brought the player something."""
    marks = [event.name for event in him.journal if event.name in ("round_began", "emperor_scored")]
    return marks[-1] == "emperor_scored"


def _order(guest: int, items: Answer) -> Said:
    """What a guest still waits for."""
    return said("companion-order", guest=guest, items=listed("items", dict(zip(ITEMS, items, strict=False))))


def _same(him: Automaton, key: str, before: Answer) -> list[Said]:
    """How to say that nothing has changed, where that is possible."""
    return [of(him, key, answer=" ".join(str(number) for number in before))] if before else []


def understood(question: Question, answer: Answer) -> Said | None:
    """The cards of an answer by name, so that a slip is seen at once."""
    match question:
        case Queue():
            return said("companion-understood-queue", guests=[_guest(guest) for guest in answer])
        case NewGuest():
            return said("companion-understood-guest", who=_guest(answer[0]))
        case Reserved():
            return said("companion-understood-reserved", guests=[_guest(guest) for guest in answer])
        case Ballrooms(pack=pack):
            halls = [said("companion-hall", ballroom=pack.ballrooms[hall].id) for hall in answer]
            return said("companion-understood-ballrooms", halls=halls)
        case EndStaff() if answer:
            return said("companion-understood-staff", cards=[naming.named("staff", card) for card in answer])
        case EndStaff():
            return said("companion-understood-no-staff")
    return None


def _guest(guest: int) -> Said:
    return naming.named("guest", guest) if guest else said("companion-nobody")


def set_up(him: Automaton) -> list[Said]:
    """How the table is laid for a game against it."""
    board = him.pack.board
    modules = [said(f"module-{module}") for module in him.config.modules]
    return [
        of(him, "companion-set-up-modules", modules=modules) if modules else said("companion-set-up-players"),
        of(him, "companion-set-up-hotel"),
        *set_up_balls(him),
        *set_up_house(him),
        of(
            him,
            "companion-set-up-deck",
            cards=[str(card.number) for card in end_staff(him.pack)],
            private=board.solo_private,
        ),
        said("companion-set-up-hand", draw=board.solo_draw, keep=board.start_hand),
        of(him, "companion-set-up-instructions"),
        said("companion-set-up-done"),
    ]


def set_up_balls(him: Automaton) -> list[Said]:
    if not him.pack.ballrooms:
        return []
    return [of(him, "companion-set-up-dancers", n=int(him.pack.record.ball_dancers))]


def set_up_house(him: Automaton) -> list[Said]:
    """Its own hotel: which one, what it does, and what people lay out for it."""
    if not him.house:
        return []
    board = him.pack.board
    krones, draw = board.entrance_solo_krones, board.entrance_solo_draw
    about: dict[str, Value] = {
        "stars_vp": [str(vp) for vp in board.stars_vp],
        "gear_vp": board.gear_vp,
        "toll_vp": board.toll_vp,
    }
    lines = [
        of(him, "companion-set-up-entrance", draw=draw, n=krones),
        of(him, "companion-set-up-house", house=him.house),
        of(him, f"automaton-house-{him.house}-about", **about),
    ]
    if him.house == hotel.COUTURE:
        least, most = board.couture_vp
        champagne = bool(him.pack.ballrooms)
        lines.append(
            said("companion-set-up-couture", guests=BASE_CAFE_TABLES, least=least, most=most, champagne=champagne)
        )
    if him.house == hotel.STARS:
        lines.append(of(him, "companion-set-up-stars"))
    if him.house == hotel.SUSHI:
        own = him.view().house
        lines.append(of(him, "companion-set-up-gears", rooms=own.room_gears if own else []))
    return lines


def winning(him: Automaton) -> Said:
    """What the player needs."""
    total = int(him.record.vp[AUTOMATON_SEAT])
    return of(him, "companion-winning", vp=total, needed=total + 1)
