"""What is said of a hint: what it does in the order of the turn, what it comes to, and what is left then."""

from __future__ import annotations

import pytest

from leopold.bots.reasons import Reason, summary
from leopold.bots.reasons.deeds import _SUMMED
from leopold.bots.reasons.saying import SUMS, before_emperor, deeds, outlook, room_for, sources, sums
from leopold.game import Game
from leopold.journal import Event
from leopold.packs import load_pack
from leopold.rules.decisions import turn
from leopold.words import Params, catalogue, listed, said
from tests.text.table import Table, on_turn

PACK = load_pack()
BARONESS, DUKE, PAINTER, BOYDELL = 75, 76, 61, 95


def game_of(table: Table) -> Game:
    game = Game(2, seed=1)
    game.restore(table.bytes.tobytes())
    return game


def deeds_of(*reasons: Reason) -> list[tuple[str, Params]]:
    return [(one.key.removeprefix("hint-"), one.params) for one in deeds(PACK, reasons)]


class Whatever(dict[str, int | str | None]):
    """Arguments of an event that has whatever it is asked for."""

    def __missing__(self, name: str) -> int:
        return 1


def test_every_deed_has_its_words() -> None:
    told = {reason.key for name in _SUMMED for reason in summary([Event(name, 0, Whatever())])}

    assert len(told) > 20
    assert {key for key in told - set(SUMS) if not catalogue().has(f"hint-deed-{key}")} == set()


def test_what_is_served_tells_whether_the_order_is_complete() -> None:
    served = [Reason("items_served", {"guest": guest, "items": {"wine": 1}}) for guest in (BARONESS, DUKE, PAINTER)]
    moves_in = Reason("checked_in", {"guest": BARONESS, "room": "2.3"})
    ready = Reason("waiting", {"guest": DUKE, "missing": {}})
    hungry = Reason("waiting", {"guest": PAINTER, "missing": {"wine": 1}})

    deeds = deeds_of(*served, moves_in, ready, hungry)

    wine = listed("items", {"wine": 1})
    assert deeds[:3] == [
        ("deed-items_served", {"guest": BARONESS, "items": wine, "complete": True}),
        ("deed-items_served", {"guest": DUKE, "items": wine, "complete": True}),
        ("deed-items_served", {"guest": PAINTER, "items": wine, "complete": False}),
    ]


def test_a_full_group_and_an_objective_tell_what_they_are_worth() -> None:
    assert deeds_of(
        Reason("group_completed", {"group": "C", "size": 3, "colour": "red"}),
        Reason("objective_claimed", {"letter": "B", "objective": 41, "place": 2}),
    ) == [
        ("deed-group_completed", {"group": "C", "size": 3, "colour": "red", "bonus": PACK.board.occupancy_bonus[1][2]}),
        ("deed-objective_claimed", {"letter": "B", "objective": 41, "place": 2, "vp": 10}),
    ]


def test_gains_and_losses_stand_apart() -> None:
    reasons = [
        Reason("points", {"vp": 7, "sources": {"guests": 7}}),
        Reason("emperor", {"steps": 0}),
        Reason("krones", {"change": -2}),
    ]

    assert list(sums(reasons)) == [said("hint-gain-vp", amount=7), said("hint-loss-krones", amount=2)]
    assert list(sources(reasons)) == [said("hint-source-guests", n=7)]


@pytest.mark.parametrize(
    ("guest", "ready"),
    [(BARONESS, True), (PAINTER, False), (BOYDELL, True)],
    ids=["a room of the colour", "none of the colour", "lives anywhere"],
)
def test_a_check_in_comes_next_where_a_room_is_ready(guest: int, ready: bool) -> None:
    game = game_of(on_turn().rooms(r11="vacant", r12="occupied"))

    assert room_for(game, 0, guest) == ready
    (left, *_) = outlook(game, game, 0, [Reason("waiting", {"guest": guest, "missing": {}})])
    assert left.key == ("hint-left-ready" if ready else "hint-left-no_room")


def test_whoever_stays_in_the_cafe_is_told_with_what_is_still_wanted() -> None:
    game = game_of(on_turn())
    left = outlook(game, game, 0, [Reason("waiting", {"guest": DUKE, "missing": {"coffee": 2}})])

    assert next(left) == said("hint-left-missing", guest=DUKE, items=listed("items", {"coffee": 2}))


@pytest.mark.parametrize(
    ("space", "outcome", "points"), [(0, "penalty", 0), (3, "penalty", 3), (4, "nothing", 3), (6, "reward", 4)]
)
def test_how_the_emperor_would_find_the_seat(space: int, outcome: str, points: int) -> None:
    table = on_turn()
    table.g.round_no = 3
    table.g.emperor[0] = space
    game = game_of(table)

    (one,) = before_emperor(game, game, 0)

    assert one.params == {"round": 3, "vp": points, "outcome": outcome}


def test_while_the_emperor_is_far_a_place_that_stays_is_not_told() -> None:
    table = on_turn()
    assert int(table.g.round_no) == 1 and table.op == turn.TURN
    game = game_of(table)
    table.g.emperor[0] += 2
    further = game_of(table)

    assert list(before_emperor(game, game, 0)) == []
    assert [one.params["round"] for one in before_emperor(game, further, 0)] == [3]
