"""Whole games in a moment, played by the page's own requests: for tests of what comes after them."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Page

POST = """async ([path, body]) => {
    const headers = { "Content-Type": "application/json" };
    return (await fetch(path, { method: "POST", headers, body: JSON.stringify(body) })).json();
}"""

PLAY = """async ([table, since, most]) => {
    const headers = { "Content-Type": "application/json" };
    const moment = () => new Promise((resolve) => setTimeout(resolve, 25));
    for (let n = since; ; ) {
        const answer = await fetch(`/api/tables/${table}?seat=0`);
        if (answer.status === 429 || answer.status === 503) { await moment(); continue; }  // nobody clicks that fast
        const state = await answer.json();
        if (state.table.over || n === most) return { state, played: n };
        if (state.actions.length === 0) { await moment(); continue; }  // a bot thinks
        const number = state.actions[(7 * n) % state.actions.length].number;
        const body = { seat: 0, revision: state.revision, key: `click-${table}-${state.revision}`, actions: [number] };
        const click = { method: "POST", headers, body: JSON.stringify(body) };
        const played = await fetch(`/api/tables/${table}/actions`, click);
        if (played.ok) n += 1;
        else await moment();
    }
}"""


def lay(page: Page, *seats: dict[str, str], **choices: Any) -> str:
    """A new table of whoever looks at the page; its name."""
    return str(page.evaluate(POST, ["/api/tables", {"seats": list(seats), **choices}])["table"])


def told(points: int) -> str:
    """As the page writes it: whoever plays anyhow may end below nothing, and a minus is not a hyphen."""
    return str(points).replace("-", "−")


def finish(page: Page, table: str) -> Any:
    """Play it to the end, anyhow; the last state."""
    return page.evaluate(PLAY, [table, 0, -1])["state"]


def play_some(page: Page, table: str, since: int = 0, most: int = -1) -> int:
    """Play on after so many actions, up to so many or to the end; how many there are then.

    The same game is played alike every time.
    """
    return int(page.evaluate(PLAY, [table, since, most])["played"])
