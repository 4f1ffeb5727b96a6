"""Drawing: round ticks, marks that differ without colour, and colours that everybody can tell apart."""

from __future__ import annotations

import re
from itertools import combinations, pairwise
from math import dist, nan
from xml.etree import ElementTree

import pytest

from leopold.lab.report.charts import Bar, Distribution, Layer, Line, Point, distributions, intervals, lines, stacked
from leopold.lab.report.drawing import SHAPES, Scale, marker, plain, shortened, signed, signed_percent, texture
from leopold.lab.report.palette import DARK, LIGHT, SERIES
from leopold.lab.statistics.means import Estimate

THEMES = pytest.mark.parametrize("theme", [LIGHT, DARK], ids=["light", "dark"])

# How colours look with each kind of colour blindness (Machado, Oliveira and Fernandes 2009), on linear light.
SIGHT = {
    "all cones": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "deuteranopia": ((0.367, 0.861, -0.228), (0.280, 0.673, 0.047), (-0.012, 0.043, 0.969)),
    "protanopia": ((0.152, 1.053, -0.205), (0.115, 0.786, 0.099), (-0.004, -0.048, 1.052)),
    "tritanopia": ((1.256, -0.077, -0.179), (-0.078, 0.931, 0.148), (0.005, 0.691, 0.304)),
}


def light(colour: str) -> list[float]:
    """Red, green and blue as linear light."""
    shown = [int(colour[k : k + 2], 16) / 255 for k in (1, 3, 5)]
    return [part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in shown]


def luminance(colour: str) -> float:
    red, green, blue = light(colour)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: str, other: str) -> float:
    low, high = sorted((luminance(one), luminance(other)))
    return (high + 0.05) / (low + 0.05)


def seen(colour: str, sight: str) -> tuple[float, float, float]:
    """The colour in CIELAB, as somebody with this sight sees it."""
    cones = [
        min(1.0, max(0.0, sum(part * weight for part, weight in zip(light(colour), row, strict=True))))
        for row in SIGHT[sight]
    ]
    x = (0.4124 * cones[0] + 0.3576 * cones[1] + 0.1805 * cones[2]) / 0.95047
    y = 0.2126 * cones[0] + 0.7152 * cones[1] + 0.0722 * cones[2]
    z = (0.0193 * cones[0] + 0.1192 * cones[1] + 0.9505 * cones[2]) / 1.08883
    fx, fy, fz = (part ** (1 / 3) if part > 0.008856 else 7.787 * part + 16 / 116 for part in (x, y, z))
    return 116 * fy - 16, 500 * (fx - fy), 200 * (fy - fz)


@THEMES
def test_every_mark_stands_out_from_the_paper(theme: dict[str, str]) -> None:
    for k in range(SERIES):
        assert contrast(theme[f"s{k}"], theme["paper"]) >= 3


@THEMES
@pytest.mark.parametrize("text", ["ink", "muted", "accent"])
def test_every_text_is_readable(theme: dict[str, str], text: str) -> None:
    assert contrast(theme[text], theme["paper"]) >= 4.5
    assert contrast(theme[text], theme["leaf"]) >= 4.5


@THEMES
@pytest.mark.parametrize("sight", SIGHT)
def test_any_two_colours_can_be_told_apart(theme: dict[str, str], sight: str) -> None:
    for one, other in combinations(range(SERIES), 2):
        assert dist(seen(theme[f"s{one}"], sight), seen(theme[f"s{other}"], sight)) > 12, (one, other)


def test_no_two_shapes_look_alike() -> None:
    drawn = {marker(k, 0, 0) for k in range(len(SHAPES))}

    assert len(drawn) == len(SHAPES)


