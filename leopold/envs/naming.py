"""A name for every number of an observation, and for every action."""

from __future__ import annotations

from functools import cache

from leopold.envs import layout
from leopold.packs import Pack, load_pack
from leopold.rules.actions import ACTIONS, REWARD, TAKE
from leopold.rules.state import NOBODY
from leopold.text.notation import text_of_key


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
        else:
            text = text_of_key(pack, (action, NOBODY))
            names.append(f"unused {action}" if text.startswith("action ") else text)
    return tuple(names)


def action_names(pack: Pack | None = None) -> tuple[str, ...]:
    """What each action is, whatever the position: the notation, with tables in place of the guests who sit there.

    >>> names = action_names()
    >>> names[0], names[18], names[332], names[664]
    ('pass', 'guest 3', 'check-in table 1 1.1', 'hire 17')
    """
    return _action_names(pack or load_pack())
