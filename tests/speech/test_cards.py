"""Cards in words: sentences for every card of ours and of a pack of one's own, and marks on unconfirmed values."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from leopold.packs import EDITIONS, Pack, PackError, codes, load_pack
from leopold.packs.cards import BallScore, Need, Penalty, Power, Score, Step, Trigger
from leopold.speech import cards
from leopold.speech.describe import CardText, describe, describe_card
from leopold.words import Said, catalogue, said

BOARD = load_pack().board
CHOICE = load_pack("2015").board


@pytest.fixture(scope="module", params=EDITIONS)
def pack(request: pytest.FixtureRequest) -> Pack:
    return load_pack(request.param, modules=["promo"])


def say(what: Said) -> str:
    return catalogue().say(what)


def sentences(pack: Pack, ref: int | str) -> tuple[str, ...]:
    return describe(pack, ref).read().sentences


def all_texts(pack: Pack) -> list[CardText]:
    numbers = [*range(1, 119), *range(193, 233)]
    return [describe(pack, ref) for ref in [*numbers, *(t.id for t in pack.tiles), *(h.id for h in pack.hotels)]]


def clean(words: str) -> bool:
    """Nothing glued or doubled."""
    return not re.search(r"  | ,| \.|\.\.|,,|_|None|\$|\b(\w+) \1\b", words) and words == words.strip()


def looks_right(sentence: str) -> bool:
    """A capital, a full stop, and nothing glued or doubled."""
    return clean(sentence) and bool(re.match(r"[A-Z]", sentence)) and sentence.endswith(".")


def looks_short(words: str) -> bool:
    """No sentence, and no longer than half a line."""
    return clean(words) and bool(words) and not words.endswith(".") and len(words) <= 60


SAME = ((7, 2),) * 3
DIFFERENT = ((10, 3), (15, 10, 5), (15, 10, 5))


def every_effect() -> list[Said]:
    """Each kind of effect, also those that no card of ours uses, for one and for several."""
    steps = [Step(name, (n, n, floor)) for name in codes.STEPS for n in (1, 2, 3) for floor in (1, 2, 4)]
    steps += [Step("gain_item", (kind, 2, 0)) for kind in range(codes.ITEM_KINDS)]
    steps += [
        Step(name, (2, codes.FREE, 1)) for name in ("hire", "look_and_hire", "prepare", "prepare_and_occupy", "hire")
    ]
    powers = [
        Power(name, n, places)
        for name, (_, counted_by) in codes.POWERS.items()
        for n in (1, 2)
        for places in (((0,), (0, 1), (0, 1, 2)) if counted_by else ((0,),))
    ]
    scores = [
        Score(name, colour, vp, most)
        for name in codes.SCORES
        for colour in range(3)
        for vp in (1, 2)
        for most in (0, 7)
    ]
    needs = [
        Need(name, n, (1, 0, 2), 3 * (name == "orders"), colour)
        for name in codes.NEEDS
        for n in (1, 2)
        for colour in range(len(codes.COLOURS) if name == "guests" else 1)
    ]
    penalties = [Penalty(name, n, vp) for name in codes.PENALTIES for n in (1, 2, 3) for vp in (0, 1, 5)]
    return [
        *map(cards.step, steps),
        *(cards.power(power, BOARD) for power in powers),
        *map(cards.score, scores),
        *map(cards.need, needs),
        *(cards.penalty(penalty, board) for penalty in penalties for board in (BOARD, CHOICE)),
        *(cards.ball_score(BallScore(name, SAME)) for name in codes.BALL_SCORES),
        *(cards.ball_score(BallScore(name, DIFFERENT), 3) for name in codes.BALL_SCORES),  # as a table says it
    ]


# --- every effect


@pytest.mark.parametrize("name", codes.TRIGGERS)
def test_what_a_card_waits_for_is_told_before_what_it_does(name: str) -> None:
    colours = [(), (0, 2)] if name in (*codes.COLOURED_TRIGGERS, "die") else [()]
    for when in [Trigger(name, n, found) for n in (1, 3) for found in colours]:
        told = catalogue().say(said("trigger-told", when=cards.trigger(when), timing="flip"))
        assert clean(told) and told.startswith("After you") and told.endswith(", once in the game:")
        assert looks_short(catalogue().say(cards.short(cards.trigger(when))))


@pytest.mark.parametrize("kind", cards.EFFECTS)
def test_every_effect_has_its_words_long_and_short(kind: str) -> None:
    keys = [f"{kind}-{name}" for name in cards.EFFECTS[kind]]

    wordless = [key for key in keys for form in (key, f"{key}.short") if not catalogue().has(form)]

    assert wordless == []


def test_every_effect_is_a_sentence_and_can_be_said_in_few_words() -> None:
    for effect in every_effect():
        assert looks_right(say(effect)), say(effect)
        assert looks_short(say(cards.short(effect))), say(cards.short(effect))


@pytest.mark.parametrize(
    ("effect", "long", "short"),
    [
        (cards.step(Step("gain_krones", (1, 0, 0))), "Gain 1 krone.", "1 krone"),
        (cards.step(Step("choose_items", (2, 0, 0))), "Gain 2 dishes or drinks of your choice.", "2 dishes or drinks"),
        (
            cards.step(Step("hire", (2, 3, 0))),
            "You may hire up to 2 cards from your hand, each for 3 krones less.",
            "hire 2 for 3 less",
        ),
        (
            cards.step(Step("look_and_hire", (3, codes.FREE, 1))),
            "Look at the top 3 staff cards of the deck; you must hire one of them free of charge,"
            " and the others go to the bottom of the deck.",
            "must hire 1 of the top 3 free",
        ),
        (
            cards.step(Step("prepare_and_occupy", (1, codes.FREE, 2))),
            "You may prepare 1 room on floor 1 or 2 free of charge and occupy it at once.",
            "occupy 1 new room free on floors 1-2",
        ),
        (
            cards.power(Power("check_in_emperor", 2, (0, 3)), BOARD),
            "Whenever a blue or green guest moves into a room, advance 2 steps on the emperor track.",
            "blue or green guest moves in: emperor +2",
        ),
        (
            cards.power(Power("room_free", 1, (0, 1, 2)), BOARD),
            "Preparing rooms costs you nothing.",
            "rooms cost nothing",
        ),
        (
            cards.score(Score("objectives", 0, 5, 12)),
            "Gain 5 victory points for each objective that you have claimed, 12 at most.",
            "5 VP per objective claimed, 12 at most",
        ),
        (
            cards.penalty(Penalty("remove_occupied", 2, 0), BOARD),
            "Remove an occupied room from the highest floor that has one, and then one from the next highest floor"
            " that has one, if there is such a floor.",
            "remove 2 occupied rooms",
        ),
        (
            cards.penalty(Penalty("return_staff", 2, 5), BOARD),
            "Put 2 cards from your hand under the deck; if you cannot, lose 5 victory points instead.",
            "return 2 staff from hand, else −5 VP",
        ),
        (
            cards.penalty(Penalty("return_staff", 2, 5), CHOICE),
            "Put 2 cards from your hand under the deck, or lose 5 victory points, as you choose.",
            "return 2 staff from hand, or −5 VP",
        ),
    ],
)
def test_effects(effect: Said, long: str, short: str) -> None:
    assert (say(effect), say(cards.short(effect))) == (long, short)


# --- every card


def test_every_card_has_whole_sentences(pack: Pack) -> None:
    texts = all_texts(pack)
    assert len(texts) == 48 + 58 + 12 + 40 + 12 + 5
    for text in texts:
        found = text.read()
        assert found.sentences, text.ref
        for sentence in found.sentences:
            assert looks_right(sentence), (text.ref, sentence)
        assert text.sources
        assert found.sources
        assert str(text).startswith(found.title)
        assert (text.number is None) == (not text.ref.isdigit())
        assert describe(pack, text.ref) == text


def test_no_two_staff_read_alike(pack: Pack) -> None:
    texts = [sentences(pack, card.number) for card in pack.staff]
    assert len(set(texts)) == len(texts)
    assert len({say(cards.staff_short(card, pack.board)) for card in pack.staff}) == len(texts)


def test_a_guest() -> None:
    text = describe(load_pack(), 75)
    found = text.read()

    assert (text.number, found.title) == (75, "Guest 75: Baroness")
    assert found.facts == (("colour", "blue"), ("order", "2 wines and 2 coffees"), ("victory points", "5"))
    assert found.sentences == (
        "Look at the top 3 staff cards of the deck; you may hire one of them for 3 krones less,"
        " and the others go to the bottom of the deck.",
    )
    assert text.names["uk"] == "Баронеса"
    assert found.sources == (
        "number, Ukrainian name, Russian name, Italian name, reward: read in a rulebook",
        "English name, German name, Chinese name, colour, order, victory points: from public transcriptions",
    )


@pytest.mark.parametrize(
    ("ref", "sentence"),
    [
        (8, "Whenever a green guest moves into a room, gain 2 victory points."),
        (12, "Whenever you take a die showing 3 or 4, gain 2 victory points."),
        (21, "Gain 1 strudel, 1 cake, 1 wine and 1 coffee."),
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
    assert sentence in sentences(load_pack(modules=["promo"]), ref)


def test_cards_in_hand() -> None:
    pack = load_pack()
    for thing in (pack.card(1), pack.card(75), pack.card(105), pack.card(193), pack.tile("B2"), pack.hotel("day C")):
        assert describe_card(pack, thing).sentences


def test_2015_in_words() -> None:
    pack = load_pack("2015")
    assert sentences(pack, 23) == ("Whenever a guest moves into a room, gain 1 krone.",)
    assert sentences(pack, 41)[0].endswith("on the emperor track, 12 at most.")
    assert sentences(pack, "A1")[1] == "Penalty: Lose 3 krones, or lose 5 victory points, as you choose."


# --- a pack of one's own

HOUSE = """
[board.play]
six_price = 3
boost_price = 2
big_order = 5
serve_items = 4
serve_price = 2

