"""Page and terminal tell the same: the lines that the server sends are those that the terminal says."""

from __future__ import annotations

from pathlib import Path

import pytest

from leopold.server.shown.projection import Projection
from leopold.speech import Speaker
from leopold.terminal.session.people import Person
from leopold.terminal.session.telling import Teller
from leopold.words import catalogue
from tests.telling.table import RECORDED, actions_of, names_of


@pytest.mark.parametrize("file", RECORDED[::13], ids=lambda file: file.stem)
@pytest.mark.parametrize("viewer", [0, None])
def test_server_and_terminal_tell_the_same(file: Path, viewer: int | None) -> None:
    # Given a game, of which the server sends lines after each action
    sent = []
    for game, _ in actions_of(file):
        sent += Projection(game, viewer).told
    # When the terminal tells the whole of it
    names = names_of(game)
    level = game.config.level or ""
    people = [Person(seat, names[seat], level=level if seat == 1 else "") for seat in range(game.players)]
    told = Teller(catalogue(), game, people, viewer).sentences()
    # Then it says those lines and no others
    you = frozenset() if viewer is None else frozenset((viewer,))
    speaker = Speaker(game.pack, people=names, you=you)
    assert " ".join(told) == " ".join(speaker.say(line.said) for line in sent)


def test_another_ones_cards_are_not_in_the_lines() -> None:
    # Given a drafted game
    file = next(file for file in RECORDED if "draft" in file.stem)
    for game, events in actions_of(file):
        # When somebody keeps a card
        if any(event.name == "staff_drafted" for event in events):
            # Then an onlooker hears only that it was one
            keys = {line.said.key for line in Projection(game, None).told}
            assert "log-staff-drafted" not in keys and "log-staff-drafted-hidden" in keys
