"""Where the scenarios of the tests lie."""

from __future__ import annotations

from pathlib import Path

from leopold.scenarios import find_files

TESTS = Path(__file__).parent.parent
FOLDERS = ("rulebook", "cards", "interactions", "editions", "rulings", "solo", "waltz")


def scenario_files() -> list[Path]:
    """Every scenario file."""
    return find_files(TESTS / folder for folder in FOLDERS)
