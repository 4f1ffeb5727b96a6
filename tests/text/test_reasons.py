"""Why not, and what is being decided: true, in a sentence, for every action in every position."""

from __future__ import annotations

import numpy as np
import pytest

from leopold.config import Config
from leopold.packs import Pack
from leopold.rules import engine
from leopold.rules.actions import ACTIONS, CHECK_IN, COMPLETE, KEEP, PASS, PLACE, SERVE, kind_of
from leopold.rules.decisions import dice, items, penalties, rewards, rooms, staff, turn
from leopold.rules.state import DRAFTING, GAME, LOOKED, NOBODY
from leopold.speech import Speaker
from leopold.text import refusals
from leopold.text.decision import decision_of
from leopold.text.reading import parse_form
from leopold.words import catalogue, said
from tests.text.table import KINDS, Table, on_turn, walk

BARONESS, SCULPTOR, COMPOSER = 75, 49, 51
WAITRESS, BARKEEPER, CONCIERGE, HOTEL_MANAGER = 2, 3, 28, 48


LEGAL = catalogue().say(refusals.LEGAL)
NO_ACTION = catalogue().text("why-no-action")


def reason(table: Table, text: str) -> str:
    return table.why_not(parse_form(table.pack, table.g, text))


def question(pack: Pack, g: np.record) -> str:
    decision = decision_of(pack, g)
    return Speaker(pack, numbered=False).say(decision.prompt if decision else said("ask-over"))


# --- held against the rules


@pytest.mark.parametrize("kind", KINDS, ids=str)
def test_there_is_a_reason_for_exactly_what_is_not_legal(kind: Config) -> None:
    asked_before: dict[int, int] = {}
    for table in walk(kind, seed=2):
        asked_before[table.op] = asked_before.get(table.op, 0) + 1
        if asked_before[table.op] > 6:
            continue
        legal = set(table.legal)
        for action in range(ACTIONS):
            sentence = table.why_not(action)
            assert (sentence == LEGAL) == (action in legal), sentence
            assert sentence.endswith(".") and sentence[0].isupper() and "\n" not in sentence


@pytest.mark.parametrize("kind", KINDS, ids=str)
def test_every_decision_is_put_as_a_question(kind: Config) -> None:
    for table in walk(kind, seed=4):
        sentence = question(table.pack, table.g)
        assert sentence[-1] in ".?" and sentence[0].isupper()


def test_the_one_who_decides_reads_the_same_when_all_else_is_covered() -> None:
    for table in walk(KINDS[2], seed=6):
        covered = table.bytes.copy()
        engine.observe(table.pack.tables, covered, table.seat)
        assert question(table.pack, covered.view(GAME)[0]) == question(table.pack, table.g)
        for action in range(0, ACTIONS, 7):
            assert refusals.why_not(table.pack, covered.view(GAME)[0], action) == refusals.why_not(
                table.pack, table.g, action
            )


def test_numbers_outside_the_catalogue_stand_for_nothing() -> None:
    table = on_turn()
    assert table.why_not(-1) == table.why_not(ACTIONS) == table.why_not(15) == NO_ACTION
    with pytest.raises(ValueError, match="not in the catalogue"):
        kind_of(15)


def test_nothing_goes_when_the_game_is_over() -> None:
    last = list(walk(KINDS[0], seed=1))[-1]
    assert {last.why_not(action) for action in (PASS, KEEP, CHECK_IN)} == {"The game is over."}
    assert question(last.pack, last.g) == "The game is over."


# --- in the turn


def test_guests() -> None:
    table = on_turn().cafe(BARONESS, SCULPTOR)
    table.g.queue[0] = table.pack.guest_index(COMPOSER)
    table.g.queue[1] = NOBODY
    assert reason(table.krones(1), "guest 1") == "Composer costs 3 krones and you have 1."
    assert reason(table, "guest 2") == "There is no guest on space 2 of the queue."
    assert reason(table.cafe(BARONESS, SCULPTOR, 50), "guest 1") == "The café is full."
    table.cafe(BARONESS).g.guest_taken = 1
    assert reason(table, "guest 1") == "You have already taken a guest in this turn."
    table.g.guest_taken, table.g.die_taken = 0, 1
    assert reason(table, "guest 1") == "A guest is taken before the die."


