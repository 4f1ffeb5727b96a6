/** Days as readers write them. */

import { language } from "../words/index.svelte";

/** A moment in the reader's own time; a day alone is the same day everywhere. */
export function dayOf(iso: string): string {
  const zone = iso.includes("T") ? {} : { timeZone: "UTC" };
  return new Date(iso).toLocaleDateString(language.code, { day: "numeric", month: "short", year: "numeric", ...zone });
}
