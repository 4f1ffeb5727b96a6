"""Any card, tile or hotel in full: its title, what is printed on it, what it does, where its values come from.

>>> from leopold.packs import load_pack
>>> print(describe(load_pack(), "Kitchen Hand"))
Staff 17: Kitchen Hand
  cost: 5 krones
  works: from now on
  Taking a 6 costs you nothing.
  Whenever you take a die showing 6, its action is stronger by 1.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final, NamedTuple, TypeAlias

from leopold.packs import Pack, PackError, codes, tables
from leopold.packs.cards import (
    Ballroom,
    Card,
    Celebrity,
    EmperorTile,
    Entrance,
    GuestCard,
    Hotel,
    Instruction,
    Objective,
    RehearsalRoom,
    StaffCard,
)
from leopold.packs.errors import show
from leopold.packs.modules import BASE
from leopold.packs.values import SOURCES
from leopold.speech import cards
from leopold.speech.names import name_in
from leopold.words.catalogue import Catalogue, catalogue
from leopold.words.said import Params, Said, Value, said


class UnknownCardError(PackError):
    """Somebody asked for a card that is not there, or for one of several."""


HOUSE: Final = "house"
MARKED_SOURCES: Final = ("unconfirmed", HOUSE)
"""Sources of values that readers should not take for printed."""
_PLURAL_FIELDS: Final = (
    *("vp", "powers", "colours", "groups", "badges", "guests", "dice", "extras", "areas", "spaces"),
    *("kitchen", "rooms", "free_rooms", "tables", "occupancy", "sums", "tokens", "kept", "goals", "goals_all", "tiles"),
)


class Reading(NamedTuple):
    """A card as somebody reads it."""

    title: str
    facts: tuple[tuple[str, str], ...]
    """What is printed on it, as pairs such as ("cost", "5 krones")."""
    sentences: tuple[str, ...]
    """What it does; then a sentence for values that nobody has confirmed or that are the house's own."""
    sources: tuple[str, ...]
    """Where the values come from, a line for each source: "order, victory points: from public transcriptions"."""


@dataclass(frozen=True, slots=True)
class CardText:
    """All that is to be said of a card, in no language yet."""

    ref: str
    """What `describe` finds it by: "75", "B2", "day A", "apollosaal" or "dove"."""
    title: Said
    facts: tuple[Said, ...]
    """Each message is what it is; its attribute `value` is the value."""
    sentences: tuple[Said, ...]
    names: Mapping[str, str]
    sources: Mapping[str, str]

    @property
    def number(self) -> int | None:
        return int(self.ref) if self.ref.isdigit() else None

    def read(self, words: Catalogue | None = None) -> Reading:
        """In the words of a language, English unless told."""
        words = words or catalogue()
        name = name_in(words.language, self.names) or None
        return Reading(
            words.text(self.title.key, **{**self.title.params, "name": name}),
            tuple((words.say(fact), words.text(f"{fact.key}.value", **fact.params)) for fact in self.facts),
            tuple(words.say(sentence) for sentence in (*self.sentences, *marks(self.sources))),
            tuple(words.say(line) for line in source_lines(self.sources)),
        )

    def __str__(self) -> str:
        found = self.read()
        facts = [f"  {label}: {value}" for label, value in found.facts]
        return "\n".join([found.title, *facts, *(f"  {sentence}" for sentence in found.sentences)])


# --- where values come from


def _field(name: str) -> Said:
    base, _, language = name.partition(".")
    return said("field-name", language=language) if language else said(f"field-{base}")


def source_lines(sources: Mapping[str, str]) -> list[Said]:
    """A line for each source that there is."""
    by_source = {source: [_field(name) for name, found in sources.items() if found == source] for source in SOURCES}
    return [said("source-of-values", source=source, fields=fields) for source, fields in by_source.items() if fields]


def marks(sources: Mapping[str, str]) -> list[Said]:
    """A sentence for each kind of value that readers should not take for printed."""
    found = []
    for source in MARKED_SOURCES:
        names = [name for name, word in sources.items() if word == source and name not in ("number", "id")]
        if names:
            n = 1 if len(names) == 1 and names[0] not in _PLURAL_FIELDS else 2
            found.append(said("values-marked", source=source, n=n, fields=[_field(name) for name in names]))
    return found


