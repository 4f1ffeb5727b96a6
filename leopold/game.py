"""The friendly face of the engine: a game that knows its legal actions, plays them, remembers and explains.

>>> game = Game(players=3, seed=7)
>>> game.to_move is not None and not game.over
True
>>> while not game.over:
...     _ = game.play(game.actions[0])
>>> len(game.scores)
3
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final, Self, Unpack

import numpy as np
import numpy.typing as npt

from leopold.config import Choices, Config, configure, engine_config, pack_of
from leopold.errors import RecordError, RulesError
from leopold.journal import Event, Journal, read_log
from leopold.packs import Pack, kept_with_pack
from leopold.packs.codes import RULES_VERSION
from leopold.packs.tables import CAFE_TABLES, SEATS
from leopold.rules import engine
from leopold.rules.actions import ACTIONS, kind_of
from leopold.rules.agenda import OP, SEAT
from leopold.rules.decisions.dice import SPLIT_ACTION, SPLIT_STRENGTH
from leopold.rules.decisions.dispatch import DECISION_NAMES
from leopold.rules.jit import warm_up
from leopold.rules.state import (
    FROM_END_STAFF,
    FROM_UNSERVED,
    GAME,
    RECORD_BYTES,
    SOURCE_NAMES,
)
from leopold.seeds import Seed
from leopold.speech import Speaker
from leopold.text.decision import Decision, decision_of
from leopold.text.notation import DIVIDES, TABLE_OF, action_arguments, action_text
from leopold.text.reading import parse_action
from leopold.text.refusals import refused
from leopold.text.transcript import Header, Move, Transcript, save_text, write_transcript
from leopold.view import SeatView, View, read_fields, seat_view, view_of
from leopold.view.sources import points_by_source
from leopold.words import said

Bytes = npt.NDArray[np.uint8]


def _word(field: str) -> int:
    """Where a field begins, counted in 16-bit words: reading them directly is many times quicker than by name."""
    assert GAME.fields is not None
    return int(GAME.fields[field][1]) // 2


_CAFE: Final = _word("cafe")
_ROUND: Final = _word("round_no")
_AGENDA: Final = _word("agenda")
_AGENDA_N: Final = _word("agenda_n")
_AGENDA_ROW: Final = GAME["agenda"].shape[1]
_ONLOOKER: Final = -1


@dataclass(frozen=True, slots=True)
class Action:
    """One legal answer: its number in the catalogue, its kind, its arguments by name and its text."""

    number: int
    kind: str
    arguments: Mapping[str, int | str | bool]
    text: str

    def __str__(self) -> str:
        return self.text


@dataclass(frozen=True, slots=True)
class Score:
    """A seat's line of the score sheet: the total, and where every point came from."""

    seat: int
    total: int
    rank: int
    sources: Mapping[str, int]

    @property
    def during_game(self) -> int:
        """What stood on the track before the final scoring."""
        final = SOURCE_NAMES[FROM_END_STAFF : FROM_UNSERVED + 1]
        return sum(vp for name, vp in self.sources.items() if name not in final)


