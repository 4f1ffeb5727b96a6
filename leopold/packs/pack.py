"""A whole pack: what a game is played with, and how to load one.

>>> pack = load_pack()
>>> pack.card(17).cost
5
>>> load_pack("2015").card(17).cost
3
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Mapping, Sequence
from copy import deepcopy
from dataclasses import dataclass, field, fields, replace
from functools import cache, cached_property, lru_cache, wraps
from hashlib import sha256
from pathlib import Path
from typing import Any, Final, TypeAlias, TypeVar, TypeVarTuple

import numpy as np

from leopold.packs import codes
from leopold.packs.automata import NUMBERED
from leopold.packs.building import Content, build, check_room
from leopold.packs.cards import (
    Ballroom,
    Card,
    Celebrity,
    EmperorTile,
    Entrance,
    GuestCard,
    Hotel,
    Instruction,
    NamedCard,
    Objective,
    RehearsalRoom,
    StaffCard,
    names_of,
)
from leopold.packs.codes import GUEST_GOES
from leopold.packs.errors import PackError, hint, plain, show
from leopold.packs.layers import CARD_KINDS, Layer, collect, empty, in_play, lay_over
from leopold.packs.modules import BASE, CHOOSABLE, MODULES, PROMO, item_kinds
from leopold.packs.reading import EDITION_FILES, MODULE_FILES, Document, parse, read_bytes, read_own
from leopold.packs.tables import NUMBERS, TABLES, Board
from leopold.packs.tabulate import PLACED_KINDS, Bytes, tabulate
from leopold.words import said

EDITIONS = ("revised", *EDITION_FILES)

Overlay: TypeAlias = tuple[str, bytes]
"""A user's pack: the name of its file, and what is in it."""
PackFile: TypeAlias = str | Path | Overlay
"""A user's pack: where it lies, or what is in it."""
OVERLAID = 64
"""Packs with a user's laid over them that are kept: ours are few, theirs need not be."""
KEPT: Final = 8192
"""Answers to one question about a pack that are kept with it; games of one pack come to some thousand."""
About = TypeVarTuple("About")
T = TypeVar("T")


@dataclass(frozen=True, eq=False)
class Pack:
    """Cards and boards, checked, with the tables the rules read. Two packs are the same when their checksums are."""

    edition: str
    modules: tuple[str, ...]
    """Beside the base game; cards of others are not among those below."""
    staff: tuple[StaffCard, ...]
    guests: tuple[GuestCard, ...]
    objectives: tuple[Objective, ...]
    instructions: tuple[Instruction, ...]
    """Of both automata; `deck` has those of one."""
    tiles: tuple[EmperorTile, ...]
    hotels: tuple[Hotel, ...]
    board: Board
    board_sources: Mapping[str, str]
    """By where a pack writes the number ("setup.krones")."""
    introductory: Mapping[str, tuple[int, ...]]
    """The numbers of the staff in sets A to D."""
    introductory_sources: Mapping[str, str]
    ballrooms: tuple[Ballroom, ...]
    rehearsal_rooms: tuple[RehearsalRoom, ...]
    celebrities: tuple[Celebrity, ...]
    entrances: tuple[Entrance, ...]
    overlays: tuple[str, ...]
    """The file names of the user's packs laid over ours, in that order."""
    checksum: str
    """A short digest of all that can make a difference to a game: not of names, sources, comments or layout."""
    tables: Bytes = field(repr=False)
    """The bytes of one `TABLES` record. They are shared: read them, do not write them."""

    @cached_property
    def record(self) -> np.record:
        """The tables as a record, over the same memory."""
        view: np.record = self.tables.view(TABLES)[0]
        return view

    @cached_property
    def item_kinds(self) -> int:
        """How many kinds of items are in play."""
        return item_kinds(self.modules)

    @cached_property
    def kept(self) -> dict[Callable[..., Any], dict[Any, Any]]:
        """What has been worked out of this pack, by what worked it out: see `kept_with_pack`."""
        return {}

    def __getstate__(self) -> dict[str, Any]:
        """What has been worked out of it stays here: another process works it out for itself."""
        return {name: value for name, value in self.__dict__.items() if name != "kept"}

    def by_rules(self, rules: int) -> Pack:
        """The same cards for a game by these rules: whatever is done with it finds the number in the tables."""
        return self if self.record.rules == rules else _by_rules(self, rules)

    def staff_index(self, number: int) -> int:
        """The place in the tables of the staff card with this printed number."""
        return _index([card.number for card in self.staff], number, "staff")

    def guest_index(self, number: int) -> int:
        return _index([card.number for card in self.guests], number, "guest")

    def objective_index(self, number: int) -> int:
        return _index([card.number for card in self.objectives], number, "objective")

    def instruction_index(self, number: int) -> int:
        """The place of an instruction card in the deck of its automaton."""
        card = self.instruction(number)
        return self.deck(card.automaton).index(card)

    def tile_index(self, tile_id: str) -> int:
        return _index([tile.id for tile in self.tiles], tile_id, "tile")

    def hotel_index(self, hotel_id: str) -> int:
        """The place of "night" or of "day A" to "day D"."""
        return _index([hotel.id for hotel in self.hotels], hotel_id, "hotel")

    def card(self, number: int) -> Card:
        """The card with this printed number, whatever its kind."""
        cards: tuple[Card, ...] = (*self.staff, *self.guests, *self.objectives, *self.instructions)
        return cards[_index([card.number for card in cards], number, "card")]

    def instruction(self, number: int) -> Instruction:
        return self.instructions[_index([card.number for card in self.instructions], number, "instruction")]

    def deck(self, automaton: str) -> tuple[Instruction, ...]:
        """The instruction cards of an automaton, in the order of the tables."""
        _index(NUMBERED, automaton, "automaton")
        return tuple(card for card in self.instructions if card.automaton == automaton)

    def tile(self, tile_id: str) -> EmperorTile:
        return self.tiles[self.tile_index(tile_id)]

    def hotel(self, hotel_id: str) -> Hotel:
        return self.hotels[self.hotel_index(hotel_id)]

    def find(self, name: str, language: str | None = None) -> tuple[NamedCard, ...]:
        """The cards of this name, in one language or in any; capitals do not matter."""
        wanted = name.strip().casefold()
        cards: tuple[NamedCard, ...] = (*self.staff, *self.guests, *self.objectives)

        def names(card: NamedCard) -> Sequence[str]:
            return [card.names.get(language, "")] if language else names_of(card)

        return tuple(card for card in cards if wanted in [found.casefold() for found in names(card)])


