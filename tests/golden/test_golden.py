"""The past stays as it was: recorded games play again alike, and numbers of actions keep their meaning."""

from __future__ import annotations

import re
from itertools import zip_longest
from pathlib import Path

import pytest

from tests.golden.past import CATALOGUE, GAMES, catalogue_text, outcome, read_expected

EXPECTED = read_expected()
RESERVE = re.compile(r"(\d+) action \1|")


def test_every_recorded_game_is_compared() -> None:
    assert {file.stem for file in GAMES.glob("*.leopold")} == set(EXPECTED)
    assert len(EXPECTED) >= 80


@pytest.mark.parametrize("file", sorted(GAMES.glob("*.leopold")), ids=lambda file: file.stem)
def test_a_recorded_game_plays_again_alike(file: Path) -> None:
    assert outcome(file) == EXPECTED[file.stem]


def test_numbers_of_actions_keep_their_meaning() -> None:
    """A number that changes its meaning makes old games unreadable: then RULES_VERSION must rise.

    A number kept in reserve may get a meaning.
    """
    version, *recorded = CATALOGUE.read_text(encoding="utf-8").splitlines()
    now, *texts = catalogue_text().splitlines()
    changed = [
        (was, is_now)
        for was, is_now in zip_longest(recorded, texts, fillvalue="")
        if was != is_now and not RESERVE.fullmatch(was)
    ]
    if version == now:
        assert not changed
    else:
        assert changed, "RULES_VERSION rose although every number means what it meant"
        pytest.fail("RULES_VERSION rose: record the catalogue anew, and see that older games open or say why not")
