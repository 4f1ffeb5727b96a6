"""The deal of the day: from the date alone, so that everybody in the world plays the same one."""

from __future__ import annotations

import re
from datetime import UTC, date, datetime
from typing import Any, Final

import msgspec
from msgspec import Struct

from leopold.config import Config, configure
from leopold.server.bots.levels import usual
from leopold.server.models import NewSeat

_SEED: Final = re.compile(r"deal of (\d{4}-\d\d-\d\d)")
SUNDAY: Final = 6
SOLO_LEVEL: Final = "medium"


class DealOfDay(Struct, frozen=True):
    """How a day is played: alone on Sundays, otherwise two at the table, with another house on every other day."""

    day: date

    @property
    def name(self) -> str:
        return self.day.isoformat()

    @property
    def rivals(self) -> list[str]:
        """The levels of the bots one plays against."""
        return [] if self.config.solo else [usual()]

    @property
    def config(self) -> Config:
        choices: dict[str, Any] = {"seed": f"deal of {self.name}"}
        if self.day.weekday() == SUNDAY:
            return configure(solo=True, level=SOLO_LEVEL, **choices)
        return configure(2, hotels="day" if self.day.toordinal() % 2 else "night", **choices)

    def seats(self, name: str) -> list[NewSeat]:
        return [NewSeat(kind="me", name=name), *(NewSeat(kind="bot", level=level) for level in self.rivals)]


def today(now: float | None = None) -> DealOfDay:
    """By the clock of Greenwich, like everybody's."""
    return DealOfDay((datetime.now(UTC) if now is None else datetime.fromtimestamp(now, UTC)).date())


def deal_of(config: Config, levels: list[str]) -> DealOfDay | None:
    """The deal that a game was, if it was one: nobody has to write that down, because the seed says it."""
    found = _SEED.fullmatch(config.seed) if isinstance(config.seed, str) else None
    if found is None:
        return None
    try:
        deal = DealOfDay(date.fromisoformat(found[1]))
    except ValueError:
        return None
    return deal if deal.config == config and levels == deal.rivals else None


def deal_named(day: str) -> DealOfDay:
    return DealOfDay(msgspec.convert(day, date, strict=False))
