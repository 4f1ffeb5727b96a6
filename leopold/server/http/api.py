"""Every endpoint of the table, in one list."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, field, fields
from typing import TYPE_CHECKING, Annotated, Any, Final, Literal

from msgspec import Meta

import leopold
from leopold.config import CHOICES, Choice
from leopold.guide import SCRIPTS, script_named
from leopold.packs import EDITIONS, load_pack
from leopold.packs.automata import AUTOMATA, PLAYABLE
from leopold.packs.codes import HOUSES, RULES_VERSION
from leopold.packs.modules import CHOOSABLE, ENTRANCES, MODULES, Module
from leopold.puzzles import Verdict
from leopold.rules import jit
from leopold.server import limits, models
from leopold.server.bots.levels import adviser, levels, usual
from leopold.server.bots.puzzles import Trainer
from leopold.server.bots.reviews import ReviewKeeper
from leopold.server.bots.turns import Asker
from leopold.server.bots.workers import BotRunner
from leopold.server.companion import score, setup
from leopold.server.companion.games import CompanionGames
from leopold.server.errors import (
    hints_off,
    network_fixed,
    no_language,
    no_puzzle,
    no_table,
    not_from_here,
    not_your_turn,
    push_off,
    too_many_codes,
    too_many_emotes,
    too_many_guesses,
    too_many_hints,
    too_many_packs,
    too_many_phrases,
    too_many_reviews,
    too_many_tables,
    too_many_visitors,
    too_much_kept,
    unknown_visitor,
)
from leopold.server.evenings.deals import today
from leopold.server.evenings.keeper import EveningKeeper
from leopold.server.http.doorkeeper import Doorkeeper
from leopold.server.http.endpoints import Endpoint, Parameter
from leopold.server.http.identity import TABLE_FORM, cookie_of, fresh_cookie, fresh_phrase
from leopold.server.http.network import FixedNetwork, Network
from leopold.server.limits import RateLimiter
from leopold.server.models import PlaceInGame, Request
from leopold.server.shown.cards import cards_of, cards_with, of_game
from leopold.server.shown.cards import rulings as all_rulings
from leopold.server.tables import codes, create, emotes, erasing, former, history, moving, packs, play, seats
from leopold.server.tables.registry import OpenTable, Registry
from leopold.words import SOURCE_LANGUAGE, language_name, languages, reads, sources

if TYPE_CHECKING:
    from leopold.server.push.service import PushService

TableId = Annotated[str, Meta(pattern=TABLE_FORM)]
ViewerText = Annotated[str, Meta(pattern="^([0-3]|watch|all)$")]
LineText = Annotated[str, Meta(pattern=r"^(\d{1,4}(,\d{1,4})*)?$", max_length=limits.LINE_LENGTH)]
"""Actions by their numbers."""


@dataclass(slots=True)
class Services:
    """What the handlers of requests work with."""

    registry: Registry
    bot_runner: BotRunner
    evenings: EveningKeeper
    reviews: ReviewKeeper
    trainer: Trainer
    requests: RateLimiter = field(default_factory=lambda: RateLimiter(limits.REQUESTS))
    hints: RateLimiter = field(default_factory=lambda: RateLimiter(limits.HINTS, too_many_hints))
    new_tables: RateLimiter = field(default_factory=lambda: RateLimiter(limits.NEW_TABLES, too_many_tables))
    new_visitors: RateLimiter = field(
        default_factory=lambda: RateLimiter(limits.NEW_VISITORS, too_many_visitors, divided=True)
    )
    requests_from: RateLimiter = field(default_factory=lambda: RateLimiter(limits.REQUESTS_FROM_ADDRESS, divided=True))
    tables_from: RateLimiter = field(
        default_factory=lambda: RateLimiter(limits.TABLES_FROM_ADDRESS, too_many_tables, divided=True)
    )
    guesses: RateLimiter = field(default_factory=lambda: RateLimiter(limits.GUESSES, too_many_guesses))
    codes: RateLimiter = field(default_factory=lambda: RateLimiter(limits.CODES, too_many_codes, divided=True))
    phrases: RateLimiter = field(default_factory=lambda: RateLimiter(limits.PHRASES, too_many_phrases))
    phrases_from: RateLimiter = field(
        default_factory=lambda: RateLimiter(limits.PHRASES_FROM_ADDRESS, too_many_phrases, divided=True)
    )
    emotes: RateLimiter = field(default_factory=lambda: RateLimiter(limits.EMOTES, too_many_emotes))
    packs: RateLimiter = field(default_factory=lambda: RateLimiter(limits.PACK_CHECKS, too_many_packs))
    packs_from: RateLimiter = field(
        default_factory=lambda: RateLimiter(limits.PACKS_FROM_ADDRESS, too_many_packs, divided=True)
    )
    new_reviews: RateLimiter = field(default_factory=lambda: RateLimiter(limits.REVIEWS, too_many_reviews))
    reviews_from: RateLimiter = field(
        default_factory=lambda: RateLimiter(limits.REVIEWS_FROM_ADDRESS, too_many_reviews, divided=True)
    )
    records: RateLimiter = field(default_factory=lambda: RateLimiter(limits.RECORDS))
    records_from: RateLimiter = field(default_factory=lambda: RateLimiter(limits.RECORDS_FROM_ADDRESS, divided=True))
    bytes_of: RateLimiter = field(default_factory=lambda: RateLimiter(limits.BYTES, too_much_kept, divided=True))
    bytes_from: RateLimiter = field(
        default_factory=lambda: RateLimiter(limits.BYTES_FROM_ADDRESS, too_much_kept, divided=True)
    )
    answers: RateLimiter = field(default_factory=lambda: RateLimiter(limits.ANSWERS))
    answers_from: RateLimiter = field(default_factory=lambda: RateLimiter(limits.ANSWERS_FROM_ADDRESS, divided=True))
    companion: RateLimiter = field(default_factory=lambda: RateLimiter(limits.COMPANION))
    companion_from: RateLimiter = field(
        default_factory=lambda: RateLimiter(limits.COMPANION_FROM_ADDRESS, divided=True)
    )
    companion_games: CompanionGames = field(default_factory=CompanionGames)
    """Beside real tables."""
    network: Network = field(default_factory=lambda: FixedNetwork(()))
    """Where others reach this server."""
    push: PushService | None = None
    """Calls those whose page is closed, where the operator has keys for it."""
    language: str = SOURCE_LANGUAGE
    """Of readers who have not chosen one."""
    doorkeeper: Doorkeeper | None = None
    """Knows what the operator has decided."""
    workers: int = 1
    """Processes of this server, each with buckets of its own."""

    def __post_init__(self) -> None:
        for part in fields(self):
            bucket = getattr(self, part.name)
            if isinstance(bucket, RateLimiter):
                bucket.divide(self.workers)

    @property
    def languages(self) -> tuple[str, ...]:
        """Those a reader can choose; one that is only for tests where the server was started in it."""
        return tuple(dict.fromkeys((*languages(), self.language)))


@dataclass(slots=True)
class Call:
    """A request that has been read and checked."""

    services: Services
    visitor: str
    """The hash of the visitor's secret."""
    secret: str
    """What is set here, by an endpoint that renews it, is the browser's cookie from now on."""
    address: str
    """Where the request comes from."""
    fresh: bool
    """A first visit, without a cookie."""
    local: bool
    """From this machine, by an address that leads nowhere else."""
    accepts: str
    """The languages that the reader's browser wishes for, as it says so."""
    parameters: dict[str, Any]
    body: Any

    @property
    def reads(self) -> str:
        """The language of a reader who has chosen none."""
        return reads(self.accepts, self.services.language)

    async def table(self) -> OpenTable:
        """The table of the path; bots that wait there are woken, should they have been forgotten."""
        table = await self.services.registry.table(self.parameters["table"], self.address)
        table.hear(self.visitor, self.address)
        self.services.bot_runner.wake(table)
        return table

    async def seen_table(self, seat: int | None = None) -> OpenTable:
        """The table of the path, if the visitor may see it: from that seat, or in any way."""
        table = await self.table()
        await self.services.registry.viewer(table, self.visitor, seat)
        return table


