/** What all parts of the book share: how one gets from place to place, and what was looked for last in the almanac. */

import { getContext, setContext } from "svelte";

import { EVERYTHING, type Wanted } from "./entries";

export interface Reader {
  /** The address of a place, for links that can be kept. */
  address(place: string): string;
  go(place: string): void;
}

const KEY = Symbol("reader");

export function lend(reader: Reader): void {
  setContext(KEY, reader);
}

export const useReader = (): Reader => getContext<Reader>(KEY);

/** Kept while the page is open: whoever looks at one card comes back to the same cards. */
export const wanted = $state<Wanted>({ ...EVERYTHING });

export function wantEverything(): void {
  Object.assign(wanted, EVERYTHING);
}
