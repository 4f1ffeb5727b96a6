"""The decorators of the rules, and where compiled code is kept.

`rule` marks a function of the rules; `entry` marks one of the few doors through which Python calls in. Both leave the
function as it is: the same source runs interpreted, at once. Compiling happens in a process of its own (see
`leopold.rules.compiler`) and leaves its work in the cache. From there the doors of a group are loaded and replace the
interpreted ones, at any moment: a game is nothing but bytes. With LEOPOLD_JIT=0 nothing is compiled or loaded.
"""

from __future__ import annotations

import contextlib
import hashlib
import os
import re
import shutil
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Callable, Iterable, Iterator
from functools import cache
from pathlib import Path
from typing import Any, Final, NamedTuple, TypeVar

MODE: Final = os.environ.get("LEOPOLD_JIT", "1")
JIT: Final = MODE != "0"
COMPILING: Final = MODE == "compile"
"""This process is the compiler: its rules are Numba's, and nobody plays here."""
QUIET: Final = MODE == "quiet cuda"
"""Nothing that is compiled here writes a journal: without it the code is a tenth shorter."""
FOR_GPU: Final = MODE == "cuda" or QUIET
"""This is the compiler of kernels for a GPU."""
CPU: Final = "cpu"
GPU: Final = "cuda"

F = TypeVar("F", bound=Callable[..., Any])
Progress = Callable[[int, int, str], None]
"""Told how many doors are ready, how many there are, and which one comes next ("" when all are ready)."""


class Door(NamedTuple):
    """A function that Python may call, and for which types it is compiled."""

    order: int
    name: str
    function: Any
    signature: str
    runs_on: str = CPU
    registers: int | None = None
    """Of a GPU: as many as a thread may have, so that more of them are there at a time. None: as many as it likes."""
    quiet: bool = False
    """It never writes a journal."""


class CompilingError(RuntimeError):
    """Nothing could be compiled, or what was compiled cannot be loaded; the sentence says why."""


_doors: dict[str, list[Door]] = {}
_ready: set[str] = set()
_interpreted: set[str] = set()
"""Groups that run interpreted until somebody loads them: nobody waits for these."""
_loading = threading.RLock()
_homes: dict[str, Path] = {}
"""The groups of doors, and the file in which each stands: its sources are that file and what it imports of ours."""
_spoiled: set[Path] = set()
"""Folders that cannot be loaded from nor written into: as if they were not there."""
_wide: list[tuple[Any, tuple[Any, ...]]] = []
_cold: set[tuple[str, str]] = set()
"""Module and name of the rules that stay out of line."""
_ruled: set[Path] = set()
"""The files with rules in them, to see that none is missing from its group's sources."""


def rule(function: F) -> F:
    """A part of whatever calls it; compiled, it has no wrapper for Python and nothing on disk of its own."""
    _ruled.add(Path(function.__code__.co_filename))
    if FOR_GPU:
        from leopold.rules import kernels

        return kernels.part(function)
    if not COMPILING:
        return function
    import numba

    inner = numba.njit(nogil=True, no_cpython_wrapper=True, no_cfunc_wrapper=True, error_model="numpy")
    compiled: F = inner(function)
    return compiled


def cold(function: F) -> F:
    """A rule that only modules need: compiled, it stays out of line.

    Where it is called from everything is called often. Taken in there, what a base game never does would push what it
    does all the time out of the processor's reach, and be optimised again with every door.
    """
    if COMPILING:
        _cold.add((function.__module__, function.__qualname__))
    return rule(function)


def entry(signature: str, order: int, group: str = "rules") -> Callable[[F], F]:
    """A door for Python: compiled for this signature once, then kept on disk.

    Doors are compiled in this order, the small ones first, so that whoever waits sees something move. They come in
    groups, each compiled when somebody first needs it: whoever wants to play does not wait for what only
    experiments need. A group has all its doors in one file. Call them by their module (`engine.step`), never by a name
    of your own: that would stay interpreted.
    """

    def decorate(function: F) -> F:
        register(group, Path(function.__code__.co_filename))
        _doors.setdefault(group, []).append(Door(order, function.__name__, function, signature))
        return function

    return decorate


