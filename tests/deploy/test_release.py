"""A version is a tag: made of a commit whose changes have their number, and of no other."""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
pytestmark = pytest.mark.skipif(
    shutil.which("make") is None or shutil.which("git") is None, reason="there is no make here, or no git"
)


def run(folder: Path, *command: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False)


@pytest.fixture
def repository(tmp_path: Path) -> Path:
    """Version 1.2.3, with its changes under their number."""
    shutil.copy(ROOT / "Makefile", tmp_path)
    (tmp_path / "pyproject.toml").write_text('[project]\nname = "leopold"\nversion = "1.2.3"\n')
    (tmp_path / "CHANGELOG.md").write_text("# Changelog\n\n## 1.2.3\n\nNew.\n\n## 1.2.2\n")
    run(tmp_path, "git", "init", "--quiet")
    run(tmp_path, "git", "config", "user.name", "Ann")
    run(tmp_path, "git", "config", "user.email", "ann@example.org")
    commit(tmp_path)
    return tmp_path


def commit(folder: Path) -> None:
    run(folder, "git", "add", "--all")
    assert run(folder, "git", "commit", "--quiet", "--message", "As it is").returncode == 0


def test_a_version_whose_changes_have_their_number_is_tagged(repository: Path) -> None:
    released = run(repository, "make", "release")

    assert released.returncode == 0, released.stderr
    assert run(repository, "git", "describe", "--exact-match").stdout == "v1.2.3\n"
    assert "git push origin v1.2.3" in released.stdout


@pytest.mark.parametrize(
    ("file", "text", "committed", "complaint"),
    [
        ("CHANGELOG.md", "## Unreleased\n\n## 1.2.3\n", True, "changes under Unreleased"),
        ("CHANGELOG.md", "## 1.2.2\n", True, 'no section "## 1.2.3"'),
        ("pyproject.toml", '[project]\nversion = "1.2.3"\n# more\n', False, "not committed"),
    ],
)
def test_what_is_not_ready_is_not_tagged(
    repository: Path, file: str, text: str, committed: bool, complaint: str
) -> None:
    (repository / file).write_text(text)
    if committed:
        commit(repository)

    refused = run(repository, "make", "release")

    assert refused.returncode != 0
    assert "Not tagged: " in refused.stderr and complaint in refused.stderr
    assert run(repository, "git", "tag").stdout == ""


def test_a_version_is_tagged_once(repository: Path) -> None:
    run(repository, "make", "release")
    (repository / "more").touch()
    commit(repository)

    assert "there is a v1.2.3 already" in run(repository, "make", "release").stderr
    assert run(repository, "git", "rev-list", "--count", "v1.2.3").stdout == "1\n"
