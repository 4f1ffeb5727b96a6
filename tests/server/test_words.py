"""The two sides agree on words: whatever key the server speaks, the page's catalogue has the sentence for it."""

from __future__ import annotations

import ast
import json
import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from leopold.packs.codes import NEEDS, STEPS
from leopold.rules.decisions.dispatch import DECISION_NAMES
from leopold.server.shown.hints import SUMS
from leopold.terminal.session.hints import _DEEDS

TABLE = Path(__file__).resolve().parents[2] / "leopold" / "server"
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
    keys = {key for key in spoken("shown/refusals", literal) if not key.endswith(".")}
    keys |= {f"price.{what}" for what in spoken("shown/refusals", r'_price\(now, "([a-z_]+)"')}
    keys |= {f"claim.short.{need}" for need in NEEDS}

    assert {key for key in keys if not known(f"why.{key}")} == set()


def test_every_decision_and_everything_that_comes_has_its_words() -> None:
    keys = {f"coming.{name}" for name in DECISION_NAMES.values()} | {f"coming.step.{name}" for name in STEPS}
    keys |= {f"coming.{name}" for name in spoken("shown/decision", r'agenda\.[A-Z_]+: \("([a-z_]+)"')}
    keys |= spoken("shown/decision", r'"(cause\.[a-z_]+)"')
    keys |= {f"ask.{name}" for name in DECISION_NAMES.values()}

    assert {key for key in keys if not known(key)} == set()


def test_every_hint_and_caution_has_its_words() -> None:
    keys = spoken("shown/projection", r'"(caution\.[a-z_]+)"')
    keys |= {f"proposal.{key}" for key in spoken("shown/shortcuts", r'key="([a-z._]+)"')}
    keys |= spoken("shown/hints", r'"(hint\.[a-z]+\.[a-z_]+)"')
    keys |= {f"hint.{sign}.{name}" for sign in ("gain", "loss") for name, _ in SUMS.values()}
    keys |= {f"hint.deed.{key}" for key in _DEEDS}

    assert {key for key in keys if not known(key)} == set()


# --- refusals

CARRIERS = {"TableError": 1, "Problem": 0, "Buckets": 1, "_refusal": 0}
"""What makes a problem, or hands a key on to it; and where, without a name, the key stands."""
OF_THE_PAGE = {"problem.unknown", "problem.silent", "problem.other"}
"""For when no server has said anything, or something that nobody foresaw."""


@dataclass(frozen=True)
class Raised:
    """One place in the source that makes a problem: the keys it can have, and the parameters it gives."""

    where: str
    keys: frozenset[str]
    params: frozenset[str]


def raised() -> Iterator[Raised]:
    """Every place in the server that can say no."""
    for path in sorted(TABLE.glob("*.py")):
        module = ast.parse(path.read_text("utf-8"))
        handing_on = {id(call) for made in ast.walk(module) if takes_key(made) for call in ast.walk(made)}
        for node in ast.walk(module):
            where = f"{path.name}:{getattr(node, 'lineno', 0)}"
            if isinstance(node, ast.Call) and named(node.func) in CARRIERS:
                key = argument(node, "key", CARRIERS[named(node.func)])
                if key is None or (named(key) == "key" and id(node) in handing_on):
                    continue  # the default, which stands in the signature; or the key of whoever calls
                keys = frozenset(texts(key))
                assert keys, f"{where}: a key that is not written out cannot be found"
                params = argument(node, "params", 3) if named(node.func) == "TableError" else None
                yield Raised(where, keys, frozenset(names(params)))
            elif isinstance(node, ast.FunctionDef) and (default := default_key(node)):
                yield Raised(where, frozenset(default), frozenset())


def takes_key(node: ast.AST) -> bool:
    """A function that is given the key, or a class whose objects are made with it."""
    if isinstance(node, ast.ClassDef):
        return any(takes_key(made) for made in node.body)
    return isinstance(node, ast.FunctionDef) and "key" in [one.arg for one in node.args.args]


def named(node: ast.expr) -> str:
    return node.attr if isinstance(node, ast.Attribute) else node.id if isinstance(node, ast.Name) else ""


def argument(call: ast.Call, name: str, place: int) -> ast.expr | None:
    by_name = next((word.value for word in call.keywords if word.arg == name), None)
    return by_name or (call.args[place] if place < len(call.args) else None)


def texts(node: ast.AST) -> list[str]:
    """The texts that an expression can come to: both sides of a condition."""
    sides = [node.body, node.orelse] if isinstance(node, ast.IfExp) else [node]
    return [side.value for side in sides if isinstance(side, ast.Constant) and isinstance(side.value, str)]


def names(node: ast.expr | None) -> list[str]:
    return [text for key in node.keys if key for text in texts(key)] if isinstance(node, ast.Dict) else []


def default_key(made: ast.FunctionDef) -> list[str]:
    """What somebody gets who names none."""
    given = made.args.args[len(made.args.args) - len(made.args.defaults) :]
    values = {one.arg: value for one, value in zip(given, made.args.defaults, strict=True)}
    return texts(values["key"]) if "key" in values else []


def test_everything_the_server_refuses_has_its_words() -> None:
    found = list(raised())
    keys = {f"problem.{key}" for one in found for key in one.keys}

    assert len(keys) > 35
    assert keys - WORDS.keys() == set()
    assert {key for key in WORDS if key.startswith("problem.")} - keys == OF_THE_PAGE


def test_a_refusal_gives_every_value_that_its_words_ask_for() -> None:
    """The sentence for people without a page comes along as the reason, where only the server knows it."""
    for one in raised():
        for key in one.keys:
            places = set(re.findall(r"\{(\w+)[,}]", WORDS[f"problem.{key}"])) - {"reason"}
            given = one.params | ({"seconds"} if key.startswith("too_many") else set())
            assert places <= given, f"{one.where}: {key} gives {sorted(given)}, and its words ask for {sorted(places)}"
