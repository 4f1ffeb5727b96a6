"""The log of a table as a viewer may read it: what was played, what it brought, who came and went."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import UTC, datetime
from functools import lru_cache
from typing import Final

from leopold.game import Action, Game
from leopold.server.models import Entry, Told
from leopold.server.shown.projection import Projection, choice_of, may_know
from leopold.server.store.stored import StoredEntry
from leopold.server.tables.settings import TableSettings
from leopold.view import Viewer
from leopold.words import Params, Said, said


def iso_time(seconds: float) -> str:
    """ISO 8601 in UTC."""
    return _whole_second(int(seconds))


@lru_cache(maxsize=4096)
def _whole_second(seconds: int) -> str:
    return datetime.fromtimestamp(seconds, UTC).isoformat(timespec="seconds").replace("+00:00", "Z")


def kept_actions(entries: Sequence[StoredEntry]) -> list[StoredEntry]:
    """The actions that were not taken back. Also of a log that is damaged: its record is made from this."""
    kept: list[StoredEntry] = []
    for entry in entries:
        if entry.kind == "action":
            kept.append(entry)
        elif entry.kind == "undo":
            del kept[max(0, len(kept) - int(entry.detail.get("steps", 0))) :]
    return kept


def told(entry: StoredEntry, action: Action | None, projection: Projection | None, viewer: Viewer) -> Entry:
    """An entry for this viewer; `projection` is what they see after an action."""
    known = action is not None and may_know(action, entry.seat, viewer)
    return Entry(
        revision=entry.revision,
        kind=entry.kind,  # type: ignore[arg-type]
        seat=entry.seat,
        action=choice_of(action) if action is not None and known else None,
        action_kind=action.kind if action is not None else None,
        events=projection.events if projection is not None else [],
        told=projection.told if projection is not None else besides(entry),
        at=iso_time(entry.at),
        params=entry.detail,
    )


def besides(entry: StoredEntry) -> list[Told]:
    """What an entry says that is no action; how somebody reads the guide's scenes is nothing for the log."""
    return [] if entry.kind == "guide" else [Told(seat=entry.seat, said=noted(entry), at=0)]


def noted(entry: StoredEntry) -> Said:
    """Somebody came or went, or something was taken back."""
    seat: Params = {} if entry.seat is None else {"seat": entry.seat}
    match entry.kind:
        case "undo":
            return said("log-undo", **seat, steps=int(entry.detail["steps"]))
        case "seat":
            return said("log-seat" if entry.detail.get("came") else "log-seat-free", **seat)
        case "stand_in" if entry.detail.get("why"):
            return said(PREPARED[entry.detail["why"]], **seat, **level_of(entry))
        case "stand_in" if entry.detail.get("level"):
            return said("log-stand-in", **seat, **level_of(entry))
        case "stand_in":
            return said("log-stand-in-over", **seat)
        case "undo_asked":
            return said("log-undo-asked", **seat, steps=int(entry.detail["steps"]))
        case "undo_agreed":
            return said("log-undo-agreed", **seat)
        case "undo_declined":
            return said("log-undo-declined", **seat)
        case "time_up":
            return said("log-time-up", **seat)
        case "bot_failed":
            return said("log-bot-failed", **seat)
    return said("log-note")


PREPARED: Final = {
    "preparing": "log-stand-in-preparing",
    "ready": "log-stand-in-ready",
    "unprepared": "log-stand-in-unprepared",
}
"""Why one bot plays for another: it is still being compiled, no longer so, or will never be."""


def level_of(entry: StoredEntry) -> Params:
    """The bot that stands in, if any."""
    return {"level": said(f"bot-{entry.detail['level']}")} if entry.detail["level"] else {}


def entries_since(
    settings: TableSettings, entries: Sequence[StoredEntry], viewer: Viewer, since: int
) -> tuple[list[Entry], bool]:
    """The entries after a revision, without what was taken back, and whether they fit onto what was known then.

    They do not when something known then has been taken back since: whoever asks has to begin anew.
    """
    kept = {entry.revision for entry in kept_actions(entries)}
    known_then = {entry.revision for entry in kept_actions([e for e in entries if e.revision <= since])}
    game = settings.new_game()
    found: list[Entry] = []
    for entry in entries:
        if entry.kind != "action":
            if entry.revision > since:
                found.append(told(entry, None, None, viewer))
            continue
        if entry.revision in kept:
            action = step(game, entry)
            if entry.revision > since:
                found.append(told(entry, action, Projection(game, viewer), viewer))
    return found, not known_then <= kept


def played_again(settings: TableSettings, actions: Sequence[StoredEntry]) -> Game:
    """The game after these actions."""
    game = settings.new_game()
    for entry in actions:
        step(game, entry)
    return game


def step(game: Game, entry: StoredEntry) -> Action:
    """Play an entry of the log."""
    assert entry.number is not None
    action = game.actions[game.numbers.index(entry.number)]
    game.apply(entry.number)
    return action
