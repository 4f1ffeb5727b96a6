"""Cards as people name them: by the printed number, or by name in any language, capitals or not."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from difflib import get_close_matches

from leopold.packs import Pack, PackError
from leopold.packs.cards import GuestCard, StaffCard, names_of
from leopold.text.errors import RulesError
from leopold.text.words import listed
from leopold.words import SOURCE_LANGUAGE, catalogue
from leopold.words.names import name_in

Cards = Sequence[GuestCard] | Sequence[StaffCard]
SEPARATORS = str.maketrans(",;/", "\n\n\n")
NEAR = 0.7


def in_words(names: Mapping[str, str], number: int) -> str:
    """As we write it: "Countess (69)"."""
    return catalogue().text("card-numbered", name=name_in(SOURCE_LANGUAGE, names), number=number)


def guest_in_words(pack: Pack, number: int) -> str:
    return in_words(pack.guests[pack.guest_index(number)].names, number)


def staff_in_words(pack: Pack, number: int) -> str:
    return in_words(pack.staff[pack.staff_index(number)].names, number)


def key(text: str) -> str:
    """What counts of a name: letters and figures."""
    return "".join(letter for letter in text.casefold() if letter.isalnum())


def find(pack: Pack, cards: Cards, noun: str, text: str) -> int:
    """The number of the card that a text names; else a sentence that says what is wrong with it."""
    word = " ".join(text.split())
    if word.isdecimal():
        return _by_number(pack, cards, noun, int(word[:6]))
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
    told = {card.number: in_words(card.names, card.number) for card in cards}
    if found:
        which = [told[number] for number in sorted(found)]
        which = which if len(which) <= 6 else [*which[:6], "another"]
        raise RulesError(f"`{word}` can be {listed(which, 'or')}: say the number or more of the name.")
    near = get_close_matches(wanted, keys, n=3, cutoff=NEAR)
    meant = sorted({number for name in near for number in keys[name]})
    if meant:
        raise RulesError(f"There is no {noun} `{word}`; perhaps {listed([told[n] for n in meant], 'or')} was meant.")
    raise RulesError(f"There is no {noun} `{word}`; say the number on the card, or its name.")


def _by_number(pack: Pack, cards: Cards, noun: str, number: int) -> int:
    numbers = [card.number for card in cards]
    if number in numbers:
        return number
    try:
        card = pack.card(number)
    except PackError:
        card = None
    kind = {GuestCard: "a guest", StaffCard: "a staff card"}.get(type(card), "another card") if card else ""
    other = f" ({number} is {kind})" if kind else ""
    raise RulesError(f"There is no {noun} {number}{other}; their numbers are {_ranges(numbers)}.")


def _ranges(numbers: Sequence[int]) -> str:
    """Numbers in runs: "27 to 32, 34 and 37"."""
    runs: list[list[int]] = []
    for number in sorted(numbers):
        if runs and number == runs[-1][-1] + 1:
            runs[-1].append(number)
        else:
            runs.append([number])
    words = []
    for run in runs:
        words += [f"{run[0]} to {run[-1]}"] if len(run) > 2 else [str(number) for number in run]
    return listed(words)


def split(pack: Pack, cards: Cards, text: str) -> list[str]:
    """A text cut into the cards it names: at commas, or after each number, or where a known name ends."""
    if any(letter in text for letter in ",;/"):
        return [part.strip() for part in text.translate(SEPARATORS).split("\n") if part.strip()]
    names = {key(name) for card in cards for name in names_of(card)}
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
