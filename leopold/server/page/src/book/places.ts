/**
 * Places in the book, as they stand in addresses: `rules-dice` is a chapter, `legend-suitcase` a symbol, `cards-staff` the
 * almanac with one kind of cards, `guest-75` a card. What nobody knows leads to the first page.
 */

import { GLYPHS, type HouseGlyph } from "../art/icons";
import { isChapter, type Chapter } from "./chapters";

export const KINDS = ["guest", "staff", "objective", "tile", "hotel", "order", "instruction", "ballroom", "rehearsal", "celebrity", "entrance"] as const;
export type Kind = (typeof KINDS)[number];

export type Place =
  | { part: "rules"; chapter: Chapter | null }
  | { part: "legend"; symbol: HouseGlyph | null }
  | { part: "cards"; kind: Kind | null }
  | { part: "card"; entry: string };

export const isKind = (name: string): name is Kind => (KINDS as readonly string[]).includes(name);
const isGlyph = (name: string): name is HouseGlyph => (GLYPHS as readonly string[]).includes(name);

export function readPlace(text: string): Place {
  const [head = "", rest = ""] = text.split(/-(.*)/s) as [string, string | undefined];
  if (head === "legend") return { part: "legend", symbol: isGlyph(rest) ? rest : null };
  if (head === "cards") return { part: "cards", kind: isKind(rest) ? rest : null };
  if (isKind(head) && rest) return { part: "card", entry: text };
  return { part: "rules", chapter: head === "rules" && isChapter(rest) ? rest : null };
}

/** The chapter about a kind of cards. */
export const ABOUT: Readonly<Record<Kind, Chapter>> = {
  guest: "guest",
  staff: "staff",
  objective: "objectives",
  tile: "emperor",
  hotel: "rooms",
  order: "turn",
  instruction: "solo",
  ballroom: "balls",
  rehearsal: "balls",
  celebrity: "lounge",
  entrance: "entrances",
};
