"""A turn by ear: played by keys alone, and written down as a screen reader would say it, from the accessibility tree.

`make screenshots` writes docs/a-turn-by-ear.md anew; test_by_ear.py plays the same turn and compares.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from playwright.sync_api import CDPSession, Page

from tests.server.browser.games import lay
from tests.server.browser.hands import Hands
from tests.server.browser.test_keyboard import HAS_A_PLACE

DOCUMENT = Path(__file__).parents[3] / "docs" / "a-turn-by-ear.md"
SEED = "listening"
MOST = 40
"""Keys between two things that are said to be chosen, or somebody is lost."""

LIVE = """() => {
    const regions = { log: [], status: [], alert: [] };
    const made = (window.made ??= new WeakMap());
    const which = (one) => {
        if (!made.has(one)) made.set(one, (window.counted = (window.counted ?? 0) + 1));
        return made.get(one);
    };
    const words = (one) => {
        const heard = one.cloneNode(true);
        heard.querySelectorAll("[aria-hidden=true]").forEach((part) => part.remove());
        return heard.textContent.trim().replace(/\\s+/g, " ");
    };
    for (const one of document.querySelectorAll("[role=log], [role=status], [role=alert], [aria-live]")) {
        if (!one.checkVisibility()) continue;
        const role = one.getAttribute("role") ?? "status";
        if (role === "log") regions.log.push(...[...one.children].map(words));
        // Equal words are said again where what holds them is new.
        else if (words(one)) regions[role].push([words(one), [...one.children].map(which).join()]);
    }
    return regions;
}"""
"""What stands in the regions that are read out when they change: line by line in a log, as a whole in the others."""

STILL = """() => {
    const spoken = [...document.querySelectorAll("[role=log], [role=status], [role=alert], [aria-live]")];
    const now = [document.activeElement.outerHTML, ...spoken.map((one) => one.textContent)].join("|");
    window.stillFor = window.heardLast === now ? (window.stillFor ?? 0) + 1 : 0;
    window.heardLast = now;
    return window.stillFor > 8;
}"""
"""For some frames nothing has been said and the focus has not moved: what a key sets off may take its time."""

STATES: dict[str, dict[object, str]] = {
    "disabled": {True: "unavailable"},
    "pressed": {"true": "pressed"},
    "checked": {"true": "checked", "false": "not checked"},
    "expanded": {True: "expanded", False: "collapsed"},
}


@dataclass
class Ear:
    """Hears what gets the focus and what is announced."""

    page: Page
    tree: CDPSession
    lines: list[str] = field(default_factory=list)
    known: dict[str, Any] = field(default_factory=dict)
    last: str = ""

    def focused(self) -> str:
        """The thing with the focus: name, role, state, description."""
        found = self.tree.send("Runtime.evaluate", {"expression": "document.activeElement"})
        node = {"objectId": found["result"]["objectId"], "fetchRelatives": False}
        (heard,) = self.tree.send("Accessibility.getPartialAXTree", node)["nodes"]
        return said(heard)

    def announced(self) -> list[str]:
        """What has come since the last time."""
        was, now = self.known, self.page.evaluate(LIVE)
        self.known = now
        if not was:
            return [line for line, _ in now["status"]]
        news = added(was["log"], now["log"])
        for role in ("alert", "status"):
            news += [line for line, made in now[role] if [line, made] not in was[role]]
        return news

    def chapter(self, title: str) -> None:
        self.lines.append(f"## {title}")

    def press(self, key: str) -> str:
        """One key, and all that is heard of it."""
        self.lines.append(f"**{key}**")
        self.page.keyboard.press(key if len(key) > 1 else key.lower())
        hands = Hands(self.page)
        hands.settle()
        self.page.wait_for_function(HAS_A_PLACE)
        self.page.evaluate("() => { window.stillFor = 0; }")
        self.page.wait_for_function(STILL)
        return self.listen()

    def listen(self) -> str:
        heard = self.focused()
        if heard != self.last:
            self.lines.append(f"> {heard}")
        self.last = heard
        self.lines.extend(f"> *{line}*" for line in self.announced())
        return heard

    def seek(self, *wanted: str) -> None:
        """With G to the next thing whose name has one of these words."""
        for _ in range(MOST):
            heard = self.press("G")
            if any(word in heard for word in wanted):
                return
        raise AssertionError(f"Nothing of the kind is said: {self.lines}")


def added(was: list[str], now: list[str]) -> list[str]:
    """The new lines of a log of which only the last are kept."""
    for kept in range(min(len(was), len(now)), 0, -1):
        if was[-kept:] == now[:kept]:
            return now[kept:]
    return now


def said(node: dict[str, Any]) -> str:
    properties = {one["name"]: one["value"].get("value") for one in node.get("properties", [])}
    states = [words[properties[name]] for name, words in STATES.items() if properties.get(name) in words]
    role = ", ".join([node["role"]["value"], *states])
    name = node.get("name", {}).get("value", "").strip()
    description = node.get("description", {}).get("value", "").strip()
    if role == "none":
        return "Leopold (the page, where nothing has the focus yet)"
    return " ".join(part for part in (name, f"({role})", description) if part)


def play(page: Page) -> list[str]:
    """A turn against Leopold, after a set-up that nobody listens to; what was heard."""
    page.goto("/")
    page.get_by_role("button", name="Play now").wait_for()
    table = lay(page, {"kind": "me", "name": "Ann"}, solo="leopold", level="easy", seed=SEED)
    page.goto(f"/#/table/{table}")
    hands = Hands(page)
    hands.settle()
    while "action pass" not in hands.choices():
        hands.click(hands.choices()[0])
        hands.settle()
    page.wait_for_function(STILL)  # what has not been seen yet would be told again
    page.reload()
    hands.settle()
    ear = Ear(page, page.context.new_cdp_session(page))
    sure = page.locator("[data-sure]")

    def choose() -> None:
        ear.press("Enter")
        if sure.count():
            ear.press("Y")

    def go_on() -> None:
        """Whatever comes of it, until the turn could end."""
        while "action end" not in hands.choices():
            ear.press("G")
            choose()

    ear.chapter("A guest")
    ear.listen()
    ear.seek("Guest 2")
    ear.press("Shift+G")
    choose()
    ear.chapter("A die")
    ear.seek("Action")
    choose()
    go_on()
    ear.chapter("Moving in")
    ear.seek("Everything is served")
    choose()
    go_on()
    ear.chapter("The end of the turn")
    ear.press("E")
    if sure.count():
        ear.press("Y")
    ear.chapter("Another turn, given up, and what Leopold does then")
    ear.press("Shift+G")
    choose()
    return ear.lines


def document(lines: list[str]) -> str:
    return INTRODUCTION + "\n\n".join(lines) + "\n"


INTRODUCTION = """# A turn by ear

A turn of the game against Leopold, played with keys alone and without a look at the screen. **Bold** is a key that is
pressed. What gets the focus stands below it as the accessibility tree of Chromium has it: its name, in brackets its
role and state, then its description. *Slanted* is what is announced without being asked for. Voices differ; this is
what they are given to say.

G goes to the next thing that can be done, with Shift to the one before; Enter chooses it, E ends the turn. Where
something is given up, a question comes first, and Y says yes; [the page](page.md#keyboard-and-screen-readers) has the
other keys.

This document is written by `make screenshots`, and a test plays the turn again and compares.

"""
