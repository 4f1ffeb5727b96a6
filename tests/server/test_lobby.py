"""The lobby: what there is to choose from, laying tables, and finding them again."""

from __future__ import annotations

import json

import pytest
from sqlalchemy import text

from leopold.config import Config, configure
from leopold.game import Game
from leopold.server.tables.settings import TableSettings
from leopold.speech.first_names import NAMES
from leopold.text.transcript import write_transcript
from tests.server.visitors import LocalServer


def test_the_house_says_what_it_has(small_server: LocalServer) -> None:
    about = small_server.visitor().get("/api/meta")

    choices = {choice["name"]: choice for choice in about["choices"]}
    assert about["editions"] == choices["edition"]["values"] == ["revised", "2015"]
    assert [module["id"] for module in about["modules"]] == choices["modules"]["values"]
    more = {"id": "more", "expansion": "waltz", "needs": [], "excludes": [], "alone": True, "houses": []}
    assert about["modules"][1] == more
    assert [len(module["houses"]) for module in about["modules"] if module["id"] == "entrances"] == [4]
    assert choices["variant"]["not_with"] == "solo" and choices["level"]["only_with"] == "solo"
    assert [one["automaton"] for one in about["automata"]] == choices["solo"]["values"]
    assert about["automata"][0] == {"automaton": "leopold", "modules": []}
    assert [level["level"] for level in about["bot_levels"]][:3] == ["apprentice", "waiter", "concierge"]
    assert {edition: board["start_hand"] for edition, board in about["boards"].items()} == {"revised": 6, "2015": 6}
    assert about["usual_level"] == "concierge"
    assert about["readiness"]["bots"]


def test_cards_come_in_data_and_in_words(small_server: LocalServer) -> None:
    cards = small_server.visitor().get("/api/cards?edition=2015")

    baroness = next(card for card in cards["guests"] if card["number"] == 75)
    assert baroness["words"]["names"]["en"] == "Baroness"
    assert 9 in baroness["words"]["rulings"]
    assert baroness["steps"][0]["name"] == "look_and_hire"
    assert {ruling["number"] for ruling in cards["rulings"]} >= {1, 2, 9}
    assert len(cards["hotels"]) == 5


def test_cards_are_said_in_the_language_that_is_asked_for(small_server: LocalServer) -> None:
    ann = small_server.visitor()
    kitchen_hand = ann.get("/api/cards?edition=revised&language=en")["staff"][16]["words"]

    assert ann.get("/api/cards")["staff"][16]["words"] == kitchen_hand
    assert kitchen_hand["title"] == "Staff 17: Kitchen Hand"
    assert kitchen_hand["sentences"][0] == "Taking a 6 costs you nothing."
    refused = ann.ask("GET", "/api/cards?language=tlh")
    assert (refused.status_code, refused.json()["key"]) == (422, "problem-language-none")


def test_who_says_the_keys_themselves_need_not_wait_for_sentences(small_server: LocalServer) -> None:
    ann = small_server.visitor()
    said, keys = ann.get("/api/cards"), ann.get("/api/cards?sentences=false")

    for one, other in zip(said["guests"] + said["tiles"], keys["guests"] + keys["tiles"], strict=True):
        assert one["words"]["sentences"]
        assert other["words"] == {**one["words"], "title": "", "sentences": []}


def test_all_rulings_can_be_had_also_those_that_speak_of_no_card(small_server: LocalServer) -> None:
    ann = small_server.visitor()

    every = ann.get("/api/rulings")["rulings"]

    assert every == ann.get("/api/cards?language=en")["rulings"]
    assert len(every) > len(ann.get("/api/cards?sentences=false")["rulings"])


