"""Long answers that are made of parts: each is packed once, and any choice of them goes out as one.

There are more choices than anybody could keep. In gzip what is packed by itself may follow anything else, so whoever
asks for ever others has nothing packed for them.
"""

from __future__ import annotations

import struct
import zlib
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

BEGIN: Final = b"\x1f\x8b\x08" + bytes(6) + b"\xff"
"""Of what is packed, without a name or a time."""
END: Final = b"\x03\x00"
"""A last block, with nothing in it."""
EFFORT: Final = 5


@dataclass(frozen=True, slots=True)
class Part:
    """As it is, and packed so that it refers to nothing before it."""

    data: bytes
    packed: bytes


def packed_part(data: bytes) -> Part:
    packer = zlib.compressobj(EFFORT, zlib.DEFLATED, -zlib.MAX_WBITS)
    return Part(data, packer.compress(data) + packer.flush(zlib.Z_FULL_FLUSH))


def loose_part(data: bytes) -> Part:
    """A few bytes between others, which are not worth packing."""
    return Part(data, struct.pack("<BHH", 0, len(data), len(data) ^ 0xFFFF) + data)


COMMA: Final = loose_part(b",")


@dataclass(frozen=True, slots=True)
class Parts:
    """An answer that is there already."""

    parts: list[Part]

    @property
    def data(self) -> bytes:
        return b"".join(part.data for part in self.parts)

    @property
    def packed(self) -> bytes:
        data = self.data
        packed = b"".join(part.packed for part in self.parts)
        return BEGIN + packed + END + struct.pack("<II", zlib.crc32(data), len(data))


def in_last_list(empty: bytes, parts: Iterable[Part]) -> Parts:
    """An object of JSON whose last field is an empty list, with these in it."""
    end = len(empty) - len(b"]}")
    listed = [one for part in parts for one in (COMMA, part)][1:]
    return Parts([loose_part(empty[:end]), *listed, loose_part(empty[end:])])
