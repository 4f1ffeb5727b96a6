"""The fuzzer finds nothing in good rules, and a broken law where there is one."""

from __future__ import annotations

from itertools import combinations
from pathlib import Path
from typing import Any

import pytest

import leopold
from leopold.config import all_kinds
from leopold.errors import RulesError
from leopold.fuzz import fuzz, kinds_with, new_game, shares
from leopold.packs.modules import CHOOSABLE, MODULES
from leopold.rules import engine, laws
from tests.kinds import KINDS, play_some


def test_fifty_thousand_random_games_keep_every_law(tmp_path: Path) -> None:
    assert fuzz(50_000, folder=tmp_path) is None
    assert list(tmp_path.iterdir()) == []


def test_ten_thousand_random_games_with_modules_in_every_combination_keep_every_law(tmp_path: Path) -> None:
    kinds = kinds_with("all")

    played = {(kind.modules, bool(kind.solo)) for kind in kinds}
    several = [some for n in range(2, len(CHOOSABLE) + 1) for some in combinations(CHOOSABLE, n)]
    alone = [some for some in several if all(MODULES[module].alone for module in some)]
    assert played == {*((some, False) for some in several), *((some, True) for some in alone)}
    assert fuzz(10_000, folder=tmp_path, kinds=kinds) is None


def test_a_module_that_is_for_several_players_is_tried_with_several() -> None:
    assert {bool(kind.solo) for kind in kinds_with("key,more")} == {False}
    assert {bool(kind.solo) for kind in kinds_with("ballrooms, more")} == {False, True}
    with pytest.raises(RulesError, match="There is no module 'bogus'"):
        kinds_with("key,bogus")


def test_the_games_are_shared_among_all_kinds() -> None:
    shared = list(shares(1000))
    assert [kind for kind, _, _ in shared] == all_kinds()
    assert sum(games for _, _, games in shared) == 1000


def test_a_broken_law_stops_the_search_and_leaves_a_game_that_shows_it(tmp_path: Path) -> None:
    """Given a law that a game breaks after its twelfth action."""

    def player(tables: Any, game: Any, guests: int, stream: Any, out: Any, moves: Any) -> int:
        played = engine.play_lawfully(tables, game, guests, stream, out, moves)
        return -(laws.DICE * 100_000 + 12) if played > 12 else played

    broken = fuzz(10, seed=3, folder=tmp_path, player=player)
    assert broken is not None and broken.actions == 12
    assert "dice" in broken.law
    assert len(leopold.load(broken.saved).moves) == 12


def test_each_law_notices_when_it_is_broken() -> None:
    """Given a game in full swing, when one number in it is falsified, then the law that guards it breaks."""
    game = play_some(new_game(KINDS[0], 7), 60, 7)
    guests = 56

    def broken_by(spoil: Any) -> int:
        spoiled = game.copy()
        spoil(spoiled.record)
        return int(engine.check_laws(game.pack.tables, spoiled.record_bytes, guests))

    def spoil(field: str, index: Any, change: int) -> Any:
        def change_it(record: Any) -> None:
            record[field][index] += change

        return change_it

    def spoil_deck(record: Any) -> None:
        record.guest_deck[0] = record.guest_deck[1]

    assert broken_by(lambda record: None) == 0
    assert broken_by(spoil("krones", 0, 30)) == laws.TRACKS
    assert broken_by(spoil("emperor", 0, -20)) == laws.TRACKS
    assert broken_by(spoil("dice", 0, 1)) == laws.DICE
    assert broken_by(spoil_deck) == laws.GUESTS
    assert broken_by(spoil("hand_n", 0, 1)) == laws.STAFF
    assert broken_by(spoil("tiles_laid", 0, 1)) == laws.ROOMS_COUNTED
    assert broken_by(spoil("served", (0, 0, 0), 9)) == laws.ITEMS_ORDERED
    assert broken_by(spoil("vp", 0, 1)) == laws.SHEET
    assert broken_by(spoil("claimed_n", 0, 1)) == laws.CLAIMS
    assert broken_by(spoil("power", (0, 60), 1)) == laws.POWERS