class Game:
    """A game of Grand Austria Hotel for two to four seats, or for one against an automaton (`solo=True`).

    In the solo game you sit at seat 0 and the automaton at seat 1; its turns happen by themselves when they are due.

    The game always waits at one decision: `to_move` says whose, `decision` what about, `actions` the legal answers.
    """

    def __init__(self, players: Config | int | None = None, **choices: Unpack[Choices]) -> None:
        """`Game(3, hotels="day", seed=7)`: see `leopold.config.Choices`; or `Game(config)`, with or without changes."""
        config = configure(players, **choices)
        self._begin(pack_of(config, choices.get("packs")), config, RULES_VERSION)

    @classmethod
    def with_pack(cls, config: Config, pack: Pack, rules: int = RULES_VERSION) -> Self:
        """A game with cards that are not, or no longer, those that `config` would find; by the rules it began with."""
        game = cls.__new__(cls)
        game._begin(pack, config, rules)
        return game

    def _begin(self, pack: Pack, config: Config, rules: int) -> None:
        words = engine_config(pack, config)
        warm_up()
        self.pack = pack.by_rules(rules)
        self.config = config
        self._tables = self.pack.tables
        self._bytes: Bytes = np.zeros(RECORD_BYTES, np.uint8)
        self._view: npt.NDArray[np.int16] | None = None
        self._out = np.zeros(ACTIONS, np.int16)
        self._record: np.record | None = None
        self._actions: list[Action] | None = None
        self._numbers: list[int] | None = None
        self._moves: list[int] = []
        self._past: list[bytes] = []
        self._said: list[Move] = []
        """The moves in words, as far as they were asked for."""
        self._journals: dict[int | None, Journal] = {}
        """What happened as each viewer may know it (None: all of it), as far as it was asked for."""
        self._cache = _action_cache(self.pack)
        engine.new_game(self._tables, self._bytes, words)
        self._first = self._bytes.tobytes()
        self._n = int(engine.legal(self._tables, self._bytes, self._out))

    # --- where the game stands

    @property
    def record(self) -> np.record:
        """The record itself, for those who want to look closely. Reading is safe; writing is at your own risk."""
        if self._record is None:
            self._record = self._bytes.view(GAME)[0]
        return self._record

    @property
    def record_bytes(self) -> Bytes:
        """The bytes behind the record, as the engine takes them."""
        return self._bytes

    @property
    def players(self) -> int:
        """Seats at the table, an automaton's included."""
        return self.config.seats

    @property
    def rules(self) -> int:
        """The version of the rules that it is played by, from its first action to its last."""
        return int(self.pack.record.rules)

    @property
    def seed(self) -> Seed:
        return self.config.seed

    @property
    def over(self) -> bool:
        return bool(self._n == 0)

    @property
    def to_move(self) -> int | None:
        """The seat that decides, or None when the game is over."""
        if self._n == 0:
            return None
        return self._decided(SEAT)

    @property
    def decision(self) -> Decision | None:
        """What is being decided: name, seat, arguments by name, what brought it, and what comes next."""
        return decision_of(self.pack, self.record)

    @property
    def deciding(self) -> str | None:
        """The name of the decision alone: "turn", "prepare", "rewards" and so on."""
        return None if self._n == 0 else DECISION_NAMES[self._decided(OP)]

    @property
    def question(self) -> str:
        """What is being decided, as an English sentence; `decision.question` has it for any language."""
        decision = self.decision
        return Speaker(self.pack, numbered=False).say(decision.prompt if decision else said("ask-over"))

    @property
    def round(self) -> int:
        """0 while setting up, then 1 to 7."""
        return int(self._words()[_ROUND])

    @property
    def numbers(self) -> list[int]:
        """The legal actions as numbers of the catalogue."""
        if self._numbers is None:
            self._numbers = self._out[: self._n].tolist()
        return self._numbers

    @property
    def actions(self) -> list[Action]:
        """The legal actions."""
        if self._actions is None:
            fixed = self._cache.fixed
            self._actions = [fixed[number] or self._action(number) for number in self.numbers]
        return self._actions

    def _action(self, number: int) -> Action:
        key = self._key(number)
        found = self._cache.by_key.get(key)
        if found is None:
            g = self.record
            text = action_text(self.pack, g, number)
            found = Action(number, kind_of(number).name, action_arguments(self.pack, g, number), text)
            self._cache.by_key[key] = found
            if len(key) == 1:
                self._cache.fixed[number] = found
        return found

    def _key(self, number: int) -> tuple[int, ...]:
        """Most actions read the same everywhere; some depend on who sits at the table or what is being divided.

        What `notation.text_key` says, read from the bytes: this runs for every action of every decision.
        """
        table = TABLE_OF[number]
        if table >= 0:
            return (number, int(self._words()[_CAFE + self._decided(SEAT) * CAFE_TABLES + table]))
        if DIVIDES[number]:
            return (number, self._decided(SPLIT_ACTION), self._decided(SPLIT_STRENGTH))
        return (number,)

    def _decided(self, place: int) -> int:
        """What the agenda says of the decision being made, by place."""
        words = self._words()
        top = int(words[_AGENDA_N]) - 1
        return int(words[_AGENDA + top * _AGENDA_ROW + place])

    def _words(self) -> npt.NDArray[np.int16]:
        """The record as 16-bit words; made when first needed, because most copies are never looked at."""
        if self._view is None:
            self._view = self._bytes.view(np.int16)
        return self._view

    # --- playing

    def find(self, action: Action | str | int) -> int:
        """The number of a legal action given as Action, text or number; else a RulesError that says why not."""
        if isinstance(action, str):
            return parse_action(self.pack, self.record, self.numbers, action)
        number = action.number if isinstance(action, Action) else int(action)
        if number not in self.numbers:
            raise refused(self.pack, self.record, number)
        return number

    def play(self, action: Action | str | int) -> list[Event]:
        """Play one legal action and carry on to the next decision. An illegal one changes nothing.

        Returns what happened, as the one who acted may see it all.
        """
        self.apply(action)
        return read_log(self.pack, self.record)

    def apply(self, action: Action | str | int) -> None:
        """Like `play`, for those in a hurry: the events can be read from the journal later."""
        number = self.find(action)
        self._past.append(self._bytes.tobytes())
        self._moves.append(number)
        self._actions = self._numbers = None
        self._n = engine.step(self._tables, self._bytes, number, self._out)

    def play_all(self, actions: Sequence[Action | str | int]) -> list[Event]:
        """Play several actions, all or none."""
        depth = len(self._past)
        happened: list[Event] = []
        try:
            for action in actions:
                happened += self.play(action)
        except RulesError:
            while len(self._past) > depth:
                self.undo()
            raise
        return happened

    def undo(self) -> Action:
        """Take back the last action; returns it. Every byte of the game is as it was."""
        if not self._past:
            raise RulesError("There is nothing to undo: the game has just begun.")
        self._restore(self._past.pop())
        number = self._moves.pop()
        self._forget_after(len(self._moves))
        return self._action(number)

    def snapshot(self) -> bytes:
        """The whole position as bytes: the cheapest copy there is."""
        return self._bytes.tobytes()

    def restore(self, snapshot: bytes) -> None:
        """Go to a position taken with `snapshot`; what was played before cannot be undone any more."""
        if len(snapshot) != RECORD_BYTES:
            raise RecordError(f"A position has {RECORD_BYTES} bytes; this one has {len(snapshot)}.")
        self._past.clear()
        self._moves.clear()
        self._said.clear()
        self._journals.clear()
        self._restore(snapshot)

    def _forget_after(self, moves: int) -> None:
        """What was read and worded beyond so many moves does not hold any more."""
        del self._said[moves:]
        for journal in self._journals.values():
            journal.drop(moves + 1)

    def _restore(self, snapshot: bytes) -> None:
        self._bytes[:] = np.frombuffer(snapshot, np.uint8)
        self._actions = self._numbers = None
        self._n = int(engine.legal(self._tables, self._bytes, self._out))

    def copy(self) -> Game:
        """An independent game at the same point, with the same past."""
        twin = object.__new__(Game)
        twin.pack = self.pack
        twin.config = self.config
        twin._tables = self._tables
        twin._bytes = self._bytes.copy()
        twin._view = None
        twin._out = self._out.copy()
        twin._record = None
        twin._actions = self._actions
        twin._numbers = self._numbers
        twin._moves = self._moves.copy()
        twin._past = self._past.copy()
        twin._first = self._first
        twin._said = self._said.copy() if self._said else []
        twin._journals = self._copied_journals() if self._journals else {}
        twin._cache = self._cache
        twin._n = self._n
        return twin

    def __getstate__(self) -> dict[str, Any]:
        """What another process makes the game of again: all that has happened, and nothing of what is worked out."""
        return {
            "pack": self.pack,
            "config": self.config,
            "_bytes": self._bytes.tobytes(),
            "_moves": self._moves,
            "_past": self._past,
            "_first": self._first,
        }

    def __setstate__(self, state: dict[str, Any]) -> None:
        self.__dict__.update(state)
        self._tables = self.pack.tables
        self._bytes = np.frombuffer(state["_bytes"], np.uint8).copy()
        self._view = self._record = self._actions = self._numbers = None
        self._out = np.zeros(ACTIONS, np.int16)
        self._said = []
        self._journals = {}
        self._cache = _action_cache(self.pack)
        self._n = int(engine.legal(self._tables, self._bytes, self._out))

    def _copied_journals(self) -> dict[int | None, Journal]:
        return {viewer: journal.copy() for viewer, journal in self._journals.items()}

    # --- looking

    def view(self, seat: int | None = None) -> View:
        """What a seat may see; without a seat, what an onlooker sees. Nothing hidden leaks."""
        viewer = None if seat is None else self._seat_number(seat)
        return view_of(self.pack, read_fields(self.covered_bytes(viewer)), viewer)

    def covered_bytes(self, seat: int | None) -> Bytes:
        """The bytes of the record with everything covered that this seat (or an onlooker) may not see."""
        return self._covered(_ONLOOKER if seat is None else seat, self._bytes.copy())

    def _covered(self, viewer: int, record: Bytes) -> Bytes:
        engine.observe(self._tables, record, viewer)
        return record

    def seat(self, seat: int) -> SeatView:
        """A seat with all it has, hand included: for the one who sits there, for tests and for tools."""
        number = self._seat_number(seat)
        return seat_view(self.pack, self.record, number, number)

    def _seat_number(self, seat: int) -> int:
        if seat not in range(self.players):
            raise RulesError(f"There is no seat {seat}; the seats are 0 to {self.players - 1}.")
        return int(seat)

    @property
    def scores(self) -> list[Score]:
        """For each seat the points so far (or in the end), their sources, and the rank."""
        g = self.record
        places = np.zeros(SEATS, np.int64)
        engine.ranks(self._bytes, places)
        return [
            Score(
                seat,
                int(g.vp[seat]),
                int(places[seat]),
                points_by_source(self.pack.modules, g.sheet[seat]),
            )
            for seat in range(self.players)
        ]

    @property
    def winners(self) -> list[int]:
        """The seats that have won; several when even the tie-break is equal, none before the end."""
        return [score.seat for score in self.scores if score.rank == 1] if self.over else []

    @property
    def journal(self) -> list[Event]:
        """Everything that happened, in order, with nothing hidden."""
        return self._journal(None).events

    def journal_for(self, seat: int | None) -> list[Event]:
        """The journal as a seat may know it; without a seat, as an onlooker may."""
        return self._journal(self._viewer(seat)).events

    def journal_by_action(self, seat: int | None) -> list[list[Event]]:
        """The same in parts: what the set-up brought, then what each action brought."""
        return self._journal(self._viewer(seat)).by_action

    def _journal(self, viewer: int | None) -> Journal:
        """Read on from where it was read last: what an action brought is read once for each viewer."""
        journal = self._journals.setdefault(viewer, Journal())
        for place in range(len(journal), len(self._past) + 1):
            journal.add(self._happened(place, viewer))
        return journal

    def _happened(self, place: int, viewer: int | None) -> list[Event]:
        """What led to the position after so many moves."""
        position = self._past[place] if place < len(self._past) else self._bytes.tobytes()
        if viewer is None:
            return read_log(self.pack, np.frombuffer(position, np.uint8).view(GAME)[0])
        covered = self._covered(viewer, np.frombuffer(position, np.uint8).copy())
        return read_log(self.pack, covered.view(GAME)[0])

    def _viewer(self, seat: int | None) -> int:
        return _ONLOOKER if seat is None else self._seat_number(seat)

    @property
    def moves(self) -> list[int]:
        """The actions played so far, as numbers of the catalogue."""
        return self._moves.copy()

    # --- keeping

    def transcript(self, names: Sequence[str] = ()) -> Transcript:
        """The game as a record for people: how it was set up and what was played, turn by turn."""
        for place in range(len(self._said), len(self._moves)):
            self._said.append(self._in_words(place))
        result = tuple(score.total for score in self.scores) if self.over else None
        header = Header(self.config, tuple(names), self.rules, self.pack.checksum, result)
        return Transcript(header, self._said.copy())

    def _in_words(self, place: int) -> Move:
        """A move as it is written; each one is worded once."""
        g = np.frombuffer(self._past[place], np.uint8).view(GAME)[0]
        seat = int(g.agenda[int(g.agenda_n) - 1, SEAT])
        return Move(action_text(self.pack, g, self._moves[place]), seat, int(g.round_no) == 0)

    def save(self, path: str | Path, names: Sequence[str] = ()) -> Path:
        """Write the game to a small text file. A file that was there is replaced whole or not at all."""
        if self._past and self._past[0] != self._first:
            raise RecordError("This game began from a position put together by hand; only whole games can be saved.")
        target = Path(path)
        transcript = self.transcript(names)
        save_text(target, write_transcript(transcript))
        return target

    def __repr__(self) -> str:
        where = "over" if self.over else f"round {self.round}, seat {self.to_move} decides: {self.deciding}"
        return f"<Game of {self.players}, seed {self.seed!r}, {where}>"


class _Cache:
    """Actions made once and shared: by number where the text is always the same, else by what it depends on."""

    __slots__ = ("by_key", "fixed")

    def __init__(self) -> None:
        self.fixed: list[Action | None] = [None] * ACTIONS
        self.by_key: dict[tuple[int, ...], Action] = {}


@kept_with_pack
def _action_cache(pack: Pack) -> _Cache:
    return _Cache()