# --- the server


def offered(choice: Choice) -> models.OfferedChoice:
    """A choice as the form of a new game needs it."""
    usual = choice.usual[0] if choice.shape == "words" else choice.suggested or choice.usual or ""
    empty: dict[str, Any] = {"flag": False, "set": []}
    return models.OfferedChoice(
        name=choice.name,
        shape=choice.shape,  # type: ignore[arg-type]
        values=list(choice.in_lobby),
        words=choice.words,
        usual=usual or empty.get(choice.shape, ""),
        place=choice.lobby,  # type: ignore[arg-type]
        not_with=choice.not_with,
        only_with=choice.only_with,
    )


def offered_module(module: Module) -> models.OfferedModule:
    """A module with what it can be combined with."""
    return models.OfferedModule(
        id=module.id,
        expansion=module.expansion,
        needs=list(module.needs),
        excludes=list(module.excludes),
        alone=module.alone,
        houses=list(HOUSES) if module.id == ENTRANCES else [],
    )


async def about(call: Call) -> models.About:
    return models.About(
        version=leopold.__version__,
        rules_version=RULES_VERSION,
        editions=list(EDITIONS),
        choices=[offered(choice) for choice in CHOICES.values() if choice.lobby],
        modules=[offered_module(MODULES[module]) for module in CHOOSABLE],
        automata=[
            models.OfferedAutomaton(automaton=automaton, modules=list(AUTOMATA[automaton].modules))
            for automaton in PLAYABLE
        ],
        boards={edition: load_pack(edition).board for edition in EDITIONS},
        bot_levels=levels(),
        usual_level=usual(),
        hint_level=adviser(jit.is_ready("bots")),
        languages=[models.Language(code=code, name=language_name(code)) for code in call.services.languages],
        language=call.reads,
        readiness=call.services.registry.compilation.readiness,
        addresses=list(call.services.network.addresses),
        network=models.LocalNetwork(
            can=call.local and call.services.network.can_open, open=call.services.network.is_open
        ),
        emotes=list(models.EMOTES),
        message=call.services.doorkeeper.decisions.message if call.services.doorkeeper else "",
        push_key=call.services.push.keys.public if call.services.push else "",
        limits=models.Limits(
            open_tables=limits.OPEN_TABLES,
            actions_at_once=limits.ACTIONS_AT_ONCE,
            name_length=limits.NAME_LENGTH,
            record_bytes=limits.RECORD_BYTES,
            packs=limits.PACKS,
            pack_bytes=limits.PACK_BYTES,
        ),
    )


