"""A wrong expectation fails, and says what is different, after which action."""

from __future__ import annotations

import re
from io import StringIO
from pathlib import Path

import pytest
from rich.console import Console

from leopold.rules.decisions.dispatch import DECISION_NAMES
from leopold.rules.state import SOURCE_NAMES
from leopold.scenarios import Outcome, ScenarioError, check, find_files, run_file, run_files, run_text
from leopold.scenarios.building import GIVEN_KEYS
from leopold.scenarios.checking import EVENT_ARGUMENTS, SEAT_KEYS, TABLE_KEYS
from leopold.scenarios.seats import SEAT_KEYS as GIVEN_SEAT_KEYS

DOCS = Path(__file__).parent.parent.parent / "docs" / "scenarios.md"

GIVEN = """
name = "drinks"
source = "nowhere"
when = ["guest 5", "die 2", "take 2 wine 1 coffee", "place wine 75"]
[given]
dice = "2 2 2 4 6"
queue = [49, 50, 51, 52, 75]
seat.1.rooms = { vacant = "1.1 1.2", occupied = "2.1" }
seat.1.hand = [13, 9]
seat.1.staff = [1]
"""


def run(then: str, given: str = GIVEN) -> Outcome:
    return run_text(f"{given}\n[then]\n{then}\n", "file.toml")[0]


HOLDS = """
round = 1
turn = 1
start = 1
decision = "place_items"
over = false
variant = "standard"
dice = "2 2 4 6"
bin = 5
acted = true
guest_taken = true
die_taken = true
extra_turn = false
queue = [53, 49, 50, 51, 52]
guest_deck = 50
guest_deck_top = [54, 55]
staff_deck = 45
staff_deck_top = [2, 3]
staff_deck_bottom = [47, 48]
staff_out = []
discard = []
looked_at = []
gained = "wk"
objectives = { A = 106 }
tiles = { A = "A1", C = "C1" }
claims = { A = [] }
scores = [0, 0]
winners = []
legal = ["place wine 75", "keep", "place"]
illegal = ["end", "guest", "place coffee 75"]
only = ["place wine 75", "keep"]
events = [{ event = "guest_taken", seat = 1, guest = 75 }, "die_taken", { event = "item_placed", item = "wine" }]
no_events = ["turn_ended", { event = "krones", seat = 2 }]
unchanged = ["seat.2", "seat.1.krones", "round"]
seat.2.turns = 0
[then.seat.1]
krones = 10
vp = 0
emperor = 0
kitchen = ""
cafe = [{ guest = "Baroness", served = "w" }]
rooms = { vacant = ["1.2", "1.1"], "2.1" = "occupied", "4.5" = "empty" }
bonus_paid = []
hand = [9, 13]
hand_size = 2
staff = ["Breakfast Server"]
used = []
turns = 1
passed = false
order_tile = 1
hotel = "night"
sheet = { guests = 0 }
rank = 1
"""


def test_all_of_it_holds() -> None:
    outcome = run(HOLDS)
    assert outcome.passed, outcome.report
    assert outcome.played == ("guest 5", "die 2", "take 2 wine 1 coffee", "place wine 75")


