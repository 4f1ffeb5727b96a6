"""Looking back at a game: move by move, how it went, how well it was played, and as a file."""

from __future__ import annotations

from typing import Annotated, Final

from msgspec import Meta

from leopold.server import limits, models
from leopold.server.http.api.declaring import AT_TABLE, TABLE, TABLE_PATH, get, post
from leopold.server.http.endpoints import Parameter
from leopold.server.http.services import Call
from leopold.server.models import PlaceInGame
from leopold.server.models.base import whole
from leopold.server.tables import history

ViewerText = Annotated[str, Meta(pattern=whole("[0-3]|watch|all"))]
LineText = Annotated[str, Meta(pattern=whole("([0-9]{1,4}(,[0-9]{1,4})*)?"), max_length=limits.LINE_LENGTH)]
"""Actions by their numbers."""


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
        call.services.shares.reviews.take(call.visitor, call.address)

    return await call.services.reviews.ask(await call.seen_table(), count)


async def line(call: Call) -> models.TriedLine:
    given = call.parameters
    numbers = [int(number) for number in given["actions"].split(",") if number]
    table = await call.seen_table()
    return await history.try_line(call.services.registry, table, call.visitor, given["at"], numbers, given["viewer"])


async def saved_game(call: Call) -> models.SavedGame:
    return await history.saved_game_of(call.services.registry, call.parameters["table"], call.visitor)


ENDPOINTS: Final = (
    get(
        f"{TABLE_PATH}/replay",
        replay,
        models.Replay,
        "The game after so many actions, for which viewer.",
        TABLE,
        Parameter("at", PlaceInGame, default=0),
        Parameter("viewer", ViewerText, default="watch"),
        problems=(*AT_TABLE, 422),
    ),
    get(f"{TABLE_PATH}/course", course, models.Course, "How the scores grew, and what mattered.", TABLE),
    get(
        f"{TABLE_PATH}/review",
        review,
        models.ReviewState,
        "How well a finished game was played, or how far that is known.",
        TABLE,
        problems=(*AT_TABLE, 409),
    ),
    post(
        f"{TABLE_PATH}/review",
        ask_review,
        models.AskReview,
        models.ReviewState,
        "Ask how well a finished game was played; asking again costs nothing.",
        TABLE,
    ),
    get(
        f"{TABLE_PATH}/line",
        line,
        models.TriedLine,
        "A finished game after so many of its actions and then some others.",
        TABLE,
        Parameter("at", PlaceInGame, default=0),
        Parameter("actions", LineText, default=""),
        Parameter("viewer", ViewerText, default="all"),
        problems=(*AT_TABLE, 409, 422),
    ),
    get(
        f"{TABLE_PATH}/record",
        saved_game,
        models.SavedGame,
        "The game as a file; sealed until it is over.",
        TABLE,
        problems=(*AT_TABLE, 409),
    ),
)
