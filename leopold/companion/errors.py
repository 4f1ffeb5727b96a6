"""How the companion complains: a message, said in the language of the conversation."""

from __future__ import annotations

from leopold.errors import RulesError
from leopold.packs import Pack, load_pack
from leopold.words import Said, Value


class MisreadError(RulesError):
    """An answer that is none."""

    numbered = True


def misread(key: str, /, pack: Pack | None = None, **params: Value) -> MisreadError:
    """`raise misread("companion-queue-twice", pack, guest=64)`: the pack names the cards, ours without modules if none
    is given."""
    return MisreadError(Said(key, params), pack or load_pack())
