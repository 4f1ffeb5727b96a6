import { describe, expect, it } from "vitest";

import en from "./en.json";
import { read } from "./format";

describe("the English catalogue", () => {
  it.each(Object.entries(en))("%s can be read", (_key, source) => {
    expect(() => read(source)).not.toThrow();
    expect(source.trim()).not.toBe("");
  });
});
