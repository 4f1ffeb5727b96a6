"""What is drawn: widths, densities, words for everything."""

from __future__ import annotations

import re
from io import StringIO
from pathlib import Path
from random import Random

import pytest
from rich.console import Console

from leopold.game import Game
from leopold.packs import load_pack
from leopold.speech import Speaker, cards
from leopold.terminal import print_card, replay, warm
from leopold.terminal.drawing.blocks import Block, beside, cell, flow, show, title, wrapped
from leopold.terminal.drawing.board import DENSITIES, best_board, draw_board
from leopold.terminal.drawing.hotel import draw_hotel
from leopold.terminal.drawing.picture import screenshot
from leopold.terminal.session.choices import draw_choices, in_order
from leopold.terminal.session.people import seat_people
from leopold.terminal.session.telling import Teller
from leopold.words import catalogue
from tests.terminal.table import screen

WORDS = catalogue()
NAMES = ["Ann", "bot", "Ben", "bot"]


def middle(players: int, seed: int, actions: int = 90) -> Game:
    game = Game(players, seed=seed, hotels="day")
    chance = Random(seed)
    while not game.over and len(game.moves) < actions:
        game.apply(chance.choice(game.actions))
    return game


def widths(block: Block) -> int:
    return max(text.cell_len for text in block)


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("width", [80, 100, 120, 180])
def test_no_line_is_wider_than_the_screen(players: int, width: int) -> None:
    people = seat_people(WORDS, NAMES[:players])
    for seed in range(4):
        game = middle(players, seed)
        for viewer in [*range(players), None]:
            for density in DENSITIES:
                assert widths(draw_board(Speaker(game.pack), game.view(viewer), people, width, density)) <= width


def test_a_board_for_two_fits_on_forty_lines_with_its_actions() -> None:
    people = seat_people(WORDS, ["me", "bot"])
    for seed in range(12):
        game = middle(2, seed)
        seat = game.to_move
        if seat is None:
            continue
        view = game.view(seat)
        below = draw_choices(Speaker(game.pack), view, in_order(game.actions), 100)
        board = best_board(Speaker(game.pack), view, people, 100, 40 - len(below) - 3 - 4)
        assert len(board) + len(below) + 2 <= 40


def test_a_hidden_hand_is_not_drawn() -> None:
    game = middle(2, 3)
    people = seat_people(WORDS, ["Ann", "Ben"])
    text = "\n".join(row.plain for row in draw_board(Speaker(game.pack), game.view(0), people, 100, DENSITIES[0]))
    for number in set(game.seat(1).hand or []):
        assert Speaker(game.pack).bare("staff", number) not in text


def test_the_hotel_has_walls_between_groups() -> None:
    game = Game(2, seed=1)
    drawn = [row.plain[14:] for row in draw_hotel(Speaker(game.pack), game.seat(0).rooms)]
    assert drawn[0] == "┌──────┬──────┬──────┬──────┬──────┐"
    assert drawn[2] == "│      │      │      ├──────┴──────┤"
    assert drawn[8] == "└──────┴──────┴─────────────┴──────┘"


@pytest.mark.parametrize("edition", ["revised", "2015"])
def test_every_card_has_few_words(edition: str) -> None:
    pack = load_pack(edition)
    say = Speaker(pack).say
    assert all(len(say(cards.steps_short(card.steps))) <= 36 for card in pack.guests)
    assert all(0 < len(say(cards.staff_short(card, pack.board))) <= 45 for card in pack.staff)
    for tile in pack.tiles:
        assert len(say(cards.steps_short(tile.steps))) <= 36
        assert len(say(cards.short(cards.penalty(tile.penalty, pack.board)))) <= 37


@pytest.mark.parametrize("seed", range(6))
def test_the_log_is_made_of_sentences(seed: int) -> None:
    game = Game(2 + seed % 3, seed=seed, edition=["revised", "2015"][seed % 2], variant=["draft", "standard"][seed % 2])
    chance = Random(seed)
    while not game.over:
        game.apply(chance.choice(game.actions))
    people = seat_people(WORDS, NAMES[: game.players])
    for viewer in (None, 0, 1):
        for sentence in Teller(WORDS, game, people, viewer).sentences():
            assert re.fullmatch(r"[A-Z0-9][^\n]*\.", sentence), sentence
            assert "None" not in sentence and "  " not in sentence and " ." not in sentence


