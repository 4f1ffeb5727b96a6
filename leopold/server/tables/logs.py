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

    def learn(self, table_id: str, known: Sequence[StoredEntry], more: Sequence[StoredEntry]) -> Sequence[StoredEntry]:
        """What was known when somebody began to read, and what they have read behind it: all of it together.

        Others may have read the same meanwhile, or it may have been forgotten.
        """
        whole = [*known, *more]
        if len(whole) > len(self.known(table_id)):
            self.forget(table_id)
            self._logs[table_id] = whole
            self._entries += len(whole)
            while self._entries > self._most:
                self.forget(next(iter(self._logs)))
        return whole

    def forget(self, table_id: str) -> None:
        self._entries -= len(self._logs.pop(table_id, ()))
