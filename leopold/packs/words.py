"""Cards in words: full English sentences of our own, made from the data.

`describe` is all that most callers need: the text of any card, tile or hotel, with where its values come from.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

from leopold.packs import codes, tables
from leopold.packs.cards import (
    Card,
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
)
from leopold.packs.errors import PackError, listed, show
from leopold.packs.pack import Pack

LANGUAGES = {"en": "English", "de": "German", "uk": "Ukrainian", "ru": "Russian", "it": "Italian"}
SOURCE_WORDS = {
    "rulebook": "read in a rulebook",
    "public": "from public transcriptions",
    "picture": "read off a picture of the board",
    "unconfirmed": "unconfirmed",
    "house": "a house value",
}
MARKED_SOURCES = ("unconfirmed", "house")


@dataclass(frozen=True, slots=True)
class CardText:
    """A card in words, for a terminal or a page."""

    kind: str
    """"staff", "guest", "objective", "instruction", "emperor tile" or "hotel"."""
    ref: str
    """What `describe` finds it by: "75", "B2" or "day A"."""
    number: int | None
    title: str
    facts: tuple[tuple[str, str], ...]
    """What is printed on it, as pairs such as ("cost", "5 krones")."""
    sentences: tuple[str, ...]
    """What it does; then a sentence for values that nobody has confirmed or that are the house's own."""
    names: Mapping[str, str]
    sources: Mapping[str, str]

    def __str__(self) -> str:
        head = [self.title, *(f"  {label}: {value}" for label, value in self.facts)]
        return "\n".join([*head, *(f"  {sentence}" for sentence in self.sentences)])

    def source_lines(self) -> list[str]:
        """Where the values come from, one line for each source: "order, victory points: from public transcriptions"."""
        return [
            f"{', '.join(field_words(name) for name, found in self.sources.items() if found == source)}: {words}"
            for source, words in SOURCE_WORDS.items()
            if source in self.sources.values()
        ]


# --- small words


def count(number: int, one: str, many: str = "") -> str:
    """A number with its noun."""
    return f"{number} {one if number == 1 else many or one + 's'}"


def krones(number: int) -> str:
    return count(number, "krone")


def points(number: int, more: str = "") -> str:
    return count(number, f"{more}victory point")


def items(kind: int, number: int) -> str:
    ones = ("strudel", "cake", "glass of wine", "cup of coffee")
    many = ("strudels", "cakes", "glasses of wine", "cups of coffee")
    return count(number, ones[kind], many[kind])


def order_words(order: Sequence[int]) -> str:
    return listed([items(kind, number) for kind, number in enumerate(order) if number], "and") or "nothing"


def _sentence(text: str) -> str:
    return text[0].upper() + text[1:] + "."


def _price(discount: int, number: int = 1) -> str:
    """What one thing costs, or each of several, to follow their name."""
    each = ", each" if number > 1 else ""
    if discount >= codes.FREE:
        return f"{each} free of charge"
    return f"{each} for {krones(discount)} less" if discount else f"{each} at the full price"


def _up_to(number: int, one: str, many: str = "") -> str:
    return f"{'up to ' if number > 1 else ''}{count(number, one, many)}"


def _floors(top: int) -> str:
    if top >= tables.FLOORS:
        return ""
    return f" on floor {listed([str(floor) for floor in range(1, top + 1)])}"


# --- steps


def _look_and_hire(cards: int, discount: int, must: int) -> str:
    verb = "must" if must else "may"
    return (
        f"look at the top {count(cards, 'staff card')} of the deck; you {verb} play one of them"
        f"{_price(discount)}, and the others go to the bottom of the deck"
    )


def _prepare(rooms: int, discount: int, top: int) -> str:
    return f"you may prepare {_up_to(rooms, 'room')}{_floors(top)}{_price(discount, rooms)}"


def _prepare_and_occupy(rooms: int, discount: int, top: int) -> str:
    occupy = " and occupy it" if rooms == 1 else ", and occupy them"
    return f"{_prepare(rooms, discount, top)}{occupy} at once"


