"""Cards in words, made from what they do: one way for our packs and for one's own, with the numbers of that pack.

Every effect of `packs.codes` has a message of its own name (`step-hire`, `power-six_free`), and the attribute `short`
of that message says it in few words. A new effect whose arguments are named in `packs.checking` needs no code here.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import Final

from leopold.packs import codes, tables
from leopold.packs.cards import (
    EmperorTile,
    Extra,
    GuestCard,
    Hotel,
    Instruction,
    InstructionGuest,
    Need,
    Objective,
    Penalty,
    Power,
    Score,
    StaffCard,
    Step,
    Trigger,
)
from leopold.packs.checking import STEP_ARGUMENTS, STEP_ITEMS
from leopold.packs.tables import Board
from leopold.words.said import Params, Said, Value, said

SHORT: Final = ".short"
POWERS_BY_BOARD: Final[Mapping[str, tuple[str, ...]]] = {"big_order_vp": ("big_order",)}
"""Powers that speak of numbers of the board; a message gets them by their names."""
EFFECTS: Final[Mapping[str, Collection[str]]] = {
    "step": codes.STEPS,
    "trigger": codes.TRIGGERS,
    "power": codes.POWERS,
    "score": codes.SCORES,
    "need": codes.NEEDS,
    "penalty": codes.PENALTIES,
}
"""The kinds of effects; each effect has its message, `step-hire`, and the short form of it."""


def short(what: Said) -> Said:
    """An effect in few words."""
    return Said(f"{what.key}{SHORT}", what.params)


def numbers(board: Board) -> Params:
    """The numbers of the board by their names, for a message that speaks of the rules."""
    return {name: _row_or_number(getattr(board, name)) for name in tables.NUMBERS if name != "occupancy_bonus"}


def _row_or_number(value: int | bool | tuple[int, ...]) -> Value:
    return [str(entry) for entry in value] if isinstance(value, tuple) else value


# --- parts


def items(counts: Sequence[int]) -> list[Said]:
    """How many of each dish and drink; those of which there are none are left out."""
    return [said(f"items-{codes.ITEMS[kind]}", n=n) for kind, n in enumerate(counts) if n]


def rooms(counts: Sequence[int]) -> list[Said]:
    """How many rooms of each colour."""
    return [said(f"rooms-{codes.COLOURS[colour]}", n=n) for colour, n in enumerate(counts) if n]


def _price(discount: int) -> Params:
    kind = "free" if discount >= codes.FREE else "less" if discount else "full"
    return {"price": kind, "less": discount}


def _floors(top: int) -> Params:
    where = "anywhere" if top >= tables.FLOORS else "low"
    return {"where": where, "top": top, "floors": [str(floor) for floor in range(1, top + 1)]}


# --- steps


def step(found: Step) -> Said:
    """One step of a reward or an effect."""
    if found.name in STEP_ITEMS:
        kind, n, _ = found.args
        return Said(f"step-{found.name}", {"item": codes.ITEMS[kind], "n": n})
    params: Params = {"n": found.args[0]}
    for argument, value in list(zip(STEP_ARGUMENTS.get(found.name, ()), found.args, strict=False))[1:]:
        params |= _argument(argument.name, value)
    return Said(f"step-{found.name}", params)


def _argument(name: str, value: int) -> Params:
    match name:
        case "discount":
            return _price(value)
        case "floors":
            return _floors(value)
        case "must":
            return {"must": bool(value)}
        case _:
            return {name: value}


def _gained(found: Step) -> Said | None:
    """What is simply gained, so that several such steps become one sentence."""
    if found.name == "gain_krones":
        return said("krones", n=found.args[0])
    if found.name == "gain_item":
        return said(f"items-{codes.ITEMS[found.args[0]]}", n=found.args[1])
    return None


def steps(found: Sequence[Step]) -> list[Said]:
    """What some steps do one after the other; what is gained together is told together."""
    told: list[Said] = []
    gains: list[Said] = []
    for i, one in enumerate(found):
        gain = _gained(one)
        if gain is None:
            told.append(step(one))
            continue
        gains.append(gain)
        if i + 1 < len(found) and _gained(found[i + 1]) is not None:
            continue
        told.append(step(one) if len(gains) == 1 else said("step-gain", things=gains))
        gains = []
    return told


def steps_short(found: Sequence[Step]) -> Said:
    """The same in few words; a second room to prepare need not say again what it is about."""
    told: list[Said] = []
    for i, one in enumerate(found):
        if i and one.name == "prepare" == found[i - 1].name:
            told[-1] = Said("step-prepare-again-short", {**step(one).params, "first": told[-1]})
        else:
            told.append(short(step(one)))
    return said("several-short", parts=told)


# --- what a card waits for


def trigger(found: Trigger) -> Said:
    """What sets a card off."""
    params: Params = {"n": found.least}
    if found.name in codes.COLOURED_TRIGGERS:
        params |= {"whose": "some", "colours": [said(f"colour-{codes.COLOURS[colour]}") for colour in found.colours]}
        params |= {} if found.colours else {"whose": "all"}
    return Said(f"trigger-{found.name}", params)


# --- powers, scores, needs and penalties


def power(found: Power, board: Board) -> Said:
    """What a permanent card changes."""
    params: Params = {"n": found.amount}
    params |= {name: getattr(board, name) for name in POWERS_BY_BOARD.get(found.name, ())}
    places = sorted(found.places)
    match codes.POWERS[found.name][1]:
        case "face":
            params["faces"] = [str(place + 1) for place in places]
        case "guest colour":
            params |= _colours(places, len(codes.COLOURS))
        case "room colour":
            params |= _colours(places, codes.ROOM_COLOURS)
    return Said(f"power-{found.name}", params)


def _colours(places: Sequence[int], of: int) -> Params:
    return {
        "whose": "some" if len(places) < of else "all",
        "colours": [said(f"colour-{codes.COLOURS[place]}") for place in places],
    }


def score(found: Score) -> Said:
    """What an end-of-game card is worth."""
    if found.name == "copy":
        return said("score-copy")
    params: Params = {"n": found.vp, "most": found.most}
    if found.name == "occupied_colour":
        params["colour"] = codes.COLOURS[found.colour]
    return Said(f"score-{found.name}", params)


def need(found: Need) -> Said:
    """What an objective asks for."""
    if found.name == "colours":
        return said("need-colours", rooms=rooms(found.colours))
    params: Params = {"n": found.amount, **({"items": found.items} if found.items else {})}
    return Said(f"need-{found.name}", params)


def penalty(found: Penalty, board: Board) -> Said:
    """What a penalty takes; whether the player chooses the half is a matter of the board."""
    half = "none" if not found.else_vp else "choice" if board.penalty_choice else "cannot"
    return said(f"penalty-{found.name}", n=found.amount, vp=found.else_vp, half=half)


# --- cards


def staff(card: StaffCard, board: Board) -> list[Said]:
    """What a staff card does."""
    told = [*steps(card.steps), *(power(one, board) for one in card.powers)]
    if card.when:
        told.insert(0, said("trigger-told", when=trigger(card.when), timing=card.timing))
    return [*told, score(card.score)] if card.score else told


def staff_short(card: StaffCard, board: Board) -> Said:
    """The same in few words, with when it does it."""
    parts = [short(power(one, board)) for one in card.powers]
    if card.steps:
        parts.append(steps_short(card.steps))
    if card.score:
        parts.append(short(score(card.score)))
    does = parts[-1]
    for one in reversed(parts[:-1]):
        does = said("one-and-another-short", first=one, another=does)
    when = {"when": short(trigger(card.when))} if card.when else {}
    return said(f"staff-{card.timing}-short", does=does, **when)


def guest(card: GuestCard) -> list[Said]:
    """The parts of a guest's reward, each of which can be taken or left."""
    return [step(one) for one in card.steps]


