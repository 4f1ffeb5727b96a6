import { describe, expect, it } from "vitest";

import { around, overlap, place, placeOne, type Box } from "./placement";

const LAPTOP = { width: 1366, height: 768 };
const PHONE = { width: 390, height: 844 };
const BUBBLE = { width: 360, height: 180 };

const at = (left: number, top: number, width: number, height: number): Box => ({ left, top, width, height });
const standing = (lit: Box[], free: Box[], screen: { width: number; height: number }) => ({ ...place(BUBBLE, lit, free, screen), ...BUBBLE });

describe("the guide's bubble", () => {
  it("stands in the middle when nothing is lit", () => {
    expect(place(BUBBLE, [], [], LAPTOP)).toEqual({ left: 503, top: 294, covers: 0 });
  });

  it("covers nothing that is lit, wherever that lies", () => {
    for (const screen of [LAPTOP, PHONE])
      for (let left = 0; left < screen.width - 60; left += 45)
        for (let top = 0; top < screen.height - 60; top += 45) {
          const lit = at(left, top, Math.min(260, screen.width - left), Math.min(220, screen.height - top));

          const bubble = standing([lit], [], screen);

          expect(overlap(bubble, lit)).toBe(0);
          expect(bubble.left).toBeGreaterThanOrEqual(0);
          expect(bubble.top).toBeGreaterThanOrEqual(0);
          expect(bubble.left + bubble.width).toBeLessThanOrEqual(screen.width);
          expect(bubble.top + bubble.height).toBeLessThanOrEqual(screen.height);
        }
  });

  it("leaves the question and its answers free where it can", () => {
    const prompt = at(0, 700, 1366, 68);

    expect(overlap(standing([at(500, 560, 300, 120)], [prompt], LAPTOP), prompt)).toBe(0);
  });

  it("is narrower where only a column is free, and as wide as it likes elsewhere", () => {
    const wide = { width: 576, height: 168 };
    const narrow = { width: 280, height: 300 };
    const low = { width: 844, height: 390 };
    const queue = at(71, 40, 431, 200);

    const beside = placeOne([wide, narrow], [queue], [], low);

    expect(beside.width).toBe(narrow.width);
    expect(overlap(beside, queue)).toBe(0);
    expect(placeOne([wide, narrow], [at(71, 40, 431, 60)], [], low).width).toBe(wide.width);
  });

  it("knows what lies about several things", () => {
    expect(around([at(10, 10, 20, 20), at(50, 5, 10, 10)])).toEqual(at(10, 5, 50, 25));
    expect(around([])).toBeNull();
  });
});
