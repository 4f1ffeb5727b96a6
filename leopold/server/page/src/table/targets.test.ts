import { describe, expect, it } from "vitest";

import type { Choice, Obstacle } from "../api/models";
import { buttons, obstaclesAt, open, point, type Table } from "./targets";

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
