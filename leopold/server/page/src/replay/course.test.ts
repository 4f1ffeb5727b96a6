import { describe, expect, it } from "vitest";

import { marks, roundAt, roundStarts, turnAfter, turnBefore } from "./course";

const POINTS = [
  { at: 0, round: 0, seat: -1, vp: [0, 0] },
  { at: 4, round: 0, seat: 0, vp: [0, 0] },
  { at: 9, round: 1, seat: 1, vp: [0, 3] },
  { at: 15, round: 1, seat: 0, vp: [5, 3] },
  { at: 22, round: 2, seat: 0, vp: [4, 9] },
];

describe("jumping in a game", () => {
  it("goes from turn to turn, also from the middle of one", () => {
    expect([turnBefore(POINTS, 9), turnBefore(POINTS, 12), turnBefore(POINTS, 0)]).toEqual([4, 9, 0]);
    expect([turnAfter(POINTS, 9, 30), turnAfter(POINTS, 12, 30), turnAfter(POINTS, 22, 30)]).toEqual([15, 15, 30]);
  });

  it("knows where rounds begin", () => {
    expect(roundStarts(POINTS)).toEqual([
      { round: 0, at: 0 },
      { round: 1, at: 4 },
      { round: 2, at: 15 },
    ]);
    expect([0, 3, 4, 14, 15, 99].map((at) => roundAt(roundStarts(POINTS), at))).toEqual([0, 0, 1, 1, 2, 2]);
  });

  it("marks where somebody made points, and not where they lost some", () => {
    expect(marks(POINTS)).toEqual([
      { at: 9, seat: 1, gain: 3 },
      { at: 15, seat: 0, gain: 5 },
      { at: 22, seat: 1, gain: 6 },
    ]);
  });
});
