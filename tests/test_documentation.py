"""What the documentation says is true: its examples run, and what it names exists."""

from __future__ import annotations

import doctest
import importlib
import re
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[1]
FLAGS = doctest.ELLIPSIS | doctest.NORMALIZE_WHITESPACE


PAGES = [f"docs/{name}.md" for name in ("api", "bots", "environments", "laboratory", "solo")]
LINKED = [*ROOT.glob("*.md"), *sorted((ROOT / "docs").glob("*.md")), ROOT / "examples/README.md"]
MODULES = [
    "leopold",
    "leopold.batch",
    "leopold.game",
    "leopold.lab.simulation.games",
    "leopold.packs.pack",
    "leopold.seeds",
]
ENVIRONMENTS = [f"leopold.envs.{name}" for name in ("aec", "batched", "naming", "single")]


@pytest.mark.parametrize("page", [*PAGES, "README.md", "CONTRIBUTING.md"])
def test_the_examples_of_a_page_run(page: str) -> None:
    result = doctest.testfile(str(ROOT / page), module_relative=False, optionflags=FLAGS, encoding="utf-8")
    assert result.failed == 0
    assert result.attempted > 0


@pytest.mark.parametrize("module", [*MODULES, *ENVIRONMENTS])
def test_the_examples_of_a_module_run(module: str) -> None:
    result = doctest.testmod(importlib.import_module(module), optionflags=FLAGS)
    assert result.failed == 0
    assert result.attempted > 0


def anchors(page: Path) -> set[str]:
    """The headings of a page, as links name them."""
    heads = re.findall(r"^#+ (.*)$", page.read_text(encoding="utf-8"), re.MULTILINE)
    return {re.sub(r"[^\w\- ]", "", head.strip().lower()).replace(" ", "-") for head in heads}


@pytest.mark.parametrize("page", LINKED, ids=lambda page: page.name)
def test_every_link_leads_somewhere(page: Path) -> None:
    text = re.sub(r"```.*?```", "", page.read_text(encoding="utf-8"), flags=re.DOTALL)
    for link in re.findall(r"\]\(([^)\s]+)\)", text):
        file, _, anchor = link.partition("#")
        target = page.parent / file if file else page
        if not link.startswith("https:"):
            assert target.exists(), link
            assert not anchor or anchor in anchors(target), link


@pytest.mark.parametrize("page", LINKED, ids=lambda page: page.name)
def test_every_test_that_is_named_is_there(page: Path) -> None:
    for file in re.findall(r"`(tests/[\w/]+\.py)`", page.read_text(encoding="utf-8")):
        assert (ROOT / file).exists(), file


def test_every_ruling_has_its_scenario() -> None:
    page = (ROOT / "docs/rulings.md").read_text(encoding="utf-8")
    named = set(re.findall(r"`(\d\d-[a-z0-9-]+\.toml)`", page))
    assert len(named) >= 29
    assert named == {path.name for path in (ROOT / "tests/rulings").glob("*.toml")}


def test_every_rule_in_the_coverage_table_names_functions_and_tests_that_exist() -> None:
    page = (ROOT / "docs/rules.md").read_text(encoding="utf-8")
    rows = [line for line in page.splitlines() if line.startswith("|") and "`" in line]
    assert len(rows) > 40
    for row in rows:
        cells = [cell.strip() for cell in row.strip("|").split("|")]
        functions, tests = re.findall(r"`([^`]+)`", cells[1]), re.findall(r"`([^`]+)`", cells[2])
        assert functions and tests, row
        for name in functions:
            module, function = name.rsplit(".", 1)
            assert hasattr(importlib.import_module(f"leopold.rules.{module}"), function), name
        for test in tests:
            assert (ROOT / "tests" / test).exists(), test
