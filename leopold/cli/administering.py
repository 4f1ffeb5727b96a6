"""To keep house for others: the games of a database, copies of it, and whether they are all in order."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer
from rich.console import Console

from leopold.cli.app import admin_app
from leopold.cli.options import Database
from leopold.errors import RecordError

if TYPE_CHECKING:
    from collections.abc import Callable

    from leopold.server.tools.admin import Archive

LONGEST_MESSAGE = 500
Size = Annotated[int, typer.Option(min=1, max=10_000, help="How many games a page has.")]


def named(database: str) -> str:
    """The database that is meant. One that somebody names has to be there."""
    from leopold.server.store.database import default_database, sqlite_file

    file = sqlite_file(database)
    if file is not None and not file.exists():
        raise RecordError(f"There is no database {database}; `leopold admin import` would make one.")
    return database or default_database()


@contextmanager
def open_archive(address: str) -> Iterator[Archive]:
    from leopold.server.store.storage import Storage
    from leopold.server.tools.admin import Archive

    archive = Archive(Storage(address))
    try:
        yield archive
    finally:
        archive.storage.close()


@contextmanager
def progress_bar(what: str) -> Iterator[Callable[[int, int], None]]:
    """Told how much is done, and how much there is; on standard error, and gone when it is over."""
    from rich.progress import Progress

    with Progress(console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task(what, total=None)
        yield lambda done, total: bar.update(task, completed=done, total=total)


@admin_app.command("list")
def admin_list(
    page: Annotated[int, typer.Option(min=1, max=1_000_000, help="Which page of them.")] = 1,
    size: Size = 100,
    database: Database = "",
) -> None:
    """List the games, the last touched first."""
    from datetime import datetime

    from rich.markup import escape
    from rich.table import Table

    with open_archive(named(database)) as archive:
        total, games = len(archive), archive.games(page, size)
    if not total:
        print("There are no games yet.")
        return
    table = Table("game", "touched", "players", "edition", "actions", "result")
    for stored, settings, seats in games:
        people = ", ".join(seat.name or seat.level or seat.kind for seat in seats)
        touched = datetime.fromtimestamp(stored.touched).strftime("%Y-%m-%d %H:%M")
        result = ", ".join(map(str, stored.totals)) if stored.totals is not None else ""
        edition = settings.config.edition if settings is not None else "cannot be read"
        table.add_row(stored.id, touched, escape(people), edition, str(stored.moves), result)
    if table.row_count:
        Console().print(table)
    pages = -(-total // size)
    if page > pages:
        raise RecordError(f"There is no page {page:,}: {total:,} games are {pages:,} of {size:,}.")
    if pages > 1:
        print(f"Page {page:,} of {pages:,}; {total:,} games in all.")


@admin_app.command("export")
def admin_export(
    game: Annotated[str, typer.Argument(help="The game's name, or `all`.")],
    target: Annotated[Path, typer.Argument(help="A file, or a folder.")] = Path("."),
    database: Database = "",
) -> None:
    """Write a game, or all of them, as records: its seed is in it."""
    if game == "all" and not target.is_dir():
        raise RecordError(f"There is no folder {target} to export to.")
    with open_archive(named(database)) as archive:
        for path in archive.export_all(target) if game == "all" else [archive.export(game, target)]:
            print(path)


@admin_app.command("import")
def admin_import(
    files: Annotated[list[Path], typer.Argument(help="Saved games.")],
    database: Database = "",
) -> None:
    """Lay a table for each saved game; whoever opens its links sits there."""
    from leopold.server.store.database import default_database
    from leopold.terminal import warm as warm_in_terminal

    warm_in_terminal(Console(stderr=True))
    with open_archive(database or default_database()) as archive:
        for file in files:
            table_id, tokens = archive.import_file(file)
            print(f"{table_id}  {file}")
            for seat, token in enumerate(tokens):
                print(f"  seat {seat + 1}: #/sit/{table_id}/{token}")


@admin_app.command("remove")
def admin_remove(
    games: Annotated[list[str] | None, typer.Argument(help="The games' names.")] = None,
    keep: Annotated[
        str | None,
        typer.Option(metavar="AGE", help="All that nobody has touched for so long, such as 180d; also h, w, y."),
    ] = None,
    yes: Annotated[bool, typer.Option("--yes", help="Do not ask.")] = False,
    database: Database = "",
) -> None:
    """Remove games for good."""
    from leopold.server.tables.retention import seconds_of

    age = seconds_of(keep) if keep is not None else None
    with open_archive(named(database)) as archive:
        old = archive.untouched(age) if age is not None else []
        chosen = {*(games or []), *old}
        if not chosen:
            print("There is nothing to remove.")
            return
        archive.have(games or [])
        what = "1 game" if len(chosen) == 1 else f"{len(chosen):,} games"
        if not yes and not typer.confirm(f"Remove {what} for good?"):
            raise typer.Exit(1)
        gone = 0
        with progress_bar("Removing") as progress:
            for taken in archive.remove(games or [], old):
                gone += taken
                progress(gone, len(chosen))
        print(f"{gone:,} {'game is' if gone == 1 else 'games are'} gone.")


@admin_app.command("backup")
def admin_backup(
    target: Annotated[Path, typer.Argument(help="A new file, or a folder.")] = Path("."),
    database: Database = "",
) -> None:
    """Copy the database while the server runs; PostgreSQL with its own pg_dump."""
    from leopold.server.tools.backup import backup

    address = named(database)
    with progress_bar("Copying") as progress:
        made = backup(address, target, progress)
    print(made)


@admin_app.command("restore")
def admin_restore(
    copy: Annotated[Path, typer.Argument(help="What `leopold admin backup` wrote.")],
    replace: Annotated[bool, typer.Option("--replace", help="Instead of the games that are there.")] = False,
    database: Database = "",
) -> None:
    """Put a copy of the database back; stop the server first."""
    from leopold.server.store.database import default_database
    from leopold.server.tools.backup import restore

    address = database or default_database()
    with progress_bar("Copying") as progress:
        restore(copy, address, replace=replace, progress=progress)
    with open_archive(address) as archive:
        print(f"{len(archive):,} {'game is' if len(archive) == 1 else 'games are'} back.")


@admin_app.command("doctor")
def admin_doctor(database: Database = "") -> None:
    """Play every stored game again by the rules, and name those that are not in order."""
    from leopold.server.store.upkeep import broken_pages
    from leopold.server.tools.doctor import examine
    from leopold.terminal import warm as warm_in_terminal

    address = named(database)
    warm_in_terminal(Console(stderr=True))
    with open_archive(address) as archive:
        wrong = broken_pages(archive.storage)
        for what in wrong:
            print(f"the database: {what}")
        total, seen, ill = len(archive), 0, 0
        with progress_bar("Playing again") as progress:
            for found in examine(archive.storage):
                seen += 1
                progress(seen, total)
                if found.what:
                    ill += 1
                    print(f"{found.game}: {found.what}")
        if wrong or ill:
            print(f"{ill:,} of {seen:,} games are not in order.")
            raise typer.Exit(1)
        print(f"All {seen:,} games are in order." if seen else "There are no games yet.")


# --- what the operator decides for everybody


@admin_app.command("block")
def admin_block(
    addresses: Annotated[list[str] | None, typer.Argument(help="Addresses, or networks: 203.0.113.0/24.")] = None,
    name: Annotated[list[str] | None, typer.Option(help="A name that nobody may use; may be given again.")] = None,
    database: Database = "",
) -> None:
    """Let nobody in from an address, or under a name; a running server knows within seconds."""
    from leopold.server.store.operator import block

    chosen = blocks(addresses, name)
    with open_archive(named(database)) as archive:
        for kind, what in chosen:
            block(archive.storage, kind, what)
    admin_house(database)


@admin_app.command("unblock")
def admin_unblock(
    addresses: Annotated[list[str] | None, typer.Argument(help="As `leopold admin house` names them.")] = None,
    name: Annotated[list[str] | None, typer.Option(help="A name that may be used again.")] = None,
    database: Database = "",
) -> None:
    """Let somebody in again."""
    from leopold.server.store.operator import unblock

    chosen = blocks(addresses, name)
    with open_archive(named(database)) as archive:
        for kind, what in chosen:
            if not unblock(archive.storage, kind, what):
                raise RecordError(f"{what} is not blocked; `leopold admin house` says what is.")
    admin_house(database)


def blocks(addresses: list[str] | None, names: list[str] | None) -> list[tuple[str, str]]:
    """What to block or not, each with its kind, as it is kept."""
    from leopold.server.http.doorkeeper import network_of
    from leopold.server.store import operator

    networks = [(operator.ADDRESS, str(network_of(address))) for address in addresses or []]
    chosen = networks + [(operator.NAME, readable(name)) for name in names or [] if name.strip()]
    if not chosen:
        raise RecordError("Say who is meant: addresses, networks such as 203.0.113.0/24, or --name with a name.")
    return chosen


def readable(words: str) -> str:
    """Words in one line; a RecordError where there is something among them that nobody can read."""
    if not words.isprintable():
        raise RecordError(f"{words!r} has signs that cannot be read; write it in one line of letters.")
    return words.strip()


@admin_app.command("close")
def admin_close(database: Database = "") -> None:
    """Let newcomers lay no tables; whoever has played here may, and friends sit down by links as before."""
    decide_for_all("closed", "1", database)


@admin_app.command("open")
def admin_open(database: Database = "") -> None:
    """Let newcomers lay tables again."""
    decide_for_all("closed", "", database)


@admin_app.command("message")
def admin_message(
    words: Annotated[str, typer.Argument(help="What everybody reads in the lobby; nothing takes it away.")] = "",
    database: Database = "",
) -> None:
    """Say something to everybody who comes to the lobby."""
    if len(words) > LONGEST_MESSAGE:
        raise RecordError(f"A message has at most {LONGEST_MESSAGE} letters; this has {len(words)}.")
    decide_for_all("message", readable(words), database)


@admin_app.command("house")
def admin_house(database: Database = "") -> None:
    """Say what is decided for everybody: who is blocked, whether newcomers lay tables, and the message."""
    from leopold.server.store.operator import read_decisions

    with open_archive(named(database)) as archive:
        found = read_decisions(archive.storage)
    print("Newcomers lay no tables." if found.closed else "Newcomers may lay tables.")
    print(f"The lobby says: {found.message}" if found.message else "The lobby says nothing special.")
    print(f"Blocked addresses: {', '.join(found.addresses) or 'none'}.")
    print(f"Blocked names: {', '.join(found.names) or 'none'}.")


def decide_for_all(name: str, value: str, database: str) -> None:
    from leopold.server.store.operator import decide

    with open_archive(named(database)) as archive:
        decide(archive.storage, name, value)
    admin_house(database)
