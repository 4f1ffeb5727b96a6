"""Cards in words, made from what they do: one way for our packs and for one's own, with the numbers of that pack.

Every effect of `packs.codes` has a message of its own name (`step-hire`, `power-six_free`), and the attribute `short`
of that message says it in few words. A new effect whose arguments are named in `packs.parts` needs no code here.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import Final

from leopold.packs import codes, tables
from leopold.packs.cards import (
    Ballroom,
    BallScore,
    Celebrity,
    EmperorTile,
    Entrance,
    Extra,
    GuestCard,
    Hotel,
    Instruction,
    InstructionGuest,
    Need,
    Objective,
    Penalty,
    Power,
    RehearsalRoom,
    Score,
    StaffCard,
    Step,
    Trigger,
)
from leopold.packs.parts import STEP_ARGUMENTS, STEP_ITEMS, STEP_KINDS
from leopold.packs.tables import Board
from leopold.words.said import Params, Said, Value, said

SHORT: Final = ".short"
PLAYERS: Final = range(2, tables.SEATS + 1)
"""At how many seats a game is played."""
POWERS_BY_BOARD: Final[Mapping[str, tuple[str, ...]]] = {"big_order_vp": ("big_order",)}
"""Powers that speak of numbers of the board; a message gets them by their names."""
EFFECTS: Final[Mapping[str, Collection[str]]] = {
    "step": codes.STEPS,
    "trigger": codes.TRIGGERS,
    "power": codes.POWERS,
    "score": codes.SCORES,
    "need": codes.NEEDS,
    "penalty": codes.PENALTIES,
    "ball": codes.BALL_SCORES,
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
    """Where no floor is named, all of them will do."""
    where = "low" if 0 < top < tables.FLOORS else "anywhere"
    return {"where": where, "top": top, "floors": [str(floor) for floor in range(1, top + 1)]}


# --- steps


def step(found: Step) -> Said:
    """One step of a reward or an effect."""
    if found.name in STEP_KINDS:
        return Said(f"step-{found.name}", {"item": codes.ITEMS[found.args[0]]})
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
        case "must" | "optional" | "each_rival":
            return {name: bool(value)}
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


SAID_AGAIN: Final = ("prepare", "send_dancer")
"""A second step of these need not say again what it is about."""


def steps_short(found: Sequence[Step]) -> Said:
    """The same in few words."""
    told: list[Said] = []
    for i, one in enumerate(found):
        if i and one.name in SAID_AGAIN and one.name == found[i - 1].name:
            told[-1] = Said(f"step-{one.name}-again-short", {**step(one).params, "first": told[-1]})
        else:
            told.append(short(step(one)))
    return said("several-short", parts=told)


# --- what a card waits for


def trigger(found: Trigger, tile: bool = False) -> Said:
    """What sets a card off, or a tile, which is itself no card that could be hired."""
    params: Params = {"n": found.least, **({"tile": tile} if found.name == "staff" else {})}
    if found.name in codes.COLOURED_TRIGGERS:
        params |= {"whose": "some", "colours": [said(f"colour-{codes.COLOURS[colour]}") for colour in found.colours]}
        params |= {} if found.colours else {"whose": "all"}
    if found.name == "die":
        params |= {"whose": "some" if found.colours else "all", "faces": [str(face + 1) for face in found.colours]}
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
    if found.name == "first_in_group":
        firsts = [said("first-in-group", colour=codes.COLOURS[place], n=found.amount) for place in places]
        params |= {"brings": firsts, "briefly": [short(first) for first in firsts]}
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
    if found.name == "guests":
        params["colour"] = codes.COLOURS[found.colour]
    return Said(f"need-{found.name}", params)


def penalty(found: Penalty, board: Board) -> Said:
    """What a penalty takes; whether the player chooses the half is a matter of the board."""
    half = "none" if not found.else_vp else "choice" if board.penalty_choice else "cannot"
    return said(f"penalty-{found.name}", n=found.amount, vp=found.else_vp, half=half)


def ball_score(found: BallScore, players: int | None = None) -> Said:
    """How a ballroom is scored: for so many players, or for each number of them where that makes a difference."""
    by_players = dict(zip(PLAYERS, found.points, strict=True))
    wanted = [by_players[players]] if players else list(dict.fromkeys(found.points))
    parts = [_ball_points(points, by_players, len(wanted) > 1) for points in wanted]
    return Said(f"ball-{found.name}", {"parts": parts})


def _ball_points(points: Sequence[int], by_players: Mapping[int, Sequence[int]], differ: bool) -> Said:
    seats = [str(players) for players, found in by_players.items() if found == points]
    told = [str(n) for n in points]
    return said("ball-points-for", points=told, players="some" if differ else "all", seats=seats)


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
        always = card.timing == "permanent"  # powers beside it wait for nothing
        parts.append(_waits_short(card.when if always else None, card.steps))
    if card.score:
        parts.append(short(score(card.score)))
    does = _one_after_another(parts)
    when = short(trigger(card.when)) if card.when else None
    return said(f"staff-{card.timing}-short", does=does, when=when)


def guest(card: GuestCard) -> list[Said]:
    """The parts of a guest's reward, each of which can be taken or left."""
    return [step(one) for one in card.steps]


