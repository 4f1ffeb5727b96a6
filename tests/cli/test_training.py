"""Learning from the command line."""

from __future__ import annotations

from pathlib import Path

import numpy as np

from leopold.bots.nets import read_nets


def test_learning_for_solo_games_leaves_the_planners_network_as_it_was(leopold, tmp_path: Path) -> None:
    """Given the networks that come with Leopold, when the soloist goes on, then a file holds it beside the planner."""
    file = tmp_path / "judgements.npz"
    code, out, _ = leopold("learn", "--judgement", "soloist", "--generations", "1", "--games", "20", "-o", str(file))
    assert code == 0 and "Generation 1 of 1:" in out
    before, after = read_nets(), read_nets(file)
    assert np.array_equal(after["planner"], before["planner"])
    assert not np.array_equal(after["soloist"], before["planner"])