def test_you_and_the_others_have_their_own_verbs() -> None:
    game = Game(2, seed=5, variant="introductory")
    people = seat_people(WORDS, ["Ann", "Ben"])
    mine = " ".join(Teller(WORDS, game, people, 0).sentences())
    theirs = " ".join(Teller(WORDS, game, people, 1).sentences())
    assert "You are dealt" in mine and "Ben is dealt" in mine
    assert "Ann is dealt" in theirs and "You are dealt" in theirs


def test_what_another_draws_stays_hidden() -> None:
    game = Game(2, seed=2, variant="draft")
    people = seat_people(WORDS, ["Ann", "Ben"])
    while game.deciding == "draft":
        game.apply(game.actions[0])
    hand = [Speaker(game.pack).bare("staff", number) for number in game.seat(1).hand or []]
    mine = " ".join(Teller(WORDS, game, people, 0).sentences())
    theirs = " ".join(Teller(WORDS, game, people, 1).sentences())
    assert "Ben keeps a staff card" in mine
    assert all(name in theirs and name not in mine for name in hand)


def test_choices_are_numbered_and_complete() -> None:
    for seed in range(8):
        game = middle(3, seed, 60)
        seat = game.to_move
        if seat is None:
            continue
        actions = in_order(game.actions)
        assert sorted(action.number for action in actions) == sorted(game.numbers)
        text = " ".join(
            " ".join(row.plain for row in draw_choices(Speaker(game.pack), game.view(seat), actions, 100)).split()
        )
        for number, action in enumerate(actions, 1):
            assert f"{number} {action.text}" in text or f"{number} boost" in text


def test_blocks() -> None:
    console, out = screen(40)
    show(console, [title("Title", 40, "note"), cell("too long for this", 8), *wrapped("a bc def ghij klm", 10, 2)])
    assert out.getvalue().split("\n")[:2] == [
        "─ Title ──────────────────────── note ─"[:1] + out.getvalue()[1:40],
        "too lon…",
    ]
    left, right = [cell("a", 1)], [cell("b", 1), cell("c", 1)]
    assert [row.plain for row in beside(left, right, 2, 2)] == ["a   b ", "    c "]
    assert [row.plain for row in flow([cell("abc", 3)] * 3, 10, 1)] == [" abc  abc", " abc"]


def test_the_picture_needs_nothing_from_elsewhere(tmp_path: Path) -> None:
    text = screenshot(tmp_path / "picture.svg").read_text(encoding="utf-8")
    assert text.count("://") == 1  # the name of the SVG namespace
    assert "Guests" in text and str(tmp_path) not in text


def test_print_card_says_where_values_come_from() -> None:
    console, out = screen()
    print_card(console, load_pack(), "75")
    assert "Baroness" in out.getvalue() and "public transcriptions" in out.getvalue()


def test_replay_shows_a_saved_game(tmp_path: Path) -> None:
    game = middle(2, 1, 30)
    saved = game.save(tmp_path / "one.leopold", ["Ann", "bot:random"])
    console, out = screen()
    assert replay(saved, console=console) == 0
    assert "30 of 30 actions" in out.getvalue() and "It is up to" in out.getvalue()
    console, out = screen()
    assert replay(saved, to=5, step=True, console=console, source=StringIO("\nboard\n\n\n\n")) == 0
    assert "5 of 5: " in out.getvalue() and "Guests waiting" in out.getvalue()
    console, out = screen()
    assert replay(saved, step=True, console=console, source=StringIO("quit\n")) == 0
    assert "2 of 30" not in out.getvalue()


def test_replay_of_a_whole_game_ends_with_the_sheet(tmp_path: Path) -> None:
    game = middle(2, 1, 10_000)
    console, out = screen()
    replay(game.save(tmp_path / "whole.leopold"), console=console)
    assert "Score sheet" in out.getvalue()


@pytest.mark.parametrize("cached", [True, False])
@pytest.mark.parametrize("live", [True, False])
def test_the_wait_for_the_compiler(cached: bool, live: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    from leopold.rules import jit

    def warm_up(progress: jit.Progress, group: str) -> float:
        for done in range(3):
            progress(done, 2, "door")
        return 0.0

    monkeypatch.setattr(jit, "is_ready", lambda group: False)
    monkeypatch.setattr(jit, "is_cached", lambda group: cached)
    monkeypatch.setattr(jit, "warm_up", warm_up)
    out = StringIO()
    warm(Console(file=out, width=100, force_terminal=live))
    assert (WORDS.text("terminal-compiling-rules") in out.getvalue()) is not cached
    assert bool(out.getvalue()) is not cached
