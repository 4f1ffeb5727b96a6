import { describe, expect, it } from "vitest";

import { sharing } from "./sharing";

describe("sharing", () => {
  const before = { round: 3, seats: [{ name: "Ann", rooms: ["1.1"] }, { name: "Ben", rooms: [] as string[] }], solo: null as object | null };

  it("gives back what was there when nothing has changed", () => {
    expect(sharing(before, structuredClone(before))).toBe(before);
  });

  it("keeps every part that has not changed", () => {
    const after = structuredClone(before);
    after.seats[1]!.rooms.push("2.1");
    const shared = sharing(before, after);
    expect(shared).toEqual(after);
    expect(shared.seats).not.toBe(before.seats);
    expect(shared.seats[0]).toBe(before.seats[0]);
  });

  it("never keeps what is gone, and never changes what was there", () => {
    const was = structuredClone(before);
    for (const after of [{ round: 3 }, { ...before, seats: [] }, { ...before, solo: {} }, { ...before, more: undefined }, null, [before]]) {
      expect(sharing<unknown>(before, after)).toStrictEqual(after);
    }
    expect(before).toStrictEqual(was);
  });

  it("tells a list from an object and one missing part from another", () => {
    expect(sharing<unknown>([], {})).toStrictEqual({});
    expect(sharing<unknown>({ a: undefined }, { b: undefined })).toStrictEqual({ b: undefined });
  });
});
