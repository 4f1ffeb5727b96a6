"""Whatever the server says can be said: every key is in the catalogue, with every value that its sentence needs."""

from __future__ import annotations

import inspect
from collections.abc import Callable
from pathlib import Path
from typing import Any, get_type_hints

import pytest

from leopold.server import errors
from leopold.server.errors import TableError
from leopold.words import Said, catalogue, languages, sources
from leopold.words.pseudo import PSEUDO_LANGUAGE
from tests.server.databases import database
from tests.server.visitors import LocalServer, open_server

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
    Said: Said("request-body-wrong", {"reason": "it is empty"}),
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
