"""The balls in the log: who dances where, for how much, and what comes of it."""

from __future__ import annotations

from leopold.game import Game
from leopold.journal import Event
from leopold.packs import load_pack
from leopold.speech import Speaker
from leopold.telling import tell

PACK = load_pack(modules=["ballrooms"])
SPEAKER = Speaker(PACK, people=("Ann", "Elisabeth"), you=frozenset((0,)), numbered=False)


def event(name: str, seat: int | None = 0, **arguments: int | str | None) -> Event:
    return Event(name, seat, arguments)


def sentences(*events: Event, level: str | None = None) -> list[str]:
    return [SPEAKER.say(line.said) for line in tell(PACK, events, level)]


def sent(seat: int = 0, guest: int | None = None, place: str = "1.middle", champagne: int = 2) -> Event:
    return event("dancer_sent", seat, place=place, champagne=champagne, guest=guest, ballroom="apollosaal")


def test_the_champagne_of_a_dancer_is_told_with_the_dancer() -> None:
    # Given two champagnes spent on the space that a guest goes to
    spent = event("item_spent", item="champagne", amount=2)
    # Then one line has both; champagne that is spent otherwise has its own
    assert sentences(spent, sent(guest=148)) == ["You send Ambassador to Apollosaal, middle row, for 2 champagnes."]
    assert sentences(sent(champagne=0, place="balcony")) == ["You send a dancer to the balcony, free of charge."]
    assert sentences(spent, event("vp", change=5, source="staff", vp=9)) == [
        "You give 2 champagnes from the kitchen.",
        "You score 5 points through staff.",
    ]


def test_points_of_a_ballroom_are_told_with_it_and_those_of_a_row_by_themselves() -> None:
    scored = event("ball_scored", ballroom="zur_kettenbruecke", vp=7, dancers=3)
    points = event("vp", change=7, source="balls", vp=20)
    assert sentences(scored, points) == ["You score 7 points in Zur Kettenbrücke, with 3 dancers."]
    assert sentences(sent(), points)[1] == "You score 7 points through the dancer."


def test_whoever_stays_away_is_told_what_it_costs() -> None:
    missed = event("ball_scored", 1, ballroom="zum_sperl", vp=-5, dancers=0)
    lost = event("vp", 1, change=-5, source="balls", vp=3)
    assert sentences(missed, lost) == ["Elisabeth has no dancer in Zum Sperl and loses 5 points."]
    assert sentences(missed, lost, level="easy") == [
        "Elisabeth has no dancer in Zum Sperl, loses 5 points and stands at 3."
    ]


def test_rehearsal_rooms_their_areas_and_dancers_that_leave_for_good() -> None:
    assert sentences(event("rehearsal_taken", 1, room="winter_garden"), event("area_emptied", area=2)) == [
        "Elisabeth chooses the winter garden as rehearsal room.",
        "Area 2 of your rehearsal room is empty.",
    ]
    assert sentences(event("dancer_removed", place="3.top", ballroom="odeonsaal")) == [
        "You lose a dancer: Odeonsaal, top row."
    ]


def test_elisabeth_says_which_ball_her_card_asks_for() -> None:
    # Given a solo game in which she turns up a card with the sign of a dancer
    game = Game(solo="elisabeth", level="hard", seed=3, modules=["ballrooms"])
    told: list[str] = []
    while "sends a dancer" not in " ".join(told):
        told = [SPEAKER.say(line.said) for line in tell(game.pack, game.play(game.numbers[-1]), "hard")]
    # Then the line says why it stands where it stands
    (line,) = [line for line in told if "sends a dancer" in line][:1]
    assert line.startswith("She sends a dancer to the next ball: ") or "the ball after the next" in line
