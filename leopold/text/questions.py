"""What is being decided, in a sentence, for prompts and for those who answered another question."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

import numpy as np

from leopold.packs import Pack
from leopold.packs.cards import Penalty
from leopold.packs.codes import ITEMS, WAIVE_PENALTY
from leopold.packs.tables import FLOORS
from leopold.rules import actions, agenda
from leopold.text.moment import Moment, look
from leopold.text.words import (
    OVER,
    SIDE_DOES,
    SIDE_WORDS,
    SPLIT_KINDS,
    amount,
    floors_in_words,
    guest_name,
    krones,
    listed,
    room_name,
)
from leopold.words import cards, catalogue


def question(pack: Pack, g: np.record) -> str:
    """What the seat to move decides now, in one sentence."""
    now = look(pack, g)
    if now is None:
        return OVER
    if now.op == agenda.TURN:
        return _turn_question(now)
    words = f"{_cause(now)}{_QUESTIONS[now.op](now)}."
    return words[0].upper() + words[1:]


def asked(pack: Pack, g: np.record) -> str:
    """The same with the forms of an answer: "You are placing the wine you just gained: say `place wine` ..."."""
    now = look(pack, g)
    if now is None:
        return OVER
    if now.op == agenda.TURN:
        words = f"{turn_forms(now)}."
        return words[0].upper() + words[1:]
    words = question(pack, g)
    if now.op == agenda.REWARDS:
        return words  # it names the forms itself
    return f"{words.removesuffix('.')}{';' if ':' in words else ':'} say {listed(_forms(now), 'or')}."


def turn_forms(now: Moment) -> str:
    """What one can say in one's turn, roughly."""
    g = now.g
    forms = []
    if not g.die_taken:
        if not g.guest_taken and not now.cafe_full():
            forms.append("`guest`")
        forms.append("`die`")
    forms += ["`serve`", "`claim`", "`use`", "`check-in`"]
    if g.die_taken:
        forms.append("`end`")
    elif not g.acted:
        forms.append("`pass`")
    return f"it is your turn, with {listed(forms, 'or')}"


def _turn_question(now: Moment) -> str:
    g = now.g
    turn = "Your extra turn" if g.extra_turn else "Your turn"
    if g.die_taken:
        return f"{turn}: serve, check in, claim, use staff, or end it."
    take = "take a die" if g.guest_taken or now.cafe_full() else "take a guest if you like, then a die"
    return f"{turn}: {take}." if g.acted else f"{turn}: {take}, or pass."


def _cause(now: Moment) -> str:
    """Whose reward or whose displeasure brought this decision, where the agenda tells."""
    g = now.g
    below = int(g.agenda_n) - 2
    while below >= 0 and g.agenda[below, 0] in (agenda.STEP, agenda.RETURN_LOOKED):
        below -= 1
    if now.op in _PENALTIES:
        return "the emperor is displeased: " if g.round_no > 0 else ""
    if below < 0 or now.op == agenda.REWARDS:
        return ""
    if g.agenda[below, 0] == agenda.REWARDS:
        return f"reward of {guest_name(now.pack, int(g.agenda[below, 2]))}: "
    if g.round_no > 0 and g.agenda[below, 0] in (agenda.EMPEROR_TILE, agenda.NEXT_ROUND):
        return "the emperor's reward: "
    return ""


_PENALTIES: Final = (
    agenda.WAIVE,
    agenda.HALF,
    agenda.RETURN_STAFF,
    agenda.REMOVE_VACANT,
    agenda.REMOVE_OCCUPIED,
    agenda.DISMISS,
)


def _up_to(n: int, one: str, many: str = "") -> str:
    first = "1" if one.startswith("more") else "a"
    return f"{first} {one}" if n == 1 else f"up to {n} {many or one + 's'}"


def _price_words(discount: int, dearest: int, n: int) -> str:
    each = " each" if n > 1 else ""
    if discount <= 0:
        return " at the full price"
    return " free of charge" if discount >= dearest else f" for {krones(discount)} less{each}"


