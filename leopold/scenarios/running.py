"""Running scenarios: one, a file, many; and telling people how they went."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path

from rich.console import Console
from rich.markup import escape

from leopold.errors import RulesError, UnreadableError
from leopold.journal import Event
from leopold.scenarios.building import build
from leopold.scenarios.checking import Checker
from leopold.scenarios.errors import Place, ScenarioError
from leopold.scenarios.position import Facts, Position
from leopold.scenarios.reading import Scenario, Step, When, read_file, read_text
from leopold.scenarios.values import dice_text


@dataclass(frozen=True, slots=True)
class Difference:
    """One thing that is not as expected, and after which action that was seen."""

    after: str
    text: str

    def __str__(self) -> str:
        return f"{self.after}: {self.text}"


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a scenario went: what was played, and every difference; none means that it holds."""

    file: str
    name: str
    source: str
    played: tuple[str, ...]
    differences: tuple[Difference, ...]
    trouble: str = ""
    """Why the scenario could not be run at all."""

    @property
    def passed(self) -> bool:
        return not self.differences and not self.trouble

    @property
    def report(self) -> str:
        """All that went wrong, in readable lines."""
        if self.trouble:
            return self.trouble
        lines = [f'{self.file}, scenario "{self.name}"' + (f" ({self.source})" if self.source else "")]
        lines += [f"  {difference}" for difference in self.differences]
        if self.played:
            lines.append(f"  played: {'; '.join(self.played)}")
        return "\n".join(lines)


def start(scenario: Scenario) -> Position:
    """The position a scenario begins from."""
    return build(scenario.given, scenario.place, scenario.folder)


def run_scenario(scenario: Scenario) -> Outcome:
    """Play a scenario and compare. Raises ScenarioError when it cannot be read or makes no sense."""
    if scenario.trouble is not None:
        raise scenario.trouble
    position = start(scenario)
    run = _Run(position)
    events = position.events
    before = position.given or position.facts()
    for step in scenario.steps:
        if not run.step(step, events, before):
            break
        events, before = [], position.facts()
    return Outcome(scenario.place.file, scenario.name, scenario.source, tuple(run.played), tuple(run.differences))


class _Run:
    def __init__(self, position: Position) -> None:
        self.position = position
        self.played: list[str] = []
        self.differences: list[Difference] = []

    @property
    def _after(self) -> str:
        if not self.played:
            return "at the beginning"
        return f"after `{self.played[-1]}` (no. {len(self.played)})"

    def step(self, step: Step, events: list[Event], before: Facts) -> bool:
        """False when an action could not be played as it should: what follows would only confuse."""
        for number, when in enumerate(step.when, 1):
            try:
                happened = self._play(when)
            except UnreadableError as wrong:
                raise step.place.at("when").at(number).error(str(wrong)) from None
            if happened is None:
                return False
            events = events + happened
        checker = Checker(self.position, before, events)
        for finding in checker.check(step.then, step.place.at("then")):
            self.differences.append(Difference(self._after, str(finding)))
        return True

    def _differ(self, text: str) -> None:
        self.differences.append(Difference(self._after, text))

    def _roll(self, dice: dict[int, int]) -> list[Event] | None:
        now = self.position.facts()["dice"]
        if sum(dice.values()) != sum(now.values()):
            self._differ(f"rolled {dice_text(dice)}: expected {sum(dice.values())} dice, are {sum(now.values())}")
            return None
        self.position.roll(dice)
        self.played.append(f"rolled {dice_text(dice)}")
        return []

    def _play(self, when: When) -> list[Event] | None:
        if when.rolled is not None:
            return self._roll(when.rolled)
        if when.seat is not None and when.seat != self.position.to_move:
            mover = self.position.to_move
            self._differ(f"`{when.text}`: expected of seat {when.seat}, but {_mover(mover)}")
            return None
        refusal = self.position.refusal(when.text)
        if when.refused is not None:
            if refusal is None:
                self._differ(f"`{when.text}`: expected to be refused, is legal")
                return None
            if when.refused not in refusal:
                self._differ(f"`{when.text}`: expected refused with “{when.refused}”, is refused with “{refusal}”")
            return []
        try:
            happened = self.position.play(when.text)
        except UnreadableError:
            raise
        except RulesError as wrong:
            self._differ(
                f"`{when.text}` was refused: {wrong} Legal are: {', '.join(self.position.legal_texts) or 'none'}"
            )
            return None
        self.played.append(when.text)
        return happened


def _mover(seat: int | None) -> str:
    return "the game is over" if seat is None else f"it is up to seat {seat}"


def _tried(scenario: Scenario) -> Outcome:
    try:
        return run_scenario(scenario)
    except ScenarioError as wrong:
        return Outcome(scenario.place.file, scenario.name, scenario.source, (), (), str(wrong))


def run_text(content: str, file: str = "text") -> list[Outcome]:
    """Run the scenarios of a text."""
    return [_tried(scenario) for scenario in read_text(content, file)]


def run_file(path: str | Path) -> list[Outcome]:
    """Run the scenarios of a file; one that cannot be read is one outcome that says why."""
    try:
        scenarios = read_file(path)
    except ScenarioError as wrong:
        return [Outcome(Place(str(path)).file, "", "", (), (), str(wrong))]
    return [_tried(scenario) for scenario in scenarios]


def find_files(paths: Iterable[str | Path]) -> list[Path]:
    """The files among these, and all *.toml in the folders among these, in order, each once."""
    found: dict[Path, None] = {}
    for path in map(Path, paths):
        for file in sorted(path.rglob("*.toml")) if path.is_dir() else [path]:
            found[file] = None
    return list(found)


def run_files(paths: Iterable[str | Path]) -> list[Outcome]:
    """Run the scenarios of files and folders."""
    return [outcome for file in find_files(paths) for outcome in run_file(file)]


def check(paths: Sequence[str | Path], console: Console | None = None) -> list[Outcome]:
    """Run scenarios and print how they went; returns those that failed."""
    out = console or Console()
    files = find_files(paths)
    if not files:
        raise ScenarioError("There are no scenario files there: name files or folders with *.toml in them.")
    failed: list[Outcome] = []
    total = 0
    for file in files:
        for outcome in run_file(file):
            total += 1
            if not outcome.passed:
                failed.append(outcome)
                out.print(f"[red]✗[/red] {escape(outcome.report)}", highlight=False, soft_wrap=True)
    held = total - len(failed)
    colour = "red" if failed else "green"
    out.print(f"[{colour}]{held} of {total} scenarios hold[/{colour}] ({len(files)} files).", highlight=False)
    return failed
