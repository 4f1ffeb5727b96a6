"""What the server and the page say to each other: one model for every body of a request or an answer.

The OpenAPI description is made from these classes, and the page's types from that. Whatever is meant for people
comes as a stable key with parameters; the page has the words. Cards go by their printed numbers, rooms as "2.3".
"""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct, field

Value = int | str | bool | None | list[str]
Params = dict[str, Value]
Counts = dict[str, int]

SeatNumber = Annotated[int, Meta(ge=0, le=3)]
Name = Annotated[str, Meta(max_length=40)]
Token = Annotated[str, Meta(min_length=22, max_length=64, pattern="^[A-Za-z0-9_-]+$")]
Key = Annotated[str, Meta(min_length=8, max_length=64, pattern="^[A-Za-z0-9_-]+$")]
"""Of an idempotent request: made up by the client, new for each click and the same for each repeat."""
ActionNumber = Annotated[int, Meta(ge=0, le=1031)]
Revision = Annotated[int, Meta(ge=0, le=1_000_000)]


class Model(Struct):
    """Answers."""


class Request(Struct, forbid_unknown_fields=True):
    """Bodies of requests: an unknown field is a mistake, not something to overlook."""


class Said(Model):
    """Something to be said in words: the page's catalogues have the sentence for the key."""

    key: str
    params: Params = {}


class Problem(Model):
    """What was wrong with a request. `sentence` is English, for logs and for people without a page."""

    key: str
    sentence: str
    params: Params = {}
    state: TableState | None = None
    """Where the table stands, when the request came too late."""


# --- what there is to choose from


class BotLevel(Model):
    """A level a bot can have, weakest first."""

    level: str
    bot: str
    """The player behind it, as in docs/bots.md."""


class Readiness(Model):
    """Rules and bots are compiled once for each machine; until then there is no table, and no bot thinks."""

    ready: bool
    bots: bool
    done: int
    total: int
    seconds: int = 0
    """How long it has been going on: some of the parts take their time."""
    failed: bool = False


class Limits(Model):
    open_tables: int
    """Tables one visitor may have open."""
    actions_at_once: int
    name_length: int
    record_bytes: int


class House(Model):
    """What this server has: editions, ways to play, bots, limits."""

    version: str
    rules_version: int
    editions: list[str]
    variants: list[str]
    hotels: list[str]
    bot_levels: list[BotLevel]
    usual_level: str
    """Of bots for whom nobody chose one."""
    hint_level: str
    """Whose advice a hint is."""
    automata: list[str]
    solo_levels: list[str]
    languages: list[str]
    readiness: Readiness
    addresses: list[str]
    """Where others reach this server, when it is open to more than this machine; the first is the likeliest."""
    limits: Limits


# --- cards


class Step(Model):
    """One part of an effect: its code by name and its three arguments."""

    name: str
    args: list[int]


class Power(Model):
    name: str
    amount: int
    places: list[int]
    """Faces (1 to 6) of dice, or places of colours: 0 blue, 1 red, 2 yellow, 3 green."""


class EndScore(Model):
    name: str
    colour: str | None
    vp: int
    most: int


class CardWords(Model):
    """What every card has: its own text in English, names by language, the rulings that speak of it."""

    title: str
    sentences: list[str]
    names: dict[str, str]
    rulings: list[int]
    marked: list[str]
    """Fields whose values nobody has confirmed, or that are the house's own."""


class StaffInfo(Model):
    number: int
    cost: int
    timing: str
    steps: list[Step]
    powers: list[Power]
    score: EndScore | None
    introductory: str | None
    words: CardWords


class GuestInfo(Model):
    number: int
    colour: str
    order: Counts
    vp: int
    promo: bool
    steps: list[Step]
    words: CardWords


class ObjectiveInfo(Model):
    number: int
    letter: str
    need: str
    amount: int
    colours: Counts
    words: CardWords


class TileInfo(Model):
    tile: str
    letter: str
    steps: list[Step]
    penalty: str
    penalty_amount: int
    else_vp: int
    words: CardWords


class HotelRoom(Model):
    room: str
    colour: str
    group: str
    badge: int


