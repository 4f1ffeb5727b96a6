"""Packs that ask for more than a game has: what makes no sense is refused, and what a game leads to stays in bounds."""

from __future__ import annotations

from pathlib import Path
from random import Random

import numpy as np
import pytest

from leopold.game import Game
from leopold.packs import PackError, check_pack, load_pack
from leopold.packs.pack import PackFile
from leopold.rules import engine
from leopold.rules.state import DRAFTING, GAME
from leopold.scenarios import run_file

HOTELS = ("night", *(f"day {letter}" for letter in "ABCD"))


def own(text: str) -> PackFile:
    return "own.toml", text.encode()


@pytest.mark.parametrize(("krones", "possible"), [(31, True), (32, False)])
def test_of_a_strong_die_as_much_is_taken_as_can_be_said(tmp_path: Path, krones: int, possible: bool) -> None:
    """Given a card that makes a die stronger by 160, then nothing is offered that the catalogue has no number for."""
    powers = ", ".join(["{ die_strength = 20, faces = [4] }"] * 8)
    (tmp_path / "own.toml").write_text(
        f'[[staff]]\nnumber = 901\nname = {{ en = "Smith" }}\ncost = 0\ntiming = "permanent"\npowers = [{powers}]\n'
    )
    given = 'given = { packs = ["own.toml"], dice = "1 4 4", seat.1 = { krones = 5, staff = [901] } }'
    when = f'when = ["die 4", "take {krones} krones"]\nthen = {{ seat.1 = {{ krones = 20, emperor = 0 }} }}'
    (tmp_path / "scenario.toml").write_text(f'name = "a strong die"\n{given}\n{when}\n')
    assert run_file(tmp_path / "scenario.toml")[0].passed == possible


def test_an_extra_turn_between_the_rounds_is_for_nobody() -> None:
    """Given tiles of the emperor that bring an extra turn, then no turn belongs to a seat that is not there."""
    tiles = [
        f'[[emperor]]\nid = "{tile.id}"\nreward = [{{ extra_turn = true }}]\npenalty = {{ lose_vp = 1 }}'
        for tile in load_pack().tiles
    ]
    game = Game(2, packs=[own("\n".join([*tiles, "[board.emperor]\nreward_from = 1\nsteps_back = [0, 0, 0]"]))], seed=1)
    chance = Random(1)
    while not game.over:
        assert game.to_move in (0, 1)
        game.apply(chance.choice(game.numbers))
    assert "emperor_rewarded" in [event.name for event in game.journal]


def test_where_a_hotel_has_no_room_of_a_colour_any_other_is_reserved() -> None:
    """Given red hotels, when guests of every colour reserve rooms, then each has one of its own."""
    red = '["red red red red red", "red red red red red", "red red red red red", "red red red red red"]'
    groups = '["A B C D E", "A B C D E", "A B C D E", "A B C D E"]'
    hotels = []
    for hotel in HOTELS:
        side, _, letter = hotel.partition(" ")
        named = f'side = "{side}"\n' + (f'letter = "{letter}"\n' if letter else "")
        hotels.append(f"[[hotel]]\n{named}colours = {red}\ngroups = {groups}\n")
    for seed in range(5):
        game = Game(
            solo=True, modules=["entrances"], rival_hotel="hautel_couture", packs=[own("\n".join(hotels))], seed=seed
        )
        reserved = game.record.reserved[:3].tolist()
        assert len(set(reserved)) == 3 and min(reserved) >= 0


def test_who_has_drafted_has_nothing_more_to_choose_from() -> None:
    """Given entrances that play staff before the first round, then nobody is thought to draft in place of those."""
    begin = 'begin = [{ draw_staff = 1 }, { hire = { cards = 8, discount = "free" } }]'
    entrances = [f'[[entrance]]\nid = "{tile.id}"\n{begin}' for tile in load_pack(modules=["entrances"]).entrances]
    game = Game(4, variant="draft", modules=["entrances"], packs=[own("\n".join(entrances))], seed=1)
    while game.round == 0:
        game.apply(next((a.number for a in game.actions if a.kind == "hire"), game.numbers[-1]))
        drafted = game.record_bytes.copy()
        engine.resample(game.pack.tables, drafted, 0, np.arange(4))
        there = drafted.view(GAME)[0].staff_at.tolist()
        assert (DRAFTING + 1 in there) == (game.deciding == "draft")


def test_krones_for_who_plays_alone_stay_on_the_track() -> None:
    """Given more krones at the start than the money track has, then the marker stands at its end."""
    game = Game(solo=True, modules=["entrances"], packs=[own("[board.entrances]\nsolo_krones = 99\n")])
    assert game.record.krones[0] == game.pack.board.krone_cap


def test_with_an_entrance_there_is_one_for_each_seat() -> None:
    """Given an entrance in the base game, where there are no others, then it is one too few for an auction."""
    entrance = '[[entrance]]\nid = "lonely"\nmodule = "base"\nname = { en = "Lonely" }\nkitchen = "s"\n'
    with pytest.raises(PackError, match="1 of them are too few"):
        check_pack(own(entrance))


def test_cards_of_modules_that_are_not_played_take_room_too() -> None:
    """Given more guests than there is room for, when they are played without their module, then they do not fit."""
    worth = 'name = {{ en = "G" }}\ncolour = "red"\norder = "s"\nvp = 1\nreward = []'
    guest = '[[guest]]\nnumber = {}\nmodule = "gala"\n' + worth
    with pytest.raises(PackError, match="one too many"):
        load_pack("revised", [own("\n".join(guest.format(900 + n) for n in range(60)))])
