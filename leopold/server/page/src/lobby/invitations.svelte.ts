/** Links for friends. The server keeps none of them, so this browser does, until the game is over. */

import type { CreatedTable, SeatToken } from "../api/models";
import { offer } from "./meta.svelte";

const KEPT = "leopold.links.";
const HERE_ALONE = /^(localhost|127\..*|\[::1\])$/;

export function keepLinks(created: CreatedTable): void {
  try {
    localStorage.setItem(KEPT + created.table, JSON.stringify(created));
  } catch {
    // A browser that keeps nothing shows them just this once.
  }
}

export function linksOf(table: string): CreatedTable | null {
  try {
    const kept = localStorage.getItem(KEPT + table);
    return kept ? (JSON.parse(kept) as CreatedTable) : null;
  } catch {
    return null;
  }
}

/** A seat's new link takes the place of its old one. */
export function renewed(links: CreatedTable, fresh: SeatToken): CreatedTable {
  return { ...links, seat_tokens: [...links.seat_tokens.filter((one) => one.seat !== fresh.seat), fresh] };
}

export function forgetLinks(table: string): void {
  try {
    localStorage.removeItem(KEPT + table);
  } catch {
    // As above.
  }
}

/** Whoever looks at their own machine needs another address for their friends, if there is one. */
export function addressForFriends(hostname: string, here: string, addresses: readonly string[]): string | null {
  return HERE_ALONE.test(hostname) ? (addresses[0] ?? null) : here;
}

const here = () => `${location.origin}${location.pathname}`;

/** Nobody but this machine reaches the server: links lead nowhere. */
export const onlyHere = () => addressForFriends(location.hostname, here(), offer.meta?.addresses ?? []) === null;

const base = () => addressForFriends(location.hostname, here(), offer.meta?.addresses ?? []) ?? here();

export const seatLink = (table: string, token: string) => `${base()}#/sit/${table}/${token}`;

export const tableLink = (table: string) => `${base()}#/table/${table}`;

export const codeLink = (code: string) => `${base()}#/join/${code}`;

export const watchLink = (table: string, token: string) => `${base()}#/watch/${table}/${token}`;
