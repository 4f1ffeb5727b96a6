"""What happens at a seat or at the table, kind by kind: told, or left unsaid because something else tells it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from leopold.journal import Event
from leopold.packs.codes import ITEMS
from leopold.telling.happening import Happening, Telling, Told, Unsaid
from leopold.text.words import hall_and_row
from leopold.words import Said, said

PRICED: Final = frozenset(
    (
        "guest_taken",
        "die_taken",
        "service_paid",
        "room_prepared",
        "staff_hired",
        "penalty_ignored",
        "key_taken",
        "entrance_taken",
        "gear_removed",
    )
)
"""Events that tell their price themselves, so the payment before them need not be told."""


def plain(key: str, *arguments: str) -> Told:
    """A message that takes the event's arguments as they are."""
    return Told(lambda it: it.say(key, *arguments))


# --- rounds and turns


def dice_rolled(it: Happening) -> Said | Unsaid:
    if not it.number("bin"):
        return Unsaid("every round begins with all dice, and they lie on the table")
    return it.say("log-dice-rolled-again", "dice")


def turn_began(it: Happening) -> Said | Unsaid:
    return it.say("log-turn-began-extra") if it.number("extra") else Unsaid("what is done in a turn says whose it is")


def hand_dealt(it: Happening) -> Said | Unsaid:
    return Unsaid("the cards drawn are told") if it.next_to(-1, "staff_drawn") else it.say("log-hand-dealt", "cards")


# --- dice


def die_taken(it: Happening) -> Said | Unsaid:
    """With the action that a six is used for; elsewhere the face says it."""
    action = next((int(event["action"] or 0) for event in it.events[it.place :] if event.name == "action_done"), 0)
    return it.say("log-die-taken", "face", "strength", "price", action=0 if action == it.number("face") else action)


def action_done(it: Happening) -> Said | Unsaid:
    """Told where the die was taken before, or none at all."""
    for event in reversed(it.events[: it.place]):
        if event.name == "die_taken":
            return Unsaid("told with its die")
        if event.name in ("action_done", "turn_began"):
            break
    return it.say("log-action-done", "action", "strength")


# --- krones, favour, points


def krones(it: Happening) -> Said | Unsaid:
    change = it.number("change")
    after = it.events[it.place + 1].name if it.place + 1 < len(it.events) else ""
    if change > 0:
        return it.say("log-krones", n=change)
    if change == 0:
        return it.say("log-krones-full")
    if after in PRICED:
        return Unsaid("what was bought tells its price")
    return it.say("log-krones-paid" if after == "action_done" else "log-krones-lost", n=-change)


def emperor(it: Happening) -> Said | Unsaid:
    if not it.number("change"):
        return it.say("log-emperor-stays")
    if it.number("change") < 0:
        return it.say("log-emperor-back", change=-it.number("change"), worth=printed(it, "space"))
    return it.say("log-emperor", "change", worth=printed(it, "space"))


def printed(it: Happening, argument: str) -> int:
    """The number that people see on a space of the emperor track."""
    return it.pack.board.emperor_vp[it.number(argument)]


POINTS: Final[Mapping[str, str | Unsaid]] = {
    "guests": "log-vp-guests",
    "badges": "log-vp-badges",
    "bonuses": "log-vp-bonuses",
    "staff": "log-vp-staff",
    "objectives": Unsaid("told with the claim"),
    "emperor_track": Unsaid("told with the place on the track"),
    "emperor_end": "log-vp-emperor-end",
    "emperor_tiles": "log-vp-emperor-tiles",
    "end_staff": Unsaid("told with the card"),
    "rooms": "log-vp-rooms",
    "leftovers": "log-vp-leftovers",
    "unserved": "log-vp-unserved",
    "balls": "log-vp-balls",
    "celebrities": "log-vp-celebrities",
    "entrances": "log-vp-entrances",
}
"""How points from each source are told."""

MODULE_SOURCES: Final = ("celebrities", "entrances")
TELLING_POINTS: Final = frozenset(
    ("celebrity_taken", "guests_kept_scored", "goal_met", "goals_scored", "toll_forgone"),
)
"""Events that tell the points that come right after them."""


def vp(it: Happening) -> Said | Unsaid:
    source, change = it.word("source"), it.number("change")
    key = POINTS[source]
    if it.next_to(-1, "ball_scored"):
        return Unsaid("told with the ballroom")
    if isinstance(key, Unsaid):
        return key
    if change == 0:
        return Unsaid("nothing was scored")
    if source in MODULE_SOURCES and it.place and it.events[it.place - 1].name in TELLING_POINTS:
        return Unsaid("told with what brought them")
    return it.say("log-vp-lost" if change < 0 and source != "unserved" else key, n=abs(change))


# --- items


