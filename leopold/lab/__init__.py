"""The laboratory: many games, what they say, and how sure one may be of it.

Tournaments need nothing more than the game itself. Tables of games stand on libraries that only experiments need.
"""

from __future__ import annotations

from typing import Final

NEEDED: Final = "This needs the laboratory: pip install 'leopold[lab]'."
"""What to tell those who lack the libraries."""
