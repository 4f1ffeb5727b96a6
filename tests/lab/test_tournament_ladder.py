"""The published ladder: file, page and games say the same."""

from __future__ import annotations

import tomllib
from collections import defaultdict
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console

from leopold.cli import INTERRUPTED
from leopold.config import configure
from leopold.errors import RecordError, RulesError
from leopold.lab.tournaments.host import host, play_again
from leopold.lab.tournaments.ladder import (
    BEGIN,
    END,
    LADDER_FILE,
    PAGE,
    Ladder,
    agreement,
    check_publishable,
    ladder_text,
    page_section,
    publish,
    read_ladders,
)
from leopold.lab.tournaments.standings import OPENING_DEALS, Pairing, Result
from leopold.lab.tournaments.tournament import Plan

SMALL = Ladder("A small one", Plan.of(("random", "greedy"), games=6, hotels=("night", "A")))
QUIET = Console(quiet=True)


@pytest.fixture
def page(tmp_path: Path) -> Path:
    file = tmp_path / "ladder.md"
    file.write_text(f"# Before\n\n{BEGIN}\nWhat stood there.\n{END}\n\nAfter.\n")
    return file


def test_the_page_shows_what_the_file_has() -> None:
    assert BEGIN + "\n" + page_section(read_ladders()) + END in PAGE.read_text(encoding="utf-8")


def test_what_is_published_is_what_was_planned_and_all_of_it() -> None:
    ladders = read_ladders()
    assert len(ladders) >= 3
    for ladder in ladders:
        assert ladder.published is not None and ladder.published.complete
        assert ladder.published.plan == ladder.plan
        assert not ladder.plan.timed


CHANGED = "games have changed: look why, then run `leopold tournament --publish`"
COST = defaultdict(lambda: 100, {"random": 0, "greedy": 1, "leopold": 2})
SLOW = ("mcts", "seer")
"""Players whose first deals would take longer than a test should."""


def quick_pairings() -> Iterator[tuple[Ladder, Pairing]]:
    """What is published of players that think fast, in each of the ladders."""
    for ladder in read_ladders():
        assert ladder.published is not None
        for pair in ladder.published.pairings:
            if not {pair.one.partition(":")[0], pair.other.partition(":")[0]} & set(SLOW):
                yield ladder, pair


def again(ladder: Ladder, pair: Pairing, games: int) -> Pairing:
    """So many games of a pairing: they do not depend on who else takes part, nor on how many there are."""
    players = (pair.one,) if ladder.plan.solo else (pair.one, pair.other)
    anchor = ladder.plan.anchor if ladder.plan.anchor in players else ""
    return host(replace(ladder.plan, players=players, games=games, anchor=anchor), QUIET).pairings[0]


def test_the_first_deals_of_what_is_published_come_out_again() -> None:
    found = list(quick_pairings())
    assert len({ladder.name for ladder, _ in found}) >= 5
    for ladder, then in found:
        now = again(ladder, then, OPENING_DEALS * ladder.plan.cycle)
        assert now.opening == now.digest == then.opening, f"{ladder.name}, {then.one} and {then.other}: {CHANGED}"


def test_a_whole_published_pairing_comes_out_again_to_the_last_point() -> None:
    """The quickest there is; all of its figures, as they are written into the file."""
    ladder, then = min(quick_pairings(), key=lambda found: COST[found[1].one] + COST[found[1].other])
    assert written(again(ladder, then, then.games)) == written(then), CHANGED


def written(pair: Pairing) -> str:
    """A pairing as the ladder's file has it."""
    result = Result(SMALL.plan, True, (), (pair,), version="", rules=0, pack="")
    return ladder_text([replace(SMALL, published=result)])


def test_publishing_writes_file_and_page_and_playing_again_agrees(tmp_path: Path, page: Path) -> None:
    first = play_again(SMALL, QUIET, QUIET)
    assert first is not None and not first[0], "nothing was published yet"
    publish([first[1]], tmp_path / "ladder.toml", page)
    (read,) = read_ladders(tmp_path / "ladder.toml")
    again = play_again(read, QUIET, QUIET, jobs=2)
    assert again is not None and again[0]
    text = page.read_text()
    assert text.startswith("# Before\n") and text.endswith("\n\nAfter.\n")
    assert "## A small one" in text and "What stood there" not in text
    publish([again[1]], tmp_path / "again.toml", page)
    assert (tmp_path / "again.toml").read_text() == (tmp_path / "ladder.toml").read_text()


