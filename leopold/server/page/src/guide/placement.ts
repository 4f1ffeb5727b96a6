/** Where the guide's bubble stands: near what he speaks of, and never upon it. */

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

export interface Size {
  width: number;
  height: number;
}

const GAP = 14;
const EDGE = 8;

export const right = (box: Box) => box.left + box.width;
export const bottom = (box: Box) => box.top + box.height;

/** The smallest box about all of them. */
export function around(boxes: readonly Box[]): Box | null {
  if (boxes.length === 0) return null;
  const left = Math.min(...boxes.map((box) => box.left));
  const top = Math.min(...boxes.map((box) => box.top));
  return { left, top, width: Math.max(...boxes.map(right)) - left, height: Math.max(...boxes.map(bottom)) - top };
}

/** What two boxes have in common, or nothing. */
export function common(one: Box, other: Box): Box | null {
  const left = Math.max(one.left, other.left);
  const top = Math.max(one.top, other.top);
  const wide = Math.min(right(one), right(other)) - left;
  const high = Math.min(bottom(one), bottom(other)) - top;
  return wide > 0 && high > 0 ? { left, top, width: wide, height: high } : null;
}

export function overlap(one: Box, other: Box): number {
  const shared = common(one, other);
  return shared ? shared.width * shared.height : 0;
}

const clamp = (value: number, most: number) => Math.max(EDGE, Math.min(value, most));

export interface Standing {
  left: number;
  top: number;
  /** What it covers although it should not: of what is lit first of all, then of what should stay free. */
  covers: number;
}

/** Of the shapes that a bubble may have, the first one that covers least, and its place. */
export function placeOne<Shape extends Size>(shapes: readonly [Shape, ...Shape[]], lit: readonly Box[], free: readonly Box[], screen: Size): Shape & Standing {
  const [first, ...rest] = shapes.map((shape) => ({ ...shape, ...place(shape, lit, free, screen) })) as [Shape & Standing, ...(Shape & Standing)[]];
  return rest.reduce((best, one) => (one.covers < best.covers ? one : best), first);
}

/**
 * The place for a bubble: beside the lit things, below or above them or in a corner; of these the one that covers least of
 * what is lit, then least of what should stay free, then the nearest.
 */
export function place(size: Size, lit: readonly Box[], free: readonly Box[], screen: Size): Standing {
  const most = { left: screen.width - size.width - EDGE, top: screen.height - size.height - EDGE };
  const about = around(lit);
  if (!about) return { left: clamp((screen.width - size.width) / 2, most.left), top: clamp((screen.height - size.height) / 2, most.top), covers: 0 };
  const middle = { left: about.left + about.width / 2 - size.width / 2, top: about.top + about.height / 2 - size.height / 2 };
  const next = lit.flatMap((box) => [box.left - size.width - GAP, right(box) + GAP]);
  const beside = [...lit, ...free].flatMap((box) => [bottom(box) + GAP, box.top - size.height - GAP]);
  const lefts = [middle.left, ...next, EDGE, most.left];
  const tops = [...beside, middle.top, EDGE, most.top];
  let best: Standing = { left: EDGE, top: EDGE, covers: 0 };
  let least = Infinity;
  for (const top of tops) {
    for (const left of lefts) {
      const box = { left: clamp(left, most.left), top: clamp(top, most.top), ...size };
      // Where not all of it can stay free, at least the first thing shall.
      const covered = lit.reduce((sum, one, k) => sum + overlap(box, one) * (k === 0 ? 4 : 1), 0);
      const crowded = free.reduce((sum, one) => sum + overlap(box, one), 0);
      const far = Math.abs(box.left - middle.left) + Math.abs(box.top - middle.top);
      const covers = covered * 100 + crowded;
      const cost = covers * 10 + far;
      if (cost < least) {
        least = cost;
        best = { left: box.left, top: box.top, covers };
      }
    }
  }
  return best;
}
