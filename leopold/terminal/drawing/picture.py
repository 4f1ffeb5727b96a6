"""Pictures of the terminal for the documentation: `python -m leopold.terminal.drawing.picture` draws them."""

from __future__ import annotations

from io import StringIO
from pathlib import Path
from random import Random
from typing import Final

from rich.console import Console
from rich.terminal_theme import TerminalTheme

from leopold.game import Action, Game
from leopold.terminal.drawing.blocks import WIDTH, say
from leopold.terminal.session.autosave import Keeper
from leopold.terminal.session.choices import in_order
from leopold.terminal.session.input import PROMPT, Keyboard
from leopold.terminal.session.loop import Session
from leopold.terminal.session.people import Person, seat_alone, seat_people
from leopold.text.transcript import save_text
from leopold.words import catalogue

SEED: Final = 2586
ROUND: Final = 6
DEFAULT: Final = Path("docs/pictures/terminal.svg")
SOLO_SEED: Final = 4
SOLO_ROUND: Final = 4
SOLO: Final = Path("docs/pictures/solo.svg")

THEME: Final = TerminalTheme(
    (24, 26, 31),
    (222, 222, 216),
    [
        (52, 56, 64),
        (196, 62, 62),
        (98, 168, 92),
        (222, 176, 62),
        (52, 104, 192),
        (176, 104, 190),
        (72, 172, 184),
        (216, 216, 210),
    ],
    [
        (108, 112, 122),
        (238, 108, 104),
        (130, 200, 124),
        (246, 208, 104),
        (112, 162, 246),
        (208, 142, 222),
        (112, 206, 218),
        (255, 255, 255),
    ],
)

SVG: Final = """<svg viewBox="0 0 {width} {height}" xmlns="http://www.w3.org/2000/svg" role="img">
<title>A game of Leopold in the terminal</title>
<style>
.{unique_id}-matrix {{
  font-family: ui-monospace, "DejaVu Sans Mono", Menlo, Consolas, monospace;
  font-size: {char_height}px;
  line-height: {line_height}px;
}}
{styles}
</style>
<defs>
<clipPath id="{unique_id}-clip-terminal">
<rect x="0" y="0" width="{terminal_width}" height="{terminal_height}"/>
</clipPath>
{lines}
</defs>
<rect x="0" y="0" width="{width}" height="{height}" rx="10" fill="#181a1f"/>
<g transform="translate({terminal_x}, 22)" clip-path="url(#{unique_id}-clip-terminal)">
{backgrounds}
<g class="{unique_id}-matrix">
{matrix}
</g>
</g>
</svg>
"""

EAGER: Final = (
    "claim",
    "check-in",
    "reward",
    "place",
    "use",
    "serve",
    "hire",
    "guest",
    "room",
    "occupy",
    "die",
    "take",
)
LAZY: Final = {"guest": 0.3, "room": 0.3, "hire": 0.3, "check-in": 0.4, "serve": 0.3}
"""How often something is left undone for now."""


def sensible(game: Game, chance: Random) -> Action:
    """Not clever, but it gets guests into rooms and keeps some money, so that there is something to see."""
    thrifty = [action for action in game.actions if not action.arguments.get("boost")]
    for kind in EAGER:
        fitting = [action for action in thrifty if action.kind == kind]
        if fitting and chance.random() >= LAZY.get(kind, 0.0):
            return chance.choice(fitting)
    return chance.choice(thrifty)


def typical_game(seed: int = SEED, until: int = ROUND) -> Game:
    """A game in its middle, the first seat about to begin a turn."""
    return to_the_middle(Game(2, seed=seed, variant="introductory"), seed, until)


def to_the_middle(game: Game, seed: int, until: int) -> Game:
    """Play until the first seat begins a turn in this round."""
    chance = Random(seed)
    while not game.over:
        fresh = game.deciding == "turn" and any(action.kind == "pass" for action in game.actions)
        if game.round >= until and game.to_move == 0 and fresh:
            break
        game.apply(sensible(game, chance))
    return game


def screenshot(path: str | Path = DEFAULT, seed: int = SEED, until: int = ROUND) -> Path:
    """A game among several."""
    game = typical_game(seed, until)
    last = [place for place, event in enumerate(game.journal) if event.name == "turn_ended"]
    return draw(path, game, seat_people(catalogue(), ["me", "bot"]), last[-2])


def solo_screenshot(path: str | Path = SOLO, seed: int = SOLO_SEED, until: int = SOLO_ROUND) -> Path:
    """A solo game, just after a turn of the automaton's."""
    game = to_the_middle(Game(solo=True, level="hard", seed=seed), seed, until)
    last = [place for place, event in enumerate(game.journal) if event.name == "turn_ended"]
    return draw(path, game, seat_alone(catalogue(), "me", "hard"), last[-1])


def draw(path: str | Path, game: Game, people: list[Person], since: int) -> Path:
    """Draw a screen as an SVG that needs nothing from elsewhere, with what happened since this event."""
    console = Console(
        record=True, width=WIDTH, file=StringIO(), force_terminal=True, color_system="truecolor", highlight=False
    )
    words = catalogue()
    keeper = Keeper(words, Path(), [], own=False)
    session = Session(words, game, people, console, Keyboard(console, StringIO()), keeper)
    session.seen[0] = since
    session.show_position(people[0], in_order(game.actions))
    say(console, PROMPT)
    target = Path(path)
    drawn = console.export_svg(title="", theme=THEME, code_format=SVG, unique_id="leopold", font_aspect_ratio=0.602)
    save_text(target, drawn)
    return target


if __name__ == "__main__":
    print(screenshot())
    print(solo_screenshot())
