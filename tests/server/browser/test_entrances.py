"""Entrances at the table: tokens, favours and goals beside one's own, a moved die, and the automaton's guests."""

from __future__ import annotations

import random
import re
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from leopold import Action, Game
from leopold.bots import bot_named, choose
from tests.server.browser.conftest import newcomer, watched
from tests.server.browser.games import POST
from tests.server.browser.hands import Hands
from tests.server.browser.server_process import ServerProcess

ENTRANCES = ("entrances",)
SCREENS = {"laptop": (1366, 768), "low": (1366, 625), "tablet": (768, 1024), "phone": (390, 844)}
CUT = """(thing) => {
    const inside = thing.getBoundingClientRect();
    const there = document.elementFromPoint(inside.x + inside.width / 2, inside.y + inside.height / 2);
    const whole = inside.x >= 0 && inside.y >= 0 && inside.right <= innerWidth && inside.bottom <= innerHeight;
    return !whole || !thing.contains(there);
}"""
"""Is it not wholly in sight, or does something lie over it?"""


@pytest.fixture(params=SCREENS)
def screen(request: pytest.FixtureRequest, browser: Browser, server: ServerProcess) -> Iterator[Page]:
    width, height = SCREENS[str(request.param)]
    touch = width < 800
    visitor = newcomer(browser, server, viewport={"width": width, "height": height}, has_touch=touch, is_mobile=touch)
    with watched(visitor) as page:
        yield page
    visitor.close()


GREEDY = bot_named("greedy")
MELANGE = "ninas_melange"


def anyhow(game: Game, chance: random.Random) -> Action:
    """Anything, but rather something than nothing."""
    rather = chance.random() < 0.7
    doing = [action for action in game.actions if rather and action.kind not in ("pass", "end", "done")]
    return chance.choice(doing or game.actions)


def for_goals(game: Game, chance: random.Random) -> Action:
    """The first seat opens the Ninas Melange, and both play well: goals are not met by chance."""
    auction = game.view(0).auction
    if game.deciding != "auction" or auction is None:
        return choose(GREEDY, game, game.to_move or 0, chance)
    wanted = [offer.slot for offer in auction.offers if (offer.entrance == MELANGE) == (game.to_move == 0)]
    return next((bid for bid in game.actions if bid.arguments["slot"] in wanted), game.actions[0])


def played(is_so: Callable[[Game], bool], how: Callable[[Game, random.Random], Action] = anyhow) -> Game:
    """A game of two in which the first seat is asked for this."""
    for seed in range(400):
        game, chance = Game(2, seed=seed, modules=ENTRANCES), random.Random(seed)
        auction = game.view(0).auction
        if how is for_goals and not (auction and any(offer.entrance == MELANGE for offer in auction.offers)):
            continue
        while not game.over and not (game.to_move == 0 and is_so(game)):
            game.apply(how(game, chance))
        if not game.over:
            return game
    raise LookupError("Nobody is ever asked for this.")


def offered(kind: str, *named: str) -> Callable[[Game], bool]:
    """Can this be done, where it names such things?"""
    return lambda game: any(
        action.kind == kind and all(action.arguments.get(name) for name in named) for action in game.actions
    )


def given_to_a_guest() -> Game:
    """Alone against the Hautel Couture, with an item for one of its guests."""
    game, chance = Game(solo="leopold", seed=0, modules=ENTRANCES, rival_hotel="hautel_couture"), random.Random(0)
    while game.deciding != "give_item":
        game.apply(chance.choice(game.numbers))
    return game


