"""The catalogue: messages with what goes into them, languages, and the language that is only for tests."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import msgspec
import pytest

from leopold.words import (
    Catalogue,
    Said,
    UnknownLanguageError,
    UnknownWordsError,
    accepted,
    catalogue,
    languages,
    listed,
    resolve_language,
    said,
)
from leopold.words.catalogue import sources
from leopold.words.language import SYSTEM
from leopold.words.pseudo import PSEUDO_LANGUAGE, pseudo
from leopold.words.rulings import rulings

HERE = Path(__file__).parent
SAID: dict[str, list[dict[str, Any]]] = json.loads((HERE / "said.json").read_text("utf-8"))
ENGLISH = Catalogue("en", {"english.ftl": (HERE / "english.ftl").read_text("utf-8")})
UKRAINIAN = Catalogue("uk", {"ukrainian.ftl": (HERE / "ukrainian.ftl").read_text("utf-8")}, ENGLISH)
SPOKEN = {"en": ENGLISH, "uk": UKRAINIAN}


@pytest.mark.parametrize(
    ("language", "line"),
    [(language, line) for language, lines in SAID.items() for line in lines],
    ids=lambda value: value if isinstance(value, str) else str(value["key"]),
)
def test_a_message_is_said_as_on_the_page(language: str, line: dict[str, Any]) -> None:
    """The page's own test says the same table, from the same file."""
    what = msgspec.convert({"key": line["key"], "params": line.get("params", {})}, Said)

    assert SPOKEN[language].say(what) == line["says"]


def test_what_is_not_there_is_a_mistake() -> None:
    for key, params in (("no-such-message", {}), ("krones", {}), ("krones.genitive", {"n": 1})):
        with pytest.raises(UnknownWordsError):
            catalogue().text(key, **params)


def test_a_file_that_cannot_be_read_is_a_mistake() -> None:
    with pytest.raises(ValueError, match=r"en/bad\.ftl: no message"):
        Catalogue("en", {"bad.ftl": "krones { $n }\n"})


def test_no_message_is_written_twice() -> None:
    names = [name for text in sources("en").values() for name in re.findall(r"^([a-z][\w-]*) =", text, re.MULTILINE)]

    assert len(names) == len(set(names)) == len(catalogue().own_keys())


def test_so_many_of_each_kind_are_a_list() -> None:
    assert listed("items", {"wine": 2, "cake": 0, "coffee": 1}) == [said("items-wine", n=2), said("items-coffee", n=1)]


def test_every_ruling_can_be_said() -> None:
    assert len(rulings()) > 40
    for number, title, text in rulings():
        assert (catalogue().text(f"ruling-{number}-title"), catalogue().text(f"ruling-{number}-text")) == (title, text)
        assert title and text.startswith(title)


# --- which language


def test_a_language_is_as_asked_then_as_the_machine_says_then_english(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("LEOPOLD_LANGUAGE", *SYSTEM):
        monkeypatch.delenv(name, raising=False)
    assert resolve_language() == "en"
    monkeypatch.setenv("LEOPOLD_LANGUAGE", PSEUDO_LANGUAGE)
    assert resolve_language() == PSEUDO_LANGUAGE
    assert resolve_language("en") == "en"


def test_an_unknown_language_gets_a_sentence_that_names_those_there_are(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LEOPOLD_LANGUAGE", "tlh")
    with pytest.raises(UnknownLanguageError, match=r"^Leopold does not speak tlh; it speaks .*en \(English\).*\.$"):
        resolve_language()


def test_the_language_for_tests_is_not_offered() -> None:
    assert languages()[0] == "en"
    assert PSEUDO_LANGUAGE not in languages()


@pytest.mark.parametrize(
    ("variables", "language"),
    [
        ({"LANG": "C.UTF-8"}, "en"),
        ({"LANG": "de_AT.UTF-8"}, "de"),
        ({"LANG": "de_DE", "LC_ALL": "uk_UA.UTF-8"}, "uk"),
        ({"LANG": "de_DE", "LANGUAGE": "tlh:it:en"}, "it"),
        ({"LANG": "zh_CN.GB18030@x"}, "zh"),
        ({"LANG": "tlh_QO"}, "en"),
        ({"LANG": "de_DE", "LEOPOLD_LANGUAGE": "ru"}, "ru"),
    ],
)
def test_the_system_says_what_its_user_reads(
    monkeypatch: pytest.MonkeyPatch, variables: dict[str, str], language: str
) -> None:
    for name in ("LEOPOLD_LANGUAGE", *SYSTEM):
        monkeypatch.delenv(name, raising=False)
    for name, value in variables.items():
        monkeypatch.setenv(name, value)

    assert resolve_language() == language


@pytest.mark.parametrize(
    ("header", "language"),
    [
        ("", "house"),
        ("*", "house"),
        ("de", "de"),
        ("de-AT,de;q=0.9,en;q=0.8", "de"),
        ("fr;q=0.9, it;q=0.4, en;q=0.8", "en"),
        ("zh-Hant-TW", "zh"),
        ("ru;q=0, uk;q=0.1", "uk"),
        ("de;q=x, it", "it"),
        (",;q=1,=,de;;", "de"),
        ("tlh", "house"),
        ("x," * 100_000 + "de", "house"),
    ],
)
def test_a_browser_says_what_its_reader_wishes_for(header: str, language: str) -> None:
    assert accepted(header, ("en", "de", "uk", "ru", "it", "zh"), "house") == language


# --- the language for tests


def test_every_text_is_accented_and_a_third_longer() -> None:
    for plain, accented in zip(sources("en").values(), sources(PSEUDO_LANGUAGE).values(), strict=True):
        assert len(accented) > len(plain)
    said_in_both = [(catalogue().text(key), catalogue(PSEUDO_LANGUAGE).text(key)) for key in ("lobby-lead", "act-end")]
    for english, strange in said_in_both:
        assert not re.search("[a-zA-Z]", strange)
        letters = sum(map(str.isalpha, english))
        assert len(strange) == len(english) + letters // 3


def test_what_a_text_refers_to_counts_and_chooses_by_stays() -> None:
    source = """\
rooms =
    { $n ->
        [one] One { -room }
       *[other] { LIST($x, type: "or") } rooms{ " " }
    }
    .case = Rooms
"""

    assert pseudo(source) == source.replace("One", "Óñéé").replace("rooms{", "ŕóóóɱş{").replace("Rooms", "Ŕóóóɱş")


def test_a_slip_in_one_message_costs_only_that_message() -> None:
    """Given a translation with a message that is no Fluent and a line that belongs to none, then these are said in
    English, and all others as they stand."""
    english = Catalogue("en", {"a.ftl": "one = One\ntwo = Two\nthree = Three\n"})
    slips = "one = Jeden\nstray words\ntwo = { $n\n# a comment\nthree =\n    Trzy\n\n    i trzy\n"
    polish = Catalogue("pl", {"a.ftl": slips}, english)

    assert [polish.text(key) for key in ("one", "two", "three")] == ["Jeden", "Two", "Trzy\n\ni trzy"]
    assert polish.has("two") and not polish.has("four")
