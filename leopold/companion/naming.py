"""Cards as people name them: by the printed number, or by name in any language, capitals or not."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from difflib import get_close_matches

from leopold.companion.errors import misread
from leopold.packs import Pack, PackError
from leopold.packs.cards import GuestCard, StaffCard, names_of
from leopold.words import Said, said

Cards = Sequence[GuestCard] | Sequence[StaffCard]
SEPARATORS = str.maketrans(",;/", "\n\n\n")
NEAR = 0.7
MOST = 6
"""More cards than these are not named."""
KINDS = {GuestCard: "guest", StaffCard: "staff"}


def named(kind: str, number: int) -> Said:
    """A card in a list of cards."""
    return Said(f"card-{kind}", {kind: number})


def key(text: str) -> str:
    """What counts of a name: letters and figures."""
    return "".join(letter for letter in text.casefold() if letter.isalnum())


def find(pack: Pack, cards: Cards, kind: str, text: str) -> int:
    """The number of the card that a text names; else a message that says what is wrong with it."""
    word = " ".join(text.split())
    if word.isdecimal():
        return _by_number(pack, cards, kind, int(word[:6]))
    wanted = key(word)
    keys: dict[str, set[int]] = {}
    for card in cards:
        for name in names_of(card):
            keys.setdefault(key(name), set()).add(card.number)
    found = keys.get(wanted) or {
        number for name, numbers in keys.items() if wanted and name.startswith(wanted) for number in numbers
    }
    if len(found) == 1:
        return found.pop()
    if found:
        which = [named(kind, number) for number in sorted(found)]
        which = which if len(which) <= MOST else [*which[:MOST], said("companion-another")]
        raise misread("companion-unclear", pack, text=word, cards=which)
    near = get_close_matches(wanted, keys, n=3, cutoff=NEAR)
    meant = [named(kind, number) for number in sorted({number for name in near for number in keys[name]})]
    if meant:
        raise misread("companion-unknown-near", pack, kind=kind, text=word, cards=meant)
    raise misread("companion-unknown", kind=kind, text=word)


def _by_number(pack: Pack, cards: Cards, kind: str, number: int) -> int:
    numbers = [card.number for card in cards]
    if number in numbers:
        return number
    try:
        other: str | None = KINDS.get(type(pack.card(number)), "card")
    except PackError:
        other = None
    raise misread("companion-no-number", pack, kind=kind, number=number, other=other, numbers=_ranges(numbers))


def _ranges(numbers: Sequence[int]) -> list[Said | str]:
    """Numbers in runs: "27 to 32, 34 and 37"."""
    runs: list[list[int]] = []
    for number in sorted(numbers):
        if runs and number == runs[-1][-1] + 1:
            runs[-1].append(number)
        else:
            runs.append([number])
    found: list[Said | str] = []
    for run in runs:
        several = len(run) > 2
        found += [said("companion-range", first=run[0], last=run[-1])] if several else [str(number) for number in run]
    return found


def split(pack: Pack, cards: Cards, text: str) -> list[str]:
    """A text cut into the cards it names: at commas, or after each number, or where a known name ends."""
    return split_names([names_of(card) for card in cards], text)


def split_names(known: Iterable[Iterable[str]], text: str) -> list[str]:
    """The same for whatever has names, several of them each."""
    if any(letter in text for letter in ",;/"):
        return [part.strip() for part in text.translate(SEPARATORS).split("\n") if part.strip()]
    names = {key(name) for called in known for name in called}
    words = text.split()
    parts: list[str] = []
    at = 0
    while at < len(words):
        size = 1
        if not words[at].isdecimal():
            fitting = [n for n in range(1, len(words) - at + 1) if key("".join(words[at : at + n])) in names]
            size = max(fitting, default=1)
        parts.append(" ".join(words[at : at + size]))
        at += size
    return parts
