"""The automaton at a real table: a record of which only its side is true, filled with what people say lies there.

Nothing is decided here. Its cards are shuffled, its guests, dice and objectives chosen and its points counted by the
rules themselves; this module lays out what they must see, and says what that is.
"""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum

import numpy as np
import numpy.typing as npt

from leopold.config import Config, configure, engine_config, pack_of
from leopold.journal import Event, read_log
from leopold.packs import Pack
from leopold.packs.cards import Ballroom, Instruction
from leopold.packs.codes import COLOURED_DICE, DIE_COLOURS, HOUSES, LETTERS
from leopold.packs.tables import BALL_ROWS
from leopold.rules import agenda, engine
from leopold.rules.board.balls import BALCONY, RIGHTMOST
from leopold.rules.state import AUTOMATON_SEAT, BOX, CELEBRITY_OUT, GAME, NOBODY, PLAYED, RECORD_BYTES
from leopold.seeds import Seed
from leopold.text.words import BALL_PLACE_NAMES
from leopold.view import View, view_of

PLAYER = 0

(WHICH,) = agenda.places(agenda.AUTOMATON_EXTRA)
"""Where the agenda says which of the card's extras comes next."""
BY_RANK = ("ranks", "rows")
"""Ballrooms in which it counts who else is there."""


class Need(Enum):
    """What must be known before the next part of a turn."""

    NOTHING = "nothing"
    QUEUE = "the whole queue"
    NEW_GUEST = "the guest who has come in at the left"
    DICE = "where the dice lie"
    COLOURED = "where the coloured dice lie"
    WORTH = "what celebrities are worth"
    STAFF = "which cards of the private deck were turned up"
    ROW = "how many spaces of a row the player's dancers take"
    CLAIM = "whether the player has claimed an objective"


def first_record(pack: Pack, config: Config) -> npt.NDArray[np.uint8]:
    """The game that the seed deals. A hotel that it draws is the same as one that was chosen, so that a kept game may
    say which it is; only another one makes another game of it."""
    record = np.zeros(RECORD_BYTES, np.uint8)
    for dealt in (configure(config, rival_hotel=None), config):
        engine.new_game(pack.tables, record, engine_config(pack, dealt))
        if config.rival_hotel in ("", house_of(record.view(GAME)[0])):
            break
    return record


def house_of(g: np.record) -> str:
    """Which hotel of its own an automaton has, if it has one."""
    return HOUSES[int(g.house) - 1] if g.house else ""


