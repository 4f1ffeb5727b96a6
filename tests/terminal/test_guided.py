"""The guided first game in the terminal: the same script and words as on the page."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

from leopold.guide import script_named
from leopold.terminal import PlayOptions
from leopold.words import catalogue
from tests.terminal.table import typed


def told(screen: str) -> list[str]:
    """What Leopold said, by scene, in order."""
    script = script_named("first_evening")
    assert script is not None
    begins = {scene.id: " ".join(said(f"guide-{scene.id}").split()[:4]) for scene in script.scenes}
    flat = re.sub(r"\s+", " ", screen)
    heard = {scene: flat.find(f"Leopold: {words}") for scene, words in begins.items()}
    return sorted((scene for scene, at in heard.items() if at >= 0), key=heard.__getitem__)


def said(key: str) -> str:
    """A message as it begins, whatever numbers come later in it."""
    numbers: dict[str, Any] = {
        "rounds": 7,
        "start_rooms": 3,
        "emperor_rounds": ["3"],
        "floor_vp": ["1"],
        "objective_vp": ["1"],
    }
    prices: dict[str, Any] = dict.fromkeys(("boost_price", "serve_price", "serve_items", "six_price", "leftover_vp"), 1)
    rest: dict[str, Any] = {"emperor_back": ["3"], "emperor_reward_from": 3, "unserved_guest_vp": -5}
    return catalogue().text(key, **numbers, **prices, **rest)


def test_he_explains_what_is_due_and_then_lets_one_do_it(data: Path) -> None:
    _, screen = typed(PlayOptions(guided=True), "guest 4", "room 2.1", "room 2.2", "guest 4", "die 1")

    assert told(screen) == ["welcome", "goal", "first-guest", "first-rooms", "turn", "guest", "dice", "divide"]
    assert "I would take the Flamenco Dancer" in re.sub(r"\s+", " ", screen)


def test_a_game_that_is_resumed_goes_on_with_him(data: Path) -> None:
    typed(PlayOptions(guided=True), "guest 4", "room 2.1")

    _, screen = typed(PlayOptions(resume=True), "room 2.2")

    assert told(screen) == ["turn", "guest"]


def test_his_apprentice_has_the_name_he_calls_her_by(data: Path) -> None:
    _, begun = typed(PlayOptions(guided=True), "guest 4", "room 2.1")

    _, resumed = typed(PlayOptions(resume=True), "room 2.2")

    for screen in (begun, resumed):
        assert catalogue().text("guide-rival") in screen
        # how well she plays is told once, beside it
        assert screen.count(catalogue().text("bot-apprentice")) <= 1


def test_what_is_taken_back_is_explained_again(data: Path) -> None:
    _, screen = typed(PlayOptions(guided=True), "guest 4", "undo")

    assert told(screen.split("> undo")[-1]) == ["first-guest"]


def test_without_him_and_with_him_again(data: Path) -> None:
    _, screen = typed(PlayOptions(guided=True), "guide", "guest 4", "guide")
    before, alone, again = screen.split("> guide")

    assert told(before) == ["welcome", "goal", "first-guest"]
    assert told(alone) == []
    assert told(again) == ["first-rooms"]


def test_in_another_game_nobody_guides(data: Path) -> None:
    _, screen = typed(PlayOptions(seed=7), "guide")

    assert told(screen) == []
    assert "Nobody guides this game; leopold play --guided begins one" in re.sub(r"[`\s]+", " ", screen)


def test_what_is_given_cannot_be_chosen(data: Path) -> None:
    for options in (
        PlayOptions(3, guided=True),
        PlayOptions(guided=True, seed=7),
        PlayOptions(guided=True, resume=True),
        PlayOptions(guided=True, solo="leopold"),
    ):
        status, screen = typed(options)

        assert status == 2
        assert "In the guided game the deal and the rival are given" in re.sub(r"\s+", " ", screen)
