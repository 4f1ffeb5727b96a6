"""Bots play legally within their budget, see nothing hidden, and each is better than the one below."""

from __future__ import annotations

import random
from dataclasses import replace
from typing import Any

import numpy as np
import pytest

from leopold.batch import policy_streams
from leopold.bots import LEVELS, PLAYERS, Budget, Thought, bot_named, choose, doors, mind, player_named, seen_by
from leopold.bots.matches import keeps_time, play_match
from leopold.bots.nets import all_judgements
from leopold.bots.notepad import NOTEPAD, new_notepad
from leopold.config import all_kinds
from leopold.envs import BatchedGames
from leopold.errors import RulesError
from leopold.fuzz import new_game
from leopold.game import Game
from leopold.rules import engine
from leopold.rules.agenda import FIRST_HAPPENING, OP, deciding
from leopold.rules.state import GAME
from tests.kinds import play_some

KINDS = all_kinds()
QUICK = {name: Budget(playouts=8) for name in (*PLAYERS, *LEVELS) if player_named(name).kind == mind.MCTS}
"""Less thinking than usual for those who think long: the point is not how well they play."""


QUICK_PLAYERS = [name for name in (*PLAYERS, *LEVELS) if name not in QUICK]


@pytest.mark.parametrize(
    ("name", "kind"),
    [
        *((name, kind) for name in QUICK_PLAYERS for kind in KINDS[::29]),
        *((name, kind) for name in QUICK for kind in KINDS[11::97]),
    ],
    ids=str,
)
def test_a_bot_plays_any_kind_of_game_to_its_end(name: str, kind) -> None:
    game = new_game(kind, seed=1)
    chance = random.Random(1)
    bots = [bot_named(name) for _ in range(4)]
    while not game.over:
        seat = game.to_move
        assert seat is not None
        game.apply(choose(bots[seat], game, seat, chance, QUICK.get(name)))


@pytest.mark.parametrize("name", [*PLAYERS, *LEVELS])
def test_no_bot_uses_what_its_seat_cannot_see(name: str) -> None:
    """Given two games that differ only in hidden things and the same random source, then a bot does the same."""
    changed = 0
    for number, kind in enumerate(KINDS[:: 20 if name in QUICK else 5]):
        for actions in (0, 7, 40, 90):
            game = play_some(new_game(kind, number), actions, number)
            if game.over:
                continue
            seat = game.to_move
            assert seat is not None
            other = game.copy()
            salt = np.array([number, actions, 5, 6], np.int64)
            engine.resample(game.pack.tables, other.record_bytes, seat, salt)
            changed += other.snapshot() != game.snapshot()
            one, two = (
                choose(bot_named(name), each, seat, random.Random(3), QUICK.get(name)) for each in (game, other)
            )
            assert one == two
    assert changed > (5 if name in QUICK else 20)


def test_what_a_bot_gets_holds_nothing_hidden() -> None:
    """Given two games that differ only in hidden things, then a seat's bot gets the same bytes of both."""
    game = play_some(Game(3, seed=8), 60, 8)
    seat = game.to_move
    assert seat is not None
    other = game.copy()
    engine.resample(game.pack.tables, other.record_bytes, seat, np.array([1, 2, 3, 4], np.int64))
    assert other.snapshot() != game.snapshot()
    assert (seen_by(game, seat).covered == seen_by(other, seat).covered).all()


@pytest.mark.parametrize("name", [*PLAYERS])
def test_a_bot_does_not_disturb_the_game_it_thinks_about(name: str) -> None:
    game = play_some(Game(2, seed=5), 30, 5)
    before = game.snapshot()
    seat = game.to_move
    assert seat is not None
    choose(bot_named(name), game, seat, random.Random(1), QUICK.get(name))
    assert game.snapshot() == before


def at_a_choice(seed: int = 4) -> tuple[Game, int]:
    """A game in its second round, at the beginning of a turn with several things to do."""
    game = Game(2, seed=seed)
    bots = [bot_named("planner") for _ in range(2)]
    chance = random.Random(seed)
    while game.round < 2 or game.deciding != "turn" or len(game.actions) < 5:
        seat = game.to_move
        assert seat is not None
        game.apply(choose(bots[seat], game, seat, chance))
    assert game.to_move is not None
    return game, game.to_move


