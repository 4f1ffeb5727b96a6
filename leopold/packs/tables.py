"""The shape of the tables that packs become: one NumPy record of 16-bit integers.

The rules get the tables beside the game (`rule(t, g, ...)`), so a pack of a user's own needs no new compilation.
Capacities leave room for the expansion; the numbers in use stand in the `*_n` fields.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Annotated, Final, Literal, NamedTuple, TypeAlias, get_type_hints

import numpy as np

from leopold.packs.codes import COLOURED_DICE, COLOURS, ITEM_KINDS, ROOM_COLOURS
from leopold.packs.records import Record, layout

SEATS: Final = 4
FLOORS: Final = 4
COLUMNS: Final = 5
ROOMS: Final = FLOORS * COLUMNS
GROUPS: Final = 16
QUEUE: Final = 5
CAFE_TABLES: Final = 4
"""As many as there is room for; how many a seat has stands in the record."""
BASE_CAFE_TABLES: Final = 3
FACES: Final = 6
CATEGORIES: Final = 3
"""Objectives and emperor tiles come in three categories: A, B and C."""
EMPEROR_SPACES: Final = 14

STAFF_MAX: Final = 96
GUESTS_MAX: Final = 112
OBJECTIVES_MAX: Final = 32
TILES_MAX: Final = 32
HOTELS_MAX: Final = 16
STEPS_MAX: Final = 6
CARD_POWERS_MAX: Final = 8
HAND_START_MAX: Final = 8
INTRODUCTORY_SETS: Final = 4

HALLS: Final = 3
"""Ballrooms in a row; the balcony stands to the right of the last."""
BALL_ROWS: Final = 3
BALL_PLACES: Final = HALLS * BALL_ROWS + 1
"""Where a dancer can stand: each row of each ballroom from the bottom, and the balcony."""
BALLROOMS_MAX: Final = 8
BALL_POINTS: Final = 5
"""Numbers by which a ballroom is scored: for ranks, for dancers, for rows."""
REHEARSALS_MAX: Final = 8
AREAS: Final = 4
"""Of a rehearsal room, at most."""
BALL_STEPS: Final = 3
"""Of the bonus of a row or an area, at most."""

CELEBRITIES_MAX: Final = 16
CELEBRITY_STEPS: Final = 3
CELEBRITY_POWERS: Final = 4

ENTRANCES_MAX: Final = 16
ENTRANCE_STEPS: Final = 3
ENTRANCE_POWERS: Final = 4
SUMS: Final = 2 * FACES + 1
"""Of two dice, up to twelve."""
TOKENS: Final = 5
"""Bonus tokens of an entrance, each with a half for a column and one for a floor."""
KEPT_POINTS: Final = 4
"""For two, three, four and five guests served in a round."""
KEPT_MAX: Final = 16

AUTOMATA_DECKS: Final = 2
INSTRUCTIONS_MAX: Final = 24
INSTRUCTION_PARTS: Final = 2
"""An instruction card has room for so many guests, dice and extras."""
PRIVATE_MAX: Final = 8
"""Cards in an automaton's private deck."""

SOLO_DRAW_MAX: Final = 20
GROUP_SIZE_MAX: Final = 4
"""Rooms of one group; the bonus for a full one goes by its size."""


# --- the numbers of the board

Written: TypeAlias = Literal["number", "flag", "row", "letters", "by players", "by colour"]
"""How a pack writes a value of the board."""


