"""Something to be said: a key of the catalogue and what goes into its sentence. No words yet, in no language."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from msgspec import Struct, field


class Said(Struct, frozen=True):
    """A message of the catalogue with its parameters.

    A parameter is a number, a word that the message chooses by, something said inside this, or a list of such things.
    Cards, rooms and seats go by number or name: who says it aloud knows how they are called in the reader's language.
    """

    key: str
    params: Params = field(default_factory=dict)


Value = int | str | bool | Said | Sequence[Said | str] | None
Params = dict[str, Value]


def said(key: str, /, **params: Value) -> Said:
    """`said("why-price", price=3, krones=1)`."""
    return Said(key, params)


def listed(kind: str, counts: Mapping[str, int]) -> list[Said]:
    """So many of each kind: `listed("items", {"wine": 2, "cake": 0})` are two wines."""
    return [said(f"{kind}-{name}", n=n) for name, n in counts.items() if n]
