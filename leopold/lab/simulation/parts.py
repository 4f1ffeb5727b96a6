"""Unfinished work beside the table it will become: a folder with the plan and one file for each finished chunk.

A file appears there whole or not at all, so whatever is found can be used, however the work before it ended.
"""

from __future__ import annotations

import os
import shutil
from io import BytesIO
from pathlib import Path
from typing import Final

import msgspec

from leopold.errors import RecordError
from leopold.lab.frames import pl
from leopold.lab.simulation.games import SCHEMA, description, read_plan
from leopold.lab.simulation.plan import Plan, first_difference

PLAN_FILE: Final = "plan.json"
ROWS_IN_A_GROUP: Final = 50_000


def as_bytes(rows: pl.DataFrame) -> bytes:
    """Rows as a parquet file, fit to be sent or kept."""
    buffer = BytesIO()
    rows.write_parquet(buffer)
    return buffer.getvalue()


def replace_file(path: Path, content: bytes) -> None:
    """Whole or not at all."""
    whole = path.with_name(f"{path.name}.{os.getpid()}.new")
    whole.write_bytes(content)
    whole.replace(path)


class Parts:
    """The finished chunks of a plan."""

    def __init__(self, table: Path, plan: Plan) -> None:
        self.table = table
        self.plan = plan
        self.folder = table.with_name(f"{table.name}.parts")

    def open(self, *, resume: bool = False, force: bool = False) -> None:
        """Begin, or go on with what is there; nothing that was there is lost without being asked for."""
        if not self.table.resolve().parent.is_dir():
            raise RecordError(f"There is no folder {self.table.parent} to write {self.table.name} into.")
        if self.table.is_dir():
            raise RecordError(f"{self.table} is a folder; name a file for the table.")
        if force:
            shutil.rmtree(self.folder, ignore_errors=True)
        elif resume:
            self._refuse_other_work()
        elif self.folder.exists():
            raise RecordError(
                f"{self.folder} has the games of an interrupted simulation: go on with --resume, "
                "or begin again with --force."
            )
        elif self.table.exists():
            raise RecordError(f"{self.table} is there already: name another file, or replace it with --force.")
        self.folder.mkdir(exist_ok=True)
        replace_file(self.folder / PLAN_FILE, self.plan.to_json().encode())

    def is_finished(self) -> bool:
        """Is the whole table of this very plan there, and nothing left of the work on it?"""
        if self.folder.exists() or not self.table.exists() or first_difference(read_plan(self.table), self.plan):
            return False
        games = pl.scan_parquet(self.table, glob=False).select(pl.col("game").n_unique()).collect().item()
        return bool(games == self.plan.games)

    def _refuse_other_work(self) -> None:
        """Only the same games can be gone on with."""
        kept = self.folder / PLAN_FILE
        if kept.exists():
            where = self.folder
            try:
                plan = Plan.from_json(kept.read_bytes())
            except msgspec.DecodeError:
                raise RecordError(f"{kept} cannot be read: begin again with --force.") from None
        elif self.table.exists():
            where = self.table
            plan = read_plan(self.table)
        else:
            return
        difference = first_difference(plan, self.plan)
        if difference:
            raise RecordError(
                f"{where} is another simulation ({difference}): give the same options to resume it, "
                "or begin again with --force."
            )
        if where == self.table:
            raise RecordError(f"{self.folder} is gone, so {where} cannot be gone on with: begin again with --force.")

    def path(self, chunk: int) -> Path:
        return self.folder / f"{chunk:08}.parquet"

    def missing(self) -> list[int]:
        """The chunks still to be played."""
        return [chunk for chunk in range(self.plan.chunks) if not self._has(chunk)]

    def _has(self, chunk: int) -> bool:
        path = self.path(chunk)
        if not path.exists():
            return False
        try:
            return list(pl.read_parquet_schema(path)) == list(SCHEMA)
        except (pl.exceptions.PolarsError, OSError):
            path.unlink()  # damaged since; it will be played again
            return False

    def keep(self, chunk: int, content: bytes) -> None:
        replace_file(self.path(chunk), content)

    def merge(self) -> None:
        """One table of all that is finished, in order, in place of one that was there before."""
        found = [self.path(chunk) for chunk in range(self.plan.chunks) if self.path(chunk).exists()]
        if not found:
            return
        whole = self.folder / "merged.new"
        pl.scan_parquet(found, glob=False).sink_parquet(
            whole, metadata=description(self.plan), row_group_size=ROWS_IN_A_GROUP
        )
        whole.replace(self.table)

    def remove(self) -> None:
        """The table has it all."""
        shutil.rmtree(self.folder)
