"""A group of its own that is compiled in a moment, for tests of compiling. Imported by those tests alone."""

from __future__ import annotations

from leopold.rules.jit import entry, rule


@rule
def twice(n):
    """What is called is compiled with what calls it."""
    return 2 * n


@entry("int64(int64)", 0, "tiny")
def double(n):
    """The first door."""
    return twice(n)


@entry("int64(int64)", 1, "tiny")
def quadruple(n):
    """The second door."""
    return twice(twice(n))