def _take_guest(guests: int) -> str:
    refilled = "; the queue is filled up before the next one" if guests > 1 else ""
    return f"you may take {_up_to(guests, 'guest')} from the queue free of charge{refilled}"


_STEP_WORDS: dict[str, Callable[[int, int, int], str]] = {
    "choose_items": lambda n, _, __: f"gain {count(n, 'dish or drink', 'dishes or drinks')} of your choice",
    "advance_emperor": lambda n, _, __: f"advance {count(n, 'step')} on the emperor track",
    "gain_vp": lambda n, _, __: f"gain {points(n)}",
    "draw_staff": lambda n, _, __: f"draw {count(n, 'staff card')}",
    "hire": lambda n, discount, _: f"you may play {_up_to(n, 'staff card')} from your hand{_price(discount, n)}",
    "look_and_hire": _look_and_hire,
    "prepare": _prepare,
    "prepare_and_occupy": _prepare_and_occupy,
    "occupy": lambda n, _, __: f"you may turn {_up_to(n, 'vacant room')} of any colour to occupied",
    "take_guest": lambda n, _, __: _take_guest(n),
    "complete_order": lambda n, _, __: (
        f"complete {'the order of one guest' if n == 1 else f'the orders of up to {n} guests'} in your café"
        " with dishes and drinks from the supply"
    ),
    "extra_action": lambda _, __, ___: (
        "choose an action space with at least one die and carry out its action; the die stays where it is,"
        " the action cannot be boosted, and staff that wait for a die do not work"
    ),
    "extra_turn": lambda _, __, ___: "take another turn, and leave its die in place",
    "vp_per_staff": lambda n, _, __: f"gain {points(n)} for each staff card that you have played",
}


def _gained(step: Step) -> str | None:
    """What is simply gained, so that several such steps become one sentence."""
    if step.name == "gain_krones":
        return krones(step.args[0])
    return items(step.args[0], step.args[1]) if step.name == "gain_item" else None


def step_words(step: Step) -> str:
    """What one step does, as a clause."""
    gained = _gained(step)
    return f"gain {gained}" if gained else _STEP_WORDS[step.name](*step.args)


def steps_words(steps: Sequence[Step]) -> tuple[str, ...]:
    """What some steps do, in sentences."""
    clauses: list[str] = []
    gains: list[str] = []
    for step in (*steps, None):
        gained = _gained(step) if step else None
        if gained:
            gains.append(gained)
            continue
        if gains:
            clauses.append(f"gain {listed(gains, 'and')}")
            gains = []
        if step:
            clauses.append(step_words(step))
    return tuple(_sentence(clause) for clause in clauses)


# --- powers, scores, needs and penalties


def _when(power: Power) -> str:
    """What a power waits for: a guest of some colour, a die of some face; or the colours of the rooms it is about."""
    counted_by = codes.POWERS[power.name][1]
    places = sorted(power.places)
    if counted_by == "face":
        return f"whenever you take a die showing {listed([str(place + 1) for place in places])}"
    colours = [codes.COLOURS[place] for place in places]
    if counted_by == "room colour":
        return listed(colours, "and")
    which = f"{listed(colours)} guest" if len(places) < len(codes.COLOURS) else "guest"
    return f"whenever a {which} moves into a room"


_BESIDE = "before or after the action"