def _ask_first_rooms(now: Moment) -> str:
    begun = now.g.tiles_laid[now.seat] > 0
    rooms = "more room" if begun else "room"
    where = "" if begun else f", beginning with room {room_name(0)}"
    if now.t.start_rooms_optional:
        return f"set-up: you may prepare {_up_to(now.a, rooms)}{where}"
    return f"set-up: prepare {amount(now.a, rooms)}{where}"


def _ask_beside_die(now: Moment) -> str:
    sides = [words for side, words in enumerate(SIDE_DOES) if now.b & (1 << side)]
    when = "before or after the main action of the die" if now.a else "beside the die you took"
    return f"{when} you may also {listed(sides)}"


def _ask_split(now: Moment) -> str:
    if now.a == 4 and now.b == 1:
        return "take a step on the emperor track or a krone"
    if now.a == 4:
        return f"divide {now.b} between steps on the emperor track and krones"
    first, second = SPLIT_KINDS[now.a]
    noun = "dishes" if now.a == 1 else "drinks"
    return f"divide {now.b} {noun} between {first} and {second}, no more {second} than {first}"


def _ask_choose_items(now: Moment) -> str:
    return f"choose {'an item' if now.a == 1 else f'{now.a} items, one after the other'}"


def _ask_prepare(now: Moment) -> str:
    where = "" if now.c >= FLOORS else f" on {floors_in_words(now.c, 'or')}"
    dearest = max(now.t.floor_cost.tolist())
    at_once = " and occupy" if now.d else ""
    return f"you may prepare{at_once} {_up_to(now.a, 'room')}{where}{_price_words(now.b, dearest, now.a)}"


def _ask_hire(now: Moment) -> str:
    dearest = max(now.t.staff_cost.tolist())
    return f"you may hire {_up_to(now.a, 'card')} from your hand{_price_words(now.b, dearest, now.a)}"


def _ask_look_and_hire(now: Moment) -> str:
    verb = "play" if now.c else "you may play"
    dearest = max(now.t.staff_cost.tolist())
    return f"{verb} one of the {int(now.g.looked_n)} cards you look at{_price_words(now.b, dearest, 1)}"


def _ask_rewards(now: Moment) -> str:
    steps = now.pack.guests[now.a].steps
    parts = [
        f"`reward {part + 1}` ({catalogue().say(cards.short(cards.step(step)))})"
        for part, step in enumerate(steps)
        if now.b & (1 << part)
    ]
    order = " in any order" if len(parts) > 1 else ""
    bonus = ", the occupancy `bonus` before it if you like" if now.c >= 0 and not now.d else ""
    return f"{guest_name(now.pack, now.a)} checked in: take {listed(parts)}{order}{bonus}, or say `done`"


def _ask_half(now: Moment) -> str:
    penalty = now.pack.tiles[now.a].penalty
    left, right = penalty._replace(else_vp=0), Penalty("lose_vp", penalty.else_vp, 0)
    halves = [catalogue().say(cards.short(cards.penalty(half, now.pack.board))) for half in (left, right)]
    return f"choose the left half of the penalty ({halves[0]}) or the right ({halves[1]})"


def _ask_return_staff(now: Moment) -> str:
    """A penalty; but in the set-up of the solo game one keeps some of the cards drawn."""
    if now.g.round_no > 0:
        return f"return {amount(now.a, 'card')} from your hand to the deck"
    kept = int(now.g.hand_n[now.seat]) - now.a
    return (
        f"set-up: you keep {kept} of your {int(now.t.solo_draw)} staff cards: return {now.a} more; "
        "the first one returned lies highest"
    )


def _ask_remove_vacant(now: Moment) -> str:
    which = "a vacant room" if now.a == 1 else f"{now.a} vacant rooms, one after the other,"
    return f"remove {which} from the highest floor that has one"


def _ask_remove_occupied(now: Moment) -> str:
    where = "" if now.b >= FLOORS else f" below floor {now.b + 1}"
    column = "" if now.c < 0 else f" in column {now.c + 1}"
    return f"remove an occupied room from the highest floor{where} that has one{column}"


