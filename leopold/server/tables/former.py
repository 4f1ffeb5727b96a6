"""Our cards and boards as they were: a game keeps those it began with, whatever becomes of them later.

A server keeps the files of every edition with its games when it starts, which is eighty kilobytes for each release
that changed a card. A table has the checksum of what it is played with, so the right ones are found by trying: they are
those that make the same checksum. `leopold.packs.former` comes first: what leaves all games possible needs none of it.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterable
from functools import lru_cache
from typing import Final

import msgspec

from leopold.packs import EDITIONS, Pack, PackError
from leopold.packs.layers import collect, lay_over
from leopold.packs.modules import CHOOSABLE, HERE
from leopold.packs.pack import OVERLAID, Overlay, assemble, merge
from leopold.packs.reading import EDITION_FILES, MODULE_FILES, parse
from leopold.server.models import Cards
from leopold.server.shown.cards import cards_in
from leopold.server.store.storage import Storage
from leopold.server.tables.settings import TableSettings

_FILES: Final = tuple(MODULE_FILES)


def keep_editions(storage: Storage, now: float) -> None:
    """The files of today, for the day when they are others."""
    for edition in EDITIONS:
        names = [*_FILES, EDITION_FILES[edition]] if edition in EDITION_FILES else [*_FILES]
        content = msgspec.json.encode([(name, (HERE / name).read_text(encoding="utf-8")) for name in names]).decode()
        storage.keep_edition(hashlib.sha256(content.encode()).hexdigest(), edition, content, now)


def as_laid(storage: Storage, settings: TableSettings) -> TableSettings:
    """With the cards that the table was laid with, if they were ever kept here."""
    found = _found(storage, settings)
    return settings if found is None else msgspec.structs.replace(settings, pack=found[1])


def cards_as_laid(storage: Storage, settings: TableSettings) -> Cards:
    """All cards of then, for the page of a table that is played with them."""
    found = _found(storage, settings)
    assert found is not None, "they were found when the table was opened"
    content, pack = found
    return cards_in(_pack(content, settings.config.edition, settings.overlays, CHOOSABLE) or pack)


def _found(storage: Storage, settings: TableSettings) -> tuple[str, Pack] | None:
    config = settings.config
    for content in storage.editions(config.edition):
        pack = _pack(content, config.edition, settings.overlays, tuple(config.modules))
        if pack is not None and pack.checksum == settings.packs:
            return content, pack
    return None


@lru_cache(OVERLAID)
def _pack(content: str, edition: str, overlays: tuple[Overlay, ...], modules: Iterable[str]) -> Pack | None:
    """A pack out of kept files; None where this Leopold cannot read them any more."""
    chosen = tuple(module for module in CHOOSABLE if module in set(modules))
    files = msgspec.json.decode(content, type=list[tuple[str, str]])
    try:
        layer = merge(parse(name, text.encode()) for name, text in files)
        for name, data in overlays:
            lay_over(layer, collect(parse(name, data)))
        return assemble(edition, layer, tuple(name for name, _ in overlays), chosen)
    except PackError:
        return None
