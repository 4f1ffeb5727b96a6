"""Hints: legal, different, without anything hidden; and their reasons say what the turn really does."""

from __future__ import annotations

import random
from collections import Counter

import numpy as np
import pytest

from leopold.bots import Budget, bot_named, choose
from leopold.bots.reasons import HINTS, Hint, find_hints, imagined, read_turn, summary
from leopold.bots.reasons.saying import deeds
from leopold.config import all_kinds
from leopold.fuzz import new_game
from leopold.game import Game
from leopold.journal import Event
from leopold.packs import load_pack
from leopold.rules import engine
from leopold.speech import Speaker
from tests.kinds import play_some

FEW = Budget(playouts=24)
KINDS = all_kinds()


def hints_for(game: Game, seed: int = 3) -> list[Hint]:
    return find_hints(game, random.Random(seed), FEW)


def well_played(game: Game, until: int) -> Game:
    """Somewhere in the middle of a game between bots, where there is more to do than in a random one."""
    bots = [bot_named("concierge") for _ in range(game.players)]
    while not game.over and len(game.moves) < until:
        seat = game.to_move
        assert seat is not None
        game.apply(choose(bots[seat], game, seat, random.Random(len(game.moves))))
    return game


def dealt_anew(game: Game, salt: int) -> Game:
    other = game.copy()
    seat = game.to_move
    assert seat is not None
    engine.resample(game.pack.tables, other.record_bytes, seat, np.array([salt, 4, 5, 6], np.int64))
    return other


@pytest.mark.parametrize("kind", KINDS[::13], ids=str)
@pytest.mark.parametrize("actions", [0, 12, 40])
def test_there_are_three_different_legal_actions_where_there_are_three(kind, actions: int) -> None:
    game = play_some(new_game(kind, 2), actions, 2)
    before = game.snapshot()
    hints = hints_for(game)
    numbers = [hint.action.number for hint in hints]
    assert len(set(numbers)) == len(numbers) == min(HINTS, len(game.numbers))
    assert set(numbers) <= set(game.numbers)
    assert all(hint.turn[0] == hint.action for hint in hints)
    assert all(hint.expected is not None and -60 < hint.expected < 300 for hint in hints) or len(hints) == 1
    assert game.snapshot() == before


def test_the_only_action_is_told_without_an_expectation() -> None:
    game = play_some(Game(2, seed=1), 0, 1)
    chance = random.Random(1)
    while len(game.numbers) != 1:
        game.apply(chance.choice(game.numbers))
    (hint,) = hints_for(game)
    assert hint.action == game.actions[0] and hint.expected is None


def test_a_game_that_is_over_has_no_hints() -> None:
    assert hints_for(play_some(Game(2, seed=1), 10_000, 1)) == []


@pytest.mark.parametrize("kind", KINDS[::11], ids=str)
def test_what_is_hidden_changes_nothing(kind) -> None:
    """Given two games that differ only in hidden things and the same chance, then hints and reasons are the same."""
    changed = 0
    for actions in (1, 25, 70):
        game = play_some(new_game(kind, 7), actions, 7)
        if game.over:
            continue
        other = dealt_anew(game, actions)
        changed += other.snapshot() != game.snapshot()
        assert [hint.plain() for hint in hints_for(game)] == [hint.plain() for hint in hints_for(other)]
    assert changed


@pytest.mark.parametrize("seed", range(4))
def test_reasons_are_what_the_journal_says(seed: int) -> None:
    """Given hints, when their turns are played in the real game, then its journal says what the reasons say."""
    game = well_played(Game(2, seed=seed), 30 + 25 * seed)
    seat = game.to_move
    assert seat is not None
    for hint in hints_for(game):
        real = game.copy()
        events = [event for action in hint.turn for event in real.play(action)]
        ended = [place for place, event in enumerate(events) if event.name in ("turn_ended", "passed", "round_began")]
        own = [event for event in events[: ended[0] if ended else None] if event.seat == seat]
        reasons = {reason.key: reason for reason in hint.reasons}
        taken = [event["guest"] for event in own if event.name == "guest_taken"]
        assert [reason["guest"] for reason in hint.reasons if reason.key == "guest_taken"] == taken
        moved_in = [(event["guest"], event["room"]) for event in own if event.name == "checked_in"]
        assert [(reason["guest"], reason["room"]) for reason in hint.reasons if reason.key == "checked_in"] == moved_in
        assert reasons["points"]["vp"] == total(own, "vp") if "points" in reasons else total(own, "vp") == 0
        assert reasons["krones"]["change"] == total(own, "krones") if "krones" in reasons else total(own, "krones") == 0
        assert ("emperor" in reasons) == any(event.name == "emperor" for event in own)
        served = Counter(str(event["item"]) for event in own if event.name in ("item_served", "item_placed"))
        told = Counter[str]()
        for reason in hint.reasons:
            told.update(reason["items"] if reason.key == "items_served" else {})
        assert told == served


