/** How questions are answered: which by one of two buttons, which by one, and what that button says. */

import type { CompanionQuestion } from "../../../api/models";
import type { Key } from "../../../words/index.svelte";

export type Kind = CompanionQuestion["kind"];
export type Asked<K extends Kind> = Extract<CompanionQuestion, { kind: K }>;

export const YES_OR_NO: ReadonlySet<Kind> = new Set(["claimed", "gear"]);
export const WAITS: ReadonlySet<Kind> = new Set(["set_up", "your_turns", "round_over", "pool"]);
/** Of these it may be that there are none, and nothing tapped says so. */
const PERHAPS_NONE: ReadonlySet<Kind> = new Set(["end_staff", "served", "lines", "crossed"]);

export function primary(question: CompanionQuestion, answer: string | null): Key {
  if (question.kind === "set_up") return "box-laid";
  if (WAITS.has(question.kind)) return "box-done";
  return PERHAPS_NONE.has(question.kind) && (answer === "none" || answer === "0") ? "box-none" : "box-send";
}
