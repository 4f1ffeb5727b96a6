"""Setting up: decks, hands, hotels, then the first guests and the first rooms."""

from __future__ import annotations

from leopold.packs.codes import DAY, GAME_END, ITEM_KINDS
from leopold.packs.tables import BASE_CAFE_TABLES, CAFE_TABLES, CATEGORIES, QUEUE, ROOMS, SEATS
from leopold.rules import agenda
from leopold.rules.agenda import push
from leopold.rules.board.cafe import draw_guest
from leopold.rules.board.staff import draw_staff, keep_drafted, take_top
from leopold.rules.chance import below, shuffle
from leopold.rules.course.automaton import shuffle_instructions
from leopold.rules.decisions import draft, guests, penalties, rooms
from leopold.rules.events import HAND_DEALT, note
from leopold.rules.jit import rule
from leopold.rules.state import (
    AUTOMATON_SEAT,
    BOX,
    DECK,
    DRAFTING,
    EXPERT_DRAFT,
    HAND,
    INTRODUCTORY,
    NOBODY,
    PRIVATE,
)


@rule
def lay_out_what_is_in_play(t, g, modules):
    """Which modules, how many kinds of items, how many tables in the cafés."""
    g.modules = modules
    g.item_kinds = t.item_kinds
    for p in range(SEATS):
        g.cafe_tables[p] = BASE_CAFE_TABLES


@rule
def hand_out_order_tiles(g):
    """Tile 1 to the start player, the next clockwise."""
    for i in range(g.players):
        g.order_tile[(g.start_seat + i) % g.players] = i + 1


@rule
def lay_out_categories(t, g):
    """One objective and one emperor tile of each category, at random."""
    for category in range(CATEGORIES):
        n = 0
        for i in range(t.objective_n):
            if t.objective_category[i] == category:
                n += 1
        k = below(g.random, n)
        for i in range(t.objective_n):
            if t.objective_category[i] == category:
                if k == 0:
                    g.objectives[category] = i
                k -= 1
        n = 0
        for i in range(t.tile_n):
            if t.tile_category[i] == category:
                n += 1
        k = below(g.random, n)
        for i in range(t.tile_n):
            if t.tile_category[i] == category:
                if k == 0:
                    g.tiles[category] = i
                k -= 1


@rule
def fill_queue(t, g):
    """Shuffle the guests of all modules in play and lay out five, from right to left."""
    for guest in range(t.guest_n):
        g.guest_deck[guest] = guest
    g.guest_deck_n = t.guest_n
    shuffle(g.random, g.guest_deck, g.guest_deck_n)
    for space in range(QUEUE - 1, -1, -1):
        g.queue[space] = draw_guest(g)


@rule
def open_hotel(t, g, p, hotel):
    """Ten krones, one item of each kind, an empty house."""
    g.hotel[p] = hotel
    g.krones[p] = t.start_krones
    for item in range(ITEM_KINDS):
        g.kitchen[p, item] = t.start_kitchen[item]
    for table in range(CAFE_TABLES):
        g.cafe[p, table] = NOBODY
    for room in range(ROOMS):
        g.group_left[p, t.hotel_group[hotel, room]] += 1


@rule
def deal_hotels(t, g, h0, h1, h2, h3):
    """A named hotel, or -1 for a day side at random; nobody gets a day side another has."""
    for p in range(g.players):
        hotel = h0
        if p == 1:
            hotel = h1
        elif p == 2:
            hotel = h2
        elif p == 3:
            hotel = h3
        g.hotel[p] = hotel
    for p in range(g.players):
        if g.hotel[p] < 0:
            free = 0
            for hotel in range(t.hotel_n):
                if t.hotel_side[hotel] == DAY and not dealt(g, hotel):
                    free += 1
            k = below(g.random, free)
            for hotel in range(t.hotel_n):
                if t.hotel_side[hotel] == DAY and not dealt(g, hotel):
                    if k == 0:
                        g.hotel[p] = hotel
                        break
                    k -= 1
    for p in range(g.players):
        open_hotel(t, g, p, g.hotel[p])


@rule
def dealt(g, hotel):
    """Does a seat have this hotel already?"""
    for p in range(g.players):
        if g.hotel[p] == hotel:
            return True
    return False