class Number(NamedTuple):
    """All there is to know of a number of the board, or of a row of them.

    Its name is its field of `Board`, of `TABLES`, of what the page is told and of the messages that speak of it. What
    reads, checks, compares and shows numbers is made from this.
    """

    path: str
    """Where a pack writes it: "setup.krones" is `krones` of [board.setup]."""
    noun: str = ""
    """What it is, in what is said of a wrong one."""
    low: int = 0
    high: int = 0
    unit: str = ""
    """A message of the catalogue that counts it, such as "krones"."""
    written: Written = "number"
    shape: tuple[int, ...] = ()
    """Of its field of the tables."""
    entry: str = ""
    """What one number of a row is."""
    shortest: int | None = None
    """Of a row that may be shorter than its field; how long it is stands in a field of its own."""
    module: str = ""
    """What brings it; games without that do not know it."""

    @property
    def section(self) -> str:
        return self.path.partition(".")[0]

    @property
    def fields(self) -> tuple[str, ...]:
        """What it is called in its section; by colour, each colour has a row of its own."""
        return COLOURS[:ROOM_COLOURS] if self.written == "by colour" else (self.path.partition(".")[2],)


def _row(
    path: str, noun: str, length: int, low: int, high: int, entry: str, unit: str = "", shortest: int | None = None
) -> Number:
    return Number(path, noun, low, high, unit, "row", (length,), entry, shortest)


def _price(path: str) -> Number:
    return Number(path, "a price", 0, 20, "krones")


def _spaces(path: str) -> Number:
    return Number(path, "a number of spaces", 0, 40, "", "by players", (SEATS + 1,), module="ballrooms")


_POINTS: Final = "a number of victory points"

