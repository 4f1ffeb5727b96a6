"""Names for numbers: a message speaks of card 75 and seat 0, a reader of the Baroness and of you."""

from __future__ import annotations

import pytest

from leopold.packs import load_pack
from leopold.speech import Speaker
from leopold.speech.names import name_in
from leopold.words import Catalogue, said

FTL = """
card-numbered = { $name } ({ $number })
card-unnamed = Card { $number }
seat-unnamed = Seat { $number }
card = { $staff }
invites = { $who ->
    [you] You invite { $guest }.
   *[other] { $name } invites { $guest }.
}
draws = { $name } draws { LIST($cards) }.
"""


@pytest.fixture
def words() -> Catalogue:
    return Catalogue("en", {"test.ftl": FTL})


def test_cards_have_their_number_where_the_reader_wants_it(words: Catalogue) -> None:
    # Given two readers, one of whom has the cards before him
    pack = load_pack()
    plain = Speaker(pack, words, ("Ann", "Bob"), numbered=False)
    numbered = Speaker(pack, words, ("Ann", "Bob"))
    # When a guest is invited
    told = said("invites", seat=1, guest=75)
    # Then both hear her name
    assert plain.say(told) == "Bob invites Baroness."
    assert numbered.say(told) == "Bob invites Baroness (75)."


def test_your_own_seat_is_you(words: Catalogue) -> None:
    speaker = Speaker(load_pack(), words, ("Ann", "Bob"), frozenset((0,)), numbered=False)
    assert speaker.say(said("invites", seat=0, guest=75)) == "You invite Baroness."


def test_names_are_found_within_lists(words: Catalogue) -> None:
    # Given a seat without a name
    speaker = Speaker(load_pack(), words, numbered=False)
    # When it draws two cards
    told = said("draws", seat=2, cards=[said("card", staff=3), said("card", staff=4)])
    # Then they are named and joined
    names = [speaker.bare("staff", number) for number in (3, 4)]
    assert speaker.say(told) == f"Seat 3 draws {names[0]} and {names[1]}."


def test_a_name_falls_back_to_english_and_then_to_any() -> None:
    assert name_in("de", {"en": "Baroness", "de": "Baronin"}) == "Baronin"
    assert name_in("uk", {"en": "Baroness", "de": "Baronin"}) == "Baroness"
    assert name_in("uk", {"de": "Baronin"}) == "Baronin"
    assert name_in("uk", {}) == ""
