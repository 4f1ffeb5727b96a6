"""Whatever the server says can be said: every key is in the catalogue, with every value that its sentence needs."""

from __future__ import annotations

import inspect
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any, get_type_hints

import msgspec
import pytest

from leopold.bots import LEVELS
from leopold.config import CHOICES
from leopold.packs import load_pack
from leopold.rules.actions import CATALOGUE
from leopold.server import errors, models
from leopold.server.errors import TableError
from leopold.text.transcript import HEADER_LINES
from leopold.words import Said, catalogue, languages, sources
from leopold.words.pseudo import PSEUDO_LANGUAGE
from tests.plain import PSEUDO, left_in_english, words_of
from tests.server.databases import database
from tests.server.visitors import LocalServer, open_server

CHOICE_WORDS = tuple(value for choice in CHOICES.values() for value in choice.values)
OF_THE_PAGE = {"problem-unknown", "problem-silent", "problem-other"}
"""For when no server has said anything, or something that nobody foresaw."""

REFUSALS = [
    made
    for _, made in inspect.getmembers(errors, inspect.isfunction)
    if made.__module__ == errors.__name__ and get_type_hints(made)["return"] is TableError
]
SAMPLES: dict[Any, Any] = {
    int: 2,
    str: "something",
    list[str]: ["one", "other"],
    Said | str: "a reason",
    Said: Said("request-body-wrong", {"reason": Said("request-fault-cut")}),
}


def refused(made: Callable[..., TableError]) -> TableError:
    """A refusal with values of the right kinds; what has no sample is the state of a table."""
    kinds = {name: kind for name, kind in get_type_hints(made).items() if name != "return"}
    return made(**{name: SAMPLES.get(kind) for name, kind in kinds.items()})


@pytest.mark.parametrize("made", REFUSALS, ids=lambda made: made.__name__)
def test_every_refusal_is_a_sentence_with_all_its_values(made: Callable[..., TableError]) -> None:
    problem = refused(made).problem

    assert problem.key.startswith("problem-")
    assert problem.sentence == catalogue().text(problem.key, **problem.params)
    assert problem.sentence.endswith((".", "?", ")", "a reason"))


def test_every_sentence_about_a_problem_belongs_to_a_refusal() -> None:
    keys = {refused(made).problem.key for made in REFUSALS}

    assert {key for key in catalogue().own_keys() if key.startswith("problem-")} - keys == OF_THE_PAGE


TWO = [{"kind": "me"}, {"kind": "bot"}]
PACK = {"name": "mine.toml", "text": ""}
HEADER = "leopold game 1\nrules: 1\nplayers: 2\nseed: 1\n"
NO_TABLES: list[Any] = [{}, [], "x", 3, None, {"seats": "x"}, {"seats": []}, {"seats": [3]}]
WRONG: list[tuple[str, Any]] = [
    *(("tables", body) for body in NO_TABLES),
    ("tables", {"seats": [{"kind": "cat"}]}),
    ("tables", {"seats": [{"name": "Ann"}]}),
    ("tables", {"seats": [{"kind": "me", "name": "x" * 41}]}),
    ("tables", {"seats": [{"kind": "me", "hat": 1}]}),
    ("tables", {"seats": TWO * 3}),
    ("tables", {"seats": TWO, "modules": "perhaps"}),
    ("tables", {"seats": TWO, "key": "short"}),
    ("tables", {"seats": TWO, "key": "with a blank inside"}),
    ("tables", {"seats": TWO, "variant": 3}),
    ("tables", {"seats": TWO, "variant": "solo"}),
    ("tables", {"seats": TWO, "edition": "1999"}),
    ("tables", {"seats": TWO, "hotels": ["day A", "day A"]}),
    ("tables", {"seats": TWO, "level": "hard"}),
    ("tables", {"seats": TWO[:1], "variant": "draft"}),
    ("tables", {"seats": [{"kind": "me"}, {"kind": "bot", "level": "clever"}]}),
    *(("tables", body) for body in (b"", b"{", b"nul", b"{} {}", b'{"seats": 1e999}', b'{"seats": "\xff"}')),
    *(("records", {"text": text}) for text in ("x", "", "leopold game 99\n", "leopold game 1\nplayers: 7\n")),
    *(
        ("records", {"text": f"{HEADER}{lines}"})
        for lines in (
            "colour: red\n",
            "level: hard\n",
            "hotels: night, day\noverlays: mine.toml\n",
            "packs: 0123456789abcdef\n",
            "result: 100, 90\n",
            "start: 1\nseat 2: pass\n",
            "start: 1\nseat 1: pass\n",
            "start: 1\nset-up seat 2: fly\n",
            "start: 1\nset-up seat 2: claim A\n",
            "start: 1\nset-up seat 2: guest 12345\n",
            "start: 1\nset-up seat 2: place wine 75\n",
        )
    ),
    ("tables/nothing/actions", {}),
    ("tables", {"seats": TWO, "packs": [{"name": "mine.toml", "text": "[[staff]]\nnumber = 0"}]}),
    *(("packs/check", {"packs": packs}) for packs in ("x", [3], [{"name": "mine.toml"}], [PACK, PACK], [PACK] * 5)),
    ("packs/check", {"packs": [{"name": "over/there.toml", "text": ""}]}),
    *(("packs/check", {"packs": [{"name": "mine.toml", "text": text}]}) for text in ("cost =", "staff = 3")),
]
NAMES = (
    *(name for model in (models.NewTable, models.NewSeat, models.OpenSaved) for name in model.__struct_fields__),
    *("table", "leopold game", load_pack().checksum, *CHOICE_WORDS, *HEADER_LINES, *LEVELS),
    *(kind.name for kind in CATALOGUE),
)
"""Fields of requests, words of saved games, choices and actions: the same in every language."""


