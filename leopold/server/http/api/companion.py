"""Beside a real table: the automaton, what a game needs, and what people have at its end."""

from __future__ import annotations

from typing import Final

from leopold.server import limits, models
from leopold.server.companion import score, setup
from leopold.server.http.api.declaring import post
from leopold.server.http.services import Call


async def companion(call: Call) -> models.CompanionGame:
    call.services.shares.companion.take(call.visitor, call.address)
    return await call.services.companion_games.play(call.body)


async def open_companion(call: Call) -> models.CompanionGame:
    call.services.shares.companion.take(call.visitor, call.address)
    return await call.services.companion_games.open(call.body)


async def draw_setup(call: Call) -> models.SetupDrawn:
    call.services.shares.companion.take(call.visitor, call.address)
    return await call.services.registry.aside(setup.draw, call.body)


async def count_score(call: Call) -> models.Score:
    call.services.shares.companion.take(call.visitor, call.address)
    return await call.services.registry.aside(score.count, call.body)


ENDPOINTS: Final = (
    post(
        "/api/companion",
        companion,
        models.AskCompanion,
        models.CompanionGame,
        "The automaton beside a real table: where all answers so far lead, and what it must know next.",
        largest=2 * limits.BODY_BYTES,
    ),
    post(
        "/api/companion/open",
        open_companion,
        models.OpenCompanion,
        models.CompanionGame,
        "The same from the file of a kept game.",
        largest=2 * limits.BODY_BYTES,
    ),
    post("/api/companion/setup", draw_setup, models.DrawSetup, models.SetupDrawn, "Draw what a real table needs."),
    post("/api/companion/score", count_score, models.ScoreEntry, models.Score, "Count what people have at its end."),
)
