"""How the companion complains: a message, said in the language of the conversation."""

from __future__ import annotations

from leopold.errors import RulesError
from leopold.packs import load_pack
from leopold.words import Said, Speaker, Value, said


class MisreadError(RulesError):
    """An answer that is none. As text it is English, for files; at the table it is said in the reader's language."""

    said: Said

    def __init__(self, what: Said) -> None:
        super().__init__(Speaker(load_pack()).say(what))
        self.what = what


def misread(key: str, /, **params: Value) -> MisreadError:
    """`raise misread("companion-queue-nobody")`."""
    return MisreadError(said(key, **params))