WRONG = {
    "round = 2": "round: expected 2, is 1",
    "turn = 2": "turn: expected 2, is 1",
    "over = true": "over: expected true, is false",
    'decision = "turn"': "decision: expected turn, is place_items",
    'dice = "2 2 4"': "dice: expected 2 2 4, is 2 2 4 6",
    "dice = { 6 = 0 }": "dice, 6: expected 0, is 1",
    "bin = 0": "bin: expected 0, is 5",
    "guest_taken = false": "guest_taken: expected false, is true",
    "queue = { 1 = 75 }": "queue, space 1: expected 75, is 53",
    "queue = [0, 49, 50, 51, 52]": "queue, space 1: expected nobody, is 53",
    "guest_deck = 51": "guest_deck, cards: expected 51, is 50",
    "guest_deck_top = [55]": "guest_deck_top: expected 55, is 54",
    "staff_deck_bottom = [47]": "staff_deck_bottom: expected 47, is 48",
    "discard = [75]": "discard: expected 75, is none",
    'gained = "wwk"': "gained: expected 2 wine, 1 coffee, is 1 wine, 1 coffee",
    "gained = { wine = 0 }": "gained, wine: expected 0, is 1",
    'tiles = { A = "A2" }': "tiles, A: expected A2, is A1",
    "claims = { A = [2] }": "claims, A: expected 2, is none",
    "scores = [1, 0]": "scores: expected 1, 0, is 0, 0",
    "winners = [1]": "winners: expected 1, is none",
    'legal = ["claim"]': "`claim`: expected legal, is not: no action of this kind is",
    'illegal = ["keep"]': "`keep`: expected not legal, is legal",
    'illegal = ["place"]': "`place`: expected never legal, is legal: `place wine 75`",
    'only = ["keep"]': "`place wine 75`: expected not legal, is legal",
    'events = [{ event = "guest_taken", guest = 49 }]': "events: expected guest_taken (guest 49), is guest_taken (",
    'events = ["turn_ended"]': "events: expected turn_ended, is none such",
    'events = ["die_taken", "guest_taken"]': "events: expected guest_taken, is guest_taken (seat 1, guest 75, ",
    'no_events = ["die_taken"]': "events: expected no die_taken, is die_taken (seat 1, face 2, strength 3, price 0)",
    'unchanged = ["seat.1"]': "seat 1, cafe: expected none as before, is ",
    'unchanged = ["dice"]': "dice, 2: expected 3 as before, is 2",
    'unchanged = ["seat.1.turns"]': "seat 1, turns: expected 0 as before, is 1",
    "seat.1.krones = 9": "seat 1, krones: expected 9, is 10",
    "seat.2.passed = true": "seat 2, passed: expected true, is false",
    'seat.1.kitchen = "s"': "seat 1, kitchen: expected 1 strudel, is nothing",
    "seat.1.kitchen = { cake = 1 }": "seat 1, kitchen, cake: expected 1, is 0",
    "seat.1.cafe = [49]": "seat 1, cafe: expected 49, is 75",
    'seat.1.cafe = [{ guest = 75, served = "ww" }]': "seat 1, cafe, on guest 75: expected 2 wine, is 1 wine",
    'seat.1.rooms = { vacant = ["1.1"] }': "seat 1, rooms, vacant: expected 1.1, is 1.1, 1.2",
    'seat.1.rooms = { "2.1" = "vacant" }': "seat 1, rooms, 2.1: expected vacant, is occupied",
    'seat.1.bonus_paid = ["A"]': "seat 1, bonus_paid: expected A, is none",
    "seat.1.hand = [9]": "seat 1, hand: expected 9, is 9, 13",
    "seat.1.staff = []": "seat 1, staff: expected none, is 1",
    "seat.1.sheet = { guests = 5 }": "seat 1, sheet, guests: expected 5, is 0",
    'seat.1.hotel = "day A"': "seat 1, hotel: expected day A, is night",
}


@pytest.mark.parametrize("then", WRONG)
def test_wrong_expectation_fails(then: str) -> None:
    outcome = run(then)
    assert not outcome.passed
    told = [str(difference) for difference in outcome.differences]
    assert any(line.startswith(f"after `place wine 75` (no. 4): {WRONG[then]}") for line in told), told
    assert 'file.toml, scenario "drinks" (nowhere)' in outcome.report
    assert "played: guest 5; die 2; take 2 wine 1 coffee; place wine 75" in outcome.report


SOLO = """
name = "alone"
given = { solo = "leopold", instructions_top = [196], seat.2.staff = [48], markers = { A = "II" } }
"""


def test_all_of_a_solo_game_holds() -> None:
    outcome = run(
        """
        players = 1
        solo = "leopold"
        level = "easy"
        turn = 1
        instruction = 196
        instructions = 19
        instructions_top = [193, 194]
        private = [27, 28, 29, "Reception Clerk"]
        private_deck = 4
        markers = { A = "II", B = "none" }
        seat.2 = { staff = [48], rooms = { occupied = ["1.2"] }, bonus_paid = [] }
        unchanged = ["seat.1", "private", "seat.2.krones"]
        events = [{ event = "instruction_turned", instruction = 196 }, { event = "automaton_guest", clause = "colour" }]
        no_events = [{ event = "automaton_no_guest", colour = "any" }]
        """,
        SOLO,
    )
    assert outcome.passed, outcome.report
    assert run("solo = 'none'\nlevel = 'none'").passed


SOLO_WRONG = {
    'solo = "none"': "solo: expected none, is leopold",
    'level = "hard"': "level: expected hard, is easy",
    "instruction = 193": "instruction: expected 193, is 196",
    "instructions = 20": "instructions, cards: expected 20, is 19",
    "instructions = [193]": "instructions: expected 193, is 193, 194, 195, 197, ",
    "instructions_top = [194]": "instructions_top: expected 194, is 193",
    "private = [27]": "private: expected 27, is 27, 28, 29, 30",
    "private_deck = 5": "private_deck, cards: expected 5, is 4",
    'markers = { A = "III" }': "markers, A: expected III, is II",
    'unchanged = ["seat.2"]': "seat 2, vp: expected 0 as before, is 1",
    'unchanged = ["instruction"]': "instruction: expected 0 as before, is 196",
    'events = [{ event = "automaton_guest", tie = "left" }]': "events: expected automaton_guest (tie left), is "
    "automaton_guest (seat 2, guest 51, clause colour)",
}


