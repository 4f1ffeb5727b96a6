"""What a seat sees, as typed data: the one way to read a record for people, for a page, a terminal or a file.

It is read from a record in which everything hidden has been covered, so nothing hidden can leak into it.
`msgspec.json.encode(view)` makes it JSON, `msgspec.to_builtins(view)` plain dictionaries and lists.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, Literal

import msgspec
import numpy as np
import numpy.typing as npt

from leopold.journal import room_name
from leopold.packs import Pack, kept_with_pack
from leopold.packs.automata import NUMBERED
from leopold.packs.codes import BASE_ITEM_KINDS, COLOURS, ITEMS, LETTERS, LEVELS
from leopold.packs.tables import COLUMNS, FLOORS
from leopold.rules.course.rounds import KEY
from leopold.rules.decisions.dispatch import DECISION_NAMES
from leopold.rules.state import AUTOMATON_SEAT, DRAFTING, FLIPPED, GAME, HAND, PLAYED, VARIANTS
from leopold.view.balls import BallsView, RehearsalView, balls_of, rehearsal_of
from leopold.view.entrances import (
    AuctionView,
    EntranceView,
    HouseView,
    auction_of,
    entrance_of,
    house_of,
)
from leopold.view.lounge import CelebrityView, KeyView, LoungeView, celebrities_of, key_of, lounge_of
from leopold.view.shown import Counts, Shown
from leopold.view.sources import points_by_source

RoomState = Literal["empty", "vacant", "occupied"]
ROOM_STATES: Final[tuple[RoomState, ...]] = ("empty", "vacant", "occupied")
NUMERALS: Final = (None, "I", "II", "III")

Viewer = int | None
"""A seat, or an onlooker."""


class TableOrder(Shown, frozen=True):
    """A guest at a table of the café."""

    guest: int
    order: Counts
    served: Counts
    missing: Counts


class Room(Shown, frozen=True):
    room: str
    colour: str
    state: RoomState
    group: str
    badge: int


class StaffInPlay(Shown, frozen=True):
    number: int
    used: bool
    """In this round; or, face down, in this game."""
    face_down: bool


class SeatView(Shown, frozen=True):
    """A seat with all it has."""

    seat: int
    krones: int
    vp: int
    emperor: int
    hotel: str
    kitchen: Counts
    cafe: list[TableOrder | None]
    rooms: list[list[Room]]
    """Floors from the bottom, rooms from the left."""
    hand: list[int] | None
    """None: hidden from this viewer."""
    hand_size: int
    staff: list[StaffInPlay]
    turn_order: int
    """The lower number of its turn-order tile, 0 without one."""
    numbers: list[int]
    """Those of its turn-order tile that no die covers yet."""
    turns: int
    passed: bool
    sheet: Counts
    """Its points by source."""
    rehearsal: RehearsalView | None = None
    """Where there are balls: who has not been sent yet."""
    celebrities: tuple[CelebrityView, ...] = ()
    """In this round."""
    entrance: EntranceView | None = None


class QueueSpace(Shown, frozen=True):
    guest: int
    price: int


class ObjectivePlace(Shown, frozen=True):
    letter: str
    objective: int
    vp: list[int]
    """What each place pays."""
    claimed_by: list[int | None]


class TilePlace(Shown, frozen=True):
    letter: str
    tile: str
    round: int
    """The one after which it counts."""
    back: int


class AutomatonView(Shown, frozen=True):
    automaton: str
    seat: int
    level: str
    card: int | None
    """The instruction card turned up last."""
    cards_left: int
    private_deck: int
    markers: dict[str, str | None]
    """By letter of the objective, counting down from III."""


class View(Shown, frozen=True):
    """The whole table as a viewer may see it."""

    viewer: Viewer
    edition: str
    players: int
    variant: str
    round: int
    """0 while setting up."""
    rounds: int
    start_seat: int
    over: bool
    to_move: int | None
    decision: str | None
    dice: list[int]
    """How many lie on each action space, 1 to 6."""
    bin: int
    guest_taken: bool
    die_taken: bool
    extra_turn: bool
    queue: list[QueueSpace | None]
    """From left to right."""
    guest_deck: int
    discarded: list[int]
    staff_deck: int
    looked_at: list[int | None]
    drafting: list[int]
    gained: Counts
    solo: AutomatonView | None
    objectives: list[ObjectivePlace]
    tiles: list[TilePlace]
    seats: list[SeatView]
    balls: BallsView | None = None
    lounge: LoungeView | None = None
    key: KeyView | None = None
    auction: AuctionView | None = None
    """Entrances that are still to be had."""
    house: HouseView | None = None
    """The automaton's own hotel."""

    @property
    def own(self) -> SeatView | None:
        """The viewer's own seat; an onlooker has none."""
        return None if self.viewer is None else self.seats[self.viewer]


# --- reading a record


class _Fields:
    """Each field is read when somebody asks for it, once. Single numbers come as Python has them."""

    def __init__(self, record: npt.NDArray[np.uint8]) -> None:
        self._row = np.frombuffer(record, GAME)  # `view` takes twenty times as long
        self._words = record.data.cast("h")


