"""From merged layers to cards, with the checks that need more than one field or more than one card."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, NamedTuple

from leopold.packs import codes, tables
from leopold.packs.automata import AUTOMATA, USUAL, with_symbol
from leopold.packs.cards import (
    Ballroom,
    Celebrity,
    EmperorTile,
    Entrance,
    GuestCard,
    Hotel,
    Instruction,
    Objective,
    RehearsalRoom,
    StaffCard,
    Step,
)
from leopold.packs.checking import BOARD
from leopold.packs.errors import PackError, Where, plain
from leopold.packs.layers import CARD_KINDS, EFFECT_FIELD, MAY_WAIT, WAITING, Entry, Layer
from leopold.packs.parts import SCORE_EXAMPLE, SPENDING, STEP_ITEMS
from leopold.packs.reading import OWN_FILES
from leopold.packs.tables import Board
from leopold.packs.values import CATEGORY_LETTERS
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
    ballrooms: tuple[Ballroom, ...]
    rehearsal_rooms: tuple[RehearsalRoom, ...]
    celebrities: tuple[Celebrity, ...]
    entrances: tuple[Entrance, ...]


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
        tuple(_ballroom(entry) for entry in layer["ballroom"].values()),
        tuple(_rehearsal_room(entry, layer["board"]["ball"]) for entry in layer["rehearsal_room"].values()),
        tuple(_celebrity(entry) for entry in layer["celebrity"].values()),
        tuple(_entrance(entry) for entry in layer["entrance"].values()),
    )
    _complete(content)
    _check_items(layer, item_kinds)
    _check_balls(content, layer)
    _check_endless(layer)
    _check_lounge(layer)
    _check_entrances(layer)
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
    when = _need(entry, "when", "{ order = 3 }") if timing in WAITING else entry.fields.get("when")
    if when is not None and timing not in MAY_WAIT:
        raise entry.where("when").error("pack-timing-when", timing=timing, right=WAITING[0])
    right = "effect" if when is not None else EFFECT_FIELD[timing]
    besides = ("powers",) if timing == "permanent" else ()
    for name in ("effect", "powers", "score"):
        if name in entry.fields and name not in (right, *besides):
            raise entry.where(name).error("pack-timing-field", timing=timing, name=name, right=right)
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
        entry.fields.get("powers", ()),
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


def _stepped(layer: Layer) -> list[tuple[Entry, str]]:
    """Every field that holds steps."""
    fields = {
        "staff": ("effect",),
        "guest": ("reward",),
        "emperor": ("reward",),
        "ballroom": ("middle", "top"),
        "celebrity": ("effect",),
        "entrance": ("begin", "effect"),
    }
    return [(entry, name) for kind, names in fields.items() for entry in layer[kind].values() for name in names]


def _check_items(layer: Layer, item_kinds: int) -> None:
    """Nothing speaks of a kind of item that is not in play."""
    counted = [(entry, "order") for entry in layer["guest"].values()] + [(layer["board"]["setup"], "kitchen")]
    stepped = _stepped(layer)
    for entry, name in counted:
        if any(entry.fields[name][item_kinds:]):
            raise entry.where(name).error("pack-item-out", item=said(f"item-{codes.ITEMS[item_kinds]}"))
    for entry, name in stepped:
        for step in entry.fields.get(name, ()):
            if step.name in STEP_ITEMS and step.args[0] >= item_kinds:
                raise entry.where(name).error("pack-item-out", item=said(f"item-{codes.ITEMS[step.args[0]]}"))


BROUGHT = {
    "gain_krones": ("krones",),
    "advance_emperor": ("emperor", "points"),  # beyond the last space
    "choose_items": ("dishes", "drinks"),
    "gain_vp": ("points",),
    "vp_per_staff": ("points",),
    "vp_per_objective": ("points",),
    "vp_per_dancer": ("points",),
    "vp_by_round": ("points",),
    "score_ball": ("points",),
}
"""What steps bring without anybody's decision, by what waits for it."""
QUIET = ("gain_vp", "vp_per_staff", "vp_per_objective", "vp_per_dancer", "advance_emperor")
"""Steps that set off nothing where a card that waits for what they bring brings it."""
BROUGHT_ITEMS = ("dishes", "dishes", "drinks", "drinks", "champagne")


def brought_by(step: Step) -> tuple[str, ...]:
    """What a step brings that cards can wait for."""
    return (BROUGHT_ITEMS[step.args[0]],) if step.name == "gain_item" else BROUGHT.get(step.name, ())


def _check_lounge(layer: Layer) -> None:
    """Along the lounge every coloured die has its place."""
    lounge = layer["board"].get("lounge")
    if lounge is not None and sorted(lounge.fields["order"]) != list(range(codes.COLOURED_DICE)):
        raise lounge.where("order").error("pack-lounge-order")


