"""Every language that there is: complete, right by its grammar and its glossary, and nothing in it that nobody says."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from leopold.packs.names import names_in
from leopold.words import SOURCE_LANGUAGE, Value, catalogue, languages, said
from leopold.words.beginning import NewLanguageError, begin, emptied
from leopold.words.catalogue import Catalogue, filled_in
from leopold.words.checking import PLURALS, Text, check, of_names, plural_forms, standing, taken_apart
from leopold.words.glossary import Glossary, glossary

LEOPOLD = Path(__file__).parents[2] / "leopold"
OTHERS = [language for language in languages() if language != SOURCE_LANGUAGE]
SIX = ("en", "de", "it", "ru", "uk", "zh")
DECLINED = ("de", "ru", "uk")
"""Languages in which a name has cases."""


def test_there_are_six() -> None:
    assert languages() == SIX


@pytest.mark.parametrize("language", OTHERS)
def test_a_language_is_complete_and_has_no_mistake(language: str) -> None:
    stands = standing(language)

    assert [str(mistake) for mistake in stands.mistakes] == []
    assert stands.messages == stands.wanted


@pytest.mark.parametrize("language", OTHERS)
def test_every_card_has_a_name_and_where_names_have_cases_every_name_has_them(language: str) -> None:
    assert len(names_in(language)) >= len(names_in(SOURCE_LANGUAGE)) - 5  # some have the same name in one language
    assert [str(mistake) for mistake in of_names(language, names_in(language))] == []
    assert bool(standing(language).names) >= (language in DECLINED)


@pytest.mark.parametrize("language", OTHERS)
def test_every_term_has_a_word_and_a_source(language: str) -> None:
    terms = glossary().terms

    assert [name for name in terms["en"] if name not in terms[language]] == []
    assert [name for name in terms[language] if name not in terms["en"]] == []
    assert [name for name, term in terms[language].items() if not term.source] == []
    strange = {key for term in terms[language].values() for key in term.free} - set(taken_apart("en").parts)
    assert strange == set()


def samples(name: str) -> Iterator[dict[str, Value]]:
    """Values for everything that a message of English speaks of: each variant there is, each plural, some words."""
    english = taken_apart(SOURCE_LANGUAGE)
    family = english.family(name)
    reached = [english.parts[part] for one in family for part in english.reaches(one) if part in english.parts]
    lists = {variable for part in reached for variable in part.lists}
    chosen: dict[str, set[str]] = {}
    for part in reached:
        for variable, keys in part.chosen.items():
            chosen.setdefault(variable, set()).update(keys)
    several: Value = ["Anna", said("krones", n=2)]
    used = {variable for part in reached for variable in part.uses}
    plain: dict[str, Value] = {variable: several if variable in lists else "Anna" for variable in used}
    for variable, keys in chosen.items():
        plain[variable] = 5 if keys & PLURALS - {"other"} or all(map(str.isdigit, keys - PLURALS)) else min(keys)
    yield plain
    for variable, keys in chosen.items():
        for value in [0, 1, 2, 21, 111] if isinstance(plain[variable], int) else sorted(keys):
            yield {**plain, variable: value}


@pytest.mark.parametrize("language", languages())
def test_every_message_can_be_said_with_whatever_it_speaks_of(language: str) -> None:
    words = catalogue(language)
    for name in taken_apart(SOURCE_LANGUAGE).parts:
        for values in samples(name):
            assert "$" not in words.text(name, **values)


@cache
def code() -> str:
    files = [file for kind in ("*.py", "*.ts", "*.svelte", "*.toml") for file in sorted(LEOPOLD.rglob(kind))]
    mine = [file for file in files if not {"node_modules", "dist"} & {*file.parts}]
    return "\n".join(file.read_text("utf-8") for file in mine)


def test_no_message_is_left_over() -> None:
    """Given all sources, then each message is named there, or put together from a beginning and a word that are."""
    text = code()
    literals = {word.split(".")[0] for word in re.findall(r"[\"'`]([a-z][\w.-]*)[\"'`]", text)}
    words = set(re.findall(r"\w+", text)) | literals
    put_together = re.findall(r'f"([a-z][^"\n]*)"', text) + re.findall(r"`([a-z][^`\n]*)`", text)
    families = [
        re.compile(re.sub(r"\\\{.*?\\\}", r"([\\w-]+)", re.escape(one.replace("${", "{"))) + "$")
        for one in {one for one in put_together if "{" in one and len(one.split("{")[0]) > 2}
    ]
    english = taken_apart(SOURCE_LANGUAGE)
    referred = {name.split(".")[0] for part in english.parts.values() for name in part.refers}

    def named(key: str) -> bool:
        return any(
            all(word in words or word.isdigit() or set(word.split("-")) <= words for word in found.groups())
            for family in families
            if (found := family.match(key))
        )

    assert [key for key in english.messages if key not in literals | referred and not named(key)] == []


# --- what the check finds

SOURCE = """\
krones =
    { $n ->
        [one] { $n } krone
       *[other] { $n } krones
    }