async def open_network(call: Call) -> models.About:
    if not call.local:
        raise not_from_here()
    network = call.services.network
    if not network.can_open:
        raise network_fixed()
    await (network.open() if call.body.open else network.close())
    return await about(call)


def push_of(call: Call) -> PushService:
    if call.services.push is None:
        raise push_off()
    return call.services.push


async def subscribe(call: Call) -> models.Subscribed:
    await push_of(call).subscribe(call.visitor, call.body)
    return models.Subscribed(subscribed=True)


async def unsubscribe(call: Call) -> models.Subscribed:
    await push_of(call).forget(call.visitor, call.body.endpoint)
    return models.Subscribed(subscribed=False)


async def words(call: Call) -> models.Words:
    language = language_of(call)
    found = sources(language)
    wanted = call.parameters["files"]
    names = list(found) if wanted is None else [f"{name}.ftl" for name in wanted.split(",")]
    return models.Words(language=language, texts=[found[name] for name in names if name in found])


async def cards(call: Call) -> models.Cards:
    language = language_of(call)
    edition, in_words = call.parameters["edition"], language if call.parameters["sentences"] else None
    every = await asyncio.to_thread(cards_of, edition, in_words)
    game = call.parameters["modules"]
    return every if game is None else of_game(every, {module for module in game.split(",") if module})


async def rulings(call: Call) -> models.Rulings:
    return models.Rulings(rulings=all_rulings())


def language_of(call: Call) -> str:
    """The language that is asked for, if the server speaks it."""
    language: str = call.parameters["language"]
    if language not in call.services.languages:
        raise no_language(language, list(call.services.languages))
    return language


# --- tables


async def create_table(call: Call) -> models.CreatedTable:
    count_table(call, sum(len(pack.text) for pack in call.body.packs))
    if call.body.packs or call.body.packs_of:
        count_packs(call)
    return await create.create_table(call.services.registry, call.visitor, call.secret, call.body)


async def check_packs(call: Call) -> models.CheckedPacks:
    count_packs(call)
    return await packs.check(call.body.packs, call.parameters["edition"], language_of(call))


def count_packs(call: Call) -> None:
    call.services.packs.take(call.visitor)
    call.services.packs_from.take(call.address)


async def open_saved(call: Call) -> models.CreatedTable:
    count_record(call)
    count_table(call, RECORDED * len(call.body.text))
    doorkeeper = call.services.doorkeeper
    assert doorkeeper is not None, "whoever serves has one"
    return await create.open_saved(call.services.registry, call.visitor, call.secret, call.body, doorkeeper.allow)


async def create_guided(call: Call) -> models.CreatedTable:
    count_table(call)
    script = script_named(SCRIPTS[0])
    assert script is not None, "there is a script for the first game"
    return await create.create_guided(call.services.registry, call.visitor, call.secret, script, call.body)


async def look_at_saved(call: Call) -> models.SavedSummary:
    count_record(call)
    return await create.look_at_saved(call.services.registry, call.body)


def count_record(call: Call) -> None:
    """Reading somebody's record takes longer than anything else that one can ask for."""
    call.services.records.take(call.visitor)
    call.services.records_from.take(call.address)