def _check_entrances(layer: Layer) -> None:
    """One for each seat, or none: whoever finds none to bid for could not go on."""
    found = list(layer["entrance"].values())
    if 0 < len(found) < tables.SEATS:
        raise found[-1].where().error("pack-entrances-few", n=len(found), least=tables.SEATS)


def _check_endless(layer: Layer) -> None:
    """No permanent cards set off each other for ever, nor themselves: only some steps are quiet of what they bring."""
    sets_off: dict[str, set[str]] = {}
    entries = [entry for kind in ("staff", "celebrity", "entrance") for entry in layer[kind].values()]
    always = [entry for entry in entries if entry.fields.get("timing", "permanent") == "permanent"]
    waiting = [entry for entry in always if "when" in entry.fields]
    for entry in waiting:
        trigger = entry.fields["when"].name
        for step in entry.fields["effect"]:
            quiet = {trigger} if step.name in QUIET else set()
            sets_off.setdefault(trigger, set()).update(set(brought_by(step)) - quiet)

    def reached(begin: str, seen: set[str]) -> set[str]:
        for found in sets_off.get(begin, set()) - seen:
            seen = reached(found, seen | {found})
        return seen

    ours = [entry for entry in waiting if entry.file in OWN_FILES]
    theirs = [entry for entry in waiting if entry.file not in OWN_FILES]
    for entry in reversed([*ours, *theirs]):  # somebody else's card is to blame before one of ours
        if entry.fields["when"].name in reached(entry.fields["when"].name, set()):
            raise entry.where("when").error("pack-endless")


def _guest(entry: Entry) -> GuestCard:
    stays = entry.fields.get("goes") == codes.GUEST_GOES[codes.STAYS]
    _check_spending(entry, "reward", entry.fields.get("reward", ()), used=stays)
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
        entry.fields.get("goes", codes.GUEST_GOES[0]),
    )


def _objective(entry: Entry) -> Objective:
    letter = _need(entry, "letter", '"A"')
    need = _need(entry, "needs", "{ krones = 20 }")
    names, also = entry.fields.get("name", {}), entry.fields.get("also", ())
    return Objective(entry.fields["number"], names, letter, need, entry.sources, also, entry.module)


def _instruction(entry: Entry) -> Instruction:
    card = Instruction(
        entry.fields["number"],
        _need(entry, "automaton", f'"{USUAL}"'),
        _need(entry, "guests", '[{ colour = "blue", from = "easy" }]'),
        _need(entry, "dice", "[1]"),
        _need(entry, "extras", '[{ emperor = 2, from = "easy" }]'),
        _need(entry, "hand", '"right"'),
        entry.sources,
    )
    for symbol, place in _special_symbols(entry, card):
        if symbol not in AUTOMATA[card.automaton].symbols:
            known = [said(f"automaton-{automaton}") for automaton in with_symbol(symbol)]
            raise _culprit(place, entry.where("automaton")).error(f"pack-symbol-{symbol}", automata=known)
    return card


def _special_symbols(entry: Entry, card: Instruction) -> Iterable[tuple[str, Where]]:
    """What only some automatons would know what to do with, and where it stands: balls and coloured dice are not in
    every game."""
    for i, guest in enumerate(card.guests, 1):
        if guest.ball:
            yield "ball", entry.where("guests").nth("part", i).at("ball")
    if codes.COLOURED_DIE in card.dice:
        yield "coloured_die", entry.where("dice").nth("entry", 1)
    for i, extra in enumerate(card.extras, 1):
        if extra.name == "dancer":
            yield "dancer", entry.where("extras").nth("part", i).at("dancer")


def _tile(entry: Entry) -> EmperorTile:
    tile_id: str = entry.fields["id"]
    reward = _need(entry, "reward", STEPS_EXAMPLE)
    if not reward:
        raise entry.where("reward").error("pack-reward-empty", example=STEPS_EXAMPLE)
    _check_spending(entry, "reward", reward, used=False)
    penalty = _need(entry, "penalty", "{ lose_krones = 3, else_vp = 5 }")
    return EmperorTile(tile_id, tile_id[0], reward, penalty, entry.sources, entry.module)


# --- celebrities


def _celebrity(entry: Entry) -> Celebrity:
    """As with staff: what it does by itself or when it is called on, or what it changes."""
    timing = entry.fields.get("timing", "permanent")
    when, powers = entry.fields.get("when"), entry.fields.get("powers", ())
    if timing == "round" and when is not None:
        raise entry.where("when").error("pack-timing-when", timing=timing, right="permanent")
    needs_effect = timing == "round" or when is not None
    steps = _need(entry, "effect", STEPS_EXAMPLE) if needs_effect else ()
    if not needs_effect and "effect" in entry.fields:
        raise entry.where("effect").error("pack-timing-field", timing=timing, name="effect", right="powers")
    if not needs_effect:
        _need(entry, "powers", "[{ occupy_vp = 2 }]")
    if len(steps) > tables.CELEBRITY_STEPS:
        raise entry.where("effect").error("pack-too-many", most=tables.CELEBRITY_STEPS)
    if sum(len(power.places) for power in powers) > tables.CELEBRITY_POWERS:
        raise entry.where("powers").error("pack-too-many", most=tables.CELEBRITY_POWERS)
    _check_spending(entry, "effect", steps, used=timing == "round")
    return Celebrity(entry.fields["id"], _names(entry), timing, steps, powers, when, entry.sources, entry.module)


