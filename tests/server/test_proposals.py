"""What is obvious is one click: who gets what was gained is proposed as soon as it is asked how much of each."""

from __future__ import annotations

import random

import pytest

from leopold.fuzz import new_game
from leopold.game import Game
from leopold.rules.decisions import dice, items, rewards
from leopold.server.models import Proposal, Share
from leopold.server.shown.projection import Projection
from leopold.server.shown.shortcuts import proposals_of
from leopold.server.tables.play import play_all
from leopold.server.tables.position import Position
from leopold.server.tables.settings import choose
from leopold.server.tables.write import Transaction
from tests.kinds import KINDS, positions
from tests.server.visitors import LocalServer, play_on
from tests.text.table import Table, on_turn

TAILOR, SENIOR, BARONESS, PORTRAIT_PAINTER, PHOTOGRAPHER = 52, 82, 75, 54, 55
DISHES, DRINKS, TRACKS = 1, 2, 4


def proposed(table: Table) -> tuple[Game, list[Proposal]]:
    """The game that stands like this, and what its seat is offered."""
    game = Game(2, seed=1)
    game.restore(table.bytes.tobytes())
    return game, proposals_of(game, Projection(game, game.to_move).moment, game.to_move)


def divided(table: Table, main: int, strength: int) -> tuple[Game, list[Proposal]]:
    return proposed(table.ask(dice.SPLIT, main, strength))


def test_two_wine_and_two_coffee_all_onto_the_baroness_are_one_click() -> None:
    game, (best,) = divided(on_turn().cafe(BARONESS), DRINKS, 4)

    assert best.shares == [Share(guest=BARONESS, items={"wine": 2, "coffee": 2}, complete=True)]
    assert best.kitchen == {}

    game.play_all(best.actions)
    assert game.deciding == "turn"
    served = game.seat(0).cafe[0]
    assert served is not None and served.missing == {"strudel": 0, "cake": 0, "wine": 0, "coffee": 0}


def test_a_completed_order_goes_before_more_items() -> None:
    """Two wines complete the painter; one of each would also be placed, and complete nobody."""
    _, (best,) = divided(on_turn().cafe(PORTRAIT_PAINTER, SENIOR), DRINKS, 2)

    assert best.shares == [Share(guest=PORTRAIT_PAINTER, items={"wine": 2}, complete=True)]


def test_what_nobody_wants_goes_into_the_kitchen_and_the_more_even_division_comes_first() -> None:
    _, (first, second) = divided(on_turn().cafe(TAILOR), DRINKS, 4)

    assert [way.kitchen for way in (first, second)] == [{"wine": 1, "coffee": 1}, {"wine": 2}]
    assert [way.shares for way in (first, second)] == [
        [Share(guest=TAILOR, items={"wine": 1, "coffee": 1}, complete=True)]
    ] * 2


def test_whoever_is_nearest_to_leaving_is_served_first() -> None:
    table = on_turn().cafe(PHOTOGRAPHER, PORTRAIT_PAINTER)
    table.g.gained[:4] = (0, 0, 1, 0)

    _, (best,) = proposed(table.ask(items.PLACE_ITEMS))

    assert best.shares == [Share(guest=PORTRAIT_PAINTER, items={"wine": 1}, complete=False)]


def test_items_of_choice_are_those_that_somebody_waits_for() -> None:
    game, (best, *_) = proposed(on_turn().cafe(SENIOR).ask(items.CHOOSE_ITEMS, 3))

    assert best.shares == [Share(guest=SENIOR, items={"cake": 1, "wine": 1, "coffee": 1}, complete=True)]

    game.play_all(best.actions)
    assert game.deciding == "turn"


def test_where_part_of_the_choice_would_be_a_matter_of_taste_nothing_is_proposed() -> None:
    assert proposed(on_turn().cafe(TAILOR).ask(items.CHOOSE_ITEMS, 3))[1] == []


@pytest.mark.parametrize(("guests", "main"), [((), DRINKS), ((BARONESS,), DISHES), ((BARONESS,), TRACKS)])
def test_where_nothing_can_be_placed_nothing_is_proposed(guests: tuple[int, ...], main: int) -> None:
    assert divided(on_turn().cafe(*guests), main, 4)[1] == []


