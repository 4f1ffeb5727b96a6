"""Cards in few words, for where a sentence does not fit. The sentences themselves are those of `packs.words`."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from leopold.packs import Pack, codes, tables
from leopold.packs.cards import Penalty, Power, Score, StaffCard, Step
from leopold.packs.codes import COLOURS, ITEMS

Counts = Mapping[str, int]


def krones(n: int) -> str:
    return f"{n} krone" if n == 1 else f"{n} krones"


def price(n: int) -> str:
    return f"{n} kr" if n else "free"


def some(n: int, one: str, many: str = "") -> str:
    return one if n == 1 else f"{n} {many or one + 's'}"


def items(counts: Counts) -> str:
    """What there is of each: "2 strudel, cake". Nothing at all is an empty text."""
    return ", ".join(name if n == 1 else f"{n} {name}" for name, n in counts.items() if n)


def order(counts: Sequence[int]) -> str:
    return items(dict(zip(ITEMS, counts, strict=True)))


def _less(discount: int) -> str:
    if discount >= codes.FREE:
        return " free"
    return f" for {discount} less" if discount else ""


def _top(floor: int) -> str:
    return "" if floor >= tables.FLOORS else " on floor 1" if floor == 1 else f" on floors 1-{floor}"


def _look(cards: int, discount: int, must: int) -> str:
    return f"{'must ' if must else ''}hire 1 of the top {cards}{_less(discount)}"


_STEPS: dict[str, Callable[[int, int, int], str]] = {
    "gain_krones": lambda n, _, __: krones(n),
    "gain_item": lambda kind, n, __: some(n, ITEMS[kind], ITEMS[kind]),
    "choose_items": lambda n, _, __: some(n, "any dish or drink", "dishes or drinks"),
    "advance_emperor": lambda n, _, __: f"emperor +{n}",
    "gain_vp": lambda n, _, __: f"{n} VP",
    "draw_staff": lambda n, _, __: f"draw {n} staff",
    "hire": lambda n, less, __: f"hire {n}{_less(less)}",
    "look_and_hire": _look,
    "prepare": lambda n, less, top: f"prepare {some(n, '1 room', 'rooms')}{_less(less)}{_top(top)}",
    "prepare_and_occupy": lambda n, less, top: f"occupy {some(n, '1 new room', 'new rooms')}{_less(less)}{_top(top)}",
    "occupy": lambda n, _, __: f"occupy {some(n, '1 vacant room', 'vacant rooms')}",
    "take_guest": lambda n, _, __: f"take {some(n, '1 guest', 'guests')} free",
    "complete_order": lambda n, _, __: f"complete {some(n, '1 order', 'orders')}",
    "extra_action": lambda _, __, ___: "a die's action, die stays",
    "extra_turn": lambda _, __, ___: "another turn, die stays",
    "vp_per_staff": lambda n, _, __: f"{n} VP per staff played",
}


def step(found: Step) -> str:
    return _STEPS[found.name](*found.args)


def steps(found: Sequence[Step]) -> str:
    """Step by step; a second one of a kind need not say again what it is about."""
    words: list[str] = []
    for n, one in enumerate(found):
        if n and one.name == "prepare" == found[n - 1].name:
            rooms, discount, top = one.args
            words[-1] += f" and {rooms} more{_less(discount)}{_top(top)}"
        else:
            words.append(step(one))
    return ", ".join(words)


def _either(words: Sequence[str]) -> str:
    return "/".join(words)


_POWERS: dict[str, Callable[[int, str], str]] = {
    "check_in_krones": lambda n, who: f"{who} guest moves in: {krones(n)}",
    "check_in_emperor": lambda n, who: f"{who} guest moves in: emperor +{n}",
    "check_in_vp": lambda n, who: f"{who} guest moves in: {n} VP",
    "big_order_vp": lambda n, _: f"guest with a big order moves in: {n} VP",
    "room_free": lambda _, who: f"{who} rooms cost nothing",
    "die_vp": lambda n, face: f"die {face} taken: {n} VP",
    "die_strength": lambda n, face: f"die {face}: strength +{n}",
    "six_free": lambda _, __: "sixes cost nothing",
    "both_tracks": lambda _, face: f"die {face}: krones and emperor in full",
    "side_prepare": lambda n, face: f"die {face}: also prepare {some(n, '1 room', 'rooms')}",
    "side_hire": lambda n, face: f"die {face}: also hire {n}",
    "side_emperor": lambda n, face: f"die {face}: also emperor +{n}",
    "occupy_krones": lambda n, _: f"room occupied: {krones(n)}",
    "serve_free": lambda _, __: "serving costs nothing",
    "guest_free": lambda _, __: "guests cost nothing",
    "waive_penalty": lambda n, _: f"may ignore a penalty for {krones(n)}",
    "immune": lambda _, __: "no penalties of the emperor",
    "emperor_reward_vp": lambda n, _: f"emperor's reward: {n} more VP",
}


def power(found: Power) -> str:
    counted_by = codes.POWERS[found.name][1]
    places = sorted(found.places)
    if counted_by == "face":
        of = _either([str(place + 1) for place in places])
    elif counted_by == "guest colour" and len(places) == len(COLOURS):
        of = "any"
    else:
        of = _either([COLOURS[place] for place in places]) if counted_by else ""
    return _POWERS[found.name](found.amount, of)


_SCORES = {
    "occupied": "occupied room",
    "tiles": "room laid",
    "staff": "staff played",
    "groups": "full group",
    "objectives": "objective met",
    "emperor": "emperor space",
    "floors": "full floor",
    "columns": "full column",
    "colour_sets": "blue, red and yellow room",
}


def score(found: Score) -> str:
    if found.name == "copy":
        return "end: scores another player's end card"
    each = f"{COLOURS[found.colour]} room" if found.name == "occupied_colour" else _SCORES[found.name]
    most = f", {found.most} at most" if found.most else ""
    return f"end: {found.vp} VP per {each}{most}"


def staff(card: StaffCard) -> str:
    """What a staff card does, with when it does it."""
    parts = [*(power(one) for one in card.powers)]
    if card.steps:
        when = {"once": "once: ", "round": "each round: "}.get(card.timing, "")
        parts.append(when + steps(card.steps))
    if card.score:
        parts.append(score(card.score))
    return "; ".join(parts)


_PENALTIES: dict[str, Callable[[int], str]] = {
    "lose_krones": lambda n: f"lose {krones(n)}",
    "return_kitchen": lambda _: "empty your kitchen",
    "return_kitchen_and_cafe": lambda _: "empty kitchen and café tables",
    "return_staff": lambda n: f"return {n} staff from hand",
    "remove_vacant": lambda n: f"remove {some(n, '1 vacant room', 'vacant rooms')}",
    "remove_occupied": lambda n: f"remove {some(n, '1 occupied room', 'occupied rooms')}",
    "remove_occupied_column": lambda n: f"remove {n} occupied in a column",
    "lose_vp": lambda n: f"lose {n} VP",
    "lose_vp_per_staff": lambda n: f"lose {n} VP per staff played",
    "dismiss_end_staff": lambda n: f"discard {some(n, '1 end card', 'end cards')}",
}


def penalty(found: Penalty, choice: bool) -> str:
    text = _PENALTIES[found.name](found.amount)
    return f"{text}, {'or' if choice else 'else'} −{found.else_vp} VP" if found.else_vp else text


def named(names: Mapping[str, str], number: int) -> str:
    return names.get("en") or next(iter(names.values()), f"card {number}")


def guest_name(pack: Pack, number: int) -> str:
    return named(pack.guests[pack.guest_index(number)].names, number)


def staff_name(pack: Pack, number: int) -> str:
    return named(pack.staff[pack.staff_index(number)].names, number)
