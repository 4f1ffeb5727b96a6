"""Impossible givens and unreadable files are refused with a sentence that names the place and what would be right."""

from __future__ import annotations

from pathlib import Path

import pytest

from leopold.packs.automata import PLAYABLE
from leopold.packs.errors import show
from leopold.scenarios import ScenarioError, read_file, read_text, run_file, run_scenario, run_text

GIVENS = {
    "seat.1.krones = 21": "given.seat.1.krones: this is a whole number from 0 to 20, not 21.",
    "seat.1.emperor = 14": "given.seat.1.emperor: this is a whole number from 0 to 13, not 14.",
    "seat.1.krone = 2": 'given.seat.1: there is no key "krone"; perhaps "krones" was meant.',
    "quue = []": 'given: there is no key "quue"; perhaps "queue" was meant.',
    "seat.3.krones = 2": "given.seat: there is no seat 3; with 2 players the seats are 1 to 2.",
    "players = 5": "given.players: Grand Austria Hotel is for 2 to 4 players",
    "edition = '2016'": 'given.edition: there is no "2016" here; perhaps "2015" was meant.',
    "hotels = ['day A', 'day A']": 'given.hotels: hotel "day A" is there only once',
    "hotels = ['night']": "given.hotels: name one hotel for all, or one for each of the 2 seats; these are 1.",
    "round = 8": "given.round: this is a whole number from 1 to 7, not 8.",
    "turn = 3": "given.turn: there is no seat 3",
    "turn = 2\nseat.1.turns = 0": "given.turn: by turns and passed it is seat 1's turn, not seat 2's",
    "seat.1.turns = 2\nseat.2.turns = 2": 'given.seat: nobody has a turn left; use phase = "round_end"',
    "die_taken = true\nseat.1.turns = 1": "given.turn: say whose turn it is",
    "dice = '1 7'": 'given.dice: "7" is no face of a die; they are 1 to 6.',
    "dice = { 7 = 1 }": 'given.dice: "7" is no face of a die; they are 1 to 6.',
    "dice = [1, 2]": 'given.dice: dice are written "1 1 2 5 6 6"',
    "dice = '11111111111'": "given.dice: with 2 players there are 10 dice; 11 on the spaces and 0 on the turn-order",
    "dice = '1 1'\nbin = 3": "given.bin: with 2 players there are 10 dice; 2 on the spaces",
    "queue = [49, 50]": "given.queue: the queue has 5 spaces",
    "queue = [49, 50, 51, 52, 49]": "given.queue: guest 49 is already in the queue; a card can only be in one place.",
    "queue = { 6 = 49 }": "given.queue: there is no space '6'; they are 1 (left) to 5 (right).",
    "queue = { 1 = 48 }": "given.queue.1: there is no guest 48; guests have the numbers 49 to 104",
    "queue = { 1 = 117 }": "given.queue.1: there is no guest 117; guests have the numbers 49 to 104",
    "seat.1.cafe = [75]\nqueue = { 1 = 75 }": "given.queue: guest 75 is already in the café of seat 1",
    "seat.1.cafe = [75]\nseat.2.cafe = [75]": "given.seat.2.cafe: guest 75 is already in the café of seat 1",
    "seat.1.cafe = [75]\ndiscard = ['Baroness']": "given.discard: guest 75 is already in the café of seat 1",
    "seat.1.cafe = ['Nobody']": 'given.seat.1.cafe.1: there is no guest "Nobody"',
    "seat.1.cafe = [49, 50, 51, 52]": "given.seat.1.cafe: a café has 3 tables, and these are 4 guests.",
    "seat.1.cafe = [{ guest = 75, served = 'www' }]": "cafe.1.served: guest 75 ordered 2 wine, so 3 cannot lie there.",
    "seat.1.cafe = [{ guest = 75, has = 'w' }]": 'cafe.1: there is no key "has"',
    "seat.1.kitchen = 'x'": 'given.seat.1.kitchen: "x" is no item; items are written s (strudel), c (cake)',
    "seat.1.kitchen = { tea = 1 }": 'given.seat.1.kitchen: there is no item "tea"',
    "seat.1.kitchen = 3": 'given.seat.1.kitchen: items are written "wwk" or { wine = 2, coffee = 1 }, not 3.',
    "seat.1.rooms = { vacant = ['1.6'] }": 'rooms.vacant: there is no room "1.6"; rooms are "1.1" (bottom left)',
    "seat.1.rooms = { vacant = ['1.1', '1.1'] }": "rooms.vacant: room 1.1 is named twice; name it once.",
    "seat.1.rooms = { vacant = '1.1', occupied = '1.1' }": "rooms: room 1.1 is both vacant and occupied",
    "seat.1.rooms = { full = '1.1' }": 'given.seat.1.rooms: there is no key "full"; use "vacant" or "occupied".',
    "seat.1.bonus_unpaid = ['Z']": 'given.seat.1.bonus_unpaid: there is no group "Z" in this hotel',
    "seat.1.bonus_unpaid = ['A']\nseat.1.bonus_paid = ['A']": "bonus_paid: group A is both paid and unpaid.",
    "seat.1.hand = [49]": "given.seat.1.hand: there is no staff card 49; they have the numbers 1 to 48",
    "seat.1.hand = [1]\nseat.2.staff = [1]": "given.seat.2.staff: staff card 1 is already in the hand of seat 1",
    "seat.1.hand = [1]\nstaff_deck_top = [1]": "given.staff_deck_top: staff card 1 is already in the hand of seat 1",
    "seat.1.used = [1]": "given.seat.1.used: staff card 1 is not a once-per-round or once-a-game card in play before",
    "seat.1.staff = [9]\nseat.1.used = [9]": "staff card 9 is not a once-per-round or once-a-game card in play before",
    "seat.1.draft = [9]": 'given.seat.1.draft: cards are drafted with phase = "setup" and variant = "draft" only.',
    "staff_deck = []\nstaff_deck_top = []": "given.staff_deck: give the whole deck or only its top, not both.",
    "guest_deck = []\nguest_deck_top = []": "given.guest_deck: give the whole deck or only its top, not both.",
    "objectives = { A = 109 }": "given.objectives.A: 109 is none of category A; use 105, 106, 107 or 108.",
    "objectives = [105]": "given.objectives: name one for each of A, B and C",
    "tiles = { B = 'A1' }": "given.tiles.B: 'A1' is none of category B; use B1, B2, B3 or B4.",
    "tiles = { D = 'A1' }": 'given.tiles: there is no key "D"',
    "claims = { A = [1, 1] }": "given.claims.A: seat 1 is named twice; a player claims an objective once.",
    "claims = { A = [1, 2, 1, 2] }": "given.claims.A: an objective has 3 places, and these are 4.",
    "seat.1.vp = 5\nseat.1.sheet = { guests = 4 }": "given.seat.1.sheet: the sheet adds up to 4, but vp says 5.",
    "seat.1.sheet = { gifts = 4 }": 'given.seat.1.sheet: there is no key "gifts"',
    "modules = 'promo'": "given.modules: this is a list",
    "modules = ['waltz']": 'given.modules: there is no "waltz" here',
    "phase = 'later'": 'given.phase: there is no "later" here',
    "phase = 'new'\nqueue = { 1 = 75 }": 'given.queue: with phase = "new" the seed decides this; leave it out.',
    "phase = 'setup'\nround = 1": 'given.round: with phase = "setup" no round has begun; leave it out.',
    "phase = 'round_end'\nturn = 1": 'given.turn: with phase = "round_end" everybody has played; leave it out.',
    "phase = 'round_end'\nseat.1.turns = 1": "given.seat: the round has not ended: a seat has turns left",
    "phase = 'setup'\nmodules = ['entrances']\nentrances = ['dove']": "given.entrances: as many are auctioned as",
    "modules = ['entrances']\nseat.1.bid = 2": "given.seat.1.bid: bids are made with actions; leave it out.",
    "phase = 'setup'\nvariant = 'draft'\nseat.1.draft = [1]": "given.seat: everybody drafts from the same number",
    "guests_out = [49]\nqueue = { 1 = 49 }": "given.guests_out: guest 49 is already in the queue",
    "guests_out = 'all'": 'given.guests_out: this is a list in square brackets, not "all".',
    "seed = -1": "given.seed: A seed is any text or a whole number from 0",
    "seed = 1.5": "given.seed: a seed is a whole number or a text.",
    "packs = ['nowhere.toml']": "given.packs: ",
    "play = ['guest 9']": "given.play.1: `guest 9` cannot be played there.",
    "seat = 3": "given.seat: this is a table of keys and values, not 3.",
    "seat.1.hand = 3": "given.seat.1.hand: this is a list in square brackets, not 3.",
    # --- the solo game
    "level = 'hard'": 'given.level: this belongs to the solo game; write solo = "leopold" as well.',
    "markers = { A = 'III' }": 'given.markers: this belongs to the solo game; write solo = "leopold" as well.',
    "solo = 'franz'": f'given.solo: there is no "franz" here; use {" or ".join(map(show, PLAYABLE))}.',
}

