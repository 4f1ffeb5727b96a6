/** What went wrong with a request, in words. */

import { Refusal } from "../api/client";
import type { Values } from "./format";
import { sayAny, known, say } from "./index.svelte";

/** The server's own sentence serves where only it knows the particulars: a line of a file, a rule of the game. */
export function problemWords(reason: unknown): string {
  if (!(reason instanceof Refusal)) return say("problem.silent");
  const { key, params, sentence } = reason.problem;
  return known(`problem.${key}`) ? sayAny(`problem.${key}`, params as Values) : sentence;
}

/** A game that cannot go on here still has its record. */
export function offersRecord(reason: unknown): boolean {
  return reason instanceof Refusal && (reason.problem.key.startsWith("table.older_") || reason.problem.key === "table.damaged");
}
