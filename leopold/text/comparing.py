"""What one pack changes in another, in lines that people can read."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from leopold.packs import Pack, codes
from leopold.packs.cards import (
    Ballroom,
    Celebrity,
    EmperorTile,
    Entrance,
    GuestCard,
    Hotel,
    Instruction,
    Objective,
    RehearsalRoom,
    StaffCard,
)
from leopold.packs.tables import NUMBERS, Board, Number
from leopold.speech import cards
from leopold.speech.names import name_in
from leopold.words import Catalogue, Said, Value, catalogue, said

Values = dict[str, str]
"""What is worth telling of a card or of the board, in words, by what it is."""


def changes(base: Pack, new: Pack, words: Catalogue | None = None) -> list[str]:
    """One line for every value in which the new pack differs from the base, and for every card it adds."""
    telling = _Telling(words or catalogue(), new.board)
    say = telling.say
    lines = telling.between("staff", base.staff, new.staff, telling.staff)
    lines += telling.between("guest", base.guests, new.guests, telling.guest)
    lines += telling.between("objective", base.objectives, new.objectives, telling.objective)
    lines += telling.between("instruction", base.instructions, new.instructions, telling.instruction)
    lines += telling.between("tile", base.tiles, new.tiles, telling.tile)
    lines += telling.between("hotel", base.hotels, new.hotels, telling.hotel)
    lines += telling.between("ballroom", base.ballrooms, new.ballrooms, telling.ballroom)
    lines += telling.between("rehearsal_room", base.rehearsal_rooms, new.rehearsal_rooms, telling.rehearsal_room)
    lines += telling.between("celebrity", base.celebrities, new.celebrities, telling.celebrity)
    lines += telling.between("entrance", base.entrances, new.entrances, telling.entrance)
    lines += telling.differences(say("change-board"), telling.board(base), telling.board(new))
    sets = [
        {say("change-set", letter=letter): _numbers(found) for letter, found in pack.introductory.items()}
        for pack in (base, new)
    ]
    return lines + telling.differences(say("change-introductory"), *sets)


@dataclass(frozen=True, slots=True)
class _Telling:
    """Tells in a language; penalties and powers with the numbers of the new pack's board."""

    words: Catalogue
    numbers: Board

    def say(self, key: str, /, **params: Value) -> str:
        return self.words.text(key, **params)

    # --- lines

    def between(self, kind: str, old: Sequence[Any], new: Sequence[Any], values: Callable[[Any], Values]) -> list[str]:
        before = {_ref(card): card for card in old}
        lines = []
        for card in new:
            known = before.get(_ref(card))
            if known is None:
                lines.append(self.say("change-new", what=self.title(kind, card), values=self.listed(values(card))))
            else:
                title = self.title(kind, known)
                lines += self.differences(title, self.names(known), self.names(card))
                lines += self.differences(title, values(known), values(card))
        return lines

    def title(self, kind: str, card: Any) -> str:
        """A card by its number, and by its name if its kind goes by that too."""
        return self.say(f"change-{kind}", ref=_ref(card), name=name_in(self.words.language, getattr(card, "names", {})))

    def differences(self, title: str, old: Values, new: Values) -> list[str]:
        nothing = self.say("change-nothing")
        lines = []
        for field in dict.fromkeys((*old, *new)):
            before, after = old.get(field, nothing), new.get(field, nothing)
            if before != after:
                was, now = self.quoted(before), self.quoted(after)
                lines.append(self.say("change-becomes", what=title, field=field, before=was, after=now))
        return lines

    def listed(self, values: Values) -> str:
        """All values, the last first to be put behind the one before."""
        *others, told = [
            self.say("change-value", field=field, value=self.quoted(value)) for field, value in values.items()
        ]
        for other in reversed(others):
            told = self.say("change-more", first=other, others=told)
        return told

    def quoted(self, text: str) -> str:
        return self.say("change-quoted", text=text) if text.endswith(".") else text

    # --- values

    def told(self, sentences: Sequence[Said]) -> str:
        return self.words.sentences(self.words.say(sentence) for sentence in sentences) or self.say("change-nothing")

    def items(self, counts: Sequence[int]) -> str:
        return self.say("fact-order.value", items=cards.items(counts)) if any(counts) else self.say("change-nothing")

    def yes_or_no(self, value: bool) -> str:
        return self.say("change-flag", flag=value)

    def names(self, card: Any) -> Values:
        names: Mapping[str, str] = getattr(card, "names", {})
        return {self.say("field-name", language=language): name for language, name in names.items()}

    def staff(self, card: StaffCard) -> Values:
        return {
            self.say("field-cost"): self.say("krones", n=card.cost),
            self.say("field-timing"): self.say(f"timing-{card.timing}"),
            self.say("field-effect"): self.told(cards.staff(card, self.numbers)),
        }

    def guest(self, card: GuestCard) -> Values:
        return {
            self.say("field-colour"): self.say(f"colour-{codes.COLOURS[card.colour]}"),
            self.say("field-order"): self.items(card.order),
            self.say("change-worth"): self.say("victory-points", n=card.vp),
            self.say("field-module"): self.say(f"module-{card.module}"),
            self.say("field-reward"): self.told(cards.guest(card)),
            **{self.say("field-goes"): self.words.say(goes) for goes in cards.guest_goes(card)},
        }

    def objective(self, card: Objective) -> Values:
        return {
            self.say("field-letter"): card.letter,
            self.say("field-needs"): self.told([cards.need(card.need)]),
        }

    def instruction(self, card: Instruction) -> Values:
        return {
            self.say("field-automaton"): self.say(f"automaton-{card.automaton}"),
            self.say("field-guests"): self.told(cards.instruction_guests(card)),
            self.say("field-dice"): self.told([cards.instruction_dice(card)]),
            self.say("field-extras"): self.told(cards.extras(card)),
            self.say("field-hand"): self.say("fact-hand.value", hand=card.hand),
        }

    def tile(self, card: EmperorTile) -> Values:
        return {
            self.say("field-reward"): self.told(cards.tile_reward(card)),
            self.say("field-penalty"): self.told([cards.tile_penalty(card, self.numbers)]),
        }

    def hotel(self, hotel: Hotel) -> Values:
        colours = [said(f"colour-{codes.COLOURS[colour]}") for colour in hotel.colours]
        return {
            self.say("field-colours"): self.say("change-list", parts=colours),
            self.say("field-groups"): " ".join(chr(ord("A") + group) for group in hotel.groups),
            self.say("field-badges"): _numbers(hotel.badges),
        }

    def ballroom(self, found: Ballroom) -> Values:
        return {
            self.say("field-middle"): self.told(cards.steps(found.middle)),
            self.say("field-top"): self.told(cards.steps(found.top)),
            self.say("field-score"): self.told([cards.ball_score(found.score)]),
        }

    def rehearsal_room(self, found: RehearsalRoom) -> Values:
        return {
            self.say("fact-area", area=place): self.say(
                "change-area", n=area.dancers, does=self.told(cards.steps(area.bonus))
            )
            for place, area in enumerate(found.areas, 1)
        }

    def celebrity(self, found: Celebrity) -> Values:
        return {
            self.say("field-timing"): self.say("fact-stays.value", timing=found.timing),
            self.say("field-effect"): self.told(cards.celebrity(found, self.numbers)),
        }

    def entrance(self, found: Entrance) -> Values:
        return {
            self.say("field-kitchen"): self.items(found.kitchen),
            self.say("field-effect"): self.told(cards.entrance(found, self.numbers)),
        }

    def board(self, pack: Pack) -> Values:
        return {
            path: told
            for name, number in NUMBERS.items()
            for path, told in self.number(number, getattr(pack.board, name)).items()
        }

    def number(self, number: Number, value: Any) -> Values:
        """A number of the board by where it is written; one by colour or by players is several."""
        path = number.path
        match number.written:
            case "by colour":
                return {f"{path}.{colour}": _numbers(row) for colour, row in zip(number.fields, value, strict=True)}
            case "by players":
                counts = {players: str(n) for players, n in enumerate(value) if n}
                return {self.say("change-players", path=path, n=players): n for players, n in counts.items()}
            case "flag":
                return {path: self.yes_or_no(value)}
            case "letters":
                return {path: self.items(value)}
            case "row":
                return {path: _numbers(value)}
            case "number":
                return {path: self.say(number.unit, n=value) if number.unit else str(value)}


def _numbers(values: Sequence[int]) -> str:
    return ", ".join(str(value) for value in values)


def _ref(card: Any) -> str:
    """What a card, a tile or a hotel is known by."""
    return str(card.number) if hasattr(card, "number") else str(card.id)
