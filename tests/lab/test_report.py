"""The report as its reader gets it: one file that needs nothing else, right for every kind of table."""

from __future__ import annotations

import re
from html.parser import HTMLParser
from pathlib import Path
from xml.etree import ElementTree

import polars as pl
import pytest

from leopold.errors import RecordError
from leopold.lab.report import write_report
from leopold.lab.simulation.plan import make_plan
from leopold.lab.simulation.simulate import simulate
from leopold.packs import load_pack
from tests.lab.tables import played, repeated

VOID = {"meta", "br", "hr", "img", "link", "input"}


class Page(HTMLParser):
    """Reads a page, checks that every element is closed where it should be, and remembers what is in it."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.open: list[str] = []
        self.elements: list[tuple[str, dict[str, str | None]]] = []
        self.words: list[str] = []
        self.feed(text)
        self.close()
        assert self.open == []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.elements.append((tag, dict(attrs)))
        if tag not in VOID:
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.elements.append((tag, dict(attrs)))

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        if self.open and self.open[-1] not in ("style", "script"):
            self.words.append(data)

    @property
    def text(self) -> str:
        return " ".join(" ".join(self.words).split())


def report(table: pl.DataFrame, folder: Path) -> str:
    source, page = folder / "games.parquet", folder / "report.html"
    table.write_parquet(source)
    write_report(source, page)
    return page.read_text(encoding="utf-8")


TABLES = {
    "two different players": lambda: repeated(played(12, "greedy", "planner"), 20),
    "two of a kind": lambda: played(12, "greedy", "greedy"),
    "three": lambda: played(6, "greedy", "random", "greedy", hotels="day"),
    "four": lambda: played(4, "greedy", "greedy", "random", "greedy", edition="2015"),
    "solo": lambda: played(6, "greedy", solo="leopold", level="easy"),
    "one single game": lambda: played(12, "greedy", "planner").head(2),
    "tables of two and three": lambda: pl.concat(
        [played(12, "greedy", "greedy"), played(6, "greedy", "random", "greedy")]
    ),
}


@pytest.mark.parametrize("kind", TABLES)
def test_every_kind_of_table_gives_a_whole_page(kind: str, tmp_path: Path) -> None:
    text = report(TABLES[kind](), tmp_path)

    page = Page(text)

    assert not re.search(r"\bnan\b|\binf\b|None|Traceback", page.text)
    pictures = [attributes for tag, attributes in page.elements if tag == "svg" and attributes.get("role") == "img"]
    assert len(pictures) >= 6
    for drawn in re.findall(r"<svg.*?</svg>", text, re.DOTALL):
        assert not re.search(r'"[^"]*\bnan\b[^"]*"', drawn)
        ElementTree.fromstring(drawn)


def test_the_page_needs_nothing_from_elsewhere(tmp_path: Path) -> None:
    page = Page(report(TABLES["two different players"](), tmp_path))

    for tag, attributes in page.elements:
        assert tag not in ("link", "img", "iframe", "object")
        assert "src" not in attributes
        assert (attributes.get("href") or "#").startswith("#")


def test_every_anchor_and_every_description_has_its_place(tmp_path: Path) -> None:
    page = Page(report(TABLES["two different players"](), tmp_path))
    names = [attributes["id"] for _, attributes in page.elements if "id" in attributes]

    assert len(names) == len(set(names))
    for _, attributes in page.elements:
        for name in (attributes.get("aria-labelledby") or "").split():
            assert name in names
        if attributes.get("href"):
            assert (attributes["href"] or "").removeprefix("#") in names


def test_the_opening_says_what_was_played(tmp_path: Path) -> None:
    table = played(12, "greedy", "planner")

    text = Page(report(table, tmp_path)).text

    assert "12 games of two players, between" in text
    assert "the revised edition, standard set-up, night side of the hotels, seeds 1 to 12." in text
    mean = table.filter(pl.col("player") == "planner")["vp"].to_numpy().mean()
    assert f"planner scored {mean:.1f} points" in text
    assert "So few games" in text


def test_card_figures_come_with_their_caution(tmp_path: Path) -> None:
    text = Page(report(TABLES["two different players"](), tmp_path)).text

    assert text.count("These are differences, not causes.") >= 2


def test_hotels_have_a_chapter_only_where_they_differ(tmp_path: Path) -> None:
    assert 'id="hotels"' in report(TABLES["three"](), tmp_path)
    assert 'id="hotels"' not in report(TABLES["two of a kind"](), tmp_path)


def test_cards_and_rounds_of_a_pack_of_ones_own_have_their_names(tmp_path: Path) -> None:
    """Given a shorter game with a renamed guest, when its pack has gone since, then the report knows both."""
    own = tmp_path / "own.toml"
    guests = [card.number for card in load_pack().guests[:10]]
    own.write_text(
        "[board.play]\nrounds = 5\n[board.emperor]\nrounds = [2, 3, 5]\n"
        + "".join(f'[[guest]]\nnumber = {k}\nname = {{ en = "Cousin {k}" }}\n' for k in guests)
    )
    source, page = tmp_path / "games.parquet", tmp_path / "report.html"
    simulate(make_plan(40, ["greedy"], packs=[own]), source)
    own.unlink()

    write_report(source, page)

    text = Page(page.read_text(encoding="utf-8")).text
    assert "Cousin" in text
    assert "A comes after round 2, B comes after round 3 and C comes after round 5" in text
    assert "round 5" in text and "round 6" not in text


def test_a_name_cannot_break_the_page(tmp_path: Path) -> None:
    named = pl.col("player").replace({"planner": "<script>&\"planner'"})

    page = Page(report(played(12, "greedy", "planner").with_columns(named), tmp_path))

    assert "<script>&\"planner'" in page.text
    assert [tag for tag, _ in page.elements].count("script") == 1


def test_the_same_table_gives_the_same_page(tmp_path: Path) -> None:
    assert report(TABLES["three"](), tmp_path) == report(TABLES["three"](), tmp_path)


# --- what cannot be reported


def unreadable(folder: Path) -> Path:
    path = folder / "games.parquet"
    path.write_text("game,seed\n1,2\n", encoding="utf-8")
    return path


def changed(folder: Path, change) -> Path:
    path = folder / "games.parquet"
    change(played(12, "greedy", "planner")).write_parquet(path)
    return path


MISTAKES = {
    "no such file": (lambda folder: folder / "missing.parquet", "There is no file"),
    "a folder": (lambda folder: folder, "is a folder"),
    "another format": (unreadable, "cannot be read as Parquet"),
    "other columns": (
        lambda folder: changed(folder, lambda table: table.select("game", "vp")),
        "lacks the columns `seed`, `seat`, `players` and others",
    ),
    "one column missing": (
        lambda folder: changed(folder, lambda table: table.drop("won")),
        "lacks the column `won`",
    ),
    "another type": (
        lambda folder: changed(folder, lambda table: table.with_columns(pl.col("vp").cast(pl.String))),
        "its column `vp` should hold a number in each row",
    ),
    "numbers for lists": (
        lambda folder: changed(folder, lambda table: table.with_columns(course=pl.lit(1))),
        "its column `course` should hold a list of numbers",
    ),
    "holes": (
        lambda folder: changed(folder, lambda table: table.with_columns(vp=pl.lit(None, pl.Int16))),
        "rows without a value in its column `vp`",
    ),
    "short lists": (
        lambda folder: changed(folder, lambda table: table.with_columns(pl.col("visits").list.head(2))),
        "`visits` does not hold 3 entries",
    ),
    "games of different lengths": (
        lambda folder: changed(
            folder,
            lambda table: table.with_columns(
                course=pl.when(pl.col("game") == 3).then(pl.col("course").list.head(3)).otherwise("course")
            ),
        ),
        "games of different numbers of rounds",
    ),
    "no rows": (lambda folder: changed(folder, lambda table: table.clear()), "has no games in it"),
    "an edition we do not know": (
        lambda folder: changed(folder, lambda table: table.with_columns(edition=pl.lit("2031"))),
        "edition '2031'",
    ),
}


@pytest.mark.parametrize("mistake", MISTAKES)
def test_what_is_no_table_gets_one_sentence(mistake: str, tmp_path: Path) -> None:
    make, sentence = MISTAKES[mistake]
    page = tmp_path / "report.html"
    page.write_text("what was there", encoding="utf-8")

    with pytest.raises(RecordError) as wrong:
        write_report(make(tmp_path), page)

    assert sentence in str(wrong.value)
    assert "\n" not in str(wrong.value)
    assert page.read_text(encoding="utf-8") == "what was there"


def test_the_table_is_never_overwritten_by_its_report(tmp_path: Path) -> None:
    path = changed(tmp_path, lambda table: table)
    before = path.read_bytes()

    with pytest.raises(RecordError, match="is the table itself"):
        write_report(path, path)

    assert path.read_bytes() == before


def test_a_report_needs_a_folder_to_lie_in(tmp_path: Path) -> None:
    path = changed(tmp_path, lambda table: table)

    with pytest.raises(RecordError, match="There is no folder"):
        write_report(path, tmp_path / "nowhere" / "report.html")


# --- the command


def test_the_command_writes_the_page(leopold, tmp_path: Path) -> None:
    changed(tmp_path, lambda table: table)

    code, out, _ = leopold("report", "games.parquet", "-o", "page.html")

    assert (code, out) == (0, "page.html: a report on 12 games.\n")
    assert (tmp_path / "page.html").read_text(encoding="utf-8").startswith("<!DOCTYPE html>")


def test_the_command_complains_in_one_line(leopold, tmp_path: Path) -> None:
    unreadable(tmp_path)

    code, _, err = leopold("report", "games.parquet")

    assert code == 2 and "is not a table of games" in err