class HotelInfo(Model):
    hotel: str
    side: str
    letter: str
    rooms: list[list[HotelRoom]]
    """Floors from below, rooms from the left."""
    words: CardWords


class InstructionGuest(Model):
    colour: str
    level: str
    """The level from which this counts."""


class InstructionExtra(Model):
    name: str
    argument: int
    level: str


class InstructionInfo(Model):
    """What Leopold does in one turn."""

    number: int
    automaton: str
    guests: list[InstructionGuest]
    dice: list[int]
    """Faces; 0 is any."""
    extras: list[InstructionExtra]
    hand: str
    """Of equals: "right" takes the first from the left, "left" the first from the right."""
    words: CardWords


class BoardInfo(Model):
    """The tracks and prices."""

    rounds: int
    krone_cap: int
    boost_price: int
    six_price: int
    serve_price: int
    serve_items: int
    queue_cost: list[int]
    floor_cost: list[int]
    floor_vp: list[int]
    occupancy_bonus: dict[str, list[int]]
    """By colour of the group, then by its size less one."""
    emperor_vp: list[int]
    emperor_reward_from: int
    emperor_rounds: list[int]
    emperor_back: list[int]
    objective_vp: list[int]
    unserved_guest_vp: int
    leftover_vp: int
    penalty_choice: bool


class Ruling(Model):
    """How an unclear point is played, in English; see docs/rulings.md."""

    number: int
    title: str
    text: str


class Cards(Model):
    edition: str
    checksum: str
    items: list[str]
    colours: list[str]
    staff: list[StaffInfo]
    guests: list[GuestInfo]
    objectives: list[ObjectiveInfo]
    tiles: list[TileInfo]
    hotels: list[HotelInfo]
    instructions: list[InstructionInfo]
    board: BoardInfo
    rulings: list[Ruling]


# --- laying a table


class NewSeat(Request):
    kind: Literal["me", "here", "friend", "bot"]
    """Me, somebody else at this screen, a friend by link, a bot."""
    name: Name = ""
    level: Annotated[str, Meta(max_length=40)] = ""
    """Of a bot."""


class NewTable(Request):
    seats: Annotated[list[NewSeat], Meta(min_length=1, max_length=4)]
    """One seat alone is the solo game."""
    edition: Annotated[str, Meta(max_length=40)] = "revised"
    variant: Annotated[str, Meta(max_length=40)] = "standard"
    hotels: Annotated[list[Annotated[str, Meta(max_length=20)]], Meta(min_length=1, max_length=4)] = field(
        default_factory=lambda: ["night"]
    )
    """One for all ("night", "day"), or one for each seat ("night", "day A")."""
    promo: bool = False
    solo: Annotated[str, Meta(max_length=40)] | None = None
    """The automaton: "leopold", or none."""
    level: Annotated[str, Meta(max_length=40)] | None = None
    """Of the automaton."""
    seed: Annotated[str, Meta(max_length=200)] | None = None
    """A number or any text; without one, chance."""
    key: Key | None = None


class SeatToken(Model):
    """For the link of a friend: `#/sit/<table>/<token>`. Only its hash is kept."""

    seat: int
    token: str


class Laid(Model):
    """A new table: your link to it, those of your friends, and one only for watching."""

    table: str
    seat_tokens: list[SeatToken]
    watch_token: str


class OpenRecord(Request):
    """A saved game to go on with, or to look at."""

    text: Annotated[str, Meta(min_length=1, max_length=1_000_000)]
    seats: Annotated[list[NewSeat], Meta(max_length=4)] | None = None
    """Who goes on with it; without, you play all seats at this screen."""
    key: Key | None = None


class Sit(Request):
    token: Token
    name: Name = ""


class Watch(Request):
    token: Token


class Seated(Model):
    table: str
    seat: int | None
    """None: only watching."""


class TableLine(Model):
    """A table in the list of my games."""

    table: str
    created: str
    touched: str
    """When something happened last; both as ISO 8601 in UTC."""
    edition: str
    variant: str
    solo: str
    level: str
    names: list[str]
    kinds: list[str]
    mine: list[int]
    moves: int
    over: bool
    totals: list[int] | None
    my_turn: bool | None
    """None where it is not known without opening the table."""
    host: bool


