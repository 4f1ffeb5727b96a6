"""A machine on which nobody has compiled the bots yet, without the wait."""

from __future__ import annotations

import pytest

from leopold.rules import jit
from leopold.server.http.app import Application


def forget_bots(monkeypatch: pytest.MonkeyPatch) -> None:
    """From now on the bots are not compiled, and somebody is at it; when this is undone, they are."""
    is_ready, is_cached = jit.is_ready, jit.is_cached
    monkeypatch.setattr(jit, "is_ready", lambda group="rules": group != "bots" and is_ready(group))
    monkeypatch.setattr(jit, "is_cached", lambda group="rules": group != "bots" and is_cached(group))
    monkeypatch.setattr(jit, "doors_compiled", {"rules": 6, "bots": 1}.get)
    monkeypatch.setattr(jit, "_interpreted", {"bots"})


def tell_of_compiler(application: Application) -> None:
    """As the compiler does when it is done, or never will be."""
    for listener in application.compilation.compiler._listeners:
        listener()
