"""Secrets: who a browser is, and what the links of friends carry. Only hashes are ever kept."""

from __future__ import annotations

import base64
import hashlib
import hmac
import re
import secrets
from typing import Final

COOKIE: Final = "leopold_visitor"
COOKIE_DAYS: Final = 400
_COOKIE_FORM: Final = re.compile(r"[A-Za-z0-9_-]{43}")
_TABLE_LETTERS: Final = "abcdefghjkmnpqrstuvwxyz23456789"
TABLE_FORM: Final = f"^[{_TABLE_LETTERS}]{{12}}$"


def fresh_cookie() -> str:
    """256 bits."""
    return secrets.token_urlsafe(32)


class DerivedSecrets:
    """The name of a new table and the tokens of its links, made from the visitor's secret and the key of the request.

    So a repeated request gets the same answer although the tokens are kept nowhere; and nobody without the secret can
    find them. Without a key they are random.
    """

    def __init__(self, secret: str, key: str | None) -> None:
        self._secret = secret.encode() if key is not None else secrets.token_bytes(32)
        self._key = key or ""

    def _bits(self, what: str) -> bytes:
        return hmac.digest(self._secret, f"{self._key} {what}".encode(), "sha256")

    def token(self, what: str) -> str:
        """192 bits, for a link."""
        return base64.urlsafe_b64encode(self._bits(what)[:24]).decode()

    @property
    def table_id(self) -> str:
        """Easy to read aloud; it opens nothing by itself."""
        number = int.from_bytes(self._bits("table"))
        letters = []
        for _ in range(12):
            number, letter = divmod(number, len(_TABLE_LETTERS))
            letters.append(_TABLE_LETTERS[letter])
        return "".join(letters)


def cookie_in(header: str) -> str:
    """Our cookie among others. Python's own reader takes the square of a header's length for some that are quoted."""
    named = (part.strip().partition("=") for part in header.split(";"))
    return next((value for name, _, value in named if name == COOKIE), "")


def well_formed(cookie: str) -> bool:
    return _COOKIE_FORM.fullmatch(cookie) is not None


def hashed(secret: str) -> str:
    """What is kept of a secret. The secrets are long and random, so a plain hash cannot be turned round."""
    return hashlib.sha256(secret.encode()).hexdigest()


def matches(secret: str, kept: str | None) -> bool:
    """Compared in constant time."""
    return kept is not None and secrets.compare_digest(hashed(secret), kept)
