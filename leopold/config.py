"""The choices of a game: each declared once, with its values and with what it can be combined.

Everything that offers, asks for, writes down or reads a choice is made from these declarations: `Game`, the lobby, the
command line, the header of a saved game, the stored table, plans of the laboratory, environments, the fuzzer.

>>> configure(3, hotels="day").hotels
('day', 'day', 'day')
>>> configure(solo="leopold").level
'easy'
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import product
from typing import Annotated, Any, Final, Literal, TypedDict, Unpack, get_type_hints

import numpy as np
import numpy.typing as npt
from msgspec import Struct, convert, field, to_builtins
from msgspec.structs import asdict, fields, force_setattr

from leopold.errors import RulesError
from leopold.packs import EDITIONS, Pack, PackFile, load_pack, plays_on
from leopold.packs.automata import AUTOMATA, NUMBERED, PLAYABLE, automaton_with
from leopold.packs.codes import DAY, HOUSES, LETTERS, LEVELS, NIGHT
from leopold.packs.modules import CHOOSABLE, ENTRANCES, MODULES, PROMO, mask_of
from leopold.packs.tables import SEATS
from leopold.rules.state import AUTOMATON_SEAT, VARIANTS
from leopold.seeds import Seed, fresh_seed, seed_words
from leopold.words import Said, said

HOTELS: Final = ("night", "day", *(f"day {letter}" for letter in LETTERS))

Shape = Literal["number", "word", "words", "set", "flag", "seat", "seed", "files"]
"""What a value is: a number, a word of some, such a word for each seat, any of some words, yes or no, a seat, a seed,
files."""
Place = Literal["", "seats", "form", "pictures", "more"]
"""Where the form of a new game asks for a choice: nowhere, by who sits at the table, openly, as pictures, or under
"more"."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Choice:
    """What there is to know of a choice beside its name, its type and its usual value."""

    shape: Shape
    values: tuple[str, ...] = ()
    """The words there are, where it is one of some."""
    words: str = ""
    """What the keys of its values begin with in the catalogue: "variant" for `variant-draft`."""
    help: str = ""
    """For the command line, in English; its values are added."""
    lobby: Place = ""
    offered: tuple[str, ...] = ()
    """Which of the values the lobby offers, if not all."""
    suggested: str = ""
    """The value with which the lobby begins, if not the usual one."""
    not_with: str = ""
    """Another choice: when that one is not as usual, this one has to be."""
    only_with: str = ""
    """Another choice: only when that one is not as usual, this one need not be."""
    recorded: bool = False
    """Does a saved game always say it, or only where it is not as usual?"""
    typical: tuple[Any, ...] = ()
    """Values that stand for all, where there are too many to try each."""
    # --- from the field itself
    name: str = ""
    usual: Any = None

    @property
    def in_lobby(self) -> tuple[str, ...]:
        return self.offered or self.values

    @property
    def kinds(self) -> tuple[Any, ...]:
        """Values that make different kinds of games; what is to hold for every game is tried with each."""
        return self.typical or self.values or ((False, True) if self.shape == "flag" else ())

    @property
    def option(self) -> str:
        """On the command line; files are given one by one."""
        return f"--{self.name.removesuffix('s') if self.shape == 'files' else self.name.replace('_', '-')}"

    @property
    def in_tables(self) -> bool:
        """Has it a column of its own in tables of games?"""
        return self.shape in ("word", "set", "flag")


class Chosen(Struct, frozen=True, kw_only=True):
    """The choices that everybody at a table knows, in the order in which a saved game tells them."""

    players: Annotated[int, Choice(shape="number", not_with="solo", recorded=True, typical=(2, 3, 4))] = 2
    """People and bots: one in the solo game, whose automaton is no player."""
    edition: Annotated[
        str,
        Choice(
            shape="word",
            values=EDITIONS,
            words="edition",
            lobby="form",
            recorded=True,
            help="Which edition",
        ),
    ] = "revised"
    variant: Annotated[
        str,
        Choice(
            shape="word",
            values=VARIANTS,
            words="variant",
            lobby="form",
            not_with="solo",
            recorded=True,
            help="How staff cards are dealt",
        ),
    ] = "standard"
    hotels: Annotated[
        tuple[str, ...],
        Choice(
            shape="words",
            values=HOTELS,
            words="hotel",
            lobby="form",
            offered=("night", "day"),
            recorded=True,
            typical=(("night",), ("day",)),
            help="One for all, or one for each seat, e.g. 'night,A' or 'day C,day D'; day is dealt at random",
        ),
    ] = ("night",)
    """For each player "night", "day" (dealt at random) or "day A" to "day D"; one alone is meant for all."""
    modules: Annotated[
        tuple[str, ...],
        Choice(
            shape="set",
            values=CHOOSABLE,
            words="module",
            lobby="pictures",
            typical=((), *((module,) for module in CHOOSABLE), CHOOSABLE),
            help="What is played beside the base game, separated by commas",
        ),
    ] = ()
    """Parts of the game that can be left out, in the order in which they are declared."""
    solo: Annotated[
        str,
        Choice(
            shape="word",
            values=PLAYABLE,
            words="automaton",
            lobby="seats",
            help="One player alone against this automaton",
        ),
    ] = ""
    """The automaton at the other seat, if there is one."""
    level: Annotated[
        str,
        Choice(
            shape="word",
            values=LEVELS,
            words="level",
            lobby="form",
            suggested="medium",
            only_with="solo",
            help="How well the automaton plays",
        ),
    ] = ""
    rival_hotel: Annotated[
        str,
        Choice(
            shape="word",
            values=HOUSES,
            words="house",
            typical=("",),
            only_with="solo",
            help="Which hotel of its own the automaton has, with the entrances; any of them if it is not said",
        ),
    ] = ""
    """The automaton's own hotel, where there are entrances."""


