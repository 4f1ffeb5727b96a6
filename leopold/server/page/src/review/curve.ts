/** The curve of a seat as numbers to be drawn: where it stood before every turn and in the end. */

import type { ReviewedSeat, ReviewedTurn } from "../api/models";

export const PARTS = ["margin", "skill", "luck"] as const;
export type Part = (typeof PARTS)[number];

export interface Station {
  /** The turn before which this was; none at the end. */
  turn: ReviewedTurn | null;
  margin: number;
  skill: number;
  luck: number;
}

/** Before each turn in which there was something to choose, and at the end. */
export function stations(seat: ReviewedSeat, turns: readonly ReviewedTurn[]): Station[] {
  const found: Station[] = [];
  // The curve has a point before and one after every decision of the seat.
  let next = 0;
  for (const turn of turns) {
    const point = seat.curve[next];
    if (turn.decisions.length > 0 && point) found.push({ turn, margin: point.margin, skill: point.skill, luck: point.luck });
    next += 2 * turn.decisions.length;
  }
  const end = seat.curve.at(-1);
  if (end) found.push({ turn: null, margin: end.margin, skill: end.skill, luck: end.luck });
  return found;
}

export interface Frame {
  width: number;
  height: number;
  left: number;
  right: number;
  top: number;
  bottom: number;
}

export interface Scale {
  levels: number[];
  x(at: number): number;
  y(value: number): number;
}

const STEPS = [5, 10, 20, 25, 50, 100, 200];
/** Of levels, so that their numbers have room. */
const MOST = 6;

/** Zero is always there, and a little above and below it. */
export function scale(values: readonly number[], count: number, frame: Frame): Scale {
  const highest = Math.max(5, ...values);
  const lowest = Math.min(-5, ...values);
  const step = STEPS.find((size) => Math.ceil(highest / size) + Math.ceil(-lowest / size) <= MOST) ?? 500;
  const high = Math.ceil(highest / step) * step;
  const low = Math.floor(lowest / step) * step;
  return {
    levels: Array.from({ length: (high - low) / step + 1 }, (_, k) => low + k * step),
    x: (at) => frame.left + (at * (frame.width - frame.left - frame.right)) / Math.max(1, count - 1),
    y: (value) => frame.top + ((high - value) * (frame.height - frame.top - frame.bottom)) / (high - low),
  };
}

export function path(values: readonly number[], { x, y }: Scale): string {
  return values.map((value, k) => `${k ? "L" : "M"}${x(k).toFixed(1)} ${y(value).toFixed(1)}`).join("");
}

/** Under the first turn of each round stands its number. */
export function ticks(found: readonly Station[]): string[] {
  return found.map(({ turn }, at) => (turn && turn.round !== found[at - 1]?.turn?.round ? String(turn.round) : ""));
}
