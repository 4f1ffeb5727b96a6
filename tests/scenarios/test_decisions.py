"""The page for scenarios says of decisions what the rules say."""

from __future__ import annotations

from pathlib import Path

from leopold.rules.agenda import DECISIONS
from leopold.scenarios.decisions import NEVER, settles, table

PAGE = (Path(__file__).parents[2] / "docs" / "scenarios.md").read_text(encoding="utf-8")


def test_the_page_has_the_table_of_decisions() -> None:
    assert table() in PAGE, "put what `python -m leopold.scenarios.decisions` prints into docs/scenarios.md"


def test_every_decision_says_when_it_settles() -> None:
    for code, matter in DECISIONS.items():
        assert settles(code), f"{matter.name} settles without a word about when"
    assert settles(4) == NEVER  # a turn is always asked
