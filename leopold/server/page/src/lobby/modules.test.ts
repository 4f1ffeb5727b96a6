import { describe, expect, it } from "vitest";

import type { OfferedModule } from "../api/models";
import { combinations, hindrance, playable, surprise } from "./modules";

const module = (id: string, rest: Partial<OfferedModule> = {}): OfferedModule => ({ id, expansion: "", needs: [], excludes: [], alone: true, houses: [], ...rest });
const PLAIN = module("plain");
const ROOM = module("room");
const BALL = module("ball", { needs: ["room"] });
const KEY = module("key", { alone: false });
const QUIET = module("quiet", { excludes: ["ball"] });
const ALL = [PLAIN, ROOM, BALL, KEY, QUIET];

describe("what goes with what", () => {
  it("is as the server declares it, with the reason", () => {
    expect(hindrance(PLAIN, ALL, [], true)).toBeNull();
    expect(hindrance(KEY, ALL, [], false)).toBeNull();
    expect(hindrance(KEY, ALL, [], true)).toEqual({ key: "config-modules-alone", value: "key", other: "" });
    expect(hindrance(BALL, ALL, ["plain"], false)).toEqual({ key: "config-modules-needs", value: "ball", other: "room" });
    expect(hindrance(BALL, ALL, ["room"], false)).toBeNull();
  });

  it("excludes in both directions, whichever was chosen first", () => {
    const because = { key: "config-modules-excludes", value: "quiet", other: "ball" };
    expect(hindrance(QUIET, ALL, ["room", "ball"], false)).toEqual(because);
    expect(hindrance(BALL, ALL, ["room", "quiet"], false)).toEqual(because);
  });

  it("leaves out what cannot be played any more", () => {
    expect(playable(ALL, ["room", "ball", "key"], false)).toEqual(["room", "ball", "key"]);
    expect(playable(ALL, ["room", "ball", "key"], true)).toEqual(["room", "ball"]);
    expect(playable(ALL, ["ball", "plain"], false)).toEqual(["plain"]);
    expect(playable(ALL, ["gone"], false)).toEqual([]);
  });
});

describe("a surprise", () => {
  it("is always something that can be played", () => {
    for (const solo of [false, true]) {
      for (let k = 0; k < 50; k++) {
        const found = surprise(ALL, [], solo, () => k / 50);
        expect(found.length).toBeGreaterThan(0);
        expect(playable(ALL, found, solo)).toEqual(found);
      }
    }
  });

  it("can be any combination, and is another one than before", () => {
    const all = combinations(ALL, false);
    const found = new Set(all.map((_, k) => surprise(ALL, [], false, () => k / all.length).join()));
    expect(found).toEqual(new Set(all.map((some) => some.join())));
    for (let k = 0; k < all.length; k++) expect(surprise(ALL, all[k]!, false, () => k / all.length)).not.toEqual(all[k]);
  });

  it("stays where there is nothing else, and is nothing where there is nothing", () => {
    expect(surprise([PLAIN], ["plain"], true)).toEqual(["plain"]);
    expect(surprise([KEY], [], true)).toEqual([]);
  });
});
