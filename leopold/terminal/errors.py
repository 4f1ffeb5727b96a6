"""Whatever goes wrong at the screen is a sentence, and the game is kept: how a command of the terminal ends."""

from __future__ import annotations

import traceback
from collections.abc import Callable
from pathlib import Path

from rich.console import Console

from leopold.terminal.drawing.blocks import say
from leopold.terminal.drawing.palette import WARNING
from leopold.words import Catalogue, SaidError

FINE = 0
BAD_INPUT = 2
STUMBLED = 3


def conclude(words: Catalogue, screen: Console, work: Callable[[], None], kept: Callable[[], Path | None]) -> int:
    """Do the work; the exit status. `kept` says where the game is, if there is one by then."""
    try:
        work()
    except SaidError as wrong:
        say(screen, wrong.told(words), WARNING)
        return BAD_INPUT
    except KeyboardInterrupt:
        screen.print()
        return FINE
    except BrokenPipeError:
        raise
    except Exception as stumble:
        say(screen, explain_stumble(words, stumble, kept()), WARNING)
        return STUMBLED
    return FINE


def explain_stumble(words: Catalogue, stumble: Exception, game: Path | None) -> str:
    """A mistake of ours: what happened goes into a file beside the game, a sentence onto the screen."""
    failure = f"{type(stumble).__name__}: {stumble}"
    if game is None:
        return words.text("terminal-stumbled", failure=failure)
    report = game.with_suffix(".error.txt")
    try:
        report.write_text("".join(traceback.format_exception(stumble)), encoding="utf-8")
    except OSError:
        return words.text("terminal-stumbled-kept", failure=failure, file=str(game))
    return words.text("terminal-stumbled-report", failure=failure, file=str(game), report=str(report))
