"""One game at one screen: showing it, asking people, letting bots choose, keeping it."""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum
from pathlib import Path
from random import Random

from rich.console import Console
from rich.text import Text

from leopold.bots import repeatable
from leopold.bots.reasons import ADVISER, advise, find_hints, quick_hints
from leopold.errors import RecordError, RulesError
from leopold.game import Action, Game
from leopold.speech import Speaker
from leopold.terminal.compiling import Meanwhile
from leopold.terminal.drawing.automaton import automaton_house
from leopold.terminal.drawing.blocks import DIM, STRONG, Block, say, show, title, wrapped
from leopold.terminal.drawing.board import FULL, NARROW, best_board, draw_board
from leopold.terminal.drawing.cards import card_block
from leopold.terminal.drawing.palette import NOTICE, WARNING
from leopold.terminal.drawing.sheet import draw_sheet, winners_in_words
from leopold.terminal.session.asking import complaint, question
from leopold.terminal.session.autosave import Keeper
from leopold.terminal.session.choices import draw_choices, in_order
from leopold.terminal.session.commands import Command, as_command
from leopold.terminal.session.farewell import farewell
from leopold.terminal.session.guided import guided
from leopold.terminal.session.hints import Advised, hint_block
from leopold.terminal.session.input import Keyboard
from leopold.terminal.session.manual import help_block
from leopold.terminal.session.opponents import Opponents, sign_of_life
from leopold.terminal.session.people import Person
from leopold.terminal.session.telling import Teller
from leopold.words import Catalogue, SaidError, said

RECENT = 6
TALL = 50
WIDEST = 200
FORGET_SCROLLBACK = "\x1b[3J"


class After(Enum):
    """What an answer led to."""

    ASK_AGAIN = "ask again"
    SHOW = "show"
    QUIT = "quit"


