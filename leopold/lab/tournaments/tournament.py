"""Tournaments: everybody plays the same deals, from every seat, so that skill shows and luck cancels out.

A deal is one seed. Two players meet over a deal in a cycle of games that gives each the other's place: two games for
two seats; for three or four seats each player sits once at every seat alone among copies of the other, or only one of
the two does, the newcomer.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ThreadPoolExecutor, wait
from dataclasses import dataclass, fields
from itertools import combinations, pairwise
from typing import Any, Final, Unpack

import msgspec
import numpy as np
import numpy.typing as npt

from leopold.bots.compiled import warm_up_bots
from leopold.bots.matches import check_players, keeps_time, play_match
from leopold.config import Choices, Config, as_plain, configure, engine_config, from_plain, pack_of
from leopold.errors import RulesError
from leopold.lab.statistics.rates import rate_by_deal
from leopold.packs.automata import AUTOMATA, USUAL
from leopold.packs.codes import LEVELS
from leopold.rules import engine
from leopold.seeds import LARGEST_SEED

WHO_PLAYS_ALONE: Final = (
    "With --solo everybody plays the automaton alone: no --ladder, no --newcomer, no --anchor and no --players."
)
PATIENCE: Final = 0.25
"""Seconds of play to give to a thread at once: few enough that the progress bar moves and Ctrl-C is heard."""
LARGEST_CHUNK: Final = 100
LOOK_EVERY: Final = 20
"""With a limit on the interval: deals between two looks at it."""

Progress = Callable[[int, int], None]
"""Told how many games are played and how many there are to play at most."""


@dataclass(frozen=True, slots=True)
class Plan:
    """What is to be played: who, how often, how the tables are set up, and when it is enough."""

    players: tuple[str, ...]
    config: Config
    """Of the first deal; the seeds of the others count up from its seed."""
    games: int = 240
    """In each pairing; against the automaton, for each player."""
    neighbours: bool = False
    """Only who stands beside whom in the list, instead of everybody against everybody."""
    newcomer: bool = False
    """Of two only the one named later sits alone among copies of the other, and not the other way round, too."""
    until: float | None = None
    """A pairing is over when its interval is no wider than this to either side."""
    anchor: str = ""
    """Whose rating is given; the first player's if nobody is named."""

    @classmethod
    def of(
        cls,
        players: Sequence[str],
        games: int = 240,
        *,
        seats: int | None = None,
        neighbours: bool = False,
        newcomer: bool = False,
        until: float | None = None,
        anchor: str = "",
        **choices: Unpack[Choices],
    ) -> Plan:
        """`Plan.of(("random", "greedy"), 100, seats=3, hotels="day")`, with 1 as the usual seed.

        Against an automaton (`solo`) everybody plays it alone instead of each other.
        """
        if choices.get("solo") and seats is not None:
            raise RulesError(WHO_PLAYS_ALONE)
        choices.setdefault("seed", 1)
        return cls(tuple(players), configure(seats, **choices), games, neighbours, newcomer, until, anchor)

    @property
    def seats(self) -> int:
        """At a table, the automaton's included."""
        return self.config.seats

    @property
    def solo(self) -> str:
        """The automaton that everybody plays against, instead of each other."""
        return self.config.solo

    def check(self) -> None:
        """Refuse what cannot be played, before anything is."""
        self._check_players()
        if self.games < 1 or self.games % self.cycle:
            raise RulesError(self._games_that_would_do())
        if isinstance(self.config.seed, str) or not 0 <= self.config.seed <= LARGEST_SEED - self.games:
            raise RulesError("A tournament counts its deals up from a whole number that is not negative: --seed 1.")
        if self.until is not None and not 0 < self.until < 0.5:
            raise RulesError(f"--until is half the width of an interval, between 0 and 0.5; not {self.until:g}.")
        engine_config(pack_of(self.config), self.config)

    def _check_players(self) -> None:
        check_players(self.players)
        for name in self.players:
            if self.players.count(name) > 1:
                raise RulesError(f"{name!r} is named twice; everybody takes part once.")
        if self.solo:
            if not self.players:
                example = f"leopold tournament greedy --solo {self.solo}"
                raise RulesError(f"Name at least one player to meet the automaton: {example}.")
            if self.neighbours or self.newcomer or self.anchor:
                raise RulesError(WHO_PLAYS_ALONE)
        elif len(self.players) < 2:
            raise RulesError("A tournament needs two players or more: leopold tournament random greedy planner.")
        elif self.newcomer and self.seats == 2:
            raise RulesError("A newcomer sits among several: --newcomer goes with --players 3 or --players 4.")
        if self.anchor and self.anchor not in self.players:
            raise RulesError(f"The anchor {self.anchor!r} does not take part; choose one of {', '.join(self.players)}.")

    def _games_that_would_do(self) -> str:
        if self.solo:
            return f"Give at least one game, not {self.games}."
        below = max(self.cycle, self.games // self.cycle * self.cycle)
        sentence = (
            f"At {self.seats} seats a deal is played {self.cycle} times, with seats changed, so {self.games} games"
        )
        return f"{sentence} cannot be: {below} or {below + self.cycle} would do."

    @property
    def cycle(self) -> int:
        """Games with the same deal in a pairing."""
        if self.solo:
            return 1
        return self.seats if self.seats == 2 or self.newcomer else 2 * self.seats

    @property
    def deals(self) -> int:
        return self.games // self.cycle

    @property
    def timed(self) -> tuple[str, ...]:
        """Who thinks by the clock: another machine, or another day, gives other games."""
        return tuple(name for name in self.players if keeps_time([name]))

    def meetings(self) -> list[Meeting]:
        """Who meets whom, and how they sit."""
        if self.solo:
            return [Meeting(name, self.solo, ((name,),)) for name in self.players]
        pairs = pairwise(self.players) if self.neighbours else combinations(self.players, 2)
        return [Meeting(one, other, seatings(one, other, self.seats, newcomer=self.newcomer)) for one, other in pairs]


def plain_plan(plan: Plan) -> dict[str, Any]:
    """A plan as files have it: all that was chosen side by side, `players` by name, `seats` by number."""
    chosen = as_plain(plan.config)
    hotels = plan.config.hotels
    chosen |= {"seats": plan.seats, "hotels": hotels[0] if len(set(hotels)) == 1 else hotels}
    del chosen["players"]
    own = {part.name: getattr(plan, part.name) for part in fields(plan) if part.name != "config"}
    return {"players": own.pop("players"), "games": own.pop("games"), "seed": chosen.pop("seed"), **chosen, **own}


def read_plan(plain: Mapping[str, Any]) -> Plan:
    """A plan from a file. A msgspec.ValidationError says what is wrong with one that is none."""
    chosen = dict(plain)
    seats = chosen.pop("seats", 2)
    if chosen.get("solo") in LEVELS:  # as it was written before the automaton was named
        chosen |= {"solo": USUAL, "level": chosen["solo"]}
    chosen["players"] = 1 if chosen.get("solo") else seats
    if isinstance(chosen.get("hotels"), str):
        chosen["hotels"] = [chosen["hotels"]]
    config = from_plain(chosen)
    own = {part.name: plain[part.name] for part in fields(Plan) if part.name in plain}
    return msgspec.convert({**own, "config": config}, Plan)


@dataclass(frozen=True, slots=True)
class Meeting:
    """Two players, and the seatings in which they play each deal."""

    one: str
    other: str
    seatings: tuple[tuple[str, ...], ...]


def seatings(one: str, other: str, seats: int, *, newcomer: bool = False) -> tuple[tuple[str, ...], ...]:
    """Each alone among copies of the other, at every seat; with two seats that is simply both ways round. A newcomer is
    the other, and nobody else sits alone.

    >>> seatings("X", "Y", 3)[:3]
    (('X', 'Y', 'Y'), ('Y', 'X', 'Y'), ('Y', 'Y', 'X'))
    """
    found: list[tuple[str, ...]] = []
    for alone, among in ((other, one),) if newcomer else ((one, other), (other, one)):
        for place in range(seats):
            seating = tuple(alone if seat == place else among for seat in range(seats))
            if seating not in found:
                found.append(seating)
    return tuple(found)


@dataclass(frozen=True, slots=True)
class Chunk:
    """Some deals of a meeting in one of its seatings: what a thread plays at once."""

    meeting: int
    seating: int
    first: int
    deals: int


@dataclass(frozen=True, slots=True)
class Finished:
    """A chunk that was played: points and places by deal and seat, who began, and how long it took."""

    chunk: Chunk
    points: npt.NDArray[np.int16]
    places: npt.NDArray[np.int64]
    began: npt.NDArray[np.int64]
    seconds: float


class Sheet:
    """The results of a meeting, as far as it has been played: by deal, seating and seat."""

    def __init__(self, meeting: Meeting, deals: int, seats: int) -> None:
        games = (deals, len(meeting.seatings))
        self.meeting = meeting
        self._played = np.zeros(games, bool)
        self._points = np.zeros((*games, seats), np.int16)
        self._places = np.zeros((*games, seats), np.int64)
        self._began = np.zeros(deals, np.int64)

    def enter(self, done: Finished) -> None:
        deals = slice(done.chunk.first, done.chunk.first + done.chunk.deals)
        self._points[deals, done.chunk.seating] = done.points
        self._places[deals, done.chunk.seating] = done.places
        self._began[deals] = done.began
        self._played[deals, done.chunk.seating] = True

    @property
    def deals(self) -> npt.NDArray[np.int64]:
        """The numbers of the deals that were played in all seatings; the others do not count."""
        return np.flatnonzero(self._played.all(axis=1))

    @property
    def games(self) -> int:
        return len(self.deals) * len(self.meeting.seatings)

    @property
    def points(self) -> npt.NDArray[np.int16]:
        """By deal, seating and seat."""
        return self._points[self.deals]

    @property
    def places(self) -> npt.NDArray[np.int64]:
        """Likewise; 1 for the winner or winners."""
        return self._places[self.deals]

    @property
    def began(self) -> npt.NDArray[np.int64]:
        """By deal, the seat that began; with the seats changed, everybody has been there."""
        return self._began[self.deals]

    def seats_of(self, player: str) -> npt.NDArray[np.bool_]:
        """By seating and seat, where a player sits."""
        if player in AUTOMATA:
            return np.array([[False, True]])
        rows = [[name == player for name in seating] for seating in self.meeting.seatings]
        return np.array(rows if len(rows[0]) > 1 else [[True, False]])

    @property
    def duels(self) -> npt.NDArray[np.float64]:
        """By deal, seating and opponent: 1 where the first player ended ahead of the other's seat, 1/2 where level."""
        one, other = self.seats_of(self.meeting.one), self.seats_of(self.meeting.other)
        by_seating = []
        for k, (mine, theirs) in enumerate(zip(one, other, strict=True)):
            places = self.places[:, k]
            here, there = places[:, mine][:, :, None], places[:, theirs][:, None, :]
            ahead = (here < there) + 0.5 * (here == there)
            by_seating.append(ahead.reshape(len(ahead), int(mine.sum() * theirs.sum())))
        return np.stack(by_seating, axis=1)


class Tournament:
    """A plan being played. What is done can be read at any time, also after an interruption."""

    def __init__(self, plan: Plan) -> None:
        plan.check()
        self.plan = plan
        self.sheets = [Sheet(meeting, plan.deals, plan.seats) for meeting in plan.meetings()]
        self._pace = [PATIENCE for _ in self.sheets]
        self._games = 0

    @property
    def complete(self) -> bool:
        """Has everything been played that the plan asks for?"""
        return all(sheet.games == self.plan.games or self.decided(sheet) for sheet in self.sheets)

    def decided(self, sheet: Sheet) -> bool:
        """Is the interval of a meeting as narrow as the plan asks for?"""
        if self.plan.until is None or not sheet.games:
            return False
        scored = sheet.duels.mean(axis=2).sum(axis=1)
        return rate_by_deal(scored, np.full(len(scored), float(self.plan.cycle))).half_width <= self.plan.until

    def play(self, jobs: int = 1, progress: Progress | None = None) -> None:
        """Play everything, on some threads. The results do not depend on how many, but with players that keep time."""
        warm_up_bots()  # before the threads: two of them must not compile the same functions at once
        pool = ThreadPoolExecutor(jobs)
        try:
            still = list(range(len(self.sheets)))
            for first, last in self._stages():
                self._play_stage(pool, jobs, still, first, last, progress)
                still = [number for number in still if not self.decided(self.sheets[number])]
        finally:
            pool.shutdown(wait=False, cancel_futures=True)

    def _stages(self) -> Iterator[tuple[int, int]]:
        """Deals to play before the next look at the intervals; all of them if nobody looks."""
        size = self.plan.deals if self.plan.until is None else LOOK_EVERY
        for first in range(0, self.plan.deals, size):
            yield first, min(self.plan.deals, first + size)

    def _play_stage(
        self,
        pool: ThreadPoolExecutor,
        jobs: int,
        meetings: Sequence[int],
        first: int,
        last: int,
        progress: Progress | None,
    ) -> None:
        under_way: set[Future[Finished]] = set()
        for chunk in self._chunks(meetings, first, last):
            under_way.add(pool.submit(self._play_chunk, chunk))
            while len(under_way) > jobs:
                under_way = self._enter_finished(under_way, progress)
        while under_way:
            under_way = self._enter_finished(under_way, progress)

    def _chunks(self, meetings: Sequence[int], first: int, last: int) -> Iterator[Chunk]:
        """All deals of a stage in portions, all meetings abreast, so that an early end finds them equally far."""
        reached = first
        while meetings and reached < last:
            deals = min(self._portion(meetings), last - reached)
            for number in meetings:
                for seating in range(len(self.sheets[number].meeting.seatings)):
                    yield Chunk(number, seating, reached, deals)
            reached += deals

    def _portion(self, meetings: Sequence[int]) -> int:
        """As many deals as fit into a thread's patience where they take longest, by the time the last ones took."""
        slowest = max(self._pace[number] for number in meetings)
        return max(1, min(LARGEST_CHUNK, int(PATIENCE / max(slowest, 1e-9))))

    def _enter_finished(self, under_way: set[Future[Finished]], progress: Progress | None) -> set[Future[Finished]]:
        done, waiting = wait(under_way, return_when=FIRST_COMPLETED)
        for future in done:
            finished = future.result()
            self.sheets[finished.chunk.meeting].enter(finished)
            self._pace[finished.chunk.meeting] = finished.seconds / finished.chunk.deals
            self._games += finished.chunk.deals
        if progress:
            progress(self._games, self.plan.games * len(self.sheets))
        return waiting

    def _play_chunk(self, chunk: Chunk) -> Finished:
        plan = self.plan
        began = time.perf_counter()
        match = play_match(
            chunk.deals,
            self.sheets[chunk.meeting].meeting.seatings[chunk.seating],
            configure(plan.config, seed=int(plan.config.seed) + chunk.first),
        )
        places = np.zeros((chunk.deals, plan.seats), np.int64)
        for game, row in zip(match.games, places, strict=True):
            engine.ranks(game, row)
        records = match.records
        beginner = (records["start_seat"] - (records["round_no"] - 1)) % plan.seats  # the tile moves on every round
        return Finished(
            chunk,
            records["vp"][:, : plan.seats].copy(),
            places,
            beginner.astype(np.int64),
            time.perf_counter() - began,
        )
