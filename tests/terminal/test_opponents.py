"""Bots at the table: levels, names, thinking, failing."""

from __future__ import annotations

import random
from io import StringIO
from pathlib import Path

import pytest
from rich.console import Console

from leopold.bots import LEVELS, Budget, Seen, Thought
from leopold.bots.compiled import CompiledBot
from leopold.game import Game
from leopold.terminal import PlayOptions, compiling
from leopold.terminal.compiling import Meanwhile
from leopold.terminal.session.autosave import Keeper
from leopold.terminal.session.input import Keyboard
from leopold.terminal.session.loop import Session
from leopold.terminal.session.opponents import Opponents, sign_of_life
from leopold.terminal.session.people import seat_people
from leopold.text.transcript import read_file
from leopold.words import catalogue
from tests.terminal.table import games, ones, screen, typed


def bots_of(*seats: str, level: str | None = None) -> list[str]:
    options = PlayOptions(seats=list(seats) or None, level=level)
    return [person.bot for person in seat_people(catalogue(), options.who_sits(), options.usual_bot)]


def test_who_plays_where_only_bot_is_said() -> None:
    assert bots_of() == ["", "concierge"]
    assert bots_of(level="waiter") == ["", "waiter"]
    assert bots_of("Ann", "bot", "bot:director", level="waiter") == ["", "waiter", "director"]
    assert bots_of("bot:Planner", "bot:random", "bot:mcts:200ms") == ["planner", "random", "mcts:200ms"]


def test_bots_are_called_by_how_they_play() -> None:
    names = [person.name for person in seat_people(catalogue(), ["me", "bot", "bot:director", "bot:director"])]
    assert names == ["You", "Concierge", "Director 3", "Director 4"]


@pytest.mark.parametrize(
    ("options", "sentence"),
    [
        (PlayOptions(level="genius"), "bots play as apprentice, waiter, concierge, manager or director."),
        (PlayOptions(level="greedy"), "There is no level 'greedy'"),
        (PlayOptions(seats=["Ann", "bot:greedy"], level="waiter"), "no seat is; write bot:waiter for one."),
        (PlayOptions(seats=["me", "director"]), "for the bot write bot:director."),
        (PlayOptions(seats=["me", "bot:clever"]), "There is no player 'clever'; there are random, greedy"),
        (PlayOptions(seats=["me", "bot:planner:999"]), "planner:24 is a beam of 24"),
    ],
)
def test_bots_that_there_are_not(options: PlayOptions, sentence: str, data: Path) -> None:
    status, text = typed(options)
    assert status == 2 and sentence in " ".join(text.split())
    assert not games(data)


def test_a_level_is_not_for_a_game_that_is_resumed(data: Path) -> None:
    typed(PlayOptions(seed=1), *ones(5))
    status, text = typed(PlayOptions(resume=True, level="waiter"))
    assert status == 2 and "the bots play as before" in text


@pytest.mark.parametrize("bot", ["random", "greedy", "planner"])
def test_games_saved_with_the_first_bots_go_on(bot: str, data: Path) -> None:
    typed(PlayOptions(seats=["me", f"bot:{bot}"], seed=3), *ones(9))
    (kept,) = games(data)
    assert read_file(kept).header.names == ("You", f"bot:{bot}")
    before = len(read_file(kept).moves)
    status, _ = typed(PlayOptions(resume=True), *ones(9))
    assert status == 0
    assert len(read_file(kept).moves) > before


# --- thinking


def session_of(file: Path, *seats: str) -> Session:
    console, _ = screen()
    return Session(
        catalogue(),
        Game(len(seats), seed=1, start=0),
        seat_people(catalogue(), seats),
        console,
        Keyboard(console, StringIO()),
        Keeper(catalogue(), file, [], own=False),
    )


def test_a_sign_of_life_on_a_screen_and_none_in_a_file() -> None:
    live = Console(file=StringIO(), force_terminal=True, width=80)
    plain, out = screen()
    with sign_of_life(live, "Director is thinking ..."), sign_of_life(plain, "Director is thinking ..."):
        pass
    assert isinstance(live.file, StringIO)
    assert "Director is thinking ..." in live.file.getvalue()
    assert out.getvalue() == ""


def test_a_bot_that_fails_is_replaced_with_a_notice(monkeypatch: pytest.MonkeyPatch, data: Path) -> None:
    think = CompiledBot.think

    def fail(bot: CompiledBot, seen: Seen, chance: random.Random, budget: Budget | None = None) -> Thought:
        if bot.name == "manager":
            raise ZeroDivisionError("made up")
        return think(bot, seen, chance, budget)

    monkeypatch.setattr(CompiledBot, "think", fail)
    status, text = typed(PlayOptions(seats=["me", "bot:manager"], seed=4), *ones(9))
    flat = " ".join(text.split())
    assert status == 0
    assert flat.count("Manager could not decide (ZeroDivisionError: made up); a simpler bot, Greedy, plays on") == 1
    assert len([move for move in read_file(games(data)[0]).moves if move.seat == 1]) > 1


