"""Groups of doors that belong to a test: compiled in a moment, in a cache of its own, and gone afterwards."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from importlib import import_module
from pathlib import Path
from types import ModuleType

import pytest

from leopold.rules import jit


@contextmanager
def own_group(name: str, folder: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[ModuleType]:
    """The module `tests.rules.NAME` with the group NAME, which nobody has compiled yet."""
    monkeypatch.setenv("LEOPOLD_CACHE", str(folder / "cache"))
    jit.cache_folder.cache_clear()
    module = import_module(f"tests.rules.{name}")
    for door in jit.doors_of(name):
        setattr(module, door.name, door.function)
    try:
        yield module
    finally:
        jit._ready.discard(name)
        jit.insist(name)
        jit._spoiled.clear()
        for known in (jit._doors, jit._homes):
            known.pop(name)  # other tests look at all groups
        jit._ruled.discard(Path(str(module.__file__)))
        del sys.modules[module.__name__]
        jit.sources.cache_clear()
        jit.sources_digest.cache_clear()
        jit.cache_folder.cache_clear()
