"""A phrase instead of an account: what is one's own is found wherever it is typed, and nowhere else."""

from __future__ import annotations

import pytest
from starlette.websockets import WebSocketDisconnect

from leopold.server.errors import TableError
from leopold.server.http.identity import COOKIE, PHRASE_WORDS, cookie_of, fresh_phrase, hashed, well_formed
from leopold.server.store.moving import move_visitor
from leopold.server.store.stored import StoredSubscription
from tests.server.test_erasing import seated, traces
from tests.server.test_evenings import ended, finish
from tests.server.visitors import Json, LocalServer, Visitor

PHRASE = "bisil fisul hitil kitul mivil pivul sizil vizul kutif"


def told(visitor: Visitor, path: str, body: Json) -> Json:
    """Ask, and go by the cookie that comes with the answer, as a browser does."""
    answer = visitor.ask("POST", path, body)
    assert answer.status_code == 200, answer.text
    visitor.secret = answer.cookies[COOKIE]
    return answer.json()


def with_phrase(visitor: Visitor) -> str:
    """Somebody goes by a new phrase."""
    phrase: str = visitor.post("/api/phrase/new", {})["phrase"]
    told(visitor, "/api/phrase", {"phrase": phrase})
    return phrase


def refused(visitor: Visitor, phrase: str) -> tuple[int, str]:
    answer = visitor.ask("POST", "/api/phrase/enter", {"phrase": phrase})
    assert COOKIE not in answer.cookies
    return answer.status_code, answer.json()["key"]


# --- the words


def test_a_phrase_leads_to_one_cookie_however_it_is_typed() -> None:
    # The cookie must be the same for ever: people have it on paper.
    cookie = "AnoA6AcC2-9txJb7o2rxSJBcqGmAjnI9gZrAmwGL5j8"
    for typed in (PHRASE, PHRASE.upper(), PHRASE.replace(" ", "-"), f"  {PHRASE.replace(' ', chr(10))}. "):
        assert cookie_of(typed) == cookie


def test_every_phrase_is_new_and_as_good_as_a_cookie() -> None:
    phrases = {fresh_phrase() for _ in range(100)}
    assert len(phrases) == 100
    assert all(len(phrase.split()) == PHRASE_WORDS and well_formed(cookie_of(phrase)) for phrase in phrases)


@pytest.mark.parametrize(
    ("typed", "key"),
    [
        ("", "problem-phrase-short"),
        (PHRASE.rpartition(" ")[0], "problem-phrase-short"),
        (f"{PHRASE} lusab", "problem-phrase-short"),
        (PHRASE.replace("bisil", "bisix"), "problem-phrase-word"),
        (PHRASE.replace("bisil", "bisi"), "problem-phrase-word"),
        (PHRASE.replace("bisil", "бисил"), "problem-phrase-word"),
        (PHRASE.replace("bisil", "bisin"), "problem-phrase-misspelt"),
        (PHRASE.replace("bisil fisul", "fisul bisil"), "problem-phrase-misspelt"),
    ],
)
def test_a_phrase_that_is_none_says_why(typed: str, key: str) -> None:
    with pytest.raises(TableError) as wrong:
        cookie_of(typed)
    assert wrong.value.problem.key == key


# --- one person, two devices


def test_games_and_evenings_are_found_on_another_device(server: LocalServer) -> None:
    # given somebody with a finished game and one that goes on
    laptop, phone = server.visitor(), server.visitor()
    over = laptop.lay("me", "bot apprentice", seed="a long evening")["table"]
    finish(laptop, over)
    going = laptop.lay("me", "bot apprentice")["table"]
    # when they write down a phrase, and type it on another device
    phrase = with_phrase(laptop)
    assert told(phone, "/api/phrase/enter", {"phrase": phrase.upper()}) == {"tables": 0}
    # then everything is there, and still where it was
    for device in (laptop, phone):
        assert {line["table"] for line in device.get("/api/tables")["tables"]} == {over, going}
        assert [evening["table"] for evening in device.get("/api/evenings")["evenings"]] == [over]
        assert device.state(going)["seats"][0]["mine"]
    # and what one of them plays the other sees
    state = phone.turn(going)
    with laptop.news(going, 0, since=state["revision"]) as news:
        phone.play(going, state)
        assert news.later_than(state["revision"])["moves"] > state["moves"]


