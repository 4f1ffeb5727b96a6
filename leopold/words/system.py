"""What the system has against a file or an address, in words of ours: its own are English for every reader."""

from __future__ import annotations

import errno
from collections.abc import Mapping
from typing import Final

from leopold.words.said import Said, said

_KEYS: Final[Mapping[int | None, str]] = {
    errno.EACCES: "system-permission",
    errno.EPERM: "system-permission",
    errno.ENOSPC: "system-space",
    errno.EDQUOT: "system-space",
    errno.EROFS: "system-read-only",
    errno.ENAMETOOLONG: "system-long",
    errno.EINVAL: "system-name",
    errno.ENOTDIR: "system-path",
    errno.EADDRINUSE: "system-address-taken",
    errno.EADDRNOTAVAIL: "system-address-foreign",
}


def system_says(problem: OSError | ValueError) -> Said | str:
    """A reason to stand inside a sentence. What is rare is told as the system tells it."""
    if isinstance(problem, ValueError):  # a null in a path; the system is not even asked
        return said("system-name")
    key = _KEYS.get(problem.errno)
    return said(key) if key else (problem.strerror or str(problem) or type(problem).__name__).lower()
