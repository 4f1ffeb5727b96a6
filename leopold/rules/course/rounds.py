"""Rounds and turns: rolling, whose turn it is, passing and rerolling, the end of a round."""

from __future__ import annotations

from leopold.packs.codes import COLOURED_DICE, HAUTEL_COUTURE, NINE_STARS_INN
from leopold.packs.modules import MODULES
from leopold.rules import agenda
from leopold.rules.agenda import push
from leopold.rules.board.dice import dice_left, roll, roll_again
from leopold.rules.board.emperor import score_emperor_track, scoring_of_round
from leopold.rules.board.entrances import score_kept, watch_entrance
from leopold.rules.board.houses import lay_items
from leopold.rules.board.lounge import celebrities_leave, fill_lounge, wait_in_lounge, white_left
from leopold.rules.board.scoring import final_scoring
from leopold.rules.board.staff import watch_again
from leopold.rules.course.effects import is_automaton
from leopold.rules.course.setup import hand_out_order_tiles
from leopold.rules.decisions import lounge, turn
from leopold.rules.events import ROUND_BEGAN, TURN_BEGAN, note
from leopold.rules.jit import cold, rule
from leopold.rules.state import AUTOMATON_SEAT, NOBODY, READY, USED

TURNS_PER_ROUND = 2
KEY = MODULES["key"].bit


@rule
def number_in_turn(g, p, turns):
    """The lower number of the tile until the first die covers it, then the higher: 1/6, 2/5, 3/4 for three.

    With the key a tile has one number, and everybody plays once before anybody plays twice.
    """
    if turns == 0:
        return g.order_tile[p]
    if g.modules & KEY != 0:
        return g.players + g.order_tile[p]
    return 2 * g.players + 1 - g.order_tile[p]


@rule
def visible_number(g, p):
    """What a tile shows now."""
    return number_in_turn(g, p, g.turns[p])


@rule
def next_seat(g):
    """The lowest visible number among those who have not passed; -1 when everybody has passed or played twice."""
    chosen = NOBODY
    lowest = 99
    for p in range(g.players):
        if g.passed[p] == 0 and g.turns[p] < TURNS_PER_ROUND and visible_number(g, p) < lowest:
            lowest = visible_number(g, p)
            chosen = p
    return chosen


@rule
def somebody_waits(g):
    """Has anybody still a turn to play in this round?"""
    for p in range(g.players):
        if g.turns[p] < TURNS_PER_ROUND:
            return True
    return False


@rule
def reroll(t, g, last):
    """A white die goes first; where only coloured ones are left, who passed last says which. True if they are asked."""
    if t.celebrity_n == 0 or white_left(g) > 0:
        roll_again(t, g)
        return False
    chooser = last
    if chooser == NOBODY or g.passed[chooser] == 0:
        for p in range(g.players):
            if g.passed[p] != 0:
                chooser = p
    push(g, agenda.NEXT_TURN, NOBODY, 0, 0, 0, 0)
    push(g, lounge.PUT_AWAY, chooser, 0, 0, 0, 0)
    return True


@rule
def begin_turn(g, p, extra):
    """Nothing done yet: passing is still possible."""
    g.acted = 0
    g.guest_taken = 0
    g.die_taken = 0
    g.face = 0
    g.strength = 0
    g.extra_turn = extra
    note(g, TURN_BEGAN, p, extra, 0, 0)
    if is_automaton(g, p):
        push(g, agenda.AUTOMATON_TURN, p, 0, 0, 0, 0)
    else:
        push(g, turn.TURN, p, 0, 0, 0, 0)


@rule
def next_turn(t, g, last):
    """Who comes next; when all have passed or finished, reroll or end the round.

    An extra turn is for who acted last. What brings one between the rounds, as somebody's own tile may, is for nobody.
    """
    if g.extra_turns > 0:
        g.extra_turns -= 1
        if dice_left(g) > 0 and last != NOBODY:
            begin_turn(g, last, 1)
            return
    while dice_left(g) > 0:
        p = next_seat(g)
        if p != NOBODY:
            begin_turn(g, p, 0)
            return
        if not somebody_waits(g):
            break
        if reroll(t, g, last):
            return
    end_round(t, g)


@rule
def end_round(t, g):
    """After rounds three, five and seven the emperor comes, clockwise from this round's start player; then a ballroom
    is scored, the left one first."""
    g.extra_turns = 0
    push(g, agenda.NEXT_ROUND, NOBODY, 0, 0, 0, 0)
    if t.entrance_n > 0:
        for i in range(g.players):
            score_kept(t, g, (g.start_seat + i) % g.players)
    if t.celebrity_n > 0:
        celebrities_part(t, g)
    scoring = scoring_of_round(t, g.round_no)
    if scoring >= 0:
        if t.ballroom_n > 0:
            push(g, agenda.BALL_SCORING, NOBODY, scoring, 0, 0, 0)
        if g.house == NINE_STARS_INN:
            push(g, agenda.STARS_SCORED, AUTOMATON_SEAT, 0, 0, 0, 0)
        for i in range(g.players):
            score_emperor_track(t, g, (g.start_seat + i) % g.players, scoring)
        for i in range(g.players - 1, -1, -1):
            p = (g.start_seat + i) % g.players
            if not is_automaton(g, p):  # the automaton gets neither reward nor penalty
                push(g, agenda.EMPEROR_TILE, p, 0, 0, 0, 0)


@cold
def celebrities_part(t, g):
    """Those whom somebody has leave; who waits is worth more, and new ones come, unless this was the last round."""
    for p in range(g.players):
        celebrities_leave(t, g, p)
        if not is_automaton(g, p):
            watch_again(t, g, p)
            watch_entrance(t, g, p)
    if g.round_no < t.rounds:
        wait_in_lounge(t, g)
        fill_lounge(t, g)


@rule
def next_round(t, g):
    """Tiles move left, staff are refreshed, all dice are rolled; after the last round the final scoring."""
    if g.round_no == t.rounds:
        final_scoring(t, g)
        return
    n = g.players
    if g.round_no > 0:
        g.start_seat = (g.start_seat + 1) % n if g.key == 0 else g.key - 1
        g.key = 0
        for card in range(t.staff_n):
            if g.staff_used[card] == USED:
                g.staff_used[card] = READY
    g.round_no += 1
    hand_out_order_tiles(g)
    for p in range(n):
        g.turns[p] = 0
        g.passed[p] = 0
        g.first_die[p] = 0
    g.hosted = 0
    g.bin = 0
    if g.house == HAUTEL_COUTURE:
        lay_items(g)
    note(g, ROUND_BEGAN, g.start_seat, g.round_no, 0, 0)
    if t.celebrity_n > 0:
        for colour in range(COLOURED_DICE):
            g.coloured[colour] = 1  # where it lies is for the roll to say
    roll(t, g, t.dice[n])
    push(g, agenda.NEXT_TURN, NOBODY, 0, 0, 0, 0)
