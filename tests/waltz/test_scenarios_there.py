"""Nothing of the expansion is without a scenario: every card, tile, entrance, celebrity, ballroom and hotel has one."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from leopold.packs import load_pack
from leopold.packs.cards import GuestCard, Objective, StaffCard
from leopold.packs.codes import HOUSES
from leopold.packs.modules import CHOOSABLE, MODULES
from leopold.scenarios import Scenario, read_file
from tests.scenarios.files import TESTS, scenario_files

ROOT = TESTS.parent


def things() -> Iterator[str]:
    """All that the modules of the expansion bring, by number or id, and the cards and hotels of its automata."""
    brought = {module.id for module in MODULES.values() if module.expansion}
    pack = load_pack(modules=CHOOSABLE)
    cards: tuple[StaffCard | GuestCard | Objective, ...] = (*pack.staff, *pack.guests, *pack.objectives)
    yield from (str(card.number) for card in cards if card.module in brought)
    yield from (str(card.number) for card in pack.instructions if card.automaton != "leopold")
    yield from (tile.id for tile in pack.tiles if tile.module in brought)
    for ids in (pack.ballrooms, pack.rehearsal_rooms, pack.celebrities, pack.entrances):
        yield from (part.id for part in ids)
    yield from HOUSES


def told(scenario: Scenario) -> str:
    """What a scenario sets up, does and expects: what it is called and where it comes from do not count."""
    actions = [when.text for step in scenario.steps for when in step.when]
    return repr((scenario.given, actions, [step.then for step in scenario.steps]))


@pytest.fixture(scope="module")
def all_told() -> list[str]:
    return [told(scenario) for file in scenario_files() for scenario in read_file(file)]


@pytest.mark.parametrize("thing", list(things()))
def test_it_has_a_scenario(thing: str, all_told: list[str]) -> None:
    spoken = re.compile(rf"(?<![\w.]){re.escape(thing)}(?![\w.])")

    assert any(spoken.search(text) for text in all_told)


def test_every_ruling_names_files_of_scenarios_that_are_there() -> None:
    page = (ROOT / "docs/rulings.md").read_text(encoding="utf-8")
    rulings = re.findall(r"^(\d+)\. (.*?)(?=^\d+\. |^#|\Z)", page, re.MULTILINE | re.DOTALL)
    named = {int(number): re.findall(r"`([\w/-]+\.toml)`", text) for number, text in rulings}

    assert sorted(named) == list(range(1, len(named) + 1))
    assert [number for number, files in named.items() if not files] == [32]  # numbers of cards, which packs have
    for file in (file for files in named.values() for file in files):
        folder: Path = TESTS / "waltz" if "/" in file else TESTS / "rulings"
        assert (folder / file).exists(), file
