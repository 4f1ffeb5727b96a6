"""The published ladder: tournaments whose plans and results stand in `ladder.toml`, for anybody to play again.

A player that does not keep time plays the same games from the same seeds everywhere, so a published result either comes
out again to the last point or something has changed.
"""

from __future__ import annotations

import json
import tomllib
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

import msgspec

from leopold.errors import RecordError, RulesError
from leopold.lab.tournaments.scoreboard import Grid, markdown, percent, rating
from leopold.lab.tournaments.standings import Pairing, Result, plain_result, result_from
from leopold.lab.tournaments.tournament import Plan, plain_plan, read_plan
from leopold.text.transcript import save_text
from leopold.text.words import listed

LADDER_FILE: Final = Path(__file__).with_name("ladder.toml")
PAGE: Final = Path(__file__).resolve().parents[3] / "docs" / "ladder.md"
BEGIN: Final = "<!-- written by leopold tournament --publish -->"
END: Final = "<!-- to here -->"
PREFACE: Final = """\
# The published ladder. `leopold tournament --published` plays it again and compares; `--publish` writes the results
# back into this file and into docs/ladder.md. A name and a plan are written by hand, what is published by the command.
"""
DECIMALS: Final = 4


@dataclass(frozen=True, slots=True)
class Ladder:
    """A tournament worth publishing, and its result as last published."""

    name: str
    plan: Plan
    published: Result | None = None


def read_ladders(path: Path = LADDER_FILE) -> list[Ladder]:
    """What the file says, checked as far as its form goes."""
    try:
        return _ladders_in(path.read_text(encoding="utf-8"))
    except OSError as wrong:
        raise RecordError.at(str(path), None, f"The file cannot be read: {wrong.strerror or wrong}.") from None
    except (tomllib.TOMLDecodeError, UnicodeDecodeError, msgspec.ValidationError) as wrong:
        raise RecordError.at(str(path), None, f"This is not a ladder: {wrong}.") from None


def _ladders_in(text: str) -> list[Ladder]:
    found = msgspec.convert(tomllib.loads(text).get("ladder", []), list[dict[str, Any]])
    return [_ladder_from(plain) for plain in found]


def _ladder_from(plain: dict[str, Any]) -> Ladder:
    plan = read_plan(msgspec.convert(plain.get("plan"), dict[str, Any]))
    published = None if plain.get("published") is None else result_from(plain["published"])
    return msgspec.convert({**plain, "plan": plan, "published": published}, Ladder)


# --- comparing


def agreement(ladder: Ladder, now: Result) -> list[str]:
    """What has come out differently, in sentences; nothing when every game has the points that were published."""
    then = ladder.published
    if then is None:
        return [f"{ladder.name!r} has not been published yet."]
    if then.plan != ladder.plan:
        return ["The plan has been changed since the result was published."]
    different = []
    for old, new in zip(then.pairings, now.pairings, strict=True):
        if (old.digest, old.won, old.shared) != (new.digest, new.won, new.shared):
            different.append(f"{old.one} against {old.other}: {_counts(old)} published, {_counts(new)} now.")
    if different and (then.version, then.rules, then.pack) != (now.version, now.rules, now.pack):
        different.append(f"Published with leopold {_origin(then)}; this is {_origin(now)}.")
    return different


def _counts(pair: Pairing) -> str:
    points = f"{pair.points.value:.1f} to {pair.against.value:.1f} points"
    return f"{pair.won} won, {pair.shared} shared, {pair.lost} lost, {points}"


def _origin(result: Result) -> str:
    return f"{result.version}, rules {result.rules}, pack {result.pack[:12]}"


