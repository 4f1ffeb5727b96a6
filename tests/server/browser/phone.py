"""A phone in one hand: what the parts of the companion are tried with, and what must hold on its screens."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from playwright.sync_api import Browser, Page

from tests.server.browser import axe
from tests.server.browser.conftest import newcomer, watched
from tests.server.browser.server_process import ServerProcess
from tests.server.browser.test_sizes import faults

PHONE = {"width": 390, "height": 844}

SMALL = """() => {
    const seen = { opacityProperty: true, visibilityProperty: true };
    const shown = (one) => one.checkVisibility(seen) && one.getClientRects().length > 0;
    const worked = "main button, main input, main select, main summary, dialog button, dialog input, nav a";
    const over = document.querySelector("dialog[open]") ?? document;
    return [...over.querySelectorAll(worked)]
        .filter((one) => shown(one) && !["radio", "checkbox"].includes(one.type))
        .map((one) => [one.getAttribute("aria-label") ?? one.textContent.trim(), one.getBoundingClientRect()])
        .filter(([, box]) => box.width < 43.5 || box.height < 43.5)
        .map(([name, box]) => `${name} is only ${Math.round(box.width)} by ${Math.round(box.height)} px`);
}"""
"""Whatever a thumb should hit and may miss. Radio buttons and ticks lie in labels, which are large enough."""


@contextmanager
def phone(browser: Browser, server: ServerProcess, **wishes: Any) -> Iterator[Page]:
    context = newcomer(browser, server, viewport=PHONE, has_touch=True, is_mobile=True, **wishes)
    with watched(context) as page:
        yield page
    context.close()


def amiss(page: Page) -> list[str]:
    """These pages are rolled, and what can be done lies over them: everything else holds as on a table."""
    rolled = ("px too high", "in sight as a whole", "is covered", "lies on", "pointed at is on the open page")
    found = [fault for fault in faults(page) if not any(words in fault for words in rolled)]
    small: list[str] = page.evaluate(SMALL)
    return found + small + axe.faults(page)
