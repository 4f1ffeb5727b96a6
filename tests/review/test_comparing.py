"""Two turns beside each other: what is said of the difference, that it adds up, and that the trainer weighs alike."""

from __future__ import annotations

import pytest

from leopold.bots.reasons import Reason
from leopold.bots.reasons.weighing import WEIGHTS, gains, more_than
from leopold.game import Game
from leopold.puzzles.themes import THEME_OF
from leopold.review.comparing import COUNTED, MOST, Weighed, compare
from leopold.review.shape import Worth
from leopold.speech import Speaker
from leopold.words import Said, catalogue, languages

ROOMS = Reason("rooms_prepared", {"rooms": ["1.1", "1.2", "1.3"], "price": 3})
GROUP = Reason("group_completed", {"colour": "blue", "size": 4})
HIRED = Reason("staff_hired", {"staff": 34, "price": 0})
PASSED = Reason("passed", {})


def points(n: int) -> Reason:
    return Reason("points", {"vp": n, "sources": {"guests": n}})


def krones(n: int) -> Reason:
    return Reason("krones", {"change": n})


def turn(*reasons: Reason, expected: float = 100.0, margin: float = 0.0) -> Weighed:
    return Weighed(reasons, Worth(expected, margin, 0.5))


def told(one: Weighed, other: Weighed, *, whole: bool = True, language: str = "en") -> list[str]:
    speaker = Speaker(Game(2, seed=1).pack, catalogue(language))
    return [speaker.say(sentence) for sentence in compare(one, other, place=1, whole=whole)]


def test_points_at_once_and_later_are_told_apart() -> None:
    # given a turn that brings less at once than what was played, and more in the end
    best = turn(points(7), expected=116, margin=10)
    played = turn(points(12), expected=113, margin=7)
    # then it says so
    assert told(best, played) == [
        "The best, against what was played: 5 points fewer at once and about 8 points more later."
    ]


def test_what_the_others_lose_by_it_counts_as_well() -> None:
    # given a turn that brings nothing more, but leaves less to the best of the others
    best, played = turn(expected=100, margin=4), turn(expected=100, margin=-1)
    assert told(best, played) == ["The best, against what was played: about 5 points fewer for the best of the others."]


def test_what_there_is_more_and_less_of_is_told_with_what_weighs_most_first() -> None:
    best = turn(ROOMS, GROUP, krones(-3), points(5), expected=114, margin=14)
    played = turn(HIRED, krones(3), expected=100, margin=0)
    assert told(best, played) == [
        "The best, against what was played: 5 points more at once and about 9 points more later.",
        "It has more: 1 full group and 3 rooms prepared.",
        "It has less: 6 krones and 1 staff card hired.",
    ]


def test_turns_that_are_worth_the_same_are_told_to_be() -> None:
    assert told(turn(GROUP), turn()) == [
        "The best, against what was played: about as many points.",
        "It has more: 1 full group.",
    ]


def test_half_a_turn_is_compared_with_its_best_end() -> None:
    (sentence,) = told(turn(expected=103, margin=3), turn(), whole=False)
    assert sentence.startswith("The best, against what was played and the best way to go on from there: about 3 points")


def test_nothing_is_held_against_whoever_only_waits() -> None:
    """Given a turn beside one that is put off by passing, then only points are compared: the rest is still to come."""
    for one, other in ((turn(ROOMS, points(4)), turn(PASSED)), (turn(PASSED), turn(ROOMS, points(4)))):
        assert len(told(one, other)) == 1


def test_a_long_list_is_cut_to_what_weighs_most() -> None:
    deeds = [Reason(kind, {}) for kind in ("guest_taken", "items_served", "checked_in", "objective_claimed")]
    more = told(turn(*deeds, ROOMS, GROUP, HIRED), turn())[1]
    assert more == "It has more: 1 objective claimed, 1 full group, 1 staff card hired and 3 rooms prepared."
    assert more.count(",") + 2 == MOST


@pytest.mark.parametrize("language", languages())
def test_every_kind_has_words(language: str) -> None:
    words = catalogue(language)
    for key in COUNTED.values():
        for n in (1, 2, 5):
            assert str(n) in words.say(Said(key, {"n": n}))
    best = turn(ROOMS, GROUP, points(3), expected=109, margin=12)
    sentences = told(best, turn(HIRED), whole=False, language=language)
    assert len(sentences) == 3
    assert all(str(n) in sentences[0] for n in (3, 6))


# --- one measure


def test_everything_that_is_told_or_makes_a_theme_is_weighed() -> None:
    assert {*COUNTED, *THEME_OF} <= set(WEIGHTS)


def test_gains_are_counted_by_rooms_steps_and_krones() -> None:
    reasons = [ROOMS, GROUP, Reason("emperor", {"steps": 3}), krones(-2), Reason("waiting", {"guest": 75})]
    assert gains(reasons) == {"rooms_prepared": 3, "group_completed": 1, "emperor": 3, "krones": -2}
    assert more_than(reasons, [GROUP, krones(-2)]) == {"rooms_prepared": 3, "emperor": 3}
    assert more_than(reasons, reasons) == {}
