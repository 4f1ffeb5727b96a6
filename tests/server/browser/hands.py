"""Hands that play by clicking only: they see what glows, as a person does, and know nothing else."""

from __future__ import annotations

from random import Random

from playwright.sync_api import Locator, Page, TimeoutError

SETTLED = """() => {
    const prompt = document.querySelector("[data-standing]");
    const standing = prompt?.dataset.standing;
    return standing === "mine" || standing === "over" || document.querySelector("[data-take], [data-scene]") !== null;
}"""
"""The page waits for a person: to decide, to take the screen, to go on, or to look at the result."""

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
MOST_CLICKS = 1500
CLOSING = ("action end", "action pass", "action done")


class Hands:
    """One person before one window."""

    def __init__(self, page: Page, seed: int = 1) -> None:
        self.page = page
        self.chance = Random(seed)
        self.clicks = 0

    # --- looking

    def settle(self) -> None:
        """Wait until the page waits for us; or say how it stands instead."""
        try:
            self.page.wait_for_function(SETTLED)
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
        sure = self.page.locator("[data-sure]")
        if sure.count():
            sure.click()

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

    def move(self) -> None:
        """One click of somebody who is asked something."""
        self.settle()
        for button in ("[data-take]", "[data-scene]"):
            if self.page.locator(button).count():
                self.page.locator(button).click()
                return
        if not self.over:
            choices = self.choices()
            assert choices, f"Nothing glows at revision {self.revision}, where the page says: {self.standing}."
            self.click(self.choose(choices))

    def play_on(self) -> None:
        """To the end of the game."""
        while not self.over:
            self.move()

    def play_to(self, revision: int) -> None:
        """Until so much has happened."""
        self.settle()
        while self.revision < revision:
            self.move()
            self.settle()

    def play_until(self, choice: str) -> None:
        """Until this can be chosen."""
        self.settle()
        while choice not in self.choices():
            self.move()
            self.settle()
