"""The command line: `leopold` alone lays the table in the browser; `leopold --help` names the rest.

Bad input gets one clear sentence and exit code 2, never a traceback.
"""

from __future__ import annotations

import sys

from leopold.cli.app import (
    BAD_INPUT,
    INTERRUPTED,
    TO_CHECK,
    TO_KEEP_HOUSE,
    TO_PLAY,
    admin_app,
    app,
    complain,
    packs_app,
    puzzles_app,
    words_app,
)
from leopold.cli.options import Asked
from leopold.errors import RecordError
from leopold.rules.jit import CompilingError
from leopold.words import Catalogue, SaidError, UnknownLanguageError, catalogue, resolve_language, said
from leopold.words.system import system_says

# isort: off
# In the order in which help lists them: most people come to play.
from leopold.cli import playing, puzzling, checking, translating, experiments, training, administering, housekeeping
# isort: on

__all__ = [
    "BAD_INPUT",
    "INTERRUPTED",
    "administering",
    "app",
    "checking",
    "experiments",
    "housekeeping",
    "main",
    "playing",
    "puzzling",
    "training",
    "translating",
]

app.add_typer(puzzles_app, name="puzzles", rich_help_panel=TO_PLAY)
app.add_typer(packs_app, name="packs", rich_help_panel=TO_CHECK)
app.add_typer(words_app, name="words", rich_help_panel=TO_CHECK)
app.add_typer(admin_app, name="admin", rich_help_panel=TO_KEEP_HOUSE)


def main() -> None:
    """Every mistake of input is one sentence; Ctrl-C is no mistake."""
    asked = Asked()
    try:
        app(obj=asked)
    except SaidError as wrong:
        complain(wrong.told(words_for(asked.language)))
        sys.exit(BAD_INPUT)
    except CompilingError as wrong:
        complain(str(wrong))
        sys.exit(BAD_INPUT)
    except BrokenPipeError:
        sys.stderr.close()
        sys.exit(0)
    except OSError as wrong:
        trouble = RecordError.at(str(wrong.filename or ""), None, said("file-trouble", reason=system_says(wrong)))
        complain(trouble.told(words_for(asked.language)))
        sys.exit(BAD_INPUT)
    except KeyboardInterrupt:
        sys.exit(INTERRUPTED)


def words_for(language: str | None) -> Catalogue:
    """The language to complain in; English if it is the language that is wrong."""
    try:
        return catalogue(resolve_language(language))
    except UnknownLanguageError:
        return catalogue()
