"""A game as a few lines of text, for the render modes "ansi" and "human"."""

from __future__ import annotations

from leopold.game import Game
from leopold.view import SeatView, TableOrder

ROOM_SIGNS = {"empty": "·", "vacant": "o", "occupied": "x"}


def _items(counts: dict[str, int]) -> str:
    return " ".join(f"{n} {item}" for item, n in counts.items() if n) or "nothing"


def _guest(table: TableOrder | None) -> str:
    if table is None:
        return "-"
    missing = _items(table.missing)
    return f"{table.guest} (complete)" if missing == "nothing" else f"{table.guest} (wants {missing})"


def _seat_lines(seat: SeatView, decides: bool) -> list[str]:
    sign = ">" if decides else " "
    rooms = "  ".join("".join(ROOM_SIGNS[room.state] for room in floor) for floor in seat.rooms)
    staff = " ".join(str(card.number) for card in seat.staff) or "none"
    return [
        f"{sign} seat {seat.seat}: {seat.vp} points, {seat.krones} krones, emperor {seat.emperor},"
        f" {seat.hand_size} cards in hand, staff {staff}",
        f"    kitchen {_items(seat.kitchen)}; café {', '.join(_guest(table) for table in seat.cafe)}",
        f"    rooms from the bottom {rooms}",
    ]


def picture(game: Game) -> str:
    """What an onlooker sees, so that no hand is shown."""
    view = game.view()
    dice = " ".join(f"{face}×{n}" for face, n in enumerate(view.dice, 1) if n) or "none"
    queue = " ".join("-" if guest is None else str(guest.guest) for guest in view.queue)
    lines = [f"Round {view.round} of {view.rounds}; dice {dice}; queue {queue}"]
    for seat in view.seats:
        lines += _seat_lines(seat, seat.seat == view.to_move)
    if game.over:
        totals = ", ".join(f"seat {score.seat} {score.total}" for score in game.scores)
        lines.append(f"The game is over: {totals}.")
    else:
        lines.append(f"Seat {view.to_move} decides: {view.decision}")
    return "\n".join(lines)
