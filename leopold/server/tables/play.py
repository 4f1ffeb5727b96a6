"""Playing, taking back, and handing seats over: each request carried out once, all of it or nothing."""

from __future__ import annotations

from collections.abc import Sequence

from leopold.server.bots.levels import checked_level
from leopold.server.errors import (
    bot_plays,
    illegal_action,
    no_guide,
    no_scene,
    no_seat,
    not_your_seat,
    not_your_turn,
    nothing_asked,
    only_host,
    seat_of_bot,
    time_over,
    undo_asked,
    undo_barred,
    undo_declined,
    unforeseen,
)
from leopold.server.models import Act, AnswerUndo, Done, GuideWish, HandOver, Undo
from leopold.server.tables.consent import asked_about, wish_of
from leopold.server.tables.registry import OpenTable, Registry
from leopold.server.tables.write import Fill, Request, Transaction, write
from leopold.speech import Speaker
from leopold.text.refusals import why_not


async def act(registry: Registry, table: OpenTable, visitor: str, asked: Act) -> Done:
    """Play the actions of one click."""
    require_seat(table, visitor, asked.seat)

    def fill(transaction: Transaction) -> None:
        if transaction.before.game.to_move != asked.seat:
            raise not_your_turn(asked.seat)
        if table.bot_level(asked.seat):
            raise bot_plays(asked.seat)
        play_all(transaction, asked.seat, asked.actions, as_far=asked.as_far)

    request = Request(visitor, asked.seat, asked.key, asked.revision, "action", asked.actions)
    return await answered(registry, table, request, fill)


async def answered(registry: Registry, table: OpenTable, request: Request, fill: Fill) -> Done:
    """Write, and tell whoever asked what came of it."""
    written = await write(registry, table, fill, request=request)
    assert written is not None, "a request is answered or refused"
    return written.answer(request.visitor, request.viewer)


def play_all(transaction: Transaction, seat: int, numbers: Sequence[int], *, as_far: bool = False) -> None:
    """The actions one after the other; all must be this seat's own. Nobody decides before seeing what is new."""
    after = transaction.after
    for place, number in enumerate(numbers):
        if place and not after.undoable(seat):
            if as_far:
                return
            raise unforeseen(place)
        if after.game.to_move != seat:
            raise not_your_turn(seat)
        if number not in after.game.numbers:
            why = why_not(after.game.pack, after.game.record, number)
            raise illegal_action(number, place, why, Speaker(after.game.pack))
        transaction.play(seat, number)


async def undo(registry: Registry, table: OpenTable, visitor: str, asked: Undo) -> Done:
    """Take back, as far as nothing new has been seen."""
    require_seat(table, visitor, asked.seat)

    def fill(transaction: Transaction) -> None:
        possible = transaction.before.undoable(asked.seat)
        if asked.steps > possible:
            raise undo_barred(possible)
        by_consent = table.settings.house.undo == "consent"
        if by_consent and asked_about(table.seats, transaction.before, asked.seat):
            ask_to_undo(transaction, asked)
        else:
            transaction.note("undo", asked.seat, steps=asked.steps)

    request = Request(visitor, asked.seat, asked.key, asked.revision, "undo", [asked.steps])
    return await answered(registry, table, request, fill)


async def guide(registry: Registry, table: OpenTable, visitor: str, asked: GuideWish) -> Done:
    """Go on from a scene of the guided game, or without or with the guide; kept in the log like everything else."""
    require_seat(table, visitor, asked.seat)
    progress = table.position.guide
    if progress is None or asked.seat != progress.script.seat:
        raise no_guide()
    if (asked.wish == "on") != (progress.script.scene(asked.scene) is not None):
        raise no_scene(asked.scene)
    request = Request(visitor, asked.seat, asked.key, asked.revision, "guide", [f"{asked.wish} {asked.scene}"])
    return await answered(
        registry,
        table,
        request,
        lambda transaction: transaction.note("guide", asked.seat, wish=asked.wish, scene=asked.scene),
    )


def ask_to_undo(transaction: Transaction, asked: Undo) -> None:
    """The others are asked once; what they declined they are not asked again before something is played."""
    if transaction.before.wish is not None:
        raise undo_asked()
    if transaction.before.declined:
        raise undo_declined()
    transaction.note("undo_asked", asked.seat, steps=asked.steps)


async def answer_undo(registry: Registry, table: OpenTable, visitor: str, asked: AnswerUndo) -> Done:
    """Agree that something is taken back, or decline; when all have agreed it is."""
    require_seat(table, visitor, asked.seat)

    def fill(transaction: Transaction) -> None:
        before = transaction.before
        wish = before.wish
        if wish is None or asked.seat not in asked_about(table.seats, before, wish.seat):
            raise nothing_asked()
        if not asked.agree:
            transaction.note("undo_declined", asked.seat)
            return
        transaction.note("undo_agreed", asked.seat, seats=table.mine(visitor))
        still = wish_of(table.seats, transaction.after)
        if still is not None and not still.waits_for:
            transaction.note("undo", wish.seat, steps=wish.steps)

    kind = "undo_agreed" if asked.agree else "undo_declined"
    return await answered(
        registry, table, Request(visitor, asked.seat, asked.key, asked.revision, kind, [asked.seat]), fill
    )


async def hand_over(registry: Registry, table: OpenTable, visitor: str, seat: int, asked: HandOver) -> Done:
    """The host gives an absent player's seat to a bot, and back; whose seat it is may take it back as well.

    Where everybody waits for a bot that is not compiled yet, whoever sits there may let another one play until it is;
    where somebody's time is up, whoever waits for them may call one.
    """
    mine = table.mine(visitor)
    kind = table.seats[seat].kind if seat < len(table.seats) else ""
    comes_back = asked.level is None and seat in mine
    called = asked.level is not None and seat == table.position.late and bool(mine)
    if table.stored.host != visitor and not comes_back and not called and not (kind == "bot" and mine):
        raise only_host()
    if not kind:
        raise no_seat(seat)
    if comes_back and seat in table.position.timed_out:
        raise time_over(seat)
    level = checked_level(asked.level) if asked.level is not None else ""
    can_play = registry.compilation.can_play
    waited_for = kind == "bot" and level and can_play(level) and not can_play(table.seats[seat].level)
    if kind in ("bot", "automaton") and not waited_for:
        raise seat_of_bot(seat)
    why = {"why": "preparing"} if waited_for else {}
    request = Request(visitor, next(iter(mine), None), asked.key, asked.revision, "stand_in", [f"{seat} {level}"])

    def fill(transaction: Transaction) -> None:
        transaction.note("stand_in", seat, level=level, **why)

    return await answered(registry, table, request, fill)


def require_seat(table: OpenTable, visitor: str, seat: int) -> None:
    if seat not in table.mine(visitor):
        raise not_your_seat(seat)
