"""The turn: a guest, a die, extra actions before, between and after; or passing."""

from __future__ import annotations

from leopold.packs.codes import (
    MORE_GUESTS,
    NO_HOUSE,
)
from leopold.packs.modules import MODULES
from leopold.packs.tables import CAFE_TABLES, CATEGORIES, CELEBRITIES_MAX, FACES, QUEUE, ROOMS, TABLES
from leopold.rules import actions
from leopold.rules.actions import DANCE_PLACES, TABLE_PLACES
from leopold.rules.agenda import NEXT_TURN, decision, pop, push
from leopold.rules.board.cafe import (
    free_table,
    guest_price,
    take_guest,
)
from leopold.rules.board.dice import die_price, price_of_face
from leopold.rules.board.entrances import meet_goal
from leopold.rules.board.objectives import claim
from leopold.rules.board.tracks import gain_krones, pay
from leopold.rules.decisions.dice import use_die
from leopold.rules.decisions.entrances import (
    shift,
    sum_of_dice,
    take_favour,
    why_not_favour,
    why_not_shift,
)
from leopold.rules.decisions.extras import (
    begin_serving,
    host,
    offer_entrance_actions,
    offer_extra_actions,
    use_staff,
    why_not_check_in,
    why_not_claim,
    why_not_dance,
    why_not_goal,
    why_not_host,
    why_not_serve,
    why_not_use,
)
from leopold.rules.decisions.guests import why_no_guest, why_not_this_guest
from leopold.rules.decisions.lounge import call, offer_calls, why_not_call
from leopold.rules.decisions.rewards import check_in, go_dancing
from leopold.rules.events import KEY_TAKEN, PASSED, TURN_ENDED, note
from leopold.rules.jit import cold, rule, wide
from leopold.rules.state import GAME
from leopold.rules.whys import (
    BOOST_PRICE,
    DIE_TAKEN_ALREADY,
    END_OR_PASS,
    END_WITHOUT_DIE,
    GUEST_AFTER_DIE,
    GUEST_TAKEN_ALREADY,
    KEY_GONE,
    KEY_PRICE,
    MAY,
    NO_DIE_THERE,
    NOT_LOST,
    NOT_LOST_BUT_PASSED,
    PASS_TOO_LATE,
    SHIFTED_ELSEWHERE,
    SIX_BOOST_PRICE,
    SIX_PRICE,
    TOLL_PRICE,
    UNASKED,
    refuse,
    too_dear,
)

TURN = decision(
    4,
    "turn",
    answers=(
        "pass",
        "end",
        "guest",
        "die",
        "key",
        "serve",
        "claim",
        "use",
        "check-in",
        "dance",
        "call",
        "shift",
        "favour",
        "host",
    ),
)
KEY = MODULES["key"].bit


# --- passing and ending


@rule
def why_not_pass(g):
    """Pass only before anything else."""
    return PASS_TOO_LATE if g.acted != 0 or g.die_taken != 0 else MAY


@rule
def why_not_end(g):
    """A turn ends after its die."""
    if g.die_taken != 0:
        return MAY
    return END_WITHOUT_DIE if g.acted != 0 else END_OR_PASS


@rule
def leave_turn(g, p):
    """Nothing of the turn remains in the record."""
    pop(g)
    g.acted = 0
    g.guest_taken = 0
    g.die_taken = 0
    g.face = 0
    g.strength = 0
    g.extra_turn = 0
    g.favour_had = 0
    g.shifted = 0
    g.toll_waived = 0
    push(g, NEXT_TURN, p, 0, 0, 0, 0)


@rule
def pass_turn(g, p):
    """Not lost, only put off until the dice are rolled again; an extra turn is simply forgone."""
    note(g, PASSED, p, g.extra_turn, 0, 0)
    if g.extra_turn == 0:
        g.passed[p] = 1
    leave_turn(g, p)


@rule
def end_turn(g, p):
    note(g, TURN_ENDED, p, 0, 0, 0)
    leave_turn(g, p)


# --- a guest


@rule
def why_not_guest(t, g, p, space):
    """One guest a turn, before the die."""
    if g.guest_taken > g.power[p, MORE_GUESTS]:
        return GUEST_TAKEN_ALREADY
    if g.die_taken != 0:
        return GUEST_AFTER_DIE
    return why_no_guest(g, p, space, guest_price(t, g, p, space))


@rule
def offer_guests(t, g, p, out, n):
    if free_table(g, p) < 0 or (g.guest_taken != 0 and g.guest_taken > g.power[p, MORE_GUESTS]):
        return n
    for space in range(QUEUE):
        if why_not_this_guest(g, p, space, guest_price(t, g, p, space)) == MAY:
            out[n] = actions.GUEST + space
            n += 1
    return n


