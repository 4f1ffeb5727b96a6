"""Taking back: step by step, to the last moment anybody learnt something new."""

from __future__ import annotations

import random

import pytest

from leopold.server.store.stored import StoredEntry
from leopold.server.tables.position import Position
from leopold.server.tables.settings import choose
from tests.server.visitors import Json, LocalServer, Visitor, new_key


@pytest.fixture
def rooms(server: LocalServer) -> tuple[Visitor, str, Json]:
    """Somebody who is about to prepare the first rooms: nothing is revealed by that."""
    ann = server.visitor()
    table = ann.lay("me", "here", seed="7")["table"]
    for _ in range(2):
        ann.play(table, ann.state(table, ann.state(table, None)["view"]["to_move"]))
    return ann, table, ann.state(table, ann.state(table, None)["view"]["to_move"])


def test_step_by_step(rooms: tuple[Visitor, str, Json]) -> None:
    ann, table, before = rooms
    once = ann.play(table, before)
    twice = ann.play(table, once)
    assert twice["undo"] == 2

    back = ann.undo(table, twice).json()["state"]

    assert back["view"] == once["view"]
    assert back["undo"] == 1
    assert back["revision"] == twice["revision"] + 1
    assert ann.undo(table, back).json()["state"]["view"] == before["view"]


def test_several_steps_at_once(rooms: tuple[Visitor, str, Json]) -> None:
    ann, table, before = rooms
    twice = ann.play(table, ann.play(table, before))

    assert ann.undo(table, twice, steps=2).json()["state"]["view"] == before["view"]


def test_a_repeated_undo_takes_back_once(rooms: tuple[Visitor, str, Json]) -> None:
    ann, table, before = rooms
    twice = ann.play(table, ann.play(table, before))
    key = new_key()

    first, again = ann.undo(table, twice, key=key), ann.undo(table, twice, key=key)

    assert first.json() == again.json()


def test_not_past_a_card_that_was_turned(server: LocalServer) -> None:
    ann = server.visitor()
    table = ann.lay("me", "here", seed="7")["table"]
    mover = ann.state(table, None)["view"]["to_move"]
    after = ann.play(table, ann.state(table, mover))  # the queue was filled up

    answer = ann.undo(table, after)

    assert after["undo"] == 0
    assert (answer.status_code, answer.json()["key"]) == (422, "problem-undo-barrier")


def test_only_ones_own_actions(rooms: tuple[Visitor, str, Json]) -> None:
    ann, table, before = rooms
    after = ann.play(table, before)
    other = 1 - before["seat"]

    assert ann.state(table, other)["undo"] == 0
    assert ann.undo(table, {**after, "seat": other}).status_code == 422


def test_what_a_refused_click_would_have_shown_stays_hidden(small_server: LocalServer) -> None:
    """A click that takes a guest, and then something impossible, must not tell which guest came."""
    ann = small_server.visitor()
    table = ann.lay("me", "here", seed="7")["table"]
    mover = ann.state(table, None)["view"]["to_move"]
    state = ann.state(table, mover)

    answers = [ann.act(table, mover, 0, state["actions"][0]["number"], number) for number in (16, 20, 500, 1)]

    assert {answer.json()["key"] for answer in answers} == {"problem-action-unforeseen"}
    assert len({answer.text for answer in answers}) == 1
    assert ann.state(table, mover) == state


def test_a_plan_is_followed_until_something_new_is_seen(small_server: LocalServer) -> None:
    """Whoever asks for it gets the guest, and then decides anew."""
    ann = small_server.visitor()
    table = ann.lay("me", "here", seed="7")["table"]
    mover = ann.state(table, None)["view"]["to_move"]
    state = ann.state(table, mover)
    first = state["actions"][0]["number"]

    wish = {"seat": mover, "revision": 0, "actions": [first, 500], "as_far": True, "key": "as-far-as-it-goes"}
    done = ann.post(f"/api/tables/{table}/actions", wish)

    assert [entry["action"]["number"] for entry in done["entries"] if entry["kind"] == "action"] == [first]
    assert ann.state(table, mover)["revision"] == 1


@pytest.mark.parametrize("solo", [None, "leopold"])
def test_the_log_played_again_is_the_same_game(solo: str | None) -> None:
    """Given a game with many undos, when its log is followed anew, then every byte is the same."""
    settings = choose(
        1 if solo else 3,
        edition="revised",
        variant="standard",
        hotels=["night"],
        modules=["promo"],
        solo=solo,
        level="hard" if solo else None,
        seed="undo and redo",
    )
    position, chance = Position(settings), random.Random(3)
    entries: list[StoredEntry] = []
    while not position.game.over:
        seat = position.game.to_move
        revision = len(entries) + 1
        if position.undoable(seat) and chance.random() < 0.3:
            steps = chance.randint(1, position.undoable(seat))
            position.take_back(steps)
            entries.append(StoredEntry(revision=revision, at=0, kind="undo", seat=seat, detail={"steps": steps}))
        else:
            number = chance.choice(position.game.numbers)
            position.play(number)
            entries.append(StoredEntry(revision=revision, at=0, kind="action", seat=seat, number=number))

    again = Position(settings)
    again.follow(entries)

    assert any(entry.kind == "undo" for entry in entries)
    assert again.game.snapshot() == position.game.snapshot()
    assert again.moves == position.moves


def test_what_was_done_before_a_bot_and_a_person_changed_places_stays_done() -> None:
    # given somebody who has prepared the first of three rooms, and could take it back
    settings = choose(
        2, edition="revised", variant="standard", hotels=["night"], modules=[], solo=None, level=None, seed="7"
    )
    position = Position(settings)
    while position.game.deciding != "first_rooms":
        position.play(position.game.numbers[0])
    seat = position.game.to_move

    def prepare_a_room() -> None:
        position.play(next(action.number for action in position.game.actions if action.kind == "room"))

    prepare_a_room()
    assert position.undoable(seat) == 1

    def change_places(level: str) -> None:
        entry = StoredEntry(revision=90, at=0.0, kind="stand_in", seat=seat, detail={"level": level})
        position.follow([entry])

    # when a bot takes the seat, and the seat is given back
    change_places("waiter")
    assert position.undoable(seat) == 0
    change_places("")
    # then the room cannot be taken back, but what the person does from then on can
    assert position.undoable(seat) == 0
    prepare_a_room()
    assert position.undoable(seat) == 1
