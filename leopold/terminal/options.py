"""What a game in the terminal can be asked for."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from leopold.record.errors import RulesError
from leopold.terminal.people import BOT, ME

DEFAULT_PLAYERS = 2


@dataclass(frozen=True, slots=True)
class PlayOptions:
    """The choices of `leopold play`; without any it is you against one bot."""

    players: int | None = None
    seats: Sequence[str] | None = None
    """For each seat a name, "me", "bot" or "bot:random"."""
    seed: int | str | None = None
    edition: str = "revised"
    hotels: str | Sequence[str] = "night"
    variant: str = "introductory"
    solo: str = ""
    """The level of Leopold, if he is to be the only other seat."""
    promo: bool = False
    packs: Sequence[str | Path] = ()
    resume: bool = False
    file: Path | None = None

    @property
    def is_default(self) -> bool:
        asked = self.players or self.seats or self.solo or self.resume
        return not asked and self.seed is None

    def who_sits(self, players: int | None = None) -> list[str]:
        """A word for each seat: as asked, or you and bots."""
        wanted = self.players if players is None else players
        if self.seats is None:
            return [ME, *[BOT] * ((wanted or DEFAULT_PLAYERS) - 1)]
        if wanted is not None and len(self.seats) != wanted:
            raise RulesError(f"{len(self.seats)} seats are named for {wanted} players.")
        return list(self.seats)
