"""The OpenAPI description, made from the endpoints and the models: it cannot say anything else than the server does."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

import leopold
from leopold.server.http.endpoints import PROBLEM_WORDS, Endpoint
from leopold.server.models import Message, Problem

REF = "#/components/schemas/{name}"
TOO_LONG = 414


def description(endpoints: Sequence[Endpoint]) -> dict[str, Any]:
    """The whole document."""
    types = [Problem, Message, *(e.answer for e in endpoints), *(e.body for e in endpoints if e.body is not None)]
    schemas, components = msgspec.json.schema_components(types, ref_template=REF)
    by_type = {str(found): schema for found, schema in zip(types, schemas, strict=True)}
    components["Message"] = schemas[1]
    paths: dict[str, Any] = {}
    for endpoint in endpoints:
        paths.setdefault(endpoint.path, {})[endpoint.method.lower()] = _operation(endpoint, by_type)
    return {
        "openapi": "3.1.0",
        "info": {
            "title": "Leopold's table",
            "version": leopold.__version__,
            "description": "Grand Austria Hotel over HTTP. News come over a WebSocket at /api/tables/{table}/news "
            "(messages: the schema Message); everything else is here.",
        },
        "paths": paths,
        "components": {"schemas": components},
    }


def _operation(endpoint: Endpoint, by_type: dict[str, Any]) -> dict[str, Any]:
    operation: dict[str, Any] = {
        "operationId": endpoint.name,
        "summary": endpoint.summary,
        "parameters": [
            {
                "name": parameter.name,
                "in": parameter.where,
                "required": parameter.required or parameter.where == "path",
                "schema": msgspec.json.schema_components([parameter.type], ref_template=REF)[0][0],
            }
            for parameter in endpoint.parameters
        ],
        "responses": {
            "200": {"description": "Done.", "content": {"application/json": {"schema": by_type[str(endpoint.answer)]}}},
            **{
                str(status): {
                    "description": PROBLEM_WORDS[status],
                    "content": {"application/json": {"schema": by_type[str(Problem)]}},
                }
                for status in sorted({*endpoint.problems, 400, 429})
            },
            str(TOO_LONG): {"description": PROBLEM_WORDS[TOO_LONG]},
        },
    }
    if endpoint.body is not None:
        operation["requestBody"] = {
            "required": True,
            "content": {"application/json": {"schema": by_type[str(endpoint.body)]}},
        }
    return operation
