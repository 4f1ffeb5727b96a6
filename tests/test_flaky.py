"""A test in the browser that passes only the second time is told by its name, and counted in the closing line."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
HOUSE = """
from pathlib import Path

import pytest

HERE = Path(__file__).parent


@pytest.fixture(scope="session")
def browser():
    yield "a browser"


@pytest.fixture
def page(browser, tmp_path):
    return tmp_path / "a page"


def tries(name):
    "How often this was asked, now included; a file for each time, so that it is remembered from one try to the next."
    count = len(list(HERE.glob(f"{name}.*"))) + 1
    (HERE / f"{name}.{count}").touch()
    return count


@pytest.fixture
def late(browser):
    assert tries("late") > 1, "the server was late"
"""
TESTS = """
def test_good(page):
    assert tries("good") == 1

def test_slow(page):
    assert not page.exists()
    page.touch()
    assert tries("slow") > 1, "the page was not there yet"

def test_late(late, page):
    pass

def test_elsewhere():
    pass
"""
BROKEN = """
def test_broken(page):
    tries("broken")
    assert False, "never right"

def test_no_browser():
    assert tries("no_browser") > 1, "no second try without a browser"
"""


def run(folder: Path, tests: str, *options: str) -> tuple[int, str]:
    (folder / "conftest.py").write_text('pytest_plugins = ["tests.flaky"]\n')
    (folder / "test_house.py").write_text(HOUSE + tests)
    done = subprocess.run(
        [sys.executable, "-m", "pytest", "-c", os.devnull, "--rootdir", ".", "-p", "no:cacheprovider", *options],
        cwd=folder,
        env={**os.environ, "PYTHONPATH": str(ROOT), "PYTEST_ADDOPTS": "", "NO_COLOR": "1"},
        capture_output=True,
        text=True,
        check=False,
    )
    return done.returncode, done.stdout + done.stderr


@pytest.mark.parametrize("options", [(), ("-n", "2")], ids=["alone", "with workers"])
def test_flaky_tests_are_named_and_counted(tmp_path: Path, options: tuple[str, ...]) -> None:
    # when tests in the browser fail the first time, in the test itself or before it
    code, told = run(tmp_path, TESTS, *options)
    # then all is well, but not silently
    assert code == 0, told
    assert "2 flaky" in told.splitlines()[-1] and "2 passed" in told.splitlines()[-1]
    assert "FLAKY test_house.py::test_slow" in told and "the page was not there yet" in told
    assert "FLAKY test_house.py::test_late" in told and "the server was late" in told
    assert not (tmp_path / "good.2").exists()


def test_what_fails_twice_has_failed(tmp_path: Path) -> None:
    code, told = run(tmp_path, BROKEN)
    assert code == 1
    assert "2 failed" in told.splitlines()[-1] and "flaky" not in told.splitlines()[-1]
    assert "The first time" in told and told.count("never right") >= 2
    assert (tmp_path / "broken.2").exists() and not (tmp_path / "broken.3").exists()
    assert not (tmp_path / "no_browser.2").exists()