class Config(Chosen, frozen=True, kw_only=True):
    """How a game was set up: enough, with its actions, to play it again. There is none that cannot be played."""

    start: Annotated[int | None, Choice(shape="seat", not_with="solo")] = None
    """The seat that begins, counted from 0; None leaves it to chance."""
    seed: Annotated[
        Seed,
        Choice(shape="seed", lobby="more", recorded=True, help="A number or any text; the same deals the same game"),
    ] = field(default_factory=fresh_seed)
    packs: Annotated[
        tuple[str, ...],
        Choice(shape="files", help="Lay a pack of your own over ours; may be given several times"),
    ] = field(default=(), name="overlays")
    """Files laid over our packs; written down as `overlays`, because `packs` is the checksum there."""

    def __post_init__(self) -> None:
        if self.solo and not self.level:
            force_setattr(self, "level", LEVELS[0])
        if len(self.hotels) == 1:
            force_setattr(self, "hotels", self.hotels * self.players)
        known = [module for module in CHOOSABLE if module in self.modules]
        force_setattr(self, "modules", (*known, *(module for module in self.modules if module not in known)))
        _check(self)

    @property
    def seats(self) -> int:
        """Places at the table, the automaton's included."""
        return 2 if self.solo else self.players

    def chosen(self, name: str) -> bool:
        """Is this choice something else than as usual?"""
        value, usual = getattr(self, name), CHOICES[name].usual
        return bool(value != usual and not (CHOICES[name].shape == "words" and set(value) == set(usual)))

    def __str__(self) -> str:
        """In a few words, for complaints and lists: the seed is not among them."""
        told = [choice for choice in CHOICES.values() if choice.kinds and (choice.recorded or self.chosen(choice.name))]
        return ", ".join(f"{choice.name} {written(choice, getattr(self, choice.name))}" for choice in told)


class Choices(TypedDict, total=False):
    """The choices as one may write them down, besides the number of players: `Game(3, hotels="day", packs=[path])`."""

    edition: str
    variant: str
    hotels: str | Sequence[str]
    modules: str | Sequence[str]
    start: int | None
    solo: str | bool | None
    """True is alone against whoever plays with the modules chosen."""
    level: str | None
    rival_hotel: str | None
    seed: Seed | None
    packs: Sequence[PackFile]


def _declared() -> dict[str, Choice]:
    hints = get_type_hints(Config, include_extras=True)
    found = {}
    for part in fields(Config):
        (choice,) = hints[part.name].__metadata__
        usual = None if part.required or part.default_factory is fresh_seed else part.default
        found[part.name] = replace(choice, name=part.name, usual=usual)
    return found


CHOICES: Final[Mapping[str, Choice]] = _declared()
"""Every choice by its name, in the order in which a saved game tells them."""
assert {"players", *Choices.__annotations__} == set(CHOICES), "`Choices` and `Config` name different choices"


def configure(players: Config | int | None = None, **choices: Unpack[Choices]) -> Config:
    """Read what was chosen; a RulesError says what cannot be and what can. A `Config` may be given, and changed."""
    known: dict[str, Any] = {}
    if isinstance(players, Config):
        known = asdict(players)
    elif players is not None:
        known["players"] = players
    for name, value in choices.items():
        if name not in CHOICES:
            raise RulesError(said("config-unknown", name=name, known=list(CHOICES)))
        known.pop(name, None)
        if value is not None:
            known[name] = _read(CHOICES[name], value)
    if known.get("solo") is True:
        known["solo"] = automaton_with(known.get("modules", ()))
    if "players" not in known:
        known["players"] = 1 if known.get("solo") else 2
    return Config(**known)


