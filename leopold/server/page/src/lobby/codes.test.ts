import { describe, expect, it } from "vitest";

import { readCode, spaced } from "./codes";

describe("a code", () => {
  it.each(["ABCXYZ", "abcxyz", " abc xyz ", "ABC-XYZ", "http://192.168.1.5:8315/#/join/ABCXYZ"])("is read however it is typed: %s", (text) => {
    expect(readCode(text)).toBe("ABCXYZ");
  });

  it.each(["", "ABCXY", "ABCXYZA", "ABCXY0", "9e3x27gmmydf/a-b_C9a-b_C9a-b_C9a-b_C9", "lobby!"])("is nothing else: %s", (text) => {
    expect(readCode(text)).toBeNull();
  });

  it("is read aloud in two halves", () => {
    expect(spaced("ABCXYZ")).toBe("ABC XYZ");
  });
});
