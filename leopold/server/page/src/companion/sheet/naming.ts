/** What people on a sheet are called, and whose emblem they have. */

import { drawnAs, type Seat } from "../../art/types";
import { say, sayAny } from "../../words/index.svelte";
import type { Person } from "./model";

export function nameOf(person: Person, seat: number): string {
  return person.automaton ? sayAny("automaton-name", { automaton: person.automaton }) : person.name || say("setup-player", { n: seat + 1 });
}

export function emblemOf(person: Person, seat: number): Seat {
  return person.automaton ? drawnAs(person.automaton) : seat;
}

export function sourceName(source: string): string {
  if (source === "track") return say("sheet-track");
  return source === "rest" ? say("sheet-rest") : sayAny(`source-${source}`);
}

/** With a real minus. */
export function written(points: number): string {
  return points < 0 ? `−${-points}` : String(points);
}

/** As the catalogue has it: "night", "day-a". */
export function hotelName(hotel: string): string {
  return sayAny(`hotel-${hotel.replace(" ", "-").toLowerCase()}`);
}
