"""The help page."""

from __future__ import annotations

from typing import Final

from leopold.speech import Speaker
from leopold.terminal.drawing.blocks import STRONG, Block, cell, line, title, widest, wrapped
from leopold.terminal.drawing.board import legend_of_ours
from leopold.terminal.session.commands import COMMANDS

ACTIONS: Final = {
    "guest 3": "guest",
    "die 2 boost": "die-boost",
    "die 6 as 4": "die-as",
    "serve wine 75": "serve",
    "check-in 75 2.3": "check-in",
    "room 2.3": "room",
    "hire 13": "hire",
    "use 1": "use",
    "claim A": "claim",
    "end": "end",
}
"""Examples of what can be played, and the key that explains each."""

OF_MODULES: Final = {
    "ballrooms": {"dance 148 1.middle": "dance", "send balcony": "send"},
    "celebrities": {"colour red": "colour", "call albert_einstein": "call"},
    "entrances": {"bid 2 5": "bid", "favour B1": "favour", "shift 3 to 4": "shift"},
    "key": {"key": "key"},
    "gala": {"host 190": "host"},
}
"""Those that only a module has."""


def help_block(speaker: Speaker, width: int) -> Block:
    """What can be typed, and what the signs mean."""
    words = speaker.words
    actions = ACTIONS | {
        text: key for module in speaker.pack.modules for text, key in OF_MODULES.get(module, {}).items()
    }
    wide = widest((*actions, *COMMANDS)) + 3

    def explained(text: str, key: str) -> Block:
        return wrapped(line("  ", cell(text, wide, STRONG), words.text(key)), width, wide + 2)

    block: Block = [title(words.text("terminal-help"), width)]
    block += wrapped(words.text("terminal-help-turn"), width)
    for module in speaker.pack.modules:
        block.append(line())
        block += wrapped(line((words.text(f"module-{module}"), STRONG)), width)
        block += wrapped(words.text(f"module-{module}-about"), width)
    block.append(line())
    block += wrapped(words.text("terminal-help-answers"), width)
    for text, key in actions.items():
        block += explained(text, f"terminal-help-{key}")
    block.append(line())
    block += wrapped(words.text("terminal-help-commands"), width)
    for name in COMMANDS:
        block += explained(name, f"terminal-command-{name}")
    block.append(line())
    block += wrapped(words.text("terminal-help-signs", reward=speaker.pack.board.emperor_reward_from), width)
    return [*block, *legend_of_ours(speaker, width)]
