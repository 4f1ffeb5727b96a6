import { describe, expect, it } from "vitest";

import type { Deal, Rung } from "../api/models";
import { compared, exported, nextRung, outplayed, share, soloLevel } from "./reading";

const rung = (level: string, reached: boolean): Rung => ({ level, reached, games: 0, wins: 0, needed: 2, best: null });
const result = (level: string, points: number) => ({ level, points, place: 1, rivals: [90] });
const deal = (mine: number | null, ...bots: number[]) =>
  ({ mine: mine === null ? null : result("", mine), bots: bots.map((points, at) => result(`bot${at}`, points)) }) as Deal;

describe("the share of games won", () => {
  it("is in whole percent, and nought without a game", () => {
    expect([share(1, 3), share(2, 2), share(0, 0)]).toEqual([33, 100, 0]);
  });
});

describe("the level of Leopold", () => {
  const levels = ["easy", "medium", "hard"];

  it("is the next step, unless one was chosen", () => {
    const ladder = [rung("easy", true), rung("medium", false), rung("hard", false)];
    expect(nextRung(ladder)?.level).toBe("medium");
    expect(soloLevel(levels, "", ladder)).toBe("medium");
    expect(soloLevel(levels, "hard", ladder)).toBe("hard");
    expect(soloLevel(levels, "nonsense", ladder)).toBe("medium");
  });

  it("is the highest for whoever has climbed all steps, and the lowest as long as nothing is known", () => {
    expect(soloLevel(levels, "", levels.map((level) => rung(level, true)))).toBe("hard");
    expect(soloLevel(levels, "", [])).toBe("easy");
  });
});

describe("a deal", () => {
  it("is compared with the best first, and oneself before an equal", () => {
    expect(compared(deal(120, 80, 120, 150)).map((one) => one.level)).toEqual(["bot2", "", "bot1", "bot0"]);
    expect(compared(deal(120, 240))[1]?.part).toBe(0.5);
    expect(compared(deal(null, -5))[0]?.part).toBe(0);
  });

  it("counts only bots that made less", () => {
    expect(outplayed(deal(120, 80, 120, 150))).toBe(1);
    expect(outplayed(deal(null, 80))).toBe(0);
  });
});

describe("the file", () => {
  it("says what it is", () => {
    expect(JSON.parse(exported([]))).toEqual({ leopold: "evenings", version: 1, evenings: [] });
  });
});
