"""The figures of the report agree with the table they are made from."""

from __future__ import annotations

from pathlib import Path

import polars as pl
import pytest

from leopold.lab.report.cards import guest_values, staff_values
from leopold.lab.report.contests import objective_values, tile_values
from leopold.lab.report.figures import FEW, courses, dice, lead, places, rooms, scores, sources, winners_ahead
from leopold.lab.report.reading import Games, games_in
from leopold.lab.report.sections.scoring import layers_of
from leopold.lab.simulation.games import SOURCE_MODULES
from tests.lab.tables import played, repeated


@pytest.fixture
def reading(tmp_path: Path):
    """Write a table and read it as the report does."""

    def read(table: pl.DataFrame) -> Games:
        path = tmp_path / "games.parquet"
        table.write_parquet(path)
        return games_in(path)

    return read


def test_scores_are_those_of_the_table(reading) -> None:
    table = played(12, "greedy", "planner")

    found = {one.player: one for one in scores(reading(table))}

    for player in ("greedy", "planner"):
        rows = table.filter(pl.col("player") == player)
        assert found[player].points.value == pytest.approx(rows["vp"].mean())
        assert found[player].won.value == pytest.approx(rows["won"].mean())
        assert sum(count for _, count in found[player].counts) == 12
        assert (found[player].least, found[player].most) == (rows["vp"].min(), rows["vp"].max())


def test_with_one_kind_of_player_its_share_of_wins_is_certain(reading) -> None:
    (one,) = scores(reading(played(12, "greedy", "greedy")))

    assert (one.won.low, one.won.value, one.won.high) == pytest.approx((0.5, 0.5, 0.5))


@pytest.mark.parametrize("by", ["rank", "player"])
def test_sources_add_up_to_the_score(reading, by: str) -> None:
    games = reading(played(12, "greedy", "planner"))

    for one in sources(games.rows, by):
        assert sum(one.means.values()) == pytest.approx(one.total)


@pytest.mark.parametrize(
    ("modules", "added"),
    [
        ("", set()),
        ("more", set()),
        ("ballrooms", {"balls"}),
        ("celebrities", {"celebrities"}),
        ("ballrooms,entrances", {"balls", "entrances"}),
    ],
)
def test_a_source_that_only_a_module_has_is_told_where_it_is_played(reading, modules: str, added: set[str]) -> None:
    """Given games with or without a module, then what it brings points by is among the sources, or is nowhere."""
    games = reading(played(6, "greedy", "random", modules=modules))

    (first, *_) = sources(games.rows, "rank")

    assert SOURCE_MODULES.keys() & first.means.keys() == added
    assert sum(first.means.values()) == pytest.approx(first.total)
    assert SOURCE_MODULES.keys() & {layer.name for layer in layers_of(games)} == added


def test_a_table_from_before_the_ballrooms_is_read_as_one_without(reading) -> None:
    games = reading(played(12, "greedy", "planner").drop("vp_balls"))

    assert "balls" not in sources(games.rows, "rank")[0].means and games.rows["vp_balls"].sum() == 0


def test_winners_are_ahead_in_all_by_as_much_as_in_each_source(reading) -> None:
    games = reading(repeated(played(12, "greedy", "greedy"), 4))
    rows = games.rows

    ahead = winners_ahead(games)

    won, lost = rows.filter(pl.col("rank") == 1)["vp"].mean(), rows.filter(pl.col("rank") == 2)["vp"].mean()
    assert sum(one.value for one in ahead.values()) == pytest.approx(won - lost)


def test_too_few_winners_are_not_compared(reading) -> None:
    assert winners_ahead(reading(played(12, "greedy", "greedy"))) == {}


def test_every_game_has_one_lead(reading) -> None:
    table = played(6, "greedy", "random", "greedy")

    found = lead(reading(table))

    best = table.sort("game", "rank").group_by("game", maintain_order=True).first()["margin"]
    assert sorted(value for value, count in found.counts for _ in range(count)) == sorted(best)
    assert found.close == (best <= 5).mean()


def test_everybody_begins_somewhere_and_somebody_wins(reading) -> None:
    games = reading(played(6, "greedy", "random", "greedy"))

    found = places(games)

    assert [(place.players, place.order) for place in found] == [(3, 1), (3, 2), (3, 3)]
    assert sum(place.won.value for place in found) == pytest.approx(1)
    assert found[0].fair == pytest.approx(1 / 3)


