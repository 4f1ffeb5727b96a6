"""Web Push: encrypted as the standard says, signed by the operator, sent once to whoever is not there."""

from __future__ import annotations

import json
import stat
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from leopold.errors import RecordError
from leopold.words import catalogue
from tests.server.databases import database
from tests.server.visitors import LocalServer, Visitor, open_server

pytest.importorskip("cryptography", reason="WEB PUSH IS NOT TESTED: pip install 'leopold[push]'")

from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.hashes import SHA256

from leopold.server.push.messages import (
    OperatorKeys,
    encrypted,
    from_base64,
    in_base64,
    point_of,
    private_key,
)
from leopold.server.push.service import PushService, of_a_service

SERVICE = "https://fcm.googleapis.com/send/abc"
AUTH = in_base64(bytes(16))


class Service:
    """In place of a push service: takes what comes, and answers as it is told."""

    def __init__(self) -> None:
        self.status = 201
        self.came = threading.Semaphore(0)
        self.messages: list[tuple[str, dict[str, str], bytes]] = []

    def __call__(self, address: str, headers: dict[str, str], body: bytes) -> int:
        self.messages.append((address, headers, body))
        self.came.release()
        return self.status


@pytest.fixture
def called(tmp_path: Path) -> Iterator[tuple[LocalServer, Service]]:
    service, keys = Service(), OperatorKeys.fresh("mailto:host@example.org")
    with (
        database("sqlite", tmp_path) as address,
        open_server(address, push=lambda registry, language: PushService(registry, keys, language, service)) as server,
    ):
        yield server, service


def browser_key() -> str:
    return in_base64(point_of(ec.generate_private_key(ec.SECP256R1()).public_key()))


def two_at_a_table(server: LocalServer) -> tuple[Visitor, Visitor, str]:
    """A host and a friend who begins."""
    ann, ben = server.visitor(), server.visitor()
    laid = ann.lay("me", "friend", seed="7")
    ben.post(f"/api/tables/{laid['table']}/sit", {"token": laid["seat_tokens"][0]["token"], "name": "Ben"})
    return ann, ben, str(laid["table"])


def test_a_message_is_encrypted_as_the_standard_says() -> None:
    """The example of RFC 8291, section 5."""
    receiver = from_base64("BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4")
    sender = private_key(from_base64("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"))

    message = encrypted(
        b"When I grow up, I want to be a watermelon",
        receiver,
        from_base64("BTBZMqHH6r4Tts7J_aSIgg"),
        sender=sender,
        salt=from_base64("DGv6ra1nlYgDCS1FRnbzlw"),
    )

    assert in_base64(message) == (
        "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_y"
        "l95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
    )


def test_a_message_says_who_sends_it() -> None:
    keys = OperatorKeys.fresh("mailto:host@example.org")

    header = keys.authorization(SERVICE, 1000.0)

    token, public = header.removeprefix("vapid t=").split(", k=")
    head, claims, signature = token.split(".")
    assert json.loads(from_base64(claims)) == {
        "aud": "https://fcm.googleapis.com",
        "exp": 1000 + 12 * 3600,
        "sub": "mailto:host@example.org",
    }
    raw = from_base64(signature)
    signed = encode_dss_signature(int.from_bytes(raw[:32]), int.from_bytes(raw[32:]))
    key = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), from_base64(public))
    key.verify(signed, f"{head}.{claims}".encode(), ec.ECDSA(SHA256()))


def test_keys_are_kept_for_the_operator_alone(tmp_path: Path) -> None:
    # given new keys in a file
    file = tmp_path / "keys.json"
    keys = OperatorKeys.fresh("https://example.org/contact")
    keys.write(file)
    # when they are read again
    again = OperatorKeys.read(file)
    # then they are the same, nobody else reads them, and nothing is written over them
    assert (again.public, again.contact) == (keys.public, keys.contact)
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    with pytest.raises(RecordError, match="there already"):
        keys.write(file)


@pytest.mark.parametrize("text", ["", "{}", "[]", '{"private": 1, "contact": ""}'])
def test_what_has_no_keys_gets_a_sentence(tmp_path: Path, text: str) -> None:
    (tmp_path / "keys.json").write_text(text)

    with pytest.raises(RecordError, match="leopold push-keys"):
        OperatorKeys.read(tmp_path / "keys.json")
    with pytest.raises(RecordError, match="mailto:"):
        OperatorKeys.fresh("me")


