import { describe, expect, it } from "vitest";

import { isPlace } from "./places";

const scripts = import.meta.glob<string>("../../../../guide/*.toml", { eager: true, query: "?raw", import: "default" });

describe("the scripts of guided games", () => {
  it("name only what the page can light", () => {
    const named = Object.values(scripts)
      .flatMap((text) => [...text.matchAll(/^at = \[(.*)\]$/gm)])
      .flatMap((line) => [...(line[1] ?? "").matchAll(/"([^"]+)"/g)].map((found) => found[1] ?? ""));

    expect(named.length).toBeGreaterThan(10);
    expect(named.filter((name) => !isPlace(name))).toEqual([]);
  });
});
