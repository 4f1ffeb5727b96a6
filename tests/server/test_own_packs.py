"""Packs of one's own at a table: looked through at once, kept with the table, told to everybody, and never dear."""

from __future__ import annotations

import gc
import random
import weakref
from pathlib import Path
from typing import Any

import pytest

from leopold.errors import RecordError
from leopold.packs import load_pack, pack
from leopold.server import limits
from leopold.server.store.storage import Storage
from leopold.server.tools.admin import Archive
from tests.server.databases import database
from tests.server.visitors import LocalServer, Visitor, open_server

MINE = {"name": "mine.toml", "text": '[[staff]]\nnumber = 166\ncost = 6\nsource = "picture"\n'}
RICH = {"name": "rich.toml", "text": "[board.setup]\nkrones = 15\n"}
POOR = {"name": "poor.toml", "text": "[board.setup]\nkrones = 11\n"}
TWO = [{"kind": "me"}, {"kind": "here"}]


def overlays(*packs: dict[str, str]) -> tuple[tuple[str, bytes], ...]:
    return tuple((pack["name"], pack["text"].encode()) for pack in packs)


def lay(visitor: Visitor, *packs: dict[str, str], **wishes: Any) -> str:
    table: str = visitor.post("/api/tables", {"seats": TWO, "packs": list(packs), **wishes})["table"]
    return table


def play_out(visitor: Visitor, table: str, seed: int = 1) -> None:
    """Both seats at one screen play anything, to the end."""
    chance, seat = random.Random(seed), 0
    state = visitor.state(table, seat)
    while not state["view"]["over"]:
        if not state["actions"]:
            seat = 1 - seat
            state = visitor.state(table, seat)
            continue
        state = visitor.play(table, state, chance.choice(state["actions"])["number"])


def test_a_pack_is_looked_through_and_says_what_it_changes(small_server: LocalServer) -> None:
    ann = small_server.visitor()

    checked = ann.post("/api/packs/check", {"packs": [MINE, RICH]})

    assert checked["names"] == ["mine.toml", "rich.toml"]
    assert "Staff 166, Handmaid: cost 4 krones becomes 6 krones" in checked["changes"]
    assert "Board: setup.krones 10 krones becomes 15 krones" in checked["changes"]
    assert checked["more"] == 0
    assert ann.post("/api/packs/check", {"packs": []}) == {"names": [], "changes": [], "more": 0}


def test_what_a_pack_changes_is_told_up_to_a_bound(small_server: LocalServer) -> None:
    text = "".join(f"[[staff]]\nnumber = {number}\ncost = 13\n" for number in range(1, 49))

    checked = small_server.visitor().post("/api/packs/check", {"packs": [{"name": "dear.toml", "text": text}]})

    assert (len(checked["changes"]), checked["more"]) == (40, 8)


def test_a_table_is_played_with_its_packs_in_their_order_and_says_so(server: LocalServer) -> None:
    ann, eve = server.visitor(), server.visitor()

    table = lay(ann, RICH, POOR, MINE, modules=["more"], strangers=True)
    state = ann.state(table)

    assert state["table"]["own_packs"] == ["rich.toml", "poor.toml", "mine.toml"]
    assert [seat["krones"] for seat in state["view"]["seats"]] == [11, 11]
    assert ann.state(lay(ann, POOR, RICH))["view"]["seats"][0]["krones"] == 15
    assert ann.state(lay(ann))["table"]["own_packs"] == []
    # and whoever looks on sees the same cards
    cards = eve.get(f"/api/tables/{table}/cards")
    handmaid = next(card for card in cards["staff"] if card["number"] == 166)
    assert (handmaid["cost"], handmaid["words"]["ours"]) == (6, [])
    assert cards["board"]["start_krones"] == 11


def test_cards_of_a_table_are_for_those_who_see_it(small_server: LocalServer) -> None:
    ann, eve = small_server.visitor(), small_server.visitor()
    table = lay(ann, MINE)

    assert eve.ask("GET", f"/api/tables/{table}/cards").status_code == 404
    assert ann.get(f"/api/tables/{lay(ann)}/cards") == ann.get("/api/cards?sentences=false")


