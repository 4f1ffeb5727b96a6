"""What Leopold says: scenes as keys with the numbers of the board."""

from __future__ import annotations

from typing import Final

from leopold.game import Game
from leopold.guide.progress import suggested
from leopold.guide.script import Scene
from leopold.packs import Pack
from leopold.speech.cards import numbers
from leopold.words import Params, Said

PREFIX: Final = "guide-"


def words_of(pack: Pack, scene: Scene) -> Said:
    """The words of a scene."""
    return Said(f"{PREFIX}{scene.id}", numbers(pack.board))


def tip_of(game: Game, scene: Scene) -> Said | None:
    """What he would do, where the script has a suggestion that is legal here."""
    place = suggested(game, scene.suggest)
    if place is None:
        return None
    action = game.actions[place]
    params: Params = dict(action.arguments)
    if action.kind == "guest":
        queue = game.view().queue[int(action.arguments["space"]) - 1]
        params["guest"] = queue.guest if queue is not None else None
    return Said(f"{PREFIX}{scene.id}.tip", params)
