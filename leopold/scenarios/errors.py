"""How scenarios complain: one sentence that names the file, the scenario and the key, and says what would be right."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import Any

from leopold.errors import RecordError
from leopold.packs.errors import hint as hint_said
from leopold.words import catalogue


class ScenarioError(RecordError):
    """A scenario that cannot be read, or whose position cannot be. Not a scenario that fails."""


@dataclass(frozen=True, slots=True)
class Place:
    """A place in a scenario file: the file, the scenario, the key."""

    file: str
    scenario: str = ""
    key: str = ""

    def at(self, part: str | int) -> Place:
        """A place inside this one: `given` and `seat` make `given.seat`."""
        return replace(self, key=f"{self.key}.{part}" if self.key else str(part))

    def named(self, scenario: str) -> Place:
        return replace(self, scenario=scenario)

    def error(self, problem: str) -> ScenarioError:
        scenario = f'scenario "{self.scenario}"' if self.scenario else ""
        where = ", ".join(part for part in (self.file, scenario, self.key) if part)
        return ScenarioError(f"{where}: {problem}")


def hint(word: Any, known: Iterable[str]) -> str:
    """What a word was perhaps meant to be, in English: whoever writes scenarios works on the rules."""
    return catalogue().say(hint_said(word, known))
