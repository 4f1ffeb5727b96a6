"""The one decorator of the rules, and where compiled code is kept.

`rule` marks a function of the rules; `entry` marks one of the few doors through which Python calls in.
With LEOPOLD_JIT=0 both leave the function as it is, so the same source runs interpreted.
"""

from __future__ import annotations

import hashlib
import os
import re
import shutil
import sys
import tempfile
import time
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any, Final, TypeVar

JIT: Final = os.environ.get("LEOPOLD_JIT", "1") != "0"

F = TypeVar("F", bound=Callable[..., Any])
Progress = Callable[[int, int, str], None]
"""Told how many doors are ready, how many there are, and which one comes next ("" when all are ready)."""

_doors: dict[str, list[tuple[int, str, Any, str]]] = {}
_ready: set[str] = set()
_homes: dict[str, Path] = {}
"""The groups of doors, and the file in which each stands: its sources are that file and what it imports of ours."""
_wide: list[tuple[Any, tuple[Any, ...]]] = []
_ruled: set[Path] = set()
"""The files with rules in them, to see that none is missing from its group's sources."""

if JIT:
    import numba
    from numba.core.caching import UserProvidedCacheLocator

    class SharedByCheckouts(UserProvidedCacheLocator):  # type: ignore[misc] # Numba is taken as Any
        """Numba would keep every checkout apart by its path; the digest of the sources already tells versions apart."""

        @classmethod
        def get_suitable_cache_subpath(cls, py_file: str) -> str:
            """The module's folder within Leopold, wherever Leopold lies."""
            return Path(py_file).parent.name

        def get_source_stamp(self) -> str:
            """The folder is for these sources alone; when their files were written does not matter."""
            return ""

    def rule(function: F) -> F:
        """Compile as a part of whatever calls it: no wrapper for Python, nothing on disk of its own."""
        _ruled.add(Path(function.__code__.co_filename))
        inner = numba.njit(nogil=True, no_cpython_wrapper=True, no_cfunc_wrapper=True, error_model="numpy")
        compiled: F = inner(function)
        return compiled

    def entry(signature: str, order: int, group: str = "rules") -> Callable[[F], F]:
        """A door for Python: compiled for this signature once, then kept on disk.

        Doors are compiled in this order, the small ones first, so that whoever waits sees something move. They come in
        groups, each compiled when somebody first needs it: whoever wants to play does not wait for what only
        experiments need. A group has all its doors in one file.
        """

        def decorate(function: F) -> F:
            register(group, Path(function.__code__.co_filename))
            elsewhere = numba.config.CACHE_DIR, numba.config.CACHE_LOCATOR_CLASSES
            numba.config.CACHE_DIR = str(cache_folder(group))
            numba.config.CACHE_LOCATOR_CLASSES = f"{__name__}.{SharedByCheckouts.__name__}"
            try:
                door = numba.njit(nogil=True, cache=True, error_model="numpy")(function)
            finally:
                numba.config.CACHE_DIR, numba.config.CACHE_LOCATOR_CLASSES = elsewhere
            _doors.setdefault(group, []).append((order, function.__name__, door, signature))
            return door

        return decorate

else:

    def rule(function: F) -> F:
        """Interpreted: the function is the rule."""
        _ruled.add(Path(function.__code__.co_filename))
        return function

    def entry(signature: str, order: int, group: str = "rules") -> Callable[[F], F]:
        """Interpreted: the function is the door."""

        def decorate(function: F) -> F:
            register(group, Path(function.__code__.co_filename))
            _doors.setdefault(group, []).append((order, function.__name__, function, signature))
            return function

        return decorate


PACKAGE: Final = Path(__file__).resolve().parent.parent
_IMPORT: Final = re.compile(rb"^\s*from (leopold[\w.]*) import (\([^)]*\)|[^\n#]+)", re.MULTILINE)


def register(group: str, home: Path) -> None:
    """A group's doors stand in this file, and in no other."""
    known = _homes.setdefault(group, home.resolve())
    if known != home.resolve():
        raise ValueError(f"The doors of {group!r} stand in {known.name}; {home.name} cannot have more of them.")


def groups() -> tuple[str, ...]:
    """The groups that have been registered so far: those whose files have been imported."""
    return tuple(_homes)


