"""The page as an app of its own, and as a link that somebody sends: in the words of the catalogue."""

from __future__ import annotations

import json
import re
from html import escape
from typing import Final

from leopold.words import Catalogue

MANIFEST: Final = "manifest.webmanifest"
PREVIEW: Final = b"<!-- preview -->"
"""Where the page leaves room for what is said about it."""
PICTURE: Final = "icons/preview.jpg"
_ORIGIN: Final = re.compile(r"https?://[A-Za-z0-9.:\[\]-]+/([A-Za-z0-9._~-]+/)*")


def manifest(words: Catalogue) -> bytes:
    """How the page wants to be installed. Its addresses are relative, wherever it is served."""
    shortcuts = {"evenings-title": "./#/evenings", "lobby-new": "./#/new"}
    return json.dumps(
        {
            "id": "./",
            "name": words.text("app-title"),
            "short_name": words.text("app-name"),
            "description": words.text("app-description"),
            "lang": words.language,
            "start_url": "./",
            "scope": "./",
            "display": "standalone",
            "background_color": "#1e4a3c",
            "theme_color": "#1e4a3c",
            "categories": ["games"],
            "icons": [
                {"src": "icons/icon-192.png", "sizes": "192x192", "type": "image/png"},
                {"src": "icons/icon-512.png", "sizes": "512x512", "type": "image/png"},
                {"src": "icons/maskable-512.png", "sizes": "512x512", "type": "image/png", "purpose": "maskable"},
            ],
            "shortcuts": [{"name": words.text(key), "url": url} for key, url in shortcuts.items()],
        },
        ensure_ascii=False,
    ).encode()


def preview(words: Catalogue, origin: str) -> bytes:
    """What others show of a link to this page. A picture needs a whole address, and it is only ever our own."""
    picture = f"{origin}{PICTURE}" if _ORIGIN.fullmatch(origin) else PICTURE
    told = {
        "og:type": "website",
        "og:site_name": words.text("app-name"),
        "og:title": words.text("app-title"),
        "og:description": words.text("app-description"),
        "og:image": picture,
        "og:image:width": "1200",
        "og:image:height": "630",
    }
    lines = [f'<meta name="description" content="{escape(told["og:description"])}" />']
    lines += [f'<meta property="{name}" content="{escape(value)}" />' for name, value in told.items()]
    lines += ['<meta name="twitter:card" content="summary_large_image" />']
    return "\n    ".join(lines).encode()
