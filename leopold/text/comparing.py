"""What one pack changes in another, in lines that people can read."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from leopold.packs import Pack, codes
from leopold.packs.cards import EmperorTile, GuestCard, Hotel, Instruction, Objective, StaffCard
from leopold.packs.tables import NUMBERS, Number
from leopold.speech import cards
from leopold.text.words import listed
from leopold.words import Said, catalogue, said

NOTHING = "nothing"


def changes(base: Pack, new: Pack) -> list[str]:
    """One line for every value in which the new pack differs from the base, and for every card it adds."""
    lines: list[str] = []

    def staff(card: StaffCard) -> dict[str, str]:
        does = cards.staff(card, new.board)
        return {**_names(card.names), "cost": _say("krones", card.cost), "timing": card.timing, "effect": _told(does)}

    def tile(card: EmperorTile) -> dict[str, str]:
        return {"reward": _told(cards.tile_reward(card)), "penalty": _told([cards.tile_penalty(card, new.board)])}

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
        before, after = old.get(name, NOTHING), new.get(name, NOTHING)
        if before != after:
            lines.append(f"{title}: {name} {_quoted(before)} becomes {_quoted(after)}")
    return lines


def _quoted(text: str) -> str:
    return f'"{text}"' if text.endswith(".") else text


def _names(names: Mapping[str, str]) -> dict[str, str]:
    return {f"name in {language}": name for language, name in names.items()}


def _numbers(values: Sequence[int]) -> str:
    return ", ".join(str(value) for value in values)


def _say(unit: str, n: int) -> str:
    return catalogue().text(unit, n=n)


def _told(sentences: Sequence[Said]) -> str:
    return " ".join(catalogue().say(sentence) for sentence in sentences) or NOTHING


def _items(counts: Sequence[int]) -> str:
    return listed([catalogue().say(item) for item in cards.items(counts)]) or NOTHING


def _guest(card: GuestCard) -> dict[str, str]:
    return {
        **_names(card.names),
        "colour": codes.COLOURS[card.colour],
        "order": _items(card.order),
        "worth": _say("victory-points", card.vp),
        "promo": _yes_or_no(card.promo),
        "reward": _told(cards.guest(card)),
    }


def _objective(card: Objective) -> dict[str, str]:
    return {**_names(card.names), "letter": card.letter, "requirement": _told([cards.need(card.need)])}


def _instruction(card: Instruction) -> dict[str, str]:
    return {
        "automaton": _told([said(f"automaton-{card.automaton}")]),
        "guests": _told(cards.instruction_guests(card)),
        "dice": _told([cards.instruction_dice(card)]),
        "extras": _told(cards.extras(card)),
        "hand": card.hand,
    }


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
            return {number.path: _items(value)}
        case "row":
            return {number.path: _numbers(value)}
        case "number":
            return {number.path: _say(number.unit, value) if number.unit else str(value)}


def _yes_or_no(value: bool) -> str:
    return "yes" if value else "no"
