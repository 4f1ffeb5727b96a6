// @vitest-environment jsdom
import { describe, expect, it } from "vitest";

import type { Caution, Choice, Entry, Hint } from "../api/models";
import { followed, type Plan } from "./plan";
import { soundsOf } from "./sound";
import { cautioned, stepsOfTurn } from "./turn";

const choice = (number: number, kind = "serve") => ({ number, kind, text: "", args: {} }) as Choice;
const action = (seat: number, number: number, ...keys: string[]) =>
  ({ kind: "action", seat, action: choice(number), events: keys.map((key) => ({ key, seat, params: {} })), params: {} }) as unknown as Entry;
const undo = (steps: number) => ({ kind: "undo", seat: 0, action: null, events: [], params: { steps } }) as unknown as Entry;

describe("a plan", () => {
  const plan: Plan = { hint: { actions: [choice(4), choice(7), choice(9)] } as Hint, done: 0 };

  it("stays open while it is followed, also when steps are taken back", () => {
    const on = followed(plan, [action(0, 4), action(0, 7)], 0);
    expect(on?.done).toBe(2);
    expect(followed(on as Plan, [undo(1)], 0)?.done).toBe(1);
  });

  it("closes at its end, where something else is done, and before its beginning", () => {
    expect(followed(plan, [action(0, 4), action(0, 7), action(0, 9)], 0)).toBeNull();
    expect(followed(plan, [action(0, 7)], 0)).toBeNull();
    expect(followed(plan, [action(1, 4)], 0)).toBeNull();
    expect(followed(plan, [undo(1)], 0)).toBeNull();
  });
});

describe("one's own turn", () => {
  it("can be taken back to its beginning, and not beyond", () => {
    const log = [action(0, 1), action(0, 2, "turn_ended", "turn_began"), action(0, 3), action(0, 4)];
    expect(stepsOfTurn(log, 0)).toBe(2);
    expect(stepsOfTurn([...log, action(1, 5)], 0)).toBe(0);
  });

  it("is asked about what the reader wants to be asked, and about actions that are meant", () => {
    const cautions: Caution[] = [
      { kind: "end", key: "caution-staff", params: {}, actions: [] },
      { kind: "reward", key: "caution-krones", params: { n: 2 }, actions: [31] },
    ];
    expect(cautioned(cautions, [choice(1, "end")], [])?.key).toBe("caution-staff");
    expect(cautioned(cautions, [choice(1, "end")], ["staff"])).toBeUndefined();
    expect(cautioned(cautions, [choice(31, "reward")], [])?.key).toBe("caution-krones");
    expect(cautioned(cautions, [choice(30, "reward")], [])).toBeUndefined();
  });
});

describe("what is heard", () => {
  const heard = (...keys: string[]) => soundsOf(keys.map((key) => ({ key, seat: 0, params: {} })));

  it("is each sound once, and the waltz alone when the emperor comes", () => {
    expect(heard("krones", "die_taken", "krones")).toEqual(["coin", "dice"]);
    expect(heard("krones", "emperor_scored")).toEqual(["waltz"]);
    expect(heard("turn_began")).toEqual([]);
  });
});
