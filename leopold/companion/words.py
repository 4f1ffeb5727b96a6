"""What the companion says besides Leopold's own choices: its questions, and what people do between them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, NamedTuple

from leopold.companion import naming
from leopold.companion.automaton import Automaton
from leopold.companion.course import Companion
from leopold.companion.questions import (
    Answer,
    Claimed,
    Dice,
    EndStaff,
    NewGuest,
    Question,
    Queue,
    RoundOver,
    SetUp,
    TurnedUp,
    YourTurns,
    end_staff,
)
from leopold.journal import Event
from leopold.rules.state import AUTOMATON_SEAT
from leopold.telling import Line, verdicts
from leopold.words import Said, said

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
    heading: Said | None = None


def news(companion: Companion, since: int = 0) -> Iterator[News]:
    """What happened since an event of the journal."""
    him, journal = companion.him, companion.journal
    for place, verdict in enumerate(verdicts(him.pack, journal, him.level, since), since):
        event = journal[place]
        if event.name == "round_began":
            yield News(round_began(him, event), said("companion-round", round=event["round"]))
        elif event.seat == AUTOMATON_SEAT and isinstance(verdict, Line):
            yield News(verdict.said, heading(event))
        if event.name == "emperor_scored" and event.seat == AUTOMATON_SEAT:
            yield News(your_emperor(him, journal[: place + 1]))


def heading(event: Event) -> Said | None:
    return {"instruction_turned": HIS_TURN, "emperor_scored": said("companion-emperor-title")}.get(event.name)


def round_began(him: Automaton, event: Event) -> Said:
    """What people do before the first turn of a round."""
    begins = event.seat == AUTOMATON_SEAT
    his, yours = (FIRST_TILE, SECOND_TILE) if begins else (SECOND_TILE, FIRST_TILE)
    return said(
        "companion-round-first" if event["round"] == 1 else "companion-round-next",
        his=his,
        yours=yours,
        dice=int(him.pack.record.dice[int(him.record.players)]),
        begins="him" if begins else "you",
    )


def your_emperor(him: Automaton, before: list[Event]) -> Said:
    """The player's own visit of the emperor."""
    visits = sum(found.name == "emperor_scored" for found in before)
    return said("companion-your-emperor", back=him.pack.board.emperor_back[visits - 1])


# --- questions


def asked(question: Question, him: Automaton) -> list[Said]:
    """A question in sentences; the last one says what to type."""
    match question:
        case SetUp():
            return set_up(him)
        case YourTurns(turns=turns):
            yours = said("companion-your-turns" if turns == 2 else "companion-your-turn")
            return [yours] if him.round > EXPLAINED else [said("companion-if-you-pass"), yours]
        case RoundOver(round=number, turns=turns):
            return [said("companion-round-over-yours" if turns else "companion-round-over", round=number)]
        case Queue(before=before):
            return [*_same("companion-queue-same", before), said("companion-queue")]
        case NewGuest():
            return [said("companion-new-guest")]
        case Dice(before=before):
            return [*_same("companion-dice-same", before), said("companion-dice")]
        case TurnedUp(cards=cards):
            return [said("companion-turned-up", n=cards)]
        case Claimed(letter=letter):
            return [said("companion-claimed", letter=letter, vp=him.pack.board.objective_vp[0])]
        case EndStaff():
            copy = next(card for card in end_staff(him.pack) if card.score and card.score.name == "copy")
            return [said("companion-end-staff", staff=copy.number)]
    return []


def _same(key: str, before: Answer) -> list[Said]:
    """How to say that nothing has changed, where that is possible."""
    return [said(key, answer=" ".join(str(number) for number in before))] if before else []


def understood(question: Question, answer: Answer) -> Said | None:
    """The cards of an answer by name, so that a slip is seen at once."""
    match question:
        case Queue():
            return said("companion-understood-queue", guests=[_guest(guest) for guest in answer])
        case NewGuest():
            return said("companion-understood-guest", who=_guest(answer[0]))
        case EndStaff() if answer:
            return said("companion-understood-staff", cards=[naming.named("staff", card) for card in answer])
        case EndStaff():
            return said("companion-understood-no-staff")
    return None


def _guest(guest: int) -> Said:
    return naming.named("guest", guest) if guest else said("companion-nobody")


def set_up(him: Automaton) -> list[Said]:
    """How the table is laid for a game against him."""
    board = him.pack.board
    return [
        said("companion-set-up-players"),
        said("companion-set-up-hotel"),
        said(
            "companion-set-up-deck",
            cards=[str(card.number) for card in end_staff(him.pack)],
            private=board.solo_private,
        ),
        said("companion-set-up-hand", draw=board.solo_draw, keep=board.start_hand),
        said("companion-set-up-instructions"),
        said("companion-set-up-done"),
    ]


def winning(him: Automaton) -> Said:
    """What the player needs."""
    total = int(him.record.vp[AUTOMATON_SEAT])
    return said("companion-winning", vp=total, needed=total + 1)
