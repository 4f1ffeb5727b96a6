"""The edition of 2015 differs in just the listed things; packs load once and have stable checksums."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from leopold.packs import PackError, codes, load_pack
from leopold.packs.modules import HERE
from leopold.packs.pack import assemble, merge
from leopold.packs.reading import EDITION_FILES, MODULE_FILES, parse, read_own
from leopold.text.comparing import changes


def test_2015_changes_exactly_these_things() -> None:
    lines = changes(load_pack(), load_pack("2015"))
    assert lines[0] == "Staff 17, Kitchen Hand: cost 5 krones becomes 3 krones"
    assert [line.split(' "')[0] for line in lines[1:9]] == [
        "Staff 23, Custodian: effect",
        "Staff 26, Conference Manager: effect",
        "Staff 32, Assistant Manager: effect",
        "Staff 41, Operator: effect",
        "Guest 76, Duke: reward",
        "Guest 97, E. Gizia: reward",
        "Emperor tile B3: reward",
        "Emperor tile C2: penalty",
    ]
    assert lines[9:] == [
        "Board: setup.rooms_optional no becomes yes",
        "Board: emperor.penalty_choice no becomes yes",
    ]


def test_2015_values() -> None:
    pack = load_pack("2015")
    record = pack.record

    def powers(number: int) -> list[list[int]]:
        i = pack.staff_index(number)
        found: list[list[int]] = record.staff_powers[i, : record.staff_power_n[i]].tolist()
        return found

    assert powers(23) == [[codes.CHECK_IN_KRONES + colour, 1] for colour in range(4)]
    assert powers(26) == [[codes.IMMUNE, 1]]
    assert record.staff_score[pack.staff_index(32)].tolist() == [codes.SCORE_STAFF, 0, 4, 0]
    assert record.staff_score[pack.staff_index(41)].tolist() == [codes.SCORE_EMPEROR, 0, 2, 12]
    assert record.guest_steps[pack.guest_index(97), 0, 0] == codes.EXTRA_TURN
    may_play_one = [codes.LOOK_AND_HIRE, 3, codes.FREE, 0]
    assert record.tile_steps[pack.tile_index("B3"), 0].tolist() == may_play_one
    assert record.guest_steps[pack.guest_index(76), 0].tolist() == may_play_one
    assert record.tile_penalty[pack.tile_index("C2")].tolist() == [codes.REMOVE_OCCUPIED_COLUMN, 2, 0]
    assert (record.start_rooms_optional, record.penalty_choice) == (1, 1)


def test_revised_values() -> None:
    pack = load_pack()
    record = pack.record
    assert record.staff_score[pack.staff_index(41)].tolist() == [codes.SCORE_EMPEROR, 0, 2, 0]
    must_play_one = [codes.LOOK_AND_HIRE, 3, codes.FREE, 1]
    assert record.tile_steps[pack.tile_index("B3"), 0].tolist() == must_play_one
    assert record.guest_steps[pack.guest_index(76), 0].tolist() == must_play_one
    assert record.tile_penalty[pack.tile_index("A1")].tolist() == [codes.LOSE_KRONES, 3, 5]
    assert (record.start_rooms_optional, record.penalty_choice) == (0, 0)


def test_a_pack_is_loaded_once(tmp_path: Path) -> None:
    assert load_pack() is load_pack("revised")
    mine = tmp_path / "mine.toml"
    mine.write_text("[[staff]]\nnumber = 1\ncost = 3\n")
    first = load_pack("revised", [mine])
    assert load_pack("revised", [mine]) is first
    assert load_pack("revised", mine) is first
    mine.write_text("[[staff]]\nnumber = 1\ncost = 2\n")
    assert load_pack("revised", [mine]).card(1).sources["cost"] == "house"
    assert load_pack("revised", [mine]).staff[0].cost == 2
    assert (load_pack().staff[0].cost, first.staff[0].cost) == (4, 3)


def test_unknown_edition() -> None:
    with pytest.raises(PackError, match=r"There is no edition '2016'; there are revised, 2015\."):
        load_pack("2016")


def test_checksums_tell_packs_apart(tmp_path: Path) -> None:
    mine = tmp_path / "mine.toml"
    mine.write_text("[[staff]]\nnumber = 1\ncost = 3\n")
    sums = [load_pack(edition, overlays).checksum for edition in ("revised", "2015") for overlays in ([], [mine])]
    assert len(set(sums)) == 4
    assert all(len(found) == 16 and int(found, 16) >= 0 for found in sums)


def test_checksum_does_not_care_for_layout(tmp_path: Path) -> None:
    """Comments, order of keys, names and sources make no difference to a game."""
    documents = []
    for name in MODULE_FILES:
        text = (HERE / name).read_text(encoding="utf-8")
        text = "# another comment\r\n\n" + text.replace(" = ", "   =  ").replace("\n\n", "\n\n\n# more\n")
        documents.append(parse(name, text.encode()))
    other = assemble("revised", merge(reversed(documents)))
    assert other.checksum == load_pack().checksum
    assert np.array_equal(other.tables, load_pack().tables)

    mine = tmp_path / "mine.toml"
    mine.write_text('[[staff]]\nnumber = 1\ncost = 4\nname = { en = "Toast Master" }\n')
    renamed = load_pack("revised", [mine])
    assert renamed.staff[0].names["en"] == "Toast Master"
    assert renamed.staff[0].names["de"] == "Frühstückskellner"
    assert renamed.checksum == load_pack().checksum


def test_an_overlay_that_changes_nothing_has_the_same_tables(tmp_path: Path) -> None:
    mine = tmp_path / "mine.toml"
    mine.write_text("")
    assert np.array_equal(load_pack("2015", [mine]).tables, load_pack("2015").tables)


def test_our_files_say_what_they_are() -> None:
    for path in HERE.glob("*.toml"):
        assert path.read_text(encoding="utf-8").startswith("# "), path.name
    for name in (*MODULE_FILES, *EDITION_FILES.values()):
        assert read_own(name).content["source"] in ("rulebook", "public")


def test_what_rulings_put_in_the_place_of_the_book_of_2015_is_marked() -> None:
    pack = load_pack("2015")
    marked = {pack.card(32).sources["score"], pack.card(76).sources["reward"]}
    marked |= {pack.tile(tile).sources["penalty"] for tile in ("B4", "C4")}
    assert marked == {"unconfirmed"}
    assert load_pack().tile("B4").sources["penalty"] == load_pack().card(32).sources["score"] == "rulebook"
