"""`leopold simulate` and what can be done with its table, as a person does it."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from importlib import import_module
from io import StringIO
from pathlib import Path
from types import ModuleType

import pytest

from leopold.errors import RulesError
from leopold.lab.simulation.games import read_games, read_plan
from leopold.lab.simulation.simulate import simulate


def test_simulate_writes_a_table(leopold, tmp_path: Path) -> None:
    code, out, _ = leopold("simulate", "-n", "10", "--seats", "greedy,random", "--jobs", "2", "-o", "g.parquet")
    assert (code, out) == (0, "10 games in g.parquet.\n")
    games = read_games(tmp_path / "g.parquet")
    assert games.height == 20
    assert games.filter(player="greedy")["seat"].to_list().count(0) == 5


def test_every_option_arrives_in_the_plan(leopold, tmp_path: Path) -> None:
    options = "--players 3 --edition 2015 --hotels night,A,B --variant draft --modules promo --seed 77 --rotate"
    assert leopold("simulate", "-n", "3", "--seats", "random", *options.split())[0] == 0
    plan = read_plan(tmp_path / "games.parquet")
    config = plan.config
    assert (plan.seats, config.edition, config.hotels) == (("random",) * 3, "2015", ("night", "day A", "day B"))
    assert (config.variant, config.modules, config.seed, plan.rotate) == ("draft", ("promo",), 77, True)


def test_one_player_against_leopold(leopold, tmp_path: Path) -> None:
    assert (
        leopold(
            "simulate", "-n", "2", "--seats", "greedy", "--solo", "leopold", "--level", "hard", "-o", "solo.parquet"
        )[0]
        == 0
    )
    games = read_games(tmp_path / "solo.parquet")
    assert games["player"].to_list() == ["greedy", "leopold"] * 2
    assert set(games["level"]) == {"hard"}


def test_an_interrupted_simulation_says_how_to_go_on(leopold, monkeypatch: pytest.MonkeyPatch) -> None:
    command = ("simulate", "-n", "20", "--seats", "random", "-o", "g.parquet")

    def impatient(plan, table, *, progress, **options):
        def until_six(done: int) -> None:
            progress(done)
            if done >= 6:
                raise KeyboardInterrupt

        return simulate(plan, table, progress=until_six, **options)

    with monkeypatch.context() as somebody:
        somebody.setattr("leopold.lab.simulation.simulate.simulate", impatient)
        code, _, err = leopold(*command)
    assert code == 130 and "6 of 20 games are in g.parquet" in err and "--resume" in err
    code, _, err = leopold(*command)
    assert code == 2 and "--resume" in err
    assert leopold(*command, "--resume")[:2] == (0, "20 games in g.parquet.\n")
    code, _, err = leopold(*command)
    assert code == 2 and "is there already" in err


@pytest.mark.parametrize(
    ("command", "sentence"),
    [
        (("simulate", "--seats", "genius"), "no player 'genius'"),
        (("simulate", "--seats", "greedy,random", "--players", "4"), "2 players are named for 4 seats"),
        (("simulate", "--solo", "franz"), "no automaton 'franz'"),
        (("simulate", "--solo", "leopold", "--level", "brutal"), "no level 'brutal'"),
        (("simulate", "--solo", "hard"), "write --solo leopold --level hard."),
        (("simulate", "--level", "hard"), "A level belongs to the solo game"),
        (("simulate", "--solo", "leopold", "--players", "2"), "one player sits alone"),
        (("simulate", "--resume", "--force"), "not both"),
        (("simulate", "--on", "nowhere"), "no address of a scheduler"),
        (("simulate", "-o", "nowhere/games.parquet"), "no folder"),
        (("replay",), "Name a saved game"),
        (("replay", "--from", "games.parquet"), "Name a saved game"),
        (("replay", "game.leopold", "--save", "other.leopold"), "Name a saved game"),
        (("replay", "--from", "missing.parquet", "--row", "0"), "no file missing.parquet"),
    ],
)
def test_what_cannot_be_done_gets_a_sentence(leopold, tmp_path: Path, command: tuple[str, ...], sentence: str) -> None:
    code, out, err = leopold(*command)
    assert code == 2 and sentence in out + err
    assert not list(tmp_path.iterdir())


def loaded_laboratory() -> dict[str, ModuleType]:
    """The modules of the laboratory that somebody has loaded."""
    return {name: module for name, module in sys.modules.items() if f"{name}.".startswith("leopold.lab.")}


@pytest.fixture
def fresh_laboratory() -> Iterator[None]:
    """Given that nobody has loaded the laboratory yet; afterwards it is the same one again, and nothing else of it."""
    before = import_module("leopold.lab"), loaded_laboratory()
    for name in before[1]:
        del sys.modules[name]
    yield
    for name in loaded_laboratory():
        del sys.modules[name]
    sys.modules.update(before[1])
    import_module("leopold").__dict__["lab"] = before[0]


@pytest.mark.parametrize(
    ("library", "command"),
    [
        ("polars", ("simulate", "-n", "1")),
        ("polars", ("report", "games.parquet")),
        ("polars", ("balance", "games.parquet")),
        ("polars", ("replay", "--from", "games.parquet", "--row", "0")),
        ("distributed", ("simulate", "-n", "1", "--on", "tcp://127.0.0.1:1")),
    ],
)
def test_without_the_laboratory_one_is_told_how_to_get_it(
    leopold, fresh_laboratory: None, monkeypatch: pytest.MonkeyPatch, library: str, command: tuple[str, ...]
) -> None:
    monkeypatch.setitem(sys.modules, library, None)
    assert leopold(*command) == (2, "", "This needs the laboratory: pip install 'leopold[lab]'.\n")


def test_a_tournament_needs_no_laboratory(leopold, fresh_laboratory: None, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "polars", None)
    assert leopold("tournament", "random", "greedy", "--games", "2")[0] == 0


def test_a_row_is_replayed_and_saved(leopold, tmp_path: Path) -> None:
    leopold("simulate", "-n", "4", "--seats", "greedy,random")
    code, out, _ = leopold("replay", "--from", "games.parquet", "--row", "5", "--save", "five.leopold")
    assert code == 0
    assert "actions of games.parquet, row 5 replayed" in out and "greedy wins." in out
    assert "Saved as five.leopold." in out
    assert "greedy wins." in leopold("replay", "five.leopold")[1]
    assert "10 of" in leopold("replay", "--from", "games.parquet", "--row", "5", "--to", "10")[1]
    code, _, err = leopold("replay", "--from", "games.parquet", "--row", "5", "--save", "five.leopold")
    assert code == 2 and "is there already" in err
    code, _, err = leopold("replay", "--from", "games.parquet", "--row", "8")
    assert code == 2 and "no row 8" in err


def test_a_row_is_shown_step_by_step(leopold, monkeypatch: pytest.MonkeyPatch) -> None:
    leopold("simulate", "-n", "2", "--seats", "random")
    monkeypatch.setattr("sys.stdin", StringIO())
    code, out, _ = leopold("replay", "--from", "games.parquet", "--row", "0", "--step", "--to", "3")
    assert code == 0 and "1 of 3: random" in out


def test_all_cores_are_used_and_it_says_so(leopold, monkeypatch: pytest.MonkeyPatch) -> None:
    """Given a machine of three cores, when nothing is said about them, then all are used; when it is, so many."""
    used: list[int] = []

    def noted(plan, table, *, jobs, **options):
        used.append(jobs)
        return simulate(plan, table, jobs=jobs, **options)

    monkeypatch.setattr("leopold.cli.options.os.sched_getaffinity", lambda process: {0, 1, 2}, raising=False)
    monkeypatch.setattr("leopold.lab.simulation.simulate.simulate", noted)
    command = ("simulate", "-n", "2", "--seats", "random", "--force")
    assert "all 3 cores" in leopold(*command)[2]
    assert "cores" not in leopold(*command, "--jobs", "2")[2]
    assert used == [3, 2]


def test_without_a_card_nothing_is_said_of_cores(leopold, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Given a machine without a graphics card, when games are to be played on one, then the reason is all it says."""

    def no_card() -> None:
        raise RulesError("Leopold finds no graphics card.")

    monkeypatch.setattr("leopold.lab.simulation.simulate.need_card", no_card)
    command = ("simulate", "-n", "2", "--seats", "random", "--device", "cuda")
    assert leopold(*command) == (2, "", "Leopold finds no graphics card.\n")
    # and what cannot be together is said as early
    code, out, err = leopold(*command, "--on", "tcp://127.0.0.1:1")
    assert (code, out) == (2, "") and err.startswith("Games are played on a cluster or on a graphics card here")
    assert not list(tmp_path.iterdir())
