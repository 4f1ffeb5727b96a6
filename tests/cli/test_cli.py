"""The command line as a person uses it: what is printed, what is returned, and never a traceback."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from leopold import Game, bench
from leopold.bench import Bench
from leopold.bots import LEVELS, PLAYERS
from leopold.config import CHOICES
from leopold.packs.modules import EXPANSIONS, MODULES
from leopold.speech.first_names import NAMES
from leopold.words import catalogue
from leopold.words.pseudo import PSEUDO_LANGUAGE
from tests.kinds import play_some
from tests.plain import left_in_english, words_of

ROOT = Path(__file__).resolve().parents[2]


def saved_game(folder: Path) -> Path:
    return play_some(Game(2, seed=3), 40, 1).save(folder / "game.leopold")


GAME_WORDS = (*(value for choice in CHOICES.values() for value in choice.values), *EXPANSIONS, *MODULES)
SOLO = ("play", "--solo", "leopold")


def test_help_lists_the_commands(leopold) -> None:
    code, out, _ = leopold("--help")
    assert code == 0
    playing, looking = "play companion replay", "packs check fuzz bench warm"
    experiments = "simulate report balance tournament solo-scores learn tune"
    for command in f"{playing} {looking} {experiments}".split():
        assert f" {command} " in out


def test_the_version_is_told(leopold) -> None:
    assert leopold("--version")[:2] == (0, "leopold 0.1.0\n")


@pytest.mark.parametrize(
    ("command", "sentence"),
    [
        (("play", "--edition", "2016"), "no edition '2016'"),
        (("play", "--variant", "hard"), "no variant 'hard'"),
        (("play", "--hotels", "noon"), "no hotel 'noon'"),
        (("play", "--players", "7"), "less than or equal to 4"),
        (("play", "--pack", "missing.toml"), "missing.toml"),
        (("play", "--seats", "Ann,bot:genius"), "genius"),
        (("play", "--resume", "--file", "missing.leopold"), "missing.leopold"),
        (("play", "--solo", "franz"), "no automaton 'franz'; there is leopold or elisabeth."),
        (
            ("play", "--solo", "hard"),
            "--solo says against whom, --level how well he plays: write --solo leopold --level",
        ),
        ((*SOLO, "--players", "2"), "--solo is you alone against Leopold, so there is no --players"),
        ((*SOLO, "--seats", "Ann,bot"), "so there is no --seats to choose with it."),
        ((*SOLO, "--variant", "draft"), "there is no draft variant."),
        ((*SOLO, "--level", "waiter"), "no level 'waiter'; there are easy, medium, hard."),
        (("learn", "--judgement", "judge"), "no judgement 'judge' to learn; there are planner, soloist, waltz."),
        (("learn", "--width", "257"), "A hidden layer has at most 256 numbers, not 257."),
        (("play", "--level", "genius"), "no level 'genius'; bots play as apprentice, waiter, concierge, manager,"),
        (("play", "--language", "xx"), "xx"),
        (("replay", "game.leopold", "--language", "xx"), "xx"),
        (("companion", "--language", "xx"), "xx"),
        (("packs", "show", "75", "--language", "xx"), "xx"),
        (("companion", "--level", "brutal"), "no level 'brutal'; Leopold plays easy, medium or hard."),
        (("companion", "--resume", "--file", "missing.companion"), "missing.companion"),
        (("companion", "--resume", "--seed", "3"), "leave --level and --seed out"),
        (("replay", "missing.leopold"), "missing.leopold"),
        (("check", "missing.toml"), "missing.toml"),
        (("packs", "check", "missing.toml"), "missing.toml"),
        (("packs", "show", "999"), "999"),
        (("packs", "show", "75", "--edition", "1999"), "1999"),
        (("fuzz", "-n", "0"), "greater than or equal to 1"),
        (("fuzz", "-n", "1", "--folder", "nowhere"), "nowhere"),
        (("dance",), "dance"),
    ],
)
def test_bad_input_gets_a_sentence_and_exit_code_2(leopold, command: tuple[str, ...], sentence: str) -> None:
    code, out, err = leopold(*command)
    assert code == 2
    assert sentence in out + err


PACK = "[[staff]]\nnumber = 13\ncots = 3\n"
RECORD = "leopold game 1\nplayers: 2\nseed: 1\n\nset-up seat 2: fly\n"
KEPT = "leopold companion 1\nlevel: harder\n"


@pytest.mark.parametrize(
    "command",
    [
        ("play", "--seats", "Ann,bot:clever"),
        ("play", "--seats", "Ann,bot:planner:999"),
        ("play", "--seats", "Ann,ann"),
        ("play", "--level", "genius"),
        ("play", "--edition", "1999"),
        ("play", "--hotels", "dusk"),
        ("play", "--solo", "hard"),
        (*SOLO, "--players", "2"),
        (*SOLO, "--variant", "draft"),
        ("play", "--pack", "wrong.toml"),
        ("play", "--pack", "missing.toml"),
        ("play", "--resume"),
        ("play", "--resume", "--file", "wrong.toml"),
        ("play", "--resume", "--file", "wrong.leopold"),
        ("play", "--resume", "--file", "missing.leopold"),
        ("companion", "--level", "brutal"),
        ("companion", "--resume"),
        ("companion", "--resume", "--file", "wrong.companion"),
        ("replay",),
        ("replay", "missing.leopold"),
        ("replay", "wrong.leopold"),
        ("replay", "."),
        ("packs", "check", "missing.toml"),
        ("packs", "check", "wrong.toml"),
        ("packs", "show", "999"),
        ("packs", "show", "nobody"),
        ("packs", "blank", "nobody"),
        ("table", "--database", "oracle:nowhere"),
    ],
    ids=" ".join,
)
def test_what_a_player_did_wrong_is_told_in_the_language_asked_for(
    leopold, command: tuple[str, ...], tmp_path: Path
) -> None:
    """Given a player who reads another language, then nothing is left in English but names and what was typed."""
    for name, text in (("wrong.toml", PACK), ("wrong.leopold", RECORD), ("wrong.companion", KEPT)):
        (tmp_path / name).write_text(text)

    code, out, err = leopold(*command, "--language", PSEUDO_LANGUAGE)

    typed = words_of(PACK, RECORD, KEPT, *command, str(tmp_path), "cost guest", *PLAYERS, *LEVELS, *GAME_WORDS, *NAMES)
    quoting = ("choices.ftl", "companion.ftl", "packs.ftl", "records.ftl", "serving.ftl", "terminal.ftl", "bots.ftl")
    assert code == 2 and out + err
    assert left_in_english((out + err).replace("\n", ""), typed, *quoting) == []


def test_whoever_has_a_language_is_told_in_it_without_asking(leopold, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LEOPOLD_LANGUAGE", PSEUDO_LANGUAGE)
    _, _, err = leopold("packs", "check", "missing.toml")
    assert left_in_english(err, words_of("missing.toml TOML")) == []
    monkeypatch.setenv("LEOPOLD_LANGUAGE", "tlh")
    assert "Leopold does not speak tlh" in leopold("packs", "check", "missing.toml")[2]


def test_a_folder_or_foreign_file_is_refused_not_read(leopold, tmp_path: Path) -> None:
    (tmp_path / "picture.png").write_bytes(b"\x89PNG\r\n\x1a\n\x00\xff")
    for command in (
        ("replay", "picture.png"),
        ("replay", "."),
        ("check", "picture.png"),
        ("packs", "check", "picture.png"),
    ):
        code, out, err = leopold(*command)
        assert code == 2 and (out + err).strip(), command


def test_replay_shows_where_a_game_leads(leopold, tmp_path: Path) -> None:
    saved_game(tmp_path)
    code, out, _ = leopold("replay", "game.leopold")
    assert code == 0 and out
    assert leopold("replay", "game.leopold", "--to", "5")[1] != out


def test_check_runs_scenarios_and_tells_the_difference(leopold, tmp_path: Path) -> None:
    scenario = tmp_path / "two.toml"
    text = 'name = "two dice"\nsource = "here"\nwhen = ["die 4", "take 2 krones"]\n'
    scenario.write_text(text + 'given = { dice = "4 4 1 1 2 2" }\nthen = { seat.1.krones = 12 }\n')
    assert leopold("check", "two.toml")[0] == 0
    scenario.write_text(text + 'given = { dice = "4 4 1 1 2 2" }\nthen = { seat.1.krones = 13 }\n')
    code, out, err = leopold("check", "two.toml")
    assert code == 1
    assert "expected 13, is 12" in out + err


def test_packs_show_tells_a_card_with_its_sources(leopold) -> None:
    code, out, _ = leopold("packs", "show", "75")
    assert code == 0 and "Baroness" in out and "rulebook" in out
    assert "Day" in leopold("packs", "show", "day", "A")[1].title()


def test_packs_check_says_what_a_pack_changes(leopold, tmp_path: Path) -> None:
    (tmp_path / "mine.toml").write_text("[[staff]]\nnumber = 13\ncost = 4\n")
    code, out, _ = leopold("packs", "check", "mine.toml")
    assert code == 0 and "13" in out and "in order" in out
    (tmp_path / "mine.toml").write_text("[[staff]]\nnumber = 13\ncost = 45\n")
    code, _, err = leopold("packs", "check", "mine.toml")
    assert code == 2 and "mine.toml, staff 13, cost" in err


def test_packs_blank_writes_a_form_that_packs_check_takes(leopold, tmp_path: Path) -> None:
    code, form, _ = leopold("packs", "blank", "waltz")
    assert code == 0 and "leopold packs check mine.toml" in form and "# cost = 4\n" in form
    (tmp_path / "mine.toml").write_text(form.replace("number = 166  # Handmaid\n# cost = 4", "number = 166\ncost = 6"))
    code, out, _ = leopold("packs", "check", "mine.toml")
    assert code == 0 and "Staff 166, Handmaid: cost 4 krones becomes 6 krones" in out and "in order" in out


def test_fuzz_says_that_every_law_held(leopold) -> None:
    code, out, _ = leopold("fuzz", "-n", "100")
    assert code == 0 and "every law held" in out


def test_bench_prints_one_json_object_with_everything_in_it(leopold, monkeypatch: pytest.MonkeyPatch) -> None:
    """The measuring itself is long; here it is short, but real."""

    def short_run(say, *, games: int = 0, first_compile: bool = True) -> Bench:
        result = Bench(machine="a machine")
        bench.measure_games(result, 300)
        bench.measure_api(result, 4)
        bench.measure_bots(result, games=5, playouts=5, interpreted=0)
        bench.measure_environment(result, steps=4, interpreted_steps=1)
        return result

    monkeypatch.setattr(bench, "run", short_run)
    told = json.loads(leopold("bench", "--json", "--quick")[1])
    assert told["random_games_per_s"].keys() == {"2", "3", "4"}
    for name in (
        "decisions_per_s",
        "random_games_per_s_all_cores",
        "copies_per_s",
        "api_decisions_per_s",
        "record_bytes",
        "first_compile_s",
        "warm_start_s",
    ):
        assert name in told
    assert told["decisions_per_s"] > 0 and told["api_decisions_per_s"] > 0
    assert told["greedy_games_per_s"] > 0 and told["mcts_playouts_per_s"] > 0
    assert told["env_steps_per_s"].keys() == told["env_steps_per_s_interpreted"].keys() != set()
    assert all(rate > 0 for rate in told["env_steps_per_s"].values())
    assert "random games of 2 players" in leopold("bench", "--quick")[1]


def test_the_language_is_chosen_by_an_option_or_by_the_environment(leopold, tmp_path, monkeypatch) -> None:
    """Given a saved game, when another language is asked for, then its board is in that language."""
    saved = saved_game(tmp_path)
    kitchen = {language: catalogue(language).text("table-kitchen") for language in ("en", PSEUDO_LANGUAGE)}
    assert kitchen["en"] in leopold("replay", str(saved))[1]
    assert kitchen[PSEUDO_LANGUAGE] in leopold("replay", str(saved), "--language", PSEUDO_LANGUAGE)[1]
    monkeypatch.setenv("LEOPOLD_LANGUAGE", PSEUDO_LANGUAGE)
    assert kitchen[PSEUDO_LANGUAGE] in leopold("replay", str(saved))[1]
    assert kitchen["en"] in leopold("replay", str(saved), "--language", "en")[1]
