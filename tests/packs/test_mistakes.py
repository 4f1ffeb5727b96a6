"""Every kind of mistake gives one sentence that names file, card and field, and says what would be right."""

from __future__ import annotations

import contextlib
import datetime
import json
import re
from pathlib import Path
from typing import Any

import pytest

from leopold.packs import PackError, check_pack, codes, load_pack, tables
from leopold.packs.automata import AUTOMATA
from leopold.packs.building import NAME_EXAMPLE, STEPS_EXAMPLE
from leopold.packs.checking import BOARD, FIELDS
from leopold.packs.layers import ID_KINDS, TOP_KEYS, collect, lay_over
from leopold.packs.modules import CHOOSABLE, MODULES
from leopold.packs.pack import assemble, merge
from leopold.packs.parts import SCORE_EXAMPLE, STEP_ARGUMENTS
from leopold.packs.reading import MODULE_FILES, Document, read_own
from leopold.packs.values import SOURCES
from tests.plain import PSEUDO, left_in_english, words_of

STAFF = "[[staff]]\nnumber = 13\n"
GUEST = "[[guest]]\nnumber = 75\n"
ROUND = "[[staff]]\nnumber = 1\neffect = "
NEW = '[[staff]]\nnumber = 300\nname = { en = "New" }\ncost = 1\n'
CARD = "[[instruction]]\nnumber = 193\n"
NIGHT = '[[hotel]]\nside = "night"\n'
WAITS = (
    '[[staff]]\nnumber = %d\nname = { en = "New" }\ncost = 1\ntiming = "permanent"\nwhen = { %s }\neffect = [{ %s }]\n'
)
HALL = '[[ballroom]]\nid = "apollosaal"\n'
CURIE = '[[celebrity]]\nid = "marie_curie"\n'
DOVE = '[[entrance]]\nid = "dove"\n'
ATTIC = '[[rehearsal_room]]\nid = "attic"\n'

