/** A hint's plan stays open while it is followed, also back and forth, and closes where somebody does something else. */

import type { Entry, Hint } from "../api/models";

export interface Plan {
  readonly hint: Hint;
  /** So many of its steps have been done. */
  readonly done: number;
}

/** The plan after these entries; nothing where it has been left or has come to its end. */
export function followed(plan: Plan, entries: readonly Entry[], viewer: number): Plan | null {
  let done = plan.done;
  for (const entry of entries) {
    if (entry.kind === "undo") done -= Number(entry.params["steps"] ?? 0);
    else if (entry.kind !== "action") continue;
    else if (entry.seat === viewer && entry.action?.number === plan.hint.actions[done]?.number) done += 1;
    else return null;
    if (done < 0) return null;
  }
  return done < plan.hint.actions.length ? { hint: plan.hint, done } : null;
}