def test_a_game_gets_the_cards_that_it_can_meet(small_server: LocalServer) -> None:
    ann = small_server.visitor()
    every = ann.get("/api/cards?sentences=false")

    base = ann.get("/api/cards?sentences=false&modules=")
    balls = ann.get("/api/cards?sentences=false&modules=more,ballrooms")

    assert (every["whole"], base["whole"], balls["whole"]) == (True, False, False)
    assert {card["module"] for card in base["staff"] + base["guests"] + base["tiles"]} == {"base"}
    assert (base["ballrooms"], base["celebrities"], base["items"]) == ([], [], every["items"][:4])
    assert {card["automaton"] for card in base["instructions"]} == {"leopold"}
    assert {card["module"] for card in balls["staff"]} == {"base", "more", "ballrooms"}
    assert (balls["ballrooms"], balls["celebrities"], balls["items"]) == (every["ballrooms"], [], every["items"])
    assert {card["automaton"] for card in balls["instructions"]} == {"elisabeth"}
    spoken = {number for card in base["staff"] + base["guests"] for number in card["words"]["rulings"]}
    assert spoken <= {ruling["number"] for ruling in base["rulings"]} < {one["number"] for one in every["rulings"]}
    refused = ann.ask("GET", "/api/cards?modules=polka")
    assert (refused.status_code, refused.json()["key"]) == (400, "problem-request-malformed")


def test_a_table_with_everybody_at_it(server: LocalServer) -> None:
    ann = server.visitor()

    laid = ann.lay("me", "here", "bot waiter", "friend", variant="draft", edition="2015", hotels=["day"])
    state = ann.state(laid["table"])

    assert [seat["kind"] for seat in state["seats"]] == ["person", "person", "bot", "friend"]
    assert [seat["mine"] for seat in state["seats"]] == [True, True, False, False]
    assert [token["seat"] for token in laid["seat_tokens"]] == [3]
    assert state["table"]["seed"] is None
    assert state["view"]["variant"] == "draft"


def test_a_level_is_called_with_or_without_its_circumflex(small_server: LocalServer) -> None:
    ann = small_server.visitor()

    levels = [ann.state(ann.lay("me", f"bot {name}")["table"])["seats"][1]["level"] for name in ("maitre", "maître")]

    assert levels == ["maitre", "maitre"]


def test_one_seat_alone_is_the_solo_game(server: LocalServer) -> None:
    ann = server.visitor()

    state = ann.state(ann.lay("me", level="hard")["table"])

    assert state["seats"][1]["kind"] == "automaton"
    assert state["view"]["solo"]["level"] == "hard"


@pytest.mark.parametrize(
    ("kinds", "wishes", "key"),
    [
        (("me",), {"variant": "draft"}, "problem-table-impossible"),
        (("me", "bot sommelier"), {}, "problem-level-none"),
        (("me", "bot"), {"edition": "1999"}, "problem-table-impossible"),
        (("me", "bot"), {"hotels": ["day A", "day A"]}, "problem-table-impossible"),
        (("me", "bot"), {"level": "easy"}, "problem-table-impossible"),
        (("friend",), {}, "problem-seat-kind"),
    ],
)
def test_what_cannot_be_gets_a_sentence(
    small_server: LocalServer, kinds: tuple[str, ...], wishes: object, key: str
) -> None:
    assert isinstance(wishes, dict)
    seats = [dict(zip(("kind", "level"), kind.split(), strict=False)) for kind in kinds]

    answer = small_server.visitor().ask("POST", "/api/tables", {"seats": seats, **wishes})

    assert answer.status_code == 422
    assert answer.json()["key"] == key
    assert answer.json()["sentence"].endswith(".")


def test_what_cannot_be_combined_is_said_by_its_key(small_server: LocalServer) -> None:
    wish = {"seats": [{"kind": "me"}], "variant": "draft"}

    params = small_server.visitor().ask("POST", "/api/tables", wish).json()["params"]

    assert params["reason"]["key"] == "config-variant-not-with-solo"


