// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from "vitest";

import type { BesideLine, Chapter } from "../../api/models";
import { keepAwake } from "./awake";
import { verdict } from "./ending";
import { keep, load, readKept, type Kept } from "./keeping";
import { lodgers, partAsked, pictureOf, present, setUpSteps } from "./pictures";
import { primary } from "./questions/asking";

const line = (at: number, key: string, params: Record<string, string | number> = {}, said = "told"): BesideLine => ({ at, said: { key: said, params: {} }, event: { key, seat: 1, params } });
const chapter = (...lines: BesideLine[]): Chapter => ({ heading: null, kind: "turn", lines });

describe("pictures", () => {
  it("are of what a step is about", () => {
    expect(pictureOf(line(0, "automaton_guest", { guest: 64 }))).toEqual({ kind: "guest", guest: 64 });
    expect(pictureOf(line(0, "checked_in", { guest: 64, room: "2.3" }))).toEqual({ kind: "room", room: "2.3" });
    expect(pictureOf(line(0, "automaton_die", { face: 5 }))).toEqual({ kind: "die", face: 5 });
    expect(pictureOf(line(0, "automaton_marker", { letter: "B", numeral: 3 }))).toEqual({ kind: "marker", letter: "B", numeral: "III" });
    expect(pictureOf(line(0, "emperor", { change: 2, space: 4 }))).toEqual({ kind: "emperor", space: 4 });
    expect(pictureOf(line(0, "something new"))).toBeNull();
  });

  it("show the tiles of both where a round begins", () => {
    const began = line(0, "round_began", { round: 2 }, "companion-round-next");
    expect(pictureOf({ ...began, said: { key: "companion-round-next", params: { his: ["2", "3"], yours: ["1", "4"] } } })).toEqual({ kind: "tiles", his: [2, 3], yours: [1, 4] });
  });
});

describe("what is told", () => {
  const chapters = [chapter(line(0, "a"), line(1, "b")), chapter(line(2, "c")), chapter(line(3, "checked_in", { guest: 64, room: "1.1" }))];

  it("is what came with the last answer, or else the last there is", () => {
    expect(present(chapters, 1)).toEqual(chapters);
    expect(present(chapters, 3)).toEqual(chapters.slice(2));
    expect(present(chapters, 9)).toEqual(chapters.slice(2));
    expect(present([], 0)).toEqual([]);
  });

  it("knows who moved in where", () => expect(lodgers(chapters).get("1.1")).toBe(64));

  it("leaves out of the set-up what a terminal would press", () => {
    const asked = [{ key: "one", params: {} }, { key: "press", params: {} }];
    expect(setUpSteps({ asked })).toEqual(asked.slice(0, 1));
  });

  it("lights the part of the card that a question is about", () => {
    expect(partAsked({ kind: "dice", least: 7, most: 9, before: [] })).toBe("dice");
    expect(partAsked({ kind: "your_turns", turns: 1, explained: true })).toBeUndefined();
    expect(partAsked(null)).toBeUndefined();
  });
});

it("says none where there may be none, and never where a number is asked for", () => {
  expect(primary({ kind: "lines", tile: false }, "0")).toBe("box-none");
  expect(primary({ kind: "spaces", ballroom: "x", row: "top", most: 3 }, "0")).toBe("box-send");
  expect(primary({ kind: "your_turns", turns: 2, explained: true }, "done")).toBe("box-done");
});

it("is won only with more points", () => {
  expect(verdict(101, 100)).toEqual({ who: "you", by: 1, key: "box-end-won" });
  expect(verdict(100, 100)).toEqual({ who: "automaton", by: 0, key: "box-end-tie" });
  expect(verdict(90, 100)).toEqual({ who: "automaton", by: 10, key: "box-end-lost" });
});

describe("a game that is kept", () => {
  const kept: Kept = { laid: { level: "hard", edition: "revised", modules: [], house: "", seed: "3" }, given: ["done"], points: {} };
  beforeEach(() => localStorage.clear());

  it("is there again after a reload, and gone when it is forgotten", () => {
    expect(load()).toBeNull();
    keep(kept);
    expect(load()).toEqual(kept);
    keep(null);
    expect(load()).toBeNull();
  });

  it("counts for nothing if it makes no sense", () => {
    for (const text of [null, "", "nonsense", "{}", "[]", JSON.stringify({ ...kept, given: [1] }), JSON.stringify({ ...kept, laid: {} })]) expect(readKept(text)).toBeNull();
  });
});

describe("the light", () => {
  it("is asked for at once and whenever the page is seen again, and given back", async () => {
    const release = vi.fn(() => Promise.resolve());
    const sentinels = [{ released: false, release }, { released: false, release }];
    const request = vi.fn(() => Promise.resolve(sentinels[request.mock.calls.length - 1]));
    const over = keepAwake(document, { request } as unknown as WakeLock);
    await Promise.resolve();
    expect(request).toHaveBeenCalledTimes(1);
    document.dispatchEvent(new Event("visibilitychange"));
    expect(request).toHaveBeenCalledTimes(1);
    (sentinels[0] as { released: boolean }).released = true;
    document.dispatchEvent(new Event("visibilitychange"));
    await Promise.resolve();
    expect(request).toHaveBeenCalledTimes(2);
    over();
    expect(release).toHaveBeenCalledTimes(1);
  });

  it("burns as it likes where a browser cannot hold it", () => expect(() => keepAwake(document, undefined)()).not.toThrow());
});
