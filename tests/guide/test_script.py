"""The scripts of guided games: what they name is there, and everything in them comes up."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from leopold.errors import RulesError
from leopold.game import Game
from leopold.guide import SCRIPTS, Script, script_for, script_named, words_of
from leopold.guide.rehearsal import Rehearser, rehearse
from leopold.guide.saying import PREFIX
from leopold.guide.script import read_script
from leopold.speech import Speaker
from leopold.words import catalogue

PAGE = Path(__file__).parents[2] / "leopold" / "server" / "page" / "src"
BEFORE_THE_LAST_ROUND = 4
"""The round by which everything is explained, but for what matters only at the end."""
LONGEST = 60
"""Words: whoever reads more at once has stopped reading."""


@pytest.fixture(params=SCRIPTS)
def script(request: pytest.FixtureRequest) -> Script:
    found = script_named(request.param)
    assert found is not None
    return found


def test_every_scene_has_words_and_every_suggestion_has_them_too(script: Script) -> None:
    words = catalogue()

    keys = [f"{PREFIX}{scene.id}" for scene in script.scenes]
    keys += [f"{PREFIX}{scene.id}.tip" for scene in script.scenes if scene.suggest]

    assert [key for key in keys if not words.has(key)] == []


def test_every_scene_can_be_said_with_the_numbers_of_its_board_and_is_short(script: Script) -> None:
    speaker = Speaker(Game(script.config).pack)

    for scene in script.scenes:
        assert len(speaker.say(words_of(speaker.pack, scene)).split()) <= LONGEST, scene.id


def test_nothing_is_written_that_nobody_says() -> None:
    """A message about the guide is a scene's, or stands in a file of the page or the terminal by its name."""
    scenes = {scene.id for name in SCRIPTS for scene in read(name).scenes}
    keys = {key for key in catalogue().own_keys() if key.startswith(PREFIX)}
    sources = [*PAGE.rglob("*.svelte"), *PAGE.rglob("*.ts"), *(PAGE.parents[2] / "terminal").rglob("*.py")]
    said = "\n".join(source.read_text("utf-8") for source in sources if source.name != "keys.ts")

    others = {key for key in keys if key.removeprefix(PREFIX) not in scenes}

    assert sorted(key for key in others if not re.search(rf'"{key}"', said)) == []


def read(name: str) -> Script:
    found = script_named(name)
    assert found is not None
    return found


def test_every_scene_comes_up_for_whoever_follows_the_suggestions(script: Script) -> None:
    played = rehearse(script)

    assert played.missing == [], "the deal no longer fits: look for another with python -m leopold.guide.rehearsal"
    late = [scene.id for scene, round_no, _ in played.shown if round_no > BEFORE_THE_LAST_ROUND]
    assert late == ["last-round"]


def test_the_same_game_comes_up_every_time(script: Script) -> None:
    first, second = Rehearser(script), Rehearser(script)

    first.run(2)
    second.run(2)

    assert first.game.moves == second.game.moves


def test_a_deal_is_known_for_what_it_is(script: Script) -> None:
    assert script_for(script.config) is script
    assert script_for(Game(2, seed=1).config) is None


# --- scripts with a slip


GOOD = """
seat = 0
rival = "apprentice"
[game]
players = 2
seed = 1
[[scene]]
id = "one"
when = { decision = ["turn"] }
[[scene]]
id = "two"
when = { can = ["die 3"], after = ["one"] }
until = ["die"]
"""


def test_a_script_is_read_as_it_is_written(tmp_path: Path) -> None:
    file = tmp_path / "short.toml"
    file.write_text(GOOD, encoding="utf-8")

    script = read_script(file)

    assert script.name == "short"
    assert script.config.players == 2
    assert [scene.id for scene in script.scenes] == ["one", "two"]
    assert script.scene("two") == script.scenes[1]
    assert script.scene("three") is None


@pytest.mark.parametrize(
    ("right", "wrong", "complaint"),
    [
        ('"turn"', '"tern"', "short, scene one: decision 'tern' is none of"),
        ('"die 3"', '"dye 3"', "short, scene two: action 'dye' is none of"),
        ('"die"]', '"dye"]', "short, scene two: action 'dye' is none of"),
        ('["one"]', '["two"]', "short, scene two: earlier scene 'two' is none of one"),
        ('id = "two"', 'id = "one"', "short: there are two scenes 'one'"),
        ('"apprentice"', '"butler"', "short: there is no level 'butler'"),
        ("until", "untill", "short.toml: Object contains unknown field `untill`"),
    ],
)
def test_a_slip_is_named(tmp_path: Path, right: str, wrong: str, complaint: str) -> None:
    file = tmp_path / "short.toml"
    file.write_text(GOOD.replace(right, wrong), encoding="utf-8")

    with pytest.raises(RulesError, match=re.escape(complaint)):
        read_script(file)
