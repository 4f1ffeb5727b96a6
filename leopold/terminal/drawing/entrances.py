"""Drawing entrances: the auction, what lies beside those of a seat; and the automaton's own hotel with its gears."""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text

from leopold.packs.cards import Entrance
from leopold.rules.board.houses import STARS_MOST
from leopold.speech import Speaker, cards
from leopold.terminal.drawing import terms
from leopold.terminal.drawing.blocks import DIM, STRONG, Block, in_columns, line, title
from leopold.terminal.drawing.palette import KRONES, NUMBER
from leopold.terminal.session.people import Person
from leopold.view import SeatView, View
from leopold.view.entrances import EntranceView, HouseView, OfferView

COLUMNS = (2, 22, 14)
"""Place, name, highest bid: at least so wide each."""
HANG = 4


def entrance_of(speaker: Speaker, ident: str) -> Entrance:
    return next(tile for tile in speaker.pack.entrances if tile.id == ident)


def entrance_in_short(speaker: Speaker, ident: str) -> str:
    """What one begins with, and what it does."""
    tile = entrance_of(speaker, ident)
    does = cards.entrance_short(tile, speaker.pack.board)
    if not any(tile.kitchen):
        return speaker.say(does)
    begins = speaker.text("terminal-entrance-kitchen", items=terms.order(speaker.words, tile.kitchen))
    return speaker.text("one-and-another-short", first=begins, another=does)


def draw_auction(speaker: Speaker, view: View, people: Sequence[Person], width: int) -> Block:
    """The entrances that are still to be had, each with the highest bid; nothing when all are taken."""
    if view.auction is None:
        return []
    rows = [_offer(speaker, offer, people) for offer in view.auction.offers]
    return [title(speaker.text("terminal-auction"), width), *in_columns(rows, width, COLUMNS, HANG)]


def _offer(speaker: Speaker, offer: OfferView, people: Sequence[Person]) -> list[Text]:
    if offer.bidder is None or offer.bid is None:
        bid = Text(speaker.text("terminal-auction-none"), style=DIM)
    else:
        person = people[offer.bidder]
        bid = line((terms.krones(speaker.words, offer.bid), KRONES), " ", (person.name, person.style))
    name = Text(speaker.entrance(offer.entrance), style=STRONG)
    return [Text(str(offer.slot), style=NUMBER), name, bid, Text(entrance_in_short(speaker, offer.entrance))]


# --- the entrance of a seat


def entrance_in_words(speaker: Speaker, seat: SeatView) -> str:
    """Its name, and how much lies beside it."""
    found = seat.entrance
    assert found is not None
    return terms.joined(speaker.words, [speaker.entrance(found.entrance), *_beside(speaker, found)])


def entrance_pieces(speaker: Speaker, seat: SeatView) -> list[Text]:
    """Its name with what it does, then what lies beside it, piece by piece."""
    found = seat.entrance
    if found is None:
        return []
    does = speaker.say(cards.entrance_short(entrance_of(speaker, found.entrance), speaker.pack.board))
    name = line((speaker.entrance(found.entrance), STRONG), (f" {does}", DIM))
    return [name, *(Text(text) for text in _beside(speaker, found, everything=True))]


def _beside(speaker: Speaker, found: EntranceView, everything: bool = False) -> list[str]:
    words, tile = speaker.words, entrance_of(speaker, found.entrance)
    told = []
    if tile.tokens:
        tokens = [token_in_words(speaker, tile, token) if everything else str(token) for token in found.tokens]
        told.append(words.text("terminal-tokens", tokens=tokens, n=len(tokens)))
    if found.kept:
        told.append(words.text("terminal-guests-kept", n=len(found.kept)))
    told += [_goal(speaker, goal.letter, goal.objective, goal.met) for goal in found.goals]
    if found.favours:
        left = [favour for favour in found.favours if favour.tile is not None]
        pieces = [_favour(speaker, favour.favour, favour.tile, everything) for favour in left]
        told.append(words.text("terminal-favours", tiles=pieces, n=len(left)))
    if found.first_die and tile.sums:
        told.append(words.text("terminal-first-die", face=found.first_die))
    return told


def token_in_words(speaker: Speaker, tile: Entrance, token: int) -> str:
    halves = [speaker.say(cards.steps_short(half)) for half in tile.tokens[token - 1]]
    told = speaker.text("terminal-token", token=token, column=halves[0], floor=halves[1])
    return told + terms.ours(tile.sources, "tokens")


def _goal(speaker: Speaker, letter: str, number: int, met: bool) -> str:
    card = speaker.pack.objectives[speaker.pack.objective_index(number)]
    return speaker.text("terminal-goal", letter=letter, met=met, need=cards.short(cards.need(card.need)))


def _favour(speaker: Speaker, favour: str, tile: str | None, everything: bool) -> str:
    if not everything or tile is None:
        return favour
    return speaker.text("terminal-favour", favour=favour, does=cards.steps_short(speaker.pack.tile(tile).steps))


# --- the automaton's own hotel


def house_in_words(speaker: Speaker, view: View) -> str:
    """Its name, and where its gears and items lie."""
    house = view.house
    assert house is not None and view.solo is not None
    told = speaker.text("automaton-house", house=house.house)
    for piece in _pieces_of(speaker, view, house):
        told = speaker.text("one-and-another-short", first=told, another=piece)
    return told


def _pieces_of(speaker: Speaker, view: View, house: HouseView) -> list[str]:
    words = speaker.words
    match house.house:
        case "hautel_couture":
            items = [
                speaker.text("terminal-house-item", face=face, item=words.text(f"item-{item}"))
                for face, item in enumerate(house.space_items, 1)
                if item
            ]
            lying = [terms.joined(words, items)] if items else []
            pool = [words.text("terminal-house-pool", items=terms.items(words, house.pool))] if house.pool else []
            return [*_reserved(speaker, view, house), *lying, *pool]
        case "nine_stars_inn":
            return [words.text("terminal-house-stars", n=house.stars, most=STARS_MOST)]
        case "sushi_resort":
            rooms = [words.text("terminal-house-rooms", rooms=house.room_gears)] if house.room_gears else []
            return [*rooms, *_gears(speaker, "terminal-house-guest", house.queue_gears)]
        case _:
            return _gears(speaker, "terminal-house-space", house.gears)


def _gears(speaker: Speaker, key: str, gears: Sequence[int]) -> list[str]:
    found = [speaker.text(key, place=place, n=n) for place, n in enumerate(gears, 1) if n]
    return found or [speaker.text("terminal-house-no-gears")]


def _reserved(speaker: Speaker, view: View, house: HouseView) -> list[str]:
    """Who has reserved which room, and what is missing yet."""
    assert view.solo is not None
    told = []
    for table, room in zip(view.seats[view.solo.seat].cafe, house.reserved, strict=False):
        if table is not None:
            missing = terms.items(speaker.words, table.missing)
            who = f"{table.guest} {speaker.bare('guest', table.guest)}"
            told.append(speaker.text("terminal-house-reserved", who=who, room=room, items=missing))
    return told