@pytest.mark.parametrize(
    ("values", "ticks"),
    [
        ([0, 100], (0, 20, 40, 60, 80, 100)),
        ([-7, 21], (-10, -5, 0, 5, 10, 15, 20, 25)),
        ([0.47, 0.53], (0.47, 0.48, 0.49, 0.5, 0.51, 0.52, 0.53)),
        ([5, 5], (4, 4.5, 5, 5.5, 6)),
        ([nan, 0, 1], (0, 0.2, 0.4, 0.6, 0.8, 1)),
        ([], (0, 0.2, 0.4, 0.6, 0.8, 1)),
    ],
)
def test_ticks_are_round_and_hold_all_values(values: list[float], ticks: tuple[float, ...]) -> None:
    scale = Scale.over(values, 0, 300)

    assert scale.ticks == pytest.approx(ticks)
    assert (scale(scale.low), scale(scale.high)) == (0, 300)


def test_ticks_are_written_for_people() -> None:
    assert [plain(0.1 + 0.2), plain(-5), plain(1500)] == ["0.3", "−5", "1,500"]
    assert [signed(2), signed(0), signed(-0.5)] == ["+2", "0", "−0.5"]
    assert signed_percent(0.07) == "+7"


def test_a_text_without_room_ends_at_a_word() -> None:
    assert shortened("Prepare 1 room", 300) == "Prepare 1 room"
    assert shortened("Look at the top 3 staff cards of the deck; play one", 200) == "Look at the top 3 staff …"
    assert shortened("planner:weights/of/mine.toml", 100) == "planner:weigh…"


def parsed(picture: str) -> ElementTree.Element:
    return ElementTree.fromstring(picture)


def classes(picture: str) -> list[str]:
    return [element.get("class", "") for element in parsed(picture).iter()]


def test_a_point_is_hollow_when_its_interval_includes_nought() -> None:
    sure, unsure = Estimate(5, 2, 8, 100), Estimate(1, -2, 4, 100)

    picture = intervals("k", "title", "words", [Point("sure", sure), Point("unsure", unsure)], "points")

    assert [name for name in classes(picture) if name.startswith("mark")] == ["mark", "mark hollow"]


def test_a_figure_without_an_interval_has_no_whisker() -> None:
    picture = intervals("k", "title", "words", [Point("once", Estimate(5, nan, nan, 1))], "points")

    assert not any("whisker" in name for name in classes(picture))
    assert "nan" not in picture


def test_negative_parts_lie_left_of_nought() -> None:
    layers = [Layer("guests", 0), Layer("unserved", 1, "hatch")]

    picture = stacked("k", "title", "words", layers, [Bar("First rank", [30.0, -10.0])], "points")

    good, bad = [element for element in parsed(picture).iter("rect") if element.get("class") == "fill"]
    assert float(bad.get("x", "")) + float(bad.get("width", "")) == pytest.approx(float(good.get("x", "")), abs=0.2)
    assert float(good.get("width", "")) == pytest.approx(3 * float(bad.get("width", "")), abs=0.5)


@pytest.mark.parametrize("pattern", ["hatch", "cross", "dots"])
def test_a_texture_stays_within_its_rectangle(pattern: str) -> None:
    drawn = texture(pattern, 100, 40, 53, 28)

    places = [(float(x), float(y)) for x, y in re.findall(r"[ML]([\d.]+) ([\d.]+)", drawn)]
    assert len(places) > 10
    assert all(99.9 <= x <= 153.1 and 39.9 <= y <= 68.1 for x, y in places)


def test_pictures_are_told_in_words_too() -> None:
    rows = [Distribution("greedy & co", [(60, 2), (70, 5), (81, 1)], (60, 62, 70, 72, 80))]

    root = parsed(distributions("scores", "Final scores", "greedy <75>", rows, "score"))

    assert root.get("role") == "img"
    assert root.get("aria-labelledby") == "scores-title scores-desc"
    assert [root[0].text, root[1].text] == ["Final scores", "greedy <75>"]


def test_names_at_the_ends_of_lines_do_not_lie_on_each_other() -> None:
    rows = [Line(name, [0, 1], [0, 50 + k], [0, 40], [0, 60]) for k, name in enumerate("abcd")]

    root = parsed(lines("k", "title", "words", rows, "round", "score"))

    heights = sorted(float(e.get("y", "")) for e in root.iter("text") if e.get("class", "").startswith("name"))
    assert len(heights) == 4
    assert all(below - above >= 14 for above, below in pairwise(heights))
