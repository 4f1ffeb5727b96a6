"""The solo game in the terminal: Leopold's turns in words, his side of the board, saving, undoing, the end."""

from __future__ import annotations

import re
from collections.abc import Callable
from io import StringIO
from pathlib import Path
from random import Random

import pytest

from leopold.errors import RulesError
from leopold.game import Game
from leopold.packs.codes import LEVELS
from leopold.speech import Speaker
from leopold.terminal import PlayOptions, play, replay
from leopold.terminal.drawing.automaton import automaton_house, automaton_seat, marks
from leopold.terminal.drawing.board import DENSITIES, draw_board
from leopold.terminal.drawing.picture import solo_screenshot
from leopold.terminal.session.people import seat_alone, seat_as_saved
from leopold.terminal.session.telling import Teller
from leopold.text.transcript import read_file
from leopold.words import catalogue
from tests.terminal.table import Watcher, games, longest, ones, screen, typed

WORDS = catalogue()
HARD = PlayOptions(seed=7, solo="leopold", level="hard")


def played(seed: int, level: str = "hard", actions: int = 10_000, hotels: str = "night") -> Game:
    game = Game(solo="leopold", level=level, seed=seed, hotels=hotels)
    chance = Random(seed)
    while not game.over and len(game.moves) < actions:
        game.apply(chance.choice(game.actions))
    return game


# --- the log


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("seed", range(4))
def test_the_log_of_a_whole_game_is_made_of_sentences(seed: int, level: str) -> None:
    game = played(seed, level)
    people = seat_alone(WORDS, "me", level)
    for viewer in (None, 0):
        for sentence in Teller(WORDS, game, people, viewer).sentences():
            assert re.fullmatch(r"[A-Z0-9][^\n]*\.", sentence), sentence
            assert "None" not in sentence and "  " not in sentence and " ." not in sentence


def test_everything_he_scores_is_told() -> None:
    """The last total told before the end is his score."""
    for seed in range(6):
        game = played(seed)
        log = Teller(WORDS, game, seat_alone(WORDS, "me", "hard"), 0).sentences()
        (total,) = [re.search(r"and ends at (\d+)", sentence) for sentence in log if "and ends at" in sentence]
        assert total is not None and int(total[1]) == game.scores[1].total


# --- pictures


@pytest.mark.parametrize("width", [80, 100, 120, 180])
def test_no_line_is_wider_than_the_screen(width: int) -> None:
    people = seat_alone(WORDS, "me", "hard")
    for seed in range(3):
        game = played(seed, actions=90, hotels="day")
        for viewer in (0, None):
            for density in DENSITIES:
                block = draw_board(Speaker(game.pack), game.view(viewer), people, width, density)
                assert max(text.cell_len for text in block) <= width
        house = automaton_house(Speaker(game.pack), people[1], game.view(0), width)
        assert max(text.cell_len for text in house) <= width


def test_his_side_of_the_board() -> None:
    game = played(3)
    people = seat_alone(WORDS, "me", "hard")
    view = game.view(0)
    assert view.solo is not None
    text = "\n".join(row.plain for row in draw_board(Speaker(game.pack), view, people, 100, DENSITIES[0]))
    assert f"{view.solo.private_deck} face down" in " ".join(text.split("2 Leopold")[1].split())
    assert "Kitchen" in text and "in hand" not in text.split("2 Leopold")[1]
    for played_card in view.seats[1].staff:
        assert str(played_card.number) in text.split("2 Leopold")[1]
    for house in (True, False):
        rows = automaton_seat(Speaker(game.pack), people[1], view, 100, house)
        assert "Objectives" in "\n".join(row.plain for row in rows)


def test_markers_are_shown_on_the_objectives() -> None:
    game = played(3, actions=40)
    view = game.view(0)
    assert view.solo is not None
    for letter, numeral in view.solo.markers.items():
        if numeral:
            assert marks(WORDS, view)[letter] == numeral
    board = "\n".join(
        row.plain for row in draw_board(Speaker(game.pack), view, seat_alone(WORDS, "me", "hard"), 100, DENSITIES[0])
    )
    assert sum(1 for numeral in view.solo.markers.values() if numeral) <= board.count(" II")


def test_the_picture_of_a_solo_turn(tmp_path: Path) -> None:
    text = solo_screenshot(tmp_path / "solo.svg").read_text(encoding="utf-8")
    assert text.count("://") == 1  # the name of the SVG namespace
    assert "Leopold" in text and "turns" in text and str(tmp_path) not in text


# --- whole games


@pytest.mark.parametrize("level", LEVELS)
def test_a_whole_game_to_the_score_sheet(level: str, data: Path) -> None:
    status, text = typed(PlayOptions(seed=5, solo="leopold", level=level), *ones(3000))
    assert status == 0
    assert f"At the table: You, Leopold ({level})" in text
    assert text.count("Leopold turns up card") == 14
    assert "Score sheet" in text and re.search(r"You +Leopold\n", text)
    assert "more points than Leopold." in text
    assert longest(text) <= 100 and "\x1b" not in text
    (kept,) = games(data)
    header = read_file(kept).header
    assert (header.config.players, header.config.solo, header.config.level, header.names) == (
        1,
        "leopold",
        level,
        ("You",),
    )
    assert header.result is not None
    assert seat_as_saved(WORDS, header)[1].level == level


