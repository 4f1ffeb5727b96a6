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
    catalogue,
    languages,
    listed,
    resolve_language,
    said,
)
from leopold.words.catalogue import sources
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
    monkeypatch.delenv("LEOPOLD_LANGUAGE", raising=False)
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
