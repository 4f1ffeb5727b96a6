"""Saved games: written so that people can read them, and refused with a reason when something is wrong."""

from __future__ import annotations

import os
import stat
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from leopold.config import CHOICES, configure
from leopold.errors import RecordError
from leopold.packs.automata import PLAYABLE
from leopold.packs.codes import RULES_VERSION
from leopold.seeds import LARGEST_SEED, LONGEST_SEED
from leopold.text.transcript import (
    HEADER_LINES,
    LARGEST_FILE,
    Comment,
    Header,
    Move,
    Transcript,
    quote,
    read_file,
    read_transcript,
    save_text,
    write_transcript,
)
from leopold.words import Catalogue
from tests.plain import PSEUDO, left_in_english, words_of

SMALL = "leopold game 1\nplayers: 2\nseed: 7\n\nset-up seat 2: guest 4\nseat 1: die 3; done; end\n"


SOLO = "leopold game 1\nplayers: 1\nsolo: leopold\nlevel: hard\nseed: 7\n\nset-up seat 1: return 4; return 9\n"


FILE_WORDS = words_of(
    "my.leopold", *HEADER_LINES, *(value for choice in CHOICES.values() for value in choice.values), "leopold game"
)
"""Whatever can stand in a saved game stands there in every language."""


def complaint(text: str | bytes) -> str:
    """The sentence. In another language nothing but what stands in the file is English."""
    with pytest.raises(RecordError) as error:
        read_transcript(text, "my.leopold")
    assert error.value.file == "my.leopold"
    sentence = str(error.value)
    assert sentence.startswith("my.leopold") and sentence.endswith(".") and "\n" not in sentence
    known = FILE_WORDS | words_of(text[:1000] if isinstance(text, str) else text[:1000].decode(errors="ignore"))
    assert left_in_english(error.value.told(PSEUDO), known, "records.ftl") == []
    return sentence


# --- writing and reading


def test_one_line_for_each_turn() -> None:
    moves = [
        Move("guest 4", 1, setup=True),
        Move("guest 5", 0, setup=True),
        Move("room 1.2", 0, setup=True),
        Move("guest 1", 0),
        Move("die 3", 0),
        Move("end", 0),
        Move("pass", 0),
        Move("die 1", 1),
    ]
    text = write_transcript(Transcript(Header(configure(2, seed=7)), moves))
    assert text.endswith(
        "\n\n"
        "set-up seat 2: guest 4\n"
        "set-up seat 1: guest 5; room 1.2\n"
        "seat 1: guest 1; die 3; end\n"
        "seat 1: pass\n"
        "seat 2: die 1\n"
    )
    assert [move._replace(line=0) for move in read_transcript(text).moves] == moves


def test_a_solo_game() -> None:
    read = read_transcript(SOLO, "my.leopold")
    assert read.header == Header(configure(seed=7, solo="leopold", level="hard"))
    assert [move.text for move in read.moves] == ["return 4", "return 9"]
    header = Header(configure(seed=7, hotels="day B", solo="leopold", level="medium"), names=("Ann",), result=(90, 101))
    text = write_transcript(Transcript(header, []))
    assert "players: 1\n" in text and "hotels: day B\n" in text and "solo: leopold\nlevel: medium\n" in text
    assert "start:" not in text
    assert read_transcript(text).header == header


def test_a_full_header() -> None:
    config = configure(
        3,
        seed='a "b" # c',
        edition="2015",
        variant="draft",
        hotels=("day A", "day", "night"),
        modules=["promo"],
        start=2,
        packs=["house.toml"],
    )
    header = Header(
        config,
        names=("Anna, the first", "Ben", "Zoë"),
        rules=RULES_VERSION,
        checksum="7910289f2d663b99",
        result=(112, -4, 98),
    )
    text = write_transcript(Transcript(header, []))
    assert text.splitlines() == [
        "leopold game 1",
        "players: 3",
        "edition: 2015",
        "variant: draft",
        "hotels: day A, day, night",
        "modules: promo",
        "start: 3",
        'seed: "a \\"b\\" # c"',
        f"rules: {RULES_VERSION}",
        "packs: 7910289f2d663b99",
        'overlays: "house.toml"',
        'names: "Anna, the first", "Ben", "Zoë"',
        "result: 112, -4, 98",
        "",
    ]
    assert read_transcript(text).header == header