class _Field:
    """A field of a record. What was read stands in the object by its name, where Python looks before it comes here:
    a `__getattr__` would be asked only after a search in vain, which takes longer than reading."""

    def __init__(self, name: str) -> None:
        self._name = name

    def __get__(self, fields: _Fields, kind: type[_Fields]) -> object:
        found = fields.__dict__[self._name] = fields._row[self._name][0]
        return found


class _Number:
    """A field of a single number."""

    def __init__(self, name: str, word: int) -> None:
        self._name = name
        self._word = word
        """Where it stands, in words of 16 bits."""

    def __get__(self, fields: _Fields, kind: type[_Fields]) -> object:
        found = fields.__dict__[self._name] = fields._words[self._word]
        return found


for _name, (_kind, _offset, *_) in (GAME.fields or {}).items():
    setattr(_Fields, _name, _Number(_name, _offset // 2) if _kind == np.dtype(np.int16) else _Field(_name))


def read_fields(record: npt.NDArray[np.uint8]) -> np.record:
    """The fields of a record that does not change any more: the same names, many times quicker to look at."""
    return _Fields(record)  # type: ignore[return-value]


def items_of(counts: Iterable[int], kinds: int = BASE_ITEM_KINDS) -> Counts:
    """Counts by item name, all kinds in play."""
    return dict(zip(ITEMS[:kinds], counts, strict=False))


def staff_at(pack: Pack, g: np.record, place: int) -> list[int]:
    """The printed numbers of the staff that lie at a place."""
    return [pack.staff[card].number for card in _lying_at(pack, g, place)]


def _lying_at(pack: Pack, g: np.record, place: int) -> list[int]:
    """The staff that lie at a place, by their places in the tables."""
    return (g.staff_at[: len(pack.staff)] == place).nonzero()[0].tolist()  # type: ignore[no-any-return] # of a record


def visible_numbers(g: np.record, seat: int) -> list[int]:
    """The numbers of the seat's turn-order tile that no die covers yet."""
    low = int(g.order_tile[seat])
    if low == 0:
        return []
    both = [low, int(g.players) + low if int(g.modules) & KEY else 2 * int(g.players) + 1 - low]
    return both[int(g.turns[seat]) :]


def cafe_of(pack: Pack, g: np.record, seat: int) -> list[TableOrder | None]:
    """The tables: guest, order, and what has been served."""
    seated = list(zip(g.cafe[seat].tolist(), g.served[seat].tolist(), strict=True))[: int(g.cafe_tables[seat])]
    return [_table_order(pack, guest, tuple(served)) if guest >= 0 else None for guest, served in seated]


@kept_with_pack
def _table_order(pack: Pack, guest: int, served: tuple[int, ...]) -> TableOrder:
    """The same guests wait in every game."""
    card, kinds = pack.guests[guest], pack.item_kinds
    return TableOrder(
        guest=card.number,
        order=items_of(card.order, kinds),
        served=items_of(served, kinds),
        missing=items_of((want - have for want, have in zip(card.order, served, strict=True)), kinds),
    )


def rooms_of(pack: Pack, g: np.record, seat: int) -> list[list[Room]]:
    """Floors from the bottom, rooms from the left."""
    printed = _printed_rooms(pack, int(g.hotel[seat]))
    rooms = [states[state] for states, state in zip(printed, g.rooms[seat].tolist(), strict=True)]
    return [rooms[floor * COLUMNS : (floor + 1) * COLUMNS] for floor in range(FLOORS)]


@kept_with_pack
def _printed_rooms(pack: Pack, hotel: int) -> list[tuple[Room, ...]]:
    """Each room of a hotel in each of its states: made once, because every view shows eighty of them."""
    board = pack.hotels[hotel]
    return [
        tuple(
            Room(
                room=room_name(room),
                colour=COLOURS[board.colours[room]],
                state=state,
                group=chr(ord("A") + board.groups[room]),
                badge=board.badges[room],
            )
            for state in ROOM_STATES
        )
        for room in range(FLOORS * COLUMNS)
    ]


def seat_view(pack: Pack, g: np.record, seat: int, viewer: Viewer) -> SeatView:
    """One seat as the viewer sees it; a hand that is not the viewer's is only counted."""
    played = _lying_at(pack, g, PLAYED + seat)
    return SeatView(
        seat=seat,
        krones=int(g.krones[seat]),
        vp=int(g.vp[seat]),
        emperor=int(g.emperor[seat]),
        hotel=pack.hotels[int(g.hotel[seat])].id,
        kitchen=items_of(g.kitchen[seat].tolist(), pack.item_kinds),
        cafe=cafe_of(pack, g, seat),
        rooms=rooms_of(pack, g, seat),
        hand=staff_at(pack, g, HAND + seat) if seat == viewer else None,
        hand_size=int(g.hand_n[seat]),
        staff=[
            StaffInPlay(
                number=pack.staff[card].number,
                used=bool(g.staff_used[card]),
                face_down=int(g.staff_used[card]) == FLIPPED,
            )
            for card in played
        ],
        turn_order=int(g.order_tile[seat]),
        numbers=visible_numbers(g, seat),
        turns=int(g.turns[seat]),
        passed=bool(g.passed[seat]),
        sheet=points_by_source(pack.modules, g.sheet[seat]),
        rehearsal=rehearsal_of(pack, g, seat),
        celebrities=celebrities_of(pack, g, seat),
        entrance=entrance_of(pack, g, seat),
    )


def objectives_of(pack: Pack, g: np.record) -> list[ObjectivePlace]:
    """The three objectives, who has claimed which place, and what the free places pay."""
    prizes = list(pack.board.objective_vp)
    claims = g.claims[:, : int(g.players)].tolist()
    shown = []
    for category, objective in enumerate(g.objectives.tolist()):
        places: list[int | None] = [None] * len(prizes)
        for seat, place in enumerate(claims[category]):
            if place > 0:
                places[place - 1] = seat
        number = pack.objectives[objective].number
        shown.append(ObjectivePlace(letter=LETTERS[category], objective=number, vp=prizes, claimed_by=places))
    return shown


def tiles_of(pack: Pack, g: np.record) -> list[TilePlace]:
    """The three emperor tiles and the rounds after which they count."""
    rounds, back = pack.board.emperor_rounds, pack.board.emperor_back
    return [
        TilePlace(letter=LETTERS[place], tile=pack.tiles[tile].id, round=rounds[place], back=back[place])
        for place, tile in enumerate(g.tiles.tolist())
    ]


def automaton_of(pack: Pack, g: np.record) -> AutomatonView | None:
    """The automaton: its level, its card, how many are left, its private deck, and its markers counting down."""
    if not g.solo:
        return None
    name = NUMBERED[int(g.solo) - 1]
    return AutomatonView(
        automaton=name,
        seat=AUTOMATON_SEAT,
        level=LEVELS[int(g.level)],
        card=pack.deck(name)[int(g.instruction)].number if g.instruction >= 0 else None,
        cards_left=int(g.instructions_n),
        private_deck=int(g.private_n),
        markers={LETTERS[k]: NUMERALS[n] for k, n in enumerate(g.markers.tolist())},
    )


def queue_of(pack: Pack, g: np.record) -> list[QueueSpace | None]:
    """The queue from left to right, with prices."""
    spaces = zip(g.queue.tolist(), pack.board.queue_cost, strict=True)
    return [QueueSpace(guest=pack.guests[guest].number, price=price) if guest >= 0 else None for guest, price in spaces]


def looked_at(pack: Pack, g: np.record) -> list[int | None]:
    """The cards that somebody is looking at just now: those of a seat that may not see them are None."""
    return [pack.staff[card].number if card >= 0 else None for card in g.looked[: int(g.looked_n)].tolist()]


def own_view(pack: Pack, covered: np.record, seat: int, open_view: View) -> View:
    """What a seat sees, for whoever has what an onlooker sees: only staff that lie hidden from the others are more."""
    seats = open_view.seats.copy()
    seats[seat] = msgspec.structs.replace(seats[seat], hand=staff_at(pack, covered, HAND + seat))
    return msgspec.structs.replace(
        open_view,
        viewer=seat,
        looked_at=looked_at(pack, covered) if covered.looked_n else [],
        drafting=staff_at(pack, covered, DRAFTING + seat),
        seats=seats,
    )


def view_of(pack: Pack, covered: np.record, viewer: Viewer) -> View:
    """Everything a seat or an onlooker may see. `covered` has nothing else in it."""
    g = covered
    op, to_move = g.agenda[int(g.agenda_n) - 1, :2].tolist()
    over = bool(g.over)
    return View(
        viewer=viewer,
        edition=pack.edition,
        players=int(g.players),
        variant=VARIANTS[int(g.variant)],
        round=int(g.round_no),
        rounds=pack.board.rounds,
        start_seat=int(g.start_seat),
        over=over,
        to_move=None if over else to_move,
        decision=None if over else DECISION_NAMES.get(op),
        dice=g.dice.tolist(),
        bin=int(g.bin),
        guest_taken=bool(g.guest_taken),
        die_taken=bool(g.die_taken),
        extra_turn=bool(g.extra_turn),
        queue=queue_of(pack, g),
        guest_deck=int(g.guest_deck_n),
        discarded=[pack.guests[guest].number for guest in g.discard[: int(g.discard_n)].tolist()],
        staff_deck=int(g.staff_deck_n),
        looked_at=looked_at(pack, g),
        drafting=[] if viewer is None else staff_at(pack, g, DRAFTING + viewer),
        gained=items_of(g.gained.tolist(), pack.item_kinds),
        solo=automaton_of(pack, g),
        objectives=objectives_of(pack, g),
        tiles=tiles_of(pack, g),
        seats=[seat_view(pack, g, seat, viewer) for seat in range(int(g.players))],
        balls=balls_of(pack, g),
        lounge=lounge_of(pack, g),
        key=key_of(pack, g),
        auction=auction_of(pack, g),
        house=house_of(pack, g),
    )
