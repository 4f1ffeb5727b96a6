"""`leopold puzzles`: one to solve, the list, and the search."""

from __future__ import annotations

import io
from pathlib import Path

import msgspec
import pytest
from rich.console import Console

from leopold.puzzles import Puzzle, Verdict, finding, read_puzzles, shipped, write_puzzles
from leopold.terminal import solve_puzzle
from leopold.words import languages


def solvable() -> Puzzle:
    """One whose best turn the cards let be played."""
    for puzzle in shipped().values():
        game = puzzle.position()
        for number in puzzle.best.turn:
            if number not in game.numbers:
                break
            game.apply(number)
        else:
            return puzzle
    raise AssertionError("no puzzle can be solved")


def in_words(puzzle: Puzzle) -> list[str]:
    game = puzzle.position()
    told = []
    for number in puzzle.best.turn:
        told.append(next(action.text for action in game.actions if action.number == number))
        game.apply(number)
    return told


def test_an_answer_is_judged_and_explained(leopold) -> None:
    puzzle = solvable()
    code, out, _ = leopold("puzzles", "play", puzzle.id, "--answer", "; ".join(in_words(puzzle)))
    assert code == 0
    assert "Solved. Nothing better was found." in out
    assert "Played (" in out and "% to win" in out


def test_an_answer_of_nothing_is_no_answer(leopold) -> None:
    code, out, errors = leopold("puzzles", "play", solvable().id, "--answer", "")
    assert code == 2 and out == "" and "not over yet" in errors


def test_a_verdict_is_there_as_data(leopold) -> None:
    puzzle = solvable()
    code, out, _ = leopold("puzzles", "play", puzzle.id, "--json", "--answer", "; ".join(in_words(puzzle)))
    verdict = msgspec.json.decode(out, type=Verdict)
    assert code == 0
    assert (verdict.puzzle, verdict.solved, verdict.mark) == (puzzle.id, True, "best")


@pytest.mark.parametrize("language", languages())
def test_a_puzzle_is_solved_by_playing_the_turn(language: str) -> None:
    puzzle = solvable()
    screen = Console(file=io.StringIO(), width=100, color_system=None)
    typed = io.StringIO("hint\nsave\n" + "\n".join(in_words(puzzle)) + "\n")
    assert solve_puzzle(puzzle, language=language, console=screen, source=typed) == 0
    shown = screen.file.getvalue()  # type: ignore[attr-defined]
    assert puzzle.id in shown
    assert str(puzzle.playouts) in "".join(shown.splitlines()[-2:])
    if language == "en":
        assert "nobody whispers" in shown and "nothing to save" in shown and "Solved." in shown


def test_whoever_leaves_is_told_nothing() -> None:
    screen = Console(file=io.StringIO(), width=100, color_system=None)
    assert solve_puzzle(solvable(), console=screen, source=io.StringIO("quit\n")) == 0
    assert "Solved" not in screen.file.getvalue()  # type: ignore[attr-defined]


def test_puzzles_are_listed(leopold) -> None:
    code, out, _ = leopold("puzzles", "list", "--theme", "groups", "--json")
    found = msgspec.json.decode(out)
    assert code == 0
    assert found and {one["theme"] for one in found} == {"groups"}
    assert not any("lines" in one for one in found)
    code, out, _ = leopold("puzzles", "list", "--difficulty", "hard")
    assert code == 0 and "hard" in out and "medium" not in out


def test_mistakes_are_sentences(leopold, tmp_path: Path) -> None:
    code, _, complaint = leopold("puzzles", "play", "nothing")
    assert (code, complaint.strip()) == (2, "There is no puzzle nothing.")
    code, _, complaint = leopold("puzzles", "list", "--theme", "balls")
    assert code == 2 and complaint.startswith("There is no “balls” among serving, money")
    code, _, complaint = leopold("puzzles", "list", "--file", str(tmp_path / "none"))
    assert code == 2 and "none" in complaint


def test_the_search_writes_what_it_finds_and_goes_on(leopold, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    # given a search that is quickly content
    for name, value in (("GLANCE", 1), ("SCREENED", 2), ("CHOSEN", 3), ("PLAYOUTS", 4)):
        monkeypatch.setattr(finding, name, value)
    path = tmp_path / "some.puzzles"
    asked = ("puzzles", "find", "-o", str(path), "--lead", "1")
    # when one is asked for, then two
    assert leopold(*asked, "-n", "1")[0] == 0
    first = read_puzzles(path)
    code, out, _ = leopold(*asked, "-n", "2")
    # then the second stands behind the first, and nothing is looked for where there are enough
    assert code == 0 and out.strip() == f"2 puzzles in {path}."
    assert read_puzzles(path)[:1] == first and len(read_puzzles(path)) == 2
    assert leopold(*asked, "-n", "1")[1].startswith("2 puzzles")


def test_puzzles_are_measured_again_and_those_that_are_none_left_out(leopold, tmp_path: Path) -> None:
    # given two that come with Leopold
    before, after = tmp_path / "before.puzzles", tmp_path / "after.puzzles"
    write_puzzles(before, list(shipped().values())[:2])
    # when they are measured again, then they stay; when more is asked than any of them leads by, then none does
    code, out, _ = leopold("puzzles", "check", str(before), "-o", str(after))
    assert code == 0 and out.strip() == f"2 of 2 puzzles are still some, in {after}."
    assert [puzzle.id for puzzle in read_puzzles(after)] == [puzzle.id for puzzle in read_puzzles(before)]
    code, out, _ = leopold("puzzles", "check", str(before), "-o", str(after), "--lead", "1000")
    assert code == 0 and out.startswith("0 of 2") and read_puzzles(after) == []


def test_a_file_that_cannot_be_measured_is_a_sentence_and_leaves_nothing(leopold, tmp_path: Path) -> None:
    code, _, complaint = leopold("puzzles", "check", str(tmp_path / "none"), "-o", str(tmp_path / "after"))
    assert code == 2 and "none" in complaint and not (tmp_path / "after").exists()