def items(key: str) -> Callable[[Happening], Said | Unsaid]:
    """Items of the whole run, each kind with its number."""

    def words(it: Happening) -> Said | Unsaid:
        counts = dict.fromkeys(ITEMS, 0)
        for event in it.run:
            counts[str(event["item"])] += int(event.arguments.get("amount", 1) or 0)
        listed = [said(f"items-{item}", n=n) for item, n in counts.items() if n]
        return it.say(key, *(("guest",) if "guest" in it.event.arguments else ()), items=listed)

    return words


def item_spent(it: Happening) -> Said | Unsaid:
    if it.next_to(1, "dancer_sent"):
        return Unsaid("the dancer tells its price")
    return items("log-item-spent")(it)


def item_swapped(it: Happening) -> Said | Unsaid:
    """All that is exchanged, what is given and what is taken each in one."""
    told = {}
    for side in ("given", "taken"):
        counts = dict.fromkeys(ITEMS, 0)
        for event in it.run:
            counts[str(event[side])] += 1
        told[side] = [said(f"items-{item}", n=n) for item, n in counts.items() if n]
    return it.say("log-item-swapped", given=told["given"], taken=told["taken"])


def same_guest(one: Event, other: Event) -> bool:
    return one["guest"] == other["guest"]


def always(one: Event, other: Event) -> bool:
    return True


def service_paid(it: Happening) -> Said | Unsaid:
    return it.say("log-service-paid", n=it.number("krones")) if it.number("krones") else Unsaid("it cost nothing")


# --- rooms


def room_prepared(it: Happening) -> Said | Unsaid:
    rooms = [str(event["room"]) for event in it.run]
    return it.say("log-room-prepared", rooms=rooms, count=len(rooms), price=it.total("price"))


def room_occupied(it: Happening) -> Said | Unsaid:
    if it.next_to(-1, "checked_in"):
        return Unsaid("told with the guest")
    return it.say("log-room-occupied", "room")


# --- staff


def cards(key: str, *arguments: str) -> Callable[[Happening], Said | Unsaid]:
    """The cards of the whole run by name, or how many they are where the reader may not know them."""

    def words(it: Happening) -> Said | Unsaid:
        known = [said("card-staff", staff=event["staff"]) for event in it.run if event["staff"] is not None]
        if len(known) < len(it.run):
            return it.say(f"{key}-hidden", *arguments, count=len(it.run))
        return it.say(key, *arguments, cards=known)

    return words


def same_place(one: Event, other: Event) -> bool:
    return one["from_hand"] == other["from_hand"]


def staff_scored(it: Happening) -> Said | Unsaid:
    if it.event["copied"] is not None:
        return it.say("log-staff-scored-copied", "staff", "copied", n=it.number("vp"))
    return it.say("log-staff-scored", "staff", n=it.number("vp"))


# --- objectives and the emperor


def objective_claimed(it: Happening) -> Said | Unsaid:
    scored = it.next_to(1, "vp", "objectives")
    return it.say("log-objective-claimed", "letter", "place", n=scored["change"] if scored else 0)


def emperor_scored(it: Happening) -> Said | Unsaid:
    stays = it.event["before"] == it.event["after"]
    if stays:
        return it.say("log-emperor-scored-stays", n=it.number("vp"))
    return it.say("log-emperor-scored", n=it.number("vp"), worth=printed(it, "after"))


# --- balls


def at_ball(it: Happening, key: str, *arguments: str) -> Said:
    """With where a dancer stands."""
    _, row = hall_and_row(it.word("place"))
    return it.say(key, "ballroom", *arguments, row=row)


def ball_scored(it: Happening) -> Said | Unsaid:
    if it.number("vp") < 0:
        return it.say("log-ball-missed", "ballroom", n=-it.number("vp"))
    return it.say("log-ball-scored", "ballroom", "dancers", n=it.number("vp"))


# --- coloured dice and celebrities


def coloured_die_taken(it: Happening) -> Said | Unsaid:
    if it.next_to(1, "celebrity_taken"):
        return Unsaid("told with the celebrity beside it")
    return it.say("log-coloured-die-taken", "colour")


def celebrity_taken(it: Happening) -> Said | Unsaid:
    """With the die beside which the celebrity waited."""
    die = it.next_to(-1, "coloured_die_taken") or it.next_to(-1, "automaton_colour")
    return it.say("log-celebrity-taken", "celebrity", colour=die["colour"] if die else None, n=it.number("vp"))


def celebrity_arrived(it: Happening) -> Said | Unsaid:
    """All who come at once."""
    arrivals = [said("log-celebrity-beside", celebrity=event["celebrity"], colour=event["colour"]) for event in it.run]
    return it.say("log-celebrity-arrived", arrivals=arrivals)


# --- entrances, and what gears of an automaton cost


def for_points(key: str, *arguments: str) -> Told:
    """With the points that come of it."""
    return Told(lambda it: it.say(key, *arguments, n=it.number("vp")))


