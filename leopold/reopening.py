"""Opening saved games: playing their actions again, exactly, or saying where and why that cannot be done."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from leopold.config import configure, pack_of, plays_on_with
from leopold.errors import RulesError
from leopold.game import Game
from leopold.packs import PackFile
from leopold.packs.codes import RULES_VERSION
from leopold.rules.versions import is_playable
from leopold.text.transcript import Transcript, read_file
from leopold.words import Said, said


def replay(
    record: Transcript | str | Path,
    *,
    to: int | None = None,
    packs: Sequence[PackFile] | None = None,
) -> Game:
    """Play a saved game again, to the end of its record or to action number `to`.

    `record` is a transcript or a path. The packs it was played with must be the packs it is replayed with,
    but for changes of ours that leave its game as it was (`packs/former.toml`).
    """
    transcript = record if isinstance(record, Transcript) else read_file(record)
    header = transcript.header
    if not is_playable(header.rules):
        saved, known = str(header.rules), str(RULES_VERSION)
        raise transcript.error(None, said("record-older_rules", saved=saved, known=known))
    overlays: Sequence[PackFile] = find_overlays(transcript) if packs is None else tuple(packs)
    if header.checksum and not plays_on_with(header.checksum, header.config, overlays):
        these = pack_of(header.config, overlays).checksum
        raise transcript.error(None, said("record-other_packs", saved=header.checksum, known=these))
    try:
        config = configure(header.config, packs=overlays)
        game = Game.with_pack(config, pack_of(config, overlays), header.rules)
    except RulesError as wrong:
        raise transcript.error(None, said("record-impossible", reason=wrong.what)) from None
    for count, move in enumerate(transcript.moves):
        if to is not None and count >= to:
            return game
        if move.seat != game.to_move:
            raise transcript.error(count, _not_the_mover(move.seat, game.to_move))
        if move.setup != (game.round == 0):
            raise transcript.error(count, said("record-part", round=game.round))
        try:
            game.apply(move.text)
        except RulesError as wrong:
            why = said("record-action", text=move.text, reason=wrong.what)
            raise transcript.error(count, why, game.pack) from None
    if to is None and header.result is not None:
        totals = tuple(score.total for score in game.scores)
        if not game.over or totals != header.result:
            told, reached = [str(vp) for vp in header.result], [str(vp) for vp in totals]
            raise transcript.error(None, said("record-result", saved=told, totals=reached, over=game.over))
    return game


def _not_the_mover(seat: int, mover: int | None) -> Said:
    if mover is None:
        return said("record-over", n=seat + 1)
    return said("record-turn", n=seat + 1, mover=mover + 1)


def find_overlays(transcript: Transcript) -> tuple[str, ...]:
    """The packs a record names: where it names them, or else beside the record itself."""
    beside = Path(transcript.name).parent
    return tuple(
        overlay if Path(overlay).exists() else str(beside / Path(overlay).name)
        for overlay in transcript.header.config.packs
    )


def load(path: str | Path, *, packs: Sequence[PackFile] | None = None) -> Game:
    """Open a saved game where it was left."""
    return replay(Path(path), packs=packs)
