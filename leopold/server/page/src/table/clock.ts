/** The time that is left, as it is read from a clock. */

import type { Clock } from "../api/models";

const MINUTE = 60;
const HOUR = 3600;
const DAY = 86_400;

/** Seconds until the time is up, never less than none; null where none runs. */
export function secondsLeft(clock: Clock | null | undefined, now: number): number | null {
  return clock?.due == null ? null : Math.max(0, Math.ceil(clock.due - now));
}

/** Whole days while there are some, else hours, minutes and seconds. */
export function readClock(seconds: number): { days: number } | { time: string } {
  if (seconds >= DAY) return { days: Math.floor(seconds / DAY) };
  const two = (n: number) => String(n).padStart(2, "0");
  const hours = Math.floor(seconds / HOUR);
  const minutes = Math.floor((seconds % HOUR) / MINUTE);
  const rest = two(seconds % MINUTE);
  return { time: hours > 0 ? `${hours}:${two(minutes)}:${rest}` : `${minutes}:${rest}` };
}
