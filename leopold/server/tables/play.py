"""Playing, taking back, and handing seats over: each request carried out once, all of it or nothing."""

from __future__ import annotations

import time
from collections.abc import Sequence
from dataclasses import dataclass

from leopold.server.bots.levels import checked_level
from leopold.server.errors import (
    bot_plays,
    illegal_action,
    key_used,
    no_seat,
    not_your_seat,
    not_your_turn,
    only_host,
    seat_of_bot,
    undo_barred,
    unforeseen,
)
from leopold.server.models import Act, Done, HandOver, Undo
from leopold.server.shown.projection import Eyes
from leopold.server.store.storage import StoredEntry
from leopold.server.tables.position import Sitting
from leopold.server.tables.registry import Desk, Happening, OpenTable, stale, state_of
from leopold.text.errors import RulesError
from leopold.words import Said, said


async def act(desk: Desk, table: OpenTable, visitor: str, asked: Act) -> Done:
    """Play the actions of one click."""
    require_seat(table, visitor, asked.seat)
    async with table.lock:
        click = Click(desk, table, visitor, asked.seat, asked.key, "action", asked.actions)
        earlier = await click.answered_before(asked.revision)
        if earlier is not None:
            return earlier
        if table.sitting.game.to_move != asked.seat:
            raise not_your_turn(asked.seat)
        if table.bot_level(asked.seat):
            raise bot_plays(asked.seat)
        after = table.sitting.copy()
        happened = play_all(after, asked.seat, asked.actions, asked.key)
        return await click.write(after, happened)


def play_all(after: Sitting, seat: int, numbers: Sequence[int], key: str | None) -> list[Happening]:
    """The actions one after the other, on a copy; all must be this seat's own."""
    happened = []
    for place, number in enumerate(numbers):
        game = after.game
        if place and not after.undoable(seat):
            raise unforeseen(place)
        if game.to_move != seat:
            raise not_your_turn(seat)
        if number not in game.numbers:
            raise illegal_action(number, place, reason=illegal(after, number))
        action = game.actions[game.numbers.index(number)]
        set_up = game.round == 0
        after.play(number)
        entry = StoredEntry(
            revision=after.revision + 1,
            at=time.time(),
            kind="action",
            seat=seat,
            number=number,
            words=action.text,
            set_up=set_up,
            key=key,
        )
        after.revision = entry.revision
        happened.append(Happening(entry, action, after))
    return happened


def illegal(sitting: Sitting, number: int) -> Said | str:
    """Why an action is not legal, for its own seat."""
    try:
        sitting.game.find(number)
    except RulesError as wrong:
        return str(wrong)
    return said("why-illegal")


async def undo(desk: Desk, table: OpenTable, visitor: str, asked: Undo) -> Done:
    """Take back, as far as nothing new has been seen."""
    require_seat(table, visitor, asked.seat)
    async with table.lock:
        click = Click(desk, table, visitor, asked.seat, asked.key, "undo", [asked.steps])
        earlier = await click.answered_before(asked.revision)
        if earlier is not None:
            return earlier
        if asked.steps > table.sitting.undoable(asked.seat):
            raise undo_barred(table.sitting.undoable(asked.seat))
        after = table.sitting.copy()
        after.take_back(asked.steps)
        entry = StoredEntry(
            revision=after.revision + 1,
            at=time.time(),
            kind="undo",
            seat=asked.seat,
            key=asked.key,
            detail={"steps": asked.steps},
        )
        return await click.write(after, [Happening(entry)])


async def hand_over(desk: Desk, table: OpenTable, visitor: str, seat: int, asked: HandOver) -> Done:
    """The host gives an absent player's seat to a bot, and back; whose seat it is may take it back as well."""
    comes_back = asked.level is None and seat in table.mine(visitor)
    if table.stored.host != visitor and not comes_back:
        raise only_host()
    if seat >= len(table.seats):
        raise no_seat(seat)
    if table.seats[seat].kind in ("bot", "automaton"):
        raise seat_of_bot(seat)
    level = checked_level(asked.level) if asked.level is not None else ""
    eyes = next(iter(table.mine(visitor)), None)
    async with table.lock:
        click = Click(desk, table, visitor, eyes, asked.key, "stand_in", [f"{seat} {level}"])
        earlier = await click.answered_before(asked.revision)
        if earlier is not None:
            return earlier
        after = table.sitting.copy()
        entry = StoredEntry(
            revision=after.revision + 1,
            at=time.time(),
            kind="stand_in",
            seat=seat,
            key=asked.key,
            detail={"level": level},
        )
        after.follow([entry])
        return await click.write(after, [Happening(entry)])


def require_seat(table: OpenTable, visitor: str, seat: int) -> None:
    if seat not in table.mine(visitor):
        raise not_your_seat(seat)


@dataclass(frozen=True, slots=True)
class Click:
    """A request with a key: carried out once, and answered alike however often it is repeated."""

    desk: Desk
    table: OpenTable
    visitor: str
    eyes: Eyes
    key: str
    kind: str
    said: Sequence[int | str]
    """What the request asked for, as `meaning` finds it in the log."""

    async def answered_before(self, revision: int) -> Done | None:
        """The answer to a repeat; none for something new; and a refusal when the table has moved on since."""
        earlier = await self._earlier()
        if earlier is None and revision != self.table.sitting.revision:
            raise stale(self.table, self.visitor, self.eyes)
        return earlier

    async def write(self, after: Sitting, happened: Sequence[Happening]) -> Done:
        """Write what happened, tell everybody, and answer."""
        desk, table = self.desk, self.table
        if not await desk.append(table, after, [happening.entry for happening in happened]):
            desk.announce(table)
            earlier = await self._earlier()  # perhaps it was this very click, at another process
            if earlier is None:
                raise stale(table, self.visitor, self.eyes)
            return earlier
        done = Done(revision=after.revision, state=table.state(self.visitor, self.eyes))
        desk.tell(table, happened)
        return done

    async def _earlier(self) -> Done | None:
        """If this was carried out before: the table as it stood then, from its log."""
        table = self.table
        revision = table.sitting.keys.get(self.key)
        if revision is None:
            return None
        log = await self.desk.stored(self.desk.storage.entries, table.id)
        entries = [entry for entry in log if entry.revision <= revision]
        first = [entry for entry in entries if entry.key == self.key]
        same = [meaning(entry) for entry in first] == [(self.kind, number) for number in self.said]
        if not same or (self.kind != "stand_in" and first[0].seat != self.eyes):
            raise key_used()
        if revision == table.sitting.revision:
            return Done(revision=revision, state=table.state(self.visitor, self.eyes))
        then = Sitting(table.setup)
        then.follow(entries)
        return Done(revision=revision, state=state_of(table, then, self.visitor, self.eyes))


def meaning(entry: StoredEntry) -> tuple[str, int | str | None]:
    """What a request asked for, from what it wrote."""
    if entry.kind == "undo":
        return entry.kind, int(entry.detail["steps"])
    return entry.kind, f"{entry.seat} {entry.detail['level']}" if entry.kind == "stand_in" else entry.number
