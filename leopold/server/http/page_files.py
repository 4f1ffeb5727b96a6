"""The page: files built into the package, read once and sent with the headers that keep it safe and quick."""

from __future__ import annotations

import asyncio
import gzip
import mimetypes
from collections import OrderedDict
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Final

from starlette.requests import Request
from starlette.responses import RedirectResponse, Response

from leopold.server.http.installed import MANIFEST, PREVIEW, manifest, preview
from leopold.words import SOURCE_LANGUAGE, Catalogue, catalogue, reads

DIST: Final = Path(__file__).parent.parent / "page" / "dist"
POLICY: Final = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
    "connect-src 'self'; worker-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'none'; "
    "frame-ancestors 'none'"
)
"""Nothing from outside, and nothing that is written into the page: no script, no style."""
SAFE_HEADERS: Final = {
    "Content-Security-Policy": POLICY,
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=()",
}
NOT_BUILT: Final = """<!doctype html>
<html lang="en"><meta charset="utf-8"><title>Leopold</title>
<body><h1>The page is not built yet</h1>
<p>The server runs, but its page has not been built here. In the repository: <code>make page</code>.</p></body></html>
"""
COMPANION: Final = "companion"
"""Short enough to be typed into a phone beside the board."""
LOST: Final = "#/lost"
"""Where the page says that a link leads nowhere."""
MIME_TYPES: Final = {".js": "text/javascript", ".woff2": "font/woff2", ".webmanifest": "application/manifest+json"}
SMALLEST_PACKED: Final = 1000
INDEXES: Final = 32
"""Forms of the page that are kept: six languages for a few names of the server."""


@dataclass(frozen=True, slots=True)
class PageFile:
    """A file in memory, also compressed where that helps."""

    data: bytes
    packed: bytes | None
    media_type: str
    lasting: bool
    """Its name changes with its content, so browsers may keep it."""


class PageFiles:
    """All files of the built page, in memory. In a checkout a page that is rebuilt is read again."""

    def __init__(self, folder: Path = DIST, language: str = SOURCE_LANGUAGE) -> None:
        self.folder = folder
        self._language = language
        self._built = 0.0
        self._files: dict[str, PageFile] = {}
        self._indexes: OrderedDict[tuple[str, str], PageFile] = OrderedDict()
        """The page itself, by its reader's language and by what its server is called."""

    async def read(self) -> None:
        """What has been built since it was last read. In a thread: to pack all of it takes a while."""
        index = self.folder / "index.html"
        built = index.stat().st_mtime if index.exists() else 0.0
        if built != self._built:
            self._files = await asyncio.to_thread(read_page_files, self.folder) if built else {}
            self._indexes.clear()
            self._built = built

    def _words_for(self, request: Request) -> Catalogue:
        """A reader who asks for a file has chosen nothing that we know of, but the browser may wish for something."""
        return catalogue(reads(request.headers.get("accept-language", ""), self._language))

    async def respond(self, request: Request) -> Response:
        """The file of this path. The page keeps its place in the fragment, so every other path is a mistake.

        Who has typed or followed it is led to the page, which says so; whatever else asks gets no file.
        """
        await self.read()
        name = request.url.path.lstrip("/") or "index.html"
        if name == MANIFEST:
            headers = {"Cache-Control": "no-cache", "Vary": "Accept-Language"}
            return Response(manifest(self._words_for(request)), 200, headers, media_type=MIME_TYPES[".webmanifest"])
        found = self._files.get(name)
        if found is None:
            if name == COMPANION:
                return RedirectResponse(f"./#/{COMPANION}", 303)
            if name == "index.html":
                return Response(NOT_BUILT, 200, media_type="text/html")
            if "text/html" in request.headers.get("accept", ""):
                # Relative, like all addresses of the page, wherever it is served.
                return RedirectResponse(f"./{'../' * name.count('/')}{LOST}", 303)
            return Response("There is nothing here.\n", 404, media_type="text/plain")
        headers = {"Cache-Control": "public, max-age=31536000, immutable" if found.lasting else "no-cache"}
        if name == "index.html":
            found = self._index(found, self._words_for(request), str(request.base_url))
            headers["Vary"] = "Accept-Language, Accept-Encoding"
        elif found.packed is not None:
            headers["Vary"] = "Accept-Encoding"
        data = found.data
        if found.packed is not None and "gzip" in request.headers.get("accept-encoding", ""):
            headers["Content-Encoding"] = "gzip"
            data = found.packed
        return Response(data, 200, headers, media_type=found.media_type)

    def _index(self, found: PageFile, words: Catalogue, address: str) -> PageFile:
        """The page for readers of a language. Whoever asks says what the server is called: few names are kept."""
        key = (words.language, address)
        made = self._indexes.get(key)
        if made is None:
            data = found.data.replace(b'<html lang="en">', f'<html lang="{words.language}">'.encode())
            data = data.replace(PREVIEW, preview(words, address))
            made = replace(found, data=data, packed=gzip.compress(data, 6))
            self._indexes[key] = made
            if len(self._indexes) > INDEXES:
                self._indexes.popitem(last=False)
        return made


def read_page_files(folder: Path) -> dict[str, PageFile]:
    files = [path for path in folder.rglob("*") if path.is_file()]
    return {path.relative_to(folder).as_posix(): read_page_file(path) for path in files}


def read_page_file(path: Path) -> PageFile:
    data = path.read_bytes()
    packed = gzip.compress(data, 9) if len(data) >= SMALLEST_PACKED else None
    kind = MIME_TYPES.get(path.suffix) or mimetypes.guess_type(path.name)[0] or "application/octet-stream"
    return PageFile(
        data,
        packed if packed is not None and len(packed) < 0.9 * len(data) else None,
        kind,
        lasting=path.parent.name == "assets",
    )