class Automaton:
    """Its hotel, markers, dancers, score and decks; the queue, the dice and the balls as far as they were told."""

    def __init__(
        self,
        level: str,
        seed: Seed,
        edition: str = "revised",
        modules: Sequence[str] = (),
        house: str = "",
        packs: Sequence[str] = (),
    ) -> None:
        self.config = configure(
            solo=True, level=level, seed=seed, edition=edition, modules=modules, rival_hotel=house or None, packs=packs
        )
        self.pack = pack_of(self.config)
        self.automaton = self.config.solo
        self.level = level
        self.journal: list[Event] = []
        self._bytes = first_record(self.pack, self.config)
        self._asked: set[str] = set()
        """Objectives of which people have said in this turn whether the player has claimed them."""
        self.acted = False
        """Has the player had turns of which nothing is known yet?"""
        self.queue_known = False
        self.queue_complete = False
        """Known may be all but the guest at the left, whom nobody has named yet."""
        self.dice_known = False
        self.coloured_known = False
        self._worth_known = set(range(COLOURED_DICE))
        """Celebrities whose points are known: at first all of them."""
        self._coloured_gone: set[int] = set()
        """Coloured dice that are not to be seen in this round any more."""
        self._coloured_taken: set[int] = set()
        """Those that the automaton has taken in this round."""
        self._rows_known: set[int] = set()
        """Rows of which people have said how many spaces the player's dancers take."""
        g = self.record
        g.agenda[:], g.agenda_n, g.log_n = 0, 0, 0
        g.queue[:], g.dice[:], g.coloured[:] = NOBODY, 0, 0
        g.staff_at[:], g.private[:] = BOX, NOBODY
        g.round_no = 1
        self._fill_lounge()

    @property
    def record(self) -> np.record:
        record: np.record = self._bytes.view(GAME)[0]
        return record

    # --- where it stands

    @property
    def round(self) -> int:
        return int(self.record.round_no)

    @property
    def rounds(self) -> int:
        return int(self.pack.record.rounds)

    @property
    def has_first_tile(self) -> bool:
        """Does it have the tile with the first and the last turn of this round?"""
        return int(self.record.order_tile[AUTOMATON_SEAT]) == 1

    @property
    def card(self) -> Instruction:
        """The instruction card turned up last."""
        return self.pack.deck(self.automaton)[int(self.record.instruction)]

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
        """All but those on its tile."""
        return int(self.pack.record.dice[int(self.record.players)]) - int(self.record.turns[AUTOMATON_SEAT])

    @property
    def open_staff(self) -> tuple[int, ...]:
        """The cards of its private deck that lie open."""
        played = np.flatnonzero(self.record.staff_at[: len(self.pack.staff)] == PLAYED + AUTOMATON_SEAT)
        return tuple(self.pack.staff[card].number for card in played.tolist())

    @property
    def copies_staff(self) -> bool:
        """Will an open card of its own score one of the player's?"""
        cards = [self.pack.staff[self.pack.staff_index(number)] for number in self.open_staff]
        return any(card.score is not None and card.score.name == "copy" for card in cards)

    @property
    def emperor_comes(self) -> bool:
        """After this round?"""
        return self.round in self.pack.record.emperor_rounds.tolist()

    @property
    def house(self) -> str:
        """Which hotel of its own it has, if it has one."""
        return house_of(self.record)

    def view(self) -> View:
        """The table as far as it is known here: its side and the objectives; what the player has is not kept."""
        return view_of(self.pack, self.record, PLAYER)

    # --- its turn, part by part

    def turn_card(self) -> None:
        """Its turn begins."""
        g = self.record
        g.agenda[0, :2] = agenda.AUTOMATON_TURN, AUTOMATON_SEAT
        g.agenda_n = 1
        self.step()

    @property
    def is_busy(self) -> bool:
        """Is something of its turn still to be done?"""
        g = self.record
        return bool(g.agenda_n) and int(g.agenda[int(g.agenda_n) - 1, agenda.OP]) != agenda.NEXT_TURN

    @property
    def need(self) -> Need:
        """What must be known before `step`."""
        g = self.record
        op, _, which = g.agenda[int(g.agenda_n) - 1, :3].tolist()
        if g.queue_gears[0] and not self.queue_complete:
            return Need.NEW_GUEST  # a gear has moved on, and people must know to whom
        if op == agenda.AUTOMATON_DIE:
            return self._need_for_die
        symbols = self.card.guests if op == agenda.AUTOMATON_GUEST else self.card.extras
        if which >= len(symbols) or symbols[which].level > int(g.level):
            return Need.NOTHING
        if op == agenda.AUTOMATON_GUEST and not self.queue_known:
            return Need.QUEUE
        if op == agenda.AUTOMATON_GUEST and not self.queue_complete:
            return Need.NEW_GUEST
        if op == agenda.AUTOMATON_EXTRA and self.card.extras[which].name == "staff" and self.staff_to_turn_up:
            return Need.STAFF
        return self._need_for_result

    @property
    def _need_for_die(self) -> Need:
        if not self.dice_known:
            return Need.DICE
        if self.coloured_left and not self.coloured_known:
            return Need.COLOURED
        return Need.WORTH if self.worth_to_know else self._need_for_result

    @property
    def _need_for_result(self) -> Need:
        """What decides where things go, once it is known what is taken."""
        if self.row_to_know is not None:
            return Need.ROW
        return Need.CLAIM if self.objective_to_claim else Need.NOTHING

    def _trial(self) -> list[Event]:
        """What the next part would be by what is known so far: it says what has to be asked before it counts."""
        trial = self._bytes.copy()
        engine.automaton_step(self.pack.tables, trial)
        return read_log(self.pack, trial.view(GAME)[0])

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
        """The objective it is about to claim, if nobody has said yet whether the player was there first."""
        for event in self._trial():
            letter = str(event.arguments.get("letter", ""))
            if event.name == "objective_claimed" and letter not in self._asked:
                return letter
        return ""

    def step(self) -> None:
        """The next part of its turn; what happens goes into the journal."""
        g = self.record
        before = self.queue
        g.guest_deck_n = g.discard_n = 0  # nobody knows who comes next: people turn that card
        engine.automaton_step(self.pack.tables, self._bytes)
        for event in read_log(self.pack, g):
            match event.name:
                case "automaton_guest":
                    guest = event["guest"]
                    space = before.index(guest) + 1 if isinstance(guest, int) else 0
                    taken = {"guest": guest, "space": space, "price": 0}
                    self.journal.append(Event("guest_taken", AUTOMATON_SEAT, taken))
                    self.queue_complete = False
                case "automaton_colour":
                    self._coloured_taken.add(DIE_COLOURS.index(str(event["colour"])))
                case "celebrity_taken":
                    g.celebrity_at[:] = CELEBRITY_OUT
                    event = Event(event.name, event.seat, {**event.arguments, "celebrity": None})
            self.journal.append(event)

    def end_turn(self) -> None:
        """Nothing is left of its turn."""
        self.journal.append(Event("turn_ended", AUTOMATON_SEAT, {}))
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
        """The next cards of its private deck, in that order."""
        g = self.record
        for n, card in enumerate(cards):
            g.private[int(g.private_n) - 1 - n] = self.pack.staff_index(card)

    def player_claimed(self, letter: str, claimed: bool) -> None:
        """The player's marker lies, or does not lie, on an objective it is about to claim."""
        self._asked.add(letter)
        if claimed:
            category = LETTERS.index(letter)
            self.record.claims[category, PLAYER] = self.record.claimed_n[category] = 1

    def player_acted(self) -> None:
        """What lay on the table may lie otherwise now."""
        self.acted = True
        self.queue_known = self.dice_known = self.coloured_known = False
        self._rows_known.clear()

    def player_has(self, staff: Sequence[int]) -> None:
        """End-of-game cards that the player has in play."""
        for number in staff:
            self.record.staff_at[self.pack.staff_index(number)] = PLAYED + PLAYER

    # --- balls

    def lay_ballrooms(self, halls: Sequence[int]) -> None:
        """By their places in the pack, from left to right."""
        self.record.ballrooms[:] = halls

    @property
    def row_to_know(self) -> int | None:
        """The row that it would send a dancer to, if nobody has said yet what the player has there."""
        for event in self._trial():
            if event.name == "automaton_dancer":
                place = BALL_PLACE_NAMES.index(str(event["place"]))
                if self.free_spaces(place) and place not in self._rows_known:
                    return place
        return None

    def free_spaces(self, place: int) -> int:
        """How many spaces of a row its own dancers leave; none where they need none, on the balcony."""
        if place == BALCONY:
            return 0
        t, players = self.pack.record, int(self.record.players)
        spaces = (t.ball_bottom, t.ball_middle, t.ball_top)[place % BALL_ROWS][players]
        return int(spaces) - int(self.record.dancers[AUTOMATON_SEAT, place])

    def player_dances(self, place: int, spaces: int) -> None:
        """So many spaces of a row are taken by the player's dancers."""
        self.record.dancers[PLAYER, place] = spaces
        self._rows_known.add(place)

    @property
    def hall_to_score(self) -> int | None:
        """The ballroom that is scored after this round, counted from nought."""
        if not self.pack.ballrooms or not self.emperor_comes:
            return None
        return int(self.pack.record.emperor_rounds.tolist().index(self.round))

    @property
    def ballroom(self) -> Ballroom:
        """The one that is scored after this round."""
        return self.pack.ballrooms[int(self.record.ballrooms[self.hall_to_score or 0])]

    def player_is_at(self, dancers: Sequence[int]) -> None:
        """The player's dancers in the ballroom that is scored, by rows from the bottom; one number is all of them."""
        g, hall = self.record, self.hall_to_score or 0
        g.dancers[PLAYER, :] = 0
        for row, n in enumerate(dancers):
            g.dancers[PLAYER, hall * BALL_ROWS + row] = n

    @property
    def counts_balcony(self) -> bool:
        """Does the balcony belong to the ballroom that is scored?"""
        return self.hall_to_score == RIGHTMOST

    # --- coloured dice and celebrities

    @property
    def coloured_left(self) -> tuple[int, ...]:
        """Coloured dice that may still lie there, in the order of the lounge."""
        if not self.pack.celebrities:
            return ()
        gone = self._coloured_gone | self._coloured_taken
        return tuple(colour for colour in self.pack.board.lounge_order if colour not in gone)

    @property
    def coloured(self) -> tuple[int, ...]:
        """Where those lie that may still be there, as far as that is known."""
        return tuple(int(self.record.coloured[colour]) for colour in self.coloured_left)

    def lay_coloured(self, faces: Sequence[int]) -> None:
        """Where those lie that may still be there; 0 for one that is gone."""
        for colour, face in zip(self.coloured_left, faces, strict=True):
            self.record.coloured[colour] = face
            if not face:
                self._coloured_gone.add(colour)
        self.coloured_known = True

    @property
    def worth_to_know(self) -> tuple[int, ...]:
        """Coloured dice of which one is about to be taken, as far as nobody has said what the celebrities are worth."""
        if not self.pack.celebrities:
            return ()
        events = self._trial()
        die = next(event for event in events if event.name == "automaton_die")
        anywhere = die["clause"] == "coloured"
        lying = zip(self.coloured_left, self.coloured, strict=True)
        eligible = [colour for colour, face in lying if face and (anywhere or face == die["face"])]
        return tuple(colour for colour in eligible if colour not in self._worth_known)

    def value_celebrities(self, colours: Sequence[int], points: Sequence[int]) -> None:
        for colour, vp in zip(colours, points, strict=True):
            self.record.lounge_vp[colour] = vp
            self._worth_known.add(colour)

    def _fill_lounge(self) -> None:
        """Somebody sits beside each die; who it is does not matter to an automaton, and nobody has them."""
        if self.pack.celebrities:
            self.record.lounge[:] = range(COLOURED_DICE)
            self.record.celebrity_at[:] = CELEBRITY_OUT

    def _next_celebrities(self) -> None:
        """Whom it has taken is followed by somebody new, worth what everybody is who arrives; the others have waited,
        or the player has taken them."""
        g = self.record
        self._worth_known = set(self._coloured_taken)
        for colour in self._worth_known:
            g.lounge_vp[colour] = self.pack.record.lounge_vp
        self._coloured_gone.clear()
        self._coloured_taken.clear()
        g.coloured[:] = 0
        self.coloured_known = False
        self._fill_lounge()

    # --- its own hotel: what people do there is told to the rules

    def hotel_deed(self, deed: int, a: int = 0, b: int = 0) -> None:
        engine.automaton_hotel(self.pack.tables, self._bytes, deed, a, b)
        self.journal += read_log(self.pack, self.record)

    # --- rounds

    def begin_round(self) -> None:
        self.journal.append(Event("round_began", int(self.record.start_seat), {"round": self.round}))

    def score(self, scoring: int, seats: Sequence[int] = (AUTOMATON_SEAT,)) -> None:
        """One of the scorings after this round, if it has that; what happens to these seats goes into the journal."""
        engine.automaton_scores(self.pack.tables, self._bytes, scoring)
        self.journal += [event for event in read_log(self.pack, self.record) if event.seat in seats]

    def next_round(self) -> None:
        """The tiles change hands."""
        g = self.record
        g.round_no += 1
        g.start_seat = 1 - int(g.start_seat)
        g.order_tile[:2] = [1, 2] if int(g.start_seat) == PLAYER else [2, 1]
        g.turns[:] = 0
        self.dice_known = False
        g.dice[:] = 0
        if self.pack.celebrities:
            self._next_celebrities()
