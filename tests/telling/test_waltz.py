"""Examples from the modules of the expansion: coloured dice and celebrities, the key, entrances, Leopold's hotels."""

from __future__ import annotations

import pytest

from leopold.journal import Event
from leopold.packs import load_pack
from leopold.speech import Speaker
from leopold.telling import tell

PACK = load_pack(modules=["celebrities", "entrances", "key"])
LEOPOLDS = load_pack(modules=["entrances"])


def event(name: str, seat: int | None = 0, **arguments: int | str | None) -> Event:
    return Event(name, seat, arguments)


def sentences(*events: Event) -> list[str]:
    speaker = Speaker(PACK, people=("Ann", "Bob"), you=frozenset((0,)), numbered=False)
    return [speaker.say(line.said) for line in tell(PACK, events)]


def alone(*events: Event, automaton: str = "Leopold") -> list[str]:
    pack = LEOPOLDS if automaton == "Leopold" else PACK
    speaker = Speaker(pack, people=("Ann", automaton), you=frozenset((0,)), numbered=False)
    return [speaker.say(line.said) for line in tell(pack, events, "hard")]


def test_a_coloured_die_is_told_with_its_celebrity_and_the_points() -> None:
    taken = event("coloured_die_taken", colour="red")
    celebrity = event("celebrity_taken", celebrity="marie_curie", vp=2)
    points = event("vp", change=2, source="celebrities", vp=7)
    assert sentences(taken, celebrity, points) == ["With the red die you take Marie Curie, for 2 points."]
    assert sentences(taken) == ["It is the red die that you take; nobody waits beside it."]
    assert sentences(points) == ["You score 2 points through a celebrity."]


def test_those_who_arrive_together_are_one_line() -> None:
    arrivals = [
        event("celebrity_arrived", None, celebrity=celebrity, colour=colour)
        for celebrity, colour in (("albert_einstein", "red"), ("mahatma_gandhi", "yellow"))
    ]
    assert sentences(*arrivals) == [
        "In the lounge arrive Albert Einstein beside the red die and Mahatma Gandhi beside the yellow die."
    ]


def test_prices_are_told_with_the_key_and_with_the_entrance() -> None:
    paid = event("krones", 1, change=-5, krones=5)
    assert sentences(paid, event("entrance_taken", 1, entrance="dove", krones=5)) == [
        "Bob opens the doors of Dove, for 5 krones."
    ]
    assert sentences(event("key_taken", price=0), event("krones", change=2, krones=9)) == [
        "You take the skeleton key and begin the next round.",
        "You gain 2 krones.",
    ]


@pytest.mark.parametrize(
    ("told", "sentence"),
    [
        (event("goal_met", letter="B", objective=109, vp=10), "You claim your own objective B, for 10 points."),
        (event("guests_kept_scored", guests=3, vp=3), "You have served 3 guests in this round, for 3 points."),
        (event("goals_scored", objectives=5, vp=6), "You have claimed 5 objectives in all, for 6 points."),
    ],
)
def test_points_of_an_entrance_are_told_with_what_brought_them(told: Event, sentence: str) -> None:
    points = event("vp", change=int(told["vp"] or 0), source="entrances", vp=20)
    assert sentences(told, points) == [sentence]
    assert sentences(points)[0].endswith("through the entrance.")


def test_a_toll_is_told_with_its_gears() -> None:
    # Given two gears on a space, when somebody uses it, then the automaton says where its score stands
    toll = event("toll_paid", space=4, krones=1, vp=2)
    assert alone(toll, event("vp", 1, change=2, source="entrances", vp=9)) == [
        "On space 4 lie 2 gears: the toll is 1 krone. One gear leaves.",
        "Leopold scores 2 points for gears and stands at 9.",
    ]
    forgone = event("toll_forgone", vp=5), event("vp", change=-5, source="entrances", vp=3)
    assert alone(*forgone) == [
        "There is no space that you can pay for: you cross for nothing this once, and lose 5 points."
    ]


def test_a_guest_who_has_reserved_moves_in_without_a_card_turned_up() -> None:
    given = event("item_given", 1, item="wine", guest=75)
    moves = event("checked_in", 1, guest=75, room="4.1")
    assert alone(given, moves) == [
        "His guest Baroness gets the wine that lay on the space.",
        "Baroness has everything and moves into room 4.1, which was reserved.",
    ]


def test_what_the_colour_of_a_die_brings_her_is_told_before_what_is_on_the_card() -> None:
    # Given a card with an objective of its own, and a red die, which brings one too
    turned = event("instruction_turned", 1, instruction=222)
    red = event("automaton_colour", 1, colour="red", tie="")
    by_die = event("automaton_objective", 1, letter="A", clause="any", tie="")
    by_card = event("automaton_objective", 1, letter="B", clause="any", tie="left")
    # When her turn is told
    told = alone(turned, red, by_die, by_card, automaton="Elisabeth")
    # Then only what is on the card is told as the card's
    assert told[1:] == [
        "It is the red die, which brings her closer to the objective with least progress.",
        "The objective with the question mark: she goes for the one with least progress, B. Tie: the hand points left,"
        " so the first from the right.",
    ]
