/** What one's own turn is about to be: how much of it can be taken back, and what deserves a question first. */

import type { Caution, Choice, Entry } from "../api/models";

/** The cautions that a reader can choose, in the order in which they are offered. */
export const CAUTIONS = ["no_guest", "check_in", "staff", "objective", "reward", "krones"] as const;
export type CautionName = (typeof CAUTIONS)[number];

/** The first question to ask before these actions, of those that the reader wants to be asked. */
export function cautioned(cautions: readonly Caution[], actions: readonly Choice[], unasked: readonly string[]): Caution | undefined {
  return cautions.find(
    (one) =>
      !unasked.includes(one.key.replace("caution-", "")) &&
      actions.some((action) => action.kind === one.kind && (one.actions.length === 0 || one.actions.includes(action.number))),
  );
}

/** How many actions this seat has done since its turn, or the setting up, began. */
export function stepsOfTurn(entries: readonly Entry[], seat: number): number {
  let steps = 0;
  for (const entry of entries) {
    if (entry.kind !== "action") continue;
    steps = entry.seat === seat ? steps + 1 : 0;
    if (entry.events.some((event) => event.key === "turn_began" || event.key === "round_began")) steps = 0;
  }
  return steps;
}
