"""What it takes to think, where bots think: loaded from the cache, whoever has put it there."""

from __future__ import annotations

import contextlib

import leopold.bots.doors
import leopold.rules.engine  # noqa: F401 # whoever has doors registers them when imported
from leopold.compiling import GROUPS
from leopold.rules import jit


def load_bots() -> None:
    """The bots; a CompilingError if what was compiled is of no use. The rules come when they are there: bots do not
    wait for them."""
    jit.load("bots")


def load_what_is_there() -> None:
    """What has been compiled by now. Nobody waits until the rest is compiled: who is quick plays without."""
    for group in GROUPS:
        if not jit.is_ready(group):
            jit.interpret(group)
            if jit.is_cached(group):
                with contextlib.suppress(jit.CompilingError):
                    jit.load(group)
