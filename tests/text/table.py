"""Positions for the tests of notation and reasons, straight from the engine."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from typing import Any, Unpack

import numpy as np

from leopold.config import Choices, Config, configure, engine_config
from leopold.packs import EDITIONS, Pack, load_pack
from leopold.packs.modules import PROMO
from leopold.packs.tables import CAFE_TABLES
from leopold.rules import engine
from leopold.rules.actions import ACTIONS, kind_of
from leopold.rules.decisions import turn
from leopold.rules.state import EMPTY, GAME, HAND, NOBODY, OCCUPIED, PLAYED, RECORD_BYTES, VACANT
from leopold.speech import Speaker
from leopold.text.notation import action_text
from leopold.text.reading import parse_action
from leopold.text.refusals import why_not

ROOM_STATES = {"vacant": VACANT, "occupied": OCCUPIED, "none": EMPTY}


def _usual(choices: Choices) -> Choices:
    """Promos are in, and where people play, the first seat begins."""
    usual: Choices = {"seed": 1, "modules": ["promo"]}
    if not choices.get("solo"):
        usual["start"] = 0
    return {**usual, **choices}


class Table:
    """A game on the engine's own bytes, to be played and to be put into any position by hand."""

    def __init__(self, config: Config | None = None, **choices: Unpack[Choices]) -> None:
        self.config = config or configure(**_usual(choices))
        self.pack: Pack = load_pack(self.config.edition, modules=[m for m in self.config.modules if m != PROMO])
        self.bytes = np.zeros(RECORD_BYTES, np.uint8)
        self.g: Any = self.bytes.view(GAME)[0]
        self._out = np.zeros(ACTIONS, np.int16)
        words = engine_config(self.pack, self.config)
        words[engine.JOURNAL] = 0
        engine.new_game(self.pack.tables, self.bytes, words)

    @property
    def seat(self) -> int:
        return int(self.g.agenda[self.g.agenda_n - 1, 1])

    @property
    def op(self) -> int:
        return int(self.g.agenda[self.g.agenda_n - 1, 0])

    @property
    def legal(self) -> list[int]:
        n = engine.legal(self.pack.tables, self.bytes, self._out)
        numbers: list[int] = self._out[:n].tolist()
        return numbers

    @property
    def texts(self) -> list[str]:
        return [action_text(self.pack, self.g, action) for action in self.legal]

    def parse(self, text: str) -> int:
        return parse_action(self.pack, self.g, self.legal, text)

    def reading(self, text: str) -> str:
        """The canonical text of what was understood."""
        return action_text(self.pack, self.g, self.parse(text))

    def why_not(self, action: int) -> str:
        return Speaker(self.pack, numbered=False).say(why_not(self.pack, self.g, action))

    def do(self, *actions: int | str) -> Table:
        for action in actions:
            number = self.parse(action) if isinstance(action, str) else action
            assert number in self.legal
            engine.step(self.pack.tables, self.bytes, number, self._out)
        return self

    # --- putting things in place by hand

    def ask(self, op: int, a: int = 0, b: int = 0, c: int = 0, d: int = 0) -> Table:
        """Put a decision of the same seat on top."""
        self.g.agenda[self.g.agenda_n] = (op, self.seat, a, b, c, d)
        self.g.agenda_n += 1
        return self

    def krones(self, n: int) -> Table:
        self.g.krones[self.seat] = n
        return self

    def dice(self, *dice: int) -> Table:
        self.g.dice[:] = dice
        return self

    def cafe(self, *numbers: int) -> Table:
        """These guests sit in the café, nothing served yet."""
        seated = [self.pack.guest_index(number) for number in numbers]
        self.g.cafe[self.seat] = seated + [NOBODY] * (CAFE_TABLES - len(seated))
        self.g.served[self.seat] = 0
        return self

    def serve_all(self, table: int) -> Table:
        guest = self.g.cafe[self.seat, table]
        self.g.served[self.seat, table] = self.pack.record.guest_order[guest]
        return self

    def kitchen(self, *counts: int) -> Table:
        self.g.kitchen[self.seat, : len(counts)] = counts
        return self

    def rooms(self, **states: str) -> Table:
        """`rooms(r11="vacant", r23="occupied")`; all other rooms are empty."""
        g, seat = self.g, self.seat
        g.rooms[seat] = EMPTY
        hotel = g.hotel[seat]
        g.group_left[seat] = self.pack.record.group_size[hotel]
        g.occupied[seat] = 0
        for name, state in states.items():
            room = (int(name[1]) - 1) * 5 + int(name[2]) - 1
            g.rooms[seat, room] = ROOM_STATES[state]
            if state == "occupied":
                g.occupied[seat, self.pack.record.hotel_colour[hotel, room]] += 1
                g.group_left[seat, self.pack.record.hotel_group[hotel, room]] -= 1
        g.tiles_laid[seat] = len(states)
        return self

    def hand(self, *numbers: int) -> Table:
        self._put(HAND + self.seat, numbers)
        self.g.hand_n[self.seat] = len(numbers)
        return self

    def played(self, *numbers: int) -> Table:
        """These cards lie before the seat, with what they change for good."""
        self._put(PLAYED + self.seat, numbers)
        self.g.played_n[self.seat] = len(numbers)
        t = self.pack.record
        for number in numbers:
            card = self.pack.staff_index(number)
            for place, amount in t.staff_powers[card, : t.staff_power_n[card]]:
                self.g.power[self.seat, place] += amount
        return self

    def _put(self, place: int, numbers: Sequence[int]) -> None:
        at = self.g.staff_at
        at[at == place] = 0
        for number in numbers:
            at[self.pack.staff_index(number)] = place

    def objective(self, number: int) -> Table:
        card = self.pack.objective_index(number)
        self.g.objectives[int(self.pack.record.objective_category[card])] = card
        return self


def on_turn(seed: int = 1, edition: str = "revised", modules: Sequence[str] = (PROMO,)) -> Table:
    """A game of two whose set-up is done: the first seat has ten krones and every kind of die."""
    table = Table(seed=seed, edition=edition, modules=list(modules))
    while table.op != turn.TURN:
        table.do(table.legal[0])
    return table.krones(10).dice(2, 2, 2, 2, 1, 1)


KINDS: list[Config] = [
    kind
    for edition in EDITIONS
    for kind in (
        configure(2, edition=edition, modules=["promo"], start=0, seed=0),
        configure(3, edition=edition, modules=["promo"], start=0, seed=0, variant="introductory"),
        configure(4, edition=edition, modules=["promo"], start=0, seed=0, variant="draft"),
        configure(edition=edition, modules=["promo"], seed=0, solo="leopold", level="hard"),
    )
]


def walk(kind: Config, seed: int) -> Iterator[Table]:
    """A game of this kind before each of its decisions, played by somebody who likes guests to check in."""
    table = Table(configure(kind, seed=seed))
    chance = random.Random(seed)
    while legal := table.legal:
        yield table
        table.do(choose(chance, legal))


def choose(chance: random.Random, legal: list[int]) -> int:
    """At random, but passing seldom and checking in often, so that all kinds of decisions come up."""
    for name in ("check-in", "reward", "place"):
        liked = [action for action in legal if kind_of(action).name == name]
        if liked and chance.random() < 0.8:
            return chance.choice(liked)
    return chance.choice([action for action in legal if action > 0] or legal)
