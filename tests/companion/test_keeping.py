"""Kept games: saved after every answer, resumed, and refused when they are damaged."""

from __future__ import annotations

import os
from dataclasses import replace
from pathlib import Path

import pytest

from leopold.companion.course import Companion
from leopold.companion.kept import read_kept, written
from leopold.errors import RecordError
from leopold.packs import FORMER
from leopold.packs.blank import blank
from leopold.packs.codes import HOUSES
from leopold.terminal.beside import CompanionOptions
from leopold.terminal.beside.files import Keeper, last_unfinished, read
from leopold.terminal.beside.talk import Talk
from tests.companion.table import WORDS, Answers, RealTable, converse
from tests.companion.test_answers import flat, said

RESUME = CompanionOptions(resume=True)


def kept(data: Path) -> list[Path]:
    return sorted((data / "companion").glob("*.companion"))


def test_every_answer_is_kept_at_once(data: Path) -> None:
    _, text = said("", "64 69 55 95 74", "4 2 1 2 1 0")
    (path,) = kept(data)
    assert path.read_text().split("\n\n")[1] == "set up: done\nqueue: 64 69 55 95 74\ndice: 4 2 1 2 1 0\n"
    assert "Go on with it: leopold companion --resume" in text
    status, text = said("31", "quit", options=RESUME)
    assert status == 0
    assert "Going on with the game in" in text and "Leopold advances 2 steps" in text
    assert kept(data) == [path]
    assert path.read_text().endswith("staff: 31\n")


def test_undo_is_kept_too(data: Path) -> None:
    said("", "64 69 55 95 74", "undo")
    assert kept(data)[0].read_text().endswith("\n\nset up: done\n")
    said("undo", options=RESUME)
    assert read(kept(data)[0]).given == []
    assert "Before the game" in said(options=RESUME)[1]


def test_nothing_to_resume() -> None:
    assert said(options=RESUME) == (2, f"{WORDS.text('companion-nothing-left')}\n")


def test_leaving_before_anything_was_answered(data: Path) -> None:
    _, text = said("quit")
    assert "nothing is kept" in text and not kept(data)


def test_a_finished_game_is_nothing_to_resume_but_can_be_looked_at(data: Path) -> None:
    table = RealTable("easy", 4)
    companion = Companion("easy", 4)
    answers = Answers(table, companion)
    path = data / "companion" / "one.companion"
    path.parent.mkdir(parents=True)
    converse(companion, lambda: answers.to(companion.question), path)
    assert f"result: {table.game.scores[1].total}\n" in path.read_text()
    assert said(options=RESUME) == (2, f"{WORDS.text('companion-nothing-left')}\n")
    status, text = said(options=CompanionOptions(resume=True, file=path))
    assert status == 0 and "You win only with more points than Leopold" in text


def test_the_last_game_left_is_resumed(data: Path) -> None:
    said("", options=CompanionOptions("hard", 3))
    said("", options=CompanionOptions("hard", 4))
    first, second = kept(data)
    os.utime(first, ns=(1, 1))
    assert last_unfinished() == second
    os.utime(second, ns=(0, 0))
    assert last_unfinished() == first


def test_a_file_of_ones_own(tmp_path: Path, data: Path) -> None:
    file = tmp_path / "mine.companion"
    _, text = said("", "64 69 55 95 74", options=CompanionOptions("hard", "a text", file=file))
    assert file.exists() and not kept(data)
    assert f"--resume --file {file}" in text.replace("\n", "")
    assert read(file).seed == "a text"
    status, text = said("4 2 1 2 1 0", options=CompanionOptions(resume=True, file=file))
    assert status == 0 and "Going on with the game" in text


GOOD = """leopold companion 1
level: hard
edition: revised
seed: 3
rules: 1

set up: done
queue: 64 69 55 95 74
dice: 4 2 1 2 1 0
staff: 31
your turns: done
"""


def test_a_game_with_the_cards_of_an_edition_as_it_once_was_is_read(tmp_path: Path) -> None:
    path = tmp_path / "one.companion"
    former = FORMER[0]
    path.write_text(GOOD.replace("edition: revised", f"edition: {former.edition}\npacks: {former.checksum}"))
    assert read(path).him.pack.edition == former.edition


