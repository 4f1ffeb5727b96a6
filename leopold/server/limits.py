"""What one visitor may ask for: sizes, rates and numbers, bounded so that nobody takes what is there for all."""

from __future__ import annotations

import contextlib
import math
import os
import time
from collections import OrderedDict
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Final

import msgspec
from msgspec import Struct, field

from leopold.errors import RecordError
from leopold.server.addresses import NEIGHBOURS, site_of
from leopold.server.errors import TableError, too_many_requests

Rate = tuple[float, int]
"""A second, and at once."""
Refusal = Callable[[int], TableError]
"""What is said to whoever asks too much: after so many seconds they may come back."""

BODY_BYTES: Final = 64 * 1024
RECORD_BYTES: Final = 250_000
RECORD_BODY: Final = 2 * RECORD_BYTES
"""A request with a record in it: what is no letter or number is longer there."""
BODY_SHARES: Final = 2 * NEIGHBOURS
"""Addresses that fill the room for bodies."""
PACKS: Final = 4
"""Packs of somebody's own at a table."""
PACK_BYTES: Final = 64 * 1024
"""All of them together."""
PACK_NAME_LENGTH: Final = 80
NAME_LENGTH: Final = 40
TABLES_AT_ONCE: Final = 100
"""In the list of somebody's games; the next page has the next."""
OPEN_TABLES: Final = 60
"""Unfinished tables that one visitor has laid."""
REQUESTS: Final = (120.0, 240)
ANSWERED: Final = 20_000
"""Bytes of an answer that cost as much as a request: a page with its words and cards has some thirty times as much."""
HINTS: Final = (2.0, 6)
NEW_TABLES: Final = (0.5, 20)
NEW_VISITORS: Final = (50.0, 1000)
TABLES_FROM_ADDRESS: Final = (30.0, 600)
"""From one address: cookies are free, so visitors are also counted by where they come from."""
STEPS: Final = (12_000.0, 180_000)
"""Of games that are played again, for whoever opens a table or looks back: a step is an action, or a hundredth of a
millisecond. Whoever drags through a long game asks for a few hundred at a time."""
STEPS_FROM_ADDRESS: Final = (30_000.0, 600_000)
READING: Final = 1
LOOKING: Final = 100
FOLLOWING: Final = 2
TELLING: Final = 10
SCORING: Final = 6
EVENING: Final = 10
"""How many steps it takes to read an entry of a log, to see a position, to follow an entry as a table does, to tell
what an action brought, to see what it was worth, and to count one of the evenings of somebody: measured, and rounded
up."""
CHANGES: Final = (2.0, 60)
"""Of who sits, looks on or is invited, and whom to call: each waits for the thread that writes."""
CHANGES_FROM_ADDRESS: Final = (40.0, 600)
RECORDS: Final = (0.5, 12)
"""Records that somebody looks into or opens."""
RECORDS_FROM_ADDRESS: Final = (4.0, 60)
DAY: Final = 86400
BYTES: Final = (40_000_000 / DAY, 20_000_000)
"""That are kept for one visitor: some 250 games at once, and twice as many a day."""
BYTES_FROM_ADDRESS: Final = (800_000_000 / DAY, 400_000_000)
TABLE_KEPT: Final = 2_000
"""What a new table takes in the database, and an entry of its log."""
ENTRY_KEPT: Final = 250
LOG_ENTRIES: Final = 10_000
"""Of one table; a game has some hundreds. Whoever takes back and plays again without end comes to an end."""
BOTS_ENTRIES: Final = 1_000
"""That bots add to a log that is full, which is more than a game takes. With cards of somebody's own one need never
end, and nobody need click for it."""
GUESSES: Final = (1.0, 10)
"""Tokens that open nothing, from one visitor."""
CODES: Final = (0.1, 20)
"""Codes of six letters from one address, right or wrong: at this rate one table is not found in a lifetime."""
PHRASES: Final = (0.1, 10)
"""Phrases that somebody makes or types; each may move all their games."""
PHRASES_FROM_ADDRESS: Final = (0.5, 40)
EMOTES: Final = (0.4, 4)
EMOTES_FROM_ADDRESS: Final = (10.0, 100)
PACK_CHECKS: Final = (0.5, 12)
"""Packs of one's own that somebody has looked through."""
PACKS_FROM_ADDRESS: Final = (5.0, 60)
COMPANION: Final = (8.0, 80)
"""Answers beside a real table: a game that is not at hand is played again from its beginning."""
COMPANION_FROM_ADDRESS: Final = (16.0, 400)
"""Without compiled rules a whole game takes some 50 ms: less than a core, however many phones there are."""
REVIEWS: Final = (0.05, 6)
"""Games that somebody has reviewed: each is half a minute of a core. Those that are there already cost nothing."""
REVIEWS_FROM_ADDRESS: Final = (0.2, 20)
ANSWERS: Final = (0.5, 12)
"""To puzzles: one that nobody had thought of takes some tenths of a second of a core."""
ANSWERS_FROM_ADDRESS: Final = (2.0, 60)
LINE_LENGTH: Final = 600
"""Of the actions of a line that is tried out, as text."""
REMEMBERED: Final = 20_000
UNEVENLY: Final = 3
"""How much more than its even part of what an address may have each of many workers gives it: an address comes to the
workers of its tables, and those are not spread evenly."""


