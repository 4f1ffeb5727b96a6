"""The trainer: puzzles as tables of their own, at which one turn is played, and answers judged where bots think."""

from __future__ import annotations

import contextlib
from collections.abc import Sequence
from datetime import UTC, datetime
from functools import cache

import msgspec

from leopold.config import from_plain, known_to_all
from leopold.errors import RulesError
from leopold.puzzles import Answer, Puzzle, Verdict, judge, of_day, shipped
from leopold.puzzles.finding import AS_GOOD
from leopold.server.bots.levels import usual
from leopold.server.bots.thinking import ThinkingError
from leopold.server.bots.workers import WorkerPool
from leopold.server.errors import TableError, no_puzzle, puzzle_elsewhere, puzzle_unfinished, puzzle_unjudged
from leopold.server.http.identity import DerivedSecrets
from leopold.server.models import CreatedTable, HouseRules, NewSeat, PlayPuzzle, Puzzles, PuzzleSummary
from leopold.server.tables.create import entries_of, store_table, summary_of
from leopold.server.tables.puzzles import turn_begun
from leopold.server.tables.registry import OpenTable, Registry, settings_of
from leopold.server.tables.settings import of_config


class Trainer:
    """One for all visitors."""

    def __init__(self, registry: Registry, pool: WorkerPool) -> None:
        self.registry = registry
        self.pool = pool

    async def all(self, visitor: str) -> Puzzles:
        """Every puzzle with what this visitor has made of it, and which is today's."""
        untried = await self.registry.aside(_untried)
        tried = await self.registry.stored(self.registry.storage.solved, visitor)
        day = datetime.fromtimestamp(self.registry.clock(), UTC).date()
        return Puzzles(
            day=day.isoformat(),
            today=of_day(list(shipped().values()), day).id,
            puzzles=[_seen(puzzle, tried.get(puzzle.id)) for puzzle in untried],
        )

    async def today(self, visitor: str) -> PuzzleSummary:
        found = await self.all(visitor)
        return next(puzzle for puzzle in found.puzzles if puzzle.id == found.today)

    async def lay(self, visitor: str, secret: str, puzzle_id: str, asked: PlayPuzzle) -> CreatedTable:
        """A table where the turn begins, with bots at the other seats, who wait; whatever was laid so before goes."""
        puzzle = self._puzzle(puzzle_id)
        secrets = DerivedSecrets(secret, asked.key)
        await self._clear(visitor, secrets.table_id)
        game = await self.registry.aside(puzzle.position)
        await self.registry.aside(turn_begun, puzzle.id)  # which every click there asks for, on the loop
        settings = msgspec.structs.replace(
            of_config(game.config, seed_chosen=True), puzzle=puzzle.id, house=HouseRules(hints=False)
        )
        seats = [
            NewSeat(kind="me", name=asked.name) if seat == puzzle.seat else NewSeat(kind="bot", level=usual())
            for seat in range(game.config.players)
        ]
        entries = await self.registry.aside(entries_of, game)
        return await store_table(self.registry, visitor, secrets, settings, seats, entries, summary_of(game))

    async def answer(self, visitor: str, puzzle_id: str, table: OpenTable) -> Verdict:
        """What the turn that was played at a puzzle's table is worth; the best answer is kept."""
        puzzle = self._puzzle(puzzle_id)
        if table.settings.puzzle != puzzle.id or puzzle.seat not in table.mine(visitor):
            raise puzzle_elsewhere()
        compilation = self.registry.compilation
        await compilation.until_bots_are_loaded()
        if compilation.bots_failed:
            raise puzzle_unjudged()
        turn = await self.registry.aside(_played, puzzle, table.position.moves)
        try:
            verdict = await self.pool.judge(judge, puzzle, turn)
        except (TimeoutError, ThinkingError):
            raise puzzle_unjudged() from None
        await self.registry.written(self.registry.storage.keep_answer, visitor, puzzle.id, verdict.loss)
        return verdict

    def _puzzle(self, puzzle_id: str) -> Puzzle:
        found = shipped().get(puzzle_id)
        if found is None:
            raise no_puzzle()
        return found

    async def _clear(self, visitor: str, keep: str) -> None:
        """A puzzle's table serves for one answer: those of before are nobody's any more."""
        for stored, _ in await self.registry.stored(self.registry.storage.list, visitor):
            with contextlib.suppress(TableError):
                if stored.host == visitor and stored.id != keep and settings_of(stored).puzzle:
                    await self.registry.written(self.registry.storage.remove, stored.id)
                    self.registry.forget(stored.id)


@cache
def _untried() -> list[PuzzleSummary]:
    """All of them, as whoever has tried none sees them: made once, because they are many and always the same."""
    return [
        PuzzleSummary(
            **known_to_all(from_plain(puzzle.config)),
            id=puzzle.id,
            theme=puzzle.theme,
            difficulty=puzzle.difficulty,
            round=puzzle.round,
            state="new",
        )
        for puzzle in shipped().values()
    ]


def _seen(puzzle: PuzzleSummary, loss: float | None) -> PuzzleSummary:
    """By whoever has come so close to the best."""
    if loss is None:
        return puzzle
    return msgspec.structs.replace(puzzle, state="solved" if loss < AS_GOOD else "missed")


def _played(puzzle: Puzzle, moves: Sequence[int]) -> tuple[int, ...]:
    """The answer that stands at a table."""
    try:
        return Answer(puzzle).played(moves)
    except RulesError:
        raise puzzle_unfinished() from None
