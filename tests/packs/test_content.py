"""What the packs say, against what the boxes hold. Expected values are written out here a second time."""

from __future__ import annotations

import re
from collections import Counter
from importlib.resources import files

import numpy as np
import pytest

from leopold.packs import EDITIONS, NamedCard, Pack, codes, load_pack, tables
from leopold.packs.modules import MODULES
from leopold.packs.tables import NUMBERS
from leopold.packs.values import SOURCES
from leopold.text.words import guests_by_name, simple, staff_by_name

# fmt: off
STAFF_COSTS = [
    4, 6, 4, 6, 4, 1, 1, 2, 5, 5, 5, 2, 2, 2, 4, 2, 5, 2, 3, 2, 3, 3, 5, 1,
    6, 5, 4, 4, 5, 4, 4, 4, 5, 5, 2, 2, 3, 5, 3, 2, 3, 3, 3, 2, 1, 2, 4, 4,
]
GUEST_ORDERS = [
    "w", "w", "w", "wk", "sw", "ww", "www", "sww", "wwk", "wwwk", "sssw", "ccww", "swww", "scww",  # yellow
    "k", "k", "k", "ck", "kk", "ssk", "cck", "swk", "skk", "sck", "wkk", "ckk", "wwkk", "sskk",  # blue
    "c", "c", "c", "cw", "cc", "cwk", "scw", "ccw", "ssc", "cww", "cckk", "cwww", "sscw", "sccc",  # red
    "s", "s", "s", "ss", "sc", "sk", "ssw", "sss", "scc", "skkk", "sssk", "sk", "sw", "sscc",  # green
]
GUEST_VP = [
    0, 0, 1, 0, 0, 0, 7, 0, 1, 7, 5, 5, 2, 4,
    0, 0, 3, 3, 2, 4, 7, 1, 4, 7, 4, 10, 5, 4,
    1, 0, 0, 4, 0, 7, 0, 2, 3, 3, 3, 0, 5, 7,
    0, 0, 0, 0, 2, 0, 4, 0, 5, 4, 3, 0, 4, 2,
]
# fmt: on


@pytest.fixture(scope="module", params=EDITIONS)
def pack(request: pytest.FixtureRequest) -> Pack:
    return load_pack(request.param, modules=["promo"])


def test_every_card_is_there(pack: Pack) -> None:
    assert [card.number for card in pack.staff] == list(range(1, 49))
    assert [card.number for card in pack.guests] == [*range(49, 105), 117, 118]
    assert [card.number for card in pack.objectives] == list(range(105, 117))
    assert [card.number for card in pack.instructions] == list(range(193, 233))
    assert [tile.id for tile in pack.tiles] == [f"{letter}{n}" for letter in "ABC" for n in range(1, 5)]
    assert [hotel.id for hotel in pack.hotels] == ["night", "day A", "day B", "day C", "day D"]


def test_staff_cost_what_is_printed() -> None:
    assert [card.cost for card in load_pack().staff] == STAFF_COSTS
    assert [card.cost for card in load_pack("2015").staff] == [*STAFF_COSTS[:16], 3, *STAFF_COSTS[17:]]


def test_staff_by_timing(pack: Pack) -> None:
    found = {timing: [card.number for card in pack.staff if card.timing == timing] for timing in codes.TIMINGS}
    assert found["once"] == [21, 35, 36, 38, 39, 43, 44, 45]
    assert found["round"] == [1, 2, 3, 4]
    assert found["end"] == [27, 28, 29, 30, 31, 32, 34, 37, 40, 41, 46, 47, 48]
    assert len(found["permanent"]) == 23


def test_guests_order_what_is_printed(pack: Pack) -> None:
    orders = [tuple(order.count(letter) for letter in codes.ITEM_LETTERS) for order in GUEST_ORDERS]
    assert [card.order for card in pack.guests[:56]] == orders
    assert [card.vp for card in pack.guests[:56]] == GUEST_VP
    assert np.sum(orders, axis=0).tolist() == [41, 32, 41, 32, 0]


