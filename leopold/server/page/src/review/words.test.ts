import "./words";

import { describe, expect, it } from "vitest";

import { sayIt } from "../words/index.svelte";

describe("a turn beside what was played", () => {
  const parts = [
    { key: "review-compared-now", params: { n: 5, more: false } },
    { key: "review-compared-later", params: { n: 8, more: true } },
    { key: "review-compared-others", params: { n: 1, more: false } },
  ];

  it("is told in points that add up, as in the terminal", () => {
    const told = "5 points fewer at once, about 8 points more later and about 1 point fewer for the best of the others.";
    expect(sayIt({ key: "review-compared", params: { place: 1, whole: true, parts } })).toBe(`The best, against what was played: ${told}`);
    expect(sayIt({ key: "review-compared", params: { place: 2, whole: false, parts } })).toBe(`The second best, against what was played and the best way to go on from there: ${told}`);
  });

  it("has more of some things", () => {
    const gains = [{ key: "review-gain-rooms_prepared", params: { n: 4 } }, { key: "krones", params: { n: 1 } }];
    expect(sayIt({ key: "review-compared-more", params: { gains } })).toBe("It has more: 4 rooms prepared and 1 krone.");
  });
});
