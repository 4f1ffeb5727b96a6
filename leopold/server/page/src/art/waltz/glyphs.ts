/** The symbols of the expansion by name; `Symbols.svelte` beside this file draws each of them. */

export const WALTZ_GLYPHS = [
  "waltz-dancer", "waltz-gear", "waltz-key", "waltz-ballroom", "waltz-balcony", "waltz-celebrity", "waltz-entrance",
  "waltz-die-any", "waltz-die-blue", "waltz-die-red", "waltz-die-yellow",
] as const;

export type WaltzGlyph = (typeof WALTZ_GLYPHS)[number];
