"""Which language somebody reads."""

from __future__ import annotations

import os
from collections.abc import Sequence
from typing import Final

from babel import Locale

from leopold.words.catalogue import SOURCE_LANGUAGE, catalogue, languages
from leopold.words.errors import SaidError
from leopold.words.pseudo import PSEUDO_LANGUAGE
from leopold.words.said import said

VARIABLE: Final = "LEOPOLD_LANGUAGE"
SYSTEM: Final = ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG")
"""Where a system says what its user reads, in the order in which that counts."""
_LONGEST: Final = 500
_MOST: Final = 30
"""A browser that wishes for more than these is not believed."""


class UnknownLanguageError(SaidError):
    """A sentence for whoever asked for a language that there is not."""


def resolve_language(asked: str | None = None) -> str:
    """The language to speak: as asked, else as `LEOPOLD_LANGUAGE` says, else the system's if we speak it, else English.

    Who asks for a language that there is not is told so; a system has not asked.
    """
    wanted = asked or os.environ.get(VARIABLE) or ""
    if not wanted:
        return _of_system()
    if wanted in (*languages(), PSEUDO_LANGUAGE):
        return wanted
    if found := fitting([wanted.replace("_", "-")], languages()):
        return found
    named = [f"{language} ({language_name(language)})" for language in languages()]
    raise UnknownLanguageError(said("language-unknown", language=wanted, languages=named))


def _of_system() -> str:
    named = next((os.environ[name] for name in SYSTEM if os.environ.get(name)), "")
    wishes = [one.split(".")[0].split("@")[0].replace("_", "-") for one in named[:_LONGEST].split(":")]
    return fitting(wishes, languages()) or SOURCE_LANGUAGE


def fitting(wishes: Sequence[str], offered: Sequence[str]) -> str | None:
    """The first wish that can be granted, if only by the same language of another country."""
    for wish in wishes:
        for code in (wish, wish.split("-")[0]):
            if found := next((one for one in offered if one.casefold() == code.casefold()), None):
                return found
    return None


def accepted(header: str, offered: Sequence[str], otherwise: str) -> str:
    """The language for a reader whose browser says `Accept-Language: de-AT, de;q=0.9, en;q=0.5`."""
    wishes: list[tuple[float, str]] = []
    for one in header[:_LONGEST].split(",")[:_MOST]:
        code, _, quality = one.partition(";")
        try:
            weight = float(quality.partition("=")[2] or 1) if quality else 1.0
        except ValueError:
            weight = 0.0
        if weight > 0 and code.strip() not in ("", "*"):
            wishes.append((-weight, code.strip()))
    ordered = [code for _, code in sorted(wishes, key=lambda wish: wish[0])]
    return fitting(ordered, offered) or otherwise


def reads(header: str, house: str) -> str:
    """What a reader who has chosen no language should be shown: what the browser wishes for, else what the house
    speaks. A house that speaks a language which is not offered, for tests, speaks it to everybody."""
    return accepted(header, languages(), house) if house in languages() else house


def language_name(language: str) -> str:
    """What a language calls itself."""
    words = catalogue(language)
    if language == SOURCE_LANGUAGE or "language-name" in words.own_keys():
        return words.text("language-name")
    return Locale.parse(language, sep="-").get_display_name() or language
