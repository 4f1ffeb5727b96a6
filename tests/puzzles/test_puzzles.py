"""Puzzles: how they are found, kept, sorted and judged."""

from __future__ import annotations

from collections import Counter
from datetime import date, timedelta
from functools import cache
from itertools import islice
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from leopold.bots.reasons import Reason, imagined
from leopold.errors import RecordError, RulesError
from leopold.puzzles import (
    DIFFICULTIES,
    THEMES,
    Answer,
    Puzzle,
    by_id,
    finding,
    judge,
    of_day,
    of_kind,
    read_puzzles,
    shipped,
)
from leopold.puzzles.files import SHIPPED, add_puzzle, write_puzzles
from leopold.puzzles.finding import LEAD, PLAYOUTS, find, idea, look_again, look_at, puzzle_id, turns_of_game
from leopold.puzzles.themes import difficulty_of, theme_of
from leopold.rules.actions import END, PASS


@cache
def puzzles() -> tuple[Puzzle, ...]:
    return tuple(shipped().values())


def some() -> list[Puzzle]:
    """One of each theme."""
    return list({puzzle.theme: puzzle for puzzle in puzzles()}.values())


# --- those that come with Leopold


def test_every_puzzle_has_one_clear_best_idea_that_is_not_the_obvious_one() -> None:
    for puzzle in puzzles():
        best, obvious = puzzle.best, puzzle.lines[puzzle.obvious]
        others = [line for line in puzzle.lines if idea(line.turn) != idea(best.turn)]
        assert puzzle.lead >= LEAD and puzzle.playouts >= PLAYOUTS, puzzle.id
        assert others and min(line.loss for line in others) >= LEAD, puzzle.id
        assert obvious.loss >= LEAD and best.loss == 0, puzzle.id
        assert PASS not in best.turn, puzzle.id


def test_there_are_puzzles_of_every_theme_and_difficulty_and_of_several_kinds_of_games() -> None:
    assert len(puzzles()) == len({puzzle.id for puzzle in puzzles()}) >= 200
    assert set(Counter(puzzle.theme for puzzle in puzzles())) == set(THEMES)
    assert set(Counter(puzzle.difficulty for puzzle in puzzles())) == set(DIFFICULTIES)
    configs = [puzzle.config for puzzle in puzzles()]
    assert {config["players"] for config in configs} >= {1, 2, 4}
    assert any("day" in config.get("hotels", ()) for config in configs)
    assert any(config.get("modules") for config in configs)


@pytest.mark.parametrize("puzzle", some(), ids=lambda puzzle: puzzle.theme)
def test_a_position_is_where_its_seat_begins_a_turn(puzzle: Puzzle) -> None:
    game = puzzle.position()
    assert (game.to_move, game.deciding, game.round) == (puzzle.seat, "turn", puzzle.round)
    assert not game.record.acted
    assert puzzle_id(game) == puzzle.id


# --- finding


def test_finding_is_repeatable_and_goes_on_where_it_was_left(monkeypatch: pytest.MonkeyPatch) -> None:
    # given a search with few deals and a small lead
    for name, value in (("GLANCE", 1), ("SCREENED", 2), ("CHOSEN", 3)):
        monkeypatch.setattr(finding, name, value)

    def first(known: tuple[str, ...] = ()) -> Puzzle:
        return next(puzzle for _, puzzle in find(0, 1.0, known) if puzzle is not None)

    # when it is made twice, and once more with what it found
    found = first()
    # then it finds the same, and then something else
    assert first() == found
    assert first((found.id,)).id != found.id


def test_a_position_without_a_clear_best_turn_is_none() -> None:
    game, seat = turns_of_game(0)[0]
    assert look_at(game, seat, 0, lead=1000.0) is None


@pytest.mark.parametrize("puzzle", some(), ids=lambda puzzle: puzzle.theme)
def test_those_that_come_with_leopold_are_puzzles_for_the_players_that_come_with_it(puzzle: Puzzle) -> None:
    """Given a judgement that has been learned since, this says: leopold puzzles check, and find more."""
    again = look_again(puzzle)

    assert again is not None and again.id == puzzle.id
    assert again.best.worth == puzzle.best.worth


def test_what_is_hidden_has_no_say_in_what_is_looked_at() -> None:
    # given a puzzle's position, and the same as its seat sees it with everything else dealt anew
    puzzle = next(one for one in puzzles() if look_at(one.position(), one.seat, 0, 1.0, playouts=8) is not None)
    game = puzzle.position()
    twin = imagined(game, puzzle.seat, Random("another deal"))
    assert twin.record_bytes.tobytes() != game.record_bytes.tobytes()
    # then both are judged alike
    one, other = (look_at(each, puzzle.seat, 0, 1.0, playouts=8) for each in (game, twin))
    assert one is not None and one == other


