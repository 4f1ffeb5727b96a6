"""What one pack changes in another, in lines that people can read."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from leopold.packs import codes
from leopold.packs.cards import EmperorTile, GuestCard, Hotel, Instruction, Objective, StaffCard
from leopold.packs.pack import Pack
from leopold.packs.tables import NUMBERS, Number
from leopold.packs.words import (
    AUTOMATA_WORDS,
    extras_words,
    instruction_dice_words,
    instruction_guests_words,
    krones,
    need_words,
    order_words,
    penalty_words,
    points,
    power_words,
    score_words,
    steps_words,
)


def changes(base: Pack, new: Pack) -> list[str]:
    """One line for every value in which the new pack differs from the base, and for every card it adds."""
    lines: list[str] = []
    choice, big_order = new.board.penalty_choice, new.board.big_order

    def staff(card: StaffCard) -> dict[str, str]:
        return _staff(card, big_order)

    def tile(card: EmperorTile) -> dict[str, str]:
        return _tile(card, choice)

    lines += _between(base.staff, new.staff, lambda card: f"Staff {card.number}, {card.names['en']}", staff)
    lines += _between(base.guests, new.guests, lambda card: f"Guest {card.number}, {card.names['en']}", _guest)
    lines += _between(base.objectives, new.objectives, lambda card: f"Objective {card.number}", _objective)
    lines += _between(base.instructions, new.instructions, lambda card: f"Instruction {card.number}", _instruction)
    lines += _between(base.tiles, new.tiles, lambda card: f"Emperor tile {card.id}", tile)
    lines += _between(base.hotels, new.hotels, lambda hotel: f"Hotel {hotel.id}", _hotel)
    lines += _differences("Board", _board(base), _board(new))
    sets = [{f"set {letter}": _numbers(found) for letter, found in pack.introductory.items()} for pack in (base, new)]
    lines += _differences("Introductory", *sets)
    return lines


def _between(
    old: Sequence[Any], new: Sequence[Any], title: Callable[[Any], str], values: Callable[[Any], dict[str, str]]
) -> list[str]:
    key = "number" if hasattr(new[0], "number") else "id"
    before = {getattr(card, key): card for card in old}
    lines = []
    for card in new:
        known = before.get(getattr(card, key))
        if known is None:
            told = [f"{name} {_quoted(value)}" for name, value in values(card).items() if not name.startswith("name ")]
            lines.append(f"{title(card)}: new, with {'; '.join(told)}")
        else:
            lines += _differences(title(known), values(known), values(card))
    return lines


def _differences(title: str, old: Mapping[str, str], new: Mapping[str, str]) -> list[str]:
    lines = []
    for name in dict.fromkeys((*old, *new)):
        before, after = old.get(name, "nothing"), new.get(name, "nothing")
        if before != after:
            lines.append(f"{title}: {name} {_quoted(before)} becomes {_quoted(after)}")
    return lines


def _quoted(text: str) -> str:
    return f'"{text}"' if text.endswith(".") else text


def _names(names: Mapping[str, str]) -> dict[str, str]:
    return {f"name in {language}": name for language, name in names.items()}


def _numbers(values: Sequence[int]) -> str:
    return ", ".join(str(value) for value in values)


def _staff(card: StaffCard, big_order: int) -> dict[str, str]:
    does = [*steps_words(card.steps), *(power_words(power, big_order) for power in card.powers)]
    does += [score_words(card.score)] if card.score else []
    return {**_names(card.names), "cost": krones(card.cost), "timing": card.timing, "effect": " ".join(does)}


def _guest(card: GuestCard) -> dict[str, str]:
    return {
        **_names(card.names),
        "colour": codes.COLOURS[card.colour],
        "order": order_words(card.order),
        "worth": points(card.vp),
        "promo": "yes" if card.promo else "no",
        "reward": " ".join(steps_words(card.steps)) or "nothing",
    }


def _objective(card: Objective) -> dict[str, str]:
    return {**_names(card.names), "letter": card.letter, "requirement": need_words(card.need)}


def _instruction(card: Instruction) -> dict[str, str]:
    return {
        "automaton": AUTOMATA_WORDS[card.automaton][0],
        "guests": " ".join(instruction_guests_words(card)),
        "dice": instruction_dice_words(card),
        "extras": " ".join(extras_words(card)) or "nothing",
        "hand": card.hand,
    }


def _tile(tile: EmperorTile, choice: bool) -> dict[str, str]:
    return {"reward": " ".join(steps_words(tile.steps)), "penalty": penalty_words(tile.penalty, choice)}


def _hotel(hotel: Hotel) -> dict[str, str]:
    return {
        "colours": ", ".join(codes.COLOURS[colour] for colour in hotel.colours),
        "groups": " ".join(chr(ord("A") + group) for group in hotel.groups),
        "badges": _numbers(hotel.badges),
    }


def _board(pack: Pack) -> dict[str, str]:
    return {
        path: words
        for name, number in NUMBERS.items()
        for path, words in _number(number, getattr(pack.board, name)).items()
    }


def _number(number: Number, value: Any) -> dict[str, str]:
    """A number of the board by where it is written; one by colour or by players is several."""
    match number.written:
        case "by colour":
            return {f"{number.path}.{colour}": _numbers(row) for colour, row in zip(number.fields, value, strict=True)}
        case "by players":
            return {f"{number.path} for {players} players": str(n) for players, n in enumerate(value) if n}
        case "flag":
            return {number.path: _yes_or_no(value)}
        case "letters":
            return {number.path: order_words(value)}
        case "row":
            return {number.path: _numbers(value)}
        case "number":
            return {number.path: str(value)}


def _yes_or_no(value: bool) -> str:
    return "yes" if value else "no"
