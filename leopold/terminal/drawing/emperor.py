"""Drawing the emperor: his track with everybody on it, and the tiles with what they give and take."""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text

from leopold.speech import Speaker, cards
from leopold.terminal.drawing.blocks import DIM, STRONG, Block, cell, columns, in_columns, line, widest
from leopold.terminal.drawing.palette import WARNING
from leopold.terminal.session.people import Person
from leopold.view import View
from leopold.words import Catalogue

SPACE = 3
LABELS = ("terminal-track-space", "terminal-track-vp", "terminal-track-seat")
HEAD = 20
REWARD = 41
ONE_LINE = 96
"""From this width on reward and penalty stand side by side."""


def label_width(words: Catalogue) -> int:
    return widest(words.text(key) for key in LABELS) + 1


def track_width(speaker: Speaker) -> int:
    return label_width(speaker.words) + 2 + len(speaker.pack.board.emperor_vp) * SPACE


def draw_track(speaker: Speaker, view: View, people: Sequence[Person]) -> Block:
    """Spaces, their points, and who stands where; the bar is where rewards begin."""
    words, board = speaker.words, speaker.pack.board
    rows: list[list[Text]] = [[cell(words.text(key), label_width(words), DIM)] for key in LABELS]
    for space, worth in enumerate(board.emperor_vp):
        if space == board.emperor_reward_from:
            for row in rows:
                row.append(Text(" │", style=DIM))
        style = WARNING if space == 0 else STRONG if space >= board.emperor_reward_from else ""
        rows[0].append(Text(f"{space:>{SPACE}}", style=style))
        rows[1].append(Text(f"{worth:>{SPACE}}", style=DIM))
        rows[2].append(marks([person for person in people if view.seats[person.seat].emperor == space]))
    return [columns(*row) for row in rows]


def marks(here: Sequence[Person]) -> Text:
    """Who stands on a space; all four of them as "1-4"."""
    if len(here) > SPACE:
        return Text(f"{here[0].seat + 1}-{here[-1].seat + 1}", style=STRONG)
    found = Text(" " * (SPACE - len(here)))
    for person in here:
        found.append(str(person.seat + 1), style=person.style)
    return found


def tile_lines(speaker: Speaker, view: View, width: int, only_next: bool = False) -> Block:
    """What the emperor brings after which round. Those who stand on 0 after stepping back are punished."""
    words, pack = speaker.words, speaker.pack
    coming = [tile for tile in view.tiles if tile.round >= max(1, view.round) and not view.over]
    rows: list[list[Text]] = []
    for shown in view.tiles:
        tile = pack.tile(shown.tile)
        gone = shown not in coming
        if only_next and shown is not (coming[0] if coming else None):
            continue
        head = words.text("terminal-tile", tile=tile.id, round=shown.round, back=shown.back)
        name = Text(head, style=DIM if gone else STRONG)
        reward, penalty = cards.steps_short(tile.steps), cards.short(cards.penalty(tile.penalty, pack.board))
        gives = labelled(f"{pack.board.emperor_reward_from}+:", speaker.say(reward), gone, "green")
        takes = labelled("0:", speaker.say(penalty), gone, "red")
        rows += [[name, gives, takes]] if width >= ONE_LINE else [[name, gives], [Text(), takes]]
    return in_columns(rows, width, (HEAD, REWARD), hang=4)


def labelled(label: str, words: str, gone: bool, style: str) -> Text:
    return line((f"{label} ", DIM if gone else f"bold {style}"), (words, DIM if gone else ""))


def draw_rounds(view: View) -> Text:
    """The rounds in a row, the emperor's tiles after theirs: 1 2 ▸3◂ A1 4 5 B2 6 7 C3."""
    tiles = {tile.round: tile.tile for tile in view.tiles}
    parts: list[str | tuple[str, str] | Text] = []
    for number in range(1, view.rounds + 1):
        now = number == view.round
        parts.append((f"▸{number}◂" if now else f" {number} ", STRONG if now else DIM))
        if number in tiles:
            parts.append((f"{tiles[number]}", "" if number >= view.round else DIM))
    return line(*parts)
