"""Every decision has all its parts, and what is offered is exactly what nothing stands in the way of."""

from __future__ import annotations

import random
from collections.abc import Iterator

import numpy as np
import numpy.typing as npt
import pytest

from leopold.fuzz import new_game
from leopold.game import Game
from leopold.packs import Pack
from leopold.reopening import replay
from leopold.rules import engine
from leopold.rules.actions import ACTIONS, CATALOGUE, kind_of
from leopold.rules.agenda import DECISIONS, HAPPENINGS, MATTERS
from leopold.rules.decisions.dispatch import DECISION_NAMES
from leopold.rules.state import GAME
from leopold.rules.whys import MAY, UNASKED, WHYS, code_of, parameters_of, refuse
from leopold.scenarios import Scenario
from leopold.scenarios import read_file as read_scenarios
from leopold.scenarios.running import start
from leopold.speech import Speaker
from leopold.text.decision import _MEANINGS as ARGUMENT_MEANINGS
from leopold.text.decision import UNTOLD, decision_of
from leopold.text.refusals import _MEANINGS as REFUSAL_MEANINGS
from leopold.text.refusals import obstacles, read_refusal, why_not
from leopold.text.transcript import read_file
from leopold.words import catalogue
from tests.golden.past import GAMES
from tests.kinds import KINDS, positions
from tests.scenarios.files import scenario_files

KIND_NAMES = {kind.name for kind in CATALOGUE}
SCENARIOS = [scenario for file in scenario_files() for scenario in read_scenarios(file)]


def test_every_decision_has_words_and_answers() -> None:
    words = catalogue()
    for matter in DECISIONS.values():
        assert words.has(f"ask-{matter.name}"), f"{matter.name} has no question"
        assert words.has(f"coming-{matter.name}"), f"{matter.name} has no words for when it is still to come"
        assert matter.answers and set(matter.answers) <= KIND_NAMES, matter.name
        for kind in matter.answers:
            assert words.has(f"form-{kind}"), f"nobody is told how `{kind}` is written"


def test_everything_that_happens_by_itself_is_told_or_left_out_on_purpose() -> None:
    for code, matter in HAPPENINGS.items():
        if code not in UNTOLD and matter.name != "step":  # a step is told by what it does
            assert catalogue().has(f"coming-{matter.name}"), matter.name


def test_every_argument_has_a_meaning_that_people_can_be_told() -> None:
    for matter in MATTERS.values():
        for name, meaning in matter.arguments:
            assert meaning == "" or meaning in ARGUMENT_MEANINGS, f"{matter.name}: {name}"


def test_every_reason_has_words_and_readable_parameters() -> None:
    for why in WHYS.values():
        assert catalogue().has(f"why-{why.key}"), why.key
        assert {meaning for _, meaning in why.parameters} <= set(REFUSAL_MEANINGS), why.key


def test_a_refusal_carries_its_parameters() -> None:
    assert parameters_of(
        int(refuse.py_func(7, 19, -1, 300) if hasattr(refuse, "py_func") else refuse(7, 19, -1, 300))
    ) == (
        19,
        -1,
        300,
    )


def check(pack: Pack, game: npt.NDArray[np.uint8]) -> str:
    """Offered is what has no "why not", and only kinds that answer this decision; returns the decision's name."""
    found, out = np.zeros(ACTIONS, np.int64), np.zeros(ACTIONS, np.int16)
    engine.why_not(pack.tables, game, 0, found)
    offered = out[: engine.legal(pack.tables, game, out)].tolist()
    decision = decision_of(pack, game.view(GAME)[0])
    assert decision is not None
    may = np.flatnonzero(found == MAY).tolist()
    assert sorted(offered) == may, f"{decision.name}: what is offered is not what has no why not"
    assert {kind_of(number).name for number in offered} <= set(decision.answers), decision.name
    speaker = Speaker(pack)
    for refusal in set(found.tolist()) - {MAY, UNASKED}:
        assert code_of(refusal) in WHYS
        assert speaker.say(read_refusal(pack, refusal))
    assert speaker.say(decision.question)
    return decision.name


@pytest.mark.parametrize("kind", KINDS[:: max(1, len(KINDS) // 24)], ids=str)
def test_what_is_offered_is_exactly_what_has_no_why_not(kind: object) -> None:
    for game in positions(new_game(kind, 5), 5):  # type: ignore[arg-type] # a kind of game
        check(game.pack, game.record_bytes)


def asked_for(name: str) -> list[Scenario]:
    """The scenarios that expect a decision somewhere."""
    return [one for one in SCENARIOS if any(step.then.get("decision") == name for step in one.steps)]


def met_in(scenario: Scenario) -> Iterator[str]:
    """The decisions that a scenario comes to, each of them checked."""
    position = start(scenario)
    for when in (when for step in scenario.steps for when in step.when):
        if not position.record.over:
            yield check(position.pack, position.bytes)
        if when.rolled is not None:
            position.roll(when.rolled)
        elif when.refused is None:
            position.play(when.text)
    if not position.record.over:
        yield check(position.pack, position.bytes)


@pytest.mark.parametrize("name", sorted(DECISION_NAMES.values()))
def test_every_decision_is_met_in_a_scenario(name: str) -> None:
    found = asked_for(name)
    assert found, f'no scenario has `then = {{ decision = "{name}" }}`'
    assert name in {met for scenario in found[:3] for met in met_in(scenario)}


def test_decisions_of_recorded_games_offer_what_has_no_why_not() -> None:
    met: set[str] = set()
    files = sorted(GAMES.glob("*.leopold"))
    random.Random(1).shuffle(files)
    for file in files:
        transcript = read_file(file)
        game = replay(transcript, to=0)
        for move in transcript.moves:
            if game.deciding not in met:
                met.add(check(game.pack, game.record_bytes))
            game.apply(move.text)
    assert len(met) >= 20


def test_what_somebody_types_elsewhere_is_answered_with_the_question_and_the_forms() -> None:
    # given a seat that chooses its first guest
    game = Game(2, seed=1)
    # when it is asked why it cannot hire anybody
    said = why_not(game.pack, game.record, 648)
    # then it hears what is asked and what can be said
    sentence = Speaker(game.pack).say(said)
    assert "Choose your first guest" in sentence and "`guest <space>`" in sentence


def test_things_that_do_not_glow_say_why() -> None:
    # given the beginning of a turn
    game = Game(2, seed=1)
    while game.deciding != "turn":
        game.apply(game.numbers[0])
    # then ending it is explained, and nothing that is possible is
    told = dict(obstacles(game.pack, game.record))
    assert told[1].key == "why-end-no_die_or_pass"
    assert not set(told) & set(game.numbers)
