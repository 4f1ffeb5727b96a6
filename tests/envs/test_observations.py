"""An observation tells what a seat may see, by name, and nothing else."""

from __future__ import annotations

from functools import cache

import numpy as np
import pytest

from leopold.envs import feature_names, layout
from leopold.envs.naming import action_names, parts_of
from leopold.envs.watching import Watcher, mask_of
from leopold.fuzz import new_game
from leopold.game import Game
from leopold.packs import codes, load_pack
from leopold.packs.codes import COLOURS
from leopold.packs.modules import CHOOSABLE
from leopold.rules import engine
from leopold.rules.actions import ACTIONS
from leopold.rules.agenda import OP
from leopold.rules.board.balls import ball_points
from leopold.rules.decisions.dispatch import DECISION_NAMES
from leopold.rules.state import CELEBRITY_WITH, NOBODY
from tests.kinds import KINDS, play_some

MODULES = [
    ("more",),
    ("ballrooms",),
    ("more", "ballrooms"),
    ("promo", "ballrooms"),
    ("celebrities",),
    ("entrances",),
    ("key",),
    ("gala",),
    CHOOSABLE,
]


@cache
def watcher(edition: str, modules: tuple[str, ...] = ()) -> Watcher:
    return Watcher(load_pack(edition, modules=modules), "flat")


def seen(game: Game, seat: int) -> np.ndarray:
    return watcher(game.pack.edition, game.pack.modules).vector(game, seat)


def by_name(game: Game, seat: int) -> dict[str, float]:
    return dict(zip(feature_names(game.pack), seen(game, seat).tolist(), strict=True))


def test_every_number_has_a_name_of_its_own() -> None:
    names = feature_names()
    assert len(names) == len(set(names)) == layout.length(48)
    for name in (
        "own.krones",
        "own.rooms.2.3.occupied",
        "queue.4.green",
        "objective.A.claims_left",
        "staff.17.in_hand",
    ):
        assert name in names
    assert names[layout.DECISION_AT + 6] == "decision.place_items"


def test_the_blocks_cover_the_vector_without_gaps() -> None:
    at = 0
    for part in parts_of(load_pack()):
        assert part.first == at
        at += int(np.prod(part.shape))
        assert len(part.names()) == np.prod(part.shape)
    assert at == layout.length(48)


@pytest.mark.parametrize("modules", MODULES, ids=",".join)
def test_modules_stand_behind_the_base_game_each_in_its_block(modules: tuple[str, ...]) -> None:
    """Given modules, then what was there keeps its place, and what they add has names of its own."""
    pack = load_pack(modules=modules)
    names = feature_names(pack)
    begin = layout.modules_at(len(pack.staff))
    assert len(names) == len(set(names)) == layout.length(len(pack.staff), pack.modules)
    assert names[: layout.STAFF_AT] == feature_names()[: layout.STAFF_AT]
    assert [part.name for part in parts_of(pack) if part.first >= begin] == list(layout.blocks_of(modules))
    waiting = {"more", *layout.WAITING_MODULES}.intersection(modules)
    assert ({"decision.react", "decision.after.staff"} <= set(names)) == bool(waiting)


def test_what_was_there_before_a_module_is_as_long_as_it_was() -> None:
    assert (layout.length(48), layout.length(62, ("more",))) == (2137, 2318)
    assert layout.length(63, ("ballrooms",)) == 2137 + 8 * 15 + 12 + 522


@pytest.mark.parametrize("name", DECISION_NAMES.values())
def test_every_decision_has_a_number_with_all_modules(name: str) -> None:
    assert f"decision.{name}" in feature_names(load_pack(modules=CHOOSABLE))


def test_every_power_has_a_number_with_all_modules() -> None:
    names = feature_names(load_pack(modules=CHOOSABLE))
    for power in codes.POWERS:
        assert any(name == f"own.power.{power}" or name.startswith(f"own.power.{power}.") for name in names)


