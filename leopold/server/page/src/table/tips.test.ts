// @vitest-environment jsdom
import { describe, expect, it } from "vitest";

import type { Cards, TableSeat, View } from "../api/models";
import { Library } from "../words/library";
import { progress } from "./automaton";
import type { TableContext } from "./context";
import { thingAt, tipOf, TIPPED, type Thing } from "./tips";

const words = (en: string) => ({ names: { en }, does: [], rulings: [], marked: [] });
const library = new Library({
  items: ["wine", "cake"],
  guests: [75, 76].map((number) => ({ number, colour: "blue", order: { wine: 2 }, vp: 5, steps: [], words: words(number === 75 ? "Baroness" : "Duke") })),
  staff: [3, 4].map((number) => ({ number, cost: 2, timing: "round", steps: [], powers: [], score: null, words: words(number === 3 ? "Barkeeper" : "Sous-Chef") })),
  objectives: [{ number: 105, letter: "A", need: "krones", amount: 20, colours: {}, words: words("") }],
  tiles: [],
  instructions: [], ballrooms: [], rehearsal_rooms: [], celebrities: [], entrances: [],
  rulings: [],
  board: {
    floor_cost: [0, 1, 2, 3], floor_vp: [1, 2, 3, 4], occupancy_bonus: [[2, 5, 9, 15], [1, 3, 6, 10], [1, 3, 6, 10]], queue_cost: [3, 2, 1, 0, 0],
    emperor_vp: [0, 1, 2, 3, 3, 4, 4, 5, 5, 6, 6, 7, 8, 9], emperor_reward_from: 3, krone_cap: 20, boost_price: 1, six_price: 1, serve_price: 1,
    serve_items: 3, leftover_vp: 1,
  },
} as unknown as Cards);

const room = (name: string, state: string, rest = {}) => ({ room: name, colour: "blue", state, group: "A", badge: 0, ...rest });
const seat = (number: number, rest = {}) => ({
  seat: number, krones: 4, vp: 12, emperor: 5, hotel: "night", kitchen: { wine: 1, cake: 0 },
  cafe: [{ guest: 75 + number, order: { wine: 2 }, served: { wine: 1 }, missing: { wine: 1 } }, null, null],
  rooms: [[room("1.1", "occupied"), room("1.2", "vacant")], [room("2.1", "empty", { group: "B", badge: 2 })]],
  hand: null, hand_size: 6, staff: [{ number: 3 + number, used: true }], turn_order: 1, numbers: [4], turns: 1, passed: false,
  sheet: { guests: 7, badges: 5, staff: 0 }, ...rest,
});
const view = {
  players: 2, round: 4, rounds: 7, over: false, to_move: 1, dice: [0, 3, 2, 1, 1, 0], bin: 1, queue: [null, { guest: 75, price: 2 }], guest_deck: 30,
  discarded: [50, 51], staff_deck: 20, solo: null,
  objectives: [{ letter: "A", objective: 105, vp: [15, 10, 5], claimed_by: [1, null, null] }],
  tiles: [{ letter: "B", tile: "B1", round: 5, back: 5 }],
  seats: [seat(0), seat(1, { krones: 20, passed: true })],
} as unknown as View;
const people = [
  { seat: 0, kind: "person", name: "Ann", mine: true, taken: true, connected: true, stand_in: "", level: "", style: "" },
  { seat: 1, kind: "bot", name: "Bob", mine: false, taken: true, connected: true, stand_in: "", level: "waiter", style: "courtier" },
] as TableSeat[];
const turn = { kind: "turn", seat: 1, from: 3 };
const log = [
  { text: "Bob takes a 2.", chapter: turn },
  { text: "Bob sits down again.", chapter: { ...turn, kind: "beside" } },
  { text: "Ann takes a 3.", chapter: { kind: "turn", seat: 0, from: 5 } },
];
const past = { lodger: (seat: number, room: string) => (seat === 0 && room === "1.1" ? 75 : undefined), dice: () => [] };
const context = { view, seats: people, library, near: 0, viewer: 0, modules: [], past, log } as unknown as TableContext;

const told = (name: string, of = 0, is: Thing["is"] = "place") => {
  const tip = tipOf(context, { is, name, seat: of });
  return tip && [tip.title, ...tip.lines].join(" ");
};

