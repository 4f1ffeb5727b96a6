"""The text of actions: every one has its own, and people may write it as they like."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from leopold.config import Config
from leopold.errors import RulesError
from leopold.rules.actions import ACTIONS, CHECK_IN, DIE, GUEST, HIRE, TAKE
from leopold.rules.decisions import dice
from leopold.text.notation import action_arguments, action_text, action_texts, text_key, text_of_key
from leopold.text.reading import parse_action, parse_form
from tests.text.table import KINDS, Table, on_turn, walk

BARONESS, SCULPTOR, COMPOSER = 75, 49, 51


def turn_with_everything() -> Table:
    """Baroness has all she ordered, Sculptor waits for wine; rooms of all colours are vacant."""
    table = on_turn().cafe(BARONESS, SCULPTOR).serve_all(0).kitchen(1, 1, 1, 1)
    table.rooms(r11="vacant", r12="vacant", r13="vacant", r14="vacant", r15="vacant")
    table.g.queue[:] = [table.pack.guest_index(number) for number in range(60, 65)]
    return table.played(3, 29)


# --- every action has a text, and the text has the action


@pytest.mark.parametrize("kind", KINDS, ids=str)
def test_whatever_is_legal_reads_back(kind: Config) -> None:
    for table in walk(kind, seed=5):
        legal, texts = table.legal, table.texts
        assert len(set(texts)) == len(legal)
        assert action_texts(table.pack, table.g, legal) == texts
        for action, text in zip(legal, texts, strict=True):
            assert not text.startswith("action ")
            assert parse_action(table.pack, table.g, legal, text) == action
            assert parse_action(table.pack, table.g, legal, f"  {text.upper()} ") == action
            assert parse_form(table.pack, table.g, text) == action


@pytest.mark.parametrize("kind", KINDS, ids=str)
def test_every_number_of_the_catalogue_has_a_text_of_its_own(kind: Config) -> None:
    for step, table in enumerate(walk(kind, seed=8)):
        if step % 10 == 0:
            texts = [action_text(table.pack, table.g, action) for action in range(ACTIONS)]
            assert len(set(texts)) == ACTIONS
            assert [parse_form(table.pack, table.g, text) for text in texts] == list(range(ACTIONS))


def test_the_text_depends_on_nothing_but_its_key() -> None:
    seen: dict[tuple[int, ...], tuple[str, object]] = {}
    for table in walk(KINDS[0], seed=3):
        for action in table.legal:
            key = text_key(table.g, action)
            said = (action_text(table.pack, table.g, action), action_arguments(table.pack, table.g, action))
            assert seen.setdefault(key, said) == said
            assert text_of_key(table.pack, key) == said[0]


def test_texts_remain_when_the_game_is_over() -> None:
    last = list(walk(KINDS[0], seed=1))[-1]
    assert last.g.over
    assert len({action_text(last.pack, last.g, action) for action in range(ACTIONS)}) == ACTIONS
    with pytest.raises(RulesError, match=r"The game is over\."):
        parse_action(last.pack, last.g, [], "end")


@pytest.mark.parametrize(
    ("text", "arguments"),
    [
        ("guest 3", {"space": 3}),
        ("die 2", {"die": 2, "boost": False}),
        ("die 2 boost", {"die": 2, "boost": True}),
        ("die 6 as 4", {"die": 6, "as": 4, "boost": False}),
        ("die 6 as 4 boost", {"die": 6, "as": 4, "boost": True}),
        ("die 6 lost", {"die": 6, "lost": True}),
        ("act 3", {"die": 3}),
        ("act 6 as 2", {"die": 6, "as": 2}),
        ("reward 1", {"part": 1}),
        ("also room", {"what": "room"}),
        ("serve wine 49", {"item": "wine", "guest": 49}),
        ("place wine 49", {"item": "wine", "guest": 49}),
        ("item coffee", {"item": "coffee"}),
        ("complete 75", {"guest": 75}),
        ("complete table 3", {"table": 3}),
        ("claim A", {"objective": "A"}),
        ("check-in 75 2.3", {"guest": 75, "room": "2.3"}),
        ("room 3.1", {"room": "3.1"}),
        ("use 3", {"staff": 3}),
        ("hire 13", {"staff": 13}),
        ("pass", {}),
        ("action 12", {"action": 12}),
    ],
)
def test_forms_and_their_arguments(text: str, arguments: dict[str, int | str | bool]) -> None:
    table = turn_with_everything()
    action = parse_form(table.pack, table.g, text)
    assert action_text(table.pack, table.g, action) == text
    assert action_arguments(table.pack, table.g, action) == arguments


@pytest.mark.parametrize(
    ("main", "strength", "texts"),
    [
        (1, 2, ["take 2 strudel", "take 1 strudel 1 cake"]),
        (2, 3, ["take 3 wine", "take 2 wine 1 coffee"]),
        (4, 2, ["take 2 emperor", "take 1 emperor 1 krones", "take 2 krones"]),
    ],
)
def test_what_is_divided_is_told_by_the_position(main: int, strength: int, texts: list[str]) -> None:
    assert on_turn().ask(dice.SPLIT, main, strength).texts == texts


# --- reading what people write


@pytest.mark.parametrize(
    ("written", "meant"),
    [
        ("GUEST 3", "guest 3"),
        ("guest  #3", "guest 3"),
        ("g 3", "guest 3"),
        ("Die 2 Boosted.", "die 2 boost"),
        ("die 2 +1", "die 2 boost"),
        ("die 6=4", "die 6 as 4"),
        ("die 6 boost as 4", "die 6 as 4 boost"),
        ("die as 4", "die 6 as 4"),
        ("serve w 49", "serve wine 49"),
        ("serve wine to Sculptor", "serve wine 49"),
        ("serve wine", "serve wine 49"),
        ("serve", "serve wine 49"),
        ("serve sculptor", "serve wine 49"),
        ("use barkeeper", "use 3"),
        ("use #3", "use 3"),
        ("use", "use 3"),
        ("`pass`", "pass"),
        ("pas", "pass"),
    ],
)
def test_people_may_write_as_they_like(written: str, meant: str) -> None:
    assert turn_with_everything().reading(written) == meant


@pytest.mark.parametrize(
    "written",
    [
        "check-in 75 2.3",
        "checkin 75 2.3",
        "check in 75 2.3",
        "Check_In #75 2-3",
        "check-in 75 2/3",
        "check-in 75 2 3",
        "check-in baroness into room 2.3",
        "ch 75 2.3",
        "check-in table 1 2.3",
    ],
)
def test_check_in_in_many_ways(written: str) -> None:
    table = turn_with_everything()
    assert parse_form(table.pack, table.g, written) == CHECK_IN + 7


def test_check_in_with_something_left_out() -> None:
    table = turn_with_everything()
    fitting = [text for text in table.texts if text.startswith("check-in 75")]
    for text in fitting:
        assert table.reading(f"check-in {text[-3:]}") == text
    if len(fitting) == 1:
        assert table.reading("check-in") == fitting[0]
    else:
        with pytest.raises(RulesError, match=r"can mean `check-in 75 1\.\d`"):
            table.parse("check-in")


@pytest.mark.parametrize(
    "written", ["take 2 wine 1 coffee", "take 1 coffee 2 wine", "take 2w 1k", "t 2 wines, 1 coffee"]
)
def test_a_division_in_any_order(written: str) -> None:
    assert on_turn().ask(dice.SPLIT, 2, 3).reading(written) == "take 2 wine 1 coffee"


def test_a_guest_in_the_queue_may_be_called_by_number_or_name() -> None:
    table = turn_with_everything()
    guest = table.pack.guests[int(table.g.queue[2])]
    assert table.parse(f"guest {guest.number}") == GUEST + 2
    assert table.parse(f"guest {guest.names['en']}") == GUEST + 2


def test_what_is_left_out_is_filled_in_only_when_one_answer_fits() -> None:
    table = on_turn().krones(0).dice(0, 0, 0, 0, 0, 2)
    table.g.acted = 1
    assert table.reading("die 6") == "die 6 lost"
    assert table.reading("die") == "die 6 lost"
    with pytest.raises(RulesError, match=r"`die 6` can mean `die 6 as 1`.*among others: say which"):
        table.krones(1).parse("die 6")


def test_an_action_may_be_called_by_its_number() -> None:
    assert on_turn().parse("action 0") == 0


# --- saying no


@pytest.mark.parametrize(
    ("written", "sentence"),
    [
        ("dye 2", "`dye 2` is not an action; did you mean `die 2`"),
        ("", "Nothing was said; did you mean"),
        ("die 7", "A die is a number from 1 to 6, not `7`; did you mean `die"),
        ("die 6 as 6", "What a six copies is a number from 1 to 5, not `6`; did you mean `die 6 as"),
        ("die 3 as 4", "Only a six copies another action."),
        ("die 3 lost", "Only the action of a six can be lost"),
        ("guest 6", "There is no guest `6`; did you mean `guest"),
        ("hire 999", "There is no staff card `999`"),
        ("use nobody", "There is no staff card `nobody`; did you mean"),
        ("claim D", "There is no objective `D`: they are `A`, `B` or `C`"),
        ("room 5.1", "There is no room 5.1: rooms run from 1.1 to 4.5"),
        ("room three", "A room is a floor and a column, as in `2.3`, not `three`"),
        ("check-in 51 1.1", "Composer is not in your café."),
        ("serve tea 49", "There is no guest `tea 49`"),
        ("guest 117", "There is no guest `117`"),
        ("take 2 tea", "There is no `tea` to take"),
        ("take 2", "`take` goes with numbers and kinds"),
        ("take 1 wine 1 cake", "Strudel goes with cake, wine with coffee, the emperor with krones."),
        ("also nothing", "`also` goes with `room`, `hire` or `emperor`"),
        ("item tea", "There is no `tea`: an item is"),
        ("pass now", "`pass` stands alone"),
        ("action 5000", f"An action's number is a number from 0 to {ACTIONS - 1}"),
    ],
)
def test_mistakes_are_answered_in_a_sentence(written: str, sentence: str) -> None:
    with pytest.raises(RulesError) as error:
        turn_with_everything().parse(written)
    assert sentence in str(error.value)
    assert str(error.value).count("\n") == 0


@pytest.mark.parametrize(
    ("written", "sentence"),
    [
        ("end", "Take a die before you end your turn, or pass."),
        ("check-in 49 1.1", "Sculptor still wants 1 wine."),
        ("hire 13", "Nothing lets you hire staff just now"),
        ("die 6 lost", "The action of a six is lost only"),
    ],
)
def test_a_form_that_is_not_legal_gets_its_reason(written: str, sentence: str) -> None:
    with pytest.raises(RulesError, match=sentence):
        turn_with_everything().parse(written)


def test_a_division_must_come_out_even() -> None:
    table = on_turn().ask(dice.SPLIT, 2, 3)
    with pytest.raises(RulesError, match="a strength of 3 to divide between wine and coffee, and that makes 2"):
        table.parse("take 2 wine")
    with pytest.raises(RulesError, match="to divide between wine and coffee, nothing else"):
        table.parse("take 3 strudel")
    with pytest.raises(RulesError, match="You cannot take more coffee than wine"):
        table.parse("take 1 wine 2 coffee")


def test_a_form_is_read_whether_legal_or_not() -> None:
    table = on_turn()
    assert parse_form(table.pack, table.g, "hire 13") == HIRE + table.pack.staff_index(13)
    assert parse_form(table.pack, table.g, "take 1 wine 2 coffee") == TAKE + 2
    assert parse_form(table.pack, table.g, "die 6 lost") == DIE + 60
    with pytest.raises(RulesError, match="`die 6` leaves open what is meant"):
        parse_form(table.pack, table.g, "die 6")


@given(st.text() | st.from_regex(r"\A(take|die|check-in|serve|guest|room|hire|act|action) [\w .#/+=-]{0,20}\Z"))
def test_no_text_does_more_than_raise_a_rules_error(text: str) -> None:
    table = turn_with_everything()
    try:
        assert table.parse(text) in table.legal
    except RulesError as error:
        assert str(error)
