import { describe, expect, it } from "vitest";

import type { Entry, Event } from "../api/models";
import { groups, kept, logLines, strip, type Picture } from "./log";
import { pastOf } from "./past";

const event = (key: string, seat: number | null = 0, params: Event["params"] = {}): Event => ({ key, seat, params });

/** An action of the log; every event that is marked with a text is told. */
function action(revision: number, ...happened: (Event | [Event, string])[]): Entry {
  const events = happened.map((one) => (Array.isArray(one) ? one[0] : one));
  const told = happened.flatMap((one, at) => (Array.isArray(one) ? [{ seat: one[0].seat, said: { key: one[1], params: {} }, at }] : []));
  return { revision, kind: "action", seat: 0, action: null, action_kind: "end", events, told, at: "", params: {} };
}

const undo = (revision: number, steps: number): Entry => ({ ...action(revision), kind: "undo", params: { steps } });
const texts = (entry: Entry) => entry.told.map((told) => told.said.key);

const GAME = [
  action(1, [event("guest_taken", 0, { guest: 72 }), "takes"]),
  action(2, [event("room_prepared", 0, { room: "1.1" }), "prepares"], [event("round_began", 0, { round: 1 }), "round 1"], event("dice_rolled", null), event("turn_began", 0)),
  action(3, event("krones", 0, { change: -2 }), [event("die_taken", 0, { face: 6, strength: 3 }), "die"]),
  action(4, [event("checked_in", 0, { guest: 72, room: "1.1" }), "moves in"], event("room_occupied", 0, { room: "1.1" }), [event("vp", 0, { change: 7, source: "guests" }), "points"]),
  action(5, event("turn_ended"), event("turn_began", 1)),
  action(6, [event("passed", 1), "passes"], event("vp", 0, { change: 3, source: "emperor_track" }), [event("emperor_scored", 0, { before: 3, after: 0 }), "emperor"], [event("round_began", 1), "round 2"], event("turn_began", 1)),
];

describe("the log", () => {
  it("is grouped by rounds and turns, and knows whence each can be looked at again", () => {
    const found = groups(logLines(GAME, texts));
    expect(found.map(({ chapter, lines }) => [chapter.kind, chapter.seat, chapter.from, lines.map((line) => line.text)])).toEqual([
      ["setup", null, 0, ["takes", "prepares"]],
      ["round", null, 1, ["round 1"]],
      ["turn", 0, 2, ["die", "moves in", "points"]],
      ["turn", 1, 5, ["passes"]],
      ["emperor", null, 5, ["emperor"]],
      ["round", null, 5, ["round 2"]],
    ]);
  });

  it("shows a turn as pictures in order and what it came to", () => {
    const turn = logLines(GAME, texts).filter((line) => line.chapter.kind === "turn" && line.seat === 0);
    expect(strip(turn.flatMap((line) => line.pictures))).toEqual({
      deeds: [
        { of: "die", face: 6, strength: 3 },
        { of: "check-in", guest: 72, room: "1.1" },
      ],
      sums: [
        { of: "coin", n: -2 },
        { of: "points", n: 7 },
      ],
    });
  });

  it("shows items of a kind together, and those that are kept apart from those that are served", () => {
    const item = (name: "wine" | "coffee", keeps = false): Picture => ({ of: "item", item: name, n: 1, kept: keeps });
    const shown = strip([item("wine"), item("coffee"), item("wine"), item("wine", true)]).deeds;
    expect(shown).toEqual([{ ...item("wine"), n: 2 }, item("coffee"), item("wine", true)]);
  });

  it("keeps nothing that was taken back", () => {
    const beside: Entry = { ...action(7), kind: "seat" };
    expect(kept(GAME, [beside, undo(8, 2), action(9)]).map((entry) => entry.revision)).toEqual([1, 2, 3, 4, 7, 9]);
  });
});

describe("what only the log knows", () => {
  it("is who lives where and which dice were taken in this round", () => {
    const before = pastOf(GAME.slice(0, 5));
    expect([before.lodger(0, "1.1"), before.lodger(1, "1.1"), before.dice(0), before.dice(1)]).toEqual([72, undefined, [{ face: 6, strength: 3 }], []]);
    const after = pastOf([...GAME, action(7, event("room_removed", 0, { room: "1.1" }))]);
    expect([after.lodger(0, "1.1"), after.dice(0)]).toEqual([undefined, []]);
  });
});
