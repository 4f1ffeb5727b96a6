/** Where a tip goes: beside what it explains, never over it, and over as little as possible that can be chosen. */

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export interface Spot {
  left: number;
  top: number;
}

const GAP = 8;

const clamp = (value: number, least: number, most: number) => Math.max(least, Math.min(value, Math.max(least, most)));

function overlap(one: Box, other: Box): number {
  const wide = Math.min(one.right, other.right) - Math.max(one.left, other.left);
  const high = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
  return wide > 0 && high > 0 ? wide * high : 0;
}

/**
 * Beside the first of `things` where nothing of `wanted` is covered: the thing itself, then what stands around it. Where there
 * is no such place, beside the thing.
 */
export function placedFree(things: readonly [Box, ...Box[]], width: number, height: number, screen: { width: number; height: number }, wanted: readonly Box[]): Spot {
  const spots = things.map((thing) => placed(thing, width, height, screen, wanted));
  const free = spots.find(({ left, top }) => [...wanted, things[0]].every((one) => overlap({ left, top, right: left + width, bottom: top + height }, one) === 0));
  return free ?? (spots[0] as Spot);
}

/** `wanted` are things one may want to click next. */
export function placed(thing: Box, width: number, height: number, screen: { width: number; height: number }, wanted: readonly Box[] = []): Spot {
  const across = (thing.left + thing.right - width) / 2;
  const along = (thing.top + thing.bottom - height) / 2;
  const acrosses = [across, thing.left, thing.right - width];
  const alongs = [along, thing.top, thing.bottom - height];
  const beside = [
    ...acrosses.map((left) => ({ left, top: thing.bottom + GAP })),
    ...acrosses.map((left) => ({ left, top: thing.top - GAP - height })),
    ...alongs.map((top) => ({ left: thing.right + GAP, top })),
    ...alongs.map((top) => ({ left: thing.left - GAP - width, top })),
  ];
  const weighed = (spots: readonly Spot[]) =>
    spots
      .map(({ left, top }) => {
        const at = { left: clamp(left, GAP, screen.width - width - GAP), top: clamp(top, GAP, screen.height - height - GAP) };
        const box = { ...at, right: at.left + width, bottom: at.top + height };
        return { at, hides: overlap(box, thing), covers: wanted.reduce((sum, one) => sum + overlap(box, one), 0) };
      })
      .reduce((least, one) => (one.hides < least.hides || (one.hides === least.hides && one.covers < least.covers) ? one : least));
  const best = weighed(beside);
  if (best.hides === 0) return best.at;
  // Where no side has room: as far away as the screen allows.
  return weighed([...beside, { left: across, top: thing.top + thing.bottom > screen.height ? GAP : screen.height - height - GAP }]).at;
}