# --- a die


@rule
def any_other_die(t, g, p):
    """Is there a die this seat can take with its action?"""
    for face in range(FACES - 1):
        if g.dice[face] > 0 and (g.house == NO_HOUSE or why_not_paid(t, g, p, face + 1, 0) == MAY):
            return True
    return g.dice[FACES - 1] > 0 and g.krones[p] >= die_price(t, g, p, FACES, 0)


@wide(TABLES, GAME)
@rule
def why_not_die(t, g, p, face, boost, copied):
    """A boost and a six have their price.

    Somebody who has begun and can pay for no die takes a six all the same, and its action is lost.
    """
    if g.die_taken != 0:
        return DIE_TAKEN_ALREADY
    if g.dice[face - 1] == 0:
        return refuse(NO_DIE_THERE, face, 0, 0)
    if g.shifted != 0 and face != g.shifted:
        return refuse(SHIFTED_ELSEWHERE, g.shifted, 0, 0)
    if face == FACES and copied == 0:
        if any_other_die(t, g, p):
            return NOT_LOST
        return NOT_LOST_BUT_PASSED if g.acted == 0 else MAY
    return why_not_paid(t, g, p, face, boost)


@wide(TABLES, GAME)
@rule
def why_not_paid(t, g, p, face, boost):
    """What a six and a boost cost; any other die is free."""
    price = die_price(t, g, p, face, boost)
    if price <= g.krones[p]:
        return MAY
    if face < FACES:
        return too_dear(TOLL_PRICE if boost == 0 else BOOST_PRICE, price, g.krones[p])
    return too_dear(SIX_BOOST_PRICE if boost != 0 else SIX_PRICE, price, g.krones[p])


@rule
def offer_dice(t, g, p, out, n):
    """Every die on its space, plain and boosted; a six as any of the five, or lost."""
    if t.entrance_n > 0:
        return offer_dice_by_asking(t, g, p, out, n)
    krones = g.krones[p]
    for face in range(1, FACES):
        if g.dice[face - 1] > 0:
            out[n] = actions.DIE + (face - 1) * actions.DIE_WAYS
            n += 1
            if price_of_face(t, g, p, face, 1) <= krones:
                out[n] = actions.DIE + (face - 1) * actions.DIE_WAYS + 6
                n += 1
    if g.dice[FACES - 1] > 0:
        six = actions.DIE + (FACES - 1) * actions.DIE_WAYS
        for boost in range(2):
            if price_of_face(t, g, p, FACES, boost) <= krones:
                for copied in range(1, FACES):
                    out[n] = six + boost * 6 + copied
                    n += 1
        if why_not_die(t, g, p, FACES, 0, 0) == MAY:
            out[n] = six
            n += 1
    return n


@cold
def offer_dice_by_asking(t, g, p, out, n):
    """The same where a die may have been moved, or a toll be due."""
    for face in range(1, FACES):
        for boost in range(2):
            if why_not_die(t, g, p, face, boost, 0) == MAY:
                out[n] = actions.DIE + (face - 1) * actions.DIE_WAYS + boost * 6
                n += 1
    six = actions.DIE + (FACES - 1) * actions.DIE_WAYS
    for boost in range(2):
        for copied in range(1, FACES):
            if why_not_die(t, g, p, FACES, boost, copied) == MAY:
                out[n] = six + boost * 6 + copied
                n += 1
    if why_not_die(t, g, p, FACES, 0, 0) == MAY:
        out[n] = six
        n += 1
    return n


# --- the skeleton key


@cold
def why_not_key(t, g, p):
    """In place of a die, by one player a round; an extra turn has no die to give up for it."""
    if g.die_taken != 0:
        return DIE_TAKEN_ALREADY
    if g.shifted != 0:
        return refuse(SHIFTED_ELSEWHERE, g.shifted, 0, 0)
    if g.key != 0:
        return refuse(KEY_GONE, g.key - 1, 0, 0)
    if g.extra_turn != 0:
        return UNASKED
    if g.krones[p] < t.key_price:
        return too_dear(KEY_PRICE, t.key_price, g.krones[p])
    return MAY


@cold
def take_key(t, g, p):
    """Who has it begins the next round."""
    pay(g, p, t.key_price + 0)
    g.key = p + 1
    g.turns[p] += 1
    g.die_taken = 1
    note(g, KEY_TAKEN, p, t.key_price, 0, 0)
    if t.key_gain > 0:
        gain_krones(t, g, p, t.key_gain)
    if t.entrance_n > 0:
        sum_of_dice(t, g, p, FACES + 1)


# --- the whole turn


