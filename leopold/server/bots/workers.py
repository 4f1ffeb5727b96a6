"""Bots at work: in threads of their own, a few at a time, within their budget.

Compiled bots let go of the interpreter while they think, so threads are enough to keep every table responsive. A bot
that fails or takes too long is replaced by greedy for the rest of the game, and the log says so.
"""

from __future__ import annotations

import asyncio
import logging
import os
import secrets
from concurrent.futures import ThreadPoolExecutor
from typing import Final
from weakref import WeakKeyDictionary, WeakValueDictionary

from leopold.bots import Bot, bot_named
from leopold.game import Game
from leopold.server.bots.levels import PATIENCE, RESCUER, choose, rescue
from leopold.server.errors import TableError, hint_failed, too_many_hints
from leopold.server.models import Hint
from leopold.server.shown.hints import hint_for
from leopold.server.tables.play import play_all
from leopold.server.tables.registry import Desk, OpenTable
from leopold.server.tables.write import Transaction, write

log = logging.getLogger("leopold.server.bots.levels")

AT_ONCE: Final = max(1, min(4, (os.cpu_count() or 2) - 1))
ASKERS: Final = 3
"""Who wait for a hint, for each thread: more of them and no bot would ever come to think."""
HINT_WAIT: Final = 2
"""Seconds after which it is worth asking again."""
SHOW_PAUSE: Final = 0.8
"""Seconds between the actions of bots that play only to be watched."""


