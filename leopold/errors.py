"""How Leopold complains: always one sentence, fit to be shown to whoever wrote the text."""

from __future__ import annotations

from typing import ClassVar, Self

from leopold.packs import Pack
from leopold.speech import Speaker
from leopold.words import Catalogue, Said, SaidError, Says
from leopold.words.said import Value


class GameError(SaidError):
    """What is wrong with a game or what is done in it. `pack` has the cards that it speaks of, and so their names."""

    numbered: ClassVar = False
    """Have the cards that it speaks of their numbers behind their names?"""

    def __init__(self, what: Said | str, pack: Pack | None = None) -> None:
        super().__init__(what)
        self.pack = pack

    def told(self, words: Says) -> str:
        """The sentence, with the names of the cards."""
        if self.pack is not None and isinstance(words, Catalogue):
            words = Speaker(self.pack, words, numbered=self.numbered)
        return super().told(words)


class RulesError(GameError):
    """Something that cannot be: an action now, a text that names none, a choice of a game."""


class UnreadableError(RulesError):
    """A text whose words make no action in any position; perhaps a slip of the pen."""


class AmbiguousError(RulesError):
    """A text that fits several legal actions."""


class RecordError(GameError):
    """A saved game that cannot be read or written. `file` and `line` say where, as far as that is known."""

    numbered = True

    def __init__(self, what: Said | str, file: str = "", line: int | None = None, pack: Pack | None = None) -> None:
        super().__init__(what, pack)
        self.file = file
        self.line = line

    @classmethod
    def at(cls, file: str, line: int | None, reason: Said | str, pack: Pack | None = None) -> Self:
        """With the place in front: `game.leopold, line 12: The café is full.`"""
        place: dict[str, Value] = {"file": file} if file else {}
        if line is not None:
            place["line"] = str(line)
        return cls(Said("-".join(("at", *place)), {**place, "reason": reason}) if place else reason, file, line, pack)
