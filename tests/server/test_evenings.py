"""My evenings: what is kept of a finished game, for whom, and what follows from it."""

from __future__ import annotations

import random
from datetime import date
from typing import Any

import pytest
from sqlalchemy import insert

from leopold.bots import LEVELS
from leopold.config import configure, known_to_all
from leopold.packs import building, load_pack
from leopold.server import limits
from leopold.server.evenings import practice
from leopold.server.evenings.achievements import ACHIEVEMENTS, reached_by
from leopold.server.evenings.deals import DealOfDay, deal_of, today
from leopold.server.evenings.facts import FACTS
from leopold.server.evenings.results import results_of
from leopold.server.evenings.standing import WINS_NEEDED, achievements, ladder, opponent, result_on, summary
from leopold.server.http.identity import hashed
from leopold.server.limits import RateLimiter
from leopold.server.models import Evening, Rival
from leopold.server.store.schema import RESULTS, row_of
from leopold.server.store.stored import StoredEntry, StoredResult, StoredSeat, StoredTable
from leopold.server.tables.settings import choose
from leopold.words import catalogue
from tests.server.visitors import Json, LocalServer, Visitor, new_key, play_on

# --- what follows from evenings


def evening(
    place: int = 1, *, points: int = 100, bots: tuple[str, ...] = (), solo: str = "", **told: object
) -> Evening:
    """One that ended so; `solo` is the level of Leopold's."""
    config = configure(solo="leopold", level=solo) if solo else configure(1 + max(1, len(bots)))
    rivals = [Rival(name="", kind="bot", level=level, points=90, place=3 - place) for level in bots]
    values = {
        "table": "t",
        "finished": "2026-01-01T20:00:00Z",
        "seat": 0,
        "sources": {},
        "day": "",
        "achievements": [],
        "rivals": rivals,
        **told,
    }
    return Evening(**known_to_all(config), place=place, points=points, **values)  # type: ignore[arg-type]


def test_nobody_has_played_yet() -> None:
    found = summary([])

    assert (found.games, found.won, found.best, found.streak, found.longest) == (0, 0, 0, 0, 0)


def test_wins_in_a_row_are_counted_from_the_last_game() -> None:
    found = summary([evening(place, points=10 * n) for n, place in enumerate((1, 1, 2, 1, 1, 1, 2))])

    assert (found.games, found.won, found.streak, found.longest) == (7, 5, 2, 3)
    assert (found.best, found.average) == (60, 30.0)


@pytest.mark.parametrize(
    ("played", "suits"),
    [
        ([], "apprentice"),
        ([("apprentice", 1)], "apprentice"),
        ([("apprentice", 1), ("apprentice", 1)], "waiter"),
        ([("apprentice", 1), ("apprentice", 2)], "apprentice"),
        ([("waiter", 2), ("apprentice", 1), ("apprentice", 1)], "waiter"),
        ([("concierge", 1), ("concierge", 1)], "manager"),
        ([*[("apprentice", 2)] * 3, ("apprentice", 1), ("apprentice", 1)], "apprentice"),
        ([("director", 1)] * 3, "maitre"),
        ([("maitre", 1)] * 3, "maitre"),
    ],
    ids=str,
)
def test_who_suits_follows_from_the_last_games(played: list[tuple[str, int]], suits: str) -> None:
    """The last game first; a place of 1 is a win."""
    assert opponent([evening(place, bots=(level,)) for level, place in played]) == suits


def test_games_against_people_and_leopold_say_nothing_about_bots() -> None:
    assert opponent([evening(solo="hard"), evening(), evening()]) == "apprentice"


def test_the_ladder_is_climbed_by_wins() -> None:
    needed = WINS_NEEDED["easy"]

    below = ladder([evening(solo="easy")] * (needed - 1) + [evening(2, solo="easy", points=150)])
    above = ladder([evening(solo="easy")] * needed)

    assert [rung.reached for rung in below] == [False, False, False]
    assert (below[0].wins, below[0].games, below[0].best) == (needed - 1, needed, 150)
    assert [rung.reached for rung in above] == [True, False, False]