def power_words(power: Power, big_order: int = 4) -> str:
    """What a power changes, in a sentence."""
    name, amount, _ = power
    when = _when(power)
    words = {
        "check_in_krones": f"{when}, gain {krones(amount)}",
        "check_in_emperor": f"{when}, advance {count(amount, 'step')} on the emperor track",
        "check_in_vp": f"{when}, gain {points(amount)}",
        "big_order_vp": (
            f"whenever a guest who ordered {big_order} or more dishes and drinks moves into a room,"
            f" gain {points(amount, 'more ')}"
        ),
        "room_free": f"{when} rooms cost you nothing to prepare",
        "die_vp": f"{when}, gain {points(amount)}",
        "die_strength": f"{when}, its action is stronger by {amount}",
        "six_free": "taking a 6 costs you nothing",
        "both_tracks": f"{when}, gain krones and advance on the emperor track, each by the full strength",
        "side_prepare": f"{when}, you may also prepare {_up_to(amount, 'room')} at the full price, {_BESIDE}",
        "side_hire": (
            f"{when}, you may also play {_up_to(amount, 'staff card')} from your hand at the full price, {_BESIDE}"
        ),
        "side_emperor": f"{when}, you may also advance {count(amount, 'step')} on the emperor track, {_BESIDE}",
        "occupy_krones": f"whenever you occupy a room, in whatever way, gain {krones(amount)}",
        "serve_free": "serving dishes and drinks from your kitchen costs you nothing",
        "guest_free": "guests from the queue cost you nothing",
        "waive_penalty": f"you may pay {krones(amount)} to ignore a penalty of the emperor",
        "immune": "the emperor's penalties do not touch you",
        "emperor_reward_vp": f"whenever you receive a reward of the emperor, gain {points(amount, 'more ')}",
    }
    return _sentence(words[name])


_SCORE_WORDS = {
    "occupied": "occupied room in your hotel",
    "tiles": "room in your hotel, vacant or occupied",
    "staff": "staff card that you have played, this one included",
    "groups": "group of rooms that is fully occupied",
    "objectives": "objective that you have met",
    "emperor": "space that you have reached on the emperor track",
    "floors": "floor that is fully occupied",
    "columns": "column that is fully occupied",
    "colour_sets": "set of one blue, one red and one yellow occupied room",
}


def score_words(score: Score) -> str:
    """What an end-of-game card is worth, in a sentence."""
    if score.name == "copy":
        return "Choose an end-of-game staff card that another player has played, and score it as if it were yours."
    colour = codes.COLOURS[score.colour]
    each = f"occupied {colour} room" if score.name == "occupied_colour" else _SCORE_WORDS[score.name]
    most = f", {score.most} at most" if score.most else ""
    return f"Gain {points(score.vp)} for each {each}{most}."


def need_words(need: Need) -> str:
    """What an objective asks for, in a sentence."""
    n = need.amount
    if need.name == "colours":
        rooms = [f"{number} {codes.COLOURS[i]}" for i, number in enumerate(need.colours) if number]
        return f"Have at least {listed(rooms, 'and')} rooms occupied."
    words = {
        "krones": f"have {krones(n)}",
        "tiles": f"have at least {count(n, 'room')} in your hotel, vacant or occupied",
        "staff": f"have played at least {count(n, 'staff card')}",
        "emperor": f"stand on space {n} of the emperor track or beyond",
        "floors": f"have at least {count(n, 'floor')} fully occupied",
        "columns": f"have at least {count(n, 'column')} fully occupied",
        "groups": f"have at least {count(n, 'group')} of rooms fully occupied",
        "whole_colours": (
            "have all rooms of one colour occupied" if n == 1 else f"have all rooms of {n} colours occupied"
        ),
    }
    return _sentence(words[need.name])


