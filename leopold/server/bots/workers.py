"""Bots at work: a few at a time, within their budget, out of the way of everybody else.

A bot that fails or takes too long is replaced by greedy for the rest of the game, and the log says so.
"""

from __future__ import annotations

import asyncio
import logging
import os
import secrets
from collections.abc import Callable
from functools import partial
from random import Random
from typing import Final, ParamSpec, TypeVar
from weakref import WeakKeyDictionary

from sqlalchemy.exc import SQLAlchemyError

from leopold.bots import STAND_IN, Bot, bot_named, repeatable, seen_by
from leopold.game import Game
from leopold.guide.script import script_named
from leopold.rules import jit
from leopold.server import limits
from leopold.server.bots.levels import (
    FALLBACK,
    LOADING,
    TIMEOUT,
    Chosen,
    adviser,
    choose,
    fall_back,
    knows,
    takes_its_time,
)
from leopold.server.bots.loading import load_bots
from leopold.server.bots.thinking import Apart, FatalError, GoneError, InThreads, Thinking, ThinkingError
from leopold.server.errors import UNAVAILABLE, TableError, hint_failed, too_many_hints
from leopold.server.models import Hint
from leopold.server.shown.hints import hint_for
from leopold.server.tables.play import play_all
from leopold.server.tables.registry import OpenTable, Registry
from leopold.server.tables.write import Transaction, write
from leopold.server.turns import ASKING, IDLE, PLAYING, WATCHING, Asker, Turns, for_nobody

P = ParamSpec("P")
T = TypeVar("T")

log = logging.getLogger("leopold.server.bots.levels")

WORKERS: Final = max(1, min(4, (os.cpu_count() or 2) - 1))
SPARE: Final = 2
"""Threads for each turn to think: what nobody waits for any more goes on all the same."""
HINTS_PER_TURN: Final = 3
"""Who wait for a hint, for each turn to think: more of them and no bot would ever come to it."""
HINT_WAIT: Final = 2
"""Seconds after which it is worth asking again."""
MOST_ADVISED: Final = 32
"""Hints that are remembered for each table: as many as somebody asks for who goes back and forth."""
TRY_AGAIN: Final = 2.0
"""Seconds after which a bot tries to move again."""
WAITED_FOR: Final = 8
"""Times in a row that bots had nowhere to think before the rescuer plays meanwhile."""
SHOW_PAUSE: Final = 0.8
"""Seconds between the actions of bots that play only to be watched."""


class Lane:
    """So many thoughts at a time, and whose turn it is."""

    def __init__(self, size: int, timeout: float, thinking: Thinking) -> None:
        self.size = size
        self.timeout = timeout
        self._thinking = thinking
        self._turns = Turns(size)

    async def think(self, asker: Asker, work: Callable[[], T], begun: Callable[[], None] = lambda: None) -> T:
        """Whatever somebody thinks, when it is their turn, which `begun` hears of; TimeoutError when it takes too
        long."""
        async with self._turns.turn(asker):
            begun()
            return await self._thinking.think(work, self.timeout)


