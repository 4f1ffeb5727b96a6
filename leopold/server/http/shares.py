"""How much each visitor may ask for, and each address: the buckets of everything that is counted."""

from __future__ import annotations

from dataclasses import dataclass

from leopold.server import limits
from leopold.server.errors import (
    too_many_codes,
    too_many_emotes,
    too_many_guesses,
    too_many_hints,
    too_many_packs,
    too_many_phrases,
    too_many_requests,
    too_many_reviews,
    too_many_tables,
    too_many_visitors,
    too_much_kept,
)
from leopold.server.limits import AddressLimiter, Capacity, Rate, RateLimiter, Refusal, part_of
from leopold.server.turns import ASKING


@dataclass(slots=True)
class Share:
    """What is counted twice, because cookies are free: by visitor, and by the address they come from."""

    of_visitor: RateLimiter
    from_address: RateLimiter

    def take(self, visitor: str, address: str, drops: int = 1) -> None:
        """Of both, or of none: whoever is refused for what others of their address did has not had it."""
        self.of_visitor.require(visitor, drops)
        self.from_address.take(address, drops)
        self.of_visitor.take(visitor, drops)

    def charge(self, visitor: str, address: str, drops: int) -> None:
        """What something has cost both, which has been had already."""
        self.from_address.charge(address, drops)
        self.of_visitor.charge(visitor, drops)


class Shares:
    """Every share of one of so many workers; and the accounts of its tables.

    A worker counts for itself. What a visitor may ask for is little, and each worker grants all of it; of what an
    address may ask for, it grants a part.
    """

    def __init__(self, workers: int = 1, capacity: Capacity | None = None) -> None:
        most = capacity or Capacity()

        def of_visitor(rate: Rate, refusal: Refusal = too_many_requests) -> RateLimiter:
            return RateLimiter(rate, refusal)

        def from_address(rate: Rate, refusal: Refusal = too_many_requests) -> RateLimiter:
            return AddressLimiter(part_of(rate, workers), refusal)

        def both(visitor: Rate, address: Rate, refusal: Refusal = too_many_requests) -> Share:
            return Share(of_visitor(visitor, refusal), from_address(address, refusal))

        self.requests = of_visitor(limits.REQUESTS)
        self.requests_from: RateLimiter = AddressLimiter((most.requests_of_address, most.requests_at_once))
        """Of all kinds, the page and its files included, counted at the door; a worker's part is in its capacity."""
        self.steps = both(limits.STEPS, limits.STEPS_FROM_ADDRESS)
        """Of games that are played again, for whoever looks back."""
        self.tables = both(limits.NEW_TABLES, limits.TABLES_FROM_ADDRESS, too_many_tables)
        self.changes = both(limits.CHANGES, limits.CHANGES_FROM_ADDRESS)
        self.records = both(limits.RECORDS, limits.RECORDS_FROM_ADDRESS)
        """Reading somebody's record takes longer than anything else that one can ask for."""
        self.packs = both(limits.PACK_CHECKS, limits.PACKS_FROM_ADDRESS, too_many_packs)
        self.phrases = both(limits.PHRASES, limits.PHRASES_FROM_ADDRESS, too_many_phrases)
        self.reviews = both(limits.REVIEWS, limits.REVIEWS_FROM_ADDRESS, too_many_reviews)
        self.answers = both(limits.ANSWERS, limits.ANSWERS_FROM_ADDRESS)
        self.companion = both(limits.COMPANION, limits.COMPANION_FROM_ADDRESS)
        kept, kept_from = part_of(limits.BYTES, workers), part_of(limits.BYTES_FROM_ADDRESS, workers)
        self.kept = Share(RateLimiter(kept, too_much_kept), AddressLimiter(kept_from, too_much_kept))
        """Bytes. They lie on one disk whichever worker has written them, so a visitor too has a part from each."""
        self.hints = of_visitor(limits.HINTS, too_many_hints)
        self.guesses = of_visitor(limits.GUESSES, too_many_guesses)
        self.emotes = both(limits.EMOTES, limits.EMOTES_FROM_ADDRESS, too_many_emotes)
        self.visitors = from_address(limits.NEW_VISITORS, too_many_visitors)
        self.codes = from_address(limits.CODES, too_many_codes)

    def play_again(self, steps: int) -> None:
        """Of a game, for whoever asks."""
        self._take(self.steps, steps)

    def keep(self, size: int) -> None:
        """So many bytes, for whoever asks."""
        self._take(self.kept, size)

    def owe(self, visitor: str, address: str, size: int) -> None:
        """The same for somebody who pays later, and has nothing more kept until then."""
        self.kept.charge(visitor, address, size)

    def _take(self, share: Share, drops: int) -> None:
        asker = ASKING.get()
        if asker.visitor:  # what the server does by itself is nobody's
            share.take(asker.visitor, asker.address, drops)