@pytest.mark.parametrize(("path", "body"), WRONG, ids=str)
def test_what_is_wrong_with_a_request_is_told_in_the_language_of_the_page(
    path: str, body: Any, small_server: LocalServer
) -> None:
    """Given a page in another language, when it asks for what cannot be, then it finds nothing but names in English."""
    headers = {**small_server.visitor().headers, "Content-Type": "application/json"}
    written = body if isinstance(body, bytes) else json.dumps(body).encode()
    answer = small_server.client.post(f"/api/{path}", content=written, headers=headers)

    assert answer.status_code in (400, 404, 422), answer.text
    problem = msgspec.json.decode(answer.content, type=models.Problem)
    known = words_of(written.decode(errors="ignore").replace("\\n", " "), *NAMES)
    quoting = ("errors.ftl", "records.ftl", "notation.ftl", "packs.ftl")
    assert left_in_english(PSEUDO.text(problem.key, **problem.params), known, *quoting) == []
    assert len(problem.sentence) < 500


@pytest.mark.parametrize(
    "query", ["cards?edition=1999", "cards?edition=%00", "words?language=tlh", "words?language=" + "x" * 21]
)
def test_what_is_wrong_with_an_address_is_told_in_the_language_of_the_page(
    query: str, small_server: LocalServer
) -> None:
    answer = small_server.visitor().ask("GET", f"/api/{query}")

    problem = msgspec.json.decode(answer.content, type=models.Problem)
    known = words_of(query, *languages())
    assert left_in_english(PSEUDO.text(problem.key, **problem.params), known, "errors.ftl") == []


def test_what_the_reader_of_requests_found_goes_along_for_those_who_write_clients(small_server: LocalServer) -> None:
    """Given a field of the wrong kind, then the sentence is ours, and how it was found stands beside it, cut short."""
    ann = small_server.visitor()

    kind = ann.ask("POST", "/api/tables", {"seats": [{"kind": 3}]}).json()
    long = ann.ask("POST", "/api/tables", {"seats": [{"kind": "x" * 5000}]}).json()

    assert kind["sentence"] == (
        "The server did not understand this page. Load the page again. "
        "(The body of the request is wrong: seats[0].kind: text is wanted, not a whole number.)"
    )
    assert kind["params"]["detail"] == "Expected `str`, got `int` - at `$.seats[0].kind`"
    assert len(long["params"]["detail"]) == 200


def test_the_page_learns_which_languages_there_are_and_their_words(small_server: LocalServer) -> None:
    ann = small_server.visitor()
    meta = ann.get("/api/meta")
    words = ann.get("/api/words?language=en")

    assert meta["language"] == "en"
    assert {"code": "en", "name": "English"} in meta["languages"]
    assert words == {"language": "en", "texts": list(sources("en").values())}
    answer = ann.ask("GET", f"/api/words?language={PSEUDO_LANGUAGE}")
    assert (answer.status_code, answer.json()["key"]) == (422, "problem-language-none")


def test_a_server_started_in_another_language_offers_it(tmp_path: Path) -> None:
    with database("sqlite", tmp_path) as address, open_server(address, language=PSEUDO_LANGUAGE) as server:
        meta = server.visitor().get("/api/meta")

        assert meta["language"] == PSEUDO_LANGUAGE
        assert [language["code"] for language in meta["languages"]] == [*languages(), PSEUDO_LANGUAGE]
        words = server.visitor().get(f"/api/words?language={PSEUDO_LANGUAGE}")
        assert words["texts"] == list(sources(PSEUDO_LANGUAGE).values())
