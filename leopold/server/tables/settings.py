"""How a table was laid: enough, with its log, to play the game again."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import msgspec
from msgspec import Struct

from leopold.config import Choices, Config, as_plain, configure, from_plain, pack_of, plays_on_with
from leopold.game import Game
from leopold.packs import Overlay, Pack, PackError
from leopold.packs.codes import RULES_VERSION
from leopold.rules.versions import is_playable
from leopold.server.models import HouseRules
from leopold.server.store.stored import StoredPack
from leopold.text.transcript import Header


class TableSettings(Struct, frozen=True, kw_only=True):
    """What was chosen, and which rules and packs it was chosen for."""

    config: Config
    seed_chosen: bool
    """Somebody chose the seed; otherwise chance did."""
    rules: int = RULES_VERSION
    packs: str = ""
    """The checksum of the pack."""
    guide: str = ""
    """The script of the guided game, or nothing."""
    puzzle: str = ""
    """The puzzle that is solved here, or nothing."""
    house: HouseRules = HouseRules()
    overlays: tuple[Overlay, ...] = ()
    """The packs that `config` names. They are kept beside the settings, and read only where they are needed."""
    pack: Pack | None = None
    """Our cards as they were when the table was laid, where they are others today; see `former`."""

    def new_game(self) -> Game:
        """The game before its first action."""
        pack = pack_of(self.config, self.overlays) if self.pack is None else self.pack
        return Game.with_pack(self.config, pack, self.rules)

    @property
    def seed(self) -> str:
        """As text: 128 bits are more than JSON's numbers can be trusted with."""
        return str(self.config.seed)

    @property
    def header(self) -> Header:
        """As a record says it."""
        return Header(self.config, rules=self.rules, checksum=self.packs)

    @property
    def outdated(self) -> str:
        """Why this table cannot be played with these rules: "rules", "packs", or nothing."""
        if not is_playable(self.rules):
            return "rules"
        if self.pack is not None:
            return ""
        try:
            return "" if plays_on_with(self.packs, self.config, self.overlays) else "packs"
        except PackError:  # what somebody once laid over ours need not fit any more
            return "packs"

    def encode(self) -> bytes:
        """As it is stored: all that was chosen, side by side."""
        kept = as_plain(self.config) | {
            "seed": self.seed,
            "seed_is_text": isinstance(self.config.seed, str),
            "seed_chosen": self.seed_chosen,
            "rules": self.rules,
            "packs": self.packs,
            "guide": self.guide,
            "puzzle": self.puzzle,
            "house": self.house,
        }
        return msgspec.json.encode(kept)

    @classmethod
    def decode(cls, stored: bytes) -> TableSettings:
        """From the store, which may be older than some of the choices. A msgspec.DecodeError if it cannot be read."""
        kept = msgspec.json.decode(stored, type=dict[str, Any])
        rest = msgspec.convert(kept, _Rest)
        seed = kept.get("seed") if rest.seed_is_text else msgspec.convert(kept.get("seed"), int, strict=False)
        return cls(
            config=from_plain({**kept, "seed": seed}),
            seed_chosen=rest.seed_chosen,
            rules=rest.rules,
            packs=rest.packs,
            guide=rest.guide,
            puzzle=rest.puzzle,
            house=rest.house,
        )


class _Rest(Struct):
    """What is stored beside the choices."""

    seed_is_text: bool
    seed_chosen: bool
    rules: int
    packs: str
    guide: str = ""
    puzzle: str = ""
    house: HouseRules = HouseRules()


def overlays_of(packs: Iterable[StoredPack]) -> tuple[Overlay, ...]:
    """Packs of somebody's own as they are laid over ours."""
    return tuple((pack.name, pack.content.encode()) for pack in packs)


def choose(players: int, **choices: Any) -> TableSettings:
    """What somebody chose for a new table, checked; a RulesError says what cannot be."""
    chosen: Choices = choices  # type: ignore[assignment]
    seed = choices.get("seed")
    if isinstance(seed, str):
        chosen["seed"] = int(seed) if seed.isdecimal() and len(seed) < 40 else seed or None
    overlays = tuple(choices.get("packs", ()))
    return of_config(configure(players, **chosen), seed_chosen=chosen.get("seed") is not None, overlays=overlays)


def of_config(
    config: Config,
    *,
    seed_chosen: bool,
    guide: str = "",
    overlays: tuple[Overlay, ...] = (),
    rules: int = RULES_VERSION,
) -> TableSettings:
    """The settings of a game that has been configured, here or in a record, with the packs that it names. One that
    goes on keeps its rules."""
    checksum = pack_of(config, overlays).checksum
    return TableSettings(
        config=config, seed_chosen=seed_chosen, packs=checksum, guide=guide, overlays=overlays, rules=rules
    )
