"""Where others reach the server, and whether that can be changed while it runs."""

from __future__ import annotations

from typing import Protocol

from leopold.server.errors import network_fixed


class Network(Protocol):
    """What whoever started the server knows of the network; it may be able to open a second door."""

    @property
    def addresses(self) -> tuple[str, ...]:
        """Where others find the page; the first is the likeliest."""

    @property
    def can_open(self) -> bool:
        """Can it be opened to the local network, or closed again?"""

    @property
    def is_open(self) -> bool:
        """Has somebody opened it since it was started?"""

    async def open(self) -> None:
        """A TableError says why it cannot be."""

    async def close(self) -> None: ...


class FixedNetwork:
    """A server that was opened to whomever it was meant for when it was started."""

    can_open = False
    is_open = False

    def __init__(self, addresses: tuple[str, ...]) -> None:
        self.addresses = addresses

    async def open(self) -> None:
        raise network_fixed()

    async def close(self) -> None:
        """There is nothing to close but the server itself."""
