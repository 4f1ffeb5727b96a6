"""All decisions: what is offered, why something is not, what an answer does, and when a decision settles by itself.

Four functions over one list. What is offered is exactly what nothing stands in the way of; a test holds every decision
of the registry to that.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from leopold.packs.codes import BASE_ITEM_KINDS, HAUTEL_COUTURE, WHITE_DIE
from leopold.packs.tables import AREAS, BALL_PLACES, BASE_CAFE_TABLES, CATEGORIES, FACES, FLOORS, QUEUE, ROOMS, TOKENS
from leopold.rules import actions
from leopold.rules.actions import (
    ACTIONS,
    BID_PLACES,
    DANCE_PLACES,
    ITEM_PLACES,
    POUR_PLACES,
    SIDE_DANCER,
    SIDES,
    TABLE_PLACES,
)
from leopold.rules.agenda import DECISIONS, argument, deciding, on_top, pop
from leopold.rules.board.staff import return_looked
from leopold.rules.decisions import (
    balls,
    dice,
    draft,
    entrances,
    guests,
    houses,
    items,
    lounge,
    penalties,
    reactions,
    rewards,
    rooms,
    staff,
    turn,
)
from leopold.rules.jit import cold, rule
from leopold.rules.state import OCCUPIED, VACANT
from leopold.rules.whys import (
    COPIES_NOTHING,
    COPIES_SOMETHING,
    LOST_IS_NOT_BOOSTED,
    MAY,
    NO_ACTION,
    OVER,
    UNASKED,
)

DECISION_NAMES: Final[Mapping[int, str]] = {code: DECISIONS[code].name for code in sorted(DECISIONS)}
"""How decisions are called in the API, in notation and in the catalogue: all of them, the families being imported."""


@rule
def legal_actions(t, g, out):
    """Everything that can be answered now, into the buffer; returns how many. None only when the game is over."""
    if g.over != 0:
        return 0
    op = on_top(g)
    p = deciding(g)
    if op == turn.TURN:
        return turn.offer_turn(t, g, p, out)
    if op == items.PLACE_ITEMS:
        return items.offer_place_items(t, g, p, out)
    if op == rewards.REWARDS:
        return rewards.offer_rewards(t, g, out)
    if op == rooms.PREPARE:
        return rooms.offer_prepare(t, g, p, out)
    if op == staff.HIRE:
        return staff.offer_hire(t, g, p, out)
    if op == dice.SPLIT:
        return dice.offer_split(t, g, out)
    if op == items.SERVE_MORE:
        return items.offer_serve_more(t, g, p, out)
    if op == dice.BESIDE_DIE:
        return dice.offer_beside_die(g, p, out)
    if op == items.CHOOSE_ITEMS:
        return items.offer_choose_items(out)
    if op == rooms.OCCUPY:
        return rooms.offer_occupy(g, p, out)
    if op == guests.TAKE_GUEST:
        return guests.offer_take_guest(g, p, out)
    if op == staff.LOOK_AND_HIRE:
        return staff.offer_look_and_hire(t, g, p, out)
    if op == staff.RETURN_LOOKED:
        return staff.offer_return_looked(g, out)
    if op == items.COMPLETE_ORDER:
        return items.offer_complete_order(t, g, p, out)
    if op == dice.EXTRA_ACTION:
        return dice.offer_extra_action(t, g, p, out)
    if op == draft.DRAFT_CARD:
        return draft.offer_draft(t, g, p, out)
    if op == guests.FIRST_GUEST:
        return guests.offer_guests(g, p, out, 0)
    if op == rooms.FIRST_ROOMS:
        return rooms.offer_first_rooms(t, g, p, out)
    if op == penalties.WAIVE:
        return penalties.offer_waive(out)
    if op == penalties.HALF:
        return penalties.offer_half(out)
    if op == penalties.RETURN_STAFF:
        return penalties.offer_return_staff(t, g, p, out)
    if op == penalties.REMOVE_VACANT:
        return penalties.offer_removal(g, p, out, VACANT, FLOORS, -1)
    if op == penalties.REMOVE_OCCUPIED:
        return penalties.offer_removal(g, p, out, OCCUPIED, argument(g, penalties.BELOW), argument(g, penalties.COLUMN))
    if op == penalties.DISMISS:
        return penalties.offer_dismiss(t, g, p, out)
    if op == reactions.REACT:
        return reactions.offer_react(t, g, p, out)
    if op == items.EXCHANGE:
        return items.offer_exchange(g, p, out)
    if op == items.RETURN_ITEM:
        return items.offer_return_item(g, p, out)
    return offer_of_modules(t, g, op, p, out)


@cold
def offer_of_modules(t, g, op, p, out):
    """The same for decisions that only modules bring."""
    if op == balls.SEND_DANCER:
        return balls.offer_send_dancer(t, g, p, out)
    if op == balls.BALL_REWARDS:
        return balls.offer_ball_rewards(t, g, out)
    if op == balls.LEAVE_AREA:
        return balls.offer_leave_area(g, p, out)
    if op == balls.REHEARSAL:
        return balls.offer_rehearsal(g, out)
    if op == balls.RECALL:
        return balls.offer_recall(g, p, out)
    if op == lounge.WHICH_DIE:
        return lounge.offer_which_die(g, out)
    if op == lounge.PUT_AWAY:
        return lounge.offer_put_away(g, out)
    if op == entrances.AUCTION:
        return entrances.offer_auction(g, p, out)
    if op == entrances.CHOOSE_ENTRANCE:
        return entrances.offer_choose_entrance(g, out)
    if op == entrances.TOKEN:
        return entrances.offer_token(g, out)
    if op == entrances.WHICH_MOVED:
        return entrances.offer_which_moved(g, out)
    if op == houses.GIVE_ITEM:
        return houses.offer_give_item(t, g, out)
    return 0


@rule
def decide(t, g, action):
    """Apply a legal action. What follows by itself is for `carry_on`."""
    op = on_top(g)
    p = deciding(g)
    if op == turn.TURN:
        turn.choose_turn(t, g, p, action)
    elif op == items.PLACE_ITEMS:
        items.choose_place_items(g, p, action)
    elif op == rewards.REWARDS:
        rewards.choose_rewards(t, g, p, action)
    elif op == rooms.PREPARE:
        rooms.choose_prepare(t, g, p, action)
    elif op == staff.HIRE:
        staff.choose_hire(t, g, p, action)
    elif op == dice.SPLIT:
        dice.choose_split(t, g, p, action)
    elif op == items.SERVE_MORE:
        items.choose_serve_more(g, p, action)
    elif op == dice.BESIDE_DIE:
        dice.choose_beside_die(g, p, action)
    elif op == items.CHOOSE_ITEMS:
        items.choose_choose_items(g, p, action)
    elif op == rooms.OCCUPY:
        rooms.choose_occupy(t, g, p, action)
    elif op == guests.TAKE_GUEST:
        guests.choose_take_guest(t, g, p, action)
    elif op == staff.LOOK_AND_HIRE:
        staff.choose_look_and_hire(t, g, p, action)
    elif op == staff.RETURN_LOOKED:
        return_looked(g, p, action - actions.RETURN)
    elif op == items.COMPLETE_ORDER:
        items.choose_complete_order(t, g, p, action)
    elif op == dice.EXTRA_ACTION:
        dice.choose_extra_action(t, g, p, action)
    elif op == draft.DRAFT_CARD:
        draft.choose_draft(g, p, action)
    elif op == guests.FIRST_GUEST:
        guests.choose_first_guest(t, g, p, action)
        entrances.more_first_guests(t, g, p)
    elif op == rooms.FIRST_ROOMS:
        rooms.choose_first_rooms(t, g, p, action)
    elif op == penalties.WAIVE:
        penalties.choose_waive(t, g, p, action)
    elif op == penalties.HALF:
        penalties.choose_half(t, g, p, action)
    elif op == penalties.RETURN_STAFF:
        penalties.choose_return_staff(g, p, action)
    elif op == penalties.REMOVE_VACANT:
        penalties.choose_remove_vacant(t, g, p, action)
    elif op == penalties.REMOVE_OCCUPIED:
        penalties.choose_remove_occupied(t, g, p, action)
    elif op == penalties.DISMISS:
        penalties.choose_dismiss(t, g, p, action)
    elif op == reactions.REACT:
        reactions.choose_react(t, g, p, action)
    elif op == items.EXCHANGE:
        items.choose_exchange(g, p, action)
    elif op == items.RETURN_ITEM:
        items.choose_return_item(g, p, action)
    else:
        decide_in_modules(t, g, op, p, action)


@cold
def decide_in_modules(t, g, op, p, action):
    """The same for decisions that only modules bring."""
    if op == balls.SEND_DANCER:
        balls.choose_send_dancer(t, g, p, action)
    elif op == balls.BALL_REWARDS:
        balls.choose_ball_rewards(t, g, p, action)
    elif op == balls.LEAVE_AREA:
        balls.choose_leave_area(t, g, p, action)
    elif op == balls.REHEARSAL:
        balls.choose_rehearsal(t, g, p, action)
    elif op == balls.RECALL:
        balls.choose_recall(g, p, action)
    elif op == lounge.WHICH_DIE:
        lounge.choose_which_die(t, g, p, action)
    elif op == lounge.PUT_AWAY:
        lounge.choose_put_away(t, g, p, action)
    elif op == entrances.AUCTION:
        entrances.choose_auction(g, p, action)
    elif op == entrances.CHOOSE_ENTRANCE:
        entrances.choose_choose_entrance(t, g, p, action)
    elif op == entrances.TOKEN:
        entrances.choose_token(t, g, p, action)
    elif op == entrances.WHICH_MOVED:
        entrances.choose_which_moved(g, action)
    elif op == houses.GIVE_ITEM:
        houses.choose_give_item(t, g, action)


@rule
def over(t, g, op, p):
    """Is this decision used up, or impossible to answer with anything but no?"""
    if op == rooms.PREPARE:
        return rooms.over_prepare(t, g, p)
    if op == staff.HIRE:
        return staff.over_hire(t, g, p)
    if op == items.SERVE_MORE:
        return items.over_serve_more(t, g, p)
    if op == rooms.OCCUPY:
        return rooms.over_occupy(g, p)
    if op == guests.TAKE_GUEST:
        return guests.over_take_guest(g, p)
    if op == staff.LOOK_AND_HIRE:
        return staff.over_look_and_hire(t, g, p)
    if op == items.COMPLETE_ORDER:
        return items.over_complete_order(t, g, p)
    if op == dice.EXTRA_ACTION:
        return dice.over_extra_action(t, g, p)
    if op == penalties.RETURN_STAFF:
        return penalties.over_return_staff(g)
    if op == penalties.REMOVE_VACANT:
        return penalties.over_remove_vacant(g)
    if op == penalties.REMOVE_OCCUPIED:
        return penalties.over_remove_occupied(g, p)
    if op == penalties.DISMISS:
        return penalties.over_dismiss(g)
    if op == reactions.REACT:
        return reactions.over_react(t, g, p)
    if op == items.EXCHANGE:
        return items.over_exchange(g, p)
    if op == balls.SEND_DANCER:
        return balls.over_send_dancer(t, g, p)
    return False


@rule
def settle(t, g, op, p):
    """Answer a decision that leaves no choice. True when the agenda moved."""
    if op == turn.TURN:
        return False
    if op == items.PLACE_ITEMS:
        return items.settle_place_items(t, g, p)
    if op == rewards.REWARDS:
        return rewards.settle_rewards(t, g, p)
    if op == dice.BESIDE_DIE:
        return dice.settle_beside_die(g, p)
    if op == dice.SPLIT:
        return dice.settle_split(t, g, p)
    if op == staff.RETURN_LOOKED:
        return staff.settle_return_looked(g, p)
    if op == rooms.FIRST_ROOMS:
        return rooms.settle_first_rooms(t, g, p)
    if op == items.RETURN_ITEM:
        return items.settle_return_item(g, p)
    if op >= balls.REHEARSAL and op != balls.SEND_DANCER:
        return settle_in_modules(t, g, op, p)
    if over(t, g, op, p):
        pop(g)
        return True
    return False


@cold
def settle_in_modules(t, g, op, p):
    """The same for decisions that only modules bring."""
    if op == balls.BALL_REWARDS:
        return balls.settle_ball_rewards(t, g, p)
    if op == balls.LEAVE_AREA:
        return balls.settle_leave_area(t, g, p)
    if op == balls.REHEARSAL:
        return balls.settle_rehearsal(t, g, p)
    if op == balls.RECALL:
        return balls.settle_recall(g, p)
    if op == lounge.WHICH_DIE:
        return lounge.settle_which_die(t, g, p)
    if op == lounge.PUT_AWAY:
        return lounge.settle_put_away(t, g, p)
    if op == entrances.TOKEN:
        return entrances.settle_token(t, g, p)
    if op == entrances.WHICH_MOVED:
        return entrances.settle_which_moved(g)
    if op == houses.GIVE_ITEM:
        return houses.settle_give_item(t, g)
    return False


@rule
def why_senseless(t, g, p, action):
    """Numbers that the catalogue keeps in reserve, and ways to use a die that there are not."""
    if action < 0 or action >= ACTIONS or actions.KEY < action < actions.GUEST:
        return NO_ACTION
    if actions.DIE <= action < actions.ACT:
        face = (action - actions.DIE) // actions.DIE_WAYS + 1
        boosted = (action - actions.DIE) % actions.DIE_WAYS >= 6
        copied = (action - actions.DIE) % 6
        if face < FACES:
            return MAY if copied == 0 else COPIES_NOTHING
        return LOST_IS_NOT_BOOSTED if copied == 0 and boosted else MAY
    if actions.ACT <= action < actions.TAKE:
        six = (action - actions.ACT) // 6 + 1 == FACES
        copied = (action - actions.ACT) % 6
        if not six:
            return MAY if copied == 0 else COPIES_NOTHING
        return MAY if copied > 0 else COPIES_SOMETHING
    return NO_ACTION if in_reserve(t, g, p, action) else MAY


@rule
def in_reserve(t, g, p, action):
    """A space, a table, an item, a card that there is not in this game."""
    if actions.GUEST <= action < actions.DIE:
        return action - actions.GUEST >= QUEUE
    if actions.ALSO <= action < actions.SERVE:
        side = action - actions.ALSO
        return side >= SIDES or (side == SIDE_DANCER and t.ballroom_n == 0)
    if actions.SERVE <= action < actions.ITEM:
        k = (action - actions.SERVE) % (actions.PLACE - actions.SERVE)
        return k // TABLE_PLACES >= g.item_kinds or k % TABLE_PLACES >= g.cafe_tables[p]
    if actions.ITEM <= action < actions.COMPLETE:
        return action - actions.ITEM >= g.item_kinds
    if actions.COMPLETE <= action < actions.CLAIM:
        return action - actions.COMPLETE >= g.cafe_tables[p]
    if actions.CLAIM <= action < actions.CHECK_IN:
        return action - actions.CLAIM >= (2 * CATEGORIES if t.entrance_n > 0 else CATEGORIES)
    if actions.CHECK_IN <= action < actions.ROOM:
        return (action - actions.CHECK_IN) // ROOMS >= g.cafe_tables[p]
    if action >= actions.HOST:
        return action - actions.HOST >= g.cafe_tables[p]
    if action >= actions.BID:
        return t.entrance_n == 0 or no_such_entrance(g, action)
    if action >= actions.COLOUR:
        return t.celebrity_n == 0 or no_such_celebrity(t, action)
    if action == actions.KEY:
        return g.modules & turn.KEY == 0
    if action >= actions.DANCE or action == actions.ROW or action == actions.EMPTIED:
        return t.ballroom_n == 0 or no_such_dance(t, g, p, action)
    if action >= actions.SWAP:
        k = action - actions.SWAP
        return k // ITEM_PLACES >= g.item_kinds or k % ITEM_PLACES >= g.item_kinds
    if action >= actions.USE:
        return (action - actions.USE) % (actions.HIRE - actions.USE) >= t.staff_n
    return False


@cold
def no_such_entrance(g, action):
    """Something on offer, a space, a token, a tile, a table that there is not."""
    if action < actions.ENTRANCE:
        return (action - actions.BID) // BID_PLACES >= g.players
    if actions.TOKEN <= action < actions.FAVOUR:
        return action - actions.TOKEN >= TOKENS
    if actions.FAVOUR <= action < actions.GIVE:
        return action - actions.FAVOUR >= 2 * CATEGORIES
    if action >= actions.GIVE:
        return g.house != HAUTEL_COUTURE or action - actions.GIVE >= BASE_CAFE_TABLES
    return False


@cold
def no_such_celebrity(t, action):
    """A colour of dice or a celebrity that there is not."""
    if action < actions.CALL:
        return action - actions.COLOUR > WHITE_DIE
    return action - actions.CALL >= t.celebrity_n


@cold
def no_such_dance(t, g, p, action):
    """A place at the balls, an area, a rehearsal room, a division with champagne that there is not."""
    if actions.DANCE <= action < actions.SEND:
        k = action - actions.DANCE
        return k // DANCE_PLACES >= g.cafe_tables[p] or k % DANCE_PLACES >= BALL_PLACES
    if actions.SEND <= action < actions.AREA:
        return action - actions.SEND >= BALL_PLACES
    if actions.AREA <= action < actions.REHEARSE:
        return action - actions.AREA >= AREAS
    if actions.REHEARSE <= action < actions.RECALL:
        return action - actions.REHEARSE >= t.rehearsal_n
    if actions.RECALL <= action < actions.POUR:
        return action - actions.RECALL >= BALL_PLACES
    if actions.POUR <= action < actions.COLOUR:
        return (action - actions.POUR) % POUR_PLACES == 0 or g.item_kinds == BASE_ITEM_KINDS
    return False


@rule
def why_not(t, g, action):
    """Why an action is not possible now: a code with its parameters, MAY when nothing stands in the way."""
    if g.over != 0:
        return OVER
    op = on_top(g)
    p = deciding(g)
    why = why_senseless(t, g, p, action)
    if why != MAY:
        return why
    if op == turn.TURN:
        return turn.why_not_turn(t, g, p, action)
    if op == rooms.PREPARE:
        return rooms.why_not_prepare(t, g, p, action)
    if op == rooms.FIRST_ROOMS:
        return rooms.why_not_first_rooms(t, g, p, action)
    if op == rooms.OCCUPY:
        return rooms.why_not_occupy(g, p, action)
    if op == guests.FIRST_GUEST:
        return guests.why_not_first_guest(g, p, action)
    if op == guests.TAKE_GUEST:
        return guests.why_not_take_guest(g, p, action)
    if op == rewards.REWARDS:
        return rewards.why_not_rewards(t, g, action)
    return why_not_further(t, g, op, p, action)


@rule
def why_not_further(t, g, op, p, action):
    """The same for dice, items, staff, the draft and penalties."""
    if op == dice.BESIDE_DIE:
        return dice.why_not_beside_die(g, p, action)
    if op == dice.SPLIT:
        return dice.why_not_split(t, g, action)
    if op == dice.EXTRA_ACTION:
        return dice.why_not_extra_action(t, g, p, action)
    if op == items.PLACE_ITEMS:
        return items.why_not_place_items(t, g, p, action)
    if op == items.CHOOSE_ITEMS:
        return items.why_not_choose_items(action)
    if op == items.COMPLETE_ORDER:
        return items.why_not_complete_order(t, g, p, action)
    if op == items.SERVE_MORE:
        return items.why_not_serve_more(t, g, p, action)
    if op == staff.HIRE:
        return staff.why_not_hire(t, g, p, action)
    if op == staff.LOOK_AND_HIRE:
        return staff.why_not_look_and_hire(t, g, p, action)
    if op == staff.RETURN_LOOKED:
        return staff.why_not_return_looked(g, action)
    if op == draft.DRAFT_CARD:
        return draft.why_not_draft(g, p, action)
    if op == penalties.WAIVE:
        return penalties.why_not_waive(action)
    if op == penalties.HALF:
        return penalties.why_not_half(action)
    if op == penalties.RETURN_STAFF:
        return penalties.why_not_return_staff(g, p, action)
    if op == penalties.REMOVE_VACANT:
        return penalties.why_not_remove_vacant(g, p, action)
    if op == penalties.REMOVE_OCCUPIED:
        return penalties.why_not_remove_occupied(g, p, action)
    if op == penalties.DISMISS:
        return penalties.why_not_dismiss(t, g, p, action)
    if op == reactions.REACT:
        return reactions.why_not_react(t, g, p, action)
    if op == items.EXCHANGE:
        return items.why_not_exchange(g, p, action)
    if op == items.RETURN_ITEM:
        return items.why_not_return_item(g, p, action)
    return why_not_in_modules(t, g, op, p, action)


@cold
def why_not_in_modules(t, g, op, p, action):
    """The same for decisions that only modules bring."""
    if op == balls.SEND_DANCER:
        return balls.why_not_send_dancer(t, g, p, action)
    if op == balls.BALL_REWARDS:
        return balls.why_not_ball_rewards(t, g, action)
    if op == balls.LEAVE_AREA:
        return balls.why_not_leave_area(g, p, action)
    if op == balls.REHEARSAL:
        return balls.why_not_rehearsal(g, action)
    if op == balls.RECALL:
        return balls.why_not_recall(g, p, action)
    if op == lounge.WHICH_DIE:
        return lounge.why_not_which_die(g, action)
    if op == lounge.PUT_AWAY:
        return lounge.why_not_put_away(g, action)
    if op == entrances.AUCTION:
        return entrances.why_not_auction(g, p, action)
    if op == entrances.CHOOSE_ENTRANCE:
        return entrances.why_not_choose_entrance(g, action)
    if op == entrances.TOKEN:
        return entrances.why_not_token(g, action)
    if op == entrances.WHICH_MOVED:
        return entrances.why_not_which_moved(g, action)
    if op == houses.GIVE_ITEM:
        return houses.why_not_give_item(t, g, action)
    return UNASKED
