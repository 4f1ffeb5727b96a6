"""A user's pack changes numbers or adds cards, and is laid over ours whole or not at all."""

from __future__ import annotations

from pathlib import Path

import pytest

from leopold.packs import PackError, check_pack, codes, load_pack
from leopold.speech.describe import describe
from leopold.text.comparing import changes

EXAMPLE = """
source = "house"

[[staff]]
number = 24
cost = 2

[[staff]]
number = 501
name = { en = "Night Porter", fr = "Veilleur de nuit" }
cost = 3
timing = "once"
effect = [{ gain_krones = 2 }, { draw_staff = 1 }]

[[guest]]
number = 502
name = { en = "Archduke" }
colour = "blue"
order = "cckk"
vp = 8
reward = [{ hire = { cards = 1, discount = "free" } }]

[[objective]]
number = 503
letter = "A"
needs = { tiles = 15 }

[[emperor]]
id = "A5"
reward = [{ draw_staff = 2 }]
penalty = { lose_vp = 4 }

[board.setup]
krones = 12
dice = { 2 = 11 }
"""


@pytest.fixture
def example(tmp_path: Path) -> Path:
    path = tmp_path / "example.toml"
    path.write_text(EXAMPLE)
    return path


def test_the_example(example: Path) -> None:
    pack = check_pack(example)
    assert pack.edition == "revised"
    assert pack.overlays == ("example.toml",)
    assert pack.staff[pack.staff_index(24)].cost == 2
    assert pack.staff[pack.staff_index(24)].sources["cost"] == "house"
    assert pack.staff[pack.staff_index(24)].sources["powers"] == "rulebook"
    assert pack.staff[pack.staff_index(24)].sources["number"] == "rulebook"
    assert pack.staff[pack.staff_index(501)].sources["number"] == "house"
    assert pack.staff_index(501) == 48
    assert pack.guest_index(502) == 56
    assert pack.tile_index("A5") == 12
    assert pack.tile_index("B1") == load_pack().tile_index("B1")
    assert pack.board.dice == (0, 0, 11, 12, 14)
    assert pack.record.start_krones == 12
    assert pack.record.staff_steps[48, :2].tolist() == [[codes.GAIN_KRONES, 2, 0, 0], [codes.DRAW_STAFF, 1, 0, 0]]


def test_what_the_example_changes(example: Path) -> None:
    assert changes(load_pack(), check_pack(example)) == [
        "Staff 24, Chief Waiter: cost 1 krone becomes 2 krones",
        'Staff 501, Night Porter: new, with cost 3 krones; timing once; effect "Gain 2 krones. Draw 1 staff card."',
        "Guest 502, Archduke: new, with colour blue; order 2 cakes and 2 coffees; worth 8 victory points;"
        ' module The base game; reward "You may hire 1 card from your hand free of charge."',
        'Objective 503: new, with letter A; requirement "Have at least 15 rooms in your hotel, vacant or occupied."',
        'Emperor tile A5: new, with reward "Draw 2 staff cards."; penalty "Lose 4 victory points."',
        "Board: setup.dice for 2 players 10 becomes 11",
        "Board: setup.krones 10 krones becomes 12 krones",
    ]


def test_nothing_changes_nothing() -> None:
    assert changes(load_pack(), load_pack()) == []


def test_later_packs_lie_over_earlier_ones(example: Path, tmp_path: Path) -> None:
    above = tmp_path / "above.toml"
    above.write_text("[[staff]]\nnumber = 501\ncost = 7\n")
    pack = load_pack("2015", [example, above])
    assert pack.staff[48].cost == 7
    assert pack.overlays == ("example.toml", "above.toml")
    assert load_pack("2015", [example]).staff[48].cost == 3


def test_another_timing_brings_another_effect(tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.write_text('[[staff]]\nnumber = 24\ntiming = "end"\nscore = { vp = 4, each = "floors" }\n')
    card = check_pack(path).staff[23]
    assert (card.powers, card.steps) == ((), ())
    assert card.score is not None
    assert "powers" not in card.sources


def test_a_bad_pack_leaves_no_trace(tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.write_text("[[staff]]\nnumber = 1\ncost = 3\n[[staff]]\nnumber = 2\ncost = 300\n")
    before = load_pack().checksum
    with pytest.raises(PackError):
        load_pack("revised", [path])
    assert load_pack().checksum == before
    assert load_pack().staff[0].cost == 4


def test_house_values_are_marked(example: Path) -> None:
    pack = check_pack(example)
    assert describe(pack, 24).read().sentences[-1] == "The cost is a house value."
    assert describe(pack, 503).read().sentences[-1] == "The letter and requirement are house values."
    assert (
        describe(pack, 501)
        .read()
        .sentences[-1]
        .startswith("The English name, fr name, cost, timing and effect are house")
    )
    assert "house" not in str(describe(load_pack(), 24))


def test_a_source_of_ones_own(tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.write_text(
        'source = "unconfirmed"\n[sources.staff]\ncost = "picture"\n'
        "[[staff]]\nnumber = 1\ncost = 3\n"
        '[[staff]]\nnumber = 2\ncost = 3\nsource = "public"\n'
        '[[staff]]\nnumber = 3\ncost = 3\nname = { fr = "Barman" }\nsources = { cost = "rulebook" }\n'
        '[board.play]\nrounds = 7\nserve_items = 4\nsources = { rounds = "rulebook" }\n'
    )
    pack = check_pack(path)
    assert [pack.card(number).sources["cost"] for number in (1, 2, 3)] == ["picture", "public", "rulebook"]
    assert pack.card(3).sources["name.fr"] == "unconfirmed"
    assert pack.card(3).sources["name.en"] == "rulebook"
    assert (pack.board_sources["play.rounds"], pack.board_sources["play.serve_items"]) == ("rulebook", "unconfirmed")


def test_a_byte_order_mark_and_windows_lines_do_no_harm(tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.write_bytes(b"\xef\xbb\xbf[[staff]]\r\nnumber = 1\r\ncost = 3\r\n")
    assert check_pack(path).staff[0].cost == 3
