"""What a position is worth to a seat, in victory points: what is scored, what will be, and what may become of the rest.

The quick judgement, of named weights, for looking one action ahead and for playouts; the planner has a deeper one.
Everything that still needs time is scaled by the share of the game left.
"""

from __future__ import annotations

from leopold.bots import weights as place
from leopold.bots.features import could_dance, is_to_be_scored
from leopold.bots.module_worth import LATER, worth_of_die_beside, worth_of_modules, worth_of_tokens
from leopold.bots.objectives import part_of_objective
from leopold.bots.promises import krones_to_spend
from leopold.bots.step_worth import worth_of_step, worth_of_steps
from leopold.packs import codes
from leopold.packs.codes import BALL_ONLY, FLIP, GAME_END, ONCE, ORDER_SHORT, RED, STAYS, YELLOW
from leopold.packs.tables import AREAS, CATEGORIES, COLUMNS, EMPEROR_SPACES, FACES, HALLS, ROOMS, STEPS_MAX
from leopold.rules import actions
from leopold.rules.agenda import OP, SEAT, STEP, A, B, C, D
from leopold.rules.board.balls import any_place_to_dance, ball_points, dancers_in, hall_of, row_of
from leopold.rules.board.cafe import free_table, somebody_wants
from leopold.rules.board.dice import dice_left
from leopold.rules.board.entrances import group_bonus
from leopold.rules.board.hotel import room_suits
from leopold.rules.board.scoring import end_staff_vp
from leopold.rules.decisions import balls, dice, entrances, guests, items, lounge, rewards, rooms, staff, turn
from leopold.rules.jit import cold, rule
from leopold.rules.state import HAND, NOBODY, OCCUPIED, PLAYED, READY, VACANT


@rule
def turns_to_come(t, g, p):
    """Turns this seat has after the one being played."""
    if g.round_no == 0:
        return 2 * t.rounds
    now = 2 - g.turns[p]
    top = g.agenda_n - 1
    if top >= 0 and g.agenda[0, OP] == turn.TURN and g.agenda[0, SEAT] == p and g.die_taken == 0 and g.passed[p] == 0:
        now -= 1
    return 2 * (t.rounds - g.round_no) + max(0, now)


@rule
def worth_of_krones(w, k, left):
    """A point each at the end; before that the first ones are worth more, many are not."""
    first = min(k, 5)
    more = min(max(k - 5, 0), 7)
    many = max(k - 12, 0)
    return k + left * (w[place.KRONE_FIRST] * first + w[place.KRONE_MORE] * more + w[place.KRONE_MANY] * many)


@rule
def worth_of_reward(t, w, guest, parts, played, left):
    """The parts of a guest's reward that are still there, as bits; towards the end only a share of it is of use."""
    total = 0.0
    for i in range(STEPS_MAX):
        if parts & (1 << i) != 0:
            total += worth_of_step(
                w,
                t.guest_steps[guest, i, 0],
                t.guest_steps[guest, i, 1],
                t.guest_steps[guest, i, 2],
                t.guest_steps[guest, i, 3],
                played,
            )
    return total * w[place.REWARD] * (w[place.GUEST_LATE] + (1.0 - w[place.GUEST_LATE]) * left)


@cold
def worth_of_staying(t, g, w, p, guest, missing, turns):
    """A guest who does not leave: what he does once a round, as soon as he has what he ordered."""
    rounds = t.rounds - g.round_no
    if g.hosted == 0 and (turns > 2 * rounds or g.die_taken == 0):
        rounds += 1
    each = max(0.0, worth_of_steps(w, t.guest_steps[guest], t.guest_step_n[guest], g.played_n[p]))
    return w[place.STAYING] * each * rounds / (1.0 + missing) - w[place.GUEST_ITEM] * min(missing, 1.0)


@rule
def die_to_come(g):
    """Is a die of this turn still to be chosen?"""
    return g.die_taken == 0 and g.shifted == 0


