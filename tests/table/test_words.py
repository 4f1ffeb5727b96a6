"""The two sides agree on words: whatever key the server speaks, the page's catalogue has the sentence for it."""

from __future__ import annotations

import json
import re
from pathlib import Path

from leopold.packs.codes import NEEDS, STEPS
from leopold.rules.agenda import DECISION_NAMES

TABLE = Path(__file__).resolve().parents[2] / "leopold" / "table"
WORDS: dict[str, str] = json.loads((TABLE / "page" / "src" / "words" / "en.json").read_text("utf-8"))


def spoken(module: str, pattern: str) -> set[str]:
    """The keys that a module's source names."""
    found = set(re.findall(pattern, (TABLE / f"{module}.py").read_text("utf-8")))
    assert found, f"{module} names no keys"
    return found


def known(key: str) -> bool:
    """A sentence of this key, or several that choose by what happened."""
    return key in WORDS or any(word.startswith(f"{key}.") for word in WORDS)


def test_every_obstacle_has_its_words() -> None:
    literal = r'"((?:pass|end|guest|die|serve|claim|use|check_in|room|place|complete|reward|remove)\.[a-z_.]+)"'
    keys = {key for key in spoken("obstacles", literal) if not key.endswith(".")}
    keys |= {f"price.{what}" for what in spoken("obstacles", r'_price\(now, "([a-z_]+)"')}
    keys |= {f"claim.short.{need}" for need in NEEDS}

    assert {key for key in keys if not known(f"why.{key}")} == set()


def test_every_decision_and_everything_that_comes_has_its_words() -> None:
    keys = {f"coming.{name}" for name in DECISION_NAMES.values()} | {f"coming.step.{name}" for name in STEPS}
    keys |= {f"coming.{name}" for name in spoken("prompts", r'agenda\.[A-Z_]+: \("([a-z_]+)"')}
    keys |= spoken("prompts", r'"(cause\.[a-z_]+)"')
    keys |= {f"ask.{name}" for name in DECISION_NAMES.values()}

    assert {key for key in keys if not known(key)} == set()


def test_every_hint_and_caution_has_its_words() -> None:
    keys = spoken("eyes", r'"(caution\.[a-z_]+)"')
    keys |= {f"proposal.{key}" for key in spoken("proposals", r'key="([a-z._]+)"')}
    keys |= {f"hint.{sign}.{what}" for sign in ("gain", "loss") for what in spoken("hints", r'tell\("([a-z]+)"')}

    assert {key for key in keys if not known(key)} == set()
