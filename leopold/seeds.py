"""Seeds: integers up to 128 bits or any text, turned into the four words the generator starts from."""

from __future__ import annotations

import hashlib
import secrets

from leopold.errors import RulesError
from leopold.words import said

Seed = int | str
LARGEST_SEED = (1 << 128) - 1


def fresh_seed() -> int:
    """From the system's entropy; 64 bits are enough to copy down and never meet twice."""
    return secrets.randbits(64)


def seed_words(seed: Seed) -> tuple[int, int, int, int]:
    """Four words of 32 bits. Near integers give neighbouring words; the generator mixes them.

    >>> seed_words(7)
    (7, 0, 0, 0)
    """
    if isinstance(seed, str):
        number = int.from_bytes(hashlib.blake2b(seed.encode(errors="surrogatepass"), digest_size=16).digest(), "little")
    else:
        number = int(seed)
        if not 0 <= number <= LARGEST_SEED:
            raise RulesError(said("config-seed-none", value=str(seed)))
    return (number & 0xFFFFFFFF, number >> 32 & 0xFFFFFFFF, number >> 64 & 0xFFFFFFFF, number >> 96)
