/** The shared symbols by name; `Symbols.svelte` draws each of them, `waltz/Symbols.svelte` those of the expansion. */

import type { WaltzGlyph } from "./waltz/glyphs";

export const GLYPHS = [
  "strudel", "cake", "wine", "coffee", "champagne", "any-item", "blue", "red", "yellow", "green", "any-colour",
  "coin", "points", "favour", "crown", "staff", "staff-deck", "guest", "room-empty", "room", "room-lit", "group",
  "floor", "column", "house", "suitcase", "cloche", "order-done", "scroll", "kitchen", "table", "eye", "turn",
  "shield", "copy", "once", "round", "permanent", "end", "flip", "die-0", "die-1", "die-2", "die-3", "die-4", "die-5",
  "die-6", "seat-0", "seat-1", "seat-2", "seat-3", "seat-leopold", "seat-elisabeth", "hand", "laurel", "tick", "cross", "arrow",
  "undo", "undo-all", "lamp", "book", "link", "save", "play", "pause", "step", "menu", "bot", "person", "people", "dice", "log",
  "bin", "more", "cards", "sun", "moon", "daylight", "gear", "leave",
] as const;

/** Those of the base game, which the legend of the book explains. */
export type HouseGlyph = (typeof GLYPHS)[number];
export type Glyph = HouseGlyph | WaltzGlyph;
