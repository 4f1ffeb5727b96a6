"""The laboratory: many games at a time, kept as tables.

It stands on libraries that only experiments need; whoever lacks them is told how to get them.
"""

from __future__ import annotations

from importlib.util import find_spec

from leopold.record.errors import RulesError

if find_spec("polars") is None or find_spec("distributed") is None:
    raise RulesError("This needs the laboratory: pip install 'leopold[lab]'.")
