/** Things to draw: the cards of the revised edition, as the server has them. */

import { cards as askForCards } from "../api/client";
import type { Cards } from "../api/models";
import type { Guest, Instruction, Objective, Room, RoomState, Staff, Tile } from "../art/types";

let cards: Cards | undefined;

/** Ask for the cards once, before anything is drawn. */
export async function fetchCards(): Promise<void> {
  cards = await askForCards("revised");
}

function pack(): Cards {
  if (!cards) throw new Error("The cards have not been fetched yet.");
  return cards;
}

export const guests = (): Guest[] => pack().guests.map((card) => ({ ...card, name: card.words.names["en"] ?? "" }));
export const staff = (): Staff[] => pack().staff.map((card) => ({ ...card, name: card.words.names["en"] ?? "" }));
export const objectives = (): Objective[] => pack().objectives;
export const tiles = (): Tile[] => pack().tiles;
export const instructions = (): Instruction[] => pack().instructions;

export function guest(number: number): Guest {
  const found = guests().find((card) => card.number === number);
  if (!found) throw new Error(`There is no guest ${number}.`);
  return found;
}

export function member(number: number): Staff {
  const found = staff().find((card) => card.number === number);
  if (!found) throw new Error(`There is no member of staff ${number}.`);
  return found;
}

/** A hotel in the middle of a game: `states` are letters e, v, o by floor from below. */
export function hotel(id: string, states: readonly string[], can: readonly string[] = []): Room[][] {
  const board = pack().hotels.find((one) => one.hotel === id);
  if (!board) throw new Error(`There is no hotel ${id}.`);
  const names: Record<string, RoomState> = { e: "empty", v: "vacant", o: "occupied" };
  return board.rooms.map((row, floor) =>
    row.map((room, column) => ({
      ...room,
      state: names[states[floor]?.[column] ?? "e"] ?? "empty",
      ...(can.includes(room.room)
        ? { mark: { target: `room:${room.room}`, label: `Room ${room.room}`, can: true } }
        : {}),
    })),
  );
}
