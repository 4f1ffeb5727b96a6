"""Laws that hold for every game of every kind, whatever is played."""

from __future__ import annotations

import random
from typing import Any

import numpy as np
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from leopold.config import Config
from leopold.errors import RulesError
from leopold.fuzz import new_game
from leopold.game import Game
from leopold.journal import read_log
from leopold.rules import engine
from leopold.rules.actions import ACTIONS
from leopold.rules.laws import LAW_NAMES
from leopold.rules.state import CORE_BYTES, GAME, PLAYED
from tests.kinds import KINDS, games, play_some, positions, running_games, set_up_again

relaxed = settings(max_examples=60, deadline=None, suppress_health_check=[HealthCheck.too_slow])


@pytest.mark.parametrize("kind", KINDS, ids=str)
def test_every_law_holds_at_every_decision_until_the_end(kind: Config) -> None:
    game = new_game(kind, seed=99)
    decisions = 0
    for position in positions(game, seed=5):
        broken = engine.check_laws(game.pack.tables, position.record_bytes, len(game.pack.guests))
        assert broken == 0, LAW_NAMES.get(broken)
        assert position.numbers, "there is always a legal action"
        assert len(set(position.numbers)) == len(position.numbers), "no action is listed twice"
        decisions += 1
    assert game.over and game.round == 7
    assert (30 if kind.solo else 60) < decisions < 1000


@relaxed
@given(running_games)
def test_undo_after_play_gives_the_same_bytes(game: Game) -> None:
    before = game.snapshot()
    for action in game.actions:
        game.play(action)
        assert game.undo() == action
        assert game.snapshot() == before


@relaxed
@given(running_games, st.lists(st.integers(-3, ACTIONS + 3), min_size=5, max_size=40))
def test_an_illegal_action_changes_nothing_and_says_why(game: Game, numbers: list[int]) -> None:
    before = game.snapshot()
    legal = set(game.numbers)
    for number in numbers:
        if number in legal:
            continue
        with pytest.raises(RulesError) as refusal:
            game.play(number)
        assert str(refusal.value).strip().endswith((".", "?", "!"))
        assert game.snapshot() == before
        assert game.numbers == sorted(legal, key=game.numbers.index)


@relaxed
@given(games)
def test_the_same_actions_from_the_same_seed_give_the_same_bytes(game: Game) -> None:
    again = set_up_again(game)
    for number in game.moves:
        again.apply(number)
    assert again.snapshot() == game.snapshot()


@relaxed
@given(games, st.integers(0, 2**32 - 1))
def test_what_a_seat_sees_does_not_depend_on_what_it_may_not_know(game: Game, salt: int) -> None:
    """Deal everything hidden anew: the view, the observation and the legal actions must not notice."""
    for seat in [*range(game.players), None]:
        number = -1 if seat is None else seat
        other = game.copy()
        engine.resample(game.pack.tables, other.record_bytes, number, np.array([salt, 1, 2, 3], np.int64))
        other.restore(other.snapshot())
        assert other.view(seat) == game.view(seat)
        assert observation(other, number) == observation(game, number)
        assert engine.check_laws(game.pack.tables, other.record_bytes, len(game.pack.guests)) == 0
        if game.to_move == seat:
            assert other.numbers == game.numbers


def observation(game: Game, seat: int) -> bytes:
    covered = game.record_bytes.copy()
    engine.observe(game.pack.tables, covered, seat)
    return covered.tobytes()


def test_dealing_anew_really_changes_what_is_hidden() -> None:
    """Without this the law above could hold for want of anything hidden."""
    game = play_some(new_game(KINDS[0], 3), 30, 3)
    other = game.copy()
    engine.resample(game.pack.tables, other.record_bytes, 0, np.array([1, 2, 3, 4], np.int64))
    mine, theirs = game.record, other.record_bytes.view(GAME)[0]
    assert mine.guest_deck.tolist() != theirs.guest_deck.tolist()
    assert mine.staff_at.tolist() != theirs.staff_at.tolist()
    assert game.seat(0).hand == other.seat(0).hand
    assert game.seat(1).hand != other.seat(1).hand
    assert len(game.seat(1).hand or []) == len(other.seat(1).hand or []) == game.seat(1).hand_size


def test_resampling_is_fair_among_all_places_a_card_can_be() -> None:
    """Over many deals an unseen card lies in the other hand as often as its size says."""
    game = play_some(new_game(KINDS[0], 3), 30, 3)
    unseen = game.seat(1).hand_size + int(game.record.staff_deck_n)
    times: dict[int, int] = {}
    deals = 4000
    for deal in range(deals):
        other = game.record_bytes.copy()
        engine.resample(game.pack.tables, other, 0, np.array([deal, 7, 7, 7], np.int64))
        for card in np.flatnonzero(other.view(GAME)[0].staff_at == 5).tolist():
            times[card] = times.get(card, 0) + 1
    expected = deals * game.seat(1).hand_size / unseen
    assert len(times) == unseen
    assert all(abs(n - expected) < 6 * expected**0.5 for n in times.values())


@relaxed
@given(games)
def test_a_copy_goes_its_own_way(game: Game) -> None:
    before = game.snapshot()
    twin = game.copy()
    assert twin.snapshot() == before and twin.moves == game.moves
    play_some(twin, 5, 1)
    assert game.snapshot() == before
    if not game.over:
        assert twin.moves[: len(game.moves)] == game.moves and len(twin.moves) > len(game.moves)


def test_equal_positions_are_equal_bytes_whatever_the_way() -> None:
    """Nothing of a finished turn stays behind in the record: serving one guest then the other, or the other first."""
    game = play_some(new_game(KINDS[0], 8), 60, 8)
    chance = random.Random(0)
    while not game.over:
        serves = [a for a in game.actions if a.kind == "serve"]
        if game.deciding == "turn" and len({a.text for a in serves}) >= 2:
            one, two = serves[0], serves[1]
            first, second = game.copy(), game.copy()
            try:
                first.play_all([one.text, two.text])
                second.play_all([two.text, one.text])
            except RulesError:
                pass
            else:
                assert first.snapshot()[:CORE_BYTES] == second.snapshot()[:CORE_BYTES]
                return
        game.apply(chance.choice(game.numbers))
    pytest.skip("no turn with two things to serve in this game")


def staff_at(game: Game, place: int) -> set[int]:
    """The numbers of the staff cards that lie somewhere."""
    return {game.pack.staff[card].number for card in np.flatnonzero(game.record.staff_at == place)}


@pytest.mark.parametrize("kind", KINDS[::4], ids=str)
def test_staff_in_play_belong_to_one_seat(kind: Config) -> None:
    """To the seat that played them, as the journal told it; whoever only counts the record compares it with itself."""
    hired = 0
    for seed in (1, 2, 3):
        game = new_game(kind, seed)
        told: dict[int | None, set[Any]] = {seat: set() for seat in range(game.players)}
        for position in positions(game, 1):
            for event in read_log(position.pack, position.record):
                if event.name in ("staff_hired", "automaton_staff"):
                    told[event.seat].add(event["staff"])
                    hired += 1
                elif event.name == "staff_dismissed":
                    told[event.seat].remove(event["staff"])
            for seat in range(game.players):
                assert staff_at(position, PLAYED + seat) == told[seat]
                assert int(position.record.played_n[seat]) == len(told[seat])
            assert sum(len(cards) for cards in told.values()) == len(set().union(*told.values()))
    assert hired > 0
