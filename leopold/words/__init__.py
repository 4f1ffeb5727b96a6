"""Words: what a player reads, in every language, from one catalogue."""

from leopold.words.catalogue import Catalogue, UnknownWordsError, catalogue, languages
from leopold.words.language import UnknownLanguageError, language_name, resolve_language
from leopold.words.names import Speaker
from leopold.words.said import Params, Said, Value, listed, said

__all__ = [
    "Catalogue",
    "Params",
    "Said",
    "Speaker",
    "UnknownLanguageError",
    "UnknownWordsError",
    "Value",
    "catalogue",
    "language_name",
    "languages",
    "listed",
    "resolve_language",
    "said",
]
