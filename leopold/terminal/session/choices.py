"""The legal actions as a numbered list: grouped by kind, packed when there are many, explained when there are few."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from rich.text import Text

from leopold.game import Action
from leopold.packs.tables import FACES
from leopold.speech import Speaker, cards
from leopold.terminal.drawing import terms
from leopold.terminal.drawing.balls import place_in_words
from leopold.terminal.drawing.blocks import DIM, STRONG, Block, cell, columns, fit, flow, line, widest, wrapped
from leopold.terminal.drawing.dice import what_it_does
from leopold.terminal.drawing.entrances import entrance_in_short, entrance_of, token_in_words
from leopold.terminal.drawing.lounge import celebrity_in_short
from leopold.terminal.drawing.palette import NUMBER
from leopold.terminal.drawing.powers import power_of
from leopold.view import SeatView, View
from leopold.words import Catalogue

FEW: Final = 8
"""So many actions get a line each, with what they mean."""
HEADING: Final = 10
"""So wide is the heading of a group, at least."""

ACTION: Final = 24
"""So wide is an action in the list, at least."""
GROUPS: Final = (
    "guest",
    "die",
    "six",
    "key",
    "shift",
    "colour",
    "act",
    "serve",
    "check-in",
    "dance",
    "send",
    "claim",
    "use",
    "call",
    "favour",
    "take",
    "place",
    "item",
    "complete",
    "room",
    "occupy",
    "remove",
    "hire",
    "draft",
    "return",
    "dismiss",
    "area",
    "rehearse",
    "recall",
    "bid",
    "entrance",
    "token",
    "give",
    "reward",
    "also",
    "other",
)
"""Kinds of actions in the order of the screen, each with a heading; a six is apart from the other dice."""


def group_of(action: Action) -> str:
    six = action.kind == "die" and action.arguments.get("die") == FACES
    kind = "six" if six else "take" if action.kind == "pour" else action.kind
    return kind if kind in GROUPS else "other"


def in_order(actions: Sequence[Action]) -> list[Action]:
    """As they are numbered on the screen: group by group, a boosted die after the plain one."""

    def place(action: Action) -> tuple[int, int, int, bool]:
        die, copied = int(action.arguments.get("die", 0)), int(action.arguments.get("as", 0))
        return GROUPS.index(group_of(action)), die, copied, bool(action.arguments.get("boost", False))

    return sorted(actions, key=place)


def draw_choices(speaker: Speaker, view: View, actions: Sequence[Action], width: int) -> Block:
    """The numbered list. `actions` are in the order of `in_order`."""
    if len(actions) <= FEW:
        return [row for n, action in enumerate(actions, 1) for row in _explained(speaker, view, n, action, width)]
    block: Block = []
    numbered = list(enumerate(actions, 1))
    groups = {group: speaker.text(f"terminal-group-{group}") for group in map(group_of, actions)}
    wide = max(HEADING, widest(groups.values()) + 1)
    for group, heading in groups.items():
        inside = [pair for pair in numbered if group_of(pair[1]) == group]
        pieces = _even([_piece(number, action, inside) for number, action in inside if not _is_boost(action, inside)])
        rows = flow(pieces, width, wide)
        rows[0] = columns(cell(heading, wide, STRONG), rows[0][wide:])
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


def _explained(speaker: Speaker, view: View, number: int, action: Action, width: int) -> Block:
    meaning = explanation(speaker, view, action)
    name = cell(action.text, max(ACTION, widest([action.text]) + 1))
    return wrapped(line((f"{number:>2} ", NUMBER), name, (meaning, DIM)), width, ACTION + 3)


# --- what an action means, in few words


def explanation(speaker: Speaker, view: View, action: Action) -> str:
    """Nothing where the text says it all."""
    arguments = action.arguments
    if action.kind in ("use", "hire", "draft", "return", "dismiss") and "staff" in arguments:
        return _staff(speaker, int(arguments["staff"]))
    if action.kind == "guest" and "space" in arguments:
        return _guest(speaker, view, int(arguments["space"]))
    if action.kind in ("place", "serve", "complete", "check-in") and "guest" in arguments:
        return _at_table(speaker, view, action)
    if action.kind in ("dance", "send", "recall"):
        return _at_ball(speaker, view, action)
    if action.kind in ("area", "rehearse"):
        return _rehearsal(speaker, view, action)
    if action.kind in ("room", "occupy", "remove"):
        return _room(speaker.words, view, str(arguments["room"]))
    if "goal" in arguments:
        return _goal(speaker, view)
    if action.kind == "claim":
        return _objective(speaker.words, view, str(arguments["objective"]))
    if action.kind in ("die", "act") and not arguments.get("lost"):
        return _die(speaker, view, action)
    if action.kind == "reward":
        return _reward(speaker, view, int(arguments["part"]))
    if action.kind in OF_MODULES:
        return OF_MODULES[action.kind](speaker, view, action)
    key = f"terminal-means-{action.text.replace(' ', '-')}"
    return speaker.text(key) if action.text in PLAIN else ""


PLAIN: Final = frozenset(
    (
        "pass",
        "end",
        "done",
        "main",
        "bonus",
        "keep",
        "ignore",
        "accept",
        "left",
        "right",
        "also room",
        "also hire",
        "also emperor",
        "also dancer",
        "row",
        "emptied",
    )
)
"""Actions that say nothing by themselves."""


def _own(view: View) -> SeatView:
    assert view.own is not None, "whoever may act has a seat"
    return view.own


def _staff(speaker: Speaker, number: int) -> str:
    card = speaker.pack.staff[speaker.pack.staff_index(number)]
    price = speaker.text("terminal-kr", n=card.cost) + terms.ours(card.sources, "cost")
    text = speaker.say(cards.staff_short(card, speaker.pack.board))
    return speaker.text("terminal-means-staff", name=speaker.bare("staff", number), price=price, text=text)


def _guest(speaker: Speaker, view: View, space: int) -> str:
    waiting = view.queue[space - 1]
    if waiting is None:
        return ""
    card = speaker.pack.guests[speaker.pack.guest_index(waiting.guest)]
    order = terms.order(speaker.words, card.order) + terms.ours(card.sources, "order")
    name = speaker.bare("guest", card.number)
    return speaker.text("terminal-means-guest", number=card.number, name=name, order=order)


def _die(speaker: Speaker, view: View, action: Action) -> str:
    """What the die does, for this seat and as strong as it is now."""
    arguments = action.arguments
    face = int(arguments["die"])
    seat = _own(view) if action.kind == "die" else None
    extra = power_of(speaker.pack, seat, "die_strength", face - 1)
    strength = view.dice[face - 1] + int(bool(arguments.get("boost"))) + extra
    return what_it_does(speaker, seat, int(arguments.get("as", face)), strength)


def _at_table(speaker: Speaker, view: View, action: Action) -> str:
    number = int(action.arguments["guest"])
    name = speaker.bare("guest", number)
    if action.kind == "check-in":
        room = _room(speaker.words, view, str(action.arguments["room"]))
        return speaker.text("terminal-means-check-in", name=name, room=room)
    tables = _own(view).cafe
    missing: dict[str, int] = next((table.missing for table in tables if table and table.guest == number), {})
    return speaker.text("terminal-means-wants", name=name, items=terms.items(speaker.words, missing))


def _at_ball(speaker: Speaker, view: View, action: Action) -> str:
    """Who goes where, and what the row brings."""
    where = place_in_words(speaker, view, str(action.arguments["place"]))
    if action.kind != "dance":
        return where
    name = speaker.bare("guest", int(action.arguments["guest"]))
    return speaker.text("terminal-means-dance", name=name, place=where)


def _rehearsal(speaker: Speaker, view: View, action: Action) -> str:
    """What emptying an area brings, or all areas of a room with their dancers."""
    rehearsal = _own(view).rehearsal
    wanted = action.arguments.get("rehearsal") or (rehearsal.room if rehearsal else None)
    room = next((found for found in speaker.pack.rehearsal_rooms if found.id == wanted), None)
    if room is None:
        return ""
    areas = [
        speaker.text("terminal-means-area", n=area.dancers, does=cards.steps_short(area.bonus)) for area in room.areas
    ]
    if action.kind == "rehearse" or rehearsal is None:
        return terms.joined(speaker.words, areas) + terms.ours(room.sources, "areas")
    place = int(action.arguments["area"]) - 1
    return speaker.text(
        "terminal-means-leave", n=rehearsal.areas[place].dancers, does=cards.steps_short(room.areas[place].bonus)
    )


def _room(words: Catalogue, view: View, name: str) -> str:
    rooms = [room for floor in _own(view).rooms for room in floor]
    room = next(room for room in rooms if room.room == name)
    size = sum(other.group == room.group for other in rooms)
    badge = room.badge if room.state == "empty" else 0
    return words.text("terminal-means-room", colour=room.colour, size=size, badge=badge)


def _objective(words: Catalogue, view: View, letter: str) -> str:
    for shown in view.objectives:
        if shown.letter == letter:
            free = [vp for vp, owner in zip(shown.vp, shown.claimed_by, strict=True) if owner is None]
            return words.text("terminal-means-claim", n=free[0]) if free else ""
    return ""


def _goal(speaker: Speaker, view: View) -> str:
    """Points of an objective of one's own, by when it is claimed."""
    entrance = _own(view).entrance
    points = entrance_of(speaker, entrance.entrance).goals if entrance else ()
    worth = [vp for vp, last in zip(points, speaker.pack.board.emperor_rounds, strict=False) if view.round <= last]
    return speaker.text("terminal-means-claim", n=worth[0]) if worth else ""


