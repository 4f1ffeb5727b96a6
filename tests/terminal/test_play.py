"""Whole games through typed lines."""

from __future__ import annotations

import re
from io import BytesIO, StringIO, TextIOWrapper
from pathlib import Path

import pytest
from rich.console import Console

from leopold.game import Game
from leopold.reopening import replay
from leopold.speech.describe import describe
from leopold.terminal import PlayOptions, play
from leopold.terminal.session.autosave import Keeper
from leopold.terminal.session.input import Keyboard
from leopold.terminal.session.loop import Session
from leopold.terminal.session.people import seat_people
from leopold.text.transcript import read_file
from leopold.words import catalogue
from tests.terminal.table import Watcher, games, longest, ones, screen, typed

BOTH = PlayOptions(seats=["Ann", "Ben"], seed=4, variant="standard")
ALONE = PlayOptions(seed=4)


def test_a_whole_game_to_the_score_sheet(data: Path) -> None:
    status, text = typed(ALONE, *ones(3000))
    assert status == 0
    assert "Score sheet" in text and "Total" in text
    assert " win." in text or " wins." in text or "share the victory." in text
    assert longest(text) <= 100
    assert "\x1b" not in text
    (kept,) = games(data)
    header = read_file(kept).header
    assert header.names == ("You", "bot:concierge")
    assert header.result is not None
    assert str(kept) in text.replace("\n", "")


def test_the_same_seed_and_the_same_answers_give_the_same_game(data: Path) -> None:
    typed(ALONE, *ones(25))
    typed(ALONE, *ones(25))
    one, other = games(data)
    assert one.read_text() == other.read_text()


@pytest.mark.parametrize(("players", "variant"), [(2, "draft"), (3, "standard"), (4, "introductory")])
def test_every_number_of_people_and_every_variant(players: int, variant: str) -> None:
    seats = ["Ann", "bot", "Ben", "bot"][:players]
    options = PlayOptions(seats=seats, seed=11, variant=variant, edition="2015", hotels="day", modules=["promo"])
    console, out = screen()
    status = play(options, console, StringIO("1\n" * 6000))
    assert status == 0
    assert "Score sheet" in out.getvalue()
    assert longest(out.getvalue()) <= 100


def test_bots_alone_play_to_the_end() -> None:
    status, text = typed(PlayOptions(seats=["bot", "bot"], seed=1))
    assert status == 0
    assert text.count("(Concierge)") == 2 and "Score sheet" in text


def test_the_end_of_input_keeps_the_game(data: Path) -> None:
    status, text = typed(ALONE, "1", "1")
    assert status == 0
    assert "Go on with it: leopold play --resume" in text
    assert [move.text for move in read_file(games(data)[0]).moves if move.seat == 0][:1]


def test_ctrl_c_keeps_the_game(data: Path) -> None:
    console, out = screen()
    answers = iter(["1", "1"])

    def answer(piece: str) -> str:
        for said in answers:
            return said
        raise KeyboardInterrupt

    assert play(ALONE, console, Watcher(out, answer)) == 0
    assert "Go on with it" in out.getvalue()
    assert games(data)


def test_quit_before_anything_was_played(data: Path) -> None:
    status, text = typed(PlayOptions(seats=["me", "Ben"], seed=1), "", "quit")
    assert status == 0
    assert "nothing is kept" in text
    assert not games(data)


def test_resume_goes_on_where_the_game_was_left(data: Path) -> None:
    typed(ALONE, *ones(20), "quit")
    (kept,) = games(data)
    before = len(read_file(kept).moves)
    status, text = typed(PlayOptions(resume=True), *ones(3000))
    assert status == 0
    assert "Going on with the game" in text and "Score sheet" in text
    assert games(data) == [kept]
    assert len(read_file(kept).moves) > before
    assert replay(kept).over


def test_nothing_to_resume_is_a_sentence() -> None:
    status, text = typed(PlayOptions(resume=True))
    assert status == 2
    assert text.strip() == "There is no unfinished game to resume; `leopold play` begins a new one."


