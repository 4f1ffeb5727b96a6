"""Every card in data and in words: what a page needs to draw and to explain it."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from functools import cache

from leopold.packs import Pack, codes, load_pack
from leopold.packs.cards import Card, EmperorTile, Hotel
from leopold.packs.cards import Step as PackStep
from leopold.packs.modules import CHOOSABLE
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
    Trigger,
)
from leopold.speech import cards
from leopold.speech.describe import HOUSE, MARKED_SOURCES, describe_card
from leopold.text.words import room_name
from leopold.view import items_of
from leopold.words import Catalogue, Said, catalogue
from leopold.words import rulings as ruled


@cache
def cards_of(edition: str, language: str | None = None) -> Cards:
    """All cards of an edition, with every module; with sentences where there is a language to say them in."""
    pack = load_pack(edition, modules=CHOOSABLE)
    say = _CardSayer(pack, catalogue(language) if language else None)
    return Cards(
        edition=edition,
        checksum=pack.checksum,
        items=list(codes.ITEMS[: codes.BASE_ITEM_KINDS]),
        colours=list(codes.COLOURS),
        staff=_staff(pack, say),
        guests=[
            GuestInfo(
                number=card.number,
                colour=codes.COLOURS[card.colour],
                order=items_of(card.order),
                vp=card.vp,
                module=card.module,
                steps=_steps(card.steps),
                words=say.words(card, cards.guest(card)),
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
                items=card.need.items,
                module=card.module,
                words=say.words(card, cards.objective(card, pack.board)),
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
                module=tile.module,
                words=say.words(tile, cards.tile_reward(tile)),
            )
            for tile in pack.tiles
        ],
        hotels=[_hotel(hotel) for hotel in pack.hotels],
        instructions=_instructions(pack, say),
        board=pack.board,
        rulings=[ruling for ruling in rulings() if language or ruling.number in say.ruled],
    )


def _steps(steps: tuple[PackStep, ...]) -> list[Step]:
    return [Step(name=step.name, args=list(step.args)) for step in steps]


def _staff(pack: Pack, say: _CardSayer) -> list[StaffInfo]:
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
            when=Trigger(
                name=card.when.name,
                least=card.when.least,
                colours=[codes.COLOURS[colour] for colour in card.when.colours],
            )
            if card.when
            else None,
            introductory=sets.get(card.number),
            module=card.module,
            words=say.words(card, cards.staff(card, pack.board)),
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


def _instructions(pack: Pack, say: _CardSayer) -> list[InstructionInfo]:
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
            words=say.words(card, cards.instruction(card)),
        )
        for card in pack.deck("leopold")
    ]


@dataclass(frozen=True, slots=True)
class _CardSayer:
    """What there is to say of the cards of a pack, and to whoever reads no keys in a language."""

    pack: Pack
    language: Catalogue | None
    ruled: set[int] = field(default_factory=set)
    """The rulings that speak of some card; a page that reads keys has the texts of these alone."""

    def words(self, card: Card | EmperorTile, does: list[Said]) -> CardWords:
        text = describe_card(self.pack, card)
        read = text.read(self.language) if self.language else None
        self.ruled.update(found := rulings_about(text.number, text.names.get("en", "")))
        return CardWords(
            title=read.title if read else "",
            sentences=list(read.sentences) if read else [],
            does=does,
            names=dict(text.names),
            rulings=found,
            marked=[field for field, source in text.sources.items() if source in MARKED_SOURCES],
            ours=[field for field, source in text.sources.items() if source == HOUSE],
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
