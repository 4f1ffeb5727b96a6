"""The review of a finished game: what is judged, that it adds up, and that nothing hidden has a say in it."""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from itertools import pairwise
from pathlib import Path

import msgspec
import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from leopold.errors import RecordError, RulesError
from leopold.game import Game
from leopold.review import MARKS, VERSION, Review, ReviewedSeat, review
from leopold.review.judging import Line, Outcome, Table, judge
from leopold.review.marks import BLUNDER, GOOD, HALVING, INACCURACY, MISTAKE, MOMENTS, accuracy, mark_of
from leopold.review.reading import Part, turns_of
from leopold.review.shape import Worth
from leopold.review.telling import tell_decision
from leopold.rules import engine
from leopold.rules.actions import DIE, END, GUEST, PASS
from leopold.speech import Speaker
from tests.kinds import play_some
from tests.review.games import FEW, finished

TWO = ("concierge", "apprentice")
KINDS = {
    "two": lambda: finished(*TWO),
    "three": lambda: finished("waiter", "greedy", "random"),
    "alone": lambda: finished("concierge", solo="leopold", level="medium"),
    "waltz": lambda: finished(*TWO, modules=("ballrooms", "celebrities", "entrances")),
}
SOME = pytest.mark.parametrize("kind", KINDS)


@cache
def reviewed(kind: str) -> Review:
    return review(KINDS[kind](), playouts=FEW)


def judged(kind: str) -> list[ReviewedSeat]:
    return [seat for seat in reviewed(kind).seats if seat.judged]


# --- what is judged


@SOME
def test_every_choice_of_every_round_is_judged_or_named(kind: str) -> None:
    # given a finished game, then every action with a choice lies within a decision that is judged, or is named
    game, found = KINDS[kind](), reviewed(kind)
    covered = {at for turn in found.turns for one in turn.decisions for at in range(one.at, one.end)}
    named = {one.at for one in found.unjudged}
    back = game.copy()
    free = set()
    while back.moves:
        back.undo()
        if len(back.numbers) > 1:
            free.add(len(back.moves))
    assert free <= covered | named
    assert not covered & named


@SOME
def test_turns_follow_each_other_and_hold_all_that_was_played(kind: str) -> None:
    game, found = KINDS[kind](), reviewed(kind)
    for turn in found.turns:
        assert [action.number for action in turn.played] == game.moves[turn.start : turn.end]
        assert all(turn.start <= one.at < one.end <= turn.end for one in turn.decisions)
        assert all(before.end <= after.at for before, after in pairwise(turn.decisions))
    assert all(before.end == after.start for before, after in pairwise(found.turns))
    assert found.turns[-1].end == len(game.moves)


def test_a_guest_who_is_turned_up_ends_a_decision() -> None:
    # given a turn that begins with a guest, after which another one is turned up
    turn = next(turn for turn in turns_of(finished(*TWO))[0] if turn.actions[0].kind == "guest")
    # then taking the guest is judged by itself, and what follows by what was known then
    first, second = turn.parts[:2]
    assert len(first.played) == 1 and not first.whole
    assert second.at == first.end


def test_choices_before_the_first_round_and_bids_are_named_and_not_judged() -> None:
    found = reviewed("waltz")
    assert {one.why for one in found.unjudged} == {"set_up", "offer"}
    assert min(turn.start for turn in found.turns) > max(one.at for one in found.unjudged)


def test_an_automaton_is_not_judged() -> None:
    player, automaton = reviewed("alone").seats
    assert player.judged and not automaton.judged
    assert automaton.accuracy is None and automaton.points is None and automaton.curve == []
    assert {turn.seat for turn in reviewed("alone").turns} == {0}


def test_a_game_that_is_going_on_is_refused(tmp_path: Path) -> None:
    game = play_some(Game(2, seed=3), 40, 1)
    file = game.save(tmp_path / "half.leopold")
    for played in (game, file):
        with pytest.raises(RecordError, match="still going on"):
            review(played, playouts=FEW)


# --- laws


@SOME
def test_nothing_is_ever_gained_on_the_best(kind: str) -> None:
    for turn in reviewed(kind).turns:
        for one in turn.decisions:
            assert one.loss == round(one.before.margin - one.after.margin, 1) >= 0
            (played,) = [line for line in one.lines if line.played]
            best = one.lines[0]
            assert (best.worth, best.loss) == (one.before, 0)
            assert (played.worth, played.loss) == (one.after, one.loss)
            assert all(line.loss >= 0 and 0 <= line.worth.chance <= 1 for line in one.lines)
        assert turn.loss == round(sum(one.loss for one in turn.decisions), 1)
        assert (turn.mark is None) == (not turn.decisions)


