"""Whole games: the companion makes the choices that the engine's own Leopold makes at the same table."""

from __future__ import annotations

import re
from collections.abc import Sequence
from itertools import islice
from pathlib import Path

import pytest

from leopold.companion import hotel
from leopold.companion.automaton import BY_RANK, Automaton
from leopold.companion.course import Companion
from leopold.companion.questions import (
    AtTheBall,
    Ballrooms,
    Dice,
    NewGuest,
    Question,
    Queue,
    SpacesTaken,
    Worth,
)
from leopold.packs.codes import HOUSES, LEVELS
from leopold.rules.state import AUTOMATON_SEAT
from leopold.terminal.beside.files import read
from leopold.words import catalogue
from leopold.words.pseudo import PSEUDO_LANGUAGE
from tests.companion.table import Answers, RealTable, converse, scorings_of, turns_of

TURNS = 14
TYPED = {"same", "none", "yes", "no", "help", "wine", "cake"}
"""Answers and commands, which are the same in every language."""
JOINS = {"and", "or"}
"""How lists are joined, which is the locale's."""


def play_along(table: RealTable) -> Companion:
    companion = Companion(table.level, table.seed, table.edition, table.modules)
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
    for field in ("rehearsing", "dancers", "cafe", "served"):
        assert ours[field][AUTOMATON_SEAT].tolist() == theirs[field][AUTOMATON_SEAT].tolist(), field
    for field in ("markers", "house", "gears", "room_gears", "queue_gears", "stars"):
        assert ours[field].tolist() == theirs[field].tolist(), field


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("seed", range(8))
def test_the_same_choices_as_the_engine(level: str, seed: int) -> None:
    table = RealTable(level, seed, lazy=(0.0, 0.1, 0.4)[seed % 3])
    check_same(play_along(table), table)


ELISABETHS = (("ballrooms",), ("celebrities",), ("ballrooms", "celebrities"))
EVERYTHING = ("promo", "more", "ballrooms", "celebrities", "entrances")


def at_house(house: str, modules: Sequence[str], level: str = "hard", skip: int = 0, lazy: float = 0.0) -> RealTable:
    """A game in which the seed draws this hotel for the automaton."""
    fitting = (seed for seed in range(100) if Companion(level, seed, modules=modules).him.house == house)
    return RealTable(level, next(islice(fitting, skip, None)), lazy=lazy, modules=modules)


@pytest.mark.parametrize("modules", ELISABETHS, ids=" ".join)
@pytest.mark.parametrize("seed", range(6))
def test_elisabeth_makes_the_same_choices_as_in_the_engine(modules: Sequence[str], seed: int) -> None:
    table = RealTable(LEVELS[seed % 3], seed, lazy=(0.0, 0.3)[seed % 2], modules=modules, eager=("dance", "send"))
    companion = play_along(table)
    assert companion.him.automaton == "elisabeth"
    check_same(companion, table)


@pytest.mark.parametrize("house", HOUSES)
@pytest.mark.parametrize("skip", range(5))
def test_leopold_makes_the_same_choices_in_each_of_his_hotels(house: str, skip: int) -> None:
    table = at_house(house, ("entrances",), LEVELS[2 - skip % 3], skip, lazy=(0.0, 0.3)[skip % 2])
    companion = play_along(table)
    assert companion.him.automaton == "leopold"
    check_same(companion, table)


@pytest.mark.parametrize("house", HOUSES)
def test_with_everything_that_goes_alone(house: str) -> None:
    table = at_house(house, EVERYTHING)
    companion = play_along(table)
    assert companion.him.automaton == "elisabeth"
    check_same(companion, table)


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


def test_a_whole_conversation_with_elisabeth(tmp_path: Path) -> None:
    # Given a game with dancers and celebrities
    table = RealTable("hard", 5, modules=("ballrooms", "celebrities"), eager=("dance", "send"))
    companion = Companion("hard", 5, modules=table.modules)
    answers = Answers(table, companion)
    # When it is played to its end
    spoken = converse(companion, lambda: answers.to(companion.question), tmp_path / "game.companion")
    # Then it is told of her alone, with her dancers, her dice and the balls, and not who the celebrities are
    assert spoken.finished and "Leopold" not in spoken.text
    assert spoken.text.count("─ Elisabeth's turn") == TURNS
    assert spoken.text.count("─ The ball: ") == 3
    for sentence in ("She sends a dancer to", "It is the ", "She takes the celebrity beside it, only for the points."):
        assert sentence in " ".join(spoken.text.split())
    assert not any(tile.names["en"] in spoken.text for tile in companion.him.pack.celebrities)
    assert max(len(line) for line in spoken.text.split("\n")) <= 100


