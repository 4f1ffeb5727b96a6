"""The friendly face: setting up, playing, looking, keeping."""

from __future__ import annotations

import json
import random
from pathlib import Path

import msgspec
import pytest
from hypothesis import HealthCheck, given, settings

import leopold
from leopold import Game, PackError, RecordError, RulesError, View
from leopold.fuzz import new_game
from leopold.text.notation import action_text
from leopold.text.transcript import write_transcript
from tests.kinds import KINDS, games, play_some
from tests.plain import PSEUDO, left_in_english, words_of

relaxed = settings(max_examples=40, deadline=None, suppress_health_check=[HealthCheck.too_slow])


# --- setting up


@pytest.mark.parametrize(
    ("wrong", "sentence"),
    [
        ({"players": 1}, "for 2 to 4 players, or one against an automaton; not 1"),
        ({"players": 5}, "for 2 to 4 players, or one against an automaton; not 5"),
        ({"edition": "2016"}, "no edition '2016'; there are revised, 2015"),
        ({"variant": "hard"}, "no variant 'hard'; there are standard, introductory, draft"),
        ({"hotels": "noon"}, "no hotel 'noon'; there are night, day, day A"),
        ({"hotels": ["night", "day", "day"]}, "one hotel for each of the 2 seats"),
        ({"hotels": ["A", "A"]}, "there only once"),
        ({"start": 2}, "one of 0 to 1, not 2"),
        ({"seed": -1}, "from 0 to 2^128 - 1"),
        ({"house": "Sacher"}, "no choice 'house'; it has players, edition"),
    ],
)
def test_what_cannot_be_set_up_is_refused_with_a_sentence(wrong: dict[str, object], sentence: str) -> None:
    with pytest.raises(RulesError) as refusal:
        Game(**wrong)  # type: ignore[arg-type]
    assert sentence in str(refusal.value)


def test_hotels_can_be_named_by_seat_or_dealt() -> None:
    named = Game(3, seed=1, hotels=["night", "B", "day d"])
    assert [named.seat(i).hotel for i in range(3)] == ["night", "day B", "day D"]
    dealt = Game(4, seed=1, hotels="day")
    assert sorted(dealt.seat(i).hotel for i in range(4)) == ["day A", "day B", "day C", "day D"]
    half = {tuple(Game(2, seed=seed, hotels=["A", "day"]).seat(i).hotel for i in range(2)) for seed in range(40)}
    assert half == {("day A", f"day {letter}") for letter in "BCD"}


def test_the_start_seat_can_be_fixed() -> None:
    assert {Game(4, seed=seed, start=2).view().start_seat for seed in range(5)} == {2}


def test_promo_guests_come_only_on_request() -> None:
    def guests(game: Game) -> set[int]:
        record = game.record
        return {game.pack.guests[i].number for i in [*record.queue, *record.guest_deck[: int(record.guest_deck_n)]]}

    assert {117, 118} <= guests(Game(seed=1, modules=["promo"]))
    assert not {117, 118} & guests(Game(seed=1))


def test_a_pack_of_ones_own_changes_the_game(tmp_path: Path) -> None:
    pack = tmp_path / "rich.toml"
    pack.write_text("[board.setup]\nkrones = 15\n")
    assert Game(seed=1, packs=[pack]).seat(0).krones == 15
    assert Game(seed=1).seat(0).krones == 10


def test_a_wrong_pack_never_starts_a_game(tmp_path: Path) -> None:
    pack = tmp_path / "wrong.toml"
    pack.write_text("[[staff]]\nnumber = 13\ncost = 45\n")
    with pytest.raises(PackError, match=r"wrong\.toml, staff 13, cost"):
        Game(seed=1, packs=[pack])
    with pytest.raises(PackError, match=r"missing\.toml"):
        Game(seed=1, packs=[tmp_path / "missing.toml"])


# --- playing


def test_an_action_can_be_given_as_object_text_or_number() -> None:
    one, two, three = (Game(seed=1) for _ in range(3))
    action = one.actions[3]
    one.play(action)
    two.play(f"  {action.text.upper()} ")
    three.play(action.number)
    assert one.snapshot() == two.snapshot() == three.snapshot()


