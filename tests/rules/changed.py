"""A rule that was another one in the first version, in a group of its own. Imported by the test of it alone."""

from __future__ import annotations

from leopold.packs.tables import TABLES
from leopold.rules.jit import entry, rule


@rule
def fee(t):
    """Two krones; before the second version of the rules, three."""
    return 3 if t.rules < 2 else 2


@entry("int64(uint8[::1])", 0, "changed")
def fee_of(tables):
    """What compiled code makes of it."""
    return fee(tables.view(TABLES)[0])