def test_a_table_and_its_packs_are_there_again_after_a_restart(address: str) -> None:
    with open_server(address) as server:
        ann = server.visitor()
        table = lay(ann, RICH)
        state = ann.play(table, ann.state(table, 0)) if ann.state(table, 0)["actions"] else ann.state(table, 0)
        secret = ann.secret

    with open_server(address) as server:
        again = Visitor(server, secret).state(table, 0)

    assert (again["revision"], again["table"]["own_packs"]) == (state["revision"], ["rich.toml"])
    assert again["view"]["seats"] == state["view"]["seats"]


def test_a_saved_game_with_packs_is_opened_again_where_they_are_kept(server: LocalServer, tmp_path: Path) -> None:
    # given a finished game with a pack
    ann, ben = server.visitor(), server.visitor()
    table = lay(ann, RICH, MINE, modules=["more"], seed="a rich evening")
    play_out(ann, table)
    saved = ann.get(f"/api/tables/{table}/record")["text"]
    checksum = load_pack("revised", overlays(RICH, MINE), ["more"]).checksum
    assert f"packs: {checksum}\n" in saved and "rich.toml" in saved
    # when somebody opens its record at the same server
    opened = ben.post("/api/records", {"text": saved})["table"]
    # then it is the same game with the same packs
    state = ben.state(opened)
    assert state["view"]["over"] and state["table"]["own_packs"] == ["rich.toml", "mine.toml"]
    assert [line["total"] for line in state["scores"]] == [line["total"] for line in ann.state(table)["scores"]]
    assert ben.post("/api/records/look", {"text": saved})["over"]
    # but not where nobody has played with them
    (tmp_path / "elsewhere").mkdir()
    with database("sqlite", tmp_path / "elsewhere") as other, open_server(other) as elsewhere:
        refused = elsewhere.visitor().ask("POST", "/api/records", {"text": saved})
        assert refused.status_code == 422
        assert "packs of somebody's own, which are not kept here" in refused.json()["sentence"]
    # nor under names that such packs do not have
    told = next(line for line in saved.splitlines() if line.startswith("overlays: "))
    assert "rich.toml" in told and "mine.toml" in told
    for names in ("other.toml, mine.toml", "mine.toml, rich.toml", "rich.toml", "a.toml, " * 4 + "b.toml"):
        wrong = saved.replace(told, f"overlays: {names}")
        assert ben.ask("POST", "/api/records", {"text": wrong}).status_code == 422


def test_an_evening_with_packs_counts_like_any_other(small_server: LocalServer) -> None:
    ann = small_server.visitor()
    table = lay(ann, RICH, seats=[{"kind": "me"}], seed="7", level="easy")
    state = ann.state(table)
    chance = random.Random(2)
    while not state["view"]["over"]:
        state = ann.play(table, state, chance.choice(state["actions"])["number"])

    assert [evening["table"] for evening in ann.get("/api/evenings")["evenings"]] == [table]


def test_packs_go_with_the_table_and_are_found_by_those_who_keep_house(address: str, tmp_path: Path) -> None:
    with open_server(address) as server:
        ann = server.visitor()
        table = lay(ann, RICH, seed="5")
    storage = Storage(address)
    archive = Archive(storage)
    saved = archive.export(table, tmp_path / "game.leopold")

    twin, _ = archive.import_file(saved)
    assert [pack.content for pack in storage.packs(twin)] == [RICH["text"]]

    assert sum(archive.remove([table, twin])) == 2
    assert storage.packs(table) == [] and storage.packs(twin) == []
    storage.close()