def test_a_game_by_hand_needs_little() -> None:
    read = read_transcript(SMALL, "my.leopold")
    assert read.header == Header(configure(2, seed=7))
    assert read.moves == [
        Move("guest 4", 1, True, 5),
        Move("die 3", 0, False, 6),
        Move("done", 0, False, 6),
        Move("end", 0, False, 6),
    ]


def test_much_is_tolerated() -> None:
    written = (
        "\ufeff# my best game\r\n\r\nLeopold  Game 1   # yes\r\nPLAYERS: 2\r\n"
        "seed:7\r\nnames: Anna, Ben\r\nhotels: Day a, day B\r\n"
        "Setup Seat 2 :  guest   4 ;\r\n\r\n  # oh\r\nSEAT 1: die 3;; end # good\r\nseat 1:\r\n"
    )
    read = read_transcript(written.encode(), "my.leopold")
    assert read.header == Header(configure(2, seed=7, hotels=("day A", "day B")), names=("Anna", "Ben"))
    assert [(move.text, move.seat, move.setup) for move in read.moves] == [
        ("guest 4", 1, True),
        ("die 3", 0, False),
        ("end", 0, False),
    ]
    assert [comment[:2] for comment in read.comments] == [("my best game", -1), ("oh", 1), ("good", 3)]


def test_comments_survive() -> None:
    moves = [Move("guest 1", 0), Move("die 3", 0), Move("end", 0)]
    comments = [Comment("played in Vienna", -1), Comment("a bold move", 1), Comment("the end", 3)]
    text = write_transcript(Transcript(Header(configure(2, seed=7)), moves, comments))
    assert text.endswith("\n\nseat 1: guest 1\n# a bold move\nseat 1: die 3; end\n# the end\n")
    read = read_transcript(text)
    assert [comment._replace(line=0) for comment in read.comments] == comments
    assert write_transcript(read) == text


seeds = st.integers(0, LARGEST_SEED) | st.text(max_size=LONGEST_SEED)


@given(seeds, st.lists(st.text(min_size=1), min_size=2, max_size=2))
def test_any_seed_and_any_names_survive(seed: int | str, names: list[str]) -> None:
    header = Header(configure(2, seed=seed, hotels=("day", "night")), names=tuple(names))
    text = write_transcript(Transcript(header, []))
    assert all(line.isprintable() for line in text.split("\n"))
    assert read_transcript(text.encode()).header == header


def test_complaints_about_moves_name_their_line() -> None:
    read = read_transcript(SMALL, "my.leopold")
    assert str(read.error(1, "The café is full.")) == "my.leopold, line 6: The café is full."
    assert read.error(1, "").line == 6