# --- cards


def _fact(name: str, **params: Value) -> Said:
    return Said(f"fact-{name}", params)


def describe_staff(pack: Pack, card: StaffCard) -> CardText:
    facts = [_fact("cost", n=card.cost), _fact("works", timing=card.timing)]
    sets = [letter for letter, numbers in pack.introductory.items() if card.number in numbers]
    facts += [_fact("introductory", letter=letter) for letter in sets[:1]]
    title = said("card-title-staff", number=card.number)
    return _text(card.number, title, facts, cards.staff(card, pack.board), card.names, card.sources)


def describe_guest(pack: Pack, card: GuestCard) -> CardText:
    facts = [
        _fact("colour", colour=codes.COLOURS[card.colour]),
        _fact("order", items=cards.items(card.order)),
        _fact("vp", n=card.vp),
    ]
    facts += [_fact("module", module=said(f"module-{card.module}"))] if card.module != BASE else []
    reward = cards.guest(card) or [said("card-no-reward")]
    title = said("card-title-guest", number=card.number)
    return _text(card.number, title, facts, [*cards.guest_goes(card), *reward], card.names, card.sources)


def describe_objective(pack: Pack, card: Objective) -> CardText:
    title = said("card-title-objective", number=card.number)
    facts = [_fact("letter", letter=card.letter)]
    return _text(card.number, title, facts, cards.objective(card, pack.board), card.names, card.sources)


def describe_instruction(pack: Pack, card: Instruction) -> CardText:
    facts = [_fact("automaton", automaton=card.automaton), _fact("hand", hand=card.hand)]
    title = said("card-title-instruction", number=card.number)
    return _text(card.number, title, facts, cards.instruction(card), {}, card.sources)


def describe_tile(pack: Pack, tile: EmperorTile) -> CardText:
    turn = pack.board.emperor_rounds[codes.LETTERS.index(tile.letter)]
    facts = [_fact("letter", letter=tile.letter), _fact("comes", round=turn)]
    sentences = [
        *(said("card-tile-rewards", does=does) for does in cards.tile_reward(tile)),
        said("card-tile-punishes", does=cards.tile_penalty(tile, pack.board)),
    ]
    return _text(tile.id, said("card-title-tile", tile=tile.id), facts, sentences, {}, tile.sources)


def describe_hotel(pack: Pack, hotel: Hotel) -> CardText:
    facts = []
    for floor in reversed(range(tables.FLOORS)):
        rooms = range(floor * tables.COLUMNS, (floor + 1) * tables.COLUMNS)
        facts.append(_fact("floor", floor=floor + 1, rooms=[_room(hotel, room) for room in rooms]))
    title = said("card-title-hotel", side=hotel.side, letter=hotel.letter)
    return _text(hotel.id, title, facts, cards.hotel(hotel), {}, hotel.sources)


def _room(hotel: Hotel, room: int) -> Said:
    params: Params = {
        "colour": codes.COLOURS[hotel.colours[room]],
        "group": chr(ord("A") + hotel.groups[room]),
        "badge": hotel.badges[room],
    }
    return Said("card-hotel-room", params)


def describe_ballroom(pack: Pack, ballroom: Ballroom) -> CardText:
    """With what a dancer costs, and for how many there is room: that goes by row and by the number of players."""
    board = pack.board
    rows = {"bottom": board.ball_bottom, "middle": board.ball_middle, "top": board.ball_top, "balcony": ()}
    seats = [str(players) for players in cards.PLAYERS]
    facts = [
        _fact("row", row=row, n=price, seats=seats, spaces=[str(n) for n in spaces[cards.PLAYERS.start :]])
        for (row, spaces), price in zip(rows.items(), board.ball_price, strict=True)
    ]
    title, told = said("card-title-ballroom"), cards.ballroom(ballroom, board)
    of_rows = {field: pack.board_sources[path] for field, path in (("price", "ball.price"), ("spaces", "ball.bottom"))}
    return _text(ballroom.id, title, facts, told, ballroom.names, {**ballroom.sources, **of_rows})