@pytest.fixture(scope="module")
def games(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    """The positions, as files: looked for once, opened on every screen."""
    found = {
        "token": played(lambda game: game.deciding == "token"),
        "favour": played(offered("favour")),
        "goal": played(offered("claim", "goal"), for_goals),
        "shift": played(offered("shift")),
        "give": given_to_a_guest(),
    }
    folder = tmp_path_factory.mktemp("games")
    return {name: game.save(folder / name).read_text("utf-8") for name, game in found.items()}


def go_on(page: Page, text: str, seats: int = 2) -> Hands:
    page.goto("/")
    kinds: list[dict[str, Any]] = [{"kind": "me", "name": "Ann"}, {"kind": "here", "name": "Ben"}]
    table = page.evaluate(POST, ["/api/records", {"text": text, "seats": kinds[:seats]}])["table"]
    page.goto(f"/#/table/{table}")
    if seats > 1:
        page.locator("[data-take]").click()
        expect(page.locator("[data-take]")).to_have_count(0)
    hands = Hands(page)
    hands.settle()
    return hands


def first(page: Page, kind: str) -> Locator:
    return page.locator(f"[data-target^='{kind}:']:not([aria-disabled=true])").first


def goes_on(page: Page, hands: Hands, thing: Locator) -> None:
    """Choosing it is answered."""
    before = hands.revision
    thing.click()
    expect(page.locator("[data-standing]")).not_to_have_attribute("data-revision", str(before))


def explains(page: Page, thing: Locator, words: str) -> None:
    """It says what it is, to whoever has reached it by keyboard."""
    page.keyboard.press("Tab")
    thing.focus()
    expect(page.get_by_role("tooltip")).to_contain_text(re.compile(words))
    page.keyboard.press("Escape")


def test_tokens_are_in_sight_when_a_floor_or_column_is_full(screen: Page, games: dict[str, str]) -> None:
    # given a bonus token to choose
    hands = go_on(screen, games["token"])
    token = first(screen, "token")
    # then all of them are in sight and free, and say what they bring
    expect(token).to_be_visible()
    for one in screen.locator("[data-target^='token:']").all():
        assert not one.evaluate(CUT)
    # and what has been done to the last is not said to be still to come
    expect(screen.get_by_text("up to 0")).to_have_count(0)
    explains(screen, token, "for a column, .* for a floor")
    # when one is chosen, the game goes on
    goes_on(screen, hands, token)


def test_an_entrance_stands_on_the_house_and_says_what_it_does(page: Page, games: dict[str, str]) -> None:
    # given a hotel with an entrance
    go_on(page, games["token"])
    entrance = page.get_by_role("img", name="Dove").first
    # when it is pointed at
    entrance.hover()
    # then it is drawn there, and tells its powers
    expect(page.get_by_role("tooltip")).to_contain_text("bonus tokens")
    assert not entrance.evaluate(CUT)


def test_a_tile_of_ones_own_is_used(screen: Page, games: dict[str, str]) -> None:
    # given emperor tiles beside the entrance, and steps to go back
    hands = go_on(screen, games["favour"])
    on_page(screen, "favour")
    favour = first(screen, "favour")
    # then one can be seen and explains itself
    assert not favour.evaluate(CUT)
    expect(favour).to_have_accessible_name(re.compile("Go back"))
    explains(screen, favour, "Once in the game: go back")
    # when it is used, the game goes on
    goes_on(screen, hands, favour)


def test_a_goal_of_ones_own_is_claimed(screen: Page, games: dict[str, str]) -> None:
    # given an objective of one's own that is met
    hands = go_on(screen, games["goal"])
    on_page(screen, "goal")
    goal = first(screen, "goal")
    # then it can be seen, apart from the objectives of all
    assert not goal.evaluate(CUT)
    expect(goal).to_have_accessible_name(re.compile("of your own"))
    explains(screen, goal, "An objective of your own")
    # when it is claimed, it is met
    letter = (goal.get_attribute("data-target") or "").removeprefix("goal:")
    goes_on(screen, hands, goal)
    expect(screen.locator(f"[data-target='goal:{letter}']")).to_have_accessible_name(re.compile(", met:"))


def test_a_die_is_moved(screen: Page, games: dict[str, str]) -> None:
    # given a die that may be moved before one is taken
    hands = go_on(screen, games["shift"])
    on_page(screen, "die")
    # when a space is pointed at, moving its die is among what can be done
    for space in screen.locator("[data-target^='die:']:not([aria-disabled=true])").all():
        space.click()
        if screen.locator("[data-action^='shift']").count():
            break
        screen.keyboard.press("Escape")
    moved = screen.locator("[data-action^='shift']").first
    expect(moved).to_be_visible()
    # and when that is chosen, the dice lie otherwise
    goes_on(screen, hands, moved)


def test_an_item_is_given_to_a_guest_of_the_automaton(screen: Page, games: dict[str, str]) -> None:
    # given an item for a guest of the Hautel Couture
    hands = go_on(screen, games["give"], seats=1)
    guests = screen.locator("[data-target^='give:']:not([aria-disabled=true])").filter(visible=True)
    # then all guests who want it are in sight, with the rooms that wait for them
    expect(guests.first).to_be_visible()
    for guest in guests.all():
        assert not guest.evaluate(CUT)
    explains(screen, guests.first, "is reserved")
    # when one is chosen, the game goes on
    goes_on(screen, hands, guests.first)


def on_page(page: Page, kind: str) -> None:
    """On a phone, go to the page where this is."""
    for tab in page.locator("nav.tabs button").all():
        if first(page, kind).is_visible():
            return
        tab.click()
    expect(first(page, kind)).to_be_visible()
