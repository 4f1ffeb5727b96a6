import { describe, expect, it } from "vitest";

import type { ReviewedSeat, ReviewedTurn } from "../api/models";
import { path, scale, stations, ticks } from "./curve";

const turn = (round: number, decisions: number) => ({ round, decisions: Array.from({ length: decisions }, () => ({})) }) as unknown as ReviewedTurn;
const point = (margin: number) => ({ at: 0, points: 0, margin, chance: 0, skill: -margin, luck: 2 * margin });
/** Before and after each decision, and at the end. */
const SEAT = { curve: [10, 8, 9, 7, 6, 5, 4].map(point) } as unknown as ReviewedSeat;
const FRAME = { width: 120, height: 130, left: 10, right: 10, top: 10, bottom: 20 };

describe("the curve", () => {
  it("stands before every turn that had something to choose, and at the end", () => {
    const [first, played, second] = [turn(1, 2), turn(1, 0), turn(2, 1)];
    const found = stations(SEAT, [first, played, second]);
    expect(found.map((station) => station.turn)).toEqual([first, second, null]);
    expect(found.map((station) => station.margin)).toEqual([10, 6, 4]);
    expect(found.map((station) => station.luck)).toEqual([20, 12, 8]);
  });

  it("has the number of a round under its first turn", () => {
    const found = stations(SEAT, [turn(1, 1), turn(1, 1), turn(2, 1)]);
    expect(ticks(found)).toEqual(["1", "", "2", ""]);
  });

  it("is empty where nothing was judged", () => {
    expect(stations({ curve: [] } as unknown as ReviewedSeat, [turn(1, 0)])).toEqual([]);
  });

  it("fits its frame, with zero in it", () => {
    const drawn = scale([-12, 38], 3, FRAME);
    expect(drawn.levels).toEqual([-20, -10, 0, 10, 20, 30, 40].filter((level) => drawn.levels.includes(level)));
    expect(drawn.levels).toContain(0);
    expect(drawn.levels.length).toBeLessThanOrEqual(7);
    expect([drawn.x(0), drawn.x(2)]).toEqual([10, 110]);
    expect(drawn.y(Math.max(...drawn.levels))).toBe(10);
    expect(drawn.y(Math.min(...drawn.levels))).toBe(110);
    for (const value of [-12, 38]) {
      expect(drawn.y(value)).toBeGreaterThanOrEqual(10);
      expect(drawn.y(value)).toBeLessThanOrEqual(110);
    }
  });

  it("is there for a game in which nothing moved", () => {
    const drawn = scale([0, 0], 1, FRAME);
    expect(drawn.levels).toEqual([-5, 0, 5]);
    expect(path([0], drawn)).toBe("M10.0 60.0");
  });

  it("has room for few levels, however large the numbers", () => {
    for (const most of [1, 7, 40, 90, 180, 700]) expect(scale([-most, most / 3], 2, FRAME).levels.length).toBeLessThanOrEqual(8);
  });
});
