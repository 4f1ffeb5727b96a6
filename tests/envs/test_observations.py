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
from leopold.packs import load_pack
from leopold.packs.codes import COLOURS
from leopold.rules import engine
from leopold.rules.actions import ACTIONS
from tests.kinds import KINDS, play_some


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


def test_every_action_has_a_name_of_its_own() -> None:
    names = action_names()
    assert len(names) == len(set(names)) == ACTIONS
    assert names[0] == "pass" and "die 6 as 4 boost" in names and "serve strudel table 1" in names


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
