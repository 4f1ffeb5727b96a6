"""What somebody did wrong and can put right, told in the language of whoever reads it."""

from __future__ import annotations

from typing import Protocol

from leopold.words.catalogue import catalogue
from leopold.words.said import Said


class Says(Protocol):
    """Whoever says a message: a catalogue, or a speaker who knows names too."""

    def say(self, what: Said) -> str: ...


class SaidError(ValueError):
    """A mistake that a sentence explains. `said` is its message; `told` says it, and as text it is English.

    A text in place of a message is told as it is: somebody has said it in the right language already, or it is for
    developers, who read English.
    """

    def __init__(self, what: Said | str) -> None:
        super().__init__(what)
        self.said = what if isinstance(what, Said) else None

    @property
    def what(self) -> Said | str:
        """The message, or else the text: either can stand inside another message."""
        found: Said | str = self.args[0]
        return found

    def told(self, words: Says) -> str:
        """The sentence. Nothing is worded before somebody asks for it."""
        return str(self.args[0]) if self.said is None else words.say(self.said)

    def __str__(self) -> str:
        return self.told(catalogue())
