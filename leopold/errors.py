"""How Leopold complains: always one sentence, fit to be shown to whoever wrote the text."""

from __future__ import annotations

from leopold.words import Said, catalogue


class RulesError(ValueError):
    """Something that cannot be: an action now, a text that names none, a choice of a game.

    Whoever shows it in the reader's language finds the key and the parameters in `said`, where there are any. The
    message itself is English: `english` where names of cards belong into it, else what the catalogue says.
    """

    def __init__(self, what: str | Said, english: str = "") -> None:
        super().__init__(what)
        self.said = what if isinstance(what, Said) else None
        self.english = english

    def __str__(self) -> str:
        return self.english or (super().__str__() if self.said is None else catalogue().say(self.said))


class UnreadableError(RulesError):
    """A text whose words make no action in any position; perhaps a slip of the pen."""


class AmbiguousError(RulesError):
    """A text that fits several legal actions."""


class RecordError(ValueError):
    """A saved game that cannot be read or written. `file` and `line` say where, as far as that is known."""

    def __init__(self, message: str, file: str = "", line: int | None = None) -> None:
        super().__init__(message)
        self.file = file
        self.line = line

    @classmethod
    def at(cls, file: str, line: int | None, reason: str) -> RecordError:
        """With the place in front: `game.leopold, line 12: The café is full.`"""
        place = ", ".join(part for part in (file, "" if line is None else f"line {line}") if part)
        return cls(f"{place}: {reason}" if place else reason, file, line)
