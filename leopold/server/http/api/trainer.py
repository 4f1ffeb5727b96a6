"""Puzzles: one turn, and what it is worth beside the best."""

from __future__ import annotations

from typing import Annotated, Final

from msgspec import Meta

from leopold.puzzles import Verdict
from leopold.server import models
from leopold.server.errors import no_puzzle
from leopold.server.http.api.declaring import get, post
from leopold.server.http.endpoints import Parameter
from leopold.server.http.services import Call
from leopold.server.models.base import whole

PUZZLE: Final = Parameter(
    "puzzle", Annotated[str, Meta(pattern=whole("[0-9a-f]{8}"))], "path", required=True, refusal=no_puzzle
)


async def puzzles(call: Call) -> models.Puzzles:
    return await call.services.trainer.all(call.visitor)


async def puzzle_of_day(call: Call) -> models.PuzzleSummary:
    return await call.services.trainer.today(call.visitor)


async def play_puzzle(call: Call) -> models.CreatedTable:
    call.count_table()
    return await call.services.trainer.lay(call.visitor, call.secret, call.parameters["puzzle"], call.body)


async def answer_puzzle(call: Call) -> Verdict:
    table = await call.services.registry.table(call.body.table)
    await call.services.registry.viewer(table, call.visitor, None)
    call.services.shares.answers.take(call.visitor, call.address)
    return await call.services.trainer.answer(call.visitor, call.parameters["puzzle"], table)


ENDPOINTS: Final = (
    get(
        "/api/puzzles",
        puzzles,
        models.Puzzles,
        "Turns to be found, with what this browser has solved, and the puzzle of the day.",
        problems=(503,),
        weight=2,
    ),
    get("/api/puzzles/today", puzzle_of_day, models.PuzzleSummary, "The puzzle of the day.", problems=(503,), weight=2),
    post(
        "/api/puzzles/{puzzle}",
        play_puzzle,
        models.PlayPuzzle,
        models.CreatedTable,
        "Lay the table of a puzzle, at which one turn is played.",
        PUZZLE,
    ),
    post(
        "/api/puzzles/{puzzle}/answer",
        answer_puzzle,
        models.AnswerPuzzle,
        Verdict,
        "What the turn that was played at a puzzle's table is worth, beside the best.",
        PUZZLE,
    ),
)
