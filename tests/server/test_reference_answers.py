"""What the companion answers to common questions is true: every answer is played, and leads to places there are."""

from __future__ import annotations

import json
import re
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from leopold.packs import EDITIONS
from leopold.scenarios import Scenario, read_file, run_scenario
from leopold.words import catalogue, sources
from leopold.words.rulings import rulings

PAGE = Path(__file__).parents[2] / "leopold" / "server" / "page" / "src"
QUESTIONS: list[dict[str, Any]] = json.loads((PAGE / "companion/reference/questions.json").read_text("utf-8"))
PLAYED = read_file(Path(__file__).with_name("reference_answers.toml"))
IN_BOTH = [
    replace(scenario, given={**scenario.given, "edition": edition})
    for scenario in PLAYED
    for edition in (EDITIONS if scenario.source.count(" ") == 1 else ())
]
"""Where no edition is named, the answer is the same in all of them."""


def verdicts(question: dict[str, Any]) -> list[str]:
    """As the scenarios name them; an edition stands before its own answer."""
    verdict = question["verdict"]
    if isinstance(verdict, str):
        return [f"{question['name']}: {verdict}"]
    return [f"{question['name']}: {edition} {answer}" for edition, answer in verdict.items()]


@pytest.mark.parametrize(
    "scenario",
    [*(scenario for scenario in PLAYED if scenario.source.count(" ") > 1), *IN_BOTH],
    ids=lambda scenario: f"{scenario.source}, {scenario.name}, {scenario.given['edition']}",
)
def test_an_answer_holds_when_it_is_played(scenario: Scenario) -> None:
    outcome = run_scenario(scenario)

    assert outcome.passed, outcome.report


def test_every_answer_is_played_and_nothing_else() -> None:
    assert {scenario.source for scenario in PLAYED} == {told for one in QUESTIONS for told in verdicts(one)}
    for question in QUESTIONS:
        assert isinstance(question["verdict"], str) or set(question["verdict"]) == set(EDITIONS)


def test_every_question_has_its_words_and_the_places_where_the_answer_stands() -> None:
    words = catalogue("en")
    asked = {key for text in sources("en").values() for key in re.findall(r"^may-(\w+) =", text, re.MULTILINE)}
    chapters = re.findall(r'"(\w+)"', (PAGE / "book/chapters.ts").read_text("utf-8").split("as const")[0])
    places = {f"rules-{chapter}" for chapter in chapters} | {f"ruling-{ruling.number}" for ruling in rulings()}

    assert asked == {question["name"] for question in QUESTIONS}
    for question in QUESTIONS:
        assert words.has(f"may-{question['name']}-answer"), question
        assert question["places"] and set(question["places"]) <= places, question
