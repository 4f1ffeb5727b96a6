"""A card, a tile or a hotel in full, as `describe` words it."""

from __future__ import annotations

from rich.console import Console
from rich.text import Text

from leopold.packs import Pack
from leopold.speech import Speaker
from leopold.speech.describe import describe
from leopold.terminal.drawing.blocks import DIM, STRONG, Block, cell, line, show, widest, wrapped
from leopold.words import catalogue


def card_block(speaker: Speaker, ref: str, width: int, sources: bool = False) -> Block:
    """Title, what is printed on it, what it does; with `sources` where the values come from."""
    card = describe(speaker.pack, ref).read(speaker.words)
    block: Block = [Text(card.title, style=STRONG)]
    wide = widest(label for label, _ in card.facts) + 2
    for label, value in card.facts:
        block += wrapped(line("  ", cell(label, wide, DIM), value), width, wide + 2)
    for sentence in card.sentences:
        block += wrapped(f"  {sentence}", width, 2)
    if sources:
        for words in card.sources:
            block += wrapped(Text(f"  {words}", style=DIM), width, 4)
    return block


def print_card(console: Console, pack: Pack, ref: str, language: str = "en") -> None:
    """Show a card with where each of its values comes from."""
    show(console, card_block(Speaker(pack, catalogue(language)), ref, min(console.width, 100), sources=True))
