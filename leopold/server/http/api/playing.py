"""At a table: what a seat sees there, what it plays, and what it hears from the others."""

from __future__ import annotations

from typing import Final

from leopold.server import models
from leopold.server.errors import hints_off, not_your_turn
from leopold.server.http.api.declaring import TABLE, TABLE_PATH, get, post
from leopold.server.http.endpoints import Parameter
from leopold.server.http.services import Call
from leopold.server.shown.cards import cards_with
from leopold.server.tables import emotes, former, play
from leopold.server.turns import Asker

SEAT: Final = Parameter("seat", models.SeatNumber)


async def state(call: Call) -> models.TableState:
    viewer = call.parameters["seat"]
    table = await call.seen_table(viewer)
    return table.state(call.visitor, viewer)


async def table_cards(call: Call) -> models.Cards:
    table = await call.seen_table()
    registry, settings = call.services.registry, table.settings
    if settings.pack is not None:
        return await registry.aside(former.cards_as_laid, registry.storage, settings)
    return await registry.aside(cards_with, settings.config.edition, settings.overlays)


async def act(call: Call) -> models.Done:
    table = await call.seen_table(call.body.seat)
    return await play.act(call.services.registry, table, call.visitor, call.body)


async def undo(call: Call) -> models.Done:
    table = await call.seen_table(call.body.seat)
    return await play.undo(call.services.registry, table, call.visitor, call.body)


async def answer_undo(call: Call) -> models.Done:
    table = await call.seen_table(call.body.seat)
    return await play.answer_undo(call.services.registry, table, call.visitor, call.body)


async def guide(call: Call) -> models.Done:
    table = await call.seen_table(call.body.seat)
    return await play.guide(call.services.registry, table, call.visitor, call.body)


async def hint(call: Call) -> models.Hint:
    seat = call.body.seat
    table = await call.seen_table(seat)
    if not table.settings.house.hints:
        raise hints_off()
    if table.position.game.to_move != seat:
        raise not_your_turn(seat)
    call.services.shares.hints.take(call.visitor)
    return await call.services.bot_runner.advise(table, seat, Asker(call.address, call.visitor))


async def emote(call: Call) -> models.EmoteSent:
    table = await call.seen_table(call.body.seat)
    call.services.shares.emotes.take(call.visitor, call.address)
    return await emotes.send_emote(call.services.registry, table, call.visitor, call.body)


async def news_since(call: Call) -> models.NewsSince:
    viewer = call.parameters["seat"]
    table = await call.seen_table(viewer)
    revision, entries, stale = await call.services.registry.log_since(table, viewer, call.parameters["since"])
    return models.NewsSince(revision=revision, stale=stale, entries=entries)


ENDPOINTS: Final = (
    get(TABLE_PATH, state, models.TableState, "The table as a seat, or an onlooker, sees it.", TABLE, SEAT),
    get(
        f"{TABLE_PATH}/cards",
        table_cards,
        models.Cards,
        "Every card of the edition, with the packs of somebody's own that the table is played with; without sentences.",
        TABLE,
    ),
    post(f"{TABLE_PATH}/actions", act, models.Act, models.Done, "Play actions, all or none.", TABLE),
    post(f"{TABLE_PATH}/undo", undo, models.Undo, models.Done, "Take back what nobody has learnt from.", TABLE),
    post(
        f"{TABLE_PATH}/undo/answer",
        answer_undo,
        models.AnswerUndo,
        models.Done,
        "Agree that somebody takes something back, or decline.",
        TABLE,
    ),
    post(f"{TABLE_PATH}/guide", guide, models.GuideWish, models.Done, "Go on from a scene of the guided game.", TABLE),
    post(f"{TABLE_PATH}/hint", hint, models.AskHint, models.Hint, "What the strongest bot would do.", TABLE),
    post(f"{TABLE_PATH}/emotes", emote, models.SendEmote, models.EmoteSent, "Say something without words.", TABLE),
    get(
        f"{TABLE_PATH}/news",
        news_since,
        models.NewsSince,
        "What happened since a revision; the same comes over the WebSocket at this address.",
        TABLE,
        SEAT,
        Parameter("since", models.Revision, default=0),
        live=True,
    ),
)
