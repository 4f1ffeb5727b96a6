"""What looking back costs: each action is read and worded once, however often somebody asks."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from leopold import game as games
from leopold.game import Game

ACTIONS = 30


@pytest.fixture
def counted(monkeypatch: pytest.MonkeyPatch) -> Counter[str]:
    """How often a log was read and an action worded."""
    calls: Counter[str] = Counter()

    def counting(name: str) -> Callable[..., Any]:
        original = getattr(games, name)

        def count(*arguments: Any) -> Any:
            calls[name] += 1
            return original(*arguments)

        return count

    for name in ("read_log", "action_text"):
        monkeypatch.setattr(games, name, counting(name))
    return calls


def test_the_journal_reads_each_action_once(counted: Counter[str]) -> None:
    # Given a game whose journal is asked for again and again, by two viewers
    game = Game(2, seed=3)
    for _ in range(ACTIONS):
        game.apply(game.numbers[0])
        assert game.journal and game.journal_for(0)
        assert game.journal_by_action(0)
    # Then every position was read once for each of them
    assert counted["read_log"] == 2 * (ACTIONS + 1)


def test_what_is_taken_back_leaves_the_journal(counted: Counter[str]) -> None:
    # Given a game that has been read to its present
    game = Game(2, seed=3)
    for _ in range(ACTIONS):
        game.apply(game.numbers[0])
    whole, read = game.journal, counted["read_log"]
    # When three actions are taken back
    numbers = game.moves[-3:]
    for _ in numbers:
        game.undo()
    shorter = game.journal
    # Then nothing is read again, and playing them once more reads those three
    assert shorter == whole[: len(shorter)] and len(shorter) < len(whole)
    assert counted["read_log"] == read
    for number in numbers:
        game.apply(number)
    assert game.journal == whole
    assert counted["read_log"] == read + 3


def test_a_copy_and_its_original_go_their_own_ways() -> None:
    # Given a game and its copy, both read
    game = Game(2, seed=3)
    game.apply(game.numbers[0])
    before = game.journal
    twin = game.copy()
    # When the copy goes on and the original goes back
    twin.apply(twin.numbers[0])
    game.undo()
    # Then each tells its own story
    assert twin.journal[: len(before)] == before and len(twin.journal) > len(before)
    assert game.journal == Game(2, seed=3).journal
    assert len(twin.transcript().moves) == 2 and not game.transcript().moves


def test_a_position_from_elsewhere_begins_a_new_journal() -> None:
    # Given a game that was read, and a position from before
    game = Game(2, seed=3)
    first = game.snapshot()
    game.apply(game.numbers[0])
    assert game.journal_by_action(None)
    # When it goes back there
    game.restore(first)
    # Then only what led there is told
    assert game.journal == Game(2, seed=3).journal
    assert len(game.journal_by_action(None)) == 1


def test_parts_of_the_journal_make_the_whole() -> None:
    game = Game(3, seed=5)
    for _ in range(ACTIONS):
        game.apply(game.numbers[0])
    parts = game.journal_by_action(1)
    assert len(parts) == ACTIONS + 1
    assert [event for part in parts for event in part] == game.journal_for(1)


def test_saving_words_only_what_is_new(counted: Counter[str], tmp_path: Path) -> None:
    # Given a game that is saved after every action
    game = Game(2, seed=3)
    target = tmp_path / "game.leopold"
    for n in range(ACTIONS):
        game.apply(game.numbers[0])
        before = counted["action_text"]
        game.save(target)
        # Then only the last action is worded
        assert counted["action_text"] - before == 1, n
    # And after a step back nothing at all
    game.undo()
    before = counted["action_text"]
    assert len(game.transcript().moves) == ACTIONS - 1
    assert counted["action_text"] == before