def kept_with_pack(work: Callable[[Pack, *About], T]) -> Callable[[Pack, *About], T]:
    """Remember what is worked out of a pack for as long as the pack is there, and no longer.

    Users' packs come and go by the thousand at a server: whoever remembered something of each of them for good, or kept
    a pack for the sake of it, would in the end have no memory left.
    """

    @wraps(work)
    def found(pack: Pack, /, *about: *About) -> T:
        known = pack.kept.get(work)
        if known is None:
            known = pack.kept.setdefault(work, {})
        made = known.get(about, known)  # itself where there is nothing: another thread may clear it at any moment
        if made is known:
            if len(known) >= KEPT:
                known.clear()
            made = known[about] = work(pack, *about)
        return made  # type: ignore[no-any-return]

    return found


def _index(known: Sequence[int] | Sequence[str], wanted: int | str, kind: str) -> int:
    for index, found in enumerate(known):
        if found == wanted:
            return index
    if isinstance(wanted, str):
        meant = hint(wanted, [str(found) for found in known])
    else:
        numbers = [int(found) for found in known]
        meant = said("pack-hint-range", low=str(min(numbers)), high=str(max(numbers)))
    raise PackError(said(f"pack-none-{kind}", value=show(wanted), hint=meant))


def load_pack(edition: str = "revised", overlays: Sequence[PackFile] | Path = (), modules: Iterable[str] = ()) -> Pack:
    """The pack of an edition with modules and the user's packs laid over it, checked; a pack once loaded is kept."""
    if edition not in EDITIONS:
        raise PackError(said("config-edition-none", value=plain(edition), known=EDITIONS))
    for module in (chosen := frozenset(modules)):
        if module not in CHOOSABLE:
            raise PackError(said("config-modules-none", value=plain(module), known=CHOOSABLE))
    in_order = tuple(module for module in CHOOSABLE if module in chosen)
    found = read_overlays(overlays)
    return _load_overlaid(edition, found, in_order) if found else _load(edition, in_order)


def read_overlays(files: Sequence[PackFile] | Path) -> tuple[Overlay, ...]:
    """The user's packs as they are now."""
    if isinstance(files, (str, Path)):
        files = [files]
    return tuple(file if isinstance(file, tuple) else (plain(Path(file).name), read_bytes(file)) for file in files)


def check_pack(*files: PackFile) -> Pack:
    """Lay files over each of our editions, with and without modules; they fit all of them or raise a `PackError`.

    Gives the revised one without any.
    """
    found = read_overlays(files)
    return [load_pack(edition, found, modules) for edition in reversed(EDITIONS) for modules in (CHOOSABLE, ())][-1]


@cache
def _load(edition: str, modules: tuple[str, ...]) -> Pack:
    return assemble(edition, own_layer(edition), (), modules)


@lru_cache(OVERLAID)
def _load_overlaid(edition: str, overlays: tuple[Overlay, ...], modules: tuple[str, ...]) -> Pack:
    layer = deepcopy(own_layer(edition))
    for above in [collect(parse(file, data)) for file, data in overlays]:
        lay_over(layer, above)
    return assemble(edition, layer, tuple(file for file, _ in overlays), modules)


