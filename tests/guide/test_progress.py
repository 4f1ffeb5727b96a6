"""Which scene is due: for those who follow, those who do otherwise, and those who take something back."""

from __future__ import annotations

import random

import pytest

from leopold.game import Game
from leopold.guide import Progress, Scene, Script, When, script_named
from leopold.guide.rehearsal import Rehearser


def guided(*scenes: Scene) -> tuple[Game, Progress]:
    """A game in which the guided seat decides first, and its scenes."""
    game = Game(2, seed=7, start=1)
    script = Script("test", game.config, 0, "apprentice", scenes)
    assert game.to_move == 0
    return game, Progress(script, game)


def play(game: Game, progress: Progress, text: str) -> None:
    number = game.find(text)
    progress.acting(game, number)
    game.apply(number)
    progress.acted(game)


def take_back(game: Game, progress: Progress) -> None:
    game.undo()
    progress.took_back(1)


def due(game: Game, progress: Progress) -> str | None:
    scene = progress.scene(game)
    return scene.id if scene is not None else None


GREETING = Scene("greeting", When(decision=("first_guest",)))
GUEST = Scene("guest", When(decision=("first_guest",)), until=("guest",))
ROOMS = Scene("rooms", When(decision=("first_rooms",), after=("guest",)), until=("room",))


def test_what_is_to_be_read_comes_first_and_goes_when_it_is_read() -> None:
    game, progress = guided(GREETING, GUEST)
    assert due(game, progress) == "greeting"

    progress.finish("greeting")

    assert due(game, progress) == "guest"
    assert progress.over == {"greeting"}


def test_what_is_to_be_done_is_over_when_it_is_done() -> None:
    game, progress = guided(GUEST)

    play(game, progress, "guest 5")

    assert progress.over == {"guest"}


def test_what_is_taken_back_is_due_again_but_nothing_is_read_twice() -> None:
    game, progress = guided(GREETING, GUEST)
    progress.finish("greeting")
    play(game, progress, "guest 5")

    take_back(game, progress)

    assert due(game, progress) == "guest"
    assert progress.over == {"greeting"}


def test_who_does_something_else_meets_the_scene_again() -> None:
    die = Scene("die", When(decision=("turn",), can=("die",)), until=("die",))
    rehearser = Rehearser(Script("test", Game(2, seed=7, start=1).config, 0, "apprentice", (die,)))
    game, progress = rehearser.game, rehearser.progress
    while game.deciding != "turn" or game.to_move != 0:
        rehearser.play(rehearser.answer(None))
    assert due(game, progress) == "die"

    play(game, progress, "guest 5")

    assert due(game, progress) == "die"


def test_a_scene_waits_for_those_before_it_and_for_its_own_seat() -> None:
    game, progress = guided(GUEST, ROOMS)
    play(game, progress, "guest 5")

    shown = [due(game, progress)]
    while game.deciding != "first_rooms" or game.to_move != 0:
        play(game, progress, game.actions[0].text)
        shown.append(due(game, progress))

    assert shown[:-1] == [None] * (len(shown) - 1)
    assert shown[-1] == "rooms"


def test_events_rounds_and_turns_bring_scenes() -> None:
    scenes = (
        Scene("second-turn", When(turn=2)),
        Scene("third-round", When(round=3)),
        Scene("dice", When(happened=("dice_rolled",))),
    )
    rehearser = Rehearser(Script("test", Game(2, seed=7, start=1).config, 0, "apprentice", scenes))

    shown = rehearser.run(3).shown

    assert [(scene.id, turn) for scene, _, turn in shown] == [("dice", 1), ("second-turn", 2), ("third-round", 5)]


def test_who_leaves_sees_no_more_of_it_until_they_come_back() -> None:
    game, progress = guided(GUEST)

    progress.left = True
    assert due(game, progress) is None

    progress.left = False
    assert due(game, progress) == "guest"


def test_a_copy_goes_its_own_way() -> None:
    game, progress = guided(GREETING, GUEST)

    twin = progress.copy()
    twin.finish("greeting")

    assert due(game, progress) == "greeting"
    assert due(game, twin) == "guest"


@pytest.mark.parametrize("seed", range(3))
def test_the_script_survives_whoever_does_as_they_please(seed: int) -> None:
    """Given the script, when somebody plays at random, then scenes come up in their turn, and none comes back."""
    script = script_named("first_evening")
    assert script is not None
    game = Game(script.config)
    progress = Progress(script, game)
    chance = random.Random(seed)
    while not game.over:
        scene = progress.scene(game)
        if scene is not None:
            assert scene.id not in progress.over
            assert game.to_move == script.seat
            if not scene.until or chance.random() < 0.2:
                progress.finish(scene.id)
                continue
        play(game, progress, chance.choice(game.actions).text)
    assert {"welcome", "goal", "first-guest", "turn", "dice", "last-round"} <= progress.over
