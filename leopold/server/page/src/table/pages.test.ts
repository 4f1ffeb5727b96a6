import { describe, expect, it } from "vitest";

import { glowing, neededPage } from "./pages";

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
