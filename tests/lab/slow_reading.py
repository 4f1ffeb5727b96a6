"""A second, slow way to the rows of a table: play the game again and read its journal, event by event."""

from __future__ import annotations

from collections import Counter
from typing import Any

from leopold import Game
from leopold.config import CHOICES, Choice, Config
from leopold.lab.simulation.plan import Plan, Run
from leopold.packs.tables import FACES
from leopold.rules.state import SOURCE_NAMES

VISITS = {"emperor_rewarded": "reward", "emperor_punished": "penalty", "penalty_ignored": "ignored"}
NUMBERED = ("A", "B", "C")


def seating(plan: Plan, game: int) -> Run:
    """Who sat where in a game."""
    chunk = game // plan.chunk_games
    return next(run for run in plan.runs(chunk) if run.first <= game < run.first + run.games)


def read_slowly(plan: Plan, number: int, actions: list[int]) -> list[dict[str, Any]]:
    """The rows of one game, from its number and its actions."""
    config = plan.config
    seed = plan.first_seed + number
    game = Game(config, seed=seed, packs=[overlay.path for overlay in plan.overlays])
    for action in actions:
        game.apply(action)
    assert game.over
    names = (*seating(plan, number).seats, config.solo)
    return [
        {
            "game": number,
            "seed": seed,
            "seat": seat,
            "player": names[seat],
            "players": game.players,
            **{choice.name: chosen(config, choice) for choice in CHOICES.values() if choice.in_tables},
            "actions": actions if seat == 0 else None,
            **ending(game, seat),
            **belongings(game, seat),
            **history(game, seat),
        }
        for seat in range(game.players)
    ]


def chosen(config: Config, choice: Choice) -> Any:
    """What was chosen; a word that was not is null."""
    value = getattr(config, choice.name)
    if choice.shape == "set":
        value = ",".join(value)
    return value if choice.shape == "flag" else value or None


def ending(game: Game, seat: int) -> dict[str, Any]:
    scores = game.scores
    mine = scores[seat]
    return {
        "vp": mine.total,
        "rank": mine.rank,
        "won": 1 / len(game.winners) if seat in game.winners else 0,
        "margin": mine.total - max(score.total for score in scores if score.seat != seat),
        **{f"vp_{source}": mine.sources.get(source, 0) for source in SOURCE_NAMES},
    }


def belongings(game: Game, seat: int) -> dict[str, Any]:
    """What can be seen on the table when all is over."""
    view = game.view()
    own = game.seat(seat)
    rooms = [room for floor in own.rooms for room in floor]
    occupied = [room for room in rooms if room.state == "occupied"]
    whole = {room.group for room in rooms} - {room.group for room in rooms if room.state != "occupied"}
    return {
        "hotel": own.hotel,
        "staff_hand": own.hand,
        "guests_unserved": [table.guest for table in own.cafe if table],
        "rooms_prepared": sum(room.state != "empty" for room in rooms),
        "rooms_occupied": len(occupied),
        **{f"occupied_{c}": sum(room.colour == c for room in occupied) for c in ("blue", "red", "yellow")},
        "groups": len(whole),
        "objectives": [card.objective for card in view.objectives],
        "claims": [card.claimed_by.index(seat) + 1 if seat in card.claimed_by else 0 for card in view.objectives],
        "tiles": [tile.tile for tile in view.tiles],
        "krones_left": own.krones,
        "items_left": sum(own.kitchen.values()),
    }


def history(game: Game, seat: int) -> dict[str, Any]:
    """What the journal says, as it went."""
    told: dict[str, Any] = {
        name: []
        for name in ("course", "staff_played", "staff_round", "guests_taken", "guests", "guests_round", "emperor")
    }
    visits = {}
    claim_rounds = [0, 0, 0]
    dice: Counter[Any] = Counter()
    points = turns = passes = round_no = start = 0
    for event in game.journal:
        if event.name == "round_began":
            told["course"].append(points)
            round_no = int(event["round"] or 0)
            start = event.seat or 0 if round_no == 1 else start
        if event.seat != seat:
            continue
        if event.name == "vp":
            points += int(event["change"] or 0)
        elif event.name == "turn_began":
            turns += 1
        elif event.name == "passed":
            turns -= 1
            passes += 1
        elif event.name in ("die_taken", "automaton_die"):
            dice[event["face"]] += 1
        elif event.name in ("guest_taken", "automaton_guest"):
            told["guests_taken"].append(event["guest"])
        elif event.name == "checked_in" or (event.name == "dancer_sent" and event.arguments.get("guest")):
            told["guests"].append(event["guest"])
            told["guests_round"].append(round_no)
        elif event.name in ("staff_hired", "automaton_staff"):
            told["staff_played"].append(event["staff"])
            told["staff_round"].append(round_no)
        elif event.name == "objective_claimed":
            claim_rounds[NUMBERED.index(str(event["letter"]))] = round_no
        elif event.name == "emperor_scored":
            told["emperor"].append(event["before"])
        elif event.name in VISITS:
            visits[round_no] = VISITS[event.name]
    told["course"].append(points)
    rounds = [tile.round for tile in game.view().tiles]
    return {
        **told,
        "claim_rounds": claim_rounds,
        "visits": [visits.get(scoring, "nothing") for scoring in rounds],
        "dice": [dice[face] for face in range(1, FACES + 1)],
        "turns": turns,
        "passes": passes,
        "order": (seat - start) % game.players + 1,
    }
