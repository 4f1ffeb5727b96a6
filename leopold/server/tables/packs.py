"""Packs of somebody's own: looked through before a table is laid with them, and kept with it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from leopold.packs import Overlay, PackError, check_pack, load_pack
from leopold.packs.errors import plain
from leopold.packs.modules import CHOOSABLE
from leopold.server import limits
from leopold.server.errors import (
    TableError,
    pack_name_wrong,
    pack_twice,
    pack_wrong,
    packs_too_large,
    too_many_at_table,
)
from leopold.server.models import CheckedPacks, OwnPack
from leopold.server.store.stored import StoredPack
from leopold.server.tables.registry import Registry
from leopold.server.tables.settings import TableSettings
from leopold.text.comparing import changes
from leopold.words import catalogue

EXTENSION: Final = ".toml"
CHANGES_TOLD: Final = 40
SHOWN_NAME: Final = 40


async def checked(registry: Registry, packs: Sequence[OwnPack]) -> tuple[Overlay, ...]:
    """The packs as they are laid over ours, with the checks of `leopold packs check`. It takes its time, elsewhere."""
    if len(packs) > limits.PACKS:
        raise too_many_at_table(limits.PACKS)
    overlays = tuple(overlay_of(pack) for pack in packs)
    for place, (name, _) in enumerate(overlays):
        if name in [other for other, _ in overlays[:place]]:
            raise pack_twice(name)
    if sum(len(content) for _, content in overlays) > limits.PACK_BYTES:
        raise packs_too_large(limits.PACK_BYTES // 1024)
    if overlays:
        try:
            await registry.aside(check_pack, *overlays)
        except PackError as wrong:
            raise refused(wrong) from None
    return overlays


def overlay_of(pack: OwnPack) -> Overlay:
    """A name goes into records and sentences, so it is one of a file and nothing else."""
    name = pack.name.strip()
    fits = name.isprintable() and len(name) <= limits.PACK_NAME_LENGTH and not set(name) & set("/\\")
    if not fits or not name.casefold().endswith(EXTENSION):
        raise pack_name_wrong(plain(pack.name, SHOWN_NAME), limits.PACK_NAME_LENGTH)
    return name, pack.text.encode()


def refused(wrong: PackError) -> TableError:
    return pack_wrong(str(wrong) if wrong.said is None else wrong.said)


async def check(registry: Registry, packs: Sequence[OwnPack], edition: str, language: str) -> CheckedPacks:
    """What they change in an edition, in sentences."""
    overlays = await checked(registry, packs)
    found = await registry.aside(changes_of, overlays, edition, language) if overlays else []
    told = found[:CHANGES_TOLD]
    return CheckedPacks(names=[name for name, _ in overlays], changes=told, more=len(found) - len(told))


def changes_of(overlays: Sequence[Overlay], edition: str, language: str) -> list[str]:
    ours, theirs = load_pack(edition, modules=CHOOSABLE), load_pack(edition, overlays, CHOOSABLE)
    return changes(ours, theirs, catalogue(language))


def stored_packs(settings: TableSettings) -> list[StoredPack]:
    """As they are kept with a table."""
    return [
        StoredPack(place=place, name=name, content=content.decode(), checksum=settings.packs)
        for place, (name, content) in enumerate(settings.overlays)
    ]
