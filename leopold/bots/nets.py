"""The judgements that come with Leopold, as data: greedy's weights, the planner's network and the soloist's."""

from __future__ import annotations

import zipfile
from collections.abc import Iterable, Sequence
from functools import cache, lru_cache
from pathlib import Path
from typing import Final

import numpy as np
import numpy.typing as npt

from leopold.bots.feature_places import (
    BALL_GUEST,
    BALL_WAITING,
    BASE_FEATURES,
    BASE_GUESTS,
    BASE_OBJECTIVES,
    BASE_STAFF,
    BASE_TILES,
    FACE_DOWN,
    FEATURES,
    GALA_FEATURES,
    GUEST,
    IN_HAND,
    IN_PLAY,
    LENGTHS,
    MODULE_FEATURES,
    MORE_IN_HAND,
    MORE_IN_PLAY,
    MORE_OBJECTIVE,
    MORE_TILE,
    WAITING,
)
from leopold.bots.judgement import HEADER, OTHERS, WIDEST_LAYER, net_size
from leopold.bots.weight_files import NamedWeights, read_weights
from leopold.errors import RecordError
from leopold.packs import Pack
from leopold.packs.cards import EmperorTile, GuestCard, Objective, StaffCard
from leopold.packs.tables import OBJECTIVES_MAX, TILES_MAX

Net = npt.NDArray[np.float32]

DATA: Final = Path(__file__).with_name("judgements.npz")


def versioned(name: str, version: int) -> str:
    """How somebody or something of an earlier version is called."""
    return f"{name}@{version}"


VERSIONS: Final = {1: DATA.parent / "versions" / "1.npz"}
"""Networks of earlier days, whose players stay: what is stronger is measured against them. Greedy's weights of that day
lie beside them."""
JUDGEMENTS: Final = (
    "greedy",
    "planner",
    "soloist",
    "plain",
    *(versioned(judgement, version) for version in VERSIONS for judgement in ("greedy", "planner", "soloist")),
)
"""In the order of their rows, see `all_judgements`: greedy's weights, the planner's network, one for solo games,
the planner's as far as it knows the base game: what a module's features are worth is seen beside it, and those of
earlier versions."""


EXPANDED: Final = "waltz"
"""The network for games with balls or celebrities, alone or not; base games are judged by the others, as before."""
EXPANDING: Final = ("ballrooms", "celebrities")
PROMO_GUESTS: Final = 2
"""Hardly any network has seen them, so nobody else counts as they do."""


JUDGED: Final = 12
"""Packs whose judgements are kept: they take 11 MB each, and there are as many as ways to combine modules."""
JUDGED_FOR_USERS: Final = 4
"""The same of packs with a user's over them: anybody can lay tables with ever other ones, and ours stay meanwhile."""
USUALLY_LISTED: Final = 100.0
"""Features of a position, more or less, whatever their number is in all."""


def blank_net(first: int, second: int) -> Net:
    """A network of this shape that expects nothing."""
    net = np.zeros(net_size(first, second, others=True), np.float32)
    net[:5] = first, second, FEATURES, 1.0, 1.0
    return net


def grown(net: Net, first: int = 0) -> Net:
    """A network as those of today are: it learns what lies ahead, and what the others make.

    Its first hidden layer has at least so many numbers. Those that are new are drawn by lot, and nothing listens to
    them yet: until it learns, the network says what it has always said.
    """
    was, second = int(net[0]), int(net[1])
    more = max(0, first - was)
    inputs = HEADER + (FEATURES + 1) * was
    rows = net[HEADER:inputs].reshape(FEATURES + 1, was)
    drawn = np.random.default_rng([first, was]).standard_normal((FEATURES + 1, more)) / np.sqrt(USUALLY_LISTED)
    drawn[FEATURES] = 0.0
    unheard = np.zeros(more * max(1, second), np.float32)
    heard = inputs + was * max(1, second)
    known = np.concatenate([np.hstack([rows, drawn]).ravel(), net[inputs:heard], unheard, net[heard:]])
    whole = blank_net(was + more, second)
    whole[HEADER : HEADER + len(known)] = known
    return whole


def read_nets(path: Path = DATA) -> dict[str, Net]:
    """The networks of a file; they are kept in half precision, which is more than they mean."""
    try:
        with np.load(path, allow_pickle=False) as file:
            nets = {name: file[name].astype(np.float32) for name in file.files}
    except OSError as wrong:
        raise RecordError(f"{path} cannot be read: {wrong.strerror or wrong}.") from None
    except (EOFError, ValueError, zipfile.BadZipFile):
        raise RecordError(f"{path} holds no judgements: it is no file that `leopold learn` has written.") from None
    if "planner" not in nets:
        raise RecordError(f"{path} holds no judgement of the planner.")
    for name, net in nets.items():
        if net.ndim != 1 or len(net) < HEADER or not (1 <= net[0] <= WIDEST_LAYER and 0 <= net[1] <= WIDEST_LAYER):
            raise RecordError(
                f"The judgement {name!r} in {path} has no layers of 1 to {WIDEST_LAYER} numbers; "
                "learn it again with: leopold learn"
            )
    nets = {name: widened(net) for name, net in nets.items()}
    for name, net in nets.items():
        if len(net) != size_said(net) or net[2] != FEATURES:
            raise RecordError(
                f"The judgement {name!r} in {path} was learned for other features than this Leopold lists; "
                "learn it again with: leopold learn"
            )
    return nets


