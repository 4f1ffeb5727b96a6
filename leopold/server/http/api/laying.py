"""Laying tables: new ones, with packs of one's own, from a saved game, for a first game, for the deal of the day."""

from __future__ import annotations

from typing import Final

from leopold.guide import SCRIPTS, script_named
from leopold.server import limits, models
from leopold.server.evenings.deals import today
from leopold.server.http.api.declaring import EDITION, LANGUAGE, TABLE, TABLE_PATH, get, post
from leopold.server.http.endpoints import Parameter
from leopold.server.http.services import Call
from leopold.server.models import PlaceInGame
from leopold.server.tables import create, packs

_TABLES: Final = "/api/tables"


async def my_tables(call: Call) -> models.TableSummaries:
    return await create.summaries(call.services.registry, call.visitor, call.parameters["skip"])


async def create_table(call: Call) -> models.CreatedTable:
    call.count_table()
    if call.body.packs or call.body.packs_of:
        call.services.shares.packs.take(call.visitor, call.address)
    return await create.create_table(call.services.registry, call.visitor, call.secret, call.body)


async def check_packs(call: Call) -> models.CheckedPacks:
    call.services.shares.packs.take(call.visitor, call.address)
    return await packs.check(call.services.registry, call.body.packs, call.parameters["edition"], call.language())


async def create_guided(call: Call) -> models.CreatedTable:
    call.count_table()
    script = script_named(SCRIPTS[0])
    assert script is not None, "there is a script for the first game"
    return await create.create_guided(call.services.registry, call.visitor, call.secret, script, call.body)


async def open_saved(call: Call) -> models.CreatedTable:
    call.services.shares.records.take(call.visitor, call.address)
    call.count_table()
    doorkeeper = call.services.doorkeeper
    assert doorkeeper is not None, "whoever serves has one"
    return await create.open_saved(call.services.registry, call.visitor, call.secret, call.body, doorkeeper.allow)


async def look_at_saved(call: Call) -> models.SavedSummary:
    call.services.shares.records.take(call.visitor, call.address)
    return await create.look_at_saved(call.services.registry, call.body)


async def play_deal(call: Call) -> models.CreatedTable:
    deal, asked = today(), call.body
    going = await call.services.evenings.going(call.visitor, deal)
    if going is not None:
        return models.CreatedTable(table=going, seat_tokens=[], watch_token="")
    call.count_table()
    seats = deal.seats(asked.name)
    return await create.lay_deal(call.services.registry, call.visitor, call.secret, asked.key, deal.config, seats)


async def play_again(call: Call) -> models.CreatedTable:
    table = await call.seen_table()
    call.count_table()
    return await create.play_again(call.services.registry, call.visitor, call.secret, table, call.body)


ENDPOINTS: Final = (
    get(
        _TABLES,
        my_tables,
        models.TableSummaries,
        "The tables of this browser, a page of them.",
        Parameter("skip", PlaceInGame, default=0),
        problems=(503,),
        weight=10,
    ),
    post(
        _TABLES,
        create_table,
        models.NewTable,
        models.CreatedTable,
        "Lay a new table.",
        largest=limits.BODY_BYTES + 2 * limits.PACK_BYTES,
    ),
    post(
        "/api/packs/check",
        check_packs,
        models.CheckPacks,
        models.CheckedPacks,
        "Look through packs of one's own, and say what they change.",
        EDITION,
        LANGUAGE,
        largest=limits.BODY_BYTES + 2 * limits.PACK_BYTES,
    ),
    post(
        "/api/guided", create_guided, models.NewGuided, models.CreatedTable, "Lay the table of the guided first game."
    ),
    post(
        "/api/records",
        open_saved,
        models.OpenSaved,
        models.CreatedTable,
        "Open a saved game.",
        largest=limits.RECORD_BODY,
    ),
    post(
        "/api/records/look",
        look_at_saved,
        models.LookAtSaved,
        models.SavedSummary,
        "What a saved game holds, before it is opened.",
        largest=limits.RECORD_BODY,
    ),
    post("/api/deal", play_deal, models.PlayDeal, models.CreatedTable, "Play the deal of the day, or go on with it."),
    post(
        f"{TABLE_PATH}/again",
        play_again,
        models.PlayAgain,
        models.CreatedTable,
        "Go on from a moment of a finished game, at a table of its own against the same bots.",
        TABLE,
    ),
)
