"""Whole games: the companion makes the choices that the engine's own Leopold makes at the same table."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from leopold.companion.course import Companion
from leopold.companion.keeping import read
from leopold.companion.questions import Dice, NewGuest, Queue
from leopold.packs.codes import LEVELS
from leopold.rules.state import AUTOMATON_SEAT
from leopold.words import catalogue
from leopold.words.pseudo import PSEUDO_LANGUAGE
from tests.companion.table import Answers, RealTable, converse, scorings_of, turns_of

TURNS = 14
TYPED = {"same", "none", "yes", "no", "help"}
"""Answers and commands, which are the same in every language."""
JOINS = {"and", "or"}
"""How lists are joined, which is the locale's."""


def play_along(table: RealTable) -> Companion:
    companion = Companion(table.level, table.seed, table.edition)
    answers = Answers(table, companion)
    while not companion.over:
        companion.answer(answers.to(companion.question))
    return companion


def check_same(companion: Companion, table: RealTable) -> None:
    assert len(table.turns) == TURNS
    for his, real in zip(turns_of(companion), table.turns, strict=True):
        assert his == real.events
    assert scorings_of(companion) == table.scorings
    ours, theirs = companion.him.record, table.game.record
    for field in ("vp", "sheet", "emperor", "rooms", "played_n"):
        assert ours[field][AUTOMATON_SEAT].tolist() == theirs[field][AUTOMATON_SEAT].tolist(), field
    assert ours.markers.tolist() == theirs.markers.tolist()


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("seed", range(8))
def test_the_same_choices_as_the_engine(level: str, seed: int) -> None:
    table = RealTable(level, seed, lazy=(0.0, 0.1, 0.4)[seed % 3])
    check_same(play_along(table), table)


def test_the_edition_of_2015() -> None:
    table = RealTable("hard", 2, edition="2015")
    check_same(play_along(table), table)


def test_a_whole_conversation(tmp_path: Path) -> None:
    table = RealTable("hard", 5)
    companion = Companion("hard", 5)
    answers = Answers(table, companion)
    spoken = converse(companion, lambda: answers.to(companion.question), tmp_path / "game.companion")
    check_same(companion, table)
    assert spoken.finished
    assert spoken.text.count("─ Leopold's turn") == TURNS
    assert [int(number) for number in re.findall(r"^─ Round (\d)", spoken.text, re.MULTILINE)] == list(range(1, 8))
    assert spoken.text.count("─ The emperor comes") == 3
    assert spoken.text.count("Swap the turn-order tiles") == 6
    total = table.game.scores[1].total
    assert f"You win only with more points than Leopold: {total + 1} or more." in spoken.text
    assert max(len(line) for line in spoken.text.split("\n")) <= 100
    assert "\x1b" not in spoken.text and "None" not in spoken.text


def test_a_whole_conversation_in_other_words(tmp_path: Path) -> None:
    # Given a game in the pseudo language, in which every letter from the catalogue is accented
    table = RealTable("hard", 5)
    companion = Companion("hard", 5)
    answers = Answers(table, companion)
    # When it is played to its end
    path = tmp_path / "1.companion"
    spoken = converse(companion, lambda: answers.to(companion.question), path, catalogue(PSEUDO_LANGUAGE))
    # Then nothing plain is left but what is typed, and where the game is kept
    text = spoken.text.replace("\n", "").replace(str(path), "")
    plain = set(re.findall(r"[a-z]{2,}", text)) - TYPED - JOINS
    assert spoken.finished and not plain


def test_only_what_he_must_know_is_asked() -> None:
    """The whole queue only when people may have changed it, dice likewise; nothing where the card does not need it."""
    table = RealTable("easy", 11)
    companion = Companion("easy", 11)
    answers = Answers(table, companion)
    asked: list[tuple[int, type]] = []
    while not companion.over:
        turn = len(turns_of(companion))
        asked.append((turn, type(companion.question)))
        companion.answer(answers.to(companion.question))
    for number, real in enumerate(table.turns, 1):
        kinds = [kind for at, kind in asked if at == number]
        guests = sum(event.name in ("automaton_guest", "automaton_no_guest") for event in real.events)
        second_in_a_row = number % 4 == 0
        whole = 0 if second_in_a_row or not guests else 1
        assert kinds.count(Queue) <= max(whole, guests and 1)
        if second_in_a_row:
            assert kinds.count(Dice) == 0
        else:
            assert kinds.count(Dice) == 1
        assert kinds.count(Queue) + kinds.count(NewGuest) <= guests
    claims = [event for event in companion.journal if event.name == "objective_claimed"]
    assert sum(given.key == "claimed" for given in companion.given) == len(claims)


def test_undo_at_every_question_changes_nothing() -> None:
    table = RealTable("hard", 3, lazy=0.2)
    companion = Companion("hard", 3)
    answers = Answers(table, companion)
    while not companion.over:
        question, journal, bytes_before = companion.question, list(companion.journal), companion.him.record.tobytes()
        text = answers.to(question)
        companion.answer(text)
        companion.undo()
        assert (companion.question, companion.journal) == (question, journal)
        assert companion.him.record.tobytes() == bytes_before
        companion.answer(text)
    check_same(companion, table)


def test_a_game_resumed_after_every_answer(tmp_path: Path) -> None:
    table = RealTable("medium", 9)
    path = tmp_path / "game.companion"
    companion = Companion("medium", 9)
    sittings = 0
    while not companion.over:
        sat: list[bool] = []

        def once(companion: Companion = companion, sat: list[bool] = sat) -> str | None:
            if sat:
                return "quit"
            sat.append(True)
            return Answers(table, companion).to(companion.question)

        spoken = converse(companion, once, path)
        assert spoken.finished or "Go on with it" in spoken.text
        companion = read(path)
        sittings += 1
    assert sittings > 40
    check_same(companion, table)