MISTAKES = [
    # --- two values that do not go together: the blame is not on our own file
    ("[board.play]\nkrone_cap = 5", "mine.toml, board.play, krone_cap: 10 krones do not fit on a money track of 5;"),
    ("[board.setup]\nrooms = 9", "mine.toml, board.setup, rooms: 10 krones may be too few for the first 9 rooms;"),
    ("[board.floors]\ncost = [9, 9, 9, 9]", "mine.toml, board.floors, cost: 10 krones may be too few for the first 3"),
    # --- the file and its tables
    (
        "cost = \n",
        "line 1, column 8: this is not TOML (no value begins like this); docs/packs.md shows the form of a pack.",
    ),
    ("[[staff]\n", "mine.toml, line 1, column 8: this is not TOML"),
    ("a = 1\na = 2\n", "mine.toml, line 2, column 6: this is not TOML (it has been said before);"),
    ("a = 1\nb =", "mine.toml, line 2, at the end: this is not TOML (no value begins like this);"),
    ("x = " + "[" * 5000, "mine.toml: this is not TOML of a sensible size"),
    ("x = " + "9" * 5000, "mine.toml: this is not TOML of a sensible size"),
    ("[[stuff]]\nnumber = 1", 'mine.toml: "stuff" is not a field of a pack; perhaps "staff" was meant.'),
    ("[qqq]", 'mine.toml: "qqq" is not a field of a pack; use "source", "sources", "staff", "guest",'),
    ("[staff]\nnumber = 1", "mine.toml, staff: this is not a list of tables; write [[staff]] above each of them."),
    ("staff = [3]", "mine.toml, staff table 1: 3 is not a table; write [[staff]] above each of them."),
    ('source = "hearsay"', 'mine.toml, source: "hearsay" is not a source; use "rulebook", "public", "picture",'),
    ('[sources.staff]\ncots = "house"', 'mine.toml, sources, staff: "cots" is not a field here; perhaps "cost" was'),
    (
        '[sources.stuff]\ncost = "house"',
        'mine.toml, sources: "stuff" is not a kind of table; perhaps "staff" was meant.',
    ),
    ('sources = "house"', "mine.toml, sources: "),
    ("board = 3", "mine.toml, board: this is not a table; write [board.setup] and so on above its numbers."),
    ("introductory = 3", "mine.toml, introductory: this is not a table; write [introductory] above its sets."),
    # --- cards
    (STAFF + "cost = 45", "mine.toml, staff 13, cost: 45 is out of range; a cost is a whole number from 0 to 20."),
    (STAFF + "cost = -1", "mine.toml, staff 13, cost: -1 is out of range; a cost is a whole number from 0 to 20."),
    (STAFF + "cost = true", "staff 13, cost: true is not a whole number; a cost is a whole number from 0 to 20."),
    (STAFF + 'cost = "2"', 'staff 13, cost: "2" is not a whole number; a cost is a whole number from 0 to 20.'),
    (STAFF + "cost = 2.0", "staff 13, cost: 2.0 is not a whole number; a cost is a whole number from 0 to 20."),
    (STAFF + "cots = 3", 'mine.toml, staff 13: "cots" is not a field of a staff card; perhaps "cost" was meant.'),
    (STAFF + "zzz = 3", 'mine.toml, staff 13: "zzz" is not a field of a staff card; use "number", "name", "also",'),
    (STAFF + 'source = "me"', 'mine.toml, staff 13, source: "me" is not a source; use "rulebook", "public", "picture"'),
    (STAFF + 'cost = 2\nsources = { timing = "house" }', "staff 13, sources: timing has no value in this table;"),
    (STAFF + 'timing = "sometimes"', 'staff 13, timing: "sometimes" is not a timing; use "once", "round", "permanent"'),
    (STAFF + 'timing = "onec"', 'staff 13, timing: "onec" is not a timing; perhaps "once" was meant.'),
    (STAFF + "name = 3", "mine.toml, staff 13, name: 3 is not a name; a name is a table in braces."),
    (STAFF + 'name = { en = "" }', 'mine.toml, staff 13, name, en: "" is not a name; write some text in quotes.'),
    (STAFF + 'name = { english = "X" }', 'staff 13, name: "english" is not a language; write its short code, such as'),
    (STAFF + 'name = { en = "\\u001b[2J" }', "staff 13, name, en: "),
    ("[[staff]]\ncost = 3", "mine.toml, staff table 1, number: it is missing; say which one the table is about,"),
    ("[[staff]]\nnumber = 0\ncost = 3", "staff table 1, number: 0 is out of range; a card's number is a whole number"),
    (STAFF + "cost = 1\n" + STAFF + "cost = 2", "mine.toml, staff 13: it stands in the file twice;"),
    ("[[guest]]\nnumber = 13", "mine.toml, guest 13, number: 13 is a staff card already, not a guest; 233 is free."),
    (
        "[[staff]]\nnumber = 75\ncost = 3",
        "mine.toml, staff 75, number: 75 is a guest already, not a staff card; 233 is free.",
    ),
    ("[[staff]]\nnumber = 201", "staff 201, number: 201 is an instruction card already, not a staff card; 233 is"),
    ("[[instruction]]\nnumber = 13", "instruction 13, number: 13 is a staff card already, not an instruction card;"),
    # --- what staff do
    (
        STAFF + "effect = [{ gain_krones = 1 }]",
        'mine.toml, staff 13, effect: a card with the timing "permanent" has no',
    ),
    (STAFF + 'timing = "once"', "mine.toml, staff 13, effect: it is missing; write one, such as [{ gain_kron"),
    (
        STAFF + "powers = []",
        "mine.toml, staff 13, powers: a list of 0 does not fit; a list of powers has 1 to 8 entries.",
    ),
    (STAFF + "powers = [{ die_vq = 1 }]", 'staff 13, powers, part 1: "die_vq" is not a power; perhaps "die_vp" was'),
    (
        STAFF + "powers = [{ die_vp = 1 }]",
        "staff 13, powers, part 1, die_vp: faces is missing; say for which faces the",
    ),
    (STAFF + "powers = [{ die_vp = 1, faces = [7] }]", "die_vp, faces, entry 1: 7 is out of range; a die's face is"),
    (STAFF + "powers = [{ die_vp = 1, faces = [3, 3] }]", "faces: [3, 3] names a face twice; name each face once."),
    (STAFF + 'powers = [{ die_vp = 1, rooms = ["red"] }]', 'die_vp: "rooms" is not a field of the power die_vp;'),
    (
        STAFF + 'powers = [{ room_free = true, rooms = ["green"] }]',
        '"green" is not a colour here; use "blue", "red" or',
    ),
    (STAFF + 'powers = [{ check_in_vp = 1, guests = ["red", "red"] }]', "names a colour twice; name each colour once."),
    (
        STAFF + "powers = [{ six_free = 1 }]",
        "staff 13, powers, part 1, six_free: 1 does not fit; write six_free = true.",
    ),
    (
        STAFF + "powers = [{ immune = true, six_free = true }]",
        "powers, part 1: it says immune and six_free; a power says",
    ),
    (
        STAFF + "powers = [{ }]",
        "staff 13, powers, part 1: it says nothing; a power says one thing, such as check_in_krones.",
    ),
    (STAFF + "powers = [3]", "staff 13, powers, part 1: 3 is not a power; a power is a table in braces."),
    (
        STAFF + "powers = [{ die_vp = 1, faces = [1, 2, 3, 4, 5, 6] }, { die_strength = 1, faces = [1, 2, 3] }]",
        "staff 13, powers: 9 colours or faces are too many; a card has 8 of them in all.",
    ),
    ("[[staff]]\nnumber = 46\nscore = { vp = 3 }", "staff 46, score: each is missing; write, for example, { vp = 3,"),
    (
        '[[staff]]\nnumber = 46\nscore = { vp = 3, each = "stairs" }',
        'staff 46, score, each: "stairs" is not something to',
    ),
    (
        '[[staff]]\nnumber = 46\nscore = { vp = 0, each = "floors" }',
        "staff 46, score, vp: 0 is out of range; a score's",
    ),
    (
        '[[staff]]\nnumber = 46\nscore = { vp = 1, each = "occupied_colour" }',
        "score: colour is missing; occupied_colour",
    ),
    ('[[staff]]\nnumber = 46\nscore = { vp = 1, each = "tiles", colour = "red" }', "a score for tiles has no colour;"),
    (
        "[[staff]]\nnumber = 46\nscore = { copy = false }",
        "staff 46, score: { copy = false } does not fit; a score that",
    ),
    # --- steps
    (
        GUEST + "reward = 3",
        "mine.toml, guest 75, reward: 3 is not a list; a list of steps is a list in square brackets.",
    ),
    (GUEST + "reward = [{ gain_crones = 3 }]", 'reward, part 1: "gain_crones" is not a step; perhaps "gain_krones"'),
    (GUEST + "reward = [{ gain_krones = 0 }]", "reward, part 1, gain_krones: 0 is out of range; an amount is a whole"),
    (
        GUEST + "reward = [{ gain_item = { beer = 1 } }]",
        'part 1, gain_item: "beer" is not an item; use "strudel", "cake"',
    ),
    (GUEST + "reward = [{ hire = 1 }]", "guest 75, reward, part 1, hire: 1 does not fit; hire is followed by"),
    (
        GUEST + "reward = [{ hire = { discount = 1 } }]",
        "part 1, hire: cards is missing; write how many, such as cards = 1.",
    ),
    (
        GUEST + 'reward = [{ hire = { cards = 1, discount = "all" } }]',
        '"all" is not a discount; write krones from 0 to 20',
    ),
    (GUEST + "reward = [{ hire = { cards = 1, floors = 1 } }]", 'hire: "floors" is not a field of the step hire;'),
    (GUEST + "reward = [{ prepare = { rooms = 1, floors = 5 } }]", "prepare, floors: 5 is out of range; the highest"),
    (
        GUEST + "reward = [{ look_and_hire = { cards = 3, must = 1 } }]",
        "must: 1 is neither true nor false; write one of",
    ),
    (
        GUEST + "reward = [{ spend_krones = 2 }]",
        "guest 75, reward: spend_krones takes something away, and whether it is",
    ),
    (GUEST + "reward = [{ gain_item = { champagne = 1 } }]", "guest 75, reward: there is no champagne in a game with"),
    (GUEST + 'order = "sp"', "guest 75, order: there is no champagne in a game with these modules."),
    (ROUND + "[{ gain_vp = 1 }, { go_back = 2 }]", "staff 1, effect: go_back stands after something else; what is"),
    (
        ROUND + "[{ spend_item = { wine = 1 } }, { spend_item = { wine = 2 } }]",
        "spend_item takes the same thing twice;",
    ),
    (STAFF + 'timing = "once"\neffect = [{ go_back = 2 }]', "effect: go_back takes something away, and whether it is"),
    (GUEST + "reward = [{ extra_turn = 2 }]", "part 1, extra_turn: 2 does not fit; write extra_turn = true."),
    (
        GUEST + "reward = [" + "{ gain_vp = 1 }, " * 7 + "]",
        "guest 75, reward: a list of 7 does not fit; a list of steps has",
    ),
    # --- guests
    (GUEST + 'order = "xx"', 'mine.toml, guest 75, order: "x" is no dish or drink; write s for strudel, c for cake,'),
    (GUEST + 'order = ""', 'guest 75, order: "" is out of range; an order has 1 to 6 dishes and drinks.'),
    (GUEST + 'order = "sssssss"', "is out of range; an order has 1 to 6 dishes and drinks."),
    (GUEST + "order = 3", "mine.toml, guest 75, order: 3 is not text; an order is written in letters: s for strudel,"),
    (
        GUEST + 'colour = "pink"',
        'guest 75, colour: "pink" is not a colour of guests; use "blue", "red", "yellow" or "green"',
    ),
    (GUEST + "vp = 51", "mine.toml, guest 75, vp: 51 is out of range; a guest's vp is a whole number from -20 to 50."),
    (GUEST + 'promo = "yes"', 'guest 75, promo: "yes" is neither true nor false; write one of the two.'),
    # --- new cards
    ("[[staff]]\nnumber = 300\ncost = 1", "mine.toml, staff 300, name: it is missing; write one, such as {"),
    ('[[staff]]\nnumber = 300\nname = { fr = "X" }', "staff 300, name: the English name is missing; write at least"),
    (NEW, 'mine.toml, staff 300, timing: it is missing; write one, such as "once".'),
    (NEW + 'timing = "once"\neffect = []', "staff 300, effect: the list is empty; a staff card does something,"),
    (NEW + 'timing = "end"', "mine.toml, staff 300, score: it is missing; write one, such as { vp = 3,"),
    (
        '[[guest]]\nnumber = 300\nname = { en = "X" }',
        'guest 300, colour: it is missing; write one, such as "blue"',
    ),
    ("[[objective]]\nnumber = 300", 'objective 300, letter: it is missing; write one, such as "A".'),
    (
        '[[emperor]]\nid = "A9"',
        "emperor tile A9, reward: it is missing; write one, such as [{ gain_krones = 3",
    ),
    ('[[emperor]]\nid = "A1"\nreward = []', "emperor tile A1, reward: the list is empty; a tile has a reward, such as"),
    # --- objectives and tiles
    (
        '[[objective]]\nnumber = 105\nletter = "D"',
        'objective 105, letter: "D" is not a letter of objectives; use "A", "B"',
    ),
    ("[[objective]]\nnumber = 105\nneeds = { gold = 3 }", 'objective 105, needs: "gold" is not a need; use "krones"'),
    ("[[objective]]\nnumber = 105\nneeds = { floors = 5 }", "needs, floors: 5 is out of range; a need of floors is a"),
    ("[[objective]]\nnumber = 105\nneeds = { colours = {} }", "needs, colours: no colour stands here; write, for"),
    (
        "[[objective]]\nnumber = 105\nneeds = { colours = { green = 2 } }",
        '"green" is not a colour of rooms; use "blue"',
    ),
    (
        '[[emperor]]\nid = "D1"',
        'emperor table 1, id: "D1" is not the id of a tile; an id is A, B or C and a number, such',
    ),
    (
        "[[emperor]]\nreward = [{ gain_vp = 1 }]",
        "emperor table 1, id: it is missing; say which one the table is about,",
    ),
    (
        '[[emperor]]\nid = "A1"\npenalty = { lose_crones = 3 }',
        'emperor tile A1, penalty: "lose_crones" is not a penalty;',
    ),
    (
        '[[emperor]]\nid = "A1"\npenalty = { lose_krones = 3 }',
        "emperor tile A1, penalty: else_vp is missing; say what is lost",
    ),
    (
        '[[emperor]]\nid = "A1"\npenalty = { lose_krones = 30, else_vp = 5 }',
        "lose_krones: 30 is out of range; an amount",
    ),
    (
        '[[emperor]]\nid = "A1"\npenalty = { lose_krones = 3, else_vp = 99 }',
        "penalty, else_vp: 99 is out of range; a loss",
    ),
    (
        '[[emperor]]\nid = "A2"\npenalty = { return_kitchen = 1 }',
        "return_kitchen: 1 does not fit; write return_kitchen",
    ),
    # --- instruction cards
    ("[instruction]", "mine.toml, instruction: this is not a list of tables; write [[instruction]] above each of"),
    (
        '[[instruction]]\nhand = "left"',
        "mine.toml, instruction table 1, number: it is missing; say which one the table",
    ),
    (CARD + "die = [1]", 'mine.toml, instruction 193: "die" is not a field of an instruction card; perhaps "dice" was'),
    (CARD + 'name = { en = "X" }', 'mine.toml, instruction 193: "name" is not a field of an instruction card;'),
    (CARD * 2, "mine.toml, instruction 193: it stands in the file twice;"),
    (CARD + 'automaton = "leo"', 'instruction 193, automaton: "leo" is not an automaton; perhaps "leopold" was meant.'),
    (CARD + 'hand = "up"', 'mine.toml, instruction 193, hand: "up" is not a way for the hand to point; use "right" or'),
    (CARD + "guests = 3", "instruction 193, guests: 3 is not a list; a list of guests is a list in square brackets."),
    (CARD + 'guests = ["red"]', 'guests, part 1: "red" is not a guest to take; a guest to take is a table in braces.'),
    (
        CARD + "guests = [" + '{ colour = "red", from = "easy" }, ' * 3 + "]",
        "instruction 193, guests: a list of 3 does not fit; a list of guests has 0 to 2 entries.",
    ),
    (
        CARD + 'guests = [{ colour = "pink", from = "easy" }]',
        'guests, part 1, colour: "pink" is not a colour of guests; use "blue", "red", "yellow", "green" or "any".',
    ),
    (CARD + 'guests = [{ from = "easy" }]', "guests, part 1: colour is missing; write one, such as colour ="),
    (CARD + 'guests = [{ colour = "red" }]', "guests, part 1: from is missing; say from which level it counts, such"),
    (
        CARD + 'guests = [{ colour = "red", from = "all" }]',
        'guests, part 1, from: "all" is not a level; use "easy", "medium" or "hard".',
    ),
    (
        CARD + 'guests = [{ colour = "red", form = "easy" }]',
        'guests, part 1: "form" is not a field of a guest to take; perhaps "from" was meant.',
    ),
    (
        "[[instruction]]\nnumber = 213\n" + 'guests = [{ colour = "red", ball = "last", from = "easy" }]',
        'instruction 213, guests, part 1, ball: "last" is not a ball; use "next" or "after_next".',
    ),
    (
        CARD + 'guests = [{ colour = "red", ball = "next", from = "easy" }]',
        "instruction 193, guests, part 1, ball: only Elisabeth sends guests to a ball; leave it out, or let it be a",
    ),
    (CARD + "dice = 3", "instruction 193, dice: 3 is not a list; a list of dice is a list in square brackets."),
    (CARD + "dice = []", "instruction 193, dice: a list of 0 does not fit; a list of dice has 1 to 2 entries."),
    (CARD + "dice = [1, 2, 3]", "instruction 193, dice: a list of 3 does not fit; a list of dice has 1 to 2 entries."),
    (CARD + "dice = [7]", "dice, entry 1: 7 is out of range; a die's face is a whole number from 1 to 6."),
    (CARD + "dice = [true]", "dice, entry 1: true is not a whole number; a die's face is a whole number from 1 to 6."),
    (CARD + 'dice = ["3"]', 'dice, entry 1: "3" is not a die; write a face from 1 to 6, "any" or "colour".'),
    (CARD + "dice = [3, 3]", "instruction 193, dice: [3, 3] names a face twice; name each face once."),
    (CARD + 'dice = [3, "any"]', 'dice: [3, "any"] does not fit; "any" stands alone, and only faces make a pair.'),
    (CARD + 'dice = ["colour"]', "instruction 193, dice, entry 1: only Elisabeth takes a coloured die; leave it out,"),
    (
        CARD + "extras = [" + '{ emperor = 1, from = "easy" }, ' * 3 + "]",
        "instruction 193, extras: a list of 3 does not fit; a list of extras has 0 to 2 entries.",
    ),
    (CARD + 'extras = [{ krones = 1, from = "easy" }]', 'extras, part 1: "krones" is not an extra; use "emperor",'),
    (CARD + 'extras = [{ from = "easy" }]', "extras, part 1: it says nothing; an extra says one thing, such as"),
    (
        CARD + 'extras = [{ emperor = 1, staff = 1, from = "easy" }]',
        "extras, part 1: it says emperor and staff; an extra says one thing, such as emperor.",
    ),
    (CARD + "extras = [{ emperor = 1 }]", "extras, part 1: from is missing; say from which level it counts, such as"),
    (CARD + 'extras = [{ emperor = 0, from = "easy" }]', "part 1, emperor: 0 is out of range; a number of steps is a"),
    (CARD + 'extras = [{ staff = 9, from = "easy" }]', "part 1, staff: 9 is out of range; a number of cards is a"),
    (
        CARD + 'extras = [{ objective = "D", from = "easy" }]',
        'extras, part 1, objective: "D" is not an objective; use "A", "B", "C" or "any".',
    ),
    (CARD + 'extras = [{ emperor = 1, from = "gold" }]', 'extras, part 1, from: "gold" is not a level; use "easy",'),
    (
        CARD + 'extras = [{ dancer = "next", from = "easy" }]',
        "instruction 193, extras, part 1, dancer: only Elisabeth sends dancers to a ball; leave it out, or let it be",
    ),
    (
        '[[instruction]]\nnumber = 214\nautomaton = "leopold"',
        "mine.toml, instruction 214, automaton: only Elisabeth sends guests to a ball;",
    ),
    ("[[instruction]]\nnumber = 300", 'instruction 300, automaton: it is missing; write one, such as "leopold".'),
    (
        '[[instruction]]\nnumber = 300\nautomaton = "leopold"',
        "instruction 300, guests: it is missing; write one, such as [{ colour =",
    ),
    (
        '[[instruction]]\nnumber = 300\nautomaton = "leopold"\nguests = []\ndice = [1]\nextras = []',
        'mine.toml, instruction 300, hand: it is missing; write one, such as "right".',
    ),
    # --- hotels
    ("[[hotel]]\nbadges = []", 'mine.toml, hotel table 1, side: it is missing; write side = "night" or side = "day".'),
    ('[[hotel]]\nside = "noon"', 'hotel table 1, side: "noon" is not a side; use "night" or "day".'),
    ('[[hotel]]\nside = "day"', 'hotel table 1, letter: it is missing; a day side has one, such as letter = "A".'),
    (
        '[[hotel]]\nside = "day"\nletter = "E"',
        'hotel table 1, letter: "E" is not a letter of hotels; use "A", "B", "C" or',
    ),
    (NIGHT + 'letter = "A"', "hotel table 1, letter: the night side has no letter; only day sides have one."),
    (
        NIGHT + 'colours = ["red"]',
        "hotel night, colours: a list of 1 does not fit; a hotel's list of colours has 4 entries.",
    ),
    (
        NIGHT + "colours = [1, 2, 3, 4]",
        "hotel night, colours, floor 1: 1 is not text; a floor is 5 words in quotes.",
    ),
    (
        NIGHT + 'colours = ["red", "red", "red", "red"]',
        "colours, floor 1: 1 is the wrong number of rooms; a floor has 5.",
    ),
    (
        NIGHT + 'colours = ["red red red red green", "", "", ""]',
        "hotel night, colours, floor 2: 0 is the wrong number of rooms; a floor has 5.",
    ),
    (
        NIGHT
        + 'colours = ["red red red red green", "red red red red red", "red red red red red", "red red red red red"]',
        'hotel night, colours, floor 1, room 5: "green" is not a colour of rooms; use "blue", "red" or "yellow".',
    ),
    (
        NIGHT + 'groups = ["A A C C D", "B B C C E", "F G H E E", "F G H I J"]',
        "mine.toml, hotel night, groups, group A: its rooms are blue and yellow; a group has one colour.",
    ),
    (
        NIGHT + 'groups = ["A B C C A", "B B C C E", "F G H E E", "F G H I J"]',
        "mine.toml, hotel night, groups, group A: its rooms do not all touch; a group is one connected area.",
    ),
    (
        NIGHT
        + 'colours = ["red red red red red", "red red red red red", "red red red red red", "red red red red red"]\n'
        + 'groups = ["A A A A A", "B B C C E", "F G H E E", "F G H I J"]',
        "mine.toml, hotel night, groups, group A: it has 5 rooms; a group has 1 to 4.",
    ),
    (
        NIGHT + "groups = [" + ", ".join(f'"{" ".join(f"{f}{c}" for c in range(5))}"' for f in range(4)) + "]",
        "mine.toml, hotel night, groups: there are 20 groups; a hotel has at most 16.",
    ),
    (
        NIGHT + "badges = [[1], [], [], []]",
        "hotel night, badges, floor 1: a list of 1 does not fit; a floor's list of badges has 5",
    ),
    # --- balls
    (
        "[[ballroom]]\nscore = { pairs = [7] }",
        "ballroom table 1, id: it is missing; say which one the table is about, such",
    ),
    ('[[ballroom]]\nid = "Sofiensaal"', 'ballroom table 1, id: "Sofiensaal" is not an id; an id has small letters,'),
    (HALL + "score = { triples = [7] }", 'ballroom apollosaal, score: "triples" is not a ballroom\'s score; use'),
    (HALL + "score = { pairs = [] }", "score, pairs: a list of 0 does not fit; a list of points has 1 to 5 entries."),
    (
        HALL + "score = { pairs = { 2 = [7] } }",
        "score, pairs: the points for 3 players are missing; write them for every",
    ),
    (HALL + "score = { pairs = { 5 = [7] } }", 'score, pairs: "5" is not a number of players; use "2", "3" or "4".'),
    (HALL + "top = [{ spend_krones = 1 }]", "apollosaal, top: spend_krones takes something away, and whether it is"),
    (
        HALL + "top = [" + "{ gain_vp = 1 }, " * 4 + "]",
        "top: a list of 4 does not fit; a list of steps has 0 to 3 entries.",
    ),
    (
        ATTIC + "areas = []",
        "rehearsal room attic, areas: a list of 0 does not fit; a list of areas has 1 to 4 entries.",
    ),
    (ATTIC + "areas = [{ dancers = 3 }]", "areas, part 1: bonus is missing; write, for example, bonus = [{"),
    (ATTIC + "areas = [3]", "areas, part 1: 3 is not an area; an area is a table in braces."),
    (
        ATTIC + "areas = [{ dancers = 3, bonus = [] }]",
        "rehearsal room attic, areas: its areas have 3 dancers and a seat has 10; the areas hold all dancers",
    ),
    (
        "[board.ball]\ndancers = 11",
        "mine.toml, board.ball, dancers: its areas have 10 dancers and a seat has 11; the areas hold all dancers of a",
    ),
    ("[board.ball]\nabsent_vp = 5", "absent_vp: 5 is out of range; the score of an absent seat is a whole number"),
    ("[board.ball]\nbottom = { 2 = 99 }", "bottom, 2: 99 is out of range; a number of spaces is a whole number from 0"),
    ("[board.ball]\nprice = [1]", "board.ball, price: a list of 1 does not fit; the list of prices has 4 entries."),
    (GUEST + 'goes = "home"', 'guest 75, goes: "home" is not a place for a guest to go; use "anywhere", "ball"'),
    (GUEST + 'goes = "ball"', "guest 75, goes: goes speaks of balls, and there are none in a game with these modules."),
    (
        GUEST + "reward = [{ send_dancer = { dancers = 1 } }]",
        "guest 75, reward: send_dancer speaks of balls, and there",
    ),
    (GUEST + "reward = [{ send_dancer = 1 }]", "send_dancer: 1 does not fit; send_dancer is followed by a table, such"),
    (
        "[[objective]]\nnumber = 105\nneeds = { guests = 3 }",
        "objective 105, needs: colour is missing; say of which guests,",
    ),
    (
        WAITS % (510, "krones = 1", "gain_krones = 1"),
        "staff 510, when: this card and others set each other off for ever",
    ),
    (
        WAITS % (510, "drinks = 1", "gain_item = { wine = 1 }"),
        "staff 510, when: this card and others set each other off",
    ),
    (
        WAITS % (510, "krones = 1", "gain_vp = 1") + WAITS % (511, "points = 1", "gain_krones = 1"),
        "mine.toml, staff 511, when: this card and others set each other off for ever; let one of them wait for",
    ),
    # --- celebrities and entrances
    ("[board.lounge]\norder = [0, 0, 1]", "board.lounge, order: each coloured die stands there once: 0, 1 and 2 in"),
    (
        "[[celebrity]]\nname = {}",
        "celebrity table 1, id: it is missing; say which one the table is about, such as id =",
    ),
    (CURIE + 'timing = "once"', 'celebrity marie_curie, timing: "once" is not a timing; use "permanent" or "round".'),
    (CURIE + 'with = ["tea"]', 'marie_curie, with, entry 1: "tea" is not a module; use'),
    (
        '[[celebrity]]\nid = "ada"\nmodule = "celebrities"\nname = { en = "Ada" }\ntiming = "round"\n'
        "when = { staff = 1 }\neffect = [{ gain_vp = 1 }]",
        'celebrity ada, when: a card with the timing "round" waits for nothing; only one with the timing',
    ),
    (
        '[[celebrity]]\nid = "ada"\nmodule = "celebrities"\nname = { en = "Ada" }',
        "celebrity ada, powers: it is missing; write one, such as [{ occupy_vp = 2 }].",
    ),
    ('[[entrance]]\nid = "The Mill"', 'entrance table 1, id: "The Mill" is not an id; an id has small letters,'),
    (
        DOVE + "tokens = [{ column = [] }]",
        "entrance dove, tokens, part 1: floor is missing; write how many, such as",
    ),
    (
        DOVE + "tables = 2",
        "entrance dove, tables: 2 is out of range; a number of tables is a whole number from 0",
    ),
    (DOVE + "sums = { 13 = [] }", 'entrance dove, sums: "13" is not a field of a table of sums; perhaps'),
    (DOVE + "kept = [1]", "entrance dove, kept: a list of 1 does not fit; a list of points has 4 entries."),
    (DOVE + "effect = [{ gain_vp = 1 }]", "entrance dove, when: it is missing; write one, such as { staff = 1 }."),
    (
        "[board.lounge]\norder = [0, 1, 3]",
        "order, entry 3: 3 is out of range; a colour of dice is a whole number from 0",
    ),
    ("[board.key]\nkrones = [9]", "board.key, krones: a list of 1 does not fit; a list of krones has 4 entries."),
    # --- introductory sets and the board
    ("[introductory]\nE = [1]", 'mine.toml, introductory: "E" is not a field of the introductory sets; use "A", "B"'),
    ("[introductory]\nA = [1, 2, 3, 4, 5, 999]", "mine.toml, introductory, A: there is no staff card 999; a set names"),
    (
        "[introductory]\nA = [3, 6, 9, 38, 39]",
        "mine.toml, introductory, A: set A has 5 cards and a starting hand has 6; they are of one size.",
    ),
    (
        "[introductory]\nA = [3, 6, 9, 38, 39, 39]",
        "introductory, A: staff 39 is in set A already; a card is in one set",
    ),
    (
        "[board.setup]\nhand = 5",
        "mine.toml, board.setup, hand: set A has 6 cards and a starting hand has 5; they are of one",
    ),
    (
        "[board.attic]\nx = 1",
        'mine.toml, board: "attic" is not a field of the board; use "floors", "occupancy", "queue"',
    ),
    ("[board]\nsetup = 3", "mine.toml, board.setup: 3 is not a table; write [board.setup] above its numbers."),
    ("[board.setup]\nkrone = 3", 'mine.toml, board.setup: "krone" is not a field of board.setup; perhaps "krones"'),
    (
        "[board.setup]\nkrones = 30",
        "mine.toml, board.setup, krones: 30 krones do not fit on a money track of 20; start",
    ),
    ("[board.setup]\nkrones = 2", "mine.toml, board.setup, krones: 2 krones may be too few for the first 3 rooms;"),
    ("[board.setup]\ndice = { 5 = 10 }", 'board.setup, dice: "5" is not a number of players; use "2", "3" or "4".'),
    (
        "[board.setup]\ndice = { 4 = 7 }",
        "mine.toml, board.setup, dice: 7 is too few for 4 players; everybody takes two",
    ),
    ("[board.queue]\ncost = [1, 2]", "board.queue, cost: a list of 2 does not fit; the queue's cost has 5 entries."),
    (
        "[board.queue]\ncost = [1, 2, 3, 4, 99]",
        "board.queue, cost, entry 5: 99 is out of range; a cost is a whole number",
    ),
    ("[board.solo]\ndraw = 5", "board.solo, draw: 5 cards are too few to draw for the solo game; a hand of 6 is kept."),
    ("[board.solo]\nprivate = 9", "board.solo, private: 9 is out of range; a number of cards is a whole number from 0"),
    (
        "[board.emperor]\nrounds = [3, 5, 9]",
        "mine.toml, board.emperor, rounds: the emperor cannot come after rounds 3, 5 and 9 of 7;",
    ),
    (
        "[board.play]\nrounds = 5",
        "mine.toml, board.play, rounds: the emperor cannot come after rounds 3, 5 and 7 of 5; he comes",
    ),
]


