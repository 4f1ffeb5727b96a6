"""What a viewer sees of a table: everything sent to a seat is made here, from a record with the rest covered."""

from __future__ import annotations

from functools import cached_property
from typing import Final

import msgspec

from leopold import journal
from leopold.game import Action, Game
from leopold.packs import Pack, kept_with_pack
from leopold.packs.tables import ROOMS
from leopold.rules.actions import ACT, ACTIONS, CHECK_IN, DIE, DIE_WAYS, ROOM, kind_of
from leopold.rules.events import DIE_TAKEN
from leopold.server.models import (
    Choice,
    Coming,
    Decision,
    DieOffer,
    Event,
    Line,
    Obstacle,
    Told,
)
from leopold.telling import tell
from leopold.text.decision import read_decision
from leopold.text.moment import Moment, look
from leopold.text.notation import Key, arguments_of_key, text_keys
from leopold.text.refusals import hindrances, read_refusal
from leopold.view import View, Viewer, own_view, read_fields, view_of

SECRET_KINDS: Final = ("draft", "return")
"""Actions that name a card which only the acting seat may know."""


class Projection:
    """A position as this viewer sees it: covered once, each field read once, because reading a record is slow."""

    def __init__(self, game: Game, viewer: Viewer) -> None:
        self.game = game
        self.viewer = viewer
        self._fields = read_fields(game.covered_bytes(viewer))

    def view(self, open_view: View | None = None) -> View:
        """The table as this viewer sees it; by what an onlooker sees, if somebody has that."""
        if open_view is None:
            return view_of(self.game.pack, self._fields, self.viewer)
        return open_view if self.viewer is None else own_view(self.game.pack, self._fields, self.viewer, open_view)

    @property
    def moment(self) -> Moment | None:
        """The decision as this viewer sees it."""
        return look(self.game.pack, self._fields)

    @property
    def noted(self) -> bytes:
        """What the last action brought, in numbers: viewers for whom these are the same are told the same."""
        fields = self._fields
        return bytes(fields.log[: int(fields.log_n)])

    @cached_property
    def events(self) -> list[Event]:
        """What the last action brought, as this viewer may know it."""
        return [Event(key=event.name, seat=event.seat, params=dict(event.arguments)) for event in self._happened]

    @cached_property
    def told(self) -> list[Told]:
        """The same as lines of the log."""
        lines = tell(self.game.pack, self._happened, self.game.config.level)
        return [Told(seat=line.seat, said=line.said, at=line.at) for line in lines]

    @cached_property
    def _happened(self) -> list[journal.Event]:
        return journal.read_log(self.game.pack, self._fields)


def open_view(game: Game) -> View:
    """With all hands open, for looking back at a finished game."""
    seats = [game.seat(seat) for seat in range(game.players)]
    return msgspec.structs.replace(game.view(), seats=seats)


def choice_of(action: Action) -> Choice:
    return Choice(number=action.number, kind=action.kind, text=action.text, args=dict(action.arguments))


def choices_of(game: Game, viewer: Viewer) -> list[Choice]:
    """What may be done now, by whoever is to move."""
    if viewer is None or viewer != game.to_move:
        return []
    return [choice_of(action) for action in game.actions]


def decision_and_pending(now: Moment | None) -> tuple[Decision | None, list[Coming]]:
    """The prompt, and what comes after; both are about things that lie open."""
    if now is None:
        return None, []
    found = read_decision(now)
    coming = [Coming(key=one.key, seat=one.seat, params=one.params) for one in found.coming]
    shown = Decision(
        name=found.name, seat=found.seat, answers=list(found.answers), params=found.arguments, cause=found.cause
    )
    return shown, coming


def obstacles_of(game: Game, viewer: Viewer) -> list[Obstacle]:
    """Why other things cannot be done, for whoever decides; each reason once for a die, however it might be used."""
    if viewer is None or game.to_move != viewer:
        return []
    fields = read_fields(game.record_bytes)
    firsts: dict[tuple[int, int], tuple[int, int]] = {}
    for number, refusal in hindrances(game.pack, fields, game.record_bytes):
        about = _ABOUT[number] if number < ACT or _about_guest(game.pack, refusal) else number
        firsts.setdefault((about, refusal), (number, refusal))
    hindered = list(firsts.values())
    found: dict[int, Obstacle] = {}
    for key, (number, refusal) in zip(text_keys(fields, (number for number, _ in hindered)), hindered, strict=True):
        what, obstacle = _obstacle(game.pack, number, key, refusal)
        found.setdefault(what, obstacle)
    return list(found.values())


_ABOUT: Final = [
    number - (number - DIE) % DIE_WAYS
    if DIE <= number < ACT
    else number - (number - CHECK_IN) % ROOMS
    if CHECK_IN <= number < ROOM
    else number
    for number in range(ACTIONS)
]
"""By action, the first of those that are about the same die, or about the same guest: a reason is told once of each."""


@kept_with_pack
def _about_guest(pack: Pack, refusal: int) -> bool:
    """Is it a guest that something cannot be done with, whichever room is meant?"""
    params = read_refusal(pack, refusal).params
    return "guest" in params and "room" not in params


@kept_with_pack
def _obstacle(pack: Pack, number: int, text: Key, refusal: int) -> tuple[int, Obstacle]:
    """Why an action cannot be done, and a number that stands for what it is about; the same few thousand come up again
    and again."""
    said = read_refusal(pack, refusal)
    kind = kind_of(number).name
    args = dict(arguments_of_key(pack, text))
    if _about_guest(pack, refusal):
        args.pop("room", None)
    target = (args["die"],) if "die" in args else tuple(args.values())
    return hash((kind, target, repr(said))), Obstacle(kind=kind, args=args, key=said.key, params=said.params)


def may_know(action: Action | Choice, actor: int | None, viewer: Viewer) -> bool:
    """May this viewer know which action this was?"""
    return actor == viewer or action.kind not in SECRET_KINDS


def dice_of(game: Game, now: Moment | None, viewer: Viewer) -> list[DieOffer]:
    """How strong each die would be and what it costs: tried out, because staff and prices have their say in it."""
    if now is None or now.seat != viewer:
        return []
    return [_die_offer(game.copy(), action.number) for action in game.actions if action.kind == "die"]


def _die_offer(trial: Game, number: int) -> DieOffer:
    """What is noted when the die is taken, read from the numbers of the journal: there are six dice to every turn."""
    trial.apply(number)
    after = read_fields(trial.record_bytes)
    noted = after.log[: int(after.log_n)].tolist()
    _, _, _, strength, price = next(row for row in noted if row[0] == DIE_TAKEN)
    return DieOffer(action=number, strength=strength, price=price)


def lines_of(game: Game) -> list[Line]:
    """The score sheet."""
    return [
        Line(seat=score.seat, total=score.total, rank=score.rank, sources=dict(score.sources)) for score in game.scores
    ]
