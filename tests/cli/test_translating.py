"""`leopold words`: how far each language is, and how a new one begins."""

from __future__ import annotations

import pytest

from leopold.words import catalogue


def test_the_table_says_how_complete_a_language_is(leopold) -> None:
    code, out, err = leopold("words", "check", "en", "uk")

    assert (code, err) == (0, "")
    head, english, ukrainian = out.strip().splitlines()
    assert " ".join(head.split()) == "Language Messages Share Letters Names of cards With cases Mistakes"
    assert english.startswith("en English") and ukrainian.startswith("uk Українська")
    assert "100 %" in ukrainian and ukrainian.endswith(" 0")


def test_translators_are_told_in_their_own_language(leopold) -> None:
    _, out, _ = leopold("words", "check", "de", "--language", "de")

    assert out.startswith(catalogue("de").text("words-language"))


@pytest.mark.parametrize("command", [("check", "tlh"), ("new", "tlh"), ("new", "de"), ("new", "../x")])
def test_what_cannot_be_is_refused_with_a_sentence(leopold, command: tuple[str, ...]) -> None:
    code, _, err = leopold("words", *command)

    assert code == 2
    assert err.strip().count("\n") == 0 and command[1] in err


def test_a_language_that_stands_before_the_command_counts_too(leopold) -> None:
    _, out, _ = leopold("--language", "uk", "packs", "show", "75")

    assert "Баронеса" in out
