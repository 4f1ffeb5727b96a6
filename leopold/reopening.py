"""Opening saved games: playing their actions again, exactly, or saying where and why that cannot be done."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from leopold.errors import RecordError, RulesError
from leopold.game import Game
from leopold.packs import load_pack, plays_on
from leopold.rules.actions import RULES_VERSION
from leopold.text.transcript import Transcript, read_file


def replay(
    record: Transcript | str | Path,
    *,
    to: int | None = None,
    packs: Sequence[str | Path] | None = None,
) -> Game:
    """Play a saved game again, to the end of its record or to action number `to`.

    `record` is a transcript or a path. The packs it was played with must be the packs it is replayed with,
    but for changes of ours that leave its game as it was (`packs/former.toml`).
    """
    transcript = record if isinstance(record, Transcript) else read_file(record)
    name = transcript.name
    said = name or "The record"  # a text that came without a file has no name
    header = transcript.header
    if header.rules != RULES_VERSION:
        raise RecordError(
            f"{said} was saved with version {header.rules} of the rules; this is version {RULES_VERSION}. "
            "Replay it with the Leopold it was saved with."
        )
    overlays = find_overlays(transcript) if packs is None else tuple(str(path) for path in packs)
    if header.checksum and not plays_on(header.checksum, header.config.edition, overlays):
        these = load_pack(header.config.edition, overlays).checksum
        raise RecordError(
            f"{said} was played with other packs (checksum {header.checksum}) than these ({these}); "
            "name the packs it was played with."
        )
    try:
        game = Game(header.config, packs=overlays)
    except RulesError as wrong:
        raise RecordError(f"{said} was never set up like this. {wrong}") from None
    for count, move in enumerate(transcript.moves):
        if to is not None and count >= to:
            return game
        if move.seat != game.to_move:
            mover = "nobody, the game is over" if game.to_move is None else f"seat {game.to_move + 1}"
            raise RecordError.at(name, move.line, f"seat {move.seat + 1} plays here, but it is up to {mover}.")
        if move.setup != (game.round == 0):
            part = "set-up" if game.round == 0 else f"round {game.round}"
            raise RecordError.at(name, move.line, f"the game is in {part} here; the line says otherwise.")
        try:
            game.apply(move.text)
        except RulesError as wrong:
            raise RecordError.at(name, move.line, f"{move.text!r} cannot be played there. {wrong}") from None
    if to is None and header.result is not None:
        totals = tuple(score.total for score in game.scores)
        if not game.over or totals != header.result:
            raise RecordError.at(
                name,
                None,
                f"the record says it ended {header.result}, but its actions lead to {totals}"
                f"{'' if game.over else ' and the game is not over'}.",
            )
    return game


def find_overlays(transcript: Transcript) -> tuple[str, ...]:
    """The packs a record names: where it names them, or else beside the record itself."""
    beside = Path(transcript.name).parent
    return tuple(
        overlay if Path(overlay).exists() else str(beside / Path(overlay).name)
        for overlay in transcript.header.config.packs
    )


def load(path: str | Path, *, packs: Sequence[str | Path] | None = None) -> Game:
    """Open a saved game where it was left."""
    return replay(Path(path), packs=packs)
