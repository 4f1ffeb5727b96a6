"""Whatever is declared has all its parts: rules, words, a place with the bots, in the report and in the documentation.

Each part is looked for from the registry that declares the thing, and what lacks one is named. Checked elsewhere:

- decisions: words, answers, arguments, reasons, a scenario for each (`rules/test_decisions.py`); when they settle
  (`scenarios/test_decisions.py`)
- effects of cards in words, long and short (`speech/test_cards.py`), in `docs/packs.md` (`packs/test_docs.py`), in
  pictures (the page's `art/effects.test.ts`); what a step is worth (`bots/test_parity.py`)
- events: their arguments and how they are told (`telling/test_registry.py`)
- choices of a game: their words, their lines in saved games, the lobby (`game/test_config.py`)
"""

from __future__ import annotations

import random
import re
from pathlib import Path

import numpy as np
import pytest

from leopold.bots import feature_places as at
from leopold.bots.features import put_step, row_of_matter
from leopold.lab.report.sections.scoring import LAYERS, ORDER
from leopold.lab.report.words import SOURCE_WORDS
from leopold.packs import codes
from leopold.packs.modules import CHOOSABLE
from leopold.packs.tables import FACES, TABLES
from leopold.rules import actions, agenda, engine
from leopold.rules.state import FROM_END_STAFF, GAME, SOURCE_NAMES, SOURCES
from leopold.words import catalogue, languages
from leopold.words.catalogue import CALLED
from tests.text.table import Table, on_turn

DOCS = Path(__file__).parents[1] / "docs"
PENDING_BLOCKS = (
    (at.PENDING, at.GAINED),
    (at.MORE_PENDING, at.MORE_REWARD),
    (at.BALL_PENDING, at.BALL_REWARD),
    (at.CELEBRITY_PENDING, at.CELEBRITIES_FEATURES),
    (at.ENTRANCE_PENDING, at.ENTRANCES_FEATURES),
)
REWARD_BLOCKS = (
    (at.REWARD, at.RIVAL),
    (at.MORE_REWARD, at.ORDERS),
    (at.BALL_REWARD, at.BALL_SERVED),
    (at.GALA_REWARD, at.STAYING),
)
POWER_PLACES = {"face": FACES, "guest colour": len(codes.COLOURS), "room colour": codes.ROOM_COLOURS, "": 1}


# --- effect steps


def rich() -> Table:
    """A seat that can do something with any effect: guests, rooms, cards, krones, champagne and dancers."""
    table = on_turn(modules=CHOOSABLE).krones(10).cafe(75, 84).hand(1, 2).played(13)
    table.rooms(r11="vacant", r12="occupied").kitchen(2, 2, 2, 2, 2)
    table.g.dancers[table.seat, 0] = 1
    table.g.guest_taken = table.g.acted = 1
    table.g.emperor[table.seat] = 3
    table.g.claims[1, table.seat] = table.g.claimed_n[1] = 1
    return table


def after_step(code: int) -> bytes:
    """Given that seat, when a step happens by itself, then the game lies like this."""
    table = rich().ask(agenda.STEP, code, 1, 1, 4)
    engine.step(table.pack.tables, table.bytes, engine.CARRY_ON, table._out)
    return table.bytes.tobytes()


@pytest.mark.parametrize("name", codes.STEPS)
def test_every_step_has_its_rule(name: str) -> None:
    nothing = after_step(0)
    assert after_step(codes.STEPS[name]) != nothing, f"`take_step` does nothing for {name}"


def test_networks_have_room_for_every_step_and_every_matter() -> None:
    """What has no number of its own in the features of a position would be taken for something else."""
    rows = [row_of_matter(code) for code in agenda.MATTERS]
    matters = [row + k * further for row, further in rows for k in range(3 if further else 1)]
    listed, amounts = np.zeros(1, np.int32), np.zeros(1, np.float32)
    steps = []
    for code in codes.STEPS.values():
        assert put_step(listed, amounts, 0, code, 0) == 1
        steps.append(int(listed[0]))
    for taken, blocks in ((matters, PENDING_BLOCKS), (steps, REWARD_BLOCKS)):
        assert len(taken) == len(set(taken))
        assert all(any(first <= feature < end for first, end in blocks) for feature in taken)


