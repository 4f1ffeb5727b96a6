"""Chance: xoshiro128++ inside the record, with unbiased ranges and shuffles.

The generator is Blackman and Vigna's. It is written on 64-bit integers that never leave 32 bits (48 inside a
product), so that Python, the CPU and a GPU agree on every bit.
"""

from __future__ import annotations

import numpy as np

from leopold.rules.jit import rule

MASK = 0xFFFFFFFF
WHOLE = 0x100000000


@rule
def times32(a, b):
    """The low 32 bits of a product, without ever leaving 48."""
    return ((((a >> 16) * b & 0xFFFF) << 16) + (a & 0xFFFF) * b) & MASK


@rule
def mix32(x):
    """Every bit of the seed touches every bit of the state (the finaliser of MurmurHash3)."""
    x = (x ^ (x >> 16)) & MASK
    x = times32(x, 0x85EBCA6B)
    x = (x ^ (x >> 13)) & MASK
    x = times32(x, 0xC2B2AE35)
    return (x ^ (x >> 16)) & MASK


@rule
def next32(state):
    """The next 32 random bits of a stream of four words."""
    s0 = np.int64(state[0])
    s1 = np.int64(state[1])
    s2 = np.int64(state[2])
    s3 = np.int64(state[3])
    total = (s0 + s3) & MASK
    result = ((((total << 7) & MASK) | (total >> 25)) + s0) & MASK
    kept = (s1 << 9) & MASK
    s2 = s2 ^ s0
    s3 = s3 ^ s1
    s1 = s1 ^ s2
    s0 = s0 ^ s3
    s2 = s2 ^ kept
    s3 = ((s3 << 11) & MASK) | (s3 >> 21)
    state[0] = np.uint32(s0)
    state[1] = np.uint32(s1)
    state[2] = np.uint32(s2)
    state[3] = np.uint32(s3)
    return result


@rule
def seed_stream(state, w0, w1, w2, w3):
    """Start a stream from 128 bits of seed; near seeds give unrelated streams."""
    a = mix32((w0 + 0x9E3779B9) & MASK)
    b = mix32((w1 ^ a) + 0x3C6EF372 & MASK)
    c = mix32((w2 ^ b) + 0xDAA66D2B & MASK)
    d = mix32((w3 ^ c) + 0x78DDE6E4 & MASK)
    # a second pass, so that the last word reaches the first as well
    state[0] = np.uint32(mix32(a ^ d))
    state[1] = np.uint32(mix32(b ^ times32(d, 0x9E3779B1)))
    state[2] = np.uint32(c)
    state[3] = np.uint32(d | 1)
    for _ in range(8):
        next32(state)


@rule
def below(state, n):
    """A fair number from 0 to n - 1: draws that would favour the small ones are thrown away."""
    n = np.int64(n)
    limit = WHOLE - WHOLE % n
    drawn = next32(state)
    while drawn >= limit:
        drawn = next32(state)
    return drawn % n


@rule
def shuffle(state, cards, n):
    """Fisher and Yates: every order of the first n is as likely as any other."""
    for i in range(n - 1, 0, -1):
        j = below(state, i + 1)
        kept = cards[i]
        cards[i] = cards[j]
        cards[j] = kept
