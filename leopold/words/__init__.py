"""Words: what a player reads, in every language, from one catalogue."""

from leopold.words.catalogue import (
    SOURCE_LANGUAGE,
    Catalogue,
    UnknownWordsError,
    catalogue,
    languages,
    sources,
)
from leopold.words.errors import SaidError, Says
from leopold.words.language import UnknownLanguageError, accepted, language_name, reads, resolve_language
from leopold.words.said import Params, Said, Value, listed, said

__all__ = [
    "SOURCE_LANGUAGE",
    "Catalogue",
    "Params",
    "Said",
    "SaidError",
    "Says",
    "UnknownLanguageError",
    "UnknownWordsError",
    "Value",
    "accepted",
    "catalogue",
    "language_name",
    "languages",
    "listed",
    "reads",
    "resolve_language",
    "said",
    "sources",
]
