"""Mistakes told in the reader's language: what an error says, in which words, and that no words are left over."""

from __future__ import annotations

import errno
import pickle
import re
from pathlib import Path

import pytest

from leopold.errors import RecordError, RulesError
from leopold.packs import load_pack
from leopold.speech import Speaker
from leopold.words import SaidError, catalogue, said, sources
from leopold.words.system import system_says
from tests.plain import PSEUDO, left_in_english

SOURCES = Path(__file__).parents[2] / "leopold"


def test_an_error_is_english_as_text_and_told_in_any_language() -> None:
    wrong = SaidError(said("file-folder-none", folder="/x"))

    assert str(wrong) == "There is no folder /x."
    assert wrong.told(PSEUDO) == PSEUDO.text("file-folder-none", folder="/x") != str(wrong)


def test_what_has_been_said_already_is_told_as_it_is() -> None:
    wrong = SaidError("As it is.")

    assert (str(wrong), wrong.told(PSEUDO), wrong.said) == ("As it is.", "As it is.", None)


def test_cards_go_by_their_names_in_the_language() -> None:
    """Given an error about a guest, then it names her; about a file with her number too, as the file has it."""
    pack = load_pack()
    why = said("text-not-in-queue", guest=75)

    assert str(RulesError(why, pack)) == "Baroness is not in the queue."
    assert str(RecordError.at("my.leopold", 7, why, pack)) == "my.leopold, line 7: Baroness (75) is not in the queue."
    assert RulesError(why, pack).told(PSEUDO) == Speaker(pack, PSEUDO, numbered=False).say(why)
    assert left_in_english(RecordError.at("", 7, why, pack).told(PSEUDO), frozenset()) == []


@pytest.mark.parametrize(
    ("file", "line", "sentence"),
    [
        ("my.leopold", 1234, "my.leopold, line 1234: The file is empty."),
        ("my.leopold", None, "my.leopold: The file is empty."),
        ("", 3, "line 3: The file is empty."),
        ("", None, "The file is empty."),
    ],
)
def test_a_place_stands_in_front(file: str, line: int | None, sentence: str) -> None:
    wrong = RecordError.at(file, line, said("record-empty"))

    assert (str(wrong), wrong.file, wrong.line) == (sentence, file, line)
    assert left_in_english(wrong.told(PSEUDO), frozenset({"my", "leopold"})) == []


def test_an_error_survives_the_way_to_another_process() -> None:
    wrong = pickle.loads(
        pickle.dumps(RecordError.at("my.leopold", 7, said("text-not-in-queue", guest=75), load_pack()))
    )

    assert str(wrong) == "my.leopold, line 7: Baroness (75) is not in the queue."
    assert (wrong.file, wrong.line) == ("my.leopold", 7)


def test_the_system_is_told_in_our_words() -> None:
    known = [errno.EACCES, errno.ENOSPC, errno.EROFS, errno.ENAMETOOLONG, errno.EINVAL, errno.ENOTDIR]
    for number in (*known, errno.EADDRINUSE, errno.EADDRNOTAVAIL):
        told = PSEUDO.text("file-unreadable", reason=system_says(OSError(number, "As the system says it")))
        assert left_in_english(told, frozenset()) == []
    assert catalogue().text("file-unreadable", reason=system_says(OSError(5, "Input/output error"))) == (
        "The file cannot be read: input/output error."
    )
    assert system_says(ValueError("embedded null byte")) == said("system-name")


FAMILIES = ("words-", "pack-noun-", "pack-table-", "pack-toml-", "pack-none-", "pack-symbol-", "pack-", "change-")
"""Keys that are put together: whatever comes behind one of these stands in the sources by itself."""


@pytest.mark.parametrize("file", ["records.ftl", "packs.ftl", "files.ftl", "bots.ftl", "serving.ftl"])
def test_no_message_is_left_over(file: str) -> None:
    """Given the messages about mistakes, then each of them is named where mistakes are found."""
    code = "\n".join(path.read_text("utf-8") for path in sorted(SOURCES.rglob("*.py")))
    literals = set(re.findall(r'"([\w-]+)"', code))
    called = {"-".join(re.sub(r"^(a|the) |'", "", words).split()) for words in re.findall(r'"((?:a|the) [^"]*)"', code)}

    def named(key: str) -> bool:
        ends = {key.removeprefix(family) for family in FAMILIES if key.startswith(family)}
        return key in literals or bool(ends & (literals | called))

    keys = re.findall(r"^([a-z][\w-]*) =", sources("en")[file], re.MULTILINE)
    assert [key for key in keys if not named(key) and not key.startswith("at-")] == []  # a place is tried above
