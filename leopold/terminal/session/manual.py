"""The help page."""

from __future__ import annotations

from leopold.terminal.drawing.blocks import STRONG, Block, line, title, wrapped
from leopold.terminal.session.commands import COMMANDS

TURN = (
    "In your turn you may take a guest from the queue, and then you take a die and carry out its action. "
    "At any time in your turn you may serve guests from your kitchen, check in guests whose order is complete, "
    "claim an objective and use staff that work once a round. Instead of a turn you may pass and wait for the "
    "dice to be rolled again."
)
ANSWERS = "Answer with the number of an action or with its text; texts can be shortened (`d 6 as 4`):"
ACTIONS = {
    "guest 3": "take the third guest of the queue",
    "die 2 boost": "take a die showing 2 and pay for one more strength",
    "die 6 as 4": "take a 6 and use it as a 4",
    "serve wine 75": "carry wine from your kitchen to guest 75",
    "check-in 75 2.3": "guest 75 moves into the third room of the second floor",
    "room 2.3": "prepare a room",
    "hire 13": "play staff card 13 from your hand",
    "use 1": "use staff card 1, once a round",
    "claim A": "claim objective A",
    "end": "end your turn; `pass` leaves it for later",
}
SIGNS = (
    "B, R, Y and G are blue, red, yellow and green. In the hotel · is empty, ○ vacant and ● occupied; walls part the "
    "groups of rooms, +2 is what preparing that room is worth. kr are krones, VP victory points. An emperor tile gives "
    "to seats on space 3 and beyond and takes from seats on space 0, after all have stepped back."
)
WIDE = 18


def help_block(width: int) -> Block:
    """What can be typed, and what the signs mean."""
    block: Block = [title("Help", width)]
    block += wrapped(TURN, width)
    block.append(line())
    block += wrapped(ANSWERS, width)
    for text, meaning in ACTIONS.items():
        block += wrapped(line("  ", (f"{text:<{WIDE}}", STRONG), meaning), width, WIDE + 2)
    block.append(line())
    block += wrapped("Or give a command:", width)
    for name, meaning in COMMANDS.items():
        block += wrapped(line("  ", (f"{name:<{WIDE}}", STRONG), meaning), width, WIDE + 2)
    block.append(line())
    block += wrapped(SIGNS, width)
    return block