SOLO = {
    "modules = ['key']": 'given.modules: "Start Player" is for several players, not for the solo game.',
    "level = 'expert'": 'given.level: there is no "expert" here',
    "players = 2": "given.players: The solo game is for one player, not 2.",
    "variant = 'draft'": "given.variant: In the solo game you choose your hand from staff cards that you draw;",
    "start = 1": "given.start: in round 1 of the solo game seat 2 has tile 1",
    "round = 2\nstart = 2": "given.start: in round 2 of the solo game seat 1 has tile 1",
    "start = 3": "given.start: there is no seat 3",
    "hotels = ['night', 'day A']": "given.hotels: the automaton always has the night side",
    "hotels = ['night', 'night', 'night']": "given.hotels: name your own hotel alone; these are 3.",
    "hotels = 'day'": 'given.hotels: there is no "day" here',
    "turn = 2\ndie_taken = true": "given.die_taken: Leopold's turn happens by itself, and as a whole",
    "guest_taken = true": "given.guest_taken: Leopold's turn happens by itself, and as a whole",
    "acted = true": "given.acted: Leopold's turn happens by itself, and as a whole",
    "turn = 1\nseat.1.turns = 0": "given.turn: by turns and passed it is seat 2's turn, not seat 1's",
    "instruction = 213": "given.instruction: there is no instruction card 213 in this deck; they have the numbers "
    "193 to 212.",
    "instruction = '193'": 'given.instruction: there is no instruction card "193" in this deck',
    "instructions_top = [192]": "given.instructions_top: there is no instruction card 192 in this deck",
    "instructions_top = 193": "given.instructions_top: this is a list in square brackets, not 193.",
    "instructions_top = [193, 193]": "given.instructions_top: instruction card 193 is named twice; name it once.",
    "instruction = 193\ninstructions = [193]": "given.instructions: instruction card 193 lies open",
    "instructions = []\ninstructions_top = []": "given.instructions: give the whole deck or only its top, not both",
    "private = [1]": "given.private: staff card 1 is no end-of-game card, and Leopold has only such.",
    "private = [27, 27]": "given.private: staff card 27 is already in the private deck of seat 2",
    "private = [27]\nseat.1.hand = [27]": "given.private: staff card 27 is already in the hand of seat 1",
    "private = [27]\nstaff_deck_top = [27]": "given.staff_deck_top: staff card 27 is already in the private deck",
    "private = [27]\nprivate_deck = 1": "given.private: give the cards of the private deck or only how many",
    "private_deck = 6": "given.private_deck: this is a whole number from 0 to 5, not 6.",
    "private_deck = 5\nseat.2.staff = [27]": "given.private_deck: Leopold has 5 staff cards in all; 1 in play and 5",
    "private = [27, 28, 29, 30, 31, 32]": "given.private: Leopold has 5 staff cards in all; 0 in play and 6",
    "markers = { A = 'I' }": "given.markers.A: on I Leopold claims the objective at once; write it into claims.",
    "markers = { A = 'IV' }": 'given.markers.A: there is no "IV" here',
    "markers = { D = 'II' }": 'given.markers: there is no key "D"',
    "markers = { A = 'II' }\nclaims = { A = [2] }": "given.markers.A: Leopold has claimed this objective",
    "seat.2.krones = 1": "given.seat.2.krones: Leopold never has krones; leave it out.",
    "seat.2.kitchen = 's'": "given.seat.2.kitchen: Leopold never has anything in a kitchen; leave it out.",
    "seat.2.cafe = [75]": "given.seat.2.cafe: Leopold has no café: guests go straight into a room; leave it out.",
    "seat.2.hand = [1]": "given.seat.2.hand: Leopold has no hand, only a private deck; leave it out.",
    "seat.2.used = [1]": "given.seat.2.used: Leopold has end-of-game staff only",
    "seat.2.draft = [1]": "given.seat.2.draft: Leopold drafts no cards; leave it out.",
    "seat.2.passed = true": "given.seat.2.passed: Leopold never passes; leave it out.",
    "seat.2.bonus_paid = ['A']": "given.seat.2.bonus_paid: Leopold never gets an occupancy bonus; leave it out.",
    "seat.2.rooms = { vacant = ['1.1'] }": "given.seat.2.rooms: Leopold has no vacant rooms; name those occupied.",
    "seat.2.staff = [1]": "given.seat.2.staff: staff card 1 is no end-of-game card, and Leopold has only such.",
    "seat.3.vp = 1": "given.seat: there is no seat 3",
    "phase = 'new'\ninstructions_top = [193]": 'given.instructions_top: with phase = "new" the seed decides this',
    "phase = 'setup'\nround = 2": 'given.round: with phase = "setup" no round has begun; leave it out.',
}
GIVENS |= {f"solo = 'leopold'\n{given}": sentence for given, sentence in SOLO.items()}


