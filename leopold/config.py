"""How a game is set up: what can be chosen, checked, and in the engine's numbers."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

import numpy as np
import numpy.typing as npt

from leopold.packs import EDITIONS, Pack
from leopold.packs.codes import AUTOMATA, DAY, LETTERS, LEVELS, NIGHT
from leopold.packs.tables import SEATS
from leopold.rules.state import AUTOMATON_SEAT, VARIANTS
from leopold.seeds import Seed, fresh_seed, seed_words
from leopold.text.errors import RulesError

PLAYABLE_AUTOMATA: Final = ("leopold",)
"""Automata whose rules are here; Elisabeth's cards are in the packs, her rules come with the expansion."""


@dataclass(frozen=True, slots=True)
class Config:
    """How a game was set up: enough, with its actions, to play it again."""

    players: int
    seed: Seed
    edition: str
    variant: str
    hotels: tuple[str, ...]
    """For each seat "night", "day" (dealt at random) or "day A" to "day D"."""
    promo: bool
    start: int | None
    overlays: tuple[str, ...]
    solo: str = ""
    """The automaton at seat 1, if there is one: "leopold"."""
    level: str = ""


def hotels_for(players: int, hotels: str | Sequence[str]) -> tuple[str, ...]:
    """For each seat the hotel it asks for, from "night", "day", or one name a seat."""
    known = ("night", "day", *(f"day {letter}" for letter in LETTERS))
    asked = [hotels] * players if isinstance(hotels, str) else list(hotels)
    if len(asked) != players:
        raise RulesError(f"Name one hotel for each of the {players} seats, or one for all; {len(asked)} were named.")
    found = []
    for name in asked:
        text = " ".join(str(name).split()).lower()
        text = f"day {text.upper()}" if text.upper() in LETTERS else text
        text = f"day {text[-1].upper()}" if text.startswith("day ") else text
        if text not in known:
            raise RulesError(f"There is no hotel {name!r}; there are {', '.join(known)}.")
        if text.startswith("day ") and text in found:
            raise RulesError(f"Hotel {text!r} is there only once; give every seat another one.")
        found.append(text)
    return tuple(found)


def _choice(word: str, allowed: Sequence[str], what: str) -> str:
    if word not in allowed:
        raise RulesError(f"There is no {what} {word!r}; there are {', '.join(allowed)}.")
    return word


def _check_solo(solo: str, level: str | None, players: int | None, variant: str, start: int | None) -> None:
    """The solo game is set up in one way only."""
    _choice(solo, PLAYABLE_AUTOMATA, "automaton")
    if level is not None:
        _choice(level, LEVELS, "level")
    if players not in (None, 1):
        raise RulesError(f"The solo game is for one player, not {players}.")
    if variant != "standard":
        raise RulesError(f"In the solo game you draw ten staff cards and keep six; there is no {variant} variant.")
    if start is not None:
        raise RulesError("In the solo game the automaton always begins; leave the start seat out.")


def configure(
    players: int | None = None,
    *,
    seed: Seed | None = None,
    edition: str = "revised",
    hotels: str | Sequence[str] = "night",
    variant: str = "standard",
    promo: bool = False,
    start: int | None = None,
    packs: Sequence[str | Path] = (),
    solo: str | None = None,
    level: str | None = None,
) -> Config:
    """Check what was chosen; a RulesError says what cannot be and what can."""
    if solo is None and level is not None:
        raise RulesError("A level belongs to the solo game; say solo='leopold' as well.")
    if solo is not None:
        _check_solo(solo, level, players, variant, start)
        hotels = (*hotels_for(1, hotels), "night")
        players, start, level = 2, AUTOMATON_SEAT, level or LEVELS[0]
    players = 2 if players is None else players
    if players not in range(2, SEATS + 1):
        raise RulesError(f"Grand Austria Hotel is for 2 to {SEATS} players, or one against Leopold; not {players}.")
    if start is not None and start not in range(players):
        raise RulesError(f"The start seat is one of 0 to {players - 1}, not {start}.")
    return Config(
        players=players,
        seed=fresh_seed() if seed is None else seed,
        edition=_choice(edition, EDITIONS, "edition"),
        variant=_choice(variant, VARIANTS, "variant"),
        hotels=hotels_for(players, hotels),
        promo=bool(promo),
        start=start,
        overlays=tuple(str(path) for path in packs),
        solo=solo or "",
        level=level or "",
    )


def engine_config(pack: Pack, config: Config) -> npt.NDArray[np.int64]:
    """The configuration in the engine's numbers."""
    hotels = []
    for name in config.hotels:
        if name == "day":
            hotels.append(-1)
        elif name == "night":
            hotels.append(next(i for i, hotel in enumerate(pack.record.hotel_side.tolist()) if hotel == NIGHT))
        else:
            hotels.append(pack.hotel_index(name))
    hotels += [0] * (SEATS - len(hotels))
    days = int(np.sum(pack.record.hotel_side[: int(pack.record.hotel_n)] == DAY))
    if config.hotels.count("day") > days:
        raise RulesError(f"There are only {days} day hotels to deal.")
    return np.array(
        [
            config.players,
            VARIANTS.index(config.variant),
            *hotels,
            int(config.promo),
            -1 if config.start is None else config.start,
            1,
            *seed_words(config.seed),
            AUTOMATA.index(config.solo) + 1 if config.solo else 0,
            LEVELS.index(config.level) if config.level else 0,
        ],
        np.int64,
    )