def total(events: list[Event], name: str) -> int:
    return sum(change for event in events if event.name == name and isinstance(change := event["change"], int))


def test_who_stays_in_the_cafe_is_told_with_what_is_missing() -> None:
    game = well_played(Game(2, seed=2), 40)
    while game.deciding != "turn" or "end" not in [action.text for action in game.actions]:
        game.apply(choose(bot_named("concierge"), game, game.to_move or 0, random.Random(1)))
    seat = game.to_move
    assert seat is not None
    told = read_turn(game, seat, [game.find("end")], random.Random(1))
    waiting = [(reason["guest"], reason["missing"]) for reason in told.reasons if reason.key == "waiting"]
    tables = [table for table in game.seat(seat).cafe if table]
    assert waiting == [(t.guest, {item: n for item, n in t.missing.items() if n}) for t in tables]


def before_looking_at_cards() -> tuple[Game, int]:
    """A position, and the action in it by which staff cards come to be looked at."""
    game, chance = Game(2, seed=1), random.Random(1)
    while game.deciding != "look_and_hire":
        game = Game(2, seed=chance.randrange(1000)) if game.over else game
        game.apply(chance.choice(game.numbers))
    return game, game.undo().number


def test_a_turn_is_told_up_to_where_an_unknown_card_decides() -> None:
    """Given a turn that looks at cards and hires one that lies there by chance, then only the looking is told."""
    game, looking = before_looking_at_cards()
    seat = game.to_move
    assert seat is not None
    twin = imagined(game, seat, random.Random(5))
    twin.play(looking)
    hiring = next(action for action in twin.actions if action.kind == "hire")
    told = read_turn(game, seat, [looking, hiring.number], random.Random(5))
    assert [action.number for action in told.actions] == [looking]
    keys = [reason.key for reason in told.reasons]
    assert "staff_looked_at" in keys and "staff_hired" not in keys and keys[-1] == "open"


def test_drawn_cards_are_counted_and_never_named() -> None:
    events = [Event("staff_drawn", 0, {"staff": 13}), Event("staff_drawn", 0, {"staff": 14})]
    (reason,) = summary(events)
    assert reason.plain() == {"reason": "staff_drawn", "cards": 2}


def test_what_is_served_is_told_after_what_it_takes() -> None:
    events = [
        Event("item_served", 0, {"item": "cake", "guest": 75}),
        Event("staff_hired", 0, {"staff": 36, "price": 1}),
        Event("item_gained", 0, {"item": "wine", "amount": 4}),
        Event("item_placed", 0, {"item": "wine", "guest": 75}),
    ]
    assert [reason.key for reason in summary(events)] == ["staff_hired", "items_gained", "items_served"]
    assert summary(events)[-1].params == {"guest": 75, "items": {"cake": 1, "wine": 1}}


def test_a_dancer_is_told_with_its_place_and_price_and_without_the_champagne_spent() -> None:
    # Given a wine given away, then a guest who dances for two champagnes
    events = [
        Event("item_spent", 0, {"item": "wine", "amount": 1}),
        Event("item_spent", 0, {"item": "champagne", "amount": 2}),
        Event("dancer_sent", 0, {"place": "1.middle", "champagne": 2, "guest": 148, "ballroom": "apollosaal"}),
        Event("area_emptied", 0, {"area": 2}),
    ]
    # Then the wine is told, and the champagne with the dancer
    told = summary(events)
    assert [(reason.key, dict(reason.params)) for reason in told] == [
        ("items_spent", {"items": {"wine": 1}}),
        ("dancer_sent", {"guest": 148, "champagne": 2, "ballroom": "apollosaal", "row": "middle"}),
        ("area_emptied", {"area": 2}),
    ]
    speaker = Speaker(load_pack(modules=["ballrooms"]), numbered=False)
    assert (
        speaker.say(list(deeds(speaker.pack, told))[1]) == "Send Ambassador to Apollosaal, middle row, for 2 champagnes"
    )