def test_a_pipe_shows_the_board_after_each_of_his_turns() -> None:
    _, text = typed(HARD, *ones(40))
    assert text.count("─ Guests waiting") >= text.count("Leopold turns up") / 2 > 1


def test_resume_goes_on_and_tells_the_same(data: Path) -> None:
    _, whole = typed(HARD, *ones(3000))
    (first,) = games(data)
    result = read_file(first).header.result
    first.unlink()
    typed(HARD, *ones(60), "quit")
    status, text = typed(PlayOptions(resume=True), *ones(3000))
    assert status == 0 and "Going on with the game" in text
    assert read_file(games(data)[0]).header.result == result
    assert whole.splitlines()[-3] == text.splitlines()[-3]


def test_undo_goes_back_over_his_turns(data: Path) -> None:
    console, out = screen()
    said: list[str] = []

    def answer(piece: str) -> str | None:
        """Play on until Leopold has had a turn, then take that back."""
        if "Taken back" in piece:
            return None
        say = "undo" if len(said) > 12 and "Leopold turns up" in piece else "1"
        said.append(say)
        return say

    assert play(HARD, console, Watcher(out, answer)) == 0
    assert re.search(r"Taken back: `end` and (1 turn|2 turns) of Leopold after it\.", out.getvalue())
    assert len(read_file(games(data)[0]).moves) == len(said) - 2


def test_on_a_screen_his_turn_has_a_page_of_its_own(monkeypatch: pytest.MonkeyPatch) -> None:
    pages = live_pages(monkeypatch, lambda page: "" if "Leopold's turn" in page else "1")
    told_on = [page for page in pages if "Leopold's turn" in page]
    assert told_on and all("The hotel of Leopold" in page and "Guests waiting" not in page for page in told_on)
    left = live_pages(monkeypatch, lambda page: "quit" if "Leopold's turn" in page else "1")
    assert "Leopold's turn" in left[-2] and "Go on with it" in left[-1]


def live_pages(monkeypatch: pytest.MonkeyPatch, answer: Callable[[str], str], most: int = 40) -> list[str]:
    """What a screen shows, page by page: a page ends where something is typed."""
    from leopold.terminal.session.input import Keyboard

    console, out = screen()
    pages: list[str] = []

    def read(self: Keyboard, prompt: str = "> ") -> str | None:
        pages.append(out.getvalue())
        out.truncate(0)
        out.seek(0)
        return answer(pages[-1]) if len(pages) < most else None

    monkeypatch.setattr(Keyboard, "read", read)
    monkeypatch.setattr(Keyboard, "live", True, raising=False)
    monkeypatch.setattr(Keyboard, "__init__", lambda self, console, source=None: None)
    play(HARD, console, StringIO())
    return [*pages, out.getvalue()]


def test_who_wins() -> None:
    from leopold.terminal.drawing.sheet import winners_in_words

    people = seat_alone(WORDS, "me", "easy")
    assert winners_in_words(WORDS, [0], people) == "You have won, with more points than Leopold."
    assert winners_in_words(WORDS, [1], people) == "Leopold has won: you win only with more points than Leopold."
    ann = seat_alone(WORDS, "Ann", "easy")
    assert winners_in_words(WORDS, [0], ann) == "Ann has won, with more points than Leopold."
    assert winners_in_words(WORDS, [1], ann) == "Leopold has won: Ann wins only with more points than Leopold."


def test_names_that_do_not_fit() -> None:
    with pytest.raises(RulesError, match="Bots do not play"):
        seat_alone(WORDS, "bot", "hard")
    with pytest.raises(RulesError, match="another name"):
        seat_alone(WORDS, "leopold", "hard")


def test_a_replay_of_ones_own_game_speaks_to_you(tmp_path: Path) -> None:
    saved = played(2).save(tmp_path / "mine.leopold", ["You"])
    console, out = screen()
    assert replay(saved, to=40, step=True, console=console, source=StringIO("\n" * 40)) == 0
    assert "You play `" in out.getvalue() and "You take a" in out.getvalue()
    assert not re.search(r"You (plays|takes|gains|begins)", out.getvalue())


def test_replay_shows_a_solo_game(tmp_path: Path) -> None:
    saved = played(2).save(tmp_path / "solo.leopold", ["Ann"])
    console, out = screen()
    assert replay(saved, console=console) == 0
    assert "Ann" in out.getvalue() and "2 Leopold" in out.getvalue() and "Score sheet" in out.getvalue()
    assert "more points than Leopold." in out.getvalue()
    console, out = screen()
    assert replay(saved, to=30, step=True, console=console, source=StringIO("\n" * 30)) == 0
    assert "» Leopold turns up card" in out.getvalue()
    unnamed = played(2, actions=20).save(tmp_path / "unnamed.leopold")
    console, out = screen()
    assert replay(unnamed, console=console) == 0
    assert "You" in out.getvalue()