def test_packs_are_exported_beside_their_game_and_found_there_elsewhere(address: str, tmp_path: Path) -> None:
    """Given two games with packs of one name, when both are exported, then another database can take in both."""
    poor = {**POOR, "name": RICH["name"]}
    with open_server(address) as server:
        ann = server.visitor()
        tables = {lay(ann, pack, seed="5"): pack for pack in (RICH, poor)}
    storage = Storage(address)
    saved = list(Archive(storage).export_all(tmp_path))
    with pytest.raises(RecordError, match="another pack than the one of this game"):
        for table in tables:
            Archive(storage).export(table, tmp_path / f"{table}.leopold")
    storage.close()

    (tmp_path / "elsewhere").mkdir()
    with database("sqlite", tmp_path / "elsewhere") as other:
        storage = Storage(other)
        for file in saved:
            twin, _ = Archive(storage).import_file(file)
            assert [pack.content for pack in storage.packs(twin)] == [tables[file.stem.partition("-")[2]]["text"]]
        storage.close()


def test_a_repeated_request_finds_its_table(small_server: LocalServer) -> None:
    ann = small_server.visitor()
    wish = {"seats": TWO, "packs": [RICH], "key": "once-and-only-once"}

    assert ann.post("/api/tables", wish) == ann.post("/api/tables", wish)
    assert ann.ask("POST", "/api/tables", {**wish, "packs": [POOR]}).status_code == 409


def test_another_game_is_laid_with_the_packs_of_a_table_that_one_sees(small_server: LocalServer) -> None:
    ann, eve = small_server.visitor(), small_server.visitor()
    table = lay(ann, RICH)

    again = lay(ann, packs_of=table)

    assert ann.state(again)["table"]["own_packs"] == ["rich.toml"]
    assert ann.state(again)["view"]["seats"][0]["krones"] == 15
    assert eve.ask("POST", "/api/tables", {"seats": TWO, "packs_of": table}).status_code == 404
    assert ann.ask("POST", "/api/tables", {"seats": TWO, "packs_of": "nowhere"}).status_code == 404


STAFF = "[[staff]]\nnumber = 1\n"
BAD: list[tuple[str, str, str]] = [
    ("mine.toml", STAFF + "cost = 45\n", "mine.toml, staff 1, cost: 45 is out of range"),
    ("mine.toml", "cost = \n", "mine.toml, line 1, column 8: this is not TOML"),
    ("mine.toml", "a" + ".a" * 30_000 + " = 1\n", "mine.toml, line 1: too many names stand between dots"),
    ("mine.toml", "[" + "a." * 30_000 + "a]\n", "mine.toml, line 1: too many names stand between dots"),
    ("mine.toml", f"{STAFF}cost{'.a' * 7} = 1\n", "mine.toml, staff 1, cost: "),
    ("mine.toml", f"{STAFF}cost = {'[' * 60_000}", "mine.toml: this is not TOML of a sensible size"),
    ("mine.toml", f"{STAFF}cost = {'[' * 90}{']' * 90}", "mine.toml, staff 1, cost: [[[[[[[[…]]]]]]]] is not"),
    ("mine.toml", f"{STAFF}cost = {'{ a = ' * 10_000}", "mine.toml: this is not TOML of a sensible size"),
    ("mine.toml", f"{STAFF}cost = {'9' * 60_000}", "mine.toml: this is not TOML of a sensible size"),
    ("mine.toml", f"{STAFF}name = {{ en = '{'x' * 60_000}' }}", "mine.toml, staff 1, name, en: "),
    ("mine.toml", "x" * 60_000 + " = 1\n", 'mine.toml: "xxx'),
    ("mine.toml", "staff = 3\n", "mine.toml, staff: "),
    ("mine.toml", f"{STAFF}cost = 1979-05-27\n", "mine.toml, staff 1, cost: "),
    ("mine.toml", "\x00\x01\ufffd\ufffd", "mine.toml, line 1"),
    ("../mine.toml", STAFF, '"../mine.toml" is no name for a pack'),
    ("..\\mine.toml", STAFF, '"..\\mine.toml" is no name for a pack'),
    ("a\nb\x00.toml", STAFF, '"a?b?.toml" is no name for a pack'),
    ("a\u202eb.toml", STAFF, '"a?b.toml" is no name for a pack'),
    ("x" * 900 + ".toml", STAFF, '"xxxx'),
    ("mine.exe", STAFF, '"mine.exe" is no name for a pack'),
]