@pytest.mark.parametrize("then", SOLO_WRONG)
def test_wrong_expectation_of_a_solo_game_fails(then: str) -> None:
    outcome = run(then, SOLO)
    told = [str(difference) for difference in outcome.differences]
    assert any(line.startswith(f"at the beginning: {SOLO_WRONG[then]}") for line in told), told


def test_two_ways_to_say_one_thing_replace_each_other() -> None:
    outcomes = run_text(
        """
        given = { solo = "leopold", turn = 1, instructions_top = [200], private = [48] }
        [[scenario]]
        name = "base"
        then = { instructions_top = [200, 193], private = [48] }
        [[scenario]]
        name = "own"
        given = { instructions = [201], private_deck = 2 }
        then = { instructions = [201], private = [27, 28] }
        """
    )
    assert [outcome.passed for outcome in outcomes] == [True, True]


def test_every_difference_is_told() -> None:
    outcome = run("round = 2\nseat.1.krones = 1\nseat.1.vp = 1")
    assert len(outcome.differences) == 3


def test_refused_action_ends_the_scenario() -> None:
    outcome = run_text('name = "x"\nwhen = ["guest 5", "guest 5", "end"]\nthen = { round = 9 }')[0]
    assert len(outcome.differences) == 1
    assert str(outcome.differences[0]).startswith("after `guest 5` (no. 1): `guest 5` was refused: ")
    assert "Legal are: die 1" in str(outcome.differences[0])


@pytest.mark.parametrize(
    ("when", "difference"),
    [
        ('{ do = "guest 5", refused = true }', "`guest 5`: expected to be refused, is legal"),
        ('{ do = "end", refused = "never heard" }', "`end`: expected refused with “never heard”, is refused with “"),
        ('{ do = "die 1", seat = 2 }', "`die 1`: expected of seat 2, but it is up to seat 1"),
        ('{ rolled = "1 1" }', "rolled 1 1: expected 2 dice, are 10"),
    ],
)
def test_when_tables(when: str, difference: str) -> None:
    outcome = run_text(f'name = "x"\nwhen = [{when}]\nthen = {{ round = 1 }}')[0]
    assert str(outcome.differences[0]).startswith(f"at the beginning: {difference}")


def test_refusals_that_are_expected_hold() -> None:
    outcome = run_text('name = "x"\nwhen = ["guest 5", { do = "end", refused = true }]')[0]
    assert outcome.passed
    assert outcome.played == ("guest 5",)


def test_ambiguous_text_is_not_a_refusal() -> None:
    outcome = run_text('name = "x"\nthen = { illegal = ["die 6"] }')[0]
    assert str(outcome.differences[0]) == "at the beginning: `die 6`: expected not legal, is legal"


def test_message_of_an_illegal_action() -> None:
    base = 'name = "x"\n[given]\nseat.1.cafe = [54, 55, 56]\n[then.illegal]\n'
    assert run_text(base + '"guest 1" = "full"')[0].passed
    assert "refused with “empty”" in run_text(base + '"guest 1" = "empty"')[0].report


def test_steps_go_on_after_a_difference() -> None:
    outcome = run_text(
        """
        name = "two"
        [[step]]
        when = ["die 4"]
        then = { round = 2 }
        [[step]]
        when = ["take 2 krones"]
        then = { seat.1.krones = 13, unchanged = ["dice"] }
        """
    )[0]
    assert [str(difference) for difference in outcome.differences] == [
        "after `die 4` (no. 1): round: expected 2, is 1",
        "after `take 2 krones` (no. 2): seat 1, krones: expected 13, is 12",
    ]


def test_base_and_own_givens() -> None:
    outcomes = run_text(
        """
        [given]
        guest_deck_top = [75]
        seat.1 = { krones = 3, vp = 2 }
        [[scenario]]
        name = "base"
        then = { seat.1 = { krones = 3, vp = 2 } }
        [[scenario]]
        name = "own"
        given = { guest_deck = [76], seat.1.krones = 4, seat.2.krones = 5 }
        then = { guest_deck = [76], seat.1 = { krones = 4, vp = 2 }, seat.2.krones = 5 }
        """
    )
    assert [outcome.passed for outcome in outcomes] == [True, True]


def test_keys_of_the_base_are_left_out() -> None:
    outcomes = run_text(
        """
        [given]
        dice = "1 1"
        round = 3
        seat.1 = { krones = 3, vp = 2 }
        seat.2.krones = 1
        [[scenario]]
        name = "less"
        given = { without = ["dice", "seat.1.krones", "seat.2"] }
        then = { round = 3, dice = "1 1 2 2 3 3 4 4 5 6", seat.1 = { krones = 10, vp = 2 }, seat.2.krones = 10 }
        [[scenario]]
        name = "all"
        then = { dice = "1 1", seat.1.krones = 3, seat.2.krones = 1 }
        """
    )
    assert [outcome.report for outcome in outcomes if not outcome.passed] == []


