import { describe, expect, it } from "vitest";

import type { Choice, Obstacle } from "../api/models";
import { buttons, obstaclesAt, open, point, targetsOf, type Table } from "./targets";

let numbers = 0;
const action = (kind: string, args: Choice["args"] = {}): Choice => ({ number: numbers++, kind, args, text: kind });
const table = (actions: Choice[], obstacles: Obstacle[] = []): Table => ({
  actions,
  obstacles,
  cards: { hand: new Set([13]), looked: new Set([40]) },
});

describe("pointing", () => {
  it("plays what is clear", () => {
    const guest = action("guest", { space: 3 });
    expect(point(table([guest, action("end")]), [], "queue:3")).toEqual({ does: "play", action: guest });
  });

  it("narrows what takes two, and then plays it", () => {
    const here = action("check-in", { guest: 75, room: "1.1" });
    const there = action("check-in", { guest: 75, room: "2.3" });
    const given = table([here, there]);
    expect(point(given, [], "cafe:75")).toEqual({ does: "narrow", chosen: ["cafe:75"] });
    expect([...open(given, ["cafe:75"])]).toContain("room:2.3");
    expect(point(given, ["cafe:75"], "room:2.3")).toEqual({ does: "play", action: there });
  });

  it("plays a pair at once when only one pair is left", () => {
    const only = action("check-in", { guest: 75, room: "1.1" });
    expect(point(table([only]), [], "room:1.1")).toEqual({ does: "play", action: only });
  });

  it("asks when pointing cannot tell actions apart", () => {
    const plain = action("die", { die: 2, boost: false });
    const boosted = action("die", { die: 2, boost: true });
    expect(point(table([plain, boosted]), [], "die:2")).toEqual({ does: "ask", chosen: ["die:2"], among: [plain, boosted] });
  });

  it("lets go of what is pointed at twice", () => {
    const given = table([action("serve", { item: "wine", guest: 75 }), action("serve", { item: "wine", guest: 80 })]);
    expect(point(given, ["kitchen:wine"], "kitchen:wine")).toEqual({ does: "narrow", chosen: [] });
  });

  it("begins anew with something that does not go with what is chosen", () => {
    const guest = action("guest", { space: 1 });
    const given = table([action("serve", { item: "wine", guest: 75 }), action("serve", { item: "wine", guest: 80 }), guest]);
    expect(point(given, ["kitchen:wine"], "queue:1")).toEqual({ does: "play", action: guest });
  });

  it("explains what cannot be done", () => {
    const full: Obstacle = { kind: "guest", args: { space: 2 }, key: "why-guest-cafe_full", params: {} };
    expect(point(table([], [full]), [], "queue:2")).toEqual({ does: "explain", obstacles: [full] });
    expect(point(table([], [full]), [], "queue:1")).toEqual({ does: "nothing" });
  });

  it("explains first what concerns the thing chosen", () => {
    const colour: Obstacle = { kind: "check-in", args: { guest: 75, room: "1.1" }, key: "why-check_in-colour", params: {} };
    const price: Obstacle = { kind: "room", args: { room: "1.1" }, key: "why-price-room", params: {} };
    expect(obstaclesAt(table([], [price, colour]), ["cafe:75"], "room:1.1")).toEqual([colour]);
  });

  it("tells cards in the hand from those looked at", () => {
    const given = table([action("hire", { staff: 13 }), action("hire", { staff: 40 })]);
    expect([...open(given, [])]).toEqual(["hand:13", "looked:40"]);
  });

  it("leaves to buttons what points at nothing", () => {
    const end = action("end");
    expect(buttons(table([end, action("claim", { objective: "A" })]))).toEqual([end]);
  });
});

describe("what the expansion adds", () => {
  const cards = { hand: new Set<number>(), looked: new Set<number>() };

  it.each([
    ["dance", { guest: 148, place: "1.bottom" }, ["cafe:148", "ball:1.bottom"]],
    ["send", { place: "balcony" }, ["ball:balcony"]],
    ["recall", { place: "2.top" }, ["ball:2.top"]],
    ["area", { area: 2 }, ["area:2"]],
    ["rehearse", { rehearsal: "attic" }, ["rehearsal:attic"]],
    ["colour", { colour: "red" }, ["lounge:red"]],
    ["colour", { colour: "white" }, []],
    ["call", { celebrity: "albert_einstein" }, ["celebrity:albert_einstein"]],
    ["key", {}, ["key"]],
    ["bid", { slot: 2, krones: 5 }, ["offer:2"]],
    ["entrance", { slot: 1 }, ["offer:1"]],
    ["shift", { die: 3, to: 4 }, ["die:3"]],
    ["token", { token: 2 }, ["token:2"]],
    ["favour", { favour: "B1" }, ["favour:B1"]],
    ["give", { table: 2 }, ["give:2"]],
    ["claim", { goal: "A" }, ["goal:A"]],
    ["claim", { objective: "A" }, ["objective:A"]],
    ["row", {}, []],
    ["emptied", {}, []],
    ["pour", { strudel: 1, cake: 0, champagne: 1 }, []],
  ] as const)("%s %o points at %o", (kind, args, targets) => {
    expect(targetsOf(action(kind, args as Choice["args"]), cards)).toEqual(targets);
  });

  it("a guest who may dance or move in is chosen first, then the row or the room", () => {
    const row = action("dance", { guest: 148, place: "1.top" });
    const given = table([row, action("check-in", { guest: 148, room: "1.1" })]);
    expect(point(given, [], "cafe:148")).toEqual({ does: "narrow", chosen: ["cafe:148"] });
    expect(point(given, ["cafe:148"], "ball:1.top")).toEqual({ does: "play", action: row });
  });

  it("an entrance asks for the bid", () => {
    const bids = [3, 4].map((krones) => action("bid", { slot: 1, krones }));
    expect(point(table(bids), [], "offer:1")).toEqual({ does: "ask", chosen: ["offer:1"], among: bids });
  });

  it("coloured dice are pointed at in the lounge, and are buttons all the same", () => {
    const dice = [action("colour", { colour: "red" }), action("colour", { colour: "white" })];
    expect(buttons(table(dice))).toEqual(dice);
    expect(point(table(dice), [], "lounge:red")).toEqual({ does: "play", action: dice[0] });
  });
});
