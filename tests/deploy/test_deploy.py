"""The files an operator copies: every command in them exists, and the image's own start, stop and healthcheck work.

No container engine is asked for: what the Containerfile says is read and done here, in other folders. Where
LEOPOLD_ENGINE names one, it builds and runs the image.
"""

from __future__ import annotations

import json
import os
import re
import shlex
import shutil
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any, NamedTuple

import pytest
import typer.main

from leopold import cli

ROOT = Path(__file__).parents[2]
DEPLOY = ROOT / "deploy"
OURS = ("LEOPOLD_", "NUMBA_", "PYTHON", "VIRTUAL_ENV")
"""What the image does not have of the environment that tests run in."""
ENGINE = shlex.split(os.environ.get("LEOPOLD_ENGINE", ""))
"""`podman` or `docker`, and whatever it is to be told before the rest."""
UNREACHABLE = ("ENOTFOUND", "ECONNREFUSED", "EAI_AGAIN", "ETIMEDOUT")
"""How npm says that nobody answers."""


class Instruction(NamedTuple):
    name: str
    words: str


def containerfile() -> list[Instruction]:
    text = "\n".join(
        line for line in (DEPLOY / "Containerfile").read_text().splitlines() if not line.lstrip().startswith("#")
    )
    lines = [line for line in re.sub(r"\\\n\s*", "", text).splitlines() if line.strip()]
    return [Instruction(*line.split(maxsplit=1)) for line in lines]


def said(name: str) -> list[str]:
    return [instruction.words for instruction in containerfile() if instruction.name == name]


def last_stage() -> list[Instruction]:
    found = containerfile()
    return found[max(place for place, one in enumerate(found) if one.name == "FROM") :]


def understood(*arguments: str) -> dict[str, Any]:
    """What Leopold's command line makes of arguments; an error where it knows one of them not."""
    command = typer.main.get_command(cli.app)
    return command.make_context("leopold", list(arguments)).params


def started() -> list[str]:
    """What the image starts, without the name of the program."""
    return [*json.loads(said("ENTRYPOINT")[0]), *json.loads(said("CMD")[0])][1:]


def test_what_the_image_is_built_from_is_there() -> None:
    copied = [words.split()[:-1] for words in said("COPY") if not words.startswith("--from")]

    assert all((ROOT / name).exists() for names in copied for name in names)
    kept = {line[1:] for line in (ROOT / ".dockerignore").read_text().splitlines() if line.startswith("!")}
    assert kept == {name for names in copied for name in names}


def test_the_versions_of_the_image_are_those_of_the_lock(tmp_path: Path) -> None:
    (command,) = [words for words in said("RUN") if words.startswith("grep")]
    (tmp_path / "requirements.lock").write_bytes((ROOT / "requirements.lock").read_bytes())
    subprocess.run(["sh", "-c", command], cwd=tmp_path, check=True)

    pinned = (tmp_path / "constraints.txt").read_text().splitlines()

    assert {"numba", "starlette", "uvicorn", "psycopg"} <= {line.split("==")[0] for line in pinned}
    assert not any("\\" in line or "--hash" in line for line in pinned)


def test_the_extras_of_the_image_are_extras_of_ours() -> None:
    import tomllib

    offered = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]["optional-dependencies"]
    (asked,) = re.findall(r"whl\)\[([a-z,]+)\]", "\n".join(said("RUN")))

    assert set(asked.split(",")) <= set(offered)


def test_the_image_runs_as_nobody_special_with_everything_compiled_for_any_processor() -> None:
    order = [(one.name, one.words) for one in last_stage()]
    names = [name for name, _ in order]
    environment = dict(part.split("=", 1) for part in shlex.split(dict(order)["ENV"]))

    assert int(dict(order)["USER"]) > 0
    assert environment["NUMBA_CPU_NAME"] == "generic"
    assert names.index("ENV") < names.index("USER") < order.index(("RUN", "leopold warm")) < names.index("ENTRYPOINT")
    understood("warm")
    for folder in (environment["LEOPOLD_CACHE"], environment["LEOPOLD_DATA"]):
        assert any(folder in words and "--owner=leopold" in words for _, words in order)


class Run(NamedTuple):
    healthy: bool
    code: int
    lines: list[str]


