"""The conversation at the table: questions and answers, what the automaton does, its hotel as a picture."""

from __future__ import annotations

from rich.console import Console
from rich.text import Text

from leopold.companion import words
from leopold.companion.course import Companion
from leopold.companion.errors import misread
from leopold.companion.questions import NOBODY_WORDS, SetUp, Wait
from leopold.config import configure
from leopold.errors import RulesError
from leopold.game import Score
from leopold.packs.codes import LEVELS
from leopold.packs.modules import CHOOSABLE, MODULES
from leopold.rules.state import AUTOMATON_SEAT
from leopold.speech import Speaker
from leopold.terminal.beside.files import Keeper
from leopold.terminal.drawing.automaton import automaton_house
from leopold.terminal.drawing.blocks import DIM, STRONG, Block, line, say, show, title, wrapped
from leopold.terminal.drawing.cards import card_block
from leopold.terminal.drawing.palette import NOTICE, WARNING
from leopold.terminal.drawing.sheet import draw_sheet
from leopold.terminal.session.farewell import farewell
from leopold.terminal.session.input import Keyboard
from leopold.terminal.session.people import ME, seat_alone
from leopold.view.sources import points_by_source
from leopold.words import Catalogue, SaidError

WIDEST = 100
NARROWEST = 80


LEAVING = ("quit", "q", "exit")


def ask_modules(language: Catalogue, console: Console, keyboard: Keyboard) -> tuple[str, ...] | None:
    """What is played beside the base game; nothing at all when nobody answers."""
    alone = [module for module in CHOOSABLE if MODULES[module].alone]
    say(console, language.text("companion-modules", modules=alone), STRONG)
    while True:
        text = keyboard.read()
        if text is None or text.casefold() in LEAVING:
            return None
        named = [] if text.casefold() in NOBODY_WORDS else text.casefold().replace(",", " ").split()
        fitting = [[module for module in CHOOSABLE if module.startswith(word)] for word in named]
        try:
            chosen = [found[0] if len(found) == 1 else word for word, found in zip(named, fitting, strict=True)]
            return configure(solo=True, modules=chosen).modules
        except RulesError as wrong:
            say(console, wrong.told(language), WARNING)


def ask_level(language: Catalogue, console: Console, keyboard: Keyboard, automaton: str) -> str:
    """How hard the automaton is to play; nothing when nobody answers."""
    say(console, language.text("companion-level", levels=LEVELS, automaton=automaton), STRONG)
    while True:
        text = keyboard.read()
        if text is None or text.casefold() in LEAVING:
            return ""
        fitting = [level for level in LEVELS if text and level.startswith(text.casefold())]
        if len(fitting) == 1:
            return fitting[0]
        say(console, language.text("companion-level-again", levels=LEVELS, automaton=automaton), WARNING)


