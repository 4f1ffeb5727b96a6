"""Games of earlier rules: a rule that has changed finds in the tables by which version a game is played."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from types import ModuleType

import pytest

from leopold.bots import seen_by
from leopold.config import configure
from leopold.game import Game
from leopold.packs import load_pack
from leopold.packs.codes import RULES_VERSION
from leopold.rules import jit
from tests.rules.own_groups import own_group


@pytest.fixture
def changed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[ModuleType]:
    with own_group("changed", tmp_path, monkeypatch) as module:
        yield module


@pytest.mark.parametrize(
    "compiled", [False, pytest.param(True, marks=pytest.mark.skipif(not jit.JIT, reason="no JIT"))]
)
def test_a_rule_that_has_changed_is_as_it_was_in_games_that_began_before(changed: ModuleType, compiled: bool) -> None:
    # given the cards of today, for games by the first rules and by the second
    pack = load_pack()
    if compiled:
        jit.warm_up(group="changed")
    # when the rules are asked, interpreted or compiled, then each game has its own
    assert [changed.fee_of(pack.by_rules(version).tables) for version in (1, 2, 3)] == [3, 2, 2]


def test_all_that_is_made_of_a_game_has_its_rules() -> None:
    game = Game.with_pack(configure(2, seed=7), load_pack(), RULES_VERSION + 1)

    bots_see = seen_by(game, game.to_move or 0).pack

    assert {game.rules, game.copy().rules, int(bots_see.record.rules)} == {RULES_VERSION + 1}
    assert game.pack.checksum == load_pack().checksum


def test_the_same_cards_by_the_same_rules_are_one_pack() -> None:
    """What is remembered of a pack is remembered for all games that are played with it."""
    pack = load_pack()
    other = pack.by_rules(RULES_VERSION + 1)

    assert pack.by_rules(RULES_VERSION) is pack
    assert pack.by_rules(RULES_VERSION + 1) is other and other.by_rules(RULES_VERSION + 1) is other
    assert int(pack.record.rules) == RULES_VERSION
