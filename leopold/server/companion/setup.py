"""Setting up a game with real pieces: dealt by the rules as any game is, and told in the order of the rulebook.

What somebody keeps or chooses stays; for everything else the first deal counts that goes with it. Decks and hands are
not drawn here: people shuffle their own.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from functools import cache
from typing import Any, Final

from leopold.config import Config, configure, pack_of
from leopold.errors import RulesError
from leopold.game import Game
from leopold.packs import Pack
from leopold.packs.automata import automaton_with
from leopold.packs.codes import COLOURED_DICE, GAME_END, HAUTEL_COUTURE, HOUSES, LETTERS
from leopold.packs.tables import QUEUE
from leopold.rules.state import AUTOMATON_SEAT, EXPERT_DRAFT, INTRODUCTORY, VARIANTS
from leopold.seeds import fresh_seed
from leopold.server.errors import setup_impossible
from leopold.server.models import DrawSetup, SetupDrawn, SetupPins, SetupSeat, SetupStep
from leopold.text.words import CATEGORY_LETTERS
from leopold.view import SeatView, View
from leopold.words import Said, said

DEALS: Final = 24
"""So often it is dealt for something that goes with all that is kept; then whatever is free is taken."""


def draw(asked: DrawSetup) -> SetupDrawn:
    """A RulesError or something that does not exist becomes a TableError with its sentence."""
    try:
        config = _config(asked)
    except RulesError as wrong:
        raise setup_impossible(wrong.said or str(wrong)) from None
    pack = pack_of(config)
    _check_pins(asked.pins, pack, config)
    return _Drawing(asked, config, pack).drawn()


def _config(asked: DrawSetup) -> Config:
    alone = len(asked.names) == 1
    chosen: dict[str, Any] = {"edition": asked.edition, "modules": asked.modules, "hotels": asked.hotels or ["night"]}
    chosen["seed"] = asked.seed or str(fresh_seed())
    if alone:
        solo = automaton_with(asked.modules)
        return configure(1, solo=solo, level=asked.level or None, rival_hotel=asked.rival_hotel or None, **chosen)
    return configure(len(asked.names), variant=asked.variant, start=asked.start, **chosen)


def _check_pins(pins: SetupPins, pack: Pack, config: Config) -> None:
    """There is what is pinned, and it lies where it is pinned."""
    t = pack.record
    for letter, number in pins.objectives.items():
        category = CATEGORY_LETTERS.index(letter)
        _one_of(number, [c.number for i, c in enumerate(pack.objectives) if t.objective_category[i] == category])
    for letter, tile in pins.tiles.items():
        category = CATEGORY_LETTERS.index(letter)
        _one_of(tile, [c.id for i, c in enumerate(pack.tiles) if t.tile_category[i] == category])
    for found, known in (
        (pins.ballrooms, [room.id for room in pack.ballrooms]),
        (pins.rehearsals, [room.id for room in pack.rehearsal_rooms]),
        (pins.lounge, [tile.id for tile in pack.celebrities]),
        (pins.entrances, [tile.id for tile in pack.entrances]),
    ):
        named = [name for name in found if name]
        for name in named:
            _one_of(name, known)
        if len(set(named)) != len(named):
            raise setup_impossible(said("setup-wrong-twice"))


def _one_of(value: object, known: Collection[object]) -> None:
    if value not in known:
        raise setup_impossible(said("setup-wrong-pin", value=str(value)))


class _Drawing:
    def __init__(self, asked: DrawSetup, config: Config, pack: Pack) -> None:
        self.asked = asked
        self.avoid = set(asked.avoid)
        self.pack = pack
        self.config = self._with_seats(config)
        self.view = self._deal(0)

    # --- dealing

    @cache  # noqa: B019 - of one drawing, which is gone when it is answered
    def _deal(self, n: int) -> View:
        seed = self.config.seed if n == 0 else f"{self.config.seed} {n}"
        return Game(configure(self.config, seed=seed)).view(None)

    def _with_seats(self, config: Config) -> Config:
        """Who begins, the letters of the hotels, and the automaton's own one: what else is dealt goes by these."""
        self.config = config
        for n in range(DEALS):
            view = self._deal(n)
            letters = [seat.hotel for seat, wish in zip(view.seats, config.hotels, strict=False) if wish == "day"]
            house = view.house.house if view.house and not config.rival_hotel else ""
            start = f"start {view.start_seat}" if config.start is None and not config.solo else ""
            if not self.avoid.intersection((*letters, house, start)):
                break
        else:
            view = self._deal(0)
        self._deal.cache_clear()
        hotels = [seat.hotel for seat in view.seats][: config.players]
        if config.solo:
            return configure(config, hotels=hotels, rival_hotel=view.house.house if view.house else None)
        return configure(config, hotels=hotels, start=view.start_seat)

    def _some(self, pinned: Sequence[str], of: Callable[[View], Sequence[str]], known: Sequence[str]) -> list[str]:
        """Things that are there once each: those pinned in their places, the others from a deal with none of these."""
        n = len(of(self.view))
        kept = [*pinned, *[""] * n][:n]
        for deal in range(DEALS):
            free = [name for name, pin in zip(of(self._deal(deal)), kept, strict=True) if not pin]
            if not self.avoid.intersection(free) and not set(kept).intersection(free):
                break
        else:
            free = [name for name in known if name not in kept]
        left = iter(free)
        return [pin or next(left) for pin in kept]

    def _each(self, pinned: Mapping[Any, Any], of: Callable[[View], dict[str, Any]]) -> dict[str, Any]:
        """One of each letter."""
        found = {}
        for letter, dealt in of(self.view).items():
            deals = (of(self._deal(n))[letter] for n in range(DEALS))
            found[letter] = pinned.get(letter) or next((it for it in deals if str(it) not in self.avoid), dealt)
        return found

    # --- what it comes to

    def drawn(self) -> SetupDrawn:
        config, pack, view, pins = self.config, self.pack, self.view, self.asked.pins
        self.objectives = self._each(
            pins.objectives, lambda v: {place.letter: place.objective for place in v.objectives}
        )
        self.tiles = self._each(pins.tiles, lambda v: {place.letter: place.tile for place in v.tiles})
        halls = self._some(
            pins.ballrooms,
            lambda v: [hall.ballroom for hall in v.balls.halls] if v.balls else [],
            [room.id for room in pack.ballrooms],
        )
        rooms = [room.id for room in pack.rehearsal_rooms]
        rehearsals = self._some(pins.rehearsals, self._rehearsals, rooms)
        lounge = self._some(
            pins.lounge,
            lambda v: [place.celebrity or "" for place in v.lounge.places] if v.lounge else [],
            [tile.id for tile in pack.celebrities],
        )
        self.entrances = self._some(
            pins.entrances,
            lambda v: [offer.entrance for offer in v.auction.offers] if v.auction else [],
            [tile.id for tile in pack.entrances],
        )
        self.seats = [self._seat(seat, rehearsals) for seat in view.seats]
        return SetupDrawn(
            seed=str(config.seed),
            edition=config.edition,
            variant=config.variant,
            modules=list(config.modules),
            solo=config.solo,
            level=config.level,
            house=view.house.house if view.house else "",
            start=view.start_seat,
            seats=self.seats,
            objectives=self.objectives,
            tiles=self.tiles,
            tile_rounds={place.letter: place.round for place in view.tiles},
            ballrooms=halls,
            ball_rows=[row.spaces or 0 for row in view.balls.halls[0].rows] if view.balls else [],
            rehearsals=rehearsals,
            lounge=lounge,
            lounge_dice=[place.colour for place in view.lounge.places] if view.lounge else [],
            entrances=self.entrances,
            steps=[SetupStep(step=step, lines=lines) for step, lines in self._steps()],
        )

    def _rehearsals(self, view: View) -> list[str]:
        """Those to choose from; alone one gets any of them."""
        if self.config.solo:
            own = view.seats[0].rehearsal
            return [own.room] if own and own.room else []
        return list(view.balls.rehearsals) if view.balls else []

    def _seat(self, seat: SeatView, rehearsals: Sequence[str]) -> SetupSeat:
        config, p = self.config, seat.seat
        automaton = config.solo if config.solo and p == AUTOMATON_SEAT else ""
        introductory = config.variant == VARIANTS[INTRODUCTORY]
        return SetupSeat(
            name="" if automaton else self.asked.names[p],
            automaton=automaton,
            hotel=seat.hotel,
            numbers=seat.numbers[:1] if self.view.key else seat.numbers,
            krones=seat.krones,
            kitchen={item: n for item, n in seat.kitchen.items() if n},
            hand=LETTERS[(p - self.view.start_seat) % config.players] if introductory else "",
            rehearsal=rehearsals[0] if config.solo and not automaton and rehearsals else "",
        )

    # --- in the order of the rulebook

    def _order(self, first: int, way: int = 1) -> list[str]:
        """Names from a seat on, clockwise or the other way round."""
        n = self.config.players
        return [self.asked.names[(first + way * i) % n] for i in range(n)]

    def _steps(self) -> Iterator[tuple[str, list[Said]]]:
        yield "board", [said("setup-board-lay")]
        yield "tiles", [said("setup-tiles-lay", rounds=[str(n) for n in self.pack.record.emperor_rounds])]
        yield "objectives", [said("setup-objectives-lay")]
        yield from self._house_before_the_queue()
        guests = len(self.pack.guests)
        yield "guests", [said("setup-guests-lay", n=guests, spaces=QUEUE)]
        yield "actions", self._dice()
        yield "items", self._items()
        yield "rooms", [said("setup-rooms-lay")]
        yield "staff", self._staff()
        if self.pack.ballrooms:
            rows = self.view.balls.halls[0].rows if self.view.balls else []
            yield "ballrooms", [said("setup-ballrooms-lay", spaces=[str(row.spaces) for row in rows])]
        if self.pack.celebrities:
            yield "lounge", [said("setup-lounge-lay", vp=self.pack.board.lounge_vp)]
        if self.view.key:
            yield "key", [said("setup-key-lay")]
        yield "order", self._turn_order()
        yield "hotels", self._hotels()
        yield "kitchen", self._kitchens()
        if self.config.solo:
            yield "automaton", self._automaton()
            yield from self._house()
        yield "hands", self._hands()
        yield from self._beginning()

    def _house_before_the_queue(self) -> Iterator[tuple[str, list[Said]]]:
        if self.config.rival_hotel == HOUSES[HAUTEL_COUTURE - 1]:
            first, last = self.pack.board.couture_vp
            lines = [
                said("setup-house-couture-guests", first=first, last=last, automaton=self.config.solo),
                said("setup-house-couture-rooms", automaton=self.config.solo),
                said("setup-house-couture-pool", n=self.pack.board.couture_pool),
            ]
            yield "couture", lines

    def _dice(self) -> list[Said]:
        n = int(self.pack.record.dice[self.config.seats])
        if self.pack.celebrities:
            return [said("setup-actions-coloured", n=n, white=n - COLOURED_DICE, coloured=COLOURED_DICE)]
        return [said("setup-actions-lay", n=n)]

    def _items(self) -> list[Said]:
        return [said("setup-items-lay"), *([said("setup-items-champagne")] if self.pack.ballrooms else [])]

    def _staff(self) -> list[Said]:
        n = len(self.pack.staff)
        if self.config.solo:
            ends = int((self.pack.record.staff_timing[:n] == GAME_END).sum())
            private = int(self.pack.record.solo_private)
            return [said("setup-staff-alone", ends=ends, private=private, automaton=self.config.solo)]
        if self.config.variant == VARIANTS[INTRODUCTORY]:
            return [said("setup-staff-introductory", first=LETTERS[0], last=LETTERS[-1])]
        return [said("setup-staff-lay", n=n)]

    def _turn_order(self) -> list[Said]:
        if self.config.solo:
            return [said("setup-order-alone", automaton=self.config.solo)]
        key = "setup-order-key" if self.view.key else "setup-order-lay"
        return [said(key, name=self.asked.names[self.view.start_seat], players=self.config.players)]

    def _hotels(self) -> list[Said]:
        lines = [said("setup-hotels-alone" if self.config.solo else "setup-hotels-lay", automaton=self.config.solo)]
        krones = {seat.krones for seat in self.seats if not seat.automaton}
        if len(krones) == 1:
            lines.append(said("setup-hotels-krones", krones=krones.pop()))
        else:
            lines.append(said("setup-hotels-krones-order"))
        return lines

    def _kitchens(self) -> list[Said]:
        items = next(seat.kitchen for seat in self.seats if not seat.automaton)
        told = [said(f"items-{item}", n=n) for item, n in items.items()]
        lines = [said("setup-kitchen-alone" if self.config.solo else "setup-kitchen-lay", items=told)]
        return [*lines, said("setup-kitchen-entrances")] if self.pack.entrances else lines

    def _automaton(self) -> list[Said]:
        name = self.config.solo
        lines = [
            said("setup-automaton-deck", automaton=name, n=len(self.pack.deck(name))),
            said("setup-automaton-nothing", automaton=name),
        ]
        if self.pack.ballrooms:
            lines.append(said("setup-automaton-dancers", automaton=name, n=int(self.pack.record.ball_dancers)))
        return [*lines, said("setup-automaton-level", level=said(f"level-{self.config.level}.within"))]

    def _house(self) -> Iterator[tuple[str, list[Said]]]:
        house = self.config.rival_hotel
        if house:
            yield "house", [said("setup-house-mark"), said(f"setup-house-{house}")]

    def _hands(self) -> list[Said]:
        t = self.pack.record
        hand = int(t.start_hand)
        if self.config.solo:
            return [said("setup-hands-alone", n=int(t.solo_draw), hand=hand, back=int(t.solo_draw) - hand)]
        if self.config.variant == VARIANTS[INTRODUCTORY]:
            return [said("setup-hands-introductory", hand=hand)]
        lines = [said("setup-hands-lay", hand=hand)]
        return [*lines, said("setup-hands-draft")] if self.config.variant == VARIANTS[EXPERT_DRAFT] else lines

    def _beginning(self) -> Iterator[tuple[str, list[Said]]]:
        """What people choose one after the other."""
        start, alone = self.view.start_seat, bool(self.config.solo)
        rooms = int(self.pack.record.start_rooms)
        if self.pack.entrances:
            key = "setup-entrances-alone" if alone else "setup-entrances-lay"
            yield "entrances", [said(key, n=len(self.entrances), names=self._order(0 if alone else start))]
        if self.pack.ballrooms:
            dancers = int(self.pack.record.ball_dancers)
            key = "setup-rehearsals-alone" if alone else "setup-rehearsals-lay"
            yield "rehearsals", [said(key, dancers=dancers, names=self._order(0 if alone else start - 1, -1))]
        key = "setup-first-guests-alone" if alone else "setup-first-guests-lay"
        yield "first-guests", [said(key, names=self._order(0 if alone else start - 1, -1))]
        optional = "yes" if self.pack.board.start_rooms_optional else "no"
        yield (
            "first-rooms",
            [said("setup-first-rooms-lay", rooms=rooms, optional=optional, names=self._order(0 if alone else start))],
        )
