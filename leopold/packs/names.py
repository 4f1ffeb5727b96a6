"""What cards are called: every name that our packs have in a language."""

from __future__ import annotations

from leopold.packs.modules import CHOOSABLE
from leopold.packs.pack import load_pack


def names_in(language: str) -> frozenset[str]:
    """Of guests, staff, ballrooms, celebrities and entrances."""
    pack = load_pack(modules=CHOOSABLE)
    named = (pack.guests, pack.staff, pack.ballrooms, pack.celebrities, pack.entrances)
    return frozenset(card.names[language] for cards in named for card in cards if language in card.names)
