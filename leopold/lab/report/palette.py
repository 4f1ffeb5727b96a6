"""The colours of the report: warm paper by day, deep ink by night.

Chosen for reading: every colour of a mark stands out from its background, and any two of them can be told apart with
the common kinds of colour blindness. Tests hold both. Even so, no chart leaves its meaning to colour alone.
"""

from __future__ import annotations

from typing import Final

SERIES: Final = 7

LIGHT: Final = {
    "paper": "#fbf7ee",
    "leaf": "#f3ecdd",
    "ink": "#2b2520",
    "muted": "#675c50",
    "line": "#ddd2be",
    "accent": "#7c2230",
    "s0": "#03297f",
    "s1": "#913f12",
    "s2": "#077753",
    "s3": "#a04078",
    "s4": "#957811",
    "s5": "#338fa8",
    "s6": "#393936",
}
DARK: Final = {
    "paper": "#15181f",
    "leaf": "#1d212b",
    "ink": "#ece5d8",
    "muted": "#aaa294",
    "line": "#363c49",
    "accent": "#e3a49b",
    "s0": "#62a7f4",
    "s1": "#f58e5a",
    "s2": "#3bce98",
    "s3": "#df8ebe",
    "s4": "#e9d364",
    "s5": "#3873be",
    "s6": "#8a8a8a",
}


def properties(theme: dict[str, str]) -> str:
    """A theme as CSS custom properties."""
    return "".join(f"--{name}:{colour};" for name, colour in theme.items())


def theme_rules() -> str:
    """Light unless the reader's system or the reader asks for dark; on paper always light."""
    return (
        f":root{{color-scheme:light;{properties(LIGHT)}}}\n"
        "@media screen and (prefers-color-scheme:dark){"
        f":root:not([data-theme=light]){{color-scheme:dark;{properties(DARK)}}}}}\n"
        f"@media screen{{:root[data-theme=dark]{{color-scheme:dark;{properties(DARK)}}}}}\n"
        + "\n".join(f".s{k}{{--c:var(--s{k})}}" for k in range(SERIES))
    )
