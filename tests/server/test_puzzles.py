"""The trainer at the server: the list, a table for one turn, the verdict, and what is kept of it."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest

from leopold.game import Game
from leopold.puzzles import Puzzle, Verdict, shipped
from leopold.server.limits import RateLimiter
from leopold.server.store.storage import Storage
from tests.server.databases import database
from tests.server.visitors import Json, LocalServer, Visitor, new_key, open_server


@pytest.fixture
def server(tmp_path: Path) -> Iterator[LocalServer]:
    with database("sqlite", tmp_path) as address, open_server(address) as opened:
        yield opened


def whole(puzzle: Puzzle, place: int) -> bool:
    """Do the cards let this turn be played to its end?"""
    game = puzzle.position()
    for number in puzzle.lines[place].turn:
        if number not in game.numbers:
            return False
        game.apply(number)
    return True


def example(players: int = 2) -> Puzzle:
    return next(
        one
        for one in shipped().values()
        if one.config["players"] == players and whole(one, 0) and whole(one, one.obvious)
    )


def laid(ann: Visitor, puzzle: Puzzle) -> str:
    table: str = ann.post(f"/api/puzzles/{puzzle.id}", {"key": new_key(), "name": "Ann"})["table"]
    return table


def played(ann: Visitor, puzzle: Puzzle, place: int) -> str:
    """A table at which one of the puzzle's turns has been played."""
    table = laid(ann, puzzle)
    state = ann.state(table, puzzle.seat)
    for number in puzzle.lines[place].turn:
        state = ann.play(table, state, number)
    return table


def answered(ann: Visitor, puzzle: Puzzle, table: str) -> Verdict:
    return msgspec.convert(ann.post(f"/api/puzzles/{puzzle.id}/answer", {"table": table}), Verdict)


def state_of(ann: Visitor, puzzle: Puzzle) -> str:
    return next(str(one["state"]) for one in ann.get("/api/puzzles")["puzzles"] if one["id"] == puzzle.id)


def test_the_list_gives_nothing_away_and_the_puzzle_of_the_day_is_everybodys(server: LocalServer) -> None:
    ann, bob = server.visitor(), server.visitor()
    found = ann.get("/api/puzzles")
    assert len(found["puzzles"]) == len(shipped())
    assert {one["state"] for one in found["puzzles"]} == {"new"}
    assert not {"lines", "moves", "seed", "config"} & set(found["puzzles"][0])
    assert found == bob.get("/api/puzzles")
    assert ann.get("/api/puzzles/today")["id"] == found["today"]
    assert found["today"] in {one["id"] for one in found["puzzles"]}


def test_a_puzzle_is_a_table_for_one_turn_at_which_nobody_answers(server: LocalServer) -> None:
    # given a puzzle's table
    ann, puzzle = server.visitor(), example()
    table = laid(ann, puzzle)
    state = ann.state(table, puzzle.seat)
    # then the seat is to move, as it sees the game, without hints and without the seed
    assert state["table"]["puzzle"] == puzzle.id
    assert state["moves"] == len(puzzle.moves)
    assert state["actions"]
    assert state["table"]["seed"] is None
    assert not state["table"]["house"]["hints"]
    assert ann.ask("POST", f"/api/tables/{table}/hint", {"seat": puzzle.seat}).status_code == 409
    assert ann.get("/api/tables")["tables"] == []
    # when the turn is played, then the bots stay where they are
    table = played(ann, puzzle, 0)
    after = ann.state(table, puzzle.seat)
    assert after["moves"] == len(puzzle.moves) + len(puzzle.best.turn)
    assert after["thinking"] is None
    assert (state["table"]["puzzle_played"], after["table"]["puzzle_played"]) == (False, True)


