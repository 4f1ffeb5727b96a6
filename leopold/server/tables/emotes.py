"""A few things to say without words. They are told to whoever listens, and kept nowhere."""

from __future__ import annotations

from leopold.server.errors import emotes_off
from leopold.server.models import Emote, Emoted, EmoteSent, SendEmote
from leopold.server.tables.play import require_seat
from leopold.server.tables.registry import OpenTable, Registry


async def send_emote(registry: Registry, table: OpenTable, visitor: str, asked: SendEmote) -> EmoteSent:
    """To everybody at the table, at every process."""
    require_seat(table, visitor, asked.seat)
    if not table.settings.house.emotes:
        raise emotes_off()
    tell_emote(table, asked.seat, asked.emote)
    await registry.written(registry.storage.tell, f"{table.id} emote {asked.seat} {asked.emote}")
    return EmoteSent(emote=asked.emote)


def tell_emote(table: OpenTable, seat: int, emote: Emote) -> None:
    table.audience.tell_alike(table.position.revision, Emoted(seat=seat, emote=emote))