def kernel(
    signature: str, order: int, group: str, *, registers: int | None = None, quiet: bool = False
) -> Callable[[F], F]:
    """A door that opens on a GPU: every thread there goes through it. Kept, grouped and loaded like the others.

    A process compiles quiet kernels or others, so those of a group are all alike.
    """

    def decorate(function: F) -> F:
        register(group, Path(function.__code__.co_filename))
        door = Door(order, function.__name__, function, signature, GPU, registers, quiet)
        _doors.setdefault(group, []).append(door)
        return function

    return decorate


def runs_on(group: str) -> str:
    """Where the doors of a group are: CPU or GPU. A process compiles for one of them."""
    return _doors[group][0].runs_on


COMPLETE: Final = "used"
"""The file that says that a folder has all doors of its group, and when it was last of use."""
LOCATOR: Final = "leopold.rules.locator.SharedByCheckouts"
LOOK_AGAIN: Final = 0.2
"""Seconds after which somebody who waits for a compiler is told how far it is."""
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
        if COMPILING:
            _wide.append((function, records))
        return function

    return decorate


@cache
def _reach_into_numba() -> None:
    """Once, in the compiler's process."""
    from leopold.rules import lowering

    lowering.prepare(_cold)


def _compile_wide() -> None:
    """Before anything that calls them is compiled."""
    import numba

    while _wide:
        function, records = _wide.pop(0)  # what was written first calls nothing that was written later
        numbers = function.py_func.__code__.co_argcount - len(records)
        function.compile((*map(numba.from_dtype, records), *(numba.int64,) * numbers))
        function.disable_compile()


@cache
def sources_digest(group: str) -> str:
    """Numba looks only at the file a function stands in; this looks at everything the compiled code is made of."""
    digest = hashlib.blake2b(group.encode(), digest_size=10)
    for source in sources(group):
        digest.update(Path(os.path.relpath(source, PACKAGE)).as_posix().encode())
        digest.update(source.read_bytes())
    if JIT:  # asked of the package, because to import Numba takes a while
        from importlib.metadata import version

        from llvmlite.binding import get_host_cpu_name

        processor = os.environ.get("NUMBA_CPU_NAME") or get_host_cpu_name()  # as Numba itself is told
        for maker in (version("numba"), sys.implementation.cache_tag, processor):
            digest.update(maker.encode())
        if runs_on(group) == GPU:
            digest.update(version("numba-cuda").encode())
    return digest.hexdigest()


def chosen_root() -> Path:
    """LEOPOLD_CACHE, or the user's cache folder."""
    import platformdirs

    return Path(os.environ.get("LEOPOLD_CACHE") or platformdirs.user_cache_dir("leopold"))


def cache_root() -> Path:
    """Where something can be compiled to: the folder that was chosen; a temporary one where that cannot be written."""
    root = chosen_root()
    try:
        root.mkdir(parents=True, exist_ok=True)
        if os.access(root, os.W_OK):
            return root
    except OSError:
        pass
    return Path(tempfile.gettempdir()) / f"leopold-{os.getuid() if hasattr(os, 'getuid') else 'cache'}"


@cache
def cache_folder(group: str = "rules") -> Path:
    """A folder for exactly these sources, this compiler and this processor, so that nothing stale is ever run.

    What lies there complete is of use without being written into: in an image that runs read-only, or as another user.
    """
    name = sources_digest(group)
    made = chosen_root() / name
    if not (COMPILING or FOR_GPU) and made not in _spoiled and os.access(made / COMPLETE, os.R_OK):
        return made
    return cache_root() / name


