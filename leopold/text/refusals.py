"""Why an action is not possible now: what the rules say by number, as keys with parameters."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from functools import cache
from typing import Final

import numpy as np
import numpy.typing as npt

from leopold.errors import RulesError
from leopold.packs import Pack, kept_with_pack
from leopold.packs.codes import COLOURS, DIE_COLOURS, ITEM_KINDS, ITEMS, LETTERS, ROOM_COLOURS, WHITE_DIE
from leopold.rules import engine
from leopold.rules.actions import ACTIONS, CATALOGUE, kind_of
from leopold.rules.agenda import DECISIONS
from leopold.rules.whys import COUNT_BITS, MAY, UNASKED, WHYS, code_of, parameters_of
from leopold.text.decision import decision_of
from leopold.text.moment import look
from leopold.text.words import BALL_PLACE_NAMES, SIDE_WORDS, hall_and_row, room_name
from leopold.words import Params, Said, Value, said

LEGAL: Final = said("why-not-at-all")


def why_not(pack: Pack, g: np.record, action: int) -> Said:
    """What stands in the way of an action in this position; that nothing does is said as well."""
    refusal = refusal_of(pack, g, action)
    if refusal == MAY:
        return LEGAL
    if code_of(refusal) == UNASKED:
        return unasked(pack, g, action)
    return read_refusal(pack, refusal)


def refused(pack: Pack, g: np.record, action: int) -> RulesError:
    """The same as an error to raise."""
    return RulesError(why_not(pack, g, action), pack)


def refusal_of(pack: Pack, g: np.record, action: int) -> int:
    """The rules' own answer: a code with its parameters, MAY when nothing stands in the way."""
    found = np.zeros(1, np.int64)
    engine.why_not(pack.tables, bytes_of(g), action, found)
    return int(found[0])


def bytes_of(g: np.record) -> np.ndarray[tuple[int], np.dtype[np.uint8]]:
    """A record as the engine takes it."""
    return np.frombuffer(bytearray(g.tobytes()), np.uint8)


@kept_with_pack
def read_refusal(pack: Pack, refusal: int) -> Said:
    """A refusal of the rules as a key with its parameters by name."""
    why = WHYS[code_of(refusal)]
    params: Params = {}
    for (name, meaning), value in zip(why.parameters, parameters_of(refusal), strict=False):
        params[name] = _MEANINGS[meaning](pack, value)
    if why.key == ON_THE_TRACK:
        params |= _on_the_track(pack, *parameters_of(refusal)[1:])
    return Said(f"why-{why.key}", params)


ON_THE_TRACK: Final = "claim-short-emperor"


def _on_the_track(pack: Pack, have: int, need: int) -> Params:
    """A space goes by what is printed on it; several may bear the same number, so steps say how far it is to one."""
    return {"printed": pack.board.emperor_vp[have], "more": need - have}


def counts(names: tuple[str, ...], prefix: str, packed: int) -> list[Said]:
    """Several numbers in one, those of which there are none left out."""
    each = [packed >> (COUNT_BITS * place) & ((1 << COUNT_BITS) - 1) for place in range(len(names))]
    return [said(f"{prefix}-{name}", n=n) for name, n in zip(names, each, strict=True) if n > 0]


def _ball_place(place: str) -> Said:
    hall, row = hall_and_row(place)
    return said("ball-place", hall=hall, row=row)


_MEANINGS: Final[Mapping[str, Callable[[Pack, int], Value]]] = {
    "number": lambda pack, value: value,
    "place": lambda pack, value: value + 1,
    "guest": lambda pack, value: pack.guests[value].number,
    "staff": lambda pack, value: pack.staff[value].number,
    "room": lambda pack, value: room_name(value),
    "item": lambda pack, value: ITEMS[value],
    "items": lambda pack, value: counts(ITEMS[:ITEM_KINDS], "items", value),
    "colour": lambda pack, value: COLOURS[value],
    "colours": lambda pack, value: counts(COLOURS[:ROOM_COLOURS], "rooms", value),
    "category": lambda pack, value: LETTERS[value],
    "side": lambda pack, value: SIDE_WORDS[value],
    "ball_place": lambda pack, value: _ball_place(BALL_PLACE_NAMES[value]),
    "rehearsal": lambda pack, value: pack.rehearsal_rooms[value].id if value < len(pack.rehearsal_rooms) else "",
    "die colour": lambda pack, value: DIE_COLOURS[value] if value < len(DIE_COLOURS) else DIE_COLOURS[WHITE_DIE],
    "celebrity": lambda pack, value: pack.celebrities[value].id if value < len(pack.celebrities) else "",
    "seat": lambda pack, value: value,
}
"""What the parameters of a refusal stand for, as people count and call it."""


def unasked(pack: Pack, g: np.record, action: int) -> Said:
    """Something else is being decided: what, and what can be said to it."""
    decision = decision_of(pack, g)
    assert decision is not None
    return said("why-unasked", kind=kind_of(action).name, question=decision.question, forms=forms(pack, g))


def forms(pack: Pack, g: np.record) -> list[Said]:
    """The kinds of answers that are possible now, as they are written."""
    out = np.zeros(ACTIONS, np.int16)
    n = engine.legal(pack.tables, bytes_of(g), out)
    kinds = dict.fromkeys(kind_of(number).name for number in out[:n].tolist())
    return [said(f"form-{kind}") for kind in kinds]


def hindrances(pack: Pack, g: np.record, record: npt.NDArray[np.uint8] | None = None) -> Iterator[tuple[int, int]]:
    """What one might want to do here and cannot, with the rules' refusal; what nobody would try is left out.

    `record` are the bytes behind what is read, for whoever has them.
    """
    now = look(pack, g)
    if now is None:
        return
    refusals = np.zeros(ACTIONS, np.int64)
    engine.why_not(pack.tables, bytes_of(g) if record is None else record.copy(), 0, refusals)
    numbers = _answers(now.op)
    found = refusals[numbers]
    told = _TOLD[code_of(found)]  # type: ignore[arg-type] # of all of them at once
    yield from zip(numbers[told].tolist(), found[told].tolist(), strict=True)


@cache
def _answers(op: int) -> npt.NDArray[np.int64]:
    """The numbers of everything that can be said to a question, in the order of the catalogue."""
    kinds = [kind for kind in CATALOGUE if kind.name in DECISIONS[op].answers]
    return np.concatenate([np.arange(kind.first, kind.first + kind.size) for kind in kinds])


_TOLD: Final = np.array([code in WHYS and WHYS[code].told for code in range(max(WHYS) + 1)])
"""By the code of a refusal: one that people are told of by themselves."""


def obstacles(pack: Pack, g: np.record) -> Iterator[tuple[int, Said]]:
    """The same, with why."""
    for number, refusal in hindrances(pack, g):
        yield number, read_refusal(pack, refusal)