def test_what_was_played_before_an_interruption_is_written(monkeypatch: pytest.MonkeyPatch, leopold: Any) -> None:
    """Given two ladders to publish, when the second is broken off, then the first is written, and it is said."""
    written: list[list[Ladder]] = []
    monkeypatch.setattr("leopold.lab.tournaments.ladder.read_ladders", lambda: [SMALL, replace(SMALL, name="Later")])
    monkeypatch.setattr("leopold.lab.tournaments.ladder.publish", written.append)
    monkeypatch.setattr("leopold.lab.tournaments.ladder.check_publishable", lambda ladders: None)
    played = host(SMALL.plan, QUIET)
    monkeypatch.setattr(
        "leopold.lab.tournaments.host.host",
        lambda plan, errors, jobs, name: replace(played, complete=name == SMALL.name),
    )
    code, _, errors = leopold("tournament", "--publish")
    assert code == INTERRUPTED and "Interrupted in 'Later'" in " ".join(errors.split())
    assert [[ladder.published is not None for ladder in ladders] for ladders in written] == [[True, False]]
    code, out, _ = leopold("tournament", "--publish", "--only", SMALL.name)
    assert code == 0 and "Written" in out and len(written) == 2


def test_a_difference_names_the_pairing() -> None:
    now = host(SMALL.plan, QUIET)
    then = replace(now, version="0.0.1", pairings=(replace(now.pairings[0], digest="other", won=5),))
    pairing, origin = agreement(replace(SMALL, published=then), now)
    assert "random against greedy: 5 won" in pairing
    assert "leopold 0.0.1" in origin
    assert agreement(replace(SMALL, published=now), now) == []


def test_a_changed_plan_is_not_compared() -> None:
    now = host(SMALL.plan, QUIET)
    changed = Ladder("Changed", replace(SMALL.plan, config=configure(SMALL.plan.config, seed=2)), now)
    assert agreement(changed, now) == ["The plan has been changed since the result was published."]


def test_publishing_keeps_what_others_have_written_meanwhile(leopold, monkeypatch: pytest.MonkeyPatch) -> None:
    # Given a ladder that takes its time, and somebody who adds another to the file while it is played
    file = [SMALL]
    played, added = replace(SMALL, published=host(SMALL.plan, QUIET)), replace(SMALL, name="Added meanwhile")

    def take_time(ladder: Ladder, *_: Any) -> tuple[bool, Ladder]:
        file.append(added)
        return True, played

    def write(ladders: list[Ladder]) -> None:
        file[:] = ladders

    monkeypatch.setattr("leopold.lab.tournaments.host.play_again", take_time)
    monkeypatch.setattr("leopold.lab.tournaments.ladder.read_ladders", lambda: list(file))
    monkeypatch.setattr("leopold.lab.tournaments.ladder.publish", write)

    # When it is written, then both are there
    assert leopold("tournament", "--publish", "--only", SMALL.name)[0] == 0
    assert file == [played, added]


def test_nobody_with_a_clock_is_published(page: Path) -> None:
    with pytest.raises(RulesError, match="by the clock: mcts:1s"):
        check_publishable([Ladder("Timed", Plan.of(("greedy", "mcts:1s")))], page)


def test_a_page_without_its_marks_is_left_alone(tmp_path: Path) -> None:
    page = tmp_path / "ladder.md"
    page.write_text("# A page of somebody's own\n")
    for file in (page, tmp_path / "missing.md"):
        with pytest.raises(RecordError):
            publish([SMALL], tmp_path / "ladder.toml", file)
    assert not (tmp_path / "ladder.toml").exists() and page.read_text() == "# A page of somebody's own\n"


@pytest.mark.parametrize("text", ["[[ladder]\n", '[[ladder]]\nname = "No plan"\n', "[[ladder]]\nname = 3\nplan = 4\n"])
def test_a_file_that_is_no_ladder_is_named(tmp_path: Path, text: str) -> None:
    file = tmp_path / "ladder.toml"
    file.write_text(text)
    with pytest.raises(RecordError, match=r"ladder\.toml"):
        read_ladders(file)


def test_the_ladder_file_is_plain_toml() -> None:
    assert tomllib.loads(LADDER_FILE.read_text(encoding="utf-8"))["ladder"]
