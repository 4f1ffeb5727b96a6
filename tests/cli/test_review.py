"""`leopold review`: what is shown, as data too, and what is refused in a sentence."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from leopold.game import Game
from leopold.review import Review, review
from leopold.terminal.commands.review import Sheet
from leopold.terminal.drawing.blocks import width_of
from leopold.terminal.drawing.curve import HEIGHT, Curve, draw_curves
from leopold.terminal.session.people import seat_as_saved
from leopold.text.transcript import read_file
from leopold.words import catalogue, languages
from leopold.words.pseudo import PSEUDO_LANGUAGE
from tests.kinds import play_some
from tests.review.games import finished

FEW = ("--playouts", "4")


@pytest.fixture
def evening(tmp_path: Path) -> Path:
    return finished("concierge", "apprentice").save(tmp_path / "evening.leopold", ["Ann", "bot:apprentice"])


def test_a_game_is_looked_back_at(leopold, evening: Path) -> None:
    # when somebody looks back at a game against a bot
    code, out, _ = leopold("review", str(evening), *FEW)
    # then everybody has an accuracy, the person a curve, and the moments say what was better
    assert code == 0
    assert "Review of evening.leopold" in out
    assert "Played for " in out
    assert "Ann: the margin to expect, round by round" in out
    assert out.count("the margin to expect") == 1
    assert "What mattered most" in out
    assert "Best (" in out and "% to win" in out
    assert "The best, against what was played" in out
    assert "`leopold replay evening.leopold --to " in out
    assert "turn by turn" not in out
    assert "6 choices before the first round are not judged." in out


def test_one_seat_is_shown_turn_by_turn(leopold, evening: Path) -> None:
    code, out, _ = leopold("review", str(evening), "--seat", "2", *FEW)
    assert code == 0
    assert out.count(": turn by turn") == 1
    assert "Ann: the margin" not in out
    assert sum(line.rstrip().endswith("end") for line in out.splitlines()) >= 14
    # and below a turn that lost something stands what was better and why, below no other
    turns = out[out.index(": turn by turn") :]
    marks = {"good", "inaccuracy", "mistake", "blunder"}
    lost = sum(row[:1].isdigit() and bool(marks & set(row.split())) for row in turns.splitlines())
    assert " ".join(turns.split()).count("The best, against what was played") == turns.count("Best (") == lost > 3


def test_everything_is_there_as_data(leopold, evening: Path) -> None:
    code, out, _ = leopold("review", str(evening), "--json", *FEW)
    found = msgspec.json.decode(out, type=Review)
    assert code == 0
    assert [seat.name for seat in found.seats] == ["Ann", "bot:apprentice"]
    assert found.playouts == 4


def test_it_is_told_in_every_language(evening: Path) -> None:
    # given a review
    transcript = read_file(evening)
    game = finished("concierge", "apprentice")
    found = review(game, playouts=4)
    for language in (*languages(), PSEUDO_LANGUAGE):
        words = catalogue(language)
        # when it is drawn in a language
        sheet = Sheet(words, game, seat_as_saved(words, transcript.header), found, 100)
        rows = [row for block in sheet.blocks(transcript, 0) for row in block]
        # then every part is there, within the width, in that language
        text = "\n".join(row.plain for row in rows)
        assert all(words.text(f"terminal-review-{part}") in text for part in ("moments", "skill", "luck", "accuracy"))
        assert words.text("terminal-review-turns", name="Ann") in text
        assert words.text("review-mark-best") in text
        assert max(row.cell_len for row in rows) <= 100


def test_what_cannot_be_reviewed_gets_a_sentence(leopold, evening: Path, tmp_path: Path) -> None:
    half = play_some(Game(2, seed=3), 40, 1).save(tmp_path / "half.leopold")
    other = tmp_path / "other.txt"
    other.write_text("nothing of the kind")
    alone = finished("concierge", solo="leopold", level="medium").save(tmp_path / "alone.leopold")
    for file, more, sentence in (
        (half, (), "half.leopold: The game is still going on: it can be reviewed when it is over."),
        (other, (), "other.txt"),
        (tmp_path / "none.leopold", (), "There is no such file."),
        (evening, ("--seat", "3"), "There is no seat 3 in this game; its seats are 1 to 2."),
        (alone, ("--seat", "2"), "At seat 2 an automaton plays"),
    ):
        code, out, err = leopold("review", str(file), *FEW, *more)
        assert (code, out) == (2, "")
        assert sentence in " ".join(err.split())


def test_curves_have_a_common_scale_with_zero_in_it() -> None:
    # given two curves
    curves = [Curve("●", "", [0.0, 10.0, 20.0]), Curve("×", "", [0.0, -5.0, -20.0])]
    # when they are drawn
    block = draw_curves(curves, ["1", "", "2"], 40)
    # then the first lies over the other, zero has its line, and labels stand below their values
    rows = [row.plain for row in block]
    assert len(rows) == HEIGHT + 1
    (zero,) = [row for row in rows if "┼" in row]
    assert zero.index("●") == rows[-1].index("1")
    assert rows[-1].index("2") - rows[-1].index("1") == 8
    assert sum(row.count("●") for row in rows) == 3
    assert sum(row.count("×") for row in rows) == 2
    assert width_of(block) <= 40
