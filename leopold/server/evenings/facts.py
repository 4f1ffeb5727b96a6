"""What a finished game was like for one seat, in numbers: the achievements are conditions on these."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from leopold.game import Game, Score
from leopold.journal import Event
from leopold.packs.automata import USUAL
from leopold.view import SeatView

LAST_ROUNDS: Final = 5
"""From this round on it is late: who is behind then and wins has come from behind."""


@dataclass(frozen=True, slots=True)
class Finished:
    """A finished game with its past, as one seat has it."""

    game: Game
    seat: int
    score: Score
    own: SeatView
    mine: Mapping[str, Sequence[Event]]
    """What happened to this seat, by the name of the event."""

    def all(self, name: str, argument: str) -> list[int]:
        """An argument of all events of a name."""
        return [int(event[argument] or 0) for event in self.mine.get(name, ())]

    def count(self, name: str) -> int:
        return len(self.mine.get(name, ()))


def finished(game: Game, seat: int) -> Finished:
    """The game from a seat; it must be over, and know its past."""
    mine: dict[str, list[Event]] = {}
    for event in game.journal:
        if event.seat == seat:
            mine.setdefault(event.name, []).append(event)
    return Finished(game, seat, game.scores[seat], game.seat(seat), mine)


# --- one function for each fact that is more than a count


def ahead(of: Finished) -> int:
    """Points before the best of the others; below nought for who is behind."""
    return of.score.total - max(score.total for score in of.game.scores if score.seat != of.seat)


def from_behind(of: Finished) -> int:
    """Won, after having been alone in the last place when the late rounds began."""
    points = [0] * of.game.players
    for event in of.game.journal:
        if event.name == "vp" and event.seat is not None:
            points[event.seat] = int(event["vp"] or 0)
        elif event.name == "round_began" and event["round"] == LAST_ROUNDS:
            behind = all(points[of.seat] < other for seat, other in enumerate(points) if seat != of.seat)
            return int(behind and of.score.rank == 1)
    return 0


def check_ins_in_a_turn(of: Finished) -> int:
    """The most guests that moved in within one turn of this seat."""
    most = now = 0
    for event in of.game.journal:
        if event.name in ("turn_began", "turn_ended"):
            now = 0
        elif event.name == "checked_in" and event.seat == of.seat:
            now += 1
            most = max(most, now)
    return most


def _guests(of: Finished) -> list[int]:
    pack = of.game.pack
    return [pack.guest_index(number) for number in of.all("checked_in", "guest")]


def colours(of: Finished) -> int:
    """Of guests who moved in."""
    return len({of.game.pack.guests[guest].colour for guest in _guests(of)})


def largest_order(of: Finished) -> int:
    """Dishes and drinks of the most demanding guest who moved in."""
    return max((len(of.game.pack.guests[guest].order) for guest in _guests(of)), default=0)


def _occupied(of: Finished, floor: int) -> int:
    return sum(room.state == "occupied" for room in of.own.rooms[floor])


def top_rooms(of: Finished) -> int:
    """Occupied rooms on the highest floor."""
    return _occupied(of, len(of.own.rooms) - 1)


def full_floors(of: Finished) -> int:
    return sum(_occupied(of, floor) == len(rooms) for floor, rooms in enumerate(of.own.rooms))


def hired_at_once(of: Finished) -> int:
    """Staff hired before the second round began."""
    found = 0
    for event in of.game.journal:
        if event.name == "round_began" and event["round"] == 2:
            break
        found += event.name == "staff_hired" and event.seat == of.seat
    return found


def hired_free(of: Finished) -> int:
    """The printed cost of the dearest staff that cost nothing in the end."""
    pack = of.game.pack
    free = [event["staff"] for event in of.mine.get("staff_hired", ()) if event["price"] == 0]
    return max((pack.staff[pack.staff_index(int(number or 0))].cost for number in free), default=0)


def boosts(of: Finished) -> int:
    """Dice that were paid for to be stronger; a six costs a krone by itself."""
    six = of.game.pack.board.six_price
    return sum(int(event["price"] or 0) > (six if event["face"] == 6 else 0) for event in of.mine.get("die_taken", ()))


def solo_won(level: str) -> Callable[[Finished], int]:
    """Won at this level against the automaton that plays without any module."""
    return lambda of: int(of.game.config.solo == USUAL and of.game.config.level == level and of.score.rank == 1)


FACTS: Final[Mapping[str, Callable[[Finished], int]]] = {
    "games": lambda of: 1,
    "won": lambda of: int(of.score.rank == 1),
    "points": lambda of: of.score.total,
    "ahead": ahead,
    "from_behind": from_behind,
    "guests": lambda of: of.count("checked_in"),
    "check_ins_in_a_turn": check_ins_in_a_turn,
    "colours": colours,
    "largest_order": largest_order,
    "guests_left": lambda of: sum(table is not None for table in of.own.cafe),
    "paid_for_guests": lambda of: sum(of.all("guest_taken", "price")),
    "groups": lambda of: of.count("group_completed"),
    "largest_group": lambda of: max(of.all("group_completed", "size"), default=0),
    "top_rooms": top_rooms,
    "full_floors": full_floors,
    "objectives": lambda of: of.count("objective_claimed"),
    "objectives_first": lambda of: Counter(of.all("objective_claimed", "place"))[1],
    "rewards": lambda of: of.count("emperor_rewarded"),
    "penalties": lambda of: of.count("emperor_punished") + of.count("penalty_ignored"),
    "emperor": lambda of: max(of.all("emperor", "space"), default=0),
    "staff": lambda of: of.count("staff_hired"),
    "hired_at_once": hired_at_once,
    "hired_free": hired_free,
    "end_staff": lambda of: of.score.sources["end_staff"],
    "strength": lambda of: max(of.all("die_taken", "strength"), default=0),
    "boosts": boosts,
    "passes": lambda of: of.count("passed"),
    "krones": lambda of: max(of.all("krones", "krones"), default=0),
    "solo_easy": solo_won("easy"),
    "solo_medium": solo_won("medium"),
    "solo_hard": solo_won("hard"),
}
"""Every fact by name. A new one is a line here."""


def facts_of(game: Game, seat: int) -> dict[str, int]:
    """All of them."""
    of = finished(game, seat)
    return {name: fact(of) for name, fact in FACTS.items()}
