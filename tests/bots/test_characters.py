"""Mistakes as people make them, and what bots are known by."""

from __future__ import annotations

import numpy as np
import pytest

from leopold.bots import LEVELS, mind, player_named, style_of, temper
from leopold.bots.characters import STYLES, Temper
from leopold.bots.matches import play_match
from leopold.bots.notepad import NOTEPAD, new_notepad
from leopold.errors import RulesError
from leopold.rules import actions
from leopold.rules.state import PLAYED
from leopold.speech.first_names import NAMES

GAMES = 24


def test_an_order_that_is_forgotten_is_neither_served_nor_sent_to_a_room() -> None:
    notepad = new_notepad()
    m = notepad.view(NOTEPAD)[0]
    m.forgotten = 1
    answers = [
        actions.SERVE + actions.TABLE_PLACES + 1,
        actions.SERVE + 2,
        actions.PLACE + 1,
        actions.COMPLETE + 1,
        actions.COMPLETE,
        actions.CHECK_IN + 20 + 3,
        actions.CHECK_IN + 3,
        actions.DANCE + actions.DANCE_PLACES + 4,
        actions.END,
    ]
    m.out[: len(answers)] = answers
    kept = temper.thought_of(m, len(answers))
    assert m.out[:kept].tolist() == [actions.SERVE + 2, actions.COMPLETE, actions.CHECK_IN + 3, actions.END]


def test_who_can_do_nothing_else_remembers() -> None:
    notepad = new_notepad()
    m = notepad.view(NOTEPAD)[0]
    m.forgotten = 0
    m.out[:2] = actions.SERVE, actions.COMPLETE
    assert temper.thought_of(m, 2) == 2


def test_weaker_levels_make_more_mistakes_and_none_of_them_plays_by_chance() -> None:
    weak = [LEVELS[level].temper for level in ("apprentice", "waiter", "concierge")]
    assert [one.forgets for one in weak] == sorted((one.forgets for one in weak), reverse=True)
    assert [one.short_sight for one in weak] == sorted((one.short_sight for one in weak), reverse=True)
    assert all(player.noise == 0 for player in LEVELS.values())
    assert LEVELS["manager"].temper == LEVELS["director"].temper == Temper()


def mean(style: str, field: str) -> float:
    """What a waiter of this style has at the end of games with another waiter."""
    played = play_match(GAMES, [f"waiter:{style}" if style else "waiter", "waiter"], seed=1)
    if field == "staff":
        return float((played.records["staff_at"] == PLAYED).sum(axis=1).mean())
    return float(played.records[field][:, 0].mean())


@pytest.mark.parametrize(("style", "field"), [("courtier", "emperor"), ("patron", "staff")])
def test_a_style_shows_in_what_is_played(style: str, field: str) -> None:
    assert mean(style, field) > mean("", field)


@pytest.mark.parametrize("colour", ["blue", "red", "yellow"])
def test_who_likes_a_colour_has_more_rooms_of_it(colour: str) -> None:
    place = ["blue", "red", "yellow"].index(colour)
    fond = play_match(GAMES, [f"waiter:{colour}", "waiter"], seed=1).records["occupied"][:, 0]
    usual = play_match(GAMES, ["waiter", "waiter"], seed=1).records["occupied"][:, 0]
    assert fond[:, place].mean() / fond.sum(axis=1).mean() > usual[:, place].mean() / usual.sum(axis=1).mean()


def test_bots_of_a_name_always_have_the_same_style_and_every_style_has_names() -> None:
    assert style_of("Adele") == style_of(" adele ")
    assert {style_of(name) for name in NAMES} == set(STYLES)


def test_a_style_stands_behind_a_level_or_a_player() -> None:
    row = player_named("apprentice:courtier").row(alone=False)
    assert row[mind.TEMPER + temper.COURTSHIP] == round(100 * 4 * STYLES["courtier"].courtship)
    assert player_named("planner:saver").row(alone=False)[mind.TEMPER + temper.THRIFT] > 0
    assert not np.any(player_named("planner").row(alone=False)[mind.TEMPER :])
    with pytest.raises(RulesError):
        player_named("waiter:dancer")


def test_a_maitre_is_called_with_or_without_his_circumflex() -> None:
    assert player_named("maître") == player_named("maitre") == LEVELS["maitre"]
