"""Games beside real tables, replayed from their answers. A few stay at hand, so that one more answer is one step."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final

from leopold.companion.course import Companion
from leopold.companion.errors import MisreadError
from leopold.companion.kept import read_kept, read_seed
from leopold.config import Config, configure
from leopold.errors import RecordError, RulesError
from leopold.seeds import Seed, fresh_seed
from leopold.server.companion.shown import Game, shown
from leopold.server.errors import (
    TableError,
    answer_unread,
    companion_impossible,
    former_answer_unread,
    record_unreadable,
)
from leopold.server.models import AskCompanion, CompanionGame, OpenCompanion
from leopold.server.models.companion import ANSWERS
from leopold.server.tables.registry import Registry
from leopold.speech import Speaker
from leopold.speech.names import by_number
from leopold.words import said

AT_HAND: Final = 64

Key = tuple[str, Seed, str, tuple[str, ...], str, tuple[str, ...]]


@dataclass(slots=True)
class CompanionGames:
    """Whoever asks brings the whole game along; those that were asked for last need not be played again."""

    registry: Registry
    _at_hand: OrderedDict[Key, Game] = field(default_factory=OrderedDict)
    """Whoever takes one has it alone until it is back, so that two requests never play the same."""

    async def play(self, asked: AskCompanion) -> CompanionGame:
        """Where these answers lead; off the event loop, since a game that is played again takes a while."""
        config = config_of(asked)
        game = self._take(asked, config)
        if game is None:
            game = await self.registry.aside(begun, config, asked.house)
        try:
            answer = await self.registry.aside(carry_on, game, asked.given)
        except TableError:
            self._put_back(game)
            raise
        self._put_back(game)
        return answer

    async def open(self, asked: OpenCompanion) -> CompanionGame:
        """Where a kept game was left."""
        game = await self.registry.aside(opened, asked.text)
        answer = await self.registry.aside(shown, game)
        self._put_back(game)
        return answer

    def _take(self, asked: AskCompanion, config: Config) -> Game | None:
        """A game that stands where these answers lead, or one of them before."""
        given = tuple(asked.given)
        for before in (given, given[:-1]):
            key = (config.level, config.seed, config.edition, config.modules, asked.house, before)
            found = self._at_hand.pop(key, None)
            if found is not None:
                return found
        return None

    def _put_back(self, game: Game) -> None:
        """For the next request, which calls the hotel by its name; who was not asked for longest is forgotten."""
        companion = game.companion
        config, given = companion.him.config, tuple(one.text for one in companion.given)
        key = (config.level, config.seed, config.edition, config.modules, companion.him.house, given)
        self._at_hand[key] = game
        while len(self._at_hand) > AT_HAND:
            self._at_hand.popitem(last=False)


def config_of(asked: AskCompanion) -> Config:
    """What was chosen; a sentence where that cannot be played."""
    try:
        return configure(
            solo=True,
            level=asked.level,
            seed=seed_of(asked.seed),
            edition=asked.edition,
            modules=asked.modules,
            rival_hotel=asked.house or None,
        )
    except RulesError as wrong:
        raise companion_impossible(wrong.what) from None


def seed_of(text: str) -> Seed:
    """As a file has it; a fresh one where nobody chose any."""
    seed = read_seed(text) if text else fresh_seed()
    if seed is None:
        raise RulesError(said("companion-file-seed", text=text[:40]))
    return seed


def begun(config: Config, house: str) -> Game:
    return Game(Companion(config.level, config.seed, config.edition, config.modules, house))


def carry_on(game: Game, given: Sequence[str]) -> CompanionGame:
    """Give the answers that it has not had yet. A misread one leaves the game where it stood before it."""
    for text in given[len(game.companion.given) :]:
        try:
            game.answer(text)
        except MisreadError as wrong:
            place, speaker = len(game.companion.given) + 1, Speaker(game.companion.him.pack)
            if place == len(given):
                raise answer_unread(wrong.what, speaker) from None
            raise former_answer_unread(place, wrong.what, speaker) from None
    return shown(game)


def opened(text: str) -> Game:
    """A kept game; a sentence with the line where it cannot be read."""
    try:
        companion = read_kept(text)
    except (RecordError, RulesError) as wrong:
        raise record_unreadable(str(wrong) if wrong.said is None else by_number(wrong.said)) from None
    if len(companion.given) > ANSWERS:
        raise record_unreadable(said("companion-file-large"))
    return Game(companion, len(companion.journal))