@pytest.mark.parametrize(
    ("stored", "config"),
    [
        (
            b'{"players":1,"edition":"2015","variant":"standard","hotels":["day B"],"promo":false,"solo":"leopold",'
            b'"level":"hard","seed":"12345678901234567890123456789","seed_is_text":false,"seed_chosen":true,'
            b'"start":null,"rules":1,"packs":"d16e5408051a55b6"}',
            configure(edition="2015", hotels="B", solo="leopold", level="hard", seed=12345678901234567890123456789),
        ),
        (
            b'{"players":3,"edition":"revised","variant":"draft","hotels":["night","day A","day"],"promo":true,'
            b'"solo":"","level":"","seed":"7","seed_is_text":true,"seed_chosen":false,"start":null,"rules":1,'
            b'"packs":"4cc75255f0b70747"}',
            configure(3, variant="draft", hotels=["night", "A", "day"], modules=["promo"], seed="7"),
        ),
    ],
)
def test_tables_of_older_databases_are_read(stored: bytes, config: Config) -> None:
    settings = TableSettings.decode(stored)

    assert settings.config == config
    assert TableSettings.decode(settings.encode()) == settings
    kept = {name: value for name, value in json.loads(stored).items() if name != "promo"}  # which is a module now
    assert kept.items() <= json.loads(settings.encode()).items()


def test_a_table_with_modules_can_be_opened_again(server: LocalServer) -> None:
    ann = server.visitor()
    table = ann.lay("me", "bot", modules=["promo"], seed="7")["table"]

    told = ann.state(table, 0)["table"]["modules"]

    settings = server.application.registry.tables[table].settings
    assert told == ["promo"]
    assert settings.config.modules == ("promo",)
    assert settings.outdated == ""


def test_a_repeated_wish_lays_one_table(server: LocalServer) -> None:
    ann = server.visitor()

    first = ann.lay("me", "friend", key="once-only")
    second = ann.lay("me", "friend", key="once-only")

    assert first == second
    assert len(ann.get("/api/tables")["tables"]) == 1


def test_a_key_belongs_to_one_browser(server: LocalServer) -> None:
    first = server.visitor().lay("me", "friend", key="once-only")
    second = server.visitor().lay("me", "friend", key="once-only")

    assert first["table"] != second["table"]


def test_my_games_are_those_of_this_browser(server: LocalServer) -> None:
    ann, ben = server.visitor(), server.visitor()
    laid = ann.lay("me", "friend")

    assert [line["table"] for line in ann.get("/api/tables")["tables"]] == [laid["table"]]
    assert ben.get("/api/tables")["tables"] == []

    ben.post(f"/api/tables/{laid['table']}/sit", {"token": laid["seat_tokens"][0]["token"]})
    assert [line["mine"] for line in ben.get("/api/tables")["tables"]] == [[1]]


def test_the_same_seed_deals_the_same_table(small_server: LocalServer) -> None:
    ann = small_server.visitor()
    views = [ann.state(ann.lay("me", "here", seed="a rainy evening")["table"])["view"] for _ in range(2)]

    assert views[0] == views[1]


