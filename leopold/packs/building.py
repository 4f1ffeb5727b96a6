"""From merged layers to cards, with the checks that need more than one field or more than one card."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, NamedTuple

from leopold.packs import codes, tables
from leopold.packs.cards import EmperorTile, GuestCard, Hotel, Instruction, Objective, StaffCard, Step
from leopold.packs.checking import BOARD, CATEGORY_LETTERS, SCORE_EXAMPLE, SPENDING, STEP_ITEMS
from leopold.packs.errors import PackError, Where, plain
from leopold.packs.layers import CARD_KINDS, EFFECT_FIELD, WAITING, Entry, Layer
from leopold.packs.reading import OWN_FILES
from leopold.packs.tables import Board
from leopold.words import Said, Value, said

NAME_EXAMPLE = '{ en = "Night Porter" }'
STEPS_EXAMPLE = "[{ gain_krones = 3 }]"


class Content(NamedTuple):
    """A whole pack as cards, not yet as tables."""

    staff: tuple[StaffCard, ...]
    guests: tuple[GuestCard, ...]
    objectives: tuple[Objective, ...]
    instructions: tuple[Instruction, ...]
    tiles: tuple[EmperorTile, ...]
    hotels: tuple[Hotel, ...]
    board: Board
    board_sources: dict[str, str]
    introductory: dict[str, tuple[int, ...]]
    introductory_sources: dict[str, str]


def build(layer: Layer, item_kinds: int = codes.BASE_ITEM_KINDS) -> Content:
    """All cards of a merged layer, each checked and all together complete, for a game with so many kinds of items."""
    by_number = {kind: [layer[kind][number] for number in sorted(layer[kind])] for kind in CARD_KINDS}
    board, board_sources = _board(layer["board"])
    hand = layer["board"]["setup"].where("hand")
    staff = tuple(_staff(entry) for entry in by_number["staff"])
    sets, set_sources = _introductory(layer["introductory"], staff, board.start_hand, hand)
    content = Content(
        staff,
        tuple(_guest(entry) for entry in by_number["guest"]),
        tuple(_objective(entry) for entry in by_number["objective"]),
        tuple(_instruction(entry) for entry in by_number["instruction"]),
        tuple(_tile(entry) for entry in layer["emperor"].values()),
        tuple(_hotel(key, layer["hotel"][key]) for key in sorted(layer["hotel"], key=_night_first)),
        board,
        board_sources,
        sets,
        set_sources,
    )
    _complete(content)
    _fits(layer)
    _check_items(layer, item_kinds)
    _check_solo(content, layer)
    return content


def _need(entry: Entry, name: str, example: str) -> Any:
    return _needed(entry, name, "pack-lacks", example=example)


def _needed(entry: Entry, name: str, key: str, /, **params: Value) -> Any:
    """A field that has to be there, or a message that shows one."""
    if name not in entry.fields:
        raise Where(entry.file, entry.label, (name,)).error(key, **params)
    return entry.fields[name]


def _names(entry: Entry) -> dict[str, str]:
    names: dict[str, str] = _need(entry, "name", NAME_EXAMPLE)
    if "en" not in names:
        raise entry.where("name").error("pack-name-english", example=NAME_EXAMPLE)
    return names


def _staff(entry: Entry) -> StaffCard:
    names = _names(entry)
    cost = _need(entry, "cost", "3")
    timing = _need(entry, "timing", '"once"')
    right = EFFECT_FIELD[timing]
    for name in ("effect", "powers", "score"):
        if name in entry.fields and name != right:
            raise entry.where(name).error("pack-timing-field", timing=timing, name=name, right=right)
    when = _need(entry, "when", "{ order = 3 }") if timing in WAITING else None
    if when is None and "when" in entry.fields:
        raise entry.where("when").error("pack-timing-when", timing=timing, right=WAITING[0])
    examples = {"effect": STEPS_EXAMPLE, "powers": "[{ die_vp = 2, faces = [3] }]", "score": SCORE_EXAMPLE}
    found = _need(entry, right, examples[right])
    if right == "effect" and not found:
        raise entry.where(right).error("pack-effect-empty", example=STEPS_EXAMPLE)
    if right == "effect":
        _check_spending(entry, right, found, used=timing in ("round", *WAITING))
    return StaffCard(
        entry.fields["number"],
        names,
        cost,
        timing,
        found if right == "effect" else (),
        found if right == "powers" else (),
        found if right == "score" else None,
        entry.sources,
        entry.fields.get("also", ()),
        entry.module,
        when,
    )


def _check_spending(entry: Entry, name: str, steps: Sequence[Step], *, used: bool) -> None:
    """What is spent stands first and only once, on a card that is used: nobody gives what they do not have."""
    spent = [step for step in steps if step.name in SPENDING]
    if spent and not used:
        raise entry.where(name).error("pack-spend-where", step=spent[0].name)
    if spent != list(steps[: len(spent)]):
        raise entry.where(name).error("pack-spend-first", step=spent[-1].name)
    things = [(step.name, step.args[0] if step.name in STEP_ITEMS else 0) for step in spent]
    if len(set(things)) < len(things):
        raise entry.where(name).error("pack-spend-twice", step=spent[-1].name)


def _check_items(layer: Layer, item_kinds: int) -> None:
    """Nothing speaks of a kind of item that is not in play."""
    counted = [(entry, "order") for entry in layer["guest"].values()] + [(layer["board"]["setup"], "kitchen")]
    stepped = [(entry, "effect") for entry in layer["staff"].values()]
    stepped += [(entry, "reward") for kind in ("guest", "emperor") for entry in layer[kind].values()]
    for entry, name in counted:
        if any(entry.fields[name][item_kinds:]):
            raise entry.where(name).error("pack-item-out", item=said(f"item-{codes.ITEMS[item_kinds]}"))
    for entry, name in stepped:
        for step in entry.fields.get(name, ()):
            if step.name in STEP_ITEMS and step.args[0] >= item_kinds:
                raise entry.where(name).error("pack-item-out", item=said(f"item-{codes.ITEMS[step.args[0]]}"))


def _guest(entry: Entry) -> GuestCard:
    _check_spending(entry, "reward", entry.fields.get("reward", ()), used=False)
    return GuestCard(
        entry.fields["number"],
        _names(entry),
        _need(entry, "colour", '"blue"'),
        _need(entry, "order", '"scw"'),
        _need(entry, "vp", "4"),
        _need(entry, "reward", STEPS_EXAMPLE),
        entry.sources,
        entry.fields.get("also", ()),
        entry.module,
    )


def _objective(entry: Entry) -> Objective:
    letter = _need(entry, "letter", '"A"')
    need = _need(entry, "needs", "{ krones = 20 }")
    names, also = entry.fields.get("name", {}), entry.fields.get("also", ())
    return Objective(entry.fields["number"], names, letter, need, entry.sources, also, entry.module)


def _instruction(entry: Entry) -> Instruction:
    card = Instruction(
        entry.fields["number"],
        _need(entry, "automaton", '"leopold"'),
        _need(entry, "guests", '[{ colour = "blue", from = "easy" }]'),
        _need(entry, "dice", "[1]"),
        _need(entry, "extras", '[{ emperor = 2, from = "easy" }]'),
        _need(entry, "hand", '"right"'),
        entry.sources,
    )
    if card.automaton == "leopold":
        _check_without_expansion(entry, card)
    return card


def _check_without_expansion(entry: Entry, card: Instruction) -> None:
    """Balls and coloured dice are in the games that Elisabeth plays; Leopold would not know what to do with them."""
    for i, guest in enumerate(card.guests, 1):
        if guest.ball:
            raise _elisabeths(entry, entry.where("guests").nth("part", i).at("ball"), "ball")
    if codes.COLOURED_DIE in card.dice:
        raise _elisabeths(entry, entry.where("dice").nth("entry", 1), "die")
    for i, extra in enumerate(card.extras, 1):
        if extra.name == "dancer":
            raise _elisabeths(entry, entry.where("extras").nth("part", i).at("dancer"), "dancers")


def _elisabeths(entry: Entry, place: Where, what: str) -> PackError:
    return _culprit(place, entry.where("automaton")).error(f"pack-elisabeth-{what}")


def _tile(entry: Entry) -> EmperorTile:
    tile_id: str = entry.fields["id"]
    reward = _need(entry, "reward", STEPS_EXAMPLE)
    if not reward:
        raise entry.where("reward").error("pack-reward-empty", example=STEPS_EXAMPLE)
    _check_spending(entry, "reward", reward, used=False)
    penalty = _need(entry, "penalty", "{ lose_krones = 3, else_vp = 5 }")
    return EmperorTile(tile_id, tile_id[0], reward, penalty, entry.sources, entry.module)


# --- hotels


def _night_first(key: str) -> tuple[bool, str]:
    return key != "night", key


def _neighbours(room: int) -> Iterable[int]:
    floor, column = divmod(room, tables.COLUMNS)
    if column > 0:
        yield room - 1
    if column < tables.COLUMNS - 1:
        yield room + 1
    if floor > 0:
        yield room - tables.COLUMNS
    if floor < tables.FLOORS - 1:
        yield room + tables.COLUMNS


def _connected(rooms: Sequence[int]) -> bool:
    reached, waiting = {rooms[0]}, [rooms[0]]
    while waiting:
        for room in _neighbours(waiting.pop()):
            if room in rooms and room not in reached:
                reached.add(room)
                waiting.append(room)
    return len(reached) == len(rooms)


def _hotel(key: str, entry: Entry) -> Hotel:
    colours: tuple[int, ...] = _needed(entry, "colours", "pack-lacks-colours")
    words: tuple[str, ...] = _needed(entry, "groups", "pack-lacks-groups")
    badges: tuple[int, ...] = _needed(entry, "badges", "pack-lacks-badges")
    names = list(dict.fromkeys(words))
    for name in names:
        rooms = [room for room, word in enumerate(words) if word == name]
        where = entry.where("groups").at(said("pack-group", name=plain(name)))
        if len({colours[room] for room in rooms}) > 1:
            found = [said(f"colour-{codes.COLOURS[colour]}") for colour in sorted({colours[room] for room in rooms})]
            raise where.error("pack-group-colours", colours=found)
        if not _connected(rooms):
            raise where.error("pack-group-apart")
        if len(rooms) > tables.GROUP_SIZE_MAX:
            raise where.error("pack-group-size", n=len(rooms), most=tables.GROUP_SIZE_MAX)
    if len(names) > tables.GROUPS:
        raise entry.where("groups").error("pack-groups-many", n=len(names), most=tables.GROUPS)
    side, _, letter = key.partition(" ")
    return Hotel(key, side, letter, colours, tuple(names.index(word) for word in words), badges, entry.sources)


# --- the board and the introductory sets


def _board(sections: dict[Any, Entry]) -> tuple[Board, dict[str, str]]:
    values: dict[str, dict[str, Any]] = {}
    sources: dict[str, str] = {}
    for section, known in BOARD.items():
        entry = sections.get(section)
        if entry is None:
            raise Where("board.toml", f"board.{section}").error("pack-table-missing")
        for name in known:
            _needed(entry, name, "pack-lacks-board")
        values[section] = entry.fields
        sources.update({f"{section}.{name}": word for name, word in entry.sources.items()})
    setup, play, emperor = values["setup"], values["play"], values["emperor"]
    possible = range(2, tables.SEATS + 1)
    for players in possible:
        where, count = sections["setup"].where("dice"), setup["dice"].get(players)
        if count is None:
            raise where.error("pack-dice-missing", players=players, known=[str(known) for known in possible])
        if count < 2 * players:
            raise where.error("pack-dice-few", n=count, players=players)
    rounds = emperor["rounds"]
    if list(rounds) != sorted(set(rounds)) or rounds[-1] > play["rounds"]:
        raise _culprit(sections["emperor"].where("rounds"), sections["play"].where("rounds")).error(
            "pack-emperor-rounds", rounds=[str(found) for found in rounds], all=play["rounds"]
        )
    krones = sections["setup"].where("krones")
    if setup["krones"] > play["krone_cap"]:
        raise _culprit(krones, sections["play"].where("krone_cap")).error(
            "pack-krones-track", n=setup["krones"], cap=play["krone_cap"]
        )
    dearest = _dearest_start(setup["rooms"], values["floors"]["cost"])
    if dearest > setup["krones"]:
        raise _culprit(krones, sections["setup"].where("rooms"), sections["floors"].where("cost")).error(
            "pack-krones-rooms", n=setup["krones"], rooms=setup["rooms"], dearest=dearest
        )
    return Board(**{name: _value(number, values[number.section]) for name, number in tables.NUMBERS.items()}), sources


def _value(number: tables.Number, section: dict[str, Any]) -> Any:
    """A number of the board as the tables want it: by players and by colour it is a row."""
    match number.written:
        case "by players":
            (name,) = number.fields
            return tuple(section[name].get(players, 0) for players in range(number.shape[0]))
        case "by colour":
            return tuple(section[colour] for colour in number.fields)
        case _:
            (name,) = number.fields
            return section[name]


def _culprit(*places: Where) -> Where:
    """Of several places that do not go together, the one that is not ours; ours do."""
    return next((place for place in places if place.file not in OWN_FILES), places[0])


def _dearest_start(rooms: int, floor_cost: Sequence[int]) -> int:
    """The most that the first rooms can cost: from the bottom left straight up, as far as the prices rise."""
    return sum(max(floor_cost[: floor + 1]) for floor in range(rooms))


def _introductory(
    found: dict[Any, Entry], staff: Sequence[StaffCard], hand: int, hand_where: Where
) -> tuple[dict[str, tuple[int, ...]], dict[str, str]]:
    if "" not in found:
        raise Where("introductory.toml", "introductory").error("pack-table-missing")
    entry = found[""]
    known = {card.number for card in staff}
    seen: dict[int, str] = {}
    for letter in codes.LETTERS:
        where = entry.where(letter)
        numbers = _needed(entry, letter, "pack-lacks-set", hand=hand)
        if len(numbers) != hand:
            raise _culprit(where, hand_where).error("pack-set-size", letter=letter, n=len(numbers), hand=hand)
        for number in numbers:
            if number not in known:
                raise where.error("pack-set-unknown", number=str(number))
            if number in seen:
                raise where.error("pack-set-twice", number=str(number), letter=seen[number])
            seen[number] = letter
    return {letter: entry.fields[letter] for letter in codes.LETTERS}, entry.sources


# --- all together


def _fits(layer: Layer) -> None:
    limits = {
        "staff": tables.STAFF_MAX,
        "guest": tables.GUESTS_MAX,
        "objective": tables.OBJECTIVES_MAX,
        "emperor": tables.TILES_MAX,
        "hotel": tables.HOTELS_MAX,
    }
    for kind, most in limits.items():
        if len(layer[kind]) > most:
            last = list(layer[kind].values())[-1]
            raise last.where().error("pack-too-many", most=most)
    for automaton in codes.AUTOMATA:
        deck = [entry for entry in layer["instruction"].values() if entry.fields["automaton"] == automaton]
        if len(deck) > tables.INSTRUCTIONS_MAX:
            mine = [entry for entry in deck if entry.file not in OWN_FILES]
            last = (mine or deck)[-1]
            raise last.where().error("pack-deck-many", most=tables.INSTRUCTIONS_MAX)


def _check_solo(content: Content, layer: Layer) -> None:
    """Staff enough for the automaton's private deck and for the player's choice of a hand."""
    solo, hand = layer["board"]["solo"], layer["board"]["setup"].where("hand")
    draw, private = content.board.solo_draw, content.board.solo_private
    if draw < content.board.start_hand:
        raise _culprit(solo.where("draw"), hand).error("pack-solo-draw", n=draw, hand=content.board.start_hand)
    ending = sum(card.timing == "end" for card in content.staff)
    if private > ending:
        changed = [entry.where("timing") for entry in layer["staff"].values() if entry.fields["timing"] != "end"]
        raise _culprit(solo.where("private"), *changed).error("pack-solo-private", n=private, most=ending)


def _complete(content: Content) -> None:
    """Enough of everything for a game of four."""
    for letter in CATEGORY_LETTERS:
        if not any(objective.letter == letter for objective in content.objectives):
            raise _none_has("objectives.toml", "objective", letter)
        if not any(tile.letter == letter for tile in content.tiles):
            raise _none_has("emperor.toml", said("pack-table-tiles"), letter)
    for automaton in codes.AUTOMATA:
        if not any(card.automaton == automaton for card in content.instructions):
            raise Where("solo.toml", "instruction").error("pack-deck-none", automaton=said(f"automaton-{automaton}"))
    hotels = {hotel.id for hotel in content.hotels}
    for hotel in ("night", *(f"day {letter}" for letter in codes.LETTERS)):
        if hotel not in hotels:
            raise Where("hotels.toml", said("pack-table-hotel", key=hotel)).error("pack-hotel-none")
    hands = content.board.start_hand * tables.SEATS
    if len(content.staff) < hands:
        raise Where("staff.toml", "staff").error("pack-staff-few", n=len(content.staff), most=hands)
    cafes = tables.QUEUE + tables.BASE_CAFE_TABLES * tables.SEATS
    if len(content.guests) <= cafes:
        raise Where("guests.toml", "guest").error("pack-guests-few", n=len(content.guests), most=cafes)


def _none_has(file: str, table: Said | str, letter: str) -> PackError:
    return Where(file, table).error("pack-letter-none", letter=letter, letters=CATEGORY_LETTERS)
