"""Every kind of event has its place: told, or unsaid for a reason."""

from __future__ import annotations

from leopold.journal import ARGUMENTS, CLAUSES
from leopold.packs import load_pack
from leopold.packs.automata import AUTOMATA
from leopold.packs.codes import ITEMS
from leopold.rules.events import EVENT_NAMES
from leopold.rules.state import SOURCE_NAMES
from leopold.telling.automaton import OWN, SHARED
from leopold.telling.people import PEOPLE, POINTS
from leopold.telling.teller import REGISTRY
from leopold.words import catalogue


def test_every_event_is_told_or_explicitly_unsaid() -> None:
    lacking = [name for name in EVENT_NAMES.values() if name not in REGISTRY]
    assert not lacking, f"leopold/telling has no place for {', '.join(lacking)}"


def test_nothing_is_told_that_cannot_happen() -> None:
    unknown = [name for name in REGISTRY if name not in EVENT_NAMES.values()]
    assert not unknown, f"leopold/telling tells of {', '.join(unknown)}, which no rule notes"
    assert not set(PEOPLE) & set(OWN)
    assert set(SHARED) <= set(PEOPLE)


def test_every_event_has_named_arguments() -> None:
    lacking = [name for code, name in EVENT_NAMES.items() if code not in ARGUMENTS]
    assert not lacking, f"leopold/journal.py names no arguments of {', '.join(lacking)}"


def test_points_from_every_source_are_told_or_explicitly_unsaid() -> None:
    lacking = [source for source in SOURCE_NAMES if source not in POINTS]
    assert not lacking, f"leopold/telling/people.py does not say how points from {', '.join(lacking)} are told"


def test_what_the_tables_name_is_in_the_catalogue() -> None:
    words = catalogue()
    keys = [key for key in POINTS.values() if isinstance(key, str)] + [f"items-{item}" for item in ITEMS]
    assert not [key for key in keys if not words.has(key)]


def test_every_clause_of_the_automaton_has_its_message() -> None:
    chosen = [(kind.split()[0], clause) for kind in CLAUSES if kind != "tie" for clause in CLAUSES[kind]]
    lacking = [choice for choice in chosen if not catalogue().has("automaton-{}-{}".format(*choice))]
    assert lacking == [("objective", "shown")]  # the marker tells it


def test_everything_on_an_instruction_card_has_its_message() -> None:
    extras = {extra.name for name in AUTOMATA for card in load_pack().deck(name) for extra in card.extras}
    assert not [name for name in extras if not catalogue().has(f"automaton-wants-{name}")]
