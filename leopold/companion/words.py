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
from leopold.terminal.telling import automaton
from leopold.text.words import listed

EXPLAINED: Final = 2
"""After so many rounds people know what happens when they pass."""
IF_YOU_PASS: Final = "If you pass, press Enter too: he plays on, and the dice are rolled again after his last turn."
HIS_TURN: Final = "Leopold's turn"
COMMANDS: Final = {
    "undo": "take back your last answer",
    "hotel": "Leopold's hotel and all that is his",
    "card": "`card 75`, `card 203`: the full text of a card",
    "log": "everything that Leopold has done so far",
    "help": "this page",
    "quit": "stop; the game is kept, and `leopold companion --resume` goes on with it",
}
ALIASES: Final = {"exit": "quit", "q": "quit", "?": "help", "show": "hotel", "board": "hotel", "back": "undo"}
ABOUT: Final = (
    "You move the pieces, Leopold decides. You are asked only what he must know: who stands in the queue, where the "
    "dice lie, which card of his private deck was turned up, whether you were first at an objective. Guests and staff "
    "can be given by the number printed on the card or by name. He puts the die he takes on his tile and does nothing "
    "with it; the guest he takes goes to the discard pile; he pays nothing and gets no rewards."
)


# --- what happened


class News(NamedTuple):
    """A sentence, under a heading where something new begins."""

    sentence: str
    heading: str = ""


def news(companion: Companion, since: int = 0) -> Iterator[News]:
    """What happened since an event of the journal."""
    him = companion.him
    for place in range(since, len(companion.journal)):
        event = companion.journal[place]
        if event.name == "round_began":
            yield News(round_began(him, event), f"Round {event['round']}")
        elif automaton.is_told_here(event):
            words = automaton.sentence(him.pack, him.level, companion.journal, place)
            if words:
                yield News(words, heading(event))
            if event.name == "emperor_scored":
                yield News(your_emperor(him, companion.journal[: place + 1]))


def heading(event: Event) -> str:
    return {"instruction_turned": HIS_TURN, "emperor_scored": "The emperor comes"}.get(event.name, "")


def round_began(him: Automaton, event: Event) -> str:
    """What people do before the first turn of a round."""
    number = event["round"]
    his, yours = ("1 and 4", "2 and 3") if event.seat == AUTOMATON_SEAT else ("2 and 3", "1 and 4")
    tiles = f"Leopold has the turn-order tile with {his}, you have {yours}"
    if number != 1:
        tiles = f"Swap the turn-order tiles, so that Leopold has {his} and you have {yours}; refresh your staff"
    dice = int(him.pack.record.dice[int(him.record.players)])
    begins = "Leopold begins." if event.seat == AUTOMATON_SEAT else "You begin."
    return f"{tiles}. Roll all {dice} dice. {begins}"


def your_emperor(him: Automaton, before: list[Event]) -> str:
    """The player's own visit of the emperor."""
    visits = sum(found.name == "emperor_scored" for found in before)
    back = him.pack.board.emperor_back[visits - 1]
    return (
        f"Score your own place on the track and step back {back} spaces; "
        "then the tile's reward or penalty is for you alone."
    )


# --- questions


def asked(question: Question, him: Automaton) -> list[str]:
    """A question in sentences; the last one says what to type."""
    match question:
        case SetUp():
            return set_up(him)
        case YourTurns(turns=turns):
            yours = f"{'Your two turns' if turns == 2 else 'Your first turn'} now, then press Enter."
            return [yours] if him.round > EXPLAINED else [IF_YOU_PASS, yours]
        case RoundOver(round=number, turns=0):
            passed = "If you have passed, roll the dice again and take your turns."
            return [f"That was his last turn in round {number}. {passed} When the round is over, press Enter."]
        case RoundOver(round=number):
            return [f"Your last turn of round {number} now. When the round is over, press Enter."]
        case Queue(before=before):
            same = [f"If it is as he last saw it, say `same`: {_numbers(before)}."] if before else []
            return [*same, "Which guests stand in the queue, from left to right? Five numbers or names."]
        case NewGuest():
            return ["Fill the queue up. Which guest has come in at the left? A number or a name."]
        case Dice(before=before):
            same = [f"If they lie as he left them, say `same`: {_numbers(before)}."] if before else []
            return [*same, "How many dice lie on the spaces 1 to 6? Six numbers, such as 2 2 1 3 0 2."]
        case TurnedUp(cards=cards):
            top = "the top card of his private deck. Which is it" if cards == 1 else f"the top {cards}. Which are they"
            return [f"A staff symbol: turn up {top}? A number or a name."]
        case Claimed(letter=letter):
            prize = him.pack.board.objective_vp[0]
            where = f"on the place for {prize} VP of objective {letter}"
            return [f"His marker is about to reach I of objective {letter}. Does yours lie {where} already? yes or no."]
        case EndStaff():
            copy = next(card for card in end_staff(him.pack) if card.score and card.score.name == "copy")
            name = naming.in_words(copy.names, copy.number)
            return [
                f"{name} lies open before Leopold and scores the best of your end-of-game cards. "
                "Which have you in play? Numbers or names, or `none`."
            ]
    return []


def _numbers(answer: tuple[int, ...]) -> str:
    return " ".join(str(number) for number in answer)


def understood(question: Question, answer: Answer) -> str:
    """The cards of an answer by name, so that a slip is seen at once."""
    match question:
        case Queue(pack=pack):
            spaces = [naming.guest_in_words(pack, guest) if guest else "nobody" for guest in answer]
            return f"The queue: {', '.join(spaces)}."
        case NewGuest(pack=pack):
            return f"New in the queue: {naming.guest_in_words(pack, answer[0]) if answer[0] else 'nobody'}."
        case EndStaff(pack=pack):
            return f"You have {listed([naming.staff_in_words(pack, card) for card in answer]) or 'none'} in play."
    return ""


def set_up(him: Automaton) -> list[str]:
    """How the table is laid for a game against him."""
    board = him.pack.board
    cards = listed([str(card.number) for card in end_staff(him.pack)])
    return [
        "Set the game up for two players, with these changes:",
        "Leopold gets the night side of a hotel, and no krones, no kitchen, no first guest and no first rooms.",
        f"Shuffle the end-of-game staff ({cards}) and lay {board.solo_private} of them face down beside his hotel: "
        "his private deck. Shuffle the others back into the staff deck.",
        f"Draw {board.solo_draw} staff cards, keep {board.start_hand} and put the others under the deck. "
        "Take your first guest and your first rooms as usual.",
        "His instruction cards stay in the box: they are drawn here.",
        "When the table is laid, press Enter.",
    ]


def winning(him: Automaton) -> str:
    """What the player needs."""
    total = int(him.record.vp[AUTOMATON_SEAT])
    return f"Leopold has {total} VP. You win only with more points than Leopold: {total + 1} or more."
