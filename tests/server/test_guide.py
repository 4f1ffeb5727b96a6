"""The guided first game at the table: the same script, kept with the log, left, gone on with and begun anew."""

from __future__ import annotations

from pathlib import Path

from leopold.guide import Script, script_named
from leopold.guide.rehearsal import Rehearser
from tests.server.databases import database
from tests.server.visitors import Json, LocalServer, Visitor, new_key, open_server


def the_script() -> Script:
    found = script_named("first_evening")
    assert found is not None
    return found


def begin(visitor: Visitor, **wishes: Json) -> tuple[str, Json]:
    """A guided table, at the first decision of the guided seat."""
    table = visitor.post("/api/guided", {"name": "Ann", "rival": "Franzi", **wishes})["table"]
    return table, visitor.turn(table)


def wish(visitor: Visitor, table: str, state: Json, what: str, scene: str = "", key: str = "") -> Json:
    body = {"seat": 0, "revision": state["revision"], "key": key or new_key(), "wish": what, "scene": scene}
    return visitor.ask("POST", f"/api/tables/{table}/guide", body)


def go_on(visitor: Visitor, table: str, state: Json) -> Json:
    """Read the scene that is shown; the state after it."""
    answer = wish(visitor, table, state, "on", state["guide"]["scene"]["scene"])
    assert answer.status_code == 200, answer.text
    return answer.json()["state"]


def scene_of(state: Json) -> str | None:
    scene = state["guide"]["scene"]
    return scene["scene"] if scene else None


def test_the_whole_game_is_guided_as_it_was_rehearsed(small_server: LocalServer) -> None:
    """Given somebody who follows the suggestions, then every scene of the script is shown, where the script has it."""
    ann = small_server.visitor()
    rehearser = Rehearser(the_script())
    table, state = begin(ann)
    shown: list[str] = []
    while not rehearser.game.over:
        while rehearser.game.to_move == 1:
            rehearser.play(rehearser.answer(None))
        if rehearser.game.over:
            break
        assert state["moves"] == len(rehearser.game.moves), "the rival plays as in the rehearsal"
        scene = rehearser.progress.scene(rehearser.game)
        assert scene_of(state) == (scene.id if scene else None)
        if scene is not None and scene.id not in shown:
            shown.append(scene.id)
        if scene is not None and not scene.until:
            rehearser.progress.finish(scene.id)
            state = go_on(ann, table, state)
            continue
        action = rehearser.answer(scene)
        rehearser.play(action)
        ann.play(table, state, action.number)
        state = ann.turn(table)

    assert sorted(shown) == sorted(scene.id for scene in the_script().scenes)
    assert ann.state(table)["guide"] == {"scene": None, "over": len(shown), "scenes": len(shown), "left": False}


def test_another_day_goes_on_where_it_was_left(tmp_path: Path) -> None:
    with database("sqlite", tmp_path) as address:
        with open_server(address) as server:
            ann = server.visitor()
            table, state = begin(ann)
            state = go_on(ann, table, state)
            assert scene_of(state) == "goal"
        with open_server(address) as server:
            again = server.visitor(ann.secret)

            assert scene_of(again.state(table)) == "goal"
            assert again.get("/api/tables")["tables"][0]["guide"] == "first_evening"


def test_without_the_guide_it_is_a_game_like_any_other(small_server: LocalServer) -> None:
    ann = small_server.visitor()
    table, state = begin(ann)

    state = wish(ann, table, state, "leave").json()["state"]
    assert (scene_of(state), state["guide"]["left"]) == (None, True)
    ann.play(table, state)
    state = ann.turn(table)
    assert scene_of(state) is None

    state = wish(ann, table, state, "return").json()["state"]
    assert (scene_of(state), state["guide"]["left"]) == ("first-rooms", False)


def test_what_is_taken_back_is_explained_again(small_server: LocalServer) -> None:
    ann = small_server.visitor()
    table, state = begin(ann)
    ann.play(table, state, number(state, "guest 4"))
    state = ann.turn(table)
    assert scene_of(state) == "first-rooms"
    state = ann.play(table, state, number(state, "room 2.1"))
    assert scene_of(state) is None

    state = ann.undo(table, state).json()["state"]

    assert scene_of(state) == "first-rooms"


def number(state: Json, text: str) -> int:
    return int(next(action["number"] for action in state["actions"] if action["text"] == text))


def test_a_repeated_request_counts_once_and_a_late_one_is_told_so(small_server: LocalServer) -> None:
    ann = small_server.visitor()
    table, state = begin(ann)

    first = wish(ann, table, state, "on", "welcome", key="the-same-click").json()
    second = wish(ann, table, state, "on", "welcome", key="the-same-click").json()
    late = wish(ann, table, state, "on", "goal")

    assert first == second
    assert first["entries"][0]["told"] == [], "the log does not tell what somebody reads"
    assert (late.status_code, late.json()["key"]) == (409, "problem-revision-stale")


def test_begun_anew_it_is_another_table(small_server: LocalServer) -> None:
    ann = small_server.visitor()
    table, state = begin(ann)
    go_on(ann, table, state)

    other, fresh = begin(ann)

    assert other != table
    assert scene_of(fresh) == "welcome"
    assert scene_of(ann.state(table)) == "goal"


def test_what_cannot_be_is_refused(small_server: LocalServer) -> None:
    ann = small_server.visitor()
    table, state = begin(ann)
    usual = ann.lay("me", "bot apprentice")["table"]

    refused = [
        wish(ann, table, state, "on", "no-such-scene"),
        wish(ann, table, state, "on"),
        wish(ann, table, state, "leave", "welcome"),
        wish(ann, usual, ann.state(usual), "on", "welcome"),
    ]

    assert [(answer.status_code, answer.json()["key"]) for answer in refused] == [
        (422, "problem-guide-scene"),
        (422, "problem-guide-scene"),
        (422, "problem-guide-scene"),
        (409, "problem-guide-none"),
    ]
    assert ann.state(usual)["guide"] is None
    assert ann.state(table, None)["guide"] is None, "an onlooker is not guided"
