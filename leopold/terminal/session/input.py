"""Reading what people type: from a keyboard with line editing, or from a file or a pipe."""

from __future__ import annotations

import contextlib
import sys
from typing import TextIO

from rich.console import Console

from leopold.terminal.drawing.blocks import say

PROMPT = "> "
ECHO = 80
"""So much of what comes from a file or a pipe is shown."""


class Keyboard:
    """Lines of input; None at the end of input and after Ctrl-C."""

    def __init__(self, console: Console, source: TextIO | None = None) -> None:
        self.console = console
        self.source = sys.stdin if source is None else source
        self.live = self.source is sys.stdin and _is_live(self.source) and console.is_terminal
        if self.live:
            with contextlib.suppress(ImportError):
                import readline  # noqa: F401  (line editing and history for input())

    def read(self, prompt: str = PROMPT) -> str | None:
        try:
            if self.live:
                return input(prompt).strip()
            self.console.print(prompt, end="", markup=False, highlight=False)
            text = self.source.readline()
        except (EOFError, KeyboardInterrupt):
            self.console.print()
            return None
        except UnicodeDecodeError:
            text = "?\n"
        if not text:
            self.console.print()
            return None
        said = "".join(letter for letter in text.strip() if letter.isprintable())
        say(self.console, said if len(said) <= ECHO else f"{said[:ECHO]}…")
        return said


def _is_live(source: TextIO) -> bool:
    try:
        return source.isatty()
    except ValueError:
        return False