def test_dice() -> None:
    table = on_turn().krones(0).dice(1, 1, 0, 1, 1, 1)
    assert reason(table, "die 3") == "There is no die on space 3."
    assert reason(table, "die 2 boost") == "A boost costs 1 krone and you have none."
    assert reason(table, "die 6 as 1") == "A six costs 1 krone and you have none."
    assert reason(table.krones(1), "die 6 as 1 boost") == "A six with a boost costs 2 krones and you have 1."
    assert reason(table, "die 6 lost").startswith("The action of a six is lost only when")
    assert reason(table.krones(0).dice(0, 0, 0, 0, 0, 2), "die 6 lost").startswith("You have done nothing in this turn")
    table.g.die_taken = 1
    assert reason(table, "die 1") == "You already took a die in this turn."


def test_passing_and_ending() -> None:
    table = on_turn()
    assert reason(table, "end") == "Take a die before you end your turn, or pass."
    table.g.acted = 1
    assert reason(table, "end") == "Take a die before you end your turn."
    assert reason(table, "pass") == "You can only pass before doing anything else in your turn."


def test_serving() -> None:
    table = on_turn().cafe(BARONESS, SCULPTOR).serve_all(0).kitchen(1, 0, 1, 1)
    assert reason(table, "serve cake 75") == "There is no cake in your kitchen, and Baroness wants none."
    assert reason(table, "serve coffee 49") == "Sculptor did not order coffee."
    assert reason(table, "serve wine 75") == "Baroness wants no more wine."
    assert table.why_not(SERVE + 2) == "There is no guest at table 3."
    assert reason(table.krones(0), "serve wine 49") == "Serving costs 1 krone and you have none."


def test_checking_in() -> None:
    table = on_turn().cafe(BARONESS)
    assert reason(table, "check-in 75 1.1").startswith("Baroness still wants ")
    assert reason(table.serve_all(0).rooms(), "check-in 75 1.1") == "There is no vacant blue room for Baroness."
    colours = table.pack.record.hotel_colour[table.g.hotel[table.seat], :5].tolist()
    everything = {f"r1{column + 1}": "vacant" for column in range(5)}
    blue, other = colours.index(0) + 1, next(c for c, colour in enumerate(colours) if colour != 0) + 1
    table.rooms(**everything)
    assert reason(table, f"check-in 75 1.{blue}") == LEGAL
    assert reason(table, f"check-in 75 1.{other}") == f"Baroness wants a blue room, and 1.{other} is none."
    assert table.why_not(CHECK_IN + 20) == "There is no guest at table 2."


def test_checking_in_where_no_room_waits() -> None:
    table = on_turn().cafe(BARONESS).serve_all(0)
    colours = table.pack.record.hotel_colour[table.g.hotel[table.seat]].tolist()
    blue = [f"{room // 5 + 1}{room % 5 + 1}" for room in range(20) if colours[room] == 0]
    table.rooms(**{f"r{blue[0]}": "vacant", f"r{blue[1]}": "occupied"})
    assert reason(table, f"check-in 75 {'.'.join(blue[1])}") == f"Room {'.'.join(blue[1])} is occupied already."
    assert reason(table, f"check-in 75 {'.'.join(blue[2])}") == f"Room {'.'.join(blue[2])} is not prepared."


@pytest.mark.parametrize(
    ("objective", "letter", "sentence"),
    [
        (105, "A", "Objective A: you have 12 of 20 krones."),
        (106, "A", "Objective A: you have 2 of 12 rooms prepared."),
        (107, "A", "Objective A: you have 2 of 6 staff in play."),
        (108, "A", "Objective A: you are on a 3 of the emperor track and lack 6 steps of 10."),
        (109, "B", "Objective B: you have 0 of 2 floors fully occupied."),
        (111, "B", "Objective B: you have 0 of 1 colours fully occupied."),
    ],
)
def test_objectives_that_are_not_met(objective: int, letter: str, sentence: str) -> None:
    table = on_turn().objective(objective).krones(12).rooms(r11="vacant", r12="occupied").played(BARKEEPER, CONCIERGE)
    table.g.emperor[table.seat] = 4
    assert reason(table, f"claim {letter}") == sentence


