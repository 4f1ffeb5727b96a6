"""Our editions as they once were, for games that were played with them and go on with those of today."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from copy import deepcopy
from dataclasses import dataclass
from datetime import date
from functools import lru_cache
from pathlib import Path
from typing import Any, Final

from leopold.packs.layers import Layer, collect, lay_over
from leopold.packs.modules import PROMO
from leopold.packs.pack import OVERLAID, Overlay, PackFile, checksum_before_modules, load_pack, own_layer, read_overlays
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


def plays_on(
    checksum: str, edition: str = "revised", overlays: Sequence[PackFile] | Path = (), modules: Sequence[str] = ()
) -> bool:
    """Does a game recorded with this checksum go on alike with this edition, these packs of the user's and modules?

    It does with the very same pack, and with one that differs only as an earlier edition does from today's.
    """
    if checksum == load_pack(edition, overlays, modules).checksum:
        return True
    if not set(modules) <= {PROMO}:
        return False  # there was none of the others then
    return checksum in _former_checksums(edition, read_overlays(overlays))


@lru_cache(OVERLAID)
def _former_checksums(edition: str, overlays: tuple[Overlay, ...]) -> frozenset[str]:
    earlier = [former_checksum(former, overlays) for former in FORMER if former.edition == edition]
    return frozenset([*earlier, checksum_before_modules(edition, _layer(edition, {}, overlays))])


def former_checksum(former: Former, overlays: tuple[Overlay, ...] = ()) -> str:
    """The checksum that an edition had, with the user's packs over it."""
    return checksum_before_modules(former.edition, _layer(former.edition, former.pack, overlays))


def _layer(edition: str, pack: Mapping[str, Any], overlays: tuple[Overlay, ...]) -> Layer:
    """An edition with a pack of ours over it, and over that the user's."""
    layer = deepcopy(own_layer(edition))
    for document in (Document(FORMER_FILE, dict(pack)), *(parse(file, data) for file, data in overlays)):
        lay_over(layer, collect(document))
    return layer
