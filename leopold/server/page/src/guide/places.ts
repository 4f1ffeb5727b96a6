/**
 * Where the light of the guide falls: the names that a script uses, as things in the document.
 *
 * Everything on the table that moves or can be chosen carries `data-place` or `data-target`, so the guide needs no marks of
 * its own and finds its things however the table is laid out.
 */

import { targetsOf, type Table, type Target } from "../table/targets";

const OWN: Record<string, string> = {
  points: '[data-place="points"], [data-tip="points"]',
  krones: '[data-place="krones"], [data-tip="krones"]',
  kitchen: '[data-place^="kitchen:"]',
  cafe: '[data-target^="cafe:"], [data-place^="cafe:"]',
  hotel: '[data-target^="room:"]',
  hand: '[data-target^="hand:"]',
};

const COMMON: Record<string, string> = {
  queue: '[data-place^="queue:"]',
  dice: '[data-place="spaces"]',
  emperor: '[data-place^="emperor:"], [data-place^="marker:"], [data-target^="tile:"]',
  objectives: '[data-target^="objective:"]',
  round: '[data-place="round"], [data-place^="round:"]',
  prompt: "[data-prompt]",
  answers: '[data-action]:not([data-action="end"], [data-action="pass"]), [data-proposal], [data-tray]',
  end: '[data-action="end"]',
  pass: '[data-action="pass"]',
  bonuses: '[data-place="bonuses"]',
  hint: "[data-hint]",
};

/** The parts of the table that a script may name. */
export const PARTS: readonly string[] = [...Object.keys(OWN), ...Object.keys(COMMON), "order"];

const ACT = "act:";

/** Is this something that the light can fall on? */
export function isPlace(name: string): boolean {
  return PARTS.includes(name) || /^(act|queue|die|kitchen|cafe|room|objective|staff|hand|looked):./.test(name);
}

/**
 * The things of one name, those that are out of sight included, in groups that are lit each by itself. "act:serve" are the things
 * that legal actions of this kind point at: what lies in the kitchen, and the guests.
 */
export function thingsAt(root: ParentNode, name: string, seat: number, table: Table): HTMLElement[][] {
  const all = (selector: string) => [...root.querySelectorAll<HTMLElement>(selector)];
  const own = OWN[name];
  if (own) return [all(own).filter((thing) => thing.closest<HTMLElement>("[data-seat]")?.dataset["seat"] === String(seat))];
  if (name === "order") return [all(`[data-place="order:${seat}"]`)];
  const common = COMMON[name];
  if (common) return [all(common)];
  const pointed = name.startsWith(ACT)
    ? table.actions.filter((action) => ACT + action.kind === name).flatMap((action) => targetsOf(action, table.cards))
    : [name];
  const groups = new Map<string, Set<Target>>();
  for (const target of pointed) {
    const kind = target.split(":")[0] ?? "";
    groups.set(kind, (groups.get(kind) ?? new Set()).add(target));
  }
  const targets = all("[data-target]");
  return [...groups.values()].map((group) => targets.filter((thing) => group.has(thing.dataset["target"] ?? "")));
}

/** Whoever hides part of the table behind a tab or a strip listens for this, and opens it. */
export const REVEAL = "reveal";

export const inSight = (thing: HTMLElement): boolean => thing.getClientRects().length > 0;
