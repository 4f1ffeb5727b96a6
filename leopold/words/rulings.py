"""The rulings as messages. They are written once, in `docs/rulings.md`, and the English catalogue has them from there.

`ruling-<number>-title` and `ruling-<number>-text` are what a translation has to say.
"""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from typing import NamedTuple

from fluent.syntax import FluentSerializer, ast


class Ruling(NamedTuple):
    number: int
    title: str
    text: str


@cache
def rulings() -> tuple[Ruling, ...]:
    """As the page of the documents has them, which the wheel carries along."""
    carried = Path(__file__).with_name("rulings.md")
    page = carried if carried.exists() else Path(__file__).parents[2] / "docs" / "rulings.md"
    text = page.read_text("utf-8") if page.exists() else ""
    parts = re.split(r"^(\d+)\. ", text, flags=re.MULTILINE)
    return tuple(_ruling(int(number), words) for number, words in zip(parts[1::2], parts[2::2], strict=True))


def _ruling(number: int, words: str) -> Ruling:
    """Its first, bold sentence is the title; the scenario that tests it is for developers."""
    told = " ".join(words.split("\n## ")[0].split())
    told = re.sub(r"\(`[^`]*`\)", "", told).replace("`", "").replace("*", "").strip()
    title = re.match(r"\s*\*\*(.+?)\*\*", " ".join(words.split()))
    return Ruling(number, title[1].strip(" :.") if title else "", told)


def rulings_source() -> str:
    """The same in Fluent's notation."""
    messages = [
        ast.Message(ast.Identifier(f"ruling-{ruling.number}-{part}"), ast.Pattern([ast.TextElement(text)]))
        for ruling in rulings()
        for part, text in (("title", ruling.title), ("text", ruling.text))
        if text
    ]
    return FluentSerializer().serialize(ast.Resource([*messages]))
