"""Seeds: integers up to 128 bits or any text, turned into the four words the generator starts from."""

from __future__ import annotations

import hashlib
import secrets

from leopold.errors import RulesError
from leopold.words import said

Seed = int | str
LARGEST_SEED = (1 << 128) - 1
LONGEST_SEED = 200
"""Characters of a text that comes from elsewhere: a form, a file."""


def fresh_seed() -> int:
    """From the system's entropy, all that a generator starts from: nobody tries out what the decks may hold."""
    return secrets.randbits(128)


def seed_words(seed: Seed) -> tuple[int, int, int, int]:
    """Four words of 32 bits. Near integers give neighbouring words; the generator mixes them.

    >>> seed_words(7)
    (7, 0, 0, 0)
    """
    if isinstance(seed, str):
        try:
            text = seed.encode()
        except UnicodeEncodeError:  # half a character, which no file and no database keeps
            raise RulesError(said("config-seed-none", value=ascii(seed))) from None
        number = int.from_bytes(hashlib.blake2b(text, digest_size=16).digest(), "little")
    else:
        number = int(seed)
        if not 0 <= number <= LARGEST_SEED:
            raise RulesError(said("config-seed-none", value=str(seed)))
    return (number & 0xFFFFFFFF, number >> 32 & 0xFFFFFFFF, number >> 64 & 0xFFFFFFFF, number >> 96)
