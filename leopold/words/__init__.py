"""Words: what a player reads, in every language, from one catalogue."""

from leopold.words.catalogue import Catalogue, UnknownWordsError, catalogue, languages
from leopold.words.names import Speaker
from leopold.words.said import Params, Said, Value, said

__all__ = ["Catalogue", "Params", "Said", "Speaker", "UnknownWordsError", "Value", "catalogue", "languages", "said"]