def test_mcts_reports_how_often_it_tried_each_turn_and_what_it_expects() -> None:
    game, seat = at_a_choice()
    thought = bot_named("mcts").think(seen_by(game, seat), random.Random(1), Budget(playouts=200))
    assert thought.number == thought.candidates[0].turn[0]
    assert len(thought.candidates) > 3
    assert sum(candidate.visits for candidate in thought.candidates) >= 100
    assert thought.candidates[0].visits >= thought.candidates[-1].visits > 0
    assert all(20 < candidate.expected < 300 for candidate in thought.candidates)


def test_a_bot_without_any_time_still_answers_with_its_best_so_far() -> None:
    game, seat = at_a_choice()
    thought = bot_named("director").think(seen_by(game, seat), random.Random(1), Budget(seconds=0.0))
    assert thought.number in game.numbers
    assert thought.candidates[0].visits == 0


def test_a_planned_turn_is_played_without_thinking_again() -> None:
    """Given a planned turn, while its actions show nothing new, then the next is the planned one, at once."""
    game, seat = at_a_choice()
    bot = bot_named("mcts")
    planned: list[int] = []
    followed = 0
    cards = (-1, -1)
    while game.to_move == seat and game.round == 2:
        thought = bot.think(seen_by(game, seat), random.Random(followed), Budget(playouts=20))
        if len(game.actions) > 1:
            if (game.record.guest_deck_n, game.record.staff_deck_n) == cards:
                assert thought == Thought(planned[0])
                followed += 1
            else:
                planned = list(thought.candidates[0].turn)
        cards = (game.record.guest_deck_n, game.record.staff_deck_n)
        game.apply(thought.number)
        planned = planned[1:]
    assert followed > 0


def wins(one: str, other: str, games: int) -> float:
    """The share of games that `one` wins, in both seats with the same seeds."""
    won = 0.0
    for seats in ((one, other), (other, one)):
        vp = play_match(games, seats, seed=11).records["vp"]
        mine, theirs = vp[:, seats.index(one)], vp[:, 1 - seats.index(one)]
        won += (mine > theirs).sum() + 0.5 * (mine == theirs).sum()
    return float(won) / (2 * games)


def test_greedy_beats_random() -> None:
    assert wins("greedy", "random", 300) > 0.99


def test_planner_beats_greedy() -> None:
    assert wins("planner", "greedy", 20) > 0.85


def test_a_match_is_the_same_each_time() -> None:
    one, two = (play_match(3, ["planner", "greedy", "mcts:20"], seed=2) for _ in range(2))
    assert (one.games == two.games).all() and one.records["over"].all()


def test_a_game_does_not_depend_on_those_played_with_it() -> None:
    together = play_match(4, ["planner", "greedy"], seed=7)
    alone = play_match(1, ["planner", "greedy"], seed=9)
    assert (together.games[2] == alone.games[0]).all()


def test_players_who_look_at_the_clock_have_stories_too() -> None:
    match = play_match(1, ["mcts:5ms", "greedy"], seed=3, stories=True)
    assert keeps_time(["mcts:5ms"]) and not keeps_time(["mcts:5", "planner"])
    game = Game(2, seed=3)
    for number in match.stories["moves"][0][: match.stories["moves_n"][0]].tolist():
        game.apply(number)
    assert [score.total for score in game.scores] == match.records["vp"][0, :2].tolist()


def test_a_planner_can_play_alone() -> None:
    records = play_match(5, ["planner"], seed=2, solo="leopold", level="easy").records
    assert records["over"].all() and (records["vp"][:, 1] > 60).all()


@pytest.mark.parametrize("spec", ["genius", "planner:0", "planner:999", "mcts:-1", "mcts:1h", "greedy:3", "random:"])
def test_an_unknown_player_is_refused_with_what_there_is(spec: str) -> None:
    with pytest.raises(RulesError, match="planner"):
        player_named(spec)
    with pytest.raises(RulesError, match="planner"):
        play_match(1, [spec, "random"])


# --- playouts, and whoever sees more than its seat


def after_a_playout(ahead: int, seed: int) -> tuple[Any, int, int]:
    """Where a playout of a turn's best candidate ended, whose turn it was, and how many turns that seat had had."""
    game, seat = at_a_choice(seed)
    seen = seen_by(game, seat)
    player = replace(player_named("mcts"), ahead=ahead, width=4)
    notepad, stream, row = new_notepad(), policy_streams(1, 1)[0], player.row(alone=False)
    nets = all_judgements(seen.pack)
    for task, n in ((doors.FIND, 0), (doors.TRY, 1)):
        doors.think(seen.pack.tables, seen.covered, row, nets, notepad, stream, task, n, 1)
    played = notepad.view(NOTEPAD)[0].playout.view(GAME)[0]
    return played, seat, 2 * (game.round - 1) + int(game.record.turns[seat])


