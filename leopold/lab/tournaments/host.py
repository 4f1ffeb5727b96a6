"""A tournament with somebody watching: the progress bar, an early end, and the published ladder played again."""

from __future__ import annotations

from dataclasses import replace

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, ProgressColumn, Task, TextColumn, TimeRemainingColumn
from rich.text import Text

from leopold.bots import player_named
from leopold.lab.tournaments.ladder import Ladder, agreement, comparison_grid
from leopold.lab.tournaments.scoreboard import print_grid
from leopold.lab.tournaments.standings import Result, settle
from leopold.lab.tournaments.tournament import Plan, Tournament


class Pace(ProgressColumn):
    """Games a second, or how many seconds a game takes."""

    def render(self, task: Task) -> Text:
        speed = task.finished_speed or task.speed
        if not speed:
            return Text("")
        return Text(f"{speed:,.0f} games/s" if speed >= 1 else f"{1 / speed:,.0f} s a game")


def host(plan: Plan, console: Console, jobs: int = 1, title: str = "Games") -> Result:
    """Play with a progress bar. Ctrl-C ends it early: then the result says so, and counts what was played."""
    tournament = Tournament(plan)
    for name in plan.timed:
        seconds = player_named(name).seconds
        console.print(f"{name} thinks by the clock, {seconds:g} s a turn, and a game has fourteen.", markup=False)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), Pace(), TimeRemainingColumn())
    with Progress(*columns, console=console, transient=True) as bar:
        task = bar.add_task(title, total=plan.games * len(tournament.sheets))
        try:
            tournament.play(jobs, lambda done, most: bar.update(task, completed=done, total=most))
        except KeyboardInterrupt:
            bar.stop()
    return settle(tournament)


def play_again(ladder: Ladder, console: Console, errors: Console, jobs: int = 1) -> tuple[bool, Ladder] | None:
    """Play a published ladder again and show both results; tells whether they agree, and the ladder as it is now.

    None when it was interrupted: part of a ladder can be compared with nothing.
    """
    now = host(ladder.plan, errors, jobs, ladder.name)
    if not now.complete:
        return None
    print_grid(console, comparison_grid(ladder, now))
    different = agreement(ladder, now)
    for sentence in different or [f"All {now.games:,} games came out exactly as published."]:
        console.print(sentence, markup=False)
    console.print()
    return not different, replace(ladder, published=now)
