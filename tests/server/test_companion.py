"""The companion over HTTP: stateless, bounded, and with the decisions of the one in the terminal."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from leopold.companion.course import Companion
from leopold.companion.kept import written
from leopold.packs.codes import HOUSES
from leopold.server.companion.games import AT_HAND
from leopold.server.limits import RateLimiter
from leopold.server.models.companion import ANSWERS
from leopold.terminal.beside.files import read
from tests.companion.table import Answers, RealTable, converse
from tests.companion.test_whole_games import EVERYTHING, at_house
from tests.server.visitors import LocalServer, Visitor

Json = Any
QUEUE = "64 69 55 95 74"
DICE = "4 2 1 2 1 0"


def play(visitor: Visitor, *given: str, level: str = "hard", seed: str = "3", **choices: Json) -> Json:
    return visitor.post("/api/companion", {"level": level, "seed": seed, "given": list(given), **choices})


def refused(visitor: Visitor, *given: str, status: int = 422, **choices: Json) -> Json:
    answer = visitor.ask("POST", "/api/companion", {"level": "hard", "seed": "3", "given": list(given), **choices})
    assert answer.status_code == status, answer.text
    return answer.json()


def chosen_by(game: Json) -> Json:
    """How the game was laid, to be sent again with the next answer."""
    return {name: game[name] for name in ("level", "edition", "modules", "house", "seed")}


# --- one game


def test_a_game_begins_with_what_was_chosen_and_waits_for_the_table_to_be_laid(small_server: LocalServer) -> None:
    game = play(small_server.visitor(), level="medium", seed="")

    assert game["level"] == "medium" and game["edition"] == "revised" and game["automaton"] == "leopold"
    assert game["seed"].isdecimal() and game["given"] == [] and not game["over"]
    assert game["question"] == {"kind": "set_up"}
    assert [said["key"] for said in game["asked"]][:2] == ["companion-set-up-players", "companion-set-up-hotel"]
    assert game["chapters"] == [] and game["score"] is None and game["winning"] is None


def test_questions_come_as_data_and_what_happens_as_chapters(small_server: LocalServer) -> None:
    ann = small_server.visitor()

    queue = play(ann, "")
    assert queue["question"] == {"kind": "queue", "known": [0, 0, 0, 0, 0], "same": False}
    assert queue["given"] == ["done"] and [chapter["kind"] for chapter in queue["chapters"]] == ["round", "turn"]
    dice = play(ann, "done", QUEUE)
    assert dice["question"]["kind"] == "dice" and dice["question"]["before"] == []
    assert dice["question"]["most"] - dice["question"]["least"] == 2
    assert dice["understood"]["key"] == "companion-understood-queue"
    told = [line["said"]["key"] for line in dice["chapters"][-1]["lines"] if line["at"] >= dice["fresh"]]
    assert any(key.startswith("automaton-guest") for key in told)
    assert dice["view"]["solo"]["card"] == queue["view"]["solo"]["card"]
    rooms = [room for floor in dice["view"]["seats"][1]["rooms"] for room in floor]
    assert any(room["state"] == "occupied" for room in rooms)


def test_fewer_answers_take_back(small_server: LocalServer) -> None:
    ann = small_server.visitor()
    before = play(ann, "done")

    play(ann, "done", QUEUE)
    play(ann, "done", QUEUE, DICE)

    assert play(ann, "done") == before
    assert play(ann)["question"] == {"kind": "set_up"}


def test_the_same_answers_lead_to_the_same_however_often_they_are_sent(small_server: LocalServer) -> None:
    ann, ben = small_server.visitor(), small_server.visitor()

    once = play(ann, "done", QUEUE, DICE)

    assert play(ann, "done", QUEUE, DICE) == play(ben, "done", QUEUE, DICE) == once


def test_games_are_forgotten_by_the_server_and_not_by_whoever_plays_them(small_server: LocalServer) -> None:
    ann = small_server.visitor()
    assert small_server.application.services is not None
    small_server.application.services.shares.companion.of_visitor = RateLimiter((1e6, 10_000))
    once = play(ann, "done", QUEUE)

    for seed in range(AT_HAND + 2):
        play(ann, seed=f'"{seed}"')

    assert play(ann, "done", QUEUE) == once


# --- what is refused


@pytest.mark.parametrize(
    ("given", "key", "params"),
    [
        (["done", "64 64 1 2 3"], "companion-no-number", {"number": 1}),
        (["done", "64 69 55 95"], "companion-queue-count", {"n": 4}),
        (["done", "64 64 55 95 74"], "companion-queue-twice", {"guest": 64}),
        (["done", "same"], "companion-queue-unseen", {}),
        (["done", QUEUE, "0 0 0 0 0 1"], "companion-dice-sum", {"sum": 1}),
        (["what?"], "companion-nothing-asked", {}),
    ],
)
def test_a_misread_answer_says_why(small_server: LocalServer, given: list[str], key: str, params: Json) -> None:
    ann = small_server.visitor()

    problem = refused(ann, *given)

    assert problem["key"] == "problem-companion-answer" and "`" not in problem["sentence"]
    reason = problem["params"]["reason"]
    assert reason["key"] == key and params.items() <= reason["params"].items()
    assert play(ann, "done", QUEUE)["question"]["kind"] == "dice"


def test_an_answer_in_the_middle_that_fits_no_more(small_server: LocalServer) -> None:
    problem = refused(small_server.visitor(), "done", "nobody at all", DICE)

    assert problem["key"] == "problem-companion-former" and problem["params"]["place"] == 2


@pytest.mark.parametrize(
    "choices",
    [
        {"level": "brutal"},
        {"edition": "1914"},
        {"modules": ["waltz"]},
        {"modules": ["key"]},
        {"house": "sushi_resort"},
        {"modules": ["entrances"], "house": "sacher"},
        {"seed": "perhaps"},
        {"seed": "-1"},
        {"seed": "9" * 60},
    ],
)
def test_what_cannot_be_played_is_refused(small_server: LocalServer, choices: Json) -> None:
    assert refused(small_server.visitor(), **choices)["key"] == "problem-companion-impossible"


@pytest.mark.parametrize(
    "body",
    [
        {},
        {"level": 3},
        {"level": "hard", "given": "done"},
        {"level": "hard", "given": [1]},
        {"level": "hard", "given": ["x" * 201]},
        {"level": "hard", "given": ["done"] * (ANSWERS + 1)},
        {"level": "hard", "modules": ["more"] * 17},
        {"level": "hard", "seed": 7},
        {"level": "hard", "cheat": True},
    ],
)
def test_what_is_no_game_at_all_or_too_much(small_server: LocalServer, body: Json) -> None:
    assert small_server.visitor().ask("POST", "/api/companion", body).status_code == 400


def test_nobody_asks_without_end(small_server: LocalServer) -> None:
    assert small_server.application.services is not None
    small_server.application.services.shares.companion.of_visitor = RateLimiter((0.001, 3))
    ann = small_server.visitor()

    statuses = [ann.ask("POST", "/api/companion", {"level": "hard", "seed": "3"}).status_code for _ in range(4)]

    assert statuses == [200, 200, 200, 429]


def test_more_answers_than_the_game_has_questions(small_server: LocalServer) -> None:
    table = RealTable("easy", 4)
    companion = Companion("easy", 4)
    answers = Answers(table, companion)
    while not companion.over:
        companion.answer(answers.to(companion.question))
    given = [one.text for one in companion.given]

    assert play(small_server.visitor(), *given, level="easy", seed="4")["over"]
    problem = refused(small_server.visitor(), *given, "done", level="easy", seed="4")
    assert problem["params"]["reason"]["key"] == "companion-over"


# --- files


def test_a_game_goes_on_in_the_terminal_and_back(small_server: LocalServer, tmp_path: Path) -> None:
    ann = small_server.visitor()
    game = play(ann, "done", QUEUE, DICE)
    path = tmp_path / "from-the-phone.companion"

    path.write_text(game["kept"])
    companion = read(path)
    assert [given.text for given in companion.given] == game["given"]
    companion.answer("31")

    opened = ann.post("/api/companion/open", {"text": written(companion)})
    assert opened["given"] == [*game["given"], "31"]
    assert opened == {**play(ann, *opened["given"]), "fresh": opened["fresh"]}


@pytest.mark.parametrize(
    "text", ["x", "leopold companion 1\nlevel: hard\n", "leopold companion 1\nlevel: hard\nseed: 3\n\nqueue: 1\n"]
)
def test_a_file_that_cannot_be_read_says_where(small_server: LocalServer, text: str) -> None:
    answer = small_server.visitor().ask("POST", "/api/companion/open", {"text": text})

    assert answer.status_code == 422 and answer.json()["key"] == "problem-record-unreadable"


# --- the same decisions as in the terminal


GAMES = [
    pytest.param(lambda: RealTable("hard", 5), "leopold", id="leopold"),
    pytest.param(lambda: RealTable("medium", 2, edition="2015", lazy=0.2), "leopold", id="leopold 2015"),
    pytest.param(
        lambda: RealTable("hard", 5, modules=("ballrooms", "celebrities"), eager=("dance", "send")),
        "elisabeth",
        id="elisabeth",
    ),
    *(
        pytest.param(lambda house=house: at_house(house, ("entrances",), lazy=0.1), "leopold", id=house)
        for house in HOUSES
    ),
    pytest.param(lambda: at_house("sushi_resort", EVERYTHING), "elisabeth", id="everything"),
]


@pytest.mark.parametrize(("lay", "automaton"), GAMES)
def test_the_same_game_as_in_the_terminal(small_server: LocalServer, tmp_path: Path, lay: Any, automaton: str) -> None:
    # Given a game that was played to its end in the terminal
    table: RealTable = lay()
    companion = Companion(table.level, table.seed, table.edition, table.modules)
    answers = Answers(table, companion)
    spoken = converse(companion, lambda: answers.to(companion.question), tmp_path / "game.companion")
    assert spoken.finished
    # When the same is played over HTTP, answer by answer, as it is typed and as the server keeps it
    ann = small_server.visitor()
    choices = {"edition": table.edition, "modules": list(table.modules)}
    game = play(ann, level=table.level, seed=str(table.seed), **choices)
    for given in companion.given:
        assert game["question"] is not None
        game = ann.post("/api/companion", {**chosen_by(game), "given": [*game["given"], given.text]})
    # Then every event, every sentence, the score and the file are the same
    assert game["over"] and game["question"] is None and game["automaton"] == automaton
    told = [line["event"] for chapter in game["chapters"] for line in chapter["lines"]]
    journal = [{"key": event.name, "seat": event.seat, "params": dict(event.arguments)} for event in companion.journal]
    assert told and all(event in journal for event in told)
    assert game["kept"] == written(companion) == (tmp_path / "game.companion").read_text()
    assert game["score"]["total"] == int(companion.him.record.vp[1])
    assert game["winning"]["params"]["needed"] == game["score"]["total"] + 1
