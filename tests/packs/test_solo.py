"""The automata's instruction cards, against what is printed, and how a user's pack may change them."""

from __future__ import annotations

from pathlib import Path

import pytest

from leopold.packs import (
    EDITIONS,
    Instruction,
    Pack,
    PackError,
    check_pack,
    codes,
    load_pack,
    tables,
)
from leopold.packs.automata import NUMBERED
from leopold.speech.describe import describe
from leopold.text.comparing import changes

# Every card a second time, as it is printed: guests, die, extras and hand from top to bottom.
# Without a star a symbol has no frame; * is a silver one (from medium), ** a gold one (hard).
# > is the dancer with one arrow (the next ball), >> with two (the ball after that).

LEOPOLD = """
193 | blue         | 1   | objective any**            | right
194 | red          | 2   | emperor 1 + objective B    | left
195 | any          | 3   | objective C                | right
196 | yellow       | 4   | emperor 2 + objective A*   | left
197 | green*       | 5   | emperor 3                  | right
198 | red          | 6   | staff 1 + objective B**    | left
199 | blue         | any | emperor 2 + objective C    | right
200 | any**        | any | objective A                | left
201 | yellow       | any | emperor 1 + staff 1        | right
202 | red          | any | emperor 3 + objective any* | left
203 | green + any* | any | objective A                | right
204 | green        | any | objective B                | left
205 | blue         | any | emperor 2 + staff 1*       | right
206 | yellow       | any | staff 1 + emperor 2*       | left
207 | red + any**  | 1/2 | emperor 2 + staff 1**      | right
208 | any          | 3/4 | emperor 1 + objective C**  | left
209 | green        | 5/6 | emperor 1 + objective A    | right
210 | blue         | 2/3 | emperor 4                  | left
211 | any          | 4/5 | objective B + emperor 2    | right
212 | yellow + any | 1/6 | objective C                | left
"""

ELISABETH = """
213 | blue          | 1      | objective any**            | right
214 | red>>         | 2      | emperor 1 + objective B    | left
215 | any           | 3      | dancer > + objective C     | right
216 | yellow>       | 4      | emperor 2 + objective A*   | left
217 | green*        | 5      | emperor 3 + dancer >>*     | right
218 | red           | 6      | staff 1 + objective B**    | left
219 | blue          | any    | emperor 2 + objective C    | right
220 | any**         | any    | dancer > + objective A     | left
221 | yellow        | any    | emperor 1 + staff 1        | right
222 | red           | any    | emperor 3 + objective any* | left
223 | green + any*  | any    | dancer >> + objective A    | right
224 | green         | any    | objective B                | left
225 | blue>         | any    | emperor 2 + staff 1*       | right
226 | yellow        | any    | staff 1 + emperor 2*       | left
227 | red + any**   | 1/2    | emperor 2 + staff 1**      | right
228 | any>          | 3/4    | dancer > + objective C**   | left
229 | green         | 5/6    | emperor 1 + objective A    | right
230 | blue          | colour | emperor 4 + dancer >**     | left
231 | any           | colour | objective B + emperor 2    | right
232 | yellow + any> | colour | objective C                | left
"""

PRINTED = {"leopold": LEOPOLD.strip().splitlines(), "elisabeth": ELISABETH.strip().splitlines()}

STARS = ("", "*", "**")
ARROWS = ("", ">", ">>")


@pytest.fixture(scope="module", params=EDITIONS)
def pack(request: pytest.FixtureRequest) -> Pack:
    return load_pack(request.param)


def extra_words(kind: int, argument: int, level: int) -> str:
    name = next(name for name, code in codes.EXTRAS.items() if code == kind)
    told = {
        codes.EXTRA_OBJECTIVE: lambda: [*"ABC", "any"][argument],
        codes.EXTRA_DANCER: lambda: ARROWS[argument],
    }.get(kind, lambda: str(argument))()
    return f"{name} {told}{STARS[level]}"


def die_words(face: int) -> str:
    return {codes.ANY_FACE: "any", codes.COLOURED_DIE: "colour"}.get(face, str(face))


def as_printed(pack: Pack, automaton: str, place: int) -> str:
    """A card in the notation above, out of the tables."""
    t, deck = pack.record, NUMBERED.index(automaton)
    colours = {**dict(enumerate(codes.COLOURS)), codes.ANY_COLOUR: "any"}
    guests = [
        f"{colours[colour]}{ARROWS[ball]}{STARS[level]}"
        for colour, level, ball in t.instruction_guests[deck, place].tolist()
        if colour != -1
    ]
    dice = [die_words(face) for face in t.instruction_dice[deck, place].tolist() if face != -1]
    extras = [extra_words(*extra) for extra in t.instruction_extras[deck, place].tolist() if extra[0]]
    hand = codes.HANDS[t.instruction_hand[deck, place]]
    parts = (str(t.instruction_number[deck, place]), " + ".join(guests), "/".join(dice), " + ".join(extras), hand)
    return " | ".join(parts)


