"""Records whose fields are read by name, quickly, without a compiler too.

NumPy's own `np.record` looks a field up in Python code, which is most of what interpreted rules would spend their time
on. Here every field is a property of the record's class.
"""

from __future__ import annotations

from typing import Any, cast

import numpy as np

_NumpyRecord: Any = np.record  # which the stubs take for final


class Record(_NumpyRecord):  # type: ignore[misc]
    """A record with its fields as properties; each layout has a class of its own, so that it can be pickled by name."""

    __slots__ = ()
    __getattribute__ = np.void.__getattribute__
    __setattr__ = np.void.__setattr__


def layout(record: type[Record], fields: list[Any]) -> np.dtype[np.record]:
    """The layout of a record with these fields, read and written through this class.

    It is declared to be aligned, because a GPU reads byte by byte what might not be. That must not move anything:
    fields stand in such an order that nothing has to be filled in.
    """
    plain = np.dtype(fields, align=True)
    assert plain.itemsize == np.dtype(fields).itemsize, f"{record.__name__} would have gaps"
    for name, (kind, offset, *_) in (plain.fields or {}).items():
        setattr(record, name, _field(kind, offset))
    return cast("np.dtype[np.record]", np.dtype((record, plain)))


def _field(kind: np.dtype[Any], offset: int) -> property:
    def read(record: Any) -> Any:
        return record.getfield(kind, offset)

    def write(record: Any, value: Any) -> None:
        record.setfield(value, kind, offset)

    return property(read, write)
