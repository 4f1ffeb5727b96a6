"""Whatever somebody sends as a record, reading it takes time by its length alone, and its length is bounded."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from leopold.errors import RecordError
from leopold.seeds import LARGEST_SEED, LONGEST_SEED, fresh_seed
from leopold.text import transcript
from leopold.text.transcript import LONGEST_LINE, MOST_LINES, MOST_MOVES, read_transcript

HEADER = "leopold game 1\nplayers: 2\nseed: 7\n"


@pytest.mark.parametrize(
    ("text", "line"),
    [
        ("leopold game 1\na" + " " * 60_000 + "x", 2),
        (HEADER + "\n" * MOST_LINES, MOST_LINES + 1),
        (HEADER + "names: " + "a" * LONGEST_LINE, 4),
        (HEADER + "seat 1: end; end; end\n" * (MOST_MOVES // 3 + 1), 3 + MOST_MOVES // 3 + 1),
    ],
    ids=["a line of spaces", "too many lines", "a long line", "too many actions"],
)
def test_what_is_too_long_is_refused_with_its_line(text: str, line: int) -> None:
    with pytest.raises(RecordError, match=f"line {line}: This is too large"):
        read_transcript(text)


@pytest.mark.parametrize(
    ("form", "text"),
    [
        ("_HEADER_LINE", lambda n: "a" + " " * n + "x"),
        ("_SEAT_LINE", lambda n: "seat" + " " * n + "x"),
        ("_SEAT_LINE", lambda n: "set-up" + " " * n + "x"),
        ("_SEAT_LINE", lambda n: "seat 1" + " " * n + "x"),
        ("_FIRST_LINE", lambda n: "leopold" + " " * n + "game" + " " * n),
        ("_TEXT", lambda n: '"' + "\\" * n),
        ("_TEXT", lambda n: " " * n + '"'),
    ],
)
def test_no_form_of_a_line_goes_back_and_forth(form: str, text: Callable[[int], str]) -> None:
    """A form that backtracks would take hours on the longest of these: the test would never end."""
    assert getattr(transcript, form).match(text(2_000_000)) is not None or form != "_TEXT"


def test_a_seed_in_a_record_is_as_short_as_elsewhere() -> None:
    seed = "s" * LONGEST_SEED

    assert read_transcript(f'leopold game 1\nplayers: 2\nseed: "{seed}"\n').header.config.seed == seed
    with pytest.raises(RecordError, match="at most 200 characters"):
        read_transcript(f'leopold game 1\nplayers: 2\nseed: "{seed}s"\n')


def test_chance_gives_seeds_of_128_bits() -> None:
    """Nobody tries out 2^64 deals to find the one whose first cards lie on the table."""
    seeds = [fresh_seed() for _ in range(64)]

    assert max(seeds) > LARGEST_SEED >> 8
    assert all(0 <= seed <= LARGEST_SEED for seed in seeds)