class TableLines(Model):
    tables: list[TableLine]


# --- what a seat sees


class TableOrder(Model):
    """A guest at a table of the café."""

    guest: int
    order: Counts
    served: Counts
    missing: Counts


class Room(Model):
    room: str
    colour: str
    state: Literal["empty", "vacant", "occupied"]
    group: str
    badge: int


class StaffInPlay(Model):
    number: int
    used: bool


class SeatView(Model):
    seat: int
    krones: int
    vp: int
    emperor: int
    hotel: str
    kitchen: Counts
    cafe: list[TableOrder | None]
    rooms: list[list[Room]]
    hand: list[int] | None
    """None: hidden from these eyes."""
    hand_size: int
    staff: list[StaffInPlay]
    turn_order: int
    numbers: list[int]
    turns: int
    passed: bool
    sheet: Counts


class QueueSpace(Model):
    guest: int
    price: int


class ObjectivePlace(Model):
    letter: str
    objective: int
    vp: list[int]
    claimed_by: list[int | None]


class TilePlace(Model):
    letter: str
    tile: str
    round: int
    back: int


class AutomatonView(Model):
    automaton: str
    seat: int
    level: str
    card: int | None
    cards_left: int
    private_deck: int
    markers: dict[str, str | None]


class View(Model):
    """The whole table as these eyes may see it."""

    viewer: int | None
    edition: str
    players: int
    variant: str
    round: int
    rounds: int
    start_seat: int
    over: bool
    to_move: int | None
    decision: str | None
    dice: list[int]
    """How many lie on each action space, 1 to 6."""
    bin: int
    guest_taken: bool
    die_taken: bool
    extra_turn: bool
    queue: list[QueueSpace | None]
    guest_deck: int
    discarded: list[int]
    staff_deck: int
    looked_at: list[int | None]
    drafting: list[int]
    gained: Counts
    solo: AutomatonView | None
    objectives: list[ObjectivePlace]
    tiles: list[TilePlace]
    seats: list[SeatView]


class Choice(Model):
    """A legal action: its number in the catalogue is all that is sent back."""

    number: int
    kind: str
    text: str
    """In notation; see docs/notation.md."""
    args: dict[str, int | str | bool]


class Obstacle(Model):
    """Why something plausible cannot be done now. `args` name the target like those of an action of this kind."""

    kind: str
    args: dict[str, int | str | bool]
    key: str
    params: Params = {}


class Decision(Model):
    """What is being decided: the prompt line is made from this."""

    name: str
    seat: int
    params: Params
    cause: Said | None
    """Whose reward or displeasure brought it."""


class Coming(Model):
    """Something still to come after the decision, nearest first."""

    key: str
    seat: int
    params: Params


class Share(Model):
    """What one guest gets."""

    guest: int
    items: Counts
    complete: bool
    """Nothing is missing afterwards."""


class Proposal(Model):
    """Several actions that belong together, in order, to be sent in one request: who gets what, and what is kept."""

    key: str
    actions: list[int]
    shares: list[Share]
    kitchen: Counts


class Caution(Model):
    """Actions of this kind deserve a question first."""

    kind: str
    key: str
    params: Params = {}


class Line(Model):
    """A line of the score sheet."""

    seat: int
    total: int
    rank: int
    sources: Counts


class TableSeat(Model):
    seat: int
    kind: Literal["person", "friend", "bot", "automaton"]
    """person: me or somebody else at the host's screen; friend: by link."""
    name: str
    level: str
    """Of a bot or the automaton."""
    mine: bool
    taken: bool
    """Somebody sits there: a friend's seat is empty until the link is opened."""
    connected: bool
    stand_in: str
    """The level of the bot that plays meanwhile, or nothing."""


class TableInfo(Model):
    table: str
    created: str
    edition: str
    variant: str
    hotels: list[str]
    promo: bool
    players: int
    solo: str
    level: str
    seed: str | None
    """Secret until the end."""
    seed_chosen: bool
    """Somebody chose it, and may know what comes."""
    host: bool
    """These eyes laid the table and may hand over seats."""
    over: bool


