"""Why something cannot be done: the keys for the page say the same as the sentences of the record."""

from __future__ import annotations

from collections import defaultdict

from leopold.server.shown.refusals import obstacles
from leopold.text.reasons import LEGAL, why_not

from leopold.fuzz import new_game
from leopold.server.shown.projection import Sight, obstacles_of
from leopold.text.moment import look
from tests.kinds import KINDS, positions


def test_obstacles_agree_with_the_rules_and_with_the_sentences() -> None:
    """Over whole games of every kind: never about something legal, and each key with its parameters is one sentence."""
    sentences: dict[tuple[str, str], set[str]] = defaultdict(set)
    for number, kind in enumerate(KINDS[::3]):
        for game in positions(new_game(kind, number), number):
            now = look(game.pack, game.record)
            assert now is not None
            legal = set(game.numbers)
            for action, said in obstacles(now):
                assert action not in legal, (game, action, said)
                sentence = why_not(game.pack, game.record, action)
                assert sentence != LEGAL, (game, action, said)
                sentences[(said.key, repr(sorted(said.params.items())))].add(sentence)

    assert {key for (key, _), found in sentences.items() if len(found) > 1} == set()
    assert len({key for key, _ in sentences}) > 25


def test_every_guest_die_and_objective_glows_or_explains_itself() -> None:
    """In every turn: whatever lies on the board is legal, or says why not."""
    for number, kind in enumerate(KINDS[::5]):
        for game in positions(new_game(kind, number + 100), number):
            if game.deciding != "turn":
                continue
            eyes = game.to_move
            explained = obstacles_of(Sight(game, eyes).moment, eyes)
            told = {(found.kind, next(iter(found.args.values()), None)) for found in explained}
            told |= {(action.kind, next(iter(action.arguments.values()), None)) for action in game.actions}
            wanted: set[tuple[str, object]] = {("guest", space) for space in range(1, 6)}
            wanted |= {("die", face) for face in range(1, 7)} | {("claim", letter) for letter in "ABC"}
            assert wanted <= told, wanted - told
