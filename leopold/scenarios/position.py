"""A position to play from: its record, its legal actions, and its facts in the words of scenario files."""

from __future__ import annotations

from typing import Any

import numpy as np
import numpy.typing as npt

from leopold.errors import AmbiguousError, RulesError, UnreadableError
from leopold.journal import Event, read_log
from leopold.packs import Pack
from leopold.packs.codes import ITEMS
from leopold.packs.tables import FACES, GROUPS, ROOMS, SEATS, STAFF_MAX
from leopold.rules import engine
from leopold.rules.actions import ACTIONS
from leopold.rules.agenda import SEAT
from leopold.rules.decisions.dispatch import DECISION_NAMES
from leopold.rules.state import (
    AUTOMATON_SEAT,
    DISMISSED,
    GAME,
    HAND,
    NO_AUTOMATON,
    PLAYED,
    SOURCE_NAMES,
    VARIANTS,
)
from leopold.scenarios import balls, entrances, lounge
from leopold.scenarios.solo import (
    automaton_name,
    instruction_number,
    instruction_numbers,
    level_name,
    marker_names,
    private_numbers,
)
from leopold.text.notation import action_text
from leopold.text.reading import parse_action
from leopold.text.words import CATEGORY_LETTERS, ROOM_NAMES

Bytes = npt.NDArray[np.uint8]
Facts = dict[str, Any]

ROOM_STATES = ("empty", "vacant", "occupied")


