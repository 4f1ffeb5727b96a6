/** Several small steps that one click means: everything a guest still wants and the kitchen has, in one request. */

import type { Choice, SeatView } from "../api/models";
import { ITEMS } from "../art/types";

export interface Tray {
  guest: number;
  actions: number[];
  items: Record<string, number>;
  /** Nothing is missing afterwards. */
  complete: boolean;
}

/**
 * What can be carried to each guest in one go: as much as one krone pays for. Made from the legal actions, so it
 * offers nothing that the server would not; a rule that forbids the rest makes the server refuse all of it.
 */
export function trays(own: SeatView, actions: readonly Choice[], most: number): Tray[] {
  const found: Tray[] = [];
  for (const table of own.cafe) {
    if (!table) continue;
    const tray: Tray = { guest: table.guest, actions: [], items: {}, complete: false };
    for (const item of ITEMS) {
      const serve = actions.find((one) => one.kind === "serve" && one.args["guest"] === table.guest && one.args["item"] === item);
      const wanted = Math.min(table.missing[item] ?? 0, own.kitchen[item] ?? 0);
      for (let n = 0; serve && n < wanted && tray.actions.length < most; n += 1) {
        tray.actions.push(serve.number);
        tray.items[item] = (tray.items[item] ?? 0) + 1;
      }
    }
    const missing = Object.values(table.missing).reduce((sum, n) => sum + n, 0);
    tray.complete = tray.actions.length > 0 && tray.actions.length === missing;
    if (tray.actions.length > 0) found.push(tray);
  }
  return found;
}
