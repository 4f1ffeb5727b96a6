"""The legal actions as a numbered list: grouped by kind, packed when there are many, explained when there are few."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from rich.text import Text

from leopold.game import Action
from leopold.packs import Pack
from leopold.packs.tables import FACES
from leopold.terminal.drawing import shorts
from leopold.terminal.drawing.blocks import DIM, STRONG, Block, cell, columns, fit, fit_within, flow, line
from leopold.terminal.drawing.dice import what_it_does
from leopold.terminal.drawing.palette import NUMBER
from leopold.terminal.drawing.powers import power_of

FEW: Final = 8
"""So many actions get a line each, with what they mean."""
HEADING: Final = 10

GROUPS: Final = {
    "guest": "Guest",
    "die": "Die",
    "six": "Six",
    "act": "Action",
    "serve": "Serve",
    "check-in": "Check in",
    "claim": "Claim",
    "use": "Use",
    "take": "Take",
    "place": "Place",
    "item": "Item",
    "complete": "Complete",
    "room": "Prepare",
    "occupy": "Occupy",
    "remove": "Remove",
    "hire": "Hire",
    "draft": "Keep",
    "return": "Return",
    "dismiss": "Discard",
    "reward": "Reward",
    "also": "Also",
}
OTHER: Final = "Other"


def group_of(action: Action) -> str:
    six = action.kind == "die" and action.arguments.get("die") == FACES
    return GROUPS.get("six" if six else action.kind, OTHER)


def in_order(actions: Sequence[Action]) -> list[Action]:
    """As they are numbered on the screen: group by group, a boosted die after the plain one."""
    headings = [*GROUPS.values(), OTHER]

    def place(action: Action) -> tuple[int, int, int, bool]:
        die, copied = int(action.arguments.get("die", 0)), int(action.arguments.get("as", 0))
        return headings.index(group_of(action)), die, copied, bool(action.arguments.get("boost", False))

    return sorted(actions, key=place)


def draw_choices(pack: Pack, view: dict[str, Any], actions: Sequence[Action], width: int) -> Block:
    """The numbered list. `actions` are in the order of `in_order`."""
    if len(actions) <= FEW:
        return [_explained(pack, view, number, action, width) for number, action in enumerate(actions, 1)]
    block: Block = []
    numbered = list(enumerate(actions, 1))
    for heading in dict.fromkeys(group_of(action) for action in actions):
        inside = [pair for pair in numbered if group_of(pair[1]) == heading]
        pieces = _even([_piece(number, action, inside) for number, action in inside if not _is_boost(action, inside)])
        rows = flow(pieces, width, HEADING)
        rows[0] = columns(cell(heading, HEADING, STRONG), rows[0][HEADING:])
        block += rows
    return block


def _is_boost(action: Action, among: Sequence[tuple[int, Action]]) -> bool:
    """Is this a boosted die that is told together with the plain one?"""
    plain = action.text.removesuffix(" boost")
    return plain != action.text and any(other.text == plain for _, other in among)


def _piece(number: int, action: Action, among: Sequence[tuple[int, Action]]) -> Text:
    """Number and text; behind a die the number of the same die boosted."""
    piece = line((f"{number:>2} ", NUMBER), action.text)
    boosted = next((n for n, other in among if other.text == f"{action.text} boost"), None)
    return line(piece, ("  ", ""), (f"{boosted}", NUMBER), " boost") if boosted else piece


def _even(pieces: Sequence[Text]) -> list[Text]:
    """Many pieces stand in columns."""
    if len(pieces) < 5:
        return list(pieces)
    wide = max(piece.cell_len for piece in pieces)
    return [fit(piece, wide) for piece in pieces]


def _explained(pack: Pack, view: dict[str, Any], number: int, action: Action, width: int) -> Text:
    meaning = explanation(pack, view, action)
    return fit_within(line((f"{number:>2} ", NUMBER), cell(action.text, 24), (meaning, DIM)), width)


# --- what an action means, in few words


def explanation(pack: Pack, view: dict[str, Any], action: Action) -> str:
    """Nothing where the text says it all."""
    arguments = action.arguments
    if action.kind in ("use", "hire", "draft", "return", "dismiss") and "staff" in arguments:
        card = pack.staff[pack.staff_index(int(arguments["staff"]))]
        return f"{shorts.named(card.names, card.number)}, {card.cost} kr: {shorts.staff(card, pack.board)}"
    if action.kind == "guest" and "space" in arguments:
        return _guest(pack, view, int(arguments["space"]))
    if action.kind in ("place", "serve", "complete", "check-in") and "guest" in arguments:
        return _at_table(pack, view, action)
    if action.kind in ("room", "occupy", "remove"):
        return _room(pack, view, str(arguments["room"]))
    if action.kind == "claim":
        return _objective(pack, view, str(arguments["objective"]))
    if action.kind in ("die", "act") and not arguments.get("lost"):
        return _die(pack, view, action)
    if action.kind == "reward":
        return _reward(pack, view, int(arguments["part"]))
    return PLAIN.get(action.text, PLAIN.get(action.kind, ""))


PLAIN: Final = {
    "pass": "leave your turn for later, when the dice are rolled again",
    "end": "end your turn",
    "done": "nothing more of this",
    "main": "first the action of the die",
    "bonus": "first the bonus for the full group",
    "keep": "the rest goes into your kitchen",
    "ignore": "pay, and the penalty passes by",
    "accept": "bear the penalty and keep your money",
    "left": "the left half of the penalty",
    "right": "lose the victory points instead",
    "also room": "first prepare a room",
    "also hire": "first hire from your hand",
    "also emperor": "first advance on the emperor track",
}


def _guest(pack: Pack, view: dict[str, Any], space: int) -> str:
    waiting = view["queue"][space - 1]
    if waiting is None:
        return ""
    card = pack.guests[pack.guest_index(waiting["guest"])]
    return f"{card.number} {shorts.named(card.names, card.number)}: {shorts.order(card.order)}"


def _die(pack: Pack, view: dict[str, Any], action: Action) -> str:
    """What the die does, for this seat and as strong as it is now."""
    arguments = action.arguments
    face = int(arguments["die"])
    seat = view["seats"][view["viewer"]] if action.kind == "die" else None
    strength = view["dice"][face] + int(bool(arguments.get("boost"))) + power_of(pack, seat, "die_strength", face - 1)
    return " ".join(what_it_does(pack, seat, int(arguments.get("as", face)), strength))


def _at_table(pack: Pack, view: dict[str, Any], action: Action) -> str:
    number = int(action.arguments["guest"])
    name = shorts.guest_name(pack, number)
    if action.kind == "check-in":
        room = _room(pack, view, str(action.arguments["room"]))
        return f"{name} into the {room}"
    tables = view["seats"][view["viewer"]]["cafe"]
    missing: dict[str, int] = next((table["missing"] for table in tables if table and table["guest"] == number), {})
    return f"{name}, who wants {shorts.items(missing)}"


def _room(pack: Pack, view: dict[str, Any], name: str) -> str:
    rooms = [room for floor in view["seats"][view["viewer"]]["rooms"] for room in floor]
    room = next(room for room in rooms if room["room"] == name)
    size = sum(other["group"] == room["group"] for other in rooms)
    kind = "single room" if size == 1 else f"room in a group of {size}"
    badge = f", badge +{room['badge']}" if room["badge"] and room["state"] == "empty" else ""
    return f"{room['colour']} {kind}{badge}"


def _objective(pack: Pack, view: dict[str, Any], letter: str) -> str:
    for shown in view["objectives"]:
        if shown["letter"] == letter:
            free = [vp for vp, owner in zip(shown["vp"], shown["claimed_by"], strict=True) if owner is None]
            return f"for {free[0]} VP" if free else ""
    return ""


def _reward(pack: Pack, view: dict[str, Any], part: int) -> str:
    """The guest who has just moved in lies on top of the discard pile."""
    if not view["discarded"]:
        return ""
    card = pack.guests[pack.guest_index(view["discarded"][-1])]
    return shorts.step(card.steps[part - 1]) if part <= len(card.steps) else ""
