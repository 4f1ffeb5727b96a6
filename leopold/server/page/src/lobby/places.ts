/** Who sits where, as a form has it. */

import type { NewSeat, SavedSummary } from "../api/models";

export type Kind = NewSeat["kind"] | "none";

export interface Place {
  kind: Kind;
  name: string;
  level: string;
}

/** As the server wants it. A bot that nobody named gets a name of its own there. */
export function seatOf(place: Place, usual: { name: string; level: string }): NewSeat {
  const kind = place.kind as NewSeat["kind"];
  const name = place.name.trim() || (kind === "me" ? usual.name.trim() : "");
  return { kind, name, level: kind === "bot" ? place.level || usual.level : "" };
}

/** With what one is asked who goes on with a saved game: I where my name stands, else at the first seat; the others here. */
export function placesOf(saved: SavedSummary, own: string): Place[] {
  const mine = Math.max(0, own === "" ? 0 : saved.names.indexOf(own));
  return saved.names.map((name, at) => ({ kind: at === mine ? "me" : "here", name, level: "" }));
}

/** Is there anything to ask? Of a finished game nobody goes on, and alone it can only be oneself. */
export function asksWhoSits(saved: SavedSummary): boolean {
  return !saved.over && saved.names.length > 1;
}
