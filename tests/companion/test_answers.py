"""What people type: numbers, names, mistakes, commands."""

from __future__ import annotations

from io import BytesIO, StringIO, TextIOWrapper
from pathlib import Path

import pytest
from rich.console import Console

from leopold.companion import naming
from leopold.companion.course import Companion
from leopold.companion.questions import (
    AtTheBall,
    Ballrooms,
    Claimed,
    Coloured,
    Crossed,
    Dice,
    EndStaff,
    LinesFilled,
    NewGuest,
    Question,
    Queue,
    Reserved,
    Served,
    SpacesTaken,
    TurnedUp,
    Wait,
    Worth,
)
from leopold.errors import RulesError
from leopold.packs import load_pack
from leopold.terminal.beside import CompanionOptions, companion

PACK = load_pack()
QUEUE = Queue(PACK)
SEEN = Queue(PACK, (64, 69, 55, 95, 74))


def said(*lines: str, options: CompanionOptions | None = None, width: int = 100) -> tuple[int, str]:
    """Hold a conversation with these lines as input; the exit status and everything that was shown."""
    out = StringIO()
    console = Console(file=out, width=width, highlight=False)
    chosen = options or CompanionOptions("hard", 3)
    status = companion(chosen, console, StringIO("".join(f"{line}\n" for line in lines)))
    return status, out.getvalue()


def flat(text: str) -> str:
    return " ".join(text.split())


@pytest.mark.parametrize(
    "text",
    [
        "64 69 55 95 74",
        "64,69,55,95,74",
        "64; 69; 55; 95; 74",
        "Duchess, Countess, 55, 95, 74",
        "duchess countess 55 95 74",
        "  64 ,  COUNTESS, 55, Mr. Boydell , 74 ",
        "64 графиня 55 mr boydell 74",
        "64 contessa 55 95 viscount",
    ],
)
def test_a_queue_by_numbers_and_names(text: str) -> None:
    assert QUEUE.read(text) == (64, 69, 55, 95, 74)


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("", "The queue has 5 guests, and 0 were named"),
        ("64", "1 was named"),
        ("64 69 55 95", "4 were named"),
        ("64 69 55 95 74 75", "6 were named"),
        ("64 69 55 95 64", "Duchess (64) cannot stand there twice."),
        ("64 69 55 95 12", "There is no guest 12 (12 is a staff card); their numbers are 49 to 104."),
        ("64 69 55 95 999", "There is no guest 999; their numbers are"),
        ("64, Countes of, 55, 95, 74", "There is no guest `Countes of`; perhaps"),
        ("64, Dutchess, 55, 95, 74", "perhaps Duchess (64) was meant."),
        ("64, Senior, 55, 95, 74", "`Senior` can be"),
        ("64, xyzzy, 55, 95, 74", "say the number on the card, or its name."),
        ("0 0 0 0 0", "Somebody must stand in the queue."),
        ("same", "Leopold has not seen this queue before"),
    ],
)
def test_a_queue_that_is_none(text: str, sentence: str) -> None:
    with pytest.raises(RulesError) as wrong:
        QUEUE.read(text)
    assert sentence in str(wrong.value)


def test_the_same_queue_and_an_empty_space() -> None:
    assert SEEN.read("same") == SEEN.before
    assert QUEUE.read("0 69 55 95 nobody") == (0, 69, 55, 95, 0)


def test_every_guest_and_every_card_is_found_by_its_names() -> None:
    for kind, cards in (("guest", PACK.guests), ("staff", PACK.staff)):
        for card in cards:
            for name in card.names.values():
                shared = [other for other in cards if name in other.names.values()]
                if len(shared) == 1:
                    assert naming.find(PACK, cards, kind, name) == card.number
                    assert naming.find(PACK, cards, kind, name.upper()) == card.number
    listed = [card.names["en"] for card in PACK.guests[:5]]
    assert QUEUE.read(" ".join(listed)) == tuple(card.number for card in PACK.guests[:5])


def test_a_new_guest() -> None:
    question = NewGuest(PACK, (69, 55, 95, 74))
    assert question.read("Duchess") == (64,)
    for text, sentence in (("69", "Countess (69) stands in the queue already"), ("", "Name the guest")):
        with pytest.raises(RulesError) as wrong:
            question.read(text)
        assert sentence in str(wrong.value)