LEGAL_CLERK, KING, SCULPTOR = 79, 67, 53


def rewarded(guest: int, table: Table) -> tuple[Game, list[Proposal]]:
    return proposed(table.ask(rewards.REWARDS, table.pack.guest_index(guest), 0b11, -1, 0))


def test_rewards_whose_order_is_no_matter_are_one_click() -> None:
    game, (every,) = rewarded(LEGAL_CLERK, on_turn())
    krones, emperor = game.seat(0).krones, game.seat(0).emperor

    game.play_all(every.actions)

    assert (game.deciding, every.key) == ("turn", "proposal-rewards-all")
    assert (game.seat(0).krones - krones, game.seat(0).emperor - emperor) == (1, 1)


def test_what_is_shown_comes_last_of_all_rewards() -> None:
    """Cards are drawn after the steps: nothing can be asked for in the same request once they are seen."""
    game, (every,) = rewarded(KING, on_turn())

    texts = {action.number: action.text for action in game.actions}
    assert [texts[number] for number in every.actions] == ["reward 2", "reward 1"]


def test_where_something_is_asked_on_the_way_the_order_is_the_seats_own() -> None:
    """The coffee may go to somebody who waits for it, so it is not taken along with the rest."""
    assert rewarded(SCULPTOR, on_turn().cafe(BARONESS))[1] == []
    assert len(rewarded(SCULPTOR, on_turn().cafe())[1]) == 1


def test_nobody_else_is_offered_anything() -> None:
    game, _ = divided(on_turn().cafe(BARONESS), DRINKS, 4)

    assert proposals_of(game, Projection(game, 1).moment, 1) == []
    assert proposals_of(game, Projection(game, None).moment, None) == []


def test_every_proposal_of_every_kind_of_game_is_carried_out_as_it_says() -> None:
    """All of it in one request, as the server does it; and the guests have got what was promised."""
    offered = 0
    for place, kind in enumerate(KINDS):
        for game in positions(new_game(kind, place), place):
            seat = game.to_move
            for offer in proposals_of(game, Projection(game, seat).moment, seat):
                assert seat is not None
                position = Position(SETTINGS)
                position.game = game.copy()
                before = {table.guest: table.served for table in game.seat(seat).cafe if table}
                transaction = Transaction(position)
                play_all(transaction, seat, offer.actions)
                after = {table.guest: table for table in transaction.after.game.seat(seat).cafe if table}
                for share in offer.shares:
                    got = after[share.guest].served
                    assert {
                        item: n - before[share.guest][item] for item, n in got.items() if n - before[share.guest][item]
                    } == share.items
                    assert share.complete == (not any(after[share.guest].missing.values()))
                offered += 1

    assert offered > 50


SETTINGS = choose(
    2, edition="revised", variant="standard", hotels=["night"], modules=[], solo=None, level=None, seed="any"
)


def test_one_request_accepts_a_proposal(small_server: LocalServer) -> None:
    ann = small_server.visitor()
    chance = random.Random(4)
    for seed in range(20):
        table = ann.lay("me", level="easy", seed=str(seed))["table"]
        state = play_on(
            ann,
            table,
            ann.state(table),
            chance,
            lambda state: state["table"]["over"] or (state["proposals"] and state["decision"]["name"] == "split"),
        )
        if not state["table"]["over"]:
            answer = ann.act(table, 0, state["revision"], *state["proposals"][0]["actions"])
            assert answer.status_code == 200
            assert answer.json()["state"]["decision"]["name"] not in ("split", "place_items")
            return
    raise AssertionError("no game came to dividing something that a guest waits for")


def test_of_more_than_anybody_chooses_nothing_is_obvious() -> None:
    """Cards of somebody's own may let choose a hundred items: not every choice is looked at, and nobody waits."""
    few, many = (
        proposed(on_turn().cafe(BARONESS, TAILOR, SENIOR).ask(items.CHOOSE_ITEMS, number))[1] for number in (2, 99)
    )

    assert few
    assert many == []