# --- refusing


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("", "my.leopold: The file is empty."),
        ("# only a comment\n\n", "The file is empty."),
        ('{"players": 2}', "line 1: This is not a Leopold game: it does not begin with `leopold game 1`."),
        ("leopold game one\n", "line 1: This is not a Leopold game"),
        ("leopold game 2\n", "format 2, and this Leopold reads format 1: a newer Leopold will read it."),
        ("leopold game 0\n", "There is no format 0."),
        ("leopold game 1\n", "The header has no `players:`"),
        ("leopold game 1\nplayers: 2\nseat 1: end\n", "The header has no `seed:`"),
        (
            "leopold game 1\nplayers: 5\n",
            "line 2: `players`: Grand Austria Hotel is for 2 to 4 players, or one against an automaton; not 5.",
        ),
        ("leopold game 1\nplayers: two\n", "for 2 to 4 players, or one against an automaton; not two."),
        ("leopold game 1\nplayer: 2\n", "line 2: `player` is not known here; perhaps `players` was meant."),
        ("leopold game 1\nweather: fine\n", "`weather` is not known here; the header knows players"),
        ("leopold game 1\nseed: 1\nseed: 1\n", "line 3: `seed` is given twice."),
        ("leopold game 1\nseed: -1\n", "`-1` is not a seed"),
        (f"leopold game 1\nseed: {2**128}\n", "is not a seed: that is a whole number of up to 128 bits"),
        ("leopold game 1\nseed: hello\n", "`hello` is not a seed"),
        ('leopold game 1\nseed: "hello\n', "is not a text in double quotes."),
        ("leopold game 1\nedition: 2022\n", "There is no edition '2022'; there are revised, 2015."),
        ("leopold game 1\nvariant: solo\n", "There is no variant 'solo'; there are standard, introductory, draft."),
        ("leopold game 1\nhotels: dusk\n", "There is no hotel 'dusk'; there are night, day,"),
        ("leopold game 1\npromo: maybe\n", "`maybe` is neither yes nor no."),
        ("leopold game 1\nrules: new\n", "`new` is not a version of the rules."),
        ("leopold game 1\npacks: a-b\n", "`a-b` is not a checksum."),
        ("leopold game 1\nresult: 10, ten\n", "`ten` is not a score."),
        ('leopold game 1\nnames: "A" "B"\n', 'There is no comma before `"B"`.'),
        ("leopold game 1\nnames: A,,B\n", "is not a list of texts in double quotes."),
        ("leopold game 1\nwhatever\n", "A line of the header is `key: value`, not `whatever`."),
        (SMALL.replace("seed: 7", "seed: 7\nstart: 3"), "`start`: there is no seat 3 among 2 players."),
        (SMALL.replace("seed: 7", "seed: 7\nnames: A, B, C"), "`names`: 3 are given for 2 players."),
        (SMALL.replace("seed: 7", "seed: 7\nresult: 1"), "`result`: 1 is given for 2 players."),
        ("leopold game 1\nsolo: franz\n", f"There is no automaton 'franz'; there is {' or '.join(PLAYABLE)}."),
        ("leopold game 1\nlevel: expert\n", "There is no level 'expert'; there are easy, medium, hard."),
        (SMALL.replace("players: 2", "players: 1"), "A game of one player has `solo:` and `level:`"),
        (SMALL.replace("seed: 7", "seed: 7\nsolo: leopold\nlevel: easy"), "and no other game has them."),
        (SOLO.replace("level: hard\n", ""), "A game of one player has `solo:` and `level:`"),
        (SOLO.replace("seed: 7", "seed: 7\nresult: 90"), "`result`: 1 is given for 1 player."),
        (SOLO.replace("seed: 7", "seed: 7\nhotels: night, night"), "`hotels`: 2 are given for 1 player."),
        (SOLO.replace("seat 1", "seat 2"), "line 7: There is no seat `2`: seats are 1 to 1."),
        (SMALL.replace("seat 1", "seat 3"), "line 6: There is no seat `3`: seats are 1 to 2."),
        (SMALL.replace("seat 1", "seat one"), "line 6: There is no seat `one`"),
        (
            SMALL + "die 3; end\n",
            "line 7: A line of actions begins with `seat 1:` or `set-up seat 1:`, not with `die 3; end`.",
        ),
        (SMALL + "promo: yes\n", "line 7: `promo:` belongs into the header, before the first action."),
        (SMALL + "seat 1: di\x00e\n", "line 7: `di?e` holds characters that no action has."),
        ("x" * (LARGEST_FILE + 1), "This is too large to be a Leopold game."),
    ],
)
def test_damaged_and_foreign_files(text: str, sentence: str) -> None:
    assert sentence in complaint(text)


@pytest.mark.parametrize(
    "line",
    [
        f"a{' ' * 300_000}b",
        "a" * 300_000 + ":",
        f"names: {'A,' * 150_000}",
        f'names: "{"A" * 300_000}',
        f"names: {'[' * 300_000}",
        f"seed: {'9' * 300_000}",
        f"result: {'1,' * 150_000}",
        f"hotels: {'night,' * 50_000}",
        f"seat {'x' * 300_000}",
        f"seat 1{' ' * 300_000}",
    ],
    ids=lambda line: line[:12].strip(),
)
def test_a_long_line_that_is_wrong_is_read_once_and_told_in_short(line: str) -> None:
    """Whatever looks at the same letters again and again would not come to an end here."""
    assert len(complaint(f"leopold game 1\n{line}\n")) < 250