def small(given: str, rest: str) -> Outcome:
    return run_text(f'name = "small"\ngiven = {{ {given} }}\n{rest}')[0]


PILE = 'guest_deck = [], discard = [75, 76], guests_out = "rest", queue = [49, 0, 0, 0, 0]'


@pytest.mark.parametrize(
    ("given", "rest"),
    [
        (PILE, "then = { guest_deck = 0, discard = [75, 76], queue = [49, 0, 0, 0, 0] }"),
        (PILE, 'when = ["guest 1"]\nthen = { events = [{ event = "guests_reshuffled", cards = 2 }], discard = [] }'),
        ('guest_deck_top = [75], guests_out = "rest"', "then = { guest_deck = [75] }"),
        ("guests_out = [49, 55]", "then = { queue = { 1 = 50 }, guest_deck = 49 }"),
    ],
)
def test_guests_out_of_the_game(given: str, rest: str) -> None:
    outcome = small(given, rest)
    assert outcome.passed, outcome.report


def test_anything_but() -> None:
    outcome = run(
        """
        [then.not]
        round = 2
        dice = "2 2"
        queue = { 1 = 75 }
        decision = "turn"
        over = true
        tiles = { A = "A2", B = "B2" }
        seat.1 = { krones = 9, kitchen = "s", cafe = [75, 76], rooms = { vacant = "1.1" }, sheet = { guests = 1 } }
        seat.2.krones = 0
        """
    )
    assert outcome.passed, outcome.report


ANYTHING_BUT = {
    "not.round = 1": "round: expected anything but 1, is that",
    'not.dice = "2 2 4 6"': 'dice: expected anything but "2 2 4 6", is that',
    "not.dice = { 2 = 2, 6 = 1 }": "dice: expected anything but { 2 = 2, 6 = 1 }, is that",
    "not.seat.1.krones = 10": "seat 1, krones: expected anything but 10, is that",
    "not.seat.2 = { vp = 1, emperor = 0 }": "seat 2, emperor: expected anything but 0, is that",
}


@pytest.mark.parametrize("then", ANYTHING_BUT)
def test_what_should_be_otherwise_and_is_not(then: str) -> None:
    assert [difference.text for difference in run(then).differences] == [ANYTHING_BUT[then]]


def test_check_counts_failures(tmp_path: Path) -> None:
    (tmp_path / "deep").mkdir()
    (tmp_path / "good.toml").write_text('name = "good [red]"\nthen = { round = 1 }')
    (tmp_path / "deep" / "bad.toml").write_text('name = "bad [red]"\nthen = { round = 2 }')
    (tmp_path / "deep" / "broken.toml").write_text("name = ")
    (tmp_path / "readme.md").write_text("no scenario")
    out = StringIO()
    assert len(check([tmp_path], Console(file=out, width=200))) == 2
    assert 'scenario "bad [red]"' in out.getvalue()
    assert "at the beginning: round: expected 2, is 1" in out.getvalue()
    assert "this is not TOML" in out.getvalue()
    assert "1 of 3 scenarios hold (3 files)." in out.getvalue()
    assert len(run_files([tmp_path])) == 3
    assert [outcome.passed for outcome in run_file(tmp_path / "good.toml")] == [True]
    assert find_files([tmp_path, tmp_path / "good.toml"])[-1].name == "good.toml"
    assert len(find_files([tmp_path, tmp_path / "good.toml"])) == 3
    assert len(check([tmp_path / "deep" / "none"], Console(file=StringIO()))) == 1
    (tmp_path / "empty").mkdir()
    with pytest.raises(ScenarioError, match="no scenario files"):
        check([tmp_path / "empty"], Console(file=out, width=200))


def test_documentation_has_every_word() -> None:
    page = DOCS.read_text()
    words = {*GIVEN_KEYS, *GIVEN_SEAT_KEYS, *TABLE_KEYS, *SEAT_KEYS, *EVENT_ARGUMENTS, *SOURCE_NAMES}
    words |= set(DECISION_NAMES.values())
    missing = [word for word in sorted(words) if not re.search(rf"\b{word}\b", page)]
    assert not missing
    for event, arguments in EVENT_ARGUMENTS.items():
        told = ", ".join(f"`{name}`" for name in arguments) or "-"
        assert f"| `{event}` | {told} |" in page


def test_examples_of_the_documentation() -> None:
    blocks = re.findall(r"```toml\n(.*?)```", DOCS.read_text(), re.DOTALL)
    whole = [block for block in blocks if "name = " in block]
    assert len(whole) >= 2
    for block in whole:
        for outcome in run_text(block):
            assert outcome.passed, outcome.report