def comparison_grid(ladder: Ladder, now: Result) -> Grid:
    """The standings as published and as played now, side by side, in the order of now."""
    then = {row.player: row for row in ladder.published.standings} if ladder.published else {}
    rated = not ladder.plan.solo
    ratings = ("rating then", "now") if rated else ()
    share = "ahead %" if ladder.plan.seats > 2 else "won %"
    columns = ("player", *ratings, f"{share} then", "now", "points then", "now")
    rows = []
    for row in now.standings:
        old = then.get(row.player)
        cells = [row.player]
        if rated:
            cells += [rating(old.rating, old.margin) if old else "", rating(row.rating, row.margin)]
        cells += [percent(old.rate.share) if old else "", percent(row.rate.share)]
        cells += [f"{old.points.value:.1f}" if old else "", f"{row.points.value:.1f}"]
        rows.append(tuple(cells))
    return Grid(ladder.name, columns, tuple(rows))


# --- publishing


def check_publishable(ladders: Sequence[Ladder], page: Path = PAGE) -> None:
    """Before hours of games are played for nothing."""
    timed = [name for ladder in ladders for name in ladder.plan.timed]
    if timed:
        raise RulesError(f"What is published must come out again, so nobody may think by the clock: {listed(timed)}.")
    _split_page(page)


def publish(ladders: Sequence[Ladder], path: Path = LADDER_FILE, page: Path = PAGE) -> None:
    """Write the results into the file, and onto the page as the file has them."""
    before, after = _split_page(page)
    text = ladder_text(ladders)
    save_text(path, text)
    save_text(page, before + page_section(_ladders_in(text)) + after)


def page_section(ladders: Sequence[Ladder]) -> str:
    """The part of the page that the command writes."""
    parts = [f"## {ladder.name}\n\n{markdown(ladder.published)}" for ladder in ladders if ladder.published]
    return "\n" + "\n".join(parts) + "\n"


def _split_page(page: Path) -> tuple[str, str]:
    """The page up to where the command writes, and from where it ends."""
    try:
        text = page.read_text(encoding="utf-8")
    except OSError:
        raise RecordError(f"Publishing writes {page}, which only a checkout of the sources has.") from None
    before, begun, rest = text.partition(BEGIN)
    _, ended, after = rest.partition(END)
    if not (begun and ended):
        raise RecordError.at(str(page), None, f"The lines {BEGIN!r} and {END!r} are missing; they say where to write.")
    return f"{before}{BEGIN}\n", f"{END}{after}"


def ladder_text(ladders: Sequence[Ladder]) -> str:
    """The whole file."""
    return PREFACE + "".join(f"\n{text}" for ladder in ladders for text in _ladder_tables(ladder))


def _ladder_tables(ladder: Ladder) -> Iterator[str]:
    plan, usual = plain_plan(ladder.plan), plain_plan(Plan.of(()))
    said = {key: value for key, value in plan.items() if value != usual[key] or key in ("games", "seed")}
    yield f"[[ladder]]\nname = {_toml(ladder.name)}\n"
    yield "[ladder.plan]\n" + "".join(f"{key} = {_toml(value)}\n" for key, value in said.items())
    if ladder.published:
        result = plain_result(ladder.published)
        yield "[ladder.published]\n" + "".join(
            f"{key} = {_toml_lines(value)}\n" for key, value in result.items() if value is not None
        )


def _toml_lines(value: Any) -> str:
    """A list with a line for each of its tables; anything else as it is."""
    if isinstance(value, (list, tuple)) and value and isinstance(value[0], dict):
        return "[\n" + "".join(f"    {_toml(row)},\n" for row in value) + "]"
    return _toml(value)


def _toml(value: Any) -> str:
    """A value on one line. What is None is left out: TOML has no word for nothing."""
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, str):
        return json.dumps(value, ensure_ascii=False)
    if isinstance(value, float):
        return str(round(value, DECIMALS))
    if isinstance(value, dict):
        return "{ " + ", ".join(f"{key} = {_toml(part)}" for key, part in value.items() if part is not None) + " }"
    if isinstance(value, (list, tuple)):
        return "[" + ", ".join(_toml(part) for part in value) + "]"
    return str(value)
