"""Where every number of an observation stands, and what it is called.

An observation is one vector. It is laid out here once, in blocks: the table, the automaton, the decision, four seats,
the queue, three objectives, three emperor tiles, and the staff. The compiled code that writes it and the names that
people read both come from these lines, so they cannot drift apart. The staff stand behind, because how many there are
depends on the pack; everything before them has the same place whatever is played. What modules add comes last, a block
for each, and only where they are played: an observation of the base game is what it always was.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from itertools import product
from typing import Final, NamedTuple

from leopold.packs import codes
from leopold.packs.codes import COLOURS, LETTERS, LEVELS, ROOM_COLOURS
from leopold.packs.modules import MODULES, mask_of
from leopold.packs.tables import (
    AREAS,
    BALL_PLACES,
    BALL_ROWS,
    BALLROOMS_MAX,
    BASE_CAFE_TABLES,
    CAFE_TABLES,
    CATEGORIES,
    CELEBRITIES_MAX,
    COLUMNS,
    ENTRANCES_MAX,
    FACES,
    FLOORS,
    HALLS,
    INSTRUCTIONS_MAX,
    QUEUE,
    REHEARSALS_MAX,
    ROOMS,
    SEATS,
    STAFF_MAX,
    STEPS_MAX,
    TOKENS,
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
        if len(self.names) > first:
            self.fields.append(Field(pattern, first, len(self.names) - first, unit))
        return first

    def lay_powers(self, first: int, end: int) -> int:
        """The powers of these places."""
        begin = len(self.names)
        for name, (place, axis) in codes.POWERS.items():
            if first <= place < end:
                assert len(self) == begin + place - first, "powers stand in the order of their places"
                self.lay(f"power.{name}.{{}}" if axis else f"power.{name}", *POWER_AXES[axis], unit=1 / POWER)
        return begin

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


def between(known: Mapping[str, int], after: int, last: int) -> tuple[str, ...]:
    """The names of the codes after one, up to another: what a module adds to a list."""
    return tuple(name for name, code in known.items() if after < code <= last)


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
DANCER: Final = 1 / 5
BALL_VP: Final = 1 / 10
KEPT_GUEST: Final = 1 / 5
STAR: Final = 1 / 9

BOUND: Final = 16.0
"""No number of an observation is larger than this, nor smaller than minus this."""

SEAT_NAMES: Final = ("own", "other1", "other2", "other3")
"""The seats as the one who looks counts them: own, then the others in turn order."""
POWER_AXES: Final[dict[str, tuple[tuple[str, ...], ...]]] = {
    "": (),
    "guest colour": (COLOURS,),
    "room colour": (COLOURS[:ROOM_COLOURS],),
    "face": (numbered(FACES),),
}

# --- what the base game knows of; the rest stands in the blocks of modules
ITEMS: Final = codes.ITEMS[: codes.BASE_ITEM_KINDS]
BASE_STEPS: Final = between(codes.STEPS, 0, codes.BASE_STEPS)
BASE_NEEDS: Final = between(codes.NEEDS, 0, codes.BASE_NEEDS)
BASE_PENALTIES: Final = between(codes.PENALTIES, 0, codes.BASE_PENALTIES)
BASE_DECISIONS: Final = 24
BASE_SIDES: Final = ("prepare", "hire", "emperor")

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
BESIDE: Final = decision.lay("decision.beside.{}", BASE_SIDES)
BOTH_TRACKS: Final = decision.lay("decision.both_tracks")
PARTS: Final = decision.lay("decision.reward_left.{}", numbered(STEPS_MAX))
BONUS_WAITS: Final = decision.lay("decision.bonus_waits")
DECISION_ROW: Final = len(decision)
REWARDED: Final = decision.take_in(guest, "decision.guest.{}")
DECISIONS: Final = len(decision)

# --- a seat
ROOM_NAMES: Final = tuple(f"{floor + 1}.{column + 1}" for floor in range(FLOORS) for column in range(COLUMNS))
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
POWERS: Final = seat.lay_powers(0, codes.BASE_POWERS)
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

# --- what modules add


class Spoken(NamedTuple):
    """What a module adds to the lists of codes: the code before the first, the last, and where they stand in its block.

    Of decisions, of triggers, of an objective's needs, of the steps and the penalties of an emperor's tile.
    """

    decisions: tuple[int, int, int]
    triggers: tuple[int, int, int]
    needs: tuple[int, int, int]
    steps: tuple[int, int, int]
    penalties: tuple[int, int, int]


def lay_spoken(
    block: Block,
    decisions: tuple[int, int],
    triggers: tuple[int, int],
    needs: tuple[int, int] = (0, 0),
    steps: tuple[int, int] = (0, 0),
    penalties: tuple[int, int] = (0, 0),
) -> Spoken:
    """Begin a block with them."""
    letters = LETTERS[:CATEGORIES]
    known = {name: code for code, name in DECISION_NAMES.items()}
    return Spoken(
        (*decisions, block.lay("decision.{}", between(known, *decisions))),
        (*triggers, block.lay("decision.after.{}", between(codes.TRIGGERS, *triggers))),
        (*needs, block.lay("objective.{}.need.{}", letters, between(codes.NEEDS, *needs), unit=1 / NEED)),
        (*steps, block.lay("tile.{}.reward.{}", letters, between(codes.STEPS, *steps), unit=1 / STEP)),
        (*penalties, block.lay("tile.{}.penalty.{}", letters, between(codes.PENALTIES, *penalties), unit=1 / STEP)),
    )


# --- "Would you like some more?"
MORE_DECISIONS: Final = 27
more = Block()
MORE_SPOKEN: Final = lay_spoken(
    more,
    (BASE_DECISIONS, MORE_DECISIONS),
    (-1, codes.BASE_TRIGGERS),
    (codes.BASE_NEEDS, codes.MORE_NEEDS),
    (codes.BASE_STEPS, codes.MORE_STEPS),
    (codes.BASE_PENALTIES, codes.MORE_PENALTIES),
)
MORE_ORDERS: Final = more.lay("{}.orders_served.{}", SEAT_NAMES, numbered(ORDER_SIZES - 1), unit=1 / ORDER_SERVED)
MORE: Final = len(more)

# --- cards that wait, and items given up: other modules have them too, and say so here where "more" is not played
waiting = Block()
WAITING_SPOKEN: Final = lay_spoken(waiting, (BASE_DECISIONS, MORE_DECISIONS), (-1, codes.BASE_TRIGGERS))
WAITING: Final = len(waiting)
WAITING_MODULES: Final = ("ballrooms", "celebrities", "gala")

# --- "Vienna Ballrooms"
BALLS_DECISIONS: Final = 32
HALL_NAMES: Final = numbered(HALLS)
ROW_NAMES: Final = ("bottom", "middle", "top")
PLACE_NAMES: Final = (*(f"{hall}.{row}" for hall in HALL_NAMES for row in ROW_NAMES), "balcony")
BALL_REWARD_NAMES: Final = ("champagne", *between(codes.STEPS, codes.MORE_STEPS, codes.BALLS_STEPS))
"""What a guest's reward has that the base game does not know."""
AREA_BONUSES: Final = ("vp", "krones", "emperor", "items", "other")
"""The bonus of an area, roughly."""
ball_guest = Block()
BALL_GUEST_ORDER: Final = ball_guest.lay("order.champagne", unit=1 / ITEM)
BALL_GUEST_REWARD: Final = ball_guest.lay("reward.{}", BALL_REWARD_NAMES, unit=1 / STEP)
BALL_GUEST_GOES: Final = ball_guest.lay("goes.{}", codes.GUEST_GOES[codes.BALL_ONLY : codes.BALL_TWICE])
BALL_GUEST: Final = len(ball_guest)

