"""What a tournament comes to: ratings, shares won, points, who beat whom, and what beginning is worth."""

from __future__ import annotations

import hashlib
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

import msgspec
import numpy as np
import numpy.typing as npt

import leopold
from leopold.config import pack_of
from leopold.errors import RecordError
from leopold.lab.statistics.rates import Floats, Mean, Rate, mean_by_deal, rate_by_deal
from leopold.lab.tournaments.ratings import Encounters, rate
from leopold.lab.tournaments.tournament import Plan, Sheet, Tournament, plain_plan, read_plan
from leopold.packs.codes import RULES_VERSION
from leopold.text.transcript import save_text

OPENING_DEALS: Final = 3


@dataclass(frozen=True, slots=True)
class Standing:
    """A player's line in the table."""

    player: str
    rate: Rate
    """The share of opponents left behind: with two seats, of games won."""
    firsts: float
    """The share of its seats that won the game; an even share is one in as many as there are seats."""
    points: Mean
    against: Mean
    """The points of those it played against."""
    rating: float | None = None
    """None against the automaton, where there is nobody to compare with."""
    margin: float | None = None
    """Half the width of the rating's 95 % interval, seen from the anchor."""


@dataclass(frozen=True, slots=True)
class Pairing:
    """Two players' games with each other, counted from the first one's side; with more than two seats, by opponent."""

    one: str
    other: str
    games: int
    won: int
    shared: int
    lost: int
    rate: Rate
    points: Mean
    against: Mean
    digest: str
    """Of the points of every seat in every game: the same digest, the same games."""
    opening: str = ""
    """The same of the first deals only, for a quick look whether a player still plays as it did."""
    beginner: Rate | None = None
    """What the seat that began won; None against the automaton, who always begins."""


@dataclass(frozen=True, slots=True)
class Result:
    """A tournament as far as it was played. The same plan gives the same result, but with players that keep time."""

    plan: Plan
    complete: bool
    standings: tuple[Standing, ...]
    pairings: tuple[Pairing, ...]
    version: str
    rules: int
    pack: str
    beginner: Rate | None = None

    @property
    def games(self) -> int:
        """All that count."""
        return sum(pair.games for pair in self.pairings)

    def pairing(self, one: str, other: str) -> Pairing | None:
        """The games of two players, if they met, in the order in which they stand in the list."""
        return next((pair for pair in self.pairings if {pair.one, pair.other} == {one, other}), None)

    def share(self, one: str, other: str) -> float | None:
        """What one player won against another."""
        pair = self.pairing(one, other)
        if pair is None or not pair.games:
            return None
        return pair.rate.share if pair.one == one else 1 - pair.rate.share


def settle(tournament: Tournament) -> Result:
    """Add up what has been played."""
    plan = tournament.plan
    sheets = tournament.sheets
    if plan.solo:
        beginner = None
        standings = [_solo_standing(sheet) for sheet in sheets]
        standings.sort(key=lambda row: (-row.rate.share, row.against.value - row.points.value))
    else:
        beginner = rate_by_deal(*_by_deal(plan.deals, [(sheet.deals, _beginner_won(sheet)) for sheet in sheets]))
        standings = _rated_standings(plan, sheets)
    return Result(
        plan,
        tournament.complete,
        tuple(standings),
        tuple(_pairing(plan, sheet) for sheet in sheets),
        leopold.__version__,
        RULES_VERSION,
        pack_of(plan.config).checksum,
        beginner,
    )


def _by_deal(
    deals: int, parts: list[tuple[npt.NDArray[np.int64], npt.NDArray[np.float64 | np.int16]]]
) -> tuple[Floats, Floats]:
    """What several meetings say about the same deals (values, a row for each deal), added up: totals and counts."""
    totals, counts = np.zeros(deals), np.zeros(deals)
    for played, values in parts:
        totals[played] += values.sum(axis=tuple(range(1, values.ndim)), dtype=np.float64)
        counts[played] += float(np.prod(values.shape[1:]))
    return totals, counts


def _won(sheet: Sheet) -> Floats:
    """By deal, seating and seat: the game's one victory, shared among those who share it."""
    first = sheet.places == 1
    won: Floats = first / np.maximum(1, first.sum(axis=2, keepdims=True))
    return won


def _beginner_won(sheet: Sheet) -> Floats:
    """By deal and seating, what the seat that began won."""
    won: Floats = np.take_along_axis(_won(sheet), sheet.began[:, None, None], axis=2)[:, :, 0]
    return won


