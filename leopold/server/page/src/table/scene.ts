/**
 * What is told as a scene: an automaton's turn cut into acts (the card, each guest, the die, each extra), the emperor's
 * visit, and the end of the game.
 */

import type { Entry, Event, TableState, View } from "../api/models";

export interface Scene {
  kind: "automaton" | "emperor" | "end";
  before: TableState;
  after: TableState;
  entries: readonly Entry[];
}

const SCENES: readonly [string, Scene["kind"]][] = [
  ["instruction_turned", "automaton"],
  ["emperor_scored", "emperor"],
  ["game_ended", "end"],
  ["broken_off", "end"],
];

/** The scenes in what happened, in the order in which they are played. */
export function scenesOf(entries: readonly Entry[]): Scene["kind"][] {
  const keys = new Set(entries.flatMap((entry) => entry.events.map((event) => event.key)));
  return SCENES.filter(([key]) => keys.has(key)).map(([, kind]) => kind);
}

/** One seat before the emperor: where it stood, what that was worth, where it stands now, and what he thinks of it. */
export interface Audience {
  seat: number;
  before: number;
  after: number;
  vp: number;
  verdict: "rewarded" | "punished" | "ignored" | null;
  tile: string | null;
}

const VERDICTS: Readonly<Record<string, Audience["verdict"]>> = {
  emperor_rewarded: "rewarded",
  emperor_punished: "punished",
  penalty_ignored: "ignored",
};

/** Everybody in the order in which they come before him. */
export function audiences(events: readonly Event[]): Audience[] {
  const found: Audience[] = [];
  for (const { key, seat, params } of events) {
    if (seat === null) continue;
    if (key === "emperor_scored") {
      found.push({ seat, before: Number(params["before"]), after: Number(params["after"]), vp: Number(params["vp"]), verdict: null, tile: null });
      continue;
    }
    const verdict = VERDICTS[key];
    const at = found.findIndex((one) => one.seat === seat);
    if (verdict && found[at]) found[at] = { ...found[at], verdict, tile: String(params["tile"]) };
  }
  return found;
}

/** A line of the last reckoning: what one seat gets for one thing. */
export interface Reckoning {
  seat: number;
  source: string;
  staff: number | null;
  n: number;
  /** The score afterwards. */
  vp: number;
}

const LAST = new Set(["end_staff", "rooms", "leftovers", "unserved"]);

/** What the end of the game brings, in its order; a card that scores is named. */
export function reckonings(events: readonly Event[]): Reckoning[] {
  const found: Reckoning[] = [];
  let staff: number | null = null;
  let goals = false;
  for (const { key, seat, params } of events) {
    // An entrance counts its objectives at the end; whatever else it brings came before.
    if (key === "goals_scored") goals = true;
    if (key === "staff_scored") staff = Number(params["staff"]);
    const source = String(params["source"]);
    if (key !== "vp" || seat === null || !(LAST.has(source) || (goals && source === "entrances"))) continue;
    goals = false;
    found.push({ seat, source, staff: source === "end_staff" ? staff : null, n: Number(params["change"]), vp: Number(params["vp"]) });
  }
  return found;
}

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
