"""The score sheet: what people have is laid out as a position, and the rules count it.

Nothing is counted here that the rules count. What people know of their hotels, cards and markers becomes the given of a
scenario; its last round is over, and the agenda goes on as in any game.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Final, Literal

import numpy as np

from leopold.config import Config, configure, pack_of
from leopold.errors import RulesError
from leopold.journal import read_log
from leopold.packs import Pack
from leopold.packs.codes import BLUE, GAME_END, ITEMS, SCORE_COPY, SCORE_DANCERS, SCORE_EMPEROR, SCORE_STAFF, STAYS
from leopold.packs.tables import BALL_ROWS, BASE_CAFE_TABLES, COLUMNS, EMPEROR_SPACES, FLOORS, SEATS
from leopold.rules import agenda, engine
from leopold.rules.actions import ACTIONS
from leopold.rules.board.balls import score_ballroom
from leopold.rules.board.emperor import score_emperor_track
from leopold.rules.board.entrances import group_bonus
from leopold.rules.board.hotel import full_columns, full_floors, full_groups
from leopold.rules.state import (
    AUTOMATON_SEAT,
    EMPTY,
    FROM_BADGES,
    FROM_BALLS,
    FROM_BONUSES,
    FROM_EMPEROR_TILES,
    FROM_EMPEROR_TRACK,
    FROM_END_STAFF,
    FROM_LEFTOVERS,
    FROM_OBJECTIVES,
    FROM_ROOMS,
    FROM_UNSERVED,
    NOBODY,
    OCCUPIED,
    SOURCE_NAMES,
)
from leopold.scenarios.building import build
from leopold.scenarios.errors import Place, ScenarioError
from leopold.scenarios.position import Position
from leopold.server.errors import TableError, score_impossible
from leopold.server.models import FloorCount, PersonEntry, PersonScore, Score, ScoreEntry, StaffShare, VisitCount
from leopold.text.words import BALCONY, CATEGORY_LETTERS, ROOM_NAMES, staff_by_number
from leopold.view.sources import points_by_source, sources_of
from leopold.words import said

FINAL: Final = (FROM_END_STAFF, FROM_ROOMS, FROM_LEFTOVERS, FROM_UNSERVED)
"""Sources of the final scoring; all others have moved the marker on the track before."""
SEEN: Final = frozenset(
    (FROM_BADGES, FROM_BONUSES, FROM_OBJECTIVES, FROM_EMPEROR_TRACK, FROM_EMPEROR_TILES, FROM_BALLS, *FINAL)
)
"""Sources that follow from what people can say of the table; of the others only the points themselves are known."""
ASKED: Final = {SCORE_STAFF: "hired", SCORE_EMPEROR: "emperor", SCORE_DANCERS: "dancers"}
"""What some cards count and the rest of the sheet does not tell."""
BEFORE_THE_END: Final = 6
"""A round in which the automaton does not begin: nobody's turn may happen by itself while the table is laid."""


def count(asked: ScoreEntry) -> Score:
    """Points by source for everybody; a TableError where something cannot be so on a table."""
    try:
        config = _config(asked)
    except RulesError as wrong:
        raise score_impossible(wrong.said or str(wrong)) from None
    pack = pack_of(config)
    _check(asked, config, pack)
    try:
        position = build(_given(asked, config, pack), Place("score sheet"))
    except ScenarioError as wrong:
        raise score_impossible(str(wrong)) from None
    return _Reckoning(asked, pack, position).score()


def _config(asked: ScoreEntry) -> Config:
    """One alone without an automaton counts as well: the rules have a second seat then, of which nothing is said."""
    people = asked.people[:1] if asked.solo else asked.people
    hotels = [person.hotel for person in people]
    if asked.solo and len(asked.people) != 2:
        raise RulesError(said("sheet-wrong-alone"))
    chosen: dict[str, Any] = {"edition": asked.edition, "modules": asked.modules}
    if asked.solo:
        return configure(1, hotels=hotels, solo=asked.solo, rival_hotel=asked.rival_hotel, **chosen)
    return configure(max(2, len(hotels)), hotels=[*hotels, "night"][: max(2, len(hotels))], **chosen)


def _check(asked: ScoreEntry, config: Config, pack: Pack) -> None:
    """What no table can show is refused, with a sentence for those who sit at it."""
    for problem in _problems(asked, config, pack):
        raise problem