def test_an_objective_of_colours_says_what_is_missing() -> None:
    table = on_turn().objective(113)  # three rooms of each colour
    table.g.occupied[table.seat] = (3, 2, 1)
    assert reason(table, "claim C") == "Objective C: not occupied yet: 1 red and 2 yellow."


def test_objectives_that_are_taken() -> None:
    table = on_turn().objective(105).krones(20)
    assert reason(table, "claim A") == LEGAL
    table.g.claimed_n[0] = 3
    assert reason(table, "claim A") == "All places on objective A are taken."
    table.g.claims[0, table.seat] = 2
    assert reason(table, "claim A") == "You have already claimed objective A."


def test_using_staff() -> None:
    table = on_turn().played(BARKEEPER, CONCIERGE)
    assert reason(table, "use 2") == "Waitress is not in play before you."
    assert reason(table, "use 28") == "Concierge is not a card to be used once in a round."
    table.g.staff_used[table.pack.staff_index(BARKEEPER)] = 1
    assert reason(table, "use 3") == "Barkeeper has already been used in this round."


def test_answers_that_nobody_asked_for() -> None:
    table = on_turn()
    assert reason(table, "hire 13").startswith(
        "Nothing lets you hire staff just now. Your turn: take a guest if you like"
    )
    assert reason(table, "done").startswith("There is nothing to leave off just now")


# --- in all other decisions


def test_placing_items() -> None:
    table = on_turn().cafe(SCULPTOR, BARONESS)
    table.g.gained[:4] = (0, 0, 1, 1)
    table.ask(items.PLACE_ITEMS)
    assert (
        table.why_not(PASS) == "That is not asked now. Who gets the wine? You can say `place <item> <guest>` or `keep`."
    )
    assert reason(table, "place cake 49") == "You have no cake in hand: you are placing wine."
    assert reason(table, "place coffee 75") == "First place or keep the wine."
    table.serve_all(0)
    assert reason(table, "place wine 49") == "Sculptor wants no more wine."
    assert table.why_not(PLACE + 2 * 8 + 2) == "There is no guest at table 3."


def test_preparing_rooms() -> None:
    table = on_turn().rooms(r11="vacant", r21="occupied").krones(1).ask(rooms.PREPARE, 2, 0, 2)
    assert (
        reason(table, "room 1.1") == reason(table, "room 2.1").replace("2.1", "1.1") == "Room 1.1 is prepared already."
    )
    assert reason(table, "room 3.1") == "This reaches floors 1 and 2 only."
    assert reason(table, "room 2.3") == "Room 2.3 does not adjoin any of your rooms."
    assert reason(table.krones(0), "room 2.2") == "Room 2.2 costs 1 krone and you have none."
    assert reason(table, "occupy 1.1") == (
        "Nothing lets you occupy a room just now. You may prepare up to 2 rooms on floor 1 or 2 at the full price. "
        "You can say `room <room>` or `done`."
    )
    table.rooms()
    assert reason(table, "room 1.2") == "A hotel begins at the bottom left, with room 1.1."


def test_the_first_rooms_are_not_optional() -> None:
    table = Table()
    while table.op != rooms.FIRST_ROOMS:
        table.do(table.legal[0])
    assert reason(table, "done") == "Everybody prepares 3 rooms before the game begins."
    assert question(table.pack, table.g) == "Set-up: Prepare 2 more rooms."


def test_the_first_rooms_were_optional_once() -> None:
    table = Table(edition="2015")
    while table.op != rooms.FIRST_ROOMS:
        table.do(table.legal[0])
    assert reason(table, "done") == LEGAL
    assert question(table.pack, table.g) == "Set-up: You may prepare up to 3 rooms, beginning at the bottom left."