# --- entrances


def _entrance(entry: Entry) -> Entrance:
    when = entry.fields.get("when")
    steps = _need(entry, "effect", STEPS_EXAMPLE) if when is not None else ()
    if when is None and "effect" in entry.fields:
        _need(entry, "when", "{ staff = 1 }")
    if sum(len(power.places) for power in entry.fields.get("powers", ())) > tables.ENTRANCE_POWERS:
        raise entry.where("powers").error("pack-too-many", most=tables.ENTRANCE_POWERS)
    for name in ("begin", "effect"):
        _check_spending(entry, name, entry.fields.get(name, ()), used=False)
    _need(entry, "kitchen", '"scwk"')
    names = ("rooms", "free_rooms", "guests", "tables", "begin", "powers", "occupancy", "sums", "tokens", "kept")
    told = {name: entry.fields[name] for name in (*names, "goals", "goals_all", "tiles") if name in entry.fields}
    return Entrance(
        entry.fields["id"],
        _names(entry),
        entry.fields["kitchen"],
        entry.sources,
        steps=steps,
        when=when,
        module=entry.module,
        **told,
    )


# --- balls


def _ballroom(entry: Entry) -> Ballroom:
    middle, top = _need(entry, "middle", STEPS_EXAMPLE), _need(entry, "top", STEPS_EXAMPLE)
    for name, steps in (("middle", middle), ("top", top)):
        _check_spending(entry, name, steps, used=False)
    score = _need(entry, "score", "{ pairs = [7] }")
    return Ballroom(entry.fields["id"], _names(entry), middle, top, score, entry.sources, entry.module)


def _rehearsal_room(entry: Entry, ball: Entry) -> RehearsalRoom:
    areas = _need(entry, "areas", "[{ dancers = 10, bonus = [{ gain_vp = 5 }] }]")
    dancers = sum(area.dancers for area in areas)
    if dancers != ball.fields["dancers"]:
        place = _culprit(entry.where("areas"), ball.where("dancers"))
        raise place.error("pack-areas-dancers", n=dancers, all=ball.fields["dancers"])
    for area in areas:
        _check_spending(entry, "areas", area.bonus, used=False)
    return RehearsalRoom(entry.fields["id"], areas, entry.sources, entry.module)


NEEDS_BALLS = ("send_dancer", "vp_per_dancer", "score_ball")


def _check_balls(content: Content, layer: Layer) -> None:
    """Three ballrooms and a rehearsal room for each seat, or none; without them nothing speaks of dancers."""
    if content.ballrooms:
        if len(content.ballrooms) < tables.HALLS:
            last = list(layer["ballroom"].values())[-1]
            raise last.where().error("pack-ballrooms-few", n=len(content.ballrooms), least=tables.HALLS)
        if len(content.rehearsal_rooms) < tables.SEATS:
            ours = list(layer["rehearsal_room"].values()) or list(layer["ballroom"].values())
            raise ours[-1].where().error("pack-rehearsals-few", n=len(content.rehearsal_rooms), least=tables.SEATS)
        return
    for entry, name in _stepped(layer):
        for step in entry.fields.get(name, ()):
            if step.name in NEEDS_BALLS:
                raise entry.where(name).error("pack-balls-out", name=step.name)
    for entry in layer["guest"].values():
        if entry.fields.get("goes") in (codes.GUEST_GOES[codes.BALL_ONLY], codes.GUEST_GOES[codes.BALL_TWICE]):
            raise entry.where("goes").error("pack-balls-out", name="goes")


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


def check_room(layer: Layer) -> None:
    """There is room for the cards of all modules: what is played without some counts their places all the same."""
    limits = {
        "staff": tables.STAFF_MAX,
        "guest": tables.GUESTS_MAX,
        "objective": tables.OBJECTIVES_MAX,
        "emperor": tables.TILES_MAX,
        "hotel": tables.HOTELS_MAX,
        "ballroom": tables.BALLROOMS_MAX,
        "rehearsal_room": tables.REHEARSALS_MAX,
        "celebrity": tables.CELEBRITIES_MAX,
        "entrance": tables.ENTRANCES_MAX,
    }
    for kind, most in limits.items():
        if len(layer[kind]) > most:
            last = list(layer[kind].values())[-1]
            raise last.where().error("pack-too-many", most=most)
    for automaton in AUTOMATA:
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
    for automaton in AUTOMATA:
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