def forget_old_caches(days: int = 30) -> None:
    """Compiled code of versions that nobody has used for a while is thrown away."""
    now = time.time()
    kept = {cache_folder(group) for group in groups()}
    for folder in cache_root().iterdir():
        used = folder / COMPLETE
        if folder not in kept and used.exists() and now - used.stat().st_mtime > days * 86400:
            shutil.rmtree(folder, ignore_errors=True)


def doors_of(group: str) -> list[Door]:
    """The doors of a group, in the order in which they are compiled."""
    return sorted(_doors[group], key=lambda door: door.order)


def doors_compiled(group: str) -> int:
    """How many of them lie in the cache, whoever compiles them."""
    if is_ready(group) or is_cached(group):
        return len(_doors[group])
    return min(len(_doors[group]), sum(1 for _ in cache_folder(group).glob("*/*.nbi")))  # Numba's index of a function


def is_ready(group: str = "rules") -> bool:
    """Are all doors of the group compiled in this process, or never to be?"""
    return group in _ready or not JIT


def is_cached(group: str = "rules") -> bool:
    """Has somebody compiled these sources on this machine before?"""
    return not JIT or (cache_folder(group) / COMPLETE).exists()


def interpret(group: str) -> None:
    """Nobody waits for this group: it runs interpreted until `load` is called for it."""
    _interpreted.add(group)


def insist(group: str) -> None:
    """Nobody is about to load this group any more: whoever needs it waits again."""
    _interpreted.discard(group)


def load(group: str) -> None:
    """Take the doors of a group from the cache and put them in the place of the interpreted ones.

    What is not there as it should be is a CompilingError, and the next one who looks finds nothing in the cache.
    """
    with _loading:
        if is_ready(group):
            return
        try:
            loaded = [(door, _compiled(group, door)) for door in doors_of(group)]
        except Exception as wrong:  # whatever a broken file makes of Numba
            folder = cache_folder(group)
            try:
                (folder / COMPLETE).unlink(missing_ok=True)
            except OSError:
                _spoiled.add(folder)
                cache_folder.cache_clear()
            raise CompilingError(f"What was compiled in {folder} cannot be loaded.") from wrong
        for door, compiled in loaded:
            door.function.__globals__[door.name] = compiled
        _ready.add(group)
        _interpreted.discard(group)
    with contextlib.suppress(OSError):
        (cache_folder(group) / COMPLETE).touch()


def _compiled(group: str, door: Door) -> Any:
    """A door from the cache; in the compiler's process, compiled if it is not there.

    Elsewhere it fails at once if it is not there: what it calls is plain Python, which Numba does not take.
    """
    if door.runs_on == GPU:
        from leopold.rules import kernels

        return kernels.compiled(door.function, door.signature, door.registers, cache_folder(group))
    import numba

    elsewhere = numba.config.CACHE_DIR, numba.config.CACHE_LOCATOR_CLASSES
    numba.config.CACHE_DIR = str(cache_folder(group))
    numba.config.CACHE_LOCATOR_CLASSES = LOCATOR
    try:
        compiled = numba.njit(nogil=True, cache=True, error_model="numpy")(door.function)
    finally:
        numba.config.CACHE_DIR, numba.config.CACHE_LOCATOR_CLASSES = elsewhere
    compiled.compile(door.signature)
    compiled.disable_compile()  # a call with other types is a mistake, not a reason to wait once more
    return compiled


def compile_here(group: str) -> None:
    """In the compiler's process: every door of a group into the cache, one process of all at a time."""
    folder = cache_folder(group)
    folder.mkdir(parents=True, exist_ok=True)
    with _alone_in(folder):
        if is_cached(group):  # somebody else was at it while we waited
            return
        left = list(folder.glob("*/*.nb?"))
        if not FOR_GPU:
            _reach_into_numba()
            _compile_wide()
        try:
            _compile_all(group)
        except Exception as wrong:
            if not left or isinstance(wrong, OSError):
                raise
            for file in left:  # what somebody left half written may be to blame: once more, from nothing
                file.unlink(missing_ok=True)
            _compile_all(group)
        (folder / COMPLETE).touch()
    with contextlib.suppress(OSError):
        forget_old_caches()


