"""A language for tests: English with every letter accented and a third longer.

A word that stays plain did not come from the catalogue, and what is cut off would be cut off in German too.
"""

from __future__ import annotations

from typing import Final

from fluent.syntax import FluentParser, FluentSerializer, ast
from fluent.syntax.visitor import Transformer

PSEUDO_LANGUAGE: Final = "en-XA"
_PLAIN: Final = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"
_ACCENTED: Final = "áƀçđéƒǧĥíĵķļɱñóƥɋŕşţúṽŵẋýžÁƁÇĐÉƑǦĤÍĴĶĻṀÑÓƤɊŔŞŢÚṼŴẊÝŽ"
_ACCENTS: Final = str.maketrans(_PLAIN, _ACCENTED)
_DOUBLED: Final = 3
"""Every third letter is written twice."""


def pseudo(source: str) -> str:
    """The Fluent source with its texts accented and longer; what they refer to, count and choose by stays as it is."""
    resource = FluentParser().parse(source)
    return FluentSerializer().serialize(_Accents().visit(resource))


def accented(text: str) -> str:
    """Every letter accented, and every third one twice."""
    letters = 0
    longer: list[str] = []
    for letter in text:
        letters += letter.isalpha()
        longer.append(letter * 2 if letter.isalpha() and letters % _DOUBLED == 0 else letter)
    return "".join(longer).translate(_ACCENTS)


class _Accents(Transformer):
    def visit_TextElement(self, node: ast.TextElement) -> ast.TextElement:  # noqa: N802, named after the node
        return ast.TextElement(accented(node.value))
