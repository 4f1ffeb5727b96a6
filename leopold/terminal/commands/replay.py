"""`leopold replay`: a saved game again, at once or action by action."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TextIO

from rich.console import Console
from rich.text import Text

from leopold.game import Game
from leopold.reopening import replay as replay_game
from leopold.speech import Speaker
from leopold.terminal.compiling import load_or_interpret
from leopold.terminal.drawing.blocks import DIM, STRONG, new_console, say, show, wrapped
from leopold.terminal.drawing.board import NARROW, best_board
from leopold.terminal.drawing.sheet import draw_sheet, winners_in_words
from leopold.terminal.session.asking import question
from leopold.terminal.session.input import Keyboard
from leopold.terminal.session.people import Person, seat_as_saved
from leopold.terminal.session.telling import Teller
from leopold.text.transcript import Transcript, read_file
from leopold.words import Catalogue, catalogue

WIDEST = 200


def replay(
    record: Transcript | str | Path,
    *,
    to: int | None = None,
    step: bool = False,
    packs: Sequence[str | Path] | None = None,
    language: str = "en",
    console: Console | None = None,
    source: TextIO | None = None,
) -> int:
    """Show where a saved game leads, as an onlooker sees it; with `step` on the way there too."""
    screen = console or new_console()
    words = catalogue(language)
    transcript = record if isinstance(record, Transcript) else read_file(Path(record))
    load_or_interpret()
    people = seat_as_saved(words, transcript.header)
    last = len(transcript.moves) if to is None else min(to, len(transcript.moves))
    if step:
        game = replay_game(transcript, to=0, packs=packs)
        if not walk(words, game, transcript, people, last, screen, Keyboard(screen, source)):
            return 0
    else:
        game = replay_game(transcript, to=to, packs=packs)
        show_game(words, game, people, screen)
    name = Path(transcript.name).name
    say(screen, words.text("terminal-replayed", n=last, all=len(transcript.moves), file=name), DIM)
    if game.over:
        show(screen, draw_sheet(words, game.scores, people, screen.width))
        say(screen, winners_in_words(words, game.winners, people), STRONG)
    elif game.to_move is not None:
        person = people[game.to_move]
        asked = question(Speaker(game.pack, words, [each.name for each in people]), game)
        say(screen, words.text("terminal-up-to", you=person.you, name=person.name, question=asked))
    return 0


def show_game(words: Catalogue, game: Game, people: Sequence[Person], console: Console) -> None:
    width = max(NARROW, min(console.width, WIDEST))
    show(console, best_board(Speaker(game.pack, words), game.view(), people, width, None))


def walk(
    words: Catalogue,
    game: Game,
    transcript: Transcript,
    people: Sequence[Person],
    last: int,
    console: Console,
    keyboard: Keyboard,
) -> bool:
    """Action by action; False when somebody has seen enough."""
    teller = Teller(words, game, people, None)
    width = max(NARROW, min(console.width, 100))
    for number in range(last):
        move = transcript.moves[number]
        since = len(game.journal)
        game.apply(move.text)
        if keyboard.live:
            console.clear()
            show_game(words, game, people, console)
        person = people[move.seat]
        told = words.text("terminal-plays", n=number + 1, all=last, you=person.you, name=person.name, action=move.text)
        say(console, told, person.style)
        for sentence in teller.sentences(since):
            show(console, wrapped(Text(f"» {sentence}"), width, 2))
        said = keyboard.read(words.text("terminal-enter-quit"))
        if said is None or said.casefold() in ("q", "quit", "exit"):
            return False
        if said.casefold().startswith("b"):
            show_game(words, game, people, console)
    return True