@pytest.mark.parametrize(
    ("house", "sentences"),
    [
        ("hautel_couture", ("has reserved room", "from the supply beside the action spaces", "○ reserved", "wants")),
        ("nine_stars_inn", ("lays a gear on the scale of stars", "Lay an objective that is left over sideways")),
        ("sushi_resort", ("gear on each of these rooms", "it goes to the leftmost guest", "* gear", "Y *")),
        ("toll_bridge_hotel", ("leaves a gear on space", "Which of the spaces with gears", "for gears and stands at")),
    ],
)
def test_a_whole_conversation_in_each_hotel(house: str, sentences: Sequence[str], tmp_path: Path) -> None:
    table = at_house(house, ("entrances",))
    companion = Companion("hard", table.seed, modules=table.modules)
    answers = Answers(table, companion)
    spoken = converse(companion, lambda: answers.to(companion.question), tmp_path / "game.companion")
    told = " ".join(spoken.text.split())
    assert spoken.finished and "Elisabeth" not in told and "None" not in told
    for sentence in sentences:
        assert sentence in told


@pytest.mark.parametrize("house", ["", *HOUSES])
def test_a_whole_conversation_in_other_words(house: str, tmp_path: Path) -> None:
    # Given a game in the pseudo language, in which every letter from the catalogue is accented
    table = at_house(house, EVERYTHING) if house else RealTable("hard", 5)
    companion = Companion("hard", table.seed, modules=table.modules)
    answers = Answers(table, companion)
    # When it is played to its end
    path = tmp_path / "1.companion"
    spoken = converse(companion, lambda: answers.to(companion.question), path, catalogue(PSEUDO_LANGUAGE))
    # Then nothing plain is left but what is typed, and where the game is kept
    said = "".join(line for line in spoken.text.split("\n") if not line.startswith("> "))
    text = said.replace(str(path), "")
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


def test_of_balls_and_celebrities_only_what_she_must_know_is_asked() -> None:
    """Rows before a dancer and only as far as they matter, coloured dice with the dice, points of celebrities only of
    dice that she may take and that the player may have changed; dancers at a ball only where ranks are scored."""
    table = RealTable("hard", 11, modules=("ballrooms", "celebrities"), eager=("dance", "send"))
    companion = Companion("hard", 11, modules=table.modules)
    answers = Answers(table, companion)
    asked: list[tuple[int, Question]] = []
    while not companion.over:
        assert companion.question is not None
        asked.append((len(turns_of(companion)), companion.question))
        companion.answer(answers.to(companion.question))
    for number, real in enumerate(table.turns, 1):
        now = [question for at, question in asked if at == number]
        dancers = sum(event.name == "automaton_dancer" for event in real.events)
        colours = sum(event.name == "automaton_colour" for event in real.events)
        rows = [question.place for question in now if isinstance(question, SpacesTaken)]
        assert bool(dancers) or not rows
        assert len(rows) == len(set(rows))
        assert sum(isinstance(question, Worth) for question in now) <= colours
        if number <= 2:  # in the first round everybody is worth the same
            assert not any(isinstance(question, Worth) for question in now)
    halls = [companion.him.pack.ballrooms[hall] for hall in companion.him.record.ballrooms]
    ranked = sum(hall.score.name in BY_RANK for hall in halls)
    assert sum(isinstance(question, AtTheBall) for _, question in asked) == ranked
    assert sum(isinstance(question, Ballrooms) for _, question in asked) == 1


def test_a_gear_that_left_with_its_guest_is_asked_about_only_in_doubt() -> None:
    # Given a queue with a gear on its second guest from the right
    him = Automaton("hard", 0, modules=("entrances",), house="sushi_resort")
    him.lay_queue([50, 51, 52, 53, 54])
    him.record.queue_gears[3] = 1
    assert hotel.guests_with_gears(him) == {53: 1}
    # When somebody to the right of that guest is still there, the player took the gear; else it may have been scored
    assert hotel.doubtful(him, [60, 50, 51, 52, 54]) == ()
    assert hotel.doubtful(him, [61, 60, 50, 51, 52]) == (53,)
    # Then it counts only if the guest was at the right end before
    before = int(him.record.vp[AUTOMATON_SEAT])
    hotel.lay_queue(him, [61, 60, 50, 51, 52], [53])
    assert int(him.record.vp[AUTOMATON_SEAT]) == before + him.pack.board.gear_vp
    assert not hotel.guests_with_gears(him)


def test_gears_go_with_their_guests_and_are_scored_at_the_right_end() -> None:
    him = Automaton("hard", 0, modules=("entrances",), house="sushi_resort")
    him.lay_queue([50, 51, 52, 53, 54])
    him.record.queue_gears[:] = [1, 0, 0, 1, 0]
    hotel.lay_queue(him, [60, 50, 51, 52, 53])
    assert hotel.guests_with_gears(him) == {50: 1}
    assert [event.name for event in him.journal] == ["gear_scored", "vp"]


@pytest.mark.parametrize("house", ["", "hautel_couture", "sushi_resort"])
def test_undo_at_every_question_changes_nothing(house: str) -> None:
    table = at_house(house, EVERYTHING, lazy=0.2) if house else RealTable("hard", 3, lazy=0.2)
    companion = Companion("hard", table.seed, modules=table.modules)
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


@pytest.mark.parametrize("house", ["", "hautel_couture"])
def test_a_game_resumed_after_every_answer(house: str, tmp_path: Path) -> None:
    table = at_house(house, EVERYTHING, "medium") if house else RealTable("medium", 9)
    path = tmp_path / "game.companion"
    companion = Companion("medium", table.seed, modules=table.modules)
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
