"""What Leopold explains at a guided table: for the seat that he guides, and for nobody else."""

from __future__ import annotations

from leopold.game import Game
from leopold.guide import Progress, Scene, tip_of, words_of
from leopold.server.models import Guide, GuideScene
from leopold.view import Viewer


def guide_of(game: Game, progress: Progress | None, viewer: Viewer) -> Guide | None:
    """The scene that is due, and how far the script has come."""
    if progress is None or viewer != progress.script.seat:
        return None
    due = progress.scene(game)
    return Guide(
        scene=shown_scene(game, due) if due is not None else None,
        over=len(progress.over),
        scenes=len(progress.script.scenes),
        left=progress.left,
    )


def shown_scene(game: Game, scene: Scene) -> GuideScene:
    return GuideScene(
        scene=scene.id,
        words=words_of(game.pack, scene),
        tip=tip_of(game, scene),
        at=list(scene.at),
        until=list(scene.until),
    )
