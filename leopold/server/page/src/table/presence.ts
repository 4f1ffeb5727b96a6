/** Who is at the table just now: people come and go without anything happening in the game. */

import type { Presence, TableSeat } from "../api/models";

export function present(seats: readonly TableSeat[], presence: Presence | null): TableSeat[] {
  return seats.map((seat) => {
    const always = seat.kind === "bot" || seat.kind === "automaton";
    return presence && !always ? { ...seat, connected: presence.connected.includes(seat.seat) } : seat;
  });
}
