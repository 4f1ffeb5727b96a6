import { describe, expect, it } from "vitest";

import { placed, placedFree, type Box } from "./placement";

const SCREEN = { width: 1366, height: 625 };
const box = (left: number, top: number, width: number, height: number): Box => ({ left, top, right: left + width, bottom: top + height });
const apart = (one: Box, other: Box) => one.right <= other.left || other.right <= one.left || one.bottom <= other.top || other.bottom <= one.top;

describe("a tip", () => {
  it.each([
    ["in the corner above", box(0, 0, 60, 80)],
    ["in the corner below", box(1300, 560, 60, 60)],
    ["in the middle", box(600, 300, 90, 120)],
    ["as high as the screen", box(500, 0, 200, 625)],
    ["as wide as the screen", box(0, 200, 1366, 60)],
  ])("stays on the screen and beside what it explains: %s", (_, thing) => {
    const at = placed(thing, 300, 260, SCREEN);
    const tip = box(at.left, at.top, 300, 260);
    expect(apart(tip, thing)).toBe(true);
    expect(tip.left >= 0 && tip.top >= 0 && tip.right <= SCREEN.width && tip.bottom <= SCREEN.height).toBe(true);
  });

  it("rather covers nothing that can be chosen", () => {
    const thing = box(600, 100, 90, 120);
    const below = placed(thing, 300, 200, SCREEN);
    expect(below.top).toBeGreaterThan(thing.bottom);
    const dice = box(500, 240, 300, 200);
    const at = placed(thing, 300, 200, SCREEN, [dice]);
    expect(apart(box(at.left, at.top, 300, 200), dice)).toBe(true);
  });

  it("hides as little as it can where there is no room beside", () => {
    const at = placed(box(0, 0, 1366, 500), 300, 260, SCREEN);
    expect(at.top + 260).toBeLessThanOrEqual(SCREEN.height);
  });
});

describe("a question beside a thing", () => {
  /** Six actions in two rows, as they stand on a laptop. */
  const actions = [0, 1].flatMap((row) => [0, 1, 2].map((column) => box(585 + 160 * column, 57 + 82 * row, 152, 76)));
  const [left, right] = [Math.min(...actions.map((one) => one.left)), Math.max(...actions.map((one) => one.right))];

  it.each(actions.map((one, at) => [at + 1, one] as const))("covers no other action: %d", (_, action) => {
    const all = { ...action, top: 57, bottom: 215 };
    const at = placedFree([action, all], 295, 98, SCREEN, actions.filter((one) => one !== action));
    const sheet = box(at.left, at.top, 295, 98);
    expect(actions.every((one) => apart(sheet, one))).toBe(true);
    expect(sheet.left < right + 300 && sheet.right > left - 300).toBe(true);
  });
});
