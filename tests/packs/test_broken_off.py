"""Cards of somebody's own that set off more than anybody can carry out: the game is broken off, and nothing else is."""

from __future__ import annotations

from pathlib import Path

import pytest

from leopold.packs import PackError, building, check_pack, load_pack
from leopold.scenarios import Outcome, run_file

STAFF = [card.number for card in load_pack("revised").staff if card.timing == "permanent"]


def watching(numbers: list[int], trigger: str, effect: str) -> str:
    """A pack in which these staff cards always do this when that happens."""
    cards = [f"[[staff]]\nnumber = {n}\nwhen = {{ {trigger} = 1 }}\neffect = [{effect}]\n" for n in numbers]
    return "\n".join(cards)


def played(folder: Path, pack: str, team: list[int], then: str) -> Outcome:
    (folder / "own.toml").write_text(pack)
    given = f'given = {{ packs = ["own.toml"], dice = "1 4 4", seat.1 = {{ krones = 5, staff = {team} }} }}'
    scenario = f'name = "own cards"\n{given}\nwhen = ["die 4", "take 2 krones"]\nthen = {then}\n'
    (folder / "scenario.toml").write_text(scenario)
    return run_file(folder / "scenario.toml")[0]


def test_as_much_is_set_off_as_the_agenda_has_room_for(tmp_path: Path) -> None:
    """Given five cards that do six things each when a die is taken, then all thirty are done."""
    team = STAFF[:5]
    pack = watching(team, "die", ", ".join(["{ gain_vp = 1 }"] * 6))
    outcome = played(tmp_path, pack, team, "{ over = false, seat.1 = { krones = 7, vp = 30 } }")
    assert outcome.passed, outcome


def test_where_more_is_set_off_than_it_has_room_for_the_game_is_over(tmp_path: Path) -> None:
    """Nothing is written behind the agenda, where the rest of the game lies."""
    team = STAFF[:8]
    pack = watching(team, "die", ", ".join(["{ gain_vp = 1 }"] * 6))
    then = '{ over = true, events = ["broken_off"], seat.1.krones = 7 }'
    outcome = played(tmp_path, pack, team, then)
    assert outcome.passed, outcome


def test_where_cards_set_off_each_other_without_end_the_game_is_over(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Given a way that nobody thought of when the pack was checked, then it has an end all the same."""
    monkeypatch.setattr(building, "_check_endless", lambda layer: None)
    begins = watching(STAFF[:1], "die", "{ gain_vp = 1 }")
    goes_on = watching(STAFF[1:2], "points", "{ vp_by_round = { early = 1, later = 1, late = 1 } }")
    outcome = played(tmp_path, begins + goes_on, STAFF[:2], '{ over = true, events = ["broken_off"] }')
    assert outcome.passed, outcome


def test_a_ballroom_that_is_scored_brings_points_to_whom_waits_for_them(tmp_path: Path) -> None:
    endless = watching([121], "points", "{ score_ball = true }") + 'module = "ballrooms"\n'
    with pytest.raises(PackError, match="for ever"):
        check_pack(("own.toml", endless.encode()))
