"""Laws of the solo game: what holds whatever is played, and what Leopold never has."""

from __future__ import annotations

import hashlib
import json
import os
import random
import subprocess
import sys
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import numpy as np
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import leopold
from leopold.config import Config
from leopold.errors import RecordError, RulesError
from leopold.fuzz import fuzz, new_game, solo_kinds
from leopold.game import Game
from leopold.journal import Event
from leopold.packs.automata import PLAYABLE
from leopold.packs.codes import GAME_END, HAUTEL_COUTURE
from leopold.rules import engine
from leopold.rules.jit import JIT
from leopold.rules.state import AUTOMATON_SEAT, CORE_BYTES, GAME, HAND, PRIVATE
from leopold.text.transcript import read_transcript, write_transcript
from tests.kinds import play_some, positions, set_up_again

ROOT = Path(__file__).resolve().parents[2]
KINDS = solo_kinds()
LEVELS = ("easy", "medium", "hard")

relaxed = settings(max_examples=40, deadline=None, suppress_health_check=[HealthCheck.too_slow])
games = st.builds(
    lambda kind, seed, actions: play_some(new_game(kind, seed), actions, seed),
    st.sampled_from(KINDS),
    st.integers(0, 2**32),
    st.integers(0, 160),
)


def alone(seed: int = 1, level: str = "hard") -> Game:
    return Game(solo="leopold", level=level, seed=seed)


# --- the laws of every game


def test_twenty_thousand_random_games_keep_every_law(tmp_path: Path) -> None:
    assert fuzz(20_000, kinds=KINDS, folder=tmp_path) is None
    assert list(tmp_path.iterdir()) == []


def digests(seed: int) -> list[str]:
    """For each kind a digest over the bytes before every decision, what can be seen of them, and a new deal."""
    found = []
    for number, kind in enumerate(KINDS):
        game = new_game(kind, seed + number)
        chance = random.Random(seed + number)
        digest = hashlib.sha256(game.snapshot())
        while not game.over:
            game.apply(chance.choice(game.numbers))
            digest.update(game.snapshot())
            if len(game.moves) % 20 == 0:
                for seat in (-1, 0, 1):
                    for look in (observation, dealt_anew):
                        digest.update(look(game, seat))
        digest.update(repr(game.scores).encode())
        found.append(digest.hexdigest())
    return found


def observation(game: Game, seat: int) -> bytes:
    covered = game.record_bytes.copy()
    engine.observe(game.pack.tables, covered, seat)
    return covered.tobytes()


def dealt_anew(game: Game, seat: int, salt: int = 1) -> bytes:
    dealt = game.record_bytes.copy()
    engine.resample(game.pack.tables, dealt, seat, np.array([salt, 2, 3, 4], np.int64))
    return dealt.tobytes()


def test_interpreted_and_compiled_solo_games_are_equal_byte_by_byte() -> None:
    code = "import json; from tests.solo.test_laws import digests; print(json.dumps(digests(77)))"
    environment = {**os.environ, "LEOPOLD_JIT": "0" if JIT else "1", "PYTHONPATH": str(ROOT)}
    other = subprocess.run(
        [sys.executable, "-c", code], cwd=ROOT, env=environment, capture_output=True, text=True, check=False
    )
    assert other.returncode == 0, other.stderr
    assert digests(77) == json.loads(other.stdout)


@relaxed
@given(games)
def test_the_same_actions_from_the_same_seed_give_the_same_bytes(game: Game) -> None:
    again = set_up_again(game)
    for number in game.moves:
        again.apply(number)
    assert again.snapshot() == game.snapshot()


@relaxed
@given(games)
def test_saving_and_loading_gives_the_same_game(game: Game) -> None:
    text = write_transcript(game.transcript(["Ann"]))
    again = leopold.replay(read_transcript(text, "game"))
    assert again.snapshot() == game.snapshot() and again.config == game.config
    assert write_transcript(again.transcript(["Ann"])) == text


