"""The automaton of the solo game: it turns an instruction card and applies it from top to bottom.

Instruction cards are data; what counts at which level is in the data too. Every choice writes down the clause that
decided it, so that people can check it against the rulebook.
"""

from __future__ import annotations

from leopold.packs.codes import (
    ANY_COLOUR,
    ANY_FACE,
    ANY_OBJECTIVE,
    CHOOSE_LEFTWARDS,
    COLOURED_DICE,
    COLOURED_DIE,
    EXTRA_DANCER,
    EXTRA_EMPEROR,
    EXTRA_OBJECTIVE,
    EXTRA_STAFF,
    FOR_OBJECTIVE,
    FOR_POINTS,
    GREEN,
    NINE_STARS_INN,
    NO_HOUSE,
    SUSHI_RESORT,
)
from leopold.packs.tables import BALL_ROWS, CATEGORIES, COLUMNS, FACES, FLOORS, HALLS, QUEUE, ROOMS, TABLES
from leopold.rules import agenda, events
from leopold.rules.agenda import push
from leopold.rules.board.balls import BALCONY, RIGHTMOST, hall_to_score, is_full, place_dancer
from leopold.rules.board.cafe import close_queue
from leopold.rules.board.houses import gear_from_room, lay_star, lay_toll, move_in, score_gears
from leopold.rules.board.lounge import take_celebrity
from leopold.rules.board.objectives import claim
from leopold.rules.board.tracks import advance_emperor, gain_vp
from leopold.rules.chance import shuffle
from leopold.rules.events import note
from leopold.rules.jit import cold, rule, wide
from leopold.rules.state import EMPTY, FROM_BADGES, FROM_CELEBRITIES, FROM_GUESTS, GAME, NOBODY, PLAYED

# --- which clause of the rulebook decided
GUEST_COLOUR = 0  # of the colour shown, the one worth most
GUEST_ANY = 1  # no colour is shown: the one worth most
GUEST_ABSENT = 2  # none of that colour in the queue: the one worth most
GUEST_FULL = 3  # no space left for that colour: the one worth most that can be housed
DIE_SHOWN = 0
DIE_MORE = 1  # of the two faces shown, the one with more dice
DIE_ANY = 2  # question mark: the space with most dice
DIE_ABSENT = 3  # none of the faces shown is there: the space with most dice
DIE_COLOURED = 4  # the many-coloured die: the coloured one whose celebrity is worth most
OBJECTIVE_SHOWN = 0
OBJECTIVE_ANY = 1  # question mark: the one with least progress
OBJECTIVE_CLAIMED = 2  # already claimed: the one with least progress
TIE_NONE = 0
TIE_RIGHTWARDS = 1  # the hand points right: the first from the left
TIE_LEFTWARDS = 2  # the hand points left: the first from the right

TWO_ARROWS = 2  # `codes.BALLS`

COUNTDOWN = 3  # the numeral on which a marker begins


@rule
def instruction_hand(t, g):
    """How the card turned up breaks ties."""
    return t.instruction_hand[g.solo - 1, g.instruction]


@rule
def tie_of(t, g, equals):
    """Did the hand have to decide, and how?"""
    if equals < 2:
        return TIE_NONE
    if instruction_hand(t, g) == CHOOSE_LEFTWARDS:
        return TIE_LEFTWARDS
    return TIE_RIGHTWARDS


@rule
def shuffle_instructions(t, g):
    """All cards of the automaton's deck, face down; seven rounds never need them twice, longer games may."""
    n = t.instruction_n[g.solo - 1]
    for i in range(n):
        g.instructions[i] = i
        g.instruction_seen[i] = 0
    g.instructions_n = n
    shuffle(g.random, g.instructions, n)


@rule
def automaton_turn(t, g, p):
    """Turn a card; its parts go on the agenda from top to bottom. It never passes."""
    if g.instructions_n == 0:
        shuffle_instructions(t, g)
    n = g.instructions_n - 1
    g.instruction = g.instructions[n]
    g.instructions[n] = 0
    g.instructions_n = n
    g.instruction_seen[g.instruction] = 1
    note(g, events.INSTRUCTION_TURNED, p, g.instruction, 0, 0)
    push(g, agenda.AUTOMATON_EXTRA, p, 1, 0, 0, 0)
    push(g, agenda.AUTOMATON_EXTRA, p, 0, 0, 0, 0)
    push(g, agenda.AUTOMATON_DIE, p, 0, 0, 0, 0)
    push(g, agenda.AUTOMATON_GUEST, p, 1, 0, 0, 0)
    push(g, agenda.AUTOMATON_GUEST, p, 0, 0, 0, 0)


