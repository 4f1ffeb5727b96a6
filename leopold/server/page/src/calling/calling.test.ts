import { describe, expect, it } from "vitest";

import type { TableSummary } from "../api/models";
import { badged, looksAt, newlyWaiting, waitingFor, withShown } from "./calling";

const line = (table: string, my_turn: boolean | null, over = false) => ({ table, my_turn, over }) as TableSummary;

describe("being called", () => {
  it("is for tables that wait and are not over", () => {
    expect(waitingFor([line("a", true), line("b", false), line("c", null), line("d", true, true)])).toEqual(["a"]);
  });

  it("believes the table one sits at more than the list", () => {
    expect(withShown(["a", "b"], new Map([["b", false], ["c", true]]))).toEqual(["a", "c"]);
    expect(withShown(["a", "b"], new Map([["b", true]]))).toEqual(["a", "b"]);
  });

  it("happens once for each turn", () => {
    expect(newlyWaiting([], ["a", "b"])).toEqual(["a", "b"]);
    expect(newlyWaiting(["a"], ["a", "b"])).toEqual(["b"]);
    expect(newlyWaiting(["a", "b"], ["a"])).toEqual([]);
  });

  it("does not happen to whoever looks at the table", () => {
    expect(looksAt("a", "#/table/a", true)).toBe(true);
    expect(looksAt("a", "#/table/a", false)).toBe(false);
    expect(looksAt("a", "#/table/b", true)).toBe(false);
    expect(looksAt("a", "#/", true)).toBe(false);
  });
});

describe("the title", () => {
  const words = (n: number, title: string) => `(${n}) ${title}`;

  it("says how many tables wait, once", () => {
    expect(badged("Leopold", 2, words)).toBe("(2) Leopold");
    expect(badged("(2) Leopold", 1, words)).toBe("(1) Leopold");
    expect(badged("(1) Leopold", 0, words)).toBe("Leopold");
  });
});
