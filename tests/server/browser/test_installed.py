"""The page as an app: it opens without the server, says what it needs it for, and is never older than the server's."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.server.browser.conftest import newcomer
from tests.server.browser.server_process import ServerProcess

PATIENCE = """(holds) => (async () => {
    for (let frame = 0; !(await holds()); frame++) {
        if (frame > 1800) throw new Error("waited in vain");
        await new Promise(requestAnimationFrame);
    }
})()"""
"""Until something holds. What a page evaluates has no end of its own, so this has."""

KEPT = f"""() => ({PATIENCE})(async () => {{
    if (navigator.serviceWorker.controller?.state !== "activated") return false;
    const names = new Set((await (await caches.open("leopold-shell")).keys()).map((request) => request.url));
    const made = performance.getEntriesByType("resource").map((entry) => entry.name);
    const assets = made.filter((name) => name.includes("/assets/"));
    return names.has(`${{location.origin}}/`) && assets.length > 0 && assets.every((name) => names.has(name));
}})"""
"""Until the browser has kept all that the page is made of."""

FORGOTTEN = f"""() => ({PATIENCE})(async () => !(await caches.match("./assets/old.js")))"""


@pytest.fixture
def app(browser: Browser, own_house: ServerProcess) -> Iterator[Page]:
    """The lobby, opened once by a browser that keeps what it is made of."""
    context = newcomer(browser, own_house, service_workers="allow")
    page = context.new_page()
    page.goto("/")
    page.get_by_role("button", name="Play now").wait_for()
    page.evaluate(KEPT)
    yield page
    context.close()


def test_without_the_server_the_page_opens_and_says_what_is_missing(app: Page, own_house: ServerProcess) -> None:
    # given somebody who has been here before, and a server that is switched off
    own_house.close()
    # when they open the page
    app.reload()
    # then it is there, says that nobody answers, and offers nothing that it cannot do
    expect(app.get_by_role("heading", name="Welcome to the Grand Austria Hotel")).to_be_visible()
    expect(app.get_by_text("The server does not answer")).to_be_visible()
    expect(app.get_by_text("They are kept with the server")).to_be_visible()
    expect(app.get_by_role("button", name="Play now")).to_be_disabled()
    # when the server is back
    own_house.open()
    # then the page finds it by itself
    expect(app.get_by_role("button", name="Play now")).to_be_enabled()
    expect(app.get_by_text("The server does not answer")).to_have_count(0)
    expect(app.get_by_text("None yet.")).to_be_visible()


def test_the_servers_own_page_comes_first_and_what_is_old_is_forgotten(app: Page) -> None:
    # given a page that was kept, and something of an older one
    app.evaluate(
        """async () => {
            const cache = await caches.open("leopold-shell");
            await cache.put("./", new Response("<h1>An old page</h1>", { headers: { "Content-Type": "text/html" } }));
            await cache.put("./assets/old.js", new Response("", { headers: { "Content-Type": "text/javascript" } }));
        }"""
    )
    # when the page is opened while the server is there
    app.reload()
    # then it is the server's
    app.get_by_role("button", name="Play now").wait_for()
    app.evaluate(FORGOTTEN)
    kept = app.evaluate("async () => (await caches.match('./')).text()")
    assert "An old page" not in kept


def test_tables_are_never_kept(app: Page) -> None:
    # given somebody who has played
    app.get_by_role("button", name="Alone against Leopold").click()
    app.locator("[data-standing]").wait_for()
    # then nothing that the server said about it is in what is kept
    kept = app.evaluate("async () => (await (await caches.open('leopold-shell')).keys()).map((one) => one.url)")
    assert kept and not [url for url in kept if "/api/" in url]
