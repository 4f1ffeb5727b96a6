import { describe, expect, it } from "vitest";

import type { Review, ReviewedDecision, ReviewedLine, ReviewedSeat, ReviewedTurn, Said, SeatView } from "../api/models";
import { byRounds, compared, differences, firstSeat, isMark, mainDeeds, momentsOf, movedIn, share, signed, turnsOf, worst } from "./reading";

const WORTH = { points: 100, margin: 0, chance: 0.5 };

function line(loss: number, played = false): ReviewedLine {
  return { actions: [], worth: WORTH, loss, played, deeds: [], sums: [], sources: [], left: [], compared: [] };
}

function decision(loss: number, lines: ReviewedLine[] = []): ReviewedDecision {
  return { at: 0, end: 1, name: "turn", before: WORTH, after: WORTH, loss, lines };
}

function turn(seat: number, round: number, start: number, losses: number[] = [0]): ReviewedTurn {
  return { seat, round, start, end: start + 1, played: [], decisions: losses.map((loss) => decision(loss)), before: WORTH, after: WORTH, loss: 0, mark: "best", luck: 0 };
}

function seat(place: number, judged: boolean, moments: number[] = []): ReviewedSeat {
  return { seat: place, name: "", judged, accuracy: 90, loss: 0, marks: {}, moments, points: null, margin: null, summary: null, curve: [] };
}

const TURNS = [turn(0, 1, 6), turn(1, 1, 12), turn(0, 2, 18), turn(0, 2, 20)];
const REVIEW: Review = { version: 1, playouts: 4, seats: [seat(0, true, [2, 0])], turns: TURNS, moments: [], unjudged: [] };

describe("a review", () => {
  it("has the turns of a seat by rounds", () => {
    const found = byRounds(turnsOf(REVIEW, 0));
    expect(found.map(({ round, turns }) => [round, turns.map(({ start }) => start)])).toEqual([[1, [6]], [2, [18, 20]]]);
  });

  it("has moments that are places among the turns, and none that is not there", () => {
    expect(momentsOf(REVIEW, seat(0, true, [2, 0, 99])).map(({ start }) => start)).toEqual([18, 6]);
  });

  it("shows first whoever looks, then a person, then whoever was judged", () => {
    const seats = [seat(0, true), seat(1, true), seat(2, false)];
    expect(firstSeat(seats, [1], [0, 1])).toBe(1);
    expect(firstSeat(seats, [2], [1])).toBe(1);
    expect(firstSeat(seats, [], [])).toBe(0);
    expect(firstSeat([seat(0, false)], [0], [0])).toBeUndefined();
  });

  it("opens a turn where most was lost", () => {
    expect(worst(turn(0, 1, 0, [0, 7, 3]))).toBe(1);
    expect(worst(turn(0, 1, 0, [0, 0]))).toBe(0);
    expect(worst(turn(0, 1, 0, []))).toBe(0);
  });

  it("compares what was played with the others, each at its place", () => {
    const [best, played, third] = [line(0), line(2, true), line(5)];
    expect(compared(decision(2, [best, played, third]))).toEqual({ played, best: false, rivals: [{ line: best, place: 1 }, { line: third, place: 3 }] });
    expect(compared(decision(0, [line(0, true), third])).best).toBe(true);
  });

  it("tells a turn by its main deeds, or by what there is", () => {
    const [taken, gained] = [{ key: "hint-deed-die_taken" }, { key: "hint-deed-items_gained" }];
    expect(mainDeeds([taken, gained])).toEqual([taken]);
    expect(mainDeeds([gained])).toEqual([gained]);
  });

  it("knows a mark by its name", () => {
    expect(["best", "blunder", "splendid", null].map(isMark)).toEqual([true, true, false, false]);
  });
});

describe("two tables", () => {
  const room = (name: string, state: string) => ({ room: name, state, colour: "blue", group: 0, badge: 0 });
  const side = (change: object = {}): SeatView =>
    ({ vp: 10, krones: 5, emperor: 2, hand_size: 3, kitchen: { wine: 1 }, staff: [{ number: 3 }], rooms: [[room("1.1", "occupied"), room("1.2", "prepared")]], cafe: [{ guest: 75, served: { wine: 1 } }, null], ...change }) as unknown as SeatView;

  it("that are alike differ in nothing", () => {
    expect(differences(side(), side())).toEqual({ rooms: new Set(), tables: new Set(), stores: new Set() });
  });

  it("differ in rooms, at tables and in what is in store", () => {
    const other = side({ vp: 12, kitchen: { wine: 0 }, staff: [{ number: 3 }, { number: 8 }], rooms: [[room("1.1", "occupied"), room("1.2", "occupied")]], cafe: [null, { guest: 75, served: { wine: 2 } }] });
    expect(differences(side(), other)).toEqual({ rooms: new Set(["1.2"]), tables: new Set([1]), stores: new Set(["vp", "wine", "staff"]) });
    // A guest who only sits at another table is none.
    expect(differences(side(), side({ cafe: [null, { guest: 75, served: { wine: 1 } }] })).tables).toEqual(new Set());
  });

  it("show who has moved in", () => {
    const deeds: Said[] = [{ key: "hint-deed-checked_in", params: { guest: 75, room: "1.2" } }, { key: "hint-deed-staff_drawn", params: { cards: 1 } }];
    expect([...movedIn({ ...line(0), deeds })]).toEqual([["1.2", 75]]);
  });
});

describe("numbers", () => {
  it("have a sign and are written as the language does", () => {
    expect(signed(-160.4, "en")).toBe("−160");
    expect(signed(12.34, "de", 1)).toBe("+12,3");
    expect(signed(0, "en")).toBe("0");
    expect(share(0.694)).toBe(69);
  });
});