@pytest.mark.parametrize("players", [2, 4])
@pytest.mark.parametrize("actions", [3, 40, 90, 130])
def test_the_numbers_say_how_the_balls_stand(players: int, actions: int) -> None:
    game = play_some(Game(players, seed=actions, modules="ballrooms"), actions, actions)
    g, tables = game.record, game.pack.record
    for viewer in range(players):
        names = by_name(game, viewer)
        assert names[f"decision.{DECISION_NAMES[g.agenda[g.agenda_n - 1, OP]]}"] == 1
        for hall in range(3):
            assert names[f"hall.{hall + 1}.ballroom.{g.ballrooms[hall] + 1}"] == 1
            assert names[f"hall.{hall + 1}.scored"] == (tables.emperor_rounds[hall] < g.round_no)
        for space, guest in enumerate(g.queue.tolist(), 1):
            card = game.pack.guests[guest] if guest >= 0 else None
            assert names[f"queue.{space}.order.champagne"] * 4 == (card.order[codes.CHAMPAGNE] if card else 0)
            assert names[f"queue.{space}.goes.room"] == bool(card and card.goes == "room")
        for further in range(players):
            word, seat = layout.SEAT_NAMES[further], (viewer + further) % players
            assert names[f"{word}.kitchen.champagne"] * 8 == g.kitchen[seat, codes.CHAMPAGNE]
            dancers = [names[f"{word}.dancers.{place}"] * 5 for place in layout.PLACE_NAMES]
            assert dancers == pytest.approx(g.dancers[seat].tolist())
            left = [names[f"{word}.area.{area}.rehearsing"] * 5 for area in layout.numbered(4)]
            assert left == pytest.approx(g.rehearsing[seat].tolist())
            served = [names[f"{word}.served.{colour}"] * 5 for colour in COLOURS]
            assert served == pytest.approx(g.colours_served[seat].tolist())
            for hall in range(3):
                points = ball_points(tables, g, seat, hall)
                assert names[f"{word}.hall.{hall + 1}.points"] * 10 == pytest.approx(points)
            for number, guest in enumerate(g.cafe[seat].tolist()[:3], 1):
                if guest >= 0:
                    lacks = (tables.guest_order[guest] - g.served[seat, number - 1]).tolist()
                    assert names[f"{word}.cafe.{number}.missing.champagne"] * 4 == lacks[codes.CHAMPAGNE]
                    assert names[f"{word}.cafe.{number}.complete"] == (not any(lacks))


def words_of(game: Game, viewer: int) -> list[tuple[str, int]]:
    """Each seat that decides something, with what it is called by the one who looks."""
    return [(layout.SEAT_NAMES[(seat - viewer) % game.players], seat) for seat in range(game.players)]


@pytest.mark.parametrize("players", [2, 4])
@pytest.mark.parametrize("actions", [3, 40, 90, 130])
def test_the_numbers_say_who_is_in_the_lounge_and_who_has_the_key(players: int, actions: int) -> None:
    game = play_some(Game(players, seed=actions, modules=["celebrities", "key"]), actions, actions)
    g, place = game.record, game.pack.record.celebrity_place
    for viewer in range(players):
        names = by_name(game, viewer)
        assert names[f"decision.{DECISION_NAMES[g.agenda[g.agenda_n - 1, OP]]}"] == 1
        for colour, word in enumerate(layout.DIE_COLOURS):
            faces = [names[f"die.{word}.{face}"] for face in layout.numbered(6)]
            assert faces == [float(g.round_no > 0 and g.coloured[colour] == face) for face in range(1, 7)]
            assert names[f"lounge.{word}.vp"] * 10 == pytest.approx(g.lounge_vp[colour])
            if g.lounge[colour] >= 0:
                assert names[f"lounge.{word}.celebrity.{place[g.lounge[colour]] + 1}"] == 1
        for word, seat in words_of(game, viewer):
            here = [tile for tile, where in enumerate(g.celebrity_at.tolist()) if where == CELEBRITY_WITH + seat]
            shown = [k for k in range(16) if names[f"{word}.celebrity.{k + 1}"]]
            assert shown == sorted(place[here].tolist())
            assert names[f"key.with.{word}"] == (g.key == seat + 1)
            assert names[f"{word}.power.occupy_vp"] * 5 == pytest.approx(g.power[seat, codes.OCCUPY_VP])
            free = [names[f"{word}.power.room_free.{colour}"] * 5 for colour in COLOURS[:3]]
            assert free == pytest.approx(g.power[seat, codes.ROOM_FREE : codes.ROOM_FREE + 3].tolist())
            order = [names[f"{word}.order.{which}"] * 8 for which in ("first", "second")]
            assert order == [g.order_tile[seat], g.order_tile[seat] + players if g.order_tile[seat] else players]
        assert names["key.there"] == (g.key == 0)


