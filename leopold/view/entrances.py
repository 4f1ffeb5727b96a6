"""Entrances: those on offer, those that seats have with what lies beside them; and the automaton's own hotel."""

from __future__ import annotations

import numpy as np

from leopold.journal import room_name
from leopold.packs import Pack
from leopold.packs.codes import HAUTEL_COUTURE, HOUSES, ITEMS, LETTERS
from leopold.packs.tables import BASE_CAFE_TABLES, CATEGORIES
from leopold.rules.state import AUTOMATON_SEAT
from leopold.text.words import FAVOUR_NAMES
from leopold.view.shown import Counts, Shown


class OfferView(Shown, frozen=True):
    entrance: str
    slot: int
    """As notation counts them, from 1."""
    bid: int | None
    bidder: int | None


class AuctionView(Shown, frozen=True):
    offers: list[OfferView]


class GoalView(Shown, frozen=True):
    letter: str
    objective: int
    met: bool


class FavourView(Shown, frozen=True):
    favour: str
    """As notation has it: "A1"."""
    tile: str | None
    """None once it has been used."""
    steps: int


class EntranceView(Shown, frozen=True):
    entrance: str
    tokens: list[int]
    """Those left, counted from 1."""
    kept: list[int]
    """Guests served in this round, where they are kept."""
    goals: list[GoalView]
    favours: list[FavourView]
    first_die: int
    """Of the round; 0 before it, 7 for the key."""


class HouseView(Shown, frozen=True):
    house: str
    gears: list[int]
    """On the action spaces."""
    queue_gears: list[int]
    room_gears: list[str]
    stars: int
    pool: Counts
    space_items: list[str | None]
    reserved: list[str]
    """Rooms of its guests, by table."""


def auction_of(pack: Pack, g: np.record) -> AuctionView | None:
    if not pack.entrances or int(g.round_no) > 0:
        return None
    offers = [
        OfferView(
            entrance=pack.entrances[tile].id,
            slot=slot + 1,
            bid=int(g.bid[slot]) if g.bidder[slot] >= 0 else None,
            bidder=int(g.bidder[slot]) if g.bidder[slot] >= 0 else None,
        )
        for slot, tile in enumerate(g.entrances.tolist())
        if tile >= 0
    ]
    return AuctionView(offers=offers) if offers else None


def entrance_of(pack: Pack, g: np.record, seat: int) -> EntranceView | None:
    if not pack.entrances or g.entrance[seat] < 0:
        return None
    tile = pack.entrances[int(g.entrance[seat])]
    return EntranceView(
        entrance=tile.id,
        tokens=[k + 1 for k in range(len(tile.tokens)) if g.tokens[k]],
        kept=[pack.guests[int(k)].number for k in g.kept[: int(g.kept_n)]] if tile.kept else [],
        goals=[
            GoalView(
                letter=LETTERS[k],
                objective=pack.objectives[int(g.goals[k])].number,
                met=bool(g.goals_met[k]),
            )
            for k in range(CATEGORIES)
            if tile.goals and g.goals[k] >= 0
        ],
        favours=[
            FavourView(
                favour=name, tile=pack.tiles[int(g.favours[k])].id if g.favours[k] >= 0 else None, steps=k // 2 + 1
            )
            for k, name in enumerate(FAVOUR_NAMES)
            if tile.tiles > k % 2
        ],
        first_die=int(g.first_die[seat]),
    )


def house_of(pack: Pack, g: np.record) -> HouseView | None:
    if not g.house:
        return None
    reserved = g.reserved.tolist()[:BASE_CAFE_TABLES]
    return HouseView(
        house=HOUSES[int(g.house) - 1],
        gears=g.gears.tolist(),
        queue_gears=g.queue_gears.tolist(),
        room_gears=[room_name(room) for room, n in enumerate(g.room_gears.tolist()) if n],
        stars=int(g.stars),
        pool={item: int(n) for item, n in zip(ITEMS, g.pool.tolist(), strict=True) if n},
        space_items=[ITEMS[k - 1] if k else None for k in g.space_item.tolist()],
        reserved=[
            room_name(room) if g.cafe[AUTOMATON_SEAT, table] >= 0 and room >= 0 else ""
            for table, room in enumerate(reserved)
        ]
        if int(g.house) == HAUTEL_COUTURE
        else [],
    )
