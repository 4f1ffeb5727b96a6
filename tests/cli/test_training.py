"""Learning from the command line."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from leopold.bots.nets import DATA, read_nets


def test_learning_for_solo_games_leaves_the_planners_network_as_it_was(leopold, tmp_path: Path) -> None:
    """Given the networks that come with Leopold, when the soloist goes on, then a file holds it beside the planner."""
    file = tmp_path / "judgements.npz"
    code, out, _ = leopold("learn", "--judgement", "soloist", "--generations", "1", "--games", "20", "-o", str(file))
    assert code == 0 and "Generation 1 of 1:" in out
    before, after = read_nets(), read_nets(file)
    assert np.array_equal(after["planner"], before["planner"])
    assert not np.array_equal(after["soloist"], before["planner"])


def test_what_was_learned_before_is_not_lost_by_learning_something_else(leopold, tmp_path: Path) -> None:
    """Given a network that was learned, when another command would begin anew in its place, then it is refused with
    what to do; the same command goes on, and --force begins anew."""
    file = tmp_path / "mine.npz"
    little = ("learn", "--games", "20", "-o", str(file))
    assert leopold(*little, "--generations", "1")[0] == 0
    kept = {path.name: path.read_bytes() for path in tmp_path.iterdir()}
    for other in (("--seed", "5"), ("--judgement", "waltz"), ("--from", str(DATA))):
        code, _, errors = leopold(*little, "--generations", "1", *other)
        assert code == 2 and "there already" in " ".join(errors.split()) and "--force" in errors
    assert {path.name: path.read_bytes() for path in tmp_path.iterdir()} == kept
    code, out, _ = leopold(*little, "--generations", "1")
    assert code == 0 and "--generations 51" in " ".join(out.split())
    code, out, _ = leopold(*little, "--generations", "1", "--seed", "5", "--force")
    assert code == 0 and "Generation 1 of 1:" in out


@pytest.mark.parametrize("option", ["--from", "-o"])
def test_files_that_cannot_be_used_are_sentences_at_once(leopold, tmp_path: Path, option: str) -> None:
    empty, noise = tmp_path / "empty.npz", tmp_path / "noise.npz"
    empty.touch()
    noise.write_text("x", "utf-8")
    wrong = [tmp_path / "none" / "there.npz", *([empty, noise] if option == "--from" else [tmp_path])]
    for path in wrong:
        kept = () if option == "-o" else ("-o", str(tmp_path / "out.npz"))
        code, out, errors = leopold("learn", "--generations", "1", "--games", "20", option, str(path), *kept)
        assert code == 2 and "Generation" not in out
        assert path.name in errors.replace("\n", "") and "pickle" not in errors and "Traceback" not in errors


def test_learning_on_a_graphics_card_is_refused_with_the_reason(leopold, tmp_path: Path) -> None:
    for device, reason in (
        ("cuda", "every generation would wait for it (docs/gpu.md has the figures). Leave out"),
        ("abacus", "no device 'abacus'; there are cpu and cuda."),
    ):
        code, out, errors = leopold("learn", "--device", device, "-o", str(tmp_path / "mine.npz"))
        assert (code, out) == (2, "") and reason in " ".join(errors.split())
    assert list(tmp_path.iterdir()) == []