@cache
def own_layer(edition: str) -> Layer:
    """An edition of ours with all modules, before anything is laid over it. It is shared: copy it before that."""
    files = [*MODULE_FILES, EDITION_FILES[edition]] if edition in EDITION_FILES else [*MODULE_FILES]
    return merge(read_own(name) for name in files)


def merge(documents: Iterable[Document]) -> Layer:
    """One layer out of many documents, later ones over earlier ones."""
    layer = empty()
    for document in documents:
        lay_over(layer, collect(document, MODULE_FILES.get(document.file, BASE)))
    return layer


def assemble(edition: str, layer: Layer, overlays: tuple[str, ...] = (), modules: tuple[str, ...] = ()) -> Pack:
    """A pack out of a merged layer: what is in play with these modules."""
    content = build(in_play(layer, modules), item_kinds(modules))
    check_room(layer)
    places = {kind: _places(layer, own_layer(edition), kind) for kind in PLACED_KINDS}
    tables = tabulate(content, places, item_kinds(modules))
    return Pack(edition, modules, *content, overlays, _checksum(edition, content, modules), tables)


@lru_cache(maxsize=OVERLAID)
def _by_rules(pack: Pack, rules: int) -> Pack:
    tables = pack.tables.copy()
    tables.view(TABLES)["rules"] = rules
    return replace(pack, tables=tables)


def _places(layer: Layer, own: Layer, kind: str) -> dict[Any, int]:
    """Where each card or tile of a kind stands among those of all modules: ours module by module, then the user's.

    A module that is new comes after those that were there, so that whoever has learned something of a place still means
    the same card.
    """
    ranks = {module: rank for rank, module in enumerate(MODULES)}

    def rank(key: Any) -> int:
        return ranks[layer[kind][key].module] if key in own[kind] else len(ranks)

    known = sorted(layer[kind]) if kind in CARD_KINDS else layer[kind]
    return {key: place for place, key in enumerate(sorted(known, key=rank))}


def checksum_before_modules(edition: str, layer: Layer) -> str:
    """Before there were modules, all packs had the promo guests, with a mark that kept them out of the deck."""
    content = build(in_play(layer, (PROMO,)))
    guests = [
        [card.number, card.colour, _told(card.order), card.vp, card.module == PROMO, card.steps]
        for card in content.guests
    ]
    return _checksum(edition, content, (), guests=guests)


def _told(items: tuple[int, ...]) -> tuple[int, ...]:
    """Items by kind as they were told when there were four kinds; of a fifth only where there is any."""
    return items if any(items[codes.BASE_ITEM_KINDS :]) else items[: codes.BASE_ITEM_KINDS]


def _on_board(board: Board, name: str) -> Any:
    value = getattr(board, name)
    return _told(value) if NUMBERS[name].written == "letters" else value


def _unless(value: Any, usual: Any) -> list[Any]:
    return [] if value == usual else [value]


def _plainly(things: Sequence[Any]) -> list[list[Any]]:
    """All that makes a difference to a game."""
    told = [part.name for part in fields(things[0]) if part.name not in ("names", "sources", "module")]
    return [[getattr(thing, name) for name in told] for thing in things]


def _checksum(edition: str, content: Content, modules: Sequence[str], **otherwise: Any) -> str:
    """What a module brought into the language of packs is told only of cards that speak of it: others stay the same."""
    told = {
        "edition": edition,
        "staff": [
            [
                card.number,
                card.cost,
                card.timing,
                card.steps,
                card.powers,
                card.score,
                *([card.when] if card.when else []),
            ]
            for card in content.staff
        ],
        "guests": [
            [card.number, card.colour, _told(card.order), card.vp, card.steps, *_unless(card.goes, GUEST_GOES[0])]
            for card in content.guests
        ],
        "objectives": [
            [
                card.number,
                card.letter,
                [*card.need[:3], *_unless(card.need.items, 0), *_unless(card.need.colour, 0)],
            ]
            for card in content.objectives
        ],
        "instructions": [
            [card.number, card.automaton, card.guests, card.dice, card.extras, card.hand]
            for card in content.instructions
        ],
        "tiles": [[tile.id, tile.steps, tile.penalty] for tile in content.tiles],
        "hotels": [[hotel.id, hotel.colours, hotel.groups, hotel.badges] for hotel in content.hotels],
        "board": [
            [name, _on_board(content.board, name)]
            for name, number in NUMBERS.items()
            if number.module in ("", *modules)
        ],
        "introductory": content.introductory,
        **({"ballrooms": _plainly(content.ballrooms)} if content.ballrooms else {}),
        **({"rehearsal_rooms": _plainly(content.rehearsal_rooms)} if content.rehearsal_rooms else {}),
        **({"celebrities": _plainly(content.celebrities)} if content.celebrities else {}),
        **({"entrances": _plainly(content.entrances)} if content.entrances else {}),
        **otherwise,
    }
    text = json.dumps(told, sort_keys=True, separators=(",", ":"))
    return sha256(text.encode()).hexdigest()[:16]