def test_several_actions_are_played_all_or_none() -> None:
    game = Game(2, seed=1)
    before = game.snapshot()
    with pytest.raises(RulesError):
        game.play_all(["guest 1", "guest 1", "room 4.5"])
    assert game.snapshot() == before and game.moves == []
    game.play_all(["guest 1", "guest 1", "room 1.2"])
    assert len(game.moves) == 3


def test_nothing_can_be_played_or_undone_beyond_the_ends() -> None:
    game = Game(2, seed=1)
    with pytest.raises(RulesError, match="just begun"):
        game.undo()
    play_some(game, 1000, 1)
    assert game.over and game.actions == [] and game.to_move is None and game.decision is None
    with pytest.raises(RulesError, match="over"):
        game.play("pass")


def test_events_say_what_happened() -> None:
    game = Game(2, seed=1, start=0)
    taken = game.play("guest 3")[0]
    assert (taken.name, taken.seat, taken["space"], taken["price"]) == ("guest_taken", 1, 3, 0)
    assert game.journal[-2] == taken


def test_a_seat_tells_what_it_has_and_what_it_has_not() -> None:
    seat = Game(2, seed=1).seat(0)
    assert seat.krones == 10 and "krones" in dir(seat)
    with pytest.raises(AttributeError, match="it has"):
        _ = seat.gold  # type: ignore[attr-defined]
    with pytest.raises(RulesError, match="seats are 0 to 1"):
        Game(2, seed=1).seat(2)


# --- looking


@relaxed
@given(games)
def test_a_view_can_be_sent_and_read_again(game: Game) -> None:
    for seat in [*range(game.players), None]:
        view = game.view(seat)
        assert msgspec.json.decode(msgspec.json.encode(view), type=View) == view
        json.dumps([event.plain() for event in game.journal_for(seat)])
        for other in range(game.players):
            assert (view.seats[other].hand is None) == (other != seat)


def test_others_never_learn_which_cards_one_draws() -> None:
    for kind in KINDS[::5]:
        game = play_some(new_game(kind, 5), 150, 5)
        for seat in range(game.players):
            for event in game.journal_for(seat):
                if event.name in ("staff_drawn", "staff_looked_at", "staff_returned", "staff_drafted"):
                    assert (event["staff"] is None) == (event.seat != seat)


def test_scores_add_up_and_ranks_follow_points() -> None:
    for kind in KINDS[::3]:
        game = play_some(new_game(kind, 11), 2000, 3)
        for score in game.scores:
            assert sum(score.sources.values()) == score.total
            final = ("end_staff", "rooms", "leftovers", "unserved")
            assert score.during_game + sum(score.sources[step] for step in final) == score.total
        best = max(score.total for score in game.scores)
        assert all(game.scores[winner].total == best for winner in game.winners) and game.winners


# --- keeping


@relaxed
@given(games)
def test_saving_and_loading_gives_the_same_game(game: Game) -> None:
    text = write_transcript(game.transcript())
    again = leopold.replay(leopold.text.transcript.read_transcript(text, "game"))
    assert again.snapshot() == game.snapshot()
    assert again.moves == game.moves
    assert write_transcript(again.transcript()) == text


def test_a_saved_game_can_be_opened_and_replayed_to_any_point(tmp_path: Path) -> None:
    game = play_some(Game(3, seed="evening", variant="draft"), 100, 1)
    path = game.save(tmp_path / "evening.leopold", names=["Ann", "Ben", "Cleo"])
    assert leopold.load(path).snapshot() == game.snapshot()
    assert leopold.replay(path, to=40).moves == game.moves[:40]