def count_table(call: Call, size: int = 0) -> None:
    call.services.new_tables.take(call.visitor)
    call.services.tables_from.take(call.address)
    count_bytes(call, limits.TABLE_KEPT + size)


def count_bytes(call: Call, size: int) -> None:
    """Before it is kept: disks are large, but not without end."""
    call.services.bytes_of.take(call.visitor, size)
    call.services.bytes_from.take(call.address, size)


RECORDED: Final = 8
"""Bytes that are kept for each of a record: an action of ten letters has a row of its own."""


async def my_tables(call: Call) -> models.TableSummaries:
    return await create.summaries(call.services.registry, call.visitor, call.parameters["skip"])


async def state(call: Call) -> models.TableState:
    viewer = call.parameters["seat"]
    table = await call.seen_table(viewer)
    return table.state(call.visitor, viewer)


async def table_cards(call: Call) -> models.Cards:
    table = await call.seen_table()
    settings = table.settings
    if settings.pack is not None:
        return await asyncio.to_thread(former.cards_as_laid, call.services.registry.storage, settings)
    return await asyncio.to_thread(cards_with, settings.config.edition, settings.overlays)


async def sit(call: Call) -> models.Seated:
    return await seats.sit(call.services.registry, await call.table(), call.visitor, call.body, call.services.guesses)


async def invitation(call: Call) -> models.Invitation:
    return seats.invitation(await call.table(), call.visitor, call.body, call.services.guesses)


async def invite(call: Call) -> models.SeatToken:
    table = await call.seen_table()
    seat = call.parameters["seat"]
    return await seats.invite(call.services.registry, table, call.visitor, call.secret, seat, call.body)


async def watch(call: Call) -> models.Seated:
    return await seats.watch(call.services.registry, await call.table(), call.visitor, call.body, call.services.guesses)


async def let_strangers(call: Call) -> models.Watchable:
    table = await call.seen_table()
    return await seats.let_strangers(call.services.registry, table, call.visitor, call.body)


async def lock_table(call: Call) -> models.Locked:
    table = await call.seen_table()
    return await seats.lock(call.services.registry, table, call.visitor, call.body)


async def remove_player(call: Call) -> models.PlayerRemoved:
    table = await call.seen_table()
    return await seats.remove_player(call.services.registry, table, call.visitor, call.parameters["seat"])


async def code(call: Call) -> models.Code:
    table = await call.seen_table()
    return await codes.code_for(call.services.registry, table, call.visitor)


async def seats_of_code(call: Call) -> models.CodeSeats:
    call.services.codes.take(call.address)
    return await codes.seats_of_code(call.services.registry, call.visitor, call.parameters["code"])


async def sit_by_code(call: Call) -> models.Seated:
    call.services.codes.take(call.address)
    if call.fresh:  # twice, and it would be two people who take two seats: the page has a cookie before it has a button
        raise unknown_visitor()
    return await codes.sit_by_code(call.services.registry, call.visitor, call.parameters["code"], call.body)


async def emote(call: Call) -> models.EmoteSent:
    table = await call.seen_table(call.body.seat)
    call.services.emotes.take(call.visitor)
    return await emotes.send_emote(call.services.registry, table, call.visitor, call.body)


async def leave(call: Call) -> models.Left:
    table = await call.seen_table()
    return await seats.leave(call.services.registry, table, call.visitor, call.body)


async def act(call: Call) -> models.Done:
    table = await call.seen_table(call.body.seat)
    count_bytes(call, limits.ENTRY_KEPT * len(call.body.actions))
    return await play.act(call.services.registry, table, call.visitor, call.body)


async def undo(call: Call) -> models.Done:
    table = await call.seen_table(call.body.seat)
    count_bytes(call, limits.ENTRY_KEPT)
    return await play.undo(call.services.registry, table, call.visitor, call.body)


async def guide(call: Call) -> models.Done:
    table = await call.seen_table(call.body.seat)
    count_bytes(call, limits.ENTRY_KEPT)
    return await play.guide(call.services.registry, table, call.visitor, call.body)


async def answer_undo(call: Call) -> models.Done:
    table = await call.seen_table(call.body.seat)
    count_bytes(call, limits.ENTRY_KEPT)
    return await play.answer_undo(call.services.registry, table, call.visitor, call.body)


async def hand_over(call: Call) -> models.Done:
    table = await call.seen_table()
    count_bytes(call, limits.ENTRY_KEPT)
    return await play.hand_over(call.services.registry, table, call.visitor, call.parameters["seat"], call.body)


