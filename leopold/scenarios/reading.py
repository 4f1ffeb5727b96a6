"""Reading scenario files: which scenarios there are, what each is given, and its steps."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from copy import deepcopy
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from leopold.packs.errors import plain, show
from leopold.scenarios.errors import Place, ScenarioError
from leopold.scenarios.values import dice, flag, known_keys, list_of, table_of, text, whole

FILE_KEYS: Final = ("about", "given", "scenario")
SCENARIO_KEYS: Final = ("name", "source", "about", "given", "when", "then", "step")
STEP_KEYS: Final = ("when", "then", "about")
TWO_WAYS: Final = (
    ("guest_deck", "guest_deck_top"),
    ("staff_deck", "staff_deck_top"),
    ("instructions", "instructions_top"),
    ("private", "private_deck"),
)
"""Givens that say one thing in two ways."""
WHEN_KEYS: Final = ("do", "refused", "seat", "rolled")


@dataclass(frozen=True, slots=True)
class When:
    """One action: its text, who must be to move (None: anybody), and whether and how it must be refused."""

    text: str
    seat: int | None = None
    refused: str | None = None
    """None: it must be played; else it must be refused, with a message that has this in it."""
    rolled: dict[int, int] | None = None
    """Instead of an action: what the last roll of the dice has shown."""


@dataclass(frozen=True, slots=True)
class Step:
    """Actions, then what must hold."""

    when: tuple[When, ...]
    then: Mapping[str, Any]
    place: Place


@dataclass(frozen=True, slots=True)
class Scenario:
    """One scenario, as it was written; positions are built when it is run."""

    name: str
    source: str
    given: Mapping[str, Any]
    steps: tuple[Step, ...]
    place: Place
    folder: Path
    """Where packs of the writer's own are looked for."""
    trouble: ScenarioError | None = None
    """Why it cannot be read, to be raised by whoever runs it: the others of its file can still be run."""


def read_file(path: str | Path) -> list[Scenario]:
    """The scenarios of a file."""
    file = Path(path)
    place = Place(plain(str(path)))
    try:
        data = file.read_bytes()
    except OSError as wrong:
        raise place.error(f"this file cannot be read: {wrong.strerror or wrong}.") from None
    try:
        content = data.decode()
    except UnicodeDecodeError:
        raise place.error("this file is not UTF-8 text; save it as UTF-8.") from None
    return read_text(content, str(path), file.parent)


def read_text(content: str, file: str = "text", folder: Path | None = None) -> list[Scenario]:
    """The scenarios of a text."""
    place = Place(plain(file))
    try:
        document = tomllib.loads(content)
    except tomllib.TOMLDecodeError as wrong:
        raise place.error(f"this is not TOML: {wrong}.") from None
    home = folder or Path()
    if "scenario" not in document:
        known_keys(place, document, (*SCENARIO_KEYS, "scenario"))
        return [_scenario(place, place, document, {}, home)]
    known_keys(place, document, FILE_KEYS)
    base = table_of(place.at("given"), document.get("given", {}))
    if "without" in base:
        raise place.at("given").at("without").error("a scenario leaves keys of this base out, not the base itself.")
    found: list[Scenario] = []
    for number, table in enumerate(list_of(place.at("scenario"), document["scenario"]), 1):
        title = f"scenario {number}"
        try:
            known_keys(place.at(title), table_of(place.at(title), table), SCENARIO_KEYS)
            scenario = _scenario(place, place.at(title), table, base, home)
            if any(scenario.name == other.name for other in found):
                raise scenario.place.error("another scenario of this file is called so too; give each its own name.")
        except ScenarioError as wrong:
            scenario = Scenario(title, "", {}, (), place.named(title), home, wrong)
        found.append(scenario)
    return found


def _scenario(place: Place, at: Place, table: Mapping[str, Any], base: Mapping[str, Any], folder: Path) -> Scenario:
    """One scenario; `at` is where it stands in the file, as long as its name is not known."""
    name = text(at.at("name"), table.get("name", ""))
    inside = place.named(name)
    own = table_of(inside.at("given"), table.get("given", {}))
    if "step" in table and ("when" in table or "then" in table):
        raise inside.error("write either when and then, or steps that have them; not both.")
    if "step" in table:
        stages = list_of(inside.at("step"), table["step"])
        steps = [_step(inside.at(f"step {number}"), stage) for number, stage in enumerate(stages, 1)]
    else:
        steps = [_step(inside, {key: table[key] for key in ("when", "then") if key in table})]
    if not any(step.then or any(when.refused is not None for when in step.when) for step in steps):
        raise inside.error("nothing is expected here; write a then.")
    source = text(inside.at("source"), table["source"]) if "source" in table else ""
    own_keys = {key: value for key, value in own.items() if key != "without"}
    left = without(base, own.get("without", []), inside.at("given").at("without"))
    return Scenario(name, source, merged(left, own_keys), tuple(steps), inside, folder)


def without(base: Mapping[str, Any], paths: Any, place: Place) -> dict[str, Any]:
    """The base less what a scenario wants to have from the defaults again: `dice`, `seat.1`, `seat.1.hand`."""
    left = deepcopy(dict(base))
    for path in list_of(place, paths):
        *way, last = text(place, path).split(".")
        found: Any = left
        for part in way:
            found = found.get(part) if isinstance(found, dict) else None
        if not isinstance(found, dict) or last not in found:
            raise place.error(f"the base of this file has no {show(path)} to leave out.")
        del found[last]
    return left


def merged(base: Mapping[str, Any], own: Mapping[str, Any]) -> dict[str, Any]:
    """A scenario's own givens replace those of the file; seats are merged key by key."""
    whole_given = deepcopy(dict(base))
    for ways in TWO_WAYS:
        if any(key in own for key in ways):
            for key in ways:
                whole_given.pop(key, None)
    for key, value in own.items():
        if key == "seat" and isinstance(value, dict) and isinstance(whole_given.get("seat"), dict):
            for seat, keys in value.items():
                below = whole_given["seat"].get(seat)
                both = isinstance(below, dict) and isinstance(keys, dict)
                whole_given["seat"][seat] = {**below, **keys} if both else keys
        else:
            whole_given[key] = value
    return whole_given


def _step(place: Place, value: Any) -> Step:
    table = table_of(place, value)
    known_keys(place, table, STEP_KEYS)
    inside = place.at("when")
    actions = table.get("when", [])
    if isinstance(actions, str):
        actions = [actions]
    whens = [_when(inside.at(number), part) for number, part in enumerate(list_of(inside, actions), 1)]
    return Step(tuple(whens), table_of(place.at("then"), table.get("then", {})), place)


def _when(place: Place, value: Any) -> When:
    if not isinstance(value, dict):
        return When(text(place, value))
    known_keys(place, value, WHEN_KEYS)
    if "rolled" in value:
        known_keys(place, value, ("rolled",))
        return When("", rolled=dice(place.at("rolled"), value["rolled"]))
    refused: str | None = None
    if isinstance(value.get("refused"), str):
        refused = value["refused"]
    elif "refused" in value and flag(place.at("refused"), value["refused"]):
        refused = ""
    seat = whole(place.at("seat"), value["seat"], 1, 4) if "seat" in value else None
    return When(text(place.at("do"), value.get("do", "")), seat, refused)
