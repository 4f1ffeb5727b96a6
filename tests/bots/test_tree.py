"""The tree over whole turns: what it remembers of playouts, and what it makes of it."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import numpy as np
import pytest

from leopold.batch import policy_streams
from leopold.bots import doors
from leopold.bots.compiled import hand_out, warm_up_bots
from leopold.bots.interface import seen_by
from leopold.bots.matches import play_match
from leopold.bots.nets import all_judgements
from leopold.bots.notepad import NODES, NOTEPAD, new_notepad
from leopold.bots.roster import Player, player_named
from leopold.bots.tree import NOWHERE, branch_of, key_of, note_branch, plant, remember, take_branch
from leopold.game import Game

CURIOUS = replace(player_named("mcts:40"), width=6, ahead=0, horizon=3, guide_width=2, curiosity=0.5)


def tried(player: Player, tries: int, seed: int = 1) -> tuple[Any, int]:
    """The notepad of a player who has tried its candidates so many times each, and how many they are."""
    warm_up_bots()
    game = Game(2, seed=seed)
    assert game.to_move is not None
    seen = seen_by(game, game.to_move)
    notepad, stream = new_notepad(), policy_streams(seed, 1)[0]
    tables, row, nets = seen.pack.tables, player.row(alone=False), all_judgements(seen.pack)
    n = int(doors.think(tables, seen.covered, row, nets, notepad, stream, doors.FIND, 0, 0))
    doors.think(tables, seen.covered, row, nets, notepad, stream, doors.TRY, n, tries)
    return notepad.view(NOTEPAD)[0], n


def branches(m: Any, node: int) -> list[int]:
    """The places that turns lead to from here."""
    found = []
    child = int(m.node_child[node])
    while child != NOWHERE:
        found.append(child)
        child = int(m.node_sibling[child])
    return found


def test_every_playout_is_remembered_on_its_way() -> None:
    """Given a curious player, when it has tried its candidates, then as many playouts went on from each as were tried,
    and from no place more than came there."""
    m, n = tried(CURIOUS, 12)
    assert n > 1 and m.node_n > 3 * n
    for k in range(n):
        assert sum(int(m.node_visits[child]) for child in branches(m, int(m.choice_node[k]))) == 12
    for node in range(n, int(m.node_n)):
        assert sum(int(m.node_visits[child]) for child in branches(m, node)) <= m.node_visits[node]


def test_the_more_often_somebody_was_there_the_more_is_looked_at() -> None:
    few, n = tried(CURIOUS, 2)
    many, _ = tried(CURIOUS, 60)
    assert max(len(branches(few, k)) for k in range(n)) < max(len(branches(many, k)) for k in range(n))


def test_whoever_is_not_curious_grows_no_tree() -> None:
    m, n = tried(replace(CURIOUS, curiosity=0.0), 5)
    assert m.node_n == n and m.trail_n == 0


def test_a_turn_leads_to_one_place_and_nowhere_when_there_is_no_more_room() -> None:
    m = new_notepad().view(NOTEPAD)[0]
    plant(m, 2)
    place = branch_of(m, 0, 77)
    assert branch_of(m, 0, 77) == place != branch_of(m, 0, 78) != branch_of(m, 1, 78)
    m.node_n = NODES
    assert branch_of(m, 0, 99) == NOWHERE and branch_of(m, 0, 77) == place


def test_everybody_remembers_what_came_of_the_own_turns() -> None:
    m = new_notepad().view(NOTEPAD)[0]
    plant(m, 1)
    mine, theirs = branch_of(m, 0, 5), branch_of(m, 0, 6)
    note_branch(m, mine, 0, 100.0)
    note_branch(m, theirs, 1, 90.0)
    note_branch(m, NOWHERE, 0, 1.0)
    remember(m, 0, 104.0)
    assert m.node_total[mine] == pytest.approx(4.0) and m.node_visits[mine] == 1 and m.node_visits[theirs] == 0


def test_a_turn_that_did_better_than_it_promised_is_taken() -> None:
    """Given the turns that somebody plans, when another than the best has ended better and better, then it is taken."""
    game = Game(2, seed=1)
    nets = all_judgements(game.pack)
    player = player_named("mcts").row(alone=False)
    notepad = new_notepad()
    m = notepad.view(NOTEPAD)[0]
    m.playout[:] = game.record_bytes
    plant(m, 1)
    stream = policy_streams(1, 1)[0]
    usual = take_branch(game.pack.record, player, nets, m, stream, 0)
    planned = {key_of(m, i): float(m.turn_value[i]) for i in np.argsort(m.turn_value)[-12:] if m.turn_n[i]}
    best = int(m.node_key[usual])
    assert planned[best] == max(planned.values())
    second = sorted(planned, key=lambda key: planned[key])[-2]
    other = branch_of(m, 0, second)
    m.node_visits[usual], m.node_visits[other] = 200, 200
    m.node_total[other] = 200 * (planned[best] - planned[second] + 10.0)
    assert take_branch(game.pack.record, player, nets, m, stream, 0) == other


def test_a_thread_keeps_its_tree_when_it_gets_new_candidates() -> None:
    ours, theirs = new_notepad(), new_notepad()
    ours.view(NOTEPAD)[0].choice_total[0] = 5.0
    theirs.view(NOTEPAD)[0].node_n = 9
    hand_out(ours, theirs)
    m = theirs.view(NOTEPAD)[0]
    assert m.node_n == 9 and m.choice_total[0] == 5.0


def test_a_curious_player_plays_whole_games_and_the_same_again(monkeypatch: pytest.MonkeyPatch) -> None:
    from leopold.bots import matches

    monkeypatch.setattr(
        matches, "player_named", lambda spec: replace(CURIOUS, playouts=16) if spec == "mcts" else player_named(spec)
    )
    once, again = (play_match(1, ["mcts", "planner:2"], seed=5).records["vp"].tolist() for _ in range(2))
    assert once == again and once[0][0] > 60