class TableState(Model):
    """Everything the page needs for one pair of eyes."""

    revision: int
    moves: int
    """Actions that count; a revision also counts what was undone."""
    table: TableInfo
    seats: list[TableSeat]
    seat: int | None
    """Whose eyes; None: an onlooker's."""
    view: View
    actions: list[Choice]
    decision: Decision | None
    obstacles: list[Obstacle]
    pending: list[Coming]
    proposals: list[Proposal]
    cautions: list[Caution]
    undo: int
    """How many actions this seat could take back."""
    thinking: int | None
    """The seat whose bot is at work."""
    scores: list[Line] | None
    """When the game is over."""


# --- acting


class Act(Request):
    seat: SeatNumber
    revision: Revision
    key: Key
    actions: Annotated[list[ActionNumber], Meta(min_length=1, max_length=40)]


class Undo(Request):
    seat: SeatNumber
    revision: Revision
    key: Key
    steps: Annotated[int, Meta(ge=1, le=200)] = 1


class HandOver(Request):
    """Give a seat to a bot of this level, or back (none)."""

    revision: Revision
    key: Key
    level: Annotated[str, Meta(max_length=40)] | None = None


class Invite(Request):
    """A fresh link for a friend's seat; the same key gets the same link."""

    key: Key


class Leave(Request):
    """Get up: the seats of this browser are given to bots; whoever has a link may come back."""

    key: Key


class AskHint(Request):
    seat: SeatNumber


class Done(Model):
    """What a request led to. A repeat with the same key gets the same answer."""

    revision: int
    state: TableState


class Left(Model):
    table: str


class Hint(Model):
    """What the strongest bot would do here, with reasons."""

    level: str
    expected: float | None
    """The final score it expects; None where there is nothing to decide."""
    actions: list[Choice]
    """The plan as far as it can be foreseen: up to the end of the turn or to something that chance decides."""
    reasons: list[Said]
    """What the plan does, in its order (hint.deed), what it comes to (hint.gain, hint.loss), what is left then."""
    alternatives: list[Alternative]


class Alternative(Model):
    """Another way to go on. It may bring more points and be second all the same, if the others gain more by it."""

    action: Choice
    expected: float | None


# --- what happened


class Event(Model):
    """Something that happened, as these eyes may know it: None stands for what they may not."""

    key: str
    seat: int | None
    params: Params


class Entry(Model):
    """One entry of the table's log."""

    revision: int
    kind: Literal["action", "undo", "seat", "stand_in", "bot_failed", "note"]
    seat: int | None
    action: Choice | None
    """None where there is none, or where these eyes may not know it."""
    action_kind: str | None
    events: list[Event]
    at: str
    params: Params = {}


class News(Model, tag="news", tag_field="type"):
    """Entries that are new, and where the table stands after them."""

    revision: int
    entries: list[Entry]
    state: TableState | None


class Stale(Model, tag="stale", tag_field="type"):
    """Too much has happened to tell it piece by piece: fetch the table."""

    revision: int


class Presence(Model, tag="presence", tag_field="type"):
    """Who is there, and whose bot is at work."""

    connected: list[int]
    thinking: int | None
    watchers: int


class Ping(Model, tag="ping", tag_field="type"):
    """Still there."""

    revision: int


Message = News | Stale | Presence | Ping


class NewsSince(Model):
    """The same over plain HTTP; `stale` means: fetch the table."""

    revision: int
    stale: bool
    entries: list[Entry]


# --- looking back


class Replay(Model):
    """A moment of the game as some eyes saw it."""

    at: int
    length: int
    eyes: str
    entry: Entry | None
    """What led here."""
    view: View
    scores: list[Line] | None


class Point(Model):
    """The score at the end of somebody's turn."""

    at: int
    round: int
    seat: int
    vp: list[int]


class Moment(Model):
    """A turn that mattered."""

    at: int
    seat: int
    round: int
    gain: int
    what: list[Said]


class Course(Model):
    points: list[Point]
    moments: list[Moment]


class RecordText(Model):
    name: str
    text: str


class Health(Model):
    ok: bool
    version: str
    ready: bool
    tables: int
    """In memory."""
    connections: int
    memory_mb: float
    database: str
