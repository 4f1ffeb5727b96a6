"""What is drawn: widths, densities, words for everything."""

from __future__ import annotations

import re
from collections.abc import Sequence
from io import StringIO
from pathlib import Path
from random import Random

import pytest
from rich.console import Console

from leopold.game import Game
from leopold.packs import load_pack
from leopold.packs.blank import blank
from leopold.speech import Speaker, cards
from leopold.terminal import print_card, replay, warm
from leopold.terminal.drawing.blocks import Block, beside, cell, flow, show, title, wrapped
from leopold.terminal.drawing.board import DENSITIES, best_board, draw_board
from leopold.terminal.drawing.entrances import token_in_words
from leopold.terminal.drawing.hotel import draw_hotel
from leopold.terminal.drawing.picture import screenshot
from leopold.terminal.session.asking import question
from leopold.terminal.session.choices import draw_choices, in_order
from leopold.terminal.session.manual import help_block
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


@pytest.mark.parametrize("modules", [("celebrities", "entrances", "key"), ("celebrities", "entrances", "ballrooms")])
@pytest.mark.parametrize("width", [80, 110])
def test_modules_fit_on_the_screen_with_all_their_choices(modules: tuple[str, ...], width: int) -> None:
    # Given some positions of a game with modules, the auction among them
    for seed in range(3):
        game = Game(2, seed=seed, modules=list(modules))
        people = seat_people(WORDS, ["me", "bot"])
        chance = Random(seed)
        while not game.over and len(game.moves) < 60:
            # When the board and every choice are drawn, then no line is too long
            if len(game.moves) % 6 == 0:
                speaker, view = Speaker(game.pack), game.view(game.to_move)
                for density in DENSITIES:
                    assert widths(draw_board(speaker, view, people, width, density)) <= width
                for action in game.actions:
                    assert draw_choices(speaker, view, [action], width)
            game.apply(chance.choice(game.actions))


def test_the_lounge_the_auction_and_the_key_are_on_the_board() -> None:
    game = Game(2, seed=1, modules=["celebrities", "entrances", "key"])
    people = seat_people(WORDS, ["me", "bot"])

    def board() -> str:
        return "\n".join(text.plain for text in draw_board(Speaker(game.pack), game.view(0), people, 110, DENSITIES[0]))

    begun = board()
    assert "Entrances on offer" in begun and "no bid yet" in begun and "not rolled" in begun
    while game.deciding != "turn":
        game.apply(game.actions[0])
    playing = board()
    assert "key: +2 krones" in playing and "Entrance " in playing and "Entrances on offer" not in playing
    assert "1 VP" in playing.split("─ Lounge ")[1]


# --- the balls


def at_the_balls(players: int, seed: int) -> Game:
    """Some way into a game in which everybody dances who can."""
    game = Game(players, seed=seed, modules=["ballrooms"])
    chance = Random(seed)
    while not game.over and len(game.moves) < 60:
        dancing = [action for action in game.actions if action.kind in ("dance", "send")]
        game.apply(chance.choice(dancing or game.actions))
    return game


@pytest.mark.parametrize("width", [80, 100, 150])
def test_the_balls_fit_on_the_screen(width: int) -> None:
    for players in (2, 4):
        game = at_the_balls(players, 2)
        people = seat_people(WORDS, NAMES[:players])
        for density in DENSITIES:
            assert widths(draw_board(Speaker(game.pack), game.view(0), people, width, density)) <= width


def test_ballrooms_rows_and_dancers_are_drawn() -> None:
    # Given two dancers of the first seat, one of the second, and a full top row
    game = at_the_balls(2, 2)
    game.record.ballrooms[:] = (0, 3, 4)
    game.record.dancers[:] = 0
    game.record.dancers[0, 0], game.record.dancers[1, 0], game.record.dancers[0, 2] = 1, 1, 1
    # When the board is drawn
    board = draw_board(Speaker(game.pack), game.view(0), seat_people(WORDS, ["Ann", "Ben"]), 150, DENSITIES[0])
    text = "\n".join(row.plain for row in board)
    # Then every row has its price, its dancers by seat and its free spaces
    assert "1 Apollosaal" in text and "2 Zum Sperl" in text and "3 Zur Kettenbrücke" in text
    assert "bottom 1*: 12·" in text and "middle 2*: ··  2 krones" in text and "top    3*: 1  3 krones" in text
    assert "1, 2 and 3 a dancer, by your" in text


def test_rehearsal_rooms_to_choose_from_say_what_their_areas_bring() -> None:
    game = Game(2, seed=5, modules=["ballrooms"])
    assert game.to_move is not None
    rows = draw_choices(Speaker(game.pack), game.view(game.to_move), in_order(game.actions), 120)
    assert any("rehearse attic" in row.plain and "2 dancers: 2 krones" in row.plain for row in rows)


def drawn(game: Game, people: Sequence[str] = ("Ann", "Ben")) -> str:
    board = draw_board(Speaker(game.pack), game.view(0), seat_people(WORDS, people), 100, DENSITIES[0])
    return "\n".join(row.plain for row in board)


def test_values_of_the_house_are_marked_and_the_mark_is_explained() -> None:
    game = Game(2, seed=5, modules=["ballrooms", "celebrities", "entrances", "key"])
    game.record.queue[0] = game.pack.guest_index(147)
    game.record.queue[1] = game.pack.guest_index(146)
    dove = next(tile for tile in game.pack.entrances if tile.id == "dove")

    text = drawn(game)

    assert "cake, coffee, champagne*" in text and "7 VP*" in text
    assert "15 VP " in text and "15 VP*" not in text  # known from a transcription
    assert "1 VP*" in text.partition("Lounge")[2]
    assert token_in_words(Speaker(game.pack), dove, 1) == "1 column 5 points / floor 4 points*"
    assert "* a house value: ours, not printed; `card 134` says more" in text


def test_a_pack_with_the_printed_values_takes_the_marks_away(tmp_path: Path) -> None:
    filled = tmp_path / "mine.toml"
    filled.write_text(blank("waltz").replace("\n# ", "\n"), encoding="utf-8")

    game = Game(2, seed=5, modules=["ballrooms", "celebrities", "entrances", "key"], packs=[filled])

    assert "*" not in drawn(game)


def test_nothing_is_marked_where_everything_is_printed() -> None:
    assert "*" not in drawn(Game(2, seed=5))


def test_whoever_bids_is_called_by_name() -> None:
    game = Game(2, seed=5, modules=["entrances"], start=1)
    game.play("bid 1 2")

    assert "(2 krones from Ben)" in question(Speaker(game.pack, people=["Ann", "Ben"]), game)


def test_the_help_names_what_can_be_played_with_the_modules() -> None:
    def explained(modules: list[str]) -> str:
        return "\n".join(row.plain for row in help_block(Speaker(Game(2, seed=5, modules=modules).pack), 100))

    assert "dance 148 1.middle" in explained(["ballrooms"]) and "bid 2 5" in explained(["entrances"])
    assert "dance" not in explained([]) and "bid" not in explained([])
