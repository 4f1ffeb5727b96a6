"""Why something could not be done."""

from __future__ import annotations

from msgspec import field

from leopold.server.models.base import Model
from leopold.server.models.view import TableState
from leopold.words import Params


class Problem(Model):
    """What was wrong with a request. `sentence` is English, for logs and for people without a page."""

    key: str
    sentence: str
    params: Params = field(default_factory=dict)
    state: TableState | None = None
    """Where the table stands, when the request came too late."""