_QUESTIONS: Final[Mapping[int, Callable[[Moment], str]]] = {
    agenda.DRAFT_CARD: lambda now: "keep one of these cards; the others go to your left neighbour",
    agenda.FIRST_GUEST: lambda now: "set-up: choose your first guest, free of charge",
    agenda.FIRST_ROOMS: _ask_first_rooms,
    agenda.BESIDE_DIE: _ask_beside_die,
    agenda.SPLIT: _ask_split,
    agenda.PLACE_ITEMS: lambda now: f"you are placing {now.gained()}",
    agenda.CHOOSE_ITEMS: _ask_choose_items,
    agenda.PREPARE: _ask_prepare,
    agenda.OCCUPY: lambda now: f"you may occupy {_up_to(now.a, 'vacant room')}",
    agenda.HIRE: _ask_hire,
    agenda.LOOK_AND_HIRE: _ask_look_and_hire,
    agenda.RETURN_LOOKED: lambda now: "put the cards you looked at under the deck, one after the other",
    agenda.TAKE_GUEST: lambda now: f"you may take {_up_to(now.a, 'guest')} from the queue, free of charge",
    agenda.COMPLETE_ORDER: lambda now: "choose the guest whose order is completed from the supply",
    agenda.REWARDS: _ask_rewards,
    agenda.EXTRA_ACTION: lambda now: "you may do the action of a space with dice, without taking one",
    agenda.SERVE_MORE: lambda now: f"you may serve {_up_to(now.a, 'more item')} for the krone you paid",
    agenda.WAIVE: lambda now: f"pay {krones(now.power(WAIVE_PENALTY))} so as to ignore the penalty, or accept it",
    agenda.HALF: _ask_half,
    agenda.RETURN_STAFF: _ask_return_staff,
    agenda.REMOVE_VACANT: _ask_remove_vacant,
    agenda.REMOVE_OCCUPIED: _ask_remove_occupied,
    agenda.DISMISS: lambda now: f"dismiss {amount(now.a, 'end-of-game card')} that you have in play",
}


def _forms(now: Moment) -> list[str]:
    """The forms that answer the decision."""
    op, done = now.op, ["`done`"]
    if op == agenda.PLACE_ITEMS:
        return [f"`place {ITEMS[now.in_hand()]} <guest>`", "`keep`"]
    if op == agenda.SPLIT:
        first, second = SPLIT_KINDS[now.a]
        return [f"`take <n> {first} <n> {second}`"]
    if op == agenda.BESIDE_DIE:
        also = [f"`also {SIDE_WORDS[side]}`" for side in range(actions.SIDES) if now.b & (1 << side)]
        return [*also, "`main`" if now.a else "`done`"]
    if op == agenda.FIRST_ROOMS:
        return ["`room <room>`", *(done if now.t.start_rooms_optional else [])]
    if op == agenda.LOOK_AND_HIRE:
        return ["`hire <card>`", *([] if now.c else done)]
    return list(_PLAIN_FORMS[op])


_PLAIN_FORMS: Final[Mapping[int, tuple[str, ...]]] = {
    agenda.DRAFT_CARD: ("`draft <card>`",),
    agenda.FIRST_GUEST: ("`guest <space>`",),
    agenda.CHOOSE_ITEMS: ("`item <kind>`",),
    agenda.PREPARE: ("`room <room>`", "`done`"),
    agenda.OCCUPY: ("`occupy <room>`", "`done`"),
    agenda.HIRE: ("`hire <card>`", "`done`"),
    agenda.RETURN_LOOKED: ("`return <card>`",),
    agenda.TAKE_GUEST: ("`guest <space>`", "`done`"),
    agenda.COMPLETE_ORDER: ("`complete <guest>`",),
    agenda.EXTRA_ACTION: ("`act <die>`", "`done`"),
    agenda.SERVE_MORE: ("`serve <item> <guest>`", "`done`"),
    agenda.WAIVE: ("`ignore`", "`accept`"),
    agenda.HALF: ("`left`", "`right`"),
    agenda.RETURN_STAFF: ("`return <card>`",),
    agenda.REMOVE_VACANT: ("`remove <room>`",),
    agenda.REMOVE_OCCUPIED: ("`remove <room>`",),
    agenda.DISMISS: ("`dismiss <card>`",),
}
