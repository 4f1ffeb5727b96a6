"""The one decorator of the rules, and where compiled code is kept.

`rule` marks a function of the rules; `entry` marks one of the few doors through which Python calls in.
With LEOPOLD_JIT=0 both leave the function as it is, so the same source runs interpreted.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final, TypeVar

JIT: Final = os.environ.get("LEOPOLD_JIT", "1") != "0"

F = TypeVar("F", bound=Callable[..., Any])
Progress = Callable[[int, int, str], None]
"""Told how many doors are ready, how many there are, and which one comes next ("" when all are ready)."""

_doors: list[tuple[int, str, Any, str]] = []
_ready = False

if JIT:
    import numba

    def rule(function: F) -> F:
        """Compile as a part of whatever calls it: no wrapper for Python, nothing on disk of its own."""
        inner = numba.njit(nogil=True, no_cpython_wrapper=True, no_cfunc_wrapper=True, error_model="numpy")
        compiled: F = inner(function)
        return compiled

    def entry(signature: str, order: int) -> Callable[[F], F]:
        """A door for Python: compiled for this signature once, then kept on disk.

        Doors are compiled in this order, the small ones first, so that whoever waits sees something move.
        """

        def decorate(function: F) -> F:
            elsewhere = numba.config.CACHE_DIR
            numba.config.CACHE_DIR = str(cache_folder())
            try:
                door = numba.njit(nogil=True, cache=True, error_model="numpy")(function)
            finally:
                numba.config.CACHE_DIR = elsewhere
            _doors.append((order, function.__name__, door, signature))
            return door

        return decorate

else:

    def rule(function: F) -> F:
        """Interpreted: the function is the rule."""
        return function

    def entry(signature: str, order: int) -> Callable[[F], F]:
        """Interpreted: the function is the door."""

        def decorate(function: F) -> F:
            _doors.append((order, function.__name__, function, signature))
            return function

        return decorate


def rules_digest() -> str:
    """Numba looks only at the file a function stands in; this looks at everything the compiled code is made of."""
    digest = hashlib.blake2b(digest_size=10)
    package = Path(__file__).resolve().parent.parent
    for source in (*sorted(package.glob("rules/*.py")), package / "packs/codes.py", package / "packs/tables.py"):
        digest.update(source.name.encode())
        digest.update(source.read_bytes())
    if JIT:
        digest.update(numba.__version__.encode())
    return digest.hexdigest()


def cache_root() -> Path:
    """LEOPOLD_CACHE, or the user's cache folder; a temporary one where that cannot be written."""
    import platformdirs

    chosen = os.environ.get("LEOPOLD_CACHE") or platformdirs.user_cache_dir("leopold")
    root = Path(chosen)
    try:
        root.mkdir(parents=True, exist_ok=True)
        if os.access(root, os.W_OK):
            return root
    except OSError:
        pass
    return Path(tempfile.gettempdir()) / f"leopold-{os.getuid() if hasattr(os, 'getuid') else 'cache'}"


_folder: Path | None = None


def cache_folder() -> Path:
    """A folder for exactly these sources and this compiler, so that nothing stale is ever run."""
    global _folder
    if _folder is None:
        _folder = cache_root() / rules_digest()
        _folder.mkdir(parents=True, exist_ok=True)
    return _folder


def forget_old_caches(days: int = 30) -> None:
    """Compiled code of versions that nobody has used for a while is thrown away."""
    now = time.time()
    for folder in cache_root().iterdir():
        used = folder / "used"
        if folder != cache_folder() and used.exists() and now - used.stat().st_mtime > days * 86400:
            shutil.rmtree(folder, ignore_errors=True)


def is_ready() -> bool:
    """Are all doors compiled in this process?"""
    return _ready or not JIT


def is_cached() -> bool:
    """Has somebody compiled these sources on this machine before?"""
    return not JIT or (cache_folder() / "used").exists()


def warm_up(progress: Progress | None = None) -> float:
    """Compile every door, or load it from the cache; returns the seconds it took."""
    global _ready
    began = time.perf_counter()
    if is_ready():
        return 0.0
    known = is_cached()
    _doors.sort(key=lambda door: door[0])
    for done, (_, name, door, signature) in enumerate(_doors):
        if progress:
            progress(done, len(_doors), name)
        door.compile(signature)
    if progress:
        progress(len(_doors), len(_doors), "")
    _ready = True
    (cache_folder() / "used").touch()
    if not known:
        forget_old_caches()
    return time.perf_counter() - began
