"""Weights of the quick judgement as data: `weights.toml`, and files of one's own."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from pathlib import Path
from typing import Final

import numpy as np
import numpy.typing as npt

from leopold.bots.weights import MEANINGS, NAMES, STAFF_WORTH, WEIGHTS
from leopold.errors import RecordError
from leopold.packs import Pack

Weights = npt.NDArray[np.float32]

DATA: Final = Path(__file__).with_name("weights.toml")


@dataclass(frozen=True, slots=True)
class NamedWeights:
    """Weights as data: by name, and what staff bring by the number on the card."""

    weights: dict[str, float]
    staff: dict[int, float]

    def for_pack(self, pack: Pack) -> Weights:
        """As compiled code reads them. A staff card without a weight of its own is worth its cost and two more."""
        found = np.zeros(WEIGHTS + len(pack.record.staff_number), np.float32)
        for place, name in enumerate(NAMES):
            found[place] = self.weights[name]
        for index, card in enumerate(pack.staff):
            found[STAFF_WORTH + index] = self.staff.get(card.number, usual_worth(card.cost))
        return found


def usual_worth(cost: int) -> float:
    """What a staff card of this cost brings, as long as nobody has weighed it."""
    return cost + 2.0


def read_weights(path: Path = DATA) -> NamedWeights:
    """Weights from a file; every name must be there, and no other."""
    try:
        data = tomllib.loads(path.read_text(encoding="utf-8"))
        weights = {name: float(value) for name, value in data["weights"].items()}
        staff = {int(number): float(value) for number, value in data["staff"].items()}
    except (tomllib.TOMLDecodeError, UnicodeDecodeError, KeyError, AttributeError, TypeError, ValueError) as wrong:
        raise RecordError(f"{path} holds no weights ({wrong}); it needs the tables [weights] and [staff].") from None
    if set(weights) != set(NAMES):
        odd = ", ".join(sorted(set(weights) ^ set(NAMES)))
        raise RecordError(f"The weights in {path} are not those of this Leopold; missing or unknown: {odd}.")
    return NamedWeights(weights, staff)


def write_weights(named: NamedWeights, path: Path) -> None:
    """The same file again, with what each weight means."""
    lines = ["# What things are worth in victory points to the greedy player. Tuned by self-play: leopold tune", ""]
    lines.append("[weights]")
    lines += [f"{name} = {named.weights[name]:.3f}  # {MEANINGS[name]}" for name in NAMES]
    lines += ["", "[staff]  # what permanent and once-per-round staff bring over a whole game, by number"]
    lines += [f"{number} = {value:.2f}" for number, value in sorted(named.staff.items())]
    path.write_text("\n".join(lines) + "\n", encoding="utf-8")
