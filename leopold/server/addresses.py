"""Whose share an address counts for. Cookies are free and addresses are not, but in IPv6 they are cheap.

One household has a /64 of them, and whoever rents a server has a /48 with sixty-five thousand of these: so what is
counted by the one is counted by the other too.
"""

from __future__ import annotations

import ipaddress
from collections import Counter
from functools import lru_cache
from typing import Final

NEIGHBOURS: Final = 4
"""How much more than one household all of a site together may have: some providers keep many people in one."""
_REMEMBERED: Final = 4096


@lru_cache(_REMEMBERED)
def network_of(address: str) -> str:
    """Whose share an address counts for: IPv4 by itself, IPv6 by its /64, which is what one household has."""
    try:
        found = ipaddress.ip_address(address)
    except ValueError:
        return address
    if isinstance(found, ipaddress.IPv6Address):
        if found.ipv4_mapped is not None:
            return str(found.ipv4_mapped)
        return str(ipaddress.IPv6Network((int(found), 64), strict=False))
    return str(found)


@lru_cache(_REMEMBERED)
def site_of(network: str) -> str:
    """Where a household of IPv6 stands among sixty-five thousand others, its /48; anything else is by itself."""
    if ":" not in network:
        return network
    try:
        return str(ipaddress.IPv6Network(network).supernet(new_prefix=48))
    except ValueError:
        return network


class Crowd:
    """How many of something come from each network, and from each site."""

    def __init__(self) -> None:
        self._of: Counter[str] = Counter()

    def is_full(self, network: str, most: int, more: int = 1) -> bool:
        """May so many more not come from there, where so many of one household may?"""
        site = site_of(network)
        return self._of[network] + more > most or (site != network and self._of[site] + more > NEIGHBOURS * most)

    def add(self, network: str, more: int = 1) -> None:
        for where in {network, site_of(network)}:
            self._of[where] += more
            if not self._of[where]:
                del self._of[where]

    def remove(self, network: str) -> None:
        self.add(network, -1)