def _key(speaker: Speaker, view: View, action: Action) -> str:
    gain = view.key.gain if view.key else 0
    return speaker.text("terminal-means-key", n=gain)


def _colour(speaker: Speaker, view: View, action: Action) -> str:
    """Whoever waits beside the die, for how many points, and what that celebrity does."""
    places = view.lounge.places if view.lounge else []
    found = next((place for place in places if place.colour == action.arguments["colour"]), None)
    if found is None or found.celebrity is None:
        return ""
    worth = terms.points(speaker.words, found.vp)
    name = speaker.text("terminal-inside", text=speaker.celebrity(found.celebrity), inside=worth)
    return terms.joined(speaker.words, [name, celebrity_in_short(speaker, found.celebrity)])


def _call(speaker: Speaker, view: View, action: Action) -> str:
    return celebrity_in_short(speaker, str(action.arguments["celebrity"]))


def _entrance(speaker: Speaker, view: View, action: Action) -> str:
    offers = view.auction.offers if view.auction else []
    found = next((offer for offer in offers if offer.slot == action.arguments["slot"]), None)
    if found is None:
        return ""
    name = speaker.entrance(found.entrance)
    if action.kind == "bid":
        return name
    return terms.joined(speaker.words, [name, entrance_in_short(speaker, found.entrance)])


