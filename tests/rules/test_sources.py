"""What is compiled belongs to its digest: a changed source can never meet code that was compiled before."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path
from types import CodeType, FunctionType, ModuleType
from typing import Any

import pytest

import leopold.bots.doors
import leopold.envs.doors
import leopold.rules.engine  # noqa: F401 # whoever has doors registers them when imported
from leopold.rules import jit


def called(function: Any, seen: set[Any]) -> Iterator[FunctionType]:
    """A compiled function and all it calls, as plain Python."""
    plain = getattr(function, "py_func", function)
    if not isinstance(plain, FunctionType) or plain in seen or not plain.__module__.startswith("leopold."):
        return
    seen.add(plain)
    yield plain
    for name in names(plain.__code__):
        found = plain.__globals__.get(name)
        if isinstance(found, ModuleType) and found.__name__.startswith("leopold."):
            for inner in names(plain.__code__):
                yield from called(getattr(found, inner, None), seen)
        else:
            yield from called(found, seen)


def names(code: CodeType) -> tuple[str, ...]:
    return code.co_names


@pytest.mark.parametrize("group", jit.groups())
def test_every_rule_a_door_calls_is_among_its_sources(group: str) -> None:
    seen: set[Any] = set()
    files = {Path(rule.__code__.co_filename) for door in jit._doors[group] for rule in called(door[2], seen)}
    assert len(files) > 1
    assert files <= set(jit.sources(group))


@pytest.mark.parametrize("file", sorted(jit._ruled), ids=lambda file: file.stem)
def test_every_file_with_rules_belongs_to_a_group(file: Path) -> None:
    assert any(file in jit.sources(group) for group in jit.groups())


@pytest.mark.parametrize("file", sorted(jit._ruled), ids=lambda file: file.stem)
def test_rules_take_constants_from_modules_not_from_packages(file: Path) -> None:
    """A package is not a source: what its `__init__` defines could change without the digest."""
    for node in ast.walk(ast.parse(file.read_text("utf-8"))):
        if isinstance(node, ast.ImportFrom) and node.module and node.module.startswith("leopold"):
            place = jit.PACKAGE.joinpath(*node.module.split(".")[1:])
            if place.is_dir():
                for name in node.names:
                    assert (place / f"{name.name}.py").is_file(), f"{file.name}: {node.module}.{name.name}"


def test_another_file_cannot_add_doors_to_a_group() -> None:
    with pytest.raises(ValueError, match=r"The doors of 'rules' stand in engine\.py"):
        jit.register("rules", Path("elsewhere.py"))
