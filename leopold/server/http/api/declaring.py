"""How the endpoints of a subject are declared, and what those of several subjects have in common."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from typing import Annotated, Any, Final, Literal

from msgspec import Meta

from leopold.packs import EDITIONS
from leopold.server import limits
from leopold.server.errors import no_table
from leopold.server.http.endpoints import Endpoint, Handler, Parameter
from leopold.server.http.identity import TABLE_FORM
from leopold.server.http.services import Call
from leopold.server.models import Request
from leopold.server.models.base import whole
from leopold.words import SOURCE_LANGUAGE

TABLE_PATH: Final = "/api/tables/{table}"
TABLE: Final = Parameter(
    "table", Annotated[str, Meta(pattern=whole(TABLE_FORM))], "path", required=True, refusal=no_table
)
EDITION: Final = Parameter("edition", Literal[EDITIONS], default=EDITIONS[0])
LANGUAGE: Final = Parameter("language", Annotated[str, Meta(max_length=20)], default=SOURCE_LANGUAGE)
AT_TABLE: Final = (403, 404, 410, 503)
"""What may stand in the way at a table, and what besides where something is sent."""
WRITING: Final = (*AT_TABLE, 409, 413, 415, 422)


def post(
    path: str,
    handler: Handler,
    body: type[Request],
    answer: Any,
    summary: str,
    *parameters: Parameter,
    largest: int = limits.BODY_BYTES,
    renews: bool = False,
    weight: int = 1,
) -> Endpoint:
    name = handler.__name__
    return Endpoint(
        "POST", path, name, summary, handler, answer, body, parameters, WRITING, largest, renews, weight=weight
    )


def get(
    path: str,
    handler: Handler,
    answer: Any,
    summary: str,
    *parameters: Parameter,
    problems: tuple[int, ...] = AT_TABLE,
    renews: bool = False,
    live: bool = False,
    alike: Callable[[Call], Hashable] | None = None,
    weight: int = 1,
) -> Endpoint:
    return Endpoint(
        "GET",
        path,
        handler.__name__,
        summary,
        handler,
        answer,
        None,
        parameters,
        problems,
        renews=renews,
        live=live,
        alike=alike,
        weight=weight,
    )