def penalty_words(penalty: Penalty, choice: bool = False) -> str:
    """What a penalty takes, in a sentence; with `choice` the player chooses the half."""
    n = penalty.amount
    rooms = count(n, "vacant room")
    highest = "remove an occupied room from the highest floor that has one"
    words = {
        "lose_krones": f"lose {krones(n)}",
        "return_kitchen": "return all dishes and drinks from your kitchen",
        "return_kitchen_and_cafe": "return all dishes and drinks from your kitchen and from your guests",
        "return_staff": f"put {count(n, 'staff card')} from your hand under the deck",
        "remove_vacant": f"remove {rooms}{', each' if n > 1 else ''} from the highest floor that has one",
        "remove_occupied": f"{highest}{_lower(n, 'on a lower floor')}",
        "remove_occupied_column": f"{highest}{_lower(n, 'below it in the same column')}",
        "lose_vp": f"lose {points(n)}",
        "lose_vp_per_staff": f"lose {points(n)} for each staff card that you have played",
        "dismiss_end_staff": f"discard {count(n, 'end-of-game staff card')} that you have played",
    }
    text = words[penalty.name]
    if penalty.else_vp and choice:
        text += f", or lose {points(penalty.else_vp)}, as you choose"
    elif penalty.else_vp:
        text += f"; if you cannot, lose {points(penalty.else_vp)} instead"
    return _sentence(text)


def _lower(rooms: int, place: str) -> str:
    if rooms == 1:
        return ""
    again = ", and then one" if rooms == 2 else f", and then {rooms - 1} more, each"
    return f"{again} {place}, if there is one"


# --- instruction cards

AUTOMATA_WORDS = {"leopold": ("Leopold", "he", "his"), "elisabeth": ("Elisabeth", "she", "her")}
"""What an automaton is called, at first and after that."""
_LEVEL_WORDS = ("", "at the medium and hard levels, ", "at the hard level, ")
_BALL_WORDS = {"next": "the next ball", "after_next": "the ball after the next"}


def _guest_to_take(guest: InstructionGuest, who: str) -> str:
    any_colour = guest.colour == codes.ANY_COLOUR
    which = "guest of any colour" if any_colour else f"{codes.COLOURS[guest.colour]} guest"
    ball = codes.BALLS[guest.ball]
    danced = f"; in games with balls, this guest goes to {_BALL_WORDS[ball]}, not into a room" if ball else ""
    return f"{_LEVEL_WORDS[guest.level]}{who} the {which} worth the most victory points{danced}"


def instruction_guests_words(card: Instruction) -> tuple[str, ...]:
    """Which guests an automaton takes, in sentences."""
    name, he, _ = AUTOMATA_WORDS[card.automaton]
    if not card.guests:
        return (f"{name} takes no guest.",)
    who = [f"{name} takes", f"{he} also takes"]
    return tuple(_sentence(_guest_to_take(guest, words)) for guest, words in zip(card.guests, who, strict=False))


def instruction_dice_words(card: Instruction) -> str:
    """Which die an automaton takes, in a sentence."""
    _, he, _ = AUTOMATA_WORDS[card.automaton]
    fullest = "a die from the space with the most dice"
    if codes.COLOURED_DIE in card.dice:
        return _sentence(f"{he} takes the coloured die of the best celebrity, or, without one, {fullest}")
    if codes.ANY_FACE in card.dice:
        return _sentence(f"{he} takes {fullest}")
    fuller = ", whichever space has more dice" if len(card.dice) > 1 else ""
    return _sentence(f"{he} takes a die showing {listed([str(face) for face in card.dice])}{fuller}")


def _extra(extra: Extra, he: str, his: str) -> str:
    n = extra.argument
    if extra.name == "emperor":
        text = f"{he} advances {count(n, 'step')} on the emperor track"
    elif extra.name == "objective":
        lettered = n < codes.ANY_OBJECTIVE
        which = f"objective {codes.LETTERS[n]}" if lettered else f"the objective that {he} is furthest from"
        text = f"{he} comes one stage closer to {which}"
    elif extra.name == "staff":
        text = f"{he} turns up {count(n, 'staff card')} of {his} private deck"
    else:
        text = f"in games with balls, {he} sends a dancer to {_BALL_WORDS[codes.BALLS[n]]}"
    return _LEVEL_WORDS[extra.level] + text


def extras_words(card: Instruction) -> tuple[str, ...]:
    """What an automaton does besides, in sentences."""
    _, he, his = AUTOMATA_WORDS[card.automaton]
    return tuple(_sentence(_extra(extra, he, his)) for extra in card.extras)


