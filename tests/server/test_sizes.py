"""What is sent stays small enough for a phone on a slow line."""

from __future__ import annotations

import random

import msgspec
import pytest

from leopold.server.bots.compiling import Compilation
from leopold.server.limits import NAME_LENGTH
from leopold.server.store.stored import StoredSeat, StoredTable
from leopold.server.tables.position import Position
from leopold.server.tables.registry import OpenTable, state_of
from leopold.server.tables.settings import choose
from tests.server.visitors import LocalServer

LARGEST = 25_000


def test_all_cards_come_packed_to_whoever_can_unpack_them(small_server: LocalServer) -> None:
    packed, plain = (
        small_server.visitor().ask("GET", "/api/cards", headers={"Accept-Encoding": coding})
        for coding in ("gzip, br", "identity")
    )

    assert packed.headers["Content-Encoding"] == "gzip"
    assert "Content-Encoding" not in plain.headers
    assert int(packed.headers["Content-Length"]) < 0.3 * int(plain.headers["Content-Length"])
    assert packed.json() == plain.json()


@pytest.mark.parametrize("seed", ["one", "two"])
def test_a_state_of_four_players_stays_under_25_kilobytes(seed: str) -> None:
    settings = choose(
        4, edition="revised", variant="standard", hotels=["day"], modules=["promo"], solo=None, level=None, seed=seed
    )
    stored = StoredTable(
        id="abcabcabcabc",
        created=0,
        touched=0,
        host="ann",
        watch_hash="",
        setup=settings.encode(),
        revision=0,
        moves=0,
        to_move=None,
        finished=False,
        totals=None,
    )
    seats = [
        StoredSeat(seat=seat, kind="me", name="W" * NAME_LENGTH, level="", visitor="ann", token_hash=None)
        for seat in range(4)
    ]
    position = Position(settings)
    table = OpenTable(stored, seats, settings, position, Compilation())
    chance = random.Random(seed)
    largest = 0
    while not position.game.over:
        eyes = table.eyes("ann", position.game.to_move)
        largest = max(largest, len(msgspec.json.encode(state_of(table, position, eyes))))
        position.play(chance.choice(position.game.numbers))

    assert 5_000 < largest < LARGEST
