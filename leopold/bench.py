"""How fast: games, decisions, copies, the Python face, and how long one waits before the first move."""

from __future__ import annotations

import json
import os
import platform
import random
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from dataclasses import asdict, dataclass, field, replace
from pathlib import Path

import numba

from leopold.batch import play_batch, policy_streams
from leopold.bots import doors, mcts, warm_up_bots
from leopold.bots.matches import play_match
from leopold.bots.nets import all_judgements
from leopold.bots.notepad import new_notepad
from leopold.bots.roster import MCTS
from leopold.config import configure, engine_config, pack_of
from leopold.cuda.card import CUDA, card_name, need_card, wait_for_card
from leopold.cuda.playing import TOGETHER, play_on_card, room_for
from leopold.errors import RulesError
from leopold.game import Game
from leopold.packs.codes import LEVELS
from leopold.rules import engine
from leopold.rules.state import CORE_BYTES, RECORD_BYTES

Say = Callable[[str], None]
ENVIRONMENT_GAMES = 256
"""Few enough that games and observations stay in the caches of one core."""
CARD_GAMES = 1 << 17
"""Enough that every part of a graphics card has something to do."""


@dataclass(slots=True)
class Bench:
    """Everything `leopold bench --json` prints."""

    random_games_per_s: dict[str, float] = field(default_factory=dict)
    decisions_per_s: float = 0.0
    decisions_per_game: dict[str, float] = field(default_factory=dict)
    random_games_per_s_all_cores: float = 0.0
    solo_games_per_s: dict[str, float] = field(default_factory=dict)
    cores: int = 0
    copies_per_s: float = 0.0
    compiled_copy_ns: float = 0.0
    compiled_core_copy_ns: float = 0.0
    game_copies_per_s: float = 0.0
    api_decisions_per_s: float = 0.0
    greedy_games_per_s: float = 0.0
    greedy_games_per_s_interpreted: float = 0.0
    mcts_playouts_per_s: float = 0.0
    mcts_playouts_per_s_interpreted: float = 0.0
    env_steps_per_s: dict[str, float] = field(default_factory=dict)
    env_steps_per_s_interpreted: dict[str, float] = field(default_factory=dict)
    card: str = ""
    """The graphics card, if there is one that can be played on; without it the next three are empty."""
    card_games_per_s: dict[str, float] = field(default_factory=dict)
    card_games_per_s_fetched: float = 0.0
    card_env_steps_per_s: dict[str, float] = field(default_factory=dict)
    record_bytes: int = RECORD_BYTES
    core_bytes: int = CORE_BYTES
    first_compile_s: float | None = None
    warm_start_s: float = 0.0
    machine: str = ""
    python: str = ""
    numba: str = ""

    def to_json(self) -> str:
        return json.dumps(asdict(self), indent=2)


def machine_name() -> str:
    """The processor, as the system calls it."""
    try:
        for line in Path("/proc/cpuinfo").read_text().splitlines():
            if line.startswith("model name"):
                return line.split(":", 1)[1].strip()
    except OSError:
        pass
    return platform.processor() or platform.machine()


def _rate(n: int, work: Callable[[], object]) -> float:
    began = time.perf_counter()
    work()
    return n / (time.perf_counter() - began)


def measure_games(result: Bench, games: int) -> None:
    """Random games with the legal actions generated at every decision."""
    for players in (2, 3, 4):
        play_batch(500, players, seed=1)
        began = time.perf_counter()
        batch = play_batch(games, players, seed=1)
        took = time.perf_counter() - began
        result.random_games_per_s[str(players)] = games / took
        result.decisions_per_game[str(players)] = batch.decisions / games
        if players == 2:
            result.decisions_per_s = batch.decisions / took
    for level in LEVELS:
        play_batch(500, solo=True, level=level)
        began = time.perf_counter()
        play_batch(games, seed=1, solo=True, level=level)
        result.solo_games_per_s[level] = games / (time.perf_counter() - began)
    cores = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
    result.cores = cores
    result.random_games_per_s_all_cores = _rate(
        games * cores, lambda: play_batch(games * cores, 2, seed=1, threads=cores)
    )


def measure_copies(result: Bench) -> None:
    """From Python the bytes of a game, and a whole Game; inside compiled code all bytes, or those that matter."""
    game = Game(2, seed=1)
    source = game.record_bytes
    copies = 200_000

    def copy_bytes() -> None:
        for _ in range(copies):
            source.copy()

    result.copies_per_s = _rate(copies, copy_bytes)
    target = source.copy()
    n = 1_000_000
    result.compiled_copy_ns = 1e9 / _rate(n, lambda: engine.copy_many(target, source.copy(), n, 1))
    result.compiled_core_copy_ns = 1e9 / _rate(n, lambda: engine.copy_many(target, source.copy(), n, 0))

    def copy_games() -> None:
        for _ in range(20_000):
            game.copy()

    result.game_copies_per_s = _rate(20_000, copy_games)


