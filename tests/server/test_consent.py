"""Taking back by consent: the others are asked, and what they say counts."""

from __future__ import annotations

import pytest

from tests.server.visitors import Json, LocalServer, Visitor, new_key

BY_CONSENT = {"undo": "consent"}


class Company:
    """Two or three friends, the first of whom has just played something that could be taken back."""

    def __init__(self, server: LocalServer, friends: int, **house: str) -> None:
        self.server = server
        host = server.visitor()
        laid = host.lay("me", *["friend"] * friends, seed="7", house=house)
        self.table = str(laid["table"])
        self.people = [host, *(server.visitor() for _ in range(friends))]
        for person, token in zip(self.people[1:], laid["seat_tokens"], strict=True):
            person.post(f"/api/tables/{self.table}/sit", {"token": token["token"]})
        while self.latest()["undo"] == 0:
            seat = host.state(self.table, None)["view"]["to_move"]
            self.mover: int = seat
            self.people[seat].play(self.table, self.state(seat))

    def state(self, seat: int) -> Json:
        return self.people[seat].state(self.table, seat)

    def latest(self) -> Json:
        seats = range(len(self.people))
        return max((self.state(seat) for seat in seats), key=lambda state: int(state["undo"]))

    @property
    def others(self) -> list[int]:
        return [seat for seat in range(len(self.people)) if seat != self.mover]

    def ask(self) -> Json:
        """Whoever has played asks to take it back."""
        answer = self.people[self.mover].undo(self.table, self.state(self.mover))
        return answer.json()

    def answer(self, seat: int, agree: bool, key: str = "") -> Json:
        body = {"seat": seat, "revision": self.state(seat)["revision"], "key": key or new_key(), "agree": agree}
        return self.people[seat].ask("POST", f"/api/tables/{self.table}/undo/answer", body).json()


def test_nothing_is_taken_back_before_the_others_agree(server: LocalServer) -> None:
    # given somebody who has played
    company = Company(server, 1, **BY_CONSENT)
    (other,) = company.others
    moves = company.state(other)["moves"]
    # when they want to take it back
    asked = company.ask()
    # then the other is asked, and the table stands as it stood
    assert asked["entries"][0]["kind"] == "undo_asked"
    assert company.state(other)["undo_wish"] == {"seat": company.mover, "steps": 1, "waits_for": [other]}
    assert company.state(other)["moves"] == moves
    # and when the other agrees, it is taken back
    done = company.answer(other, agree=True)
    assert [entry["kind"] for entry in done["entries"]] == ["undo_agreed", "undo"]
    assert company.state(other)["moves"] == moves - 1
    assert company.state(other)["undo_wish"] is None


def test_everybody_has_to_agree(server: LocalServer) -> None:
    company = Company(server, 2, **BY_CONSENT)
    first, second = company.others
    moves = company.state(first)["moves"]
    company.ask()

    company.answer(first, agree=True)

    assert company.state(first)["moves"] == moves
    assert company.state(first)["undo_wish"]["waits_for"] == [second]
    company.answer(second, agree=True)
    assert company.state(first)["moves"] == moves - 1


def test_what_one_declines_stays_and_is_not_asked_again(server: LocalServer) -> None:
    # given two who are asked
    company = Company(server, 2, **BY_CONSENT)
    first, second = company.others
    moves = company.state(first)["moves"]
    company.ask()
    company.answer(first, agree=True)
    # when one of them declines
    company.answer(second, agree=False)
    # then everything stays, and asking again is no use
    assert company.state(first)["moves"] == moves
    assert company.state(first)["undo_wish"] is None
    assert company.ask()["key"] == "problem-undo-declined"
    assert company.answer(first, agree=True)["key"] == "problem-undo-nothing"


def test_whoever_plays_on_does_not_want_it_any_more(server: LocalServer) -> None:
    company = Company(server, 1, **BY_CONSENT)
    company.ask()
    seat = company.state(0)["view"]["to_move"]

    company.people[seat].play(company.table, company.state(seat))

    assert company.state(0)["undo_wish"] is None
    assert company.answer(company.others[0], agree=True)["key"] == "problem-undo-nothing"


def test_one_asks_once_and_does_not_answer_oneself(server: LocalServer) -> None:
    company = Company(server, 1, **BY_CONSENT)
    company.ask()

    assert company.ask()["key"] == "problem-undo-asked"
    assert company.answer(company.mover, agree=True)["key"] == "problem-undo-nothing"


def test_a_repeated_answer_counts_once_and_a_question_outlives_the_server(server: LocalServer) -> None:
    # given a question, and a server that has forgotten everything but its database
    company = Company(server, 1, **BY_CONSENT)
    (other,) = company.others
    company.ask()
    server.application.registry.tables.clear()
    body = {"seat": other, "revision": company.state(other)["revision"], "key": new_key(), "agree": True}
    path = f"/api/tables/{company.table}/undo/answer"
    # when the answer comes twice
    first, again = (company.people[other].ask("POST", path, body) for _ in range(2))
    # then it is the same answer
    assert first.status_code == 200
    assert first.json() == again.json()
    # and the same key for something else is a mistake
    assert company.people[other].ask("POST", path, {**body, "agree": False}).json()["key"] == "problem-key-used"


def test_a_repeated_question_gets_the_same_answer(server: LocalServer) -> None:
    company = Company(server, 1, **BY_CONSENT)
    key, state = new_key(), company.state(company.mover)
    asker = company.people[company.mover]

    first, again = (asker.undo(company.table, state, key=key) for _ in range(2))

    assert first.json() == again.json()


@pytest.mark.parametrize("kinds", [("me", "here"), ("me", "bot")])
def test_nobody_is_asked_where_nobody_else_plays(server: LocalServer, kinds: tuple[str, ...]) -> None:
    """Whoever shares the screen has seen it happen, and bots do not mind."""
    ann = server.visitor()
    table = ann.lay(*kinds, seed="7", house=BY_CONSENT)["table"]
    state = ready_to_undo(ann, table)

    done = ann.undo(table, state).json()

    assert [entry["kind"] for entry in done["entries"]] == ["undo"]


def ready_to_undo(ann: Visitor, table: str) -> Json:
    """Play the own seats until something can be taken back."""
    mine = [seat["seat"] for seat in ann.state(table)["seats"] if seat["mine"]]
    with ann.news(table) as news:
        while True:
            for state in (ann.state(table, seat) for seat in mine):
                if state["undo"]:
                    return state
            seat = ann.state(table, None)["view"]["to_move"]
            if seat in mine:
                ann.play(table, ann.state(table, seat))
            else:
                news.next("news")


def test_where_it_is_free_nobody_is_asked(server: LocalServer) -> None:
    company = Company(server, 1)

    assert company.ask()["entries"][0]["kind"] == "undo"