_CHOSEN: Final = tuple(part.name for part in fields(Chosen))


def known_to_all(config: Config) -> dict[str, Any]:
    """What everybody at the table knows, by name: the fields of `Chosen`."""
    return {name: getattr(config, name) for name in _CHOSEN}


def as_plain(config: Config) -> dict[str, Any]:
    """As names and plain values, for whatever is kept; a seed may be too large for the numbers of others."""
    plain: dict[str, Any] = to_builtins(config)
    return plain


_KNOWN: Final = frozenset(part.encode_name for part in fields(Config))
"""Asked for once: to find out takes longer than to read a whole set-up."""


def from_plain(plain: Mapping[str, Any]) -> Config:
    """From names and plain values, among which there may be others: what is not there, or null, is as usual.

    So whatever was kept before there was a choice can still be read. A msgspec.ValidationError if it cannot be.
    """
    found = {name: value for name, value in plain.items() if name in _KNOWN and value is not None}
    return convert({**found, **former_choices(plain)}, Config)


def former_choices(plain: Mapping[str, Any]) -> dict[str, Any]:
    """What was chosen by names that there are no more: the promo guests were a choice of their own."""
    modules = plain.get("modules") or ()
    known = isinstance(modules, list | tuple)  # or whoever reads the rest will refuse it
    return {"modules": (*modules, PROMO)} if plain.get("promo") and known else {}


def _read(choice: Choice, value: Any) -> Any:
    """A value as `Config` keeps it."""
    if choice.shape == "flag":
        return bool(value)
    if value is False:
        return choice.usual
    if choice.shape == "files":
        return tuple(file[0] if isinstance(file, tuple) else str(file) for file in value)
    if choice.shape == "words":
        return tuple(hotel_named(name) for name in ([value] if isinstance(value, str) else value))
    if choice.shape == "set":
        several = value.replace(",", " ").split() if isinstance(value, str) else value
        return tuple(dict.fromkeys(str(word) for word in several))
    return value


def hotel_named(name: str) -> str:
    """A hotel's name as it is meant to be written: "day B" for "b" or "Day b"."""
    text = " ".join(str(name).split()).lower()
    text = f"day {text}" if text.upper() in LETTERS else text
    return f"day {text[-1].upper()}" if text.startswith("day ") else text


def _check(config: Config) -> None:
    """Is there such a value, can it be combined with the others, and is it enough for every seat?"""
    for choice in CHOICES.values():
        value = getattr(config, choice.name)
        for word in value if choice.shape in ("words", "set") else (value,):
            if choice.values and word != choice.usual and word not in choice.values:
                raise RulesError(said(f"config-{choice.name}-none", value=str(word), known=list(choice.values)))
    for choice in CHOICES.values():
        if choice.name != "players" and config.chosen(choice.name):
            _check_combined(config, choice)
    _check_modules(config)
    _check_automaton(config)
    _check_seats(config)


def _check_modules(config: Config) -> None:
    """What a module needs is there, what it excludes is not, and it goes with the solo game."""
    for module in (MODULES[chosen] for chosen in config.modules):
        for other in module.needs:
            if other not in config.modules:
                raise RulesError(said("config-modules-needs", value=_module(module.id), other=_module(other)))
        for other in module.excludes:
            if other in config.modules:
                raise RulesError(said("config-modules-excludes", value=_module(module.id), other=_module(other)))
        if config.solo and not module.alone:
            raise RulesError(said("config-modules-alone", value=_module(module.id)))
    if config.rival_hotel and ENTRANCES not in config.modules:
        raise RulesError(
            said("config-rival_hotel-without", value=said(f"house-{config.rival_hotel}"), other=_module(ENTRANCES))
        )


def _check_automaton(config: Config) -> None:
    """The modules decide who plays in the solo game."""
    right = automaton_with(config.modules)
    if not config.solo or config.solo == right:
        return
    names = {"value": said(f"automaton-{config.solo}"), "right": said(f"automaton-{right}")}
    if bringing := AUTOMATA[right].comes_with(config.modules):
        raise RulesError(said("config-solo-with", **names, modules=_quoted(bringing)))
    lacking = AUTOMATA[config.solo].comes_with(CHOOSABLE)
    raise RulesError(said("config-solo-without", **names, modules=_quoted(lacking)))


def _quoted(modules: Sequence[str]) -> list[Said]:
    return [said("config-solo-module", value=_module(module)) for module in modules]


def _module(module: str) -> Said:
    return said(f"module-{module}")