def _problems(asked: ScoreEntry, config: Config, pack: Pack) -> Iterator[TableError]:
    staff = staff_by_number(pack)
    sources = {name for _, name in sources_of(pack.modules)}
    kitchen = ITEMS[: pack.item_kinds]
    entrances = {tile.id: tile for tile in pack.entrances}
    named: set[int] = set()
    places: set[tuple[str, int]] = set()
    taken: set[str] = set()
    for p, person in enumerate(asked.people):
        if config.solo and p == AUTOMATON_SEAT and _has_what_no_automaton_has(person, config):
            yield score_impossible(said("sheet-wrong-automaton", automaton=config.solo))
        if person.hotel in ("day",):
            yield score_impossible(said("sheet-wrong-day"))
        for room in person.rooms:
            if room not in ROOM_NAMES:
                yield score_impossible(said("sheet-wrong-room", room=room))
        for number in person.staff:
            if number not in staff or pack.record.staff_timing[staff[number]] != GAME_END:
                yield score_impossible(said("sheet-wrong-staff", number=number))
            if number in named:
                yield score_impossible(said("sheet-wrong-staff-twice", number=number))
            named.add(number)
        if person.hired is not None and person.hired < len(person.staff):
            yield score_impossible(said("sheet-wrong-hired", n=len(person.staff)))
        if person.krones > int(pack.record.krone_cap):
            yield score_impossible(said("sheet-wrong-krones", most=int(pack.record.krone_cap)))
        for item in person.kitchen:
            if item not in kitchen:
                yield score_impossible(said("sheet-wrong-item", item=item))
        if person.entrance and person.entrance not in entrances:
            yield score_impossible(said("sheet-wrong-entrance", entrance=person.entrance))
        if person.entrance in taken:
            yield score_impossible(said("sheet-wrong-entrance-twice"))
        taken.update(filter(None, [person.entrance]))
        tables = BASE_CAFE_TABLES + (entrances[person.entrance].tables if person.entrance in entrances else 0)
        if person.cafe > tables:
            yield score_impossible(said("sheet-wrong-cafe", most=tables))
        for place in (person.emperor, *(visit.place for visit in person.visits)):
            if place is not None and place >= EMPEROR_SPACES:
                yield score_impossible(said("sheet-wrong-track", most=EMPEROR_SPACES - 1))
        for letter, place in person.objectives.items():
            if place > int(pack.record.objective_vp_n):
                yield score_impossible(said("sheet-wrong-place", most=int(pack.record.objective_vp_n)))
            if (letter, place) in places:
                yield score_impossible(said("sheet-wrong-place-twice", letter=letter, place=place))
            places.add((letter, place))
        if person.danced and not pack.ballrooms:
            yield score_impossible(said("sheet-wrong-dancers"))
        if person.dancers is not None and person.dancers > (int(pack.record.ball_dancers) if pack.ballrooms else 0):
            yield score_impossible(said("sheet-wrong-dancers"))
        for source in person.typed:
            if source not in sources:
                yield score_impossible(said("sheet-wrong-source", source=source))
    yield from _wrong_balls(asked, pack)


def _has_what_no_automaton_has(person: PersonEntry, config: Config) -> bool:
    own_hotel = person.hotel != "night" or (not config.rival_hotel and "vacant" in person.rooms.values())
    return bool(own_hotel or person.krones or any(person.kitchen.values()) or person.entrance or person.cafe)


def _wrong_balls(asked: ScoreEntry, pack: Pack) -> Iterator[TableError]:
    halls = {room.id for room in pack.ballrooms}
    scored = [ball for ball in asked.balls if ball is not None]
    for ball in scored:
        if ball.ballroom not in halls:
            yield score_impossible(said("sheet-wrong-ballroom"))
        if len(ball.dancers) != len(asked.people):
            yield score_impossible(said("sheet-wrong-dancers"))
    if len({ball.ballroom for ball in scored}) != len(scored):
        yield score_impossible(said("sheet-wrong-ballroom"))
    for p in range(len(asked.people)):
        if sum(sum(ball.dancers[p]) for ball in scored) > (int(pack.record.ball_dancers) if pack.ballrooms else 0):
            yield score_impossible(said("sheet-wrong-dancers"))


