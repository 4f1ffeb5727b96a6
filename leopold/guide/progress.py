"""How far a guided game has come: which scenes are over, and which one is due."""

from __future__ import annotations

from leopold.game import Game
from leopold.guide.script import Scene, Script, When
from leopold.journal import read_log


class Progress:
    """Follows a game action by action, with what its player has read; what is taken back is forgotten again.

    What was read stays read, even where the actions before it are taken back: nobody reads the same thing twice.
    """

    __slots__ = ("_acted", "_events", "left", "read", "script")

    def __init__(self, script: Script, game: Game) -> None:
        """At the beginning of the game."""
        self.script = script
        self.read: frozenset[str] = frozenset()
        self.left = False
        """The player goes on without the guide."""
        self._acted: list[str] = []
        """For each action, the scene that it ended, or nothing."""
        self._events: list[tuple[str, ...]] = [self._heard(game)]
        """What the set-up and then each action brought, as far as it concerns the guided seat."""

    def copy(self) -> Progress:
        twin = object.__new__(Progress)
        twin.script, twin.read, twin.left = self.script, self.read, self.left
        twin._acted, twin._events = self._acted.copy(), self._events.copy()
        return twin

    @property
    def over(self) -> frozenset[str]:
        """The scenes that are over."""
        return self.read.union(name for name in self._acted if name)

    # --- following

    def acting(self, game: Game, number: int) -> None:
        """An action is about to be played: perhaps the one that the scene waits for."""
        scene = self.scene(game)
        kind = game.actions[game.numbers.index(number)].kind if scene is not None and scene.until else ""
        self._acted.append(scene.id if scene is not None and kind in scene.until else "")

    def acted(self, game: Game) -> None:
        """It has been played."""
        self._events.append(self._heard(game))

    def took_back(self, steps: int) -> None:
        """So many actions have been taken back."""
        if steps:
            del self._acted[-steps:]
            del self._events[-steps:]

    def finish(self, scene: str) -> None:
        """It has been read, or is to be shown no more."""
        self.read |= {scene}

    def _heard(self, game: Game) -> tuple[str, ...]:
        heard = (self.script.seat, None)
        return tuple(event.name for event in read_log(game.pack, game.record) if event.seat in heard)

    # --- what is due

    def scene(self, game: Game) -> Scene | None:
        """The scene that is due: the first in the script that is not over and whose condition holds."""
        if self.left or game.to_move != self.script.seat:
            return None
        over = self.over
        due = (scene for scene in self.script.scenes if scene.id not in over and self._holds(game, scene.when, over))
        return next(due, None)

    def _holds(self, game: Game, when: When, over: frozenset[str]) -> bool:
        return (
            (not when.decision or game.deciding in when.decision)
            and game.round >= when.round
            and over.issuperset(when.after)
            and (not when.turn or self.count("turn_began") >= when.turn)
            and (not when.happened or any(self.count(event) for event in when.happened))
            and (not when.can or suggested(game, when.can) is not None)
        )

    def count(self, event: str) -> int:
        """How often this has happened, to the guided seat or to everybody."""
        return sum(events.count(event) for events in self._events)


def suggested(game: Game, texts: tuple[str, ...]) -> int | None:
    """The first of these that is legal, as its place among the legal actions; how one begins is enough to name it."""
    for text in texts:
        for place, action in enumerate(game.actions):
            if action.text == text or action.text.startswith(f"{text} "):
                return place
    return None
