"""Cards in words: whole sentences for every card, and marks where a value is not confirmed."""

from __future__ import annotations

import re

import pytest

from leopold.packs import EDITIONS, CardText, Pack, PackError, codes, describe, describe_card, load_pack
from leopold.packs.cards import Need, Penalty, Power, Score, Step
from leopold.packs.words import need_words, penalty_words, power_words, score_words, steps_words


@pytest.fixture(scope="module", params=EDITIONS)
def pack(request: pytest.FixtureRequest) -> Pack:
    return load_pack(request.param)


def all_texts(pack: Pack) -> list[CardText]:
    numbers = [*range(1, 119), *range(193, 233)]
    return [describe(pack, ref) for ref in [*numbers, *(t.id for t in pack.tiles), *(h.id for h in pack.hotels)]]


def looks_right(sentence: str) -> bool:
    """A capital, a full stop, and nothing glued or doubled."""
    clean = not re.search(r"  | ,| \.|\.\.|,,|_|None|\b(\w+) \1\b", sentence)
    return clean and bool(re.match(r"[A-Z]", sentence)) and sentence.endswith(".")


def test_every_card_has_whole_sentences(pack: Pack) -> None:
    texts = all_texts(pack)
    assert len(texts) == 48 + 58 + 12 + 40 + 12 + 5
    for text in texts:
        assert text.sentences, text.ref
        for sentence in text.sentences:
            assert looks_right(sentence), (text.ref, sentence)
        assert text.sources
        assert text.source_lines()
        assert str(text).startswith(text.title)
        assert (text.number is None) == (not text.ref.isdigit())
        assert describe(pack, text.ref) == text


def test_no_two_staff_read_alike(pack: Pack) -> None:
    texts = [describe(pack, card.number) for card in pack.staff]
    assert len({text.sentences for text in texts}) == len(texts)


def test_a_guest() -> None:
    text = describe(load_pack(), 75)
    assert (text.kind, text.number, text.title) == ("guest", 75, "Guest 75: Baroness")
    assert text.facts == (
        ("colour", "blue"),
        ("order", "2 glasses of wine and 2 cups of coffee"),
        ("victory points", "5"),
    )
    assert text.sentences == (
        "Look at the top 3 staff cards of the deck; you may play one of them for 3 krones less,"
        " and the others go to the bottom of the deck.",
    )
    assert text.names["uk"] == "Баронеса"
    assert text.source_lines() == [
        "number, Ukrainian name, Russian name, Italian name, reward: read in a rulebook",
        "English name, colour, order, victory points: from public transcriptions",
    ]


@pytest.mark.parametrize(
    ("ref", "sentence"),
    [
        (8, "Whenever a green guest moves into a room, gain 2 victory points."),
        (12, "Whenever you take a die showing 3 or 4, gain 2 victory points."),
        (21, "Gain 1 strudel, 1 cake, 1 glass of wine and 1 cup of coffee."),
        (38, "Complete the order of one guest in your café with dishes and drinks from the supply."),
        (48, "Gain 4 victory points for each set of one blue, one red and one yellow occupied room."),
        (49, "You may prepare 1 room on floor 1 or 2 free of charge."),
        (57, "You may prepare up to 2 rooms, each for 1 krone less."),
        (65, "There is no reward beyond the victory points."),
        (111, "Have all rooms of one colour occupied."),
        (115, "Have at least 3 blue and 4 yellow rooms occupied."),
        ("A1", "Penalty: Lose 3 krones; if you cannot, lose 5 victory points instead."),
        ("b4", "Reward: You may prepare 1 room on floor 1 or 2 free of charge and occupy it at once."),
        ("Kitchen Hand", "Taking a 6 costs you nothing."),
        ("117", "The colour, order and victory points are unconfirmed."),
        ("Day  b", "Its 20 rooms form 10 groups: 4 of 1 room, 3 of 2 rooms, 2 of 3 rooms and 1 of 4 rooms."),
    ],
)
def test_sentences(ref: int | str, sentence: str) -> None:
    assert sentence in describe(load_pack(), ref).sentences


def test_cards_in_hand() -> None:
    pack = load_pack()
    for thing in (pack.card(1), pack.card(75), pack.card(105), pack.card(193), pack.tile("B2"), pack.hotel("day C")):
        assert describe_card(pack, thing).sentences


def test_2015_in_words() -> None:
    pack = load_pack("2015")
    assert describe(pack, 23).sentences == ("Whenever a guest moves into a room, gain 1 krone.",)
    assert describe(pack, 41).sentences[0].endswith("on the emperor track, 12 at most.")
    assert describe(pack, "A1").sentences[1] == "Penalty: Lose 3 krones, or lose 5 victory points, as you choose."


@pytest.mark.parametrize(
    ("ref", "expected"),
    [
        (999, "There is no card 999; their numbers run from 1 to 232."),
        ("somebody", 'There is no "somebody" in the pack; ask for a number such as 75, a tile such as B2'),
        ("Конюх", '"Конюх" is the name of cards 5 and 6; say the number.'),
        ("", 'There is no "" in the pack;'),
        ("9" * 5000, 'There is no "999'),
    ],
)
def test_what_is_not_there(ref: int | str, expected: str) -> None:
    with pytest.raises(PackError, match=re.escape(expected)):
        describe(load_pack(), ref)


def test_every_kind_has_words() -> None:
    """Also those that no card of ours uses, and in the plural."""
    for name in codes.STEPS:
        for amount in (1, 2):
            for sentence in steps_words([Step(name, (amount, amount, 2))]):
                assert looks_right(sentence), sentence
    for name, (_, counted_by) in codes.POWERS.items():
        for places in ((0,), (0, 1), (0, 1, 2)) if counted_by else ((0,),):
            assert looks_right(power_words(Power(name, 2, places)))
    for name in codes.SCORES:
        assert looks_right(score_words(Score(name, 0, 1, 7)))
    for name in codes.NEEDS:
        for amount in (1, 2):
            assert looks_right(need_words(Need(name, amount, (1, 0, 2))))
    for name in codes.PENALTIES:
        for amount in (1, 2, 3):
            for choice in (False, True):
                assert looks_right(penalty_words(Penalty(name, amount, amount), choice))
