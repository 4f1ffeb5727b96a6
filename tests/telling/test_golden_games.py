"""Recorded games through the teller: no gain is left unsaid, and nothing is said twice."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from leopold.game import Game
from leopold.speech import Speaker
from leopold.telling import Line, Unsaid, verdicts
from leopold.words import Said
from tests.telling.table import RECORDED, actions_of, lines_of, names_of

LOST = (
    *("log-vp-lost", "log-vp-unserved", "log-ball-missed"),
    *("log-krones-paid", "log-krones-lost", "log-service-paid"),
)
POINTS = (
    *("log-vp-", "log-objective-claimed", "log-emperor-scored", "log-staff-scored", "automaton-vp"),
    *("log-ball-scored", "log-ball-missed", "log-celebrity-taken", "log-goal", "log-guests-kept-scored"),
)
OWN_POINTS = ("automaton-claimed", "automaton-emperor-scored", "automaton-ball-scored")
KRONES = ("log-krones", "log-service-paid")


def amount(said: Said, name: str = "n") -> int:
    value = said.params.get(name, 0)
    assert isinstance(value, int)
    return -value if said.key in LOST else value


def points(said: Said) -> int:
    if said.key.startswith((*POINTS, *OWN_POINTS)):
        return amount(said) + amount(said, "badge")
    return 0


def krones(said: Said) -> int:
    if said.key == "log-penalty-ignored":
        return -amount(said, "krones")
    if said.key == "log-gear-bought":  # "a krone more"
        return -1
    return (amount(said) if said.key.startswith(KRONES) else 0) - amount(said, "price")


def items(said: Said) -> Counter[str]:
    listed = said.params.get("items", ())
    found: Counter[str] = Counter()
    for item in listed if isinstance(listed, list) else ():
        assert isinstance(item, Said)
        found[item.key.removeprefix("items-")] += amount(item)
    return found


@pytest.mark.parametrize("file", RECORDED, ids=lambda file: file.stem)
def test_all_that_happened_adds_up(file: Path) -> None:
    # Given a recorded game
    scored, paid, brought, gained = Counter[int](), Counter[int](), Counter[str](), Counter[str]()
    # When everything in it is told
    for game, events in actions_of(file):
        gained.update(
            {f"{event.seat} {event['item']}": event["amount"] for event in events if event.name == "item_gained"}
        )
        for line in lines_of(game, events):
            if line.seat is not None:
                scored[line.seat] += points(line.said)
                paid[line.seat] += krones(line.said)
            if line.said.key in ("log-item-placed", "log-item-kept"):
                brought.update({f"{line.seat} {item}": n for item, n in items(line.said).items()})
    # Then the points that were told make the final scores, the krones what is left, and every item has gone somewhere
    assert [scored[score.seat] for score in game.scores] == [score.total for score in game.scores]
    seats = [0] if game.config.solo else range(game.players)
    begun = Game(game.config)  # with how many krones differs: by the key, and alone by the entrances
    assert [paid[seat] + begun.seat(seat).krones for seat in seats] == [game.seat(seat).krones for seat in seats]
    assert not gained - brought


@pytest.mark.parametrize("file", RECORDED[::9], ids=lambda file: file.stem)
def test_every_event_is_told_or_has_a_reason_not_to_be(file: Path) -> None:
    for game, events in actions_of(file):
        # When the events of an action are judged
        found = verdicts(game.pack, events, game.config.level)
        # Then each one has its verdict, lines begin where they say, and silence has a reason
        assert len(found) == len(events)
        for place, verdict in enumerate(found):
            match verdict:
                case Line(at=at, seat=seat):
                    assert (at, seat) == (place, events[place].seat)
                case Unsaid(because=because):
                    assert because


@pytest.mark.parametrize("file", RECORDED[::9], ids=lambda file: file.stem)
def test_every_line_has_words(file: Path) -> None:
    for game, events in actions_of(file):
        speaker = Speaker(game.pack, people=names_of(game), you=frozenset((0,)))
        for line in lines_of(game, events):
            sentence = speaker.say(line.said)
            assert (sentence.endswith(".") and sentence[0].isupper()) or sentence.startswith("E. "), sentence
