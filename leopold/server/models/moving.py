"""A phrase by which somebody is known on every device, instead of an account."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from leopold.server.models.base import Model, Request

PhraseText = Annotated[str, Meta(max_length=200)]


class AskPhrase(Request):
    """A new phrase; nothing goes by it yet."""


class Phrase(Model):
    phrase: str


class GoByPhrase(Request):
    """Be known by this phrase from now on: what was known of this browser is found under it."""

    phrase: PhraseText


class EnterPhrase(Request):
    """Be, in this browser, whoever goes by this phrase."""

    phrase: PhraseText
    bring: bool = False
    """What was played in this browser is theirs as well."""


class Arrived(Model):
    tables: int
    """That were brought along."""


class LeaveBrowser(Request):
    """Be nobody in this browser; the word says that it is meant."""

    sure: Literal["leave"]


class LeftBrowser(Model):
    left: Literal[True] = True
