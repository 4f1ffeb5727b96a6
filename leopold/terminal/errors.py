"""Whatever goes wrong at the screen is a sentence, and the game is kept: how a command of the terminal ends."""

from __future__ import annotations

import traceback
from collections.abc import Callable
from pathlib import Path

from rich.console import Console

from leopold.errors import RecordError, RulesError
from leopold.packs import PackError
from leopold.terminal.drawing.blocks import say
from leopold.terminal.drawing.palette import WARNING

FINE = 0
BAD_INPUT = 2
STUMBLED = 3


def conclude(screen: Console, work: Callable[[], None], kept: Callable[[], Path | None]) -> int:
    """Do the work; the exit status. `kept` says where the game is, if there is one by then."""
    try:
        work()
    except (RulesError, RecordError, PackError) as wrong:
        say(screen, str(wrong), WARNING)
        return BAD_INPUT
    except KeyboardInterrupt:
        screen.print()
        return FINE
    except BrokenPipeError:
        raise
    except Exception as stumble:
        say(screen, explain_stumble(stumble, kept()), WARNING)
        return STUMBLED
    return FINE


def explain_stumble(stumble: Exception, game: Path | None) -> str:
    """A mistake of ours: what happened goes into a file beside the game, a sentence onto the screen."""
    words = f"Leopold stumbled over a mistake of its own ({type(stumble).__name__}: {stumble})."
    if game is None:
        return words
    report = game.with_suffix(".error.txt")
    try:
        report.write_text("".join(traceback.format_exception(stumble)), encoding="utf-8")
    except OSError:
        return f"{words} The game is kept in {game}."
    return f"{words} The game is kept in {game}, and {report} says more."
