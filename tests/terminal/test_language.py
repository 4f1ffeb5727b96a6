"""A whole game in another language: no word of English is left on the screen, and nothing is cut off."""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import cache
from io import StringIO
from pathlib import Path
from random import Random
from typing import Any

import pytest
from rich.console import Console
from rich.text import Text

from leopold.bots import LEVELS as BOT_LEVELS
from leopold.bots import PLAYERS
from leopold.game import Game
from leopold.packs import Pack
from leopold.packs.codes import COLOURS, ITEMS, LEVELS, NEEDS
from leopold.packs.tables import FACES
from leopold.rules.state import SOURCE_NAMES
from leopold.speech import Speaker
from leopold.speech.first_names import NAMES
from leopold.terminal import PlayOptions, play, replay
from leopold.terminal.drawing.board import DENSITIES, draw_board
from leopold.terminal.drawing.picture import sensible, to_the_middle
from leopold.terminal.session.autosave import Keeper
from leopold.terminal.session.choices import GROUPS, PLAIN
from leopold.terminal.session.commands import COMMANDS
from leopold.terminal.session.input import Keyboard
from leopold.terminal.session.loop import Session
from leopold.terminal.session.manual import ACTIONS
from leopold.terminal.session.people import Person, seat_alone, seat_people
from leopold.words import catalogue
from leopold.words.pseudo import PSEUDO_LANGUAGE
from tests.terminal.table import Watcher, games, longest

PSEUDO = catalogue(PSEUDO_LANGUAGE)
ENGLISH = re.compile(r"[A-Za-z]{2,}")
JOINING = {"and", "or"}
"""What lists are joined by comes with the language, not from our catalogue, and this one is joined as English is."""
NUMERALS = {"II", "III"}
EXAMPLES = {
    *ACTIONS,
    "d 6 as 4",
    "boost",
    "pass",
    "save FILE",
    "card night",
    "card day A",
    "leopold play --resume",
    "leopold replay",
}
"""What help and other sentences show as it is typed."""
ASIDE = (
    "hint",
    "help",
    "board",
    "card 75",
    "card 13",
    "card B2",
    "card night",
    "card A",
    "undo",
    "",
    "999",
    "card",
    "h",
)
"""What somebody types who looks at everything."""


class Honest(Console):
    """A screen that does not cut silently: what it is given line by line must fit."""

    def print(self, *objects: Any, **options: Any) -> None:
        for given in objects:
            if isinstance(given, Text) and options.get("no_wrap"):
                assert given.cell_len <= self.width, given.plain
        super().print(*objects, **options)


def screen(width: int) -> tuple[Console, StringIO]:
    out = StringIO()
    return Honest(file=out, width=width, highlight=False), out


@cache
def card_words(pack: Pack) -> set[str]:
    """The words of names: cards are called in English where a pack has no other name."""
    names = [*(card.names for card in pack.guests), *(card.names for card in pack.staff)]
    return {word for known in names for name in known.values() for word in ENGLISH.findall(name)}


def left_in_english(text: str, pack: Pack, typed: Iterable[str]) -> set[str]:
    """The words on a screen that are neither names nor what one types."""
    known = sorted({*typed, *COMMANDS, *EXAMPLES}, key=len, reverse=True)
    said = re.sub(rf"(?<![\w-])({'|'.join(map(re.escape, known))})(?![\w-])", " ", text)
    return set(ENGLISH.findall(said)) - card_words(pack) - JOINING - NUMERALS - set(NAMES)