def measure_api(result: Bench, games: int) -> None:
    """Whole games through Game and its Action objects, a random one played each time."""
    chance = random.Random(1)
    decisions = 0

    def play(seed: int) -> int:
        game = Game(2, seed=seed)
        n = 0
        while not game.over:
            game.play(chance.choice(game.actions))
            n += 1
        return n

    for seed in range(games // 4):
        play(seed)
    began = time.perf_counter()
    for seed in range(games):
        decisions += play(seed)
    result.api_decisions_per_s = decisions / (time.perf_counter() - began)


def measure_bots(result: Bench, games: int = 1000, playouts: int = 2000, interpreted: int = 1) -> None:
    """Greedy against itself, and playouts of a search; the same work interpreted, with so few games and playouts."""
    result.greedy_games_per_s = greedy_games_per_s(games)
    result.mcts_playouts_per_s = mcts_playouts_per_s(playouts)
    if interpreted:
        result.greedy_games_per_s_interpreted = _interpreted(f"greedy_games_per_s({interpreted})")
        result.mcts_playouts_per_s_interpreted = _interpreted(f"mcts_playouts_per_s({interpreted})")


def greedy_games_per_s(games: int) -> float:
    """Whole games of two on one core."""
    warm_up_bots()
    return _rate(games, lambda: play_match(games, ["greedy", "greedy"], seed=1))


def mcts_playouts_per_s(playouts: int) -> float:
    """Playouts from the beginning of the first round to the end of the game, guided by greedy, on one core."""
    warm_up_bots()
    game = Game(2, seed=1)
    while game.round == 0:
        game.apply(game.numbers[0])
    player = replace(MCTS, width=1, horizon=mcts.ENDLESS, guide_width=0).row(alone=False)
    judgements, notepad, stream = all_judgements(game.pack), new_notepad(), policy_streams(1, 1)[0]

    def think(task: int, tries: int = 0) -> None:
        doors.think(game.pack.tables, game.record_bytes, player, judgements, notepad, stream, task, 1, tries)

    think(doors.FIND)
    return _rate(playouts, lambda: think(doors.TRY, playouts))


def _interpreted(measuring: str) -> float:
    """What a function of this module finds in a process of its own that compiles nothing."""
    return float(_run_python(["-c", f"from leopold import bench; print(bench.{measuring})"], jit=False))


def _run_python(arguments: list[str], *, jit: bool = True, cache: str | None = None) -> str:
    """What a Python of its own prints."""
    environment = {**os.environ, "LEOPOLD_JIT": str(int(jit))} | ({"LEOPOLD_CACHE": cache} if cache else {})
    answer = subprocess.run([sys.executable, *arguments], env=environment, capture_output=True, text=True, check=True)
    return answer.stdout


def measure_environment(result: Bench, steps: int = 1000, interpreted_steps: int = 150) -> None:
    """Steps of many games in arrays; the same work interpreted, with fewer games and steps. Each in its own process."""

    def measured(games: int, steps: int, *, jit: bool) -> dict[str, float]:
        rates: dict[str, float] = json.loads(_run_python(["-m", "leopold.envs.speed", str(games), str(steps)], jit=jit))
        return rates

    result.env_steps_per_s = measured(ENVIRONMENT_GAMES, steps, jit=True)
    result.env_steps_per_s_interpreted = measured(4, interpreted_steps, jit=False)


def measure_card(result: Bench, games: int = 2 * TOGETHER, steps: int = 200) -> None:
    """Random games on a graphics card, where they stay or are fetched from, and steps of environments there."""
    try:
        need_card()
    except RulesError:
        return
    result.card = card_name()
    games = room_for(games)
    for players in (2, 3, 4):
        play = _play_on_card(games, players)
        play()
        result.card_games_per_s[str(players)] = _rate(games, play)
    fetched = games // 4
    result.card_games_per_s_fetched = _rate(fetched, lambda: play_batch(fetched, 2, seed=1, device=CUDA))
    speed = _run_python(["-m", "leopold.envs.speed", str(CARD_GAMES), str(steps), CUDA])
    result.card_env_steps_per_s = json.loads(speed)


def _play_on_card(games: int, players: int) -> Callable[[], None]:
    """Random games that stay on the card."""
    config = configure(players, seed=1)
    pack = pack_of(config)
    words = engine_config(pack, config)
    words[engine.JOURNAL] = 0
    streams = policy_streams(1, games)

    def play() -> None:
        play_on_card(pack.tables, words, engine.RANDOM_POLICY, streams)
        wait_for_card()

    return play


def measure_start(result: Bench, first_compile: bool) -> None:
    """In processes of their own: compiling everything, and starting with everything compiled."""
    if first_compile:
        with tempfile.TemporaryDirectory() as folder:
            code = "from leopold.rules import engine, jit; print(jit.warm_up())"
            result.first_compile_s = float(_run_python(["-c", code], cache=folder))
    code = "import leopold; leopold.Game(seed=1).actions"
    took = []
    for _ in range(3):
        began = time.perf_counter()
        subprocess.run([sys.executable, "-c", code], check=True)
        took.append(time.perf_counter() - began)
    result.warm_start_s = min(took)


def run(say: Say, *, games: int = 20_000, first_compile: bool = True) -> Bench:
    """Measure everything; `say` is told what is being measured."""
    result = Bench(machine=machine_name(), python=platform.python_version(), numba=numba.__version__)
    say("random games, compiled")
    measure_games(result, games)
    say("copies")
    measure_copies(result)
    say("decisions through the Python face")
    measure_api(result, 200)
    say("bots, compiled and interpreted")
    measure_bots(result)
    say("steps of the batched environment, compiled and interpreted")
    measure_environment(result)
    say("games and steps on a graphics card, if there is one")
    measure_card(result)
    say("first compilation (about a minute) and warm start" if first_compile else "warm start")
    measure_start(result, first_compile)
    return result
