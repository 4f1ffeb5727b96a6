"""The automaton's turn in words: every clause of the rulebook has its sentence."""

from __future__ import annotations

import pytest

from leopold.journal import Event
from leopold.packs import load_pack
from leopold.speech import Speaker
from leopold.telling import Line, Unsaid, verdicts

TIE = "Tie: the hand points right, so the first from the left."


def told(*events: tuple[str, dict[str, int | str | None]], level: str = "hard") -> str:
    """What the last of these events of Leopold's says."""
    journal = [Event(name, 1, arguments) for name, arguments in events]
    found = verdicts(load_pack(), journal, level)[-1]
    return "" if isinstance(found, Unsaid) else Speaker(load_pack(), people=("You", "Leopold")).say(found.said)


def turned(number: int) -> tuple[str, dict[str, int | str | None]]:
    return "instruction_turned", {"instruction": number}


def guest(number: int, clause: str, tie: str = "") -> tuple[str, dict[str, int | str | None]]:
    return "automaton_guest", {"guest": number, "clause": clause, "tie": tie}


def die(face: int, clause: str, tie: str = "") -> tuple[str, dict[str, int | str | None]]:
    return "automaton_die", {"face": face, "clause": clause, "tie": tie}


def objective(letter: str, clause: str, tie: str = "") -> tuple[str, dict[str, int | str | None]]:
    return "automaton_objective", {"letter": letter, "clause": clause, "tie": tie}


def test_the_card_is_told_as_far_as_it_counts_at_the_level() -> None:
    hard = told(turned(207))
    assert hard.startswith("Leopold turns up card 207: a red guest, any guest; a 1 or a 2; 2 steps on the")
    assert "a staff card; the hand points right." in hard
    easy = told(turned(207), level="easy")
    assert "any guest" not in easy and "staff card" not in easy
    assert told(turned(200), level="easy").startswith("Leopold turns up card 200: no guest; a die from the fullest")


@pytest.mark.parametrize(
    ("events", "sentence"),
    [
        ([turned(201), guest(58, "colour")], "He takes the yellow guest worth most: Actress (58), 7 points."),
        (
            [turned(201), ("guest_taken", {"guest": 69, "space": 2, "price": 0}), guest(69, "absent")],
            "No yellow guest is in the queue: he takes the guest worth most who still finds a room, "
            "Countess (69), 7 points, from space 2.",
        ),
        (
            [turned(195), guest(69, "any", "right")],
            f"Any colour will do: he takes the guest worth most who still finds a room, {{}} {TIE}",
        ),
        (
            [turned(206), guest(69, "full", "left")],
            "No yellow space is left in his hotel: he takes the guest worth most who still finds a room, {} "
            "Tie: the hand points left, so the first from the right.",
        ),
        (
            [turned(206), ("automaton_no_guest", {"colour": "yellow"})],
            "The card asks for a yellow guest, but nobody in the queue finds a room in his hotel: he takes nobody.",
        ),
        (
            [turned(195), ("checked_in", {"guest": 69, "room": "1.1"})],
            "An occupied blue room goes on 1.1, the first empty space of that colour from the left on the lowest floor "
            "that has one.",
        ),
        (
            [turned(195), ("checked_in", {"guest": 99, "room": "1.5"})],
            "An occupied blue room goes on 1.5: for a green guest the lowest empty space in the rightmost column "
            "that has one.",
        ),
        ([turned(195), die(3, "shown")], "He takes a 3, the die on the card."),
        ([turned(207), die(2, "more")], "Of 1 and 2, more dice lie on 2: he takes a 2."),
        ([turned(207), die(1, "more", "right")], f"Of 1 and 2, as many dice lie on both: he takes a 1. {TIE}"),
        ([turned(207), die(6, "absent")], "There is no 1 or 2: he takes a die from the space with most dice, a 6."),
        (
            [turned(203), die(4, "any")],
            "The die with the question mark: he takes one from the space with most dice, a 4.",
        ),
        ([turned(203), objective("A", "shown")], ""),
        (
            [turned(193), objective("B", "any", "right")],
            f"The objective with the question mark: he goes for the one with least progress, B. {TIE}",
        ),
        (
            [turned(203), objective("C", "claimed")],
            "He has claimed objective A already: he goes for the one with least progress, C.",
        ),
        ([turned(203), ("automaton_no_objective", {})], "He has claimed every objective already, so nothing happens."),
        (
            [turned(203), ("automaton_marker", {"letter": "A", "numeral": 3})],
            "He puts a marker on III of objective A.",
        ),
        (
            [turned(203), ("automaton_marker", {"letter": "A", "numeral": 1})],
            "His marker on objective A moves from II to I.",
        ),
        ([turned(201), ("automaton_no_staff", {})], "His private deck is empty: no staff card is turned up."),
        (
            [turned(201), ("automaton_staff", {"staff": 31})],
            "He turns up a card of his private deck: Chambermaid (31).",
        ),
        (
            [turned(201), ("emperor", {"change": 0, "space": 13})],
            "Leopold stays at the end of the emperor track.",
        ),
        (
            [turned(201), ("staff_scored", {"staff": 29, "vp": 12, "copied": 47})],
            "Leopold scores 12 points with Secretary (29), as Liftboy (47).",
        ),
        (
            [turned(201), ("staff_scored", {"staff": 29, "vp": 0, "copied": None})],
            "Leopold scores nothing with Secretary (29).",
        ),
    ],
)
def test_every_clause_has_its_sentence(events: list[tuple[str, dict[str, int | str | None]]], sentence: str) -> None:
    assert told(*events) == sentence.format("Countess (69), 7 points.")


def test_the_second_guest_of_a_card_is_explained_by_the_second_symbol() -> None:
    first = [turned(212), guest(69, "absent")]
    assert told(*first).startswith("No yellow guest is in the queue")
    assert told(*first, guest(63, "any")).startswith("Any colour will do")


def test_a_claim_is_told_with_its_points_and_where_he_stands() -> None:
    # Given a claim and its points
    claimed = Event("objective_claimed", 1, {"letter": "A", "objective": 107, "place": 2})
    scored = Event("vp", 1, {"change": 10, "source": "objectives", "vp": 41})
    card = Event("instruction_turned", 1, {"instruction": 203})
    # When they are told
    _, line, silent = verdicts(load_pack(), [card, claimed, scored], "hard")
    # Then in one sentence
    assert isinstance(line, Line) and isinstance(silent, Unsaid)
    speaker = Speaker(load_pack(), people=("You", "Leopold"))
    assert speaker.say(line.said) == "He is the second to claim objective A, for 10 points, and stands at 41."
