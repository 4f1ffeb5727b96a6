/** Things to draw, from the cards of the revised edition (`cards.json`, made from the packs). */

import type { Guest, Instruction, Objective, Room, RoomState, Staff, Tile } from "../art/types";
import cards from "./cards.json";

export const guests = cards.guests as unknown as Guest[];
export const staff = cards.staff as Staff[];
export const objectives = cards.objectives as unknown as Objective[];
export const tiles = cards.tiles as Tile[];
export const instructions = cards.instructions as Instruction[];

export function guest(number: number): Guest {
  const found = guests.find((card) => card.number === number);
  if (!found) throw new Error(`There is no guest ${number}.`);
  return found;
}

/** A hotel in the middle of a game: `states` are letters e, v, o by floor from below. */
export function hotel(id: string, states: readonly string[], can: readonly string[] = []): Room[][] {
  const board = cards.hotels.find((one) => one.id === id);
  if (!board) throw new Error(`There is no hotel ${id}.`);
  const names: Record<string, RoomState> = { e: "empty", v: "vacant", o: "occupied" };
  return states.map((row, floor) =>
    [...row].map((letter, column) => {
      const room = `${floor + 1}.${column + 1}`;
      return {
        room,
        colour: board.colours[floor * 5 + column] ?? "blue",
        group: board.groups[floor * 5 + column] ?? "A",
        badge: board.badges[floor * 5 + column] ?? 0,
        state: names[letter] ?? "empty",
        ...(can.includes(room) ? { mark: { target: `room:${room}`, label: `Room ${room}`, can: true } } : {}),
      };
    }),
  );
}
