"""What is seen of a position is looked up once for all, and is still what each of them sees."""

from __future__ import annotations

import random

import pytest

from leopold.config import configure
from leopold.packs import load_pack
from leopold.packs.modules import CHOOSABLE
from leopold.server.models.actions import TAKEN_BACK
from leopold.server.shown.projection import decision_and_pending
from leopold.server.store.stored import StoredEntry
from leopold.server.tables.position import Position
from leopold.server.tables.settings import TableSettings, choose

KINDS = {
    "two": configure(2, seed=1),
    "draft": configure(3, seed=2, variant="draft"),
    "everything": configure(4, seed=3, modules=CHOOSABLE),
    "alone": configure(1, seed=4, solo="leopold"),
}


@pytest.mark.parametrize("kind", KINDS)
def test_everybody_sees_what_they_would_see_alone(kind: str) -> None:
    # given a game of some kind
    position = Position(TableSettings(config=KINDS[kind], seed_chosen=True))
    chance = random.Random(kind)
    viewers = [None, *range(position.game.players)]
    # when it is played, then at every moment each view, and what is asked, is what is made for that viewer alone
    while not position.game.over:
        assert [position.view(viewer) for viewer in viewers] == [position.game.view(viewer) for viewer in viewers]
        for viewer in viewers:
            assert position.asked == decision_and_pending(position.projection(viewer).moment)
        number = chance.choice(position.game.numbers)
        position.follow([StoredEntry(revision=position.revision + 1, at=0.0, kind="action", seat=0, number=number)])


def test_a_copy_that_goes_on_changes_nothing_of_what_was_seen() -> None:
    position = Position(TableSettings(config=KINDS["two"], seed_chosen=True))
    before = position.view(0)
    after = position.copy()
    after.follow([StoredEntry(revision=1, at=0.0, kind="action", seat=0, number=position.game.numbers[0])])
    assert position.view(0) == before
    assert after.view(0) == after.game.view(0) != before


def test_as_many_positions_are_kept_as_can_be_taken_back() -> None:
    """Given a pack with which a turn never ends, and somebody who sees to it that nothing new is ever shown, then a
    table takes no more memory for that."""
    endless = "".join(
        f'[[entrance]]\nid = "{entrance.id}"\nwhen = {{ die = 1 }}\neffect = [{{ extra_turn = true }}]\n'
        for entrance in load_pack("revised", (), ("entrances",)).entrances
    )
    position = Position(choose(2, seed=5, modules=("entrances",), packs=(("own.toml", endless.encode()),)))
    most = 0
    while len(position.moves) < 4 * TAKEN_BACK:
        texts = {action.text: action.number for action in position.game.actions}
        quiet = next(
            (text for wish in ("end", "done", "die 5", "die 4", "die") for text in texts if text.startswith(wish)), None
        )
        number = texts.get(quiet or "", position.game.numbers[0])
        position.follow([StoredEntry(revision=position.revision + 1, at=0.0, kind="action", seat=0, number=number)])
        most = max(most, len(position.game.moves))
    assert most == TAKEN_BACK - 1
