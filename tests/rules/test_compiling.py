"""From interpreted to compiled while games run: nobody waits, bytes are the same, and what goes wrong is survived."""

from __future__ import annotations

import ast
import hashlib
import os
import random
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from types import FunctionType, ModuleType

import pytest

from leopold.compiling import BackgroundCompiler
from leopold.game import Game
from leopold.rules import jit
from tests.rules.own_groups import own_group

ROOT = Path(__file__).resolve().parents[2]
pytestmark = pytest.mark.skipif(not jit.JIT, reason="nothing is compiled")


@pytest.fixture
def tiny(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[ModuleType]:
    """A group that nobody has compiled yet, with a cache of the test's own."""
    with own_group("tiny", tmp_path, monkeypatch) as module:
        yield module


def is_interpreted(function: object) -> bool:
    return isinstance(function, FunctionType)


# --- the swap


def digest_of(game: Game, moves: int, chance: random.Random) -> str:
    """Over the bytes after every action."""
    digest = hashlib.sha256(game.snapshot())
    for _ in range(moves):
        game.apply(chance.choice(game.numbers))
        digest.update(game.snapshot())
    return digest.hexdigest()


SWAP = """
import random
from leopold.game import Game
from leopold.rules import engine, jit
from tests.rules.test_compiling import digest_of, is_interpreted

jit.interpret("rules")
game, chance = Game(3, seed=11), random.Random(11)
before = digest_of(game, 80, chance)
assert is_interpreted(engine.step) and is_interpreted(engine.observe)
jit.insist("rules")
jit.warm_up()
assert not is_interpreted(engine.step) and not is_interpreted(engine.observe)
print(before, digest_of(game, 80, chance))
"""


def test_a_game_goes_over_to_the_compiled_rules_and_its_bytes_are_the_same() -> None:
    """Given a game that began interpreted, when the rules are loaded in its midst, then it goes on as it would have."""
    other = subprocess.run(
        [sys.executable, "-W", "error::RuntimeWarning", "-c", SWAP],
        cwd=ROOT,
        env={**os.environ, "PYTHONPATH": str(ROOT)},
        capture_output=True,
        text=True,
        check=False,
    )
    game, chance = Game(3, seed=11), random.Random(11)

    assert other.returncode == 0, other.stderr
    assert other.stdout.split() == [digest_of(game, 80, chance), digest_of(game, 80, chance)]
    assert other.stderr == ""


def test_nobody_waits_for_what_is_compiled_beside(tiny: ModuleType) -> None:
    """Given an empty cache, when a compiler works beside, then the doors answer before and after, and go over."""
    compiler = BackgroundCompiler(["tiny"])

    compiler.start()
    assert jit.warm_up(group="tiny") == 0.0
    assert (tiny.double(21), tiny.quadruple(21)) == (42, 84)
    compiler.wait("tiny")

    assert jit.is_ready("tiny") and not compiler.going_on and compiler.failures == {}
    assert not is_interpreted(tiny.double) and not is_interpreted(tiny.quadruple)
    assert (tiny.double(21), tiny.quadruple(21)) == (42, 84)
    assert (compiler.done, compiler.total) == (2, 2)


def test_whoever_listens_hears_when_a_group_is_over(tiny: ModuleType) -> None:
    compiler, heard = BackgroundCompiler(["tiny"]), []
    compiler.listen(lambda: heard.append(jit.is_ready("tiny")))
    compiler.start()
    compiler.wait("tiny")
    compiler.join()
    assert heard == [True]


def test_doors_are_called_by_their_module_alone() -> None:
    """A name of one's own for a door, imported or kept when a module is read, would stay interpreted."""
    doors = {door.name for group in jit.groups() for door in jit._doors[group]}
    homes = {home.stem for home in jit._homes.values()}
    for file in (*ROOT.glob("leopold/**/*.py"), *ROOT.glob("tests/**/*.py")):
        for node in evaluated_on_import(ast.parse(file.read_text("utf-8"))):
            if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name) and node.value.id in homes:
                assert node.attr not in doors, f"{file}:{node.lineno}"
            if isinstance(node, ast.ImportFrom) and (node.module or "").split(".")[-1] in homes:
                assert not doors & {alias.name for alias in node.names}, f"{file}:{node.lineno}"


def evaluated_on_import(node: ast.AST) -> Iterator[ast.AST]:
    """Everything but the bodies of functions; of those, what they import."""
    yield node
    for child in ast.iter_child_nodes(node):
        if isinstance(child, ast.FunctionDef | ast.AsyncFunctionDef | ast.Lambda):
            yield from (inner for inner in ast.walk(child) if isinstance(inner, ast.ImportFrom))
            yield from evaluated_on_import(child.args)
        else:
            yield from evaluated_on_import(child)


# --- how far it is


def test_progress_counts_what_lies_in_the_cache_whoever_compiles_it(tiny: ModuleType) -> None:
    told: list[tuple[int, int, str]] = []
    assert jit.doors_compiled("tiny") == 0

    jit.warm_up(lambda *progress: told.append(progress), "tiny")

    assert told[0] == (0, 2, "double") and told[-1] == (2, 2, "")
    assert [done for done, _, _ in told] == sorted(done for done, _, _ in told)
    assert jit.doors_compiled("tiny") == 2