def tried(program: list[str], python: str, environment: Mapping[str, str]) -> Run:
    """The image's own start, at a port of its own, its healthcheck until it is content, and its stop."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = str(free.getsockname()[1])
    arguments = [{"0.0.0.0": "127.0.0.1", "8315": port}.get(part, part) for part in started()]
    check = json.loads(said("HEALTHCHECK")[0].partition("CMD ")[2])
    check = [python if part == "python" else part.replace("8315", port) for part in check]
    with subprocess.Popen([*program, *arguments], env=environment, stderr=subprocess.PIPE, text=True) as server:
        assert server.stderr is not None
        lines = [server.stderr.readline()]
        healthy = any(subprocess.run(check, capture_output=True, check=False).returncode == 0 for _ in range(60))
        server.send_signal(signal.SIGTERM)
        lines += server.stderr.read().splitlines()
    return Run(healthy, server.returncode, lines)


def test_the_image_starts_answers_its_healthcheck_and_stops(tmp_path: Path) -> None:
    """In small: on this machine's Python, interpreted."""
    environment = {**os.environ, "LEOPOLD_DATA": str(tmp_path), "LEOPOLD_JIT": "0", "PYTHONPATH": str(ROOT)}

    run = tried([sys.executable, "-m", "leopold.cli"], sys.executable, environment)

    assert run.healthy, run.lines
    assert run.code in (0, -signal.SIGTERM), run.lines
    assert any('"path": "/healthz"' in line for line in run.lines)
    assert (tmp_path / "tables.sqlite").exists()


