/** A game beside a real table as this browser keeps it: how it was laid and what was answered. Everything else follows. */

import type { AskCompanion, CompanionGame } from "../../api/models";

export type Laid = Pick<AskCompanion, "level" | "edition" | "modules" | "house" | "seed">;

export interface Kept {
  laid: Laid;
  given: string[];
  /** The person's own points by source, entered at the end. */
  points: Record<string, number>;
}

const PLACE = "leopold.companion";

export function laidOf({ level, edition, modules, house, seed }: CompanionGame): Laid {
  return { level, edition, modules, house, seed };
}

const isText = (value: unknown): value is string => typeof value === "string";
const areTexts = (value: unknown): value is string[] => Array.isArray(value) && value.every(isText);

/** What was kept, if it makes sense: anything else is as good as nothing. */
export function readKept(text: string | null): Kept | null {
  try {
    const { laid, given, points } = JSON.parse(text ?? "null") as Partial<Kept>;
    if (!laid || !isText(laid.level) || !isText(laid.edition) || !isText(laid.house) || !isText(laid.seed) || !areTexts(laid.modules) || !areTexts(given)) return null;
    return { laid, given, points: points && typeof points === "object" ? points : {} };
  } catch {
    return null;
  }
}

export function load(): Kept | null {
  try {
    return readKept(localStorage.getItem(PLACE));
  } catch {
    return null; // a browser that keeps nothing plays just as well, until it is closed
  }
}

export function keep(kept: Kept | null): void {
  try {
    if (kept) localStorage.setItem(PLACE, JSON.stringify(kept));
    else localStorage.removeItem(PLACE);
  } catch {
    // As above.
  }
}
