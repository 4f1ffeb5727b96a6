"""What is still English in a sentence of the language for tests: nothing may be but names and what somebody wrote."""

from __future__ import annotations

import re
from functools import cache
from typing import Final

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from leopold.words import catalogue, sources
from leopold.words.pseudo import PSEUDO_LANGUAGE

PSEUDO: Final = catalogue(PSEUDO_LANGUAGE)
WORD: Final = re.compile(r"[A-Za-z]{2,}")
JOINING: Final = frozenset({"and", "or"})
"""What lists are joined by comes with the language, not from our catalogue, and this one is joined as English is."""


def words_of(*written: str) -> frozenset[str]:
    return frozenset(word for text in written for word in WORD.findall(text))


def left_in_english(sentence: str, known: frozenset[str], *files: str) -> list[str]:
    """The plain words of a sentence that are not known; what these files of the catalogue quote is known too.

    What is cut off is something that somebody wrote.
    """
    quoted = frozenset[str]().union(*(the_same_everywhere(file) for file in files))
    return sorted(set(WORD.findall(re.sub(r"\w+…", "", sentence))) - known - quoted - JOINING)


@cache
def the_same_everywhere(file: str) -> frozenset[str]:
    """What stands in quotation marks in a file of the catalogue: what one types, names of formats and files."""
    found: list[str] = []

    class Literals(Visitor):
        def visit_StringLiteral(self, node: ast.StringLiteral) -> None:  # noqa: N802, named after the node
            found.append(node.parse()["value"])

        def visit_NamedArgument(self, node: ast.NamedArgument) -> None:  # noqa: N802
            """How a list is joined is said to nobody."""

    Literals().visit(FluentParser().parse(sources("en")[file]))
    return words_of(*found)