@pytest.mark.parametrize("automaton", NUMBERED)
def test_every_card_is_as_printed(pack: Pack, automaton: str) -> None:
    assert pack.record.instruction_n[NUMBERED.index(automaton)] == 20
    for place, line in enumerate(PRINTED[automaton]):
        printed = " | ".join(part.strip() for part in line.split("|"))
        assert as_printed(pack, automaton, place) == printed


def test_the_decks(pack: Pack) -> None:
    assert [card.number for card in pack.deck("leopold")] == list(range(193, 213))
    assert [card.number for card in pack.deck("elisabeth")] == list(range(213, 233))
    assert [card.number for card in pack.instructions] == list(range(193, 233))
    assert [pack.instruction_index(number) for number in (193, 212, 213, 232)] == [0, 19, 0, 19]
    assert pack.card(207) is pack.instruction(207) is pack.deck("leopold")[14]
    for card in pack.instructions:
        assert (
            pack.record.instruction_number[NUMBERED.index(card.automaton), pack.instruction_index(card.number)]
            == card.number
        )
    with pytest.raises(PackError, match=r'There is no automaton "franz"; use "leopold" or "elisabeth"\.'):
        pack.deck("franz")
    with pytest.raises(PackError, match=r"There is no instruction card 999; their numbers run from 193 to 232\."):
        pack.instruction_index(999)


def staff_symbols(deck: tuple[Instruction, ...]) -> list[int]:
    """How many there are from each level."""
    levels = [extra.level for card in deck for extra in card.extras if extra.name == "staff"]
    return [levels.count(level) for level in range(len(codes.LEVELS))]


def test_five_staff_symbols_for_five_private_cards(pack: Pack) -> None:
    """So says the rulebook of Leopold's deck; Elisabeth's has them at the same places."""
    assert staff_symbols(pack.deck("leopold")) == [3, 1, 1]
    assert staff_symbols(pack.deck("elisabeth")) == [3, 1, 1]
    assert sum(staff_symbols(pack.deck("leopold"))) == pack.board.solo_private == pack.record.solo_private == 5
    assert pack.board.solo_draw == pack.record.solo_draw == 10


def test_only_elisabeth_knows_balls_and_coloured_dice(pack: Pack) -> None:
    for card in pack.deck("leopold"):
        assert not any(guest.ball for guest in card.guests)
        assert codes.COLOURED_DIE not in card.dice
        assert not any(extra.name == "dancer" for extra in card.extras)
    assert sum(codes.COLOURED_DIE in card.dice for card in pack.deck("elisabeth")) == 3


def test_places_that_are_not_used(pack: Pack) -> None:
    t = pack.record
    first = (
        t.instruction_guests[0, 0].tolist(),
        t.instruction_dice[0, 0].tolist(),
        t.instruction_extras[0, 0].tolist(),
    )
    assert first == ([[codes.BLUE, 0, 0], [-1, 0, 0]], [1, -1], [[codes.EXTRA_OBJECTIVE, 3, 2], [0, 0, 0]])
    for name in ("number", "hand", "guests", "dice", "extras"):
        assert not t[f"instruction_{name}"][:, 20:].any()


def test_sources(pack: Pack) -> None:
    for card in pack.instructions:
        assert card.sources == {
            "number": "rulebook",
            "automaton": "rulebook",
            "guests": "public",
            "dice": "public",
            "extras": "public",
            "hand": "public",
        }
    assert (pack.board_sources["solo.draw"], pack.board_sources["solo.private"]) == ("rulebook", "rulebook")


# --- in words


def test_cards_in_words() -> None:
    text = describe(load_pack(), 207).read()
    assert text.title == "Instruction 207"
    assert text.facts == (("automaton", "Leopold"), ("hand", "pointing right"))
    assert text.sentences == (
        "Leopold takes the red guest worth the most victory points.",
        "At the hard level, he also takes the guest of any colour worth the most victory points.",
        "He takes a die showing 1 or 2, whichever space has more dice.",
        "He advances 2 steps on the emperor track.",
        "At the hard level, he turns up 1 staff card of his private deck.",
        "Of equals he takes the first from the left.",
    )
    assert text.sources == (
        "number, automaton: read in a rulebook",
        "guests, dice, extras, hand: from public transcriptions",
    )