def test_nothing_is_worded_before_somebody_asks(monkeypatch: pytest.MonkeyPatch) -> None:
    """Given records that are tried and passed over, then refusing one costs no sentence."""

    def speechless(*_: object) -> str:
        raise AssertionError("nobody asked")

    monkeypatch.setattr(Catalogue, "_format", speechless)
    for text in ("", "leopold game 1\nplayers: 5\n", SMALL + "whatever\n"):
        with pytest.raises(RecordError) as error:
            read_transcript(text, "my.leopold")
        assert error.value.said is not None


def test_what_is_not_utf8_is_refused_with_its_line() -> None:
    assert (
        complaint(SMALL.encode() + b"# caf\xe9\n") == "my.leopold, line 7: A saved game is UTF-8 text, and this is not."
    )


@given(st.binary() | st.text().map(lambda tail: SMALL.encode() + tail.encode(errors="replace")))
def test_no_bytes_do_more_than_raise_a_record_error(data: bytes) -> None:
    try:
        read_transcript(data, "my.leopold")
    except RecordError as error:
        assert str(error).startswith("my.leopold")


def test_quotes_hide_what_editors_would_break() -> None:
    assert quote("a\u2028b\U000e0001\n") == '"a\\u2028b\\udb40\\udc01\\n"'


# --- files


def test_saving_and_opening(tmp_path: Path) -> None:
    path = tmp_path / "game.leopold"
    save_text(path, SMALL)
    assert path.read_bytes() == SMALL.encode()
    assert read_file(path).name == str(path)
    save_text(str(path), SMALL + "seat 2: pass\n")
    assert read_file(path).moves[-1] == Move("pass", 1, False, 7)
    assert os.listdir(tmp_path) == ["game.leopold"]


def test_what_was_there_is_not_damaged(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "game.leopold"
    save_text(path, SMALL)

    def no_space(*_: object) -> None:
        raise OSError(28, "No space left on device")

    for step in ("fsync", "replace"):
        with monkeypatch.context() as patch:
            patch.setattr(os, step, no_space)
            with pytest.raises(RecordError, match="The file cannot be written: no space left on device"):
                save_text(path, "something else")
        assert path.read_text() == SMALL
        assert os.listdir(tmp_path) == ["game.leopold"]


def test_a_text_that_is_not_text_is_refused_before_anything_is_written(tmp_path: Path) -> None:
    with pytest.raises(RecordError, match="cannot be written as UTF-8"):
        save_text(tmp_path / "game.leopold", "\ud800")
    assert os.listdir(tmp_path) == []


def test_a_file_keeps_its_permissions_and_its_place(tmp_path: Path) -> None:
    path, link = tmp_path / "game.leopold", tmp_path / "link.leopold"
    save_text(path, SMALL)
    path.chmod(0o640)
    link.symlink_to(path)
    save_text(link, SMALL + "\n")
    assert link.is_symlink() and path.read_text() == SMALL + "\n"
    assert stat.S_IMODE(path.stat().st_mode) == 0o640


def test_folders_that_are_not_there_or_not_ours(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(RecordError, match=r"game\.leopold: There is no folder .*nowhere\."):
        save_text(tmp_path / "nowhere" / "game.leopold", SMALL)
    with pytest.raises(RecordError, match="This is a folder, not a file"):
        save_text(tmp_path, SMALL)

    def forbidden(*_: object) -> int:
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr(os, "open", forbidden)
    with pytest.raises(RecordError, match="may not be written to"):
        save_text(tmp_path / "game.leopold", SMALL)


def test_opening_what_cannot_be_opened(tmp_path: Path) -> None:
    with pytest.raises(RecordError, match="There is no such file"):
        read_file(tmp_path / "game.leopold")
    with pytest.raises(RecordError, match="This is a folder, not a file"):
        read_file(tmp_path)
