"""Which language somebody reads."""

from __future__ import annotations

import os
from typing import Final

from leopold.words.catalogue import SOURCE_LANGUAGE, catalogue, languages
from leopold.words.errors import SaidError
from leopold.words.pseudo import PSEUDO_LANGUAGE
from leopold.words.said import said

VARIABLE: Final = "LEOPOLD_LANGUAGE"


class UnknownLanguageError(SaidError):
    """A sentence for whoever asked for a language that there is not."""


def resolve_language(asked: str | None = None) -> str:
    """The language to speak: as asked, else as `LEOPOLD_LANGUAGE` says, else English."""
    wanted = asked or os.environ.get(VARIABLE) or SOURCE_LANGUAGE
    if wanted in (*languages(), PSEUDO_LANGUAGE):
        return wanted
    named = [f"{language} ({language_name(language)})" for language in languages()]
    raise UnknownLanguageError(said("language-unknown", language=wanted, languages=named))


def language_name(language: str) -> str:
    """What a language calls itself."""
    return catalogue(language).text("language-name")
