"""The values of a scenario file: items, dice, rooms and cards as people write them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, Final

from leopold.packs import Pack
from leopold.packs.codes import ITEM_LETTERS, ITEMS, LETTERS
from leopold.packs.errors import show
from leopold.packs.tables import CATEGORIES, FACES
from leopold.scenarios.errors import Place, hint
from leopold.text.words import (
    CATEGORY_LETTERS,
    ROOM_NAMES,
    guests_by_name,
    guests_by_number,
    simple,
    staff_by_name,
    staff_by_number,
)

Counts = dict[str, int]

NAMES_OF_ITEMS: Final = {
    **dict(zip(ITEM_LETTERS, ITEMS, strict=True)),
    **{item: item for item in ITEMS},
}


def known_keys(place: Place, table: Mapping[str, Any], known: Iterable[str]) -> None:
    """Every key is one of these, or the writer is told what was perhaps meant."""
    words = list(known)
    for key in table:
        if key not in words:
            raise place.error(f"there is no key {show(key)}; {hint(key, words)}.")


def table_of(place: Place, value: Any) -> dict[str, Any]:
    if not isinstance(value, dict):
        raise place.error(f"this is a table of keys and values, not {show(value)}.")
    return value


def list_of(place: Place, value: Any) -> list[Any]:
    if not isinstance(value, list):
        raise place.error(f"this is a list in square brackets, not {show(value)}.")
    return value


def whole(place: Place, value: Any, lowest: int, highest: int) -> int:
    """A whole number within limits."""
    if isinstance(value, bool) or not isinstance(value, int) or not lowest <= value <= highest:
        raise place.error(f"this is a whole number from {lowest} to {highest}, not {show(value)}.")
    return value


def flag(place: Place, value: Any) -> bool:
    if not isinstance(value, bool):
        raise place.error(f"this is true or false, not {show(value)}.")
    return value


def word(place: Place, value: Any, known: Iterable[str]) -> str:
    words = list(known)
    if not isinstance(value, str) or value not in words:
        raise place.error(f"there is no {show(value)} here; {hint(value, words)}.")
    return value


def text(place: Place, value: Any) -> str:
    if not isinstance(value, str) or not value.strip():
        raise place.error(f"this is a text in quotation marks, not {show(value)}.")
    return value.strip()


def seat_number(place: Place, value: Any, players: int) -> int:
    """Seats are counted from 1 in files."""
    if isinstance(value, str) and value.isdecimal():
        value = int(value)
    if isinstance(value, bool) or not isinstance(value, int) or not 1 <= value <= players:
        raise place.error(f"there is no seat {show(value)}; with {players} players the seats are 1 to {players}.")
    return value


def items(place: Place, value: Any) -> Counts:
    """`"wwk"`, `"w w k"` or `{ wine = 2, coffee = 1 }`; kinds that a table does not name are left out."""
    counts: Counts = {}
    if isinstance(value, str):
        counts = dict.fromkeys(ITEMS, 0)
        for letter in value.replace(" ", "").replace(",", ""):
            if letter not in ITEM_LETTERS:
                raise place.error(
                    f"{show(letter)} is no item; items are written s (strudel), c (cake), w (wine) and k (coffee)."
                )
            counts[NAMES_OF_ITEMS[letter]] += 1
        return counts
    if not isinstance(value, dict):
        raise place.error(f'items are written "wwk" or {{ wine = 2, coffee = 1 }}, not {show(value)}.')
    for key, n in value.items():
        if key not in NAMES_OF_ITEMS:
            raise place.error(f"there is no item {show(key)}; {hint(key, ITEMS)}.")
        counts[NAMES_OF_ITEMS[key]] = whole(place.at(key), n, 0, 99)
    return counts


def dice(place: Place, value: Any) -> dict[int, int]:
    """`"1 1 2 5 6 6"` or `{ 1 = 2, 6 = 2 }`; faces that a table does not name are left out."""
    if isinstance(value, str):
        counts = dict.fromkeys(range(1, FACES + 1), 0)
        for letter in value.replace(" ", "").replace(",", ""):
            if letter not in "123456":
                raise place.error(f"{show(letter)} is no face of a die; they are 1 to 6.")
            counts[int(letter)] += 1
        return counts
    if not isinstance(value, dict):
        raise place.error(f'dice are written "1 1 2 5 6 6" or {{ 1 = 2, 6 = 2 }}, not {show(value)}.')
    found = {}
    for key, n in value.items():
        if key not in ("1", "2", "3", "4", "5", "6"):
            raise place.error(f"{show(key)} is no face of a die; they are 1 to 6.")
        found[int(key)] = whole(place.at(key), n, 0, 14)
    return found


def room(place: Place, value: Any) -> str:
    """Floor and column: "2.3"."""
    name = str(value) if isinstance(value, (str, float)) else ""
    if name not in ROOM_NAMES:
        raise place.error(f'there is no room {show(value)}; rooms are "1.1" (bottom left) to "{ROOM_NAMES[-1]}".')
    return name


def rooms(place: Place, value: Any) -> list[str]:
    """`["1.1", "1.2"]` or `"1.1 1.2"`."""
    parts = value.split() if isinstance(value, str) else list_of(place, value)
    names = [room(place, part) for part in parts]
    for name in names:
        if names.count(name) > 1:
            raise place.error(f"room {name} is named twice; name it once.")
    return names


def guest(pack: Pack, place: Place, value: Any) -> int:
    """A guest's printed number, from the number or the name."""
    if isinstance(value, str) and not value.isdecimal():
        index = guests_by_name(pack).get(simple(value))
        if index is not None:
            return pack.guests[index].number
    elif not isinstance(value, bool) and isinstance(value, (int, str)) and int(value) in guests_by_number(pack):
        return int(value)
    numbers = sorted(guests_by_number(pack))
    raise place.error(
        f"there is no guest {show(value)}; guests have the numbers {numbers[0]} to {numbers[-1]}, "
        'or are called by name, as in "Baroness".'
    )


