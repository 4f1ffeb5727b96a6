"""The server itself: what it has to offer, its words and cards, who reaches it, and whom it calls."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Annotated, Any, Final

import msgspec
from msgspec import Meta

import leopold
from leopold.config import CHOICES, Choice
from leopold.packs import EDITIONS, load_pack
from leopold.packs.automata import AUTOMATA, PLAYABLE
from leopold.packs.codes import HOUSES, RULES_VERSION
from leopold.packs.modules import CHOOSABLE, ENTRANCES, MODULES, Module
from leopold.server import limits, models
from leopold.server.bots.levels import adviser, levels, usual
from leopold.server.errors import network_fixed, not_from_here, push_off
from leopold.server.http.api.declaring import EDITION, LANGUAGE, get, post
from leopold.server.http.endpoints import Parameter
from leopold.server.http.parts import Part, Parts, in_last_list, packed_part
from leopold.server.http.services import Call
from leopold.server.models.actions import ACTIONS_AT_ONCE
from leopold.server.models.base import whole
from leopold.server.shown.cards import cards_of, of_game
from leopold.server.shown.cards import rulings as all_rulings
from leopold.words import language_name, sources

if TYPE_CHECKING:
    from leopold.server.push.service import PushService

_MODULE: Final = f"({'|'.join(CHOOSABLE)})"
MODULES_OF_GAME: Final = Parameter("modules", Annotated[str, Meta(pattern=whole(f"({_MODULE}(,{_MODULE})*)?"))])


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


@cache
def spoken(code: str) -> models.Language:
    return models.Language(code=code, name=language_name(code))


@cache
def all_offers() -> tuple[list[models.OfferedChoice], list[models.OfferedModule], list[models.OfferedAutomaton]]:
    """What a new game can be: always the same."""
    return (
        [offered(choice) for choice in CHOICES.values() if choice.lobby],
        [offered_module(MODULES[module]) for module in CHOOSABLE],
        [
            models.OfferedAutomaton(automaton=automaton, modules=list(AUTOMATA[automaton].modules))
            for automaton in PLAYABLE
        ],
    )


async def about(call: Call) -> models.About:
    choices, modules, automata = all_offers()
    return models.About(
        version=leopold.__version__,
        rules_version=RULES_VERSION,
        editions=list(EDITIONS),
        choices=choices,
        modules=modules,
        automata=automata,
        boards={edition: load_pack(edition).board for edition in EDITIONS},
        bot_levels=levels(),
        usual_level=usual(),
        hint_level=adviser(call.services.registry.compilation.bots_ready),
        languages=[spoken(code) for code in call.services.languages],
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
            actions_at_once=ACTIONS_AT_ONCE,
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
    push = push_of(call)
    call.count_change()
    await push.subscribe(call.visitor, call.body)
    return models.Subscribed(subscribed=True)


async def unsubscribe(call: Call) -> models.Subscribed:
    push = push_of(call)
    call.count_change()
    await push.forget(call.visitor, call.body.endpoint)
    return models.Subscribed(subscribed=False)


@cache
def packed_words(language: str) -> dict[str, Part]:
    """The files of a language by name, as they go out."""
    return {
        name.removesuffix(".ftl"): packed_part(msgspec.json.encode(text)) for name, text in sources(language).items()
    }


async def words(call: Call) -> Parts:
    language = call.language()
    found, wanted = packed_words(language), call.parameters["files"]
    names = found.keys() if wanted is None else set(wanted.split(","))
    empty = msgspec.json.encode(models.Words(language=language, texts=[]))
    return in_last_list(empty, [part for name, part in found.items() if name in names])


def cards_asked(call: Call) -> tuple[str, str | None, frozenset[str] | None]:
    """Of which edition, with sentences in which language if any, and of a game with which modules."""
    language, game = call.language(), call.parameters["modules"]
    modules = None if game is None else frozenset(module for module in game.split(",") if module)
    return call.parameters["edition"], language if call.parameters["sentences"] else None, modules


async def cards(call: Call) -> models.Cards:
    edition, language, modules = cards_asked(call)
    every = await call.services.registry.aside(cards_of, edition, language)
    return every if modules is None else of_game(every, modules)


def nothing_asked(call: Call) -> None:
    """There is one answer."""


async def rulings(call: Call) -> models.Rulings:
    return models.Rulings(rulings=all_rulings())


ENDPOINTS: Final = (
    get("/api/meta", about, models.About, "What this server has to offer.", problems=(503,), renews=True),
    post(
        "/api/network",
        open_network,
        models.OpenNetwork,
        models.About,
        "Open the server to the local network, or close it; from its own machine only.",
    ),
    post("/api/push", subscribe, models.Subscribe, models.Subscribed, "Be called with the page closed."),
    post("/api/push/forget", unsubscribe, models.Unsubscribe, models.Subscribed, "Be called so no more."),
    get(
        "/api/words",
        words,
        models.Words,
        "What the page says in a language.",
        LANGUAGE,
        Parameter("files", Annotated[str, Meta(pattern=whole("[a-z]+(,[a-z]+)*"), max_length=500)]),
        problems=(422,),
    ),
    get(
        "/api/cards",
        cards,
        models.Cards,
        "Every card of an edition, in data and in words.",
        EDITION,
        LANGUAGE,
        Parameter("sentences", bool, default=True),
        MODULES_OF_GAME,
        problems=(422,),
        alike=cards_asked,
    ),
    get(
        "/api/rulings",
        rulings,
        models.Rulings,
        "How every unclear point is played, in English; in another language the words have them.",
        problems=(),
        alike=nothing_asked,
    ),
)
