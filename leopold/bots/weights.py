"""Weights of the evaluation: what things are worth in victory points, by name, kept as data in `weights.toml`.

Compiled code reads them from one array of floats; the constants here are its places.
"""

from __future__ import annotations

import tomllib
from functools import cache
from pathlib import Path
from typing import Final

import numpy as np
import numpy.typing as npt

from leopold.packs import Pack

Weights = npt.NDArray[np.float64]

# --- places in the array; the texts are the names in the data
KRONE_FIRST: Final = 0
KRONE_MORE: Final = 1
KRONE_MANY: Final = 2
ITEM: Final = 3
ITEM_WANTED: Final = 4
GUEST_EFFORT: Final = 5
GUEST_PATIENCE: Final = 6
GUEST_HOMELESS: Final = 7
GUEST_ROOM: Final = 8
REWARD: Final = 9
WORTH_KRONE: Final = 10
WORTH_ITEM: Final = 11
WORTH_STEP: Final = 12
WORTH_DRAW: Final = 13
WORTH_HIRE: Final = 14
WORTH_DISCOUNT: Final = 15
WORTH_LOOK: Final = 16
WORTH_PREPARE: Final = 17
WORTH_OCCUPY: Final = 18
WORTH_GUEST: Final = 19
WORTH_ACTION: Final = 20
VACANT: Final = 21
VACANT_FLOOR: Final = 22
VACANT_SPARE: Final = 23
GROUP: Final = 24
EMPEROR_NOW: Final = 25
EMPEROR_REWARD: Final = 26
EMPEROR_PENALTY: Final = 27
EMPEROR_LATER: Final = 28
EMPEROR_PACE: Final = 29
OBJECTIVE: Final = 30
OBJECTIVE_SHAPE: Final = 31
STAFF: Final = 32
STAFF_END: Final = 33
HAND: Final = 34
HAND_BEST: Final = 35
PASS: Final = 36
RIVAL: Final = 37
GUEST_ITEM: Final = 38
GUEST_CARRY: Final = 39
FREE_TABLE: Final = 40
OCCUPIED: Final = 41
GUEST_LATE: Final = 42
WEIGHTS: Final = 43
NAMES: Final = (
    "krone_first",
    "krone_more",
    "krone_many",
    "item",
    "item_wanted",
    "guest_effort",
    "guest_patience",
    "guest_homeless",
    "guest_room",
    "reward",
    "worth_krone",
    "worth_item",
    "worth_step",
    "worth_draw",
    "worth_hire",
    "worth_discount",
    "worth_look",
    "worth_prepare",
    "worth_occupy",
    "worth_guest",
    "worth_action",
    "vacant",
    "vacant_floor",
    "vacant_spare",
    "group",
    "emperor_now",
    "emperor_reward",
    "emperor_penalty",
    "emperor_later",
    "emperor_pace",
    "objective",
    "objective_shape",
    "staff",
    "staff_end",
    "hand",
    "hand_best",
    "pass",
    "rival",
    "guest_item",
    "guest_carry",
    "free_table",
    "occupied",
    "guest_late",
)
STAFF_WORTH: Final = WEIGHTS
"""After the named weights: for each staff card by index, what it brings over a whole game."""

DATA: Final = Path(__file__).with_name("weights.toml")


@cache
def _data() -> dict[str, dict[str, dict[str, float]]]:
    return tomllib.loads(DATA.read_text(encoding="utf-8"))


def weights_for(pack: Pack, player: str) -> Weights:
    """The tuned weights of a player for a pack. A staff card without one of its own is worth its cost and two more."""
    data = _data()[player]
    found = np.zeros(WEIGHTS + len(pack.record.staff_number))
    for place, name in enumerate(NAMES):
        found[place] = data["weights"][name]
    for index, card in enumerate(pack.staff):
        found[STAFF_WORTH + index] = data["staff"].get(str(card.number), card.cost + 2.0)
    return found
