"""Every card in data and in words: what a page needs to draw and to explain it."""

from __future__ import annotations

import re
from collections.abc import Collection, Sequence
from dataclasses import dataclass, field
from functools import cache, lru_cache
from threading import Lock
from typing import Final, Protocol, TypeVar

import msgspec

from leopold.packs import Overlay, Pack, codes, load_pack
from leopold.packs.automata import PLAYABLE, automaton_with
from leopold.packs.cards import Hotel
from leopold.packs.cards import Power as PackPower
from leopold.packs.cards import Step as PackStep
from leopold.packs.cards import Trigger as PackTrigger
from leopold.packs.modules import BASE, CHOOSABLE, item_kinds
from leopold.packs.pack import OVERLAID
from leopold.packs.tables import COLUMNS, FLOORS
from leopold.server.memory import leave_this_alone_too
from leopold.server.models import (
    AreaInfo,
    BallroomInfo,
    Cards,
    CardWords,
    CelebrityInfo,
    EndScore,
    EntranceInfo,
    GuestInfo,
    HotelInfo,
    HotelRoom,
    InstructionExtra,
    InstructionGuest,
    InstructionInfo,
    ObjectiveInfo,
    Power,
    RehearsalInfo,
    Ruling,
    StaffInfo,
    Step,
    TileInfo,
    TokenInfo,
    Trigger,
)
from leopold.speech import cards
from leopold.speech.describe import HOUSE, MARKED_SOURCES, Described, describe_card
from leopold.text.words import room_name
from leopold.view import items_of
from leopold.words import Catalogue, Said, catalogue
from leopold.words import rulings as ruled

_making: Final = Lock()


def cards_of(edition: str, language: str | None = None) -> Cards:
    """All cards of an edition, with every module; with sentences where there is a language to say them in.

    It takes its time once. Whoever asks meanwhile, in another thread, waits for the same instead of making it as well.
    """
    with _making:
        return _cards_of(edition, language)


@cache
def _cards_of(edition: str, language: str | None) -> Cards:
    found = _cards(load_pack(edition, modules=CHOOSABLE), language)
    leave_this_alone_too()  # with every message that was read for it: tens of thousands of things for a language
    return found


class _OfModule(Protocol):
    @property
    def module(self) -> str: ...


Card = TypeVar("Card", bound=_OfModule)


def of_game(cards: Cards, modules: Collection[str]) -> Cards:
    """Those of them that a game with these modules may meet: a table need not wait for the rest."""

    def met(found: list[Card]) -> list[Card]:
        return [card for card in found if card.module == BASE or card.module in modules]

    automaton = automaton_with(modules)
    game = msgspec.structs.replace(
        cards,
        whole=False,
        items=cards.items[: item_kinds(modules)],
        staff=met(cards.staff),
        guests=met(cards.guests),
        objectives=met(cards.objectives),
        tiles=met(cards.tiles),
        instructions=[card for card in cards.instructions if card.automaton == automaton],
        ballrooms=met(cards.ballrooms),
        rehearsal_rooms=met(cards.rehearsal_rooms),
        celebrities=met(cards.celebrities),
        entrances=met(cards.entrances),
    )
    spoken = {number for kind in _kinds(game) for card in kind for number in card.words.rulings}
    return msgspec.structs.replace(game, rulings=[ruling for ruling in game.rulings if ruling.number in spoken])


class _InWords(Protocol):
    @property
    def words(self) -> CardWords: ...


def _kinds(cards: Cards) -> tuple[Sequence[_InWords], ...]:
    """All that a ruling may speak of."""
    return (
        cards.staff,
        cards.guests,
        cards.objectives,
        cards.tiles,
        cards.instructions,
        cards.ballrooms,
        cards.rehearsal_rooms,
        cards.celebrities,
        cards.entrances,
    )


@lru_cache(OVERLAID)
def cards_with(edition: str, overlays: tuple[Overlay, ...]) -> Cards:
    """All cards of an edition with packs of somebody's own over it, for a page that has the words."""
    return _cards(load_pack(edition, overlays, CHOOSABLE), None)


@lru_cache(OVERLAID)
def cards_in(pack: Pack) -> Cards:
    """The same of a pack that is not to be found in our files."""
    return _cards(pack, None)


