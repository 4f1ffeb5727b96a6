// Every code of the packs has its signs, and they say what the code says.

import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

import { describe, expect, test } from "vitest";

import { needSigns, penaltySigns, powerSigns, scoreSigns, stepSigns, triggerSigns, type Sign } from "./effects";
import { FREE } from "./types";

const codes = readFileSync(fileURLToPath(new URL("../../../../packs/codes.py", import.meta.url)), "utf8");

/** The names in one of the dictionaries of codes.py. */
function named(list: string): string[] {
  const body = codes.split(`\n${list}: Final = {`)[1]?.split("\n}")[0] ?? "";
  return [...body.matchAll(/^ {4}"(\w+)":/gm)].map((found) => found[1] ?? "");
}

const unknown: Sign = { is: "text", text: "?" };

describe("every code is drawn", () => {
  test.each(named("STEPS"))("step %s", (name) =>
    expect(stepSigns({ name, args: [1, 1, 1] })).not.toContainEqual(unknown),
  );
  test.each(named("POWERS"))("power %s", (name) =>
    expect(powerSigns({ name, amount: 1, places: [1], numbers: {} })).not.toContainEqual(unknown),
  );
  test.each(named("SCORES"))("score %s", (name) =>
    expect(scoreSigns({ name, colour: "red", vp: 1, most: 0 })).not.toContainEqual(unknown),
  );
  test.each(named("NEEDS"))("need %s", (need) =>
    expect(needSigns({ need, amount: 1, colours: { red: 1 }, items: 0 })).not.toContainEqual(unknown),
  );
  test.each(named("TRIGGERS"))("trigger %s", (name) =>
    expect(triggerSigns({ name, least: 3, colours: ["blue"], faces: [2] })).not.toContainEqual(unknown),
  );
  test.each(named("PENALTIES"))("penalty %s", (penalty) =>
    expect(penaltySigns({ penalty, penalty_amount: 1, else_vp: 0 })).not.toContainEqual(unknown),
  );
});

test("a code from a newer pack is a question, not a fault", () => {
  expect(stepSigns({ name: "build_a_bridge", args: [1] })).toEqual([unknown]);
});

test("two items stand side by side, four are counted", () => {
  expect(stepSigns({ name: "gain_item", args: [2, 2, 0] })).toEqual([
    { is: "icon", icon: "wine" },
    { is: "icon", icon: "wine" },
  ]);
  expect(stepSigns({ name: "gain_item", args: [2, 4, 0] })).toEqual([
    { is: "text", text: "4×" },
    { is: "icon", icon: "wine" },
  ]);
});

test("a price that is no longer paid is struck out, a lower one has a minus", () => {
  expect(stepSigns({ name: "hire", args: [1, FREE, 0] })).toContainEqual({ is: "coin", n: 0, struck: true });
  expect(stepSigns({ name: "hire", args: [1, 3, 0] })).toContainEqual({ is: "coin", n: -3 });
});

test("a floor is named only where not all of them are allowed", () => {
  expect(stepSigns({ name: "prepare", args: [1, 0, 2] })).toContainEqual({ is: "text", text: "≤2" });
  expect(stepSigns({ name: "prepare", args: [1, 0, 4] })).toEqual([{ is: "icon", icon: "room" }]);
});

test("a room may be occupied up to a floor, an exchange may be smaller, and a die is named by its face", () => {
  expect(stepSigns({ name: "occupy", args: [1, 3, 0] })).toContainEqual({ is: "text", text: "≤3" });
  expect(stepSigns({ name: "occupy", args: [1, 0, 0] })).toEqual([{ is: "icon", icon: "room-lit" }]);
  expect(stepSigns({ name: "exchange", args: [4, 1, 0] })[0]).toEqual({ is: "text", text: "≤" });
  expect(triggerSigns({ name: "die", least: 1, colours: [], faces: [4] })).toEqual([{ is: "icon", icon: "die-4" }, { is: "text", text: ":" }]);
});

test("guests that are counted by colour have their colour, all others have none", () => {
  expect(needSigns({ need: "guests", amount: 3, colours: {}, items: 0, colour: "red" })).toContainEqual({ is: "icon", icon: "red" });
  expect(needSigns({ need: "guests", amount: 3, colours: {}, items: 0, colour: null })).toContainEqual({ is: "icon", icon: "any-colour" });
});

test("the right half of a penalty follows the left", () => {
  expect(penaltySigns({ penalty: "lose_krones", penalty_amount: 3, else_vp: 5 })).toEqual([
    { is: "coin", n: -3 },
    { is: "text", text: "/" },
    { is: "points", n: -5 },
  ]);
});