def test_dice() -> None:
    dice = Dice(10)
    assert dice.read("4 2 1 2 1 0") == dice.read("421210") == dice.read("4,2,1,2,1,-") == (4, 2, 1, 2, 1, 0)
    assert Dice(9, (3, 2, 1, 2, 1, 0)).read("same") == (3, 2, 1, 2, 1, 0)
    for text in ("", "1 2 3", "1 2 3 4 5 x", "1 2 3 4 5 6 7", "1234567", "100 0 0 0 0 0"):
        with pytest.raises(RulesError, match="Say how many dice"):
            dice.read(text)
    with pytest.raises(RulesError, match="That makes 11 dice, but 8, 9 or 10 must be there"):
        dice.read("4 2 1 2 1 1")
    with pytest.raises(RulesError, match="That makes 7 dice"):
        dice.read("4 2 1 0 0 0")
    with pytest.raises(RulesError, match="not seen these dice"):
        dice.read("same")


def test_staff() -> None:
    question = TurnedUp(PACK, 1, (29,))
    assert question.read("31") == question.read("chambermaid") == (31,)
    for text, sentence in (
        ("29", "Secretary (29) lies open before him already."),
        ("1", "There is no end-of-game staff card 1 (1 is a staff card); their numbers are 27 to 32, 34,"),
        ("69", "(69 is a guest)"),
        ("31 32", "Name the one card"),
        ("", "Name the one card"),
        ("Chambermade", "perhaps Chambermaid (31) was meant"),
    ):
        with pytest.raises(RulesError) as wrong:
            question.read(text)
        assert sentence in str(wrong.value)
    mine = EndStaff(PACK, (29, 31))
    assert mine.read("none") == ()
    assert mine.write(mine.read("Liftboy, 48")) == "47 48"
    assert mine.write(()) == "none"
    for text, sentence in (("31", "lies before Leopold"), ("48 48", "only once"), ("", "or say `none`")):
        with pytest.raises(RulesError) as wrong:
            mine.read(text)
        assert sentence in str(wrong.value)


def test_yes_no_and_enter() -> None:
    claimed = Claimed("A")
    assert (claimed.read("Yes"), claimed.read("n")) == ((1,), (0,))
    assert (claimed.write((1,)), claimed.write((0,))) == ("yes", "no")
    with pytest.raises(RulesError, match="yes"):
        claimed.read("perhaps")
    assert Wait().read("") == Wait().read("done") == ()
    with pytest.raises(RulesError, match="press Enter"):
        Wait().read("64")


BALLS = load_pack(modules=("ballrooms",))
HALLS = Ballrooms(BALLS)
COLOURED = Coloured((0, 1, 2), (2, 0, 1, 0, 1, 0))
SERVED = Served(PACK, {59: (1, 0, 2, 0), 72: (0, 1, 0, 0)})
CROSSED = Crossed((0, 2, 0, 0, 1, 0))


