"""How the record complains: always one sentence, fit to be shown to whoever wrote the text."""

from __future__ import annotations

from leopold.words import Said


class RulesError(ValueError):
    """An action that cannot be done now, a text that names none, or a game that cannot be set up so.

    The message is English; `said` has it as a key with parameters, for those who speak another language.
    """

    def __init__(self, message: str, said: Said | None = None) -> None:
        super().__init__(message)
        self.said = said


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
