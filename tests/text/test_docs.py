"""What docs/notation.md shows is what Leopold reads."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from leopold.config import configure
from leopold.errors import RulesError
from leopold.game import Game
from leopold.reopening import replay
from leopold.rules.actions import CATALOGUE, kind_of
from leopold.rules.decisions import dice
from leopold.text.notation import action_text
from leopold.text.reading import parse_form
from leopold.text.transcript import HEADER_LINES, Header, read_transcript
from tests.text.table import Table, on_turn

PAGE = (Path(__file__).parents[2] / "docs" / "notation.md").read_text(encoding="utf-8")
ROWS = re.findall(r"^\| `.*\|$", PAGE.split("## What may be written")[0], re.MULTILINE)
EXAMPLES = sorted({example for row in ROWS for example in re.findall(r"`([^`]+)`", row.split("|")[-2])})
FILE, SOLO_FILE = PAGE.split("```\n")[1::2]


BALLS = {"dance", "send", "area", "row", "emptied", "rehearse", "recall", "dancer", "champagne"}


OTHERS = {"key", "call", "own", "favour", "shift", "colour", "token", "give", "bid", "entrance"}


def at_balls(text: str) -> bool:
    return not BALLS.isdisjoint(text.split())


def position_for(text: str) -> Table:
    """A guest in the café, the modules that are meant, and something to divide if that is the question."""
    if at_balls(text):
        table = on_turn(modules=["ballrooms"]).cafe(148)
    elif not OTHERS.isdisjoint(text.split()):
        table = on_turn(modules=["celebrities", "entrances", "key"])
    elif text.startswith("host "):
        table = on_turn(modules=["gala"]).cafe(190)
    else:
        table = on_turn().cafe(75)
    kinds = {"strudel": 1, "wine": 2, "emperor": 4}
    main = next((kinds[word] for word in text.split() if word in kinds), 0)
    if text.startswith("take "):
        table.ask(dice.SPLIT, main, 3)
    return table


@pytest.mark.parametrize("example", EXAMPLES)
def test_the_examples_are_canonical_texts(example: str) -> None:
    table = position_for(example)
    action = parse_form(table.pack, table.g, example)
    assert action_text(table.pack, table.g, action) == example


def test_every_kind_of_action_is_explained() -> None:
    explained = set()
    for example in [*EXAMPLES, "draft 13", "right"]:
        assert f"`{example}`" in PAGE
        table = position_for(example)
        explained.add(kind_of(parse_form(table.pack, table.g, example)).name)
    assert explained == {kind.name for kind in CATALOGUE}


def test_the_game_by_hand_can_be_played() -> None:
    read = read_transcript(FILE, "by hand")
    assert read.header == Header(configure(2, seed=7))
    game = Game(read.header.config)
    for number, move in enumerate(read.moves):
        assert (move.seat, move.setup) == (game.to_move, game.round == 0)
        try:
            game.apply(move.text)
        except RulesError as error:
            raise read.error(number, str(error)) from None
    assert game.to_move == 1


def test_the_solo_game_by_hand_can_be_played() -> None:
    read = read_transcript(SOLO_FILE, "by hand")
    assert read.header == Header(configure(seed=3, solo="leopold", level="medium"))
    game = replay(read)
    assert (game.to_move, game.round) == (0, 2)
    assert len(game.moves) == len(read.moves)


def test_every_key_of_the_header_is_explained() -> None:
    for key in HEADER_LINES:
        assert f"| `{key}` |" in PAGE or f"`{key}: yes`" in PAGE  # a line that is not written any more
