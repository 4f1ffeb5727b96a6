"""Logs that somebody looks back at: what has been read of them stays for a while.

Whoever drags through a game asks for its log at every moment, and a log only grows.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Sequence
from typing import Final

from leopold.server.store.stored import StoredEntry

REMEMBERED: Final = 30_000
"""Entries of all of them together, some 400 bytes each."""


class Logs:
    """Those that were asked for last."""

    def __init__(self, most: int = REMEMBERED) -> None:
        self._most = most
        self._logs: OrderedDict[str, Sequence[StoredEntry]] = OrderedDict()
        self._entries = 0

    def known(self, table_id: str) -> Sequence[StoredEntry]:
        """As far as it has been read."""
        found = self._logs.get(table_id, ())
        if found:
            self._logs.move_to_end(table_id)
        return found

    def learn(self, table_id: str, more: Sequence[StoredEntry]) -> Sequence[StoredEntry]:
        """What follows on what is known, as it was read just now; gives all of it. Two may have read the same."""
        known = self.known(table_id)
        whole = [*known, *(entry for entry in more if entry.revision > len(known))]
        self.forget(table_id)
        self._logs[table_id] = whole
        self._entries += len(whole)
        while self._entries > self._most:
            self.forget(next(iter(self._logs)))
        return whole

    def forget(self, table_id: str) -> None:
        self._entries -= len(self._logs.pop(table_id, ()))