# --- powers


def differs(place: int, size: int, seed: int) -> bool:
    """Given two equal games in one of which everybody has a power, when both are played alike, does it show?"""
    one, other = (Table(seed=seed, edition="2015", modules=CHOOSABLE) for _ in range(2))
    other.g.power[:, place : place + size] = 1
    chance = random.Random(seed)
    while legal := one.legal:
        if legal != other.legal:
            return True
        action = chance.choice([number for number in legal if number != actions.PASS] or legal)
        for table in (one, other):
            engine.step(table.pack.tables, table.bytes, action, table._out)
        plain = other.bytes.copy()
        plain.view(GAME)[0].power[:] = one.g.power
        if plain.tobytes() != one.bytes.tobytes():
            return True
    return False


@pytest.mark.parametrize("name", codes.POWERS)
def test_every_power_has_its_rule(name: str) -> None:
    place, counted_by = codes.POWERS[name]
    found = any(differs(place, POWER_PLACES[counted_by], seed) for seed in range(40))
    assert found, f"no rule asks for the power {name}"


def test_powers_do_not_share_places() -> None:
    taken = [place + k for place, counted_by in codes.POWERS.values() for k in range(POWER_PLACES[counted_by])]
    assert len(taken) == len(set(taken)) and max(taken) < codes.POWER_PLACES


# --- objectives


@pytest.mark.parametrize("name", codes.NEEDS)
def test_every_need_has_its_rule(name: str) -> None:
    """Given a full hotel and plenty of everything, then an objective that asks for one of anything can be claimed."""
    full = {f"r{floor}{column}": "occupied" for floor in range(1, 5) for column in range(1, 6)}
    table = on_turn(modules=CHOOSABLE).krones(20).played(13).rooms(**full).objective(105).kitchen(1, 1, 1, 1, 1)
    table.g.emperor[table.seat] = 10
    table.g.orders_served[table.seat, 3] = 1
    table.g.colours_served[table.seat] = 1
    table.g.dancers[table.seat, 0] = 1
    tables = table.pack.tables.copy()
    letter = int(table.pack.record.objective_category[table.pack.objective_index(105)])
    tables.view(TABLES)[0].objective_need[table.pack.objective_index(105)] = (codes.NEEDS[name], 1, 1, 1, 1, 1)
    offered = table._out[: engine.legal(tables, table.bytes, table._out)].tolist()
    assert actions.CLAIM + letter in offered, f"`count_for` counts nothing for {name}"


# --- where points come from


def test_every_source_of_points_has_its_words() -> None:
    keys = [f"source-{name}" for name in SOURCE_NAMES]
    keys += [f"hint-source-{name}" for name in SOURCE_NAMES[:FROM_END_STAFF]]
    assert [key for key in keys if not catalogue().has(key)] == []


def test_every_source_of_points_has_its_place_in_the_report() -> None:
    assert len(SOURCE_NAMES) == SOURCES
    assert tuple(SOURCE_WORDS) == SOURCE_NAMES
    assert tuple(layer.name for layer in LAYERS) == SOURCE_NAMES
    assert sorted(ORDER) == list(range(SOURCES))


def test_every_source_of_points_is_explained_to_writers_of_scenarios() -> None:
    page = (DOCS / "scenarios.md").read_text(encoding="utf-8").split("### Where points come from")[1]
    explained = set(re.findall(r"`([a-z_]+)`", page))
    assert [name for name in SOURCE_NAMES if name not in explained] == []


# --- instruction cards


def test_everything_an_automaton_does_besides_has_its_words() -> None:
    assert [name for name in codes.EXTRAS if not catalogue().has(f"extra-{name}")] == []


# --- languages


@pytest.mark.parametrize("language", languages())
def test_a_language_says_nothing_that_english_does_not(language: str) -> None:
    """A message with a slip in its name would never be heard, and nobody would miss it."""
    strange = catalogue(language).own_keys() - catalogue().own_keys()
    assert [key for key in strange if not key.startswith(CALLED)] == []
    assert catalogue(language).has("language-name")