def test_guests_by_colour(pack: Pack) -> None:
    assert Counter(card.colour for card in pack.guests if card.module == "base") == dict.fromkeys(range(4), 14)
    for number, colour in ((49, codes.YELLOW), (62, codes.YELLOW), (63, codes.BLUE), (76, codes.BLUE)):
        assert pack.guests[pack.guest_index(number)].colour == colour
    for number, colour in ((77, codes.RED), (90, codes.RED), (91, codes.GREEN), (104, codes.GREEN)):
        assert pack.guests[pack.guest_index(number)].colour == colour
    assert [card.number for card in pack.guests if card.module == "promo"] == [117, 118]


def test_hotels_have_ten_groups_of_the_same_sizes(pack: Pack) -> None:
    for hotel in pack.hotels:
        sizes = Counter(Counter(hotel.groups).values())
        assert sizes == {1: 4, 2: 3, 3: 2, 4: 1}, hotel.id
        assert hotel.badges == (*[0] * 13, 1, 1, 0, 0, 2, 2, 2)


def test_there_are_tiles_enough_for_the_rooms(pack: Pack) -> None:
    """The box holds 30 blue, 29 red and 25 yellow tiles: one of each more than four hotels can need."""
    night, *days = pack.hotels
    four_nights = [4 * night.colours.count(colour) for colour in range(3)]
    four_days = [sum(day.colours.count(colour) for day in days) for colour in range(3)]
    assert [max(pair) + 1 for pair in zip(four_nights, four_days, strict=True)] == [30, 29, 25]


def test_introductory_sets(pack: Pack) -> None:
    assert pack.introductory == {
        "A": (3, 6, 9, 38, 39, 48),
        "B": (1, 13, 25, 30, 32, 44),
        "C": (4, 11, 24, 27, 40, 43),
        "D": (2, 7, 10, 28, 36, 41),
    }


def test_objectives_and_tiles_come_in_fours(pack: Pack) -> None:
    assert Counter(card.letter for card in pack.objectives) == dict.fromkeys("ABC", 4)
    assert Counter(tile.letter for tile in pack.tiles) == dict.fromkeys("ABC", 4)


def test_the_board(pack: Pack) -> None:
    board = pack.board
    assert board.queue_cost == (3, 2, 1, 0, 0)
    assert board.emperor_vp == (0, 1, 2, 3, 3, 4, 4, 5, 5, 6, 6, 7, 8, 9)
    assert board.occupancy_bonus == ((2, 5, 9, 15), (1, 3, 6, 10), (1, 3, 6, 10))
    assert board.dice == (0, 0, 10, 12, 14)
    assert (board.start_krones, board.krone_cap, board.start_hand, board.start_rooms) == (10, 20, 6, 3)
    assert (board.emperor_rounds, board.emperor_back, board.objective_vp) == ((3, 5, 7), (3, 5, 7), (15, 10, 5))
    assert (board.floor_cost, board.floor_vp, board.start_kitchen) == ((0, 1, 2, 3), (1, 2, 3, 4), (1, 1, 1, 1, 0))


def _also(card: NamedCard) -> set[str]:
    return {"also"} if card.also else set()


def test_every_value_has_a_source(pack: Pack) -> None:
    for card in pack.staff:
        does = {"once": "effect", "round": "effect", "permanent": "powers", "end": "score"}[card.timing]
        assert set(card.sources) == {
            "number",
            "cost",
            "timing",
            does,
            *(f"name.{key}" for key in card.names),
            *_also(card),
        }
    for guest in pack.guests:
        fields = {"number", "colour", "order", "vp", "reward", *(f"name.{key}" for key in guest.names), *_also(guest)}
        assert set(guest.sources) == fields
    for objective in pack.objectives:
        assert set(objective.sources) == {"number", "letter", "needs"}
    for tile in pack.tiles:
        assert set(tile.sources) == {"id", "reward", "penalty"}
    for hotel in pack.hotels:
        letter = {"letter"} if hotel.letter else set()
        assert set(hotel.sources) == {"side", "colours", "groups", "badges"} | letter
    cards = [*(card.sources for card in pack.staff), *(guest.sources for guest in pack.guests)]
    of_modules = {number.section for number in NUMBERS.values() if number.module}
    board = {path: found for path, found in pack.board_sources.items() if path.partition(".")[0] not in of_modules}
    tiles = [*(tile.sources for tile in pack.tiles), *(hotel.sources for hotel in pack.hotels), board]
    for sources in (*cards, *tiles):
        assert set(sources.values()) <= set(SOURCES) - {"house"}
    assert len(board) == 29
    assert set(pack.introductory_sources) == set("ABCD")


