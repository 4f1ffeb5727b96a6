"""The judgements that come with Leopold, as data: greedy's weights, the planner's network and the soloist's."""

from __future__ import annotations

import zipfile
from functools import cache
from pathlib import Path
from typing import Final

import numpy as np
import numpy.typing as npt

from leopold.bots.features import (
    BASE_FEATURES,
    BASE_STAFF,
    FEATURES,
    IN_HAND,
    IN_PLAY,
    MORE_IN_HAND,
    MORE_IN_PLAY,
)
from leopold.bots.judgement import HEADER, net_size
from leopold.bots.weight_files import read_weights
from leopold.errors import RecordError
from leopold.packs import Pack

Net = npt.NDArray[np.float32]

DATA: Final = Path(__file__).with_name("judgements.npz")
JUDGEMENTS: Final = ("greedy", "planner", "soloist")
"""In the order of their rows, see `all_judgements`: greedy's weights, the planner's network, its own for solo games."""


def blank_net(first: int, second: int) -> Net:
    """A network of this shape that expects nothing."""
    net = np.zeros(net_size(first, second), np.float32)
    net[:3] = first, second, FEATURES
    return net


def read_nets(path: Path = DATA) -> dict[str, Net]:
    """The networks of a file; they are kept in half precision, which is more than they mean."""
    try:
        with np.load(path, allow_pickle=False) as file:
            nets = {name: file[name].astype(np.float32) for name in file.files}
    except (OSError, ValueError, zipfile.BadZipFile) as wrong:
        raise RecordError(f"{path} holds no judgements: {wrong}.") from None
    if "planner" not in nets:
        raise RecordError(f"{path} holds no judgement of the planner.")
    nets = {name: widened(net) for name, net in nets.items()}
    for name, net in nets.items():
        if net.ndim != 1 or len(net) < HEADER or len(net) != net_size(int(net[0]), int(net[1])) or net[2] != FEATURES:
            raise RecordError(
                f"The judgement {name!r} in {path} was learned for other features than this Leopold lists; "
                "learn it again with: leopold learn"
            )
    return nets


def widened(net: Net) -> Net:
    """A network learned before there were modules: what it knows stays, what they add it does not mind."""
    if net.ndim != 1 or len(net) < HEADER or net[2] != BASE_FEATURES:
        return net
    first = int(net[0])
    head = HEADER + BASE_FEATURES * first
    wider = np.concatenate([net[:head], np.zeros((FEATURES - BASE_FEATURES) * first, np.float32), net[head:]])
    wider[2] = FEATURES
    return wider


def knowing_all(net: Net, pack: Pack) -> Net:
    """Staff that a network has never seen count as others of their timing do on average, until it learns better."""
    first = int(net[0])
    rows = net[HEADER : HEADER + FEATURES * first].reshape(FEATURES, first).copy()
    places = pack.record.staff_place.tolist()
    known = {place: card for place, card in zip(places, pack.staff, strict=False) if place < BASE_STAFF}
    for place, card in zip(places, pack.staff, strict=False):
        alike = [other for other, base in known.items() if base.timing == card.timing]
        alike = alike or [other for other, base in known.items() if base.timing in ("once", "round")]
        if place >= BASE_STAFF and alike:
            for here, there in ((MORE_IN_PLAY, IN_PLAY), (MORE_IN_HAND, IN_HAND)):
                row = rows[here + place - BASE_STAFF]
                if not row.any():
                    row[:] = rows[[there + other for other in alike]].mean(axis=0)
    return np.concatenate([net[:HEADER], rows.reshape(-1), net[HEADER + FEATURES * first :]])


def soloist_of(nets: dict[str, Net]) -> Net:
    """Who judges solo games: the soloist, or the planner where nobody has learned from them yet."""
    return nets.get("soloist", nets["planner"])


def write_nets(nets: dict[str, Net], path: Path) -> None:
    """All of them into one file."""
    halves = {name: net.astype(np.float16) for name, net in nets.items()}
    with path.open("wb") as file:
        np.savez_compressed(file, allow_pickle=False, **halves)


def stack_nets(nets: list[Net]) -> npt.NDArray[np.float32]:
    """Networks as rows of one array, for compiled code."""
    rows = np.zeros((len(nets), max(len(net) for net in nets)), np.float32)
    for row, net in zip(rows, nets, strict=True):
        row[: len(net)] = net
    return rows


@cache
def all_judgements(pack: Pack) -> npt.NDArray[np.float32]:
    """The judgements that come with Leopold, a row for each of JUDGEMENTS."""
    nets = {name: knowing_all(net, pack) for name, net in read_nets().items()}
    rows = stack_nets([read_weights().for_pack(pack), nets["planner"], soloist_of(nets)])
    rows.flags.writeable = False
    return rows
