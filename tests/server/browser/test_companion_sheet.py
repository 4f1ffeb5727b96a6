"""The score sheet on a phone, by taps only: from the rooms to the picture, and into the drawer."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.server.browser.phone import amiss, phone
from tests.server.browser.server_process import ServerProcess

PNG = b"\x89PNG\r\n\x1a\n"


def begin(page: Page, players: int) -> None:
    page.goto("#/companion/sheet")
    page.locator("label", has_text=str(players)).first.tap()
    page.get_by_role("button", name="New sheet").tap()
    expect(page.locator("[data-field='rooms:0']")).to_be_visible()


def open_field(page: Page, source: str, seat: int) -> None:
    page.locator(f"[data-field='{source}:{seat}']").tap()
    expect(page.get_by_role("dialog")).to_be_visible()


def on_with(page: Page) -> None:
    """To the next person, or back to the sheet after the last."""
    page.locator("dialog footer button").last.tap()


def total(page: Page, seat: int, points: int) -> None:
    expect(page.locator(f"[data-total='{seat}']")).to_have_text(str(points).replace("-", "−"))


def test_four_people_from_the_rooms_to_the_drawer(browser: Browser, server: ServerProcess, tmp_path: Path) -> None:
    with phone(browser, server, accept_downloads=True) as page:
        # given a sheet for four
        begin(page, 4)
        assert amiss(page) == []
        # when everybody's rooms are tapped, one person after the other
        open_field(page, "rooms", 0)
        for rooms in (("1.1", "1.2", "2.1", "3.1", "4.1"), ("1.1",), ("1.1", "1.2"), ()):
            for room in rooms:
                page.locator(f"dialog [data-target='{room}']").tap()
            assert amiss(page) == []
            on_with(page)
        # then they count by floors
        expect(page.locator("[data-field='rooms:0']")).to_have_text("11")  # 1 + 1 + 2 + 3 + 4
        expect(page.locator("[data-field='rooms:2']")).to_have_text("2")
        # when the first has the receptionist, who counts all rooms that are laid, and the second a secretary
        open_field(page, "end_staff", 0)
        page.get_by_role("button", name="Receptionist").tap()
        expect(page.locator("dialog output")).to_have_text("5")
        on_with(page)
        page.get_by_role("button", name="Secretary").tap()
        expect(page.locator("dialog output")).to_have_text("1")
        assert amiss(page) == []
        page.get_by_role("button", name="Close").tap()
        # when there are krones, dishes and guests left
        open_field(page, "leftovers", 1)
        page.get_by_role("button", name="5 more").tap()
        page.get_by_role("listitem").filter(has_text="wine").get_by_role("button", name="1 more").tap()
        expect(page.locator("dialog output")).to_have_text("6")
        assert amiss(page) == []
        page.get_by_role("button", name="Close").tap()
        open_field(page, "unserved", 2)
        page.locator("dialog .row button").nth(2).tap()
        expect(page.locator("dialog output")).to_have_text("−10")
        page.get_by_role("button", name="Close").tap()
        # when the emperor came, and an objective was met
        open_field(page, "emperor_track", 3)
        page.locator("dialog li").first.get_by_role("button", name="13").tap()
        expect(page.locator("dialog output")).to_have_text("9")
        expect(page.locator("dialog li").first).to_contain_text("reward, back to 10")
        assert amiss(page) == []
        page.get_by_role("button", name="Close").tap()
        open_field(page, "objectives", 3)
        page.get_by_role("button", name="A, place 1").tap()
        expect(page.locator("dialog output")).to_have_text("15")
        assert amiss(page) == []
        page.get_by_role("button", name="Close").tap()
        # when somebody remembers only where the marker stood
        open_field(page, "track", 2)
        for _ in range(3):
            page.get_by_role("button", name="5 more").tap()
        assert amiss(page) == []
        page.get_by_role("button", name="Close").tap()
        # then the sheet adds it all up
        total(page, 2, 15 + 2 - 10)
        total(page, 3, 9 + 15)
        # when it is reloaded, then nothing is lost
        before = [page.locator(f"[data-total='{seat}']").inner_text() for seat in range(4)]
        page.reload()
        for seat, points in enumerate(before):
            expect(page.locator(f"[data-total='{seat}']")).to_have_text(points)
        # when the result is asked for, then it says who has won, and gives a picture of it
        page.get_by_role("button", name="Result").tap()
        expect(page.get_by_role("heading", name="Player 4 wins!")).to_be_visible()
        assert amiss(page) == []
        with page.expect_download() as waiting:
            page.get_by_role("button", name="Save the picture").tap()
        file = tmp_path / waiting.value.suggested_filename
        waiting.value.save_as(file)
        assert file.suffix == ".png" and file.read_bytes().startswith(PNG)
        # when it goes into the drawer, then it can be looked at, thrown away and had back
        page.get_by_role("button", name="Keep and begin anew").tap()
        kept = page.get_by_role("listitem").filter(has_text="Player 4")
        expect(kept).to_be_visible()
        assert amiss(page) == []
        kept.get_by_role("button").first.tap()
        expect(page.get_by_role("heading", name="Player 4 wins!")).to_be_visible()
        page.get_by_role("button", name="Close").tap()
        kept.get_by_role("button", name="Delete").tap()
        expect(kept).to_have_count(0)
        page.get_by_role("button", name="Take back").tap()
        expect(kept).to_be_visible()


def test_counting_waits_for_the_connection_and_nothing_is_lost(browser: Browser, server: ServerProcess) -> None:
    with phone(browser, server) as page:
        begin(page, 2)
        open_field(page, "rooms", 0)
        page.locator("dialog [data-target='1.1']").tap()
        expect(page.locator("dialog output")).to_have_text("1")
        # when the connection drops
        page.context.set_offline(True)
        page.locator("dialog [data-target='1.2']").tap()
        expect(page.get_by_role("status").filter(has_text="as soon as it does").first).to_be_visible()
        page.get_by_role("button", name="Close").tap()
        open_field(page, "guests", 1)
        page.get_by_role("button", name="5 more").tap()
        page.get_by_role("button", name="Close").tap()
        # when it is there again, then all of it is counted, and nobody had to ask
        page.context.set_offline(False)
        expect(page.locator("[data-field='rooms:0']")).to_have_text("2")
        total(page, 1, 5)
        expect(page.get_by_role("status").filter(has_text="as soon as it does")).to_have_count(0)


def test_a_sheet_that_is_put_away_can_be_had_back(browser: Browser, server: ServerProcess) -> None:
    with phone(browser, server) as page:
        begin(page, 2)
        open_field(page, "guests", 0)
        page.get_by_role("button", name="5 more").tap()
        page.get_by_role("button", name="Close").tap()
        total(page, 0, 5)
        page.get_by_role("button", name="New sheet").tap()
        page.get_by_role("button", name="Take back").tap()
        total(page, 0, 5)


@pytest.mark.parametrize("size", [(360, 640), (844, 390), (1366, 768)], ids=str)
def test_other_screens_suit_it_too(browser: Browser, server: ServerProcess, size: tuple[int, int]) -> None:
    with phone(browser, server) as page:
        page.set_viewport_size({"width": size[0], "height": size[1]})
        begin(page, 4)
        assert amiss(page) == []
        for source in ("rooms", "end_staff", "leftovers", "emperor_track", "objectives", "guests"):
            open_field(page, source, 0)
            assert amiss(page) == []
            page.get_by_role("button", name="Close").tap()
