"""The OpenAPI description is true: whatever it allows is answered, as it says, and never with a 5xx."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, settings
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from leopold.server.http.api import ENDPOINTS
from leopold.server.http.identity import COOKIE, fresh_cookie
from leopold.server.http.openapi import description
from leopold.server.http.shares import Share
from leopold.server.limits import RateLimiter
from tests.server.databases import database
from tests.server.served import served

schema = schemathesis.openapi.from_dict(description(ENDPOINTS))


@dataclass(frozen=True)
class Somebody:
    """A visitor who sits at a table."""

    server: str
    headers: dict[str, str]
    table: str


def plenty() -> RateLimiter:
    return RateLimiter((1e6, 1_000_000))


@pytest.fixture(scope="module")
def ann(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Somebody]:
    """At a server that does not mind being asked often."""
    with database("sqlite", tmp_path_factory.mktemp("openapi")) as address, served(address) as (server, table):
        services = table.services
        assert services is not None
        for name, counted in vars(services.shares).items():
            setattr(services.shares, name, Share(plenty(), plenty()) if isinstance(counted, Share) else plenty())
        headers = {"Cookie": f"{COOKIE}={fresh_cookie()}"}
        seats = [{"kind": "me"}, {"kind": "here"}]
        laid = httpx.post(f"{server}/api/tables", json={"seats": seats, "seed": "7"}, headers=headers).json()
        yield Somebody(server, headers, laid["table"])


@schema.parametrize()
@settings(
    max_examples=25,
    deadline=None,
    suppress_health_check=[HealthCheck.function_scoped_fixture, HealthCheck.too_slow, HealthCheck.filter_too_much],
)
def test_nothing_breaks_and_every_answer_is_as_described(case: schemathesis.Case[Any], ann: Somebody) -> None:
    if "table" in case.path_parameters and len(str(case.path_parameters["table"])) == len(ann.table):
        case.path_parameters["table"] = ann.table  # else hardly anything would get beyond "there is no such table"
    answer = case.call(base_url=ann.server, headers=ann.headers)
    assert answer.status_code < 500
    if answer.status_code != 405:  # methods that are not described are not there
        checks = [not_a_server_error, content_type_conformance, response_schema_conformance, status_code_conformance]
        case.validate_response(answer, checks=checks)


def test_the_description_is_served(ann: Somebody) -> None:
    found: dict[str, Any] = httpx.get(f"{ann.server}/api/openapi.json").json()

    assert found["openapi"].startswith("3.1")
    assert set(found["paths"]) == {endpoint.path for endpoint in ENDPOINTS}
    assert "Message" in found["components"]["schemas"]
