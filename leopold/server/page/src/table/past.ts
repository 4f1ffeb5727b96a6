/** What the table does not show but its log knows: who lives in which room, and which dice were taken in this round. */

import type { Entry } from "../api/models";

export interface TakenDie {
  face: number;
  /** An automaton's die has none. */
  strength: number | null;
}

export interface Past {
  /** The guest who moved into a room; nobody known where a room was merely occupied. */
  lodger(seat: number, room: string): number | undefined;
  /** The dice of a seat in this round, in the order of its turns. */
  dice(seat: number): readonly TakenDie[];
}

export const NOTHING_PAST: Past = { lodger: () => undefined, dice: () => [] };

export function pastOf(entries: readonly Entry[]): Past {
  const lodgers = new Map<string, number>();
  const dice = new Map<number, TakenDie[]>();
  let extra = false;
  for (const { key, seat, params } of entries.flatMap((entry) => entry.events)) {
    if (key === "round_began") dice.clear();
    else if (key === "turn_began") extra = Number(params["extra"]) > 0;
    if (seat === null) continue;
    const room = `${seat}/${String(params["room"])}`;
    if (key === "checked_in") lodgers.set(room, Number(params["guest"]));
    else if (key === "room_removed") lodgers.delete(room);
    else if ((key === "die_taken" && !extra) || key === "automaton_die") {
      const strength = key === "die_taken" ? Number(params["strength"]) : null;
      dice.set(seat, [...(dice.get(seat) ?? []), { face: Number(params["face"]), strength }]);
    }
  }
  return { lodger: (seat, room) => lodgers.get(`${seat}/${room}`), dice: (seat) => dice.get(seat) ?? [] };
}