def _compile_all(group: str) -> None:
    for door in doors_of(group):
        _compiled(group, door)


@contextlib.contextmanager
def _alone_in(folder: Path) -> Iterator[None]:
    """Wait for other processes that compile the same; where files cannot be locked, both do it, and no harm is done."""
    with (folder / "lock").open("w") as file:
        with contextlib.suppress(ImportError):
            import fcntl

            fcntl.flock(file, fcntl.LOCK_EX)
        yield


def start_compiler(groups: Iterable[str], *, low_priority: bool = False) -> subprocess.Popen[str]:
    """A process that compiles what is missing of these groups, all in the same mode.

    What it says on standard error is why it failed.
    """
    groups = list(groups)
    homes = [f"{group}={_doors[group][0].function.__module__}" for group in groups]
    modes = {_mode_for(group) for group in groups}
    if len(modes) > 1:
        raise ValueError(f"One process cannot compile all of {', '.join(groups)}: some are for a GPU.")
    (mode,) = modes
    path = os.pathsep.join(filter(None, (str(PACKAGE.parent), os.environ.get("PYTHONPATH", ""))))
    windows = getattr(subprocess, "BELOW_NORMAL_PRIORITY_CLASS", 0) if low_priority else 0
    return subprocess.Popen(
        [sys.executable, "-m", "leopold.rules.compiler", *(["--low-priority"] if low_priority else []), *homes],
        env={**os.environ, "LEOPOLD_JIT": mode, "PYTHONPATH": path},
        stdin=subprocess.DEVNULL,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,  # so that Ctrl-C is for the one who plays
        creationflags=windows,
    )


def _mode_for(group: str) -> str:
    """The mode of the process that compiles a group."""
    if runs_on(group) == CPU:
        return "compile"
    return "quiet cuda" if _doors[group][0].quiet else "cuda"


def outcome_of(process: subprocess.Popen[str], patience: float | None = None) -> None:
    """Wait for a compiler to end; a CompilingError has its last words if it failed."""
    _, said = process.communicate(timeout=patience)
    if process.returncode != 0:
        last = said.strip().splitlines()[-1:]
        wrong = CompilingError(last[0] if last else f"The compiler ended with status {process.returncode}.")
        wrong.add_note(said)  # for whoever works on the rules
        raise wrong


def warm_up(progress: Progress | None = None, group: str = "rules") -> float:
    """Load every door of a group, compiled before if need be; returns the seconds it took.

    Returns at once for a group that somebody else loads when it is ready (see `interpret`).
    """
    if is_ready(group) or group in _interpreted:
        return 0.0
    began = time.perf_counter()
    if is_cached(group):
        with contextlib.suppress(CompilingError):
            load(group)
    if not is_ready(group):
        compile_apart([group], progress)
        load(group)
    if progress:
        progress(len(_doors[group]), len(_doors[group]), "")
    return time.perf_counter() - began


def compile_apart(groups: Iterable[str], progress: Progress | None = None) -> None:
    """Wait while another process compiles these groups, all in one: a second group costs little more than the first."""
    wanted = [group for group in groups if not is_cached(group)]
    if not wanted:
        return
    names = [door.name for group in wanted for door in doors_of(group)]
    process = start_compiler(wanted)
    try:
        while True:
            if progress:
                done = sum(map(doors_compiled, wanted))
                progress(done, len(names), names[min(done, len(names) - 1)])
            with contextlib.suppress(subprocess.TimeoutExpired):
                return outcome_of(process, LOOK_AGAIN)
    finally:
        stop_compiler(process)


def stop_compiler(process: subprocess.Popen[str]) -> None:
    """Nobody waits for it any more."""
    if process.poll() is None:
        process.terminate()
        process.communicate()