def _given(asked: ScoreEntry, config: Config, pack: Pack) -> dict[str, Any]:
    """As a scenario would say it: everything but what only the points of are known."""
    given: dict[str, Any] = {
        "edition": config.edition,
        "modules": list(config.modules),
        "hotels": list(config.hotels),
        "round": BEFORE_THE_END,
        "seat": {},
    }
    if config.solo:
        given |= {"solo": config.solo}
        if config.rival_hotel:
            given["house"] = config.rival_hotel
    else:
        given["players"] = config.players
    waiting = (card.number for i, card in enumerate(pack.guests) if pack.record.guest_goes[i] != STAYS)
    for p, person in enumerate(asked.people):
        seat: dict[str, Any] = {
            "rooms": {
                state: [room for room, found in person.rooms.items() if found == state]
                for state in ("vacant", "occupied")
            },
            "staff": person.staff,
        }
        if not (config.solo and p == AUTOMATON_SEAT):
            seat |= {
                "krones": person.krones,
                "kitchen": person.kitchen,
                "cafe": [next(waiting) for _ in range(person.cafe)],
            }
        if person.entrance:
            seat["entrance"] = person.entrance
        if dancers := dancers_of(asked, p):
            seat["dancers"] = {BALCONY: dancers}
        given["seat"][str(p + 1)] = seat
    goals = next((person.goals for person in asked.people if person.entrance and person.goals), 0)
    if goals:
        given["goals_met"] = list(CATEGORY_LETTERS[:goals])
    return given


def dancers_of(asked: ScoreEntry, p: int) -> int:
    """As somebody says, or as many as danced at the balls that are known."""
    said_so = asked.people[p].dancers
    return sum(sum(ball.dancers[p]) for ball in asked.balls if ball) if said_so is None else said_so


