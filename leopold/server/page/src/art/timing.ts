/** When staff work, as signs; their colours are `plate-…` in theme.css. */

import type { Glyph } from "./icons";

const TIMINGS: readonly string[] = ["once", "round", "permanent", "end", "flip"];

/** The sign of a timing; one that a pack of one's own brings has none yet. */
export const timingSign = (timing: string): Glyph => (TIMINGS.includes(timing) ? timing : "more") as Glyph;
