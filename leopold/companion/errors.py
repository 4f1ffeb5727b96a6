"""How the companion complains: a message, said in the language of the conversation."""

from __future__ import annotations

from leopold.errors import RulesError
from leopold.packs import load_pack
from leopold.words import Said, Value


class MisreadError(RulesError):
    """An answer that is none."""

    numbered = True


def misread(key: str, /, **params: Value) -> MisreadError:
    """`raise misread("companion-queue-nobody")`."""
    return MisreadError(Said(key, params), load_pack())
