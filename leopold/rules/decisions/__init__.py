"""What players decide: one file for each family of decisions, `dispatch` for all of them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from leopold.rules.agenda import DECISIONS
from leopold.rules.decisions import dispatch  # every family has declared its decisions when this is read

__all__ = ["DECISION_NAMES", "dispatch"]

DECISION_NAMES: Final[Mapping[int, str]] = {code: DECISIONS[code].name for code in sorted(DECISIONS)}
"""How decisions are called in the API, in notation and in the catalogue."""
