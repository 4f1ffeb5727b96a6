"""A guided game played through without anybody: whoever follows the suggestions, against the rival of the script.

`python -m leopold.guide.rehearsal` looks for deals in which every scene comes up; a test plays the one of the script.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field

from leopold.bots import bot_named, choose, repeatable
from leopold.config import configure
from leopold.game import Action, Game
from leopold.guide.progress import Progress, suggested
from leopold.guide.script import SCRIPTS, Scene, Script, script_named

PUPIL = "concierge@1"
"""Who decides where the script suggests nothing: somebody who plays sensibly."""


@dataclass(slots=True)
class Rehearsal:
    """What came up, in order: each scene with the round, and the turn of the player's own, in which it was shown."""

    script: Script
    shown: list[tuple[Scene, int, int]] = field(default_factory=list)
    followed: set[str] = field(default_factory=set)
    """The scenes whose suggestion was legal."""

    @property
    def missing(self) -> list[str]:
        """Scenes that did not come up, or had nothing to suggest."""
        shown = {scene.id for scene, _, _ in self.shown}
        return [
            scene.id
            for scene in self.script.scenes
            if scene.id not in shown or (scene.suggest and scene.id not in self.followed)
        ]


def rehearse(script: Script, *, rounds: int = 99) -> Rehearsal:
    """Play the script's deal; scenes that are to be read are read at once."""
    return Rehearser(script).run(rounds)


class Rehearser:
    """One game, with its bots and what has been shown."""

    def __init__(self, script: Script) -> None:
        self.script = script
        self.game = Game(script.config)
        self.progress = Progress(script, self.game)
        self.found = Rehearsal(script)
        levels = [PUPIL if seat == script.seat else script.player for seat in range(self.game.players)]
        self.bots = [bot_named(level) for level in levels]

    def run(self, rounds: int) -> Rehearsal:
        while not self.game.over and self.game.round <= rounds:
            scene = self.read_on()
            self.play(self.answer(scene))
        return self.found

    def read_on(self) -> Scene | None:
        """Read what is to be read; the scene that waits for an action, if there is one."""
        while (scene := self.progress.scene(self.game)) is not None:
            if not any(scene is shown for shown, _, _ in self.found.shown):
                turn = self.progress.count("turn_began")
                self.found.shown.append((scene, self.game.round, turn))
            if scene.until:
                return scene
            self.progress.finish(scene.id)
        return None

    def answer(self, scene: Scene | None) -> Action:
        """What the bot of the seat wants; where it is about to do what the scene waits for, as the scene suggests."""
        game = self.game
        seat = game.to_move
        assert seat is not None, "the game is not over"
        wanted = choose(self.bots[seat], game, seat, repeatable(game.seed, seat, len(game.moves)))
        if scene is None or wanted.kind not in (*scene.until, "pass"):
            return wanted
        place = suggested(game, scene.suggest)
        if place is None:
            return wanted
        self.found.followed.add(scene.id)
        return game.actions[place]

    def play(self, action: Action) -> None:
        self.progress.acting(self.game, action.number)
        self.game.apply(action)
        self.progress.acted(self.game)


def search(script: Script, seeds: Iterator[str]) -> Iterator[tuple[str, Rehearsal]]:
    """Deals in which everything up to the emperor's first visit comes up."""
    for seed in seeds:
        tried = Script(script.name, configure(script.config, seed=seed), script.seat, script.rival, script.scenes)
        found = rehearse(tried, rounds=4)
        if set(found.missing) <= {"last-round"}:
            yield seed, found


if __name__ == "__main__":
    for name in SCRIPTS:
        script = script_named(name)
        assert script is not None
        for seed, found in search(script, (f"first evening {n}" for n in range(10_000))):
            print(seed, " ".join(f"{scene.id}:{turn}" for scene, _, turn in found.shown), flush=True)
