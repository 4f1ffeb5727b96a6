"""Given and facts: coloured dice, celebrities, and the key."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

import numpy as np

from leopold.packs import Pack
from leopold.packs.codes import COLOURED_DICE, DIE_COLOURS
from leopold.packs.tables import FACES
from leopold.rules.state import (
    AUTOMATON_SEAT,
    CELEBRITY_DECK,
    CELEBRITY_GONE,
    CELEBRITY_LOUNGE,
    CELEBRITY_WITH,
    NO_AUTOMATON,
    NOBODY,
)
from leopold.scenarios import values
from leopold.scenarios.errors import Place

TABLE_KEYS: Final = ("coloured", "lounge", "lounge_vp", "celebrities_gone", "key")
SEAT_KEYS: Final = ("celebrities", "celebrities_used")
COLOURS: Final = DIE_COLOURS[:COLOURED_DICE]


def refuse_without(pack: Pack, keys: Mapping[str, Any], place: Place, known: tuple[str, ...]) -> None:
    for key in known:
        if key in keys and key != "key" and not pack.celebrities:
            raise place.at(key).error('this belongs to the celebrities; write modules = ["celebrities"] as well.')


def lay_lounge(pack: Pack, g: np.record, given: Mapping[str, Any], place: Place) -> None:
    """Who is beside each die, by its colour; by default the first three. All others are in the deck."""
    refuse_without(pack, given, place, TABLE_KEYS)
    if "key" in given:
        if "key" not in pack.modules:
            raise place.at("key").error('this belongs to the key; write modules = ["key"] as well.')
        g.key = values.whole(place.at("key"), given["key"], 0, int(g.players))
    if not pack.celebrities:
        return
    known = [tile.id for tile in pack.celebrities]
    g.celebrity_at[: len(known)] = CELEBRITY_DECK
    lounge = values.table_of(place.at("lounge"), given.get("lounge", dict(zip(COLOURS, known, strict=False))))
    values.known_keys(place.at("lounge"), lounge, COLOURS)
    points = values.table_of(place.at("lounge_vp"), given.get("lounge_vp", {}))
    values.known_keys(place.at("lounge_vp"), points, COLOURS)
    for k, colour in enumerate(COLOURS):
        g.lounge[k] = NOBODY
        name = lounge.get(colour, "")
        if name:
            tile = known.index(values.word(place.at("lounge").at(colour), name, known))
            g.lounge[k] = tile
            g.celebrity_at[tile] = CELEBRITY_LOUNGE
            usual = int(pack.record.lounge_vp)
            g.lounge_vp[k] = values.whole(place.at("lounge_vp").at(colour), points.get(colour, usual), 0, 20)
    for name in values.list_of(place.at("celebrities_gone"), given.get("celebrities_gone", [])):
        g.celebrity_at[known.index(values.word(place.at("celebrities_gone"), name, known))] = CELEBRITY_GONE


def lay_dice(pack: Pack, g: np.record, given: Mapping[str, Any], place: Place) -> None:
    """Where the coloured dice lie; 0 for one that is taken. By default on the first spaces with dice."""
    if not pack.celebrities:
        return
    said = values.table_of(place.at("coloured"), given.get("coloured", {}))
    values.known_keys(place.at("coloured"), said, COLOURS)
    left = g.dice.tolist()
    for k, colour in enumerate(COLOURS):
        if colour in said:
            face = values.whole(place.at("coloured").at(colour), said[colour], 0, FACES)
            if face and left[face - 1] == 0:
                raise place.at("coloured").at(colour).error(f"there is no die left on space {face}.")
            g.coloured[k] = face
            if face:
                left[face - 1] -= 1
    _lay_first(g, [k for k, colour in enumerate(COLOURS) if colour not in said], left)


def lay_rolled(g: np.record) -> None:
    """Coloured dice that are still there lie among those just rolled."""
    _lay_first(g, [k for k in range(COLOURED_DICE) if g.coloured[k] > 0], g.dice.tolist())


def _lay_first(g: np.record, colours: list[int], left: list[int]) -> None:
    """Each on the first space with a die that is still to be had; 0 when there is none."""
    for k in colours:
        free = [face for face, n in enumerate(left, 1) if n > 0]
        g.coloured[k] = free[0] if free else 0
        if free:
            left[free[0] - 1] -= 1


def fill_seat(pack: Pack, g: np.record, p: int, keys: Mapping[str, Any], place: Place) -> None:
    """Celebrities that a seat has in this round."""
    refuse_without(pack, keys, place, SEAT_KEYS)
    known = [tile.id for tile in pack.celebrities]
    t = pack.record
    automaton = int(g.solo) != NO_AUTOMATON and p == AUTOMATON_SEAT
    for name in values.list_of(place.at("celebrities"), keys.get("celebrities", [])):
        tile = known.index(values.word(place.at("celebrities"), name, known))
        g.celebrity_at[tile] = CELEBRITY_WITH + p
        for k in range(COLOURED_DICE):
            if g.lounge[k] == tile:
                g.lounge[k] = NOBODY
                g.lounge_vp[k] = 0
        if automaton:
            continue  # what the tile does is nothing to it
        for i in range(int(t.celebrity_power_n[tile])):
            g.power[p, int(t.celebrity_powers[tile, i, 0])] += int(t.celebrity_powers[tile, i, 1])
        if t.celebrity_when[tile, 0] > 0:
            g.watched[p] |= 1 << (int(t.celebrity_when[tile, 0]) - 1)
    for name in values.list_of(place.at("celebrities_used"), keys.get("celebrities_used", [])):
        g.celebrity_used[known.index(values.word(place.at("celebrities_used"), name, known))] = 1


def table_facts(pack: Pack, g: np.record) -> dict[str, Any]:
    names = [tile.id for tile in pack.celebrities]
    return {
        "coloured": {colour: int(g.coloured[k]) for k, colour in enumerate(COLOURS)},
        "lounge": {
            colour: names[int(g.lounge[k])] if names and g.lounge[k] >= 0 else "" for k, colour in enumerate(COLOURS)
        },
        "lounge_vp": {colour: int(g.lounge_vp[k]) for k, colour in enumerate(COLOURS)},
        "celebrities_gone": [name for k, name in enumerate(names) if g.celebrity_at[k] == CELEBRITY_GONE],
        "key": int(g.key),
    }


def seat_facts(pack: Pack, g: np.record, p: int) -> dict[str, Any]:
    held = [tile for tile in range(len(pack.celebrities)) if g.celebrity_at[tile] == CELEBRITY_WITH + p]
    return {
        "celebrities": [pack.celebrities[tile].id for tile in held],
        "celebrities_used": [pack.celebrities[tile].id for tile in held if g.celebrity_used[tile]],
    }