def _scored(sheet: Sheet, player: str) -> Floats:
    """By deal and seating, the share of opponents that a player left behind."""
    scored: Floats = sheet.duels.mean(axis=2)
    return scored if player == sheet.meeting.one else 1 - scored


def _rated_standings(plan: Plan, sheets: list[Sheet]) -> list[Standing]:
    number = {name: k for k, name in enumerate(plan.players)}
    met = [
        Encounters(
            number[sheet.meeting.one],
            number[sheet.meeting.other],
            sheet.deals,
            np.full(len(sheet.deals), float(plan.cycle)),
            _scored(sheet, sheet.meeting.one).sum(axis=1),
        )
        for sheet in sheets
    ]
    ratings = rate(len(plan.players), met, number[plan.anchor or plan.players[0]])
    rows = []
    for name, k in number.items():
        mine = [sheet for sheet in sheets if name in (sheet.meeting.one, sheet.meeting.other)]
        rows.append(
            Standing(
                name,
                rate_by_deal(*_by_deal(plan.deals, [(sheet.deals, _scored(sheet, name)) for sheet in mine])),
                mean_by_deal(*_by_deal(plan.deals, [(s.deals, _won(s)[:, s.seats_of(name)]) for s in mine])).value,
                mean_by_deal(*_by_deal(plan.deals, [(s.deals, s.points[:, s.seats_of(name)]) for s in mine])),
                mean_by_deal(*_by_deal(plan.deals, [(s.deals, s.points[:, ~s.seats_of(name)]) for s in mine])),
                float(ratings.points[k]),
                float(ratings.margin[k]),
            )
        )
    return sorted(rows, key=lambda row: -(row.rating or 0.0))


def _solo_standing(sheet: Sheet) -> Standing:
    name = sheet.meeting.one
    scored = _scored(sheet, name)[:, 0]
    rate = rate_by_deal(scored, np.ones(len(scored)))
    points, against = _points(sheet)
    return Standing(name, rate, rate.share, points, against)


def _points(sheet: Sheet) -> tuple[Mean, Mean]:
    """What the first player of a meeting made, and what the other."""
    seats = sheet.seats_of(sheet.meeting.one)
    deals = len(sheet.deals)
    one, other = (
        mean_by_deal(points.sum(axis=1, dtype=np.float64), np.full(deals, float(points.shape[1])))
        for points in (sheet.points[:, seats], sheet.points[:, ~seats])
    )
    return one, other


def _pairing(plan: Plan, sheet: Sheet) -> Pairing:
    duels = sheet.duels
    deals = len(sheet.deals)
    cycle = np.full(deals, float(plan.cycle))
    points, against = _points(sheet)
    return Pairing(
        sheet.meeting.one,
        sheet.meeting.other,
        sheet.games,
        int((duels == 1).sum()),
        int((duels == 0.5).sum()),
        int((duels == 0).sum()),
        rate_by_deal(_scored(sheet, sheet.meeting.one).sum(axis=1), cycle),
        points,
        against,
        _digest(sheet.points),
        _digest(sheet.points[:OPENING_DEALS]),
        None if plan.solo else rate_by_deal(_beginner_won(sheet).sum(axis=1), cycle),
    )


def _digest(points: npt.NDArray[np.int16]) -> str:
    return hashlib.blake2b(points.astype("<i2").tobytes(), digest_size=8).hexdigest()


# --- keeping


def plain_result(result: Result) -> dict[str, Any]:
    """A result as files have it."""
    plain: dict[str, Any] = msgspec.to_builtins(result)
    return {**plain, "plan": plain_plan(result.plan)}


def result_from(plain: Any) -> Result:
    """The other way round. A msgspec.ValidationError says what is wrong."""
    told = msgspec.convert(plain, dict[str, Any])
    plan = read_plan(msgspec.convert(told.get("plan"), dict[str, Any]))
    return msgspec.convert({**told, "plan": plan}, Result)


def result_json(result: Result) -> str:
    """Everything, for programs."""
    return msgspec.json.format(msgspec.json.encode(plain_result(result)), indent=2).decode() + "\n"


def save_result(path: Path, result: Result) -> None:
    save_text(path, result_json(result))


def read_result(path: Path) -> Result:
    """What `save_result` wrote."""
    try:
        return result_from(msgspec.json.decode(path.read_bytes()))
    except OSError as wrong:
        raise RecordError.at(str(path), None, f"The file cannot be read: {wrong.strerror or wrong}.") from None
    except msgspec.MsgspecError as wrong:
        raise RecordError.at(str(path), None, f"This is not the result of a tournament: {wrong}.") from None
