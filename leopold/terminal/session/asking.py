"""What is asked of whoever sits before the screen, and why an answer is none: in the language of the session."""

from __future__ import annotations

from dataclasses import replace

from leopold.errors import RulesError
from leopold.game import Game
from leopold.words import Speaker, said


def question(speaker: Speaker, game: Game) -> str:
    """What is being decided, and what brought it."""
    decision = game.decision
    return _by_name(speaker).say(decision.prompt if decision else said("ask-over"))


def complaint(speaker: Speaker, wrong: Exception) -> str:
    """Why not. What is not said from the catalogue yet is told as it was raised."""
    what = wrong.said if isinstance(wrong, RulesError) else None
    return str(wrong) if what is None else _by_name(speaker).say(what)


def _by_name(speaker: Speaker) -> Speaker:
    """The numbers of the cards stand on the board; a question goes without them."""
    return replace(speaker, numbered=False)