def test_a_finished_game_is_kept_with_both_scores(tmp_path: Path) -> None:
    game = play_some(alone(), 2000, 1)
    path = game.save(tmp_path / "alone.leopold")
    text = path.read_text()
    assert f"result: {game.scores[0].total}, {game.scores[1].total}\n" in text
    assert "players: 1\n" in text and "solo: leopold\nlevel: hard\n" in text and "seat 2" not in text
    assert leopold.load(path).winners == game.winners
    path.write_text(text.replace("level: hard", "level: easy"))
    with pytest.raises(RecordError, match=r"alone\.leopold"):
        leopold.load(path)


@pytest.mark.parametrize(
    ("old", "new", "reason"),
    [
        ("variant: standard", "variant: draft", "there is no draft variant"),
        ("edition: revised", "edition: revised\nstart: 1", "the automaton always begins"),
    ],
)
def test_a_record_of_a_game_that_cannot_be_is_refused(old: str, new: str, reason: str) -> None:
    text = write_transcript(play_some(alone(), 10, 1).transcript())
    with pytest.raises(RecordError) as refusal:
        leopold.replay(read_transcript(text.replace(old, new), "alone.leopold"))
    assert str(refusal.value).startswith("alone.leopold: The game was never set up like this. ")
    assert reason in str(refusal.value)


def test_undo_takes_the_turn_of_the_automaton_back_too() -> None:
    game = alone()
    for position in positions(game, seed=2):
        before = position.snapshot()
        for number in position.numbers[:3]:
            position.apply(number)
            position.undo()
            assert position.snapshot() == before


# --- what may be set up


@pytest.mark.parametrize(
    ("wrong", "sentence"),
    [
        ({"solo": "franz"}, f"There is no automaton 'franz'; there is {' or '.join(PLAYABLE)}."),
        ({"solo": "leopold", "level": "expert"}, "There is no level 'expert'; there are easy, medium, hard."),
        ({"level": "hard"}, "A level belongs to the solo game, alone against an automaton."),
        ({"solo": "leopold", "players": 2}, "The solo game is for one player, not 2."),
        ({"players": 1}, "Grand Austria Hotel is for 2 to 4 players, or one against an automaton; not 1."),
        (
            {"solo": "leopold", "variant": "introductory"},
            "In the solo game you choose your hand from staff cards that you draw; there is no introductory variant.",
        ),
        ({"solo": "leopold", "variant": "draft"}, "there is no draft variant."),
        ({"solo": "leopold", "start": 0}, "In the solo game the automaton always begins; leave the start seat out."),
        ({"solo": "leopold", "start": 1}, "leave the start seat out."),
        ({"solo": "leopold", "hotels": ["night", "night"]}, "Name one hotel, your own; 2 were named."),
        ({"solo": "leopold", "hotels": "noon"}, "There is no hotel 'noon'"),
        ({"solo": "leopold", "edition": "2016"}, "no edition '2016'"),
    ],
)
def test_what_cannot_be_set_up_is_refused_with_a_sentence(wrong: dict[str, object], sentence: str) -> None:
    with pytest.raises(RulesError) as refusal:
        Game(**wrong)  # type: ignore[arg-type]
    assert sentence in str(refusal.value)


def test_defaults() -> None:
    game = Game(solo="leopold", seed=1)
    assert (game.config.solo, game.config.level, game.config.hotels) == ("leopold", "easy", ("night",))
    assert (game.config.players, game.players) == (1, 2)
    assert Game(1, solo="leopold", seed=1).snapshot() == game.snapshot()
    assert Game(2, seed=1).view().solo is None


def test_levels_change_the_game_and_not_the_deal() -> None:
    easy, hard = alone(5, "easy"), alone(5, "hard")
    for name in ("queue", "guest_deck", "staff_deck", "private", "instructions", "objectives", "tiles", "hotel"):
        assert easy.record[name].tolist() == hard.record[name].tolist()
    totals = [
        sum(play_some(alone(seed, level), 2000, seed).scores[AUTOMATON_SEAT].total for seed in range(20))
        for level in LEVELS
    ]
    assert totals == sorted(totals)


