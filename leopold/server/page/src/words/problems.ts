/** What went wrong with a request, in words. */

import { Refusal } from "../api/client";
import { known, say, sayIt, type Said } from "./index.svelte";

/** In the reader's language; a newer server may refuse what this page has no words for, and then its own sentence is shown.
 * The page shows plain text, in which the backticks around what stands in a file mean nothing. */
export function problemWords(reason: unknown, speak: (said: Said) => string = sayIt): string {
  if (!(reason instanceof Refusal)) return say("problem-silent");
  const { key, params, sentence } = reason.problem;
  return (known(key) ? speak({ key, params }) : say("problem-other", { reason: sentence })).replaceAll("`", "");
}

/** A game that cannot go on here still has its record. */
export function offersRecord(reason: unknown): boolean {
  return reason instanceof Refusal && (reason.problem.key.startsWith("problem-table-older_") || reason.problem.key === "problem-table-damaged");
}