@pytest.mark.parametrize(
    ("question", "text", "answer", "written"),
    [
        (HALLS, "Zum Sperl, Apollosaal, odeonsaal", (3, 0, 2), "zum_sperl, apollosaal, odeonsaal"),
        (HALLS, "zum sperl apollosaal 3", (3, 0, 2), "zum_sperl, apollosaal, odeonsaal"),
        (HALLS, "4 1 3", (3, 0, 2), "zum_sperl, apollosaal, odeonsaal"),
        (HALLS, "goldener, kettenbrücke, apo", None, "There is no ballroom `kettenbrücke`; there are 1 Apollosaal,"),
        (HALLS, "zu, apo, odeon", None, "There is no ballroom `zu`"),
        (HALLS, "4 4 1", None, "Zum Sperl is there only once."),
        (HALLS, "4 1", None, "There are 3 ballrooms, and 2 were named"),
        (SpacesTaken(0, 2), "1", (1,), "1"),
        (SpacesTaken(0, 2), "-", (0,), "0"),
        (SpacesTaken(0, 2), "3", None, "Say a number from 0 to 2"),
        (AtTheBall(1, 10), "4", (4,), "4"),
        (AtTheBall(3, 10), "2 1 0", (2, 1, 0), "2 1 0"),
        (AtTheBall(3, 10), "210", (2, 1, 0), "2 1 0"),
        (AtTheBall(3, 10), "9 2 0", None, "in each of the 3 rows, together no more than 10"),
        (AtTheBall(1, 10), "many", None, "Say how many dancers you have there, from 0 to 10."),
        (COLOURED, "1 5 -", (1, 5, 0), "1 5 0"),
        (COLOURED, "1 1 3", (1, 1, 3), "1 1 3"),
        (COLOURED, "3 3 1", None, "So many dice cannot be on space 3: only 1 lies there."),
        (COLOURED, "1 2 0", None, "So many dice cannot be on space 2: only 0 lie there."),
        (
            COLOURED,
            "1 7 0",
            None,
            "Say where the red die, the blue die and the yellow die lie, 3 numbers in this order",
        ),
        (Coloured((1,), (1, 0, 0, 0, 0, 0)), "", None, "Say where the blue die lies"),
        (Worth((0, 2)), "1 3", (1, 3), "1 3"),
        (Worth((0, 2)), "1", None, "beside the red die and the yellow die: 2 numbers in this order."),
        (Reserved(PACK), "59 Prince 60", (59, 72, 60), "59 72 60"),
        (Reserved(PACK), "59 72 96", None, "Mr. Oundo (96) cannot have a room reserved: only guests worth 5 to 7"),
        (Reserved(PACK), "59 72", None, "3 guests have rooms reserved, and 2 were named"),
        (Reserved(PACK), "59 72 59", None, "Poet (59) cannot stand there twice."),
        (SERVED, "59 wine, prince cake", (59, 2, 72, 1), "59 wine, 72 cake"),
        (SERVED, "", (), "none"),
        (SERVED, "none", (), "none"),
        (SERVED, "59 strudel; 59 strudel", None, "Poet (59) does not wait for 1 strudel any more."),
        (SERVED, "59 c", None, "`59 c` is no guest with an item"),
        (SERVED, "wine", None, "`wine` is no guest with an item"),
        (SERVED, "64 wine", None, "64 is none of those who wait; there are Poet (59), Prince (72)."),
        (LinesFilled(), "", (0,), "0"),
        (LinesFilled(), "2", (2,), "2"),
        (LinesFilled(), "two", None, "Say how many floors and columns"),
        (CROSSED, "", (), "none"),
        (CROSSED, "2, 5", (2, 5), "2 5"),
        (CROSSED, "2 2", (2, 2), "2 2"),
        (CROSSED, "5 5", None, "Only 1 gear lies on space 5"),
        (CROSSED, "1", None, "No gear lies on space 1."),
        (CROSSED, "7", None, "Say which of 2 and 5 you have used"),
    ],
)
def test_what_is_asked_of_modules(question: Question, text: str, answer: tuple[int, ...] | None, written: str) -> None:
    if answer is None:
        with pytest.raises(RulesError) as wrong:
            question.read(text)
        assert written in str(wrong.value)
    else:
        assert question.read(text) == answer
        assert question.write(answer) == written
        assert question.read(written) == answer


def test_who_wants_to_know_is_called_by_name() -> None:
    for question, text, sentence in (
        (Queue(PACK, automaton="elisabeth"), "same", "Elisabeth has not seen this queue before"),
        (TurnedUp(PACK, 1, automaton="elisabeth"), "", "on top of her private deck"),
        (TurnedUp(PACK, 1, (29,), automaton="elisabeth"), "29", "lies open before her already"),
    ):
        with pytest.raises(RulesError) as wrong:
            question.read(text)
        assert sentence in str(wrong.value)


def test_modules_are_asked_for_if_nothing_is_said() -> None:
    ask = CompanionOptions("hard", 3, modules=None)
    _, text = said("key", "dance", "ball, celeb", "", "4 1 3", "quit", options=ask)
    assert "Which modules do you play with: promo, more, ballrooms, celebrities, entrances" in flat(text)
    assert '"Start Player" is for several players, not for the solo game.' in flat(text)
    assert "There is no module 'dance'" in text
    assert "Elisabeth sits down at your table: you move the pieces, she decides." in flat(text)
    assert "two players with Vienna Ballrooms and Celebrities" in flat(text)
    assert "Elisabeth has the turn-order tile with 1 and 4" in text
    _, text = said("", "", "quit", options=ask)
    assert "Leopold sits down at your table" in text and "Round 1" in text
    assert "sits down" not in said("quit", options=ask)[1] and "sits down" not in said(options=ask)[1]