class Session:
    """A game, the people around it and their screen."""

    def __init__(
        self,
        words: Catalogue,
        game: Game,
        people: Sequence[Person],
        console: Console,
        keyboard: Keyboard,
        keeper: Keeper,
        meanwhile: Meanwhile | None = None,
    ) -> None:
        self.words = words
        self.game = game
        self.people = list(people)
        self.speaker = Speaker(game.pack, words, [person.name for person in people])
        self.console = console
        self.keyboard = keyboard
        self.keeper = keeper
        self.notices: list[str] = []
        self.meanwhile = meanwhile or Meanwhile(words)
        self.opponents = Opponents(words, people, console, keyboard, self.meanwhile, self.notices)
        self.hinted: tuple[bytes, list[Advised]] = (b"", [])
        self.movers = [move.seat for move in game.transcript().moves]
        self.seen = dict.fromkeys(range(game.players), 0)
        self.unsaved = False
        self.shown_to: int | None = None
        self.last_mover: int | None = None
        self.saved_to: set[Path] = set()
        self.guided = guided(game)

    # --- the game goes on

    def run(self) -> bool:
        """Play to the end; False when somebody left before."""
        try:
            while self.game.to_move is not None:
                person = self.people[self.game.to_move]
                if person.bot:
                    self.let_bot_play(person)
                elif self.ask(person) is After.QUIT:
                    self.leave()
                    return False
        except KeyboardInterrupt:
            self.console.print()
            self.leave()
            return False
        self.finish()
        return True

    def let_bot_play(self, person: Person) -> None:
        chance = repeatable(self.game.seed, person.seat, len(self.movers))
        self.play(person, self.opponents.choose(self.game, person, chance))

    def play(self, person: Person, action: Action) -> None:
        if self.guided is not None:
            self.guided.before(self.game, action)
        self.game.apply(action)
        if self.guided is not None:
            self.guided.after(self.game)
        self.unsaved = True
        self.movers.append(person.seat)
        self.last_mover = person.seat
        if not person.bot:
            self.keep()

    def keep(self) -> None:
        """Save the game. What bots do is saved with the next person's turn: they would do the like again."""
        if not self.unsaved:
            return
        self.unsaved = False
        trouble = self.keeper.keep(self.game)
        if trouble:
            self.notices.append(trouble)

    def ask(self, person: Person) -> After:
        """Show the game to a person until an action has been played or taken back."""
        self.notices += self.meanwhile.news()
        self.keep()
        if not self.hand_over(person) or not self.watch_automaton(person):
            return After.QUIT
        actions = in_order(self.game.actions)
        self.show_position(person, actions)
        while True:
            text = self.keyboard.read()
            if text is None:
                return After.QUIT
            after = self.answer(person, actions, text)
            if after is not After.ASK_AGAIN:
                return after

    # --- the screen

    @property
    def width(self) -> int:
        return max(NARROW, min(self.console.width, WIDEST))

    def clear(self) -> None:
        """A fresh page; with several people also what could be scrolled back to."""
        if self.console.is_terminal and not self.console.is_dumb_terminal:
            self.console.clear()
            if self.several_people and self.console.file.isatty():
                self.console.file.write(FORGET_SCROLLBACK)
                self.console.file.flush()
        else:
            self.console.print()

    @property
    def several_people(self) -> bool:
        return sum(not person.kind for person in self.people) > 1

    def hand_over(self, person: Person) -> bool:
        """Between two people the screen is cleared first, so that nobody sees another's hand."""
        if not self.several_people or self.shown_to == person.seat:
            return True
        if self.shown_to is not None:
            self.clear()
        say(self.console, self.words.text("terminal-pass-screen", name=person.name), person.style)
        said = self.keyboard.read("")
        if said is None or said.casefold() in ("quit", "exit"):
            return False
        self.shown_to = person.seat
        return True

    def automaton_since(self, place: int) -> Person | None:
        """The automaton, if there is one and it has had a turn since this event of the journal."""
        for person in self.people:
            if person.level and any(event.name == "instruction_turned" for event in self.game.journal[place:]):
                return person
        return None

    def watch_automaton(self, person: Person) -> bool:
        """On a screen the automaton's turns get a page of their own, with its house; False when somebody leaves."""
        automaton = self.automaton_since(self.seen[person.seat])
        if automaton is None or not self.keyboard.live:
            return True
        self.clear()
        width = min(self.width, 100)
        turn = self.words.text("scene-title", name=automaton.name)
        hotel = self.words.text("table-hotel-of", name=automaton.name)
        show(self.console, [title(turn, width), *self.recent(person)])
        self.console.print()
        view = self.game.view(person.seat)
        show(self.console, [title(hotel, width, self.words.text("terminal-legend"))])
        show(self.console, automaton_house(self.speaker, automaton, view, width))
        said = self.keyboard.read(self.words.text("terminal-enter"))
        self.seen[person.seat] = len(self.game.journal)
        return said is not None and said.casefold() not in ("q", "quit", "exit")

    def show_position(self, person: Person, actions: Sequence[Action]) -> None:
        """The board, what happened, the question and the answers. A pipe gets the board once a turn."""
        view = self.game.view(person.seat)
        live = self.keyboard.live
        recent = self.recent(person)
        below = draw_choices(self.speaker, view, actions, min(self.width, 100))
        told = self.guided.block(self.speaker, self.game, min(self.width, 100)) if self.guided is not None else []
        if live:
            self.clear()
            notices = sum(len(wrapped(notice, self.width)) for notice in self.notices)
            free = self.console.height - len(recent) - len(below) - len(told) - notices - 4
            show(self.console, best_board(self.speaker, view, self.people, self.width, free))
        elif self.is_news(person):
            if self.shown_to is not None:
                self.console.print()
            show(self.console, best_board(self.speaker, view, self.people, self.width, None))
        self.shown_to = person.seat
        show(self.console, recent)
        self.tell_notices()
        show(self.console, told)
        show(self.console, [self.heading(person)])
        show(self.console, below)
        say(self.console, question(self.speaker, self.game), STRONG)

    def is_news(self, person: Person) -> bool:
        """Has anybody else had a turn since this person last saw the board?"""
        others = self.shown_to != person.seat or self.last_mover != person.seat
        return others or self.automaton_since(self.seen[person.seat]) is not None

    def heading(self, person: Person) -> Text:
        several = self.several_people
        asked = self.words.text("terminal-what-now-name" if several else "terminal-what-now", name=person.name)
        return title(asked, min(self.width, 100), self.words.text("terminal-what-now-note"))

    def tell_notices(self) -> None:
        for notice in self.notices:
            say(self.console, notice, NOTICE)
        self.notices.clear()

    @property
    def most_recent(self) -> int:
        """Lines for what happened lately: fewer on a small screen. The rest is in the log."""
        return RECENT if not self.keyboard.live or self.console.height >= TALL else RECENT // 2

    def recent(self, person: Person) -> Block:
        """What happened since this person decided last, the latest lines of it; an automaton's turn is told whole."""
        since = self.seen[person.seat]
        told = Teller(self.words, self.game, self.people, person.seat).sentences(since)
        most = len(told) * 3 if self.automaton_since(since) else self.most_recent
        lines: Block = []
        for sentence in reversed(told):
            rows = wrapped(Text(f"» {sentence}"), min(self.width, 100), 2)
            if lines and len(lines) + len(rows) > most:
                return [Text(self.words.text("terminal-log-more"), style=DIM), *lines]
            lines = [*rows, *lines]
        return lines

    # --- answers

    def answer(self, person: Person, actions: Sequence[Action], text: str) -> After:
        """An empty line, a number, a command or an action."""
        if not text:
            say(self.console, self.words.text("terminal-type"))
            return After.ASK_AGAIN
        try:
            if text.isdecimal():
                return self.act(person, self.numbered(actions, text))
            command = as_command(text, actions)
            if command is not None:
                return self.obey(person, actions, command)
            number = self.game.find(text)
            return self.act(person, next(action for action in actions if action.number == number))
        except SaidError as wrong:
            say(self.console, complaint(self.speaker, wrong), WARNING)
        return After.ASK_AGAIN

    def numbered(self, actions: Sequence[Action], text: str) -> Action:
        number = int(text[:9])
        if 1 <= number <= len(actions):
            return actions[number - 1]
        raise RulesError(said("terminal-no-number", number=str(number), n=len(actions)))

    def act(self, person: Person, action: Action) -> After:
        self.seen[person.seat] = len(self.game.journal)
        self.play(person, action)
        return After.SHOW

    def obey(self, person: Person, actions: Sequence[Action], command: Command) -> After:
        match command.name:
            case "quit":
                return After.QUIT
            case "undo":
                return self.undo(person)
            case "save":
                self.save(command.rest)
            case "card":
                self.show_card(command.rest)
            case "log":
                self.show_log(person)
            case "board":
                self.show_board(person, actions)
            case "hint":
                self.show_hint(person, actions)
            case "guide":
                return self.switch_guide()
            case _:
                show(self.console, help_block(self.speaker, min(self.width, 100)))
        return After.ASK_AGAIN

    def switch_guide(self) -> After:
        if self.guided is None:
            raise RulesError(self.words.text("terminal-guide-none"))
        self.notices.append(self.words.text("terminal-guide-back" if self.guided.switch() else "terminal-guide-left"))
        return After.SHOW

    def undo(self, person: Person) -> After:
        """Back over what bots did to this person's last action; never over another person's."""
        back = 0
        for seat in reversed(self.movers):
            back += 1
            if not self.people[seat].bot:
                break
        if back == 0 or self.people[self.movers[-back]].bot:
            raise RulesError(said("terminal-nothing-to-undo"))
        owner = self.people[self.movers[-back]]
        if owner.seat != person.seat:
            raise RulesError(said("terminal-undo-other", name=owner.name))
        journal = self.game.journal
        taken_back = [self.game.undo() for _ in range(back)][-1]
        del self.movers[-back:]
        if self.guided is not None:
            self.guided.progress.took_back(back)
        self.opponents.forget()
        self.seen[person.seat] = len(self.game.journal)
        turns = [event for event in journal[self.seen[person.seat] :] if event.name == "instruction_turned"]
        self.notices.append(self.taken_back(taken_back, back - 1, len(turns)))
        self.last_mover = None
        self.unsaved = True
        self.keep()
        return After.SHOW

    def taken_back(self, action: Action, bots: int, turns: int) -> str:
        """What was taken back: an action, and what bots or an automaton did after it."""
        told = action.text
        if turns:
            automaton = next(person.name for person in self.people if person.level)
            return self.words.text("terminal-taken-back-automaton", action=told, n=turns, automaton=automaton)
        return self.words.text("terminal-taken-back-bots" if bots else "terminal-taken-back", action=told, n=bots)

    def save(self, name: str) -> None:
        if not name:
            self.keeper.save_as(self.game, self.keeper.path)
            say(self.console, self.words.text("terminal-kept", file=str(self.keeper.path)))
            return
        target = Path(name).expanduser()
        if target.exists() and target.resolve() not in self.saved_to and target.is_file():
            raise RecordError(said("terminal-file-there", file=str(target)))
        self.keeper.save_as(self.game, target)
        self.saved_to.add(target.resolve())
        say(self.console, self.words.text("terminal-saved", file=str(target)))

    def show_card(self, ref: str) -> None:
        if not ref:
            raise RulesError(said("terminal-which-card"))
        show(self.console, card_block(self.speaker, ref, min(self.width, 100)))

    def show_log(self, person: Person) -> None:
        for sentence in Teller(self.words, self.game, self.people, person.seat).sentences():
            show(self.console, wrapped(Text(sentence), min(self.width, 100), 2))

    def show_board(self, person: Person, actions: Sequence[Action]) -> None:
        view = self.game.view(person.seat)
        show(self.console, draw_board(self.speaker, view, self.people, self.width, FULL))
        show(self.console, [self.heading(person)])
        show(self.console, draw_choices(self.speaker, view, actions, min(self.width, 100)))
        say(self.console, question(self.speaker, self.game), STRONG)

    def show_hint(self, person: Person, actions: Sequence[Action]) -> None:
        """The same position gets the same hint, however often it is asked for."""
        position = self.game.snapshot()
        if self.hinted[0] != position:
            strong = self.meanwhile.can_think(ADVISER.spec)
            chance = Random(f"{self.game.seed} {person.seat} {len(self.movers)} hint")
            try:
                with sign_of_life(self.console, self.words.text("terminal-hint-looking")):
                    hints = find_hints(self.game, chance) if strong else quick_hints(self.game, chance)
                    advised = [(hint, advise(self.game, person.seat, hint, chance)) for hint in hints]
                    self.hinted = (position, advised)
            except Exception as failure:
                wrong = f"{type(failure).__name__}: {failure}"
                raise RulesError(said("terminal-hint-failed", failure=wrong)) from failure
        view, width = self.game.view(person.seat), min(self.width, 100)
        show(self.console, hint_block(self.speaker, view, actions, self.hinted[1], width))

    # --- the end

    def leave(self) -> None:
        """Nothing is lost: every action has been saved."""
        self.keep()
        self.tell_notices()
        farewell(self.words, self.console, self.keeper, bool(self.movers))

    def finish(self) -> None:
        """What happened last, the sheet, who has won."""
        self.keep()
        people = [person.seat for person in self.people if not person.kind]
        viewer = people[0] if len(people) == 1 else None
        since = self.seen[viewer] if viewer is not None else 0
        if viewer is None and people:
            since = self.before_final_scoring()
        if self.keyboard.live:
            self.clear()
        for sentence in Teller(self.words, self.game, self.people, viewer).sentences(since):
            show(self.console, wrapped(Text(f"» {sentence}"), min(self.width, 100), 2))
        self.console.print()
        show(self.console, draw_sheet(self.words, self.game.scores, self.people, self.width))
        self.console.print()
        say(self.console, winners_in_words(self.words, self.game.winners, self.people), STRONG)
        self.tell_notices()
        if not self.keeper.trouble:
            say(self.console, self.words.text("terminal-kept-replay", file=str(self.keeper.path)))

    def before_final_scoring(self) -> int:
        """Where the last scoring of the emperor begins in the journal."""
        journal = self.game.journal
        last = [place for place, event in enumerate(journal) if event.name == "turn_ended"]
        return last[-1] if last else 0