def test_a_record_that_cannot_be_is_refused_with_line_and_reason(tmp_path: Path) -> None:
    game = play_some(Game(2, seed=4), 30, 1)
    path = game.save(tmp_path / "game.leopold")
    lines = path.read_text().splitlines()
    first = next(i for i, line in enumerate(lines) if line.startswith("set-up"))

    def refused(changed: list[str]) -> str:
        path.write_text("\n".join(changed))
        with pytest.raises(RecordError) as refusal:
            leopold.load(path)
        known = words_of(str(path), *changed, game.pack.checksum)
        assert left_in_english(refusal.value.told(PSEUDO), known, "records.ftl", "notation.ftl") == []
        return str(refusal.value)

    broken = lines.copy()
    broken[first] = broken[first].split(":")[0] + ": room 1.1"
    assert f"line {first + 1}" in refused(broken)
    swapped = lines.copy()
    swapped[first] = swapped[first].replace("seat 1", "seat X").replace("seat 2", "seat 1").replace("seat X", "seat 2")
    assert "it is up to seat" in refused(swapped)
    later = [line.removeprefix("set-up ") for line in lines]
    assert "the game is in set-up here" in refused(later)
    assert "version 99 of the rules" in refused([line.replace("rules: 1", "rules: 99") for line in lines])
    assert "other packs" in refused([f"packs: {'0' * 16}" if line.startswith("packs:") else line for line in lines])


def test_a_game_written_by_hand_needs_no_checksum(tmp_path: Path) -> None:
    game = play_some(Game(2, seed=4), 30, 1)
    path = game.save(tmp_path / "game.leopold")
    path.write_text("".join(line for line in path.open() if not line.startswith("packs:")))
    assert leopold.load(path).snapshot() == game.snapshot()


def test_a_record_that_claims_another_result_is_refused(tmp_path: Path) -> None:
    game = play_some(Game(2, seed=4), 2000, 1)
    path = game.save(tmp_path / "game.leopold")
    text = path.read_text()
    total = game.scores[0].total
    path.write_text(text.replace(f"result: {total}", f"result: {total + 1}"))
    with pytest.raises(RecordError, match="actions lead to") as refusal:
        leopold.load(path)
    assert left_in_english(refusal.value.told(PSEUDO), words_of(str(path))) == []


def test_a_good_file_survives_a_failed_save(tmp_path: Path) -> None:
    path = Game(2, seed=1).save(tmp_path / "game.leopold")
    good = path.read_text()
    with pytest.raises(RecordError):
        Game(2, seed=2).save(tmp_path / "no such folder" / "game.leopold")
    assert path.read_text() == good
    assert [file.name for file in tmp_path.iterdir()] == ["game.leopold"]


def test_a_position_put_together_by_hand_is_not_saved_as_a_whole_game(tmp_path: Path) -> None:
    game = Game(2, seed=1)
    play_some(game, 20, 1)
    game.restore(game.snapshot())
    play_some(game, 5, 1)
    with pytest.raises(RecordError, match="by hand"):
        game.save(tmp_path / "game.leopold")


def test_a_game_with_a_pack_of_ones_own_finds_it_beside_the_record(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    pack = tmp_path / "rich.toml"
    pack.write_text("[board.setup]\nkrones = 15\n")
    game = play_some(Game(2, seed=1, packs=[pack]), 30, 1)
    path = game.save(tmp_path / "game.leopold")
    moved = tmp_path / "elsewhere"
    moved.mkdir()
    pack.rename(moved / "rich.toml")
    path.rename(moved / "game.leopold")
    assert leopold.load(moved / "game.leopold").snapshot() == game.snapshot()
    (moved / "rich.toml").write_text("[board.setup]\nkrones = 16\n")
    with pytest.raises(RecordError, match="other packs"):
        leopold.load(moved / "game.leopold")


@pytest.mark.parametrize("modules", [[], ["ballrooms"]])
def test_actions_are_called_what_the_notation_calls_them(modules: list[str]) -> None:
    """What is remembered of an action holds for the guest at the table and the strength that are there now."""
    for seed in range(4):
        game = Game(2, seed=seed, modules=modules)
        chance = random.Random(seed)
        for _ in range(120):
            if game.over:
                break
            for action in game.actions:
                assert action.text == action_text(game.pack, game.record, action.number)
            dancing = [action for action in game.actions if action.kind in ("dance", "pour", "check-in", "serve")]
            game.apply(chance.choice(dancing or game.actions))
