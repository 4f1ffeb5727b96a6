"""Drawing the dice on their six spaces, with what each action does."""

from __future__ import annotations

from rich.text import Text

from leopold.packs import Pack
from leopold.terminal.drawing import shorts
from leopold.terminal.drawing.blocks import DIM, STRONG, Block, cell, columns, title
from leopold.terminal.drawing.palette import NUMBER
from leopold.terminal.drawing.powers import power_of
from leopold.view import SeatView, View

PIP = "■"
LONGEST = "strudel/cake"


def what_it_does(pack: Pack, seat: SeatView | None, face: int, strength: int) -> tuple[str, str]:
    """An action in two short lines."""
    if face == 1:
        return f"{strength} dish{'es' * (strength != 1)}:", "strudel/cake"
    if face == 2:
        return f"{strength} drink{'s' * (strength != 1)}:", "wine/coffee"
    if face == 3:
        return "prepare", f"{strength} room{'s' * (strength != 1)}"
    if face == 4:
        return f"{shorts.krones(strength)} or", "emperor"
    if face == 5:
        return "hire 1 staff", f"for {strength} less"
    free = power_of(pack, seat, "six_free") > 0
    return "as any other", "for nothing" if free else f"for {shorts.krones(pack.board.six_price)}"


def in_one_line(pack: Pack, seat: SeatView | None, face: int, strength: int) -> str:
    """An action in 14 letters."""
    if face <= 2:
        return f"{strength} {what_it_does(pack, seat, face, strength)[1]}"
    if face == 4:
        return f"{strength} kr/emperor"
    if face == 5:
        return f"hire, {strength} less"
    second = what_it_does(pack, seat, face, strength)[1]
    return second if face == 3 else f"any, {second.removeprefix('for ')}"


def draw_dice(pack: Pack, view: View, seat: SeatView | None, width: int, tight: bool = False) -> Block:
    """Six spaces side by side: the dice, their strength for this seat, the action."""
    dice = dict(enumerate(view.dice, 1))
    away = f"{view.bin} put away, " if view.bin else ""
    note = f"{away}boost: +1 for {shorts.krones(pack.board.boost_price)}"
    rows: list[list[Text]] = [[], [], []]
    wide = width // len(dice)
    for face, n in dice.items():
        extra = power_of(pack, seat, "die_strength", face - 1)
        head = columns(
            cell(str(face), 2, NUMBER if n else DIM),
            cell(f"{PIP * n or '–'}{f' +{extra}' if n and extra else ''}", wide - 2, STRONG if n else DIM),
        )
        first, second = what_it_does(pack, seat, face, n + extra) if n else ("no die", "")
        if tight and n:
            first = in_one_line(pack, seat, face, n + extra)
        indent = "  " if wide > len(LONGEST) + 2 else ""
        rows[0].append(head)
        rows[1].append(cell(f"{indent}{first}", wide, "" if n else DIM))
        rows[2].append(cell(f"{indent}{second}", wide, "" if n else DIM))
    heading = title(f"Dice: {sum(dice.values())} left", width, note)
    if not any(dice.values()):
        return [title("Dice: none rolled yet" if not view.round else "Dice: none left", width)]
    return [heading, *(columns(*row) for row in rows[: 2 if tight else 3])]
