// Every piece of the expansion has a look of its own, strangers have one too, and nobody who dances is lost.

import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

import { describe, expect, test } from "vitest";

import { drawnAs } from "../types";
import { WALTZ_GLYPHS } from "./glyphs";
import { arrows, CELEBRITIES, crowd, emblemOf, frontOf, hallOf, HALLS, placed } from "./pieces";

const source = (name: string) => readFileSync(fileURLToPath(new URL(name, import.meta.url)), "utf8");

const ENTRANCES = [
  "chateau_paulwei", "corogari_zant_mainz", "dove", "kaufman", "mayenfels", "ninas_melange", "stroup", "grand_wray",
  "kozi_palace", "the_ren", "hautel_couture", "nine_stars_inn", "sushi_resort", "toll_bridge_hotel",
];

describe("emblems", () => {
  test("no two entrances have the same one, and each is drawn", () => {
    const emblems = ENTRANCES.map((entrance) => frontOf(entrance).emblem);
    expect(new Set(emblems).size).toBe(ENTRANCES.length);
    const drawn = source("EntranceEmblem.svelte");
    for (const emblem of emblems) expect(drawn).toContain(`emblem === "${emblem}"`);
  });

  test("an entrance is known with its article as well", () => {
    expect(frontOf("the_grand_wray")).toBe(frontOf("grand_wray"));
  });

  test("an entrance that nobody knows has a bell", () => {
    expect(frontOf("ritz").emblem).toBe("bell");
    expect(ENTRANCES.map((entrance) => frontOf(entrance).emblem)).not.toContain("bell");
  });

  test("everybody famous has one that is drawn, a stranger has a star", () => {
    const drawn = source("CelebrityEmblem.svelte");
    for (const celebrity of CELEBRITIES) {
      expect(emblemOf(celebrity)).toBe(celebrity);
      expect(drawn).toContain(`emblem === "${celebrity}"`);
    }
    expect(emblemOf("nikola_tesla")).toBe("star");
  });

  test("every ballroom has its hall and its way of scoring, another one is plain", () => {
    for (const hall of HALLS) {
      expect(hallOf(hall)).toBe(hall);
      expect(source("HallScene.svelte")).toContain(`hall === "${hall}"`);
      expect(source("Scoring.svelte")).toContain(`hall === "${hall}"`);
    }
    expect(hallOf("musikverein")).toBe("plain");
  });

  test("every symbol is drawn", () => {
    const drawn = source("Symbols.svelte");
    for (const glyph of WALTZ_GLYPHS) expect(drawn).toContain(`art-${glyph.replace(/die-(blue|red|yellow)$/, "die-{colour}")}`);
  });
});

describe("dancers", () => {
  test("stand on the spaces from the left, in the order in which they came", () => {
    expect(placed([1, 0], 4)).toEqual([1, 0, null, null]);
  });

  test("are never left out, even if there are more than spaces", () => {
    expect(placed([0, 1, "elisabeth"], 2)).toEqual([0, 1, "elisabeth"]);
  });

  test("on the balcony are counted by seat", () => {
    expect(crowd([2, 0, 2, "elisabeth", 2])).toEqual([
      { seat: 2, n: 3 },
      { seat: 0, n: 1 },
      { seat: "elisabeth", n: 1 },
    ]);
    expect(crowd([])).toEqual([]);
  });
});

test("Elisabeth is drawn as herself, an automaton that nobody knows as Leopold", () => {
  expect([drawnAs("elisabeth"), drawnAs("leopold"), drawnAs("somebody"), drawnAs(undefined)]).toEqual(["elisabeth", "leopold", "leopold", "leopold"]);
});

test("one arrow is the next ball, two the one after it, and a room has none", () => {
  expect([0, 1, 2, "next", "after_next", "", undefined].map(arrows)).toEqual([0, 1, 2, 1, 2, 0, 0]);
});
