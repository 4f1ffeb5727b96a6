// @vitest-environment jsdom
// What the things of the expansion say of themselves; their words come with them.
import { describe, expect, it } from "vitest";

import type { Cards, TableSeat, View } from "../../api/models";
import { actionWords } from "../../words/actions";
import { caution, Library } from "../../words/library";
import type { TableContext } from "../context";
import { explain, tipOf, type Thing } from "../tips";
import { rowLabel, scoredWhen } from "./pieces";
import { TIPS } from "./tips";
import "./words";

explain(TIPS);

const words = (does: unknown[] = [], ours: string[] = []) => ({ names: {}, does, rulings: [], marked: ours, ours });
const none = { staff: [], guests: [], objectives: [], tiles: [], instructions: [], rulings: [] };
const people = { name: (seat: number) => ["Ann", "Ben"][seat] ?? "", isYou: (seat: number) => seat === 0 };
const library = new Library({
  ...none,
  board: {},
  ballrooms: [{ ballroom: "zum_sperl", names: { en: "Zum Sperl" }, rows: [[], [], []], score: "pairs", points: [[7], [7], [7]], words: words([{ key: "card-ballroom-brings", params: { row: "top", does: "2 krones" } }], ["price", "spaces"]) }],
  rehearsal_rooms: [{ room: "attic", areas: [{ dancers: 2, steps: [] }], words: words([{ key: "card-area-brings", params: { area: 1, does: "2 krones" } }], ["areas"]) }],
  celebrities: [{ celebrity: "mata_hari", names: { en: "Mata Hari" }, timing: "", steps: [], powers: [], when: null, words: words() }],
  entrances: [{ entrance: "dove", names: { en: "Dove" }, kitchen: { wine: 1 }, begin: [], steps: [], powers: [], when: null, occupancy: [], sums: {}, tokens: [], kept: [1, 3], goals: [], tiles: 0, words: words() }],
} as unknown as Cards, people);

const row = (name: string, spaces: number | null, dancers: number[] = []) => ({ place: spaces === null ? name : `1.${name}`, row: name, spaces, price: 2, dancers });
const view = {
  players: 2, round: 2, rounds: 7, over: false, to_move: 0, queue: [], solo: null,
  balls: { halls: [{ ballroom: "zum_sperl", round: 3, rows: [row("bottom", 3, [0, 1, 0]), row("middle", 2), row("top", 1)] }], balcony: row("balcony", null), rehearsals: [] },
  lounge: { places: [{ colour: "red", face: 4, celebrity: "mata_hari", vp: 2 }] },
  key: { taken_by: 1, price: 0, gain: 2, ours: ["price", "gain"] },
  auction: { offers: [{ entrance: "dove", slot: 1, bid: 3, bidder: 1 }] },
  house: null,
  seats: [
    { seat: 0, cafe: [], rehearsal: { room: "attic", areas: [{ dancers: 1, of: 2 }] }, entrance: { entrance: "dove", tokens: [1], kept: [75], goals: [], favours: [], first_die: 0 } },
    { seat: 1, cafe: [], celebrities: [] },
  ],
} as unknown as View;
const seats = [{ seat: 0, name: "Ann" }, { seat: 1, name: "Ben" }] as TableSeat[];
const context = { view, seats, library, near: 0, viewer: 0 } as unknown as TableContext;

const told = (name: string, is: Thing["is"] = "target") => {
  const tip = tipOf(context, { is, name, seat: 0 });
  return tip && [tip.title, ...tip.lines].join(" ");
};

describe("a thing of the expansion says what it is and how it stands", () => {
  it.each([
    ["ball:1.bottom", "All spaces are taken. Here dance 2 dancers of yours and 1 dancer of Ben."],
    ["ball:1.top", "1 space is free. Nobody dances here yet."],
    ["ball:balcony", "There is room for everybody."],
    ["area:1", "1 of 2 dancers is still here."],
    ["lounge:red", "Beside the red die, which lies on space 4."],
    ["key", "Ben has it in this round"],
    ["offer:1", "Ben has bid most: 3 krones. At the start: 1 wine."],
    ["token:1", "Its upper half is for a column"],
  ])("%s", (name, says) => expect(told(name)).toContain(says));

  it.each(["ballroom:zum_sperl", "floor:zum_sperl.top.1", "balcony", "rehearsal", "rehearsal:1", "lounge", "celebrity:mata_hari", "entrance:dove", "skeleton-key", "kept"])("%s can be asked about", (name) =>
    expect(told(name, "place")).toBeTruthy(),
  );

  it.each([
    ["ball:1.top", "price and spaces"],
    ["ball:balcony", "price and spaces"],
    ["area:1", "areas"],
    ["key", "price and gain"],
  ])("%s says what of it is the house's own", (name, fields) => {
    const tip = tipOf(context, { is: "target", name, seat: 0 });
    expect(caution(tip?.words)).toContain(`so the house chose: ${fields}.`);
  });

  it("has no tip where the game has nothing of it", () => {
    expect(told("house")).toBeNull();
    expect(told("ball:2.top")).toBeNull();
  });
});

describe("labels", () => {
  it("say price, room and whose dancers are there", () => {
    expect(rowLabel(context, view.balls!.halls[0]!.rows[0]!)).toBe("Zum Sperl, bottom row: 2 champagnes, full; 2 dancers of yours and 1 dancer of Ben");
    expect(rowLabel(context, view.balls!.balcony)).toBe("the balcony: 2 champagnes, room for everybody; nobody dances there");
  });

  it("a ballroom is the next one until its round is over", () => {
    const [hall] = view.balls!.halls;
    expect(scoredWhen(context, hall!)).toBe("next");
    expect(scoredWhen({ ...context, view: { ...view, round: 4 } }, hall!)).toBe("done");
  });
});

describe("actions name what they are about", () => {
  const say = (kind: string, args: Record<string, string | number>) => actionWords({ number: 1, kind, args, text: "" }, null, library, { view });

  it.each([
    ["send", { place: "1.top" }, "Send a dancer to Zum Sperl, top row"],
    ["area", { area: 1 }, "From area 1, which has 1 dancer left"],
    ["bid", { slot: 1, krones: 4 }, "Bid 4 krones for Dove"],
    ["call", { celebrity: "mata_hari" }, "Call on Mata Hari"],
    ["key", {}, "Take the skeleton key"],
    ["colour", { colour: "red" }, "Take the red die"],
  ] as const)("%s", (kind, args, says) => expect(say(kind, args)).toBe(says));
});
