"""A terminal made of text: what people type goes in, what the screen showed comes out."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from io import StringIO
from pathlib import Path

from rich.console import Console

from leopold.terminal import PlayOptions, play

WIDTH = 100


def screen(width: int = WIDTH) -> tuple[Console, StringIO]:
    out = StringIO()
    return Console(file=out, width=width, highlight=False), out


def typed(options: PlayOptions, *lines: str, width: int = WIDTH) -> tuple[int, str]:
    """Play with these lines as input; the exit status and everything that was shown."""
    console, out = screen(width)
    status = play(options, console, StringIO("".join(f"{line}\n" for line in lines)))
    return status, out.getvalue()


@dataclass
class Watcher(StringIO):
    """Input that looks at each new piece of screen before it answers."""

    out: StringIO
    answer: Callable[[str], str | None]
    pieces: list[str] = field(default_factory=list)
    shown: int = 0

    def __post_init__(self) -> None:
        super().__init__()

    def readline(self, size: int | None = -1, /) -> str:  # type: ignore[override]
        text = self.out.getvalue()
        piece, self.shown = text[self.shown :], len(text)
        self.pieces.append(piece)
        said = self.answer(piece)
        return "" if said is None else f"{said}\n"


def games(folder: Path) -> list[Path]:
    """The oldest first."""
    return sorted((folder / "games").glob("*.leopold"), key=lambda path: path.stat().st_mtime_ns)


def longest(text: str) -> int:
    return max(len(line) for line in text.split("\n"))


def ones(n: int) -> Iterable[str]:
    """The first action is always a legal one."""
    return ["1"] * n