class Builder:
    """Does what the Containerfile says, in folders of its own instead of those of an image."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.environment = {name: value for name, value in os.environ.items() if not name.startswith(OURS)}
        subprocess.run([sys.executable, "-m", "venv", self.place("/usr/local")], check=True)
        self.environment["PATH"] = f"{self.place('/usr/local')}/bin{os.pathsep}{self.environment['PATH']}"

    def place(self, path: str) -> str:
        return str(self.folder / path.strip("/").replace("/", "-"))

    def placed(self, words: str) -> str:
        return re.sub(r"(?<![\w.])/(src|dist|opt/leopold|var/\w+/leopold)\b", lambda path: self.place(path[0]), words)

    def build(self, *, whole: bool) -> None:
        for name, words in containerfile():
            if name == "ENV":
                given = self.placed(words).replace("$PATH", self.environment["PATH"])
                self.environment |= dict(part.split("=", 1) for part in shlex.split(given))
            elif name == "COPY" and not words.startswith("--from"):
                self._copy(words.split()[:-1])
            elif name == "RUN" and "useradd" in words:
                for path in (self.environment["LEOPOLD_CACHE"], self.environment["LEOPOLD_DATA"]):
                    Path(path).mkdir()  # ours already
            elif name == "RUN" and (whole or words != "leopold warm"):
                self.run(self.placed(words))

    def _copy(self, names: list[str]) -> None:
        """What is tracked, as .dockerignore has it."""
        listed = subprocess.run(["git", "ls-files", "-z", *names], cwd=ROOT, capture_output=True, text=True, check=True)
        for file in filter(None, listed.stdout.split("\0")):
            target = Path(self.place("/src")) / file
            target.parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(ROOT / file, target)

    def run(self, command: str) -> None:
        source = Path(self.place("/src"))
        done = subprocess.run(
            ["sh", "-c", command], cwd=source, env=self.environment, capture_output=True, text=True, check=False
        )
        if done.returncode and any(sign in done.stderr for sign in UNREACHABLE):
            pytest.skip("NOT TESTED: nothing that the page is made of can be fetched")
        assert done.returncode == 0, f"{command}\n{done.stdout}\n{done.stderr}"


@pytest.mark.slow
def test_what_the_image_is_built_of_starts_where_it_is_installed(tmp_path: Path) -> None:
    """Every RUN of the Containerfile but those that only root can carry out: a minute.

    Compiling for any processor takes some minutes more: that is done where LEOPOLD_WHOLE_IMAGE is set. Otherwise what
    is installed runs interpreted.
    """
    fetch = [sys.executable, "-m", "pip", "download", "--quiet", "--no-deps", "--retries=0", "--dest", str(tmp_path)]
    if subprocess.run([*fetch, "hatchling"], capture_output=True, check=False).returncode:
        pytest.skip("NOT TESTED: no package can be fetched")
    # given what the Containerfile builds
    whole = bool(os.environ.get("LEOPOLD_WHOLE_IMAGE"))
    builder = Builder(tmp_path)
    builder.build(whole=whole)

    # when it is started from there
    installed = shutil.which("leopold", path=builder.environment["PATH"])
    python = shutil.which("python", path=builder.environment["PATH"])
    assert installed is not None and python is not None and installed.startswith(str(tmp_path))
    interpreted = {} if whole else {"LEOPOLD_JIT": "0"}
    run = tried([installed], python, {**builder.environment, **interpreted})

    # then it is healthy, with its page, and keeps its games where the image has them
    assert run.healthy, run.lines
    assert run.code in (0, -signal.SIGTERM), run.lines
    assert (Path(builder.environment["LEOPOLD_DATA"]) / "tables.sqlite").exists()
    assert list(Path(builder.place("/opt/leopold")).rglob("leopold/server/page/dist/index.html"))


def engine(*arguments: str, patience: float = 60) -> str:
    """What the engine prints; an error, with what it says, where it fails."""
    done = subprocess.run(
        [*ENGINE, *arguments],
        cwd=ROOT,
        env={**os.environ, "BUILDAH_FORMAT": "docker"},  # podman's own format has no healthcheck
        capture_output=True,
        text=True,
        timeout=patience,
        check=False,
    )
    assert done.returncode == 0, f"{arguments}\n{done.stdout}\n{done.stderr}"
    return done.stdout.strip()


@pytest.fixture(scope="module")
def image() -> Iterator[str]:
    if not ENGINE:
        pytest.skip("NOT TESTED: LEOPOLD_ENGINE names no container engine")
    name = f"leopold-tried-{os.getpid()}"
    base = os.environ.get("LEOPOLD_BASE")
    chosen = [f"--build-arg=BASE={base}"] if base else []
    engine("build", *chosen, "--file=deploy/Containerfile", f"--tag={name}", ".", patience=3600)
    yield name
    engine("rmi", name)


@pytest.fixture
def container(image: str) -> Iterator[str]:
    """Started as strictly as an operator may: nothing can be written but the volume and what is temporary."""
    name = f"{image}-runs"
    hardened = ("--read-only", "--tmpfs=/tmp", "--cap-drop=ALL", "--security-opt=no-new-privileges")
    engine("run", "--detach", f"--name={name}", *hardened, image)
    yield name
    engine("rm", "--force", "--volumes", name)


@pytest.mark.slow
def test_an_engine_builds_the_image_and_runs_it(container: str) -> None:
    """Some minutes; LEOPOLD_BASE names what to build on where the base of the Containerfile cannot be fetched."""
    # given what the image has been started with
    check, *healthy = json.loads(engine("inspect", "--format={{json .Config.Healthcheck.Test}}", container))
    ask = "import json, urllib.request as r; print(json.load(r.urlopen('http://127.0.0.1:8315/healthz'))['ready'])"
    assert check == "CMD"

    # when it is ready, which is said within seconds, because nobody compiles
    until = time.monotonic() + 60
    while subprocess.run([*ENGINE, "exec", container, *healthy], capture_output=True, check=False).returncode:
        assert time.monotonic() < until, engine("logs", container)
    while engine("exec", container, "python", "-c", ask) != "True":
        assert time.monotonic() < until, engine("logs", container)

    # then it is nobody special, has compiled nothing, and keeps its games in the volume
    assert engine("exec", container, "id", "-u") == said("USER")[0] == "8315"
    assert engine("exec", container, "ls", "-A", "/tmp") == ""
    assert "tables.sqlite" in engine("exec", container, "ls", "/var/lib/leopold").split()
    # and when it is told to stop, it does, by itself
    engine("stop", container)
    assert engine("inspect", "--format={{.State.ExitCode}}", container) == "0"


def test_the_composition_is_one_that_works_together() -> None:
    yaml = pytest.importorskip("yaml", reason="NOT TESTED: there is no PyYAML to read compose.yaml with")
    services = yaml.safe_load((DEPLOY / "compose.yaml").read_text())["services"]
    ours = services["leopold"]

    assert (DEPLOY / ours["build"]["context"]).resolve() == ROOT
    assert (ROOT / ours["build"]["dockerfile"]).exists()
    known = understood(
        *[part.replace("${LEOPOLD_DOMAIN:?the name of the server}", "a.example") for part in ours["command"]]
    )
    assert known["origin"] == "https://a.example"
    assert [name for name, service in services.items() if "ports" in service] == ["caddy"]
    assert ours["healthcheck"]["test"] == ["CMD", *json.loads(said("HEALTHCHECK")[0].partition("CMD ")[2])]
    assert "@database/" in ours["environment"]["LEOPOLD_DATABASE"]
    assert all(name in services for service in services.values() for name in service.get("depends_on", ()))
    assert "reverse_proxy leopold:8315" in (DEPLOY / "Caddyfile").read_text()


def test_the_unit_starts_what_there_is() -> None:
    unit = (DEPLOY / "leopold.service").read_text()
    (command,) = re.findall(r"(?m)^ExecStart=(.*)$", unit)

    program, *arguments = shlex.split(command)

    assert program.endswith("/bin/leopold")
    assert understood(*arguments)["keep"] == "365d"
    assert "NoNewPrivileges=yes" in unit


def test_nginx_leads_to_the_same_port_with_all_that_is_needed() -> None:
    text = (DEPLOY / "nginx.conf").read_text()

    assert "proxy_pass http://127.0.0.1:8315;" in text
    for header in ("Host $http_host", "X-Forwarded-For", "X-Forwarded-Proto", "Upgrade $http_upgrade"):
        assert f"proxy_set_header {header}" in text
    assert text.count("{") == text.count("}")
