"""What is pinned of a recorded game, and of the catalogue of actions."""

from __future__ import annotations

import hashlib
import json
from pathlib import Path

import msgspec

from leopold.game import Game
from leopold.journal import read_log
from leopold.packs import load_pack
from leopold.packs.codes import RULES_VERSION
from leopold.packs.tables import ROOMS
from leopold.reopening import replay
from leopold.rules import actions
from leopold.rules.actions import ACTIONS, DANCE_PLACES, TABLE_PLACES
from leopold.text.notation import text_of_key
from leopold.text.transcript import read_file

HERE = Path(__file__).parent
GAMES = HERE / "games"
EXPECTED = HERE / "expected.json"
CATALOGUE = HERE / "catalogue.txt"


class Outcome(msgspec.Struct):
    """How a recorded game ended, and a digest of everything that happened in it."""

    result: list[int]
    ranks: list[int]
    sheets: list[dict[str, int]]
    moves: int
    events: str


def outcome(file: Path) -> Outcome:
    """Play a saved game again, action by action, and note what is compared."""
    transcript = read_file(file)
    game = replay(transcript, to=0)
    digest = hashlib.sha256()
    _add(digest, game)
    for move in transcript.moves:
        game.apply(move.text)
        _add(digest, game)
    scores = game.scores
    return Outcome(
        result=[score.total for score in scores],
        ranks=[score.rank for score in scores],
        sheets=[dict(score.sources) for score in scores],
        moves=len(game.moves),
        events=digest.hexdigest(),
    )


def _add(digest: hashlib._Hash, game: Game) -> None:
    for event in read_log(game.pack, game.record):
        digest.update(json.dumps(event.plain(), sort_keys=True).encode())


def read_expected() -> dict[str, Outcome]:
    """What was noted when the games were recorded, by the name of the file."""
    return msgspec.json.decode(EXPECTED.read_bytes(), type=dict[str, Outcome])


def write_expected(expected: dict[str, Outcome]) -> None:
    """One line for each game, so that a change shows as a change of lines."""
    lines = [f'"{name}": {msgspec.json.encode(expected[name]).decode()}' for name in sorted(expected)]
    EXPECTED.write_text("{\n" + ",\n".join(lines) + "\n}\n", encoding="utf-8")


def catalogue_text() -> str:
    """Number and text of every action; guests sit at their tables in the order of the pack, a strength of 6 is divided.

    A number that is kept in reserve is called by itself: `action 1031`.
    """
    pack = load_pack()
    lines = [f"rules {RULES_VERSION}"]
    for number in range(ACTIONS):
        texts = dict.fromkeys(text_of_key(pack, key) for key in _keys(number))
        lines.append(f"{number} {' | '.join(texts)}")
    return "\n".join(lines) + "\n"


def _keys(number: int) -> list[tuple[int, ...]]:
    """What the text of an action depends on, one way for each."""
    for first, end, places in (
        (actions.SERVE, actions.ITEM, 1),
        (actions.COMPLETE, actions.CLAIM, 1),
        (actions.CHECK_IN, actions.ROOM, ROOMS),
        (actions.DANCE, actions.SEND, DANCE_PLACES),
        (actions.HOST, ACTIONS, 1),
    ):
        if first <= number < end:
            return [(number, (number - first) // places % TABLE_PLACES)]
    if actions.TAKE <= number < actions.REWARD:
        return [(number, main, 6) for main in (1, 2, 4)]
    if actions.POUR <= number < actions.COLOUR:
        return [(number, main, 6) for main in (1, 2)]
    return [(number,)]
