"""Cards, boards and editions: TOML files, checked and turned into the tables the rules read."""

from __future__ import annotations

from leopold.packs.cards import (
    Card,
    EmperorTile,
    Extra,
    GuestCard,
    Hotel,
    Instruction,
    InstructionGuest,
    NamedCard,
    Need,
    Objective,
    Penalty,
    Power,
    Score,
    StaffCard,
    Step,
)
from leopold.packs.errors import PackError
from leopold.packs.former import FORMER, Former, plays_on
from leopold.packs.pack import EDITIONS, Overlay, Pack, PackFile, check_pack, kept_with_pack, load_pack
from leopold.packs.tables import Board

__all__ = [
    "EDITIONS",
    "FORMER",
    "Board",
    "Card",
    "EmperorTile",
    "Extra",
    "Former",
    "GuestCard",
    "Hotel",
    "Instruction",
    "InstructionGuest",
    "NamedCard",
    "Need",
    "Objective",
    "Overlay",
    "Pack",
    "PackError",
    "PackFile",
    "Penalty",
    "Power",
    "Score",
    "StaffCard",
    "Step",
    "check_pack",
    "kept_with_pack",
    "load_pack",
    "plays_on",
]
