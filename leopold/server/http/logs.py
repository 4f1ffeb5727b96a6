"""Structured logs: one JSON object a line, without secrets. Tokens and cookies never reach a log, because no
address carries them: they stand in bodies, headers and fragments, and none of these is logged."""

from __future__ import annotations

import json
import logging
import sys
from datetime import UTC, datetime
from typing import Final

from starlette.types import Scope

_OWN: Final = frozenset((*logging.makeLogRecord({}).__dict__, "message", "asctime", "color_message"))


class JsonLines(logging.Formatter):
    """A record of the log as one line of JSON."""

    def format(self, record: logging.LogRecord) -> str:
        line = {
            "at": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds").replace("+00:00", "Z"),
            "level": record.levelname.lower(),
            "from": record.name,
            "what": record.getMessage(),
            **{name: value for name, value in record.__dict__.items() if name not in _OWN},
        }
        if record.exc_info:
            line["trace"] = self.formatException(record.exc_info)
        return json.dumps(line, default=str, ensure_ascii=False)


def route_of(scope: Scope) -> str:
    """The way a request took, without what a visitor put into it: there are as many as there are endpoints."""
    given = dict(scope.get("path_params", {}))
    if "rest" in given or "endpoint" not in scope:
        return "/api/{rest}" if scope["path"].startswith("/api/") else "/{rest}"
    names = {str(value): f"{{{name}}}" for name, value in given.items()}
    return "/".join(names.get(part, part) for part in scope["path"].split("/"))


def place_of(scope: Scope) -> dict[str, str | None]:
    """Where a request led, as the log hears of it: of all that stood in its address the table alone, no code."""
    return {"path": route_of(scope), "table": scope.get("path_params", {}).get("table")}


def log_to_stderr(level: int = logging.WARNING) -> None:
    """Everything of ours as JSON lines on standard error."""
    writer = logging.StreamHandler(sys.stderr)
    writer.setFormatter(JsonLines())
    for name in ("leopold", "uvicorn", "asyncio"):
        logger = logging.getLogger(name)
        logger.handlers = [writer]
        logger.propagate = False
        # Others tell whole addresses when they are talkative, and somebody may have put a token into one.
        logger.setLevel(level if name == "leopold" else max(level, logging.WARNING))
