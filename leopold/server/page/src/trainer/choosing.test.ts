import { describe, expect, it } from "vitest";

import { ALL, listed, nextOf } from "./choosing";

const puzzle = (id: string, theme: "money" | "staff", difficulty: "easy" | "medium" | "hard", state: "new" | "solved" = "new") => ({ id, theme, difficulty, state });
const MANY = [puzzle("a", "money", "hard"), puzzle("b", "staff", "easy"), puzzle("c", "money", "easy", "solved"), puzzle("d", "money", "medium")];

describe("the list of puzzles", () => {
  it("has the easiest first", () => {
    expect(listed(MANY, ALL, ALL).map(({ id }) => id)).toEqual(["b", "c", "d", "a"]);
  });

  it("has those of a theme and a difficulty", () => {
    expect(listed(MANY, "money", ALL).map(({ id }) => id)).toEqual(["c", "d", "a"]);
    expect(listed(MANY, "money", "easy").map(({ id }) => id)).toEqual(["c"]);
  });
});

describe("the next puzzle", () => {
  it("is the next that is not solved, and the first after the last", () => {
    expect(nextOf(MANY, "b")?.id).toBe("d");
    expect(nextOf(MANY, "d")?.id).toBe("a");
  });

  it("is any other where all are solved, and none where there is no other", () => {
    const solved = MANY.map((one) => ({ ...one, state: "solved" as const }));
    expect(nextOf(solved, "a")?.id).toBe("b");
    expect(nextOf([puzzle("a", "money", "easy")], "a")).toBeUndefined();
  });
});