ball_seat = Block()
BALL_KITCHEN: Final = ball_seat.lay("kitchen.champagne", unit=1 / KITCHEN_ITEM)
BALL_CAFE: Final = len(ball_seat)
for _place in range(BASE_CAFE_TABLES):
    ball_seat.take_in(ball_guest, f"cafe.{_place + 1}.{{}}")
    ball_seat.lay(f"cafe.{_place + 1}.missing.champagne", unit=1 / ITEM)
BALL_CAFE_ROW: Final = BALL_GUEST + 1
BALL_POWERS: Final = ball_seat.lay_powers(codes.BASE_POWERS, codes.BALLS_POWERS)
BALL_REHEARSAL: Final = ball_seat.lay("rehearsal.{}", numbered(REHEARSALS_MAX))
BALL_REHEARSING: Final = ball_seat.lay("area.{}.rehearsing", numbered(AREAS), unit=1 / DANCER)
BALL_AREA_BONUS: Final = ball_seat.lay("area.{}.bonus.{}", numbered(AREAS), AREA_BONUSES, unit=1 / GUEST_VP)
BALL_DANCERS: Final = ball_seat.lay("dancers.{}", PLACE_NAMES, unit=1 / DANCER)
BALL_HALL_POINTS: Final = ball_seat.lay("hall.{}.points", HALL_NAMES, unit=1 / BALL_VP)
BALL_COLOURS_SERVED: Final = ball_seat.lay("served.{}", COLOURS, unit=1 / ORDER_SERVED)
BALL_SEAT: Final = len(ball_seat)

