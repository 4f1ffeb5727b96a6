/** What a host can choose about a table, beside the rules of the game. */

import type { HouseRules } from "../api/models";

export type ClockKind = HouseRules["clock"];

/** With what one begins when a clock is chosen: minutes, or days. */
const USUAL_TIME: Readonly<Record<ClockKind, number>> = { none: 10, turn: 3, game: 45, move: 3 };

export function usualHouse(): HouseRules {
  return { hints: true, undo: "free", clock: "none", time: USUAL_TIME.none, time_up: "bot", open_hands: false, emotes: true };
}

/** Another clock has another measure, so it begins with its own usual time. */
export function withClock(house: HouseRules, clock: ClockKind): HouseRules {
  return clock === house.clock ? house : { ...house, clock, time: USUAL_TIME[clock] };
}