[board.scoring]
objective_vp = [12, 6]

[board.emperor]
penalty_choice = true

[[staff]]
number = 1
effect = [{ gain_item = { strudel = 3 } }, { gain_krones = 2 }]

[[staff]]
number = 501
name = { en = "Night Porter" }
cost = 3
timing = "permanent"
powers = [{ big_order_vp = 2 }, { check_in_krones = 3, guests = ["red"] }]
"""


@pytest.fixture
def house(tmp_path: Path) -> Pack:
    path = tmp_path / "house.toml"
    path.write_text(HOUSE, encoding="utf-8")
    return load_pack("revised", [path])


def test_a_pack_of_ones_own_is_worded_with_its_numbers(house: Pack) -> None:
    assert sentences(house, 1)[0] == "Gain 3 strudels and 2 krones."
    assert sentences(house, 501)[:2] == (
        "Whenever a guest who ordered 5 or more dishes and drinks moves into a room, gain 2 more victory points.",
        "Whenever a red guest moves into a room, gain 3 krones.",
    )
    assert sentences(house, 105)[1] == "The first and second to claim it gain 12 and 6 victory points."
    assert sentences(house, "A1")[1] == "Penalty: Lose 3 krones, or lose 5 victory points, as you choose."


def test_the_same_in_few_words(house: Pack) -> None:
    def short(number: int) -> str:
        return say(cards.staff_short(house.staff[house.staff_index(number)], house.board))

    assert short(1) == "each round: 3 strudels, 2 krones"
    assert short(501) == "guest who ordered 5 or more moves in: 2 VP; red guest moves in: 3 krones"
    assert say(cards.short(cards.tile_penalty(house.tile("A1"), house.board))) == "lose 3 krones, or −5 VP"


def test_the_rules_are_told_with_the_numbers_of_the_pack(house: Pack) -> None:
    def told(key: str) -> str:
        return catalogue().text(key, **cards.numbers(house.board))

    assert "2 krones make it stronger by one" in told("rules-dice-text")
    assert "A 6 stands in for any other action and costs 3 krones." in told("rules-dice-text")
    assert "Pay 3 krones" in told("space-about-6")
    assert "up to 4 dishes and drinks, to as many guests as you like, for 2 krones" in told("rules-serving-text")
    assert "12 and 6 points" in told("rules-objectives-text")


# --- what is not there


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


# --- the balls


@pytest.fixture(scope="module")
def balls() -> Pack:
    return load_pack(modules=["ballrooms"])


def test_everything_of_the_balls_can_be_read(balls: Pack) -> None:
    refs = [*range(119, 166), "A7", "B7", "C7", *(hall.id for hall in balls.ballrooms)]
    for ref in [*refs, *(room.id for room in balls.rehearsal_rooms)]:
        for sentence in sentences(balls, ref):
            assert looks_right(sentence) or sentence.endswith(", every time:") or "once a round:" in sentence, sentence


def test_a_ballroom_says_what_it_costs_what_it_brings_and_how_it_is_scored(balls: Pack) -> None:
    assert str(describe(balls, "Zum Sperl")) == (
        "Ballroom Zum Sperl\n"
        "  bottom row: 1 champagne a dancer; 3, 4 and 5 spaces with 2, 3 and 4 players\n"
        "  middle row: 2 champagnes a dancer; 2, 3 and 4 spaces with 2, 3 and 4 players\n"
        "  top row: 3 champagnes a dancer; 1, 2 and 2 spaces with 2, 3 and 4 players\n"
        "  balcony: 3 champagnes a dancer, any number of spaces\n"
        "  Middle row: Gain 1 cake.\n"
        "  Top row: Gain 1 strudel, 1 wine and 1 coffee.\n"
        "  The ballroom scores victory points by who has the most dancers in it: 10 and 3 with 2 players,"
        " 15, 10 and 5 with 3 or 4 players; equals share, rounded down.\n"
        "  Whoever has no dancer here when it is scored loses 5 victory points.\n"
        "  The price and spaces are house values."
    )


@pytest.mark.parametrize(
    ("number", "short"),
    [
        (119, "die 3: also send 1 dancer; die 3: 1 krone"),
        (121, "after a die 1: 1 champagne, 1 point"),
        (127, "once: send 1 dancer for 2 champagnes less and 1 more for 1 champagne less"),
        (130, "dancer sent: 1 krone, draw 1 staff"),
        (133, "each round, staff hired: send 1 dancer for 1 champagne less"),
    ],
)
def test_staff_who_wait_say_for_what_in_few_words(balls: Pack, number: int, short: str) -> None:
    card = balls.staff[balls.staff_index(number)]
    assert say(cards.staff_short(card, balls.board)) == short


def test_a_guest_who_must_take_a_room_says_so(balls: Pack) -> None:
    assert sentences(balls, "Pope")[0] == "Must take a room and cannot go to a ball."


@pytest.mark.parametrize(
    "ref", ["apollosaal", "Apollosaal", "goldener strauss", "Goldener Strauß", "winter_garden", "Winter Garden"]
)
def test_ballrooms_and_rehearsal_rooms_are_found(balls: Pack, ref: str) -> None:
    assert describe(balls, ref).facts


# --- celebrities and entrances


def tiles_with_modules() -> list[tuple[Pack, CardText, str]]:
    """Each celebrity and each entrance, in full and in few words."""
    pack = load_pack(modules=["ballrooms", "celebrities", "entrances"])
    found = [(describe_card(pack, tile), cards.celebrity_short(tile, pack.board)) for tile in pack.celebrities]
    found += [(describe_card(pack, tile), cards.entrance_short(tile, pack.board)) for tile in pack.entrances]
    return [(pack, text, say(short)) for text, short in found]


def test_every_celebrity_and_every_entrance_can_be_read() -> None:
    texts = tiles_with_modules()
    assert len(texts) == 12 + 10
    for pack, text, short in texts:
        found = text.read()
        for sentence in found.sentences:
            assert looks_right(sentence) or (clean(sentence) and sentence.endswith(", every time:")), sentence
        assert found.facts and found.sentences and found.sources
        assert clean(short) and not short.endswith(".")
        assert describe(pack, text.ref) == describe(pack, text.names["en"]) == text
    assert len({short for *_, short in texts}) == len({text.read().sentences for _, text, _ in texts}) == len(texts)


@pytest.mark.parametrize(
    ("ref", "sentence"),
    [
        ("marie_curie", "After you hire a staff card, every time:"),
        (
            "albert einstein",
            "You may exchange up to 4 dishes and drinks in your kitchen, each for one of another kind.",
        ),
        ("Sigmund Freud", "An order is complete with 1 item missing, unless it has only one."),
        ("charlie_chaplin", "The victory points are house values."),
        ("chateau_paulwei", "Full red groups of one, two and so on bring 2, 4, 8 and 13 krones."),
        (
            "corogari_zant_mainz",
            "If the two dice that you take in a round make 2 or 12, before the action of the second:"
            " prepare 1 room free, 1 point.",
        ),
        ("dove", "Token 2: 4 krones for a column, 3 krones for a floor."),
        ("dove", "The tokens are house values."),
        ("Kaufman", "Your café has 1 more table."),
        ("mayenfels", "When it opens: Draw 1 staff card."),
        (
            "stroup",
            "The first room that you occupy in a group brings 2 krones if it is red and 2 steps on the emperor track"
            " if it is yellow.",
        ),
        ("the_ren", "The bonuses of rows at the balls come twice to you."),
    ],
)
def test_what_celebrities_and_entrances_do(ref: str, sentence: str) -> None:
    assert sentence in sentences(load_pack(modules=["ballrooms", "celebrities", "entrances"]), ref)
