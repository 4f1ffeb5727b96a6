"""From finished games to rows of the table, a whole array of games at a time."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from leopold.bots.matches import Match, play_match
from leopold.bots.story import GUESTS_TOLD, LONGEST_STORY, STAFF_TOLD, VISITS
from leopold.config import CHOICES, Choice, pack_of, written
from leopold.cuda.card import CUDA
from leopold.errors import RecordError
from leopold.lab.frames import pl
from leopold.lab.simulation.games import SCHEMA
from leopold.lab.simulation.plan import Plan, Run, overlays_here
from leopold.packs import Pack
from leopold.packs.codes import COLOURS, ROOM_COLOURS
from leopold.packs.tables import GROUPS
from leopold.rules.state import AUTOMATON_SEAT, FROM_LEFTOVERS, HAND, NOBODY, OCCUPIED, SOURCE_NAMES

Numbers = npt.NDArray[Any]


def play_chunk(plan: Plan, chunk: int) -> pl.DataFrame:
    """Play the games of a chunk: a pure function, whoever calls it and how often."""
    matches = [play_match(run.games, run.seats, plan.config_of(run.first), stories=True) for run in plan.runs(chunk)]
    games, told = (np.concatenate([getattr(match, part) for match in matches]) for part in ("games", "told"))
    return rows_of_chunk(plan, chunk, Match(games, told, sum(match.decisions for match in matches)))


def rows_of_chunk(plan: Plan, chunk: int, match: Match) -> pl.DataFrame:
    """The rows of a chunk whose games have been played."""
    runs = plan.runs(chunk)
    _refuse_cut_stories(match, plan.first_seed + runs[0].first)
    pack = pack_of(plan.config, overlays_here(plan.overlays))
    return game_rows(plan, runs, pack, match)


def play_chunks_on_card(plan: Plan, chunks: range) -> list[Match]:
    """The games of neighbouring chunks together on a graphics card; those who play there are all alike."""
    first, last = plan.games_in(chunks[0]).start, plan.games_in(chunks[-1]).stop
    match = play_match(last - first, plan.seats, plan.config_of(first), stories=True, device=CUDA)
    found = []
    for chunk in chunks:
        numbers = plan.games_in(chunk)
        own = slice(numbers.start - first, numbers.stop - first)
        found.append(Match(match.games[own], match.told[own], 0))
    return found


def game_rows(plan: Plan, runs: Sequence[Run], pack: Pack, match: Match) -> pl.DataFrame:
    """The rows of these games, seat by seat."""
    records, stories, tables = match.records, match.stories, pack.record
    players = int(records["players"][0])
    games = len(records)
    rows = games * players

    def seats(field: str) -> Numbers:
        """What the records say of each seat, one row for each."""
        return _by_seat(records[field], players)

    def told(field: str) -> Numbers:
        """The same from the stories."""
        return _by_seat(stories[field], players)

    def each(values: Numbers) -> Numbers:
        """What is the same for the whole table, once for each seat."""
        return np.repeat(values, players, axis=0)

    game = each(np.arange(runs[0].first, runs[0].first + games, dtype=np.int64))
    seat = np.tile(np.arange(players), games)
    rank = _ranks(records, players)
    staff, guests = tables.staff_number, tables.guest_number
    in_hand = (records["staff_at"][:, None, :] == HAND + np.arange(players)[:, None]).reshape(rows, -1)
    cafe = seats("cafe")
    occupied = seats("occupied")
    in_hotel = np.arange(GROUPS) < tables.hotel_group_n[seats("hotel")][:, None]
    columns: dict[str, pl.Series | Ragged] = {
        "game": pl.Series(game),
        "seed": pl.Series(game + plan.first_seed),
        "seat": pl.Series(seat),
        "player": _players(plan, runs),
        "players": _same(players, rows),
        **{
            choice.name: _same(_in_table(choice, getattr(plan.config, choice.name)), rows)
            for choice in CHOICES.values()
            if choice.in_tables
        },
        "hotel": _words([hotel.id for hotel in pack.hotels], seats("hotel")),
        "order": pl.Series((seat - each(stories["start_seat"])) % players + 1),
        "vp": pl.Series(seats("vp")),
        "rank": pl.Series(rank.reshape(rows)),
        "won": pl.Series(((rank == 1) / (rank == 1).sum(axis=1, keepdims=True)).reshape(rows)),
        "margin": pl.Series(_margins(records["vp"][:, :players]).reshape(rows)),
        **{f"vp_{source}": pl.Series(seats("sheet")[:, k].copy()) for k, source in enumerate(SOURCE_NAMES)},
        "course": _arrays(_by_seat(np.swapaxes(stories["course"], 1, 2), players)[:, : int(tables.rounds) + 1]),
        "staff_played": Ragged(staff[told("staff")], told("staff_n")),
        "staff_round": Ragged(told("staff_round"), told("staff_n")),
        "staff_hand": _leftmost(np.broadcast_to(staff, in_hand.shape), in_hand),
        "guests_taken": Ragged(guests[told("taken")], told("taken_n")),
        "guests": Ragged(guests[told("guests")], told("guests_n")),
        "guests_round": Ragged(told("guests_round"), told("guests_n")),
        "guests_unserved": _leftmost(guests[cafe], cafe != NOBODY),
        "rooms_prepared": pl.Series(seats("tiles_laid")),
        "rooms_occupied": pl.Series((seats("rooms") == OCCUPIED).sum(axis=1)),
        **{f"occupied_{COLOURS[k]}": pl.Series(occupied[:, k].copy()) for k in range(ROOM_COLOURS)},
        "groups": pl.Series(((seats("group_left") == 0) & in_hotel).sum(axis=1)),
        "objectives": _arrays(each(tables.objective_number[records["objectives"]])),
        "claims": _arrays(_by_seat(np.swapaxes(records["claims"], 1, 2), players)),
        "claim_rounds": _arrays(told("claim_rounds")),
        "tiles": _word_lists([tile.id for tile in pack.tiles], each(records["tiles"])),
        "emperor": _arrays(told("emperor")),
        "visits": _word_lists(VISITS, told("visits")),
        "dice": _arrays(told("dice")),
        "passes": pl.Series(told("passes")),
        "krones_left": pl.Series(seats("krones")),
        "items_left": pl.Series(seats("kitchen").sum(axis=1)),
        "turns": pl.Series(told("turns") - told("passes")),
        "actions": _once_a_game(stories["moves"], stories["moves_n"], players),
    }
    return _frame(columns)


def _refuse_cut_stories(match: Match, seed: int) -> None:
    """A story that ran out of room would be a wrong row; better none."""
    stories = match.stories
    cut = stories["moves_n"] > LONGEST_STORY
    cut |= (stories["staff_n"] > STAFF_TOLD).any(axis=1)
    cut |= (np.maximum(stories["taken_n"], stories["guests_n"]) > GUESTS_TOLD).any(axis=1)
    if cut.any():
        raise RecordError(f"The game with seed {seed + int(cut.argmax())} is too long to be told: leave that seed out.")


def _by_seat(values: Numbers, players: int) -> Numbers:
    """An array [game, seat, ...] as one row for each seat."""
    return values[:, :players].reshape(len(values) * players, *values.shape[2:])


def _ranks(records: Numbers, players: int) -> Numbers:
    """As `rules.scoring.beats` says, for all games at once."""
    vp = records["vp"][:, :players].astype(np.int64)
    second = records["sheet"][:, :players, FROM_LEFTOVERS].astype(np.int64)
    alone = (records["solo"] != 0)[:, None]
    second = np.where(alone, np.arange(players) == AUTOMATON_SEAT, second)
    score = vp * (1 << 20) + second
    ranks: Numbers = 1 + (score[:, None, :] > score[:, :, None]).sum(axis=2)
    return ranks


def _margins(vp: Numbers) -> Numbers:
    """Own points less those of the best other seat."""
    others = np.repeat(vp[:, None, :], vp.shape[1], axis=1)
    others[:, np.arange(vp.shape[1]), np.arange(vp.shape[1])] = np.iinfo(np.int16).min
    margins: Numbers = vp - others.max(axis=2)
    return margins


# --- columns


def _players(plan: Plan, runs: Sequence[Run]) -> pl.Series:
    """Who sits where in each run; the automaton has the seat after the only player."""
    automaton = [plan.config.solo] if plan.config.solo else []
    seated = [pl.Series([*run.seats, *automaton], dtype=pl.String) for run in runs]
    return pl.concat(
        [names.gather(np.tile(np.arange(len(names)), run.games)) for names, run in zip(seated, runs, strict=True)]
    )


def _in_table(choice: Choice, value: Any) -> Any:
    """A choice as its column has it."""
    return written(choice, value) if choice.shape == "set" else value


def _same(value: object, rows: int) -> pl.Series:
    """One value for all rows; an empty word is none."""
    return pl.Series([None if value == "" else value], dtype=pl.String if value == "" else None).new_from_index(0, rows)


def _words(words: list[str] | tuple[str, ...], places: Numbers) -> pl.Series:
    return pl.Series(words, dtype=pl.String).gather(places.astype(np.uint32))


def _arrays(values: Numbers) -> pl.Series:
    """Lists of one length."""
    return pl.Series(np.ascontiguousarray(values))


def _word_lists(words: list[str] | tuple[str, ...], places: Numbers) -> pl.Series:
    return _words(words, places.reshape(-1)).reshape(places.shape)


class Ragged(NamedTuple):
    """Lists of these lengths, in rows that are longer."""

    values: Numbers
    lengths: Numbers

    @property
    def cut(self) -> pl.Series:
        """No longer than the longest; never without any width, which would be no list at all."""
        return _arrays(self.values[:, : max(1, int(self.lengths.max(initial=0)))])


def _leftmost(values: Numbers, wanted: npt.NDArray[np.bool_]) -> Ragged:
    """The wanted values of each row, in their order."""
    order = np.argsort(~wanted, axis=1, kind="stable")
    return Ragged(np.take_along_axis(values, order, axis=1), wanted.sum(axis=1))


def _once_a_game(values: Numbers, lengths: Numbers, players: int) -> pl.Series:
    """Lists for each game, in the row of seat 0; nothing in the others."""
    moves = Ragged(values, lengths)
    lists = pl.DataFrame({"moves": moves.cut, "n": lengths}).select(
        pl.col("moves").arr.to_list().list.head(pl.col("n"))
    )
    row = pl.int_range(len(values) * players)
    return lists.to_series().gather(pl.select(pl.when(row % players == 0).then(row // players)).to_series())


def _frame(columns: dict[str, pl.Series | Ragged]) -> pl.DataFrame:
    """The table's columns in their order and of their kinds; at once, because asking costs more than doing here."""
    ragged = {name: column for name, column in columns.items() if isinstance(column, Ragged)}
    plain = {name: column for name, column in columns.items() if isinstance(column, pl.Series)}
    lengths = {f"length of {name}": column.lengths for name, column in ragged.items()}
    frame = pl.DataFrame(plain | {name: column.cut for name, column in ragged.items()} | lengths)
    found = frame.schema
    wanted = []
    for name, kind in SCHEMA.items():
        column = pl.col(name)
        if isinstance(found[name], pl.Array):
            column = column.arr.to_list()
        if name in ragged:
            column = column.list.head(pl.col(f"length of {name}"))
        wanted.append(column.cast(kind))
    return frame.select(wanted)