def guest_goes(card: GuestCard) -> list[Said]:
    """Where a guest must go; most may go anywhere, of whom nothing is said."""
    return [] if card.goes == codes.GUEST_GOES[0] else [said("card-guest-goes", goes=card.goes)]


def objective(card: Objective, board: Board) -> list[Said]:
    """What an objective asks for, and what it pays."""
    pays = [str(vp) for vp in board.objective_vp]
    ranks = [said(f"rank-{rank}") for rank in range(1, len(pays) + 1)]
    return [need(card.need), said("card-objective-pays", n=len(pays), ranks=ranks, points=pays)]


def tile_reward(tile: EmperorTile) -> list[Said]:
    return steps(tile.steps)


def tile_penalty(tile: EmperorTile, board: Board) -> Said:
    return penalty(tile.penalty, board)


def ballroom(found: Ballroom, board: Board, players: int | None = None) -> list[Said]:
    """What its rows bring, how it is scored, and what it costs to stay away."""
    brings = [
        said("card-ballroom-brings", row=row, does=does)
        for row, bonus in (("middle", found.middle), ("top", found.top))
        for does in steps(bonus)
    ]
    absent = [said("card-ballroom-absent", n=-board.ball_absent_vp)] if board.ball_absent_vp else []
    return [*brings, ball_score(found.score, players), *absent]


def rehearsal_room(found: RehearsalRoom) -> list[Said]:
    """What emptying each of its areas brings."""
    return [
        said("card-area-brings", area=place, does=does)
        for place, area in enumerate(found.areas, 1)
        for does in steps(area.bonus)
    ]


# --- celebrities and entrances


def celebrity(tile: Celebrity, board: Board) -> list[Said]:
    """What a celebrity does, as with staff."""
    told = [*steps(tile.steps), *(power(one, board) for one in tile.powers)]
    return [_waits(tile.when), *told] if tile.when else told


def celebrity_short(tile: Celebrity, board: Board) -> Said:
    """The same in few words."""
    parts = [short(power(one, board)) for one in tile.powers]
    if tile.steps:
        parts.append(_waits_short(tile.when, tile.steps))
    return said(f"celebrity-{tile.timing}-short", does=_one_after_another(parts))


def entrance(tile: Entrance, board: Board) -> list[Said]:
    """What an entrance brings at the start, what it changes, and what lies beside it."""
    told = [said(f"card-entrance-{name}", n=n) for name, n in _counted(tile).items()]
    told += [said("card-entrance-begins", does=does) for does in steps(tile.begin)]
    if tile.when:
        told += [_waits(tile.when), *steps(tile.steps)]
    told += [power(one, board) for one in tile.powers]
    told += [
        said("card-entrance-occupancy", colour=codes.COLOURS[colour], points=[str(n) for n in bonus])
        for colour, bonus in enumerate(tile.occupancy)
    ]
    return [*told, *_sums(tile), *_tokens(tile), *_kept(tile), *_goals(tile, board), *_tiles(tile)]


