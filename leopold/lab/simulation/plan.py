"""What is to be played: seats, configuration and number of games, and how they are cut into chunks.

A plan holds everything a game depends on, the text of a user's own packs included, so that it can be carried to another
machine, kept beside unfinished work, and written into the finished table.
"""

from __future__ import annotations

import hashlib
import tempfile
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Any, Final, NamedTuple, Unpack

import msgspec

import leopold
from leopold import bots
from leopold.bots.matches import check_players
from leopold.config import Choices, Config, as_plain, configure, engine_config, from_plain, pack_of
from leopold.errors import RecordError, RulesError
from leopold.packs.codes import RULES_VERSION
from leopold.packs.reading import read_bytes
from leopold.rules.jit import sources_digest

LARGEST_SEED: Final = (1 << 63) - 1
"""Seeds of a table are 64-bit integers."""
FEW_CHUNKS: Final = 100
"""A small number of games is still cut into about so many chunks, because they may be slow ones."""
USUAL_CHUNK: Final = 500
"""Games: enough to make a part of the table worth writing, few enough to lose when somebody stops."""
MANY_CHUNKS: Final = 2000
"""Of very many games the chunks are larger, because a folder should not hold more files than about this."""
LARGEST_CHUNK: Final = 5000
"""As many as fit into the memory of every worker with ease: some eleven kilobytes each."""


@cache
def makings() -> str:
    """A digest of the rules, the bots and what the bots have learned: the same games come only from the same."""
    digest = hashlib.blake2b(sources_digest("bots").encode(), digest_size=10)
    for file in sorted(Path(bots.__file__).parent.iterdir()):
        if file.suffix in (".npz", ".py", ".toml"):
            digest.update(file.read_bytes())
    return digest.hexdigest()


class Overlay(msgspec.Struct, frozen=True):
    """A pack of the user's own: where it was, and what it said."""

    path: str
    content: bytes


class Run(NamedTuple):
    """Games in a row with the same players at the same seats."""

    first: int
    games: int
    seats: tuple[str, ...]