@SOME
def test_skill_and_luck_add_up_to_the_score(kind: str) -> None:
    scores = KINDS[kind]().scores
    for seat in judged(kind):
        total = scores[seat.seat].total
        ahead = total - max(score.total for score in scores if score.seat != seat.seat)
        for split, end in ((seat.points, total), (seat.margin, ahead)):
            assert split is not None
            assert split.end == end == round(split.start + split.skill + split.luck, 1)
        assert seat.margin is not None and seat.margin.skill == -seat.loss
        assert seat.summary is not None
        played, dealt, luck = (seat.summary.params[name] for name in ("n", "dealt", "luck"))
        assert isinstance(played, int) and isinstance(dealt, int)
        assert played + (-dealt if luck == "bad" else dealt) == total


@SOME
def test_the_curve_is_made_of_skill_and_luck_and_leads_to_the_end(kind: str) -> None:
    game = KINDS[kind]()
    for seat in judged(kind):
        assert seat.margin is not None
        for point in seat.curve:
            assert point.margin == round(seat.margin.start + point.skill + point.luck, 1)
        assert all(after.skill <= before.skill and after.at >= before.at for before, after in pairwise(seat.curve))
        last = seat.curve[-1]
        assert (last.margin, last.skill, last.luck) == (seat.margin.end, seat.margin.skill, seat.margin.luck)
        assert last.chance == (seat.seat in game.winners)
        luck = sum(turn.luck for turn in reviewed(kind).turns if turn.seat == seat.seat)
        assert round(luck + last.margin - seat.curve[-2].margin, 1) == seat.margin.luck


@SOME
def test_the_moments_are_the_turns_that_lost_most(kind: str) -> None:
    found = reviewed(kind)
    for seat in judged(kind):
        own = [turn.loss for turn in found.turns if turn.seat == seat.seat]
        losses = [found.turns[place].loss for place in seat.moments]
        assert losses == [loss for loss in sorted(own, reverse=True)[:MOMENTS] if loss >= GOOD]
        assert all(found.turns[place].seat == seat.seat for place in seat.moments)
        assert sum(seat.marks.values()) == sum(turn.mark is not None for turn in found.turns if turn.seat == seat.seat)
        assert list(seat.marks) == list(MARKS)
    everybody = [found.turns[place].loss for place in found.moments]
    assert everybody == [loss for loss in sorted((turn.loss for turn in found.turns), reverse=True)[:3] if loss >= GOOD]


# --- the same again, and nothing hidden


def test_the_same_file_gives_the_same_review(tmp_path: Path) -> None:
    file = KINDS["two"]().save(tmp_path / "evening.leopold", ["Ann", "Bob"])
    told: list[tuple[int, int]] = []

    again = review(file, playouts=FEW, threads=1, progress=lambda done, of: told.append((done, of)))

    assert [seat.name for seat in again.seats] == ["Ann", "Bob"]
    unnamed = [msgspec.structs.replace(seat, name="") for seat in again.seats]
    assert msgspec.structs.replace(again, seats=unnamed) == reviewed("two")
    assert told == [(done, len(told)) for done in range(1, len(told) + 1)]


def dealt_anew(part: Part, salt: int) -> Part:
    """The same to its seat, with everything hidden from it dealt otherwise."""
    twin = part.game.copy()
    engine.resample(twin.pack.tables, twin.record_bytes, part.seat, np.array([salt, 4, 5, 6], np.int64))
    return replace(part, game=twin)


@SOME
def test_what_was_hidden_has_no_say(kind: str) -> None:
    """Given two games that differ only in what a seat could not see, then its decision is judged and told alike."""
    parts = [part for turn in turns_of(KINDS[kind]())[0] for part in turn.parts]
    changed = 0
    for salt, part in enumerate(parts[::9]):
        other = dealt_anew(part, salt)
        changed += other.game.snapshot() != part.game.snapshot()
        assert tell_decision(judge(other, FEW)) == tell_decision(judge(part, FEW))
    assert changed


def test_what_came_later_has_no_say() -> None:
    # given a decision that ends where a guest is turned up, and the same one in a game that ended there
    part = next(part for turn in turns_of(finished(*TWO))[0] for part in turn.parts if not part.whole)
    short = finished(*TWO).copy()
    while len(short.moves) > part.at:
        short.undo()
    # then it is judged alike
    assert judge(replace(part, game=short), FEW).lines == judge(part, FEW).lines


# --- sense


def test_who_plays_anyhow_loses_more_than_who_plays_well() -> None:
    found = review(finished("manager", "random"), playouts=8)
    good, bad = found.seats
    assert good.accuracy is not None and bad.accuracy is not None
    assert good.accuracy > bad.accuracy + 15
    assert good.loss < bad.loss
    assert sum(found.turns[place].seat == bad.seat for place in found.moments) > len(found.moments) / 2


