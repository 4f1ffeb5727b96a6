"""What a position is worth to a seat, in victory points: what is scored, what will be, and what may become of the rest.

The quick judgement, of named weights, for looking one action ahead and for playouts; the planner has a deeper one.
Everything that still needs time is scaled by the share of the game left.
"""

from __future__ import annotations

from leopold.bots import weights as place
from leopold.bots.objectives import part_of_objective
from leopold.packs import codes
from leopold.packs.codes import FLIP, GAME_END, ONCE, RED, YELLOW
from leopold.packs.tables import CATEGORIES, COLUMNS, EMPEROR_SPACES, ROOMS, STEPS_MAX
from leopold.rules import actions
from leopold.rules.agenda import OP, SEAT
from leopold.rules.board.cafe import free_table, somebody_wants
from leopold.rules.board.dice import dice_left
from leopold.rules.board.hotel import room_suits
from leopold.rules.board.scoring import end_staff_vp
from leopold.rules.decisions import dice, guests, items, rewards, rooms, staff, turn
from leopold.rules.jit import rule
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
def worth_of_step(w, code, a, b, c, played):
    """One part of a reward, to somebody who has played this many staff."""
    if code == codes.GAIN_KRONES:
        return a * w[place.WORTH_KRONE]
    if code == codes.GAIN_ITEM:
        return b * w[place.WORTH_ITEM]
    if code == codes.CHOOSE_ITEMS:
        return a * (w[place.WORTH_ITEM] + 0.3)
    if code == codes.ADVANCE_EMPEROR:
        return a * w[place.WORTH_STEP]
    if code == codes.GAIN_VP:
        return a * 1.0
    if code == codes.VP_PER_STAFF:
        return a * played * 1.0
    if code == codes.DRAW_STAFF:
        return a * w[place.WORTH_DRAW]
    if code == codes.HIRE:
        return a * (w[place.WORTH_HIRE] + min(b, 4) * w[place.WORTH_DISCOUNT])
    if code == codes.LOOK_AND_HIRE:
        return w[place.WORTH_LOOK] + min(b, 4) * 0.3
    if code == codes.PREPARE:
        return a * (w[place.WORTH_PREPARE] + min(b, 2) * 0.7)
    if code == codes.PREPARE_AND_OCCUPY:
        return w[place.WORTH_PREPARE] + w[place.WORTH_OCCUPY]
    if code == codes.OCCUPY:
        return a * w[place.WORTH_OCCUPY]
    if code == codes.TAKE_GUEST:
        return a * w[place.WORTH_GUEST]
    if code == codes.COMPLETE_ORDER:
        return 3.0 * w[place.WORTH_ITEM]
    if code == codes.EXTRA_ACTION or code == codes.EXTRA_TURN:
        return w[place.WORTH_ACTION]
    return worth_of_further_step(w, code, a, b)


@rule
def worth_of_further_step(w, code, a, b):
    """The same for steps that only modules have; what is spent costs what it would be worth."""
    if code == codes.SPEND_ITEM:
        return -b * w[place.WORTH_ITEM]
    if code == codes.SPEND_KRONES:
        return -a * w[place.WORTH_KRONE]
    if code == codes.GO_BACK:
        return -a * w[place.WORTH_STEP]
    if code == codes.EXCHANGE:
        return a * 0.3
    if code == codes.TAKE_SERVED:
        return a * (w[place.WORTH_GUEST] + 3.0 * w[place.WORTH_ITEM])
    if code == codes.VP_PER_OBJECTIVE:
        return a * 1.5
    return 0.0


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
    patience = turns + w[place.GUEST_PATIENCE]
    if g.die_taken == 0:
        patience += 0.7
    chance = 0.97 * patience / (patience + w[place.GUEST_EFFORT] * missing)
    if missing > 0 and turns == 0 and g.die_taken != 0:
        chance = 0.02
    elif missing + carried > 0:
        chance = chance * 0.97
    housed = False
    for room in range(ROOMS):
        if room_suits(t, g, p, guest, room):
            housed = True
            break
    if not housed:
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
            bonus = t.occupancy_bonus[colour, size - 1] * 1.0
            if colour == RED:
                bonus = bonus * w[place.WORTH_KRONE]
            elif colour == YELLOW:
                bonus = bonus * w[place.WORTH_STEP]
            share = (size - missing) / size
            total += w[place.GROUP] * bonus * share * share * min(1.0, 0.3 + left)
    return total


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
                if mine or turns > 0 or g.die_taken == 0:
                    total += prize * 0.97
            elif turns > 0 or g.die_taken == 0:
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
        elif op == items.PLACE_ITEMS:
            for item in range(g.item_kinds):
                total += g.gained[item] * w[place.WORTH_ITEM] * (0.6 + 0.4 * left)
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
    return total


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
    total = g.vp[p] + worth_of_krones(w, g.krones[p], left)
    total += worth_of_kitchen(t, g, w, p, left)
    total += worth_of_cafe(t, g, w, p, turns, left)
    total += worth_of_hotel(t, g, w, p, left)
    total += worth_of_emperor(t, g, w, p)
    total += worth_of_objectives(t, g, w, p, turns, left)
    total += worth_of_staff(t, g, w, p, left)
    total += worth_of_agenda(t, g, w, p, left)
    if w[place.RIVAL] != 0.0:
        rival = -1000
        for q in range(g.players):
            if q != p:
                rival = max(rival, g.vp[q])
        total -= w[place.RIVAL] * rival
    return total
