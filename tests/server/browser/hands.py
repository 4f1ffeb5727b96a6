"""Hands that play by clicking only: they see what glows, as a person does, and know nothing else."""

from __future__ import annotations

from random import Random
from typing import NotRequired, TypedDict, cast

from playwright.sync_api import Locator, Page, TimeoutError

STANDS = """() => ({
    ...document.querySelector("[data-standing]")?.dataset,
    at: location.hash,
    says: document.body.innerText.slice(0, 400),
})"""

CHOICES = """() => {
    const visible = (element) => element.getClientRects().length > 0 && !element.disabled;
    const found = [];
    for (const element of document.querySelectorAll("[data-target], [data-action], [data-proposal], [data-tray]")) {
        const { target, action, proposal, tray } = element.dataset;
        if (!visible(element)) continue;
        if (target === undefined) {
            found.push(action !== undefined ? `action ${action}` : tray !== undefined ? `tray ${tray}` : "proposal");
        } else if (!element.matches("[aria-disabled=true], [aria-pressed=true]")) {
            found.push(`target ${target}`);
        }
    }
    return found;
}"""

SEEN = f"""() => {{
    const {{ standing = "", revision = -1 }} = document.querySelector("[data-standing]")?.dataset ?? {{}};
    const first = ["take", "scene"].find((name) => document.querySelector(`[data-${{name}}]`) !== null);
    const waits = standing === "mine" || standing === "over" || first !== undefined;
    const choices = standing === "over" || first !== undefined ? [] : ({CHOICES})();
    return waits && {{ standing, revision: Number(revision), first, choices }};
}}"""
"""The page waits for a person: to decide, to take the screen, to go on, or to look at the result. All at once, since
every question to the browser takes its time."""

PAST = "before => Number(document.querySelector('[data-standing]').dataset.revision) > before"
"""A function, as everything that is waited for: Playwright evaluates a bare expression anew in every frame, which the
page's Content Security Policy forbids in Firefox."""

MOST_CLICKS = 1500
CLOSING = ("action end", "action pass", "action done")


class Seen(TypedDict):
    standing: str
    revision: int
    first: NotRequired[str]
    """A button that comes before all else."""
    choices: list[str]


class Hands:
    """One person before one window."""

    def __init__(self, page: Page, seed: int = 1) -> None:
        self.page = page
        self.chance = Random(seed)
        self.clicks = 0

    # --- looking

    def settle(self) -> Seen:
        """Wait until the page waits for us, and look at it; or say how it stands instead."""
        try:
            return cast(Seen, self.page.wait_for_function(SEEN).json_value())
        except TimeoutError:
            raise AssertionError(f"The page does not settle: {self.stands}") from None

    @property
    def stands(self) -> object:
        """All that the page tells of how it stands, for whoever looks for the reason of a failure."""
        return self.page.evaluate(STANDS)

    @property
    def standing(self) -> str:
        return self.page.locator("[data-standing]").get_attribute("data-standing") or ""

    @property
    def revision(self) -> int:
        return int(self.page.locator("[data-standing]").get_attribute("data-revision") or -1)

    @property
    def over(self) -> bool:
        return self.page.locator("[data-standing=over]").count() > 0

    def choices(self) -> list[str]:
        found: list[str] = self.page.evaluate(CHOICES)
        return found

    # --- doing

    def find(self, choice: str) -> Locator:
        kind, _, name = choice.partition(" ")
        return self.page.locator(f'[data-{kind}="{name}"]' if name else f"[data-{kind}]").first

    def click(self, choice: str) -> None:
        assert self.clicks < MOST_CLICKS, f"The game does not end: {self.stands}"
        self.find(choice).click()
        self.clicks += 1
        if self.page.evaluate("document.querySelector('[data-sure]') !== null"):
            self.page.locator("[data-sure]").click()

    def choose(self, choices: list[str]) -> str:
        """Anything, but rather something than nothing, and rather guests, rooms and orders than the rest."""
        if "proposal" in choices:
            return "proposal"
        doing = [choice for choice in choices if choice not in CLOSING]
        liked = [
            choice for choice in doing if choice.startswith(("target queue", "target cafe", "target room", "tray"))
        ]
        if liked and self.chance.random() < 0.7:
            return self.chance.choice(liked)
        return self.chance.choice(doing if doing and self.chance.random() < 0.9 else choices)

    def move(self, seen: Seen | None = None) -> None:
        """One click of somebody who is asked something."""
        seen = seen or self.settle()
        if first := seen.get("first"):
            self.page.locator(f"[data-{first}]").click()
        elif seen["standing"] != "over":
            assert seen["choices"], f"Nothing glows where the page says: {self.stands}."
            self.click(self.choose(seen["choices"]))

    def play_on(self) -> None:
        """To the end of the game."""
        while (seen := self.settle())["standing"] != "over":
            self.move(seen)

    def play_to(self, revision: int) -> None:
        """Until so much has happened."""
        while (seen := self.settle())["revision"] < revision:
            self.move(seen)

    def play_until(self, choice: str) -> None:
        """Until this can be chosen."""
        while choice not in (seen := self.settle())["choices"]:
            self.move(seen)
