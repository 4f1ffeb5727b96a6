"""The course of a game for the automaton: its turns and yours, round after round, always waiting at one question."""

from __future__ import annotations

from collections.abc import Generator, Sequence
from dataclasses import dataclass

from leopold.companion import hotel
from leopold.companion.automaton import BY_RANK, PLAYER, Automaton, Need
from leopold.companion.errors import misread
from leopold.companion.questions import (
    Answer,
    AtTheBall,
    Ballrooms,
    Claimed,
    Coloured,
    Crossed,
    Dice,
    EndStaff,
    GearCarried,
    LinesFilled,
    NewGuest,
    Pool,
    Question,
    Queue,
    Reserved,
    RoundOver,
    Served,
    SetUp,
    SpacesTaken,
    TurnedUp,
    Worth,
    YourTurns,
)
from leopold.journal import Event
from leopold.packs.tables import BALL_ROWS
from leopold.rules import engine
from leopold.rules.state import AUTOMATON_SEAT
from leopold.seeds import Seed

Course = Generator[Question, Answer, None]


def whole_game(him: Automaton) -> Course:
    """Seven rounds and the final scoring."""
    yield from set_up(him)
    while True:
        him.begin_round()
        yield from whole_round(him)
        yield from scorings(him)
        if him.round == him.rounds:
            return
        him.next_round()


def set_up(him: Automaton) -> Course:
    """What people lay out, and what must be known of it."""
    if him.house == hotel.COUTURE:
        hotel.close_house(him)
    yield SetUp(automaton=him.automaton)
    if him.house == hotel.COUTURE:
        hotel.reserve(him, (yield Reserved(him.pack, automaton=him.automaton)))
        yield Pool(automaton=him.automaton)
        hotel.forget_pool(him)
    if him.pack.ballrooms:
        him.lay_ballrooms((yield Ballrooms(him.pack, automaton=him.automaton)))


def whole_round(him: Automaton) -> Course:
    """Tiles 1 and 4: its first turn, your two, its second. Tiles 2 and 3: the other way round."""
    if him.has_first_tile:
        yield from his_turn(him)
        yield YourTurns(2, automaton=him.automaton)
        him.player_acted()
        yield from his_turn(him)
        yield RoundOver(him.round, 0, automaton=him.automaton)
    else:
        yield YourTurns(1, automaton=him.automaton)
        him.player_acted()
        yield from his_turn(him)
        yield from his_turn(him)
        yield RoundOver(him.round, 1, automaton=him.automaton)
    him.player_acted()


def his_turn(him: Automaton) -> Course:
    """A card from top to bottom; what must be known is asked when it must be known."""
    yield from catch_up(him)
    him.turn_card()
    while him.is_busy:
        yield from ask(him)
        him.step()
    him.end_turn()


def ask(him: Automaton) -> Course:
    """What must be known before the next part of its turn."""
    while (need := him.need) is not Need.NOTHING:
        yield from ask_for(him, need)


def ask_for(him: Automaton, need: Need) -> Course:
    who = him.automaton
    match need:
        case Need.QUEUE:
            yield from ask_queue(him)
        case Need.NEW_GUEST:
            (guest,) = yield NewGuest(him.pack, him.queue[1:], automaton=who)
            him.add_guest(guest)
        case Need.DICE:
            him.lay_dice((yield Dice(him.dice_at_most, him.dice if any(him.dice) else (), automaton=who)))
        case Need.COLOURED:
            him.lay_coloured((yield Coloured(him.coloured_left, him.dice, automaton=who)))
        case Need.WORTH:
            colours = him.worth_to_know
            him.value_celebrities(colours, (yield Worth(colours, automaton=who)))
        case Need.STAFF:
            him.turn_up((yield TurnedUp(him.pack, him.staff_to_turn_up, him.open_staff, automaton=who)))
        case Need.ROW:
            place = him.row_to_know
            assert place is not None, "a row is what must be known"
            (spaces,) = yield SpacesTaken(place, him.free_spaces(place), automaton=who)
            him.player_dances(place, spaces)
        case Need.CLAIM:
            letter = him.objective_to_claim
            (claimed,) = yield Claimed(letter, automaton=who)
            him.player_claimed(letter, bool(claimed))


def ask_queue(him: Automaton) -> Course:
    """The queue; where gears have left it with their guests, perhaps how."""
    now = yield Queue(him.pack, him.queue if him.queue_complete else (), automaton=him.automaton)
    reached = []
    for guest in hotel.doubtful(him, now):
        (carried,) = yield GearCarried(guest, automaton=him.automaton)
        reached += [guest] if carried else []
    hotel.lay_queue(him, now, reached)