def entrance_short(tile: Entrance, board: Board) -> Said:
    """The same in few words."""
    parts = [said(f"card-entrance-{name}{SHORT}", n=n) for name, n in _counted(tile).items()]
    if tile.begin:
        parts.append(said(f"card-entrance-begins{SHORT}", does=steps_short(tile.begin)))
    if tile.when:
        parts.append(_waits_short(tile.when, tile.steps))
    parts += [short(power(one, board)) for one in tile.powers]
    parts += [said("card-entrance-occupancy-short")] * bool(tile.occupancy)
    beside = [*_sums(tile)[:1], *_tokens(tile)[:1], *_kept(tile), *_goals(tile, board), *_tiles(tile)]
    parts += [Said(f"{what.key}-short", what.params) for what in beside]
    return _one_after_another(parts)


def _waits(when: Trigger) -> Said:
    return said("trigger-told", when=trigger(when, tile=True), timing="permanent")


def _waits_short(when: Trigger | None, found: Sequence[Step]) -> Said:
    does = steps_short(found)
    return said("staff-waits-short", when=short(trigger(when)), does=does) if when else does


def _one_after_another(parts: Sequence[Said]) -> Said:
    does = parts[-1] if parts else said("items-none")
    for one in reversed(parts[:-1]):
        does = said("one-and-another-short", first=one, another=does)
    return does


def _counted(tile: Entrance) -> dict[str, int]:
    """What there is simply more of."""
    names = ("rooms", "free_rooms", "guests", "tables")
    return {name: getattr(tile, name) for name in names if getattr(tile, name)}


def _sums(tile: Entrance) -> list[Said]:
    """Sums that bring the same are told together."""
    by_effect: dict[tuple[Step, ...], list[int]] = {}
    for total, found in sorted(tile.sums.items()):
        if found:
            by_effect.setdefault(found, []).append(total)
    return [
        said("card-entrance-sums", sums=[str(total) for total in totals], does=steps_short(found))
        for found, totals in by_effect.items()
    ]


def _tokens(tile: Entrance) -> list[Said]:
    if not tile.tokens:
        return []
    each = [
        said("card-entrance-token", token=place, column=steps_short(found.column), floor=steps_short(found.floor))
        for place, found in enumerate(tile.tokens, 1)
    ]
    return [said("card-entrance-tokens", n=len(tile.tokens)), *each]


def _kept(tile: Entrance) -> list[Said]:
    guests = [str(n) for n in range(2, len(tile.kept) + 2)]
    return [said("card-entrance-kept", guests=guests, points=[str(n) for n in tile.kept])] if tile.kept else []


def _goals(tile: Entrance, board: Board) -> list[Said]:
    told = []
    if tile.goals:
        rounds = [str(number) for number in board.emperor_rounds]
        told.append(said("card-entrance-goals", rounds=rounds, points=[str(n) for n in tile.goals]))
    if tile.goals_all:
        many = [str(tables.CATEGORIES + n) for n in range(1, len(tile.goals_all) + 1)]
        told.append(said("card-entrance-goals_all", objectives=many, points=[str(n) for n in tile.goals_all]))
    return told


def _tiles(tile: Entrance) -> list[Said]:
    return [said("card-entrance-tiles", n=tile.tiles)] if tile.tiles else []


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
        return [said("instruction-guest-none", automaton=card.automaton)]
    keys = ("instruction-guest", "instruction-guest-also")
    return [Said(key, _guest_to_take(card, guest)) for key, guest in zip(keys, card.guests, strict=False)]


def _guest_to_take(card: Instruction, guest: InstructionGuest) -> Params:
    colours = (*codes.COLOURS, "any")
    return {
        "automaton": card.automaton,
        "level": codes.LEVELS[guest.level],
        "colour": colours[guest.colour],
        "ball": codes.BALLS[guest.ball] or "none",
    }


def instruction_dice(card: Instruction) -> Said:
    """Which die an automaton takes."""
    if codes.COLOURED_DIE in card.dice:
        return said("instruction-die-coloured", automaton=card.automaton)
    if codes.ANY_FACE in card.dice:
        return said("instruction-die-any", automaton=card.automaton)
    faces = [str(face) for face in card.dice]
    return said("instruction-die-faces", automaton=card.automaton, n=len(faces), faces=faces)


def extras(card: Instruction) -> list[Said]:
    """What an automaton does besides."""
    return [_extra(card, extra) for extra in card.extras]


def _extra(card: Instruction, extra: Extra) -> Said:
    level = codes.LEVELS[extra.level]
    params: Params = {"automaton": card.automaton, "level": level}
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
    return said("instruction-hand", automaton=card.automaton, hand=card.hand)
