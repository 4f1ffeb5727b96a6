"""Every endpoint of the table, in one list. Each subject has a file: its handlers, and beside them its endpoints."""

from typing import Final

from leopold.server.http.api import (
    about,
    companion,
    evenings,
    laying,
    looking_back,
    playing,
    sitting,
    trainer,
    visitors,
)

ENDPOINTS: Final = (
    *about.ENDPOINTS,
    *visitors.ENDPOINTS,
    *evenings.ENDPOINTS,
    *trainer.ENDPOINTS,
    *companion.ENDPOINTS,
    *laying.ENDPOINTS,
    *sitting.ENDPOINTS,
    *playing.ENDPOINTS,
    *looking_back.ENDPOINTS,
)