@pytest.mark.parametrize("entrance", [tile.id for tile in load_pack(modules=CHOOSABLE).entrances])
def test_the_numbers_say_what_an_entrance_has_left(entrance: str) -> None:
    """Given a seat with an entrance, when some of its game is played, then everybody sees what is left of it."""
    game = with_entrance(entrance)
    for actions in (0, 40, 60):
        play_some(game, actions, 5)
        g, tables = game.record, game.pack.record
        for viewer in range(2):
            names = by_name(game, viewer)
            assert not any(value for name, value in names.items() if name.startswith("house."))
            for word, seat in words_of(game, viewer):
                shown = [k for k in range(16) if names[f"{word}.entrance.{k + 1}"]]
                assert shown == [tables.entrance_place[g.entrance[seat]]]
                fourth = int(g.cafe[seat, 3])
                assert names[f"{word}.cafe.4.here"] == (fourth >= 0)
                if fourth >= 0:
                    lacks = (tables.guest_order[fourth] - g.served[seat, 3]).tolist()
                    assert names[f"{word}.cafe.4.complete"] == (not any(lacks))
                    assert names[f"{word}.cafe.4.missing.champagne"] * 4 == lacks[codes.CHAMPAGNE]
            had = {game.pack.entrances[k].id for k in g.entrance[:2].tolist()}
            assert entrance in had
            tokens = [names[f"token.{k}"] for k in layout.numbered(5)]
            assert tokens == (g.tokens.tolist() if "dove" in had else [0] * 5)
            assert names["kept"] * 5 == pytest.approx(g.kept_n)
            for category, letter in enumerate("ABC"):
                assert names[f"goal.{letter}.here"] == ("ninas_melange" in had)
                assert names[f"goal.{letter}.met"] == g.goals_met[category]
            left = [names[f"favour.{name}.left"] for name in layout.FAVOUR_NAMES]
            assert left == ["grand_wray" in had and tile != NOBODY for tile in g.favours.tolist()]


def with_entrance(entrance: str) -> Game:
    """A game for two in which somebody has bid for this entrance, up to the first turn."""
    pack = load_pack(modules=CHOOSABLE)
    wanted = [tile.id for tile in pack.entrances].index(entrance)
    for seed in range(100):
        game = Game(2, seed=seed, modules=CHOOSABLE)
        if wanted in game.record.entrances[:2].tolist():
            while game.round == 0:
                game.apply(game.numbers[0] if game.deciding != "auction" else game.numbers[-1])
            return game
    raise AssertionError(entrance)