def test_a_finished_game_is_nothing_to_resume(data: Path) -> None:
    typed(ALONE, *ones(3000))
    assert typed(PlayOptions(resume=True))[0] == 2


def test_the_last_game_left_is_resumed(data: Path) -> None:
    typed(ALONE, *ones(8))
    typed(PlayOptions(seed=5), *ones(8))
    newest = games(data)[-1]
    assert newest.name in typed(PlayOptions(resume=True))[1].replace("\n", "")


def test_a_file_of_ones_own(tmp_path: Path, data: Path) -> None:
    file = tmp_path / "mine.leopold"
    _, text = typed(PlayOptions(seed=4, file=file), *ones(8))
    assert file.exists() and not games(data)
    assert "--resume --file" in text
    status, text = typed(PlayOptions(seed=4, file=file), "1")
    assert status == 2 and "is there already" in text
    status, text = typed(PlayOptions(resume=True, file=file), *ones(3000))
    assert status == 0 and "Score sheet" in text


def test_undo_takes_back_ones_own_action_and_what_bots_did_since(data: Path) -> None:
    typed(ALONE, *ones(12))
    straight = read_file(games(data)[0]).moves
    own = [place for place, move in enumerate(straight) if move.seat == 0]
    _, text = typed(PlayOptions(seed=4, file=data / "undone.leopold"), *ones(12), "undo", "1")
    assert "Taken back: `" in text
    assert read_file(data / "undone.leopold").moves == straight
    assert own


def test_undo_step_by_step_to_the_beginning(data: Path) -> None:
    _, text = typed(ALONE, *ones(6), *["undo"] * 8)
    assert text.count("Taken back") == 6
    assert "nothing of yours to take back" in text


def test_undo_never_takes_back_what_another_person_did() -> None:
    console, out = screen()
    moves = iter(["", "1", "", "undo"])
    play(BOTH, console, Watcher(out, lambda piece: next(moves, None)))
    assert re.search(r"The last action was (Ann|Ben)'s, and you cannot take that back\.", out.getvalue())


def test_save_to_a_file(tmp_path: Path) -> None:
    target = tmp_path / "here.leopold"
    other = tmp_path / "other.txt"
    other.write_text("mine")
    nowhere = tmp_path / "no" / "folder.leopold"
    lines = (
        "1",
        f"save {target}",
        "1",
        f"save {target}",
        f"save {other}",
        f"save {nowhere}",
        f"save {tmp_path}",
        "save",
    )
    status, text = typed(ALONE, *lines)
    flat = text.replace("\n", " ")
    assert status == 0
    assert flat.count("Saved in") == 2
    assert "is there already" in flat and "no folder" in flat
    assert other.read_text() == "mine"
    assert isinstance(replay(target), Game)


def test_a_folder_that_cannot_be_written_is_told_once(data: Path) -> None:
    data.write_text("a file where the folder should be")
    status, text = typed(ALONE, *ones(30))
    assert status == 0
    assert text.count("The game cannot be saved") == 1
    assert "could not be saved" in text


def test_another_persons_hand_is_never_on_the_screen() -> None:
    """Every piece of screen between two answers is for one person; no other person's card is named in it."""
    console, out = screen()
    game = Game(3, seed=9, variant="standard")
    people = seat_people(catalogue(), ["Ann", "Ben", "Cleo"])
    looked = {"pages": 0, "boards": 0}

    def answer(piece: str) -> str:
        if "Pass the screen to" in piece:
            looked["pages"] += 1
            assert not named_in(piece.split("Pass the screen to")[1])
            return ""
        seat = game.to_move
        assert seat is not None
        looked["boards"] += "hotel" in piece
        for other in range(3):
            if other != seat:
                secret = set(game.seat(other).hand or []) - public()
                assert not secret & named_in(piece)
        return "1"

    def named_in(text: str) -> set[int]:
        flat = " ".join(text.split())
        return {card.number for card in game.pack.staff if card.names["en"] in flat}

    def public() -> set[int]:
        return {played.number for seat in range(3) for played in game.seat(seat).staff}

    watcher = Watcher(out, answer)
    session = Session(
        catalogue(),
        game,
        people,
        console,
        Keyboard(console, watcher),
        Keeper(catalogue(), Path("unused"), [], own=False),
    )
    session.keeper.keep = lambda game: ""  # type: ignore[method-assign]
    session.run()
    assert game.over
    assert looked["pages"] > 20 and looked["boards"] > 20


