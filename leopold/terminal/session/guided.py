"""Leopold beside the screen: in a guided game he explains each thing when it first matters, by the script of the page.

Whatever is to be read is read when it stands on the screen, so a saved game needs to keep nothing of it.
"""

from __future__ import annotations

from rich.text import Text

from leopold.game import Action, Game
from leopold.guide import Progress, Scene, script_for, tip_of, words_of
from leopold.speech import Speaker
from leopold.terminal.drawing.blocks import Block, wrapped
from leopold.terminal.drawing.palette import NOTICE


class Guided:
    """The guide of a game, if its deal is that of a script."""

    def __init__(self, progress: Progress) -> None:
        self.progress = progress

    def before(self, game: Game, action: Action) -> None:
        self.progress.acting(game, action.number)

    def after(self, game: Game) -> None:
        self.progress.acted(game)

    def switch(self) -> bool:
        """Go on without him, or with him again; whether he is there now."""
        self.progress.left = not self.progress.left
        return not self.progress.left

    def scenes(self, game: Game) -> list[Scene]:
        """What he has to say now: all that is to be read, then what is to be done."""
        found: list[Scene] = []
        while (scene := self.progress.scene(game)) is not None:
            found.append(scene)
            if scene.until:
                break
            self.progress.finish(scene.id)
        return found

    def block(self, speaker: Speaker, game: Game, width: int) -> Block:
        """The same in words."""
        lines: Block = []
        for scene in self.scenes(game):
            said = [speaker.say(words_of(game.pack, scene))]
            tip = tip_of(game, scene)
            if tip is not None:
                said.append(speaker.say(tip))
            words = speaker.words.text("terminal-guide", words=speaker.words.sentences(said))
            lines += wrapped(Text(words, style=NOTICE), width, 2)
        return lines


def guided(game: Game) -> Guided | None:
    """The guide of a game that has come as far as this one; most games have none."""
    script = script_for(game.config)
    if script is None:
        return None
    past = Game.with_pack(game.config, game.pack, game.rules)
    found = Guided(Progress(script, past))
    for number in game.moves:
        found.scenes(past)
        found.progress.acting(past, number)
        past.apply(number)
        found.progress.acted(past)
    return found