def staff(pack: Pack, place: Place, value: Any) -> int:
    """A staff card's printed number, from the number or the name."""
    if isinstance(value, str) and not value.isdecimal():
        index = staff_by_name(pack).get(simple(value))
        if index is not None:
            return pack.staff[index].number
    elif not isinstance(value, bool) and isinstance(value, (int, str)) and int(value) in staff_by_number(pack):
        return int(value)
    numbers = sorted(staff_by_number(pack))
    raise place.error(
        f"there is no staff card {show(value)}; they have the numbers {numbers[0]} to {numbers[-1]}, "
        'or are called by name, as in "Porter".'
    )


def guests(pack: Pack, place: Place, value: Any) -> list[int]:
    return [guest(pack, place, part) for part in list_of(place, value)]


def staff_cards(pack: Pack, place: Place, value: Any) -> list[int]:
    return [staff(pack, place, part) for part in list_of(place, value)]


def lettered(place: Place, value: Any) -> dict[str, Any]:
    """`{ A = ..., B = ... }`, or a list of three for A, B and C."""
    if isinstance(value, list):
        if len(value) != CATEGORIES:
            raise place.error(f"name one for each of A, B and C, or write {{ A = ... }}; these are {len(value)}.")
        return dict(zip(CATEGORY_LETTERS, value, strict=True))
    table = table_of(place, value)
    known_keys(place, table, CATEGORY_LETTERS)
    return table


def group(place: Place, value: Any, groups: int) -> str:
    """A group of rooms by its letter."""
    known = [chr(ord("A") + k) for k in range(groups)]
    if not isinstance(value, str) or value not in known:
        raise place.error(f"there is no group {show(value)} in this hotel; its groups are A to {known[-1]}.")
    return value


def hotels(pack: Pack, place: Place, value: Any, players: int) -> list[str]:
    """One name for all, or one for each seat."""
    known = [hotel.id for hotel in pack.hotels]
    asked = [value] * players if isinstance(value, str) else list_of(place, value)
    if len(asked) != players:
        raise place.error(f"name one hotel for all, or one for each of the {players} seats; these are {len(asked)}.")
    found = []
    for part in asked:
        name = f"day {part}" if part in LETTERS else part
        found.append(word(place, name, known))
        if name.startswith("day") and found.count(name) > 1:
            raise place.error(f'hotel "{name}" is there only once; give every seat another one.')
    return found


# --- the other way: values as a reader wants to see them


def items_text(counts: Mapping[str, int]) -> str:
    """Items as words, those of which there are none left out."""
    return ", ".join(f"{n} {item}" for item, n in counts.items() if n) or "nothing"


def dice_text(counts: Mapping[int, int]) -> str:
    return " ".join(str(face) for face, n in sorted(counts.items()) for _ in range(n)) or "none"


def list_text(values: Iterable[Any]) -> str:
    return ", ".join(str(value) for value in values) or "none"
