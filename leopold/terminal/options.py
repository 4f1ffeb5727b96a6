"""What a game in the terminal can be asked for."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Unpack

from leopold.bots import LEVELS, PLAYERS
from leopold.bots.roster import as_typed
from leopold.config import Choices, Config, configure
from leopold.errors import RulesError
from leopold.guide import SCRIPTS, Script, script_named
from leopold.terminal.session.people import BOT, ME, USUAL_BOT
from leopold.words import Catalogue, catalogue, said

DEFAULT_PLAYERS = 2
USUAL_VARIANT = "introductory"


class PlayOptions:
    """What `leopold play` was asked for; without anything it is you against one bot.

    `seats` has a name for each, "me", "bot" or "bot:director". The rest are the choices of a game, but for `level`:
    in a game with bots it says how well those play that are called just "bot".
    """

    def __init__(
        self,
        players: int | None = None,
        *,
        seats: Sequence[str] | None = None,
        resume: bool = False,
        file: Path | None = None,
        guided: bool = False,
        language: str = "en",
        **choices: Unpack[Choices],
    ) -> None:
        self.players = players
        self.seats = seats
        self.resume = resume
        self.file = file
        self.guided = guided
        self.language = language
        self.solo = choices.get("solo") or ""
        self.level = None if self.solo else choices.pop("level", None)
        self.choices = choices

    @property
    def words(self) -> Catalogue:
        """In whose words the game is played."""
        return catalogue(self.language)

    def config(self, players: int) -> Config:
        """The game that is asked for. People alone with bots begin with the introductory hands."""
        if self.guided:
            return self.script.config
        usual: Choices = {} if self.solo else {"variant": USUAL_VARIANT}
        chosen: Choices = {**usual, **self.choices, "packs": self.packs}
        return configure(1 if self.solo else players, **chosen)

    @property
    def script(self) -> Script:
        """Of the guided game, in which the deal and who sits there are given."""
        given = self.players or self.seats or self.level or self.resume or any(self.choices.values())
        script = script_named(SCRIPTS[0])
        if given or script is None:
            raise RulesError(self.words.text("terminal-guided-given"))
        return script

    @property
    def packs(self) -> list[Path]:
        """From the command line, where they are files."""
        return [Path(file).absolute() for file in self.choices.get("packs", ()) if not isinstance(file, tuple)]

    @property
    def is_default(self) -> bool:
        asked = self.players or self.seats or self.level or self.solo or self.resume or self.guided
        return not asked and self.choices.get("seed") is None

    @property
    def usual_bot(self) -> str:
        """Who plays where only "bot" is said."""
        if self.level is None:
            return USUAL_BOT
        level = as_typed(self.level)
        if level not in LEVELS:
            raise RulesError(said("terminal-no-level", level=repr(self.level), levels=list(LEVELS)))
        if self.resume and self.seats is None:
            raise RulesError(said("terminal-level-resumed"))
        if self.seats is not None and not any(name.strip().casefold() == BOT for name in self.seats):
            raise RulesError(said("terminal-level-unused", spec=f"{BOT}:{level}"))
        return level

    def who_sits(self, players: int | None = None) -> list[str]:
        """A word for each seat: as asked, or you and bots."""
        if self.guided:
            script = self.script
            return [ME if seat == script.seat else f"{BOT}:{script.player}" for seat in range(script.config.players)]
        wanted = self.players if players is None else players
        if self.seats is None:
            return [ME, *[BOT] * ((wanted or DEFAULT_PLAYERS) - 1)]
        if wanted is not None and len(self.seats) != wanted:
            raise RulesError(said("terminal-seats-count", named=len(self.seats), players=wanted))
        for name in self.seats:
            spec = name.strip().casefold()
            if spec in LEVELS or spec in PLAYERS:
                raise RulesError(said("terminal-seat-bot", name=name, spec=f"{BOT}:{spec}"))
        return list(self.seats)
