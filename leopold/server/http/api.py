"""Every endpoint of the table, in one list."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Annotated, Any, Final, Literal

from msgspec import Meta

import leopold
from leopold.config import CHOICES, Choice
from leopold.guide import SCRIPTS, script_named
from leopold.packs import EDITIONS, load_pack
from leopold.rules import jit
from leopold.rules.actions import RULES_VERSION
from leopold.server import limits, models
from leopold.server.bots.levels import adviser, levels, usual
from leopold.server.bots.workers import BotRunner
from leopold.server.errors import (
    hints_off,
    network_fixed,
    no_language,
    no_table,
    not_from_here,
    not_your_turn,
    push_off,
    too_many_codes,
    too_many_emotes,
    too_many_guesses,
    too_many_hints,
    too_many_tables,
    too_many_visitors,
)
from leopold.server.evenings.deals import today
from leopold.server.evenings.keeper import EveningKeeper
from leopold.server.http.endpoints import Endpoint, Parameter
from leopold.server.http.identity import TABLE_FORM
from leopold.server.http.network import FixedNetwork, Network
from leopold.server.limits import RateLimiter
from leopold.server.models import Request
from leopold.server.shown.cards import cards_of
from leopold.server.tables import codes, create, emotes, history, play, seats
from leopold.server.tables.registry import OpenTable, Registry
from leopold.words import SOURCE_LANGUAGE, language_name, languages, sources

if TYPE_CHECKING:
    from leopold.server.push.service import PushService

TableId = Annotated[str, Meta(pattern=TABLE_FORM)]
ViewerText = Annotated[str, Meta(pattern="^([0-3]|watch|all)$")]
PlaceInGame = Annotated[int, Meta(ge=0, le=100_000)]


@dataclass(slots=True)
class Services:
    """What the handlers of requests work with."""

    registry: Registry
    bot_runner: BotRunner
    evenings: EveningKeeper
    requests: RateLimiter = field(default_factory=lambda: RateLimiter(limits.REQUESTS))
    hints: RateLimiter = field(default_factory=lambda: RateLimiter(limits.HINTS, too_many_hints))
    new_tables: RateLimiter = field(default_factory=lambda: RateLimiter(limits.NEW_TABLES, too_many_tables))
    new_visitors: RateLimiter = field(default_factory=lambda: RateLimiter(limits.NEW_VISITORS, too_many_visitors))
    requests_from: RateLimiter = field(default_factory=lambda: RateLimiter(limits.REQUESTS_FROM_ADDRESS))
    tables_from: RateLimiter = field(default_factory=lambda: RateLimiter(limits.TABLES_FROM_ADDRESS, too_many_tables))
    guesses: RateLimiter = field(default_factory=lambda: RateLimiter(limits.GUESSES, too_many_guesses))
    codes: RateLimiter = field(default_factory=lambda: RateLimiter(limits.CODES, too_many_codes))
    emotes: RateLimiter = field(default_factory=lambda: RateLimiter(limits.EMOTES, too_many_emotes))
    network: Network = field(default_factory=lambda: FixedNetwork(()))
    """Where others reach this server."""
    push: PushService | None = None
    """Calls those whose page is closed, where the operator has keys for it."""
    language: str = SOURCE_LANGUAGE
    """Of readers who have not chosen one."""

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
    address: str
    """Where the request comes from."""
    local: bool
    """From this machine, by an address that leads nowhere else."""
    parameters: dict[str, Any]
    body: Any

    async def table(self) -> OpenTable:
        """The table of the path; bots that wait there are woken, should they have been forgotten."""
        table = await self.services.registry.table(self.parameters["table"])
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


async def about(call: Call) -> models.About:
    return models.About(
        version=leopold.__version__,
        rules_version=RULES_VERSION,
        editions=list(EDITIONS),
        choices=[offered(choice) for choice in CHOICES.values() if choice.lobby],
        boards={edition: load_pack(edition).board for edition in EDITIONS},
        bot_levels=levels(),
        usual_level=usual(),
        hint_level=adviser(jit.is_ready("bots")),
        languages=[models.Language(code=code, name=language_name(code)) for code in call.services.languages],
        language=call.services.language,
        readiness=call.services.registry.compilation.readiness,
        addresses=list(call.services.network.addresses),
        network=models.LocalNetwork(
            can=call.local and call.services.network.can_open, open=call.services.network.is_open
        ),
        emotes=list(models.EMOTES),
        push_key=call.services.push.keys.public if call.services.push else "",
        limits=models.Limits(
            open_tables=limits.OPEN_TABLES,
            actions_at_once=limits.ACTIONS_AT_ONCE,
            name_length=limits.NAME_LENGTH,
            record_bytes=limits.RECORD_BYTES,
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
    return models.Words(language=language, texts=list(sources(language).values()))


async def cards(call: Call) -> models.Cards:
    language = language_of(call)
    return cards_of(call.parameters["edition"], language if call.parameters["sentences"] else None)


def language_of(call: Call) -> str:
    """The language that is asked for, if the server speaks it."""
    language: str = call.parameters["language"]
    if language not in call.services.languages:
        raise no_language(language, list(call.services.languages))
    return language


# --- tables


async def create_table(call: Call) -> models.CreatedTable:
    count_table(call)
    return await create.create_table(call.services.registry, call.visitor, call.secret, call.body)


async def open_saved(call: Call) -> models.CreatedTable:
    count_table(call)
    return await create.open_saved(call.services.registry, call.visitor, call.secret, call.body)


async def create_guided(call: Call) -> models.CreatedTable:
    count_table(call)
    script = script_named(SCRIPTS[0])
    assert script is not None, "there is a script for the first game"
    return await create.create_guided(call.services.registry, call.visitor, call.secret, script, call.body)


async def look_at_saved(call: Call) -> models.SavedSummary:
    return await create.look_at_saved(call.services.registry, call.body)


def count_table(call: Call) -> None:
    call.services.new_tables.take(call.visitor)
    call.services.tables_from.take(call.address)


async def my_tables(call: Call) -> models.TableSummaries:
    return models.TableSummaries(tables=await create.summaries(call.services.registry, call.visitor))


async def state(call: Call) -> models.TableState:
    viewer = call.parameters["seat"]
    table = await call.seen_table(viewer)
    return table.state(call.visitor, viewer)


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


async def code(call: Call) -> models.Code:
    table = await call.seen_table()
    return await codes.code_for(call.services.registry, table, call.visitor)


async def seats_of_code(call: Call) -> models.CodeSeats:
    call.services.codes.take(call.address)
    return await codes.seats_of_code(call.services.registry, call.visitor, call.parameters["code"])


async def sit_by_code(call: Call) -> models.Seated:
    call.services.codes.take(call.address)
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
    return await play.act(call.services.registry, table, call.visitor, call.body)


async def undo(call: Call) -> models.Done:
    table = await call.seen_table(call.body.seat)
    return await play.undo(call.services.registry, table, call.visitor, call.body)


async def guide(call: Call) -> models.Done:
    table = await call.seen_table(call.body.seat)
    return await play.guide(call.services.registry, table, call.visitor, call.body)


async def answer_undo(call: Call) -> models.Done:
    table = await call.seen_table(call.body.seat)
    return await play.answer_undo(call.services.registry, table, call.visitor, call.body)


async def hand_over(call: Call) -> models.Done:
    table = await call.seen_table()
    return await play.hand_over(call.services.registry, table, call.visitor, call.parameters["seat"], call.body)


async def hint(call: Call) -> models.Hint:
    seat = call.body.seat
    table = await call.seen_table(seat)
    if not table.settings.house.hints:
        raise hints_off()
    if table.position.game.to_move != seat:
        raise not_your_turn(seat)
    call.services.hints.take(call.visitor)
    return await call.services.bot_runner.advise(table, seat, call.visitor)


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


async def saved_game(call: Call) -> models.SavedGame:
    return await history.saved_game_of(call.services.registry, call.parameters["table"], call.visitor)


# --- evenings


async def my_evenings(call: Call) -> models.Evenings:
    return await call.services.evenings.all(call.visitor)


async def erase_evenings(call: Call) -> models.Erased:
    return await call.services.evenings.erase(call.visitor)


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


LANGUAGE: Final = Parameter("language", Annotated[str, Meta(max_length=20)], default=SOURCE_LANGUAGE)
TABLE: Final = Parameter("table", TableId, "path", required=True, refusal=no_table)
CODE: Final = Parameter("code", Annotated[str, Meta(pattern=codes.CODE_FORM)], "path", required=True)
SEAT: Final = Parameter("seat", models.SeatNumber)
SEAT_OF_TABLE: Final = Parameter("seat", models.SeatNumber, "path", required=True)
AT_TABLE: Final = (403, 404, 410, 503)
WRITING: Final = (*AT_TABLE, 409, 413, 415, 422)
_TABLES: Final = "/api/tables"
_TABLE: Final = "/api/tables/{table}"


def _post(
    path: str, handler: Any, body: type[Request], answer: Any, summary: str, *parameters: Parameter, largest: int = 0
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
    )


def _get(
    path: str, handler: Any, answer: Any, summary: str, *parameters: Parameter, problems: tuple[int, ...] = AT_TABLE
) -> Endpoint:
    return Endpoint("GET", path, handler.__name__, summary, handler, answer, None, parameters, problems)


ENDPOINTS: Final = (
    _get("/api/meta", about, models.About, "What this server has to offer.", problems=(503,)),
    _get(
        "/api/words",
        words,
        models.Words,
        "What the page says in a language.",
        LANGUAGE,
        problems=(422,),
    ),
    _get(
        "/api/cards",
        cards,
        models.Cards,
        "Every card of an edition, in data and in words.",
        Parameter("edition", Literal[EDITIONS], default=EDITIONS[0]),
        LANGUAGE,
        Parameter("sentences", bool, default=True),
        problems=(422,),
    ),
    _get(
        "/api/evenings",
        my_evenings,
        models.Evenings,
        "What is kept of the finished games of this browser.",
        problems=(503,),
    ),
    _post("/api/evenings/erase", erase_evenings, models.Erase, models.Erased, "Forget all evenings of this browser."),
    _post("/api/deal", play_deal, models.PlayDeal, models.CreatedTable, "Play the deal of the day, or go on with it."),
    _post(
        "/api/network",
        open_network,
        models.OpenNetwork,
        models.About,
        "Open the server to the local network, or close it; from its own machine only.",
    ),
    _post("/api/push", subscribe, models.Subscribe, models.Subscribed, "Be called with the page closed."),
    _post("/api/push/forget", unsubscribe, models.Unsubscribe, models.Subscribed, "Be called so no more."),
    _get(_TABLES, my_tables, models.TableSummaries, "The tables of this browser.", problems=(503,)),
    _post(_TABLES, create_table, models.NewTable, models.CreatedTable, "Lay a new table."),
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
    _get(_TABLE, state, models.TableState, "The table as a seat, or an onlooker, sees it.", TABLE, SEAT),
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
    _post(f"{_TABLE}/code", code, models.AskCode, models.Code, "The code of a table; for the host.", TABLE),
    _get("/api/codes/{code}", seats_of_code, models.CodeSeats, "Which seats a code leads to.", CODE),
    _post(
        "/api/codes/{code}/sit", sit_by_code, models.SitByCode, models.Seated, "Sit down by the code of a table.", CODE
    ),
    _post(f"{_TABLE}/emotes", emote, models.SendEmote, models.EmoteSent, "Say something without words.", TABLE),
    _post(f"{_TABLE}/leave", leave, models.Leave, models.Left, "Get up and let bots play on.", TABLE),
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
    _post(f"{_TABLE}/hint", hint, models.AskHint, models.Hint, "What the strongest bot would do.", TABLE),
    _get(
        f"{_TABLE}/news",
        news_since,
        models.NewsSince,
        "What happened since a revision; the same comes over the WebSocket at this address.",
        TABLE,
        SEAT,
        Parameter("since", models.Revision, default=0),
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