TABLE_BYTES: Final = 400_000
"""What a table in use takes, with its game, its bots and what was last sent: measured, and rounded up."""


CGROUPS: Final = Path("/sys/fs/cgroup")
"""Where Linux says how much memory a container or a service may have."""
OWN_CGROUPS: Final = Path("/proc/self/cgroup")


def _tables_by_memory() -> int:
    """As many as go into a quarter of the memory that there is for us."""
    return max(500, memory_bytes() // 4 // TABLE_BYTES)


def memory_bytes() -> int:
    """This machine's memory, or what an operator lets us have of it."""
    try:
        memory = os.sysconf("SC_PAGE_SIZE") * os.sysconf("SC_PHYS_PAGES")
    except (AttributeError, ValueError, OSError):
        memory = 4 << 30
    return min([memory, *_memory_limits()])


def _memory_limits() -> Iterator[int]:
    """Of the group that this process is in, and of those around it, in the second version of cgroups and the first.

    Inside of a container the group may be called by a name that is seen outside alone; its limit is at the root then.
    """
    with contextlib.suppress(OSError):
        for line in OWN_CGROUPS.read_text().splitlines():
            _, controllers, group = line.split(":", 2)
            if controllers and "memory" not in controllers.split(","):
                continue
            root, name = (CGROUPS / "memory", "memory.limit_in_bytes") if controllers else (CGROUPS, "memory.max")
            own = Path(group.lstrip("/"))
            for place in (own, *own.parents):
                with contextlib.suppress(OSError, ValueError):  # there is none, or none that is a number: "max"
                    yield int((root / place / name).read_text())


def part_for(workers: int) -> float:
    """Of what one address may have, how much it has from each of so many workers, who count for themselves."""
    return min(1.0, UNEVENLY / workers)


def part_of(rate: Rate, workers: int) -> Rate:
    """Of a rate that is for the whole server, what one of so many workers grants."""
    per_second, size = rate
    return per_second * part_for(workers), max(1, int(size * part_for(workers)))


class Capacity(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What there is for all, and how much of it one may have. An operator changes it with `--limits FILE`."""

    live_tables: int = field(default_factory=_tables_by_memory)
    """Tables in memory at once. Those that nobody uses make room; when all are in use, another is not opened."""
    share_of_tables: float = 0.25
    """Of these: what one address may have in use."""
    connections: int = 4000
    """Open at once, of all kinds."""
    connections_of_address: int = 256
    """Of one address. A proxy has as many as it likes, and each that it speaks for so many requests at once."""
    arrivals_of_address: float = 10.0
    """New connections of such an address in a second, in the long run: pages keep theirs."""
    arrivals_at_once: int = 500
    """The same, when everybody of a club comes in at once."""
    requests_of_address: float = 400.0
    """Of all kinds, in a second, in the long run: a hundred people who play ask for some two hundred."""
    requests_at_once: int = 12_000
    """The same, when everybody of a club opens the page at once: some hundred for each of a hundred."""
    share_for_players: float = 0.1
    """Of all connections: the last ones are for those who play."""
    listeners_of_address: int = 200
    """WebSockets from one address."""
    listeners_of_visitor: int = 24
    """WebSockets of one browser."""
    listeners_of_table: int = 200
    """Onlookers at one table; whoever sits there always hears."""
    share_of_onlookers: float = 0.25
    """Of these: what one address may have."""
    header_seconds: float = 10.0
    """From the beginning of a request to the end of its headers."""
    body_seconds: float = 30.0
    """To the end of its body."""
    idle_seconds: float = 75.0
    """Between two requests."""
    stalled_seconds: float = 30.0
    """Without reading what has been sent."""
    ping_seconds: float = 20.0
    """Between two questions whether a listener is still there; one that does not answer for as long is gone."""
    database_seconds: float = 8.0
    """For what the database is asked; then whoever waits for it is told to try again."""
    body_bytes: int = 32 * 1024 * 1024
    """That are being read at once, of bodies longer than what a click says."""

    @property
    def tables_of_address(self) -> int:
        """Tables in memory that one address may have in use."""
        return max(1, int(self.share_of_tables * self.live_tables))

    @property
    def body_bytes_of_address(self) -> int:
        """Of bodies that are being read, what one address may have: so all of a site have half of the room."""
        return self.body_bytes // BODY_SHARES

    @property
    def onlookers_of_address(self) -> int:
        """Onlookers at one table that one address may have."""
        return max(1, int(self.share_of_onlookers * self.listeners_of_table))

    def for_worker(self, workers: int) -> Capacity:
        """What one of so many workers has: what there is for all, divided. What a browser may have stays the same: it
        is little. What an address may have would be more than all there is where there are many workers. Of the room
        for bodies an address has so much of any worker that its longest record goes in."""
        parts = {
            **dict.fromkeys(("live_tables", "connections", "body_bytes"), 1 / workers),
            **dict.fromkeys(
                ("connections_of_address", "listeners_of_address", "requests_of_address", "requests_at_once"),
                part_for(workers),
            ),
        }
        divided = {name: max(1, int(part * getattr(self, name))) for name, part in parts.items()}
        divided["body_bytes"] = max(divided["body_bytes"], min(self.body_bytes, BODY_SHARES * RECORD_BODY))
        return msgspec.structs.replace(self, **divided)


def read_capacity(path: Path) -> Capacity:
    """From an operator's file in TOML, with the names of `Capacity`; what it does not name is as usual."""
    try:
        found = msgspec.toml.decode(path.read_bytes(), type=Capacity)
    except OSError as wrong:
        raise RecordError(f"{path} cannot be read: {wrong.strerror}.") from None
    except (msgspec.DecodeError, UnicodeDecodeError) as wrong:
        raise RecordError(f"{path} does not say limits: {wrong}.") from None
    wrong_ones = [name for name in Capacity.__struct_fields__ if not 0 < getattr(found, name) < math.inf]
    if wrong_ones and wrong_ones != ["share_for_players"]:
        raise RecordError(f"{path}: {wrong_ones[0]} is more than nothing, and has an end.")
    if not 0 <= found.share_for_players < 1:
        raise RecordError(f"{path}: share_for_players is a share, from 0 to less than 1.")
    for name in ("share_of_tables", "share_of_onlookers"):
        if getattr(found, name) > 1:
            raise RecordError(f"{path}: {name} is a share, up to 1.")
    return found


class RateLimiter:
    """One bucket for each asker: it fills steadily, and every request takes a drop."""

    def __init__(
        self,
        rate: Rate,
        refusal: Refusal = too_many_requests,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self.per_second, self.size = rate
        self.refusal = refusal
        self.clock = clock
        self._levels: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def require(self, asker: str, drops: int = 1) -> None:
        """A TableError that says when to come back, if there is not so much. A full bucket is enough for anything."""
        level = self._level(asker)
        drops = min(drops, self.size)
        if level < drops:
            raise self.refusal(max(1, round((drops - level) / self.per_second)))

    def take(self, asker: str, drops: int = 1) -> None:
        """A drop or some, as far as `require` lets."""
        self.require(asker, drops)
        level, now = self._levels[asker]
        self._levels[asker] = (level - min(drops, self.size), now)

    def charge(self, asker: str, drops: int) -> None:
        """What something has cost, as it turned out: it has been had already, and is paid for by waiting."""
        self._levels[asker] = (max(-float(self.size), self._level(asker) - drops), self.clock())

    def _level(self, asker: str) -> float:
        """How full somebody's bucket is now; whoever asked for nothing for longest is forgotten, with a full one."""
        now = self.clock()
        level, since = self._levels.pop(asker, (float(self.size), now))
        level = min(float(self.size), level + (now - since) * self.per_second)
        self._levels[asker] = (level, now)
        if len(self._levels) > REMEMBERED:
            self._levels.popitem(last=False)
        return level


class AddressLimiter(RateLimiter):
    """The same by where somebody comes from: each household has its bucket, and all of a site together have one."""

    def __init__(
        self,
        rate: Rate,
        refusal: Refusal = too_many_requests,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        super().__init__(rate, refusal, clock)
        per_second, size = rate
        self._sites = RateLimiter((NEIGHBOURS * per_second, NEIGHBOURS * size), refusal, clock)

    def require(self, asker: str, drops: int = 1) -> None:
        super().require(asker, drops)
        site = site_of(asker)
        if site != asker:
            self._sites.require(site, drops)

    def take(self, asker: str, drops: int = 1) -> None:
        super().take(asker, drops)
        site = site_of(asker)
        if site != asker:
            self._sites.take(site, drops)

    def charge(self, asker: str, drops: int) -> None:
        super().charge(asker, drops)
        site = site_of(asker)
        if site != asker:
            self._sites.charge(site, drops)