# --- what can go wrong


def test_a_compiler_that_dies_leaves_the_game_interpreted(tiny: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    def killed(groups: object, *, low_priority: bool = False) -> subprocess.Popen[str]:
        code = "import os, signal; os.kill(os.getpid(), signal.SIGKILL)"
        return subprocess.Popen([sys.executable, "-c", code], stderr=subprocess.PIPE, text=True)

    monkeypatch.setattr(jit, "start_compiler", killed)
    compiler = BackgroundCompiler(["tiny"])

    compiler.start()
    compiler.wait("tiny")

    assert compiler.failures == {"tiny": "The compiler ended with status -9."}
    assert is_interpreted(tiny.double) and tiny.double(21) == 42
    assert jit.warm_up(group="tiny") == 0.0


def test_a_cache_that_cannot_be_written_says_where(tiny: ModuleType, tmp_path: Path) -> None:
    """Given a file where the folder should be, which not even root can write into."""
    (tmp_path / "cache").mkdir()
    jit.cache_folder("tiny").touch()
    compiler = BackgroundCompiler(["tiny"])

    compiler.start()
    compiler.wait("tiny")

    assert compiler.failures["tiny"].startswith(str(jit.cache_folder("tiny")))
    assert tiny.double(21) == 42


@pytest.mark.parametrize("damage", ["cut short", "gone"])
def test_a_cache_that_was_half_written_is_made_again(tiny: ModuleType, damage: str) -> None:
    jit.warm_up(group="tiny")
    jit._ready.discard("tiny")
    for door in jit.doors_of("tiny"):
        setattr(tiny, door.name, door.function)
    for file in jit.cache_folder("tiny").glob("*/*double*"):
        if damage == "cut short":
            file.write_bytes(file.read_bytes()[:7])
        elif file.suffix == ".nbc":
            file.unlink()
    compiler = BackgroundCompiler(["tiny"])

    compiler.start()
    compiler.wait("tiny")

    assert compiler.failures == {}
    assert not is_interpreted(tiny.double) and tiny.double(21) == 42


@pytest.fixture
def read_only(tiny: ModuleType, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """The group lies compiled where nobody can write, not even root; what is temporary, in a folder beside it."""

    def refused(*arguments: object, **options: object) -> None:
        raise PermissionError

    jit.warm_up(group="tiny")
    jit._ready.discard("tiny")
    for door in jit.doors_of("tiny"):
        setattr(tiny, door.name, door.function)
    made = jit.cache_folder("tiny")
    jit.cache_folder.cache_clear()
    monkeypatch.setattr(os, "access", lambda path, mode: mode == os.R_OK and Path(path).exists())
    monkeypatch.setattr(Path, "unlink", refused)
    monkeypatch.setattr(Path, "touch", refused)
    monkeypatch.setattr(tempfile, "TemporaryFile", refused)
    monkeypatch.setattr(tempfile, "tempdir", str(tmp_path / "temporary"))
    return made


def test_what_lies_compiled_where_nobody_can_write_is_loaded_from_there(
    tiny: ModuleType, read_only: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As in an image that runs read-only."""
    monkeypatch.delattr(jit, "start_compiler")

    jit.warm_up(group="tiny")

    assert jit.cache_folder("tiny") == read_only
    assert not is_interpreted(tiny.double) and tiny.double(21) == 42


def test_what_is_spoiled_where_nobody_can_write_is_compiled_elsewhere(read_only: Path, tmp_path: Path) -> None:
    for file in read_only.glob("*/*double*"):
        file.write_bytes(b"")

    with pytest.raises(jit.CompilingError, match=read_only.name):
        jit.load("tiny")

    assert not jit.is_cached("tiny")
    assert jit.cache_folder("tiny").is_relative_to(tmp_path / "temporary")


def test_two_that_compile_the_same_do_not_get_into_each_others_way(tiny: ModuleType) -> None:
    first, second = (jit.start_compiler(["tiny"]) for _ in range(2))

    jit.outcome_of(first)
    jit.outcome_of(second)

    assert jit.is_cached("tiny")
    jit.load("tiny")
    assert tiny.quadruple(21) == 84


def test_a_compiler_that_is_stopped_is_no_failure(tiny: ModuleType) -> None:
    compiler = BackgroundCompiler(["tiny"])
    compiler.start()
    compiler.stop()
    compiler.join()
    assert compiler.failures == {} and tiny.double(21) == 42


def test_code_for_any_processor_is_kept_apart_from_that_for_this_one(monkeypatch: pytest.MonkeyPatch) -> None:
    """Given what Numba is told to compile for, then the folder goes by that: an image made elsewhere need not wait."""
    digest = jit.sources_digest.__wrapped__
    monkeypatch.setattr(jit, "JIT", True)
    here = digest("rules")
    monkeypatch.setenv("NUMBA_CPU_NAME", "generic")
    assert digest("rules") != here
    assert digest("rules") == digest("rules")
