"""What finished games have brought whoever played them."""

from __future__ import annotations

from typing import Final

from leopold.server import models
from leopold.server.http.api.declaring import TABLE, TABLE_PATH, get, post
from leopold.server.http.services import Call


async def my_evenings(call: Call) -> models.Evenings:
    return await call.services.evenings.all(call.visitor)


async def erase_evenings(call: Call) -> models.Erased:
    call.count_change()
    return await call.services.evenings.erase(call.visitor)


async def table_evening(call: Call) -> models.TableEvening:
    table = await call.seen_table()
    return await call.services.evenings.of_table(call.visitor, table.id)


ENDPOINTS: Final = (
    get(
        "/api/evenings",
        my_evenings,
        models.Evenings,
        "What is kept of the finished games of this browser.",
        problems=(503,),
        weight=10,
    ),
    post("/api/evenings/erase", erase_evenings, models.Erase, models.Erased, "Forget all evenings of this browser."),
    get(
        f"{TABLE_PATH}/evening",
        table_evening,
        models.TableEvening,
        "What a finished game brought whoever played it.",
        TABLE,
        weight=10,
    ),
)