def test_a_bot_that_answers_illegally_is_replaced_too(monkeypatch: pytest.MonkeyPatch) -> None:
    think = CompiledBot.think

    def cheat(bot: CompiledBot, seen: Seen, chance: random.Random, budget: Budget | None = None) -> Thought:
        return Thought(-1) if bot.name == "manager" else think(bot, seen, chance, budget)

    monkeypatch.setattr(CompiledBot, "think", cheat)
    notices: list[str] = []
    people = seat_people(catalogue(), ["bot:manager", "bot:manager"])
    game = Game(2, seed=1)
    seat = game.to_move
    assert seat is not None
    opponents = Opponents(catalogue(), people, screen()[0], lambda: None, notices)
    assert opponents.choose(game, people[seat], random.Random(1)) in game.actions
    assert len(notices) == 1 and opponents.specs[seat] == "greedy"


def test_ctrl_c_while_a_bot_thinks_keeps_the_game(monkeypatch: pytest.MonkeyPatch, data: Path) -> None:
    think = CompiledBot.think

    def interrupted(bot: CompiledBot, seen: Seen, chance: random.Random, budget: Budget | None = None) -> Thought:
        if int(seen.record.round_no) == 1:
            raise KeyboardInterrupt
        return think(bot, seen, chance, budget)

    monkeypatch.setattr(CompiledBot, "think", interrupted)
    status, text = typed(PlayOptions(seed=4), *ones(200))
    assert status == 0 and "Go on with it: leopold play --resume" in text
    assert read_file(games(data)[0]).moves


def test_undo_gives_bots_their_time_and_their_plans_back(tmp_path: Path) -> None:
    session = session_of(tmp_path / "game.leopold", "me", "bot:director")
    before = session.opponents.bots[1]
    session.play(session.people[0], session.game.actions[0])
    session.undo(session.people[0])
    assert session.opponents.bots[1] is not before


# --- compiling while people play


class FakeProcess:
    """A compiler that is busy until somebody waits for it or stops it."""

    def __init__(self, *_: object, **__: object) -> None:
        self.done: list[str] = []

    def poll(self) -> int | None:
        return 0 if self.done else None

    def wait(self) -> int:
        self.done.append("waited")
        return 0

    def terminate(self) -> None:
        self.done.append("stopped")


@pytest.fixture
def compiler(monkeypatch: pytest.MonkeyPatch) -> list[FakeProcess]:
    """A machine on which nobody has compiled the bots yet."""
    started: list[FakeProcess] = []

    def start(*_: object, **__: object) -> FakeProcess:
        started.append(FakeProcess())
        return started[-1]

    monkeypatch.setattr("leopold.terminal.compiling.subprocess.Popen", start)
    monkeypatch.setattr("leopold.rules.jit.is_cached", lambda group="rules": group != "bots")
    monkeypatch.setattr("leopold.rules.jit.is_ready", lambda group="rules": group != "bots")
    monkeypatch.setattr(compiling, "warm", lambda console, group="rules", words=None: None)
    return started


def test_people_begin_while_the_bots_are_compiled(compiler: list[FakeProcess]) -> None:
    status, text = typed(PlayOptions(seed=4), "quit")
    assert status == 0 and catalogue().text("terminal-compiling-meanwhile") in " ".join(text.split())
    (process,) = compiler
    assert process.done


def test_who_plays_without_thinking_bots_waits_for_nothing(compiler: list[FakeProcess]) -> None:
    typed(PlayOptions(seats=["me", "bot:random"], seed=4), "1", "quit")
    assert compiler == []


def test_a_compiler_that_nobody_waits_for_is_stopped(compiler: list[FakeProcess]) -> None:
    bots = Meanwhile(catalogue(), "bots")
    assert bots.begin()
    bots.stop()
    assert compiler[0].done == ["stopped", "waited"]


def test_bots_wait_for_the_compiler_and_say_so(compiler: list[FakeProcess]) -> None:
    console, out = screen()
    bots = Meanwhile(catalogue(), "bots")
    bots.begin()
    bots.finish(console)
    assert compiler[0].done == ["waited"]
    assert "still being compiled" in out.getvalue()


def test_levels_are_those_of_the_bots() -> None:
    assert list(LEVELS) == ["apprentice", "waiter", "concierge", "manager", "director"]