# --- upper section: guests


@rule
def space_for(t, g, p, colour):
    """Where a guest of this colour would live, or -1.

    Blue, red, yellow: the first matching space from the left on the lowest floor that has one.
    Green: the first empty space from the bottom in the rightmost column that has one.
    """
    if colour == GREEN:
        for column in range(COLUMNS - 1, -1, -1):
            for floor in range(FLOORS):
                room = floor * COLUMNS + column
                if g.rooms[p, room] == EMPTY:
                    return room
        return -1
    for room in range(ROOMS):
        if g.rooms[p, room] == EMPTY and t.hotel_colour[g.hotel[p], room] == colour:
            return room
    return -1


@rule
def waits_in_queue(t, g, colour):
    """Is there a guest of this colour in the queue?"""
    for space in range(QUEUE):
        if g.queue[space] != NOBODY and t.guest_colour[g.queue[space]] == colour:
            return True
    return False


@rule
def clause_of_guest(t, g, p, colour):
    """Which clause of the rulebook applies to a guest symbol."""
    if colour == ANY_COLOUR:
        return GUEST_ANY
    if space_for(t, g, p, colour) < 0:
        return GUEST_FULL
    if not waits_in_queue(t, g, colour):
        return GUEST_ABSENT
    return GUEST_COLOUR


@rule
def may_choose_guest(t, g, p, space, colour, clause):
    """Of the colour where that decides; else anybody who can still be housed."""
    guest = g.queue[space]
    if guest == NOBODY:
        return False
    if clause == GUEST_COLOUR:
        return t.guest_colour[guest] == colour
    return space_for(t, g, p, t.guest_colour[guest]) >= 0


@rule
def automaton_guest(t, g, p, which):
    """Take the guest the card asks for, if the symbol counts at this level; nobody only if nobody fits."""
    colour = t.instruction_guests[g.solo - 1, g.instruction, which, 0]
    if colour < 0 or t.instruction_guests[g.solo - 1, g.instruction, which, 1] > g.level:
        return
    clause = clause_of_guest(t, g, p, colour)
    best = -1
    equals = 0
    for i in range(QUEUE):
        space = i
        if instruction_hand(t, g) == CHOOSE_LEFTWARDS:
            space = QUEUE - 1 - i
        if may_choose_guest(t, g, p, space, colour, clause):
            vp = t.guest_vp[g.queue[space]]
            if best < 0 or vp > t.guest_vp[g.queue[best]]:
                best = space
                equals = 1
            elif vp == t.guest_vp[g.queue[best]]:
                equals += 1
    if best < 0:
        note(g, events.AUTOMATON_NO_GUEST, p, colour, 0, 0)
        return
    guest = g.queue[best]
    note(g, events.AUTOMATON_GUEST, p, guest, clause, tie_of(t, g, equals))
    if g.house == SUSHI_RESORT:
        score_gears(t, g, best)
    ball = t.instruction_guests[g.solo - 1, g.instruction, which, 2]
    room = NOBODY
    if ball != 0 and t.ballroom_n > 0:
        if t.guest_vp[guest] != 0:
            gain_vp(g, p, t.guest_vp[guest], FROM_GUESTS)
        automaton_dancer(t, g, p, ball, guest)
    else:
        room = space_for(t, g, p, t.guest_colour[guest])
        house_guest(t, g, p, guest)
    close_queue(t, g, best)
    g.discard[g.discard_n] = guest
    g.discard_n += 1
    if g.house == SUSHI_RESORT and room != NOBODY:
        gear_from_room(g, room)


@rule
def house_guest(t, g, p, guest):
    """Score the guest, lay an occupied room, score its badge: no price, no neighbour, no bonus, no reward."""
    room = space_for(t, g, p, t.guest_colour[guest])
    g.tiles_laid[p] += 1
    move_in(t, g, p, guest, room)
    badge = t.hotel_badge[g.hotel[p], room]
    if badge > 0:
        gain_vp(g, p, badge, FROM_BADGES)


# --- dancers, in the upper and in the lower section


