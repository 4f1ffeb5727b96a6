"""How rules and doors are compiled for a GPU: what `jit` asks of numba-cuda.

Apart from `jit`, because to import Numba takes a while, and few have a GPU.
"""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from pathlib import Path
from typing import Any, TypeVar

import numba
from numba import cuda

F = TypeVar("F", bound=Callable[..., Any])


def part(rule: F) -> F:
    """A rule as part of whatever kernel calls it."""
    compiled: F = cuda.jit(device=True)(rule)
    return compiled


def compiled(door: Callable[..., Any], signature: str, registers: int | None, folder: Path) -> Any:
    """A kernel from this folder; in the compiler's process, compiled into it if it is not there."""
    _share_between_checkouts()
    numba.config.CUDA_LOW_OCCUPANCY_WARNINGS = 0  # few games are few threads, and that is all right
    elsewhere = numba.config.CACHE_DIR
    numba.config.CACHE_DIR = str(folder)
    try:
        kernel = cuda.jit(cache=True, max_registers=registers)(door)
    finally:
        numba.config.CACHE_DIR = elsewhere
    kernel.compile(signature)
    kernel.disable_compile()  # a call with other types is a mistake, not a reason to wait once more
    return kernel


def _share_between_checkouts() -> None:
    """As `leopold.rules.locator` does for Numba itself. A numba-cuda that is built otherwise keeps checkouts apart."""
    try:
        caching = import_module("numba.cuda.core.caching")
    except ImportError:
        return
    locators = getattr(caching.CacheImpl, "_locator_classes", None)
    known: Any = getattr(caching, "_UserProvidedCacheLocator", None)
    if locators is None or known is None or locators[0].__name__ == "SharedByCheckouts":
        return

    class SharedByCheckouts(known):  # type: ignore[misc] # Numba is taken as Any
        @classmethod
        def get_suitable_cache_subpath(cls, py_file: str) -> str:
            return Path(py_file).parent.name

        def get_source_stamp(self) -> str:
            return ""

    caching.CacheImpl._locator_classes = [SharedByCheckouts, *locators]
