/**
 * Where the light of the guide falls: the names that a script uses, as things in the document.
 *
 * Everything on the table that moves or can be chosen carries `data-place` or `data-target`, so the guide needs no marks of
 * its own and finds its things however the table is laid out.
 */

import type { Target } from "../table/targets";

const OWN: Record<string, string> = {
  points: '[data-place="points"]',
  krones: '[data-place="krones"]',
  kitchen: '[data-place^="kitchen:"]',
  cafe: '[data-target^="cafe:"], [data-place^="cafe:"]',
  hotel: '[data-target^="room:"]',
  hand: '[data-target^="hand:"]',
};

const COMMON: Record<string, string> = {
  queue: '[data-place^="queue:"]',
  dice: '[data-place="spaces"]',
  emperor: '[data-place^="emperor:"]',
  objectives: '[data-target^="objective:"]',
  round: '[data-place^="round:"]',
  answers: '[data-action]:not([data-action="end"], [data-action="pass"]), [data-proposal], [data-tray]',
  end: '[data-action="end"]',
  pass: '[data-action="pass"]',
  hint: "[data-hint]",
};

/** The parts of the table that a script may name. */
export const PARTS: readonly string[] = [...Object.keys(OWN), ...Object.keys(COMMON), "order"];

/** Is this something that the light can fall on? */
export function isPlace(name: string): boolean {
  return PARTS.includes(name) || /^(queue|die|kitchen|cafe|room|objective|staff|hand|looked):/.test(name);
}

/** The things of one name, those that are out of sight included. `open` is what can be chosen now: "room:" means those rooms. */
export function thingsAt(root: ParentNode, name: string, seat: number, open: ReadonlySet<Target>): HTMLElement[] {
  const all = (selector: string) => [...root.querySelectorAll<HTMLElement>(selector)];
  const own = OWN[name];
  if (own) return all(own).filter((thing) => thing.closest<HTMLElement>("[data-seat]")?.dataset["seat"] === String(seat));
  if (name === "order") return all(`[data-place="order:${seat}"]`);
  const common = COMMON[name];
  if (common) return all(common);
  const wanted = name.endsWith(":") ? [...open].filter((target) => target.startsWith(name)) : [name];
  return all("[data-target]").filter((thing) => wanted.includes(thing.dataset["target"] ?? ""));
}

/** Whoever hides part of the table behind a tab or a strip listens for this, and opens it. */
export const REVEAL = "reveal";

export const inSight = (thing: HTMLElement): boolean => thing.getClientRects().length > 0;