@pytest.mark.parametrize("house", codes.HOUSES)
def test_the_numbers_say_how_the_hotel_of_an_automaton_stands(house: str) -> None:
    game = Game(seed=2, solo=True, modules=["entrances"], rival_hotel=house)
    for actions in (12, 40):
        play_some(game, actions, 3)
        g, names = game.record, by_name(game, 0)
        assert [name for name in codes.HOUSES if names[f"house.{name}"]] == [house]
        assert [names[f"house.gears.{k}"] * 5 for k in layout.numbered(6)] == pytest.approx(g.gears.tolist())
        assert [names[f"house.queue_gears.{k}"] * 5 for k in layout.numbered(5)] == pytest.approx(
            g.queue_gears.tolist()
        )
        assert names["house.stars"] * 9 == pytest.approx(g.stars)
        items = [[names[f"house.space.{k}.{item}"] for item in layout.ITEMS] for k in layout.numbered(6)]
        assert [row.index(1) + 1 if any(row) else 0 for row in items] == g.space_item.tolist()


def test_the_numbers_say_where_guests_of_the_promo_cards_go() -> None:
    game = Game(2, seed=1, modules=["gala"])
    g = game.record
    for number, goes, reward in ((190, "stays", ""), (189, "two_rooms", ""), (191, "", "fill_item")):
        g.queue[2] = g.cafe[1, 0] = game.pack.guest_index(number)
        names = by_name(game, 0)
        for place in ("queue.3", "other1.cafe.1"):
            for word in codes.GUEST_GOES[3:]:
                assert names[f"{place}.goes.{word}"] == (word == goes)
            assert names[f"{place}.reward.fill_item"] == (0.25 if reward else 0)


def test_every_action_has_a_name_of_its_own() -> None:
    names = action_names()
    assert len(names) == len(set(names)) == ACTIONS
    assert names[0] == "pass" and "die 6 as 4 boost" in names and "serve strudel table 1" in names
    danced = action_names(load_pack(modules=["ballrooms"]))
    assert len(danced) == len(set(danced)) == ACTIONS
    assert "dance table 2 1.top" in danced and "take 2 of the second kind 1 champagne" in danced
    every = action_names(load_pack(modules=CHOOSABLE))
    assert len(every) == len(set(every)) == ACTIONS
    assert {"colour red", "key", "bid 2 5", "claim own B", "check-in table 4 1.1", "host table 1"} <= set(every)


@pytest.mark.parametrize("kind", KINDS, ids=str)
def test_nothing_hidden_is_seen(kind) -> None:
    """Given a position, when what is hidden from a seat is covered or dealt anew, then it sees the same."""
    changed = 0
    for actions in (0, 3, 11, 60, 110):
        game = play_some(new_game(kind, actions), actions, 7 + actions)
        for seat in range(1 if kind.solo else game.players):
            expected = seen(game, seat)
            covered = game.copy()
            engine.observe(game.pack.tables, covered.record_bytes, seat)
            other = game.copy()
            engine.resample(game.pack.tables, other.record_bytes, seat, np.array([actions, seat, 5, 6], np.int64))
            changed += other.snapshot() != game.snapshot()
            assert (seen(covered, seat) == expected).all()
            assert (seen(other, seat) == expected).all()
            assert np.abs(expected).max() <= layout.BOUND
    assert changed


def checked_seat(game: Game, names: dict[str, float], seat: int, word: str) -> None:
    """Compare a seat's block with the view."""
    shown = game.view(seat).seats[seat]
    assert names[f"{word}.present"] == 1
    assert names[f"{word}.krones"] * 20 == pytest.approx(shown.krones)
    assert names[f"{word}.vp"] * 100 == pytest.approx(shown.vp, abs=1e-4)
    assert names[f"{word}.emperor"] * 13 == pytest.approx(shown.emperor, abs=1e-5)
    assert names[f"{word}.hand_size"] * 10 == pytest.approx(shown.hand_size)
    assert names[f"{word}.staff_size"] * 10 == pytest.approx(len(shown.staff))
    for item in layout.ITEMS:
        assert names[f"{word}.kitchen.{item}"] * 8 == pytest.approx(shown.kitchen[item])
    for floor in shown.rooms:
        for room in floor:
            place = f"{word}.rooms.{room.room}"
            assert names[f"{place}.occupied"] == (room.state == "occupied")
            assert names[f"{place}.vacant"] == (room.state == "vacant")
            assert names[f"{place}.{room.colour}"] == 1
            assert names[f"{place}.badge"] * 10 == pytest.approx(room.badge)
            group = [other for row in shown.rooms for other in row if other.group == room.group]
            left = sum(other.state != "occupied" for other in group)
            assert names[f"{place}.group_left"] * 4 == left
    for number, table in enumerate(shown.cafe, 1):
        assert names[f"{word}.cafe.{number}.here"] == (table is not None)
        if table is not None:
            card = game.pack.card(table.guest)
            assert names[f"{word}.cafe.{number}.{COLOURS[card.colour]}"] == 1  # type: ignore[union-attr]
            for item in layout.ITEMS:
                assert names[f"{word}.cafe.{number}.missing.{item}"] * 4 == table.missing[item]
                assert names[f"{word}.cafe.{number}.order.{item}"] * 4 == table.order[item]
            assert names[f"{word}.cafe.{number}.complete"] == (not any(table.missing.values()))


