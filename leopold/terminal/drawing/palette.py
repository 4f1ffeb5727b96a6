"""Colours and signs."""

from __future__ import annotations

INK = {"blue": "bright_blue", "red": "bright_red", "yellow": "yellow", "green": "green"}
FILLED = {"blue": "bold white on blue", "red": "bold white on red", "yellow": "bold black on yellow"}
STATE = {"empty": "·", "vacant": "○", "occupied": "●"}
GEAR = "*"
SEATS = ("bold cyan", "bold magenta", "bold green", "bold bright_yellow")

KRONES = "yellow"
POINTS = "bold"
NUMBER = "bold cyan"
NOTICE = "bold cyan"
WARNING = "bold red"


def room_style(colour: str, state: str) -> str:
    if state == "occupied":
        return FILLED[colour]
    return f"bold {INK[colour]}" if state == "vacant" else f"dim {INK[colour]}"
