"""Which steps ask by themselves."""

from __future__ import annotations

from leopold.packs.codes import (
    EXTRA_ACTION,
    HIRE,
    OCCUPY,
    PREPARE,
    PREPARE_AND_OCCUPY,
    SEND_DANCER,
    TAKE_GUEST,
    TAKE_SERVED,
)
from leopold.rules.jit import rule


@rule
def asks_by_itself(step):
    """Steps whose own decision can be declined need not be asked about twice."""
    return (
        step == HIRE
        or step == PREPARE
        or step == PREPARE_AND_OCCUPY
        or step == OCCUPY
        or step == TAKE_GUEST
        or step == TAKE_SERVED
        or step == EXTRA_ACTION
        or step == SEND_DANCER
    )