@rule
def worth_of_guest(t, g, w, p, table, turns, left):
    """Points, reward and room if the order can be completed in time, less what the missing items cost; else a loss."""
    guest = g.cafe[p, table]
    missing = 0.0
    carried = 0.0
    for item in range(g.item_kinds):
        want = t.guest_order[guest, item] - g.served[p, table, item]
        have = min(want, g.kitchen[p, item])
        carried += have
        missing += want - have
    if t.guest_goes[guest] == STAYS:
        return worth_of_staying(t, g, w, p, guest, missing, turns)
    if g.power[p, ORDER_SHORT] > 0 and t.guest_order_size[guest] > 1:
        missing = max(0.0, missing - g.power[p, ORDER_SHORT])
    patience = turns + w[place.GUEST_PATIENCE]
    if die_to_come(g):
        patience += 0.7
    chance = 0.97 * patience / (patience + w[place.GUEST_EFFORT] * missing)
    if missing > 0 and turns == 0 and g.die_taken != 0:
        chance = 0.02
    elif missing + carried > 0:
        chance = chance * 0.97
    housed = False
    for room in range(ROOMS):
        if room_suits(t, g, p, guest, room) and t.guest_goes[guest] != BALL_ONLY:
            housed = True
            break
    if not housed and not could_dance(t, g, p, guest):
        chance = chance * w[place.GUEST_HOMELESS]
        if turns == 0 and g.die_taken != 0:
            chance = 0.02
    reward = worth_of_reward(t, w, guest, (1 << t.guest_step_n[guest]) - 1, g.played_n[p], left)
    gain = t.guest_vp[guest] + w[place.GUEST_ROOM] + reward
    cost = w[place.GUEST_ITEM] * missing + w[place.GUEST_CARRY] * carried
    return chance * (gain - cost) + (1.0 - chance) * t.unserved_guest_vp


@rule
def worth_of_cafe(t, g, w, p, turns, left):
    """Each guest; a free table is worth something while there is time for another one."""
    total = 0.0
    for table in range(g.cafe_tables[p]):
        if g.cafe[p, table] == NOBODY:
            total += w[place.FREE_TABLE] * left
        else:
            total += worth_of_guest(t, g, w, p, table, turns, left)
    return total


@rule
def worth_of_kitchen(t, g, w, p, left):
    """Items that guests want count with the guests; the rest is a point each, and more while there is time."""
    total = 0.0
    for item in range(g.item_kinds):
        n = g.kitchen[p, item]
        if n > 0:
            wanted = 0
            for table in range(g.cafe_tables[p]):
                guest = g.cafe[p, table]
                if guest != NOBODY:
                    wanted += t.guest_order[guest, item] - g.served[p, table, item]
            spare = max(0, n - wanted)
            if item == codes.CHAMPAGNE:
                total += (n - spare) * w[place.ITEM_WANTED] + spare + left * w[place.CHAMPAGNE] * min(spare, 6)
            else:
                total += (n - spare) * w[place.ITEM_WANTED] + spare + left * w[place.ITEM] * min(spare, 3)
    return total


