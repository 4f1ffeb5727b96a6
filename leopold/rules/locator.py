"""Where Numba keeps what it compiles; apart from `jit`, because to import Numba takes a while."""

from __future__ import annotations

from pathlib import Path

from numba.core.caching import UserProvidedCacheLocator

from leopold.rules import jit


class SharedByCheckouts(UserProvidedCacheLocator):  # type: ignore[misc] # Numba is taken as Any
    """Numba would keep every checkout apart by its path; the digest of the sources already tells versions apart."""

    @classmethod
    def get_suitable_cache_subpath(cls, py_file: str) -> str:
        """The module's folder within Leopold, wherever Leopold lies."""
        return Path(py_file).parent.name

    def get_source_stamp(self) -> str:
        """The folder is for these sources alone; when their files were written does not matter."""
        return ""

    def ensure_cache_path(self) -> None:
        """What is complete is only read: it may lie where nobody can write."""
        if not Path(self.get_cache_path()).with_name(jit.COMPLETE).exists():
            super().ensure_cache_path()
