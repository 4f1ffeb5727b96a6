"""The client of the swarm: one connection, kept while the server keeps it."""

from __future__ import annotations

import asyncio
import ssl
from collections.abc import Sequence

import pytest

from leopold.server.tools.client import Answer, HttpClient

TRUST = ssl.create_default_context()


def asked(answers: Sequence[bytes], times: int) -> tuple[list[Answer], int]:
    """What a client hears that asks so often, and by how many connections; each of them hears the next answers up to
    an empty one, which hangs up."""
    left = list(answers)
    connections = 0

    async def serve(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        nonlocal connections
        connections += 1
        while left:
            await reader.readuntil(b"\r\n\r\n")
            answer = left.pop(0)
            if not answer:
                break
            writer.write(answer)
        writer.close()

    async def ask() -> list[Answer]:
        server = await asyncio.start_server(serve, "127.0.0.1", 0)
        async with server:
            client = HttpClient(f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}/club/", TRUST)
            found = [await client.ask("GET", "/healthz", {}) for _ in range(times)]
            await client.close()
        return found

    return asyncio.run(ask()), connections


def plain(text: str, *headers: str) -> bytes:
    return "\r\n".join(("HTTP/1.1 200 OK", f"Content-Length: {len(text)}", *headers, "", text)).encode()


def test_a_connection_is_kept() -> None:
    assert asked([plain("one"), plain("two")], 2) == ([Answer(200, b"one"), Answer(200, b"two")], 1)


def test_one_that_the_server_has_closed_is_opened_again() -> None:
    assert asked([plain("one", "Connection: close"), plain("two")], 2)[0] == [Answer(200, b"one"), Answer(200, b"two")]
    # also where it did not say so
    assert asked([plain("one"), b"", plain("two")], 2) == ([Answer(200, b"one"), Answer(200, b"two")], 2)


def test_what_a_proxy_sends_in_pieces_is_put_together() -> None:
    pieces = b"HTTP/1.1 503 No\r\nTransfer-Encoding: chunked\r\n\r\n3\r\nwal\r\n2;x=y\r\ntz\r\n0\r\n\r\n"
    assert asked([pieces, plain("")], 2)[0] == [Answer(503, b"waltz"), Answer(200, b"")]


def test_a_server_that_only_hangs_up_is_an_error() -> None:
    with pytest.raises(OSError, match="hung up"):
        asked([b""], 1)
