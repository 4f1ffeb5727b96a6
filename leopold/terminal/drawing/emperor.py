"""Drawing the emperor: his track with everybody on it, and the tiles with what they give and take."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rich.text import Text

from leopold.packs import Pack
from leopold.terminal.drawing import shorts
from leopold.terminal.drawing.blocks import DIM, STRONG, Block, cell, columns, line
from leopold.terminal.drawing.palette import WARNING
from leopold.terminal.session.people import Person

SPACE = 3
LABEL = 6
HEAD = 20
REWARD = 41
ONE_LINE = 96
"""From this width on reward and penalty stand side by side."""


def track_width(pack: Pack) -> int:
    return LABEL + 2 + len(pack.board.emperor_vp) * SPACE


def draw_track(pack: Pack, view: dict[str, Any], people: Sequence[Person]) -> Block:
    """Spaces, their points, and who stands where; the bar is where rewards begin."""
    vp = pack.board.emperor_vp
    rows: list[list[Text]] = [[cell("space", LABEL, DIM)], [cell("VP", LABEL, DIM)], [cell("seat", LABEL, DIM)]]
    for space, worth in enumerate(vp):
        if space == pack.board.emperor_reward_from:
            for row in rows:
                row.append(Text(" │", style=DIM))
        here = [person for person in people if view["seats"][person.seat]["emperor"] == space]
        marks = Text(" " * (SPACE - len(here)))
        for person in here[:SPACE]:
            marks.append(str(person.seat + 1), style=person.style)
        if len(here) > SPACE:
            marks = Text("all", style=STRONG)
        style = WARNING if space == 0 else STRONG if space >= pack.board.emperor_reward_from else ""
        rows[0].append(Text(f"{space:>{SPACE}}", style=style))
        rows[1].append(Text(f"{worth:>{SPACE}}", style=DIM))
        rows[2].append(marks)
    return [columns(*row) for row in rows]


def tile_lines(pack: Pack, view: dict[str, Any], width: int, only_next: bool = False) -> Block:
    """What the emperor brings after which round. Those who stand on 0 after stepping back are punished."""
    block: Block = []
    coming = [tile for tile in view["tiles"] if tile["round"] >= max(1, view["round"]) and not view["over"]]
    for shown in view["tiles"]:
        tile = pack.tile(shown["tile"])
        gone = shown not in coming
        if only_next and shown is not (coming[0] if coming else None):
            continue
        head = f"{tile.id} round {shown['round']}, back {shown['back']}"
        takes = shorts.penalty(tile.penalty, pack.board)
        name = cell(head, HEAD, DIM if gone else STRONG)
        reward = labelled(f"{pack.board.emperor_reward_from}+:", shorts.steps(tile.steps), REWARD, gone, "green")
        if width >= ONE_LINE:
            block.append(columns(name, *reward, *labelled("0:", takes, width - HEAD - REWARD, gone, "red")))
        else:
            block.append(columns(name, *reward))
            block.append(columns(cell("", HEAD), *labelled("0:", takes, width - HEAD, gone, "red")))
    return block


def labelled(label: str, words: str, width: int, gone: bool, style: str) -> tuple[Text, Text]:
    return (
        cell(label, len(label) + 1, DIM if gone else f"bold {style}"),
        cell(words, width - len(label) - 1, DIM if gone else ""),
    )


def draw_rounds(pack: Pack, view: dict[str, Any]) -> Text:
    """The rounds in a row, the emperor's tiles after theirs: 1 2 ▸3◂ A1 4 5 B2 6 7 C3."""
    tiles = {tile["round"]: tile["tile"] for tile in view["tiles"]}
    parts: list[str | tuple[str, str] | Text] = []
    for number in range(1, view["rounds"] + 1):
        now = number == view["round"]
        parts.append((f"▸{number}◂" if now else f" {number} ", STRONG if now else DIM))
        if number in tiles:
            parts.append((f"{tiles[number]}", "" if number >= view["round"] else DIM))
    return line(*parts)
