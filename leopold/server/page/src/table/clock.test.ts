import { describe, expect, it } from "vitest";

import { readClock, secondsLeft } from "./clock";

const clock = (due: number | null) => ({ now: 100, seat: 0, due, late: null, left: [] });

describe("the time that is left", () => {
  it("ends at none", () => {
    expect(secondsLeft(clock(160), 100)).toBe(60);
    expect(secondsLeft(clock(160), 100.2)).toBe(60);
    expect(secondsLeft(clock(160), 1000)).toBe(0);
  });

  it("is nothing where none runs", () => {
    expect(secondsLeft(clock(null), 100)).toBeNull();
    expect(secondsLeft(null, 100)).toBeNull();
    expect(secondsLeft(undefined, 100)).toBeNull();
  });

  it("is read in days, hours or minutes", () => {
    expect(readClock(0)).toEqual({ time: "0:00" });
    expect(readClock(65)).toEqual({ time: "1:05" });
    expect(readClock(3723)).toEqual({ time: "1:02:03" });
    expect(readClock(2 * 86_400 + 5)).toEqual({ days: 2 });
  });
});
