"""The turn that the documentation tells by ear is what the page says."""

from __future__ import annotations

from playwright.sync_api import Page

from tests.server.browser.transcript import DOCUMENT, document, play


def test_the_transcript_is_what_is_heard(page: Page) -> None:
    assert document(play(page)).splitlines() == DOCUMENT.read_text().splitlines()