class _Reckoning:
    """One position, from the first of the emperor's visits to the last sum."""

    def __init__(self, asked: ScoreEntry, pack: Pack, position: Position) -> None:
        self.asked = asked
        self.pack = pack
        self.position = position
        self.g = position.record
        self.t = pack.record
        self.sources = sources_of(pack.modules)
        self.before: list[int] = []
        """Points on the sheet before the final scoring."""
        self.visits: list[list[VisitCount | None]] = []
        self.balls: list[list[int | None]] = [[] for _ in asked.people]

    def score(self) -> Score:
        g = self.g
        g.watched[:] = 0  # whoever waited for points had them during the game
        g.log_n = 0
        g.agenda[:] = 0
        g.agenda_n = 0
        self._balls()
        for p, person in enumerate(self.asked.people):
            self._during_the_game(p, person)
        self._end()
        shares = self._shares()
        ranks = self._ranks()
        return Score(
            sources=[name for _, name in self.sources],
            counted=[name for place, name in self.sources if place in SEEN],
            people=[self._person(p, shares[p], ranks[p]) for p in range(len(self.asked.people))],
        )

    def _balls(self) -> None:
        g = self.g
        at_the_end = g.dancers.copy()
        for hall, ball in enumerate(self.asked.balls):
            before = g.sheet[:, FROM_BALLS].tolist()
            if ball is not None:
                g.dancers[:] = 0
                g.ballrooms[hall] = [room.id for room in self.pack.ballrooms].index(ball.ballroom)
                for p, rows in enumerate(ball.dancers):
                    g.dancers[p, hall * BALL_ROWS : hall * BALL_ROWS + len(rows)] = rows
                score_ballroom(self.t, g, hall)
            for p, points in enumerate(self.balls):
                points.append(int(g.sheet[p, FROM_BALLS]) - before[p] if ball is not None else None)
        g.dancers[:] = at_the_end

    def _during_the_game(self, p: int, person: PersonEntry) -> None:
        """The emperor's visits, objectives, and what the rooms have brought when they were laid and filled."""
        g, t = self.g, self.t
        visits: list[VisitCount | None] = []
        for scoring, visit in enumerate(person.visits):
            before = int(g.sheet[p, FROM_EMPEROR_TRACK])
            if visit.place is None:
                visits.append(None)
            else:
                g.emperor[p] = visit.place
                score_emperor_track(t, g, p, scoring)
                vp = int(g.sheet[p, FROM_EMPEROR_TRACK]) - before
                visits.append(VisitCount(vp=vp, after=int(g.emperor[p]), meets=self._meets(p)))
            g.sheet[p, FROM_EMPEROR_TILES] += visit.tile
        self.visits.append(visits)
        if person.emperor is not None:
            g.emperor[p] = person.emperor
        for letter, place in person.objectives.items():
            g.claims[CATEGORY_LETTERS.index(letter), p] = place
            g.sheet[p, FROM_OBJECTIVES] += t.objective_vp[place - 1]
        if person.hired is not None:
            g.played_n[p] = person.hired
        g.sheet[p, FROM_BALLS] += person.danced
        self._rooms(p)
        for source, points in person.typed.items():
            g.sheet[p, SOURCE_NAMES.index(source)] = points

    def _meets(self, p: int) -> Literal["reward", "nothing", "penalty"]:
        if self.g.emperor[p] >= self.t.emperor_reward_from:
            return "reward"
        return "nothing" if self.g.emperor[p] > 0 else "penalty"

    def _rooms(self, p: int) -> None:
        """Badges of the doors there are, and full blue groups; the automaton has no bonus for these."""
        g, t = self.g, self.t
        hotel = int(g.hotel[p])
        g.sheet[p, FROM_BADGES] = int(t.hotel_badge[hotel][g.rooms[p] != EMPTY].sum())
        if self.asked.solo and p == AUTOMATON_SEAT:
            return
        for group in range(int(t.hotel_group_n[hotel])):
            if g.group_left[p, group] == 0 and t.group_colour[hotel, group] == BLUE:
                g.sheet[p, FROM_BONUSES] += int(group_bonus(t, g, p, BLUE, int(t.group_size[hotel, group])))

    def _end(self) -> None:
        """The last round is over: what comes now is the final scoring."""
        g = self.g
        g.sheet[:, list(FINAL)] = 0
        self.before = g.sheet.sum(axis=1).tolist()
        g.round_no = self.t.rounds
        g.log_n = 0
        g.agenda[0, :2] = (agenda.NEXT_ROUND, NOBODY)
        g.agenda_n = 1
        engine.resume(self.pack.tables, self.position.bytes, np.zeros(ACTIONS, np.int16))
        for p, person in enumerate(self.asked.people):
            for source in FINAL:
                if SOURCE_NAMES[source] in person.typed:
                    g.sheet[p, source] = person.typed[SOURCE_NAMES[source]]

    def _shares(self) -> list[list[StaffShare]]:
        found: list[list[StaffShare]] = [[] for _ in range(SEATS)]
        for event in read_log(self.pack, self.g):
            if event.name == "staff_scored" and event.seat is not None:
                card, vp, copied = (event[name] for name in ("staff", "vp", "copied"))
                assert isinstance(card, int) and isinstance(vp, int)
                found[event.seat].append(
                    StaffShare(staff=card, vp=vp, copied=copied if isinstance(copied, int) else None)
                )
        return found

    def _ranks(self) -> list[int]:
        """Among those who are here: a seat of which nothing is said has lost."""
        g, n = self.g, len(self.asked.people)
        for p in range(n):
            g.vp[p] = self._rest(p) + int(g.sheet[p].sum())
        g.vp[n:] = -9999
        out = np.zeros(SEATS, np.int64)
        engine.ranks(self.position.bytes, out)
        found: list[int] = out[:n].tolist()
        return found

    def _rest(self, p: int) -> int:
        """Of the points on the track, those that no source has been named for."""
        track = self.asked.people[p].track
        return 0 if track is None else track - self.before[p]

    def _person(self, p: int, staff: list[StaffShare], rank: int) -> PersonScore:
        g, t = self.g, self.t
        occupied = (g.rooms[p] == OCCUPIED).reshape(FLOORS, COLUMNS).sum(axis=1).tolist()
        return PersonScore(
            points=points_by_source(self.pack.modules, g.sheet[p]),
            rest=self._rest(p),
            total=int(g.vp[p]),
            rank=rank,
            staff=staff,
            asks=self._asks(p),
            floors=[FloorCount(occupied=n, vp=n * int(t.floor_vp[floor])) for floor, n in enumerate(occupied)],
            full_groups=int(full_groups(t, g, p)),
            full_floors=int(full_floors(g, p)),
            full_columns=int(full_columns(g, p)),
            tiles=int(g.tiles_laid[p]),
            tables=int(g.cafe_tables[p]),
            visits=self.visits[p],
            balls=self.balls[p],
        )

    def _asks(self, p: int) -> list[str]:
        """By one's own cards, and where one of them copies others' also by theirs."""
        own = self._scores(self.asked.people[p].staff)
        if SCORE_COPY in own:
            own = own.union(*(self._scores(person.staff) for person in self.asked.people))
        return [name for kind, name in ASKED.items() if kind in own]

    def _scores(self, numbers: Sequence[int]) -> set[int]:
        staff = staff_by_number(self.pack)
        return {int(self.t.staff_score[staff[number], 0]) for number in numbers}