@pytest.mark.parametrize("given", GIVENS)
def test_bad_given(given: str) -> None:
    scenario = read_text(f'name = "bad"\nthen = {{ round = 1 }}\n[given]\n{given}\n', "bad.toml")[0]
    with pytest.raises(ScenarioError) as wrong:
        run_scenario(scenario)
    assert GIVENS[given] in str(wrong.value)
    assert str(wrong.value).startswith('bad.toml, scenario "bad", given')
    assert str(wrong.value).endswith((".", "?"))


FILES = {
    "name = ": "bad.toml: this is not TOML: ",
    "then = { round = 1 }": "bad.toml, name: this is a text in quotation marks",
    "name = 'x'": 'bad.toml, scenario "x": nothing is expected here; write a then.',
    "name = 'x'\nthen = { round = 1 }\nstep = []": "write either when and then, or steps that have them; not both.",
    "name = 'x'\nwhen = [{ do = 'end', refuse = true }]": 'when.1: there is no key "refuse"; perhaps "refused"',
    "name = 'x'\nwhen = [3]": "when.1: this is a text in quotation marks, not 3.",
    "name = 'x'\nwhen = 3": "when: this is a list in square brackets, not 3.",
    "name = 'x'\nthen = 3": "then: this is a table of keys and values, not 3.",
    "name = 'x'\nmeanwhile = 3": 'bad.toml: there is no key "meanwhile"',
    "[[scenario]]\nname = 'x'\nresult = 3": 'bad.toml, scenario 1: there is no key "result"',
    "[[scenario]]\nname = 'x'\nthen.round = 1\n[[scenario]]\nname = 'x'\nthen.round = 1": "another scenario of this",
    "[given]\nwithout = ['dice']\n[[scenario]]\nname = 'x'\nthen.round = 1": "bad.toml, given.without: a scenario",
    "name = 'x'\nthen.round = 1\ngiven.without = ['dice']": 'given.without: the base of this file has no "dice" to',
    "[given]\nseat.1.vp = 3\n[[scenario]]\nname = 'x'\nthen.round = 1\ngiven.without = ['seat.1.krones']": (
        'given.without: the base of this file has no "seat.1.krones" to leave out.'
    ),
    "when = []\n[[scenario]]\nname = 'x'\nthen.round = 1": 'bad.toml: there is no key "when"',
}