class Plan(msgspec.Struct, frozen=True):
    """So many games between these players; game number i has the seed `first_seed + i`."""

    games: int
    seats: tuple[str, ...]
    config: Config
    """Of the first game. Hotels are by seat: who sits there may change, the hotels do not. Packs travel as overlays."""
    rotate: bool
    overlays: tuple[Overlay, ...]
    leopold: str
    rules: int
    packs: str
    """The checksum of the pack."""
    sources: str
    """See `makings`."""

    @property
    def first_seed(self) -> int:
        return int(self.config.seed)

    # --- chunks: by game number alone, so that nothing depends on who plays them, or when

    @property
    def chunk_games(self) -> int:
        """Games in a chunk, a multiple of the seats so that everybody sits everywhere equally often in each."""
        size = max(1, min(USUAL_CHUNK, self.games // FEW_CHUNKS), min(LARGEST_CHUNK, self.games // MANY_CHUNKS))
        return -(-size // len(self.seats)) * len(self.seats)

    @property
    def chunks(self) -> int:
        return -(-self.games // self.chunk_games)

    def games_in(self, chunk: int) -> range:
        """The numbers of the games of a chunk."""
        first = chunk * self.chunk_games
        return range(first, min(self.games, first + self.chunk_games))

    def runs(self, chunk: int) -> list[Run]:
        """The games of a chunk, seating by seating: with `rotate` everybody moves one seat on from run to run."""
        games = self.games_in(chunk)
        if not self.rotate:
            return [Run(games.start, len(games), self.seats)]
        found = []
        first = games.start
        for turn in range(len(self.seats)):
            share = len(games) // len(self.seats) + (turn < len(games) % len(self.seats))
            if share:
                found.append(Run(first, share, self.seats[turn:] + self.seats[:turn]))
            first += share
        return found

    # --- the game each of them is

    def config_of(self, game: int, packs: Sequence[str | Path] | None = None) -> Config:
        """How a game is set up, with these packs, or with those that the plan carries."""
        return configure(
            self.config,
            seed=self.first_seed + game,
            packs=overlays_here(self.overlays) if packs is None else packs,
        )

    def plain(self) -> dict[str, Any]:
        """As it is kept: all that was chosen, side by side."""
        own = {name: msgspec.to_builtins(getattr(self, name)) for name in self.__struct_fields__ if name != "config"}
        chosen = {name: value for name, value in as_plain(self.config).items() if name not in ("players", "overlays")}
        return {"games": own.pop("games"), "seats": own.pop("seats"), **chosen, **own}

    def to_json(self) -> str:
        return msgspec.json.encode(self.plain()).decode()

    @classmethod
    def from_json(cls, text: str | bytes) -> Plan:
        """Raises msgspec.DecodeError when the text is no plan."""
        plain = msgspec.json.decode(text, type=dict[str, Any])
        seats = plain.get("seats")
        if not isinstance(seats, list):
            raise msgspec.ValidationError("a plan says who sits where")
        config = from_plain({**plain, "players": len(seats), "overlays": None})
        return msgspec.convert({**plain, "config": config}, cls)


def make_plan(
    games: int,
    seats: Sequence[str],
    config: Config | None = None,
    *,
    players: int | None = None,
    rotate: bool | None = None,
    **choices: Unpack[Choices],
) -> Plan:
    """Check everything before the first game is played.

    One player named alone takes all seats. Without a word on `rotate`, players change seats when they differ.
    The choices are those of `Game`, or a `Config`; the usual seed is 0.
    """
    check_players(seats)
    if games < 1:
        raise RulesError(f"Ask for one game or more, not {games}.")
    if config is None:
        choices.setdefault("seed", 0)
    solo = choices.get("solo") if config is None else config.solo
    seated = _seated(tuple(seats), players if config is None else config.players, solo)
    config = configure(config or len(seated), **choices)
    seed = config.seed
    if not isinstance(seed, int) or not 0 <= seed <= LARGEST_SEED - games:
        raise RulesError(f"The seeds of a table are whole numbers from 0 to 2^63 - 1; from {seed} on they are not.")
    pack = pack_of(config)
    engine_config(pack, config)  # refuses what this pack has not enough of
    return Plan(
        games=games,
        seats=seated,
        config=configure(config, packs=()),
        rotate=len(set(seated)) > 1 if rotate is None else rotate,
        overlays=tuple(Overlay(path, read_bytes(path)) for path in config.packs),
        leopold=leopold.__version__,
        rules=RULES_VERSION,
        packs=pack.checksum,
        sources=makings(),
    )


def _seated(seats: tuple[str, ...], players: int | None, solo: str | bool | None) -> tuple[str, ...]:
    if not seats:
        raise RulesError("Name the players, for example greedy,planner.")
    if solo:
        if len(seats) != 1 or players not in (None, 1):
            raise RulesError(
                "In the solo game one player sits alone against the automaton: name one, and no number of players."
            )
        return seats
    wanted = players if players is not None else max(2, len(seats))
    if len(seats) not in (1, wanted):
        raise RulesError(
            f"{len(seats)} players are named for {wanted} seats; name one for each seat, or a single one for all."
        )
    return seats * wanted if len(seats) == 1 else seats


@cache
def overlays_here(overlays: tuple[Overlay, ...]) -> tuple[str, ...]:
    """The packs of a plan as files on this machine, until the process ends."""
    paths = []
    for overlay in overlays:
        folder = tempfile.TemporaryDirectory(prefix="leopold-pack-")
        _folders.append(folder)
        path = Path(folder.name) / Path(overlay.path).name
        path.write_bytes(overlay.content)
        paths.append(str(path))
    return tuple(paths)


_folders: list[tempfile.TemporaryDirectory[str]] = []


def first_difference(there: Plan, here: Plan) -> str:
    """The first thing in which two plans differ, in words; nothing when they are the same."""
    theirs, mine = there.plain(), here.plain()
    for name, value in mine.items():
        if name == "overlays":
            if [overlay.content for overlay in there.overlays] != [overlay.content for overlay in here.overlays]:
                return "its packs are others"
        elif theirs[name] != value:
            return f"{name}: {_plain(theirs[name])} there, {_plain(value)} here"
    return ""


def _plain(value: object) -> str:
    return ",".join(map(str, value)) if isinstance(value, (list, tuple)) else str(value)


def refuse_other_rules(plan: Plan, name: str) -> None:
    """Actions mean the same only under the same rules."""
    if plan.rules != RULES_VERSION:
        raise RecordError(
            f"{name} was played with version {plan.rules} of the rules; this is version {RULES_VERSION}. "
            "Use the Leopold it was played with."
        )
