"""Hints on the screen: three actions by number, what to expect, and why."""

from __future__ import annotations

import random
import re
from collections import Counter
from functools import partial
from pathlib import Path

import pytest

from leopold.bots import Budget
from leopold.bots.reasons import Advice, Hint, Reason, advise, find_hints
from leopold.bots.reasons.saying import deeds, sources, sums
from leopold.config import all_kinds
from leopold.fuzz import new_game
from leopold.game import Game
from leopold.packs import load_pack
from leopold.rules.decisions.dispatch import DECISION_NAMES
from leopold.speech import Speaker
from leopold.terminal import PlayOptions
from leopold.terminal.session import loop
from leopold.terminal.session.choices import in_order
from leopold.terminal.session.hints import expectation, hint_block, sentences
from leopold.words import catalogue
from tests.terminal.table import games, longest, ones, typed

ALONE = PlayOptions(seed=4)
SCREEN = 80
RARE = {"waive_penalty", "token", "put_away"}
"""What hangs on a single card or entrance, or on a pass when only coloured dice are left: random games may never do."""


def told(**reasons: dict[str, object]) -> str:
    """What is said of these reasons, where it is not about what comes after."""
    pack = load_pack()
    found = [Reason(key, params) for key, params in reasons.items()]
    advice = Advice(tuple(deeds(pack, found)), tuple(sums(found)), tuple(sources(found)), ())
    return " ".join(sentences(Speaker(pack), advice))


def numbered(text: str) -> list[tuple[int, str]]:
    """The hints on a screen: number and action."""
    page = text.split("─ Hint")[-1]
    return [
        (int(number), action) for number, action in re.findall(r"^ ?(\d+) (\S.*?)  +\d+ points expected", page, re.M)
    ]


def test_hint_shows_three_actions_by_their_number_on_the_screen() -> None:
    _, text = typed(ALONE, *ones(4), "hint", width=SCREEN)
    hints = numbered(text)
    assert len(hints) == 3
    assert longest(text) <= SCREEN
    page = text.split("─ Hint")[0]
    for number, action in hints:
        assert re.search(rf"\b{number} {re.escape(action.removesuffix(' boost'))}", page) or f"{number} boost" in page


def test_a_hint_can_be_followed_by_its_number() -> None:
    _, text = typed(ALONE, *ones(3), "hint", width=SCREEN)
    number, action = numbered(text)[0]
    _, followed = typed(ALONE, *ones(3), "hint", str(number), "undo", width=SCREEN)
    assert f"Taken back: `{action}`" in followed


def test_asking_again_gives_the_same_hint_without_thinking_again(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[int] = []

    def counting(game: Game, chance: random.Random) -> list[Hint]:
        asked.append(len(game.moves))
        return find_hints(game, chance, Budget(playouts=24))

    monkeypatch.setattr(loop, "find_hints", counting)
    _, text = typed(ALONE, "hint", "hint", "1", "hint")
    pages = [page.split("\n>")[0] for page in text.split("─ Hint")[1:]]
    assert len(pages) == 3 and pages[0] == pages[1] != pages[2]
    assert len(asked) == 2


def test_a_hint_changes_nothing(data: Path) -> None:
    typed(ALONE, *ones(12))
    typed(ALONE, *[line for _ in range(12) for line in ("hint", "1")])
    one, other = games(data)
    assert one.read_text() == other.read_text()


def test_hints_in_the_solo_game() -> None:
    _, text = typed(PlayOptions(seed=7, solo="leopold", level="hard"), "hint", *ones(9), "hint", width=SCREEN)
    assert text.count("─ Hint") == 2 and len(numbered(text)) >= 2
    assert longest(text) <= SCREEN


def test_a_hint_that_fails_does_not_end_the_game(monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(game: Game, chance: random.Random) -> list[Hint]:
        raise IndexError("made up")

    monkeypatch.setattr(loop, "find_hints", fail)
    status, text = typed(ALONE, "hint", "1", "quit")
    assert status == 0
    assert "there is no hint here (IndexError: made up)" in text


def test_every_decision_has_words_that_fit_a_narrow_screen() -> None:
    """Given random games of all kinds, when a decision is met, then its hints fit 80 columns and say something."""
    met: Counter[str] = Counter()
    few = partial(find_hints, budget=Budget(playouts=8))
    wanted = set(DECISION_NAMES.values()) - RARE
    once = all_kinds()
    most = max(len(kind.modules) for kind in once)
    fullest = [kind for kind in once if len(kind.modules) == most]
    for number, kind in enumerate([*once, *30 * fullest]):
        if number >= len(once) and set(met) >= wanted:
            break  # what luck does not deal once to every kind it deals to those with everything, sooner or later
        game = new_game(kind, number)
        chance = random.Random(number)
        while not game.over:
            decision = str(game.deciding)
            if met[decision] < 2:
                met[decision] += 1
                seat = game.to_move
                assert seat is not None
                hints = [(hint, advise(game, seat, hint, random.Random(1))) for hint in few(game, random.Random(1))]
                block = hint_block(Speaker(game.pack), game.view(seat), in_order(game.actions), hints, SCREEN)
                assert all(row.cell_len <= SCREEN for row in block)
                assert len(block) > len(hints), decision
            game.apply(chance.choice(game.numbers))
    assert set(met) >= wanted


# --- words


def test_what_is_done_what_it_brings_and_who_waits() -> None:
    words = told(
        guest_taken={"guest": 75, "space": 3, "price": 1},
        die_taken={"face": 3, "strength": 4, "price": 0, "action": 3},
        rooms_prepared={"rooms": ["2.3", "2.4"], "price": 2},
        items_served={"guest": 75, "items": {"wine": 2, "cake": 1}},
        checked_in={"guest": 75, "room": "2.3"},
        group_completed={"group": "C", "size": 3, "colour": "blue"},
        points={"vp": 14, "sources": {"guests": 5, "bonuses": 9}},
        krones={"change": -3},
    )
    assert words == (
        "Invite Baroness (75) for 1 krone. Take a 3 to prepare rooms, strength 4. Prepare rooms 2.3 and 2.4 for "
        "2 krones. Bring Baroness (75) 2 wines and 1 cake: the order is complete. Check Baroness (75) into room 2.3. "
        "The blue group of 3 is full: 9 points. All in all: +14 points (5 for guests, 9 for full groups), −3 krones."
    )


@pytest.mark.parametrize(
    ("key", "params", "sentence"),
    [
        (
            "die_taken",
            {"face": 6, "strength": 2, "price": 1, "action": 4},
            "Take a 6 for emperor steps and krones, strength 2, for 1 krone.",
        ),
        ("die_taken", {"face": 6, "strength": 2, "price": 0, "action": 0}, "Take a 6 without its action."),
        ("staff_drawn", {"cards": 2}, "Draw 2 staff cards."),
        ("points", {"vp": 7, "sources": {"objectives": 7}}, "All in all: +7 points (7 for objectives)."),
        ("emperor", {"steps": 0}, ""),
        ("krones", {"change": 2}, "All in all: +2 krones."),
    ],
)
def test_single_reasons(key: str, params: dict[str, object], sentence: str) -> None:
    assert told(**{key: params}) == sentence


def test_expectations_are_told_beside_each_other() -> None:
    assert [expectation(catalogue(), (112.2, 108.7, 112.4), place) for place in range(3)] == [
        "112 points expected, 3 more than the next",
        "109 points expected, 3 fewer than the first",
        "112 points expected",
    ]
    assert expectation(catalogue(), (None,), 0) == "the only action there is"