PACK_WORDS = words_of(
    *(*TOP_KEYS, *BOARD, *SOURCES, *codes.STEPS, *codes.POWERS, *codes.SCORES, *codes.NEEDS, *codes.PENALTIES),
    *(*codes.TRIGGERS, *codes.BALL_SCORES, *codes.GUEST_GOES, *ID_KINDS.values(), "bonus"),
    *(*codes.EXTRAS, *AUTOMATA, *codes.LEVELS, *codes.HANDS, *codes.BALLS, *codes.TIMINGS, *codes.COLOURS),
    *(*codes.ITEMS, *codes.SIDES, *(name for fields in (*FIELDS.values(), *BOARD.values()) for name in fields)),
    *(argument.name for arguments in STEP_ARGUMENTS.values() for argument in arguments),
    *(*MODULES, *MODULE_FILES, NAME_EXAMPLE, STEPS_EXAMPLE, SCORE_EXAMPLE, "each most ball faces true"),
)
"""Whatever can stand in a pack stands there in every language."""


def check_language(problem: PackError, *written: str) -> None:
    """In another language nothing but the pack's own words is English."""
    assert left_in_english(problem.told(PSEUDO), PACK_WORDS | words_of(*written), "packs.ftl") == []


def sentence_about(path: Path) -> str:
    with pytest.raises(PackError) as caught:
        check_pack(path)
    sentence = str(caught.value)
    assert "\n" not in sentence
    assert sentence.endswith(".")
    with contextlib.suppress(OSError, ValueError):  # there need not be such a file
        written = path.read_text(encoding="utf-8", errors="ignore")
        check_language(caught.value, str(path), written)
    return sentence