class Talk:
    """One game of the companion at one screen."""

    def __init__(
        self, language: Catalogue, companion: Companion, console: Console, keyboard: Keyboard, keeper: Keeper
    ) -> None:
        self.language = language
        self.companion = companion
        self.console = console
        self.keyboard = keyboard
        self.keeper = keeper
        people = seat_alone(language, ME, companion.level, companion.him.automaton)
        self.person = people[AUTOMATON_SEAT]
        self.speaker = Speaker(companion.him.pack, language, [person.name for person in people], frozenset((0,)))
        self.told = 0
        self.drawn = True
        """Has its hotel been shown since its last turn?"""

    @property
    def width(self) -> int:
        return max(NARROWEST, min(self.console.width, WIDEST))

    # --- the conversation

    def run(self) -> bool:
        """Until the game is over; False when somebody left before."""
        try:
            while not self.companion.over:
                self.tell_news()
                if not self.ask():
                    self.leave()
                    return False
        except KeyboardInterrupt:
            self.console.print()
            self.leave()
            return False
        self.finish()
        return True

    def ask(self) -> bool:
        """Ask until there is an answer; False when somebody leaves."""
        self.show_question()
        while True:
            text = self.keyboard.read()
            if text is None:
                return False
            name, _, rest = text.partition(" ")
            command = words.ALIASES.get(name.casefold(), name.casefold())
            try:
                if command == "quit":
                    return False
                if command == "undo":
                    self.undo()
                    return True
                if command in words.COMMANDS:
                    self.obey(command, rest.strip())
                else:
                    self.take_answer(text)
                    return True
            except SaidError as wrong:
                say(self.console, wrong.told(self.speaker), WARNING)

    def take_answer(self, text: str) -> None:
        question = self.companion.question
        answer = self.companion.answer(text)
        self.keep()
        understood = words.understood(question, answer) if question else None
        if understood:
            show(self.console, wrapped(Text(self.speaker.say(understood), style=DIM), self.width, 2))

    def show_question(self) -> None:
        question = self.companion.question
        if question is None:
            return
        *before, last = words.asked(question, self.companion.him)
        if isinstance(question, SetUp):
            show(self.console, [title(self.speaker.text("companion-set-up-title"), self.width)])
        for what in before:
            show(self.console, wrapped(Text(self.speaker.say(what)), self.width, 2))
        say(self.console, self.speaker.say(last), STRONG)

    def keep(self) -> None:
        trouble = self.keeper.keep(self.companion)
        if trouble:
            say(self.console, trouble, WARNING)

    # --- telling

    def tell_news(self) -> None:
        """What has happened since; after its turn its hotel."""
        self.tell(self.told)
        self.told = len(self.companion.journal)
        if not self.drawn and isinstance(self.companion.question, Wait):
            self.show_hotel()

    def tell(self, since: int) -> None:
        """Sentences from an event of the journal on, under headings."""
        for told, _, heading in words.news(self.companion, since):
            if heading:
                self.console.print()
                show(self.console, [title(self.speaker.say(heading), self.width)])
            if heading == words.HIS_TURN:
                self.drawn = False
            show(self.console, wrapped(Text(f"» {self.speaker.say(told)}"), self.width, 2))

    def tell_turn_so_far(self) -> None:
        """Its turn again from the card on, for those who come back into the middle of it."""
        journal = self.companion.journal
        began = [n for n, event in enumerate(journal) if event.name in ("instruction_turned", "round_began")]
        if began:
            self.tell(began[-1])
        self.told = len(journal)
        self.drawn = True

    def show_hotel(self) -> None:
        him = self.companion.him
        self.console.print()
        hotel = self.speaker.text("table-hotel-of", seat=AUTOMATON_SEAT)
        show(self.console, [title(hotel, self.width, self.speaker.text("companion-legend", house=him.house or None))])
        show(self.console, automaton_house(self.speaker, self.person, him.view(), self.width))
        self.console.print()
        self.drawn = True

    # --- commands

    def obey(self, command: str, rest: str) -> None:
        match command:
            case "hotel":
                self.show_hotel()
            case "card":
                if not rest:
                    raise misread("companion-which-card")
                show(self.console, card_block(self.speaker, rest, self.width))
            case "log":
                self.tell(0)
                self.drawn = True
            case _:
                self.show_help()

    def show_help(self) -> None:
        text, who = self.speaker.text, self.companion.him.automaton
        block: Block = [
            title(text("companion-help"), self.width),
            *wrapped(text("companion-about", automaton=who), self.width),
            line(),
        ]
        block += wrapped(text("companion-commands"), self.width)
        for name in words.COMMANDS:
            told = text(f"companion-command-{name}", automaton=who)
            block += wrapped(line("  ", (f"{name:<8}", STRONG), told), self.width, 10)
        show(self.console, block)

    def undo(self) -> None:
        """Back to the question before, with its turn so far."""
        given = self.companion.undo()
        taken_back = self.speaker.text("companion-taken-back", question=given.key, answer=given.text)
        say(self.console, taken_back, NOTICE)
        self.keep()
        self.tell_turn_so_far()

    # --- the end

    def leave(self) -> None:
        """Nothing is lost: every answer has been saved."""
        farewell(self.language, self.console, self.keeper, bool(self.companion.given))

    def finish(self) -> None:
        """The last scorings, its sheet, and what it takes to win."""
        self.tell_news()
        self.show_hotel()
        g = self.companion.him.record
        sources = points_by_source(self.companion.him.pack.modules, g.sheet[AUTOMATON_SEAT])
        score = Score(AUTOMATON_SEAT, int(g.vp[AUTOMATON_SEAT]), 1, sources)
        *sheet, _ = draw_sheet(self.language, [score], [self.person], self.width)
        show(self.console, sheet)
        self.console.print()
        say(self.console, self.speaker.say(words.winning(self.companion.him)), STRONG)
        if not self.keeper.trouble:
            say(self.console, self.speaker.text("terminal-kept", file=str(self.keeper.path)), DIM)