class Player:
    """Plays sensibly, looks at everything on the way, and reads every piece of screen."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.chance = Random(5)
        self.asides = list(ASIDE)
        self.answers = 0
        self.before: set[str] = set()
        self.english: set[str] = set()

    def answer(self, piece: str) -> str:
        """Every third time something else than an action."""
        self.look(piece)
        self.answers += 1
        said = self.asides.pop(0) if self.asides and not self.answers % 3 else sensible(self.game, self.chance).text
        self.before |= {said}
        return said

    def look(self, piece: str) -> None:
        """What can be typed now or could be before stands on the screen as it is typed."""
        now = {action.text for action in self.game.actions}
        text = " ".join(piece.split())
        assert "…" not in text.replace("» …", ""), piece
        self.english |= left_in_english(text, self.game.pack, now | self.before)
        self.before = now


def at_table(game: Game, people: list[Person], width: int, file: Path) -> tuple[Player, str]:
    """A whole game; what is still English on any of its screens, and the last screen."""
    console, out = screen(width)
    player = Player(game)
    watcher = Watcher(out, player.answer)
    keeper = Keeper(PSEUDO, file, [person.written for person in people if not person.level], own=False)
    session = Session(PSEUDO, game, people, console, Keyboard(console, watcher), keeper)
    assert session.run()
    end = out.getvalue()[watcher.shown :].replace(str(file), "")
    return player, end


@pytest.mark.parametrize("width", [80, 120])
@pytest.mark.parametrize("kind", ["solo", "with a bot"])
def test_a_whole_game_shows_no_english_and_cuts_nothing_off(
    kind: str, width: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Given a language that is longer than English, when a game is played to its end, then all of it is in it."""
    if kind == "solo":
        game = Game(solo="leopold", level="hard", seed=3, hotels="day")
        people = seat_alone(PSEUDO, "me", "hard")
    else:
        game = Game(2, seed=8, edition="2015", variant="introductory")
        people = seat_people(PSEUDO, ["me", "bot:greedy"])

    monkeypatch.chdir(tmp_path)  # a long path would be broken where no word ends
    player, end = at_table(game, people, width, Path("game.leopold"))

    player.look(end)
    assert game.over and not player.asides
    assert sorted(player.english) == []


@pytest.mark.parametrize("width", [80, 100, 120, 180])
@pytest.mark.parametrize("players", [1, 2, 4])
def test_a_board_of_every_density_cuts_nothing_off(players: int, width: int) -> None:
    """Given a game in its middle, when its board is drawn, then no line is too wide and none ends in an ellipsis."""
    alone = players == 1
    people = seat_alone(PSEUDO, "me", "hard") if alone else seat_people(PSEUDO, ["me", "bot", "bot", "bot"][:players])
    game = Game(solo="leopold", level="hard", seed=2) if alone else Game(players, seed=2, hotels="day")
    to_the_middle(game, seed=2, until=5)
    for viewer in (0, None):
        for density in DENSITIES:
            for row in draw_board(Speaker(game.pack, PSEUDO), game.view(viewer), people, width, density):
                assert row.cell_len <= width and "…" not in row.plain


def test_the_welcome_and_the_farewell(data: Path) -> None:
    console, out = screen(80)
    play(PlayOptions(seed=4, language=PSEUDO_LANGUAGE), console, StringIO("1\n"))
    (kept,) = games(data)
    shown = out.getvalue()
    greeting, leaving = shown.splitlines()[:4], shown.splitlines()[-3:]
    text = " ".join([*greeting, *leaving]).replace(" ", "").replace(str(kept), "")
    text = re.sub("|".join(NAMES), "", text)
    assert (
        ENGLISH.findall(text.replace("leopoldplay--help", "").replace("leopoldplay--resume", "").replace("help", ""))
        == []
    )
    assert longest(shown) <= 80


def test_a_replay_speaks_the_language_and_keeps_you_as_you(tmp_path: Path) -> None:
    game = Game(2, seed=1)
    people = seat_people(PSEUDO, ["me", "bot"], deal="1")
    game.apply(game.actions[0])
    saved = game.save(tmp_path / "one.leopold", [person.written for person in people])
    console, out = screen(100)

    replay(saved, console=console, language=PSEUDO_LANGUAGE)

    assert "You" not in out.getvalue() and PSEUDO.text("you") in out.getvalue()
    assert people[1].name in out.getvalue()


def test_whatever_can_stand_on_the_screen_has_its_words() -> None:
    """Given what the game and the terminal are made of, then each has its word: a new one cannot be forgotten."""
    named = {
        *(f"terminal-group-{group}" for group in GROUPS),
        *(f"terminal-means-{text.replace(' ', '-')}" for text in PLAIN),
        *(f"terminal-command-{name}" for name in COMMANDS),
        *(f"terminal-help-{key}" for key in ACTIONS.values()),
        *(f"terminal-need-{need}" for need in NEEDS),
        *(f"terminal-letter-{colour}" for colour in COLOURS),
        *(f"terminal-die-{'tight-' * tight}{face}" for face in range(1, FACES + 1) for tight in (0, 1)),
        *(f"item-{item}" for item in ITEMS),
        *(f"items-{item}" for item in ITEMS),
        *(f"source-{source}" for source in SOURCE_NAMES),
        *(f"bot-{player.partition('@')[0]}" for player in (*PLAYERS, *BOT_LEVELS)),
        *(f"level-{level}" for level in LEVELS),
    }
    assert {key for key in named if not catalogue().has(key)} == set()
