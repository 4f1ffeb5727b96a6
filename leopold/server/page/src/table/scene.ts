/** An automaton's turn cut into acts: the card, each guest, the die, each extra. */

import type { Event, View } from "../api/models";

export interface Act {
  key: string;
  instruction: number;
  part: "guests" | "dice" | "extras" | undefined;
  guest: number | null;
  events: Event[];
  /** Their places in the entry, by which its lines find their act. */
  places: number[];
}

const PARTS: Record<string, Act["part"]> = {
  automaton_guest: "guests",
  automaton_no_guest: "guests",
  automaton_die: "dice",
  automaton_objective: "extras",
  automaton_no_objective: "extras",
  automaton_staff: "extras",
  automaton_no_staff: "extras",
  emperor: "extras",
};
/** What opens a new act. */
const OPENING = new Set([
  "instruction_turned",
  "automaton_guest",
  "automaton_no_guest",
  "automaton_die",
  "automaton_objective",
  "automaton_no_objective",
  "automaton_staff",
  "automaton_no_staff",
  "emperor",
]);
/** What belongs to the round, not to the scene. */
const OUTSIDE = new Set(["turn_began", "turn_ended", "guest_taken", "guest_arrived", "die_taken", "dice_rolled", "round_began", "guests_reshuffled"]);

export function acts(events: readonly Event[], seat: number): Act[] {
  const found: Act[] = [];
  let instruction = 0;
  for (const [place, event] of events.entries()) {
    if (event.key === "instruction_turned") instruction = Number(event.params["instruction"]);
    if (instruction === 0 || event.seat !== seat || OUTSIDE.has(event.key)) continue;
    const last = found.at(-1);
    const opens = OPENING.has(event.key) && !(event.key === "emperor" && last?.part === "extras" && last.key === "emperor");
    if (opens || !last) {
      found.push({ key: event.key, instruction, part: PARTS[event.key], guest: null, events: [event], places: [place] });
    } else {
      last.events.push(event);
      last.places.push(place);
    }
    const act = found.at(-1) as Act;
    if (typeof event.params["guest"] === "number") act.guest = event.params["guest"];
  }
  return found;
}

/** Rooms that guests move into in these events. */
export function taken(events: readonly Event[]): ReadonlySet<string> {
  return new Set(events.filter((event) => event.key === "checked_in").map((event) => String(event.params["room"])));
}

/** The table before the turn, with the automaton's hotel as far as the scene has been told. */
export function settled(before: View, after: View, told: readonly Event[], seat: number): View {
  const occupied = taken(told);
  return {
    ...before,
    seats: before.seats.map((one) =>
      one.seat === seat
        ? {
            ...one,
            rooms: one.rooms.map((floor, f) =>
              floor.map((room, c) => (occupied.has(room.room) ? (after.seats[seat]?.rooms[f]?.[c] ?? room) : room)),
            ),
          }
        : one,
    ),
  };
}
