"""Small sets kept as bits of a number."""

from __future__ import annotations

from leopold.rules.jit import rule


@rule
def only_bit(bits):
    """Exactly one bit set."""
    return bits != 0 and bits & (bits - 1) == 0


@rule
def lowest_bit(bits):
    """The number of the lowest bit set."""
    i = 0
    while bits & (1 << i) == 0:
        i += 1
    return i