Row: TypeAlias = tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Board:
    """The tracks and numbers of the game. This is where a number is declared; their order is that of the tables."""

    floor_cost: Annotated[Row, _row("floors.cost", "the floors' cost", FLOORS, 0, 20, "a cost", "krones")]
    floor_vp: Annotated[Row, _row("floors.vp", "the floors' vp", FLOORS, 0, 50, _POINTS, "victory-points")]
    occupancy_bonus: Annotated[
        tuple[Row, ...],
        Number(
            "occupancy",
            "a colour's bonus",
            0,
            50,
            written="by colour",
            shape=(ROOM_COLOURS, GROUP_SIZE_MAX),
            entry="a bonus",
        ),
    ]
    """By room colour, then by the group's size less one."""
    queue_cost: Annotated[Row, _row("queue.cost", "the queue's cost", QUEUE, 0, 20, "a cost", "krones")]
    emperor_vp: Annotated[
        Row, _row("emperor.vp", "the emperor track", EMPEROR_SPACES, 0, 50, _POINTS, "victory-points")
    ]
    emperor_reward_from: Annotated[
        int, Number("emperor.reward_from", "a space on the emperor track", 1, EMPEROR_SPACES - 1)
    ]
    """The first space that is rewarded."""
    emperor_rounds: Annotated[
        Row, _row("emperor.rounds", "the list of the emperor's rounds", CATEGORIES, 1, 20, "a round")
    ]
    emperor_back: Annotated[
        Row,
        _row("emperor.steps_back", "the list of steps back", CATEGORIES, 0, EMPEROR_SPACES - 1, "a number of steps"),
    ]
    rounds: Annotated[int, Number("play.rounds", "a number of rounds", 1, 20)]
    dice: Annotated[Row, Number("setup.dice", "a number of dice", 4, 30, written="by players", shape=(SEATS + 1,))]
    """By number of players, from none to four."""
    krone_cap: Annotated[int, Number("play.krone_cap", "the end of the money track", 1, 99, "krones")]
    start_krones: Annotated[int, Number("setup.krones", "a number of krones", 0, 99, "krones")]
    start_kitchen: Annotated[Row, Number("setup.kitchen", "a kitchen", 0, 20, written="letters", shape=(ITEM_KINDS,))]
    start_hand: Annotated[int, Number("setup.hand", "a hand", 1, HAND_START_MAX)]
    start_rooms: Annotated[int, Number("setup.rooms", "a number of rooms", 1, ROOMS)]
    start_rooms_optional: Annotated[bool, Number("setup.rooms_optional", written="flag")]
    """2015: up to three."""
    boost_price: Annotated[int, _price("play.boost_price")]
    six_price: Annotated[int, _price("play.six_price")]
    serve_price: Annotated[int, _price("play.serve_price")]
    serve_items: Annotated[int, Number("play.serve_items", "a number of items", 1, 20)]
    big_order: Annotated[int, Number("play.big_order", "a number of items", 1, 20)]
    """Items from which an order is big."""
    penalty_choice: Annotated[bool, Number("emperor.penalty_choice", written="flag")]
    """2015: the player chooses the half."""
    unserved_guest_vp: Annotated[
        int, Number("scoring.unserved_guest_vp", "the score of an unserved guest", -50, 0, "victory-points")
    ]
    leftover_vp: Annotated[int, Number("scoring.leftover_vp", "the score of what is left", 0, 10, "victory-points")]
    """For each item and krone."""
    solo_draw: Annotated[int, Number("solo.draw", "a number of cards", 1, SOLO_DRAW_MAX)]
    """Staff cards drawn, of which a hand is kept."""
    solo_private: Annotated[int, Number("solo.private", "a number of cards", 0, PRIVATE_MAX)]
    """End-of-game cards in the automaton's private deck."""
    objective_vp: Annotated[
        Row, _row("scoring.objective_vp", "the objectives' vp", SEATS, 1, 50, _POINTS, "victory-points", shortest=1)
    ]
    """For the first, the second and so on."""
    ball_price: Annotated[
        Row,
        Number(
            "ball.price",
            "the list of prices",
            0,
            20,
            "",
            "row",
            (BALL_ROWS + 1,),
            "a number of items",
            None,
            "ballrooms",
        ),
    ]
    """Champagne for a dancer: at the bottom, in the middle, at the top, on the balcony."""
    ball_bottom: Annotated[Row, _spaces("ball.bottom")]
    ball_middle: Annotated[Row, _spaces("ball.middle")]
    ball_top: Annotated[Row, _spaces("ball.top")]
    """Spaces of a row, by the number of players."""
    ball_dancers: Annotated[int, Number("ball.dancers", "a number of dancers", 1, 40, module="ballrooms")]
    """Of each seat."""
    ball_champagne: Annotated[int, Number("ball.champagne", "a number of items", 0, 20, module="ballrooms")]
    """Of each player at the start."""
    ball_absent_vp: Annotated[
        int, Number("ball.absent_vp", "the score of an absent seat", -50, 0, "victory-points", module="ballrooms")
    ]
    """Of who has no dancer in a ballroom that is scored."""
    champagne_each: Annotated[int, Number("ball.champagne_each", "a number of items", 1, 20, module="ballrooms")]
    """Cakes, or coffees, that allow one champagne of the same die."""
    lounge_vp: Annotated[int, Number("lounge.vp", _POINTS, 0, 20, "victory-points", module="celebrities")]
    """Of a celebrity who has just arrived."""
    lounge_wait_vp: Annotated[int, Number("lounge.wait_vp", _POINTS, 0, 20, "victory-points", module="celebrities")]
    """More for each round of waiting."""
    lounge_order: Annotated[
        Row,
        Number(
            "lounge.order",
            "the order of the lounge",
            0,
            2,
            "",
            "row",
            (COLOURED_DICE,),
            "a colour of dice",
            None,
            "celebrities",
        ),
    ]
    """The coloured dice from left to right: 0 red, 1 blue, 2 yellow."""
    lounge_bonus: Annotated[
        Row,
        Number(
            "lounge.bonus", "the list of bonuses", 0, 2, "", "row", (COLOURED_DICE,), "a bonus", None, "celebrities"
        ),
    ]
    """What an automaton gets for the red, the blue, the yellow die: 0 an objective, 1 points, 2 steps."""
    lounge_points: Annotated[int, Number("lounge.points", _POINTS, 0, 20, "victory-points", module="celebrities")]
    lounge_steps: Annotated[int, Number("lounge.steps", "a number of steps", 0, 13, module="celebrities")]
    key_krones: Annotated[
        Row, Number("key.krones", "a list of krones", 0, 99, "", "row", (SEATS,), "a number of krones", None, "key")
    ]
    """Of everybody at the start, from the start player on."""
    key_price: Annotated[int, Number("key.price", "a price", 0, 20, "krones", module="key")]
    key_gain: Annotated[int, Number("key.gain", "a number of krones", 0, 20, "krones", module="key")]
    """Krones for who takes the key."""
    entrance_solo_krones: Annotated[
        int, Number("entrances.solo_krones", "a number of krones", 0, 99, "krones", module="entrances")
    ]
    """Of who plays alone and has chosen an entrance."""
    entrance_solo_draw: Annotated[int, Number("entrances.solo_draw", "a number of tiles", 1, SEATS, module="entrances")]
    """Entrances to choose one of, alone."""
    couture_pool: Annotated[int, Number("entrances.pool", "a number of items", 6, 60, module="entrances")]
    """Items of the Hautel Couture."""
    couture_vp: Annotated[
        Row,
        Number(
            "entrances.pool_guests",
            "the list of points of guests",
            0,
            50,
            "",
            "row",
            (2,),
            "a number of victory points",
            None,
            "entrances",
        ),
    ]
    """Of the guests that reserve its rooms: from, to."""
    stars_vp: Annotated[
        Row,
        Number(
            "entrances.stars_vp",
            "the list of points",
            0,
            50,
            "",
            "row",
            (3,),
            "a number of victory points",
            None,
            "entrances",
        ),
    ]
    """Of the Nine Stars Inn, by row of the scale."""
    gear_vp: Annotated[int, Number("entrances.gear_vp", _POINTS, 0, 50, "victory-points", module="entrances")]
    """Of the Sushi Resort for a guest with a gear."""
    toll_vp: Annotated[int, Number("entrances.toll_vp", _POINTS, 0, 50, "victory-points", module="entrances")]
    """What is lost by who cannot pay the toll anywhere."""


