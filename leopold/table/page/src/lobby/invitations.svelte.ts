/** Links for friends are shown once: this browser keeps them until the host has sent them. */

import type { Laid } from "../api/models";

const KEPT = "leopold.links.";

export function keepLinks(laid: Laid): void {
  try {
    sessionStorage.setItem(KEPT + laid.table, JSON.stringify(laid));
  } catch {
    // A browser that keeps nothing shows them just this once.
  }
}

export function linksOf(table: string): Laid | null {
  try {
    const kept = sessionStorage.getItem(KEPT + table);
    return kept ? (JSON.parse(kept) as Laid) : null;
  } catch {
    return null;
  }
}

export function seatLink(table: string, token: string): string {
  return `${location.origin}${location.pathname}#/sit/${table}/${token}`;
}

export function watchLink(table: string, token: string): string {
  return `${location.origin}${location.pathname}#/watch/${table}/${token}`;
}
