import { describe, expect, it } from "vitest";

import { arrange } from "./arrangement";

/** Screens in pixels, with the type they are read in. */
const SCREENS: readonly [number, number, number, string, boolean][] = [
  [360, 640, 16, "pages", false],
  [390, 844, 16, "pages", false],
  [844, 390, 16, "pages", false],
  [768, 1024, 16, "portrait", false],
  [820, 1180, 16, "portrait", false],
  [960, 600, 16, "flat", false],
  [1024, 768, 16, "tall", false],
  [1180, 820, 16, "tall", false],
  [1280, 585, 16, "flat", false],
  [1366, 625, 16, "flat", false],
  [1366, 768, 16, "tall", true],
  [1440, 780, 16, "tall", true],
  [1920, 950, 19, "tall", true],
  [2560, 1300, 26, "tall", true],
  [1024, 1366, 16, "portrait", false],
];

describe("the arrangement of the table", () => {
  it.each(SCREENS)("suits %d by %d with type of %d", (width, height, type, shape, side) => {
    expect(arrange(width / type, height / type)).toMatchObject({ shape, side });
  });

  it("lays the pages beside an open book as on an upright phone", () => {
    expect(arrange(844 / 16, 390 / 16)).toMatchObject({ shape: "pages", lying: true });
    expect(arrange((1024 - 344) / 16, 600 / 16)).toMatchObject({ shape: "pages", lying: false });
  });

  it("counts larger type as a smaller screen", () => {
    expect(arrange(1366 / 16, 768 / 16).shape).toBe("tall");
    expect(arrange(1366 / 32, 768 / 32).shape).toBe("pages");
  });
});