def test_sources_say_what_is_known(pack: Pack) -> None:
    promo = pack.card(117).sources
    assert {name for name, source in promo.items() if source == "unconfirmed"} == {"colour", "order", "vp"}
    assert promo["reward"] == "rulebook"
    assert pack.card(75).sources["order"] == "public"
    assert pack.card(75).sources["name.uk"] == "rulebook"
    assert pack.hotel("night").sources["groups"] == "picture"
    assert pack.board_sources["floors.cost"] == "picture"
    assert pack.board_sources["floors.vp"] == "rulebook"


def test_names_in_every_language(pack: Pack) -> None:
    for names in [card.names for card in pack.staff] + [card.names for card in pack.guests]:
        assert set(names) == {"en", "de", "uk", "ru", "it", "zh"}
    assert pack.find("baroness") == (pack.card(75),)
    assert pack.find("Küchenhilfe", "de") == (pack.card(17),)
    assert [card.number for card in pack.find("Конюх")] == [5, 6]
    assert [card.number for card in pack.find("Конюх", "uk")] == [6]
    assert pack.find("nobody") == ()


# --- effects that the rules rely on


def steps_of(pack: Pack, number: int) -> list[tuple[object, ...]]:
    card = pack.guests[pack.guest_index(number)]
    return [(step.name, *step.args) for step in card.steps]


@pytest.mark.parametrize(
    ("number", "steps"),
    [
        (49, [("prepare", 1, codes.FREE, 2)]),
        (50, [("draw_staff", 1, 0, 0), ("prepare", 1, 0, 4)]),
        (52, [("gain_item", codes.STRUDEL, 1, 0), ("gain_krones", 2, 0, 0)]),
        (54, [("choose_items", 1, 0, 0), ("gain_krones", 2, 0, 0)]),
        (57, [("prepare", 2, 1, 4)]),
        (61, [("prepare", 1, 1, 4), ("prepare", 1, 0, 4)]),
        (65, []),
        (73, [("hire", 2, 1, 0)]),
        (75, [("look_and_hire", 3, 3, 0)]),
        (76, [("look_and_hire", 3, codes.FREE, 1)]),
        (87, [("gain_krones", 3, 0, 0), ("take_guest", 2, 0, 0)]),
        (88, [("prepare", 2, codes.FREE, 4)]),
        (97, [("extra_action", 1, 0, 0)]),
        (100, [("advance_emperor", 3, 0, 0), ("occupy", 1, 0, 0)]),
        (104, [("hire", 1, codes.FREE, 0)]),
        (117, [("advance_emperor", 3, 0, 0)]),
        (118, [("take_guest", 1, 0, 0)]),
    ],
)
def test_rewards(number: int, steps: list[tuple[object, ...]]) -> None:
    assert steps_of(load_pack(modules=["promo"]), number) == steps


# --- the tables


def test_tables_are_the_cards(pack: Pack) -> None:
    assert pack.tables.dtype == np.uint8
    assert pack.tables.shape == (tables.TABLES.itemsize,)
    assert pack.tables.flags.c_contiguous
    record = pack.record
    assert isinstance(record, np.record)
    assert (record.staff_n, record.guest_n, record.objective_n, record.tile_n, record.hotel_n) == (48, 58, 12, 12, 5)
    for i, card in enumerate(pack.staff):
        assert pack.staff_index(card.number) == i
        assert record.staff_number[i] == card.number
        assert record.staff_cost[i] == card.cost
        assert codes.TIMINGS[record.staff_timing[i]] == card.timing
        assert record.staff_step_n[i] == len(card.steps)
        assert record.staff_power_n[i] == sum(len(power.places) for power in card.powers)
        assert (record.staff_score[i, 0] > 0) == (card.timing == "end")
    for i, guest in enumerate(pack.guests):
        assert pack.guest_index(guest.number) == i
        assert record.guest_number[i] == guest.number
        assert record.guest_order_size[i] == sum(guest.order) == record.guest_order[i].sum()
        assert record.guest_step_n[i] == len(guest.steps)
        assert all(record.guest_steps[i, : len(guest.steps), 0] > 0)
        assert not record.guest_steps[i, len(guest.steps) :].any()
    assert record.introductory[0].tolist() == [2, 5, 8, 37, 38, 47, -1, -1]
    assert record.round_staff[: record.round_staff_n].tolist() == [0, 1, 2, 3]
    assert record.objective_vp[: record.objective_vp_n].tolist() == [15, 10, 5]
    assert record.hotel_letter[:5].tolist() == [-1, 0, 1, 2, 3]
    assert record.unserved_guest_vp == -5


