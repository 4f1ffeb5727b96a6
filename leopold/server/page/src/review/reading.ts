/** What a review says, read for the page: turns of a seat, what to compare, where tables differ, numbers in words. */

import type { Review, ReviewedDecision, ReviewedLine, ReviewedSeat, ReviewedTurn, SeatView } from "../api/models";
import { ITEMS } from "../art/types";

/** From the best to the worst. */
export const MARKS = ["best", "good", "inaccuracy", "mistake", "blunder"] as const;
export type MarkName = (typeof MARKS)[number];

export const isMark = (name: string | null | undefined): name is MarkName => (MARKS as readonly string[]).includes(name ?? "");

export const turnsOf = (review: Review, seat: number): ReviewedTurn[] => review.turns.filter((turn) => turn.seat === seat);

/** The turns that lost a seat most, most first. */
export const momentsOf = (review: Review, seat: ReviewedSeat): ReviewedTurn[] => seat.moments.flatMap((at) => review.turns[at] ?? []);

export interface RoundOfTurns {
  round: number;
  turns: ReviewedTurn[];
}

export function byRounds(turns: readonly ReviewedTurn[]): RoundOfTurns[] {
  const found: RoundOfTurns[] = [];
  for (const turn of turns) {
    const last = found.at(-1);
    if (last?.round === turn.round) last.turns.push(turn);
    else found.push({ round: turn.round, turns: [turn] });
  }
  return found;
}

/** Whose turns are shown first: those of whoever looks, else of a person, else of anybody who was judged. */
export function firstSeat(seats: readonly ReviewedSeat[], mine: readonly number[], people: readonly number[]): number | undefined {
  const judged = seats.filter((seat) => seat.judged).map((seat) => seat.seat);
  return judged.find((seat) => mine.includes(seat)) ?? judged.find((seat) => people.includes(seat)) ?? judged[0];
}

/** The part of a turn where most was lost: what one wants to see first. */
export function worst(turn: ReviewedTurn): number {
  return turn.decisions.reduce((most, decision, at) => (decision.loss > (turn.decisions[most]?.loss ?? 0) ? at : most), 0);
}

export interface Rival {
  line: ReviewedLine;
  /** 1 is the best. */
  place: number;
}

/** What was played, and the lines to compare it with, the best first. */
export function compared(decision: ReviewedDecision): { played: ReviewedLine | undefined; best: boolean; rivals: Rival[] } {
  const places = decision.lines.map((line, at) => ({ line, place: at + 1 }));
  const played = places.find(({ line }) => line.played);
  return { played: played?.line, best: played?.place === 1, rivals: places.filter(({ line }) => !line.played) };
}

const MAIN = new Set(["passed", "guest_taken", "die_taken", "action_done", "rooms_prepared", "checked_in", "staff_hired", "objective_claimed"]);

/** The deeds by which one remembers a turn; all of them where there are no such. */
export function mainDeeds<Deed extends { key: string }>(deeds: readonly Deed[]): readonly Deed[] {
  const found = deeds.filter(({ key }) => MAIN.has(key.replace("hint-deed-", "")));
  return found.length > 0 ? found : deeds;
}

/** Guests who move in on a line, by their rooms: the table itself shows only that a room is occupied. */
export function movedIn(line: ReviewedLine): ReadonlyMap<string, number> {
  const found = new Map<string, number>();
  for (const { key, params } of line.deeds) if (key === "hint-deed-checked_in") found.set(String(params?.["room"]), Number(params?.["guest"]));
  return found;
}

export interface Differences {
  rooms: ReadonlySet<string>;
  /** Tables of the café, from 1. */
  tables: ReadonlySet<number>;
  /** Points, krones, emperor, items, staff, hand. */
  stores: ReadonlySet<string>;
}

/** What is otherwise on a seat's side of the table than on another. */
export function differences(one: SeatView, other: SeatView): Differences {
  const rooms = new Map(other.rooms.flat().map((room) => [room.room, room.state]));
  const guests = new Map(other.cafe.flatMap((table) => (table ? [[table.guest, JSON.stringify(table.served)] as const] : [])));
  const stores = new Set<string>();
  for (const name of ["vp", "krones", "emperor", "hand_size"] as const) if (one[name] !== other[name]) stores.add(name);
  for (const item of ITEMS) if ((one.kitchen[item] ?? 0) !== (other.kitchen[item] ?? 0)) stores.add(item);
  const staff = (seat: SeatView) => String(seat.staff.map((card) => card.number).sort());
  if (staff(one) !== staff(other)) stores.add("staff");
  return {
    rooms: new Set(one.rooms.flat().flatMap((room) => (rooms.get(room.room) === room.state ? [] : [room.room]))),
    tables: new Set(one.cafe.flatMap((table, at) => (table && guests.get(table.guest) !== JSON.stringify(table.served) ? [at + 1] : []))),
    stores,
  };
}

/** With a sign, to the tenth where it is wanted, as the language writes it. */
export function signed(amount: number, language: string, digits = 0): string {
  const options = { maximumFractionDigits: digits, signDisplay: "exceptZero" } as const;
  return new Intl.NumberFormat(language, options).format(amount).replace("-", "−");
}

export const share = (chance: number): number => Math.round(100 * chance);