@pytest.mark.parametrize(("text", "expected"), MISTAKES)
def test_mistakes(text: str, expected: str, tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.write_text(text, encoding="utf-8")
    sentence = sentence_about(path)
    assert expected in sentence
    assert len(sentence) < 300


@pytest.mark.parametrize("name", ["none.toml", "x\0y", "x" * 5000])
def test_a_file_that_cannot_be_opened_is_told_in_every_language(name: str, tmp_path: Path) -> None:
    with pytest.raises(PackError) as caught:
        check_pack(tmp_path / name)
    check_language(caught.value, str(tmp_path / name), "x" * 199)


def test_no_such_file(tmp_path: Path) -> None:
    assert sentence_about(tmp_path / "none.toml").endswith(
        "none.toml: there is no such file; give the path of a pack, a file in TOML."
    )


def test_a_folder(tmp_path: Path) -> None:
    assert sentence_about(tmp_path).endswith(": this is a folder; give the path of a pack, a file in TOML.")


def test_a_path_that_is_none(tmp_path: Path) -> None:
    assert "the file cannot be read" in sentence_about(tmp_path / "x\0y")
    assert "the file cannot be read" in sentence_about(tmp_path / ("x" * 5000))


def test_not_utf_8(tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.write_bytes("# a line\n# Küche".encode("latin-1"))
    assert sentence_about(path) == "mine.toml: line 2 is not UTF-8 text; save the file as UTF-8."


def test_too_large(tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.write_bytes(b"#" * 1_000_001)
    assert sentence_about(path).endswith("mine.toml: the file is too large; a pack has at most one million bytes.")


def test_too_many_cards(tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    card = 'name = { en = "New" }\ncost = 1\ntiming = "once"\neffect = [{ gain_vp = 1 }]\n'
    more = tables.STAFF_MAX - len(load_pack(modules=CHOOSABLE).staff)
    path.write_text("".join(f"[[staff]]\nnumber = {300 + i}\n{card}" for i in range(more)))
    check_pack(path)
    assert load_pack("revised", [path], CHOOSABLE).record.staff_n == tables.STAFF_MAX
    path.write_text("".join(f"[[staff]]\nnumber = {300 + i}\n{card}" for i in range(more + 1)))
    assert (
        sentence_about(path)
        == f"mine.toml, staff {300 + more}: this is one too many; a pack has room for 96 of its kind."
    )


def test_no_terminal_codes_in_messages(tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.write_text('[[staff]]\nnumber = 13\n"\\u001b[31mred\\u009b" = "\\u001b[2J"\n')
    assert sentence_about(path).isprintable()


# --- a set of files of ours with something missing


def without(kind: str, keep: Any) -> list[Document]:
    """Our documents, less the tables that `keep` refuses."""
    documents = []
    for name in MODULE_FILES:
        content = dict(read_own(name).content)
        if kind in content:
            content[kind] = [table for table in content[kind] if keep(table)]
        documents.append(Document(name, content))
    return documents


@pytest.mark.parametrize(
    ("kind", "keep", "expected"),
    [
        ("staff", lambda card: card["number"] != 48, "introductory.toml, introductory, A: there is no staff card 48;"),
        ("guest", lambda card: card["number"] < 60, "guests.toml, guest: 11 cards are too few;"),
        ("objective", lambda card: card["letter"] != "B", "objectives.toml, objective: none has the letter B;"),
        ("emperor", lambda tile: tile["id"][0] != "C", "emperor.toml, emperor tile: none has the letter C;"),
        (
            "instruction",
            lambda card: card["automaton"] != "elisabeth",
            "solo.toml, instruction: no card is for Elisabeth; each automaton has a deck.",
        ),
        ("hotel", lambda hotel: hotel["side"] != "night", "hotels.toml, hotel night: it is missing;"),
        ("hotel", lambda hotel: hotel.get("letter") != "C", "hotels.toml, hotel day C: it is missing;"),
    ],
)
def test_missing_parts(kind: str, keep: Any, expected: str) -> None:
    with pytest.raises(PackError, match=re.escape(expected)) as caught:
        assemble("revised", merge(without(kind, keep)))
    check_language(caught.value)


@pytest.mark.parametrize("name", ["board.toml", "introductory.toml"])
def test_missing_files(name: str) -> None:
    with pytest.raises(PackError, match=r"the table is missing; a whole pack has it\."):
        assemble("revised", merge(read_own(other) for other in MODULE_FILES if other != name))


def test_missing_fields_of_the_board() -> None:
    content = read_own("board.toml").content
    del content["board"]["play"]["rounds"]
    documents = [Document(name, content) if name == "board.toml" else read_own(name) for name in MODULE_FILES]
    with pytest.raises(PackError, match=r"board\.toml, board\.play, rounds: it is missing;"):
        assemble("revised", merge(documents))


# --- whatever stands in a field, it is right or there is a sentence

ODD_VALUES: list[Any] = [
    True, False, -1, 0, 1, 3, 10**30, 2.5, float("nan"), "", "x", "red", "A", "day", "free", "s" * 99, [], [[]], [1],
    ["red"], [{}], {}, {"en": "X"}, {"en": 3}, {"colours": {"red": 1}}, {"vp": 1}, [None], datetime.date(2015, 10, 8),
    [{"gain_item": {"cake": 1}}], [{"hire": {}}], [{"die_vp": []}], {"lose_vp": {}}, {"copy": 1}, [1, 2, 3, 4],
    [{"colour": "any"}], [{"colour": 3, "from": 1}], ["any"], ["any", "any"], [{"emperor": {}, "from": []}], "next",
    {"": ""}, [True] * 6, ["a b c d e"] * 4, [[1, 2, 3, 4, 5]] * 4,
]  # fmt: skip

KEYS: dict[str, dict[str, Any]] = {
    "staff": {"number": 13},
    "guest": {"number": 75},
    "objective": {"number": 105},
    "instruction": {"number": 213},
    "emperor": {"id": "A1"},
    "hotel": {"side": "day", "letter": "A"},
    "ballroom": {"id": "apollosaal"},
    "rehearsal_room": {"id": "attic"},
}


def check_sentence(problem: PackError, content: dict[str, Any]) -> None:
    assert str(problem).startswith(("odd.toml", *MODULE_FILES)), problem
    assert str(problem).endswith("."), problem
    check_language(problem, "odd.toml", json.dumps(content, default=str))


def try_out(content: dict[str, Any]) -> None:
    layer = merge(read_own(name) for name in MODULE_FILES)
    try:
        lay_over(layer, collect(Document("odd.toml", content)))
        assemble("revised", layer)
    except PackError as problem:
        check_sentence(problem, content)


@pytest.mark.parametrize("kind", KEYS)
def test_odd_values_in_cards(kind: str) -> None:
    for name in (*FIELDS[kind], "source", "sources"):
        for value in ODD_VALUES:
            content = {kind: [{**KEYS[kind], name: value}]}
            try:
                collect(Document("odd.toml", content))
            except PackError as problem:
                check_sentence(problem, content)
            else:
                try_out(content)


def test_odd_values_elsewhere() -> None:
    places: list[dict[str, Any]] = [{key: value} for key in ("source", "sources", *KEYS) for value in ODD_VALUES]
    places += [{"introductory": value} for value in ODD_VALUES]
    places += [{"introductory": {"B": value}} for value in ODD_VALUES]
    places += [{"board": value} for value in ODD_VALUES]
    places += [{"board": {section: value}} for section in BOARD for value in ODD_VALUES[:20]]
    places += [{"board": {s: {name: value}}} for s in BOARD for name in BOARD[s] for value in ODD_VALUES]
    for content in places:
        try:
            collect(Document("odd.toml", content))
        except PackError as problem:
            check_sentence(problem, content)
        else:
            try_out(content)


# --- words


def test_the_numbers_of_the_board_are_called_as_the_tables_call_them() -> None:
    """Given a number that is out of range, then the noun of its message is the noun that the tables declare."""
    for number in tables.NUMBERS.values():
        if number.written not in ("number", "row"):
            continue
        value: Any = -99 if number.written == "number" else [-99] * number.shape[-1]
        with pytest.raises(PackError) as caught:
            collect(Document("odd.toml", {"board": {number.section: {number.fields[0]: value}}}))
        assert f"; {number.entry or number.noun} is a whole number from" in str(caught.value)
