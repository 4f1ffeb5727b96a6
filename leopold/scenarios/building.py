"""Given: putting a position together. Whatever is not said has a default; what cannot be is refused."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any, Final

import numpy as np
import numpy.typing as npt

from leopold.config import CHOICES, engine_config, pack_of
from leopold.errors import RulesError
from leopold.packs import Pack, PackError
from leopold.packs.codes import FLIP, HAUTEL_COUTURE, HOUSES, PER_ROUND
from leopold.packs.tables import QUEUE, SEATS
from leopold.rules import agenda, engine
from leopold.rules.actions import ACTIONS
from leopold.rules.course.rounds import number_in_turn
from leopold.rules.decisions import draft, guests, penalties, rooms, turn
from leopold.rules.decisions import entrances as choosing
from leopold.rules.jit import warm_up
from leopold.rules.state import (
    AUTOMATON_SEAT,
    DECK,
    DISMISSED,
    DRAFTING,
    EXPERT_DRAFT,
    FLIPPED,
    GAME,
    HAND,
    NOBODY,
    PLAYED,
    PRIVATE,
    RECORD_BYTES,
    USED,
    VARIANTS,
)
from leopold.scenarios import balls, entrances, lounge, solo, values
from leopold.scenarios.choices import read_config
from leopold.scenarios.errors import Place
from leopold.scenarios.position import Position
from leopold.scenarios.seats import SEAT_KEYS, fill_seat
from leopold.text.words import CATEGORY_LETTERS, guests_by_number, listed, staff_by_number

PHASES: Final = ("turn", "round_end", "setup", "new")
NEW_KEYS: Final = (*CHOICES, "phase", "play")
GIVEN_KEYS: Final = (
    *NEW_KEYS,
    "round",
    "turn",
    "acted",
    "guest_taken",
    "die_taken",
    "extra_turn",
    "dice",
    "bin",
    "queue",
    "guest_deck",
    "guest_deck_top",
    "discard",
    "guests_out",
    "staff_deck",
    "staff_deck_top",
    "staff_out",
    "objectives",
    "tiles",
    "claims",
    *(key for key in solo.SOLO_KEYS if key not in NEW_KEYS),
    *balls.TABLE_KEYS,
    *lounge.TABLE_KEYS,
    *entrances.TABLE_KEYS,
    "seat",
)
DEFAULT_OBJECTIVES: Final = {"A": 106, "B": 109, "C": 113}
DEFAULT_TILES: Final = {"A": "A1", "B": "B2", "C": "C1"}
TURNS: Final = 2
REST: Final = "rest"
"""As `guests_out`: whoever is named nowhere, so that a deck and a pile of a few cards can be laid."""


def build(given: Mapping[str, Any], place: Place, folder: Path | None = None) -> Position:
    """The position that the givens describe, with its first decision waiting."""
    return _Builder(given, place.at("given"), folder or Path()).position()


class _Cards:
    """Where every card of a kind has been put, so that none is in two places."""

    def __init__(self, noun: str) -> None:
        self.noun = noun
        self.where: dict[int, str] = {}

    def put(self, place: Place, numbers: Iterable[int], where: str) -> None:
        for number in numbers:
            if number in self.where:
                raise place.error(
                    f"{self.noun} {number} is already {self.where[number]}; a card can only be in one place."
                )
            self.where[number] = where


class _Builder:
    def __init__(self, given: Mapping[str, Any], place: Place, folder: Path) -> None:
        values.known_keys(place, given, GIVEN_KEYS)
        self.given = given
        self.place = place
        solo.refuse_without_automaton(given, place)
        self.config = read_config(given, place, folder)
        self.automaton = self.config.solo
        self.players = self.config.seats
        self.phase = values.word(place.at("phase"), given.get("phase", "turn"), PHASES)
        try:
            self.pack: Pack = pack_of(self.config)
        except PackError as wrong:
            raise place.at("packs").error(str(wrong)) from None
        self.start = self._start()
        self.seats = self._seats()
        self.game = np.zeros(RECORD_BYTES, np.uint8)
        self.g: np.record = self.game.view(GAME)[0]
        self.t = self.pack.record
        self.guests = _Cards("guest")
        self.staff = _Cards("staff card")

    def _whole(self, key: str, default: int, lowest: int, highest: int) -> int:
        return values.whole(self.place.at(key), self.given.get(key, default), lowest, highest)

    def _start(self) -> int:
        if self.automaton:
            rounds = int(self.pack.record.rounds)
            return solo.read_start(self.given, self.place, self._whole("round", 1, 1, rounds))
        return values.seat_number(self.place.at("start"), self.given.get("start", 1), self.players) - 1

    def _flag(self, key: str) -> bool:
        return values.flag(self.place.at(key), self.given.get(key, False))

    def _seats(self) -> dict[int, dict[str, Any]]:
        """For each seat, counted from 0, what is said about it."""
        place = self.place.at("seat")
        found: dict[int, dict[str, Any]] = {p: {} for p in range(self.players)}
        for key, keys in values.table_of(place, self.given.get("seat", {})).items():
            p = values.seat_number(place, key, self.players) - 1
            found[p] = values.table_of(place.at(key), keys)
            values.known_keys(place.at(key), found[p], SEAT_KEYS)
        if self.automaton:
            p = AUTOMATON_SEAT
            found[p] = solo.automaton_seat(self.pack, self.automaton, found[p], place.at(p + 1), self._keeps_guests())
        return found

    def _keeps_guests(self) -> bool:
        """In one of its hotels the automaton has guests in the café, and rooms that wait for them."""
        return bool(self.given.get("house") == HOUSES[HAUTEL_COUTURE - 1])

    def position(self) -> Position:
        warm_up()
        if self.phase == "new":
            return self._new_game()
        g = self.g
        g.start_seat = self.start
        g.log_on = 1
        self._begin()
        self._categories()
        hotels = self._hotels()
        balls.lay_ballrooms(self.pack, g, self.given, self.place, self.players)
        lounge.lay_lounge(self.pack, g, self.given, self.place)
        entrances.lay_entrances(self.pack, g, self.given, self.place)
        for p, keys in self.seats.items():
            g.hotel[p] = self.pack.hotel_index(hotels[p])
            fill_seat(self.pack, g, p, keys, self.place.at("seat").at(p + 1), self.phase == "setup")
        entrances.lay_beside(self.pack, g, self.given, self.place)
        self._queue_and_guests()
        self._staff_cards()
        self._claims()
        if self.automaton:
            solo.lay_instructions(self.pack, g, self.automaton, self.given, self.place)
            solo.lay_markers(g, self.automaton, self.given, self.place)
        if self.phase == "setup":
            self._set_up()
        else:
            self._rounds()
        given = Position(self.pack, self.game).facts()
        engine.resume(self.pack.tables, self.game, np.zeros(ACTIONS, np.int16))
        return self._played(Position(self.pack, self.game, given))

    def _hotels(self) -> list[str]:
        if self.automaton:
            return solo.read_hotels(self.pack, self.automaton, self.given, self.place)
        return values.hotels(self.pack, self.place.at("hotels"), self.given.get("hotels", "night"), self.players)

    def _begin(self) -> None:
        """What was chosen as a game has it. Chance comes from a seed here too: a scenario always goes the same way."""
        game = np.zeros(RECORD_BYTES, np.uint8)
        engine.new_game(self.pack.tables, game, self._words([0] * SEATS))
        fresh = game.view(GAME)[0]
        for name in (*set(CHOICES).intersection(GAME.names or ()), "item_kinds", "cafe_tables"):
            self.g[name] = fresh[name]
        self.g.random[:] = fresh.random
        self.g.order_tile[:] = fresh.order_tile  # as they lie before round one

    def _words(self, hotels: list[int]) -> npt.NDArray[np.int64]:
        """The configuration in the engine's numbers."""
        words = engine_config(self.pack, self.config)
        words[engine.HOTELS : engine.HOTELS + SEATS] = hotels
        words[engine.START] = self.start
        return words

    def _new_game(self) -> Position:
        """A real game from its seed. Only what one chooses before a game can be given."""
        for key in self.given:
            if key not in NEW_KEYS:
                raise self.place.at(key).error('with phase = "new" the seed decides this; leave it out.')
        numbers = [self.pack.hotel_index(name) for name in self._hotels()] + [0] * (SEATS - self.players)
        words = self._words(numbers)
        if "start" not in self.given and not self.automaton:
            words[engine.START] = -1
        engine.new_game(self.pack.tables, self.game, words)
        return self._played(Position(self.pack, self.game))

    def _played(self, position: Position) -> Position:
        """Actions that lead to where the scenario begins; what they bring about is past by then."""
        place = self.place.at("play")
        actions = values.list_of(place, self.given.get("play", []))
        if actions:
            position = Position(self.pack, self.game)
        for number, action in enumerate(actions, 1):
            said = values.text(place.at(number), action)
            try:
                position.play(said)
            except RulesError as wrong:
                raise place.at(number).error(f"`{said}` cannot be played there. {wrong}") from None
        if actions:
            position.record.log_n = 0
        return position

    # --- what lies on the table

    def _categories(self) -> None:
        for key, default in (("objectives", DEFAULT_OBJECTIVES), ("tiles", DEFAULT_TILES)):
            place = self.place.at(key)
            wanted = {**default, **values.lettered(place, self.given.get(key, {}))}
            for k, (letter, name) in enumerate(wanted.items()):
                if key == "tiles":
                    known = {tile.id: i for i, tile in enumerate(self.pack.tiles) if self.t.tile_category[i] == k}
                else:
                    known = {
                        str(card.number): i
                        for i, card in enumerate(self.pack.objectives)
                        if self.t.objective_category[i] == k
                    }
                if str(name) not in known:
                    raise place.at(letter).error(f"{name!r} is none of category {letter}; use {listed(known, 'or')}.")
                self.g[key][k] = known[str(name)]

    def _claims(self) -> None:
        """Seats by place: the first one scored most."""
        place = self.place.at("claims")
        for letter, seats in values.lettered(place, self.given.get("claims", {})).items():
            k = CATEGORY_LETTERS.index(letter)
            inside = place.at(letter)
            if len(values.list_of(inside, seats)) > int(self.t.objective_vp_n):
                raise inside.error(f"an objective has {int(self.t.objective_vp_n)} places, and these are {len(seats)}.")
            for n, seat in enumerate(seats, 1):
                p = values.seat_number(inside, seat, self.players) - 1
                if self.g.claims[k, p]:
                    raise inside.error(f"seat {seat} is named twice; a player claims an objective once.")
                self.g.claims[k, p] = n
                self.g.claimed_n[k] = n

    def _queue_and_guests(self) -> None:
        g = self.g
        numbers = [card.number for card in self.pack.guests]
        for p in self.seats:
            seated = [self.pack.guests[k].number for k in g.cafe[p].tolist() if k >= 0]
            self.guests.put(self.place.at("seat").at(p + 1).at("cafe"), seated, f"in the café of seat {p + 1}")
        kept = [self.pack.guests[int(k)].number for k in g.kept[: int(g.kept_n)]]
        self.guests.put(self.place.at("kept"), kept, "among the guests who are kept")
        queue = self._queue()
        self.guests.put(self.place.at("queue"), [n for n in queue if n], "in the queue")
        discard = self._list("discard", self._guest_list)
        self.guests.put(self.place.at("discard"), discard, "in the discard pile")
        if "guest_deck" in self.given and "guest_deck_top" in self.given:
            raise self.place.at("guest_deck").error("give the whole deck or only its top, not both.")
        whole = "guest_deck" in self.given
        key = "guest_deck" if whole else "guest_deck_top"
        deck = self._list(key, self._guest_list)
        self.guests.put(self.place.at(key), deck, "in the guest deck")
        rest_out = self.given.get("guests_out") == REST
        if not rest_out:
            self.guests.put(self.place.at("guests_out"), self._list("guests_out", self._guest_list), "out of the game")
        free = (n for n in numbers if n not in self.guests.where)
        queue = [next(free) if n is None else n for n in queue]
        rest = list(free)
        if whole and not rest_out:
            discard += rest
        elif not rest_out:
            deck += rest
        index = guests_by_number(self.pack)
        g.queue[:] = [index[n] if n else NOBODY for n in queue]
        g.guest_deck[: len(deck)] = [index[n] for n in reversed(deck)]
        g.guest_deck_n = len(deck)
        g.discard[: len(discard)] = [index[n] for n in discard]
        g.discard_n = len(discard)

    def _queue(self) -> list[int | None]:
        """From left to right; 0 is an empty space, None one that nothing was said about."""
        place = self.place.at("queue")
        said = self.given.get("queue", {})
        if isinstance(said, list):
            if len(said) != QUEUE:
                raise place.error(
                    f"the queue has {QUEUE} spaces, left to right (0: empty), and these are {len(said)}; "
                    "or name single spaces, as in { 3 = 75 }."
                )
            return [0 if part == 0 else values.guest(self.pack, place, part) for part in said]
        queue: list[int | None] = [None] * QUEUE
        for key, part in values.table_of(place, said).items():
            if key not in ("1", "2", "3", "4", "5"):
                raise place.error(f"there is no space {key!r}; they are 1 (left) to {QUEUE} (right).")
            queue[int(key) - 1] = 0 if part == 0 else values.guest(self.pack, place.at(key), part)
        return queue

    def _guest_list(self, place: Place, value: Any) -> list[int]:
        return values.guests(self.pack, place, value)

    def _staff_list(self, place: Place, value: Any) -> list[int]:
        return values.staff_cards(self.pack, place, value)

    def _list(self, key: str, read: Any) -> list[int]:
        found: list[int] = read(self.place.at(key), self.given.get(key, []))
        return found

    def _staff_cards(self) -> None:
        g = self.g
        index = staff_by_number(self.pack)
        for p, keys in self.seats.items():
            place = self.place.at("seat").at(p + 1)
            self._give(place.at("hand"), keys.get("hand", []), HAND + p, f"in the hand of seat {p + 1}")
            self._give(place.at("staff"), keys.get("staff", []), PLAYED + p, f"in play before seat {p + 1}")
            if "draft" in keys and (self.phase != "setup" or self.config.variant != VARIANTS[EXPERT_DRAFT]):
                raise place.at("draft").error('cards are drafted with phase = "setup" and variant = "draft" only.')
            self._give(place.at("draft"), keys.get("draft", []), DRAFTING + p, f"with seat {p + 1} to choose from")
            self._put_to_work(p, place.at("used"), keys.get("used", []))
        self._give(self.place.at("staff_out"), self.given.get("staff_out", []), DISMISSED, "out of the game")
        if "staff_deck" in self.given and "staff_deck_top" in self.given:
            raise self.place.at("staff_deck").error("give the whole deck or only its top, not both.")
        self._named_private()
        key = "staff_deck" if "staff_deck" in self.given else "staff_deck_top"
        deck = self._give(self.place.at(key), self.given.get(key, []), DECK, "in the staff deck")
        self._private_deck()
        rest = [card.number for card in self.pack.staff if card.number not in self.staff.where]
        if key == "staff_deck":
            g.staff_at[[index[number] for number in rest]] = DISMISSED
        else:
            deck += rest
        cards = [index[number] for number in deck]
        g.staff_at[cards] = DECK
        g.staff_deck[: len(cards)] = cards
        g.staff_deck_n = len(cards)

    def _named_private(self) -> None:
        """The cards of the private deck that are named; they are laid when it is clear where all others are."""
        place = self.place.at("private")
        if self.automaton and "private" in self.given:
            if "private_deck" in self.given:
                raise place.error("give the cards of the private deck or only how many they are, not both.")
            solo.end_staff(self.pack, self.automaton, place, self.given["private"])
            self._give(place, self.given["private"], PRIVATE, f"in the private deck of seat {AUTOMATON_SEAT + 1}")

    def _private_deck(self) -> None:
        """Next card first. By default as many as are not yet turned up, in the order of their numbers."""
        if not self.automaton:
            return
        g, every = self.g, int(self.t.solo_private)
        turned = int(g.played_n[AUTOMATON_SEAT])
        free = solo.free_end_staff(self.pack, self.staff.where)
        deck = self._list("private", self._staff_list)
        if "private" not in self.given:
            size = self._whole("private_deck", max(0, min(every - turned, len(free))), 0, min(every, len(free)))
            deck = self._give(
                self.place.at("private_deck"),
                free[:size],
                PRIVATE,
                f"in the private deck of seat {AUTOMATON_SEAT + 1}",
            )
        if turned + len(deck) > every:
            key = "private" if "private" in self.given else "private_deck"
            raise self.place.at(key).error(
                f"{self.automaton.title()} has {every} staff cards in all; {turned} in play and {len(deck)} in the "
                f"private deck make {turned + len(deck)}."
            )
        index = staff_by_number(self.pack)
        g.private[: len(deck)] = [index[number] for number in reversed(deck)]
        g.private_n = len(deck)

    def _give(self, place: Place, value: Any, where: int, words: str) -> list[int]:
        numbers = values.staff_cards(self.pack, place, value)
        self.staff.put(place, numbers, words)
        index = staff_by_number(self.pack)
        self.g.staff_at[[index[number] for number in numbers]] = where
        return numbers

    def _put_to_work(self, p: int, place: Place, used: Any) -> None:
        """What hiring a card leaves behind: counts, and the sums of what permanent staff change."""
        g, t = self.g, self.t
        g.hand_n[p] = int(np.sum(g.staff_at == HAND + p))
        for card in np.flatnonzero(g.staff_at == PLAYED + p):
            g.played_n[p] += 1
            for i in range(int(t.staff_power_n[card])):
                g.power[p, t.staff_powers[card, i, 0]] += t.staff_powers[card, i, 1]
            if t.staff_when[card, 0] > 0:
                g.watched[p] |= 1 << (int(t.staff_when[card, 0]) - 1)
        index = staff_by_number(self.pack)
        for number in values.staff_cards(self.pack, place, used):
            timing = t.staff_timing[index[number]]
            if g.staff_at[index[number]] != PLAYED + p or timing not in (PER_ROUND, FLIP):
                raise place.error(
                    f"staff card {number} is not a once-per-round or once-a-game card in play before seat {p + 1}."
                )
            g.staff_used[index[number]] = FLIPPED if timing == FLIP else USED

    # --- what is going on

    def _push(self, op: int, p: int, a: int = 0) -> None:
        n = int(self.g.agenda_n)
        self.g.agenda[n, :3] = (op, p, a)
        self.g.agenda_n = n + 1

    def _set_up(self) -> None:
        """Guests from the start player's right, then rooms from the start player; before that a draft."""
        for key in ("round", "turn", "acted", "guest_taken", "die_taken", "extra_turn", "dice", "bin"):
            if key in self.given:
                raise self.place.at(key).error('with phase = "setup" no round has begun; leave it out.')
        n = self.players
        from_start = [(self.start + i) % n for i in range(n)]
        self._push(agenda.NEXT_ROUND, NOBODY)
        if self.automaton:
            self._push(rooms.FIRST_ROOMS, 0, int(self.t.start_rooms))
            self._push(guests.FIRST_GUEST, 0)
            self._entrances()
            self._push(penalties.RETURN_STAFF, 0, max(0, int(self.g.hand_n[0]) - int(self.t.start_hand)))
            return
        for p in reversed(from_start):
            self._push(rooms.FIRST_ROOMS, p, int(self.t.start_rooms))
        for p in from_start:
            self._push(guests.FIRST_GUEST, p)
        self._entrances()
        sizes = [int(np.sum(self.g.staff_at == DRAFTING + p)) for p in range(n)]
        if len(set(sizes)) > 1:
            raise self.place.at("seat").error("everybody drafts from the same number of cards.")
        if sizes[0]:
            self._push(agenda.PASS_DRAFT, NOBODY)
            for p in reversed(from_start):
                self._push(draft.DRAFT_CARD, p)

    def _entrances(self) -> None:
        """Where some are on offer: the auction, or alone the choice of one."""
        offered = int(np.sum(self.g.entrances >= 0)) if self.pack.entrances else 0
        if offered == 0:
            return
        if self.automaton:
            self._push(choosing.CHOOSE_ENTRANCE, 0)
        elif offered != self.players:
            raise self.place.at("entrances").error(
                f"as many are auctioned as there are players; {self.players} play, and these are {offered}."
            )
        else:
            self._push(agenda.NEXT_BID, (self.start - 1) % self.players)

    def _rounds(self) -> None:
        g, n = self.g, self.players
        g.round_no = self._whole("round", 1, 1, int(self.t.rounds))
        for p in range(n):
            g.order_tile[p] = (p - self.start) % n + 1
        if self.phase == "round_end":
            for key in ("turn", "acted", "guest_taken", "die_taken", "extra_turn"):
                if key in self.given:
                    raise self.place.at(key).error('with phase = "round_end" everybody has played; leave it out.')
            g.turns[:n] = [keys.get("turns", TURNS) for keys in self.seats.values()]
            self._dice()
            if int(g.dice.sum()) > 0 and int(g.turns[:n].min()) < TURNS:
                raise self.place.at("seat").error("the round has not ended: a seat has turns left, and there are dice.")
            self._push(agenda.NEXT_TURN, NOBODY)
            return
        self._turn()
        self._dice()

    def _turn(self) -> None:
        """Whose turn it is follows from the tiles, or the tiles from whose turn it is."""
        g, n = self.g, self.players
        place = self.place.at("turn")
        guest_taken, die_taken, extra = (self._flag(key) for key in ("guest_taken", "die_taken", "extra_turn"))
        covers = die_taken and not extra
        told = any(key in keys for keys in self.seats.values() for key in ("turns", "passed"))
        mover: int | None = None
        if "turn" in self.given:
            mover = values.seat_number(place, self.given["turn"], n) - 1
        elif not told:
            mover = self.start
        elif die_taken or extra:
            raise place.error("say whose turn it is: in the middle of a turn it does not follow from turns and passed.")
        if told:
            for p, keys in self.seats.items():
                at = self.place.at("seat").at(p + 1)
                g.turns[p] = values.whole(at.at("turns"), keys.get("turns", 0), 0, TURNS)
                g.passed[p] = values.flag(at.at("passed"), keys.get("passed", False))
        elif mover is not None:
            g.turns[:n] = g.order_tile[:n] < g.order_tile[mover]
            g.turns[mover] += int(covers)
        due = mover if extra else self._next_seat(mover if covers else None)
        if due is None:
            raise self.place.at("seat").error(
                'nobody has a turn left; use phase = "round_end" to begin at the end of a round.'
            )
        if mover is not None and mover != due:
            raise place.error(
                f"by turns and passed it is seat {due + 1}'s turn, not seat {mover + 1}'s; "
                "change one of them, or leave turns and passed out."
            )
        g.guest_taken = guest_taken
        g.die_taken = die_taken
        g.extra_turn = extra
        g.acted = self._flag("acted") or guest_taken or die_taken
        if self.automaton and due == AUTOMATON_SEAT:
            for key in ("guest_taken", "die_taken", "extra_turn", "acted"):
                if self._flag(key):
                    raise self.place.at(key).error(
                        f"{self.automaton.title()}'s turn happens by itself, and as a whole; leave it out, or write "
                        "turn = 1."
                    )
            self._push(agenda.AUTOMATON_TURN, due)
        else:
            self._push(turn.TURN, due)

    def _next_seat(self, took_die: int | None) -> int | None:
        """The lowest visible number among those who have not passed; who has just taken a die is still at it."""
        g, n = self.g, self.players
        waiting = []
        for p in range(n):
            turns = int(g.turns[p]) - int(p == took_die)
            if not g.passed[p] and 0 <= turns < TURNS:
                waiting.append((int(number_in_turn(g, p, turns)), p))
        return min(waiting)[1] if waiting else None

    def _dice(self) -> None:
        """Dice on the spaces, on the tiles and in the bin are all the dice; by default the bin has the rest."""
        g = self.g
        every = int(self.t.dice[self.players])
        covered = int(g.turns.sum()) - int(g.key > 0)
        place = self.place.at("dice")
        if "dice" in self.given:
            for face, n in values.dice(place, self.given["dice"]).items():
                g.dice[face - 1] = n
        else:
            for k in range(every - covered - self._whole("bin", 0, 0, every - covered)):
                g.dice[k % 6] += 1
        shown = int(g.dice.sum())
        if shown + covered > every:
            raise place.error(
                f"with {self.players} players there are {every} dice; {shown} on the spaces and {covered} on the "
                f"turn-order tiles make {shown + covered}."
            )
        rest = every - shown - covered
        lounge.lay_dice(self.pack, g, self.given, self.place)
        g.bin = self._whole("bin", rest, 0, every)
        if g.bin != rest:
            raise self.place.at("bin").error(
                f"with {self.players} players there are {every} dice; {shown} on the spaces and {covered} on the "
                f"turn-order tiles leave {rest} for the bin."
            )
