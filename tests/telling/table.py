"""Helpers: recorded games as events and lines, and examples as sentences."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from pathlib import Path

from leopold.game import Game
from leopold.journal import Event
from leopold.packs import load_pack
from leopold.reopening import replay
from leopold.speech import Speaker
from leopold.telling import Line, tell
from leopold.text.transcript import read_file
from tests.golden.past import GAMES

RECORDED = sorted(GAMES.glob("*.leopold"))
NAMES = ("Ann", "Bob", "Cleo", "Dan")


def actions_of(file: Path) -> Iterator[tuple[Game, list[Event]]]:
    """A recorded game action by action, with what each one brought; first the set-up."""
    transcript = read_file(file)
    game = replay(transcript, to=0)
    yield game, list(game.journal)
    for move in transcript.moves:
        yield game, game.play(move.text)


def lines_of(game: Game, events: Sequence[Event]) -> list[Line]:
    return tell(game.pack, events, game.config.level)


def names_of(game: Game) -> tuple[str, ...]:
    return ("Ann", "Leopold") if game.config.solo else NAMES


@cache
def speaker(numbered: bool = False) -> Speaker:
    """Tells everything to Ann."""
    return Speaker(load_pack(), people=NAMES, you=frozenset((0,)), numbered=numbered)


def sentences(*events: Event, level: str | None = None) -> list[str]:
    return [speaker().say(line.said) for line in tell(load_pack(), events, level)]
