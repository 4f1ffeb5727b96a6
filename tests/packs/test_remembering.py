"""What is remembered of packs: with each for as long as it is there, and nothing of those that are gone."""

from __future__ import annotations

import gc
import pickle
import weakref

from leopold.bots.nets import JUDGED, JUDGED_FOR_USERS, all_judgements
from leopold.game import Game
from leopold.packs import Pack, kept_with_pack, load_pack, pack
from leopold.server.shown.projection import Projection, obstacles_of


def test_what_is_worked_out_of_a_pack_is_worked_out_once() -> None:
    asked = []

    @kept_with_pack
    def twice(pack: Pack, number: int) -> int:
        asked.append((pack.edition, number))
        return 2 * number

    assert [twice(load_pack(), 3), twice(load_pack(), 3), twice(load_pack("2015"), 3), twice(load_pack(), 4)] == [
        6,
        6,
        6,
        8,
    ]
    assert asked == [("revised", 3), ("2015", 3), ("revised", 4)]


def test_answers_about_one_pack_are_bounded() -> None:
    @kept_with_pack
    def itself(pack: Pack, number: int) -> int:
        return number

    here = load_pack().by_rules(1000)
    assert [itself(here, number) for number in range(pack.KEPT + 100)] == list(range(pack.KEPT + 100))
    assert max(map(len, here.kept.values())) <= pack.KEPT


def test_a_pack_goes_to_another_process_without_what_is_remembered_of_it() -> None:
    game = played_for_a_while()

    there = pickle.loads(pickle.dumps(game.pack))

    assert game.pack.kept and not there.kept
    assert (there.checksum, there.tables.tobytes()) == (game.pack.checksum, game.pack.tables.tobytes())


def played_for_a_while() -> Game:
    game = Game(2, seed=3, packs=[("mine.toml", b"[board.setup]\nkrones = 17\n")])
    for _ in range(20):
        game.play(game.actions[0])
        for seat in (0, 1, None):
            seen = Projection(game, seat)
            assert len(seen.view().seats) == 2
            assert obstacles_of(game, seat) == [] or seat == game.to_move
            assert all(line.said.key for line in seen.told)
    assert len(game.transcript().moves) == 20
    return game


def test_nothing_is_left_of_a_pack_that_nobody_plays_with() -> None:
    """Given a game with a pack of somebody's own that was played, shown and told, when it is gone, so is the pack."""
    played_with = weakref.ref(played_for_a_while().pack)

    pack._load_overlaid.cache_clear()
    gc.collect()

    assert played_with() is None


def test_judgements_are_kept_for_so_many_packs() -> None:
    """Each takes megabytes, and a stranger can lay tables with bots and ever other packs, or other modules."""
    ours, mine = load_pack(), load_pack(overlays=[("mine.toml", b"[board.setup]\nkrones = 18\n")])
    usual = all_judgements(ours)

    users = [weakref.ref(all_judgements(mine.by_rules(2000 + number))) for number in range(JUDGED_FOR_USERS + 20)]
    gc.collect()
    assert sum(one() is not None for one in users) <= JUDGED_FOR_USERS
    assert all_judgements(ours) is usual  # whatever strangers bring

    others = [weakref.ref(all_judgements(ours.by_rules(2000 + number))) for number in range(JUDGED + 3)]
    gc.collect()
    assert sum(one() is not None for one in others) <= JUDGED
