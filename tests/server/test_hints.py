"""A hint over the wire: legal, without a change of the game, and every reason of it can be said."""

from __future__ import annotations

import random
from collections import Counter

from leopold.bots import Budget
from leopold.config import all_kinds
from leopold.fuzz import new_game
from leopold.server.shown.hints import hint_for
from leopold.words import catalogue
from tests.server.visitors import LocalServer

A_GLANCE = Budget(playouts=8)


def test_a_hint_is_legal_and_changes_nothing(small_server: LocalServer) -> None:
    ann = small_server.visitor()
    table = ann.lay("me", "here", seed="5")["table"]
    state = ann.state(table, ann.state(table, None)["view"]["to_move"])

    hint = ann.post(f"/api/tables/{table}/hint", {"seat": state["seat"]})

    assert hint["actions"][0] in state["actions"]
    assert hint["expected"] > 0
    assert all(other["action"] in state["actions"] and other["expected"] > 0 for other in hint["alternatives"])
    assert ann.state(table, state["seat"]) == state


def test_a_hint_asked_for_again_is_the_same(small_server: LocalServer) -> None:
    # given somebody who has been advised before the first rooms, by which nothing is revealed
    ann = small_server.visitor()
    table = ann.lay("me", "here", seed="7")["table"]
    for _ in range(2):
        ann.play(table, ann.state(table, ann.state(table, None)["view"]["to_move"]))
    before = ann.state(table, ann.state(table, None)["view"]["to_move"])
    asking = {"seat": before["seat"]}
    first = ann.post(f"/api/tables/{table}/hint", asking)
    # when something is played, asked about, and taken back
    after = ann.play(table, before)
    other = ann.post(f"/api/tables/{table}/hint", asking)
    assert ann.undo(table, after).status_code == 200
    # then the same question has the same answer, to the last point
    assert ann.post(f"/api/tables/{table}/hint", asking) == first != other


def test_every_decision_gets_a_hint_whose_words_have_all_they_need() -> None:
    """Given random games of all kinds, every reason has a message, and gives every value that the message asks for."""
    met: Counter[str] = Counter()
    for number, kind in enumerate(all_kinds()):
        game = new_game(kind, number)
        chance = random.Random(number)
        while not game.over:
            if met[str(game.deciding)] < 3:
                met[str(game.deciding)] += 1
                assert game.to_move is not None
                hint = hint_for(game, game.to_move, A_GLANCE)
                assert hint.actions[0].number in game.numbers
                for reason in hint.reasons:
                    assert catalogue().say(reason)
            game.apply(chance.choice(game.numbers))

    assert len(met) > 15