def _token(speaker: Speaker, view: View, action: Action) -> str:
    """What its halves bring; which of them it is has been asked."""
    entrance = _own(view).entrance
    if entrance is None:
        return ""
    return token_in_words(speaker, entrance_of(speaker, entrance.entrance), int(action.arguments["token"]))


def _favour(speaker: Speaker, view: View, action: Action) -> str:
    entrance = _own(view).entrance
    wanted = action.arguments["favour"]
    tile = next((found.tile for found in entrance.favours if found.favour == wanted), None) if entrance else None
    return speaker.say(cards.steps_short(speaker.pack.tile(tile).steps)) if tile else ""


def _give(speaker: Speaker, view: View, action: Action) -> str:
    """A guest of the automaton, and what is still missing."""
    cafe = view.seats[view.solo.seat].cafe if view.solo else []
    place = int(action.arguments["table"]) - 1
    table = cafe[place] if place < len(cafe) else None
    if table is None:
        return ""
    name = speaker.bare("guest", table.guest)
    return speaker.text("terminal-means-wants", name=name, items=terms.items(speaker.words, table.missing))


OF_MODULES: Final[Mapping[str, Callable[[Speaker, View, Action], str]]] = {
    "key": _key,
    "colour": _colour,
    "call": _call,
    "bid": _entrance,
    "entrance": _entrance,
    "token": _token,
    "favour": _favour,
    "give": _give,
}


def _reward(speaker: Speaker, view: View, part: int) -> str:
    """The guest who has just moved in lies on top of the discard pile."""
    if not view.discarded:
        return ""
    card = speaker.pack.guests[speaker.pack.guest_index(view.discarded[-1])]
    return speaker.say(cards.short(cards.step(card.steps[part - 1]))) if part <= len(card.steps) else ""
