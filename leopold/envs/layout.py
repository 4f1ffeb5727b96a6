"""Where every number of an observation stands, and what it is called.

An observation is one vector. It is laid out here once, in blocks: the table, the automaton, the decision, four seats,
the queue, three objectives, three emperor tiles, and the staff. The compiled code that writes it and the names that
people read both come from these lines, so they cannot drift apart. The staff stand behind, because how many there are
depends on the pack; everything before them has the same place whatever is played. What modules add comes last, and only
where they are played: an observation of the base game is what it always was.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from itertools import product
from typing import Final

from leopold.packs import codes
from leopold.packs.codes import COLOURS, LETTERS, LEVELS, ROOM_COLOURS, TRIGGERS
from leopold.packs.tables import (
    BASE_CAFE_TABLES,
    CATEGORIES,
    COLUMNS,
    FACES,
    FLOORS,
    INSTRUCTIONS_MAX,
    QUEUE,
    ROOMS,
    SEATS,
    STAFF_MAX,
    STEPS_MAX,
)
from leopold.rules.decisions.dispatch import DECISION_NAMES
from leopold.rules.state import ORDER_SIZES, VARIANTS


@dataclass(slots=True)
class Field:
    """Some neighbouring numbers of one meaning."""

    name: str
    first: int
    size: int
    unit: float


@dataclass(slots=True)
class Block:
    """A stretch of an observation, laid out field by field; `lay` gives the place where a field begins."""

    names: list[str] = field(default_factory=list)
    fields: list[Field] = field(default_factory=list)

    def lay(self, pattern: str, *axes: tuple[str, ...], unit: float = 1.0) -> int:
        """One number for each combination of the axes, the last one quickest; `{}` stands for a word of an axis."""
        first = len(self.names)
        self.names += [pattern.format(*words) for words in product(*axes)]
        self.fields.append(Field(pattern, first, len(self.names) - first, unit))
        return first

    def take_in(self, block: Block, pattern: str = "{}") -> int:
        """All fields of another block, under names of their own."""
        first = len(self.names)
        for part in block.fields:
            words = block.names[part.first : part.first + part.size]
            self.lay(pattern, tuple(words), unit=part.unit)
        return first

    def __len__(self) -> int:
        return len(self.names)


def numbered(n: int) -> tuple[str, ...]:
    """The words "1" to "n"."""
    return tuple(str(i + 1) for i in range(n))


# --- what a number is divided by, so that most of them lie between 0 and 1
KRONE: Final = 1 / 20
POINT: Final = 1 / 100
SPACE: Final = 1 / 13  # of the emperor's track
KITCHEN_ITEM: Final = 1 / 8
ITEM: Final = 1 / 4
CARD: Final = 1 / 10
TILE: Final = 1 / 20
ROOM: Final = 1 / 8
TURN: Final = 1 / 2
ORDER: Final = 1 / 8
DIE: Final = 1 / 5
STRENGTH: Final = 1 / 10
STEP: Final = 1 / 4
POWER: Final = 1 / 5
GROUP_ROOM: Final = 1 / 4
DECK: Final = 1 / 60
ROUND: Final = 1 / 7
PRIZE: Final = 1 / 15
PLACE: Final = 1 / 3
GUEST_VP: Final = 1 / 10
LOST_VP: Final = 1 / 10
NEED: Final = 1 / 20
FLOOR: Final = 1 / 4
ORDER_SERVED: Final = 1 / 5

BOUND: Final = 16.0
"""No number of an observation is larger than this, nor smaller than minus this."""

SEAT_NAMES: Final = ("own", "other1", "other2", "other3")
"""The seats as the one who looks counts them: own, then the others in turn order."""

# --- what the base game knows of; the rest stands in the blocks of modules
ITEMS: Final = codes.ITEMS[: codes.BASE_ITEM_KINDS]
BASE_STEPS: Final = tuple(name for name, code in codes.STEPS.items() if code <= codes.BASE_STEPS)
BASE_NEEDS: Final = tuple(name for name, code in codes.NEEDS.items() if code <= codes.BASE_NEEDS)
BASE_PENALTIES: Final = tuple(name for name, code in codes.PENALTIES.items() if code <= codes.BASE_PENALTIES)
BASE_DECISIONS: Final = 24

# --- what guests and emperor tiles bring
REWARD_NAMES: Final = (
    *(name for name in BASE_STEPS if name != "gain_item"),
    *(f"gain_{item}" for item in ITEMS),
    "discount",
)
"""The steps of a reward by name; an item by its kind; and the largest discount on what is hired or prepared."""
REWARDS: Final = len(REWARD_NAMES)

# --- a guest, wherever he is
guest = Block()
GUEST_HERE: Final = guest.lay("here")
GUEST_COLOUR: Final = guest.lay("{}", COLOURS)
GUEST_POINTS: Final = guest.lay("vp", unit=1 / GUEST_VP)
GUEST_ORDER: Final = guest.lay("order.{}", ITEMS, unit=1 / ITEM)
GUEST_REWARD: Final = guest.lay("reward.{}", REWARD_NAMES, unit=1 / STEP)
GUEST: Final = len(guest)

# --- the table as a whole
table = Block()
PLAYERS: Final = table.lay("table.players.{}", ("2", "3", "4"))
VARIANT: Final = table.lay("table.variant.{}", VARIANTS)
PENALTY_CHOICE: Final = table.lay("table.penalty_choice")
ROUND_ONE_HOT: Final = table.lay("table.round.{}", tuple(str(i) for i in range(8)))
DICE: Final = table.lay("table.dice.{}", numbered(FACES), unit=1 / DIE)
BIN: Final = table.lay("table.bin", unit=1 / DIE)
ACTED: Final = table.lay("turn.acted")
GUEST_TAKEN: Final = table.lay("turn.guest_taken")
DIE_TAKEN: Final = table.lay("turn.die_taken")
EXTRA_TURN: Final = table.lay("turn.extra_turn")
EXTRA_TURNS: Final = table.lay("turn.extra_turns_owed")
FACE: Final = table.lay("turn.face.{}", numbered(FACES))
TURN_STRENGTH: Final = table.lay("turn.strength", unit=1 / STRENGTH)
GAINED: Final = table.lay("turn.gained.{}", ITEMS, unit=1 / ITEM)
GUEST_DECK: Final = table.lay("table.guest_deck", unit=1 / DECK)
STAFF_DECK: Final = table.lay("table.staff_deck", unit=1 / DECK)
STARTS: Final = table.lay("table.starts.{}", SEAT_NAMES)
DECIDES: Final = table.lay("table.decides.{}", SEAT_NAMES)
TABLE: Final = len(table)

# --- the automaton of the solo game
automaton = Block()
LEVEL: Final = automaton.lay("automaton.level.{}", LEVELS)
CARDS_LEFT: Final = automaton.lay("automaton.cards_left", unit=1 / DECK)
PRIVATE_LEFT: Final = automaton.lay("automaton.private_left", unit=1 / CARD)
MARKERS: Final = automaton.lay("automaton.marker.{}", LETTERS[:CATEGORIES], unit=1 / PLACE)
CARD_SEEN: Final = automaton.lay("automaton.card_seen.{}", numbered(INSTRUCTIONS_MAX))
AUTOMATON: Final = len(automaton)

# --- what is being decided
MAIN_ACTIONS: Final = FACES - 1
decision = Block()
DECISION_KINDS: Final = BASE_DECISIONS
DECISION: Final = decision.lay("decision.{}", tuple(DECISION_NAMES[k + 1] for k in range(DECISION_KINDS)))
LEFT: Final = decision.lay("decision.left", unit=1 / STRENGTH)
DISCOUNT: Final = decision.lay("decision.discount", unit=1 / STRENGTH)
TOP_FLOOR: Final = decision.lay("decision.top_floor", unit=1 / FLOOR)
AT_ONCE: Final = decision.lay("decision.occupied_at_once")
MUST_HIRE: Final = decision.lay("decision.must_hire")
DIE_STRENGTH: Final = decision.lay("decision.strength", unit=1 / STRENGTH)
MAIN: Final = decision.lay("decision.main.{}", numbered(MAIN_ACTIONS))
BESIDE: Final = decision.lay("decision.beside.{}", ("prepare", "hire", "emperor"))
BOTH_TRACKS: Final = decision.lay("decision.both_tracks")
PARTS: Final = decision.lay("decision.reward_left.{}", numbered(STEPS_MAX))
BONUS_WAITS: Final = decision.lay("decision.bonus_waits")
DECISION_ROW: Final = len(decision)
REWARDED: Final = decision.take_in(guest, "decision.guest.{}")
DECISIONS: Final = len(decision)

# --- a seat
ROOM_NAMES: Final = tuple(f"{floor + 1}.{column + 1}" for floor in range(FLOORS) for column in range(COLUMNS))
POWER_AXES: Final[dict[str, tuple[tuple[str, ...], ...]]] = {
    "": (),
    "guest colour": (COLOURS,),
    "room colour": (COLOURS[:ROOM_COLOURS],),
    "face": (numbered(FACES),),
}
seat = Block()
PRESENT: Final = seat.lay("present")
IS_AUTOMATON: Final = seat.lay("automaton")
KRONES: Final = seat.lay("krones", unit=1 / KRONE)
VP: Final = seat.lay("vp", unit=1 / POINT)
EMPEROR: Final = seat.lay("emperor", unit=1 / SPACE)
ORDER_NUMBERS: Final = seat.lay("order.{}", ("first", "second"), unit=1 / ORDER)
TURNS: Final = seat.lay("turns_taken", unit=1 / TURN)
PASSED: Final = seat.lay("passed")
HAND_SIZE: Final = seat.lay("hand_size", unit=1 / CARD)
STAFF_SIZE: Final = seat.lay("staff_size", unit=1 / CARD)
TILES_LAID: Final = seat.lay("tiles_laid", unit=1 / TILE)
OCCUPIED: Final = seat.lay("occupied.{}", COLOURS[:ROOM_COLOURS], unit=1 / ROOM)
KITCHEN: Final = seat.lay("kitchen.{}", ITEMS, unit=1 / KITCHEN_ITEM)
POWERS: Final = len(seat)
for _name, (_first, _axis) in codes.POWERS.items():
    assert len(seat) == POWERS + _first, "powers stand in the order of their places"
    seat.lay(f"power.{_name}.{{}}" if _axis else f"power.{_name}", *POWER_AXES[_axis], unit=1 / POWER)
POWER_COUNT: Final = len(seat) - POWERS
MISSING: Final = GUEST
SERVED: Final = MISSING + len(ITEMS)
TABLE_ROW: Final = SERVED + 1
CAFE: Final = len(seat)
for _place in range(BASE_CAFE_TABLES):
    seat.take_in(guest, f"cafe.{_place + 1}.{{}}")
    seat.lay(f"cafe.{_place + 1}.missing.{{}}", ITEMS, unit=1 / ITEM)
    seat.lay(f"cafe.{_place + 1}.complete")
VACANT_ROOMS: Final = seat.lay("rooms.{}.vacant", ROOM_NAMES)
OCCUPIED_ROOMS: Final = seat.lay("rooms.{}.occupied", ROOM_NAMES)
GROUP_LEFT: Final = seat.lay("rooms.{}.group_left", ROOM_NAMES, unit=1 / GROUP_ROOM)
HOTEL: Final = len(seat)
for _colour in COLOURS[:ROOM_COLOURS]:
    seat.lay(f"rooms.{{}}.{_colour}", ROOM_NAMES)
seat.lay("rooms.{}.badge", ROOM_NAMES, unit=1 / GUEST_VP)
HOTEL_ROW: Final = len(seat) - HOTEL
SEAT: Final = len(seat)

# --- a space of the queue
queue = Block()
queue.take_in(guest)
PRICE: Final = queue.lay("price", unit=1 / PLACE)
SPACES: Final = len(queue)

# --- an objective
objective = Block()
NEEDS: Final = objective.lay("need.{}", BASE_NEEDS, unit=1 / NEED)
NEED_COLOURS: Final = objective.lay("need.{}", COLOURS[:ROOM_COLOURS], unit=1 / ROOM)
OBJECTIVE_ROW: Final = len(objective)
CLAIMS_LEFT: Final = objective.lay("claims_left", unit=1 / PLACE)
NEXT_PRIZE: Final = objective.lay("next_prize", unit=1 / PRIZE)
CLAIMED: Final = objective.lay("claimed.{}", SEAT_NAMES)
OBJECTIVE: Final = len(objective)

# --- an emperor tile
tile = Block()
TILE_REWARD: Final = tile.lay("reward.{}", REWARD_NAMES, unit=1 / STEP)
TILE_PENALTY: Final = tile.lay("penalty.{}", BASE_PENALTIES, unit=1 / STEP)
TILE_LOSS: Final = tile.lay("penalty_vp", unit=1 / LOST_VP)
TILE_ROW: Final = len(tile)
ROUNDS_LEFT: Final = tile.lay("rounds_left", unit=1 / ROUND)
TILES: Final = len(tile)

# --- where a staff card may lie, as far as the one who looks can see
STAFF_PLACES: Final = (
    "in_hand",
    "in_play",
    "used",
    "to_choose",
    "played_by_other1",
    "played_by_other2",
    "played_by_other3",
    "gone",
)
IN_HAND: Final = 0
IN_PLAY: Final = 1
USED: Final = 2
TO_CHOOSE: Final = 3
PLAYED_BY: Final = 3  # + how many seats further
GONE: Final = 7

# --- what "Would you like some more?" adds
STEPS_MORE: Final = tuple(name for name in codes.STEPS if name not in BASE_STEPS)
NEEDS_MORE: Final = tuple(name for name in codes.NEEDS if name not in BASE_NEEDS)
PENALTIES_MORE: Final = tuple(name for name in codes.PENALTIES if name not in BASE_PENALTIES)
DECISIONS_MORE: Final = tuple(name for code, name in DECISION_NAMES.items() if code > BASE_DECISIONS)
more = Block()
MORE_DECISION: Final = more.lay("decision.{}", DECISIONS_MORE)
MORE_TRIGGER: Final = more.lay("decision.after.{}", tuple(TRIGGERS))
MORE_NEEDS: Final = more.lay("objective.{}.need.{}", LETTERS[:CATEGORIES], NEEDS_MORE, unit=1 / NEED)
MORE_REWARDS: Final = more.lay("tile.{}.reward.{}", LETTERS[:CATEGORIES], STEPS_MORE, unit=1 / STEP)
MORE_PENALTIES: Final = more.lay("tile.{}.penalty.{}", LETTERS[:CATEGORIES], PENALTIES_MORE, unit=1 / STEP)
MORE_ORDERS: Final = more.lay("{}.orders_served.{}", SEAT_NAMES, numbered(ORDER_SIZES - 1), unit=1 / ORDER_SERVED)
MORE: Final = len(more)
MORE_MODULE: Final = "more"

# --- the whole vector
AUTOMATON_AT: Final = TABLE
DECISION_AT: Final = AUTOMATON_AT + AUTOMATON
SEATS_AT: Final = DECISION_AT + DECISIONS
QUEUE_AT: Final = SEATS_AT + SEATS * SEAT
OBJECTIVES_AT: Final = QUEUE_AT + QUEUE * SPACES
TILES_AT: Final = OBJECTIVES_AT + CATEGORIES * OBJECTIVE
STAFF_AT: Final = TILES_AT + CATEGORIES * TILES


# --- what stands in an observation already: a card's index plus one, by the place of its row; the staff at the end
SHOWN_CAFE: Final = 0  # + seat further * BASE_CAFE_TABLES + table
SHOWN_HOTEL: Final = SHOWN_CAFE + SEATS * BASE_CAFE_TABLES
SHOWN_ROOMS: Final = SHOWN_HOTEL + SEATS  # two numbers a seat: two bits a room
SHOWN_QUEUE: Final = SHOWN_ROOMS + 2 * SEATS
SHOWN_OBJECTIVE: Final = SHOWN_QUEUE + QUEUE
SHOWN_TILE: Final = SHOWN_OBJECTIVE + CATEGORIES
SHOWN_REWARDED: Final = SHOWN_TILE + CATEGORIES
SHOWN_GOALS: Final = SHOWN_REWARDED + 1  # round, claims and who looked; to be set to 0 when a new game begins
SHOWN_VIEWER: Final = SHOWN_GOALS + 1  # who looked, and whether at cards to choose from
SHOWN_STAFF: Final = SHOWN_VIEWER + 1  # + card: where it lay
SHOWN: Final = SHOWN_STAFF + STAFF_MAX


def more_at(staff: int) -> int:
    """Where what modules add begins, behind so many staff cards."""
    return STAFF_AT + len(STAFF_PLACES) * staff


def length(staff: int, modules: tuple[str, ...] = ()) -> int:
    """How long an observation is, with so many staff cards in the pack and these modules."""
    return more_at(staff) + (MORE if MORE_MODULE in modules else 0)


@dataclass(frozen=True, slots=True)
class Part:
    """A block of an observation: its name, its shape, where it begins, and a word for each of its rows."""

    name: str
    first: int
    rows: tuple[str, ...]
    block: Block

    @property
    def shape(self) -> tuple[int, ...]:
        """One row needs no axis of its own."""
        return (len(self.rows), len(self.block)) if self.rows else (len(self.block),)

    def names(self) -> list[str]:
        """A name for every number of it."""
        if not self.rows:
            return list(self.block.names)
        return [f"{row}.{name}" for row in self.rows for name in self.block.names]


def parts(staff_numbers: tuple[int, ...], modules: tuple[str, ...] = ()) -> tuple[Part, ...]:
    """The blocks in their order; the staff are named by the numbers printed on the cards."""
    letters = LETTERS[:CATEGORIES]
    staff = Block()
    for place in STAFF_PLACES:
        staff.lay(f"staff.{{}}.{place}", tuple(str(number) for number in staff_numbers))
    return (
        Part("table", 0, (), table),
        Part("automaton", AUTOMATON_AT, (), automaton),
        Part("decision", DECISION_AT, (), decision),
        Part("seats", SEATS_AT, SEAT_NAMES, seat),
        Part("queue", QUEUE_AT, tuple(f"queue.{space}" for space in numbered(QUEUE)), queue),
        Part("objectives", OBJECTIVES_AT, tuple(f"objective.{letter}" for letter in letters), objective),
        Part("tiles", TILES_AT, tuple(f"tile.{letter}" for letter in letters), tile),
        Part("staff", STAFF_AT, (), staff),
        *([Part("more", more_at(len(staff_numbers)), (), more)] if MORE_MODULE in modules else []),
    )


assert len(ROOM_NAMES) == ROOMS