def test_places_compare_a_player_only_with_itself(reading) -> None:
    # given games in which the strong player nearly always begins, and the order means nothing else
    table = repeated(played(12, "greedy", "random"), 5).with_columns(order=pl.col("seat") + 1)
    mixed = table.with_columns(
        order=pl.when(pl.col("game") % 10 == 0).then(3 - pl.col("order")).otherwise(pl.col("order"))
    )

    first = places(reading(mixed))[0]

    assert first.points.value > places(reading(mixed))[1].points.value + 30
    assert first.ahead.low < 0 < first.ahead.high


def test_the_course_ends_at_the_final_score(reading) -> None:
    games = reading(played(12, "greedy", "planner"))

    for one in courses(games.rows, "player"):
        final = games.rows.filter(pl.col("player") == one.group)["vp"]
        assert one.mean[-1] == pytest.approx(final.mean())
        assert one.low[-1] == final.quantile(0.25, "linear")
        assert one.high[-1] == final.quantile(0.75, "linear")


def test_dice_and_rooms_are_means_of_the_rows(reading) -> None:
    games = reading(played(12, "greedy", "planner"))
    planner = games.rows.filter(pl.col("player") == "planner")

    taken = next(one for one in dice(games.rows, "player") if one.group == "planner")
    built = next(one for one in rooms(games.rows, "player") if one.group == "planner")

    assert taken.faces[3] == pytest.approx(planner["dice"].list.get(3).mean())
    assert built.occupied == pytest.approx(planner["rooms_occupied"].mean())
    assert sum(built.colours.values()) == pytest.approx(built.occupied)


def test_a_card_is_compared_with_seats_that_did_not_play_it(reading) -> None:
    table = repeated(played(12, "greedy", "greedy"), 20)
    games = reading(table)

    for value in staff_values(games):
        held = pl.col("staff_played").list.contains(value.number)
        expected = table.filter(held)["vp"].mean() - table.filter(~held)["vp"].mean()  # type: ignore[operator]
        assert value.used == table.filter(held).height
        assert value.points.value == pytest.approx(expected)
        assert value.enough == (FEW <= value.used <= table.height - FEW)


def test_cards_with_few_games_are_marked(reading) -> None:
    values = guest_values(reading(played(12, "greedy", "planner")))

    assert values
    assert not any(value.enough for value in values)
    assert all(value.used < FEW for value in values)


def test_cards_have_their_printed_names(reading) -> None:
    values = guest_values(reading(played(12, "greedy", "planner")))

    assert {(value.number, value.name, value.kind) for value in values} <= {
        (card.number, card.names["en"], ("blue", "red", "yellow", "green")[card.colour])
        for card in reading(played(12, "greedy", "planner")).pack.guests
    }


def test_claims_are_counted_among_seats_that_could_make_them(reading) -> None:
    table = played(12, "greedy", "planner")

    found = objective_values(reading(table))

    claims = table.select("objectives", "claims").explode("objectives", "claims")
    assert sum(value.seats for value in found) == claims.height
    for value in found:
        own = claims.filter(pl.col("objectives") == value.number)
        assert value.claimed == pytest.approx((own["claims"] > 0).mean())
        assert 5 <= value.worth <= 15 if value.claimed else value.worth == 0
        assert sum(value.rounds) == pytest.approx(1 if value.claimed else 0)


def test_every_visit_of_the_emperor_brings_something_or_nothing(reading) -> None:
    for value in tile_values(reading(played(12, "greedy", "planner"))):
        assert sum(value.shares.values()) == pytest.approx(1)


def test_the_automaton_is_no_person(reading) -> None:
    games = reading(played(6, "greedy", solo="leopold", level="easy"))

    assert games.alone
    assert set(games.people["player"]) == {"greedy"}
    assert set(games.players) == {"greedy", "leopold"}
    assert games.count == 6


def test_tables_laid_one_after_the_other_are_more_games(reading) -> None:
    one, other = played(6, "greedy", "random", "greedy"), played(12, "greedy", "planner")

    games = reading(pl.concat([one, other]))

    assert games.count == 18
    assert games.rows.group_by("nr").len()["len"].sort().to_list() == [2] * 12 + [3] * 6
