"""Solo games have a judgement of their own: the soloist judges there, where the planner's network judges elsewhere."""

from __future__ import annotations

from random import Random

import numpy as np
import numpy.typing as npt
import pytest

from leopold.bots import Budget, bot_named, compiled, matches, mind, player_named, seen_by
from leopold.bots.judgement import HEADER
from leopold.bots.nets import JUDGEMENTS, all_judgements
from leopold.bots.reasons import find_hints, finding
from leopold.game import Game
from leopold.packs import load_pack


@pytest.mark.parametrize("spec", ["planner", "planner:24", "mcts", "apprentice", "director"])
def test_alone_the_soloist_judges_and_at_other_tables_the_planner(spec: str) -> None:
    player = player_named(spec)
    for alone, judgement in ((True, "soloist"), (False, "planner")):
        row = player.row(alone=alone)
        assert JUDGEMENTS[row[mind.JUDGEMENT]] == JUDGEMENTS[row[mind.GUIDE]] == judgement


def test_greedy_judges_by_its_weights_everywhere() -> None:
    for alone in (True, False):
        assert JUDGEMENTS[player_named("greedy").row(alone=alone)[mind.JUDGEMENT]] == "greedy"


def test_alone_players_take_the_time_that_nobody_waits_for() -> None:
    # Given a planner and playouts as they come, then alone they look more widely and further
    planner, mcts = player_named("planner"), player_named("mcts:100")
    assert planner.row(alone=True)[mind.WIDTH] > planner.row(alone=False)[mind.WIDTH]
    assert mcts.row(alone=True)[mind.AHEAD] > mcts.row(alone=False)[mind.AHEAD]
    # and a beam that somebody asks for is that beam everywhere, as is all else of players of earlier days
    for spec in ("planner:24", "planner@1", "mcts@1", "manager"):
        alone, among = (player_named(spec).row(alone=where) for where in (True, False))
        assert alone[mind.WIDTH] == among[mind.WIDTH]
        assert alone[mind.AHEAD] == among[mind.AHEAD]


def without(judgement: str) -> npt.NDArray[np.float32]:
    """The judgements that come with Leopold, with one of them expecting nothing anywhere."""
    rows = all_judgements(load_pack()).copy()
    rows[JUDGEMENTS.index(judgement), HEADER:] = 0.0
    return rows


@pytest.mark.parametrize("alone", [True, False])
def test_nobody_else_is_asked_how_a_position_is_judged(alone: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    """Given a judgement that belongs to other games, when it is lost, then bots, matches and hints are as before."""
    automaton, level = ("leopold", "hard") if alone else (None, None)
    game = Game(None if alone else 2, seed=5, solo=automaton, level=level)
    seat = game.to_move
    assert seat is not None

    def played() -> tuple[object, ...]:
        thought = bot_named("mcts").think(seen_by(game, seat), Random(1), Budget(playouts=40))
        match = matches.play_match(1, ["planner"] * (1 if alone else 2), seed=5, solo=automaton, level=level)
        hints = find_hints(game, Random(1), Budget(playouts=40))
        return thought, match.games.tobytes(), [hint.expected for hint in hints]

    usual = played()
    for lost, same in (("planner" if alone else "soloist", True), ("soloist" if alone else "planner", False)):
        rows = without(lost)
        for module in (compiled, matches, finding):
            monkeypatch.setattr(module, "all_judgements", lambda pack, rows=rows: rows)
        assert [now == then for now, then in zip(played(), usual, strict=True)] == [same] * 3