@pytest.mark.parametrize("kind", KINDS, ids=str)
def test_what_lies_on_the_table_before_the_first_decision(kind: Config) -> None:
    privates: Counter[int] = Counter()
    firsts: Counter[int] = Counter()
    for seed in range(60):
        game = new_game(kind, seed)
        g, t = game.record, game.pack.record
        assert (game.to_move, game.deciding, len(game.actions)) == (0, "return_staff", 10)
        you, he = game.seat(0), game.seat(AUTOMATON_SEAT)
        krones = 7 if "entrances" in kind.modules else 10
        items = 5 if "ballrooms" in kind.modules else 4
        assert (you.krones, sum(you.kitchen.values()), you.hand_size, you.turn_order) == (krones, items, 10, 2)
        assert (he.krones, sum(he.kitchen.values()), he.hand_size, he.turn_order) == (0, 0, 0, 1)
        assert he.hotel == "night" and he.staff == []
        if int(g.house) != HAUTEL_COUTURE:  # where three guests have reserved rooms
            assert he.cafe == [None] * 3
            assert all(room.state == "empty" for floor in he.rooms for room in floor)
        assert you.hotel == "night" if kind.hotels == ("night",) else you.hotel.startswith("day ")
        private = g.private[: int(g.private_n)].tolist()
        assert len(set(private)) == 5 and (t.staff_timing[private] == GAME_END).all()
        assert int(g.staff_deck_n) == len(game.pack.staff) - 5 - 10
        assert sorted(g.instructions[: int(g.instructions_n)].tolist()) == list(range(20))
        privates.update(private)
        firsts[int(g.instructions[19])] += 1
    assert len(privates) == (14 if "ballrooms" in kind.modules else 13) and len(firsts) > 12


def test_any_end_of_game_card_may_be_private_and_any_other_in_the_hand() -> None:
    hands: Counter[int] = Counter()
    for seed in range(400):
        g = alone(seed).record
        hands.update(np.flatnonzero(g.staff_at == HAND).tolist())
    assert len(hands) == 48
    end = [card for card in hands if alone().pack.record.staff_timing[card] == GAME_END]
    ratio = sum(hands[card] for card in end) / len(end) / (sum(hands.values()) / 48)
    assert 0.45 < ratio < 0.85, "five of thirteen are not there to be drawn"


# --- what can be seen


@relaxed
@given(games, st.integers(0, 2**32 - 1))
def test_nobody_sees_the_private_deck_or_the_next_instructions(game: Game, salt: int) -> None:
    """Deal them anew: the view, the observation and the legal actions must not notice."""
    for seat in (0, AUTOMATON_SEAT, None):
        number = -1 if seat is None else seat
        other = game.copy()
        other.restore(dealt_anew(game, number, salt))
        assert other.view(seat) == game.view(seat)
        assert observation(other, number) == observation(game, number)
        if seat == game.to_move:
            assert other.numbers == game.numbers


def test_dealing_anew_really_changes_what_is_hidden() -> None:
    game = play_some(alone(3), 40, 3)
    privates, instructions = set(), set()
    for salt in range(40):
        other = np.frombuffer(dealt_anew(game, 0, salt), np.uint8).view(GAME)[0]
        assert other.private_n == game.record.private_n and other.instructions_n == game.record.instructions_n
        assert sorted(other.instructions.tolist()) == sorted(game.record.instructions.tolist())
        assert (game.pack.record.staff_timing[other.private[: int(other.private_n)]] == GAME_END).all()
        assert other.staff_at[game.record.staff_at == HAND].tolist() == [HAND] * game.seat(0).hand_size
        privates.add(tuple(other.private.tolist()))
        instructions.add(tuple(other.instructions.tolist()))
    assert len(privates) > 20 and len(instructions) > 30


@relaxed
@given(games)
def test_a_view_tells_of_hidden_decks_only_how_many_cards_they_have(game: Game) -> None:
    for seat in (0, AUTOMATON_SEAT, None):
        told = game.view(seat).solo
        assert told is not None
        assert set(told.__struct_fields__) == {
            "automaton",
            "seat",
            "level",
            "card",
            "cards_left",
            "private_deck",
            "markers",
        }
        assert (told.automaton, told.seat, told.level) == (game.config.solo, AUTOMATON_SEAT, game.config.level)
        assert told.cards_left == int(game.record.instructions_n)
        assert told.private_deck == int(game.record.private_n)
        covered = np.frombuffer(observation(game, -1 if seat is None else seat), np.uint8).view(GAME)[0]
        assert set(covered.private.tolist()) == {-1} and set(covered.instructions.tolist()) == {-1}
        assert not (covered.staff_at == PRIVATE).any()


