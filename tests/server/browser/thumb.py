"""A thumb that plays the companion by taps alone: it sees what is asked, and a real table tells it what to say."""

from __future__ import annotations

import json
from collections.abc import Callable

from playwright.sync_api import Page, Route

from leopold.companion.course import Companion
from leopold.companion.questions import Question
from leopold.packs.codes import DIE_COLOURS, ITEMS
from tests.companion.table import Answers, RealTable

ANSWERED = """given => {
    const found = document.querySelector("[data-beside]")?.dataset;
    return found !== undefined && (found.beside === "asks" || found.beside === "over") && Number(found.given) === given;
}"""
WAITS = ("set up", "your turns", "round over", "pool")


class Thumb:
    """One game at one phone, beside a real table that somebody has played."""

    def __init__(self, page: Page, table: RealTable, language: str = "") -> None:
        self.page = page
        self.table = table
        self.companion = Companion(table.level, table.seed, table.edition, table.modules)
        self.answers = Answers(table, self.companion)
        self.look: Callable[[Thumb], None] = lambda thumb: None
        """Is told whenever the page waits for an answer."""
        page.context.route("**/api/companion", self.deal)

    def deal(self, route: Route) -> None:
        """Chance is the table's own."""
        asked = route.request.post_data_json or {}
        if not asked.get("seed"):
            asked["seed"] = str(self.table.seed)
        route.continue_(post_data=json.dumps(asked))

    # --- beginning

    def begin(self) -> None:
        self.page.goto("#/companion/automaton")
        self.tap(f'[data-level="{self.table.level}"]')
        for module in self.table.modules:
            self.tap(f'[data-module="{module}"]')
        self.tap("[data-begin]")
        self.settle()

    def settle(self) -> None:
        """Until the page asks what comes after the answers so far."""
        self.page.wait_for_function(ANSWERED, arg=len(self.companion.given))

    # --- tapping

    def tap(self, what: str) -> None:
        self.page.locator(what).first.tap()

    def play(self, until: Callable[[Thumb], bool] = lambda thumb: False) -> None:
        """On to the end of the game, or to where somebody wants to stop."""
        while not self.companion.over and not until(self):
            self.look(self)
            self.step()

    def step(self) -> None:
        """Answer what is asked."""
        question = self.companion.question
        assert question is not None
        answer = self.companion.answer(self.answers.to(question))
        self.say(question, answer)
        self.settle()

    def undo(self) -> None:
        self.companion.undo()
        self.tap("[data-undo]")
        self.settle()

    def say(self, question: Question, answer: tuple[int, ...]) -> None:
        match question.key:
            case "queue":
                self.say_queue(answer)
            case "new guest":
                self.tap("[data-queue-place='1']")
                self.choose_guest(answer[0])
                return  # which is sent at once
            case "claimed" | "gear":
                self.tap(f"[data-answer='{'yes' if answer[0] else 'no'}']")
                return
            case "dice":
                self.count({str(face): n for face, n in enumerate(answer, 1)})
            case "staff" | "your end staff":
                for card in answer:
                    self.tap(f"[data-staff='{card}']")
            case key if key not in WAITS:
                self.say_of_modules(question, answer)
        while question.key == "set up" and self.page.locator("[data-step-on]").count():
            self.tap("[data-step-on]")
        self.tap("[data-send]")

    def say_of_modules(self, question: Question, answer: tuple[int, ...]) -> None:
        match question.key:
            case "ballrooms":
                for hall in answer:
                    self.tap(f"[data-hall='{self.companion.him.pack.ballrooms[hall].id}']")
            case "spaces" | "lines":
                self.count({question.key: answer[0]})
            case "at the ball":
                self.count(
                    dict(zip(("all",) if len(answer) == 1 else ("bottom", "middle", "top"), answer, strict=True))
                )
            case "coloured dice" | "celebrities":
                colours = [DIE_COLOURS[colour] for colour in getattr(question, "colours", ())]
                if question.key == "celebrities":
                    self.count(dict(zip(colours, answer, strict=True)))
                else:
                    for colour, face in zip(colours, answer, strict=True):
                        self.tap(f"[data-coloured='{colour} {face}']")
            case "reserved":
                self.tap("[data-queue-place='1']")
                for guest in answer:
                    self.choose_guest(guest)
            case "given":
                for guest, item in zip(answer[::2], answer[1::2], strict=True):
                    self.tap(f"[data-plate^='{guest} {ITEMS[item]} '][aria-pressed=false]")
            case "crossed":
                self.count({str(face): answer.count(face) for face in answer})

    def say_queue(self, wanted: tuple[int, ...]) -> None:
        """Whoever stands there already is left alone."""
        for place, guest in enumerate(wanted, 1):
            shown = self.page.locator(f"[data-queue-place='{place}']")
            opened = self.page.locator(f"[data-picker='{place}']").count() > 0
            if shown.get_attribute("data-guest") != str(guest) and not opened:
                if self.page.locator("[data-picker]").count():
                    self.tap("dialog header button")
                shown.tap()
                opened = True
            if opened:
                self.choose_guest(guest)
        if self.page.locator("[data-picker]").count():
            self.tap("dialog header button")

    def choose_guest(self, guest: int) -> None:
        for figure in str(guest) if guest else "":
            self.tap(f"[data-figure='{figure}']")
        self.tap(f"[data-choose='{guest}']")

    def count(self, wanted: dict[str, int]) -> None:
        """First fewer, then more: together there may be no more than there are."""
        there = {name: int(self.page.locator(f"[data-count='{name}']").inner_text()) for name in wanted}
        for way, sign in (("fewer", -1), ("more", 1)):
            for name, n in wanted.items():
                for _ in range(max(0, sign * (n - there[name]))):
                    self.tap(f"[data-{way}='{name}']")