def test_what_is_put_off_is_hardly_lost() -> None:
    """Given a turn that is worse than the best by as much, then more of the loss stays if it was played than if it was
    put off by passing, and all of it where there is no other chance."""
    turns, _ = turns_of(KINDS["two"]())
    parts = [part for turn in turns for part in turn.parts]
    table = Table(next(part for part in parts if part.whole))
    again, over = [Outcome(0, 0, 0, False)], [Outcome(0, 0, 0, True)]
    best, played, passed = (
        Line((DIE, END), outcomes=again),
        Line((GUEST, END), outcomes=again),
        Line((PASS,), outcomes=again),
    )
    assert 0 < table.lasting(passed, best) < table.lasting(played, best) < 1
    assert table.lasting(best, passed) == table.lasting(passed, best)
    # and so it is where the other turn would have ended the game, but passing left another chance
    last = replace(best, outcomes=over)
    assert table.lasting(passed, last) == table.lasting(last, passed) == table.lasting(passed, best)
    assert table.lasting(replace(passed, outcomes=over), last) == table.lasting(played, last) == 1
    # and where a guest was taken and the rest of the turn is still to come, when it should have been put off
    begun = Table(next(part for part in parts if not part.whole))
    assert begun.lasting(played, passed) == table.lasting(played, passed)
    assert begun.lasting(played, best) == 1


def test_what_comes_out_better_than_the_best_by_chance_is_as_good() -> None:
    """Given lines that were measured after one of them had been chosen, when another comes out better, then it is told
    to be worth as much and no more."""
    best, lucky = (
        Line((DIE, END), outcomes=[Outcome(points, margin, 0.5, False)]) for points, margin in ((90, 5), (99, 8))
    )
    assert lucky.worth(best, 1.0) == best.worth(best, 1.0) == Worth(90.0, 5.0, 0.5)


@pytest.mark.parametrize("playouts", [0, -3])
def test_a_review_without_any_deal_is_refused(playouts: int) -> None:
    with pytest.raises(RulesError, match="one deal"):
        review(KINDS["two"](), playouts=playouts)


def test_the_reasons_are_those_of_hints() -> None:
    words = Speaker(KINDS["two"]().pack)
    said = [
        words.say(one)
        for turn in reviewed("two").turns
        for decision in turn.decisions
        for line in decision.lines
        for one in (*line.deeds, *line.sums, *line.sources, *line.left)
    ]
    assert any(sentence.startswith("Invite ") for sentence in said)
    assert any("emperor" in sentence for sentence in said)


@SOME
def test_every_other_line_is_compared_with_what_was_played(kind: str) -> None:
    """Given any decision, then each line but the one played says how it differs; its parts make the margin."""
    pack = KINDS[kind]().pack
    for decision in (one for turn in reviewed(kind).turns for one in turn.decisions):
        (played,) = [line for line in decision.lines if line.played]
        assert played.compared == []
        for place, line in enumerate(decision.lines, 1):
            if line is played:
                continue
            first = line.compared[0]
            assert (first.key, first.params["place"]) == ("review-compared", place)
            parts = first.params["parts"]
            assert isinstance(parts, list)
            apart = 0
            for part in parts:
                if part.key != "review-compared-even":
                    n = part.params["n"] if part.params["more"] else -part.params["n"]
                    apart += -n if part.key == "review-compared-others" else n
            assert apart == round(line.worth.margin - played.worth.margin)
            assert all(Speaker(pack).say(sentence) for sentence in line.compared)


def test_as_json_it_is_the_same_again() -> None:
    found = reviewed("two")
    assert msgspec.json.decode(msgspec.json.encode(found), type=Review) == found
    assert found.version == VERSION


# --- marks and accuracy


@pytest.mark.parametrize(
    ("loss", "mark"),
    [
        (0.0, "best"),
        (GOOD - 0.1, "best"),
        (GOOD, "good"),
        (INACCURACY, "inaccuracy"),
        (MISTAKE, "mistake"),
        (BLUNDER - 0.1, "mistake"),
        (BLUNDER, "blunder"),
        (80.0, "blunder"),
    ],
)
def test_a_mark_begins_at_its_threshold(loss: float, mark: str) -> None:
    assert mark_of(loss) == mark


def test_a_turn_counts_half_when_it_loses_so_much() -> None:
    assert accuracy([]) is None
    assert accuracy([0.0, 0.0]) == 100
    assert accuracy([HALVING]) == 50
    assert accuracy([0.0, HALVING]) == 75


@given(st.lists(st.floats(0, 200), min_size=1, max_size=20), st.floats(0, 50), st.integers(0, 19))
def test_whoever_loses_more_is_less_accurate(losses: list[float], more: float, place: int) -> None:
    worse = [loss + more if at == place % len(losses) else loss for at, loss in enumerate(losses)]
    before, after = accuracy(losses), accuracy(worse)
    assert before is not None and after is not None
    assert 0 <= after <= before <= 100