@pytest.mark.parametrize(
    ("old", "new", "sentence"),
    [
        ("leopold companion 1", "leopold game 1", "line 1: This is no game of the companion"),
        ("leopold companion 1", "leopold companion 2", "line 1: This is format 2"),
        ("level: hard", "level: harder", "line 2: There is no level `harder`: use easy, medium or hard."),
        ("level: hard\n", "", "The header has no `level:`"),
        ("edition: revised", "edition: 1999", "line 3: There is no edition `1999`"),
        ("edition: revised", "modules: waltzes", "line 3: There is no module 'waltzes'"),
        ("edition: revised", "modules: key", 'line 3: "Start Player" is for several players'),
        ("edition: revised", "house: sushi_resort", 'Sushi Resort belongs to "Unique Hotels"'),
        ("edition: revised", "modules: entrances\nhouse: ritz", "There is no hotel 'ritz' for an automaton"),
        ("seed: 3", "seed: three", "line 4: `three` is not a seed"),
        ("seed: 3", 'seed: "three', "is not a seed"),
        ("seed: 3", "seed: 3\nseed: 4", "line 5: `seed` is said twice."),
        ("seed: 3\n", "", "The header has no `seed:`"),
        ("rules: 1", "rules: 99", "line 5: This game was played with version 99 of the rules"),
        ("rules: 1", "packs: 00", "This game was played with other cards"),
        ("rules: 1", "result: many", "line 5: `many` is not a score."),
        ("rules: 1", "result: 12", "answers are missing"),
        ("rules: 1", "nonsense", "line 5: `nonsense` does not belong here"),
        ("queue: 64 69 55 95 74\n", "", "line 8: Here `queue:` is asked, not `dice: 4 2 1 2 1 0`."),
        ("queue: 64 69 55 95 74", "queue: 64 69 55 95 64", "line 8: Duchess (64) cannot stand there twice."),
        ("dice: 4 2 1 2 1 0", "dice: 4 2 1 2 1 9", "line 9: That makes 19 dice"),
        ("staff: 31", "staff: 1", "line 10: There is no end-of-game staff card 1"),
        ("staff: 31", "?", "line 10: Here `staff:` is asked, not `?`."),
        ("your turns: done", "your turns: perhaps", "line 11: Nothing is asked here"),
    ],
)
def test_a_damaged_file_is_refused_and_left_alone(old: str, new: str, sentence: str, data: Path) -> None:
    assert old in GOOD
    path = data / "companion" / "one.companion"
    path.parent.mkdir(parents=True)
    path.write_text(GOOD.replace(old, new))
    before = path.read_bytes()
    with pytest.raises(RecordError) as wrong:
        read(path)
    assert sentence in str(wrong.value) and str(path) in str(wrong.value)
    if "result" not in new:
        status, text = said("64 69 55 95 74", options=RESUME)
        assert status == 2 and sentence[:20] in flat(text).replace(" .companion", ".companion")
    assert path.read_bytes() == before


def test_files_that_are_no_text(data: Path, tmp_path: Path) -> None:
    path = tmp_path / "one.companion"
    path.write_text(GOOD)
    assert len(read(path).given) == 5
    path.write_bytes(GOOD.replace("\n", "\r\n").encode())
    assert len(read(path).given) == 5
    path.write_bytes(GOOD.encode() + b"\xff\xfe")
    with pytest.raises(RecordError, match="line 12: A game of the companion is UTF-8 text"):
        read(path)
    path.write_bytes(b"x" * (9 * 1024 * 1024))
    with pytest.raises(RecordError, match="too large"):
        read(path)
    for other in (tmp_path, tmp_path / "missing"):
        with pytest.raises(RecordError):
            read(other)
    path.write_text("")
    with pytest.raises(RecordError, match="line 1"):
        read(path)


def test_modules_and_the_hotel_are_kept(tmp_path: Path) -> None:
    # Given a hotel that the seed draws, and one that it does not
    drawn = Companion("hard", 3, modules=("entrances", "ballrooms")).him.house
    for house in HOUSES:
        begun = Companion("hard", 3, modules=("entrances", "ballrooms"), house=house)
        # When the game is kept and read again
        path = tmp_path / f"{house}.companion"
        path.write_text(written(begun))
        again = read(path)
        # Then the same is played on
        assert f"modules: ballrooms,entrances\nhouse: {house}\n" in path.read_text()
        assert again.him.house == house and again.him.automaton == "elisabeth"
        assert again.him.record.tobytes() == begun.him.record.tobytes()
    # And a hotel that was drawn is the same as one that was chosen
    chosen = Companion("hard", 3, modules=("entrances", "ballrooms"), house=drawn)
    left = Companion("hard", 3, modules=("entrances", "ballrooms"))
    assert chosen.him.record.tobytes() == left.him.record.tobytes()