@rule
def worth_of_hotel(t, g, w, p, left):
    """Occupied rooms will score, vacant ones may, and a group half occupied is half a bonus."""
    total = 0.0
    vacant = 0
    hotel = g.hotel[p]
    for room in range(ROOMS):
        state = g.rooms[p, room]
        if state == OCCUPIED:
            total += t.floor_vp[room // COLUMNS] + left * w[place.OCCUPIED]
        elif state == VACANT:
            vacant += 1
            total += left * (w[place.VACANT] + w[place.VACANT_FLOOR] * t.floor_vp[room // COLUMNS])
    if vacant > 6:
        total += (vacant - 6) * w[place.VACANT_SPARE]
    for group in range(t.hotel_group_n[hotel]):
        size = t.group_size[hotel, group]
        missing = g.group_left[p, group]
        if missing > 0 and missing < size:
            colour = t.group_colour[hotel, group]
            bonus = group_bonus(t, g, p, colour, size) * 1.0
            if colour == RED:
                bonus = bonus * w[place.WORTH_KRONE]
            elif colour == YELLOW:
                bonus = bonus * w[place.WORTH_STEP]
            share = (size - missing) / size
            total += w[place.GROUP] * bonus * share * share * min(1.0, 0.3 + left)
    return total


@rule
def worth_of_balls(t, g, w, p, left):
    """Ballrooms still to be scored, as they stand; an area that dancers have begun to leave is half a bonus."""
    total = 0.0
    scored = place.BALL_NEXT
    for hall in range(HALLS):
        if is_to_be_scored(t, g, hall):
            total += w[scored] * ball_points(t, g, p, hall) + left * w[place.DANCER] * dancers_in(g, p, hall)
            scored = place.BALL_LATER
    room = g.rehearsal[p]
    if room != NOBODY:
        for area in range(AREAS):
            all_of_them = t.rehearsal_dancers[room, area]
            gone = all_of_them - g.rehearsing[p, area]
            if gone > 0 and gone < all_of_them:
                n = t.rehearsal_step_n[room, area]
                bonus = worth_of_steps(w, t.rehearsal_steps[room, area], n, g.played_n[p])
                share = gone / all_of_them
                total += w[place.AREA] * bonus * share * share * min(1.0, 0.3 + left)
    return total


@rule
def worth_of_ball_rewards(t, g, w, p, matter, left):
    """What a dancer still brings: the guest's reward, the bonus of the row, that of the area left empty."""
    total = 0.0
    parts = matter[balls.PARTS]
    guest = matter[balls.GUEST]
    if guest != NOBODY:
        total += worth_of_reward(t, w, guest, parts & balls.GUEST_PARTS, g.played_n[p], left)
    if parts & balls.ROW_PART != 0:
        spot = matter[balls.PLACE]
        hall = g.ballrooms[hall_of(spot)]
        steps = t.ballroom_steps[hall, row_of(spot)]
        total += w[place.BALL_BONUS] * worth_of_steps(w, steps, t.ballroom_step_n[hall, row_of(spot)], g.played_n[p])
    if parts & balls.AREA_PART != 0:
        room = g.rehearsal[p]
        area = matter[balls.AREA_LEFT]
        steps = t.rehearsal_steps[room, area]
        total += w[place.BALL_BONUS] * worth_of_steps(w, steps, t.rehearsal_step_n[room, area], g.played_n[p])
    return total


@rule
def worth_of_dancers(t, g, w, p, dancers, discount):
    """Dancers that may be sent, if there is anywhere to send one."""
    if dancers > 0 and any_place_to_dance(t, g, p, discount):
        return dancers * w[place.WORTH_DANCER]
    return 0.0


@rule
def worth_of_emperor(t, g, w, p):
    """The next scoring with its tile, at the pace expected until then, and what is left for those after it."""
    total = 0.0
    space = g.emperor[p] * 1.0
    first = True
    for k in range(CATEGORIES):
        rounds = t.emperor_rounds[k] - g.round_no
        if rounds < 0:
            continue
        turns = 2 * rounds + 2 - g.turns[p]
        if first:
            expected = space + w[place.EMPEROR_PACE] * turns
            reached = min(int(expected), EMPEROR_SPACES - 1)
            now = min(int(space), EMPEROR_SPACES - 1)
            total += w[place.EMPEROR_NOW] * (0.5 * t.emperor_vp[now] + 0.5 * t.emperor_vp[reached])
            after = expected - t.emperor_back[k]
            if after >= t.emperor_reward_from:
                total += w[place.EMPEROR_REWARD]
            elif after > 0:
                total += w[place.EMPEROR_REWARD] * after / (t.emperor_reward_from + 1.0)
            elif after <= 0:
                total -= w[place.EMPEROR_PENALTY] * min(1.0, 0.4 - 0.3 * after)
            space = max(0.0, after)
            first = False
        else:
            total += w[place.EMPEROR_LATER] * space * 0.6
            space = max(0.0, space - t.emperor_back[k])
    return total


@rule
def worth_of_objectives(t, g, w, p, turns, left):
    """The prize still there, by how much of the way is done; what is met can be claimed in the next turn."""
    total = 0.0
    for category in range(CATEGORIES):
        if g.claims[category, p] == 0 and g.claimed_n[category] < t.objective_vp_n:
            prize = t.objective_vp[g.claimed_n[category]]
            part = part_of_objective(t, g, p, g.objectives[category])
            if part >= 1.0:
                mine = g.agenda_n > 0 and g.agenda[0, OP] == turn.TURN and g.agenda[0, SEAT] == p
                if mine or turns > 0 or die_to_come(g):
                    total += prize * 0.97
            elif turns > 0 or die_to_come(g):
                total += w[place.OBJECTIVE] * prize * part ** w[place.OBJECTIVE_SHAPE] * min(1.0, 0.2 + 1.2 * left)
    return total


@rule
def worth_of_card(t, g, w, p, card, left):
    """What a staff card is worth once it is in play, from now on."""
    timing = t.staff_timing[card]
    if timing == GAME_END:
        if t.staff_score[card, 0] == codes.SCORE_COPY:
            return 6.0
        now = end_staff_vp(t, g, p, card)
        return now + w[place.STAFF_END] * left * 12.0
    if timing == ONCE:
        total = 0.0
        for i in range(t.staff_step_n[card]):
            total += worth_of_step(
                w,
                t.staff_steps[card, i, 0],
                t.staff_steps[card, i, 1],
                t.staff_steps[card, i, 2],
                t.staff_steps[card, i, 3],
                g.played_n[p] + 1,
            )
        return total
    if timing == FLIP and g.staff_used[card] != READY:
        return 0.0
    return w[place.STAFF] * left * w[place.STAFF_WORTH + card]


@rule
def worth_of_staff(t, g, w, p, left):
    """Staff in play by what they still bring; a hand by its best card, if there is time to play it."""
    total = 0.0
    best = 0.0
    for card in range(t.staff_n):
        at = g.staff_at[card]
        if at == PLAYED + p:
            if t.staff_timing[card] != ONCE:
                total += worth_of_card(t, g, w, p, card, left)
        elif at == HAND + p:
            gain = worth_of_card(t, g, w, p, card, left) - 0.6 * t.staff_cost[card]
            if gain > best:
                best = gain
    if left > 0:
        total += left * w[place.HAND] * g.hand_n[p] + w[place.HAND_BEST] * best * min(1.0, 4.0 * left)
    return total


@rule
def best_hire(t, g, w, p, discount, left, looked):
    """The most a hire at this discount could bring, from the hand or from the cards looked at."""
    best = 0.0
    for card in range(t.staff_n):
        mine = g.staff_at[card] == HAND + p
        if looked:
            mine = False
            for i in range(g.looked_n):
                if g.looked[i] == card:
                    mine = True
        if mine:
            price = max(0, t.staff_cost[card] - discount)
            if price <= g.krones[p]:
                gain = worth_of_card(t, g, w, p, card, left) - price * (1.0 + 0.5 * left)
                if not looked and t.staff_timing[card] == GAME_END:
                    gain = gain * 0.9
                if gain > best:
                    best = gain
    return best


@rule
def worth_of_action(t, g, w, p, main, strength, both, left):
    """A main action that is still to be done."""
    if main == 1 or main == 2:
        wanted = 0.0
        for item in range(2 * main - 2, 2 * main):
            if somebody_wants(t, g, p, item):
                wanted += 0.25
        return strength * (w[place.WORTH_ITEM] * (0.6 + 0.4 * left) + wanted)
    if main == 3:
        return min(strength, 4) * (w[place.WORTH_PREPARE] * left + 0.2)
    if main == 4:
        if both != 0:
            return strength * (w[place.WORTH_KRONE] + w[place.WORTH_STEP])
        return strength * max(w[place.WORTH_KRONE], w[place.WORTH_STEP])
    if main == 5:
        return best_hire(t, g, w, p, strength, left, False)
    return 0.0


@rule
def worth_of_agenda(t, g, w, p, left):
    """What this seat is still to do or to get before the next decision of somebody else."""
    total = 0.0
    for i in range(g.agenda_n):
        matter = g.agenda[i]
        if matter[SEAT] != p:
            continue
        op = matter[OP]
        if op == dice.SPLIT:
            total += worth_of_action(t, g, w, p, matter[dice.SPLIT_ACTION], matter[dice.SPLIT_STRENGTH], 0, left)
        elif op == dice.BESIDE_DIE:
            sides = matter[dice.SIDES_LEFT]
            total += worth_of_action(t, g, w, p, matter[dice.MAIN], matter[dice.DIE_IS], matter[dice.BOTH], left)
            if sides & (1 << actions.SIDE_PREPARE) != 0:
                total += w[place.WORTH_PREPARE] * left
            if sides & (1 << actions.SIDE_HIRE) != 0:
                total += best_hire(t, g, w, p, 0, left, False)
            if sides & (1 << actions.SIDE_EMPEROR) != 0:
                total += 2.0 * w[place.WORTH_STEP]
            if sides & (1 << actions.SIDE_DANCER) != 0:
                total += worth_of_dancers(t, g, w, p, 1, g.power[p, codes.SIDE_CHAMPAGNE + g.face - 1])
        elif op == items.PLACE_ITEMS:
            for item in range(g.item_kinds):
                each = place.WORTH_CHAMPAGNE if item == codes.CHAMPAGNE else place.WORTH_ITEM
                total += g.gained[item] * w[each] * (0.6 + 0.4 * left)
        elif op == items.CHOOSE_ITEMS:
            total += matter[items.ITEMS_TO_CHOOSE] * (w[place.WORTH_ITEM] + 0.3)
        elif op == rooms.PREPARE:
            saved = min(matter[rooms.DISCOUNT], 2)
            total += min(matter[rooms.ROOMS_LEFT], 4) * (w[place.WORTH_PREPARE] * left + 0.3 * saved)
            total += matter[rooms.AND_OCCUPY] * w[place.WORTH_OCCUPY]
        elif op == rooms.OCCUPY:
            total += matter[rooms.OCCUPY_LEFT] * w[place.WORTH_OCCUPY]
        elif op == staff.HIRE:
            total += best_hire(t, g, w, p, matter[staff.DISCOUNT], left, False)
        elif op == staff.LOOK_AND_HIRE:
            total += best_hire(t, g, w, p, matter[staff.LOOK_DISCOUNT], left, True)
        elif op == guests.TAKE_GUEST:
            if free_table(g, p) >= 0:
                total += matter[guests.GUESTS] * w[place.WORTH_GUEST] * left
        elif op == items.COMPLETE_ORDER:
            total += 3.0 * w[place.WORTH_ITEM]
        elif op == dice.EXTRA_ACTION:
            total += w[place.WORTH_ACTION]
        elif op == items.SERVE_MORE:
            total += 0.6 * w[place.GUEST_CARRY] * matter[items.ITEMS_TO_SERVE]
        elif op == items.EXCHANGE:
            total += 0.3 * matter[items.ITEMS_TO_SWAP]
        elif op == rewards.REWARDS:
            total += worth_of_reward(t, w, matter[rewards.GUEST], matter[rewards.PARTS], g.played_n[p], left)
        elif op == balls.BALL_REWARDS:
            total += worth_of_ball_rewards(t, g, w, p, matter, left)
        elif op == balls.SEND_DANCER:
            total += worth_of_dancers(t, g, w, p, matter[balls.DANCERS], matter[balls.DISCOUNT])
        elif op == STEP and matter[A] == codes.SEND_DANCER:
            total += worth_of_dancers(t, g, w, p, matter[B], matter[C])
        elif g.modules & LATER != 0:
            total += worth_of_later(t, g, w, p, matter, op, left)
    return total


@cold
def worth_of_later(t, g, w, p, matter, op, left):
    """What waits until a die has said which one it is, and the like."""
    if op == STEP:
        if matter[A] == codes.HIRE:
            return best_hire(t, g, w, p, matter[C], left, False)
        return worth_of_step(w, matter[A], matter[B], matter[C], matter[D], g.played_n[p])
    if op == lounge.WHICH_DIE:
        return worth_of_die_beside(g, w, matter[lounge.FACE])
    if op == entrances.TOKEN:
        return worth_of_tokens(t, g, w, p, matter[entrances.FLOOR])
    return 0.0


@cold
def worth_of_moved_die(t, g, w, p, left):
    """A die that was moved is used next: a little less than one that lay there, so that none is moved for nothing."""
    if g.shifted == 0 or g.die_taken != 0 or g.agenda[0, SEAT] != p:
        return 0.0
    face = g.shifted
    strength = g.dice[face - 1] + g.power[p, codes.DIE_STRENGTH + face - 1]
    if face < FACES:
        both = g.power[p, codes.BOTH_TRACKS + face - 1]
        return worth_of_action(t, g, w, p, face, strength, both, left) - 0.1
    best = 0.0
    for copied in range(1, FACES):
        best = max(best, worth_of_action(t, g, w, p, copied, strength, 0, left))
    return best - 0.1 - t.six_price * w[place.WORTH_KRONE]


@rule
def worth_of_pass(g, w):
    """A turn after the reroll is worth something, less the fewer dice there will be; an extra turn is just lost."""
    if g.extra_turn != 0:
        return 0.0
    return w[place.PASS] * min(1.0, (dice_left(g) - 1) / 6.0)


@rule
def worth(t, g, w, p):
    """What the position is worth to this seat."""
    if g.over != 0:
        return g.vp[p] * 1.0
    turns = turns_to_come(t, g, p)
    left = turns / (2.0 * t.rounds)
    total = g.vp[p] + worth_of_krones(w, krones_to_spend(t, g, p), left)
    total += worth_of_kitchen(t, g, w, p, left)
    total += worth_of_cafe(t, g, w, p, turns, left)
    total += worth_of_hotel(t, g, w, p, left)
    if t.ballroom_n > 0:
        total += worth_of_balls(t, g, w, p, left)
    total += worth_of_emperor(t, g, w, p)
    total += worth_of_objectives(t, g, w, p, turns, left)
    total += worth_of_staff(t, g, w, p, left)
    total += worth_of_agenda(t, g, w, p, left)
    if g.modules & LATER != 0:
        total += worth_of_modules(t, g, w, p, turns, left) + worth_of_moved_die(t, g, w, p, left)
    if w[place.RIVAL] != 0.0:
        rival = -1000
        for q in range(g.players):
            if q != p:
                rival = max(rival, g.vp[q])
        total -= w[place.RIVAL] * rival
    return total
