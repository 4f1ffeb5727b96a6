"""What this server has to offer."""

from __future__ import annotations

from typing import Literal

from leopold.packs import Board
from leopold.server.models.base import Model
from leopold.server.models.friends import LocalNetwork


class BotLevel(Model):
    """A level a bot can have, weakest first."""

    level: str
    bot: str
    """The player behind it, as in docs/bots.md."""
    quick: bool
    """It plays before the bots are compiled."""


class Readiness(Model):
    """Rules and bots are compiled once for each machine; until then both run interpreted, strong bots not at all."""

    ready: bool
    """The rules are compiled."""
    bots: bool
    """The bots are, and the strong ones can play."""
    done: int
    total: int
    seconds: int = 0
    """How long it has been going on: some of the parts take their time."""
    failed: bool = False
    """Something will never be compiled here, and stays as it is."""


class Language(Model):
    code: str
    name: str


class Words(Model):
    """Everything that the page says in one language, in Fluent's notation."""

    language: str
    texts: list[str]


class Limits(Model):
    open_tables: int
    """Tables one visitor may have open."""
    actions_at_once: int
    name_length: int
    record_bytes: int
    packs: int
    """Packs of one's own at a table."""
    pack_bytes: int
    """All of them together."""


class OfferedChoice(Model):
    """A choice of a new game. `choice-<name>` is its name in the catalogue, `<words>-<value>` that of a value."""

    name: str
    shape: Literal["word", "words", "set", "flag", "seed"]
    """One of the values; one of them for every seat; any of them; yes or no; any text."""
    values: list[str]
    words: str
    usual: str | bool | list[str]
    """With what the form begins."""
    place: Literal["seats", "form", "pictures", "more"]
    """By who sits at the table, openly, or under "more"."""
    not_with: str
    """Another choice that excludes this one; `config-<name>-not-with-<other>` says why."""
    only_with: str
    """Another choice without which there is none of this; `config-<name>-only-with-<other>` says why."""


class OfferedModule(Model):
    """A part of the game that can be left out, and what it goes with. `module-<id>` is its name in the catalogue."""

    id: str
    expansion: str
    """The box that it comes in, or nothing; `expansion-<id>` is its name."""
    needs: list[str]
    """Modules without which it cannot be played."""
    excludes: list[str]
    """Modules that it cannot be played with."""
    alone: bool
    """It goes with the solo game."""
    houses: list[str]
    """Of which the automaton then has one for a hotel of its own; `house-<id>` is its name."""


class OfferedAutomaton(Model):
    """Whom one can play alone against; `automaton-<automaton>` is its name in the catalogue."""

    automaton: str
    modules: list[str]
    """Those that bring it: it plays as soon as one of them is chosen. Who has none plays otherwise."""


class About(Model):
    """What this server has: ways to play, bots, limits."""

    version: str
    rules_version: int
    editions: list[str]
    """Those that there are cards of, the usual one first."""
    choices: list[OfferedChoice]
    modules: list[OfferedModule]
    """The values of the choice `modules`, in the same order."""
    automata: list[OfferedAutomaton]
    boards: dict[str, Board]
    """By edition: its numbers, for messages about the choices that speak of them."""
    bot_levels: list[BotLevel]
    usual_level: str
    """Of bots for whom nobody chose one."""
    hint_level: str
    """Whose advice a hint is now."""
    languages: list[Language]
    """Those that the page can speak, each by its own name."""
    language: str
    """Of a reader who has not chosen one."""
    readiness: Readiness
    addresses: list[str]
    """Where others reach this server, when it is open to more than this machine; the first is the likeliest."""
    network: LocalNetwork
    emotes: list[str]
    message: str
    """What the operator says to everybody, in words of their own; nothing where there is nothing to say."""
    push_key: str
    """The operator's public key for Web Push; nothing where nobody is called with the page closed."""
    limits: Limits