def test_whoever_is_not_there_is_called_once_for_a_turn(called: tuple[LocalServer, Service]) -> None:
    # given a host who wants to be called and is away, while the friend is to move
    server, service = called
    ann, ben, table = two_at_a_table(server)
    ann.post("/api/push", {"endpoint": SERVICE, "receiver": browser_key(), "auth": AUTH})
    # when the friend has decided
    state = ben.state(table, 1)
    while state["view"]["to_move"] == 1:
        state = ben.play(table, state)
    # then the host is called, once, and nobody on the way can read why
    assert service.came.acquire(timeout=20)
    address, headers, body = service.messages[0]
    assert address == SERVICE
    assert headers["Content-Encoding"] == "aes128gcm"
    assert headers["Authorization"].startswith("vapid t=")
    assert table.encode() not in body
    # and not again for the same turn
    state = ann.state(table, 0)
    if len(state["actions"]) > 1:
        ann.play(table, state)
    assert len(service.messages) == 1


@pytest.mark.parametrize(("language", "kept"), [("de", "de"), ("tlh", ""), ("", "")])
def test_a_browser_is_called_in_the_language_of_its_reader(
    called: tuple[LocalServer, Service], language: str, kept: str
) -> None:
    """In that of the house, where nobody said what is read there, or nobody speaks it."""
    server, _ = called
    ann, _, table = two_at_a_table(server)
    ann.post("/api/push", {"endpoint": SERVICE, "receiver": browser_key(), "auth": AUTH, "language": language})
    opened = server.application.registry.tables[table]
    (found,) = server.application.storage.subscriptions(opened.stored.host)
    services = server.application.services
    assert services is not None and services.push is not None

    assert found.language == kept
    assert json.loads(services.push._message(opened, found))["title"] == catalogue(kept or "en").text("call-turn")


def test_whoever_sits_at_the_table_is_not_called(called: tuple[LocalServer, Service]) -> None:
    server, service = called
    ann, ben, table = two_at_a_table(server)
    ann.post("/api/push", {"endpoint": SERVICE, "receiver": browser_key(), "auth": AUTH})

    with ann.news(table, 0) as news:
        state = ben.state(table, 1)
        while state["view"]["to_move"] == 1:
            state = ben.play(table, state)
        news.next("news")

    assert service.messages == []


def test_a_browser_that_has_gone_is_forgotten(called: tuple[LocalServer, Service]) -> None:
    # given a browser that its service does not know any more
    server, service = called
    service.status = 410
    ann, _, table = two_at_a_table(server)
    ann.post("/api/push", {"endpoint": SERVICE, "receiver": browser_key(), "auth": AUTH})
    services, portal = server.application.services, server.client.portal
    assert services is not None and services.push is not None and portal is not None
    opened = server.application.registry.tables[table]
    # when it is called
    portal.call(services.push.call, opened.stored.host, opened)
    # then it is not called again
    portal.call(services.push.call, opened.stored.host, opened)
    assert len(service.messages) == 1


def test_whoever_does_not_want_it_any_more_is_not_called(called: tuple[LocalServer, Service]) -> None:
    server, _ = called
    ann, _, table = two_at_a_table(server)
    ann.post("/api/push", {"endpoint": SERVICE, "receiver": browser_key(), "auth": AUTH})
    assert server.visitor().post("/api/push/forget", {"endpoint": SERVICE}) == {"subscribed": False}
    storage, host = server.application.storage, server.application.registry.tables[table].stored.host
    assert len(storage.subscriptions(host)) == 1, "nobody switches it off for somebody else"

    ann.post("/api/push/forget", {"endpoint": SERVICE})

    assert storage.subscriptions(host) == []


@pytest.mark.parametrize(
    "endpoint",
    [
        "http://fcm.googleapis.com/x",
        "https://127.0.0.1/x",
        "https://fcm.googleapis.com.example.org/x",
        "https://fcm.googleapis.com:8443/x",
        "https://fcm.googleapis.com@example.org/x",
        "https://examplepush.apple.com.evil/x",
        "https://[::1/x",
    ],
)
def test_the_server_calls_nobody_but_push_services(called: tuple[LocalServer, Service], endpoint: str) -> None:
    body: dict[str, Any] = {"endpoint": endpoint, "receiver": browser_key(), "auth": AUTH}

    refused = called[0].visitor().ask("POST", "/api/push", body)

    assert refused.json()["key"] == "problem-push-service"
    assert of_a_service("https://web.push.apple.com/abc")


def test_without_keys_there_is_none(small_server: LocalServer) -> None:
    ann = small_server.visitor()

    assert ann.get("/api/meta")["push_key"] == ""
    body = {"endpoint": SERVICE, "receiver": browser_key(), "auth": AUTH}
    assert ann.ask("POST", "/api/push", body).json()["key"] == "problem-push-off"
