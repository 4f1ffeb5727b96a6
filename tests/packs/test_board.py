"""A number of the board is declared once: what reads, checks, compares and shows it is made from that."""

from __future__ import annotations

from dataclasses import fields
from pathlib import Path

import msgspec
import numpy as np
import pytest

from leopold.packs import EDITIONS, Pack, load_pack
from leopold.packs.checking import BOARD
from leopold.packs.tables import NUMBERS, TABLES, Board
from leopold.server.shown.cards import cards_of
from leopold.speech.cards import numbers
from leopold.text.comparing import changes
from leopold.words import catalogue

SCALARS = [name for name, number in NUMBERS.items() if number.written == "number"]


@pytest.fixture(scope="module", params=EDITIONS)
def pack(request: pytest.FixtureRequest) -> Pack:
    return load_pack(request.param)


def test_the_declaration_is_complete() -> None:
    assert list(NUMBERS) == [field.name for field in fields(Board)]
    for name, number in NUMBERS.items():
        assert TABLES.fields is not None and TABLES.fields[name][0].shape == number.shape
        assert set(number.fields) <= set(BOARD[number.section])
        assert not number.unit or catalogue().has(number.unit)


def test_the_tables_hold_what_the_board_says(pack: Pack) -> None:
    for name in NUMBERS:
        told = np.ravel(np.array(getattr(pack.board, name), dtype=np.int16))
        assert np.ravel(pack.record[name])[: told.size].tolist() == told.tolist()


def test_the_page_gets_every_number(pack: Pack) -> None:
    sent = msgspec.json.decode(msgspec.json.encode(cards_of(pack.edition)))["board"]

    assert list(sent) == list(NUMBERS)
    assert msgspec.convert(sent, Board) == pack.board


def test_messages_get_every_number_but_the_bonuses_by_name(pack: Pack) -> None:
    assert set(numbers(pack.board)) == set(NUMBERS) - {"occupancy_bonus"}


@pytest.mark.parametrize("name", SCALARS)
def test_a_number_that_is_changed_reaches_tables_and_comparison(name: str, tmp_path: Path) -> None:
    number = NUMBERS[name]
    modules = [number.module] if number.module else []
    base = load_pack(modules=modules)
    own = getattr(base.board, name)
    changed = own + 1 if own < number.high and name not in HELD else own - 1
    path = tmp_path / "mine.toml"
    path.write_text(f"[board.{number.section}]\n{number.fields[0]} = {changed}\n{BESIDE.get(name, '')}", "utf-8")

    mine = load_pack("revised", [path], modules)

    assert (getattr(mine.board, name), int(mine.record[name])) == (changed, changed)
    assert any(line.startswith(f"Board: {number.path} ") for line in changes(base, mine))
    assert mine.checksum != base.checksum


HELD = ("start_rooms",)
"""One more would not fit with the rest of the board."""
BESIDE = {
    "start_hand": "[introductory]\n"
    + "\n".join(f"{c} = {[*range(7 * i + 1, 7 * i + 8)]}" for i, c in enumerate("ABCD")),
    "ball_dancers": "\n".join(
        f'[[rehearsal_room]]\nid = "{room.id}"\nareas = [{{ dancers = 11, bonus = [{{ gain_vp = 1 }}] }}]'
        for room in load_pack(modules=["ballrooms"]).rehearsal_rooms
    ),
}
"""What must change with a number for the pack to fit."""
