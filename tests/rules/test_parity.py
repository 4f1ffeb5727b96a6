"""One source, two targets: interpreted and compiled runs give the same bytes after every action."""

from __future__ import annotations

import hashlib
import json
import os
import random
import subprocess
import sys
from pathlib import Path

from leopold.fuzz import new_game
from leopold.rules.jit import JIT
from tests.kinds import KINDS

ROOT = Path(__file__).resolve().parents[2]


def digests(kinds: range, seed: int) -> list[str]:
    """For each kind a digest over the bytes of the game before every decision, what each seat sees, and a new deal."""
    import numpy as np

    from leopold.rules import engine

    found = []
    for number in kinds:
        game = new_game(KINDS[number], seed + number)
        chance = random.Random(seed + number)
        digest = hashlib.sha256(game.snapshot())
        count = 0
        while not game.over:
            game.apply(chance.choice(game.numbers))
            digest.update(game.snapshot())
            count += 1
            if count % 25 == 0:
                for seat in range(-1, game.players):
                    seen = game.record_bytes.copy()
                    engine.observe(game.pack.tables, seen, seat)
                    digest.update(seen.tobytes())
                    dealt = game.record_bytes.copy()
                    engine.resample(game.pack.tables, dealt, seat, np.array([count, 1, 2, 3], np.int64))
                    digest.update(dealt.tobytes())
        digest.update(repr(game.scores).encode())
        found.append(digest.hexdigest())
    return found


def test_interpreted_and_compiled_games_are_equal_byte_by_byte() -> None:
    kinds = range(0, len(KINDS), 4)
    code = (
        "import json; from tests.rules.test_parity import digests; "
        f"print(json.dumps(digests(range(0, {len(KINDS)}, 4), 4242)))"
    )
    environment = {**os.environ, "LEOPOLD_JIT": "0" if JIT else "1", "PYTHONPATH": str(ROOT)}
    other = subprocess.run(
        [sys.executable, "-c", code], cwd=ROOT, env=environment, capture_output=True, text=True, check=False
    )
    assert other.returncode == 0, other.stderr
    assert digests(kinds, 4242) == json.loads(other.stdout)
