/** The table on a phone: one page at a time, and which of them is needed. */

import type { View } from "../api/models";
import type { Glyph } from "../art/icons";

export type Tab = "board" | "mine" | "cards" | "others" | "log";

export const TABS: readonly { tab: Tab; icon: Glyph }[] = [
  { tab: "board", icon: "dice" },
  { tab: "mine", icon: "house" },
  { tab: "cards", icon: "hand" },
  { tab: "others", icon: "guest" },
  { tab: "log", icon: "log" },
];

/** On which page something can be pointed at, by the kind of target. */
const PAGES: Readonly<Record<string, Tab>> = {
  queue: "board",
  die: "board",
  objective: "board",
  room: "mine",
  cafe: "mine",
  kitchen: "mine",
  hand: "cards",
  staff: "cards",
  looked: "cards",
};

/** The pages on which something can be done. */
export function glowing(open: Iterable<string>): ReadonlySet<Tab> {
  return new Set([...open].flatMap((target) => PAGES[target.split(":")[0] ?? ""] ?? []));
}

/** The page that has to come forward by itself: a turn begins at the board, and nobody is left where nothing can be done. */
export function neededPage(view: Pick<View, "to_move" | "decision" | "die_taken">, viewer: number | null, open: ReadonlySet<Tab>, now: Tab): Tab | undefined {
  if (viewer === null || view.to_move !== viewer || open.size === 0) return undefined;
  if (view.decision === "turn" && !view.die_taken && open.has("board")) return "board";
  if (open.has(now) && (view.decision === "turn" || open.size > 1)) return undefined;
  return TABS.find((one) => open.has(one.tab))?.tab;
}