def _cards(pack: Pack, language: str | None) -> Cards:
    say = _CardSayer(pack, catalogue(language) if language else None)
    return Cards(
        edition=pack.edition,
        checksum=pack.checksum,
        whole=True,
        items=list(codes.ITEMS[: pack.item_kinds]),
        colours=list(codes.COLOURS),
        staff=_staff(pack, say),
        guests=[
            GuestInfo(
                number=card.number,
                colour=codes.COLOURS[card.colour],
                order=items_of(card.order, pack.item_kinds),
                vp=card.vp,
                module=card.module,
                goes=card.goes,
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
                colour=codes.COLOURS[card.need.colour] if card.need.name == "guests" else None,
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
        ballrooms=_ballrooms(pack, say),
        rehearsal_rooms=_rehearsal_rooms(pack, say),
        celebrities=_celebrities(pack, say),
        entrances=_entrances(pack, say),
        board=pack.board,
        rulings=[ruling for ruling in rulings() if language or ruling.number in say.ruled],
    )


def _steps(steps: tuple[PackStep, ...]) -> list[Step]:
    return [Step(name=step.name, args=list(step.args)) for step in steps]


def _powers(pack: Pack, powers: Sequence[PackPower]) -> list[Power]:
    return [
        Power(
            name=power.name,
            amount=power.amount,
            places=[place + (codes.POWERS[power.name][1] == "face") for place in power.places],
            numbers={name: getattr(pack.board, name) for name in cards.POWERS_BY_BOARD.get(power.name, ())},
        )
        for power in powers
    ]


def _trigger(when: PackTrigger | None) -> Trigger | None:
    """For a die the places are faces, not colours."""
    if when is None:
        return None
    dice = when.name == "die"
    return Trigger(
        name=when.name,
        least=when.least,
        colours=[] if dice else [codes.COLOURS[colour] for colour in when.colours],
        faces=[face + 1 for face in when.colours] if dice else [],
    )


def _staff(pack: Pack, say: _CardSayer) -> list[StaffInfo]:
    sets = {number: letter for letter, numbers in pack.introductory.items() for number in numbers}
    return [
        StaffInfo(
            number=card.number,
            cost=card.cost,
            timing=card.timing,
            steps=_steps(card.steps),
            powers=_powers(pack, card.powers),
            score=EndScore(
                name=card.score.name,
                colour=codes.COLOURS[card.score.colour] if card.score.name == "occupied_colour" else None,
                vp=card.score.vp,
                most=card.score.most,
            )
            if card.score
            else None,
            when=_trigger(card.when),
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
                InstructionGuest(
                    colour=colours[guest.colour], level=codes.LEVELS[guest.level], ball=codes.BALLS[guest.ball]
                )
                for guest in card.guests
            ],
            dice=list(card.dice),
            extras=[
                InstructionExtra(name=extra.name, argument=extra.argument, level=codes.LEVELS[extra.level])
                for extra in card.extras
            ],
            hand=card.hand,
            words=say.words(card, cards.instruction(card)),
        )
        for automaton in PLAYABLE
        for card in pack.deck(automaton)
    ]


def _ballrooms(pack: Pack, say: _CardSayer) -> list[BallroomInfo]:
    return [
        BallroomInfo(
            ballroom=hall.id,
            names=dict(hall.names),
            rows=[_steps(row) for row in hall.rows],
            score=hall.score.name,
            points=[list(points) for points in hall.score.points],
            module=hall.module,
            words=say.words(hall, cards.ballroom(hall, pack.board)),
        )
        for hall in pack.ballrooms
    ]


def _rehearsal_rooms(pack: Pack, say: _CardSayer) -> list[RehearsalInfo]:
    return [
        RehearsalInfo(
            room=room.id,
            areas=[AreaInfo(dancers=area.dancers, steps=_steps(area.bonus)) for area in room.areas],
            module=room.module,
            words=say.words(room, cards.rehearsal_room(room)),
        )
        for room in pack.rehearsal_rooms
    ]


def _celebrities(pack: Pack, say: _CardSayer) -> list[CelebrityInfo]:
    return [
        CelebrityInfo(
            celebrity=tile.id,
            names=dict(tile.names),
            timing=tile.timing,
            steps=_steps(tile.steps),
            powers=_powers(pack, tile.powers),
            when=_trigger(tile.when),
            module=tile.module,
            words=say.words(tile, cards.celebrity(tile, pack.board)),
        )
        for tile in pack.celebrities
    ]


def _entrances(pack: Pack, say: _CardSayer) -> list[EntranceInfo]:
    return [
        EntranceInfo(
            entrance=tile.id,
            names=dict(tile.names),
            kitchen=items_of(tile.kitchen, pack.item_kinds),
            begin=_steps(tile.begin),
            steps=_steps(tile.steps),
            powers=_powers(pack, tile.powers),
            when=_trigger(tile.when),
            occupancy=[list(bonus) for bonus in tile.occupancy],
            sums={total: _steps(found) for total, found in tile.sums.items()},
            tokens=[TokenInfo(column=_steps(token.column), floor=_steps(token.floor)) for token in tile.tokens],
            kept=list(tile.kept),
            goals=list(tile.goals),
            tiles=tile.tiles,
            module=tile.module,
            short=cards.entrance_short(tile, pack.board),
            words=say.words(tile, cards.entrance(tile, pack.board)),
        )
        for tile in pack.entrances
    ]


@dataclass(frozen=True, slots=True)
class _CardSayer:
    """What there is to say of the cards of a pack, and to whoever reads no keys in a language."""

    pack: Pack
    language: Catalogue | None
    ruled: set[int] = field(default_factory=set)
    """The rulings that speak of some card; a page that reads keys has the texts of these alone."""

    def words(self, card: Described, does: list[Said]) -> CardWords:
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
    return [
        ruling.number
        for ruling in rulings()
        if (number is not None and f"({number})" in ruling.text)
        or (name and re.search(rf"\b{re.escape(name)}\b", ruling.text))
    ]


@cache
def rulings() -> list[Ruling]:
    """All of them, in English; a page that speaks another language has its own words for them."""
    return [Ruling(number=number, title=title, text=text) for number, title, text in ruled.rulings()]