async def hint(call: Call) -> models.Hint:
    seat = call.body.seat
    table = await call.seen_table(seat)
    if not table.settings.house.hints:
        raise hints_off()
    if table.position.game.to_move != seat:
        raise not_your_turn(seat)
    call.services.hints.take(call.visitor)
    return await call.services.bot_runner.advise(table, seat, Asker(call.address, call.visitor))


async def news_since(call: Call) -> models.NewsSince:
    viewer = call.parameters["seat"]
    table = await call.seen_table(viewer)
    revision, entries, stale = await call.services.registry.log_since(table, viewer, call.parameters["since"])
    return models.NewsSince(revision=revision, stale=stale, entries=entries)


async def replay(call: Call) -> models.Replay:
    table = await call.seen_table()
    return await history.replay_at(
        call.services.registry, table, call.visitor, call.parameters["at"], call.parameters["viewer"]
    )


async def course(call: Call) -> models.Course:
    table = await call.seen_table()
    return await history.course_of(call.services.registry, table)


async def review(call: Call) -> models.ReviewState:
    return await call.services.reviews.state(await call.seen_table())


async def ask_review(call: Call) -> models.ReviewState:
    def count() -> None:
        call.services.new_reviews.take(call.visitor)
        call.services.reviews_from.take(call.address)

    return await call.services.reviews.ask(await call.seen_table(), count)


async def line(call: Call) -> models.TriedLine:
    given = call.parameters
    numbers = [int(number) for number in given["actions"].split(",") if number]
    table = await call.seen_table()
    return await history.try_line(call.services.registry, table, call.visitor, given["at"], numbers, given["viewer"])


async def play_again(call: Call) -> models.CreatedTable:
    table = await call.seen_table()
    count_table(call, limits.ENTRY_KEPT * min(call.body.at, len(table.position.moves)))
    return await create.play_again(call.services.registry, call.visitor, call.secret, table, call.body)


async def saved_game(call: Call) -> models.SavedGame:
    return await history.saved_game_of(call.services.registry, call.parameters["table"], call.visitor)


# --- beside a real table


async def companion(call: Call) -> models.CompanionGame:
    count_answer(call)
    return await call.services.companion_games.play(call.body)


async def open_companion(call: Call) -> models.CompanionGame:
    count_answer(call)
    return await call.services.companion_games.open(call.body)


async def draw_setup(call: Call) -> models.SetupDrawn:
    count_answer(call)
    return await asyncio.to_thread(setup.draw, call.body)


async def count_score(call: Call) -> models.Score:
    count_answer(call)
    return await asyncio.to_thread(score.count, call.body)


def count_answer(call: Call) -> None:
    call.services.companion.take(call.visitor)
    call.services.companion_from.take(call.address)


# --- the trainer


async def puzzles(call: Call) -> models.Puzzles:
    return await call.services.trainer.all(call.visitor)


async def puzzle_of_day(call: Call) -> models.PuzzleSummary:
    return await call.services.trainer.today(call.visitor)


async def play_puzzle(call: Call) -> models.CreatedTable:
    count_table(call)
    return await call.services.trainer.lay(call.visitor, call.secret, call.parameters["puzzle"], call.body)


async def answer_puzzle(call: Call) -> Verdict:
    table = await call.services.registry.table(call.body.table, call.address)
    await call.services.registry.viewer(table, call.visitor, None)
    call.services.answers.take(call.visitor)
    call.services.answers_from.take(call.address)
    return await call.services.trainer.answer(call.visitor, call.parameters["puzzle"], table)


# --- evenings


async def my_evenings(call: Call) -> models.Evenings:
    return await call.services.evenings.all(call.visitor)


async def erase_evenings(call: Call) -> models.Erased:
    return await call.services.evenings.erase(call.visitor)


async def forget_me(call: Call) -> models.Forgotten:
    return await erasing.forget(call.services.registry, call.visitor)


async def new_phrase(call: Call) -> models.Phrase:
    count_phrase(call)
    return models.Phrase(phrase=fresh_phrase())


async def go_by_phrase(call: Call) -> models.Arrived:
    count_phrase(call)
    call.secret = cookie_of(call.body.phrase)
    return await moving.go_by(call.services.registry, call.visitor, call.secret)


async def enter_phrase(call: Call) -> models.Arrived:
    count_phrase(call)
    call.secret = cookie_of(call.body.phrase)
    return await moving.enter(call.services.registry, call.visitor, call.secret, bring=call.body.bring)


async def leave_browser(call: Call) -> models.LeftBrowser:
    call.services.new_visitors.take(call.address)
    call.secret = fresh_cookie()
    return models.LeftBrowser()


