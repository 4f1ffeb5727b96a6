"""Our editions as they once were, for games that were played with them and go on with those of today."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from copy import deepcopy
from dataclasses import dataclass
from datetime import date
from functools import cache
from pathlib import Path
from typing import Any, Final

from leopold.packs.layers import collect, lay_over
from leopold.packs.pack import Overlay, assemble, load_pack, own_layer, read_overlays
from leopold.packs.reading import FORMER_FILE, Document, parse, read_own


@dataclass(frozen=True, slots=True)
class Former:
    """An edition before a change that left all its games possible."""

    edition: str
    checksum: str
    until: date
    changed: str
    pack: Mapping[str, Any]
    """What lies over the edition of today to make it what it was."""


FORMER: Final = tuple(Former(**entry) for entry in read_own(FORMER_FILE).content["former"])


def plays_on(checksum: str, edition: str = "revised", overlays: Sequence[str | Path] | Path = ()) -> bool:
    """Does a game recorded with this checksum go on alike with this edition and these packs of the user's?

    It does with the very same pack, and with one that differs only as an earlier edition does from today's.
    """
    if checksum == load_pack(edition, overlays).checksum:
        return True
    return checksum in _former_checksums(edition, read_overlays(overlays))


@cache
def _former_checksums(edition: str, overlays: tuple[Overlay, ...]) -> frozenset[str]:
    return frozenset(former_checksum(former, overlays) for former in FORMER if former.edition == edition)


def former_checksum(former: Former, overlays: tuple[Overlay, ...] = ()) -> str:
    """The checksum that an edition had, with the user's packs over it."""
    layer = deepcopy(own_layer(former.edition))
    documents = [Document(FORMER_FILE, dict(former.pack)), *(parse(file, data) for file, data in overlays)]
    for document in documents:
        lay_over(layer, collect(document))
    return assemble(former.edition, layer).checksum
