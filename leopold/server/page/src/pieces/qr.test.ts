import { describe, expect, it } from "vitest";

import { qr } from "./qr";

const ADDRESS = "http://192.168.178.123:8315/#/join/ABCDEF";
/** The same address as another encoder draws it with mask 2, row by row. */
const DRAWN = [
  "1fcb3a7f", "104ebd41", "1753265d", "17506d5d", "175f3a5d", "105bb441",
  "1fd5557f", "00165600", "17c94d7c", "072f0251", "0bdb6d30", "163210d2",
  "09ef4dac", "0e241255", "154874c4", "0b9763a2", "08f44e84", "112912dd",
  "106bf04c", "153910d2", "13e20ff7", "00159f1f", "1fcfeb5c", "10558110",
  "175d4dff", "175197a3", "1755fe5a", "104393b2", "1fd14c0c",
];

const drawn = (text: string, mask?: number) => (qr(text, mask) ?? []).map((row) => row.map(Number).join(""));

describe("a QR code", () => {
  it("is drawn as others draw it", () => {
    expect(drawn(ADDRESS, 2).map((row) => Number.parseInt(row, 2).toString(16).padStart(8, "0"))).toEqual(DRAWN);
  });

  it("is as large as its text needs", () => {
    const sizes = [14, 15, 26, 27, 42, 43, 62, 63, 84, 85, 106].map((length) => qr("x".repeat(length))?.length);
    expect(sizes).toEqual([21, 25, 25, 29, 29, 33, 33, 37, 37, 41, 41]);
  });

  it("counts bytes, not letters", () => {
    expect(qr("ä".repeat(53))).toHaveLength(41);
    expect(qr("ä".repeat(54))).toBeNull();
  });

  it("has one of the eight masks, which tell what is written", () => {
    const all = [0, 1, 2, 3, 4, 5, 6, 7].map((mask) => drawn(ADDRESS, mask).join());
    expect(new Set(all).size).toBe(8);
    expect(all).toContain(drawn(ADDRESS).join());
  });
});