class WorkerPool:
    """Where bots think, so many at a time. Who knows at once what to do has a lane apart from the others: a turn has a
    dozen decisions, and each would wait for somebody else's maître."""

    def __init__(
        self, size: int = WORKERS, timeout: float = TIMEOUT, where: Callable[[int], Thinking] = InThreads
    ) -> None:
        self._thinking = where(SPARE * (size + 1))
        self._long = Lane(size, timeout, self._thinking)
        self._short = Lane(1, timeout, self._thinking)
        self._askers: dict[str, str] = {}
        """Visitors who wait for a hint, and where they come from."""

    @property
    def apart(self) -> bool:
        """Do they think in another process, which needs what is compiled for them instead of this one?"""
        return isinstance(self._thinking, Apart)

    async def load(self) -> None:
        """Have what is compiled for the bots loaded where they think, from now on whenever that begins anew; a
        CompilingError where it is of no use."""
        try:
            await self._thinking.think(load_bots, LOADING)
        except TimeoutError as wrong:
            raise jit.CompilingError("What was compiled for the bots takes too long to load.") from wrong
        except ThinkingError as wrong:
            raise jit.CompilingError(wrong.last_words) from wrong
        if isinstance(self._thinking, Apart):
            self._thinking.prepare = load_bots

    def watch(self, unloaded: Callable[[], None]) -> None:
        """Hear when what was loaded cannot be loaded any more."""
        if isinstance(self._thinking, Apart):
            self._thinking.unprepared = unloaded

    async def choose(
        self,
        bot: Bot,
        game: Game,
        seat: int,
        asker: Asker,
        chance: Random,
        *,
        quick: bool = False,
        begun: Callable[[], None] = lambda: None,
    ) -> Chosen:
        """What a bot does, when it is its turn. One that takes its time takes it once a turn: what it has planned it
        plays at once."""
        lane = self._short if quick or knows(bot, game, seat) else self._long
        return await lane.think(asker, partial(choose, bot, seen_by(game, seat), chance), begun)

    async def choose_idly(self, bot: Bot, game: Game, seat: int, chance: Random) -> Chosen:
        """The same when nobody else wants to think: people's bots and hints come first, after every decision."""
        return await self.idly(choose, bot, seen_by(game, seat), chance)

    async def idly(self, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Whatever can wait until hardly anybody else wants to think, for whoever asks."""
        return await self._long.think(ASKING.get()._replace(rank=IDLE), partial(work, *args, **kwargs))

    async def judge(self, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """What somebody waits for as for a hint."""
        return await self._long.think(ASKING.get(), partial(work, *args, **kwargs))

    async def fall_back(self, game: Game, seat: int, asker: Asker, begun: Callable[[], None] = lambda: None) -> int:
        """What the rescuer does, who is quick; where nobody can think, in a thread of this process, in which nothing
        of it need be compiled. What has ended the other process, or never came to an end there, is not thought here:
        anything legal will do."""
        work = partial(fall_back, seen_by(game, seat), fresh_chance())
        try:
            return await self._short.think(asker, work, begun)
        except (FatalError, TimeoutError):
            log.exception("the rescuer cannot think about this")
            return fresh_chance().choice(game.numbers)
        except ThinkingError as wrong:
            log.warning("the rescuer thinks in the server", extra={"reason": type(wrong).__name__})
            return await asyncio.to_thread(work)

    async def advise(self, game: Game, seat: int, asker: Asker) -> Hint:
        """A hint; whoever asks waits for a turn like a bot does, and asks for one at a time: bots wait behind them.

        Only so many wait, but one from each place always does: else two places could have all that there is to wait.
        """
        most = HINTS_PER_TURN * self._long.size
        from_there = list(self._askers.values()).count(asker.place)
        crowded = from_there > 0 and (len(self._askers) >= most or from_there >= max(2, 2 * most // 3))
        if asker.visitor in self._askers or crowded:
            raise too_many_hints(HINT_WAIT)
        self._askers[asker.visitor] = asker.place
        try:
            return await self._advice(game, seat, asker)
        finally:
            del self._askers[asker.visitor]

    async def _advice(self, game: Game, seat: int, asker: Asker) -> Hint:
        try:
            return await self._long.think(asker, partial(hint_for, without_past(game), seat))
        except TimeoutError:
            log.error("the adviser took too long", extra={"seat": seat})
        except Exception:
            log.exception("the adviser failed", extra={"seat": seat})
        raise hint_failed()

    async def close(self) -> None:
        await self._thinking.close()


class BotRunner:
    """Plays for the bots of all tables: one task for each table at which a bot is to move."""

    def __init__(self, registry: Registry, pool: WorkerPool) -> None:
        self.registry = registry
        self.pool = pool
        self.closed = False
        self._gone = 0
        """Times in a row that bots had nowhere to think."""
        self._bots: WeakKeyDictionary[OpenTable, dict[tuple[int, str], Bot]] = WeakKeyDictionary()
        self._advised: WeakKeyDictionary[OpenTable, dict[tuple[int, str, tuple[int, ...]], Hint]] = WeakKeyDictionary()
        """What was said to a seat at a position, by whom: the search is a matter of chance, the answer is not."""
        registry.moved.append(self.wake)
        registry.compilation.ended.append(self._wake_all)

    def wake(self, table: OpenTable) -> None:
        """See whether a bot has to move there."""
        if self.closed or table.bot_task is not None or not self.bot_to_move(table):
            return
        table.bot_task = asyncio.create_task(self._run(table), name=f"bots at {table.id}", context=for_nobody())

    def _wake_all(self) -> None:
        """Something has been compiled: whoever waited for it may play."""
        for table in list(self.registry.tables.values()):
            table.changed()
            self.wake(table)

    def bot_to_move(self, table: OpenTable) -> bool:
        """At a puzzle's table nobody answers: it is about one turn. Where a log is full, games have an end too."""
        seat = table.position.game.to_move
        if table.settings.puzzle or table.position.revision >= limits.LOG_ENTRIES + limits.BOTS_ENTRIES:
            return False
        return seat is not None and bool(table.bot_level(seat)) and (bool(table.audience) or not only_bots(table))

    async def advise(self, table: OpenTable, seat: int, asker: Asker) -> Hint:
        """A hint; whoever asks again at the same position, also after taking something back, hears the same."""
        level = adviser(self.registry.compilation.bots_ready)
        where = (seat, level, tuple(table.position.moves))
        known = self._advised.setdefault(table, {})
        if where not in known:
            hint = await self.pool.advise(table.position.game, seat, asker)
            known[where] = hint
            if len(known) > MOST_ADVISED:
                del known[next(iter(known))]
            return hint
        return known[where]

    async def close(self) -> None:
        self.closed = True
        tasks = [table.bot_task for table in list(self.registry.tables.values()) if table.bot_task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await self.pool.close()

    async def _run(self, table: OpenTable) -> None:
        try:
            while self.bot_to_move(table) and await self._right_bot_plays(table):
                if only_bots(table):
                    await asyncio.sleep(SHOW_PAUSE)
                await self._play_one(table)
        except TableError as refused:
            log.warning("a bot could not play on", extra={"table": table.id, "key": refused.problem.key})
            if refused.status == UNAVAILABLE:
                self._wake_later(table)
        except SQLAlchemyError as wrong:
            log.warning("a bot's move is not written", extra={"table": table.id, "reason": type(wrong).__name__})
            self._wake_later(table)
        except GoneError:
            log.warning("bots have nowhere to think", extra={"table": table.id})
            self._wake_later(table)
        except Exception:
            log.exception("a bot could not be played", extra={"table": table.id})
        finally:
            table.bot_task = None
            self._set_thinking(table, None)

    def _wake_later(self, table: OpenTable) -> None:
        """What is away may be back soon, and whoever waits for the bot asks for nothing meanwhile."""
        asyncio.get_running_loop().call_later(TRY_AGAIN, self.wake, table)

    async def _right_bot_plays(self, table: OpenTable) -> bool:
        """Can the bot that is to move play? It gets its seat back as soon as it can; if it never will, another has it.

        Where it cannot yet, the table says so, and somebody may let another one play: then, or when the bots are
        compiled, `wake` is called again.
        """
        compilation = self.registry.compilation
        seat = table.position.game.to_move
        assert seat is not None
        own = table.seats[seat].level if table.seats[seat].kind == "bot" else table.bot_level(seat)
        if not compilation.can_play(own) and compilation.loading_bots:
            await compilation.until_bots_are_loaded()
        if compilation.can_play(own):
            if own != table.bot_level(seat):
                await self._seat(table, seat, "", "ready")
        elif compilation.bots_failed and not compilation.can_play(table.bot_level(seat)):
            await self._seat(table, seat, STAND_IN, "unprepared")
        return compilation.can_play(table.bot_level(seat))

    async def _seat(self, table: OpenTable, seat: int, level: str, why: str) -> None:
        """Let a bot of this level play in the place of the one that was seated, or that one itself."""
        position = table.position

        def fill(transaction: Transaction) -> None:
            if transaction.before is position:
                transaction.note("stand_in", seat, level=level, why=why)

        await write(self.registry, table, fill)

    async def _play_one(self, table: OpenTable) -> None:
        """Think without the lock, write under it; if something else happened meanwhile, think again."""
        position = table.position
        seat = position.game.to_move
        if seat is None:
            return
        level = table.bot_level(seat)
        self._set_thinking(table, seat)
        table.in_line = True
        try:
            chosen, failure = await self._decided(table, seat, level)
        finally:
            table.leave_line()

        def fill(transaction: Transaction) -> None:
            if transaction.before is not position:
                return
            if failure:
                transaction.note("bot_failed", seat, reason=failure, level=level, instead=FALLBACK)
            play_all(transaction, seat, [chosen])

        written = await write(self.registry, table, fill)
        if written is not None:
            asker = asker_at(table)
            self.registry.accounts.owe(asker.visitor, asker.address, limits.ENTRY_KEPT * len(written.entries))

    async def _decided(self, table: OpenTable, seat: int, level: str) -> tuple[int, str]:
        """A legal action of the bot; or of the rescuer, and what went wrong just now."""
        position, asker = table.position, asker_at(table)
        number, failure = None, ""
        if seat not in position.failed:
            number, failure = await self._chosen(table, seat, level, asker)
        if number is None:
            number = await self.pool.fall_back(position.game, seat, asker, table.leave_line)
        return number, failure

    async def _chosen(self, table: OpenTable, seat: int, level: str, asker: Asker) -> tuple[int | None, str]:
        """A legal action of the bot; or none, and what went wrong. A GoneError is nobody's fault, and waited out; not
        for ever, or no bot would ever play where bots cannot think."""
        game = table.position.game
        where = {"table": table.id, "seat": seat, "level": level}
        try:
            bot, chance = self._bot(table, seat, level), chance_at(table, seat)
            quick = not takes_its_time(level)
            number, bot = await self.pool.choose(bot, game, seat, asker, chance, quick=quick, begun=table.leave_line)
            self._bots[table][seat, level] = bot
            self._gone = 0
        except GoneError:
            self._gone += 1
            if self._gone <= WAITED_FOR:
                raise
            return None, ""
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
        """Each seat has a bot of its own: it remembers what it planned for its turn, and plays in its name's style.

        In a guided game it is the one that the script was written for.
        """
        bots = self._bots.setdefault(table, {})
        if (seat, level) not in bots:
            script = script_named(table.settings.guide) if table.settings.guide else None
            bots[seat, level] = bot_named(script.player) if script else bot_named(level, table.seats[seat].name)
        return bots[seat, level]

    def _set_thinking(self, table: OpenTable, seat: int | None) -> None:
        """Let everybody see who is at work."""
        if table.thinking != seat:
            table.thinking = seat
            table.changed()
            table.audience.tell_alike(table.position.revision, table.audience.presence(seat))


def fresh_chance() -> Random:
    return Random(secrets.randbits(64))


def without_past(game: Game) -> Game:
    """The game as it lies: what was played before is most of it, and nobody who thinks about what comes needs it."""
    twin = game.copy()
    twin.restore(twin.snapshot())
    return twin


def asker_at(table: OpenTable) -> Asker:
    """For whom the bots of a table think."""
    rank = WATCHING if only_bots(table) else PLAYING
    return Asker(table.address or table.opened_for, table.stored.host, rank)


def chance_at(table: OpenTable, seat: int) -> Random:
    """The rival of a guided game plays alike every time, so that what is to be explained comes up."""
    if not table.settings.guide:
        return fresh_chance()
    return repeatable(table.settings.config.seed, seat, len(table.position.moves))


def only_bots(table: OpenTable) -> bool:
    """Nobody plays here: the bots play for whoever watches."""
    return all(table.bot_level(seat.seat) or seat.kind == "automaton" for seat in table.seats)
