"""What the handlers of requests are given: the request as it was understood, and what they answer it with."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from leopold.server import limits
from leopold.server.bots.puzzles import Trainer
from leopold.server.bots.reviews import ReviewKeeper
from leopold.server.bots.workers import BotRunner
from leopold.server.companion.games import CompanionGames
from leopold.server.errors import no_language
from leopold.server.evenings.keeper import EveningKeeper
from leopold.server.http.doorkeeper import Doorkeeper
from leopold.server.http.network import FixedNetwork, Network
from leopold.server.http.shares import Shares
from leopold.server.tables.registry import OpenTable, Registry
from leopold.words import SOURCE_LANGUAGE, languages, reads

if TYPE_CHECKING:
    from leopold.server.push.service import PushService


@dataclass(slots=True)
class Services:
    """What the handlers of requests work with."""

    registry: Registry
    bot_runner: BotRunner
    evenings: EveningKeeper
    reviews: ReviewKeeper
    trainer: Trainer
    shares: Shares
    companion_games: CompanionGames
    """Beside real tables."""
    network: Network = field(default_factory=lambda: FixedNetwork(()))
    """Where others reach this server."""
    push: PushService | None = None
    """Calls those whose page is closed, where the operator has keys for it."""
    language: str = SOURCE_LANGUAGE
    """Of readers who have not chosen one."""
    doorkeeper: Doorkeeper | None = None
    """Knows what the operator has decided."""

    @property
    def languages(self) -> tuple[str, ...]:
        """Those a reader can choose; one that is only for tests where the server was started in it."""
        return tuple(dict.fromkeys((*languages(), self.language)))


@dataclass(slots=True)
class Call:
    """A request that has been read and checked."""

    services: Services
    visitor: str
    """The hash of the visitor's secret."""
    secret: str
    """What is set here, by an endpoint that renews it, is the browser's cookie from now on."""
    address: str
    """Where the request comes from."""
    fresh: bool
    """A first visit, without a cookie."""
    local: bool
    """From this machine, by an address that leads nowhere else."""
    accepts: str
    """The languages that the reader's browser wishes for, as it says so."""
    parameters: dict[str, Any]
    body: Any

    @property
    def reads(self) -> str:
        """The language of a reader who has chosen none."""
        return reads(self.accepts, self.services.language)

    def language(self) -> str:
        """The language that is asked for, if the server speaks it."""
        language: str = self.parameters["language"]
        if language not in self.services.languages:
            raise no_language(language, list(self.services.languages))
        return language

    async def table(self) -> OpenTable:
        """The table of the path; bots that wait there are woken, should they have been forgotten."""
        table = await self.services.registry.table(self.parameters["table"])
        table.hear(self.visitor, self.address)
        self.services.bot_runner.wake(table)
        return table

    async def seen_table(self, seat: int | None = None) -> OpenTable:
        """The table of the path, if the visitor may see it: from that seat, or in any way."""
        table = await self.table()
        await self.services.registry.viewer(table, self.visitor, seat)
        return table

    def count_table(self) -> None:
        """A new table; what is kept of it is counted when it is known."""
        self.services.shares.tables.take(self.visitor, self.address)

    def count_change(self) -> None:
        """Somebody sits down, looks on, is invited: a row, or an entry of a log."""
        self.services.shares.changes.take(self.visitor, self.address)
        self.services.shares.keep(limits.ENTRY_KEPT)