def test_the_journal_is_open_but_for_the_cards_in_your_hand() -> None:
    game = play_some(alone(4), 2000, 4)
    hidden = {event.name for event in game.journal_for(None) if event.arguments.get("staff", 0) is None}
    assert hidden - {"staff_drawn", "staff_looked_at", "staff_returned", "staff_scored"} == set()
    turned = [event["staff"] for event in game.journal_for(None) if event.name == "automaton_staff"]
    assert turned and None not in turned
    assert game.journal_for(0) == game.journal


# --- what Leopold does and never does


def turns(journal: list[Event]) -> Iterator[list[Event]]:
    """The events of each of Leopold's turns."""
    found: list[Event] | None = None
    for event in journal:
        if event.name == "turn_began":
            if found is not None:
                yield found
            found = [event] if event.seat == AUTOMATON_SEAT else None
        elif event.name in ("round_began", "emperor_scored", "dice_rolled"):
            if found is not None:
                yield found
            found = None
        elif found is not None:
            found.append(event)


@pytest.mark.parametrize("level", LEVELS)
def test_a_whole_game_is_fourteen_turns_of_fourteen_cards(level: str) -> None:
    for seed in range(6):
        game = alone(seed, level)
        while not game.over:  # somebody who never passes
            game.apply(next((n for n in game.numbers if n != 0), 0))
        taken = list(turns(game.journal))
        assert len(taken) == 14
        cards = [turn[1]["instruction"] for turn in taken]
        assert len(set(cards)) == 14
        for turn in taken:
            names = [event.name for event in turn]
            assert names[:2] == ["turn_began", "instruction_turned"]
            assert names.count("automaton_die") == 1
            assert names.count("checked_in") == names.count("automaton_guest") <= 2
            assert all(event.seat in (AUTOMATON_SEAT, None) for event in turn)


@pytest.mark.parametrize("kind", KINDS, ids=str)
def test_what_he_never_has_and_never_does(kind: Config) -> None:
    game = new_game(kind, 31)
    for position in positions(game, seed=7):
        assert position.to_move == 0, "he decides nothing"
        g, p = position.record, AUTOMATON_SEAT
        couture = int(g.house) == HAUTEL_COUTURE
        assert g.krones[p] == 0 and not g.kitchen[p].any() and ((g.cafe[p] == -1).all() or couture)
        assert g.hand_n[p] == 0 and not g.power[p].any() and g.passed[p] == 0
        assert couture or not (g.rooms[p] == 1).any(), "no vacant rooms"
        claimed = int((g.claims[:, p] > 0).sum())
        assert all(g.markers[k] == 0 for k in range(3) if g.claims[k, p] > 0)
        assert claimed + int((g.markers > 0).sum()) <= 3
        assert int(g.private_n) + int(g.played_n[p]) == 5
    never = {"krones", "item_gained", "guest_taken", "die_taken", "reward_taken", "group_completed", "passed"}
    never |= {"room_prepared", "staff_hired", "staff_drawn", "emperor_rewarded", "emperor_punished", "item_kept"}
    assert not [event for event in game.journal if event.seat == AUTOMATON_SEAT and event.name in never]
    he = game.scores[AUTOMATON_SEAT].sources
    assert [he[name] for name in ("bonuses", "staff", "emperor_tiles", "leftovers", "unserved")] == [0] * 5


def test_he_wins_every_tie() -> None:
    ended = play_some(alone(9), 2000, 9)
    places = np.zeros(4, np.int64)
    for yours, his, ranks in ((50, 50, [2, 1]), (51, 50, [1, 2]), (49, 50, [2, 1]), (-3, -3, [2, 1])):
        ended.record.vp[:2] = (yours, his)
        engine.ranks(ended.record_bytes, places)
        assert places[:2].tolist() == ranks
        assert ended.winners == [ranks.index(1)]


def test_equal_games_are_equal_bytes_whatever_was_turned_up() -> None:
    """What is gone from a deck leaves nothing behind in the record."""
    game = play_some(alone(2), 2000, 2)
    g = game.record
    assert not g.instructions[int(g.instructions_n) :].any()
    assert not g.private[int(g.private_n) :].any()
    assert len(game.snapshot()) > CORE_BYTES