@pytest.mark.parametrize("content", FILES)
def test_bad_file(content: str) -> None:
    with pytest.raises(ScenarioError) as wrong:
        for scenario in read_text(content, "bad.toml"):
            run_scenario(scenario)
    assert FILES[content] in str(wrong.value)


def test_a_scenario_that_cannot_be_read_does_not_hide_the_others() -> None:
    outcomes = run_text(
        """
        [[scenario]]
        name = "first"
        then = { round = 1 }
        [[scenario]]
        name = "nothing is expected"
        when = ["guest 5"]
        [[scenario]]
        then = { round = 1 }
        [[scenario]]
        name = "last"
        then = { round = 2 }
        """,
        "some.toml",
    )
    assert [outcome.passed for outcome in outcomes] == [True, False, False, False]
    assert [outcome.trouble for outcome in outcomes] == [
        "",
        'some.toml, scenario "nothing is expected": nothing is expected here; write a then.',
        'some.toml, scenario 3.name: this is a text in quotation marks, not "".',
        "",
    ]


UNREADABLE = {
    "when = ['dei 3']": "when.1: `dei 3` is not an action; did you mean `die 3`",
    "when = ['guest 5']\nthen = { illegal = ['dei 3'] }": "then.illegal: `dei 3` is not an action",
    "when = [{ do = 'die 7', refused = true }]": "when.1: A die is a number from 1 to 6, not `7`",
    "when = [{ do = 'hire 99', refused = 'card' }]": "when.1: There is no staff card `99`",
    "when = ['guest 5', { do = 'check-in 75 9.9', refused = true }]": "when.2: There is no room 9.9",
    "when = [{ do = 'die 3 as 4', refused = true }]": "when.1: Only a six copies another action.",
    "when = [{ do = 'die 5 lost', refused = true }]": "when.1: Only the action of a six can be lost",
    "then = { illegal = ['take 1 strudel 1 wine'] }": "then.illegal: Strudel goes with cake",
    "then = { illegal = { 'guest Nobody' = 'queue' } }": "then.illegal: There is no guest `nobody`",
    "then = { legal = ['end now'] }": "then.legal: `end` stands alone",
    "then = { only = ['guest', 'dye'] }": "then.only: `dye` is not an action",
}


