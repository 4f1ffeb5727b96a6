"""What is asked of whoever sits before the screen, and why an answer is none: in the language of the session."""

from __future__ import annotations

from dataclasses import replace

from leopold.game import Game
from leopold.speech import Speaker
from leopold.words import SaidError, said


def question(speaker: Speaker, game: Game) -> str:
    """What is being decided, and what brought it."""
    decision = game.decision
    if decision is None:
        return speaker.say(said("ask-over"))
    asked = replace(speaker, you=frozenset((decision.seat,)))
    return _by_name(asked).say(decision.prompt)


def complaint(speaker: Speaker, wrong: SaidError) -> str:
    """Why not. What has been said in the language of the session already is told as it is."""
    return wrong.told(_by_name(speaker))


def _by_name(speaker: Speaker) -> Speaker:
    """The numbers of the cards stand on the board; a question goes without them."""
    return replace(speaker, numbered=False)