balls = Block()
BALLS_SPOKEN: Final = lay_spoken(
    balls,
    (MORE_DECISIONS, BALLS_DECISIONS),
    (codes.BASE_TRIGGERS, codes.BALLS_TRIGGERS),
    (codes.MORE_NEEDS, codes.BALLS_NEEDS),
    (codes.MORE_STEPS, codes.BALLS_STEPS),
    (codes.MORE_PENALTIES, codes.BALLS_PENALTIES),
)
BALL_NEED_COLOURS: Final = balls.lay("objective.{}.need.guests.{}", LETTERS[:CATEGORIES], COLOURS)
BALL_TILE_CHAMPAGNE: Final = balls.lay("tile.{}.reward.champagne", LETTERS[:CATEGORIES], unit=1 / STEP)
BALL_BESIDE: Final = balls.lay("decision.beside.dancer")
BALL_ROW_WAITS: Final = balls.lay("decision.row_waits")
BALL_AREA_WAITS: Final = balls.lay("decision.area_waits")
BALL_PLACE: Final = balls.lay("decision.place.{}", PLACE_NAMES)
BALL_HALL: Final = balls.lay("decision.hall.{}", HALL_NAMES)
BALL_REWARDED: Final = balls.take_in(ball_guest, "decision.guest.{}")
BALL_GAINED: Final = balls.lay("turn.gained.champagne", unit=1 / ITEM)
BALLROOM: Final = balls.lay("hall.{}.ballroom.{}", HALL_NAMES, numbered(BALLROOMS_MAX))
BALL_SCORED: Final = balls.lay("hall.{}.scored", HALL_NAMES)
BALL_FREE: Final = balls.lay("hall.{}.{}.free", HALL_NAMES, ROW_NAMES, unit=1 / DANCER)
BALL_OFFERED: Final = balls.lay("rehearsal.{}.offered", numbered(REHEARSALS_MAX))
BALL_QUEUE: Final = len(balls)
for _place in range(QUEUE):
    balls.take_in(ball_guest, f"queue.{_place + 1}.{{}}")
BALL_SEATS: Final = len(balls)
for _name in SEAT_NAMES:
    balls.take_in(ball_seat, f"{_name}.{{}}")
BALLS: Final = len(balls)

# --- "Celebrities"
CELEBRITIES_DECISIONS: Final = 34
DIE_COLOURS: Final = codes.DIE_COLOURS[: codes.COLOURED_DICE]
celebrities = Block()
CELEBRITIES_SPOKEN: Final = lay_spoken(celebrities, (BALLS_DECISIONS, CELEBRITIES_DECISIONS), (0, 0))
WHICH_FACE: Final = celebrities.lay("decision.face.{}", numbered(FACES))
COLOURED: Final = celebrities.lay("die.{}.{}", DIE_COLOURS, numbered(FACES))
LOUNGE: Final = celebrities.lay("lounge.{}.celebrity.{}", DIE_COLOURS, numbered(CELEBRITIES_MAX))
LOUNGE_VP: Final = celebrities.lay("lounge.{}.vp", DIE_COLOURS, unit=1 / GUEST_VP)
celebrity_seat = Block()
CELEBRITY_POWERS: Final = celebrity_seat.lay_powers(codes.BALLS_POWERS, codes.CELEBRITIES_POWERS)
CELEBRITY: Final = celebrity_seat.lay("celebrity.{}", numbered(CELEBRITIES_MAX))
CELEBRITY_USED: Final = celebrity_seat.lay("celebrity.{}.used", numbered(CELEBRITIES_MAX))
CELEBRITY_SEAT: Final = len(celebrity_seat)
CELEBRITY_SEATS: Final = len(celebrities)
for _name in SEAT_NAMES:
    celebrities.take_in(celebrity_seat, f"{_name}.{{}}")
CELEBRITIES: Final = len(celebrities)

