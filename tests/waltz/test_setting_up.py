"""What a new game with the modules of the expansion begins with, whatever chance has dealt."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np
import pytest

from leopold.game import Game
from leopold.packs.codes import BASE_ITEM_KINDS, CHAMPAGNE, GREEN, HAUTEL_COUTURE, HOUSES, SUSHI_RESORT
from leopold.packs.tables import COLUMNS, FLOORS
from leopold.rules.state import AUTOMATON_SEAT, EMPTY, NOBODY, VACANT

SEEDS = range(48)
POOL = 18


def alone(modules: list[str], house: int = 0) -> Iterator[Game]:
    """Games against the automaton; with a house only those in which chance has chosen it."""
    for seed in SEEDS:
        game = Game(solo=True, modules=modules, seed=seed)
        if house in (0, int(game.record.house)):
            yield game


def reserved_by_hand(game: Game, colours: list[int]) -> list[int]:
    """The rooms that the rulebook prepares for guests of these colours, one after the other."""
    board = game.pack.record.hotel_colour[int(game.record.hotel[AUTOMATON_SEAT])]
    from_the_top = [floor * COLUMNS + column for floor in reversed(range(FLOORS)) for column in range(COLUMNS)]
    found: list[int] = []
    for colour in colours:
        fitting = (room for room in from_the_top if room not in found and colour in (GREEN, board[room]))
        found.append(next(fitting))
    return found


@pytest.mark.parametrize("modules", [["entrances"], ["ballrooms", "entrances"]])
def test_the_hautel_couture_reserves_rooms_for_three_guests(modules: list[str]) -> None:
    games = list(alone(modules, HAUTEL_COUTURE))
    assert games
    for game in games:
        g, cards = game.record, game.pack.record
        guests = g.cafe[AUTOMATON_SEAT, :3].tolist()

        assert NOBODY not in guests and len(set(guests)) == 3
        assert all(5 <= int(cards.guest_vp[guest]) <= 7 for guest in guests)
        assert all(int(cards.guest_order[guest, CHAMPAGNE]) == 0 for guest in guests)
        assert not set(guests) & {*g.queue.tolist(), *g.guest_deck[: int(g.guest_deck_n)].tolist()}
        assert NOBODY not in g.queue.tolist()

        rooms = reserved_by_hand(game, [int(cards.guest_colour[guest]) for guest in guests])
        badges = cards.hotel_badge[int(g.hotel[AUTOMATON_SEAT])]
        assert g.reserved[:3].tolist() == rooms
        assert sorted(np.flatnonzero(g.rooms[AUTOMATON_SEAT] == VACANT).tolist()) == sorted(rooms)
        assert g.vp[AUTOMATON_SEAT] == sum(int(badges[room]) for room in rooms)


def test_the_pool_has_eighteen_items_what_is_ordered_first() -> None:
    games = list(alone(["entrances"], HAUTEL_COUTURE))
    assert games
    for game in games:
        g, cards = game.record, game.pack.record
        expected = cards.guest_order[g.cafe[AUTOMATON_SEAT, :3], :BASE_ITEM_KINDS].sum(axis=0).astype(int)
        for item in range(POOL - int(expected.sum())):
            expected[item % BASE_ITEM_KINDS] += 1

        assert (g.space_item > 0).all()
        laid = np.bincount(g.space_item.astype(int) - 1, minlength=BASE_ITEM_KINDS)
        assert (g.pool[:BASE_ITEM_KINDS] + laid).tolist() == expected.tolist()


def test_every_house_comes_up_and_only_the_sushi_resort_lays_gears() -> None:
    houses = set()
    for game in alone(["entrances"]):
        g = game.record
        houses.add(HOUSES[int(g.house) - 1])
        assert int(g.room_gears.sum()) == (6 if int(g.house) == SUSHI_RESORT else 0)
        if int(g.house) != HAUTEL_COUTURE:
            assert (g.rooms[AUTOMATON_SEAT] == EMPTY).all()
            assert (g.cafe[AUTOMATON_SEAT] == NOBODY).all()
    assert houses == set(HOUSES)


@pytest.mark.parametrize(("modules", "complete"), [(["entrances"], False), (["ballrooms", "entrances"], True)])
def test_alone_three_different_entrances_are_drawn(modules: list[str], complete: bool) -> None:
    drawn = set()
    for game in alone(modules):
        offered = [game.pack.entrances[int(tile)].id for tile in game.record.entrances if tile != NOBODY]
        assert len(offered) == len(set(offered)) == 3
        drawn |= set(offered)
    assert ("the_ren" in drawn) is complete
    assert len(drawn) == (10 if complete else 9)


@pytest.mark.parametrize(("modules", "complete"), [(["celebrities"], False), (["ballrooms", "celebrities"], True)])
def test_celebrities_of_champagne_and_dancers_come_with_the_ballrooms(modules: list[str], complete: bool) -> None:
    names = set()
    for seed in SEEDS:
        game = Game(seed=seed, modules=modules)
        names |= {game.pack.celebrities[int(tile)].id for tile in game.record.lounge}
    assert ({"giacomo_puccini", "mata_hari", "pablo_picasso"} & names != set()) is complete
    assert len(names) == (12 if complete else 9)
