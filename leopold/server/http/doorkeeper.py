"""The doorkeeper: lets in whom the operator lets in. What was decided is read again every few seconds, so that nothing
has to be restarted and every process at one database does the same."""

from __future__ import annotations

import asyncio
import ipaddress
import logging
import re
import unicodedata
from collections.abc import Iterable, Iterator
from typing import Any, Final

from leopold.errors import RecordError
from leopold.server.errors import address_blocked, name_blocked, newcomers_not
from leopold.server.store.operator import Decisions, is_known, read_decisions
from leopold.server.tables.create import clean_name
from leopold.server.tables.registry import TROUBLE, Registry

log = logging.getLogger("leopold.server.http.doorkeeper")

LOOK_EVERY: Final = 5.0
"""Seconds."""
_BETWEEN: Final = re.compile(r"[\W_]+")
"""Whatever stands between the words of a name."""
Network = ipaddress.IPv4Network | ipaddress.IPv6Network


def network_of(address: str) -> Network:
    """An address, or a network such as 203.0.113.0/24; a RecordError if it is neither."""
    try:
        return ipaddress.ip_network(address.strip(), strict=False)
    except ValueError:
        raise RecordError(
            f"{address!r} is neither an address nor a network, such as 203.0.113.0/24 or 2001:db8::/64."
        ) from None


def plainly(name: str) -> str:
    """Names that look alike are alike, as they stand at a table."""
    return " ".join(unicodedata.normalize("NFKC", clean_name(name)).casefold().split())


class Doorkeeper:
    """Knows what the operator has decided."""

    def __init__(self, registry: Registry) -> None:
        self.registry = registry
        self.decisions = Decisions()
        self._networks: tuple[Network, ...] = ()
        self._names: frozenset[str] = frozenset()

    async def run(self) -> None:
        """For as long as the server runs."""
        while True:
            await asyncio.sleep(LOOK_EVERY)
            try:
                await self.check()
            except TROUBLE as wrong:
                log.error("what the operator decided cannot be read", extra={"reason": type(wrong).__name__})

    async def check(self) -> None:
        """Read what was decided."""
        self.decisions = await self.registry.stored(read_decisions, self.registry.storage)
        self._networks = tuple(network_of(address) for address in self.decisions.addresses)
        self._names = frozenset(map(plainly, self.decisions.names))
        if self._networks:
            for table in list(self.registry.tables.values()):
                table.audience.dismiss(lambda listener: self.is_blocked(listener.host))

    def is_blocked(self, address: str) -> bool:
        """Is this a place from which nobody comes in?"""
        if not self._networks:
            return False
        try:
            found = ipaddress.ip_address(address.partition("%")[0])
        except ValueError:
            return False
        mapped = found.ipv4_mapped if isinstance(found, ipaddress.IPv6Address) else None
        return any(one in network for one in (found, mapped) if one is not None for network in self._networks)

    def admit(self, address: str) -> None:
        """A TableError for whoever comes from a place that is blocked."""
        if self.is_blocked(address):
            raise address_blocked()

    def hear(self, body: Any) -> None:
        """A TableError for a name in a request that nobody may use."""
        self.allow(names_in(body))

    def allow(self, names: Iterable[str]) -> None:
        """A TableError for a name that nobody may use: as a whole, or as a word of one."""
        if not self._names:
            return
        for name in names:
            said = plainly(name)
            if {said, *_BETWEEN.split(said)} & self._names:
                raise name_blocked()

    async def let_lay(self, visitor: str) -> None:
        """A TableError for a newcomer who wants to lay a table where newcomers may not. Sitting down they may."""
        if self.decisions.closed and not await self.registry.stored(is_known, self.registry.storage, visitor):
            raise newcomers_not()


def names_in(body: Any) -> Iterator[str]:
    """What people are called in a request."""
    yield getattr(body, "name", "") or ""
    yield getattr(body, "rival", "") or ""
    for seat in getattr(body, "seats", None) or ():
        yield getattr(seat, "name", "") or ""
