"""A game played with one of our editions as it once was goes on with the edition of today."""

from __future__ import annotations

from pathlib import Path

import pytest

import leopold
from leopold.errors import RecordError
from leopold.packs import EDITIONS, FORMER, Former, load_pack, plays_on
from leopold.packs.former import former_checksum


@pytest.mark.parametrize("former", FORMER, ids=lambda former: former.checksum)
def test_what_is_laid_over_an_edition_makes_it_what_it_was(former: Former) -> None:
    assert former_checksum(former) == former.checksum
    assert former.checksum != load_pack(former.edition).checksum
    assert former.changed.endswith(".")


@pytest.mark.parametrize("edition", EDITIONS)
def test_the_pack_of_today_plays_on_and_no_unknown_one(edition: str) -> None:
    assert plays_on(load_pack(edition).checksum, edition)
    assert not plays_on("0" * 16, edition)
    assert not plays_on("", edition)


def test_a_former_pack_belongs_to_its_edition() -> None:
    for former in FORMER:
        assert plays_on(former.checksum, former.edition)
        assert not any(plays_on(former.checksum, other) for other in EDITIONS if other != former.edition)


def test_a_pack_of_ones_own_over_a_former_edition(tmp_path: Path) -> None:
    """Given a pack of one's own, then games that it was played with over the edition as it was go on, and no others."""
    own = tmp_path / "rich.toml"
    own.write_text("[board.setup]\nkrones = 15\n")
    former = FORMER[0]
    with_own = former_checksum(former, (("rich.toml", own.read_bytes()),))
    assert with_own != former.checksum
    assert plays_on(with_own, former.edition, [own])
    assert not plays_on(former.checksum, former.edition, [own])
    assert not plays_on(with_own, former.edition)


@pytest.mark.parametrize("former", FORMER, ids=lambda former: former.checksum)
def test_a_saved_game_of_a_former_pack_opens(former: Former, tmp_path: Path) -> None:
    game = leopold.Game(2, seed=4, edition=former.edition)
    for _ in range(40):
        game.play(game.actions[0])
    path = game.save(tmp_path / "game.leopold")
    today = load_pack(former.edition).checksum
    text = path.read_text()
    assert f"packs: {today}\n" in text
    path.write_text(text.replace(today, former.checksum))
    assert leopold.load(path).snapshot() == game.snapshot()
    path.write_text(text.replace(today, former.checksum[::-1]))
    with pytest.raises(RecordError, match="other packs"):
        leopold.load(path)
