"""A name for every number of an observation, and for every action."""

from __future__ import annotations

from functools import cache
from typing import Final

from leopold.envs import layout
from leopold.packs import Pack, load_pack
from leopold.packs.codes import CHAMPAGNE
from leopold.packs.tables import BASE_CAFE_TABLES, ROOMS
from leopold.rules.actions import ACTIONS, CATALOGUE, COLOUR, DANCE_PLACES, POUR, POUR_PLACES, REWARD, TAKE
from leopold.rules.state import NOBODY
from leopold.text.notation import TABLE_OF, text_of_key

STRIDES: Final = {"check-in": ROOMS, "dance": DANCE_PLACES}
"""How far the numbers of neighbouring tables are apart, where it is more than one."""


def parts_of(pack: Pack) -> tuple[layout.Part, ...]:
    """The blocks of an observation of a game with this pack."""
    return layout.parts(tuple(card.number for card in pack.staff), pack.modules)


@cache
def _feature_names(pack: Pack) -> tuple[str, ...]:
    return tuple(name for part in parts_of(pack) for name in part.names())


def feature_names(pack: Pack | None = None) -> tuple[str, ...]:
    """What each number of an observation is, in order.

    >>> names = feature_names()
    >>> names.index("own.krones") < names.index("other1.krones") < names.index("staff.17.in_hand")
    True
    """
    return _feature_names(pack or load_pack())


@cache
def _action_names(pack: Pack) -> tuple[str, ...]:
    names = []
    for action in range(ACTIONS):
        if TAKE <= action < REWARD:
            names.append(f"take {action - TAKE} of the second kind")
        elif POUR <= action < COLOUR and pack.item_kinds > CHAMPAGNE and (action - POUR) % POUR_PLACES:
            second, champagne = divmod(action - POUR, POUR_PLACES)
            names.append(f"take {second} of the second kind {champagne} champagne")
        else:
            text = _text(pack, action)
            names.append(f"unused {action}" if text.startswith("action ") else text)
    return tuple(names)


def _text(pack: Pack, action: int) -> str:
    """As the notation has it; a table that an entrance adds is named like the last of those that are always there."""
    added = TABLE_OF[action] - BASE_CAFE_TABLES + 1
    if 0 < added <= max((tile.tables for tile in pack.entrances), default=0):
        kind = next(kind for kind in CATALOGUE if kind.first <= action < kind.first + kind.size)
        like = text_of_key(pack, (action - added * STRIDES.get(kind.name, 1), NOBODY))
        return like.replace(f"table {BASE_CAFE_TABLES}", f"table {BASE_CAFE_TABLES + added}")
    return text_of_key(pack, (action, NOBODY))


def action_names(pack: Pack | None = None) -> tuple[str, ...]:
    """What each action is, whatever the position: the notation, with tables in place of the guests who sit there.

    >>> names = action_names()
    >>> names[0], names[18], names[332], names[664]
    ('pass', 'guest 3', 'check-in table 1 1.1', 'hire 17')
    """
    return _action_names(pack or load_pack())