def _check_combined(config: Config, choice: Choice) -> None:
    value = written(choice, getattr(config, choice.name))
    if choice.not_with and config.chosen(choice.not_with):
        raise RulesError(said(f"config-{choice.name}-not-with-{choice.not_with}", value=value))
    if choice.only_with and not config.chosen(choice.only_with):
        raise RulesError(said(f"config-{choice.name}-only-with-{choice.only_with}", value=value))


def _check_seats(config: Config) -> None:
    players, hotels, start = config.players, config.hotels, config.start
    if config.solo and players != 1:
        raise RulesError(said("config-players-not-with-solo", value=players))
    if not config.solo and players not in range(2, SEATS + 1):
        raise RulesError(said("config-players-none", value=players, most=SEATS))
    if start is not None and start not in range(players):
        raise RulesError(said("config-start-none", value=start, last=players - 1))
    if len(hotels) != players:
        raise RulesError(said("config-hotels-count", players=players, n=len(hotels)))
    for name in hotels:
        if name.startswith("day ") and hotels.count(name) > 1:
            raise RulesError(said("config-hotels-once", value=name))


def written(choice: Choice, value: Any) -> str:
    """A value as a text that can be read again."""
    if choice.shape == "flag":
        return "yes" if value else "no"
    if choice.shape in ("words", "set", "files"):
        return ",".join(value if len(set(value)) > 1 else value[:1])
    return str(value)


def all_kinds() -> list[Config]:
    """Every kind of game there is, with seed 0: whatever can be combined; solo games last.

    Without modules and with all of them in all combinations. A module by itself only so often that it meets every value
    of every other choice: otherwise each module more would multiply what is to be tried.
    """
    several = [choice for choice in CHOICES.values() if choice.kinds and choice.name != "modules"]
    found = []
    for alone in (False, True):
        values = {choice.name: _kinds_of(choice, alone) for choice in several}
        modules = tuple(module for module in CHOOSABLE if MODULES[module].alone or not alone)
        combined = [dict(zip(values, chosen, strict=True)) for chosen in product(*values.values())]
        met = [{name: kinds[i % len(kinds)] for name, kinds in values.items()} for i in range(_longest(values))]
        kinds = [{**chosen, "modules": some} for some in ((), modules) for chosen in combined]
        kinds += [{**chosen, "modules": (module,)} for module in modules for chosen in met]
        for kind in kinds:
            who = {"solo": automaton_with(kind["modules"]), "players": 1} if alone else {}
            found.append(Config(**{**kind, **who, "seed": 0}))
    return found


def _longest(values: Mapping[str, tuple[Any, ...]]) -> int:
    return max(len(kinds) for kinds in values.values())


def _kinds_of(choice: Choice, alone: bool) -> tuple[Any, ...]:
    """The values of a choice that there are in solo games, or in the others."""
    impossible = choice.not_with == "solo" if alone else choice.only_with == "solo"
    return (choice.usual,) if impossible or choice.name == "solo" else choice.kinds


def pack_of(config: Config, overlays: Sequence[PackFile] | None = None) -> Pack:
    """What a game is played with: the edition and its modules, with the user's packs, should they lie elsewhere now."""
    return load_pack(config.edition, config.packs if overlays is None else overlays, config.modules)


def plays_on_with(checksum: str, config: Config, overlays: Sequence[PackFile] | None = None) -> bool:
    """Does a game that was played with the pack of this checksum go on alike with that of today?"""
    return plays_on(checksum, config.edition, config.packs if overlays is None else overlays, config.modules)


def engine_config(pack: Pack, config: Config) -> npt.NDArray[np.int64]:
    """The configuration in the engine's numbers, in the order of the places that `rules/engine.py` names.

    The automaton has a hotel of its own, and begins.
    """
    asked = (*config.hotels, AUTOMATA[config.solo].hotel) if config.solo else config.hotels
    hotels = []
    for name in asked:
        if name == "day":
            hotels.append(-1)
        elif name == "night":
            hotels.append(next(i for i, hotel in enumerate(pack.record.hotel_side.tolist()) if hotel == NIGHT))
        else:
            hotels.append(pack.hotel_index(name))
    hotels += [0] * (SEATS - len(hotels))
    days = int(np.sum(pack.record.hotel_side[: int(pack.record.hotel_n)] == DAY))
    if config.hotels.count("day") > days:
        raise RulesError(said("config-hotels-few", days=days))
    start = AUTOMATON_SEAT if config.solo else config.start
    return np.array(
        [
            config.seats,
            VARIANTS.index(config.variant),
            *hotels,
            mask_of(config.modules),
            -1 if start is None else start,
            1,
            *seed_words(config.seed),
            NUMBERED.index(config.solo) + 1 if config.solo else 0,
            LEVELS.index(config.level) if config.level else 0,
            HOUSES.index(config.rival_hotel) + 1 if config.rival_hotel else 0,
        ],
        np.int64,
    )
