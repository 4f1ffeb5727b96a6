/** Who is to be called, and how it is shown: what can be said without a browser. */

import type { TableSummary } from "../api/models";

/** The tables that wait for this browser. */
export function waitingFor(tables: readonly TableSummary[]): string[] {
  return tables.filter((one) => one.my_turn && !one.over).map((one) => one.table);
}

/** Those that did not wait before: one is called once for each turn. */
export function newlyWaiting(before: readonly string[], now: readonly string[]): string[] {
  return now.filter((table) => !before.includes(table));
}

/** The tables of the list, and of those that the page itself shows what it knows. */
export function withShown(waiting: readonly string[], shown: ReadonlyMap<string, boolean>): string[] {
  const waits = [...shown].filter(([, is]) => is).map(([table]) => table);
  return [...waiting.filter((table) => !shown.has(table)), ...waits];
}

const BADGE = /^\(\d+\) /;

/** A title with the number of tables before it, whatever stood there already. */
export function badged(title: string, n: number, words: (n: number, title: string) => string): string {
  const plain = title.replace(BADGE, "");
  return n === 0 ? plain : words(n, plain);
}

/** Is somebody called who has the table before them? */
export function looksAt(table: string, fragment: string, attentive: boolean): boolean {
  return attentive && fragment.replace(/^#?\/?/, "") === `table/${table}`;
}
