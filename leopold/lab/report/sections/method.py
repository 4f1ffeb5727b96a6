"""How the figures were made, and from what."""

from __future__ import annotations

from html import escape

from leopold.lab.report.figures import FEW
from leopold.lab.report.findings import Findings
from leopold.lab.report.pieces import Section, paragraph, section


def method_section(found: Findings) -> Section:
    words = [
        "Every interval is a 95 % interval: if the same players played as many other games, nineteen of twenty such "
        "intervals would hold the true figure, and one would not. Among a hundred cards about five intervals miss by "
        "chance alone. Shares of wins, one for each game, have Wilson’s interval; means and differences count chance "
        "by games, because the seats of one game are bound up with each other.",
        "Differences compare seats only with seats of the same player at a table of the same size, edition, variant, "
        "hotel and other choices; these comparisons are then averaged, each with the weight of its precision. Cards, "
        f"objectives and tiles have a figure only where at least {FEW} seats stand on either side.",
        "Who plays matters: these figures tell how these players play this game, not how it must be played.",
    ]
    notes = "".join(f"<dt>{escape(name)}</dt><dd>{escape(value)}</dd>" for name, value in facts(found) if value)
    return section("method", "How these figures are made", *(paragraph(one) for one in words), f"<dl>{notes}</dl>")


def facts(found: Findings) -> list[tuple[str, str]]:
    """What the table says of itself; long entries such as a whole plan are left in the file."""
    games = found.games
    told = [("table", games.name), ("games", f"{games.count:,}"), ("rows", f"{games.rows.height:,}")]
    return told + [(key, value) for key, value in sorted(games.notes.items()) if len(value) <= 80]