def test_a_click_in_a_puzzle_does_not_play_the_game_before_it_again(
    server: LocalServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It would be done on the loop: for the longest of them a tenth of a second, with everybody waiting."""
    ann, puzzle = server.visitor(), example()
    table = laid(ann, puzzle)

    def again(puzzle: Puzzle) -> Game:
        raise AssertionError("the whole game is played again")

    monkeypatch.setattr(Puzzle, "position", again)
    state = ann.play(table, ann.state(table, puzzle.seat), puzzle.best.turn[0])

    assert state["moves"] == len(puzzle.moves) + 1
    assert not state["table"]["puzzle_played"]


def test_the_best_turn_solves_it_and_stays_solved(server: LocalServer) -> None:
    ann, puzzle = server.visitor(), example()
    # when the obvious turn is played, it is missed
    missed = answered(ann, puzzle, played(ann, puzzle, puzzle.obvious))
    assert not missed.solved and missed.loss == puzzle.lines[puzzle.obvious].loss
    assert state_of(ann, puzzle) == "missed"
    # when the best one is, it is solved; and a worse answer later takes nothing away
    solved = answered(ann, puzzle, played(ann, puzzle, 0))
    assert (solved.solved, solved.mark, solved.loss) == (True, "best", 0.0)
    assert state_of(ann, puzzle) == "solved"
    answered(ann, puzzle, played(ann, puzzle, puzzle.obvious))
    assert state_of(ann, puzzle) == "solved"
    # and it is this visitor's alone, until it is forgotten
    assert state_of(server.visitor(), puzzle) == "new"
    ann.post("/api/evenings/erase", {"sure": "erase"})
    assert state_of(ann, puzzle) == "new"


@pytest.mark.parametrize("players", [1, 4])
def test_alone_and_with_four_at_the_table(server: LocalServer, players: int) -> None:
    ann, puzzle = server.visitor(), example(players)
    verdict = answered(ann, puzzle, played(ann, puzzle, 0))
    assert verdict.solved
    # both lines can be looked at, from one's own seat
    numbers = ",".join(str(number) for number in puzzle.best.turn)
    table = played(ann, puzzle, 0)
    assert ann.state(table, puzzle.seat)["table"]["puzzle_played"]
    found = ann.get(f"/api/tables/{table}/line?at={len(puzzle.moves)}&actions={numbers}&viewer={puzzle.seat}")
    assert found["played"] == len(puzzle.best.turn)


def line(ann: Visitor, puzzle: Puzzle, table: str, viewer: str) -> tuple[int, Json]:
    answer = ann.ask("GET", f"/api/tables/{table}/line?at={len(puzzle.moves)}&viewer={viewer}")
    return answer.status_code, answer.json()


def test_lines_are_shown_after_the_answer_and_nothing_hidden_with_them(server: LocalServer) -> None:
    ann, puzzle = server.visitor(), example()
    assert line(ann, puzzle, laid(ann, puzzle), str(puzzle.seat))[0] == 409
    table = played(ann, puzzle, 0)
    status, found = line(ann, puzzle, table, str(puzzle.seat))
    assert status == 200
    other = 1 - puzzle.seat
    assert found["view"]["seats"][other]["hand"] is None
    assert line(ann, puzzle, table, "all")[0] == 403
    assert line(ann, puzzle, table, str(other))[0] == 403
    assert line(server.visitor(), puzzle, table, str(puzzle.seat))[0] == 404


def test_what_is_no_answer_is_refused(server: LocalServer) -> None:
    ann, eve, puzzle = server.visitor(), server.visitor(), example()
    table = laid(ann, puzzle)

    def refused(who: Visitor, name: str, at: str) -> tuple[int, str]:
        answer = who.ask("POST", f"/api/puzzles/{name}/answer", {"table": at})
        return answer.status_code, str(answer.json()["key"])

    assert refused(ann, puzzle.id, table) == (409, "problem-puzzle-unfinished")
    assert refused(ann, "00000000", table) == (404, "problem-puzzle-none")
    assert refused(ann, "nonsense", table) == (404, "problem-puzzle-none")
    assert refused(eve, puzzle.id, table) == (404, "problem-table-none")
    other = next(one for one in shipped().values() if one.id != puzzle.id)
    assert refused(ann, other.id, table) == (409, "problem-puzzle-elsewhere")
    assert ann.ask("POST", "/api/puzzles/00000000", {"key": new_key()}).status_code == 404


def test_a_puzzles_table_goes_when_the_next_is_laid_and_other_tables_stay(server: LocalServer) -> None:
    ann, puzzle = server.visitor(), example()
    game = ann.lay("me", "bot apprentice")["table"]
    first, second = laid(ann, puzzle), laid(ann, puzzle)
    assert ann.ask("GET", f"/api/tables/{first}?seat={puzzle.seat}").status_code == 404
    assert ann.state(second, puzzle.seat)["table"]["puzzle"] == puzzle.id
    assert [one["table"] for one in ann.get("/api/tables")["tables"]] == [game]


def test_answers_are_counted(server: LocalServer) -> None:
    ann, puzzle = server.visitor(), example()
    table = played(ann, puzzle, 0)
    assert server.application.services is not None
    server.application.services.shares.answers.of_visitor = RateLimiter((0.001, 1))
    answered(ann, puzzle, table)
    assert ann.ask("POST", f"/api/puzzles/{puzzle.id}/answer", {"table": table}).status_code == 429


def test_the_best_answer_is_kept(address: str) -> None:
    storage = Storage(address)
    for loss in (3.0, 1.0, 7.0):
        storage.keep_answer("ann", "aaaa", loss)
    storage.keep_answer("bob", "aaaa", 5.0)
    assert storage.solved("ann") == {"aaaa": 1.0}
    assert storage.solved("bob") == {"aaaa": 5.0}
    storage.close()
