import { describe, expect, it } from "vitest";

import { calledTo, glowing, neededPage, tabsOf } from "./pages";

const turn = { to_move: 0, decision: "turn", die_taken: false };
const rooms = { to_move: 0, decision: "prepare", die_taken: true };

describe("the pages of a phone", () => {
  it("are marked where something can be pointed at", () => {
    expect([...glowing(["die:3", "queue:1", "hand:17"])]).toEqual(["board", "cards"]);
    expect([...glowing(["nothing:1"])]).toEqual([]);
  });

  it("a turn begins at the board", () => {
    expect(neededPage(turn, 0, glowing(["hand:17", "die:3"]), "cards")).toBe("board");
  });

  it("whoever can go on where they are is left there", () => {
    expect(neededPage({ ...turn, die_taken: true }, 0, glowing(["room:1.1", "hand:17"]), "cards")).toBeUndefined();
  });

  it("nobody is left where nothing can be done", () => {
    expect(neededPage(rooms, 0, glowing(["room:1.1"]), "board")).toBe("mine");
    expect(neededPage(rooms, 1, glowing(["room:1.1"]), "board")).toBeUndefined();
    expect(neededPage(rooms, null, glowing(["room:1.1"]), "board")).toBeUndefined();
  });
});

describe("the page of the balls", () => {
  const none = { balls: null, lounge: null, auction: null };

  it("is there only where the game has something for it", () => {
    expect(tabsOf(none).map((one) => one.tab)).not.toContain("season");
    expect(tabsOf({ ...none, lounge: { places: [] } }).map((one) => one.tab)).toContain("season");
  });

  it("comes forward when a dancer is to be sent", () => {
    expect(neededPage({ to_move: 0, decision: "send_dancer", die_taken: true }, 0, glowing(["ball:1.top", "ball:balcony"]), "mine")).toBe("season");
  });

  it("covers queue and dice only while nothing there can be chosen", () => {
    expect(calledTo(new Set(["ball:1.top", "room:1.1"]))).toBe(true);
    expect(calledTo(new Set(["ball:1.top", "die:3"]))).toBe(false);
    expect(calledTo(new Set(["ball:1.top", "die:3"]), true)).toBe(true);
    expect(calledTo(new Set(["offer:1"]))).toBe(false);
    expect(calledTo(new Set(["room:1.1"]))).toBe(false);
  });
});
