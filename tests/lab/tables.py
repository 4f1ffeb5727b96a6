"""Tables of games for tests: real games, played by real players, told in the columns of `games.parquet`."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Any

import polars as pl

from leopold.bots.matches import play_match
from leopold.game import Game
from leopold.packs.codes import COLOURS, ROOM_COLOURS
from leopold.rules.state import OCCUPIED, SOURCE_NAMES

SHORT, BYTE = pl.List(pl.Int16), pl.List(pl.Int8)
TYPES: dict[str, Any] = {
    "game": pl.Int64,
    "seed": pl.Int64,
    "seat": pl.Int8,
    "player": pl.String,
    "players": pl.Int8,
    "edition": pl.String,
    "variant": pl.String,
    "hotel": pl.String,
    "promo": pl.Boolean,
    "solo": pl.String,
    "level": pl.String,
    "order": pl.Int8,
    "vp": pl.Int16,
    "rank": pl.Int8,
    "won": pl.Float32,
    "margin": pl.Int16,
    **{f"vp_{source}": pl.Int16 for source in SOURCE_NAMES},
    "course": SHORT,
    "staff_played": SHORT,
    "staff_round": BYTE,
    "staff_hand": SHORT,
    "guests_taken": SHORT,
    "guests": SHORT,
    "guests_round": BYTE,
    "guests_unserved": SHORT,
    "rooms_prepared": pl.Int8,
    "rooms_occupied": pl.Int8,
    **{f"occupied_{colour}": pl.Int8 for colour in COLOURS[:ROOM_COLOURS]},
    "groups": pl.Int8,
    "objectives": SHORT,
    "claims": BYTE,
    "claim_rounds": BYTE,
    "tiles": pl.List(pl.String),
    "emperor": BYTE,
    "visits": pl.List(pl.String),
    "dice": SHORT,
    "passes": pl.Int16,
    "krones_left": pl.Int8,
    "items_left": pl.Int8,
    "turns": pl.Int8,
    "actions": SHORT,
}


def rows_of(game: Game, number: int, seats: Sequence[str], course: Any) -> list[dict[str, Any]]:
    """One finished game, a row for each seat."""
    g, pack, config = game.record, game.pack, game.config
    scores = game.scores
    firsts = sum(score.rank == 1 for score in scores)
    rows: list[dict[str, Any]] = []
    for seat, score in enumerate(scores):
        sheet = {f"vp_{source}": vp for source, vp in score.sources.items()}
        others = [other.total for other in scores if other.seat != seat]
        rows.append(
            {
                "game": number,
                "seed": config.seed,
                "seat": seat,
                "player": seats[seat],
                "players": game.players,
                "edition": config.edition,
                "variant": config.variant,
                "hotel": pack.hotels[int(g.hotel[seat])].id,
                "promo": config.promo,
                "solo": config.solo or None,
                "level": config.level or None,
                "vp": score.total,
                "rank": score.rank,
                "won": 1 / firsts if score.rank == 1 else 0.0,
                "margin": score.total - max(others),
                **sheet,
                "course": course[:, seat].tolist(),
                "staff_played": [],
                "staff_round": [],
                "staff_hand": list(game.seat(seat).hand),
                "guests_taken": [],
                "guests": [],
                "guests_round": [],
                "guests_unserved": [pack.guests[guest].number for guest in g.cafe[seat].tolist() if guest >= 0],
                "rooms_prepared": int((g.rooms[seat] != 0).sum()),
                "rooms_occupied": int((g.rooms[seat] == OCCUPIED).sum()),
                **{f"occupied_{COLOURS[k]}": int(g.occupied[seat, k]) for k in range(ROOM_COLOURS)},
                "groups": 0,
                "objectives": [pack.objectives[k].number for k in g.objectives.tolist()],
                "claims": g.claims[:, seat].tolist(),
                "claim_rounds": [0, 0, 0],
                "tiles": [pack.tiles[k].id for k in g.tiles.tolist()],
                "emperor": [],
                "visits": [],
                "dice": [0] * 6,
                "passes": 0,
                "krones_left": int(g.krones[seat]),
                "items_left": int(g.kitchen[seat].sum()),
                "turns": 0,
                "actions": game.moves if seat == 0 else None,
            }
        )
    tell_events(game, rows)
    return rows


def tell_events(game: Game, rows: list[dict[str, Any]]) -> None:
    """What only the journal knows: when, and in which order."""
    now = start = 0
    verdicts = {"emperor_rewarded": "reward", "emperor_punished": "penalty", "penalty_ignored": "ignored"}
    for event in game.journal:
        if event.name == "round_began":
            now = int(event["round"] or 0)
            start = (event.seat or 0) if now == 1 else start
        if event.seat is None:
            continue
        row = rows[event.seat]
        if event.name == "staff_hired":
            row["staff_played"].append(event["staff"])
            row["staff_round"].append(now)
        elif event.name == "guest_taken":
            row["guests_taken"].append(event["guest"])
        elif event.name == "checked_in":
            row["guests"].append(event["guest"])
            row["guests_round"].append(now)
        elif event.name == "group_completed":
            row["groups"] += 1
        elif event.name == "objective_claimed":
            row["claim_rounds"][row["objectives"].index(event["objective"])] = now
        elif event.name == "emperor_scored":
            row["emperor"].append(event["before"])
            row["visits"].append("nothing")
        elif event.name in verdicts:
            row["visits"][-1] = verdicts[event.name]
        elif event.name == "die_taken":
            row["dice"][int(event["face"] or 1) - 1] += 1
        elif event.name in ("passed", "turn_began"):
            row["passes" if event.name == "passed" else "turns"] += 1
    for seat, row in enumerate(rows):
        row["order"] = (seat - start) % game.players + 1


@cache
def played(
    n: int, *seats: str, seed: int = 1, edition: str = "revised", hotels: str = "night", solo: str = "", level: str = ""
) -> pl.DataFrame:
    """The table of n games between these players; the same arguments give the same table, so it is made once."""
    match = play_match(
        n, seats, seed=seed, edition=edition, hotels=hotels, solo=solo or None, level=level or None, stories=True
    )
    names = [*seats, solo] if solo else list(seats)
    rows: list[dict[str, Any]] = []
    for i, story in enumerate(match.stories):
        game = Game(len(seats), seed=seed + i, edition=edition, hotels=hotels, solo=solo or None, level=level or None)
        for move in story["moves"][: story["moves_n"]].tolist():
            game.apply(move)
        assert game.over and game.record.vp.tolist() == match.records[i]["vp"].tolist()
        rows += rows_of(game, i, names, story["course"])
    return pl.DataFrame(rows, schema=TYPES)


def repeated(table: pl.DataFrame, times: int) -> pl.DataFrame:
    """The same games again and again under new numbers: enough rows for every figure, in no time."""
    games = table["game"].n_unique()
    return pl.concat(table.with_columns(pl.col("game") + k * games) for k in range(times))
