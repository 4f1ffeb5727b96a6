import { describe, expect, it } from "vitest";

import type { SavedSummary } from "../api/models";
import { asksWhoSits, placesOf, seatOf } from "./places";

const saved = (names: string[], over = false) => ({ names, over, round: 3 }) as SavedSummary;

describe("who goes on with a saved game", () => {
  it("is asked as long as the game goes on and has several players", () => {
    expect(asksWhoSits(saved(["Ann", "Ben"]))).toBe(true);
    expect(asksWhoSits(saved(["Ann", "Ben"], true))).toBe(false);
    expect(asksWhoSits(saved(["Ann"]))).toBe(false);
  });

  it("begins with me where my name stands, else at the first seat", () => {
    const kinds = (own: string) => placesOf(saved(["Ann", "Ben", ""]), own).map((place) => place.kind);
    expect(kinds("Ben")).toEqual(["here", "me", "here"]);
    expect(kinds("Zoe")).toEqual(["me", "here", "here"]);
    expect(kinds("")).toEqual(["me", "here", "here"]);
  });
});

describe("a seat for the server", () => {
  const usual = { name: "Ann", level: "waiter" };

  it("has my usual name where I typed none", () => {
    expect(seatOf({ kind: "me", name: " ", level: "" }, usual)).toEqual({ kind: "me", name: "Ann", level: "" });
    expect(seatOf({ kind: "friend", name: "", level: "" }, usual).name).toBe("");
  });

  it("leaves the name of a bot to the server", () => {
    expect(seatOf({ kind: "bot", name: "", level: "" }, usual)).toEqual({ kind: "bot", name: "", level: "waiter" });
  });
});
