"""Leopold at a real table: a record of which only his side is true, filled with what people say lies on the table.

Nothing is decided here. His cards are shuffled, his guests, dice and objectives chosen and his points counted by the
rules themselves; this module lays out what they must see, and says what that is.
"""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum
from typing import Any

import numpy as np
import numpy.typing as npt

from leopold.game import Game
from leopold.journal import Event, read_log
from leopold.packs.cards import Instruction
from leopold.packs.codes import LETTERS
from leopold.rules import agenda, engine
from leopold.rules.state import AUTOMATON_SEAT, BOX, GAME, NOBODY, PLAYED
from leopold.seeds import Seed
from leopold.view import View, view_of

PLAYER = 0
AUTOMATON = "leopold"

(WHICH,) = agenda.places(agenda.AUTOMATON_EXTRA)
"""Where the agenda says which of the card's extras comes next."""


class Need(Enum):
    """What must be known before the next part of his turn."""

    NOTHING = "nothing"
    QUEUE = "the whole queue"
    NEW_GUEST = "the guest who has come in at the left"
    DICE = "where the dice lie"
    STAFF = "which cards of his private deck were turned up"
    CLAIM = "whether the player has claimed an objective"


class Automaton:
    """His hotel, markers, score and decks; the queue and the dice as far as they were told."""

    def __init__(self, level: str, seed: Seed, edition: str = "revised") -> None:
        game = Game(solo=AUTOMATON, level=level, seed=seed, edition=edition)
        self.pack = game.pack
        self.level = level
        self.journal: list[Event] = []
        self._bytes: npt.NDArray[np.uint8] = game.record_bytes.copy()
        self._asked: set[str] = set()
        """Objectives of which people have said in this turn whether the player has claimed them."""
        self.queue_known = False
        self.queue_complete = False
        """Known may be all but the guest at the left, whom nobody has named yet."""
        self.dice_known = False
        g = self.record
        g.agenda[:], g.agenda_n, g.log_n = 0, 0, 0
        g.queue[:], g.dice[:] = NOBODY, 0
        g.staff_at[:], g.private[:] = BOX, NOBODY
        g.round_no = 1

    @property
    def record(self) -> np.record:
        record: np.record = self._bytes.view(GAME)[0]
        return record

    # --- where he stands

    @property
    def round(self) -> int:
        return int(self.record.round_no)

    @property
    def rounds(self) -> int:
        return int(self.pack.record.rounds)

    @property
    def has_first_tile(self) -> bool:
        """Does he have the tile with the first and the last turn of this round?"""
        return int(self.record.order_tile[AUTOMATON_SEAT]) == 1

    @property
    def card(self) -> Instruction:
        """The instruction card turned up last."""
        return self.pack.deck(AUTOMATON)[int(self.record.instruction)]

    @property
    def queue(self) -> tuple[int, ...]:
        """The guests by number, left to right; 0 where nobody stands."""
        return tuple(self.pack.guests[guest].number if guest >= 0 else 0 for guest in self.record.queue.tolist())

    @property
    def dice(self) -> tuple[int, ...]:
        """How many lie on each space."""
        return tuple(self.record.dice.tolist())

    @property
    def dice_at_most(self) -> int:
        """All but those on his tile."""
        return int(self.pack.record.dice[int(self.record.players)]) - int(self.record.turns[AUTOMATON_SEAT])

    @property
    def open_staff(self) -> tuple[int, ...]:
        """The cards of his private deck that lie open."""
        played = np.flatnonzero(self.record.staff_at[: len(self.pack.staff)] == PLAYED + AUTOMATON_SEAT)
        return tuple(self.pack.staff[card].number for card in played.tolist())

    @property
    def copies_staff(self) -> bool:
        """Will an open card of his score one of the player's?"""
        cards = [self.pack.staff[self.pack.staff_index(number)] for number in self.open_staff]
        return any(card.score is not None and card.score.name == "copy" for card in cards)

    def view(self) -> View:
        """The table as far as it is known here: his side and the objectives; what the player has is not kept."""
        return view_of(self.pack, self.record, PLAYER)

    # --- his turn, part by part

    def turn_card(self) -> None:
        """His turn begins."""
        g = self.record
        g.agenda[0, :2] = agenda.AUTOMATON_TURN, AUTOMATON_SEAT
        g.agenda_n = 1
        self.step()

    @property
    def is_busy(self) -> bool:
        """Is something of his turn still to be done?"""
        g = self.record
        return bool(g.agenda_n) and int(g.agenda[int(g.agenda_n) - 1, agenda.OP]) != agenda.NEXT_TURN

    @property
    def need(self) -> Need:
        """What must be known before `step`."""
        g = self.record
        op, _, which = g.agenda[int(g.agenda_n) - 1, :3].tolist()
        if op == agenda.AUTOMATON_GUEST and self._counts(self.card.guests, which):
            if not self.queue_known:
                return Need.QUEUE
            return Need.NOTHING if self.queue_complete else Need.NEW_GUEST
        if op == agenda.AUTOMATON_DIE and not self.dice_known:
            return Need.DICE
        if op == agenda.AUTOMATON_EXTRA and self._counts(self.card.extras, which):
            extra = self.card.extras[which]
            if extra.name == "staff" and self.staff_to_turn_up:
                return Need.STAFF
            if extra.name == "objective" and self.objective_to_claim:
                return Need.CLAIM
        return Need.NOTHING

    def _counts(self, symbols: Sequence[Any], which: int) -> bool:
        """Is there such a symbol on the card, and does it count at this level?"""
        return which < len(symbols) and symbols[which].level <= int(self.record.level)

    @property
    def staff_to_turn_up(self) -> int:
        """How many cards of the private deck the next part turns up that nobody has named yet."""
        g = self.record
        which = int(g.agenda[int(g.agenda_n) - 1, WHICH])
        n = int(g.private_n)
        wanted = min(self.card.extras[which].argument, n)
        return sum(card == NOBODY for card in g.private[n - wanted : n].tolist())

    @property
    def objective_to_claim(self) -> str:
        """The objective he is about to claim, if nobody has said yet whether the player was there first."""
        trial = self._bytes.copy()
        engine.automaton_step(self.pack.tables, trial)
        for event in read_log(self.pack, trial.view(GAME)[0]):
            letter = str(event.arguments.get("letter", ""))
            if event.name == "objective_claimed" and letter not in self._asked:
                return letter
        return ""

    def step(self) -> None:
        """The next part of his turn; what happens goes into the journal."""
        g = self.record
        before = self.queue
        g.guest_deck_n = g.discard_n = 0  # nobody knows who comes next: people turn that card
        engine.automaton_step(self.pack.tables, self._bytes)
        for event in read_log(self.pack, g):
            if event.name == "automaton_guest":
                guest = event["guest"]
                space = before.index(guest) + 1 if isinstance(guest, int) else 0
                self.journal.append(Event("guest_taken", AUTOMATON_SEAT, {"guest": guest, "space": space, "price": 0}))
                self.queue_complete = False
            self.journal.append(event)

    def end_turn(self) -> None:
        """Nothing is left of his turn."""
        self._asked.clear()
        while self.record.agenda_n:
            engine.automaton_step(self.pack.tables, self._bytes)

    # --- what people say

    def lay_queue(self, guests: Sequence[int]) -> None:
        """The five guests by number, 0 for an empty space."""
        self.record.queue[:] = [self.pack.guest_index(guest) if guest else NOBODY for guest in guests]
        self.queue_known = self.queue_complete = True

    def add_guest(self, guest: int) -> None:
        """Who has come in at the left."""
        self.lay_queue([guest, *self.queue[1:]])

    def lay_dice(self, counts: Sequence[int]) -> None:
        self.record.dice[:] = counts
        self.dice_known = True

    def turn_up(self, cards: Sequence[int]) -> None:
        """The next cards of his private deck, in that order."""
        g = self.record
        for n, card in enumerate(cards):
            g.private[int(g.private_n) - 1 - n] = self.pack.staff_index(card)

    def player_claimed(self, letter: str, claimed: bool) -> None:
        """The player's marker lies, or does not lie, on an objective he is about to claim."""
        self._asked.add(letter)
        if claimed:
            category = LETTERS.index(letter)
            self.record.claims[category, PLAYER] = self.record.claimed_n[category] = 1

    def player_acted(self) -> None:
        """What lay on the table may lie otherwise now."""
        self.queue_known = self.dice_known = False

    def player_has(self, staff: Sequence[int]) -> None:
        """End-of-game cards that the player has in play."""
        for number in staff:
            self.record.staff_at[self.pack.staff_index(number)] = PLAYED + PLAYER

    # --- rounds

    def begin_round(self) -> None:
        self.journal.append(Event("round_began", int(self.record.start_seat), {"round": self.round}))

    def score_round(self) -> None:
        """The emperor, if he comes after this round; after the last one everything else."""
        engine.automaton_scores(self.pack.tables, self._bytes)
        self.journal += read_log(self.pack, self.record)

    def next_round(self) -> None:
        """The tiles change hands."""
        g = self.record
        g.round_no += 1
        g.start_seat = 1 - int(g.start_seat)
        g.order_tile[:2] = [1, 2] if int(g.start_seat) == PLAYER else [2, 1]
        g.turns[:] = 0
        self.dice_known = False
        g.dice[:] = 0
