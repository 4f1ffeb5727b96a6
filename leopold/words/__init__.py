"""Words: what a player reads, in every language, from one catalogue."""

from leopold.words.catalogue import Catalogue, UnknownWordsError, catalogue, languages
from leopold.words.said import Params, Said, Value, said

__all__ = ["Catalogue", "Params", "Said", "UnknownWordsError", "Value", "catalogue", "languages", "said"]