@rule
def place_for_dancer(t, g, arrows):
    """One arrow: the ballroom scored next, or the next one to the right with a free space. Two: the one after it, or
    the rightmost when there is none or no space in it. In a ballroom the lowest row; at last the balcony."""
    hall = hall_to_score(t, g)
    if arrows == TWO_ARROWS:
        hall = min(hall + 1, RIGHTMOST)
    while hall < HALLS:
        for row in range(BALL_ROWS):
            if not is_full(t, g, hall * BALL_ROWS + row):
                return hall * BALL_ROWS + row
        if arrows == TWO_ARROWS and hall < RIGHTMOST:
            hall = RIGHTMOST
        else:
            hall += 1
    return BALCONY


@wide(TABLES, GAME)
@rule
def automaton_dancer(t, g, p, arrows, guest):
    """Without champagne, bonus or area; who has no dancer left sends none."""
    if g.rehearsing[p, 0] == 0:
        note(g, events.AUTOMATON_NO_DANCER, p, 0, 0, 0)
        return
    place = place_for_dancer(t, g, arrows)
    wanted = hall_to_score(t, g)
    if arrows == TWO_ARROWS:
        wanted = min(wanted + 1, RIGHTMOST)
    moved = 0
    if place == BALCONY or place // BALL_ROWS != wanted:
        moved = 1
    note(g, events.AUTOMATON_DANCER, p, arrows, moved, place)
    g.rehearsing[p, 0] -= 1
    place_dancer(g, p, place, 0, guest)


# --- middle section: the die


@rule
def shown(t, g, face):
    """Is this face one of those on the card?"""
    deck = g.solo - 1
    return t.instruction_dice[deck, g.instruction, 0] == face or t.instruction_dice[deck, g.instruction, 1] == face


@rule
def clause_of_die(t, g):
    """Which clause of the rulebook applies to the die symbol."""
    deck = g.solo - 1
    first = t.instruction_dice[deck, g.instruction, 0]
    second = t.instruction_dice[deck, g.instruction, 1]
    if first == ANY_FACE or first == COLOURED_DIE:
        return DIE_ANY
    if g.dice[first - 1] == 0 and (second < 1 or g.dice[second - 1] == 0):
        return DIE_ABSENT
    if second < 1:
        return DIE_SHOWN
    return DIE_MORE


@rule
def automaton_die(t, g, p):
    """Take a die by its face, or from the space with most dice, and do nothing with it."""
    clause = clause_of_die(t, g)
    best = 0
    equals = 0
    for i in range(FACES):
        face = i + 1
        if instruction_hand(t, g) == CHOOSE_LEFTWARDS:
            face = FACES - i
        allowed = clause == DIE_ANY or clause == DIE_ABSENT or shown(t, g, face)
        if allowed and g.dice[face - 1] > 0:
            if best == 0 or g.dice[face - 1] > g.dice[best - 1]:
                best = face
                equals = 1
            elif g.dice[face - 1] == g.dice[best - 1]:
                equals += 1
    colour = coloured_choice(t, g, best)
    if t.celebrity_n > 0 and t.instruction_dice[g.solo - 1, g.instruction, 0] == COLOURED_DIE:
        anywhere = coloured_choice(t, g, 0)
        if anywhere >= 0:
            colour = anywhere
            best = g.coloured[colour]
            clause = DIE_COLOURED
            equals = 1
    note(g, events.AUTOMATON_DIE, p, best, clause, tie_of(t, g, equals))
    g.dice[best - 1] -= 1
    g.turns[p] += 1
    if g.house != NO_HOUSE:
        lay_toll(g, best)
    if colour >= 0:
        automaton_takes_colour(t, g, p, colour, best, clause)


@wide(TABLES, GAME)
@rule
def coloured_choice(t, g, face):
    """Of the coloured dice on a space (0: anywhere), the one whose celebrity brings most, else as the hand points along
    the lounge; -1 when there is none."""
    best = -1
    if t.celebrity_n > 0:
        for i in range(COLOURED_DICE):
            place = i
            if instruction_hand(t, g) == CHOOSE_LEFTWARDS:
                place = COLOURED_DICE - 1 - i
            colour = t.lounge_order[place]
            if g.coloured[colour] > 0 and (face == 0 or g.coloured[colour] == face):
                if best < 0 or g.lounge_vp[colour] > g.lounge_vp[best]:
                    best = colour
    return best


@rule
def colours_equal(t, g, colour, face):
    """How many coloured dice were worth as much as the one chosen."""
    n = 0
    for other in range(COLOURED_DICE):
        there = other == colour or (g.coloured[other] > 0 and (face == 0 or g.coloured[other] == face))
        if there and g.lounge_vp[other] == g.lounge_vp[colour]:
            n += 1
    return n


