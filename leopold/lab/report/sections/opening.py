"""How the report opens: what was played, and what it shows, in words."""

from __future__ import annotations

from html import escape

from leopold.lab.report.cards import CardValue
from leopold.lab.report.findings import Findings
from leopold.lab.report.pieces import paragraph
from leopold.lab.report.words import (
    SOURCE_WORDS,
    between,
    figure,
    in_brackets,
    player_name,
    points_apart,
    seat_finding,
    share,
    what_was_played,
)


def opening(found: Findings) -> str:
    """The opening paragraph and the main findings."""
    sentences = [players_finding(found), seats_finding(found), sources_finding(found)]
    sentences += [
        card_finding("Among staff", found.staff, "played"),
        card_finding("Among guests", found.guests, "checked in"),
        objectives_finding(found),
    ]
    items = "".join(f"<li>{escape(sentence)}</li>" for sentence in sentences if sentence)
    few = ""
    if found.games.count < 100:
        few = paragraph(
            "So few games show how the report looks rather than how the game is: take every figure lightly."
        )
    return f'<p class="lead">{escape(what_was_played(found.games))}</p>{few}<ul class="findings">{items}</ul>'


def players_finding(found: Findings) -> str:
    """Who won, and with how many points."""
    alone = found.games.alone
    if len(found.scores) == 1:
        one = found.scores[0]
        return (
            f"On average {one.player} scored {figure(one.points.value)} points{in_brackets(one.points)}; the middle "
            f"half of all scores lies between {figure(one.quantiles[1], 0)} and {figure(one.quantiles[3], 0)}."
        )
    told = [
        f"{player_name(one.player, alone)} scored {figure(one.points.value)} points and won {share(one.won.value)} "
        f"({between(one.won, 100)})"
        for one in sorted(found.scores, key=lambda one: -one.won.value)
    ]
    return f"On average {'; '.join(told)}."


def seats_finding(found: Findings) -> str:
    firsts = [place for place in found.places if place.order == 1]
    return " ".join(seat_finding(found.games, place) for place in firsts)


def sources_finding(found: Findings) -> str:
    total = sum(one.total * one.count for one in found.by_rank)
    parts = {
        name: sum(one.means[name] * one.count for one in found.by_rank) / total if total else 0.0
        for name in SOURCE_WORDS
        if all(name in one.means for one in found.by_rank)
    }
    first, second = sorted(parts, key=lambda name: -parts[name])[:2]
    said = (
        f"The largest sources of points: {SOURCE_WORDS[first]} ({share(parts[first], 0)} of all points), then "
        f"{SOURCE_WORDS[second]} ({share(parts[second], 0)})"
    )
    apart = [(name, one) for name, one in found.ahead.items() if one.certain and one.value > 0]
    if apart:
        most, one = max(apart, key=lambda pair: pair[1].value)
        said += f". What set winners apart most: {SOURCE_WORDS[most]}, {points_apart(one)}"
    return f"{said}."


def card_finding(among: str, values: list[CardValue], used: str) -> str:
    some = [value for value in values if value.enough]
    if len(some) < 2:
        return ""
    best, worst = some[0], some[-1]
    return (
        f"{among}, {best.name} went with the highest scores, {points_apart(best.points)} when {used}; {worst.name} "
        f"with the lowest, {points_apart(worst.points)}. These are differences, not causes."
    )


def objectives_finding(found: Findings) -> str:
    values = found.objectives
    most, least = values[0], values[-1]
    if most is least:
        return ""
    return (
        f"The objective most often claimed was no. {most.number} ({share(most.claimed, 0)} of seats), the least no. "
        f"{least.number} ({share(least.claimed, 0)})."
    )