describe("what a thing is and how it stands", () => {
  it.each([
    ["krones", 0, "You have 4 krones."],
    ["krones", 1, "Bob has 20 krones. The purse is full"],
    ["points", 1, "Bob has 12 points. Guests: 7 Badges: 5"],
    ["order:1", 1, "Bob is number 1 and number 4 among the turns of this round. One turn is still to come. Has passed"],
    ["hand", 1, "Bob holds 6 staff cards, which nobody else sees."],
    ["undo:2", 0, "2 steps can be taken back"],
    ["log:turn.3", 0, "Bob Bob takes a 2. A click opens it"],
    ["staff", 1, "Sous-Chef"],
    ["kitchen:wine", 0, "In your kitchen: 1 wine. Your guests still want 1 of it."],
    ["queue:2", 0, "Taking whoever waits here costs 2 krones."],
    ["cafe:2", 1, "Here Bob has room for a guest"],
    ["cafe:1", 1, "Sits in the café of Bob. Still wants 1 wine."],
    ["bin", 0, "1 die has been put away in this round."],
    ["space:2", 0, "3 dice lie here: strength 3 now. For 1 krone it is strength 4."],
    ["dice:1", 0, "No die lies here"],
    ["price:2", 0, "costs 1 krone"],
    ["worth:1", 0, "1 is occupied now: 1 point."],
    ["bonuses", 0, "None of your 2 groups is full yet."],
    ["emperor:0", 0, "suffers the penalty"],
    ["emperor:5", 0, "scores 4 points. Whoever stands here after stepping back receives the reward of the tile. Here now: Ann and Bob."],
    ["marker:0", 0, "After round 5 that scores 4 points and leads back to a 0: the penalty of the tile."],
    ["track", 0, "You stand on a 4. Bob stands on a 4."],
    ["round:5", 0, "Still to come. Afterwards the emperor comes"],
    ["round:4", 0, "This is the round that is played now."],
    ["prize:A.1", 0, "The first to claim this objective gains 15 points. Bob has claimed it."],
    ["person", 1, "A bot, Waiter."],
    ["do:pass", 0, "7 dice lie on the board now."],
    ["guest-deck", 0, "30 cards are left in the deck. 2 guests have been housed"],
    ["hint", 0, "Nothing is done by asking."],
  ])("is told of %s (%i)", (name, of, text) => expect(told(name, of)).toContain(text));

  it("of a room is told by its state", () => {
    expect(told("room:1.1")).toContain("Blue, floor 1. Occupied. Baroness lives here. Its group has 2 rooms, 1 occupied. When it is full: 5 points. It counts 1 point at the end.");
    expect(told("room:1.2")).toContain("A blue or a green guest can move in.");
    expect(told("room:2.1")).toContain("Preparing it costs 1 krone. The badge brings 2 points when the room is prepared. It is a group of its own.");
  });

  it("of a guest in the queue is the card, with what it costs here", () => {
    expect(told("queue:2", 0, "target")).toContain("Baroness From this place the guest costs 2 krones.");
    expect(tipOf(context, { is: "target", name: "queue:2", seat: 0 })?.book).toBe("guest-75");
  });

  it("of an objective says what the next one gains", () => {
    expect(told("objective:A", 0, "target")).toContain("Claimed by Bob. The next to claim it gains 10 points.");
  });

  it("of a card that has worked says so", () => expect(told("staff:4", 1, "target")).toContain("Works for Bob. Can be used once in every round. Used in this round"));

  it("is nothing where nothing is known", () => {
    expect(told("spaces")).toBeNull();
    expect(told("do:take 1 2")).toBeNull();
  });
});

describe("things in the document", () => {
  it("are whose they lie before, and a target comes before the place it lies on", () => {
    document.body.innerHTML = `<div data-seat="1"><div data-place="cafe:2"><button data-target="cafe:75"></button><i></i></div></div><b data-tip="bonuses"></b>`;
    const at = (one: string) => thingAt(document.querySelector(one)!.closest<HTMLElement>(TIPPED)!, 0);
    expect(at("button")).toEqual({ is: "target", name: "cafe:75", seat: 1 });
    expect(at("i")).toEqual({ is: "place", name: "cafe:2", seat: 1 });
    expect(at("b")).toEqual({ is: "place", name: "bonuses", seat: 0 });
  });
});

describe("the automaton and the objectives", () => {
  it("has claimed what it has claimed, whatever its marker says", () => {
    const solo = { seat: 1, markers: { A: null, B: "II", C: null } };
    const objectives = ["A", "B", "C"].map((letter) => ({ letter, objective: 105, vp: [15, 10, 5], claimed_by: letter === "A" ? [0, 1, null] : [null, null, null] }));
    expect(progress({ ...view, solo, objectives } as unknown as View)).toEqual([
      { letter: "A", state: "claimed", vp: 10 },
      { letter: "B", state: "II", vp: 0 },
      { letter: "C", state: "none", vp: 0 },
    ]);
  });
});

describe("a lit window", () => {
  it("says who lives behind it, where the log knows it", () => {
    expect(told("room:1.1")).toContain("Baroness lives here.");
    expect(told("room:1.1", 1)).not.toContain("lives here");
    expect(told("room:1.2")).not.toContain("lives here");
  });
});
