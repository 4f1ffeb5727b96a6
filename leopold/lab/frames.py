"""Polars, on which everything stands that reads or writes tables of games; whoever lacks it is told how to get it."""

from __future__ import annotations

from leopold.errors import RulesError
from leopold.lab import NEEDED

try:
    import polars as pl
except ModuleNotFoundError:
    raise RulesError(NEEDED) from None

__all__ = ["pl"]
