/** What happened, in words: the server decides what is told; here cards and people get their names. */

import type { Entry } from "../api/models";
import type { Said } from "./index.svelte";
import type { Library, People } from "./library";

export type { People } from "./library";

export interface Told {
  seat: number | null;
  text: string;
}

/** A sentence about a seat, to whoever may be sitting there. */
export function tell(said: Said, library: Library, people: People): string {
  const seat = said.params?.["seat"];
  const person = typeof seat === "number" ? { who: people.isYou(seat) ? "you" : "other", name: people.name(seat) } : {};
  return library.said({ key: said.key, params: { ...said.params, ...person } });
}

/** One entry of the table's log. */
export function tellEntry(entry: Entry, library: Library, people: People): Told[] {
  return entry.told.map(({ seat, said }) => ({ seat, text: tell(said, library, people) }));
}