@rule
def shuffle_staff(t, g):
    """All staff that nobody has been given form the deck."""
    n = 0
    for card in range(t.staff_n):
        if g.staff_at[card] == BOX:
            g.staff_at[card] = DECK
            g.staff_deck[n] = card
            n += 1
    g.staff_top = 0
    g.staff_deck_n = n
    shuffle(g.random, g.staff_deck, n)


@rule
def deal_hands(t, g):
    """Six each; introductory sets by seat from the start player; for a draft, six each to choose from."""
    n = g.players
    size = t.start_hand
    if g.variant == INTRODUCTORY:
        for i in range(n):
            p = (g.start_seat + i) % n
            for k in range(size):
                g.staff_at[t.introductory[i, k]] = HAND + p
            g.hand_n[p] = size
        shuffle_staff(t, g)
    else:
        shuffle_staff(t, g)
        for i in range(n):
            p = (g.start_seat + i) % n
            if g.variant == EXPERT_DRAFT:
                for _ in range(size):
                    g.staff_at[take_top(g)] = DRAFTING + p
            else:
                draw_staff(g, p, size)
    for p in range(n):
        note(g, HAND_DEALT, p, size, 0, 0)


@rule
def seat_automaton(t, g):
    """The automaton has no krones and no kitchen; five end-of-game staff, face down, are its private deck."""
    p = AUTOMATON_SEAT
    g.krones[p] = 0
    for item in range(ITEM_KINDS):
        g.kitchen[p, item] = 0
    g.instruction = NOBODY
    shuffle_instructions(t, g)
    for _ in range(t.solo_private):
        left = 0
        for card in range(t.staff_n):
            if t.staff_timing[card] == GAME_END and g.staff_at[card] == BOX:
                left += 1
        if left > 0:
            k = below(g.random, left)
            for card in range(t.staff_n):
                if t.staff_timing[card] == GAME_END and g.staff_at[card] == BOX:
                    if k == 0:
                        g.staff_at[card] = PRIVATE
                        g.private[g.private_n] = card
                        g.private_n += 1
                        break
                    k -= 1


@rule
def begin_alone(t, g):
    """Draw ten, keep six, the others under the deck in the order chosen; then a first guest and three rooms."""
    shuffle_staff(t, g)
    draw_staff(g, 0, t.solo_draw)
    note(g, HAND_DEALT, 0, t.solo_draw, 0, 0)
    push(g, agenda.NEXT_ROUND, NOBODY, 0, 0, 0, 0)
    push(g, rooms.FIRST_ROOMS, 0, t.start_rooms, 0, 0, 0)
    push(g, guests.FIRST_GUEST, 0, 0, 0, 0, 0)
    push(g, penalties.RETURN_STAFF, 0, max(0, g.hand_n[0] - t.start_hand), 0, 0, 0)


@rule
def agree_on_beginning(t, g):
    """Guests anticlockwise from the start player's right, then rooms clockwise, then round one."""
    n = g.players
    push(g, agenda.NEXT_ROUND, NOBODY, 0, 0, 0, 0)
    for i in range(n - 1, -1, -1):
        push(g, rooms.FIRST_ROOMS, (g.start_seat + i) % n, t.start_rooms, 0, 0, 0)
    for i in range(n):
        push(g, guests.FIRST_GUEST, (g.start_seat + i) % n, 0, 0, 0, 0)
    if g.variant == EXPERT_DRAFT:
        ask_for_draft(g)


@rule
def ask_for_draft(g):
    """Everybody chooses before the cards move on."""
    n = g.players
    push(g, agenda.PASS_DRAFT, NOBODY, 0, 0, 0, 0)
    for i in range(n - 1, -1, -1):
        push(g, draft.DRAFT_CARD, (g.start_seat + i) % n, 0, 0, 0, 0)


@rule
def pass_draft(t, g):
    """The rest goes to the left neighbour; a last card needs no choice."""
    n = g.players
    left = 0
    for card in range(t.staff_n):
        at = g.staff_at[card] - DRAFTING
        if at >= 0 and at < n:
            g.staff_at[card] = DRAFTING + (at + 1) % n
            left += 1
    if left == n:
        for card in range(t.staff_n):
            at = g.staff_at[card] - DRAFTING
            if at >= 0 and at < n:
                keep_drafted(g, at, card)
    elif left > n:
        ask_for_draft(g)
