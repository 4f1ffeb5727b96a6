"""`leopold`, but it looks back at games with few deals: a review takes seconds."""

from __future__ import annotations

from leopold.review.judging import PLAYOUTS
from tests.review.games import FEW

PLAYOUTS.update(dict.fromkeys(PLAYOUTS, FEW))

if __name__ == "__main__":
    from leopold.cli import main

    main()
