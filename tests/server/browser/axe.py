"""The automatic check of a screen: no serious fault."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Page

from tests.server.browser.server_process import PAGE

AXE = PAGE / "node_modules" / "axe-core" / "axe.min.js"
GRAVE = ("serious", "critical")
CHECK = """async () => {
    // Of what is right, only that it is: to describe every place of it takes longer than to find what is wrong.
    const told = { resultTypes: ["violations"] };
    const { dataset } = document.documentElement;
    const chosen = dataset.theme;
    dataset.theme = "day";
    const byDay = await axe.run(document, told);
    // By night a screen has other colours, and is the same in all else.
    dataset.theme = "night";
    const byNight = await axe.run(document, { ...told, runOnly: ["color-contrast"] });
    dataset.theme = chosen;
    return [...byDay.violations, ...byNight.violations];
}"""


def faults(page: Page) -> list[str]:
    """Those of a screen by day and by night."""
    page.evaluate(AXE.read_text())
    found: list[dict[str, Any]] = page.evaluate(CHECK)
    return [
        f"{fault['id']}: {fault['help']} ({fault['nodes'][0]['html'][:160]})"
        for fault in found
        if fault["impact"] in GRAVE
    ]
