"""Environments for learning: many games as arrays, PettingZoo for all seats, Gymnasium for one.

`BatchedGames` needs nothing but NumPy, `CudaGames` a graphics card and `leopold[cuda]`. The others need Gymnasium and
PettingZoo (`pip install 'leopold[rl]'`); where Gymnasium is installed, importing this registers "Leopold-v0" and
"LeopoldSolo-v0".
"""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from typing import TYPE_CHECKING, Any

from leopold.envs.batched import BatchedGames
from leopold.envs.naming import action_names, feature_names
from leopold.errors import RulesError

if TYPE_CHECKING:
    from leopold.envs.aec import LeopoldAEC, env, raw_env
    from leopold.envs.on_card import CudaGames
    from leopold.envs.single import LeopoldEnv
    from leopold.envs.vector import LeopoldVectorEnv

__all__ = [
    "BatchedGames",
    "CudaGames",
    "LeopoldAEC",
    "LeopoldEnv",
    "LeopoldVectorEnv",
    "action_names",
    "env",
    "feature_names",
    "raw_env",
]

_HOMES = {
    "CudaGames": "on_card",
    "LeopoldEnv": "single",
    "LeopoldVectorEnv": "vector",
    "LeopoldAEC": "aec",
    "env": "aec",
    "raw_env": "aec",
}


def __getattr__(name: str) -> Any:
    """The libraries are loaded only when somebody wants one of their environments."""
    if name not in _HOMES:
        raise AttributeError(f"module 'leopold.envs' has no attribute {name!r}")
    try:
        return getattr(import_module(f"leopold.envs.{_HOMES[name]}"), name)
    except ModuleNotFoundError as missing:
        if missing.name not in ("gymnasium", "pettingzoo"):
            raise
        raise RulesError("This needs the environments for learning: pip install 'leopold[rl]'.") from None


def _register() -> None:
    """Tell Gymnasium the names of our environments."""
    from gymnasium import register

    for name, kwargs in (("Leopold-v0", {}), ("LeopoldSolo-v0", {"solo": True})):
        register(
            name,
            entry_point="leopold.envs.single:LeopoldEnv",
            vector_entry_point="leopold.envs.vector:LeopoldVectorEnv",
            kwargs=kwargs,
        )


if find_spec("gymnasium") is not None:
    _register()