def test_occupying_rooms() -> None:
    table = on_turn().rooms(r11="vacant", r12="occupied").ask(rooms.OCCUPY, 1)
    assert reason(table, "occupy 1.2") == "Room 1.2 is occupied already."
    assert reason(table, "occupy 1.3") == "Room 1.3 is not prepared."


def test_hiring() -> None:
    table = on_turn().hand(HOTEL_MANAGER, WAITRESS).krones(1).ask(staff.HIRE, 1, 2)
    price = table.pack.card(HOTEL_MANAGER).cost - 2  # type: ignore[union-attr]
    assert reason(table, "hire 48") == f"Hotel Manager costs {price} krones and you have 1."
    assert reason(table, "hire 3") == "Barkeeper is not in your hand."
    assert question(table.pack, table.g) == "You may hire a card from your hand for 2 krones less."


def test_looking_at_cards() -> None:
    table = on_turn().krones(0)
    table.g.looked[:2] = (table.pack.staff_index(WAITRESS), table.pack.staff_index(BARKEEPER))
    table.g.looked_n = 2
    table.g.staff_at[table.g.looked[:2]] = LOOKED
    table.ask(staff.RETURN_LOOKED)
    assert reason(table, "return 28") == "Concierge is not among the cards you look at."
    table.ask(staff.LOOK_AND_HIRE, 0, 3, 1)
    assert reason(table, "done") == "One of the cards you look at must be played."
    assert reason(table, "hire 2") == "Waitress costs 3 krones and you have none."
    assert reason(table, "hire 28") == "Concierge is not among the cards you look at."


def test_drafting() -> None:
    table = Table(variant="draft")
    held = next(card for card in range(48) if table.g.staff_at[card] == DRAFTING + table.seat)
    elsewhere = next(card for card in range(48) if table.g.staff_at[card] != DRAFTING + table.seat)
    assert reason(table, f"draft {table.pack.staff[held].number}") == LEGAL
    name = table.pack.staff[elsewhere].names["en"]
    assert (
        reason(table, f"draft {table.pack.staff[elsewhere].number}")
        == f"{name} is not among the cards you choose from."
    )


def test_rewards() -> None:
    table = on_turn()
    table.ask(rewards.REWARDS, table.pack.guest_index(52), 0b10, -1, 1)  # Tailor: a strudel and 2 krones
    assert reason(table, "reward 1") == "Part 1 of the reward of Tailor has been taken already."
    assert reason(table, "reward 3") == "The reward of Tailor has 2 parts."
    assert reason(table, "bonus") == "No occupancy bonus waits just now."
    assert question(table.pack, table.g) == "Tailor checked in: take the reward, or leave it."
    table.g.agenda[table.g.agenda_n - 1, 4] = 3
    assert reason(table, "bonus") == "The bonus comes before the first part of the reward or after the last."


def test_beside_a_die() -> None:
    table = on_turn().played(14)  # Decorator
    table.g.face = 1
    table.ask(dice.BESIDE_DIE, 1, 0b001, 2, 0)
    assert reason(table, "done") == "The main action of the die is still to be done."
    assert reason(table, "also hire") == "None of your staff lets you hire a member of staff beside this die."
    assert reason(table, "end").endswith("you may also prepare a room. You can say `main` or `also <what>`.")
    table.g.agenda[table.g.agenda_n - 1, 2:4] = (0, 0b110)
    assert reason(table, "main") == "The main action of the die has been done already."
    assert reason(table, "also room") == "You have already had the chance to prepare a room beside this die."


def test_acting_without_a_die() -> None:
    table = on_turn().krones(0).dice(1, 0, 1, 1, 1, 1).ask(dice.EXTRA_ACTION)
    assert reason(table, "act 2") == "There is no die on space 2."
    assert reason(table, "act 6 as 2") == "A six costs 1 krone and you have none."


