"""`leopold tournament` as a person uses it, and its tables on a screen of 80 columns."""

from __future__ import annotations

import shlex
from pathlib import Path

import numpy as np
import pytest
from rich.console import Console

from leopold import cli
from leopold.lab.tournaments import tournament as played
from leopold.lab.tournaments.scoreboard import command, markdown, print_result
from leopold.lab.tournaments.standings import Result, read_result, settle
from leopold.lab.tournaments.tournament import Chunk, Finished, Plan, Tournament

SIX = ("random", "greedy", "planner", "mcts:400", "apprentice", "director")


def made_up(monkeypatch: pytest.MonkeyPatch, plan: Plan) -> Result:
    """A result without games: the later in the list, the more points."""
    chance = np.random.default_rng(1)
    tournament = Tournament(plan)
    for number, sheet in enumerate(tournament.sheets):
        for k, seating in enumerate(sheet.meeting.seatings):
            means = [60 + 8 * plan.players.index(name) for name in seating]
            points = np.round(chance.normal(means, 20, (plan.deals, plan.seats))).astype(np.int16)
            places = (points[:, :, None] < points[:, None, :]).sum(axis=2) + 1
            began = np.zeros(plan.deals, np.int64)
            sheet.enter(Finished(Chunk(number, k, 0, plan.deals), points, places, began, 0.1))
    return settle(tournament)


def screen(result: Result) -> list[str]:
    console = Console(width=80, highlight=False, no_color=True)
    with console.capture() as shown:
        print_result(console, result)
    return shown.get().splitlines()


@pytest.mark.parametrize(("seats", "games"), [(2, 1000), (4, 4000)])
def test_six_players_fit_on_80_columns(monkeypatch: pytest.MonkeyPatch, seats: int, games: int) -> None:
    lines = screen(made_up(monkeypatch, Plan.of(SIX, games=games, seats=seats)))
    assert max(map(len, lines)) <= 80 and not any("…" in line for line in lines)
    for name in SIX:
        standing, crossing = (line.split() for line in lines if line.split()[1:2] == [name])
        assert standing[0] == crossing[0] and any("–" in cell for cell in standing)
        assert len(crossing) == 2 + len(SIX) and crossing.count("·") == 1


def test_a_crosstable_adds_up_and_shows_who_never_met(monkeypatch: pytest.MonkeyPatch) -> None:
    result = made_up(monkeypatch, Plan.of(SIX[:4], games=200, neighbours=True))
    assert result.share("random", "greedy") == pytest.approx(1 - (result.share("greedy", "random") or 0))
    assert result.share("random", "planner") is None
    row = next(line for line in screen(result) if line.strip().endswith("·") and " random " in line)
    assert row.count("·") == 3


def test_a_player_with_a_clock_is_mentioned(monkeypatch: pytest.MonkeyPatch) -> None:
    text = " ".join(screen(made_up(monkeypatch, Plan.of(("greedy", "mcts:1s"), games=20))))
    assert "mcts:1s thinks by the clock" in text
    assert "by the clock" not in " ".join(screen(made_up(monkeypatch, Plan.of(("greedy", "mcts:400"), games=20))))


def test_whoever_starts_one_by_the_clock_hears_at_once_how_long_it_takes(leopold) -> None:
    code, _, errors = leopold("tournament", "random", "mcts:1ms", "--games", "2")
    assert code == 0 and "mcts:1ms thinks by the clock, 0.001 s a turn" in errors


def test_a_tournament_is_played_shown_and_written(leopold, tmp_path: Path) -> None:
    options = ("random", "greedy", "--games", "20", "--jobs", "2", "--json", "r.json", "--markdown", "r.md")
    code, out, _ = leopold("tournament", *options)
    assert code == 0
    assert "1 greedy" in out.replace("  ", " ") and "1000" in out
    result = read_result(tmp_path / "r.json")
    assert result.complete and result.games == 20
    assert (tmp_path / "r.md").read_text() == markdown(result)
    assert "| 1 | greedy |" in markdown(result)
    assert "leopold tournament random greedy --games 20 --seed 1" in markdown(result)


def test_solo_shows_both_scores(leopold) -> None:
    code, out, _ = leopold("tournament", "greedy", "--solo", "leopold", "--level", "easy", "--games", "4")
    assert code == 0 and "Against Leopold, easy" in out and "Leopold's" in out


def test_the_command_of_a_plan_makes_the_same_plan(leopold, monkeypatch: pytest.MonkeyPatch) -> None:
    plan = Plan.of(
        ("random", "greedy"),
        6,
        seats=3,
        neighbours=True,
        until=0.2,
        anchor="greedy",
        seed=3,
        edition="2015",
        hotels=("night", "A", "B"),
        variant="draft",
        modules=("promo",),
    )
    hosted: list[Plan] = []

    def host(plan: Plan, *others: object) -> Result:
        hosted.append(plan)
        raise KeyboardInterrupt

    monkeypatch.setattr("leopold.lab.tournaments.host.host", host)
    assert leopold(*shlex.split(command(plan))[1:])[0] == cli.INTERRUPTED
    assert hosted == [plan]


def test_an_interruption_shows_what_was_played(leopold, monkeypatch: pytest.MonkeyPatch) -> None:
    real = Tournament.play

    def impatient(self: Tournament, jobs: int, progress: played.Progress) -> None:
        def watch(done: int, most: int) -> None:
            progress(done, most)
            if done >= 30:
                raise KeyboardInterrupt

        real(self, jobs, watch)

    monkeypatch.setattr(Tournament, "play", impatient)
    code, out, _ = leopold("tournament", "random", "greedy", "--games", "400")
    assert code == cli.INTERRUPTED and "Stopped early" in out


def test_an_interruption_before_the_first_deal_is_a_sentence(leopold, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(self: Tournament, jobs: int, progress: played.Progress) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(Tournament, "play", refuse)
    code, out, err = leopold("tournament", "random", "greedy", "--json", "r.json")
    assert code == cli.INTERRUPTED and not out and "before any deal" in err
    assert not Path("r.json").exists()


@pytest.mark.parametrize(
    ("options", "sentence"),
    [
        ((), "two players or more"),
        (("greedy", "genius"), "no player 'genius'"),
        (("greedy", "random", "--games", "3"), "2 or 4 would do"),
        (("greedy", "random", "--solo", "leopold", "--level", "cruel"), "no level 'cruel'"),
        (("greedy", "random", "--json", "nowhere/r.json"), "no folder"),
        (("--published", "--games", "10"), "nothing but --only and --jobs"),
        (("greedy", "random", "--publish"), "nothing but --only and --jobs"),
    ],
)
def test_a_mistake_is_one_sentence(leopold, options: tuple[str, ...], sentence: str) -> None:
    code, out, err = leopold("tournament", *options)
    assert code == cli.BAD_INPUT and not out
    assert sentence in " ".join(err.split())