@pytest.mark.parametrize(
    ("number", "sentence"),
    [
        (193, "He takes a die showing 1."),
        (193, "At the hard level, he comes one stage closer to the objective that he is furthest from."),
        (194, "He comes one stage closer to objective B."),
        (194, "Of equals he takes the first from the right."),
        (197, "At the medium and hard levels, Leopold takes the green guest worth the most victory points."),
        (199, "He takes a die from the space with the most dice."),
        (
            214,
            "Elisabeth takes the red guest worth the most victory points;"
            " in games with balls, this guest goes to the ball after the next, not into a room.",
        ),
        (220, "In games with balls, she sends a dancer to the next ball."),
        (221, "She turns up 1 staff card of her private deck."),
        (
            230,
            "She takes the coloured die of the best celebrity, or, without one,"
            " a die from the space with the most dice.",
        ),
    ],
)
def test_sentences(number: int, sentence: str) -> None:
    assert sentence in describe(load_pack(), number).read().sentences


# --- packs of a user's own

MINE = """
[[instruction]]
number = 194
hand = "right"
extras = []

[[instruction]]
number = 503
automaton = "leopold"
guests = []
dice = ["any"]
extras = [{ staff = 2, from = "easy" }]
hand = "left"

[board.solo]
draw = 12
private = 6
"""


@pytest.fixture
def mine(tmp_path: Path) -> Path:
    path = tmp_path / "mine.toml"
    path.write_text(MINE)
    return path


def test_an_overlay_changes_and_adds_cards(mine: Path) -> None:
    pack, ours = check_pack(mine), load_pack()
    assert pack.record.instruction_n.tolist() == [21, 20]
    assert (pack.instruction_index(503), pack.instruction_index(213)) == (20, 0)
    assert pack.instruction(194).guests == ours.instruction(194).guests
    assert (pack.instruction(194).hand, pack.instruction(194).extras) == ("right", ())
    assert pack.record.instruction_guests[0, 20].tolist() == [[-1, 0, 0], [-1, 0, 0]]
    assert pack.record.instruction_dice[0, 20].tolist() == [codes.ANY_FACE, -1]
    assert pack.record.instruction_extras[0, 20].tolist() == [[codes.EXTRA_STAFF, 2, 0], [0, 0, 0]]
    assert (pack.record.solo_draw, pack.record.solo_private) == (12, 6)
    assert pack.checksum != ours.checksum
    assert changes(ours, pack) == [
        'Instruction 194: extras "He advances 1 step on the emperor track. He comes one stage closer to objective B."'
        " becomes nothing",
        "Instruction 194: hand pointing left becomes pointing right",
        'Instruction 503: new, with automaton Leopold; guests "Leopold takes no guest.";'
        ' dice "He takes a die from the space with the most dice.";'
        ' extras "He turns up 2 staff cards of his private deck."; hand pointing left',
        "Board: solo.draw 10 becomes 12",
        "Board: solo.private 5 becomes 6",
    ]
    assert describe(pack, 194).read().sentences[-1] == "The extras and hand are house values."
    assert describe(pack, 503).read().sentences[0] == "Leopold takes no guest."


@pytest.mark.parametrize(
    "change",
    [
        'automaton = "elisabeth"',
        'guests = [{ colour = "blue", from = "medium" }]',
        "dice = [2]",
        "extras = []",
        'hand = "left"',
    ],
)
def test_every_field_makes_another_checksum(change: str, tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.write_text(f"[[instruction]]\nnumber = 193\n{change}\n")
    assert check_pack(path).checksum != load_pack().checksum
    assert len(changes(load_pack(), check_pack(path))) >= 1


def test_a_card_may_change_decks(tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.write_text('[[instruction]]\nnumber = 213\nautomaton = "leopold"\n')
    pack = check_pack(path)
    assert pack.record.instruction_n.tolist() == [21, 19]
    assert (pack.instruction_index(213), pack.instruction_index(214)) == (20, 0)


CARD = """
[[instruction]]
number = {number}
automaton = "elisabeth"
guests = []
dice = [1]
extras = []
hand = "left"
"""


def test_too_many_cards(tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    more = tables.INSTRUCTIONS_MAX - 20
    path.write_text("".join(CARD.format(number=500 + i) for i in range(more)))
    assert check_pack(path).record.instruction_n.tolist() == [20, 24]
    path.write_text("".join(CARD.format(number=500 + i) for i in range(more + 1)))
    with pytest.raises(PackError) as caught:
        check_pack(path)
    assert str(caught.value) == ("mine.toml, instruction 504: this is one too many; a deck has room for 24 cards.")


def test_too_few_staff_for_the_private_deck(tmp_path: Path) -> None:
    """Our thirteen end-of-game staff, less nine."""
    path = tmp_path / "mine.toml"
    once = 'timing = "once"\neffect = [{ gain_vp = 1 }]\n'
    path.write_text("".join(f"[[staff]]\nnumber = {n}\n{once}" for n in (27, 28, 29, 30, 31, 32, 34, 37, 40)))
    with pytest.raises(PackError) as caught:
        check_pack(path)
    assert str(caught.value) == (
        "mine.toml, staff 27, timing: 5 end-of-game staff cards for the solo game's private deck are too many;"
        " there are 4."
    )