def _declared() -> dict[str, Number]:
    return {name: hint.__metadata__[0] for name, hint in get_type_hints(Board, include_extras=True).items()}


NUMBERS: Final[Mapping[str, Number]] = _declared()
"""The numbers of the board by name, in the order of the tables."""

# --- the tables

_I: Final = np.int16


def _columns(name: str) -> list[tuple[str, type[np.int16], tuple[int, ...]]]:
    """The fields of the tables for a number of the board: of a row that may be shorter also how long it is."""
    number = NUMBERS[name]
    length = [(f"{name}_n", _I, ())] if number.shortest is not None else []
    return [*length, (name, _I, number.shape)]


class TablesRecord(Record):
    """Everything printed, as numbers."""

    __slots__ = ()


TABLES: Final = layout(
    TablesRecord,
    [
        # --- staff, by index; staff_number is the number printed on the card
        ("staff_n", _I),
        ("staff_number", _I, (STAFF_MAX,)),
        ("staff_cost", _I, (STAFF_MAX,)),
        ("staff_timing", _I, (STAFF_MAX,)),
        ("staff_step_n", _I, (STAFF_MAX,)),
        ("staff_steps", _I, (STAFF_MAX, STEPS_MAX, 4)),
        ("staff_power_n", _I, (STAFF_MAX,)),
        ("staff_powers", _I, (STAFF_MAX, CARD_POWERS_MAX, 2)),  # power place, amount
        ("staff_score", _I, (STAFF_MAX, 4)),  # kind, argument, VP each, most VP (0: no limit)
        ("round_staff_n", _I),
        ("round_staff", _I, (STAFF_MAX,)),  # indices of the once-per-round cards
        ("introductory", _I, (INTRODUCTORY_SETS, HAND_START_MAX)),  # staff indices
        ("staff_place", _I, (STAFF_MAX,)),  # among the staff of all modules, as all places: the same whatever is played
        # what it waits for: trigger plus one (0: nothing), how much, colours or faces as bits
        ("staff_when", _I, (STAFF_MAX, 3)),
        ("waiting_staff_n", _I),
        ("waiting_staff", _I, (STAFF_MAX,)),  # indices of the cards that wait for something
        # --- guests, by index
        ("guest_n", _I),
        ("guest_number", _I, (GUESTS_MAX,)),
        ("guest_colour", _I, (GUESTS_MAX,)),
        ("guest_vp", _I, (GUESTS_MAX,)),
        ("guest_order", _I, (GUESTS_MAX, ITEM_KINDS)),
        ("guest_order_size", _I, (GUESTS_MAX,)),
        ("guest_step_n", _I, (GUESTS_MAX,)),
        ("guest_steps", _I, (GUESTS_MAX, STEPS_MAX, 4)),
        ("guest_goes", _I, (GUESTS_MAX,)),  # into a room, to a ball, or either
        ("guest_place", _I, (GUESTS_MAX,)),
        # --- objectives and emperor tiles, by index; category 0, 1, 2 for A, B, C
        ("objective_n", _I),
        ("objective_number", _I, (OBJECTIVES_MAX,)),
        ("objective_category", _I, (OBJECTIVES_MAX,)),
        ("objective_need", _I, (OBJECTIVES_MAX, 6)),  # kind, amount, blue, red, yellow, items of an order or a colour
        ("objective_place", _I, (OBJECTIVES_MAX,)),
        *_columns("objective_vp"),
        ("item_kinds", _I),  # in play
        ("tile_n", _I),
        ("tile_category", _I, (TILES_MAX,)),
        ("tile_place", _I, (TILES_MAX,)),
        ("tile_step_n", _I, (TILES_MAX,)),
        ("tile_steps", _I, (TILES_MAX, STEPS_MAX, 4)),
        ("tile_penalty", _I, (TILES_MAX, 3)),  # kind, amount, VP lost instead (0: no other half)
        # --- hotels; room = floor * COLUMNS + column, floor 0 below, column 0 left
        ("hotel_n", _I),
        ("hotel_side", _I, (HOTELS_MAX,)),
        ("hotel_letter", _I, (HOTELS_MAX,)),  # day: 0 to 3 for A to D
        ("hotel_colour", _I, (HOTELS_MAX, ROOMS)),
        ("hotel_group", _I, (HOTELS_MAX, ROOMS)),
        ("hotel_badge", _I, (HOTELS_MAX, ROOMS)),
        ("hotel_group_n", _I, (HOTELS_MAX,)),
        ("group_size", _I, (HOTELS_MAX, GROUPS)),
        ("group_colour", _I, (HOTELS_MAX, GROUPS)),
        # --- boards and numbers, as `Board` declares them
        *(column for name in NUMBERS if name != "objective_vp" for column in _columns(name)),
        # --- the solo game: by automaton, then by card
        ("instruction_n", _I, (AUTOMATA_DECKS,)),
        ("instruction_number", _I, (AUTOMATA_DECKS, INSTRUCTIONS_MAX)),
        ("instruction_hand", _I, (AUTOMATA_DECKS, INSTRUCTIONS_MAX)),
        # two guests: colour (-1: no guest), level from which it counts, ball (0: none)
        ("instruction_guests", _I, (AUTOMATA_DECKS, INSTRUCTIONS_MAX, INSTRUCTION_PARTS, 3)),
        ("instruction_dice", _I, (AUTOMATA_DECKS, INSTRUCTIONS_MAX, INSTRUCTION_PARTS)),  # faces; -1: no second one
        # two extras: kind (0: none), argument, level from which it counts
        ("instruction_extras", _I, (AUTOMATA_DECKS, INSTRUCTIONS_MAX, INSTRUCTION_PARTS, 3)),
        # --- ballrooms: the bonus of each row from the bottom, how they are scored, by players the points for it
        ("ballroom_n", _I),
        ("ballroom_step_n", _I, (BALLROOMS_MAX, BALL_ROWS)),
        ("ballroom_steps", _I, (BALLROOMS_MAX, BALL_ROWS, BALL_STEPS, 4)),
        ("ballroom_score", _I, (BALLROOMS_MAX,)),
        ("ballroom_points", _I, (BALLROOMS_MAX, SEATS + 1, BALL_POINTS)),
        # --- rehearsal rooms: the dancers of each area, and the bonus for emptying it
        ("rehearsal_n", _I),
        ("rehearsal_dancers", _I, (REHEARSALS_MAX, AREAS)),
        ("rehearsal_step_n", _I, (REHEARSALS_MAX, AREAS)),
        ("rehearsal_steps", _I, (REHEARSALS_MAX, AREAS, BALL_STEPS, 4)),
        # --- celebrities: like staff for a round
        ("celebrity_n", _I),
        ("celebrity_place", _I, (CELEBRITIES_MAX,)),
        ("celebrity_timing", _I, (CELEBRITIES_MAX,)),
        ("celebrity_when", _I, (CELEBRITIES_MAX, 3)),
        ("celebrity_step_n", _I, (CELEBRITIES_MAX,)),
        ("celebrity_steps", _I, (CELEBRITIES_MAX, CELEBRITY_STEPS, 4)),
        ("celebrity_power_n", _I, (CELEBRITIES_MAX,)),
        ("celebrity_powers", _I, (CELEBRITIES_MAX, CELEBRITY_POWERS, 2)),
        # --- entrances: what one begins with, what they do, and tables of their own
        ("entrance_n", _I),
        ("entrance_place", _I, (ENTRANCES_MAX,)),
        ("entrance_kitchen", _I, (ENTRANCES_MAX, ITEM_KINDS)),
        ("entrance_rooms", _I, (ENTRANCES_MAX, 2)),  # first rooms more at their price, free of charge
        ("entrance_guests", _I, (ENTRANCES_MAX,)),  # first guests more
        ("entrance_tables", _I, (ENTRANCES_MAX,)),  # in the café
        ("entrance_begin_n", _I, (ENTRANCES_MAX,)),
        ("entrance_begin", _I, (ENTRANCES_MAX, ENTRANCE_STEPS, 4)),
        ("entrance_when", _I, (ENTRANCES_MAX, 3)),
        ("entrance_step_n", _I, (ENTRANCES_MAX,)),
        ("entrance_steps", _I, (ENTRANCES_MAX, ENTRANCE_STEPS, 4)),
        ("entrance_power_n", _I, (ENTRANCES_MAX,)),
        ("entrance_powers", _I, (ENTRANCES_MAX, ENTRANCE_POWERS, 2)),
        ("entrance_occupancy", _I, (ENTRANCES_MAX, ROOM_COLOURS, GROUP_SIZE_MAX)),  # 0: as usual
        ("entrance_sum_n", _I, (ENTRANCES_MAX, SUMS)),
        ("entrance_sums", _I, (ENTRANCES_MAX, SUMS, ENTRANCE_STEPS, 4)),
        ("entrance_token_n", _I, (ENTRANCES_MAX,)),
        ("entrance_token_step_n", _I, (ENTRANCES_MAX, TOKENS, 2)),
        ("entrance_tokens", _I, (ENTRANCES_MAX, TOKENS, 2, ENTRANCE_STEPS, 4)),
        ("entrance_kept", _I, (ENTRANCES_MAX, KEPT_POINTS)),
        ("entrance_goals", _I, (ENTRANCES_MAX, CATEGORIES)),  # points of objectives of one's own, by emperor's rounds
        ("entrance_goals_all", _I, (ENTRANCES_MAX, CATEGORIES)),  # for four, five, six objectives in the end
        ("entrance_tiles", _I, (ENTRANCES_MAX,)),  # emperor tiles of each letter
        # --- by which rules they are read: a change that makes another game of the same actions asks for it
        ("rules", _I),
    ],
)
