"""Setting up: decks, hands, hotels, then the first guests and the first rooms."""

from __future__ import annotations

from leopold.packs.codes import CHAMPAGNE, DAY, GAME_END, HAUTEL_COUTURE, HOUSES, ITEM_KINDS, SUSHI_RESORT
from leopold.packs.tables import BASE_CAFE_TABLES, CAFE_TABLES, CATEGORIES, HALLS, QUEUE, REHEARSALS_MAX, ROOMS, SEATS
from leopold.rules import agenda
from leopold.rules.agenda import push
from leopold.rules.board.balls import take_rehearsal_room
from leopold.rules.board.cafe import draw_guest
from leopold.rules.board.houses import lay_items, lay_room_gears, reserve_rooms
from leopold.rules.board.staff import draw_staff, keep_drafted, take_top
from leopold.rules.chance import below, shuffle
from leopold.rules.course.automaton import shuffle_instructions
from leopold.rules.decisions import balls, draft, entrances, guests, penalties, rooms
from leopold.rules.events import HAND_DEALT, HOUSE_OPENED, note
from leopold.rules.jit import cold, rule
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
    lay_out_queue(g)


@rule
def lay_out_queue(g):
    """From right to left."""
    for space in range(QUEUE - 1, -1, -1):
        g.queue[space] = draw_guest(g)


@cold
def lay_out_balls(t, g):
    """Three ballrooms at random, and as many rehearsal rooms as there are players; alone one gets any of them."""
    laid = 0
    for hall in range(HALLS):
        g.ballrooms[hall], laid = draw_one(g, t.ballroom_n, laid)
    offered = g.players
    if g.solo != 0:
        offered = 1
    laid = 0
    for p in range(SEATS):
        g.rehearsals[p] = NOBODY
        g.rehearsal[p] = NOBODY
    for p in range(min(offered, REHEARSALS_MAX)):
        g.rehearsals[p], laid = draw_one(g, t.rehearsal_n, laid)
    for p in range(g.players):
        g.kitchen[p, CHAMPAGNE] += t.ball_champagne


@cold
def offer_entrances(t, g):
    """As many entrances as there are players, at random; alone three to choose from."""
    n = g.players
    if g.solo != 0:
        n = t.entrance_solo_draw + 0
    drawn = 0
    for slot in range(SEATS):
        g.entrances[slot] = NOBODY
        g.bidder[slot] = NOBODY
        g.entrance[slot] = NOBODY
        g.reserved[slot] = NOBODY
    for slot in range(min(n, t.entrance_n)):
        g.entrances[slot], drawn = draw_one(g, t.entrance_n, drawn)
    if g.solo != 0:
        g.krones[0] = min(t.krone_cap, t.entrance_solo_krones)


@cold
def choose_entrances(t, g):
    """The start player opens the auction; alone one of those drawn is kept."""
    if g.solo != 0:
        push(g, entrances.CHOOSE_ENTRANCE, 0, 0, 0, 0, 0)
    else:
        push(g, agenda.NEXT_BID, (g.start_seat + g.players - 1) % g.players, 0, 0, 0, 0)


@cold
def open_house(t, g, house):
    """The automaton's own hotel: the one that was chosen, or any of them."""
    g.house = house
    if house == 0:
        g.house = below(g.random, len(HOUSES)) + 1
    note(g, HOUSE_OPENED, AUTOMATON_SEAT, g.house - 1, 0, 0)
    if g.house == HAUTEL_COUTURE:
        for space in range(QUEUE):
            g.guest_deck[g.guest_deck_n] = g.queue[space]
            g.guest_deck_n += 1
            g.queue[space] = NOBODY
        shuffle(g.random, g.guest_deck, g.guest_deck_n)
        reserve_rooms(t, g)
        lay_out_queue(g)
        lay_items(g)
    elif g.house == SUSHI_RESORT:
        lay_room_gears(g)


@cold
def hand_out_key_krones(t, g):
    """With the key those who play later have more."""
    for i in range(g.players):
        g.krones[(g.start_seat + i) % g.players] = min(t.krone_cap, t.key_krones[i])


@rule
def draw_one(g, n, drawn):
    """One of n that has not been drawn yet, and all that have been, as bits."""
    left = 0
    for i in range(n):
        if drawn & (1 << i) == 0:
            left += 1
    k = below(g.random, left)
    for i in range(n):
        if drawn & (1 << i) == 0:
            if k == 0:
                return i, drawn | (1 << i)
            k -= 1
    return 0, drawn


@cold
def choose_rehearsal_rooms(t, g):
    """The last player first, the start player last."""
    if g.solo != 0:
        take_rehearsal_room(t, g, 0, g.rehearsals[0])
        g.rehearsing[AUTOMATON_SEAT, 0] = t.ball_dancers
    else:
        for i in range(g.players):
            push(g, balls.REHEARSAL, (g.start_seat + i) % g.players, 0, 0, 0, 0)


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
    if t.ballroom_n > 0:
        choose_rehearsal_rooms(t, g)
    if t.entrance_n > 0:
        choose_entrances(t, g)
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
    if t.ballroom_n > 0:
        choose_rehearsal_rooms(t, g)
    if t.entrance_n > 0:
        choose_entrances(t, g)
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
