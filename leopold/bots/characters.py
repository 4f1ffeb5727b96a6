"""Who a bot is: what escapes it, what it likes, and by which of these somebody of its name is known."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from leopold.bots import temper
from leopold.packs.codes import COLOURS, ROOM_COLOURS


@dataclass(frozen=True, slots=True)
class Temper:
    """Mistakes and fondnesses, in points; what each of them does stands in `temper.py`."""

    forgets: int = 0
    """Percent of its plans that leave out one of the orders it has taken."""
    colour: str = ""
    fondness: float = 0.0
    """For each guest and each room of that colour."""
    thrift: float = 0.0
    """For each krone that it keeps."""
    short_sight: int = 0
    """Percent of what lies ahead that it does not see."""
    courtship: float = 0.0
    """For each step on the emperor track."""
    staffing: float = 0.0
    """For each card that works for it."""

    def row(self) -> list[int]:
        """As compiled code reads it."""
        row = [0] * temper.TRAITS
        row[temper.FORGETS] = self.forgets
        row[temper.COLOUR] = COLOURS.index(self.colour) + 1 if self.colour else 0
        row[temper.FONDNESS] = round(100 * self.fondness)
        row[temper.THRIFT] = round(100 * self.thrift)
        row[temper.SHORT_SIGHT] = self.short_sight
        row[temper.COURTSHIP] = round(100 * self.courtship)
        row[temper.STAFFING] = round(100 * self.staffing)
        return row

    def with_style(self, style: str, devotion: float) -> Temper:
        """The same with what a style is fond of, so many times over."""
        liking = STYLES[style]
        return Temper(
            self.forgets,
            liking.colour or self.colour,
            devotion * liking.fondness if liking.colour else self.fondness,
            self.thrift + devotion * liking.thrift,
            self.short_sight,
            self.courtship + devotion * liking.courtship,
            self.staffing + devotion * liking.staffing,
        )


NO_TEMPER: Final = Temper()
STYLES: Final = {
    "courtier": Temper(courtship=0.3),
    "saver": Temper(thrift=0.25),
    "patron": Temper(staffing=1.2),
    **{colour: Temper(colour=colour, fondness=0.6) for colour in COLOURS[:ROOM_COLOURS]},
}
"""What somebody is known by: the emperor's favour, a full purse, a large staff, or everything in one colour."""


def style_of(name: str) -> str:
    """The style of a bot of this name, always the same."""
    styles = list(STYLES)
    return styles[sum(map(ord, name.strip().casefold())) % len(styles)]