def count_phrase(call: Call) -> None:
    call.services.phrases.take(call.visitor)
    call.services.phrases_from.take(call.address)


async def remove_table(call: Call) -> models.Removed:
    return await erasing.remove_table(call.services.registry, call.parameters["table"], call.visitor)


async def table_evening(call: Call) -> models.TableEvening:
    table = await call.seen_table()
    return await call.services.evenings.of_table(call.visitor, table.id)


async def play_deal(call: Call) -> models.CreatedTable:
    deal, asked = today(), call.body
    going = await call.services.evenings.going(call.visitor, deal)
    if going is not None:
        return models.CreatedTable(table=going, seat_tokens=[], watch_token="")
    count_table(call)
    seats = deal.seats(asked.name)
    return await create.lay_deal(call.services.registry, call.visitor, call.secret, asked.key, deal.config, seats)


_MODULE: Final = f"({'|'.join(CHOOSABLE)})"
EDITION: Final = Parameter("edition", Literal[EDITIONS], default=EDITIONS[0])
MODULES_OF_GAME: Final = Parameter("modules", Annotated[str, Meta(pattern=rf"^({_MODULE}(,{_MODULE})*)?$")])
LANGUAGE: Final = Parameter("language", Annotated[str, Meta(max_length=20)], default=SOURCE_LANGUAGE)
TABLE: Final = Parameter("table", TableId, "path", required=True, refusal=no_table)
PUZZLE: Final = Parameter(
    "puzzle", Annotated[str, Meta(pattern="^[0-9a-f]{8}$")], "path", required=True, refusal=no_puzzle
)
CODE: Final = Parameter("code", Annotated[str, Meta(pattern=codes.CODE_FORM)], "path", required=True)
SEAT: Final = Parameter("seat", models.SeatNumber)
SEAT_OF_TABLE: Final = Parameter("seat", models.SeatNumber, "path", required=True)
AT_TABLE: Final = (403, 404, 410, 503)
WRITING: Final = (*AT_TABLE, 409, 413, 415, 422)
_TABLES: Final = "/api/tables"
_TABLE: Final = "/api/tables/{table}"


def _post(
    path: str,
    handler: Any,
    body: type[Request],
    answer: Any,
    summary: str,
    *parameters: Parameter,
    largest: int = 0,
    renews: bool = False,
) -> Endpoint:
    return Endpoint(
        "POST",
        path,
        handler.__name__,
        summary,
        handler,
        answer,
        body,
        parameters,
        WRITING,
        largest or limits.BODY_BYTES,
        renews,
    )


def _get(
    path: str,
    handler: Any,
    answer: Any,
    summary: str,
    *parameters: Parameter,
    problems: tuple[int, ...] = AT_TABLE,
    renews: bool = False,
    live: bool = False,
) -> Endpoint:
    name = handler.__name__
    return Endpoint("GET", path, name, summary, handler, answer, None, parameters, problems, renews=renews, live=live)