def catch_up(him: Automaton) -> Course:
    """What the player's turns have meant for its own hotel: before its next turn, and before it is scored."""
    if not him.acted:
        return
    him.acted = False
    match him.house:
        case hotel.COUTURE if hotel.waiting(him):
            given = yield Served(him.pack, hotel.waiting(him), automaton=him.automaton)
            for guest, item in zip(given[::2], given[1::2], strict=True):
                hotel.serve(him, guest, item)
        case hotel.STARS if hotel.stars(him):
            (lines,) = yield LinesFilled(automaton=him.automaton)
            hotel.fill_lines(him, lines)
        case hotel.SUSHI if hotel.guests_with_gears(him):
            yield from ask_queue(him)
        case hotel.BRIDGE if any(hotel.tolls(him)):
            for face in (yield Crossed(hotel.tolls(him), automaton=him.automaton)):
                hotel.cross(him, face)


# --- scorings


def scorings(him: Automaton) -> Course:
    """After a round, perhaps the emperor; after the last one everything else."""
    last = him.round == him.rounds
    if him.emperor_comes:
        yield from emperor(him, last)
    if last and him.copies_staff:
        him.player_has((yield EndStaff(him.pack, him.open_staff, automaton=him.automaton)))
    if last:
        him.score(engine.SCORES_END)


def emperor(him: Automaton, last: bool) -> Course:
    """His visit, then the stars and a ballroom. Between them his tile may bring the player more: that counts for the
    stars at once, for everything else it can wait until the next turn, if there is one."""
    if him.house != hotel.STARS:
        yield from catch_up(him)
    him.score(engine.SCORES_EMPEROR)
    if him.house == hotel.STARS or (last and him.house in (hotel.SUSHI, hotel.BRIDGE)):
        him.player_acted()
        yield from catch_up(him)
    him.score(engine.SCORES_STARS)
    yield from ball(him)


def ball(him: Automaton) -> Course:
    """The ballroom of this round; the player's dancers only where it counts who else is there."""
    if him.hall_to_score is None:
        return
    seats: Sequence[int] = (AUTOMATON_SEAT,)
    kind = him.ballroom.score.name
    if kind in BY_RANK:
        rows = BALL_ROWS if kind == "rows" else 1
        most = int(him.pack.record.ball_dancers)
        him.player_is_at((yield AtTheBall(rows, most, automaton=him.automaton)))
        seats = (AUTOMATON_SEAT, PLAYER)
    him.score(engine.SCORES_BALL, seats)


@dataclass(frozen=True, slots=True)
class Given:
    """An answer with the question it was given to."""

    key: str
    text: str


class Companion:
    """The automaton's side of one game at a real table: `question`, `answer`, `undo`, and its `journal`."""

    def __init__(
        self,
        level: str,
        seed: Seed,
        edition: str = "revised",
        modules: Sequence[str] = (),
        house: str = "",
        packs: Sequence[str] = (),
    ) -> None:
        self.level = level
        self.seed = seed
        self.edition = edition
        self.modules = tuple(modules)
        self.house = house
        self.packs = tuple(packs)
        """Files with what is printed in the box, laid over our packs."""
        self.given: list[Given] = []
        self._begin()

    def _begin(self) -> None:
        self.him = Automaton(self.level, self.seed, self.edition, self.modules, self.house, self.packs)
        self._course = whole_game(self.him)
        self.question: Question | None = next(self._course)

    @property
    def over(self) -> bool:
        return self.question is None

    @property
    def journal(self) -> list[Event]:
        """All that has happened to it, as events."""
        return self.him.journal

    def answer(self, text: str) -> Answer:
        """Answer the question and go on to the next; a text that is no answer changes nothing.

        Returns the answer as it was understood.
        """
        if self.question is None:
            raise misread("companion-over")
        answer = self.question.read(text)
        self.given.append(Given(self.question.key, self.question.write(answer)))
        try:
            self.question = self._course.send(answer)
        except StopIteration:
            self.question = None
        return answer

    def undo(self) -> Given:
        """Take back the last answer; everything is as it was before it."""
        if not self.given:
            raise misread("companion-nothing-to-undo")
        *before, last = self.given
        self.given = []
        self._begin()
        for given in before:
            self.answer(given.text)
        return last
