"""What a game in the terminal can be asked for."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from leopold.bots import LEVELS, PLAYERS
from leopold.terminal.session.people import BOT, ME, USUAL_BOT
from leopold.text.errors import RulesError
from leopold.words import Catalogue, catalogue

DEFAULT_PLAYERS = 2


@dataclass(frozen=True, slots=True)
class PlayOptions:
    """The choices of `leopold play`; without any it is you against one bot."""

    players: int | None = None
    seats: Sequence[str] | None = None
    """For each seat a name, "me", "bot" or "bot:director"."""
    level: str | None = None
    """How well bots play that are called just "bot"."""
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
    language: str = "en"

    @property
    def words(self) -> Catalogue:
        """In whose words the game is played."""
        return catalogue(self.language)

    @property
    def is_default(self) -> bool:
        asked = self.players or self.seats or self.level or self.solo or self.resume
        return not asked and self.seed is None

    @property
    def usual_bot(self) -> str:
        """Who plays where only "bot" is said."""
        if self.level is None:
            return USUAL_BOT
        if self.level not in LEVELS:
            raise RulesError(self.words.text("terminal-no-level", level=repr(self.level), levels=list(LEVELS)))
        if self.resume and self.seats is None:
            raise RulesError(self.words.text("terminal-level-resumed"))
        if self.seats is not None and not any(name.strip().casefold() == BOT for name in self.seats):
            raise RulesError(self.words.text("terminal-level-unused", spec=f"{BOT}:{self.level}"))
        return self.level

    def who_sits(self, players: int | None = None) -> list[str]:
        """A word for each seat: as asked, or you and bots."""
        wanted = self.players if players is None else players
        if self.seats is None:
            return [ME, *[BOT] * ((wanted or DEFAULT_PLAYERS) - 1)]
        if wanted is not None and len(self.seats) != wanted:
            raise RulesError(self.words.text("terminal-seats-count", named=len(self.seats), players=wanted))
        for name in self.seats:
            spec = name.strip().casefold()
            if spec in LEVELS or spec in PLAYERS:
                raise RulesError(self.words.text("terminal-seat-bot", name=name, spec=f"{BOT}:{spec}"))
        return list(self.seats)
