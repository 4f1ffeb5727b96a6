"""Who somebody is: the phrase that they go by, and how they or a game of theirs are forgotten."""

from __future__ import annotations

from typing import Final

from leopold.server import models
from leopold.server.http.api.declaring import TABLE, TABLE_PATH, post
from leopold.server.http.identity import cookie_of, fresh_cookie, fresh_phrase
from leopold.server.http.services import Call
from leopold.server.tables import erasing, moving


async def forget_me(call: Call) -> models.Forgotten:
    call.count_change()
    return await erasing.forget(call.services.registry, call.visitor)


async def remove_table(call: Call) -> models.Removed:
    call.count_change()
    return await erasing.remove_table(call.services.registry, call.parameters["table"], call.visitor)


async def new_phrase(call: Call) -> models.Phrase:
    call.services.shares.phrases.take(call.visitor, call.address)
    return models.Phrase(phrase=fresh_phrase())


async def go_by_phrase(call: Call) -> models.Arrived:
    call.services.shares.phrases.take(call.visitor, call.address)
    call.secret = cookie_of(call.body.phrase)
    return await moving.go_by(call.services.registry, call.visitor, call.secret)


async def enter_phrase(call: Call) -> models.Arrived:
    call.services.shares.phrases.take(call.visitor, call.address)
    call.secret = cookie_of(call.body.phrase)
    return await moving.enter(call.services.registry, call.visitor, call.secret, bring=call.body.bring)


async def leave_browser(call: Call) -> models.LeftBrowser:
    call.services.shares.visitors.take(call.address)
    call.secret = fresh_cookie()
    return models.LeftBrowser()


ENDPOINTS: Final = (
    post("/api/forget", forget_me, models.Forget, models.Forgotten, "Delete all that is kept of this browser."),
    post(
        f"{TABLE_PATH}/remove",
        remove_table,
        models.Remove,
        models.Removed,
        "Delete a game of this browser; where others play, only get up for good.",
        TABLE,
    ),
    post(
        "/api/phrase/new",
        new_phrase,
        models.AskPhrase,
        models.Phrase,
        "A new phrase, to be written down before anything goes by it.",
    ),
    post(
        "/api/phrase",
        go_by_phrase,
        models.GoByPhrase,
        models.Arrived,
        "Be known by a phrase: all that is kept of this browser is found under it, on every device.",
        renews=True,
    ),
    post(
        "/api/phrase/enter",
        enter_phrase,
        models.EnterPhrase,
        models.Arrived,
        "Be, in this browser, whoever goes by a phrase.",
        renews=True,
    ),
    post(
        "/api/phrase/leave",
        leave_browser,
        models.LeaveBrowser,
        models.LeftBrowser,
        "Be nobody in this browser; what is kept is found by the phrase.",
        renews=True,
    ),
)
