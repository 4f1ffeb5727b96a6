"""What is asked about before it is done, and how strong a die would be: both as the rules have it, staff included."""

from __future__ import annotations

from leopold.game import Game
from leopold.rules.decisions import dice, rewards
from leopold.server.models import Caution, DieOffer
from leopold.server.shown.cautions import cautions_of
from leopold.server.shown.projection import Projection, dice_of
from tests.text.table import Table, on_turn

EVERY_ROUND = 1
LEGAL_CLERK, TAILOR = 79, 52
TRACKS = 4


def laid(table: Table) -> Game:
    table.g.log_on = 1
    game = Game(2, seed=1)
    game.restore(table.bytes.tobytes())
    return game


def cautions(table: Table) -> list[Caution]:
    game = laid(table)
    return cautions_of(game, Projection(game, game.to_move).moment, game.to_move)


def keys(table: Table) -> set[tuple[str, str]]:
    return {(caution.kind, caution.key) for caution in cautions(table)}


def test_a_die_before_a_guest_is_asked_about_while_one_could_be_taken() -> None:
    assert ("die", "caution-no_guest") in keys(on_turn().cafe())
    assert ("die", "caution-no_guest") not in keys(on_turn().cafe(52, 53, 54))


def test_a_turn_is_not_left_with_somebody_who_could_move_in_or_staff_of_the_round_unused() -> None:
    # given a guest who has everything and a room, and somebody who works every round
    table = on_turn().cafe(TAILOR).serve_all(0).rooms(r12="vacant", r11="vacant", r21="vacant").played(EVERY_ROUND)
    table.g.die_taken = 1

    # then both are asked about, and neither once they have been seen to
    assert {("end", "caution-check_in"), ("end", "caution-staff")} <= keys(table)
    used = on_turn().played(EVERY_ROUND)
    used.g.die_taken = 1
    used.g.staff_used[used.pack.staff_index(EVERY_ROUND)] = 1
    assert not {("end", "caution-check_in"), ("end", "caution-staff")} & keys(used)


def test_a_reward_is_not_left_lying() -> None:
    table = on_turn()
    table.ask(rewards.REWARDS, table.pack.guest_index(LEGAL_CLERK), 0b11, -1, 0)

    assert ("done", "caution-reward") in keys(table)


def test_krones_that_the_purse_cannot_hold_are_asked_about_action_by_action() -> None:
    full = [one for one in cautions(on_turn().krones(18).ask(dice.SPLIT, TRACKS, 4)) if one.key == "caution-krones"]

    assert sorted((one.params["n"], len(one.actions)) for one in full) == [(1, 1), (2, 1)]
    assert "caution-krones" not in {key for _, key in keys(on_turn().krones(16).ask(dice.SPLIT, TRACKS, 4))}


def test_nobody_else_is_asked() -> None:
    game = laid(on_turn())

    assert cautions_of(game, Projection(game, 1).moment, 1) == []
    assert dice_of(game, Projection(game, 1).moment, 1) == []


def test_a_die_says_its_strength_and_price_with_what_staff_add() -> None:
    # given two dice on space 1, and somebody who makes them stronger
    def offers(table: Table) -> dict[str, DieOffer]:
        game = laid(table.dice(2, 0, 0, 0, 0, 1))
        texts = {action.number: action.text for action in game.actions}
        return {texts[one.action]: one for one in dice_of(game, Projection(game, game.to_move).moment, game.to_move)}

    plain = offers(on_turn())
    assert [(plain[text].strength, plain[text].price) for text in ("die 1", "die 1 boost", "die 6 as 1")] == [
        (2, 0),
        (3, 1),
        (1, 1),
    ]
    stronger = next(
        number
        for number, powers in ((card.number, card.powers) for card in on_turn().pack.staff)
        if any(power.name == "die_strength" and 1 in power.places for power in powers)
    )
    assert offers(on_turn().played(stronger))["die 1"].strength == 3
