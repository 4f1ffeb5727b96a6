"""One game of a table again, from its seed and its actions."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from leopold.config import plays_on_with
from leopold.errors import RecordError, RulesError
from leopold.game import Game
from leopold.lab.frames import pl
from leopold.lab.simulation.games import read_plan
from leopold.lab.simulation.plan import Overlay, Plan, overlays_here, refuse_other_rules
from leopold.text.transcript import Transcript

LONGEST_NAME: Final = 24
"""Letters a saved game allows for a name."""


@dataclass(frozen=True, slots=True)
class Rebuilt:
    """A game of a table, played again to its end."""

    game: Game
    names: tuple[str, ...]
    packs: tuple[str, ...]
    lasting: bool
    """Are the packs where the user keeps them, or only here until the process ends?"""
    title: str

    def transcript(self) -> Transcript:
        """As a saved game that was never on the disk."""
        transcript = self.game.transcript(self.names)
        return Transcript(transcript.header, transcript.moves, name=self.title)

    def save(self, path: str | Path) -> Path:
        """Write it as a saved game. That names its packs, so they must be somewhere to stay."""
        if not self.lasting:
            raise RecordError("The packs this game was played with are not where they were: name them with --pack.")
        return self.game.save(path, self.names)


def game_of_row(path: str | Path, row: int, packs: Sequence[str | Path] | None = None) -> Rebuilt:
    """The game that a row of the table tells of; rows are counted from 0."""
    file = Path(path)
    plan = read_plan(file)
    refuse_other_rules(plan, str(file))
    seats = _rows_of_game(file, row)
    title = f"{file.name}, row {row}"
    paths, lasting = _packs(plan, packs)
    if not plays_on_with(plan.packs, plan.config, paths):
        raise RecordError(f"{file} was played with other packs than these; name the packs it was played with.")
    game = Game(plan.config, seed=int(seats["seed"][0]), packs=paths)
    try:
        for action in seats["actions"][0]:
            game.apply(action)
    except (RulesError, TypeError):
        raise RecordError(f"{title}: its actions cannot be played; the table is damaged.") from None
    if [score.total for score in game.scores] != seats["vp"].to_list():
        raise RecordError(f"{title}: its actions lead to another score; the table is damaged.")
    return Rebuilt(game, _names(seats["player"].to_list(), plan), paths, lasting, title)


def _rows_of_game(file: Path, row: int) -> pl.DataFrame:
    """All seats of the game of a row."""
    table = pl.scan_parquet(file, glob=False)
    try:
        rows = int(table.select(pl.len()).collect().item())
        if not 0 <= row < rows:
            raise RecordError(f"{file} has no row {row}; its rows are 0 to {rows - 1}.")
        game = table.select("game").slice(row, 1).collect().item()
        wanted = table.filter(pl.col("game") == game).select("seat", "player", "seed", "vp", "actions")
        return wanted.sort("seat").collect()
    except pl.exceptions.PolarsError:
        raise RecordError(f"{file} is damaged: its rows cannot be read.") from None


def _packs(plan: Plan, given: Sequence[str | Path] | None) -> tuple[tuple[str, ...], bool]:
    """The packs named now, or where they were then, or else as the table itself remembers them."""
    if given is not None:
        return tuple(str(path) for path in given), True
    if all(_is_there(overlay) for overlay in plan.overlays):
        return tuple(overlay.path for overlay in plan.overlays), True
    return overlays_here(plan.overlays), False


def _is_there(overlay: Overlay) -> bool:
    """Unchanged where it was?"""
    path = Path(overlay.path)
    return path.is_file() and path.read_bytes() == overlay.content


def _names(players: Sequence[str], plan: Plan) -> tuple[str, ...]:
    """What the seats are called: by their player, with a number where one plays several or is too long for a screen."""
    if plan.config.solo:
        return (players[0][:LONGEST_NAME],)
    return tuple(
        player if list(players).count(player) == 1 and len(player) <= LONGEST_NAME else f"{player[:20]} {seat + 1}"
        for seat, player in enumerate(players)
    )