def size_said(net: Net) -> int:
    """How long a network is by its own word."""
    return net_size(int(net[0]), int(net[1]), bool(net[OTHERS]))


def widened(net: Net) -> Net:
    """A network learned before there were all modules: what it knows stays, what they add it does not mind."""
    if net[2] not in LENGTHS:
        return net
    first, known = int(net[0]), int(net[2])
    head, unknown = HEADER + known * first, FEATURES - known
    parts = [net[:head], np.zeros(unknown * first, np.float32), net[head:]]
    if net[OTHERS]:  # its last weight is not a feature's
        parts[2:] = [net[head:-1], np.zeros(unknown, np.float32), net[-1:]]
    wider = np.concatenate(parts)
    wider[2] = FEATURES
    return wider


def features_of(pack: Pack, modules: Iterable[str]) -> npt.NDArray[np.intp]:
    """The features that games know only by these modules: those of their blocks, and those of their cards and tiles."""
    chosen = set(modules)
    record = pack.record
    found = [feature for module in chosen for feature in range(*MODULE_FEATURES.get(module, (0, 0)))]

    def places(
        cards: Sequence[StaffCard | GuestCard | Objective | EmperorTile], known: npt.NDArray[np.int16], base: int
    ) -> list[int]:
        here = [place for place, card in zip(known.tolist(), cards, strict=False) if card.module in chosen]
        return [place - base for place in here if place >= base]

    for place in places(pack.staff, record.staff_place, BASE_STAFF):
        found += [first + place for first in (MORE_IN_PLAY, MORE_IN_HAND, FACE_DOWN)]
    for place in places(pack.guests, record.guest_place, BASE_GUESTS):
        found += [BALL_GUEST + place, BALL_WAITING + place]
    for place in places(pack.tiles, record.tile_place, BASE_TILES):
        found += [MORE_TILE + place, MORE_TILE + TILES_MAX - BASE_TILES + place]
    for place in places(pack.objectives, record.objective_place, BASE_OBJECTIVES):
        found += [MORE_OBJECTIVE + place, MORE_OBJECTIVE + OBJECTIVES_MAX - BASE_OBJECTIVES + place]
    return np.array(sorted(found), np.intp)


def knowing_all(net: Net, pack: Pack) -> Net:
    """What a network has never seen counts as others like it do on average, until it learns better.

    Staff count as those of their timing, guests as those of their colour.
    """
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
    places = pack.record.guest_place.tolist()
    colours = {place: guest.colour for place, guest in zip(places, pack.guests, strict=False)}
    for place, colour in colours.items():
        alike = [other for other in colours if other < BASE_GUESTS - PROMO_GUESTS and colours[other] == colour]
        if place >= BASE_GUESTS and alike:
            for here, there in ((BALL_GUEST, GUEST), (BALL_WAITING, WAITING)):
                row = rows[here + place - BASE_GUESTS]
                if not row.any():
                    row[:] = rows[[there + other for other in alike]].mean(axis=0)
    return np.concatenate([net[:HEADER], rows.reshape(-1), net[HEADER + FEATURES * first :]])


def plain(net: Net) -> Net:
    """What a network makes of a position by what every game has; what lies ahead is none of the modules' matter."""
    first = int(net[0])
    less = net.copy()
    less[HEADER + BASE_FEATURES * first : HEADER + GALA_FEATURES * first] = 0.0
    if net[OTHERS]:
        less[BASE_FEATURES - FEATURES - 1 : GALA_FEATURES - FEATURES - 1] = 0.0
    return less


def begun_with(nets: dict[str, Net], judgement: str) -> Net:
    """The network of a judgement, or the planner's where nobody has learned that one yet."""
    return nets.get(judgement, nets["planner"])


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


def all_judgements(pack: Pack) -> npt.NDArray[np.float32]:
    """The judgements that come with Leopold, a row for each of JUDGEMENTS."""
    return _for_users(pack) if pack.overlays else _for_ours(pack)


def _fitted(pack: Pack) -> npt.NDArray[np.float32]:
    (read, weights), *earlier = _shipped()
    rows = stack_nets(
        [
            *_for_pack(read, weights, pack),
            plain(read["planner"]),
            *(row for nets, named in earlier for row in _for_pack(nets, named, pack)),
        ]
    )
    rows.flags.writeable = False
    return rows


_for_ours: Final = lru_cache(JUDGED)(_fitted)
_for_users: Final = lru_cache(JUDGED_FOR_USERS)(_fitted)


@cache
def _shipped() -> list[tuple[dict[str, Net], NamedWeights]]:
    """What comes with Leopold, that of today first. Reading it takes three times as long as fitting it to a pack."""
    return [
        (read_nets(), read_weights()),
        *((read_nets(path), read_weights(path.with_suffix(".toml"))) for path in VERSIONS.values()),
    ]


def _for_pack(nets: dict[str, Net], weights: NamedWeights, pack: Pack) -> list[Net]:
    """Greedy's, the planner's and the soloist's as they are for games with a pack."""
    expanded = bool(set(EXPANDING) & set(pack.modules))
    names = [EXPANDED if expanded else judgement for judgement in ("planner", "soloist")]
    return [weights.for_pack(pack), *(knowing_all(begun_with(nets, name), pack) for name in names)]
