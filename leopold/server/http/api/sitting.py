"""Who sits at a table and who looks on: links, codes, and what the host decides."""

from __future__ import annotations

from typing import Annotated, Final

from msgspec import Meta

from leopold.server import models
from leopold.server.errors import unknown_visitor
from leopold.server.http.api.declaring import TABLE, TABLE_PATH, get, post
from leopold.server.http.endpoints import Parameter
from leopold.server.http.services import Call
from leopold.server.models.base import whole
from leopold.server.tables import codes, play, seats

CODE: Final = Parameter("code", Annotated[str, Meta(pattern=whole(codes.CODE_FORM))], "path", required=True)
SEAT_OF_TABLE: Final = Parameter("seat", models.SeatNumber, "path", required=True)


async def sit(call: Call) -> models.Seated:
    call.count_change()
    services, table = call.services, await call.table()
    return await seats.sit(services.registry, table, call.visitor, call.body, services.shares.guesses)


async def invitation(call: Call) -> models.Invitation:
    return seats.invitation(await call.table(), call.visitor, call.body, call.services.shares.guesses)


async def invite(call: Call) -> models.SeatToken:
    call.count_change()
    table = await call.seen_table()
    seat = call.parameters["seat"]
    return await seats.invite(call.services.registry, table, call.visitor, call.secret, seat, call.body)


async def watch(call: Call) -> models.Seated:
    call.count_change()
    services, table = call.services, await call.table()
    return await seats.watch(services.registry, table, call.visitor, call.body, services.shares.guesses)


async def let_strangers(call: Call) -> models.Watchable:
    call.count_change()
    table = await call.seen_table()
    return await seats.let_strangers(call.services.registry, table, call.visitor, call.body)


async def lock_table(call: Call) -> models.Locked:
    call.count_change()
    table = await call.seen_table()
    return await seats.lock(call.services.registry, table, call.visitor, call.body)


async def code(call: Call) -> models.Code:
    call.count_change()
    table = await call.seen_table()
    return await codes.code_for(call.services.registry, table, call.visitor)


async def seats_of_code(call: Call) -> models.CodeSeats:
    call.services.shares.codes.take(call.address)
    return await codes.seats_of_code(call.services.registry, call.visitor, call.parameters["code"])


async def sit_by_code(call: Call) -> models.Seated:
    call.services.shares.codes.take(call.address)
    if call.fresh:  # twice, and it would be two people who take two seats: the page has a cookie before it has a button
        raise unknown_visitor()
    return await codes.sit_by_code(call.services.registry, call.visitor, call.parameters["code"], call.body)


async def hand_over(call: Call) -> models.Done:
    table = await call.seen_table()
    return await play.hand_over(call.services.registry, table, call.visitor, call.parameters["seat"], call.body)


async def remove_player(call: Call) -> models.PlayerRemoved:
    call.count_change()
    table = await call.seen_table()
    return await seats.remove_player(call.services.registry, table, call.visitor, call.parameters["seat"])


async def leave(call: Call) -> models.Left:
    call.count_change()
    table = await call.seen_table()
    return await seats.leave(call.services.registry, table, call.visitor, call.body)


ENDPOINTS: Final = (
    post(f"{TABLE_PATH}/sit", sit, models.Sit, models.Seated, "Sit down with the token of a link.", TABLE),
    post(
        f"{TABLE_PATH}/invitation",
        invitation,
        models.Sit,
        models.Invitation,
        "Which seat a link is for, before one sits down.",
        TABLE,
    ),
    post(
        f"{TABLE_PATH}/seats/{{seat}}/link",
        invite,
        models.Invite,
        models.SeatToken,
        "A fresh link for a friend's seat, instead of the old one; for the host.",
        TABLE,
        SEAT_OF_TABLE,
    ),
    post(f"{TABLE_PATH}/watch", watch, models.Watch, models.Seated, "Watch with the token of a link.", TABLE),
    post(
        f"{TABLE_PATH}/watching",
        let_strangers,
        models.Watching,
        models.Watchable,
        "Let whoever has the address of the table look on, or not; for the host.",
        TABLE,
    ),
    post(
        f"{TABLE_PATH}/lock",
        lock_table,
        models.LockTable,
        models.Locked,
        "Let nobody new sit down or look on, or let them again; for the host.",
        TABLE,
    ),
    post(f"{TABLE_PATH}/code", code, models.AskCode, models.Code, "The code of a table; for the host.", TABLE),
    get("/api/codes/{code}", seats_of_code, models.CodeSeats, "Which seats a code leads to.", CODE),
    post(
        "/api/codes/{code}/sit", sit_by_code, models.SitByCode, models.Seated, "Sit down by the code of a table.", CODE
    ),
    post(
        f"{TABLE_PATH}/seats/{{seat}}",
        hand_over,
        models.HandOver,
        models.Done,
        "Hand a seat to a bot, or back; for the host.",
        TABLE,
        SEAT_OF_TABLE,
    ),
    post(
        f"{TABLE_PATH}/seats/{{seat}}/remove",
        remove_player,
        models.RemovePlayer,
        models.PlayerRemoved,
        "Remove somebody from the table; for the host.",
        TABLE,
        SEAT_OF_TABLE,
    ),
    post(f"{TABLE_PATH}/leave", leave, models.Leave, models.Left, "Get up and let bots play on.", TABLE),
)
