/** Places in a game one jumps to: the ends of turns, the beginnings of rounds, and where points were made. */

import type { Course } from "../api/models";

type Points = Course["points"];

/** The end of the turn before this place. */
export function turnBefore(points: Points, at: number): number {
  return points.findLast((point) => point.at < at)?.at ?? 0;
}

/** The end of the turn that is under way at this place. */
export function turnAfter(points: Points, at: number, length: number): number {
  return points.find((point) => point.at > at)?.at ?? length;
}

export interface RoundStart {
  round: number;
  at: number;
}

/** Where each round begins; the setting up is round 0. */
export function roundStarts(points: Points): RoundStart[] {
  const found: RoundStart[] = [{ round: 0, at: 0 }];
  points.forEach((point, k) => {
    if (point.round > (found.at(-1)?.round ?? 0)) found.push({ round: point.round, at: points[k - 1]?.at ?? 0 });
  });
  return found;
}

/** The round in which a place lies. */
export function roundAt(starts: readonly RoundStart[], at: number): number {
  return starts.findLast((start) => start.at <= at)?.round ?? 0;
}

export interface Mark {
  at: number;
  seat: number;
  gain: number;
}

/** Turns in which somebody made points. */
export function marks(points: Points): Mark[] {
  return points.flatMap((point, k) =>
    point.vp
      .map((vp, seat) => ({ at: point.at, seat, gain: vp - (points[k - 1]?.vp[seat] ?? 0) }))
      .filter((mark) => k > 0 && mark.gain > 0),
  );
}