def test_who_stands_high_has_climbed_what_lies_below() -> None:
    rungs = ladder([evening(solo="hard")] * WINS_NEEDED["hard"])

    assert [rung.reached for rung in rungs] == [True, True, True]


def test_an_achievement_belongs_to_the_first_evening_that_earned_it() -> None:
    later = evening(table="later", finished="2026-02-02T20:00:00Z", achievements=["boost", "hundred"])
    first = evening(table="first", achievements=["boost"])

    found = {state.id: state for state in achievements([later, first])}

    assert (found["boost"].table, found["hundred"].table, found["patience"].table) == ("first", "later", None)
    assert found["boost"].reached == first.finished


def test_of_a_deal_the_first_result_stays() -> None:
    tries = [evening(points=180, day="2026-11-16"), evening(points=120, day="2026-11-16"), evening(points=99)]

    found = result_on(tries, "2026-11-16")

    assert found is not None and found.points == 120
    assert result_on(tries, "2026-11-17") is None


# --- achievements


@pytest.mark.parametrize("achievement", ACHIEVEMENTS, ids=lambda one: one.id)
def test_an_achievement_is_reached_when_all_its_conditions_hold(achievement: object) -> None:
    one = next(known for known in ACHIEVEMENTS if known is achievement)
    enough = {
        **dict.fromkeys(FACTS, 0),
        **{c.fact: c.least if c.least is not None else c.most or 0 for c in one.conditions},
    }

    assert one.id in reached_by(enough)
    for condition in one.conditions:
        short = -1 if condition.least is not None else 1
        assert one.id not in reached_by({**enough, condition.fact: enough[condition.fact] + short})


@pytest.mark.parametrize("achievement", ACHIEVEMENTS, ids=lambda one: one.id)
def test_an_achievement_has_its_words(achievement: object) -> None:
    one = next(known for known in ACHIEVEMENTS if known is achievement)

    assert catalogue().text(f"achievement-{one.id}")
    assert catalogue().text(f"achievement-{one.id}-about", n=one.n).endswith(".")


# --- the deal of the day


def test_a_deal_is_known_by_its_seed_and_who_plays() -> None:
    monday, sunday = DealOfDay(date(2026, 11, 16)), DealOfDay(date(2026, 11, 15))

    assert monday.config == DealOfDay(date(2026, 11, 16)).config
    assert (monday.config.players, monday.config.solo, sunday.config.solo) == (2, "", "leopold")
    assert deal_of(monday.config, monday.rivals) == monday
    assert deal_of(monday.config, ["director"]) is None
    assert deal_of(configure(3, seed=monday.config.seed), monday.rivals) is None
    assert deal_of(configure(2, seed="deal of 2026-99-99"), monday.rivals) is None


# --- from the table to the evening


def finish(visitor: Visitor, table: str, seed: int = 1) -> Json:
    return play_on(
        visitor, table, visitor.state(table), random.Random(seed), lambda state: bool(state["table"]["over"])
    )


def test_a_finished_game_is_kept_for_whoever_played_it(server: LocalServer) -> None:
    # given a game against a bot
    ann, eve = server.visitor(), server.visitor()
    table = ann.lay("me", "bot apprentice", seed="a long evening")["table"]
    # when it is over
    end = finish(ann, table)
    # then it is Ann's evening, with what it says on the score sheet, and nobody else's
    found = ann.get("/api/evenings")
    (line,) = found["evenings"]
    own, other = end["scores"]
    assert (line["table"], line["points"], line["place"]) == (table, own["total"], own["rank"])
    assert line["sources"] == own["sources"]
    assert [(one["level"], one["points"]) for one in line["rivals"]] == [("apprentice", other["total"])]
    assert found["summary"]["games"] == 1
    assert "first_evening" in line["achievements"]
    assert eve.get("/api/evenings")["evenings"] == []
    # and the table tells what was new
    brought = ann.get(f"/api/tables/{table}/evening")
    assert [state["id"] for state in brought["fresh"]] == line["achievements"]
    assert brought["rung"] is None and brought["deal"] is None
    assert eve.ask("GET", f"/api/tables/{table}/evening").status_code == 404