@pytest.mark.parametrize(("name", "text", "sentence"), BAD, ids=lambda value: value[:24])
def test_what_is_wrong_with_a_pack_is_a_sentence_with_its_place(
    name: str, text: str, sentence: str, small_server: LocalServer
) -> None:
    pack = {"name": name, "text": text}
    ann = small_server.visitor()

    for path, body in (("/api/packs/check", {}), ("/api/tables", {"seats": TWO})):
        refused = ann.ask("POST", path, {**body, "packs": [pack]})

        assert refused.status_code == 422, refused.text
        assert sentence in refused.json()["sentence"] and len(refused.json()["sentence"]) < 600
    assert ann.get("/api/tables")["tables"] == []


def test_packs_are_bounded_in_size_number_and_names(small_server: LocalServer) -> None:
    ann = small_server.visitor()

    def refused(*packs: dict[str, str]) -> tuple[int, str]:
        answer = ann.ask("POST", "/api/packs/check", {"packs": list(packs)})
        return answer.status_code, answer.json()["key"]

    half = {"name": "half.toml", "text": "#" * (limits.PACK_BYTES // 2)}
    assert ann.ask("POST", "/api/packs/check", {"packs": [half]}).status_code == 200
    assert refused(half, {**half, "name": "other.toml", "text": half["text"] + "#"}) == (422, "problem-pack-large")
    assert refused({"name": "big.toml", "text": "#" * (limits.PACK_BYTES + 1)}) == (422, "problem-pack-large")
    assert refused({"name": "huge.toml", "text": "#" * 10 * limits.PACK_BYTES})[0] == 413
    assert refused({"name": "bytes.toml", "text": "é" * limits.PACK_BYTES}) == (422, "problem-pack-large")
    assert refused(RICH, RICH) == (422, "problem-pack-twice")
    many = [{**RICH, "name": f"{n}.toml"} for n in range(limits.PACKS + 1)]
    assert refused(*many) == (422, "problem-pack-many")


def test_somebody_who_has_pack_after_pack_looked_through_has_to_wait(small_server: LocalServer) -> None:
    ann = small_server.visitor()
    asked = [ann.ask("POST", "/api/packs/check", {"packs": [RICH]}) for _ in range(limits.PACK_CHECKS[1] + 2)]

    assert asked[0].status_code == 200
    assert (asked[-1].status_code, asked[-1].json()["key"]) == (429, "problem-too_many_packs")
    assert small_server.visitor().ask("POST", "/api/packs/check", {"packs": [RICH]}).status_code == 200


def test_tables_with_packs_leave_nothing_in_memory_when_nobody_uses_them(small_server: LocalServer) -> None:
    """Whoever lays table after table, each with another pack, must not have a share of the memory for good."""
    ann = small_server.visitor()
    registry = small_server.application.registry
    table = lay(ann, {"name": "odd.toml", "text": "[board.setup]\nkrones = 19\n"})
    play_out(ann, table)
    ann.get(f"/api/tables/{table}/course")
    played_with = weakref.ref(registry.tables[table].position.game.pack)

    registry.forget(table)
    pack._load_overlaid.cache_clear()  # those of the last few are kept
    gc.collect()

    assert played_with() is None


def test_a_pack_that_fits_no_longer_is_told_like_any_other_outdated_game(
    small_server: LocalServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    # given a table with a pack
    ann = small_server.visitor()
    table = lay(ann, RICH)
    # when Leopold has changed so that the pack is none any more
    services = small_server.application.services
    assert services is not None
    services.registry.forget(table)
    monkeypatch.setattr("leopold.server.store.storage.Storage.packs", lambda *_: [])
    # then that is said, with the way to the record
    refused = ann.ask("GET", f"/api/tables/{table}?seat=0")
    assert (refused.status_code, refused.json()["key"]) == (410, "problem-table-older_packs")