# --- "Unique Hotels"; of tokens, guests kept, goals and favours there is one owner, whose entrance says so
ENTRANCES_DECISIONS: Final = 39
ALL_NEEDS: Final = between(codes.NEEDS, 0, codes.BALLS_NEEDS)
FAVOUR_NAMES: Final = tuple(f"{letter}{k}" for letter in LETTERS[:CATEGORIES] for k in ("1", "2"))
entrances = Block()
ENTRANCES_SPOKEN: Final = lay_spoken(
    entrances, (CELEBRITIES_DECISIONS, ENTRANCES_DECISIONS), (codes.BALLS_TRIGGERS, codes.ENTRANCES_TRIGGERS)
)
TOKEN_FLOOR: Final = entrances.lay("decision.token_floor")
MOVED_FROM: Final = entrances.lay("decision.moved_from.{}", numbered(FACES))
MOVED_TO: Final = entrances.lay("decision.moved_to.{}", numbered(FACES))
GIVEN: Final = entrances.lay("decision.given.{}", ITEMS)
SHIFTED: Final = entrances.lay("turn.shifted_to.{}", numbered(FACES))
FAVOUR_HAD: Final = entrances.lay("turn.favour_had")
TOLL_WAIVED: Final = entrances.lay("turn.toll_waived")
OFFERED: Final = entrances.lay("offer.{}.entrance.{}", numbered(SEATS), numbered(ENTRANCES_MAX))
BID: Final = entrances.lay("offer.{}.bid", numbered(SEATS), unit=1 / KRONE)
BIDDER: Final = entrances.lay("offer.{}.bidder.{}", numbered(SEATS), SEAT_NAMES)
TOKENS_LEFT: Final = entrances.lay("token.{}", numbered(TOKENS))
KEPT: Final = entrances.lay("kept", unit=1 / KEPT_GUEST)
GROUP_NEW: Final = entrances.lay("rooms.{}.group_new", ROOM_NAMES)
goal = Block()
GOAL_HERE: Final = goal.lay("here")
GOAL_MET: Final = goal.lay("met")
GOAL_NEEDS: Final = goal.lay("need.{}", ALL_NEEDS, unit=1 / NEED)
GOAL_COLOURS: Final = goal.lay("need.{}", COLOURS[:ROOM_COLOURS], unit=1 / ROOM)
GOAL_GUESTS: Final = goal.lay("need.guests.{}", COLOURS)
GOAL: Final = len(goal)
GOALS: Final = len(entrances)
for _letter in LETTERS[:CATEGORIES]:
    entrances.take_in(goal, f"goal.{_letter}.{{}}")
GOAL_PRIZE: Final = entrances.lay("goal.prize", unit=1 / PRIZE)
favour = Block()
FAVOUR_LEFT: Final = favour.lay("left")
FAVOUR_REWARD: Final = favour.lay("reward.{}", REWARD_NAMES, unit=1 / STEP)
FAVOUR: Final = len(favour)
FAVOURS: Final = len(entrances)
for _name in FAVOUR_NAMES:
    entrances.take_in(favour, f"favour.{_name}.{{}}")
HOUSE: Final = entrances.lay("house.{}", codes.HOUSES)
HOUSE_GEARS: Final = entrances.lay("house.gears.{}", numbered(FACES), unit=1 / DIE)
HOUSE_QUEUE: Final = entrances.lay("house.queue_gears.{}", numbered(QUEUE), unit=1 / DIE)
HOUSE_ROOMS: Final = entrances.lay("house.room_gears.{}", ROOM_NAMES)
HOUSE_STARS: Final = entrances.lay("house.stars", unit=1 / STAR)
HOUSE_POOL: Final = entrances.lay("house.pool.{}", ITEMS, unit=1 / KITCHEN_ITEM)
HOUSE_ITEMS: Final = entrances.lay("house.space.{}.{}", numbered(FACES), ITEMS)
entrance_seat = Block()
ENTRANCE: Final = entrance_seat.lay("entrance.{}", numbered(ENTRANCES_MAX))
ENTRANCE_POWERS: Final = entrance_seat.lay_powers(codes.CELEBRITIES_POWERS, codes.ENTRANCES_POWERS)
FIRST_DIE: Final = entrance_seat.lay("first_die.{}", (*numbered(FACES), "key"))
FOURTH: Final = len(entrance_seat)  # table of the café, like the others
entrance_seat.take_in(guest, "cafe.4.{}")
entrance_seat.lay("cafe.4.missing.{}", ITEMS, unit=1 / ITEM)
entrance_seat.lay("cafe.4.complete")
FOURTH_BALL: Final = len(entrance_seat)
entrance_seat.take_in(ball_guest, "cafe.4.{}")
entrance_seat.lay("cafe.4.missing.champagne", unit=1 / ITEM)
ENTRANCE_SEAT: Final = len(entrance_seat)
ENTRANCE_SEATS: Final = len(entrances)
for _name in SEAT_NAMES:
    entrances.take_in(entrance_seat, f"{_name}.{{}}")