def ended(ann: Visitor, monkeypatch: pytest.MonkeyPatch) -> tuple[str, tuple[Any, ...]]:
    """A game that has ended; how it ended is worked out, as `Storage.reckon` takes it, but not kept yet."""
    table = ann.lay("me", "bot apprentice", seed="a long evening")["table"]
    worked_out: list[tuple[Any, ...]] = []
    with monkeypatch.context() as patched:
        patched.setattr(ann.server.application.storage, "reckon", lambda *result: worked_out.append(result))
        finish(ann, table)
        while not worked_out:  # the server does it by itself; nobody else does it afterwards
            ann.state(table)
        assert ann.get("/api/evenings")["evenings"] == []
    return table, worked_out[0]


def test_what_a_killed_process_left_undone_is_done_when_somebody_asks(
    server: LocalServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    # given a game that ended without being reckoned
    ann, storage = server.visitor(), server.application.storage
    table, _ = ended(ann, monkeypatch)
    # when its player asks later, then it is there, once
    assert len(ann.get("/api/evenings")["evenings"]) == len(ann.get("/api/evenings")["evenings"]) == 1
    assert not storage.reckon(table, [])


def test_who_looks_at_many_evenings_again_and_again_waits(small_server: LocalServer) -> None:
    ann = small_server.visitor()
    services, visitor = small_server.application.services, hashed(ann.secret)
    assert services is not None
    storage = small_server.application.storage
    kept = [StoredResult(visitor=visitor, table_id=f"table {n}", seat=0, finished=1.0, detail=b"{}") for n in range(50)]
    with storage.engine.begin() as connection:
        connection.execute(insert(RESULTS), [row_of(one) for one in kept])
    services.shares.steps.of_visitor = RateLimiter((1e-9, 1000))
    services.shares.steps.of_visitor.take(visitor, 1000 - 50 * limits.EVENING + 1)

    refused = ann.ask("GET", "/api/evenings")

    assert (refused.status_code, refused.json()["key"]) == (429, "problem-too_many")
    assert ann.post("/api/evenings/erase", {"sure": "erase"}) == {"evenings": 50}


def test_evenings_can_be_erased_and_stay_so(server: LocalServer) -> None:
    ann = server.visitor()
    table = ann.lay("me", "bot apprentice", seed="a long evening")["table"]
    finish(ann, table)
    assert ann.ask("POST", "/api/evenings/erase", {}).status_code == 400

    erased = ann.post("/api/evenings/erase", {"sure": "erase"})

    assert erased == {"evenings": 1}
    assert ann.get("/api/evenings")["evenings"] == []
    assert ann.get(f"/api/tables/{table}/evening")["evening"] is None
    assert [line["table"] for line in ann.get("/api/tables")["tables"]] == [table]


def test_a_game_from_a_file_is_nobodys_evening(small_server: LocalServer) -> None:
    # given the record of Ann's game
    ann, ben = small_server.visitor(), small_server.visitor()
    table = ann.lay("me", "bot apprentice", seed="a long evening")["table"]
    finish(ann, table)
    text = ann.get(f"/api/tables/{table}/record")["text"]
    # when somebody opens it
    ben.post("/api/records", {"text": text})
    # then they have not played it
    assert ben.get("/api/evenings")["evenings"] == []


def test_a_game_that_a_bot_played_on_is_nobodys_evening(
    small_server: LocalServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    # nobody watches here, for whom the bots would take their time
    monkeypatch.setattr("leopold.server.bots.workers.SHOW_PAUSE", 0.0)
    # given a game in which a bot stands in for Ann
    ann = small_server.visitor()
    table = ann.lay("me", "here", seed="a long evening")["table"]
    seat = ann.state(table, None)["view"]["to_move"]
    state = ann.play(table, ann.state(table, seat))
    for place in (0, 1):
        path = f"/api/tables/{table}/seats/{place}"
        state = ann.post(path, {"revision": state["revision"], "key": new_key(), "level": "apprentice"})["state"]
    # when the bots have played it to the end
    with ann.news(table, 0, since=state["revision"]) as news:
        while not state["table"]["over"]:
            state = news.later_than(state["revision"])
    # then nobody has an evening of it
    assert ann.get("/api/evenings")["evenings"] == []


def test_others_at_my_screen_have_evenings_of_their_own(small_server: LocalServer) -> None:
    ann = small_server.visitor()
    table = ann.lay("me", "here", seed="a long evening")["table"]
    chance = random.Random(3)
    while (seat := ann.state(table, None)["view"]["to_move"]) is not None:
        state = ann.state(table, seat)
        ann.play(table, state, chance.choice(state["actions"])["number"])

    (line,) = ann.get("/api/evenings")["evenings"]

    assert line["seat"] == 0
    assert [one["kind"] for one in line["rivals"]] == ["person"]


def test_everybody_gets_the_same_deal_and_the_bots_play_it_too(
    server: LocalServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    # given two who play today's deal, with bots that all think quickly
    monkeypatch.setattr(practice, "BY_THE_CLOCK", dict.fromkeys(practice.BY_THE_CLOCK, "greedy"))
    ann, ben = server.visitor(), server.visitor()
    tables = [one.post("/api/deal", {"key": new_key(), "name": "x"})["table"] for one in (ann, ben)]
    # then they see the same, and coming back leads to the same table
    views = [one.state(table)["view"] for one, table in zip((ann, ben), tables, strict=True)]
    assert views[0] == views[1]
    deal = ann.get("/api/evenings")["deal"]
    assert (deal["day"], deal["going"], deal["mine"]) == (today().name, tables[0], None)
    assert ann.post("/api/deal", {"key": new_key(), "name": "x"})["table"] == tables[0]
    # when Ann has played it
    end = finish(ann, tables[0])
    # then the result is hers, beside those of bots of every level, as they come in
    brought = ann.get(f"/api/tables/{tables[0]}/evening")["deal"]
    assert (brought["mine"]["points"], brought["going"]) == (end["scores"][0]["total"], None)
    while len(bots := ann.get("/api/evenings")["deal"]["bots"]) < len(LEVELS):
        pass
    assert [result["level"] for result in bots] == list(LEVELS)
    assert ben.get("/api/evenings")["deal"]["mine"] is None


def test_the_ladder_counts_games_against_leopold(small_server: LocalServer) -> None:
    ann = small_server.visitor()
    table = ann.lay("me", level="hard")["table"]
    end = finish(ann, table)

    rung = ann.get(f"/api/tables/{table}/evening")["rung"]

    assert (rung["level"], rung["games"], rung["best"]) == ("hard", 1, end["scores"][0]["total"])
    assert rung["wins"] == int(end["scores"][0]["rank"] == 1)


def test_a_game_that_was_broken_off_counts_for_nobody(monkeypatch: pytest.MonkeyPatch) -> None:
    """Given entrances that set off themselves without end, when somebody opens one, then nobody has won."""
    monkeypatch.setattr(building, "_check_endless", lambda layer: None)
    endless = "".join(
        f'[[entrance]]\nid = "{entrance.id}"\nbegin = [{{ gain_vp = 1 }}]\nwhen = {{ points = 1 }}\n'
        "effect = [{ vp_by_round = { early = 1, later = 1, late = 1 } }]\n"
        for entrance in load_pack("revised", (), ("entrances",)).entrances
    )
    settings = choose(2, seed=5, modules=("entrances",), packs=(("own.toml", endless.encode()),))
    game = settings.new_game()
    entries: list[StoredEntry] = []
    while not game.over:
        seat, number = game.to_move, game.numbers[0]
        entries.append(
            StoredEntry(revision=len(entries) + 1, at=0.0, kind="action", seat=seat, number=number, key="a click")
        )
        game.apply(number)
    assert game.round < 7
    seats = [
        StoredSeat(seat=seat, kind="me", name="", level="", visitor=f"visitor {seat}", token_hash=None)
        for seat in (0, 1)
    ]
    table = StoredTable(
        id="abc",
        created=0.0,
        touched=0.0,
        host="",
        watch_hash="",
        setup=b"",
        revision=len(entries),
        moves=len(entries),
        to_move=None,
        finished=True,
        totals=None,
    )

    assert results_of(table, seats, entries, settings) == []
