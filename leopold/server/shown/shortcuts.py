"""What is obvious, as one click: how to serve what is gained, and all parts of a reward where their order is no matter.

Who gets what is found by reckoning with what the acting seat has before it, so nothing hidden goes into it, and only
the ways that are offered are played on a copy of the game.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import combinations_with_replacement, permutations
from typing import Final, NamedTuple

from leopold.game import Game
from leopold.packs.codes import ITEM_KINDS, ITEMS
from leopold.packs.tables import CAFE_TABLES
from leopold.rules import actions
from leopold.rules.decisions import dice, items, rewards
from leopold.rules.state import NOBODY
from leopold.server.models import Counts, Proposal, Share
from leopold.server.tables.position import lying_hidden, reveals
from leopold.text.moment import Moment

Items = tuple[int, ...]
"""So many of each kind."""
Wanted = Mapping[int, Sequence[int]]
"""What the guest at a table still waits for."""

OFFERED: Final = 2
CHOSEN: Final = 8
"""Items to choose for which every choice is looked at; ours are three at most. Cards of somebody's own may let choose
a hundred, and nothing of that is obvious."""
PARTS: Final = 5
"""Parts of a reward for which every order is tried; with a sixth there were seven times as many to play."""


@dataclass(frozen=True, slots=True)
class Way:
    """What to take first, and who then gets what."""

    taken: tuple[int, ...]
    """The actions that say what is gained; none where that is settled."""
    gained: Items
    shares: Mapping[int, Items]
    """By table."""
    completed: frozenset[int]
    """Tables where nothing is missing any more."""

    @property
    def served(self) -> int:
        return sum(map(sum, self.shares.values()))

    @property
    def worth(self) -> tuple[int, int]:
        """Guests who can move in, then how much of it is where it belongs."""
        return len(self.completed), self.served

    @property
    def unevenness(self) -> int:
        """The fewer of one kind, the lower: of equals the more even one leaves more to do later."""
        return sum(n * n for n in self.gained)


def proposals_of(game: Game, now: Moment | None, viewer: int | None) -> list[Proposal]:
    """The best way for whoever has just gained something; a second one where it is just as good and saves clicks."""
    if now is None or now.seat != viewer:
        return []
    if now.op == rewards.REWARDS:
        return all_rewards(game)
    if now.op not in (dice.SPLIT, items.CHOOSE_ITEMS, items.PLACE_ITEMS):
        return []
    wanted = waiting(now)
    ways = [
        way
        for taken, gained in gains(game, now, wanted)
        for way in distributions(taken, gained, wanted)
        if way.served and (now.op != items.CHOOSE_ITEMS or way.served == sum(gained))
    ]
    ways.sort(key=lambda way: (-len(way.completed), -way.served, way.unevenness))
    found = [proposal(game, now, way) for way in ways[:OFFERED] if way.worth == ways[0].worth]
    return [offered for place, offered in enumerate(found) if not place or len(offered.actions) > 1]


def all_rewards(game: Game) -> list[Proposal]:
    """Everything that a guest brings, if nothing is asked on the way and it comes to the same in any order."""
    parts = [action.number for action in game.actions if action.kind in ("reward", "bonus")]
    if not 2 <= len(parts) <= PARTS:
        return []
    outcomes = {order: after_all(game, order) for order in permutations(parts)}
    positions = {outcome.position if outcome else None for outcome in outcomes.values()}
    # After a card that is shown nothing else can be asked for in the same request, so that part comes last.
    playable = [order for order, outcome in outcomes.items() if outcome and not outcome.shown_early]
    if len(positions) > 1 or not playable:
        return []
    return [Proposal(key="proposal-rewards-all", actions=list(playable[0]), shares=[], kitchen={})]


class Outcome(NamedTuple):
    """What taking all parts in some order leads to."""

    position: bytes
    shown_early: bool
    """Something came to light before the last part."""


def after_all(game: Game, order: Sequence[int]) -> Outcome | None:
    """The position after all parts in this order; None where something else is asked on the way."""
    trial = game.copy()
    depth = int(trial.record.agenda_n)
    shown_early = False
    for left, number in zip(range(len(order) - 1, -1, -1), order, strict=True):
        if number not in trial.numbers:
            return None
        before = lying_hidden(trial.record_bytes)
        trial.apply(number)
        if left and int(trial.record.agenda_n) != depth:
            return None
        shown_early = shown_early or (left > 0 and reveals(before, trial.record_bytes))
    if int(trial.record.agenda_n) >= depth:
        return None
    trial.record.log[:] = 0
    trial.record.log_n = 0
    return Outcome(trial.snapshot(), shown_early)


def waiting(now: Moment) -> Wanted:
    """The tables with somebody who waits, those nearest to leaving first."""
    seated = [table for table in range(CAFE_TABLES) if now.guest_at(table) != NOBODY]
    missing = {table: now.missing(table) for table in seated}
    return {
        table: missing[table] for table in sorted(seated, key=lambda table: sum(missing[table])) if any(missing[table])
    }


def gains(game: Game, now: Moment, wanted: Wanted) -> Iterator[tuple[tuple[int, ...], Items]]:
    """Everything that could be gained, with the actions that lead there."""
    there: Items = tuple(now.g.gained.tolist())
    if now.op == items.PLACE_ITEMS:
        yield (), there
    elif now.op == dice.SPLIT:
        for action in game.actions:
            amounts = tuple(int(action.arguments.get(name, 0)) for name in ITEMS)
            if any(amounts):
                yield (action.number,), added(there, amounts)
    elif now["items"] <= CHOSEN:
        # What nobody waits for is a matter of taste, so no choice of it is obvious.
        asked_for = [item for item in range(ITEM_KINDS) if any(missing[item] for missing in wanted.values())]
        for chosen in combinations_with_replacement(asked_for, now["items"]):
            amounts = tuple(chosen.count(item) for item in range(len(there)))
            yield tuple(actions.ITEM + item for item in chosen), added(there, amounts)


def added(one: Items, other: Items) -> Items:
    return tuple(a + b for a, b in zip(one, other, strict=True))


def distributions(taken: tuple[int, ...], gained: Items, wanted: Wanted) -> Iterator[Way]:
    """Who could get it: the guests help themselves in every order."""
    seen: list[Mapping[int, Items]] = []
    for order in permutations(wanted):
        left = list(gained)
        shares: dict[int, Items] = {}
        for table in order:
            share = tuple(min(n, missing) for n, missing in zip(left, wanted[table], strict=True))
            left = [n - got for n, got in zip(left, share, strict=True)]
            if any(share):
                shares[table] = share
        if shares not in seen:
            seen.append(shares)
            completed = frozenset(table for table, share in shares.items() if share == tuple(wanted[table]))
            yield Way(taken, gained, shares, completed)


def proposal(game: Game, now: Moment, way: Way) -> Proposal:
    """A way with the actions that it takes."""
    left = way.gained
    for share in way.shares.values():
        left = tuple(n - got for n, got in zip(left, share, strict=True))
    return Proposal(
        key="proposal-place-obvious",
        actions=steps(game, way),
        shares=[
            Share(
                guest=now.pack.guests[now.guest_at(table)].number,
                items=counted(share),
                complete=table in way.completed,
            )
            for table, share in sorted(way.shares.items())
        ],
        kitchen=counted(left),
    )


def counted(items: Items) -> Counts:
    return {name: n for name, n in zip(ITEMS, items, strict=True) if n}


def steps(game: Game, way: Way) -> list[int]:
    """The actions in the order in which they are asked for. What an effect brings afterwards is not part of it."""
    trial = game.copy()
    depth = int(trial.record.agenda_n)
    seat = trial.to_move
    played = list(way.taken)
    for number in way.taken:
        trial.apply(number)
    left = {table: list(share) for table, share in way.shares.items()}
    while trial.to_move == seat and trial.deciding == "place_items" and int(trial.record.agenda_n) >= depth:
        item = next(item for item, n in enumerate(trial.record.gained.tolist()) if n)
        table = next((table for table, share in left.items() if share[item]), None)
        number = actions.KEEP
        if table is not None:
            left[table][item] -= 1
            number = actions.PLACE + item * actions.TABLE_PLACES + table
        trial.apply(number)
        played.append(number)
    return played
