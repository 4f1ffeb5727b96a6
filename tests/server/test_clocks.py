"""Time for a turn, for a game, in days for a move: counted by the server, and what happens when it is up."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from leopold.server.tables.clocks import LOOK_EVERY, ClockKeeper
from leopold.server.tables.registry import OpenTable
from tests.server.settable_clock import SettableClock
from tests.server.visitors import Json, LocalServer, Visitor, new_key, open_server

Timed = tuple[LocalServer, SettableClock]


class Evening:
    """Two people at a table with a clock; with this seed the friend begins."""

    def __init__(self, timed: Timed, seed: str = "7", **house: Any) -> None:
        self.server, self.clock = timed
        self.host, self.friend = self.server.visitor(), self.server.visitor()
        laid = self.host.lay("me", "friend", seed=seed, house=house)
        self.table = str(laid["table"])
        self.token = laid["seat_tokens"][0]["token"]

    def friend_comes(self) -> Json:
        self.friend.post(f"/api/tables/{self.table}/sit", {"token": self.token})
        return self.state()

    def person(self, seat: int) -> Visitor:
        return (self.host, self.friend)[seat]

    def state(self, seat: int = 0) -> Json:
        return self.person(seat).state(self.table, seat)

    def play(self) -> Json:
        """Whoever is to move decides."""
        seat = self.state()["view"]["to_move"]
        return self.person(seat).play(self.table, self.state(seat))

    def look_at_the_clocks(self) -> None:
        portal = self.server.client.portal
        assert portal is not None
        portal.call(self.server.application.clocks.check)

    def kinds(self) -> list[str]:
        entries = self.host.get(f"/api/tables/{self.table}/news?seat=0&since=0")["entries"]
        return [entry["kind"] for entry in entries if entry["kind"] != "action"]

    def hand_over(self, by: int, seat: int, level: str | None) -> Any:
        """However quickly the bot there plays."""
        while True:
            body = {"level": level, "revision": self.state()["revision"], "key": new_key()}
            answer = self.person(by).ask("POST", f"/api/tables/{self.table}/seats/{seat}", body)
            if answer.json().get("key") != "problem-revision-stale":
                return answer


def test_no_time_runs_before_everybody_is_there(timed_server: Timed) -> None:
    # given a table whose friend is late
    evening = Evening(timed_server, clock="turn", time=2)
    assert evening.state()["clock"]["due"] is None
    # when an hour has gone by
    evening.clock.forward(minutes=60)
    evening.look_at_the_clocks()
    # then nobody's time is up; it begins when the friend sits down
    assert "time_up" not in evening.kinds()
    clock = evening.friend_comes()["clock"]
    assert clock["due"] - clock["now"] == 120


def test_a_turn_has_its_time_and_each_turn_anew(timed_server: Timed) -> None:
    # given a turn of two minutes, half of which has gone by
    evening = Evening(timed_server, clock="turn", time=2)
    mover = evening.friend_comes()["view"]["to_move"]
    evening.clock.forward(minutes=1)
    assert evening.state()["clock"]["due"] - evening.clock.now == 60
    # when it is somebody else's turn
    while evening.state()["view"]["to_move"] == mover:
        evening.play()
    # then they have all of theirs
    clock = evening.state()["clock"]
    assert clock["seat"] != mover
    assert clock["due"] - evening.clock.now == 120


def test_when_it_is_up_a_bot_plays_on_and_the_seat_can_be_had_back(timed_server: Timed) -> None:
    # given somebody who does not decide in time
    evening = Evening(timed_server, clock="turn", time=2, time_up="bot")
    mover = evening.friend_comes()["view"]["to_move"]
    evening.clock.forward(minutes=2)
    # when the clocks are looked at
    evening.look_at_the_clocks()
    # then the log says so, and a bot sits there
    assert evening.kinds() == ["seat", "time_up", "stand_in"]
    assert evening.state()["seats"][mover]["stand_in"]
    # and whose seat it is may come back, with time for the turn
    back = evening.hand_over(mover, mover, None)
    assert back.status_code == 200
    assert evening.state()["seats"][mover]["stand_in"] == ""


def test_a_moment_before_nothing_happens(timed_server: Timed) -> None:
    evening = Evening(timed_server, clock="turn", time=2)
    evening.friend_comes()
    evening.clock.forward(seconds=119)

    evening.look_at_the_clocks()

    assert evening.kinds() == ["seat"]


def test_where_no_bot_is_wanted_the_others_may_call_one(timed_server: Timed) -> None:
    # given somebody who may take longer, but whom others may replace
    evening = Evening(timed_server, seed="8", clock="turn", time=2, time_up="call")
    mover = evening.friend_comes()["view"]["to_move"]
    assert evening.hand_over(1, mover, "waiter").json()["key"] == "problem-host-only"
    # when the time is up
    evening.clock.forward(minutes=3)
    evening.look_at_the_clocks()
    # then nothing is lost, everybody knows, and it is said once
    evening.look_at_the_clocks()
    assert evening.kinds() == ["seat", "time_up"]
    assert evening.state()["clock"]["late"] == mover
    # and whoever waits may call a bot
    assert evening.hand_over(1, mover, "waiter").status_code == 200
    assert evening.state()["clock"]["late"] is None


def test_whoever_decides_late_after_all_is_not_late_any_more(timed_server: Timed) -> None:
    evening = Evening(timed_server, clock="turn", time=2, time_up="call")
    mover = evening.friend_comes()["view"]["to_move"]
    evening.clock.forward(minutes=3)
    evening.look_at_the_clocks()

    while evening.state()["view"]["to_move"] == mover:
        evening.play()

    assert evening.state()["clock"]["late"] is None
    assert evening.state()["clock"]["seat"] == 1 - mover


def test_the_time_of_a_game_is_spent_on_ones_own_turns_alone(timed_server: Timed) -> None:
    # given ten minutes for each
    evening = Evening(timed_server, clock="game", time=10)
    mover = evening.friend_comes()["view"]["to_move"]
    # when one thinks for four, and the other for one
    evening.clock.forward(minutes=4)
    while evening.state()["view"]["to_move"] == mover:
        evening.play()
    evening.clock.forward(minutes=1)
    while evening.state()["view"]["to_move"] != mover:
        evening.play()
    # then that is what each has left
    clock = evening.state()["clock"]
    assert clock["left"][mover] == 360
    assert clock["left"][1 - mover] == 540
    assert clock["due"] - evening.clock.now == 360


def test_whose_game_is_up_does_not_come_back_but_the_host_may_relent(timed_server: Timed) -> None:
    # given somebody whose time for the game is spent
    evening = Evening(timed_server, clock="game", time=10)
    mover = evening.friend_comes()["view"]["to_move"]
    evening.clock.forward(minutes=10)
    evening.look_at_the_clocks()
    # when they want to play again
    refused = evening.hand_over(mover, mover, None)
    # then they may not, and the link does not bring back what is spent
    assert refused.json()["key"] == "problem-time-over"
    evening.friend.post(f"/api/tables/{evening.table}/sit", {"token": evening.token})
    assert evening.state()["seats"][mover]["stand_in"]
    # and only the host may give the seat back
    assert evening.hand_over(0, mover, None).status_code == 200
    assert evening.state()["seats"][mover]["stand_in"] == ""


def test_days_for_a_move_run_while_nobody_looks_and_the_server_is_down(address: str) -> None:
    # given a game by correspondence
    clock = SettableClock()
    with open_server(address, clock=clock) as server:
        evening = Evening((server, clock), clock="move", time=3)
        mover = evening.friend_comes()["view"]["to_move"]
        secrets = [evening.host.secret, evening.friend.secret]
    # when the server comes back after four days
    clock.forward(days=4)
    with open_server(address, clock=clock) as again:
        evening.server, (evening.host, evening.friend) = again, map(again.visitor, secrets)
        evening.look_at_the_clocks()
        # then the time was up meanwhile
        assert "time_up" in evening.kinds()
        assert evening.state()["seats"][mover]["stand_in"]


def test_taking_back_the_end_of_a_turn_gives_no_fresh_time(timed_server: Timed) -> None:
    # given somebody who has used a minute of two and ends the turn
    evening = Evening(timed_server, clock="turn", time=2)
    evening.friend_comes()
    while True:
        mover = evening.state()["view"]["to_move"]
        evening.clock.forward(seconds=30)
        state = evening.play()
        if state["view"]["to_move"] != mover and evening.state(mover)["undo"]:
            break
    began = evening.clock.now - 30
    # when they take it back
    evening.clock.forward(seconds=10)
    evening.person(mover).undo(evening.table, evening.state(mover))
    # then the time goes on where it was
    clock = evening.state()["clock"]
    assert clock["seat"] == mover
    assert clock["due"] <= began + 120


def test_without_a_clock_none_is_told(timed_server: Timed) -> None:
    assert Evening(timed_server).friend_comes()["clock"] is None


def test_a_table_that_cannot_be_played_stops_no_other_clock(
    timed_server: Timed, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    # given two tables at which the time is up, the first of which nobody expected to be like that
    evenings = [Evening(timed_server, clock="turn", time=2 + late) for late in range(2)]
    for evening in evenings:
        evening.friend_comes()
    time_up = ClockKeeper.time_up

    async def fail_at_the_first(keeper: ClockKeeper, table: OpenTable) -> None:
        if table.id == evenings[0].table:
            raise ValueError("a card too many")
        await time_up(keeper, table)

    monkeypatch.setattr(ClockKeeper, "time_up", fail_at_the_first)
    evenings[0].clock.forward(minutes=4)
    # when the clocks are looked at
    evenings[0].look_at_the_clocks()
    # then the other one hears of it, and the log of the first
    assert ["time_up" in evening.kinds() for evening in evenings] == [False, True]
    assert ("a clock cannot be kept", evenings[0].table) in [
        (line.message, vars(line).get("table")) for line in caplog.records if line.exc_info
    ]


class QuietKeeper(ClockKeeper):
    """Finds nothing to do."""

    async def check(self) -> float:
        return LOOK_EVERY


@pytest.mark.parametrize("later", range(6))
def test_whoever_keeps_the_clocks_goes_home_even_if_somebody_moves_in_that_moment(
    timed_server: Timed, later: int
) -> None:
    # given a keeper who waits for a move
    evening = Evening(timed_server, clock="turn", time=2)
    registry = evening.server.application.registry

    async def sent_home() -> bool:
        table = await registry.table(evening.table)
        keeping = asyncio.create_task(QuietKeeper(registry).run())
        await moments(10)
        # when somebody moves, and a few moments later the server is stopped
        registry.announce(table)
        await moments(later)
        keeping.cancel()
        await moments(10)
        return keeping.done()

    # then nobody waits for the keeper
    portal = evening.server.client.portal
    assert portal is not None
    assert portal.call(sent_home)


async def moments(count: int) -> None:
    """Let everybody else have so many goes."""
    for _ in range(count):
        await asyncio.sleep(0)