def hand_words(card: Instruction) -> str:
    """How an automaton chooses between equals, in a sentence."""
    first = "left" if card.hand == codes.HANDS[codes.CHOOSE_RIGHTWARDS] else "right"
    return f"Of equals {AUTOMATA_WORDS[card.automaton][1]} takes the first from the {first}."


# --- whole cards

_TIMING_WORDS = {
    "once": "once, when played",
    "round": "once a round, on your turn",
    "permanent": "from now on",
    "end": "at the end of the game",
}
_PLURAL_FIELDS = ("vp", "powers", "colours", "groups", "badges", "guests", "dice", "extras")
_FIELD_WORDS = {"vp": "victory points", "needs": "requirement", "id": "name"}


def _marks(sources: Mapping[str, str]) -> tuple[str, ...]:
    """A sentence for each kind of value that readers should not take for printed."""
    sentences = []
    for source in MARKED_SOURCES:
        fields = [name for name, found in sources.items() if found == source and name not in ("number", "id")]
        if not fields:
            continue
        one = len(fields) == 1 and fields[0] not in _PLURAL_FIELDS
        words = listed([field_words(name) for name in fields], "and")
        if source == "unconfirmed":
            sentences.append(f"The {words} {'is' if one else 'are'} unconfirmed.")
        else:
            sentences.append(f"The {words} {'is a house value' if one else 'are house values'}.")
    return tuple(sentences)


def field_words(name: str) -> str:
    """A field as a sentence calls it."""
    if name.startswith("name."):
        language = name.removeprefix("name.")
        return f"{LANGUAGES.get(language, language)} name"
    return _FIELD_WORDS.get(name, name.replace("_", " "))


def _text(
    kind: str,
    ref: str,
    title: str,
    facts: Sequence[tuple[str, str]],
    sentences: Sequence[str],
    names: Mapping[str, str],
    sources: Mapping[str, str],
) -> CardText:
    number = int(ref) if ref.isdigit() else None
    return CardText(kind, ref, number, title, tuple(facts), (*sentences, *_marks(sources)), names, sources)


def describe_staff(pack: Pack, number: int) -> CardText:
    card = pack.staff[pack.staff_index(number)]
    sentences = [*steps_words(card.steps), *(power_words(power, pack.board.big_order) for power in card.powers)]
    if card.score:
        sentences.append(score_words(card.score))
    facts = [("cost", krones(card.cost)), ("works", _TIMING_WORDS[card.timing])]
    sets = [letter for letter, numbers in pack.introductory.items() if number in numbers]
    if sets:
        facts.append(("introductory set", sets[0]))
    title = f"Staff {number}: {card.names['en']}"
    return _text("staff", str(number), title, facts, sentences, card.names, card.sources)


def describe_guest(pack: Pack, number: int) -> CardText:
    card = pack.guests[pack.guest_index(number)]
    facts = [
        ("colour", codes.COLOURS[card.colour]),
        ("order", order_words(card.order)),
        ("victory points", str(card.vp)),
    ]
    if card.promo:
        facts.append(("promo", "yes"))
    sentences = steps_words(card.steps) or ("There is no reward beyond the victory points.",)
    title = f"Guest {number}: {card.names['en']}"
    return _text("guest", str(number), title, facts, sentences, card.names, card.sources)


def describe_objective(pack: Pack, number: int) -> CardText:
    card = pack.objectives[pack.objective_index(number)]
    pay = listed([str(vp) for vp in pack.board.objective_vp], "and")
    ranks = listed(["first", "second", "third", "fourth"][: len(pack.board.objective_vp)], "and")
    sentences = [need_words(card.need), f"The {ranks} to claim it gain {pay} victory points."]
    if len(pack.board.objective_vp) == 1:
        sentences[1] = f"The first to claim it gains {points(pack.board.objective_vp[0])}."
    title = f"Objective {number}" + (f": {card.names['en']}" if "en" in card.names else "")
    return _text("objective", str(number), title, [("letter", card.letter)], sentences, card.names, card.sources)


