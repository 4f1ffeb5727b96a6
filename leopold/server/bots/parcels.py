"""What goes from the server to the process its bots think in, and what comes back.

Both are the same program on one machine, and nobody else can reach what lies between them: so it is pickled. A pack
goes only once. It is most of a position, and whoever got it anew every time would have to work out of it anew what is
kept with it.
"""

from __future__ import annotations

import io
import pickle
import struct
import weakref
from collections.abc import Callable
from functools import partial
from typing import Any, BinaryIO, Final, NamedTuple
from weakref import WeakKeyDictionary

from leopold.packs import Pack

SIZE: Final = struct.Struct("<Q")
"""Before each parcel, how long it is."""


class Asked(NamedTuple):
    """Something to be thought."""

    number: int
    work: bytes
    packs: dict[int, bytes]
    """Those that the other side does not know yet."""
    gone: list[int]
    """Those that nobody plays with any more."""


class Answered(NamedTuple):
    """What came of it."""

    number: int
    found: Any
    failed: str
    """Why nothing did."""


class Packer:
    """The server's side: what the other one knows."""

    def __init__(self) -> None:
        self._known: WeakKeyDictionary[Pack, int] = WeakKeyDictionary()
        self._gone: list[int] = []
        self._packs = 0
        self._asked = 0

    def pack(self, work: Callable[[], Any]) -> tuple[int, bytes]:
        """A parcel with this, and its number."""
        written, unknown = io.BytesIO(), dict[Pack, int]()
        _Pickler(written, partial(self._number_of, unknown)).dump(work)
        packs = {number: pickle.dumps(pack, pickle.HIGHEST_PROTOCOL) for pack, number in unknown.items()}
        for pack, number in unknown.items():
            self._known[pack] = number
            weakref.finalize(pack, self._gone.append, number)
        gone = [self._gone.pop() for _ in range(len(self._gone))]
        self._asked += 1
        return self._asked, sealed(Asked(self._asked, written.getvalue(), packs, gone))

    def _number_of(self, unknown: dict[Pack, int], pack: Pack) -> int:
        number = self._known.get(pack) or unknown.get(pack)
        if number is None:
            self._packs += 1
            number = unknown[pack] = self._packs
        return number


class _Pickler(pickle.Pickler):
    """Writes numbers in the place of packs."""

    def __init__(self, file: BinaryIO, number_of: Callable[[Pack], int]) -> None:
        super().__init__(file, pickle.HIGHEST_PROTOCOL)
        self._number_of = number_of

    def reducer_override(self, thing: Any) -> Any:
        if isinstance(thing, Pack):
            return known_pack, (self._number_of(thing),)
        return NotImplemented


_packs: dict[int, Pack] = {}
"""On the other side: those that came, by number."""


def known_pack(number: int) -> Pack:
    """A pack that came before."""
    return _packs[number]


def unpack(parcel: bytes) -> Asked:
    """On the other side: what came, in the order in which it was sent. What was sent with it is known from now on."""
    asked: Asked = pickle.loads(parcel)
    for number in asked.gone:
        _packs.pop(number, None)
    for number, pack in asked.packs.items():
        _packs[number] = pickle.loads(pack)
    return asked


def sealed(content: Asked | Answered) -> bytes:
    """As it goes through a pipe."""
    written = pickle.dumps(content, pickle.HIGHEST_PROTOCOL)
    return SIZE.pack(len(written)) + written