def objective(card: Objective, board: Board) -> list[Said]:
    """What an objective asks for, and what it pays."""
    pays = [str(vp) for vp in board.objective_vp]
    ranks = [said(f"rank-{rank}") for rank in range(1, len(pays) + 1)]
    return [need(card.need), said("card-objective-pays", n=len(pays), ranks=ranks, points=pays)]


def tile_reward(tile: EmperorTile) -> list[Said]:
    return steps(tile.steps)


def tile_penalty(tile: EmperorTile, board: Board) -> Said:
    return penalty(tile.penalty, board)


def hotel(found: Hotel) -> list[Said]:
    """How the rooms are grouped, and how to read them."""
    sizes = [found.groups.count(group) for group in range(max(found.groups) + 1)]
    told = [said("card-hotel-size", n=sizes.count(size), size=size) for size in sorted(set(sizes))]
    groups = said("card-hotel-groups", n=len(sizes), rooms=len(found.colours), sizes=told)
    return [groups, said("card-hotel-signs")]


# --- instruction cards


def instruction(card: Instruction) -> list[Said]:
    """What an automaton does in a turn."""
    return [*instruction_guests(card), instruction_dice(card), *extras(card), hand(card)]


def instruction_guests(card: Instruction) -> list[Said]:
    """Which guests an automaton takes."""
    if not card.guests:
        return [said("instruction-guest-none", who=card.automaton)]
    keys = ("instruction-guest", "instruction-guest-also")
    return [Said(key, _guest_to_take(card, guest)) for key, guest in zip(keys, card.guests, strict=False)]


def _guest_to_take(card: Instruction, guest: InstructionGuest) -> Params:
    colours = (*codes.COLOURS, "any")
    return {
        "who": card.automaton,
        "level": codes.LEVELS[guest.level],
        "colour": colours[guest.colour],
        "ball": codes.BALLS[guest.ball] or "none",
    }


def instruction_dice(card: Instruction) -> Said:
    """Which die an automaton takes."""
    if codes.COLOURED_DIE in card.dice:
        return said("instruction-die-coloured", who=card.automaton)
    if codes.ANY_FACE in card.dice:
        return said("instruction-die-any", who=card.automaton)
    faces = [str(face) for face in card.dice]
    return said("instruction-die-faces", who=card.automaton, n=len(faces), faces=faces)


def extras(card: Instruction) -> list[Said]:
    """What an automaton does besides."""
    return [_extra(card, extra) for extra in card.extras]


def _extra(card: Instruction, extra: Extra) -> Said:
    level = codes.LEVELS[extra.level]
    params: Params = {"who": card.automaton, "level": level}
    match extra.name:
        case "objective":
            lettered = extra.argument < codes.ANY_OBJECTIVE
            params["letter"] = codes.LETTERS[extra.argument] if lettered else "any"
        case "dancer":
            params["ball"] = codes.BALLS[extra.argument]
        case _:
            params["n"] = extra.argument
    return said("instruction-extra", level=level, does=Said(f"extra-{extra.name}", params))


def hand(card: Instruction) -> Said:
    """How an automaton chooses between equals."""
    return said("instruction-hand", who=card.automaton, hand=card.hand)
