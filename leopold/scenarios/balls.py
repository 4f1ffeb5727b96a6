"""Given and facts: the balls. Ballrooms from the left, rehearsal rooms, and where everybody's dancers are."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

import numpy as np

from leopold.packs import Pack
from leopold.packs.codes import COLOURS
from leopold.packs.tables import AREAS, BALL_PLACES, HALLS
from leopold.rules.state import AUTOMATON_SEAT, NO_AUTOMATON, NOBODY
from leopold.scenarios import values
from leopold.scenarios.errors import Place
from leopold.text.words import BALL_PLACE_NAMES, listed

TABLE_KEYS: Final = ("ballrooms",)
SEAT_KEYS: Final = ("rehearsal", "rehearsing", "dancers", "guests_served")


def lay_ballrooms(pack: Pack, g: np.record, given: Mapping[str, Any], place: Place, seats: int) -> None:
    """Those that are named, else the first three; rehearsal rooms in the order of the seats unless a seat says."""
    known = [room.id for room in pack.ballrooms]
    if not known:
        for key in TABLE_KEYS:
            if key in given:
                raise place.at(key).error('this belongs to the balls; write modules = ["ballrooms"] as well.')
        return
    wanted = values.list_of(place.at("ballrooms"), given.get("ballrooms", known[:HALLS]))
    if len(wanted) != HALLS or len(set(map(str, wanted))) != HALLS:
        raise place.at("ballrooms").error(f"there are {HALLS} different ballrooms, from the left; use {listed(known)}.")
    g.ballrooms[:] = [known.index(values.word(place.at("ballrooms"), name, known)) for name in wanted]
    g.rehearsals[:] = NOBODY
    g.rehearsal[:] = NOBODY
    for p in range(seats):
        g.rehearsal[p] = p % len(pack.rehearsal_rooms)


def fill_seat(pack: Pack, g: np.record, p: int, keys: Mapping[str, Any], place: Place) -> None:
    """A seat's rehearsal room and dancers; who is at a ball has left the last area first, unless it is said."""
    served = values.table_of(place.at("guests_served"), keys.get("guests_served", {}))
    values.known_keys(place.at("guests_served"), served, COLOURS)
    for colour, n in served.items():
        g.colours_served[p, COLOURS.index(colour)] = values.whole(place.at("guests_served").at(colour), n, 0, 99)
    if not pack.ballrooms:
        for key in ("rehearsal", "rehearsing", "dancers"):
            if key in keys:
                raise place.at(key).error('this belongs to the balls; write modules = ["ballrooms"] as well.')
        return
    t = pack.record
    dancers = values.table_of(place.at("dancers"), keys.get("dancers", {}))
    values.known_keys(place.at("dancers"), dancers, BALL_PLACE_NAMES)
    most = int(t.ball_dancers)
    for name, n in dancers.items():
        g.dancers[p, BALL_PLACE_NAMES.index(name)] = values.whole(place.at("dancers").at(name), n, 0, most)
    out = int(g.dancers[p].sum())
    automaton = int(g.solo) != NO_AUTOMATON and p == AUTOMATON_SEAT
    if automaton:
        g.rehearsal[p] = NOBODY
        full = [most] + [0] * (AREAS - 1)
    else:
        rooms = [room.id for room in pack.rehearsal_rooms]
        if "rehearsal" in keys:
            g.rehearsal[p] = rooms.index(values.word(place.at("rehearsal"), keys["rehearsal"], rooms))
        full = t.rehearsal_dancers[int(g.rehearsal[p])].tolist()
    if "rehearsing" in keys:
        said = values.list_of(place.at("rehearsing"), keys["rehearsing"])
        if len(said) > AREAS:
            raise place.at("rehearsing").error(f"a rehearsal room has at most {AREAS} areas.")
        left = [values.whole(place.at("rehearsing").at(i), n, 0, full[i - 1]) for i, n in enumerate(said, 1)]
        left += [0] * (AREAS - len(left))
    else:
        left = list(full)
        for area in range(AREAS - 1, -1, -1):
            gone = min(out, left[area])
            left[area] -= gone
            out -= gone
        if out:
            raise place.at("dancers").error(f"everybody has {most} dancers.")
    if sum(left) + int(g.dancers[p].sum()) > most:
        raise place.at("dancers").error(f"everybody has {most} dancers; those here and in the areas are more.")
    g.rehearsing[p] = left


def table_facts(pack: Pack, g: np.record) -> dict[str, Any]:
    return {"ballrooms": [pack.ballrooms[int(room)].id for room in g.ballrooms] if pack.ballrooms else []}


def seat_facts(pack: Pack, g: np.record, p: int) -> dict[str, Any]:
    room = int(g.rehearsal[p]) if pack.ballrooms else NOBODY
    return {
        "rehearsal": pack.rehearsal_rooms[room].id if room >= 0 else "none",
        "rehearsing": g.rehearsing[p].tolist(),
        "dancers": {BALL_PLACE_NAMES[k]: int(g.dancers[p, k]) for k in range(BALL_PLACES)},
        "guests_served": {colour: int(g.colours_served[p, k]) for k, colour in enumerate(COLOURS)},
    }
