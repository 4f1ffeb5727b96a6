"""What people type: numbers, names, mistakes, commands."""

from __future__ import annotations

from io import BytesIO, StringIO, TextIOWrapper
from pathlib import Path

import pytest
from rich.console import Console

from leopold.companion import CompanionOptions, companion, naming
from leopold.companion.course import Companion
from leopold.companion.questions import Claimed, Dice, EndStaff, NewGuest, Queue, TurnedUp, Wait
from leopold.errors import RulesError
from leopold.packs import load_pack

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