ENDPOINTS: Final = (
    _get("/api/meta", about, models.About, "What this server has to offer.", problems=(503,), renews=True),
    _get(
        "/api/words",
        words,
        models.Words,
        "What the page says in a language.",
        LANGUAGE,
        Parameter("files", Annotated[str, Meta(pattern=r"^[a-z]+(,[a-z]+)*$", max_length=500)]),
        problems=(422,),
    ),
    _get(
        "/api/cards",
        cards,
        models.Cards,
        "Every card of an edition, in data and in words.",
        EDITION,
        LANGUAGE,
        Parameter("sentences", bool, default=True),
        MODULES_OF_GAME,
        problems=(422,),
    ),
    _get(
        "/api/rulings",
        rulings,
        models.Rulings,
        "How every unclear point is played, in English; in another language the words have them.",
        problems=(),
    ),
    _get(
        "/api/evenings",
        my_evenings,
        models.Evenings,
        "What is kept of the finished games of this browser.",
        problems=(503,),
    ),
    _post("/api/evenings/erase", erase_evenings, models.Erase, models.Erased, "Forget all evenings of this browser."),
    _post("/api/forget", forget_me, models.Forget, models.Forgotten, "Delete all that is kept of this browser."),
    _post(
        "/api/phrase/new",
        new_phrase,
        models.AskPhrase,
        models.Phrase,
        "A new phrase, to be written down before anything goes by it.",
    ),
    _post(
        "/api/phrase",
        go_by_phrase,
        models.GoByPhrase,
        models.Arrived,
        "Be known by a phrase: all that is kept of this browser is found under it, on every device.",
        renews=True,
    ),
    _post(
        "/api/phrase/enter",
        enter_phrase,
        models.EnterPhrase,
        models.Arrived,
        "Be, in this browser, whoever goes by a phrase.",
        renews=True,
    ),
    _post(
        "/api/phrase/leave",
        leave_browser,
        models.LeaveBrowser,
        models.LeftBrowser,
        "Be nobody in this browser; what is kept is found by the phrase.",
        renews=True,
    ),
    _post("/api/deal", play_deal, models.PlayDeal, models.CreatedTable, "Play the deal of the day, or go on with it."),
    _get(
        "/api/puzzles",
        puzzles,
        models.Puzzles,
        "Turns to be found, with what this browser has solved, and the puzzle of the day.",
        problems=(503,),
    ),
    _get("/api/puzzles/today", puzzle_of_day, models.PuzzleSummary, "The puzzle of the day.", problems=(503,)),
    _post(
        "/api/puzzles/{puzzle}",
        play_puzzle,
        models.PlayPuzzle,
        models.CreatedTable,
        "Lay the table of a puzzle, at which one turn is played.",
        PUZZLE,
    ),
    _post(
        "/api/puzzles/{puzzle}/answer",
        answer_puzzle,
        models.AnswerPuzzle,
        Verdict,
        "What the turn that was played at a puzzle's table is worth, beside the best.",
        PUZZLE,
    ),
    _post(
        "/api/network",
        open_network,
        models.OpenNetwork,
        models.About,
        "Open the server to the local network, or close it; from its own machine only.",
    ),
    _post("/api/push", subscribe, models.Subscribe, models.Subscribed, "Be called with the page closed."),
    _post("/api/push/forget", unsubscribe, models.Unsubscribe, models.Subscribed, "Be called so no more."),
    _post("/api/companion/setup", draw_setup, models.DrawSetup, models.SetupDrawn, "Draw what a real table needs."),
    _post("/api/companion/score", count_score, models.ScoreEntry, models.Score, "Count what people have at its end."),
    _get(
        _TABLES,
        my_tables,
        models.TableSummaries,
        "The tables of this browser, a page of them.",
        Parameter("skip", PlaceInGame, default=0),
        problems=(503,),
    ),
    _post(
        _TABLES,
        create_table,
        models.NewTable,
        models.CreatedTable,
        "Lay a new table.",
        largest=limits.BODY_BYTES + 2 * limits.PACK_BYTES,
    ),
    _post(
        "/api/packs/check",
        check_packs,
        models.CheckPacks,
        models.CheckedPacks,
        "Look through packs of one's own, and say what they change.",
        EDITION,
        LANGUAGE,
        largest=limits.BODY_BYTES + 2 * limits.PACK_BYTES,
    ),
    _post(
        "/api/guided", create_guided, models.NewGuided, models.CreatedTable, "Lay the table of the guided first game."
    ),
    _post(
        "/api/records",
        open_saved,
        models.OpenSaved,
        models.CreatedTable,
        "Open a saved game.",
        largest=2 * limits.RECORD_BYTES,
    ),
    _post(
        "/api/records/look",
        look_at_saved,
        models.LookAtSaved,
        models.SavedSummary,
        "What a saved game holds, before it is opened.",
        largest=2 * limits.RECORD_BYTES,
    ),
    _post(
        "/api/companion",
        companion,
        models.AskCompanion,
        models.CompanionGame,
        "The automaton beside a real table: where all answers so far lead, and what it must know next.",
        largest=2 * limits.BODY_BYTES,
    ),
    _post(
        "/api/companion/open",
        open_companion,
        models.OpenCompanion,
        models.CompanionGame,
        "The same from the file of a kept game.",
        largest=2 * limits.BODY_BYTES,
    ),
    _get(_TABLE, state, models.TableState, "The table as a seat, or an onlooker, sees it.", TABLE, SEAT),
    _get(
        f"{_TABLE}/cards",
        table_cards,
        models.Cards,
        "Every card of the edition, with the packs of somebody's own that the table is played with; without sentences.",
        TABLE,
    ),
    _post(f"{_TABLE}/sit", sit, models.Sit, models.Seated, "Sit down with the token of a link.", TABLE),
    _post(
        f"{_TABLE}/invitation",
        invitation,
        models.Sit,
        models.Invitation,
        "Which seat a link is for, before one sits down.",
        TABLE,
    ),
    _post(f"{_TABLE}/watch", watch, models.Watch, models.Seated, "Watch with the token of a link.", TABLE),
    _post(
        f"{_TABLE}/watching",
        let_strangers,
        models.Watching,
        models.Watchable,
        "Let whoever has the address of the table look on, or not; for the host.",
        TABLE,
    ),
    _post(
        f"{_TABLE}/lock",
        lock_table,
        models.LockTable,
        models.Locked,
        "Let nobody new sit down or look on, or let them again; for the host.",
        TABLE,
    ),
    _post(f"{_TABLE}/code", code, models.AskCode, models.Code, "The code of a table; for the host.", TABLE),
    _get("/api/codes/{code}", seats_of_code, models.CodeSeats, "Which seats a code leads to.", CODE),
    _post(
        "/api/codes/{code}/sit", sit_by_code, models.SitByCode, models.Seated, "Sit down by the code of a table.", CODE
    ),
    _post(f"{_TABLE}/emotes", emote, models.SendEmote, models.EmoteSent, "Say something without words.", TABLE),
    _post(f"{_TABLE}/leave", leave, models.Leave, models.Left, "Get up and let bots play on.", TABLE),
    _post(
        f"{_TABLE}/remove",
        remove_table,
        models.Remove,
        models.Removed,
        "Delete a game of this browser; where others play, only get up for good.",
        TABLE,
    ),
    _post(f"{_TABLE}/actions", act, models.Act, models.Done, "Play actions, all or none.", TABLE),
    _post(f"{_TABLE}/undo", undo, models.Undo, models.Done, "Take back what nobody has learnt from.", TABLE),
    _post(f"{_TABLE}/guide", guide, models.GuideWish, models.Done, "Go on from a scene of the guided game.", TABLE),
    _post(
        f"{_TABLE}/undo/answer",
        answer_undo,
        models.AnswerUndo,
        models.Done,
        "Agree that somebody takes something back, or decline.",
        TABLE,
    ),
    _post(
        f"{_TABLE}/seats/{{seat}}",
        hand_over,
        models.HandOver,
        models.Done,
        "Hand a seat to a bot, or back; for the host.",
        TABLE,
        SEAT_OF_TABLE,
    ),
    _post(
        f"{_TABLE}/seats/{{seat}}/link",
        invite,
        models.Invite,
        models.SeatToken,
        "A fresh link for a friend's seat, instead of the old one; for the host.",
        TABLE,
        SEAT_OF_TABLE,
    ),
    _post(
        f"{_TABLE}/seats/{{seat}}/remove",
        remove_player,
        models.RemovePlayer,
        models.PlayerRemoved,
        "Remove somebody from the table; for the host.",
        TABLE,
        SEAT_OF_TABLE,
    ),
    _post(f"{_TABLE}/hint", hint, models.AskHint, models.Hint, "What the strongest bot would do.", TABLE),
    _get(
        f"{_TABLE}/news",
        news_since,
        models.NewsSince,
        "What happened since a revision; the same comes over the WebSocket at this address.",
        TABLE,
        SEAT,
        Parameter("since", models.Revision, default=0),
        live=True,
    ),
    _get(
        f"{_TABLE}/replay",
        replay,
        models.Replay,
        "The game after so many actions, for which viewer.",
        TABLE,
        Parameter("at", PlaceInGame, default=0),
        Parameter("viewer", ViewerText, default="watch"),
        problems=(*AT_TABLE, 422),
    ),
    _get(f"{_TABLE}/course", course, models.Course, "How the scores grew, and what mattered.", TABLE),
    _get(
        f"{_TABLE}/review",
        review,
        models.ReviewState,
        "How well a finished game was played, or how far that is known.",
        TABLE,
        problems=(*AT_TABLE, 409),
    ),
    _post(
        f"{_TABLE}/review",
        ask_review,
        models.AskReview,
        models.ReviewState,
        "Ask how well a finished game was played; asking again costs nothing.",
        TABLE,
    ),
    _get(
        f"{_TABLE}/line",
        line,
        models.TriedLine,
        "A finished game after so many of its actions and then some others.",
        TABLE,
        Parameter("at", PlaceInGame, default=0),
        Parameter("actions", LineText, default=""),
        Parameter("viewer", ViewerText, default="all"),
        problems=(*AT_TABLE, 409, 422),
    ),
    _post(
        f"{_TABLE}/again",
        play_again,
        models.PlayAgain,
        models.CreatedTable,
        "Go on from a moment of a finished game, at a table of its own against the same bots.",
        TABLE,
    ),
    _get(
        f"{_TABLE}/evening",
        table_evening,
        models.TableEvening,
        "What a finished game brought whoever played it.",
        TABLE,
    ),
    _get(
        f"{_TABLE}/record",
        saved_game,
        models.SavedGame,
        "The game as a file; sealed until it is over.",
        TABLE,
        problems=(*AT_TABLE, 409),
    ),
)
