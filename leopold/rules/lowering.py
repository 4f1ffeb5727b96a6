"""How the compiler's process has Numba put a door and its rules together: once, as a whole.

Left to itself Numba makes machine code of every function that calls another, each time with all that is below it: of
rules that call rules that call rules, the lowest are optimised dozens of times. And it leaves every function where
others might find it, so that LLVM must keep the way in which it is called. Here a rule is only lowered. A door takes in
what is below it, keeps it to itself and is optimised then: that takes half the time, and the code is a tenth faster.

This reaches into Numba. A version of it that is not built so compiles as it likes to: slower, and just as right.
"""

from __future__ import annotations

from collections.abc import Callable, Collection
from typing import Any, Final

WRAPPER: Final = "_ZN7cpython"
"""How the name begins of the function by which Python calls in: doors have one, rules have none."""
WEAK: Final = "linkonce_odr"
"""What may be there several times, once for each library that has it."""


def prepare(cold: Collection[tuple[str, str]]) -> None:
    """Before the first rule is compiled; `cold` are modules and names of what stays out of line."""
    from numba.core.registry import cpu_target

    context = cpu_target.target_context  # and with it what Numba needs at once, and so must not wait for a door
    for reach_in in (
        lambda: _keep_out_of_line(cold),
        lambda: _compile_doors_whole(context.codegen()),
        _spare_slots,
        _say_records_once,
        _join_neighbours,
    ):
        _if_it_is_built_so(reach_in)


def _if_it_is_built_so(reach_in: Callable[[], None]) -> None:
    try:
        reach_in()
    except (AttributeError, ImportError):
        return


def _keep_out_of_line(cold: Collection[tuple[str, str]]) -> None:
    """Numba has a word for functions that are always taken in and none for those that never are; LLVM has both."""
    from numba.core.base import BaseContext

    declare = BaseContext.declare_function

    def declare_function(context: Any, module: Any, description: Any) -> Any:
        function = declare(context, module, description)
        if (description.modname, description.qualname.partition("$")[0]) in cold:
            function.attributes.add("noinline")
        return function

    BaseContext.declare_function = declare_function


def _join_neighbours() -> None:
    """Sums that are written one below the other become one of many numbers, see `bots/judgement.py`; Numba leaves
    that out unless it is asked."""
    import numba

    numba.config.SLP_VECTORIZE = 1


def _compile_doors_whole(codegen: Any) -> None:
    """Of a rule nothing is made before a door takes it in."""
    library_type, codegen_type = codegen._library_class, type(codegen)
    finalize, optimise = library_type.finalize, library_type._optimize_final_module
    set_env, address_of = codegen_type.set_env, codegen._engine.get_global_value_address
    some = codegen.create_library("some")
    if some._finalized or some._linking_libraries or list(some._final_module.functions):
        raise AttributeError("a new library of Numba's is not empty")

    def finalize_door(library: Any) -> None:
        if any(function.name.startswith(WRAPPER) for function in library._final_module.functions):
            library._linking_libraries = _all_below(library)
            finalize(library)
        else:
            library._finalized = True

    def optimise_door(library: Any) -> None:
        for function in library._final_module.functions:
            if not function.is_declaration and function.linkage.name == WEAK:
                function.linkage = "internal"
        optimise(library)

    def set_env_of_door(codegen: Any, name: str, env: Any) -> None:
        if address_of(name):
            set_env(codegen, name, env)

    library_type.finalize = finalize_door
    library_type._optimize_final_module = optimise_door
    codegen_type.set_env = set_env_of_door


def _all_below(library: Any) -> list[Any]:
    """What a library calls, and what that calls; each before what it calls, for LLVM leaves out the uncalled."""
    found: dict[int, Any] = {}

    def visit(caller: Any) -> None:
        for called in caller._linking_libraries:
            if id(called) not in found:
                visit(called)
                found[id(called)] = called

    visit(library)
    return list(reversed(found.values()))


def _say_records_once() -> None:
    """Numba writes out a type, with hundreds of fields, whenever it looks for a function: a tenth of all its time."""
    from numba.core.types import Record

    said: dict[int, tuple[Any, str]] = {}
    write_out = Record.__repr__

    def remembered(record: Any) -> str:
        if id(record) not in said:
            said[id(record)] = record, write_out(record)  # with the record, so that no other gets its number
        return said[id(record)][1]

    Record.__repr__ = remembered


def _spare_slots() -> None:
    """Where a function begins, Numba clears the place for the answer of every call that is in it.

    A function that finds out which of forty to call would clear eighty places first.
    """
    from numba.core import cgutils
    from numba.core.callconv import CPUCallConv

    call, allocate = CPUCallConv.call_function, cgutils.alloca_once

    def allocate_only(builder: Any, kind: Any, size: Any = None, name: str = "", zfill: bool = False) -> Any:
        with builder.goto_entry_block():
            return builder.alloca(kind, size=size, name=name)

    def call_function(*arguments: Any, **named: Any) -> Any:
        cgutils.alloca_once = allocate_only  # the call itself clears what it is about to use
        try:
            return call(*arguments, **named)
        finally:
            cgutils.alloca_once = allocate

    CPUCallConv.call_function = call_function