@pytest.mark.parametrize("content", UNREADABLE)
def test_what_is_no_action_is_not_taken_for_a_refusal(content: str) -> None:
    rest = "" if "then" in content else "then = { round = 1 }"
    outcome = run_text(f'name = "typo"\n{content}\n{rest}', "typo.toml")[0]
    assert not outcome.passed
    assert outcome.trouble.startswith(f'typo.toml, scenario "typo", {UNREADABLE[content]}')


THENS = {
    "gold = 3": 'then: there is no key "gold"',
    "seat.3.krones = 3": "then.seat: there is no seat 3;",
    "seat.1.gold = 3": 'then.seat.1: there is no key "gold"',
    "seat.1.krones = 'many'": "then.seat.1.krones: this is a whole number",
    "decision = 'lunch'": 'then.decision: there is no "lunch" here',
    "events = ['party']": 'then.events.1: there is no "party" here',
    "events = [{ event = 'vp', krones = 3 }]": 'then.events.1: there is no key "krones"',
    "unchanged = ['seat.1.gold']": 'then.unchanged: there is no "seat.1.gold" to compare',
    "queue = [1]": "then.queue: the queue has 5 spaces",
    "seat.1.rooms = { '9.9' = 'vacant' }": 'then.seat.1.rooms: there is no room "9.9"',
    "seat.1.rooms = { '1.1' = 'full' }": 'then.seat.1.rooms.1.1: there is no "full" here',
    "over = 1": "then.over: this is true or false, not 1.",
    "legal = ['die 6']": "then.legal: ",
    "not.legal = ['end']": 'then.not: there is no key "legal"',
    "not.seat.1.gold = 3": 'then.not.seat.1: there is no key "gold"',
    "not.decision = 'lunch'": 'then.not.decision: there is no "lunch" here',
    "private = []": "then.private: this belongs to the solo game.",
    "instruction = 193": "then.instruction: this belongs to the solo game.",
}


@pytest.mark.parametrize("then", THENS)
def test_bad_then(then: str) -> None:
    scenario = read_text(f'name = "bad"\n[then]\n{then}\n', "bad.toml")[0]
    with pytest.raises(ScenarioError) as wrong:
        run_scenario(scenario)
    assert THENS[then] in str(wrong.value)


def test_missing_file(tmp_path: Path) -> None:
    with pytest.raises(ScenarioError, match="cannot be read"):
        read_file(tmp_path / "none.toml")
    outcome = run_file(tmp_path / "none.toml")[0]
    assert not outcome.passed
    assert "cannot be read" in outcome.report


def test_not_utf8(tmp_path: Path) -> None:
    file = tmp_path / "latin.toml"
    file.write_bytes(b'name = "caf\xe9"')
    with pytest.raises(ScenarioError, match="UTF-8"):
        read_file(file)
