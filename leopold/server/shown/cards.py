"""Every card in data and in words: what a page needs to draw and to explain it."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache

from leopold.packs import Pack, codes, load_pack
from leopold.packs.cards import Hotel
from leopold.packs.cards import Step as PackStep
from leopold.packs.tables import COLUMNS, FLOORS
from leopold.server.models import (
    Cards,
    CardWords,
    EndScore,
    GuestInfo,
    HotelInfo,
    HotelRoom,
    InstructionExtra,
    InstructionGuest,
    InstructionInfo,
    ObjectiveInfo,
    Power,
    Ruling,
    StaffInfo,
    Step,
    TileInfo,
)
from leopold.speech import cards
from leopold.speech.describe import MARKED_SOURCES
from leopold.text.words import room_name
from leopold.view import items_of
from leopold.words import Said
from leopold.words import rulings as ruled


@cache
def cards_of(edition: str) -> Cards:
    """All cards of an edition."""
    pack = load_pack(edition)
    return Cards(
        edition=edition,
        checksum=pack.checksum,
        items=list(codes.ITEMS),
        colours=list(codes.COLOURS),
        staff=_staff(pack),
        guests=[
            GuestInfo(
                number=card.number,
                colour=codes.COLOURS[card.colour],
                order=items_of(card.order),
                vp=card.vp,
                promo=card.promo,
                steps=_steps(card.steps),
                words=_words(cards.guest(card), card.sources, card.number, card.names),
            )
            for card in pack.guests
        ],
        objectives=[
            ObjectiveInfo(
                number=card.number,
                letter=card.letter,
                need=card.need.name,
                amount=card.need.amount,
                colours=dict(zip(codes.COLOURS, card.need.colours, strict=False)),
                words=_words(cards.objective(card, pack.board), card.sources, card.number, card.names),
            )
            for card in pack.objectives
        ],
        tiles=[
            TileInfo(
                tile=tile.id,
                letter=tile.letter,
                steps=_steps(tile.steps),
                penalty=tile.penalty.name,
                penalty_amount=tile.penalty.amount,
                else_vp=tile.penalty.else_vp,
                punishes=cards.tile_penalty(tile, pack.board),
                words=_words(cards.tile_reward(tile), tile.sources),
            )
            for tile in pack.tiles
        ],
        hotels=[_hotel(hotel) for hotel in pack.hotels],
        instructions=_instructions(pack),
        board=pack.board,
        rulings=rulings(),
    )


def _steps(steps: tuple[PackStep, ...]) -> list[Step]:
    return [Step(name=step.name, args=list(step.args)) for step in steps]


def _staff(pack: Pack) -> list[StaffInfo]:
    sets = {number: letter for letter, numbers in pack.introductory.items() for number in numbers}
    return [
        StaffInfo(
            number=card.number,
            cost=card.cost,
            timing=card.timing,
            steps=_steps(card.steps),
            powers=[
                Power(
                    name=power.name,
                    amount=power.amount,
                    places=[place + (codes.POWERS[power.name][1] == "face") for place in power.places],
                    numbers={name: getattr(pack.board, name) for name in cards.POWERS_BY_BOARD.get(power.name, ())},
                )
                for power in card.powers
            ],
            score=EndScore(
                name=card.score.name,
                colour=codes.COLOURS[card.score.colour] if card.score.name == "occupied_colour" else None,
                vp=card.score.vp,
                most=card.score.most,
            )
            if card.score
            else None,
            introductory=sets.get(card.number),
            words=_words(cards.staff(card, pack.board), card.sources, card.number, card.names),
        )
        for card in pack.staff
    ]


def _hotel(hotel: Hotel) -> HotelInfo:
    return HotelInfo(
        hotel=hotel.id,
        side=hotel.side,
        letter=hotel.letter,
        rooms=[
            [
                HotelRoom(
                    room=room_name(room),
                    colour=codes.COLOURS[hotel.colours[room]],
                    group=chr(ord("A") + hotel.groups[room]),
                    badge=hotel.badges[room],
                )
                for room in range(floor * COLUMNS, (floor + 1) * COLUMNS)
            ]
            for floor in range(FLOORS)
        ],
    )


def _instructions(pack: Pack) -> list[InstructionInfo]:
    colours = (*codes.COLOURS, "any")
    return [
        InstructionInfo(
            number=card.number,
            automaton=card.automaton,
            guests=[
                InstructionGuest(colour=colours[guest.colour], level=codes.LEVELS[guest.level]) for guest in card.guests
            ],
            dice=list(card.dice),
            extras=[
                InstructionExtra(name=extra.name, argument=extra.argument, level=codes.LEVELS[extra.level])
                for extra in card.extras
            ],
            hand=card.hand,
            words=_words(cards.instruction(card), card.sources, card.number),
        )
        for card in pack.deck("leopold")
    ]


def _words(
    does: list[Said], sources: Mapping[str, str], number: int | None = None, names: Mapping[str, str] | None = None
) -> CardWords:
    names = names or {}
    return CardWords(
        does=does,
        names=dict(names),
        rulings=rulings_about(number, names.get("en", "")),
        marked=[field for field, source in sources.items() if source in MARKED_SOURCES],
    )


def rulings_about(number: int | None, name: str) -> list[int]:
    """The rulings that speak of a card, by its number in brackets or by its name."""
    if number is None:
        return []
    return [
        ruling.number
        for ruling in rulings()
        if f"({number})" in ruling.text or (name and re.search(rf"\b{re.escape(name)}\b", ruling.text))
    ]


@cache
def rulings() -> list[Ruling]:
    """All of them, in English; a page that speaks another language has its own words for them."""
    return [Ruling(number=number, title=title, text=text) for number, title, text in ruled.rulings()]
