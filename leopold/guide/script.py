"""Scripts: the deal, who plays, and the scenes in their order, read from TOML files beside this one and checked."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any, Final

import msgspec
from msgspec import Struct

from leopold.bots import LEVELS
from leopold.bots.nets import versioned
from leopold.config import Config, configure
from leopold.errors import RulesError
from leopold.rules.actions import CATALOGUE
from leopold.rules.decisions.dispatch import DECISION_NAMES
from leopold.rules.events import EVENT_NAMES

FOLDER: Final = Path(__file__).parent
SCRIPTS: Final = tuple(sorted(file.stem for file in FOLDER.glob("*.toml")))
"""The names of the scripts there are."""


class When(Struct, frozen=True, forbid_unknown_fields=True):
    """When a scene is due, at a decision of the guided seat: whatever is given has to hold."""

    decision: tuple[str, ...] = ()
    """What is decided is one of these."""
    can: tuple[str, ...] = ()
    """One of these is legal: actions in notation, or how it begins ("die 3" for "die 3 boost")."""
    happened: tuple[str, ...] = ()
    """One of these events has happened, to the guided seat or to everybody."""
    round: int = 0
    """In this round at the earliest."""
    turn: int = 0
    """In this turn of the seat's own, counted from the beginning of the game, at the earliest."""
    after: tuple[str, ...] = ()
    """When these scenes are over."""


class Scene(Struct, frozen=True, forbid_unknown_fields=True):
    """One thing that Leopold explains. Its words are the message `guide-<id>`."""

    id: str
    when: When
    at: tuple[str, ...] = ()
    """Where the light falls: a part of the table ("queue"), a thing ("die:3"), what can be chosen ("act:room").
    """
    until: tuple[str, ...] = ()
    """The kinds of actions that end it; none: it is read, and the reader goes on."""
    suggest: tuple[str, ...] = ()
    """Actions he would advise, the best first: the first one that is legal is named by the attribute `.tip`."""


class Script(Struct, frozen=True, forbid_unknown_fields=True):
    """A guided game."""

    name: str
    config: Config
    seat: int
    rival: str
    """The level of the bot that plays the other seats."""
    scenes: tuple[Scene, ...]

    @property
    def player(self) -> str:
        """Who plays the rival: the script was written for moves of the first version, which stay as they are."""
        return versioned(self.rival, 1)

    def scene(self, name: str) -> Scene | None:
        return next((scene for scene in self.scenes if scene.id == name), None)


class _File(Struct, forbid_unknown_fields=True):
    """A script as it is written."""

    game: dict[str, Any]
    seat: int
    rival: str
    scene: list[Scene]


@cache
def script_named(name: str) -> Script | None:
    """The script of this name; a table may have been laid with one that is there no more."""
    return read_script(FOLDER / f"{name}.toml") if name in SCRIPTS else None


def script_for(config: Config) -> Script | None:
    """The script whose deal this is, for games that carry no name of a script with them."""
    found = (script_named(name) for name in SCRIPTS)
    return next((script for script in found if script is not None and script.config == config), None)


def read_script(path: Path) -> Script:
    """A script from its file; a RulesError says what is wrong with it, and where."""
    try:
        found = msgspec.convert(tomllib.loads(path.read_text("utf-8")), _File)
        script = Script(path.stem, configure(**found.game), found.seat, found.rival, tuple(found.scene))
    except (tomllib.TOMLDecodeError, msgspec.ValidationError) as wrong:
        raise RulesError(f"{path.name}: {wrong}") from None
    check_script(script)
    return script


def check_script(script: Script) -> None:
    """Are there such decisions, actions, events and scenes?"""
    if script.rival not in LEVELS:
        raise RulesError(f"{script.name}: there is no level {script.rival!r}; there are {', '.join(LEVELS)}.")
    seen: set[str] = set()
    for scene in script.scenes:
        if scene.id in seen:
            raise RulesError(f"{script.name}: there are two scenes {scene.id!r}.")
        for what, names, known in _named(scene, seen):
            unknown = [name for name in names if name not in known]
            if unknown:
                raise RulesError(
                    f"{script.name}, scene {scene.id}: {what} {unknown[0]!r} is none of {', '.join(known)}."
                )
        seen.add(scene.id)


def _named(scene: Scene, before: set[str]) -> list[tuple[str, tuple[str, ...], Mapping[str, Any] | list[str]]]:
    kinds = [kind.name for kind in CATALOGUE]
    return [
        ("decision", scene.when.decision, list(DECISION_NAMES.values())),
        ("event", scene.when.happened, list(EVENT_NAMES.values())),
        ("action", tuple(text.split()[0] for text in (*scene.when.can, *scene.suggest)), kinds),
        ("action", scene.until, kinds),
        ("earlier scene", scene.when.after, sorted(before)),
    ]