def test_the_hotel_is_the_one_asked_for_or_drawn_and_told() -> None:
    for house, name in (("toll_bridge_hotel", "Toll Bridge Hotel"), ("nine_stars_inn", "Nine Stars Inn")):
        _, text = said(options=CompanionOptions("hard", 3, modules="entrances", house=house))
        assert f"Leopold has a hotel of his own instead of an entrance: {name}." in flat(text)
    _, text = said(options=CompanionOptions("hard", 3, modules="entrances"))
    assert "Leopold has a hotel of his own instead of an entrance: " in flat(text)
    assert "a hotel of his own" not in said(options=CompanionOptions("hard", 3, modules="none"))[1]


def test_a_mistake_is_told_and_asked_again() -> None:
    """Nothing but the answers counts."""
    nonsense = ["64 69", "\x00\x1b[2J", "ж" * 300, "card 4711", "card"]
    status, text = said("", *nonsense, "64 69 55 95 74", *nonsense, "4 2 1 2 1 0", *nonsense, "31", "quit")
    assert status == 0
    assert "Chambermaid (31)" in text and "Your two turns now" in text
    assert flat(text).count("The queue has 5 guests, and 2 were named") == 1
    assert flat(text).count("There is no card 4711") == 3 and flat(text).count("Say which: `card 75`") == 3
    assert "\x1b" not in text and max(len(line) for line in text.split("\n")) <= 100


def test_what_was_understood_is_said() -> None:
    _, text = said("", "64 countess 55 95 74")
    assert "The queue: Duchess (64), Countess (69)," in text


def test_commands() -> None:
    _, text = said("", "help", "hotel", "card 205", "log", "64 69 55 95 74", "log", "undo", "quit")
    assert "Besides an answer you can type" in text
    assert "The hotel of Leopold" in text and "5 face down" in text
    assert "Instruction 205" in text
    assert "Taken back: queue, 64 69 55 95 74." in text
    assert text.count("» Leopold turns up card 205") == 4  # told, in two logs, and after the undo


def test_undo_to_the_beginning() -> None:
    _, text = said("", "64 69 55 95 74", "undo", "undo", "undo", "")
    assert text.count("Taken back") == 2
    assert "There is nothing to take back yet." in text
    with pytest.raises(RulesError):
        Companion("easy", 1).undo()


def test_the_level_is_asked_for_if_it_is_not_given() -> None:
    _, text = said("odd", "", "ME", "", options=CompanionOptions(seed=3))
    assert text.count("Leopold plays easy, medium or hard") == 2
    assert "Before the game" in text and "Round 1" in text
    status, text = said(options=CompanionOptions(seed=3))
    assert status == 0 and "Before the game" not in text
    status, text = said("quit", options=CompanionOptions(seed=3))
    assert status == 0 and "Before the game" not in text


def test_options_that_do_not_fit(tmp_path: Path) -> None:
    there = tmp_path / "there.companion"
    there.write_text("mine")
    for options, sentence in (
        (CompanionOptions("odd"), "There is no level 'odd'; Leopold plays easy, medium or hard."),
        (CompanionOptions("easy", edition="1999"), "1999"),
        (CompanionOptions("easy", resume=True), "leave --level and --seed out"),
        (CompanionOptions("easy", file=there), "is there already"),
        (CompanionOptions("odd", modules="ballrooms"), "Elisabeth plays easy, medium or hard."),
        (CompanionOptions("easy", modules="key"), '"Start Player" is for several players, not for the solo game.'),
        (CompanionOptions("easy", modules="waltzes"), "There is no module 'waltzes'"),
        (CompanionOptions("easy", house="sushi_resort"), 'Sushi Resort belongs to "Unique Hotels"'),
        (CompanionOptions("easy", modules="entrances", house="ritz"), "There is no hotel 'ritz' for an automaton"),
        (CompanionOptions(modules="more", resume=True), "leave --modules and --house out"),
    ):
        status, text = said(options=options)
        assert status == 2
        assert sentence in flat(text)
    assert there.read_text() == "mine"


def test_a_terminal_without_unicode() -> None:
    raw = BytesIO()
    file = TextIOWrapper(raw, encoding="ascii", errors="strict")
    console = Console(file=file, width=100, highlight=False)
    assert companion(CompanionOptions("hard", 3), console, StringIO("\n64 69 55 95 74\nhotel\n")) == 0
    file.flush()
    assert b"The hotel of Leopold" in raw.getvalue()


def test_after_the_end_nothing_is_asked() -> None:
    finished = Companion("easy", 1)
    finished.question = None
    with pytest.raises(RulesError, match="over"):
        finished.answer("")