def test_without_modules_a_file_is_as_it_always_was() -> None:
    assert "modules" not in written(Companion("hard", 3)) and "house" not in written(Companion("hard", 3))


def test_an_answer_after_the_end_is_refused(tmp_path: Path) -> None:
    table = RealTable("easy", 4)
    companion = Companion("easy", 4)
    answers = Answers(table, companion)
    while not companion.over:
        companion.answer(answers.to(companion.question))
    path = tmp_path / "one.companion"
    path.write_text(written(companion))
    assert read(path).over
    path.write_text(written(companion) + "queue: 64 69 55 95 74\n")
    with pytest.raises(RecordError, match="The game is over before `queue"):
        read(path)


def test_a_folder_that_cannot_be_written_is_told_once(data: Path) -> None:
    data.write_text("a file where the folder should be")
    status, text = said("", "64 69 55 95 74", "4 2 1 2 1 0", "quit")
    assert status == 0
    assert text.count("The game cannot be saved") == 1
    assert "could not be saved" in text


def test_a_mistake_of_ours_is_told_without_a_traceback(data: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def stumble(self: Talk, text: str) -> None:
        raise IndexError("made up")

    said("", "64 69 55 95 74")
    monkeypatch.setattr(Talk, "take_answer", stumble)
    status, text = said("4 2 1 2 1 0", options=RESUME)
    assert status == 3
    assert "IndexError: made up" in text and "Traceback" not in text


def test_keepers_name_the_way_back(tmp_path: Path) -> None:
    assert Keeper(WORDS, tmp_path / "a", own=True).resume_command == "leopold companion --resume"
    assert Keeper(WORDS, tmp_path / "a", own=False).resume_command.endswith(f"--file {tmp_path / 'a'}")


def test_a_game_is_begun_and_resumed_with_what_is_printed_in_the_box(tmp_path: Path) -> None:
    """Given a pack in which the Tsarina is worth little, then Elisabeth, who takes a blue guest, prefers another."""
    mine, file = tmp_path / "mine.toml", tmp_path / "game.companion"
    mine.write_text('[[guest]]\nnumber = 147\nvp = -1\nsource = "picture"\n')
    queue = ("", "1 2 3", "147 49 77 91 63")
    plain = CompanionOptions(level="easy", seed=19, modules="ballrooms")

    assert "the blue guest worth most: Tsarina (147), 7 points" in flat(said(*queue, options=plain)[1])
    text = flat(said(*queue, options=replace(plain, packs=[mine], file=file))[1])
    assert "the blue guest worth most: Dame (63)" in text
    resumed = read(file)
    assert resumed.packs == (str(mine.absolute()),) and len(resumed.given) == 3

    # and it is told where they lie now, if that is elsewhere
    mine.rename(tmp_path / "moved.toml")
    resume = CompanionOptions(resume=True, file=file)
    assert "there is no such file" in flat(said(options=resume)[1])
    assert "Going on" in said(options=replace(resume, packs=[tmp_path / "moved.toml"]))[1]


def test_a_text_of_a_stranger_opens_no_file(tmp_path: Path) -> None:
    text = f'leopold companion 1\nlevel: easy\noverlays: ["{tmp_path}/secret.toml"]\nseed: 1\n'

    with pytest.raises(RecordError, match="packs of one's own"):
        read_kept(text)
    with pytest.raises(RecordError, match="is not a list of packs"):
        read_kept(text.replace("[", "").replace("]", ""), packs=())


def test_whoever_plays_with_our_numbers_is_told_so(tmp_path: Path) -> None:
    waltz = CompanionOptions(level="easy", seed=1, modules="ballrooms")
    filled = tmp_path / "mine.toml"
    filled.write_text(blank("waltz").replace("\n# ", "\n"))

    assert "leopold packs blank waltz" in flat(said(options=waltz)[1])
    assert "leopold packs blank waltz" not in flat(said(options=replace(waltz, packs=[filled]))[1])
    assert "leopold packs blank waltz" not in flat(said(options=CompanionOptions(level="easy", seed=1))[1])
