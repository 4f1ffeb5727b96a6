"""How a table was laid: enough, with its log, to play the game again."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from leopold.config import Config, configure
from leopold.game import Game
from leopold.packs import load_pack, plays_on
from leopold.rules.actions import RULES_VERSION
from leopold.seeds import Seed
from leopold.text.transcript import Header


class Setup(Struct, frozen=True, kw_only=True):
    """What was chosen, and which rules it was chosen for."""

    players: int
    """One in the solo game."""
    edition: str
    variant: str
    hotels: tuple[str, ...]
    promo: bool
    solo: str
    level: str
    seed: str
    """As text: 128 bits are more than JSON's numbers can be trusted with."""
    seed_is_text: bool
    seed_chosen: bool
    start: int | None = None
    rules: int = RULES_VERSION
    packs: str = ""

    @property
    def seats(self) -> int:
        """Places around the table, the automaton's included."""
        return 2 if self.solo else self.players

    def new_game(self) -> Game:
        """The game before its first action."""
        return Game(
            self.players,
            seed=self.game_seed,
            edition=self.edition,
            hotels=self.hotels,
            variant=self.variant,
            promo=self.promo,
            start=self.start,
            solo=self.solo or None,
            level=self.level or None,
        )

    @property
    def game_seed(self) -> Seed:
        return self.seed if self.seed_is_text else int(self.seed)

    @property
    def header(self) -> Header:
        """As a record says it."""
        return Header(
            players=self.players,
            seed=self.game_seed,
            edition=self.edition,
            variant=self.variant,
            hotels=self.hotels,
            promo=self.promo,
            solo=self.solo,
            level=self.level,
            start=self.start,
            rules=self.rules,
            packs=self.packs,
        )

    @property
    def outdated(self) -> str:
        """Why this table cannot be played with these rules: "rules", "packs", or nothing."""
        if self.rules != RULES_VERSION:
            return "rules"
        return "" if plays_on(self.packs, self.edition) else "packs"


def choose(
    players: int,
    *,
    edition: str,
    variant: str,
    hotels: Sequence[str],
    promo: bool,
    solo: str | None,
    level: str | None,
    seed: str | None,
) -> Setup:
    """What somebody chose for a new table, checked; a RulesError says what cannot be."""
    written: Seed | None = int(seed) if seed is not None and seed.isdecimal() and len(seed) < 40 else seed or None
    config = configure(
        players,
        seed=written,
        edition=edition,
        hotels=hotels[0] if len(hotels) == 1 else hotels,
        variant=variant,
        promo=promo,
        solo=solo,
        level=level,
    )
    return of_config(config, seed_chosen=written is not None)


def of_config(config: Config, *, seed_chosen: bool) -> Setup:
    """The set-up of a game that has been configured, here or in a record."""
    solo = bool(config.solo)
    return Setup(
        players=1 if solo else config.players,
        edition=config.edition,
        variant=config.variant,
        hotels=config.hotels[:1] if solo else config.hotels,
        promo=config.promo,
        solo=config.solo,
        level=config.level,
        seed=str(config.seed),
        seed_is_text=isinstance(config.seed, str),
        seed_chosen=seed_chosen,
        start=None if solo else config.start,
        packs=load_pack(config.edition).checksum,
    )
