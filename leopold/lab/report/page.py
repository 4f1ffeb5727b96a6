"""The page: one file that needs nothing else, for reading on a desk, on a telephone and on paper."""

from __future__ import annotations

from collections.abc import Callable
from html import escape
from importlib.resources import files
from pathlib import Path

import leopold
from leopold.errors import RecordError
from leopold.lab.report.findings import Findings, Progress, find
from leopold.lab.report.palette import theme_rules
from leopold.lab.report.pieces import Section
from leopold.lab.report.reading import games_in
from leopold.lab.report.sections.cards import guests_section, staff_section
from leopold.lab.report.sections.contests import emperor_section, objectives_section
from leopold.lab.report.sections.hotel import dice_section, hotels_section, rooms_section
from leopold.lab.report.sections.method import method_section
from leopold.lab.report.sections.opening import opening
from leopold.lab.report.sections.scoring import course_section, scores_section, seats_section, sources_section
from leopold.lab.report.words import games_count
from leopold.text.transcript import save_text

SECTIONS: tuple[Callable[[Findings], Section | None], ...] = (
    scores_section,
    seats_section,
    sources_section,
    course_section,
    staff_section,
    guests_section,
    objectives_section,
    emperor_section,
    dice_section,
    rooms_section,
    hotels_section,
    method_section,
)


def write_report(table: Path, page: Path, progress: Progress = lambda what: None) -> int:
    """Read a table of games and write its report; gives the number of games. `progress` is told what comes next."""
    if page.exists() and table.exists() and page.samefile(table):
        raise RecordError(f"{page} is the table itself: give the report another name.")
    games = games_in(table)
    found = find(games, progress)
    progress("the page")
    save_text(page, report(found))
    return games.count


def report(found: Findings) -> str:
    """The whole page."""
    sections = [made for make in SECTIONS if (made := make(found)) is not None]
    title = f"A report on {games_count(found.games.count)}"
    contents = "".join(f'<li><a href="#{one.key}">{escape(one.title)}</a></li>' for one in sections)
    body = "".join(f'<section id="{one.key}"><h2>{escape(one.title)}</h2>{one.inside}</section>' for one in sections)
    return f"""<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="generator" content="leopold {escape(leopold.__version__)}">
<title>Grand Austria Hotel: {escape(title.lower())}</title>
<style>
{theme_rules()}
{resource("page.css")}</style>
</head>
<body>
<header>
<p class="house">Grand Austria Hotel</p>
<h1>{escape(title)}</h1>
<div class="ornament" aria-hidden="true"><i></i></div>
</header>
<main>
<section class="opening">{opening(found)}</section>
<nav aria-label="Contents"><ol>{contents}</ol></nav>
{body}
</main>
<footer><p>Made by leopold {escape(leopold.__version__)} from {escape(found.games.name)}.</p></footer>
<script>
{resource("page.js")}</script>
</body>
</html>
"""


def resource(name: str) -> str:
    """The style sheet or the script, which lie beside this module."""
    return files(__package__).joinpath(name).read_text(encoding="utf-8")
