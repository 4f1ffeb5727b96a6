"""The choices of a game are declared once, and everything that asks for them or keeps them is made from that."""

from __future__ import annotations

from itertools import combinations

import msgspec
import pytest

from leopold import Game, RulesError
from leopold.config import (
    CHOICES,
    Choice,
    Choices,
    Config,
    all_kinds,
    as_plain,
    configure,
    from_plain,
    known_to_all,
    written,
)
from leopold.server.http.api.about import offered
from leopold.server.models import NewTable
from leopold.text.transcript import HEADER_LINES, Header, Transcript, read_transcript, write_transcript
from leopold.words import catalogue

KINDS = all_kinds()


def words_of(choice: Choice) -> set[str]:
    """The messages that a choice needs."""
    found = {f"config-{choice.name}-none"} if choice.values else set()
    found |= {f"config-{choice.name}-not-with-{choice.not_with}"} if choice.not_with else set()
    found |= {f"config-{choice.name}-only-with-{choice.only_with}"} if choice.only_with else set()
    if choice.lobby:
        found |= {f"choice-{choice.name}"} if choice.lobby != "seats" else set()
        found |= {f"{choice.words}-{value}" for value in choice.in_lobby}
    return found


@pytest.mark.parametrize("choice", CHOICES.values(), ids=str)
def test_a_choice_has_its_words(choice: Choice) -> None:
    assert {key for key in words_of(choice) if not catalogue().has(key)} == set()


@pytest.mark.parametrize("choice", CHOICES.values(), ids=str)
def test_a_choice_belongs_to_others_that_there_are(choice: Choice) -> None:
    assert {choice.not_with, choice.only_with} <= {"", *CHOICES}
    assert set(choice.offered) <= set(choice.values)
    assert not choice.suggested or choice.suggested in choice.values


def test_a_game_is_made_of_a_config_or_of_choices() -> None:
    config = configure(3, hotels="day", variant="draft", seed=7)
    assert Game(config).snapshot() == Game(3, hotels="day", variant="draft", seed=7).snapshot()
    assert Game(config, seed=8).config == configure(3, hotels="day", variant="draft", seed=8)
    assert Game(config, variant="standard").config.hotels == ("day", "day", "day")


def test_what_is_not_chosen_is_as_usual() -> None:
    config = configure(seed=1)
    assert [choice.name for choice in CHOICES.values() if config.chosen(choice.name)] == ["seed"]
    assert configure(edition=None, hotels=None, solo=None, seed=1) == config  # type: ignore[arg-type]


def test_there_is_no_config_that_cannot_be_played() -> None:
    with pytest.raises(RulesError) as refusal:
        Config(players=2, solo="leopold")
    assert refusal.value.said is not None and refusal.value.said.key == "config-players-not-with-solo"
    with pytest.raises(msgspec.ValidationError, match="no draft variant"):
        msgspec.convert({"players": 1, "solo": "leopold", "variant": "draft"}, Config)


def test_all_kinds_hold_every_value_with_every_value_that_it_can_be_combined_with() -> None:
    met = {
        (one, written(CHOICES[one], getattr(kind, one)), other, written(CHOICES[other], getattr(kind, other)))
        for kind in KINDS
        for one, other in combinations([choice.name for choice in CHOICES.values() if choice.kinds], 2)
    }
    assert len(KINDS) == len(set(KINDS))
    for one, other in combinations([choice for choice in CHOICES.values() if choice.kinds], 2):
        for value in one.kinds:
            for with_it in other.kinds:
                wanted: Choices = {one.name: value, other.name: with_it}  # type: ignore[misc]
                players = wanted.pop("players", None)  # type: ignore[typeddict-item]
                try:
                    found = configure(players, **wanted)
                except RulesError:
                    continue
                assert (one.name, written(one, value), other.name, written(other, with_it)) in met, found


@pytest.mark.parametrize("kind", KINDS[::5], ids=str)
def test_whatever_keeps_a_config_gives_it_back(kind: Config) -> None:
    assert from_plain(as_plain(kind)) == kind
    assert read_transcript(write_transcript(Transcript(Header(kind), []))).header.config == kind


def test_what_was_kept_before_there_was_a_choice_is_read_as_usual() -> None:
    kept = {"players": 2, "seed": 7, "hotels": ["day", "night"], "solo": None, "something": "else"}
    assert from_plain(kept) == configure(2, seed=7, hotels=["day", "night"])


def test_everybody_may_know_all_but_chance_and_files() -> None:
    assert set(CHOICES) - set(known_to_all(KINDS[0])) == {"start", "seed", "packs"}


def test_the_lobby_offers_what_a_new_table_takes() -> None:
    lobby = [offered(choice) for choice in CHOICES.values() if choice.lobby]
    about_the_table = {"seats", "key", "house", "strangers"}  # what a host chooses that is no choice of the game
    about_the_table |= {"packs", "packs_of"}  # files in a browser: what is in them comes along
    assert {choice.name for choice in lobby} | about_the_table == set(NewTable.__struct_fields__)
    assert all(choice.usual in choice.values for choice in lobby if choice.values and choice.place == "form")


def test_every_choice_has_a_line_in_a_saved_game() -> None:
    assert {"overlays" if name == "packs" else name for name in CHOICES} <= set(HEADER_LINES)
