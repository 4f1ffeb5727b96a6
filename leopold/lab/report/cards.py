"""What goes with each card: how scores and wins differ between those who played it and those who did not.

A difference is not a cause. Who plays a card had it, could pay for it and wanted it; so every figure compares
like with like as far as the table allows (the same player in the same setting), and says on how many games it rests.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

import numpy as np
import numpy.typing as npt

from leopold.lab.frames import pl
from leopold.lab.report.figures import FEW
from leopold.lab.report.reading import SETTING, Games, codes, numbers
from leopold.lab.statistics.means import Estimate, difference
from leopold.packs import Pack
from leopold.packs.codes import COLOURS
from leopold.text.words import name_of

TIMING_WORDS: Final = {
    "once": "at once",
    "round": "every round",
    "permanent": "lasting",
    "end": "at the end",
    "flip": "once a game",
}


@dataclass(frozen=True, slots=True)
class CardValue:
    """One card: how often it was used, and what was different for those who used it."""

    number: int
    name: str
    kind: str
    """For staff when it works, for guests the colour."""
    used: int
    """Rows that played it or checked it in."""
    share: float
    """Of all rows."""
    of_those_had: float
    """Of all who had it in hand or took it, the share who used it."""
    round: float
    """The mean round in which it was used."""
    points: Estimate
    won: Estimate
    instead: Estimate
    """The points again, among those who used the same number of cards: this card in place of another."""
    enough: bool


def staff_values(games: Games) -> list[CardValue]:
    """Every staff card that was played, by points, highest first."""
    known = {card.number: (name_of(card.names, card.number), TIMING_WORDS[card.timing]) for card in games.pack.staff}
    had = pl.concat_list("staff_played", "staff_hand")
    return card_values(games.people, "staff_played", "staff_round", had, known)


def guest_values(games: Games) -> list[CardValue]:
    """Every guest that was checked in, by points, highest first."""
    known = {card.number: (name_of(card.names, card.number), COLOURS[card.colour]) for card in games.pack.guests}
    return card_values(games.people, "guests", "guests_round", pl.concat_list("guests", "guests_taken"), known)


def card_values(
    rows: pl.DataFrame, column: str, rounds: str, had: pl.Expr, known: dict[int, tuple[str, str]]
) -> list[CardValue]:
    """The figures of each card in a column of lists."""
    rows = rows.with_row_index("row")
    used = rows.select("row", card=column, round=rounds).explode("card", "round").drop_nulls("card")
    used = used.group_by("row", "card").agg(pl.col("round").min())  # a guest who came twice counts once
    holders = rows.select("row", card=had.list.unique()).explode("card").drop_nulls("card").group_by("card").len()
    held = dict(holders.iter_rows())
    by_setting, clusters = codes(rows, SETTING), codes(rows, ["nr"])
    by_number = codes(rows.with_columns(pl.col(column).list.len().alias("cards")), [*SETTING, "cards"])
    points, won = numbers(rows, "vp"), numbers(rows, "won")
    found = []
    for (number,), those in used.group_by("card"):
        card = int(number)
        name, kind = known.get(card, (f"Card {card}", ""))
        chosen: npt.NDArray[np.bool_] = np.zeros(rows.height, np.bool_)
        chosen[those["row"].to_numpy()] = True
        found.append(
            CardValue(
                card,
                name,
                kind,
                those.height,
                those.height / rows.height,
                those.height / max(those.height, held.get(card, 0)),
                float(np.mean(those["round"].to_numpy())),
                difference(points, chosen, by_setting, clusters),
                difference(won, chosen, by_setting, clusters),
                difference(points, chosen, by_number, clusters),
                FEW <= those.height <= rows.height - FEW,
            )
        )
    return sorted(found, key=lambda value: (-np.nan_to_num(value.points.value, nan=-1e9), value.number))


def never_used(pack_numbers: dict[int, str], values: list[CardValue]) -> list[str]:
    """The names of cards that nobody used."""
    used = {value.number for value in values}
    return [name for number, name in pack_numbers.items() if number not in used]


def staff_names(pack: Pack) -> dict[int, str]:
    return {card.number: name_of(card.names, card.number) for card in pack.staff}


def guest_names(pack: Pack) -> dict[int, str]:
    return {card.number: name_of(card.names, card.number) for card in pack.guests}


def average(values: list[CardValue]) -> tuple[float, float]:
    """The mean difference over all cards with games enough, weighted by use: what any card goes with."""
    some = [value for value in values if value.enough]
    weight = sum(value.used for value in some)
    if not weight:
        return 0.0, 0.0
    return (
        sum(value.points.value * value.used for value in some) / weight,
        sum(value.won.value * value.used for value in some) / weight,
    )
