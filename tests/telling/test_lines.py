"""Examples: what a few events become in the log."""

from __future__ import annotations

from leopold.journal import Event
from leopold.packs import load_pack
from leopold.telling import tell
from leopold.words import said
from tests.telling.table import sentences


def event(name: str, seat: int | None = 0, **arguments: int | str | None) -> Event:
    return Event(name, seat, arguments)


def test_lines_are_keys_and_numbers() -> None:
    # Given a guest taken by the second seat
    taken = event("guest_taken", 1, guest=75, space=3, price=1)
    # When it is told
    (line,) = tell(load_pack(), [taken])
    # Then there is no word in it yet
    assert line.said == said("log-guest-taken", seat=1, guest=75, price=1)
    assert (line.seat, line.at) == (1, 0)


def test_it_is_told_to_you_and_of_others() -> None:
    taken = {seat: event("guest_taken", seat, guest=75, space=3, price=1) for seat in (0, 1)}
    assert sentences(*taken.values()) == ["You invite Baroness for 1 krone.", "Bob invites Baroness for 1 krone."]


def test_a_payment_is_told_with_what_was_bought() -> None:
    paid = event("krones", change=-2, krones=5)
    assert sentences(paid, event("staff_hired", staff=3, price=2)) == ["You hire Barkeeper for 2 krones."]
    assert sentences(paid, event("action_done", action=3, strength=2)) == [
        "You pay 2 krones.",
        "You do action 3, preparing rooms, strength 2.",
    ]
    assert sentences(paid) == ["You lose 2 krones."]


def test_what_one_guest_is_served_is_one_line() -> None:
    served = [event("item_served", 1, item=item, guest=75) for item in ("wine", "coffee", "wine")]
    assert sentences(*served) == ["Bob serves Baroness 2 wines and 1 coffee from the kitchen."]


def test_rooms_prepared_together_are_one_line_with_one_price() -> None:
    rooms = [event("room_prepared", room=room, price=price) for room, price in (("1.1", 0), ("2.1", 1), ("3.1", 2))]
    payments = [event("krones", change=-price, krones=9) for price in (0, 1, 2)]
    told = sentences(rooms[0], payments[1], rooms[1], payments[2], rooms[2])
    assert told == ["You prepare rooms 1.1, 2.1 and 3.1 for 3 krones."]


def test_cards_that_the_reader_may_not_know_are_counted() -> None:
    drawn = [event("staff_drawn", 1, staff=number) for number in (3, 4)]
    hidden = [event("staff_drawn", 1, staff=None) for _ in range(2)]
    assert sentences(*drawn) == ["Bob draws Barkeeper and Sous-Chef."]
    assert sentences(*hidden) == ["Bob draws 2 staff cards."]


def test_a_six_says_what_it_is_used_for() -> None:
    # Given a six, and a four that staff react to before its action
    six = [event("die_taken", face=6, strength=3, price=1), event("action_done", action=2, strength=3)]
    four = event("die_taken", face=4, strength=3, price=0)
    # Then the six tells its action, and so does an action whose die was taken earlier
    assert sentences(*six) == ["You take a 6 as a 2, strength 3, for 1 krone."]
    assert sentences(four, event("action_done", action=4, strength=3)) == ["You take a 4, strength 3."]
    assert sentences(event("action_done", action=4, strength=3)) == [
        "You do action 4, emperor steps and krones, strength 3."
    ]


def test_a_claim_tells_its_points() -> None:
    claimed = event("objective_claimed", 1, letter="A", objective=131, place=2)
    scored = event("vp", 1, change=10, source="objectives", vp=31)
    assert sentences(claimed, scored) == ["Bob is the second to claim objective A, for 10 points."]


def test_the_first_roll_of_a_round_is_told_by_the_round() -> None:
    rolled = [event("dice_rolled", None, dice=dice, bin=gone) for dice, gone in ((8, 0), (5, 1))]
    assert sentences(event("round_began", 1, round=2), *rolled) == [
        "Round 2: Bob begins.",
        "Everybody has passed: one die is put away, and 5 are rolled again.",
    ]


# --- the automaton

TURNED = event("instruction_turned", 1, instruction=207)


def test_the_automaton_says_which_clause_decided() -> None:
    # Given a card that asks for a red guest, and none in the queue
    taken = event("guest_taken", 1, guest=75, space=3, price=0)
    chosen = event("automaton_guest", 1, guest=75, clause="absent", tie="left")
    # When the choice is told
    told = sentences(TURNED, taken, chosen, level="easy")
    # Then once, with the clause, where the guest stood, and what decided the tie
    assert told[1:] == [
        "No red guest is in the queue: he takes the guest worth most who still finds a room, "
        "Baroness, 5 points, from space 3. Tie: the hand points left, so the first from the right."
    ]


def test_the_card_is_told_as_far_as_it_counts() -> None:
    easy, hard = (sentences(TURNED, level=level)[0] for level in ("easy", "hard"))
    assert easy != hard
    assert hard == (
        "Bob turns up card 207: a red guest, any guest; a 1 or a 2; 2 steps on the emperor track, a staff card; "
        "the hand points right."
    )


def test_its_points_are_told_with_where_it_stands() -> None:
    guest = event("vp", 1, change=7, source="guests", vp=40)
    badge = event("vp", 1, change=2, source="badges", vp=42)
    both = "Bob scores 7 points for the guest and 2 for the room's badge and stands at 42."
    assert sentences(TURNED, guest, badge, level="easy")[1:] == [both]
    assert sentences(guest, badge) == [
        "Bob scores 7 points with the guest.",
        "Bob scores 2 points for the room's badge.",
    ]


def test_what_was_known_before_is_not_told_again() -> None:
    # Given a turn of which the card has been told already
    events = [TURNED, event("automaton_die", 1, face=2, clause="more", tie="")]
    # When the rest is told
    lines = tell(load_pack(), events, "easy", since=1)
    # Then the line begins at its own event
    assert [(line.said.key, line.at) for line in lines] == [("automaton-die-more", 1)]