def test_group_tables_agree_with_rooms(pack: Pack) -> None:
    record = pack.record
    for hotel in range(record.hotel_n):
        for room in range(tables.ROOMS):
            group = record.hotel_group[hotel, room]
            assert record.group_colour[hotel, group] == record.hotel_colour[hotel, room]
        assert record.hotel_group_n[hotel] == 10
        assert record.group_size[hotel].sum() == tables.ROOMS


def test_powers_have_their_places() -> None:
    record = load_pack().record

    def powers(number: int) -> list[list[int]]:
        i = load_pack().staff_index(number)
        found: list[list[int]] = record.staff_powers[i, : record.staff_power_n[i]].tolist()
        return found

    assert powers(5) == [[codes.CHECK_IN_KRONES + codes.RED, 2]]
    assert powers(8) == [[codes.CHECK_IN_VP + codes.GREEN, 2]]
    assert powers(11) == [[codes.ROOM_FREE + codes.YELLOW, 1]]
    assert powers(12) == [[codes.DIE_VP + 2, 2], [codes.DIE_VP + 3, 2]]
    assert powers(15) == [[codes.BOTH_TRACKS + 3, 1]]
    assert powers(17) == [[codes.SIX_FREE, 1], [codes.DIE_STRENGTH + 5, 1]]
    assert powers(26) == [[codes.WAIVE_PENALTY, 1]]


def test_indices_of_what_is_not_there(pack: Pack) -> None:
    for look_up in (pack.staff_index, pack.guest_index, pack.objective_index, pack.instruction_index, pack.card):
        with pytest.raises(ValueError, match=r"There is no .* 999; their numbers run from"):
            look_up(999)
    with pytest.raises(ValueError, match=r'There is no emperor tile "A9"'):
        pack.tile("A9")
    with pytest.raises(ValueError, match=r'There is no hotel "day E"'):
        pack.hotel("day E")
    assert (pack.tile_index("A1"), pack.tile_index("C4"), pack.hotel_index("day D")) == (0, 11, 4)


@pytest.mark.parametrize(
    ("number", "name", "also"),
    [
        (35, "Page Boy", "Page-boy"),
        (66, "Landgrave", "Landgravine"),
        (74, "Earl", "Viscount"),
        (87, "Medicinal Councillor", "Medical Councillor"),
    ],
)
def test_a_card_is_found_by_the_name_it_had_before(pack: Pack, number: int, name: str, also: str) -> None:
    card = pack.card(number)

    assert isinstance(card, NamedCard) and card.names["en"] == name
    assert pack.find(name) == pack.find(also.upper()) == (card,)
    assert pack.find(also, "en") == ()
    assert {*staff_by_name(pack), *guests_by_name(pack)} >= {simple(name), simple(also)}


EXPANSION_FILES = [file for module in MODULES.values() if module.expansion for file in module.files]


@pytest.mark.parametrize("file", EXPANSION_FILES)
def test_what_the_house_chose_has_its_reason_beside_it(file: str) -> None:
    text = (files("leopold.packs") / file).read_text(encoding="utf-8")
    chosen = [line for line in text.splitlines() if re.search(r'= "(house|unconfirmed)"', line)]

    assert [line for line in chosen if not re.search(r'"(house|unconfirmed)"[ }]* # \w.{20}', line)] == []