# --- files


@pytest.fixture
def plain() -> dict[str, Any]:
    found: dict[str, Any] = msgspec.to_builtins(puzzles()[0])
    return found


def test_puzzles_are_written_one_after_the_other_and_read_again(tmp_path: Path) -> None:
    path = tmp_path / "some.puzzles"
    write_puzzles(path, puzzles()[:2])
    add_puzzle(path, puzzles()[2])
    assert read_puzzles(path) == list(puzzles()[:3])


def test_a_file_that_is_not_there_is_a_sentence(tmp_path: Path) -> None:
    with pytest.raises(RecordError, match=r"none\.puzzles: "):
        read_puzzles(tmp_path / "none.puzzles")
    with pytest.raises(RecordError):
        read_puzzles(tmp_path)


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        ({"lines": []}, "no puzzle"),
        ({"obvious": 99}, "no puzzle"),
        ({"seat": 3}, "no puzzle"),
        ({"theme": "balls"}, "no puzzle"),
        ({"more": 1}, "no puzzle"),
        ({"rules": 9}, "rules"),
        ({"packs": "0" * 64}, "other cards"),
        ({"config": {"players": 9, "seed": 1}}, "no puzzle"),
        ({"moves": [9999]}, "no puzzle"),
        ({"moves": []}, "no puzzle"),
        ({"lines": [{"turn": [1555], "worth": {"points": 1, "margin": 1, "chance": 0}, "loss": 0}]}, "no puzzle"),
        ({"lines": [{"turn": [], "worth": {"points": 1, "margin": 1, "chance": 0}, "loss": 0}]}, "no puzzle"),
    ],
)
def test_a_wrong_line_is_a_sentence_with_its_number(
    tmp_path: Path, plain: dict[str, Any], change: dict[str, Any], sentence: str
) -> None:
    path = tmp_path / "wrong.puzzles"
    wrong = msgspec.json.encode({**plain, **change}).decode()
    path.write_text(f"{msgspec.json.encode(plain).decode()}\n{wrong}\n", "utf-8")
    with pytest.raises(RecordError, match=rf"wrong\.puzzles, line 2: .*{sentence}"):
        read_puzzles(path)


def test_what_is_no_text_at_all_is_a_sentence(tmp_path: Path) -> None:
    path = tmp_path / "noise.puzzles"
    path.write_bytes(b"\xff\xfe{")
    with pytest.raises(RecordError, match="no puzzle"):
        read_puzzles(path)


def test_the_file_is_small() -> None:
    assert SHIPPED.stat().st_size < 800_000


# --- themes and difficulty


@pytest.mark.parametrize(
    ("theme", "reasons"),
    [
        ("serving", [Reason("order_completed", {"guest": 75}), Reason("checked_in", {"guest": 75})]),
        ("money", [Reason("krones", {"change": 6})]),
        ("emperor", [Reason("emperor", {"steps": 4})]),
        ("groups", [Reason("group_completed", {"colour": "blue"}), Reason("krones", {"change": 2})]),
        ("staff", [Reason("staff_hired", {"staff": 9}), Reason("krones", {"change": -3})]),
    ],
)
def test_a_theme_is_what_the_best_turn_does_more_of(theme: str, reasons: list[Reason]) -> None:
    common = [Reason("rooms_prepared", {"rooms": ["1.1", "1.2", "1.3"]})]
    assert theme_of([*common, *reasons], common) == theme


def test_a_puzzle_is_harder_the_longer_the_closer_and_the_fewer_find_it() -> None:
    assert difficulty_of(3, 12.0, ["waiter"]) == difficulty_of(3, 12.0, []) == "easy"
    assert difficulty_of(3, 4.5, []) == difficulty_of(15, 12.0, []) == difficulty_of(15, 4.5, ["waiter"]) == "medium"
    assert difficulty_of(15, 4.5, []) == "hard"


# --- choosing


def test_the_puzzle_of_the_day_is_another_every_day_until_all_have_been() -> None:
    many = puzzles()
    days = [date(2026, 11, 16) + timedelta(days=k) for k in range(len(many))]
    assert {of_day(many, day).id for day in days} == {puzzle.id for puzzle in many}
    assert of_day(many, days[0]) == of_day(many, days[0])
    assert of_day(many[:1], days[0]) == many[0]


