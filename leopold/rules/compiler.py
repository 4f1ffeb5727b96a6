"""The compiler: a process that compiles groups of doors into the cache and ends.

    LEOPOLD_JIT=compile python -m leopold.rules.compiler rules=leopold.rules.engine

`leopold.rules.jit.start_compiler` starts it and says which module has the doors of a group.
"""

from __future__ import annotations

import os
import sys
import threading
import traceback
from importlib import import_module
from typing import Final

from leopold.niceness import give_way
from leopold.rules import jit

LOW: Final = 15
"""How much it lets everybody else go first: whoever plays must not notice that something is compiled."""
LOOK: Final = 2.0
"""Seconds between looks at whether somebody still waits."""


def end_with_parent() -> None:
    """Whoever started this may be killed without a chance to say so."""
    parent = os.getppid()

    def watch() -> None:
        while os.getppid() == parent:
            threading.Event().wait(LOOK)
        os._exit(1)

    threading.Thread(target=watch, daemon=True).start()


def main(arguments: list[str]) -> None:
    """Compile; the last line on standard error says what went wrong."""
    if "--low-priority" in arguments:
        give_way(LOW)
    end_with_parent()
    homes = dict(argument.split("=") for argument in arguments if "=" in argument)
    for home in homes.values():
        import_module(home)
    try:
        for group in homes:
            jit.compile_here(group)
    except OSError as wrong:
        sys.exit(f"{wrong.filename or jit.cache_root()}: {wrong.strerror or wrong}.")
    except Exception as wrong:
        traceback.print_exc()
        sys.exit(f"{type(wrong).__name__}: {' '.join(str(wrong).split())[:400]}")


if __name__ == "__main__":
    main(sys.argv[1:])