ENTRANCES: Final = len(entrances)

# --- "Start Player"
key = Block()
KEY_THERE: Final = key.lay("key.there")
KEY_WITH: Final = key.lay("key.with.{}", SEAT_NAMES)
KEY: Final = len(key)

# --- the promo cards of the expansion
GALA_REWARD_NAMES: Final = between(codes.STEPS, codes.BALLS_STEPS, codes.GALA_STEPS)
gala_guest = Block()
GALA_GUEST_REWARD: Final = gala_guest.lay("reward.{}", GALA_REWARD_NAMES, unit=1 / STEP)
GALA_GUEST_GOES: Final = gala_guest.lay("goes.{}", codes.GUEST_GOES[codes.BALL_TWICE :])
GALA_GUEST: Final = len(gala_guest)
gala = Block()
GALA_SPOKEN: Final = lay_spoken(gala, (0, 0), (codes.ENTRANCES_TRIGGERS, codes.GALA_TRIGGERS))
GALA_REWARDED: Final = gala.take_in(gala_guest, "decision.guest.{}")
HOSTED: Final = gala.lay("table.hosted")
GALA_QUEUE: Final = len(gala)
for _place in range(QUEUE):
    gala.take_in(gala_guest, f"queue.{_place + 1}.{{}}")
GALA_SEATS: Final = len(gala)
for _name in SEAT_NAMES:
    for _place in range(CAFE_TABLES):
        gala.take_in(gala_guest, f"{_name}.cafe.{_place + 1}.{{}}")
GALA: Final = len(gala)

MODULE_BLOCKS: Final = {
    "more": more,
    "waiting": waiting,
    "ballrooms": balls,
    "celebrities": celebrities,
    "entrances": entrances,
    "key": key,
    "gala": gala,
}
"""By module, in the order in which they stand; new ones go at the end. `write_modules` has a line for each."""
MORE_BIT: Final = MODULES["more"].bit
BALLS_BIT: Final = MODULES["ballrooms"].bit
CELEBRITIES_BIT: Final = MODULES["celebrities"].bit
ENTRANCES_BIT: Final = MODULES["entrances"].bit
KEY_BIT: Final = MODULES["key"].bit
GALA_BIT: Final = MODULES["gala"].bit
POWERED_BITS: Final = CELEBRITIES_BIT | ENTRANCES_BIT
"""Not only staff give powers there."""
WAITING_BITS: Final = mask_of(WAITING_MODULES)
"""Their bits in a record."""

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


def modules_at(staff: int) -> int:
    """Where what modules add begins, behind so many staff cards."""
    return STAFF_AT + len(STAFF_PLACES) * staff


def blocks_of(modules: Iterable[str]) -> dict[str, Block]:
    """The blocks of those modules that have one, in their order."""
    played = set(modules)
    if "more" not in played and played.intersection(WAITING_MODULES):
        played.add("waiting")
    return {module: block for module, block in MODULE_BLOCKS.items() if module in played}


def length(staff: int, modules: tuple[str, ...] = ()) -> int:
    """How long an observation is, with so many staff cards in the pack and these modules."""
    return modules_at(staff) + sum(len(block) for block in blocks_of(modules).values())


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
    added: list[Part] = []
    at = modules_at(len(staff_numbers))
    for module, block in blocks_of(modules).items():
        added.append(Part(module, at, (), block))
        at += len(block)
    return (
        Part("table", 0, (), table),
        Part("automaton", AUTOMATON_AT, (), automaton),
        Part("decision", DECISION_AT, (), decision),
        Part("seats", SEATS_AT, SEAT_NAMES, seat),
        Part("queue", QUEUE_AT, tuple(f"queue.{space}" for space in numbered(QUEUE)), queue),
        Part("objectives", OBJECTIVES_AT, tuple(f"objective.{letter}" for letter in letters), objective),
        Part("tiles", TILES_AT, tuple(f"tile.{letter}" for letter in letters), tile),
        Part("staff", STAFF_AT, (), staff),
        *added,
    )


assert len(ROOM_NAMES) == ROOMS
assert len(PLACE_NAMES) == BALL_PLACES and len(ROW_NAMES) == BALL_ROWS