@rule
def why_not_turn(t, g, p, action):
    if g.shifted != 0 and g.die_taken == 0 and not (actions.DIE <= action < actions.ACT):
        return refuse(SHIFTED_ELSEWHERE, g.shifted, 0, 0)
    if action == actions.PASS:
        return why_not_pass(g)
    if action == actions.END:
        return why_not_end(g)
    if actions.GUEST <= action < actions.DIE:
        return why_not_guest(t, g, p, action - actions.GUEST)
    if actions.DIE <= action < actions.ACT:
        k = action - actions.DIE
        return why_not_die(t, g, p, k // actions.DIE_WAYS + 1, k % actions.DIE_WAYS // 6, k % 6)
    if actions.SERVE <= action < actions.PLACE:
        k = action - actions.SERVE
        return why_not_serve(t, g, p, k // TABLE_PLACES, k % TABLE_PLACES)
    if actions.CLAIM <= action < actions.CHECK_IN:
        k = action - actions.CLAIM
        return why_not_claim(t, g, p, k) if k < CATEGORIES else why_not_goal(t, g, p, k - CATEGORIES)
    if actions.CHECK_IN <= action < actions.ROOM:
        k = action - actions.CHECK_IN
        return why_not_check_in(t, g, p, k // ROOMS, k % ROOMS)
    if actions.USE <= action < actions.HIRE:
        return why_not_use(t, g, p, action - actions.USE)
    if actions.DANCE <= action < actions.SEND:
        k = action - actions.DANCE
        return why_not_dance(t, g, p, k // DANCE_PLACES, k % DANCE_PLACES)
    if action == actions.KEY:
        return why_not_key(t, g, p)
    if actions.CALL <= action < actions.CALL + CELEBRITIES_MAX:
        return why_not_call(t, g, p, action - actions.CALL)
    if actions.SHIFT <= action < actions.TOKEN:
        return why_not_shift(t, g, p, action - actions.SHIFT)
    if actions.FAVOUR <= action < actions.GIVE:
        return why_not_favour(t, g, p, action - actions.FAVOUR)
    if actions.HOST <= action < actions.HOST + CAFE_TABLES:
        return why_not_host(t, g, p, action - actions.HOST)
    return UNASKED


@rule
def offer_turn(t, g, p, out):
    n = 0
    if g.shifted != 0 and g.die_taken == 0:
        return offer_dice(t, g, p, out, n)  # a die was moved so as to be used
    if g.die_taken == 0:
        n = offer_guests(t, g, p, out, n)
        n = offer_dice(t, g, p, out, n)
        if g.modules != 0 and g.modules & KEY != 0 and why_not_key(t, g, p) == MAY:
            out[n] = actions.KEY
            n += 1
    n = offer_extra_actions(t, g, p, out, n)
    if g.modules != 0:
        n = offer_calls(t, g, p, out, n)
        n = offer_entrance_actions(t, g, p, out, n)
    if g.die_taken != 0:
        out[n] = actions.END
        n += 1
    elif why_not_pass(g) == MAY:
        out[n] = actions.PASS
        n += 1
    return n


@rule
def choose_turn(t, g, p, action):
    """Pass, guest, die, extra actions, end."""
    if action == actions.PASS:
        pass_turn(g, p)
        return
    if action == actions.END:
        end_turn(g, p)
        return
    g.acted = 1
    if action >= actions.HOST:
        host(t, g, p, action - actions.HOST)
    elif action >= actions.FAVOUR:
        take_favour(t, g, p, action - actions.FAVOUR)
    elif action >= actions.SHIFT:
        shift(t, g, p, action - actions.SHIFT)
    elif action >= actions.CALL:
        call(t, g, p, action - actions.CALL)
    elif action == actions.KEY:
        take_key(t, g, p)
    elif action >= actions.DANCE:
        k = action - actions.DANCE
        go_dancing(t, g, p, k // DANCE_PLACES, k % DANCE_PLACES)
    elif action >= actions.USE:
        use_staff(t, g, p, action - actions.USE)
    elif action >= actions.CHECK_IN:
        k = action - actions.CHECK_IN
        check_in(t, g, p, k // ROOMS, k % ROOMS)
    elif action >= actions.CLAIM + CATEGORIES:
        meet_goal(t, g, p, action - actions.CLAIM - CATEGORIES)
    elif action >= actions.CLAIM:
        claim(t, g, p, action - actions.CLAIM)
    elif action >= actions.SERVE:
        k = action - actions.SERVE
        begin_serving(t, g, p, k // TABLE_PLACES, k % TABLE_PLACES)
    elif action >= actions.DIE:
        k = action - actions.DIE
        use_die(t, g, p, k // actions.DIE_WAYS + 1, k % actions.DIE_WAYS // 6, k % 6)
    else:
        space = action - actions.GUEST
        g.guest_taken += 1
        take_guest(t, g, p, space, guest_price(t, g, p, space))