def test_one_person_is_never_asked_to_pass_the_screen() -> None:
    assert "Pass the screen" not in typed(ALONE, *ones(50))[1]


def test_illegal_and_unknown_texts_are_explained_and_change_nothing(data: Path) -> None:
    nonsense = [
        "foo",
        "die 9",
        "guest 77",
        "",
        "0",
        "999",
        "check-in 75 9.9",
        "hire 3",
        "\x00\x1b[2J",
        "ж" * 300,
        "end",
    ]
    _, text = typed(ALONE, *nonsense)
    assert not games(data) or not [move for move in read_file(games(data)[0]).moves if move.seat == 0]
    assert text.count("\n> ") >= len(nonsense)
    assert "`foo` is not an action" in text
    assert "There is no action 999; they are numbered 1 to 5." in text
    assert "\x1b" not in text and longest(text) <= 100


def test_commands() -> None:
    lines = (
        "help",
        "card 75",
        "card B2",
        "card day A",
        "card",
        "card 4711",
        "log",
        "board",
        "hint",
        "h",
        "car 13",
        "q",
    )
    status, text = typed(ALONE, *lines)
    flat = " ".join(text.split())
    assert status == 0
    assert "Or give a command" in flat
    assert "Guest 75: Baroness" in flat and "Emperor tile B2" in flat and "Hotel A, day side" in flat
    assert "Say which: `card 75`" in flat
    assert "There is no card 4711" in flat
    assert "points expected" in flat
    assert "`h` can mean" in flat
    assert describe(Game(2, seed=1).pack, 13).read().title in flat


def test_an_unfit_table_is_a_sentence() -> None:
    for options, words in [
        (PlayOptions(players=3, seats=["Ann", "bot"]), "2 seats are named for 3 players"),
        (PlayOptions(seats=["Ann"]), "2 to 4 players"),
        (PlayOptions(seats=["Ann", "ann"]), "Two seats are called"),
        (PlayOptions(seats=["Ann", "bot:clever"]), "There is no player 'clever'"),
        (PlayOptions(seats=["Ann", " "]), "Seat 2 has no name"),
        (PlayOptions(edition="1999"), "There is no edition"),
        (PlayOptions(variant="odd"), "There is no variant"),
        (PlayOptions(hotels="dusk"), "There is no hotel"),
        (PlayOptions(packs=["missing.toml"]), "missing.toml"),
        (PlayOptions(resume=True, file=Path("missing.leopold")), "missing.leopold"),
    ]:
        status, text = typed(options)
        assert status == 2
        assert words in " ".join(text.split())


def test_a_terminal_without_unicode() -> None:
    raw = BytesIO()
    file = TextIOWrapper(raw, encoding="ascii", errors="strict")
    console = Console(file=file, width=100, highlight=False)
    assert play(ALONE, console, StringIO("1\n" * 3000)) == 0
    file.flush()
    assert b"Score sheet" in raw.getvalue()


def test_a_mistake_of_ours_is_told_without_a_traceback(data: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def stumble(self: Session, person: object, action: object) -> None:
        raise IndexError("made up")

    typed(ALONE, *ones(4))
    monkeypatch.setattr(Session, "play", stumble)
    status, text = typed(PlayOptions(resume=True), "1")
    assert status == 3
    assert "IndexError: made up" in text and "Traceback" not in text
    assert "Traceback" in next((data / "games").glob("*.error.txt")).read_text()