def describe_instruction(pack: Pack, number: int) -> CardText:
    card = pack.instruction(number)
    sentences = [*instruction_guests_words(card), instruction_dice_words(card), *extras_words(card), hand_words(card)]
    facts = [("automaton", AUTOMATA_WORDS[card.automaton][0]), ("hand", f"pointing {card.hand}")]
    return _text("instruction", str(number), f"Instruction {number}", facts, sentences, {}, card.sources)


def describe_tile(pack: Pack, tile_id: str) -> CardText:
    tile = pack.tile(tile_id)
    turn = pack.board.emperor_rounds[codes.LETTERS.index(tile.letter)]
    sentences = [
        *(f"Reward: {sentence}" for sentence in steps_words(tile.steps)),
        f"Penalty: {penalty_words(tile.penalty, pack.board.penalty_choice)}",
    ]
    facts = [("letter", tile.letter), ("comes", f"after round {turn}")]
    return _text("emperor tile", tile_id, f"Emperor tile {tile_id}", facts, sentences, {}, tile.sources)


def describe_hotel(pack: Pack, hotel_id: str) -> CardText:
    hotel = pack.hotel(hotel_id)
    facts = []
    for floor in reversed(range(tables.FLOORS)):
        rooms = range(floor * tables.COLUMNS, (floor + 1) * tables.COLUMNS)
        facts.append((f"floor {floor + 1}", ", ".join(_room(hotel, room) for room in rooms)))
    sizes = [hotel.groups.count(group) for group in range(max(hotel.groups) + 1)]
    shape = listed([f"{sizes.count(size)} of {count(size, 'room')}" for size in sorted(set(sizes))], "and")
    sentences = [
        f"Its {len(hotel.colours)} rooms form {count(len(sizes), 'group')}: {shape}.",
        "Rooms of one group share a letter; a number with a plus is what placing a tile there is worth.",
    ]
    title = "Hotel, night side" if hotel.side == "night" else f"Hotel {hotel.letter}, day side"
    return _text("hotel", hotel_id, title, facts, sentences, {}, hotel.sources)


def _room(hotel: Hotel, room: int) -> str:
    badge = f" +{hotel.badges[room]}" if hotel.badges[room] else ""
    return f"{codes.COLOURS[hotel.colours[room]]} {chr(ord('A') + hotel.groups[room])}{badge}"


def describe_card(pack: Pack, card: Card | EmperorTile | Hotel) -> CardText:
    """The text of a card that one already holds."""
    match card:
        case StaffCard():
            return describe_staff(pack, card.number)
        case GuestCard():
            return describe_guest(pack, card.number)
        case Objective():
            return describe_objective(pack, card.number)
        case Instruction():
            return describe_instruction(pack, card.number)
        case EmperorTile():
            return describe_tile(pack, card.id)
        case Hotel():
            return describe_hotel(pack, card.id)


def describe(pack: Pack, ref: int | str) -> CardText:
    """A card by its number, a tile by its id ("B2"), a hotel ("night", "day A") or a card by its name."""
    word = " ".join(str(ref).split())
    if word.isdecimal() and len(word) < 6:
        return describe_card(pack, pack.card(int(word)))
    by_id: dict[str, EmperorTile | Hotel] = {tile.id.casefold(): tile for tile in pack.tiles}
    by_id |= {hotel.id.casefold(): hotel for hotel in pack.hotels}
    if word.casefold() in by_id:
        return describe_card(pack, by_id[word.casefold()])
    found = pack.find(word)
    if len(found) == 1:
        return describe_card(pack, found[0])
    if found:
        which = listed([str(card.number) for card in found], "and")
        raise PackError(f"{show(word)} is the name of cards {which}; say the number.")
    raise PackError(
        f'There is no {show(word)} in the pack; ask for a number such as 75, a tile such as B2, "night" or "day A".'
    )
