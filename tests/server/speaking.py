"""Everything that the server says in any test is said aloud: a key without a sentence, or a sentence without one of
its values, fails the test that met it, whatever else it is about.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec

from leopold.packs import load_pack
from leopold.packs.modules import CHOOSABLE
from leopold.speech import Speaker
from leopold.words import Said


def say_all(data: Any) -> None:
    """Say whatever an answer holds; an UnknownWordsError for what cannot be said."""
    speaker = Speaker(load_pack(modules=CHOOSABLE))
    for what in said_in(data):
        speaker.say(what)


def said_in(data: Any) -> Iterator[Said]:
    """Messages anywhere in an answer. Events have names of their own; what is told of them stands beside them."""
    if isinstance(data, list):
        for part in data:
            yield from said_in(part)
    elif isinstance(data, dict):
        if "params" in data and "key" in data:
            yield msgspec.convert({"key": data["key"], "params": data["params"]}, Said)
        elif "params" in data and "cause" in data:
            yield msgspec.convert({"key": f"ask-{data['name']}", "params": data["params"]}, Said)
        for name, part in data.items():
            if name not in ("event", "events", "params"):
                yield from said_in(part)
