"""Secrets: who a browser is, and what the links of friends carry. Only hashes are ever kept."""

from __future__ import annotations

import base64
import hashlib
import hmac
import re
import secrets
from typing import Final

from leopold.server.errors import phrase_misspelt, phrase_short, phrase_word

COOKIE: Final = "leopold_visitor"
COOKIE_DAYS: Final = 400
_COOKIE_FORM: Final = re.compile(r"[A-Za-z0-9_-]{43}")
_TABLE_LETTERS: Final = "abcdefghjkmnpqrstuvwxyz23456789"
TABLE_FORM: Final = f"[{_TABLE_LETTERS}]{{12}}"


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


# --- phrases: a visitor's secret that can be written down, and typed on another device

_CONSONANTS: Final = "bdfghjklmnprstvz"
_VOWELS: Final = "aiou"
_LETTERS: Final = (_CONSONANTS, _VOWELS, _CONSONANTS, _VOWELS, _CONSONANTS)
"""Of a word: sixteen bits that can be said aloud in every language."""
_PHRASE_BYTES: Final = 16
PHRASE_WORDS: Final = _PHRASE_BYTES // 2 + 1
"""The last one tells whether the others are spelt right."""
_BETWEEN_WORDS: Final = re.compile(r"[\s,.;·–-]+")


def fresh_phrase() -> str:
    """128 bits. It is kept nowhere: a visitor who goes by it has the cookie that follows from it."""
    return _phrase_of(secrets.token_bytes(_PHRASE_BYTES))


def _phrase_of(bits: bytes) -> str:
    whole = bits + hashlib.sha256(bits).digest()[:2]
    return " ".join(_word(int.from_bytes(whole[at : at + 2])) for at in range(0, len(whole), 2))


def _word(number: int) -> str:
    letters = []
    for alphabet in reversed(_LETTERS):
        number, letter = divmod(number, len(alphabet))
        letters.append(alphabet[letter])
    return "".join(reversed(letters))


def _number(word: str) -> int:
    if len(word) != len(_LETTERS):
        raise phrase_word(word)
    number = 0
    for letter, alphabet in zip(word, _LETTERS, strict=True):
        if letter not in alphabet:
            raise phrase_word(word)
        number = number * len(alphabet) + alphabet.index(letter)
    return number


def cookie_of(phrase: str) -> str:
    """The cookie of whoever goes by a phrase, however it is typed; a TableError that says what is wrong with it."""
    words = [word for word in _BETWEEN_WORDS.split(phrase.lower()) if word]
    if len(words) != PHRASE_WORDS:
        raise phrase_short(len(words), PHRASE_WORDS)
    bits = b"".join(_number(word).to_bytes(2) for word in words[:-1])
    if _phrase_of(bits).rpartition(" ")[2] != words[-1]:
        raise phrase_misspelt()
    return base64.urlsafe_b64encode(hashlib.sha256(b"leopold phrase " + bits).digest()).decode().rstrip("=")