@pytest.mark.parametrize("kind", KINDS[::7], ids=str)
@pytest.mark.parametrize("actions", [5, 30, 55])
def test_the_numbers_say_what_the_view_says(kind, actions: int) -> None:
    game = play_some(new_game(kind, 22), actions, 3)
    assert not game.over
    for viewer in range(1 if kind.solo else game.players):
        view = game.view(viewer)
        names = by_name(game, viewer)
        for further in range(4):
            word = layout.SEAT_NAMES[further]
            if further < game.players:
                checked_seat(game, names, (viewer + further) % game.players, word)
            else:
                assert not any(value for name, value in names.items() if name.startswith(f"{word}."))
        assert names[f"table.round.{view.round}"] == 1
        assert names[f"decision.{view.decision}"] == 1
        assert names[f"table.decides.{layout.SEAT_NAMES[((view.to_move or 0) - viewer) % game.players]}"] == 1
        for face, n in enumerate(view.dice, 1):
            assert names[f"table.dice.{face}"] * 5 == pytest.approx(n)
        for space, guest in enumerate(view.queue, 1):
            assert names[f"queue.{space}.here"] == (guest is not None)
            if guest is not None:
                assert names[f"queue.{space}.price"] * 3 == pytest.approx(guest.price)
                assert names[f"queue.{space}.vp"] * 10 == pytest.approx(game.pack.card(guest.guest).vp)  # type: ignore[union-attr]
        for objective in view.objectives:
            left = objective.claimed_by.count(None)
            assert names[f"objective.{objective.letter}.claims_left"] * 3 == pytest.approx(left)
        own = view.seats[viewer]
        used = [card.number for card in own.staff if card.used]
        for number in (card.number for card in game.pack.staff):
            assert names[f"staff.{number}.in_hand"] == (number in (own.hand or []))
            assert names[f"staff.{number}.in_play"] == any(card.number == number for card in own.staff)
            assert names[f"staff.{number}.used"] == (number in used)
            assert names[f"staff.{number}.to_choose"] == (number in [*view.drafting, *view.looked_at])
        assert bool(view.solo) == any(names[f"automaton.level.{level}"] for level in ("easy", "medium", "hard"))


def test_the_mask_is_for_the_seat_that_decides() -> None:
    game = play_some(Game(3, seed=4), 25, 4)
    seat = game.to_move
    assert seat is not None
    assert np.flatnonzero(mask_of(game, seat)).tolist() == sorted(game.numbers)
    assert not mask_of(game, (seat + 1) % 3).any()


def test_groups_are_the_vector_in_pieces() -> None:
    game = play_some(Game(4, seed=4), 25, 4)
    pieces = Watcher(game.pack, "groups").look(game, 0)
    assert isinstance(pieces, dict)
    flat = np.concatenate([piece.ravel() for piece in pieces["observation"].values()])
    assert (flat == seen(game, 0)).all()
    assert pieces["observation"]["seats"].shape == (4, layout.SEAT)
