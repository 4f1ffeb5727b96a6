"""Drawing in SVG: elements, scales with round ticks, marks that can be told apart without colour."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from html import escape
from math import floor, isfinite, log10
from typing import Final

WIDTH: Final = 430
"""All pictures are drawn for half a page, which is a whole telephone."""
FONT: Final = 13
MESH: Final = 7.0
"""The distance between the strokes or dots of a texture."""
DASHES: Final = ("", "8 4", "2 4", "10 4 2 4", "5 3", "1 3")
SHAPES: Final = ("circle", "square", "diamond", "up", "down", "plus")


def number(value: float) -> str:
    """A coordinate, as short as it can be."""
    return f"{value:.1f}".rstrip("0").rstrip(".")


def element(name: str, *inside: str, **attributes: object) -> str:
    """One element; attributes without a value are left out, `class_` is class and underscores are hyphens."""
    told = "".join(
        f' {key.rstrip("_").replace("_", "-")}="{number(value) if isinstance(value, float) else escape(str(value))}"'
        for key, value in attributes.items()
        if value not in ("", None)
    )
    return f"<{name}{told}>{''.join(inside)}</{name}>" if inside else f"<{name}{told}/>"


def text(x: float, y: float, words: str, class_: str = "", anchor: str = "") -> str:
    return element("text", escape(words), x=x, y=y, class_=class_, text_anchor=anchor)


def line(x1: float, y1: float, x2: float, y2: float, class_: str, dash: str = "") -> str:
    return element("line", x1=x1, y1=y1, x2=x2, y2=y2, class_=class_, stroke_dasharray=dash)


def told(words: str, *marks: str, class_: str = "") -> str:
    """Marks that say something when the pointer rests on them."""
    return element("g", element("title", escape(words)), *marks, class_=class_)


def width_of(words: str, size: float = FONT) -> float:
    """About how wide a text will be; there is nobody to ask before it is shown."""
    return 0.51 * size * len(words)


def shortened(words: str, room: float) -> str:
    """As much of a text as has room, with dots where something is left out."""
    if width_of(words) <= room:
        return words
    kept = words[: int(room / (0.51 * FONT)) - 2]
    return f"{kept.rsplit(' ', 1)[0].rstrip(',;')} …" if " " in kept else f"{kept}…"


def marker(shape: int, x: float, y: float, r: float = 4.5, hollow: bool = False) -> str:
    """A point, in the colour of its group; each shape is about as heavy as the others."""
    kind = SHAPES[shape % len(SHAPES)]
    class_ = "mark hollow" if hollow else "mark"
    if kind == "circle":
        return element("circle", cx=float(x), cy=float(y), r=r, class_=class_)
    if kind == "square":
        s = 0.88 * r
        return element("rect", x=x - s, y=y - s, width=2 * s, height=2 * s, class_=class_)
    corners = {
        "diamond": [(0, -1.25), (1.25, 0), (0, 1.25), (-1.25, 0)],
        "up": [(0, -1.25), (1.15, 0.9), (-1.15, 0.9)],
        "down": [(0, 1.25), (1.15, -0.9), (-1.15, -0.9)],
        "plus": [
            (-0.4, -1.2), (0.4, -1.2), (0.4, -0.4), (1.2, -0.4), (1.2, 0.4), (0.4, 0.4),
            (0.4, 1.2), (-0.4, 1.2), (-0.4, 0.4), (-1.2, 0.4), (-1.2, -0.4), (-0.4, -0.4),
        ],
    }[kind]  # fmt: skip
    return element("polygon", points=points((x + r * dx, y + r * dy) for dx, dy in corners), class_=class_)


def points(pairs: Iterable[tuple[float, float]]) -> str:
    """Corners of a line or a shape."""
    return " ".join(f"{number(x)},{number(y)}" for x, y in pairs)


def round_step(span: float, wanted: int) -> float:
    """A distance between ticks of 1, 2 or 5 times a power of ten, so that there are about as many as wanted."""
    if span <= 0 or not isfinite(span):
        return 1.0
    rough = span / max(1, wanted)
    power: float = 10.0 ** floor(log10(rough))
    return next(power * nice for nice in (1, 2, 5, 10) if power * nice >= rough * 0.999)


@dataclass(frozen=True)
class Scale:
    """From values to places on the picture, with round ticks."""

    low: float
    high: float
    start: float
    end: float
    ticks: tuple[float, ...] = field(default=())

    @classmethod
    def over(cls, values: Sequence[float], start: float, end: float, wanted: int = 6, snug: bool = False) -> Scale:
        """A scale for all of these values, its ends at ticks unless it should be snug."""
        known = [value for value in values if isfinite(value)] or [0.0, 1.0]
        low, high = min(known), max(known)
        if low == high:
            low, high = low - 1, high + 1
        step = round_step(high - low, wanted)
        first, last = floor(low / step + 1e-9), -floor(-high / step + 1e-9)
        ticks = tuple(k * step for k in range(first, last + 1))
        if snug:
            return cls(low, high, start, end, tuple(tick for tick in ticks if low <= tick <= high))
        return cls(ticks[0], ticks[-1], start, end, ticks)

    def __call__(self, value: float) -> float:
        return self.start + (value - self.low) / (self.high - self.low) * (self.end - self.start)

    @property
    def step(self) -> float:
        return self.ticks[1] - self.ticks[0] if len(self.ticks) > 1 else 1.0


Words = Callable[[float], str]


def plain(value: float) -> str:
    """A tick: no more decimals than it needs, and a true minus sign."""
    return f"{value:,.10g}".replace("-", "\N{MINUS SIGN}")


def signed(value: float) -> str:
    """A tick of a difference: with its sign."""
    return f"+{plain(value)}" if value > 0 else plain(value)


def percent(value: float) -> str:
    """A tick of a share."""
    return f"{plain(round(100 * value, 6))} %"


def signed_percent(value: float) -> str:
    return f"{signed(round(100 * value, 6))}"


def upright_grid(scale: Scale, top: float, bottom: float, words: Words, above: bool = False) -> str:
    """Ticks of a horizontal axis: fine lines over the whole height, with their values below (and above)."""
    parts = []
    for tick in scale.ticks:
        x = scale(tick)
        parts.append(line(x, top, x, bottom, "zero" if abs(tick) < 1e-12 else "grid"))
        parts.append(text(x, bottom + 16, words(tick), "tick", "middle"))
        if above:
            parts.append(text(x, top - 6, words(tick), "tick", "middle"))
    return "".join(parts)


def level_grid(scale: Scale, left: float, right: float, words: Words) -> str:
    """Ticks of a vertical axis."""
    return "".join(
        line(left, scale(tick), right, scale(tick), "zero" if abs(tick) < 1e-12 else "grid")
        + text(left - 6, scale(tick) + 4, words(tick), "tick", "end")
        for tick in scale.ticks
    )


def picture(key: str, title: str, description: str, height: float, *parts: str) -> str:
    """A whole picture, with what it shows in words for those who do not see it."""
    return element(
        "svg",
        element("title", escape(title), id=f"{key}-title"),
        element("desc", escape(description), id=f"{key}-desc"),
        *parts,
        viewBox=f"0 0 {WIDTH} {number(height)}",
        role="img",
        aria_labelledby=f"{key}-title {key}-desc",
        class_="picture",
    )


def swatch(series: int, pattern: str = "", shape: int | None = None, dash: str | None = None) -> str:
    """The sign of a group in a key: a patch, a point or a line, as in the picture."""
    if dash is not None:
        inside = line(0, 7, 26, 7, "stroke", dash) + (marker(shape, 13, 7, 4) if shape is not None else "")
        wide = 26
    elif shape is not None:
        inside, wide = marker(shape, 7, 7), 14
    else:
        inside, wide = patch(0, 0, 14, 14, pattern), 14
    return element(
        "svg", inside, width=wide, height=14, viewBox=f"0 0 {wide} 14", class_=f"swatch s{series}", aria_hidden="true"
    )


def patch(x: float, y: float, wide: float, high: float, pattern: str = "") -> str:
    """A filled rectangle, with a texture over its colour."""
    box = {"x": float(x), "y": float(y), "width": float(wide), "height": float(high)}
    return element("rect", class_="fill", **box) + (texture(pattern, x, y, wide, high) if pattern else "")


def texture(pattern: str, x: float, y: float, wide: float, high: float) -> str:
    """Strokes or dots in the colour of the paper. Drawn out, because printers make large bitmaps of SVG patterns."""
    if pattern == "dots":
        across, down = int(wide // MESH), int(high // MESH)
        left, top = x + (wide - MESH * (across - 1)) / 2, y + (high - MESH * (down - 1)) / 2
        dots = [f"M{number(left + MESH * i)} {number(top + MESH * k)}h0" for i in range(across) for k in range(down)]
        return element("path", d="".join(dots), class_="texture dotted") if dots else ""
    strokes = []
    right, bottom = x + wide, y + high
    for k in range(floor((x + y) / MESH) + 1, floor((right + bottom) / MESH) + 1):
        c = k * MESH  # the line on which both coordinates add up to this, as far as it lies in the rectangle
        x1, x2 = max(x, c - bottom), min(right, c - y)
        strokes.append(f"M{number(x1)} {number(c - x1)}L{number(x2)} {number(c - x2)}")
        if pattern == "cross":  # the same, mirrored
            strokes.append(f"M{number(x + right - x1)} {number(c - x1)}L{number(x + right - x2)} {number(c - x2)}")
    return element("path", d="".join(strokes), class_="texture") if strokes else ""