@pytest.mark.parametrize("ahead", [1, 2, 3])
def test_a_playout_ends_with_ones_own_turn(ahead: int) -> None:
    """Given a turn to compare, when it is played and so many of one's own after it, then the last of them has
    just been left and nothing has happened since: neither dice nor cards are in the position that is judged."""
    further = []
    for seed in range(4):
        played, seat, before = after_a_playout(ahead, seed)
        assert deciding(played) == seat and int(played.agenda[0, OP]) >= FIRST_HAPPENING
        further.append(2 * (int(played.round_no) - 1) + int(played.turns[seat]) - before)
    assert 1 <= min(further) <= max(further) <= 1 + ahead  # fewer where the guide passes: that leaves a turn, too


def test_who_has_time_lets_playouts_be_guided_well_and_go_far() -> None:
    """Given playouts enough to tell turns apart, or the seconds for as many, then each of them is made more of; with
    few it is not, nor by players of earlier days."""

    def thorough(spec: str) -> bool:
        row, usual = (player_named(name).row(alone=False) for name in (spec, "mcts:100"))
        more = row[[mind.GUIDE_WIDTH, mind.AHEAD]] > usual[[mind.GUIDE_WIDTH, mind.AHEAD]]
        assert more.all() == more.any()
        return bool(more.all())

    assert all(map(thorough, ("mcts:400", "mcts:1600", "mcts:2s", "director", "maitre")))
    assert not any(map(thorough, ("mcts", "mcts:200", "mcts:200ms", "mcts@1:800", "director@1")))


def test_a_budget_says_how_thorough_a_bot_is(monkeypatch: pytest.MonkeyPatch) -> None:
    """Given a director, when somebody gives him only a few playouts for a turn, then he makes them as quickly as
    whoever has no more."""
    asked = []
    honest = doors.think

    def think(tables: Any, game: Any, player: Any, *rest: Any) -> Any:
        asked.append(int(player[mind.GUIDE_WIDTH]))
        return honest(tables, game, player, *rest)

    monkeypatch.setattr(doors, "think", think)
    game, seat = at_a_choice()
    for playouts in (20, 400):
        bot_named("director").think(seen_by(game, seat), random.Random(1), Budget(playouts=playouts))
    assert sorted(set(asked)) == [2, 8] and asked == sorted(asked)


def test_those_of_the_first_version_play_out_as_they_did() -> None:
    player = player_named("mcts@1:100")
    assert (player.ahead, player.horizon, player.guide_width, player.jealousy) == (0, 1, 2, 0.0)


def test_a_seer_knows_what_is_hidden_and_nobody_else_does() -> None:
    """Given games that differ only in what is hidden from the seat to move, when somebody who sees it plays on, then it
    plays otherwise in some of them, and a fair player never."""
    game, seat = at_a_choice()
    others = [game.copy() for _ in range(6)]
    for number, other in enumerate(others):
        engine.resample(other.pack.tables, other.record_bytes, seat, np.array([number, 2, 3, 4], np.int64))
    chosen = {}
    for name in ("seer", "mcts:60"):
        row, nets = player_named(name).row(alone=False), all_judgements(game.pack)
        plans = set()
        for other in others:
            notepad = new_notepad()
            whole, stream = other.record_bytes, policy_streams(1, 1)[0]
            doors.think(other.pack.tables, whole, row, nets, notepad, stream, doors.CHOOSE, 0, 0)
            m = notepad.view(NOTEPAD)[0]
            plans.add(tuple(m.plan[: int(m.plan_n)].tolist()))
        chosen[name] = plans
    assert len(chosen["seer"]) > 1 == len(chosen["mcts:60"])


def test_a_seer_meets_players_in_tournaments_and_never_people() -> None:
    assert play_match(1, ["seer:8", "random"], seed=3).records["over"].all()
    for spec in ("seer", "seer:8"):
        with pytest.raises(RulesError, match="hidden"):
            bot_named(spec)
    with pytest.raises(RulesError, match="seer"):
        player_named("seer:1s")
    with pytest.raises(RulesError, match="hidden"):
        BatchedGames(1, players=2, bots={1: "seer"})


def test_amounts_are_read_from_the_name() -> None:
    assert player_named("planner:24").width == 24
    assert player_named("mcts:400").playouts == 400
    assert player_named("mcts:1s").seconds == 1.0
    assert player_named("mcts:250ms").seconds == 0.25
