"""The page about packs names everything a pack can say, and its examples work."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

import pytest

from leopold.packs import check_pack, codes, load_pack
from leopold.packs.automata import AUTOMATA
from leopold.packs.checking import BOARD, FIELDS
from leopold.packs.layers import TOP_KEYS
from leopold.packs.values import SOURCES
from leopold.text.comparing import changes

PAGE = (Path(__file__).parents[2] / "docs" / "packs.md").read_text(encoding="utf-8")
EXAMPLES = re.findall(r"```toml\n(.*?)```", PAGE, re.DOTALL)


def test_the_first_example_changes_what_the_page_says(tmp_path: Path) -> None:
    path = tmp_path / "my.toml"
    path.write_text(EXAMPLES[0], encoding="utf-8")
    for line in changes(load_pack(), check_pack(path)):
        assert f"\n{line}\n" in PAGE


@pytest.mark.parametrize("example", EXAMPLES)
def test_examples_are_packs(example: str, tmp_path: Path) -> None:
    path = tmp_path / "my.toml"
    path.write_text(example, encoding="utf-8")
    check_pack(path)


def test_everything_is_named() -> None:
    words = {
        *TOP_KEYS,
        *SOURCES,
        *codes.STEPS,
        *codes.POWERS,
        *codes.SCORES,
        *codes.NEEDS,
        *codes.PENALTIES,
        *codes.TRIGGERS,
    }
    words |= {*codes.EXTRAS, *AUTOMATA, *codes.LEVELS, *codes.HANDS, *codes.BALLS[1:]}
    words |= {*codes.BALL_SCORES, *codes.GUEST_GOES, *codes.TIMINGS, *codes.COLOURS, *codes.ITEMS, *codes.SIDES, *BOARD}
    words |= {name for fields in (*FIELDS.values(), *BOARD.values()) for name in fields}
    named = set(re.findall(r"[A-Za-z_]+", " ".join(re.findall(r"`([^`\n]+)`", PAGE))))
    assert words - named == set()


def lines_with(heading: str) -> list[str]:
    """The code in the first column of the table under a heading."""
    part = PAGE.split(f"\n## {heading}\n")[1].split("\n## ")[0]
    return [code for row in part.splitlines() if row.startswith("| `{") for code in re.findall(r"`(\{.*?\})`", row)]


CARDS = {
    "Steps": "[[staff]]\nnumber = 1\neffect = [{}]\n",
    "Powers": "[[staff]]\nnumber = 13\npowers = [{}]\n",
    "Triggers": '[[staff]]\nnumber = 13\ntiming = "flip"\neffect = [{ gain_vp = 1 }]\nwhen = {}\n',
    "Needs": "[[objective]]\nnumber = 105\nneeds = {}\n",
    "Extras": "[[instruction]]\nnumber = 213\nextras = [{}]\n",
    "Penalties": '[[emperor]]\nid = "A1"\npenalty = {}\n',
}


def on_card(heading: str, example: str) -> str:
    """What speaks of dancers or balls stands on a card that is only there where they are."""
    at_balls = "_dancer" in example or "_ball" in example
    card = CARDS[heading].replace("number = 1\n", "number = 122\n") if at_balls else CARDS[heading]
    return card.replace("{}", example)


@pytest.mark.parametrize("heading", CARDS)
def test_examples_of_every_kind_are_right(heading: str, tmp_path: Path) -> None:
    examples = lines_with(heading)
    kinds = [next(iter(tomllib.loads(f"x = {example}")["x"])) for example in examples]
    assert sorted(kinds) == sorted(getattr(codes, heading.upper()))
    path = tmp_path / "my.toml"
    for example in examples:
        path.write_text(on_card(heading, example))
        check_pack(path)
