"""The kinds of charts: distributions, stacked bars, points with intervals, points by group, lines with bands."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import isfinite

from leopold.lab.report.drawing import (
    DASHES,
    FONT,
    WIDTH,
    Scale,
    Words,
    element,
    level_grid,
    line,
    marker,
    patch,
    picture,
    plain,
    points,
    shortened,
    signed,
    text,
    told,
    upright_grid,
    width_of,
)
from leopold.lab.statistics.means import Estimate

# --- distributions


@dataclass(frozen=True, slots=True)
class Distribution:
    """One row of a chart of distributions: how many had each value, and the quantiles to draw beneath."""

    name: str
    counts: Sequence[tuple[int, int]]
    quantiles: Sequence[float]
    """5, 25, 50, 75 and 95 %."""
    series: int | None = None
    """Its colour, if not that of its place."""


def distributions(key: str, title: str, description: str, rows: Sequence[Distribution], axis: str) -> str:
    """Histograms above each other on one axis, each with its median, its middle half and nine tenths."""
    row_height, bar_height, left, right, top = 104.0, 62.0, 8.0, WIDTH - 8.0, 8.0
    values = [value for row in rows for value, _ in row.counts]
    scale = Scale.over(values, left + 12, right - 12, 8)
    bin_width = max(1, round((max(values) - min(values)) / 45))
    bottom = top + row_height * len(rows)
    parts = [upright_grid(scale, top, bottom, plain)]
    for index, row in enumerate(rows):
        base = top + row_height * index + 20 + bar_height
        parts.append(text(left, base - bar_height - 6, shortened(row.name, right - left), "strong"))
        series = index if row.series is None else row.series
        parts.append(_histogram(row, series, scale, base, bar_height, bin_width))
        parts.append(_five_numbers(row, series, scale, base + 9))
    parts.append(text((left + right) / 2, bottom + 36, axis, "axis", "middle"))
    return picture(key, title, description, bottom + 44, *parts)


def _histogram(row: Distribution, series: int, scale: Scale, base: float, high: float, bin_width: int) -> str:
    bins: dict[int, int] = {}
    for value, count in row.counts:
        bins[value // bin_width] = bins.get(value // bin_width, 0) + count
    most, total = max(bins.values()), sum(bins.values())
    first, last = min(bins), max(bins)
    outline = [(scale(first * bin_width - 0.5), base)]
    bars = []
    for k in range(first, last + 1):
        count = bins.get(k, 0)
        x1, x2 = scale(k * bin_width - 0.5), scale((k + 1) * bin_width - 0.5)
        y = base - high * count / most
        outline += [(x1, y), (x2, y)]
        span = f"{k * bin_width}" if bin_width == 1 else f"{k * bin_width} to {(k + 1) * bin_width - 1}"
        hover = f"{row.name}, {span} points: {count:,} ({100 * count / total:.1f} %)"
        bars.append(told(hover, element("rect", x=x1, y=base - high, width=x2 - x1, height=high, class_="feel")))
    outline.append((scale((last + 1) * bin_width - 0.5), base))
    shape = element("polygon", points=points(outline), class_="area") + element(
        "polyline", points=points(outline), class_="stroke"
    )
    return element("g", shape, *bars, class_=f"s{series % 7}")


def _five_numbers(row: Distribution, series: int, scale: Scale, y: float) -> str:
    low, lower, middle, upper, high = (scale(value) for value in row.quantiles)
    said = "median {2:.0f}, middle half {1:.0f} to {3:.0f}, nine games in ten {0:.0f} to {4:.0f}".format(*row.quantiles)
    return told(
        f"{row.name}: {said}",
        line(low, y, high, y, "stroke thin"),
        line(lower, y, upper, y, "stroke thick"),
        element("circle", cx=middle, cy=y, r=4.5, class_="mark hollow"),
        text(min(max(middle, 20), WIDTH - 20), y + 15, f"{row.quantiles[2]:.0f}", "value", "middle"),
        class_=f"s{series % 7}",
    )


# --- stacked bars


@dataclass(frozen=True, slots=True)
class Layer:
    """One kind of part that bars are made of: its name, colour and pattern."""

    name: str
    series: int
    pattern: str = ""


@dataclass(frozen=True, slots=True)
class Bar:
    """A bar with its parts, one for each layer; negative ones lie left of nought."""

    name: str
    parts: Sequence[float]
    total: str = ""


def stacked(
    key: str,
    title: str,
    description: str,
    layers: Sequence[Layer],
    bars: Sequence[Bar],
    axis: str,
    words: Words = plain,
    inside: str = "{:.0f}",
) -> str:
    """Horizontal bars made of parts, each bar under its name."""
    left, right, top = 8.0, WIDTH - 12.0, 6.0
    row_height, bar_height = (54.0, 28.0) if len(bars) <= 8 else (42.0, 18.0)
    ends = [sum(part for part in bar.parts if part > 0) for bar in bars]
    starts = [sum(part for part in bar.parts if part < 0) for bar in bars]
    scale = Scale.over([0, *ends, *starts], left, right, 7, snug=True)
    bottom = top + row_height * len(bars)
    drawn = [upright_grid(scale, top, bottom, words)]
    for index, bar in enumerate(bars):
        y = top + row_height * index + 19
        drawn.append(text(left, y - 5, shortened(bar.name, right - left - 1.1 * width_of(bar.total)), "strong"))
        drawn.append(text(right, y - 5, bar.total, "value", "end"))
        forward, backward = 0.0, 0.0
        for layer, part in zip(layers, bar.parts, strict=True):
            if not part:
                continue
            begin = forward if part > 0 else backward + part
            if part > 0:
                forward += part
            else:
                backward += part
            x, wide = scale(begin), scale(begin + abs(part)) - scale(begin)
            label = inside.format(part * (100 if "%" in words(0) else 1)).replace("-", "\N{MINUS SIGN}")
            fits = wide > width_of(label, 12) + 5
            hover = f"{bar.name}, {layer.name}: {_exact(part, words)}"
            number = text(x + wide / 2, y + bar_height / 2 + 4.2, label, "inside", "middle") if fits else ""
            shown = patch(x, y, wide, bar_height, layer.pattern)
            edge = element("rect", x=x, y=y, width=wide, height=bar_height, class_="edge")
            drawn.append(told(hover, shown, edge, number, class_=f"s{layer.series}"))
    drawn.append(text((left + right) / 2, bottom + 36, axis, "axis", "middle"))
    return picture(key, title, description, bottom + 44, *drawn)


def _exact(value: float, words: Words) -> str:
    return f"{100 * value:.1f} %" if "%" in words(0) else f"{value:.1f}".replace("-", "\N{MINUS SIGN}")


# --- points with intervals


@dataclass(frozen=True, slots=True)
class Point:
    """A row of a chart of intervals; the shape and the colour tell the group."""

    name: str
    estimate: Estimate
    group: int = 0
    series: int = 0
    hover: str = ""


def intervals(
    key: str,
    title: str,
    description: str,
    rows: Sequence[Point],
    axis: str,
    *,
    words: Words = signed,
    average: float | None = None,
    nought: float | None = 0.0,
    references: Sequence[float] = (),
    row_height: float = 17.0,
) -> str:
    """Dots with their 95 % intervals. A dot is filled when its interval leaves out the reference, else it is hollow.

    The reference is nought for differences; for shares each row may have its own, such as a fair share.
    """
    left = min(190.0, max(width_of(row.name) for row in rows) + 12)
    above = len(rows) > 14
    right, top = WIDTH - 14.0, 24.0 if above else 8.0
    ends = [end for row in rows for end in (row.estimate.value, row.estimate.low, row.estimate.high)]
    marks = [*ends, *references, *([nought] if nought is not None else [])]
    scale = Scale.over(marks, left + 8, right, 5)
    bottom = top + row_height * len(rows) + 4
    parts = [upright_grid(scale, top, bottom, words, above)]
    if average is not None and isfinite(average):
        x = scale(average)
        parts.append(told("the average of all", line(x, top, x, bottom, "average", "5 4")))
    for index, row in enumerate(rows):
        y = top + row_height * (index + 0.5) + 2
        parts.append(text(left, y + 4.5, shortened(row.name, left), "label", "end"))
        reference = references[index] if references else nought
        parts.append(_dot(row, scale, y, row_height, reference))
    parts.append(text((left + right) / 2, bottom + 36, axis, "axis", "middle"))
    return picture(key, title, description, bottom + 44, *parts)


def _dot(row: Point, scale: Scale, y: float, row_height: float, reference: float | None) -> str:
    found = row.estimate
    if not isfinite(found.value):
        return ""
    drawn = []
    hollow = False
    if reference is not None:
        hollow = not found.has_interval or found.low <= reference <= found.high
        if reference != 0:
            drawn.append(line(scale(reference), y - row_height / 2, scale(reference), y + row_height / 2, "fair"))
    if found.has_interval:
        drawn.append(line(scale(found.low), y, scale(found.high), y, "stroke whisker"))
    drawn.append(marker(row.group, scale(found.value), y, 4.5, hollow))
    feel = element("rect", x=0.0, y=y - row_height / 2, width=float(WIDTH), height=row_height, class_="feel")
    return told(row.hover or row.name, *drawn, feel, class_=f"s{row.series}")


# --- points by group


def dots(
    key: str,
    title: str,
    description: str,
    names: Sequence[str],
    groups: Sequence[tuple[str, Sequence[float]]],
    axis: str,
) -> str:
    """For each name one value of every group, on a thin line from nought; groups differ in shape and colour."""
    left = min(190.0, max(width_of(name) for name in names) + 12)
    right, top = WIDTH - 14.0, 8.0
    row_height = max(24.0, 12.0 * len(groups) + 6)
    scale = Scale.over([0, *(value for _, values in groups for value in values)], left + 8, right, 6)
    bottom = top + row_height * len(names)
    parts = [upright_grid(scale, top, bottom, plain)]
    for index, name in enumerate(names):
        middle = top + row_height * (index + 0.5)
        parts.append(text(left, middle + 4.5, shortened(name, left), "label", "end"))
        for k, (group, values) in enumerate(groups):
            y = middle + 12.0 * (k - (len(groups) - 1) / 2)
            mark = line(scale(0), y, scale(values[index]), y, "stroke thin") + marker(k, scale(values[index]), y)
            parts.append(told(f"{group}, {name}: {values[index]:.2f}", mark, class_=f"s{k % 7}"))
    parts.append(text((left + right) / 2, bottom + 36, axis, "axis", "middle"))
    return picture(key, title, description, bottom + 44, *parts)


# --- shares in a grid


def grid(
    key: str,
    title: str,
    description: str,
    names: Sequence[str],
    heads: Sequence[str],
    rows: Sequence[Sequence[float]],
    axis: str,
) -> str:
    """Shares by row and column, each as its number on a ground the deeper the larger it is."""
    left = min(190.0, max(width_of(name) for name in names) + 12)
    right, top, high = WIDTH - 8.0, 24.0, 22.0
    wide = (right - left - 8) / len(heads)
    parts = [text(left + 8 + wide * (k + 0.5), top - 7, head, "tick", "middle") for k, head in enumerate(heads)]
    for i, (name, values) in enumerate(zip(names, rows, strict=True)):
        y = top + high * i
        parts.append(text(left, y + high / 2 + 4.5, name, "label", "end"))
        for k, value in enumerate(values):
            x = left + 8 + wide * k
            box = element(
                "rect",
                x=x + 1,
                y=y + 1,
                width=wide - 2,
                height=high - 2,
                class_="heat",
                fill_opacity=f"{0.04 + 0.5 * value:.2f}",
            )
            said = text(x + wide / 2, y + high / 2 + 4.5, f"{100 * value:.0f}", "", "middle") if value >= 0.005 else ""
            parts.append(told(f"{name}, {heads[k]}: {100 * value:.1f} %", box, said, class_="s0"))
    bottom = top + high * len(names)
    parts.append(text((left + right) / 2, bottom + 20, axis, "axis", "middle"))
    return picture(key, title, description, bottom + 28, *parts)


# --- lines with bands


@dataclass(frozen=True, slots=True)
class Line:
    """A line over whole numbers, with a band around it; points that rest on little may be left out before."""

    name: str
    at: Sequence[float]
    middle: Sequence[float]
    low: Sequence[float]
    high: Sequence[float]


def lines(
    key: str, title: str, description: str, rows: Sequence[Line], across: str, up: str, at_words: Words = plain
) -> str:
    """Lines that differ in colour, dashes and marks, each named at its end."""
    room = max((width_of(row.name) for row in rows), default=0) + 14 if len(rows) > 1 else 12.0
    left, right, top, bottom = 46.0, WIDTH - min(room, 130.0), 26.0, 276.0
    scale = Scale.over([0, *(value for row in rows for value in (*row.low, *row.high))], bottom, top, 6)
    ticks = sorted({value for row in rows for value in row.at})
    spaced = Scale(ticks[0], max(ticks[-1], ticks[0] + 1), left + 10, right - 8)
    every = max(1, -(-len(ticks) // 12))
    parts = [level_grid(scale, left, right, plain), text(8, 14, up, "axis")]
    parts += [text(spaced(tick), bottom + 18, at_words(tick), "tick", "middle") for tick in ticks[::every]]
    parts.append(text((left + right) / 2, bottom + 38, across, "axis", "middle"))
    bands, drawn = [], []
    for k, row in enumerate(rows):
        edge = [(spaced(x), scale(y)) for x, y in zip(row.at, row.high, strict=True)]
        edge += [(spaced(x), scale(y)) for x, y in zip(reversed(row.at), reversed(row.low), strict=True)]
        bands.append(element("polygon", points=points(edge), class_=f"band s{k % 7}"))
        path = [(spaced(x), scale(y)) for x, y in zip(row.at, row.middle, strict=True)]
        course = element("polyline", points=points(path), class_="stroke", stroke_dasharray=DASHES[k % len(DASHES)])
        marks = [
            told(
                f"{row.name}, {across} {at_words(row.at[i])}: {row.middle[i]:.1f}"
                f" (middle half {row.low[i]:.0f} to {row.high[i]:.0f})",
                marker(k, x, y, 4),
            )
            for i, (x, y) in enumerate(path)
        ]
        drawn.append(element("g", course, *marks, class_=f"s{k % 7}"))
    parts += bands + drawn
    if len(rows) > 1:
        parts += _end_names(rows, scale, right)
    return picture(key, title, description, bottom + 46, *parts)


def _end_names(rows: Sequence[Line], scale: Scale, x: float) -> list[str]:
    """The names beside the ends of their lines, moved apart where they would lie on each other."""
    wanted = sorted((scale(row.middle[-1]), k) for k, row in enumerate(rows))
    placed: list[tuple[float, int]] = []
    for y, k in wanted:
        placed.append((max(y, placed[-1][0] + FONT + 2) if placed else y, k))
    over = max(0.0, placed[-1][0] - scale.start)
    return [text(x + 2, y - over + 4, shortened(rows[k].name, WIDTH - x), f"name s{k % 7}") for y, k in placed]
