"""Figures and findings in words, the same on the page and in the terminal."""

from __future__ import annotations

from math import isnan
from typing import Any, Final

from leopold.config import CHOICES, Choice
from leopold.lab.report.figures import Place
from leopold.lab.report.reading import Games
from leopold.lab.statistics.means import Estimate
from leopold.packs.automata import AUTOMATA
from leopold.text.words import listed

NOTHING: Final = "–"
INTERVAL: Final = "95\N{NO-BREAK SPACE}% interval"
SOURCE_WORDS: Final = {
    "guests": "guests",
    "badges": "badges of rooms",
    "bonuses": "full groups of rooms",
    "staff": "staff during the game",
    "objectives": "objectives",
    "emperor_track": "emperor track",
    "emperor_end": "beyond the emperor track",
    "emperor_tiles": "emperor tiles",
    "end_staff": "end-of-game staff",
    "rooms": "occupied rooms",
    "leftovers": "kitchen and krones left",
    "unserved": "guests left in the café",
    "balls": "ballrooms",
    "celebrities": "celebrities",
    "entrances": "entrances",
}
ORDINALS: Final = ("first", "second", "third", "fourth")
NUMBERS: Final = ("no", "one", "two", "three", "four")
FACE_WORDS: Final = ("strudel and cake", "wine and coffee", "rooms", "emperor and krones", "staff", "any action")


def minus(words: str) -> str:
    """A true minus sign."""
    return words.replace("-", "\N{MINUS SIGN}")


def figure(value: float, places: int = 1) -> str:
    """A figure, or a dash where there is none."""
    return NOTHING if isnan(value) else minus(f"{value + 0.0:,.{places}f}")


def change(value: float, places: int = 1) -> str:
    """A difference, with its sign."""
    if isnan(value):
        return NOTHING
    shown = f"{value:+.{places}f}"
    return minus(shown if float(shown) else shown.lstrip("+-"))


def share(value: float, places: int = 1) -> str:
    return NOTHING if isnan(value) else f"{100 * value:.{places}f}\N{NO-BREAK SPACE}%"


def share_change(value: float, places: int = 1) -> str:
    """A difference of shares, in percentage points."""
    return change(100 * value, places)


def between(estimate: Estimate, scale: float = 1, places: int = 1) -> str:
    """The interval alone: `85.0 to 87.0`."""
    if not estimate.has_interval:
        return NOTHING
    return f"{figure(scale * estimate.low, places)} to {figure(scale * estimate.high, places)}"


def in_brackets(estimate: Estimate, scale: float = 1) -> str:
    """The interval after its figure, if there is one."""
    return f" ({between(estimate, scale)})" if estimate.has_interval else ""


def with_interval(estimate: Estimate, scale: float = 1, unit: str = "") -> str:
    """`86.0 (85.0 to 87.0)`; without an interval the figure alone."""
    return f"{figure(scale * estimate.value)}{unit}{in_brackets(estimate, scale)}"


def change_with_interval(estimate: Estimate, scale: float = 1) -> str:
    """`+2.1 (1.0 to 3.2)`."""
    return f"{change(scale * estimate.value)}{in_brackets(estimate, scale)}"


def points_apart(estimate: Estimate) -> str:
    """`+2.1 points (1.0 to 3.2)`."""
    return f"{change(estimate.value)} points{in_brackets(estimate)}"


def games_count(n: int) -> str:
    return "1 game" if n == 1 else f"{n:,} games"


def player_name(player: str, alone: bool) -> str:
    """How a player is spoken of; the automaton has a name of its own."""
    return player.capitalize() if alone and player in AUTOMATA else player


def rank_name(rank: str) -> str:
    return f"{ORDINALS[int(rank) - 1].capitalize()} rank"


def what_was_played(games: Games) -> str:
    """Who played how many games of what, in one or two sentences."""
    rows = games.people
    seats = sorted(int(n) for n in rows["players"].unique())
    kinds = [player_name(player, games.alone) for player in games.players]
    if games.alone:
        levels = sorted(level for level in rows["level"].unique() if level)
        people = [player for player in games.players if player in set(rows["player"].unique())]
        rivals = sorted({str(name).capitalize() for name in rows["solo"].unique() if name})
        who = f"{listed(people)} alone against {listed(rivals)}"
        who += f" at level {listed(levels)}" if levels else ""
    elif len(kinds) == 1:
        who = f"{kinds[0]} against {kinds[0]}"
    else:
        who = f"between {listed(kinds)}"
    table = "" if games.alone else f" of {listed([NUMBERS[n] for n in seats], 'or')} players"
    lowest, highest = int(rows["seed"].min()), int(rows["seed"].max())  # type: ignore[arg-type]
    seeds = f"seed {lowest:,}" if lowest == highest else f"seeds {lowest:,} to {highest:,}"
    return f"{games_count(games.count)}{table}, {who}: {setting(games)}, {seeds}."


def setting(games: Games) -> str:
    """Edition, variant and hotels, and whatever else was not as usual."""
    rows = games.people
    editions = sorted(rows["edition"].unique())
    variants = sorted(rows["variant"].unique())
    hotels = sorted(rows["hotel"].unique())
    sides = listed([name for name in ("night", "day") if any(hotel.startswith(name) for hotel in hotels)])
    edition = f"the {listed(editions)} edition{'s' if len(editions) > 1 else ''}"
    told = [f"{edition}, {listed(variants)} set-up, {sides} side of the hotels"]
    for choice in CHOICES.values():
        if choice.in_tables and choice.name not in ("edition", "variant", "solo", "level"):
            usual = "" if choice.shape == "set" else choice.usual
            found = sorted(rows[choice.name].fill_null(usual).unique())
            told += [] if found == [usual] else [_unusual(choice, found)]
    return ", ".join(told)


def _unusual(choice: Choice, found: list[Any]) -> str:
    """A choice that was not always as usual: "with promo", or which values it had."""
    name = choice.name.replace("_", " ")
    if choice.shape == "flag":
        return f"{'with' if found == [True] else 'with and without'} {name}"
    if choice.shape == "set":
        return f"{name} {listed([word or 'none' for word in found])}"
    return f"{name} {listed(found)}"


def seat_finding(games: Games, place: Place) -> str:
    """Whether beginning brought anything, as far as these games can show."""
    won = f"{share(place.won.value)} ({between(place.won, 100)})"
    table = f" at tables of {NUMBERS[place.players]}" if games.several("players") else ""
    if games.alone:
        return f"Who began{table} against the automaton won {won} of the games."
    fair = f"a fair share would be {share(place.fair, 0 if place.players != 3 else 1)}"
    if place.won.low > place.fair:
        return f"Beginning helped{table}: who began won {won} of the games, where {fair}."
    if place.won.high < place.fair:
        return f"Beginning was no blessing{table}: who began won {won} of the games, where {fair}."
    return f"Beginning made no difference that these games can show{table}: who began won {won}, and {fair}."
