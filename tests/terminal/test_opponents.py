"""Bots at the table: levels, names, thinking, failing."""

from __future__ import annotations

import random
from collections.abc import Callable
from io import StringIO
from pathlib import Path

import pytest
from rich.console import Console

from leopold.bots import LEVELS, Budget, Seen, Thought
from leopold.bots.compiled import CompiledBot
from leopold.bots.reasons import Hint
from leopold.compiling import BackgroundCompiler
from leopold.game import Game
from leopold.rules import jit
from leopold.speech.first_names import NAMES
from leopold.terminal import PlayOptions
from leopold.terminal.compiling import Meanwhile
from leopold.terminal.session import loop
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


def test_bots_have_names_of_their_own_as_on_the_page() -> None:
    # given a table with somebody who is called like a bot
    seats = ["me", NAMES[0], "bot:director", "bot:director"]
    # then each bot has another name, the same whenever the deal is gone on with
    for deal in map(str, range(40)):
        names = [person.name for person in seat_people(catalogue(), seats, deal=deal)]
        assert len(set(names)) == 4 and set(names[2:]) <= set(NAMES)
        assert names == [person.name for person in seat_people(catalogue(), seats, deal=deal)]
    assert len({seat_people(catalogue(), seats, deal=str(deal))[2].name for deal in range(40)}) > 10


@pytest.mark.parametrize(
    ("options", "sentence"),
    [
        (PlayOptions(level="genius"), "bots play as apprentice, waiter, concierge, manager, director or maitre."),
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
    assert flat.count("could not decide (ZeroDivisionError: made up); a simpler bot, Greedy, plays on") == 1
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
    console, _ = screen()
    keyboard = Keyboard(console, StringIO())
    opponents = Opponents(catalogue(), people, console, keyboard, Meanwhile(catalogue()), notices)
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


class Kitchen:
    """A compiler that is busy until somebody waits for it, and how it ends."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.ready = False
        self.reason = ""
        self.waited = self.stopped = 0
        monkeypatch.setattr(jit, "is_ready", lambda group="rules": group != "bots" or self.ready)
        monkeypatch.setattr(jit, "is_cached", lambda group="rules": group != "bots")
        monkeypatch.setattr(jit, "doors_compiled", {"rules": 6, "bots": 1}.get)
        monkeypatch.setattr(jit, "_interpreted", {"bots"})
        monkeypatch.setattr(BackgroundCompiler, "start", lambda compiler: None)
        monkeypatch.setattr(BackgroundCompiler, "wait", lambda compiler, group, _=None: self.wait(compiler, group))
        monkeypatch.setattr(BackgroundCompiler, "stop", lambda compiler: self.stop())

    def wait(self, compiler: BackgroundCompiler, group: str) -> bool:
        self.waited += 1
        if self.reason:
            compiler.failures[group] = self.reason
        else:
            self.ready = True
        return True

    def stop(self) -> None:
        self.stopped += 1


@pytest.fixture
def kitchen(monkeypatch: pytest.MonkeyPatch) -> Kitchen:
    """A machine on which nobody has compiled the bots yet."""
    monkeypatch.setattr(CompiledBot, "think", lambda bot, seen, chance, budget=None: Thought(seen.numbers[0]))
    return Kitchen(monkeypatch)


def at_the_screen(monkeypatch: pytest.MonkeyPatch, session: Session, *answers: str | None) -> None:
    """Somebody sits there and answers so."""
    session.keyboard.live = True
    said = iter(answers)
    monkeypatch.setattr(session.keyboard, "read", lambda: next(said))


def director_session(tmp_path: Path) -> Session:
    session = session_of(tmp_path / "game.leopold", "me", "bot:director")
    session.meanwhile.begin()
    return session


def shown(session: Session) -> str:
    assert isinstance(session.console.file, StringIO)
    return " ".join(session.console.file.getvalue().split())


def test_people_begin_while_everything_is_compiled(kitchen: Kitchen) -> None:
    status, text = typed(PlayOptions(seed=4), "quit")
    levels = [catalogue().text(f"bot-{level}") for level in ("manager", "director", "maitre")]
    assert catalogue().text("terminal-compiling-meanwhile", levels=levels) in " ".join(text.split())
    assert (status, kitchen.waited, kitchen.stopped) == (0, 0, 1)


def test_who_has_compiled_before_hears_nothing_of_it() -> None:
    _, text = typed(PlayOptions(seed=4), "quit")
    assert "compiled" not in text


def test_quick_bots_wait_for_nothing(kitchen: Kitchen) -> None:
    for level in ("random", "greedy", "apprentice", "waiter", "concierge"):
        typed(PlayOptions(seats=["me", f"bot:{level}"], seed=4), "1", "1", "1", "1", "quit")
    assert kitchen.waited == 0


def test_a_strong_bot_says_how_far_it_is_and_a_weaker_one_plays_until_it_is_ready(
    kitchen: Kitchen, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    session = director_session(tmp_path)
    at_the_screen(monkeypatch, session, "")
    director = session.people[1]

    plays = [session.opponents.player(director).name for _ in range(2)]
    kitchen.ready = True
    plays.append(session.opponents.player(director).name)

    assert plays == ["concierge", "concierge", "director"]
    assert f"{director.name} is still being prepared, which is done once: 7 of 9 parts" in shown(session)
    assert session.notices == [
        f"The Concierge plays for {director.name}.",
        f"{director.name} is ready now and plays.",
    ]
    assert kitchen.waited == 0


@pytest.mark.parametrize("live", [True, False])
def test_who_would_rather_wait_waits(
    kitchen: Kitchen, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, live: bool
) -> None:
    """And what comes from a file or a pipe is no answer to a question that comes only the first time."""
    session = director_session(tmp_path)
    if live:
        at_the_screen(monkeypatch, session, "w")

    assert session.opponents.player(session.people[1]).name == "director"
    assert kitchen.waited == 1 and session.notices == []


def test_who_leaves_instead_of_answering_leaves_the_game(
    kitchen: Kitchen, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    session = director_session(tmp_path)
    at_the_screen(monkeypatch, session, None)
    with pytest.raises(KeyboardInterrupt):
        session.opponents.player(session.people[1])


def test_a_compiler_that_fails_is_told_once_and_the_game_goes_on(kitchen: Kitchen, tmp_path: Path) -> None:
    kitchen.reason = "/cache: No space left on device."
    session = director_session(tmp_path)

    plays = [session.opponents.player(session.people[1]).name for _ in range(2)]

    assert plays == ["concierge", "concierge"]
    told = session.meanwhile.news()
    assert len(told) == 1 and kitchen.reason in told[0]
    assert session.meanwhile.news() == []


def test_a_hint_comes_from_who_is_quick_until_the_strong_ones_are_compiled(
    kitchen: Kitchen, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    session = director_session(tmp_path)
    asked: list[str] = []

    def adviser(name: str) -> Callable[[Game, random.Random], list[Hint]]:
        def advise(game: Game, chance: random.Random) -> list[Hint]:
            asked.append(name)
            return []

        return advise

    monkeypatch.setattr(loop, "find_hints", adviser("strong"))
    monkeypatch.setattr(loop, "quick_hints", adviser("quick"))

    session.show_hint(session.people[0], session.game.actions)
    kitchen.ready = True
    session.hinted = (b"", [])
    session.show_hint(session.people[0], session.game.actions)

    assert asked == ["quick", "strong"]


def test_levels_are_those_of_the_bots() -> None:
    assert list(LEVELS) == ["apprentice", "waiter", "concierge", "manager", "director", "maitre"]
