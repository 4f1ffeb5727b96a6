"""The automatons are declared in data: who plays with which modules, and what their cards may show."""

from __future__ import annotations

from dataclasses import replace

import pytest

from leopold import Game, RulesError
from leopold.config import CHOICES, Config, all_kinds, configure, engine_config, pack_of
from leopold.packs import Pack, automata, codes, load_pack
from leopold.packs.automata import AUTOMATA, NUMBERED, PLAYABLE, USUAL, automaton_with, with_symbol
from leopold.packs.modules import MODULES
from leopold.packs.tables import AUTOMATA_DECKS
from leopold.words import catalogue
from tests.plain import PSEUDO, left_in_english

HERS = ("ballrooms", "celebrities")


@pytest.fixture
def with_more(monkeypatch: pytest.MonkeyPatch) -> None:
    """Elisabeth comes with a module that is there in any case."""
    declared = {**AUTOMATA, "elisabeth": replace(AUTOMATA["elisabeth"], modules=("more",))}
    monkeypatch.setattr(automata, "AUTOMATA", declared)
    monkeypatch.setattr("leopold.config.AUTOMATA", declared)
    monkeypatch.setitem(CHOICES, "solo", replace(CHOICES["solo"], values=NUMBERED))


# --- the declaration


def test_the_order_is_that_of_the_numbers_in_a_record() -> None:
    assert NUMBERED == ("leopold", "elisabeth")
    assert len(NUMBERED) <= AUTOMATA_DECKS


def test_one_alone_plays_without_any_module() -> None:
    assert [automaton.id for automaton in AUTOMATA.values() if not automaton.modules] == [USUAL]


def test_no_module_brings_two() -> None:
    brought = [module for automaton in AUTOMATA.values() for module in automaton.modules]
    assert len(brought) == len(set(brought))


@pytest.mark.parametrize("automaton", AUTOMATA.values(), ids=lambda automaton: automaton.id)
def test_an_automaton_has_a_name_a_deck_and_a_hotel(automaton: automata.Automaton) -> None:
    pack = load_pack()
    assert catalogue().has(f"automaton-{automaton.id}")
    assert len(pack.deck(automaton.id)) == 20
    assert pack.hotel(automaton.hotel).id == automaton.hotel


@pytest.mark.parametrize("automaton", NUMBERED)
def test_whoever_is_spoken_of_is_called_by_name(automaton: str) -> None:
    name = catalogue().text(f"automaton-{automaton}")
    assert catalogue().text("lobby-solo", automaton=automaton) == f"Alone against {name}"


# --- who plays


@pytest.mark.parametrize(
    ("modules", "who"),
    [
        ((), "leopold"),
        (("promo", "more"), "leopold"),
        (("ballrooms",), "elisabeth"),
        (("celebrities",), "elisabeth"),
        (("more", *HERS), "elisabeth"),
    ],
)
def test_the_modules_decide_who_plays(modules: tuple[str, ...], who: str) -> None:
    assert automaton_with(modules) == who


def test_an_automaton_can_be_played_as_soon_as_a_module_of_its_own_is_there() -> None:
    elisabeth = AUTOMATA["elisabeth"]
    assert not elisabeth.playable(("base", "promo", "more"))
    assert all(elisabeth.playable(("base", module)) for module in HERS)
    assert AUTOMATA[USUAL].playable(())
    assert tuple(name for name in NUMBERED if AUTOMATA[name].playable(MODULES)) == PLAYABLE


def test_whoever_wants_to_play_alone_need_not_know_against_whom() -> None:
    assert configure(solo=True, seed=1) == configure(solo="leopold", seed=1)
    assert configure(solo=False, seed=1) == configure(seed=1)
    assert Game(solo=True, level="hard", seed=1).config.solo == "leopold"


@pytest.mark.usefixtures("with_more")
def test_alone_is_against_whoever_the_modules_bring() -> None:
    # given somebody who plays alone without modules
    alone = configure(solo=True, level="hard", seed=1)
    # when a module brings somebody else
    met = configure(alone, modules="more", solo=True)
    # then that one plays, at the same level
    assert (alone.solo, met.solo, met.level) == ("leopold", "elisabeth", "hard")
    assert NUMBERED.index("elisabeth") + 1 in engine_config(pack_of(met), met).tolist()


@pytest.mark.usefixtures("with_more")
def test_every_kind_of_solo_game_has_the_right_one() -> None:
    kinds = [kind for kind in all_kinds() if kind.solo]
    assert {kind.solo for kind in kinds} == {"leopold", "elisabeth"}
    assert all((kind.solo == "elisabeth") == ("more" in kind.modules) for kind in kinds)


# --- who does not


@pytest.mark.parametrize(
    ("solo", "modules", "sentence"),
    [
        (
            "leopold",
            ("promo", "more"),
            'With "Would you like some more?" it is Elisabeth who plays, not Leopold; choose Elisabeth, or play '
            'without "Would you like some more?".',
        ),
        (
            "elisabeth",
            ("promo",),
            'Elisabeth plays only with "Would you like some more?"; without, it is Leopold who plays.',
        ),
    ],
)
@pytest.mark.usefixtures("with_more")
def test_a_name_that_does_not_go_with_the_modules_is_refused(
    solo: str, modules: tuple[str, ...], sentence: str
) -> None:
    with pytest.raises(RulesError) as refusal:
        Config(players=1, solo=solo, modules=modules, seed=1)
    assert str(refusal.value) == sentence
    assert left_in_english(refusal.value.told(PSEUDO), frozenset()) == []


def test_before_her_modules_are_there_nobody_can_choose_elisabeth_without_them() -> None:
    with pytest.raises(RulesError):
        configure(solo="elisabeth")


# --- what cards may show


def test_every_symbol_that_is_declared_can_be_found_on_a_card() -> None:
    pack = load_pack()
    for name, automaton in AUTOMATA.items():
        assert symbols_of(pack, name) == set(automaton.symbols)


def symbols_of(pack: Pack, automaton: str) -> set[str]:
    """What is on its cards and not on everybody's."""
    found: set[str] = set()
    for card in pack.deck(automaton):
        found |= {"ball"} if any(guest.ball for guest in card.guests) else set()
        found |= {"coloured_die"} if codes.COLOURED_DIE in card.dice else set()
        found |= {"dancer"} if any(extra.name == "dancer" for extra in card.extras) else set()
    return found


def test_somebody_is_named_who_may_have_a_symbol() -> None:
    assert [with_symbol(symbol) for symbol in ("ball", "coloured_die", "dancer")] == [("elisabeth",)] * 3
    assert with_symbol("emperor") == ()
