"""Why something cannot be done, on everything that lies on the board and does not glow."""

from __future__ import annotations

from leopold.fuzz import new_game
from leopold.server.shown.projection import obstacles_of
from tests.kinds import KINDS, positions


def test_every_guest_die_and_objective_glows_or_explains_itself() -> None:
    """In every turn: whatever lies on the board is legal, or says why not."""
    for number, kind in enumerate(KINDS[::5]):
        for game in positions(new_game(kind, number + 100), number):
            if game.deciding != "turn":
                continue
            viewer = game.to_move
            explained = obstacles_of(game, viewer)
            told = {(found.kind, next(iter(found.args.values()), None)) for found in explained}
            told |= {(action.kind, next(iter(action.arguments.values()), None)) for action in game.actions}
            wanted: set[tuple[str, object]] = {("guest", space) for space in range(1, 6)}
            wanted |= {("die", face) for face in range(1, 7)} | {("claim", letter) for letter in "ABC"}
            assert wanted <= told, wanted - told


def test_one_reason_is_told_once_for_a_die() -> None:
    """Boosts and copies of one die are many actions; a reader wants each reason once."""
    for game in positions(new_game(KINDS[0], 3), 3):
        dice = [(one.args["die"], one.key) for one in obstacles_of(game, game.to_move) if one.kind == "die"]
        assert len(dice) == len(set(dice))


def test_what_a_guest_still_wants_is_told_once_and_not_for_every_room() -> None:
    told = 0
    for game in positions(new_game(KINDS[0], 3), 3):
        waiting = [one for one in obstacles_of(game, game.to_move) if one.key == "why-check_in-missing"]
        guests = [one.args["guest"] for one in waiting]
        assert len(guests) == len(set(guests))
        assert all(set(one.args) == {"guest"} for one in waiting)
        told += len(waiting)
    assert told