def test_a_game_that_is_being_reckoned_meanwhile_is_found_by_the_phrase(
    server: LocalServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    # given a game that has ended, and how it ended is worked out but not kept yet
    ann = server.visitor()
    table, worked_out = ended(ann, monkeypatch)
    # when its player goes by a phrase before it is kept
    old = hashed(ann.secret)
    with_phrase(ann)
    assert server.application.storage.reckon(*worked_out)
    # then it is theirs, and nothing is kept of who they were
    assert [evening["table"] for evening in ann.get("/api/evenings")["evenings"]] == [table]
    assert traces(server, old) == []


def test_nothing_is_known_by_the_old_cookie_any_more(server: LocalServer) -> None:
    # given a table with somebody who listens there
    ann, ben, table = seated(server)
    old = ann.secret
    with ann.news(table, 0) as news:
        # when they go by a phrase
        phrase = with_phrase(ann)
        # then the old connection ends
        with pytest.raises(WebSocketDisconnect):
            news.next("never")
    # and the old cookie opens nothing, but the new one does, for the host as well
    assert server.visitor(old).ask("GET", f"/api/tables/{table}").status_code == 404
    assert traces(server, hashed(old)) == []
    assert ann.state(table)["seats"][0]["mine"]
    assert ann.ask("POST", f"/api/tables/{table}/lock", {"locked": True}).status_code == 200
    # and the phrase is kept nowhere, nor is what follows from it
    assert traces(server, phrase, cookie_of(phrase)) == []
    # and others have noticed nothing
    assert ben.state(table, 1)["seats"][1]["mine"]


def test_what_was_played_in_the_other_browser_comes_along_if_it_is_theirs(server: LocalServer) -> None:
    # given somebody with a phrase, and two browsers in which something was played
    ann, own, friends = server.visitor(), server.visitor(), server.visitor()
    first = ann.lay("me", "bot apprentice")["table"]
    second = own.lay("me", "bot apprentice")["table"]
    others = friends.lay("me", "bot apprentice")["table"]
    phrase = with_phrase(ann)
    # when it is typed there
    assert told(own, "/api/phrase/enter", {"phrase": phrase, "bring": True}) == {"tables": 1}
    before = friends.secret
    assert told(friends, "/api/phrase/enter", {"phrase": phrase}) == {"tables": 0}
    # then only what was brought is theirs, and the friend finds their own again by their own cookie
    assert {line["table"] for line in ann.get("/api/tables")["tables"]} == {first, second}
    assert {line["table"] for line in friends.get("/api/tables")["tables"]} == {first, second}
    assert [line["table"] for line in server.visitor(before).get("/api/tables")["tables"]] == [others]


def test_a_newer_phrase_takes_the_place_of_an_older_one(server: LocalServer) -> None:
    ann, eve = server.visitor(), server.visitor()
    table = ann.lay("me", "bot apprentice")["table"]
    older = with_phrase(ann)
    newer = with_phrase(ann)
    assert refused(eve, older) == (404, "problem-phrase-unknown")
    told(eve, "/api/phrase/enter", {"phrase": newer})
    assert eve.state(table)["seats"][0]["mine"]


def test_a_lost_answer_loses_nothing(server: LocalServer) -> None:
    # given somebody who has written the phrase down
    ann = server.visitor()
    table = ann.lay("me", "bot apprentice")["table"]
    phrase = ann.post("/api/phrase/new", {})["phrase"]
    # when the answer to their wish never arrives, and they ask again by the cookie that they still have
    assert ann.ask("POST", "/api/phrase", {"phrase": phrase}).status_code == 200
    assert told(ann, "/api/phrase", {"phrase": phrase}) == {"tables": 0}
    # then everything is there
    assert ann.state(table)["seats"][0]["mine"]


def test_whoever_leaves_a_browser_is_found_by_the_phrase_alone(server: LocalServer) -> None:
    ann = server.visitor()
    table = ann.lay("me", "bot apprentice")["table"]
    phrase = with_phrase(ann)
    assert told(ann, "/api/phrase/leave", {"sure": "leave"}) == {"left": True}
    assert ann.get("/api/tables")["tables"] == []
    told(ann, "/api/phrase/enter", {"phrase": phrase})
    assert [line["table"] for line in ann.get("/api/tables")["tables"]] == [table]


def test_a_phrase_that_nobody_goes_by_changes_nothing(server: LocalServer) -> None:
    ann = server.visitor()
    table = ann.lay("me", "bot apprentice")["table"]
    assert refused(ann, fresh_phrase()) == (404, "problem-phrase-unknown")
    assert refused(ann, "open sesame") == (422, "problem-phrase-short")
    assert ann.ask("POST", "/api/phrase/leave", {}).status_code == 400
    assert ann.state(table)["seats"][0]["mine"]


def test_nobody_types_phrases_for_ever(server: LocalServer) -> None:
    eve = server.visitor()
    answers = [eve.ask("POST", "/api/phrase/enter", {"phrase": fresh_phrase()}).status_code for _ in range(12)]
    assert answers[:10] == [404] * 10
    assert answers[-1] == 429


# --- what is kept


def test_where_both_have_the_same_thing_it_is_there_once(server: LocalServer) -> None:
    # given two visitors who have each answered a puzzle of their own and two that both know, watch one table, and are
    # called somewhere
    storage = server.application.storage
    table = server.visitor().lay("me", "bot apprentice")["table"]
    answers = {
        "former one": {"first": 1.0, "better": 0.5, "worse": 3.0},
        "new": {"second": 2.0, "better": 1.5, "worse": 0.0},
    }
    for visitor, losses in answers.items():
        for puzzle, loss in losses.items():
            storage.keep_answer(visitor, puzzle, loss)
        storage.let_watch(table, visitor)
        storage.subscribe(StoredSubscription(endpoint=f"https://{visitor}", visitor=visitor, receiver="r", auth="a"))
    # when one moves to the other
    assert move_visitor(storage, "former one", "new") == []
    # then everything is there once, and of two answers the better one
    assert storage.solved("new") == {"first": 1.0, "second": 2.0, "better": 0.5, "worse": 0.0}
    assert storage.may_watch(table, "new")
    assert len(storage.subscriptions("new")) == 2
    assert traces(server, "former one") == ["subscriptions.endpoint"]
