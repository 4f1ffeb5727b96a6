/** What went wrong with a request, in words. */

import { Refusal } from "../api/client";
import type { Values } from "./format";
import { sayAny, known, say } from "./index.svelte";

/** Where only the server knows the particulars (a line of a file, a rule of the game), a message frames its sentence as {reason}. */
export function problemWords(reason: unknown): string {
  if (!(reason instanceof Refusal)) return say("problem.silent");
  const { key, params, sentence } = reason.problem;
  const values: Values = { reason: sentence, ...(params as Values) };
  return known(`problem.${key}`) ? sayAny(`problem.${key}`, values) : say("problem.other", values);
}

/** A game that cannot go on here still has its record. */
export function offersRecord(reason: unknown): boolean {
  return reason instanceof Refusal && (reason.problem.key.startsWith("table.older_") || reason.problem.key === "table.damaged");
}