def test_completing_an_order() -> None:
    table = on_turn().cafe(BARONESS, SCULPTOR).serve_all(1).ask(items.COMPLETE_ORDER, 1)
    assert reason(table, "complete 49") == "Sculptor has everything already."
    assert table.why_not(COMPLETE + 2) == "There is no guest at table 3."
    assert reason(table, "done").endswith("You can say `complete <guest>`.")


def test_dividing() -> None:
    table = on_turn().ask(dice.SPLIT, 2, 4)
    wanted = "Divide 4 drinks between wine and coffee, no more coffee than wine."
    assert question(table.pack, table.g) == wanted
    assert (
        reason(table, "keep")
        == f"You have nothing in hand to keep just now. {wanted} You can say `take <number> <kind> …`."
    )
    assert reason(table, "take 1 wine 3 coffee") == "You cannot take more coffee than wine."
    assert reason(table, "action 139") == "There are only 4 to divide."


def test_what_the_emperor_takes() -> None:
    table = on_turn().rooms(r11="vacant", r12="occupied", r21="vacant", r31="occupied").ask(penalties.REMOVE_VACANT, 1)
    assert reason(table, "remove 1.1") == "It must be a vacant room on floor 2."
    assert reason(table, "remove 3.1") == "Room 3.1 is not a vacant room."
    table.ask(penalties.REMOVE_OCCUPIED, 2, 4, -1, 0)
    assert reason(table, "remove 1.2") == "It must be an occupied room on floor 3."
    table.hand(WAITRESS).played(BARKEEPER, CONCIERGE).ask(penalties.RETURN_STAFF, 1)
    assert reason(table, "return 3") == "Barkeeper is not in your hand."
    table.ask(penalties.DISMISS, 1)
    assert reason(table, "dismiss 2") == "Waitress is not in play before you."
    assert reason(table, "dismiss 3") == "Barkeeper is not an end-of-game card."


def test_keeping_six_of_ten_when_setting_up_alone() -> None:
    table = Table(solo="leopold")
    keep = "You keep 6 of your cards: put {} more under the deck; the first one lies highest."
    assert table.op == penalties.RETURN_STAFF and question(table.pack, table.g) == f"Set-up: {keep.format(4)}"
    for text in ("guest 1", "done", "room 1.1", "die 3", "draft 5", "pass"):
        assert reason(table, text).endswith(f"{keep.format(4)} You can say `return <card>`.")
    cards = table.texts
    table.do(cards[0])
    assert question(table.pack, table.g) == f"Set-up: {keep.format(3)}"
    assert reason(table, cards[0]).endswith(" is not in your hand.")
    assert reason(table, cards[1]) == LEGAL
    table.do(*cards[1:4])
    assert question(table.pack, table.g) == "Set-up: Choose your first guest, free of charge."


def test_the_emperor_still_asks_for_cards_when_playing_alone() -> None:
    table = Table(solo="leopold")
    while table.op != turn.TURN:
        table.do(table.legal[0])
    table.ask(penalties.RETURN_STAFF, 2)
    assert question(table.pack, table.g) == "The emperor is displeased: Put 2 cards from your hand under the deck."


def test_both_rooms_came_from_one_column_once() -> None:
    table = on_turn(edition="2015").rooms(r11="occupied", r12="occupied", r21="occupied")
    table.ask(penalties.REMOVE_OCCUPIED, 1, 1, 0, 1)
    assert reason(table, "remove 1.2") == "Both rooms must come from one column, and this is column 1."
    assert reason(table, "remove 1.1") == LEGAL


@pytest.mark.parametrize(
    ("acted", "guest", "die", "sentence"),
    [
        (0, 0, 0, "Your turn: take a guest if you like, then a die, or pass."),
        (1, 0, 0, "Your turn: take a guest if you like, then a die."),
        (1, 1, 0, "Your turn: take a die."),
        (1, 1, 1, "Your turn: serve, check in, claim, use staff, or end it."),
    ],
)
def test_the_question_of_a_turn(acted: int, guest: int, die: int, sentence: str) -> None:
    table = on_turn()
    table.g.acted, table.g.guest_taken, table.g.die_taken = acted, guest, die
    assert question(table.pack, table.g) == sentence