class Position:
    """A game put together by hand, or begun from a seed; it always waits at a decision."""

    def __init__(self, pack: Pack, game: Bytes, given: Facts | None = None) -> None:
        self.pack = pack
        self.given = given
        """The facts as they were given, before what happened by itself; None when nothing has."""
        self.bytes = game
        self._out = np.zeros(ACTIONS, np.int16)
        self._n = int(engine.legal(pack.tables, game, self._out))

    @property
    def record(self) -> np.record:
        found: np.record = self.bytes.view(GAME)[0]
        return found

    @property
    def legal(self) -> list[int]:
        """The legal actions as numbers of the catalogue."""
        numbers: list[int] = self._out[: self._n].tolist()
        return numbers

    @property
    def legal_texts(self) -> list[str]:
        return [self.text(number) for number in self.legal]

    @property
    def over(self) -> bool:
        return self._n == 0

    @property
    def to_move(self) -> int | None:
        """The seat that decides, counted from 1; None when the game is over."""
        g = self.record
        return None if self.over else int(g.agenda[int(g.agenda_n) - 1, SEAT]) + 1

    @property
    def events(self) -> list[Event]:
        """What the last action brought about."""
        return read_log(self.pack, self.record)

    def text(self, number: int) -> str:
        return action_text(self.pack, self.record, number)

    def find(self, text: str) -> int:
        """The legal action a text names, or a RulesError that says why there is none."""
        return parse_action(self.pack, self.record, self.legal, text)

    def refusal(self, text: str) -> str | None:
        """Why this cannot be played now; None when it can. What is no action at all raises UnreadableError:

        a slip of the pen must not pass for an action that the rules refuse.
        """
        try:
            self.find(text)
        except AmbiguousError:
            return None
        except UnreadableError:
            raise
        except RulesError as wrong:
            return str(wrong)
        return None

    def play(self, text: str) -> list[Event]:
        """Play one action and carry on to the next decision."""
        number = self.find(text)
        self._n = int(engine.step(self.pack.tables, self.bytes, number, self._out))
        return self.events

    def roll(self, dice: dict[int, int]) -> None:
        """As if the last roll had shown these: chance is the one thing a scenario may interfere with."""
        self.record.dice[:] = [dice.get(face, 0) for face in range(1, FACES + 1)]
        lounge.lay_rolled(self.record)
        self._n = int(engine.legal(self.pack.tables, self.bytes, self._out))

    # --- facts

    def facts(self) -> Facts:
        """Everything a scenario can speak about, by the keys it speaks with."""
        g = self.record
        n = int(g.players)
        ranks = np.zeros(SEATS, np.int64)
        engine.ranks(self.bytes, ranks)
        agenda = g.agenda[int(g.agenda_n) - 1]
        return {
            "players": 1 if g.solo != NO_AUTOMATON else n,
            "solo": automaton_name(g),
            "level": level_name(g),
            "edition": self.pack.edition,
            "variant": VARIANTS[int(g.variant)],
            "round": int(g.round_no),
            "start": int(g.start_seat) + 1,
            "over": self.over,
            "turn": self.to_move,
            "decision": None if self.over else DECISION_NAMES.get(int(agenda[0])),
            "dice": {face: int(k) for face, k in enumerate(g.dice, 1)},
            "bin": int(g.bin),
            "acted": bool(g.acted),
            "guest_taken": bool(g.guest_taken),
            "die_taken": bool(g.die_taken),
            "extra_turn": bool(g.extra_turn),
            "queue": [self._guest(k) for k in g.queue.tolist()],
            "guest_deck": [self._guest(k) for k in g.guest_deck[: int(g.guest_deck_n)].tolist()[::-1]],
            "discard": [self._guest(k) for k in g.discard[: int(g.discard_n)].tolist()],
            "staff_deck": [
                self._staff(int(g.staff_deck[(int(g.staff_top) + k) % STAFF_MAX])) for k in range(int(g.staff_deck_n))
            ],
            "staff_out": self._staff_at(DISMISSED),
            "looked_at": [self._staff(k) for k in g.looked[: int(g.looked_n)].tolist()],
            "gained": self._items(g.gained.tolist()),
            "objectives": dict(
                zip(CATEGORY_LETTERS, (self.pack.objectives[k].number for k in g.objectives), strict=True)
            ),
            "tiles": dict(zip(CATEGORY_LETTERS, (self.pack.tiles[k].id for k in g.tiles), strict=True)),
            "claims": {letter: self._claims(k) for k, letter in enumerate(CATEGORY_LETTERS)},
            "instruction": instruction_number(self.pack, g),
            "instructions": instruction_numbers(self.pack, g),
            "private": private_numbers(self.pack, g),
            "markers": marker_names(g),
            **balls.table_facts(self.pack, g),
            **lounge.table_facts(self.pack, g),
            **entrances.table_facts(self.pack, g),
            "scores": g.vp[:n].tolist(),
            "winners": [p + 1 for p in range(n) if ranks[p] == 1] if self.over else [],
            "seat": {p + 1: self._seat(p, int(ranks[p])) for p in range(n)},
        }

    def _guest(self, index: int) -> int:
        return self.pack.guests[index].number if index >= 0 else 0

    def _items(self, counts: list[int]) -> dict[str, int]:
        """By name, all kinds in play."""
        return dict(zip(ITEMS[: int(self.record.item_kinds)], counts, strict=False))

    def _staff(self, index: int) -> int:
        return self.pack.staff[index].number

    def _staff_at(self, place: int) -> list[int]:
        return sorted(
            self._staff(int(k)) for k in np.flatnonzero(self.record.staff_at[: len(self.pack.staff)] == place)
        )

    def _claims(self, category: int) -> list[int]:
        """The seats with a marker on an objective, first place first."""
        g = self.record
        places = sorted((int(g.claims[category, p]), p + 1) for p in range(int(g.players)) if g.claims[category, p] > 0)
        return [seat for _, seat in places]

    def _seat(self, p: int, rank: int) -> Facts:
        g = self.record
        automaton = g.solo != NO_AUTOMATON and p == AUTOMATON_SEAT
        staff = self._staff_at(PLAYED + p)
        used = {self._staff(int(k)) for k in np.flatnonzero(g.staff_used[: len(self.pack.staff)])}
        return {
            "krones": int(g.krones[p]),
            "vp": int(g.vp[p]),
            "emperor": int(g.emperor[p]),
            "hotel": self.pack.hotels[int(g.hotel[p])].id,
            "kitchen": self._items(g.kitchen[p].tolist()),
            "cafe": [
                {"guest": self._guest(k), "served": self._items(g.served[p, table].tolist())}
                for table, k in enumerate(g.cafe[p].tolist()[: int(g.cafe_tables[p])])
                if k >= 0
            ],
            "rooms": {ROOM_NAMES[k]: ROOM_STATES[int(g.rooms[p, k])] for k in range(ROOMS)},
            "bonus_paid": [chr(ord("A") + k) for k in range(GROUPS) if g.bonus_paid[p, k] and not automaton],
            "hand": self._staff_at(HAND + p),
            "hand_size": int(g.hand_n[p]),
            "staff": staff,
            "used": [number for number in staff if number in used],
            "orders_served": {size: int(n) for size, n in enumerate(g.orders_served[p]) if size},
            **balls.seat_facts(self.pack, g, p),
            **lounge.seat_facts(self.pack, g, p),
            **entrances.seat_facts(self.pack, g, p),
            "turns": int(g.turns[p]),
            "passed": bool(g.passed[p]),
            "order_tile": int(g.order_tile[p]),
            "sheet": dict(zip(SOURCE_NAMES, g.sheet[p].tolist(), strict=True)),
            "rank": rank,
        }
