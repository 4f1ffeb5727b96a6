"""How the server says no: a status, a key for the page's catalogues, and a sentence for everybody else."""

from __future__ import annotations

from leopold.server.models import Params, Problem, TableState

BAD_REQUEST = 400
FORBIDDEN = 403
NOT_FOUND = 404
CONFLICT = 409
GONE = 410
TOO_LARGE = 413
UNPROCESSABLE = 422
TOO_MANY = 429
UNAVAILABLE = 503


class TableError(Exception):
    """A request that is not carried out. Nothing has changed."""

    def __init__(
        self, status: int, key: str, sentence: str, params: Params | None = None, state: TableState | None = None
    ) -> None:
        super().__init__(sentence)
        self.status = status
        self.problem = Problem(key=key, sentence=sentence, params=params or {}, state=state)


def no_table() -> TableError:
    """The same whether it never was, was removed, or is none of this visitor's business."""
    return TableError(NOT_FOUND, "table.none", "There is no such table, or you do not sit at it.")


def not_your_seat(seat: int) -> TableError:
    return TableError(FORBIDDEN, "seat.not_yours", "You do not sit there.", {"seat": seat})