price = { $guest } pays { krones }.
    .short = { krones }
help = Type `{ "help" }`.
who =
    { $who ->
        [you] You
       *[other] { $name }
    } play.
"""
GOOD = """\
krones =
    { $n ->
        [one] { $n } крона
        [few] { $n } крони
       *[many] { $n } крон
    }
    .accusative =
        { $n ->
            [one] { $n } крону
            [few] { $n } крони
           *[many] { $n } крон
        }
price = { FORM($guest, form: "genitive") }: { krones.accusative }.
    .short = { krones }
help = Введіть `{ "help" }`.
who =
    { $who ->
        [you] Ви граєте
       *[other] { $name } грає
    }.
called-75 = Баронеса
    .genitive = Баронеси
"""
FEW = "        [few] { $n } крони\n"
TERMS = Glossary(
    {
        "en": {"krone": {"term": "krone", "source": "x", "stems": [r"\bkrones?\b"]}},
        "uk": {"krone": {"term": "крона", "source": "x", "stems": [r"\bкрон"], "never": ["гривн"]}},
    }
)


def mistakes(translation: str, language: str = "uk", source: str = SOURCE) -> list[tuple[str, str]]:
    found = check(language, Text({"a.ftl": source}), Text({"a.ftl": translation}), TERMS)
    return [(mistake.key, mistake.wrong) for mistake in found]


def test_a_good_translation_has_no_mistake() -> None:
    assert mistakes(GOOD) == []


@pytest.mark.parametrize(
    ("old", "new", "key", "wrong"),
    [
        ("help = Введіть", "hepl = Введіть", "help", "missing"),
        ("help = Введіть", "hepl = Введіть", "hepl", "English has no such message"),
        ("    .short = { krones }\n", "", "price.short", "missing"),
        (FEW, "", "krones", "[few]"),
        ("        [one] { $n } крона", "        [one] одна крона", "krones", "show the number"),
        ("{ $name } грає", "Хтось грає", "who", "$name is not used"),
        ("{ $name } грає", "{ $nmae } грає", "who", "$nmae is not known"),
        ("[you] Ви", "[yuo] Ви", "who", "$who is never [yuo]"),
        ('`{ "help" }`', '`{ "поміч" }`', "help", "commands stay"),
        ('`{ "help" }`', '{ "help" }', "help", "markup"),
        ('form: "genitive"', 'form: "dative"', "called-75.genitive", "no message asks for"),
        ("krones.accusative }.", "krones.acusative }.", "price", "refers to krones.acusative"),
        ("*[many] { $n } крон\n    }\n    .acc", "*[many] { $n } гривні\n    }\n    .acc", "krones", "says 'гривн'"),
        ("help =", "help = x\nhelp =", "help", "written twice"),
        ("help =", "help", "help Введіть", "cannot be read"),
        ("called-75", "-own = x\ncalled-75", "-own", "no message uses"),
    ],
)  # fmt: skip
def test_a_mistake_is_found_and_named(old: str, new: str, key: str, wrong: str) -> None:
    assert old in GOOD
    found = mistakes(GOOD.replace(old, new))

    assert any(name.startswith(key) and wrong in said for name, said in found), found


def test_a_form_that_nobody_asks_for_is_found() -> None:
    assert mistakes(GOOD.replace("krones.accusative }.", "krones }.")) == [
        ("krones.accusative", "a form that no message asks for")
    ]


def test_a_term_has_to_be_said_in_its_word() -> None:
    assert ("krones", "speaks of 'krone', which is 'крона' here") in mistakes(GOOD.replace("крон", "монет"))


@pytest.mark.parametrize(
    ("text", "wrong"),
    [
        ("你好，世界。", []),
        ("用{ $n }克朗。", []),
        ("你好, 世界。", ["punctuation of half the width"]),
        ("你 好。", ["a space between words"]),
        ("用 { $n }克朗。", ["a space between words"]),
        ("你好(世界)。", ["brackets of half the width"]),
    ],
)
def test_chinese_is_written_as_chinese(text: str, wrong: list[str]) -> None:
    assert mistakes(f"a = {text}\n", "zh", "a = Hello { $n }.\n" if "$n" in text else "a = Hello.\n") == [
        ("a", one) for one in wrong
    ]


@pytest.mark.parametrize("language", languages())
def test_a_list_without_and_has_none_in_any_language(language: str) -> None:
    words = Catalogue(language, {"a.ftl": 'all = { LIST($all, type: "unit") }\n'})

    assert re.fullmatch("a(, |、)b\\1c", words.text("all", all=["a", "b", "c"]))


def test_plural_forms_are_those_that_whole_numbers_take() -> None:
    assert plural_forms("uk") == {"one", "few", "many"}
    assert plural_forms("de") == plural_forms("it") == {"one", "other"}
    assert plural_forms("zh") == {"other"}


# --- a new language


def test_a_new_language_has_english_beside_every_empty_message(tmp_path: Path) -> None:
    """Given a new catalogue, when nothing is filled in, then everything is said in English; when a sentence is, then
    that one is said."""
    folder = begin("pl", tmp_path)
    text = (folder / "lobby.ftl").read_text("utf-8")
    name = "lobby-book"
    english = catalogue().text(name)

    assert f"# {name} = {english}\n{name} =\n" in text
    empty = Catalogue("pl", {"lobby.ftl": filled_in(text)}, catalogue())
    assert (empty.own_keys(), empty.text(name)) == (frozenset(), english)
    begun = Catalogue(
        "pl", {"lobby.ftl": filled_in(text.replace(f"\n{name} =\n", f"\n{name} = Księga\n"))}, catalogue()
    )
    assert (begun.own_keys(), begun.text(name)) == (frozenset({name}), "Księga")
    assert begun.text("lobby-new") == catalogue().text("lobby-new")


def test_a_sentence_whose_parts_are_not_there_yet_is_said_in_english() -> None:
    english = Catalogue("en", {"a.ftl": "krones = krones\nprice = It costs { krones }.\n"})

    assert Catalogue("pl", {"a.ftl": "price = To kosztuje { krones }.\n"}, english).text("price") == "It costs krones."


def test_what_is_half_filled_in_is_said_in_english_for_the_other_half() -> None:
    source = "price = Price\n    .short = P\n"
    english = Catalogue("en", {"a.ftl": source})
    blank = emptied(source)

    value = Catalogue("pl", {"a.ftl": filled_in(blank.replace("price =\n", "price = Cena\n"))}, english)
    assert (value.text("price"), value.text("price.short")) == ("Cena", "P")
    attribute = Catalogue("pl", {"a.ftl": filled_in(blank.replace("    .short =\n", "    .short = C\n"))}, english)
    assert (attribute.text("price"), attribute.text("price.short")) == ("Price", "C")


@pytest.mark.parametrize("code", ["", "klingon", "xx", "../de", "de/../..", "d"])
def test_what_is_no_language_is_refused(code: str, tmp_path: Path) -> None:
    with pytest.raises(NewLanguageError):
        begin(code, tmp_path)
    assert list(tmp_path.iterdir()) == []


def test_a_language_that_is_there_is_left_alone(tmp_path: Path) -> None:
    begin("pl", tmp_path)
    (tmp_path / "pl" / "lobby.ftl").write_text("mine", "utf-8")

    with pytest.raises(NewLanguageError, match="already"):
        begin("pl", tmp_path)
    assert (tmp_path / "pl" / "lobby.ftl").read_text("utf-8") == "mine"
