"""What is wrong with a request, in words of ours: where msgspec finds a fault it says so in English alone."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Final

from msgspec import DecodeError

from leopold.words import Said, said

LONGEST_SHOWN: Final = 40
LONGEST_DETAIL: Final = 200
KINDS: Final = ("int", "float", "str", "bool", "array", "object", "null")
"""Kinds of values that have words, as `request-kind-…`; others go by their names."""

_PLACE: Final = re.compile(r" - at `(?:key in )?\$\.?(?P<place>[^`]*)`\s*$")


def _kinds(names: str) -> list[Said | str]:
    return [said(f"request-kind-{name}") if name in KINDS else name for name in names.split(" | ")]


def _size(found: re.Match[str]) -> Said:
    what, way = found["kind"], "most" if found["sign"] == "<" else "least"
    return said(f"request-fault-{what}-{way}", n=int(found["n"]))


def _limit(found: re.Match[str]) -> Said:
    return said(f"request-fault-{'most' if found['sign'] == '<' else 'least'}", n=int(found["n"]))


_FAULTS: Final[tuple[tuple[re.Pattern[str], Callable[[re.Match[str]], Said]], ...]] = tuple(
    (re.compile(form, re.DOTALL), told)
    for form, told in (
        (r"Object missing required field `(.*)`", lambda found: said("request-fault-missing", field=_shown(found[1]))),
        (r"Object contains unknown field `(.*)`", lambda found: said("request-fault-unknown", field=_shown(found[1]))),
        (
            r"Expected `([^`]*)`, got `([^`]*)`",
            lambda found: said("request-fault-kind", wanted=_kinds(found[1]), given=_kinds(found[2])),
        ),
        (r"Expected `(?P<kind>str|array)` of length (?P<sign>[<>])= (?P<n>\d+)", _size),
        (r"Expected `int` (?P<sign>[<>])= (?P<n>-?\d+)", _limit),
        (r"Expected `str` matching regex .*", lambda found: said("request-fault-form")),
        (r"Invalid enum value '?(.*?)'?", lambda found: said("request-fault-value", given=_shown(found[1]))),
        (r"(?:Integer value|Number) out of range", lambda found: said("request-fault-range")),
        (r"Input data was truncated", lambda found: said("request-fault-cut")),
        (r"JSON is malformed: .*\(byte (\d+)\)", lambda found: said("request-fault-json", byte=found[1])),
    )
)


def fault(wrong: DecodeError | UnicodeDecodeError) -> Said:
    """What is wrong, and where."""
    if isinstance(wrong, UnicodeDecodeError):
        return said("request-fault-text")
    complaint = str(wrong)
    place = _PLACE.search(complaint)
    if place is not None:
        complaint = complaint[: place.start()]
    what = next((told(found) for form, told in _FAULTS if (found := form.fullmatch(complaint))), None)
    what = what or said("request-fault-other")
    return said("request-at", place=_shown(place["place"]), reason=what) if place and place["place"] else what


def detail(wrong: DecodeError | UnicodeDecodeError) -> str:
    """As it was found, for those who write clients; it may hold as much as was sent."""
    return str(wrong)[:LONGEST_DETAIL]


def _shown(text: str) -> str:
    """What was sent, cut short and without control characters."""
    shown = "".join(letter if letter.isprintable() else "?" for letter in text[: LONGEST_SHOWN + 1])
    return shown if len(shown) <= LONGEST_SHOWN else f"{shown[: LONGEST_SHOWN - 1]}…"