@cache
def sources(group: str) -> tuple[Path, ...]:
    """Every file that the code of a group can be made of: where its doors stand, and what that imports of ours.

    Found by reading import lines, because a constant that is imported leaves no trace of where it came from.
    """
    found: set[Path] = set()
    waiting = [_homes[group]]
    while waiting:
        file = waiting.pop()
        if file not in found:
            found.add(file)
            waiting += _imported(file.read_bytes())
    return tuple(sorted(found))


def _imported(source: bytes) -> list[Path]:
    """The files of modules that a source imports; a package stands for nothing but the modules named."""
    files = []
    for package, names in _IMPORT.findall(source):
        place = PACKAGE.joinpath(*package.decode().split(".")[1:])
        listed = (name.split(b" as ")[0].strip().decode() for name in names.strip(b"()\n ").split(b","))
        modules = [place, *(place / name for name in listed)]
        files += [file for module in modules if module.name and (file := module.with_suffix(".py")).is_file()]
    return files


def wide(*records: Any) -> Callable[[F], F]:
    """Compile a rule once, for whole numbers after these records, however narrow the numbers are that it is given.

    What is called from everywhere would else be compiled for every mixture of 16 and 64 bits: one small function in
    eighty ways.
    """

    def decorate(function: F) -> F:
        if hasattr(function, "py_func"):
            numbers = function.py_func.__code__.co_argcount - len(records)
            _wide.append((function, (*map(numba.from_dtype, records), *(numba.int64,) * numbers)))
        return function

    return decorate


def _compile_wide() -> None:
    """Before anything that calls them is compiled."""
    while _wide:
        function, arguments = _wide.pop(0)  # what was written first calls nothing that was written later
        function.compile(arguments)
        function.disable_compile()


@cache
def sources_digest(group: str) -> str:
    """Numba looks only at the file a function stands in; this looks at everything the compiled code is made of."""
    digest = hashlib.blake2b(group.encode(), digest_size=10)
    for source in sources(group):
        digest.update(source.relative_to(PACKAGE).as_posix().encode())
        digest.update(source.read_bytes())
    if JIT:
        from llvmlite.binding import get_host_cpu_name

        for maker in (numba.__version__, sys.implementation.cache_tag, get_host_cpu_name()):
            digest.update(maker.encode())
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


@cache
def cache_folder(group: str = "rules") -> Path:
    """A folder for exactly these sources, this compiler and this processor, so that nothing stale is ever run."""
    folder = cache_root() / sources_digest(group)
    folder.mkdir(parents=True, exist_ok=True)
    return folder


def forget_old_caches(days: int = 30) -> None:
    """Compiled code of versions that nobody has used for a while is thrown away."""
    now = time.time()
    kept = {cache_folder(group) for group in groups()}
    for folder in cache_root().iterdir():
        used = folder / "used"
        if folder not in kept and used.exists() and now - used.stat().st_mtime > days * 86400:
            shutil.rmtree(folder, ignore_errors=True)


def doors_of(group: str) -> int:
    """How many doors the group has."""
    return len(_doors[group])


def is_ready(group: str = "rules") -> bool:
    """Are all doors of the group compiled in this process?"""
    return group in _ready or not JIT


def is_cached(group: str = "rules") -> bool:
    """Has somebody compiled these sources on this machine before?"""
    return not JIT or (cache_folder(group) / "used").exists()


def warm_up(progress: Progress | None = None, group: str = "rules") -> float:
    """Compile every door of a group, or load it from the cache; returns the seconds it took."""
    if is_ready(group):
        return 0.0
    began = time.perf_counter()
    known = is_cached(group)
    if not known:
        _compile_wide()
    doors = sorted(_doors[group], key=lambda door: door[0])
    for done, (_, name, door, signature) in enumerate(doors):
        if progress:
            progress(done, len(doors), name)
        door.compile(signature)
        door.disable_compile()  # a call with other types is a mistake, not a reason to wait once more
    if progress:
        progress(len(doors), len(doors), "")
    _ready.add(group)
    (cache_folder(group) / "used").touch()
    if not known:
        forget_old_caches()
    return time.perf_counter() - began