def test_puzzles_are_chosen_by_theme_and_difficulty() -> None:
    found = of_kind(puzzles(), "groups", "hard")
    assert found and {(one.theme, one.difficulty) for one in found} == {("groups", "hard")}
    with pytest.raises(RulesError, match="balls"):
        of_kind(puzzles(), "balls")
    with pytest.raises(RulesError, match="xyz"):
        by_id({}, "xyz")


# --- judging


def playable(puzzle: Puzzle, place: int) -> bool:
    """Do the cards of the true deal let this turn be played to its end?"""
    game = puzzle.position()
    for number in puzzle.lines[place].turn:
        if number not in game.numbers:
            return False
        game.apply(number)
    return True


def with_best_playable() -> list[Puzzle]:
    return [puzzle for puzzle in puzzles() if playable(puzzle, 0)]


def test_the_best_turn_solves_a_puzzle_and_the_obvious_one_does_not() -> None:
    for puzzle in with_best_playable()[:6]:
        verdict = judge(puzzle, puzzle.best.turn)
        assert (verdict.loss, verdict.mark, verdict.solved, verdict.tried) == (0.0, "best", True, 0)
        assert verdict.decision.lines[0].played
        if playable(puzzle, puzzle.obvious):
            missed = judge(puzzle, puzzle.lines[puzzle.obvious].turn)
            assert missed.loss == puzzle.lines[puzzle.obvious].loss
            assert not missed.solved
            assert [line.played for line in missed.decision.lines].count(True) == 1


def swapped(puzzle: Puzzle) -> tuple[int, ...] | None:
    """The best turn with two neighbouring actions exchanged, where that leads to the same."""
    turn = puzzle.best.turn
    game = puzzle.position()
    for place in range(len(turn) - 2):
        other = (*turn[:place], turn[place + 1], turn[place], *turn[place + 2 :])
        ends = []
        for actions in (turn, other):
            twin = game.copy()
            for number in actions:
                if number in twin.numbers and twin.to_move == puzzle.seat:
                    twin.apply(number)
            ends.append((len(twin.moves), twin.snapshot()))
        if other != turn and ends[0][0] == ends[1][0] and ends[0][1][:2000] == ends[1][1][:2000]:
            return other
    return None


def test_the_same_turn_in_another_order_is_worth_the_same() -> None:
    found = ((puzzle, other) for puzzle in with_best_playable() if (other := swapped(puzzle)) is not None)
    for puzzle, other in islice(found, 2):
        verdict = judge(puzzle, other)
        assert (verdict.loss, verdict.tried) == (0.0, 0)


def test_a_turn_that_nobody_thought_of_is_tried_and_judged_by_its_value() -> None:
    # given a turn that is none of the puzzle's: the first die that is there, and nothing else
    puzzle = next(one for one in puzzles() if one.config["players"] == 2)
    game = puzzle.position()
    while not Answer(puzzle).is_over(game):
        wanted = [END, 2, 5, *(action.number for action in game.actions if action.kind == "die"), *game.numbers]
        game.apply(next(number for number in wanted if number in game.numbers))
    turn = tuple(game.moves[len(puzzle.moves) :])
    assert all(turn != line.turn for line in puzzle.lines)
    # when it is judged, then by playouts, alike each time, and the best stands beside it
    verdict = judge(puzzle, turn, deals=4)
    assert verdict.tried == 4
    assert verdict.loss > 0 and verdict.mark != "best"
    assert verdict == judge(puzzle, turn, deals=4)
    assert [line.played for line in verdict.decision.lines].count(True) == 1
    assert verdict.decision.lines[0].deeds


def test_an_answer_is_a_whole_turn_of_this_game() -> None:
    puzzle = with_best_playable()[0]
    answer = Answer(puzzle)
    with pytest.raises(RulesError, match="not over"):
        answer.read([])
    with pytest.raises(RulesError, match="not over"):
        answer.read(puzzle.best.turn[:-1])
    with pytest.raises(RulesError):
        answer.read([1559])
    other = puzzle.position()
    other.undo()
    with pytest.raises(RulesError, match="not the one"):
        answer.played(other.moves)
    # what comes after the turn does not count
    game = puzzle.position()
    for number in puzzle.best.turn:
        game.apply(number)
    if not game.over:
        game.apply(game.numbers[0])
    assert answer.played(game.moves) == puzzle.best.turn
    # but who writes more than a turn is told so
    with pytest.raises(RulesError, match="over before “pass”"):
        judge(puzzle, [*puzzle.best.turn, "pass"])