def gear_removed(it: Happening) -> Said | Unsaid:
    """Only a guest's gear is paid for."""
    if it.word("where") != "guest":
        return Unsaid("told of the automaton")
    return it.say("log-gear-bought")


PEOPLE: Final[Mapping[str, Telling]] = {
    "round_began": plain("log-round-began", "round"),
    "dice_rolled": Told(dice_rolled),
    "passed": plain("log-passed"),
    "turn_began": Told(turn_began),
    "turn_ended": Unsaid("whoever comes next is told of"),
    "guest_taken": plain("log-guest-taken", "guest", "price"),
    "guest_arrived": Unsaid("the queue shows it"),
    "guests_reshuffled": plain("log-guests-reshuffled", "cards"),
    "die_taken": Told(die_taken),
    "action_done": Told(action_done),
    "action_lost": plain("log-action-lost"),
    "krones": Told(krones),
    "emperor": Told(emperor),
    "vp": Told(vp),
    "item_gained": Unsaid("where each item goes is told"),
    "item_placed": Told(items("log-item-placed"), same_guest),
    "item_kept": Told(items("log-item-kept"), always),
    "item_served": Told(items("log-item-served"), same_guest),
    "item_spent": Told(item_spent, always),
    "item_swapped": Told(item_swapped, always),
    "guest_hosted": plain("log-guest-hosted", "guest"),
    "item_filled": plain("log-item-filled", "item", "guest"),
    "service_paid": Told(service_paid),
    "order_completed": plain("log-order-completed", "guest"),
    "checked_in": plain("log-checked-in", "guest", "room"),
    "room_prepared": Told(room_prepared, always),
    "room_occupied": Told(room_occupied),
    "room_removed": plain("log-room-removed", "room", "was"),
    "group_completed": plain("log-group-completed", "size", "colour"),
    "staff_drawn": Told(cards("log-staff-drawn"), always),
    "staff_hired": plain("log-staff-hired", "staff", "price"),
    "staff_used": plain("log-staff-used", "staff"),
    "staff_flipped": plain("log-staff-flipped", "staff"),
    "staff_looked_at": Told(cards("log-staff-looked-at"), always),
    "staff_returned": Told(cards("log-staff-returned", "from_hand"), same_place),
    "staff_dismissed": plain("log-staff-dismissed", "staff"),
    "staff_drafted": Told(cards("log-staff-drafted"), always),
    "objective_claimed": Told(objective_claimed),
    "emperor_scored": Told(emperor_scored),
    "emperor_rewarded": plain("log-emperor-rewarded", "tile"),
    "emperor_punished": plain("log-emperor-punished", "tile"),
    "penalty_ignored": plain("log-penalty-ignored", "tile", "krones"),
    "kitchen_returned": plain("log-kitchen-returned", "items"),
    "cafe_returned": plain("log-cafe-returned", "items"),
    "reward_taken": Unsaid("what it brings is told"),
    "staff_scored": Told(staff_scored),
    "game_ended": plain("log-game-ended"),
    "broken_off": plain("log-broken-off"),
    "hand_dealt": Told(hand_dealt),
    "rehearsal_taken": Told(lambda it: it.say("log-rehearsal-taken", rehearsal=it.word("room"))),
    "dancer_sent": Told(lambda it: at_ball(it, "log-dancer-sent", "champagne", "guest")),
    "area_emptied": plain("log-area-emptied", "area"),
    "dancer_removed": Told(lambda it: at_ball(it, "log-dancer-removed")),
    "ball_scored": Told(ball_scored),
    "coloured_die_taken": Told(coloured_die_taken),
    "celebrity_taken": Told(celebrity_taken),
    "celebrity_called": plain("log-celebrity-called", "celebrity"),
    "celebrity_left": Unsaid("celebrities stay for one round"),
    "celebrity_arrived": Told(celebrity_arrived, always),
    "coloured_die_put_away": plain("log-coloured-die-put-away", "colour"),
    "key_taken": plain("log-key-taken", "price"),
    "bid_made": Told(lambda it: it.say("log-bid-made", "entrance", n=it.number("krones"))),
    "entrance_taken": Told(lambda it: it.say("log-entrance-taken", "entrance", price=it.number("krones"))),
    "token_taken": plain("log-token-taken", "token", "line"),
    "guests_kept_scored": for_points("log-guests-kept-scored", "guests"),
    "goal_met": for_points("log-goal-met", "letter"),
    "goals_scored": for_points("log-goals-scored", "objectives"),
    "favour_taken": plain("log-favour-taken", "tile"),
    "die_shifted": plain("log-die-shifted", "face", "to"),
    "first_in_group": plain("log-first-in-group", "colour"),
    "sum_of_dice": plain("log-sum-of-dice", "sum"),
    "toll_paid": Told(lambda it: it.say("log-toll-paid", "space", n=it.number("krones"), gears=it.number("vp"))),
    "toll_forgone": for_points("log-toll-forgone"),
    "gear_removed": Told(gear_removed),
}