class Thinkers:
    """The threads bots think in."""

    def __init__(self, at_once: int = AT_ONCE, patience: float = PATIENCE) -> None:
        self.at_once = at_once
        self.patience = patience
        self._threads = ThreadPoolExecutor(at_once, thread_name_prefix="bot")
        self._turns = asyncio.Semaphore(at_once)
        self._hosts: WeakValueDictionary[str, asyncio.Semaphore] = WeakValueDictionary()
        self._askers: set[str] = set()
        """Visitors who wait for a hint."""

    async def choose(self, bot: Bot, game: Game, seat: int, host: str) -> int:
        """What a bot does; TimeoutError when it thinks for too long.

        Bots at the tables of one host wait for each other first, so that many tables of one do not stand before
        the one table of another.
        """
        of_host = self._hosts.setdefault(host, asyncio.Semaphore(max(1, self.at_once // 2)))
        async with of_host, self._turns:
            work = asyncio.get_running_loop().run_in_executor(
                self._threads, choose, bot, game.copy(), seat, secrets.randbits(64)
            )
            try:
                return await asyncio.wait_for(work, self.patience)
            except TimeoutError:
                self._give_up_thread()
                raise

    async def rescue(self, game: Game, seat: int) -> int:
        """What the rescuer does: in a thread too, though it takes no time."""
        return await asyncio.to_thread(rescue, game.copy(), seat, secrets.randbits(64))

    async def advise(self, game: Game, seat: int, asker: str) -> Hint:
        """A hint; whoever asks waits for a turn like a bot does, and asks for one at a time: bots wait behind them."""
        if asker in self._askers or len(self._askers) >= ASKERS * self.at_once:
            raise too_many_hints(HINT_WAIT)
        self._askers.add(asker)
        try:
            return await self._advice(game, seat)
        finally:
            self._askers.discard(asker)

    async def _advice(self, game: Game, seat: int) -> Hint:
        async with self._turns:
            work = asyncio.get_running_loop().run_in_executor(self._threads, hint_for, game.copy(), seat)
            try:
                return await asyncio.wait_for(work, self.patience)
            except TimeoutError:
                self._give_up_thread()
                log.error("the adviser took too long", extra={"seat": seat})
            except Exception:
                log.exception("the adviser failed", extra={"seat": seat})
        raise hint_failed()

    def _give_up_thread(self) -> None:
        """A thread cannot be stopped: leave it to itself and go on with fresh ones."""
        self._threads.shutdown(wait=False)
        self._threads = ThreadPoolExecutor(self.at_once, thread_name_prefix="bot")

    def close(self) -> None:
        self._threads.shutdown(wait=False, cancel_futures=True)


class Drivers:
    """Plays for the bots of all tables: one task for each table at which a bot is to move."""

    def __init__(self, desk: Desk, thinkers: Thinkers) -> None:
        self.desk = desk
        self.thinkers = thinkers
        self.closed = False
        self._seated: WeakKeyDictionary[OpenTable, dict[tuple[int, str], Bot]] = WeakKeyDictionary()
        desk.moved.append(self.wake)

    def wake(self, table: OpenTable) -> None:
        """See whether a bot has to move there."""
        if self.closed or table.driver is not None or not self.bot_to_move(table):
            return
        table.driver = asyncio.create_task(self._drive(table), name=f"bots at {table.id}")

    def bot_to_move(self, table: OpenTable) -> bool:
        seat = table.sitting.game.to_move
        return seat is not None and bool(table.bot_level(seat)) and (bool(table.audience) or not only_bots(table))

    async def close(self) -> None:
        self.closed = True
        tasks = [table.driver for table in self.desk.tables.values() if table.driver is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        self.thinkers.close()

    async def _drive(self, table: OpenTable) -> None:
        try:
            await self.desk.compiling.until_bots_can_think()
            while self.bot_to_move(table):
                if only_bots(table):
                    await asyncio.sleep(SHOW_PAUSE)
                await self._one_action(table)
        except TableError as refused:
            log.warning("a bot could not play on", extra={"table": table.id, "key": refused.problem.key})
        except Exception:
            log.exception("a bot could not be played", extra={"table": table.id})
        finally:
            table.driver = None
            self._thinks(table, None)

    async def _one_action(self, table: OpenTable) -> None:
        """Think without the lock, write under it; if something else happened meanwhile, think again."""
        sitting = table.sitting
        seat = sitting.game.to_move
        if seat is None:
            return
        level = table.bot_level(seat)
        self._thinks(table, seat)
        number, failure = None, ""
        if seat not in sitting.failed:
            number, failure = await self._thought(table, seat, level)
        if number is None:
            number = await self.thinkers.rescue(sitting.game, seat)
        chosen = number

        def fill(transaction: Transaction) -> None:
            if transaction.before is not sitting:
                return
            if failure:
                transaction.note("bot_failed", seat, reason=failure, level=level, instead=RESCUER)
            play_all(transaction, seat, [chosen])

        await write(self.desk, table, fill)

    async def _thought(self, table: OpenTable, seat: int, level: str) -> tuple[int | None, str]:
        """A legal action of the bot; or none, and what went wrong."""
        game = table.sitting.game
        where = {"table": table.id, "seat": seat, "level": level}
        try:
            number = await self.thinkers.choose(self._bot(table, seat, level), game, seat, table.stored.host)
        except TimeoutError:
            log.error("a bot took too long", extra=where)
            return None, "slow"
        except Exception:
            log.exception("a bot failed", extra=where)
            return None, "error"
        if number not in game.numbers:
            log.error("a bot chose something illegal", extra={**where, "number": number})
            return None, "illegal"
        return number, ""

    def _bot(self, table: OpenTable, seat: int, level: str) -> Bot:
        """Each seat has a bot of its own: it remembers what it planned for its turn."""
        return self._seated.setdefault(table, {}).setdefault((seat, level), bot_named(level))

    def _thinks(self, table: OpenTable, seat: int | None) -> None:
        """Let everybody see who is at work."""
        if table.thinking != seat:
            table.thinking = seat
            table.changed()
            revision = table.sitting.revision
            table.audience.tell(revision, lambda visitor, eyes: table.audience.presence(seat))


def only_bots(table: OpenTable) -> bool:
    """Nobody plays here: the bots play for whoever watches."""
    return all(table.bot_level(seat.seat) or seat.kind == "automaton" for seat in table.seats)
