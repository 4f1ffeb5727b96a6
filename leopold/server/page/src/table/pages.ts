/** The table on a phone: one page at a time, and which of them is needed. */

import type { View } from "../api/models";
import type { Glyph } from "../art/icons";

export type Tab = "board" | "mine" | "cards" | "season" | "others" | "log";

export const TABS: readonly { tab: Tab; icon: Glyph }[] = [
  { tab: "board", icon: "dice" },
  { tab: "mine", icon: "house" },
  { tab: "cards", icon: "hand" },
  { tab: "season", icon: "waltz-dancer" },
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
  key: "board",
  ball: "season",
  area: "season",
  rehearsal: "season",
  lounge: "season",
  offer: "season",
  celebrity: "mine",
  token: "mine",
  favour: "mine",
  goal: "mine",
  give: "others",
};

/** What the modules of the expansion bring that has no place in a base game. */
export function hasSeason({ balls, lounge, auction }: Pick<View, "balls" | "lounge" | "auction">): boolean {
  return Boolean(balls ?? lounge ?? auction);
}

const kindOf = (target: string) => target.split(":")[0] ?? "";

/**
 * Is something of the balls or the lounge to be pointed at, and nothing at the queue and the dice, which it would cover? With
 * `any` it is enough that there is something.
 */
export function calledTo(open: ReadonlySet<string>, any = false): boolean {
  const pages = [...open].map((target) => PAGES[kindOf(target)]);
  return pages.includes("season") && ![...open].some((target) => kindOf(target) === "offer" || kindOf(target) === "rehearsal") && (any || !pages.includes("board"));
}

/** The pages that there are. */
export function tabsOf(view: Pick<View, "balls" | "lounge" | "auction">): typeof TABS {
  return hasSeason(view) ? TABS : TABS.filter((one) => one.tab !== "season");
}

/** The pages on which something can be done. */
export function glowing(open: Iterable<string>): ReadonlySet<Tab> {
  return new Set([...open].flatMap((target) => PAGES[kindOf(target)] ?? []));
}

/** The page that has to come forward by itself: a turn begins at the board, and nobody is left where nothing can be done. */
export function neededPage(view: Pick<View, "to_move" | "decision" | "die_taken">, viewer: number | null, open: ReadonlySet<Tab>, now: Tab): Tab | undefined {
  if (viewer === null || view.to_move !== viewer || open.size === 0) return undefined;
  if (view.decision === "turn" && !view.die_taken && open.has("board")) return "board";
  if (open.has(now) && (view.decision === "turn" || open.size > 1)) return undefined;
  return TABS.find((one) => open.has(one.tab))?.tab;
}
