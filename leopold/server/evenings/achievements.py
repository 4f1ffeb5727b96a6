"""Achievements: each shows that somebody has found out something about the game, and its words say what.

They are data: conditions on the facts of one finished game (`facts.py`). In the catalogue `achievement-<id>` names it
and `achievement-<id>-about` what it takes and why that is good to know; `$n` is the number of its first condition.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True, slots=True)
class Condition:
    """A fact that is at least, or at the most, so much."""

    fact: str
    least: int | None = None
    most: int | None = None

    def holds(self, facts: Mapping[str, int]) -> bool:
        value = facts[self.fact]
        return (self.least is None or value >= self.least) and (self.most is None or value <= self.most)


@dataclass(frozen=True, slots=True)
class Achievement:
    """Something to have done in one game; all its conditions hold."""

    id: str
    conditions: tuple[Condition, ...]

    @property
    def n(self) -> int:
        """What its words count."""
        first = self.conditions[0]
        return first.least if first.least is not None else first.most or 0

    def reached(self, facts: Mapping[str, int]) -> bool:
        return all(condition.holds(facts) for condition in self.conditions)


def _one(name: str, fact: str, least: int, *others: Condition) -> Achievement:
    return Achievement(name, (Condition(fact, least=least), *others))


ACHIEVEMENTS: Final = (
    _one("first_evening", "games", 1),
    _one("boost", "boosts", 1),
    _one("patience", "passes", 1),
    _one("first_hands", "hired_at_once", 1),
    _one("first_to_claim", "objectives_first", 1),
    _one("first_win", "won", 1),
    _one("all_colours", "colours", 4),
    _one("full_tray", "largest_order", 4),
    _one("strong_die", "strength", 5),
    _one("full_purse", "krones", 20),
    _one("three_at_once", "check_ins_in_a_turn", 3),
    _one("ten_guests", "guests", 10),
    Achievement("empty_cafe", (Condition("guests_left", most=0), Condition("guests", least=8))),
    Achievement("patient_host", (Condition("paid_for_guests", most=0), Condition("guests", least=8))),
    _one("large_group", "largest_group", 4),
    _one("six_groups", "groups", 6),
    _one("under_the_roof", "top_rooms", 3),
    _one("whole_floor", "full_floors", 1),
    _one("six_staff", "staff", 6),
    _one("free_hire", "hired_free", 4),
    _one("long_sight", "end_staff", 20),
    Achievement("spared", (Condition("penalties", most=0),)),
    _one("favourite", "rewards", 3),
    _one("to_the_end_of_the_carpet", "emperor", 13),
    _one("all_objectives", "objectives", 3),
    _one("hundred", "points", 100),
    _one("two_hundred", "points", 200),
    _one("from_behind", "from_behind", 1),
    _one("leopold_easy", "solo_easy", 1),
    _one("leopold_medium", "solo_medium", 1),
    _one("leopold_hard", "solo_hard", 1),
)
"""In the order in which most people meet them."""


def reached_by(facts: Mapping[str, int]) -> list[str]:
    """Those that a game has earned."""
    return [achievement.id for achievement in ACHIEVEMENTS if achievement.reached(facts)]