@cold
def automaton_takes_colour(t, g, p, colour, face, clause):
    """The tile's points, and in place of its effect a bonus by the colour of the die."""
    where = face
    if clause == DIE_COLOURED:
        where = 0
    note(g, events.AUTOMATON_COLOUR, p, colour, tie_of(t, g, colours_equal(t, g, colour, where)), 0)
    g.coloured[colour] = 0
    take_celebrity(t, g, p, colour)
    bonus = t.lounge_bonus[colour]
    if bonus == FOR_OBJECTIVE:
        pursue_objective(t, g, p, ANY_OBJECTIVE)
    elif bonus == FOR_POINTS:
        gain_vp(g, p, t.lounge_points + 0, FROM_CELEBRITIES)
    else:
        advance_emperor(g, p, t.lounge_steps + 0)


# --- lower section: extras


@rule
def automaton_extra(t, g, p, which):
    """Favour, a staff card, an objective or a dancer, if the symbol counts at this level."""
    deck = g.solo - 1
    kind = t.instruction_extras[deck, g.instruction, which, 0]
    amount = t.instruction_extras[deck, g.instruction, which, 1]
    if kind == 0 or t.instruction_extras[deck, g.instruction, which, 2] > g.level:
        return
    if kind == EXTRA_EMPEROR:
        advance_emperor(g, p, amount)
    elif kind == EXTRA_STAFF:
        for _ in range(amount):
            turn_up_staff(g, p)
    elif kind == EXTRA_OBJECTIVE:
        pursue_objective(t, g, p, amount)
        if g.house == NINE_STARS_INN:
            lay_star(g)
    elif kind == EXTRA_DANCER and t.ballroom_n > 0:
        automaton_dancer(t, g, p, amount, NOBODY)


@rule
def turn_up_staff(g, p):
    """The next card of the private deck lies open and will count; from an empty deck nothing comes."""
    if g.private_n == 0:
        note(g, events.AUTOMATON_NO_STAFF, p, 0, 0, 0)
        return
    n = g.private_n - 1
    card = g.private[n]
    g.private[n] = 0
    g.private_n = n
    g.staff_at[card] = PLAYED + p
    g.played_n[p] += 1
    note(g, events.AUTOMATON_STAFF, p, card, 0, 0)


@rule
def progress(g, p, category):
    """0 without a marker, 1 on III, 2 on II, 3 when claimed."""
    if g.claims[category, p] > 0:
        return COUNTDOWN
    if g.markers[category] == 0:
        return 0
    return COUNTDOWN + 1 - g.markers[category]


@wide(TABLES, GAME)
@rule
def pursue_objective(t, g, p, category):
    """The one shown; for a question mark or one already claimed, the one with least progress."""
    clause = OBJECTIVE_SHOWN
    chosen = category
    equals = 1
    if category == ANY_OBJECTIVE or g.claims[category, p] > 0:
        clause = OBJECTIVE_ANY
        if category != ANY_OBJECTIVE:
            clause = OBJECTIVE_CLAIMED
        chosen = -1
        equals = 0
        for i in range(CATEGORIES):
            k = i
            if instruction_hand(t, g) == CHOOSE_LEFTWARDS:
                k = CATEGORIES - 1 - i
            if progress(g, p, k) < COUNTDOWN:
                if chosen < 0 or progress(g, p, k) < progress(g, p, chosen):
                    chosen = k
                    equals = 1
                elif progress(g, p, k) == progress(g, p, chosen):
                    equals += 1
        if chosen < 0:
            note(g, events.AUTOMATON_NO_OBJECTIVE, p, 0, 0, 0)
            return
    note(g, events.AUTOMATON_OBJECTIVE, p, chosen, clause, tie_of(t, g, equals))
    count_down(t, g, p, chosen)


@rule
def count_down(t, g, p, category):
    """III, II, I: on I the objective is claimed at once, on the free place with most points."""
    numeral = COUNTDOWN
    if g.markers[category] > 0:
        numeral = g.markers[category] - 1
    note(g, events.AUTOMATON_MARKER, p, category, numeral, 0)
    if numeral > 1:
        g.markers[category] = numeral
    else:
        g.markers[category] = 0
        if g.claimed_n[category] < t.objective_vp_n:
            claim(t, g, p, category)