def test_a_visitor_may_have_only_so_many_games_open(small_server: LocalServer, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("leopold.server.limits.OPEN_TABLES", 2)
    ann = small_server.visitor()
    ann.lay("me", "bot")
    ann.lay("me", "bot")

    answer = ann.ask("POST", "/api/tables", {"seats": [{"kind": "me"}, {"kind": "bot"}]})

    assert answer.status_code == 429
    assert answer.json()["key"] == "problem-table-too_many"

    oldest = ann.get("/api/tables")["tables"][-1]["table"]
    ann.post(f"/api/tables/{oldest}/leave", {"key": "enough-of-it"})
    ann.lay("me", "bot")


def test_a_repeat_is_answered_like_the_first_also_when_no_more_games_may_be_open(
    small_server: LocalServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("leopold.server.limits.OPEN_TABLES", 1)
    ann = small_server.visitor()

    first = ann.lay("me", "friend", key="once-only")

    assert ann.lay("me", "friend", key="once-only") == first
    assert ann.ask("POST", "/api/tables", {"seats": [{"kind": "me"}, {"kind": "bot"}]}).status_code == 429


def test_a_table_that_cannot_be_read_does_not_hide_the_others(server: LocalServer) -> None:
    ann = server.visitor()
    strange, plain = (ann.lay("me", "here")["table"] for _ in range(2))
    with server.application.storage.engine.begin() as connection:
        connection.execute(text("UPDATE tables SET setup = '{}' WHERE id = :table"), {"table": strange})
    server.application.registry.forget(strange)

    assert [line["table"] for line in ann.get("/api/tables")["tables"]] == [plain]
    for path in ("", "/record"):
        answer = ann.ask("GET", f"/api/tables/{strange}{path}")
        assert (answer.status_code, answer.json()["key"]) == (410, "problem-table-unreadable")


@pytest.mark.parametrize("name", ["x", "ABCDEFGHIJKL", "abcabcabcab", "abcabcabcabca", "l0l0l0l0l0l0"])
def test_a_wrong_address_of_a_table_gets_a_sentence(small_server: LocalServer, name: str) -> None:
    answer = small_server.visitor().ask("GET", f"/api/tables/{name}")

    assert (answer.status_code, answer.json()["key"]) == (404, "problem-table-none")


def test_bots_have_names_of_their_own(server: LocalServer) -> None:
    # given a table with a person who is called like a bot
    ann = server.visitor()
    seats = [{"kind": "me", "name": NAMES[0].upper()}, *({"kind": "bot", "level": "waiter"} for _ in range(3))]
    # when it is laid
    table = ann.post("/api/tables", {"seats": seats})["table"]
    # then the bots have three other names, and keep them
    names = [seat["name"] for seat in ann.state(table)["seats"]]
    assert names[0] == NAMES[0].upper()
    assert len(set(names[1:])) == 3 and set(names[1:]) <= set(NAMES[1:])
    line = ann.get("/api/tables")["tables"][0]
    assert (line["names"], line["levels"]) == (names, ["", "waiter", "waiter", "waiter"])


def test_a_name_that_was_chosen_for_a_bot_stays(small_server: LocalServer) -> None:
    ann = small_server.visitor()
    table = ann.post("/api/tables", {"seats": [{"kind": "me"}, {"kind": "bot", "name": "Sissi"}]})["table"]

    assert ann.state(table)["seats"][1]["name"] == "Sissi"


def test_my_games_tell_the_round(server: LocalServer) -> None:
    ann = server.visitor()
    table = ann.lay("me", "here", seed="7")["table"]
    rounds = [ann.get("/api/tables")["tables"][0]["round"]]
    seat = ann.state(table, None)["view"]["to_move"]
    while (state := ann.state(table, seat))["view"]["round"] == 0:
        seat = ann.play(table, state)["view"]["to_move"]

    rounds.append(ann.get("/api/tables")["tables"][0]["round"])

    assert rounds == [0, 1]


def test_a_saved_game_says_who_played_it_before_it_is_opened(small_server: LocalServer) -> None:
    # given the beginning of a game between two, saved by somebody who knew the seed
    ann = small_server.visitor()
    game = Game(2, seed="7")
    game.apply(game.numbers[0])
    text = write_transcript(game.transcript(["Ann", "Ben"]))
    # when it is looked at
    found = ann.post("/api/records/look", {"text": text})
    # then it tells enough to choose who goes on, and opened with that choice nobody else is at this screen
    assert (found["names"], found["round"], found["over"], found["players"]) == (["Ann", "Ben"], 0, False, 2)
    seats = [{"kind": "me", "name": "Ann"}, {"kind": "friend", "name": "Ben"}]
    laid = ann.post("/api/records", {"text": text, "seats": seats})
    assert [seat["mine"] for seat in ann.state(laid["table"], None)["seats"]] == [True, False]
    assert ann.get("/api/tables")["tables"][0]["round"] == 0
    assert ann.ask("POST", "/api/records/look", {"text": "x"}).json()["key"] == "problem-record-unreadable"