def describe_rehearsal_room(pack: Pack, room: RehearsalRoom) -> CardText:
    facts = [_fact("area", area=place, n=area.dancers) for place, area in enumerate(room.areas, 1)]
    title = said("card-title-rehearsal_room", rehearsal=room.id)
    return _text(room.id, title, facts, cards.rehearsal_room(room), {}, room.sources)


def describe_celebrity(pack: Pack, tile: Celebrity) -> CardText:
    """With the points, which are the same for all: so many on arrival, and more for each round of waiting."""
    board = pack.board
    facts = [_fact("stays", timing=tile.timing), _fact("arrives", n=board.lounge_vp, wait=board.lounge_wait_vp)]
    sources = {**tile.sources, "vp": pack.board_sources["lounge.vp"]}
    told = cards.celebrity(tile, board)
    return _text(tile.id, said("card-title-celebrity"), facts, told, tile.names, sources)


def describe_entrance(pack: Pack, tile: Entrance) -> CardText:
    facts = [_fact("kitchen", n=sum(tile.kitchen), items=cards.items(tile.kitchen))]
    told = cards.entrance(tile, pack.board)
    return _text(tile.id, said("card-title-entrance"), facts, told, tile.names, tile.sources)


def _text(
    ref: int | str,
    title: Said,
    facts: Sequence[Said],
    sentences: Sequence[Said],
    names: Mapping[str, str],
    sources: Mapping[str, str],
) -> CardText:
    return CardText(str(ref), title, tuple(facts), tuple(sentences), names, sources)


Described: TypeAlias = Card | EmperorTile | Hotel | Ballroom | RehearsalRoom | Celebrity | Entrance


def describe_card(pack: Pack, card: Described) -> CardText:
    """A card that one already holds."""
    match card:
        case StaffCard():
            return describe_staff(pack, card)
        case GuestCard():
            return describe_guest(pack, card)
        case Objective():
            return describe_objective(pack, card)
        case Instruction():
            return describe_instruction(pack, card)
        case EmperorTile():
            return describe_tile(pack, card)
        case Hotel():
            return describe_hotel(pack, card)
        case Ballroom():
            return describe_ballroom(pack, card)
        case RehearsalRoom():
            return describe_rehearsal_room(pack, card)
        case Celebrity():
            return describe_celebrity(pack, card)
        case Entrance():
            return describe_entrance(pack, card)


def describe(pack: Pack, ref: int | str) -> CardText:
    """A card by its number, a tile ("B2"), a hotel ("day A"), what has an id by that ("dove"), all by name."""
    word = " ".join(str(ref).split())
    if word.isdecimal() and len(word) < 6:
        return describe_card(pack, _numbered(pack, int(word)))
    by_id: dict[str, Described] = {}
    named: list[Ballroom | Celebrity | Entrance] = [*pack.ballrooms, *pack.celebrities, *pack.entrances]
    unnamed: list[EmperorTile | Hotel | RehearsalRoom] = [*pack.tiles, *pack.hotels, *pack.rehearsal_rooms]
    by_id |= {one.id.casefold().replace("_", " "): one for one in (*unnamed, *named)}
    for one in named:
        by_id |= {name.casefold(): one for name in one.names.values()}
    wanted = word.casefold().replace("_", " ")
    if wanted in by_id:
        return describe_card(pack, by_id[wanted])
    found = pack.find(word)
    if len(found) == 1:
        return describe_card(pack, found[0])
    if found:
        raise UnknownCardError(said("card-several", card=show(word), numbers=[str(card.number) for card in found]))
    raise UnknownCardError(said("card-unknown", card=show(word)))


def _numbered(pack: Pack, number: int) -> Card:
    every: tuple[Card, ...] = (*pack.staff, *pack.guests, *pack.objectives, *pack.instructions)
    known = {card.number: card for card in every}
    if number not in known:
        raise UnknownCardError(said("card-unknown-number", number=str(number), low=min(known), high=max(known)))
    return known[number]
