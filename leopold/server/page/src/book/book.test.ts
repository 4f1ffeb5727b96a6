// @vitest-environment jsdom
import { beforeAll, describe, expect, it, test } from "vitest";

import type { Cards, TableSeat, View } from "../api/models";
import { GLYPHS } from "../art/icons";
import { known } from "../words/index.svelte";
import { Library } from "../words/library";
import { entriesOf, EVERYTHING, fits, type Entry } from "./entries";
import { readPlace } from "./places";
import { samplesOf, SIGNS, SYMBOLS } from "./symbols";
import { whereIs, type Situation } from "./whereabouts";
import "./words";

const words = (en: string, does: Cards["guests"][number]["words"]["does"] = [], names: Record<string, string> = {}) => ({ names: { en, ...names }, does, rulings: [], marked: [], ours: [] });
const krones = (n: number) => ({ key: "step-gain_krones", params: { n } });

const library = new Library({
  edition: "revised",
  guests: [
    { number: 75, colour: "blue", order: { wine: 2 }, vp: 5, module: "base", steps: [{ name: "gain_krones", args: [3, 0, 0] }], words: words("Baroness", [krones(3)], { it: "Baronessa" }) },
    { number: 81, colour: "red", order: { cake: 1 }, vp: 0, module: "base", steps: [], words: words("Major") },
    { number: 118, colour: "green", order: { cake: 1 }, vp: 0, module: "promo", steps: [], words: words("Mr Moras") },
  ],
  staff: [
    { number: 4, cost: 2, timing: "round", steps: [], powers: [], score: null, introductory: null, words: words("Barkeeper", [{ key: "step-gain_item", params: { item: "wine", n: 1 } }]) },
    { number: 28, cost: 5, timing: "end", steps: [], powers: [], score: { name: "occupied_colour", colour: "blue", vp: 3, most: 0 }, introductory: null, words: words("Concierge", [krones(1)], { de: "Portière" }) },
  ],
  objectives: [{ number: 105, letter: "A", need: "krones", amount: 20, colours: {}, words: words("", [{ key: "need-krones", params: { n: 20 } }]) }],
  tiles: [{ tile: "A1", letter: "A", steps: [{ name: "gain_krones", args: [3, 0, 0] }], penalty: "lose_krones", penalty_amount: 3, else_vp: 5, punishes: krones(3), words: words("", [krones(3)]) }],
  hotels: [{ hotel: "day A", side: "day", letter: "A", rooms: [[{ room: "1.1", colour: "red", group: "A", badge: 0 }]] }],
  ballrooms: [], rehearsal_rooms: [], celebrities: [], entrances: [],
  instructions: [
    { number: 193, automaton: "leopold", guests: [], dice: [1], extras: [], hand: "right", words: words("") },
    { number: 213, automaton: "elisabeth", guests: [], dice: [1], extras: [], hand: "right", words: words("") },
  ],
  board: { emperor_rounds: [3, 5, 7], emperor_back: [3, 5, 7], emperor_reward_from: 3, objective_vp: [15, 10, 5] },
  rulings: [],
} as unknown as Cards);

let entries: Entry[];
beforeAll(() => {
  entries = entriesOf(library, ["leopold"]);
});
const entry = (place: string): Entry => {
  const found = entries.find((one) => one.place === place);
  if (!found) throw new Error(place);
  return found;
};
const places = (found: readonly Entry[]) => found.map((one) => one.place);

describe("a place in the book", () => {
  it.each([
    ["rules-check_in", { part: "rules", chapter: "check_in" }],
    ["rules", { part: "rules", chapter: null }],
    ["legend-die-3", { part: "legend", symbol: "die-3" }],
    ["cards-staff", { part: "cards", kind: "staff" }],
    ["guest-75", { part: "card", entry: "guest-75" }],
    ["hotel-day-A", { part: "card", entry: "hotel-day-A" }],
    ["nonsense", { part: "rules", chapter: null }],
    ["", { part: "rules", chapter: null }],
  ])("is read from the address: %s", (text, place) => expect(readPlace(text)).toEqual(place));
});

describe("the almanac", () => {
  it("has every card of the edition, and of the automata those one can play against", () => {
    expect(places(entries)).toContain("instruction-193");
    expect(places(entries)).not.toContain("instruction-213");
    expect(entries.filter((one) => one.kind === "order")).toHaveLength(2 + 3 + 4);
    expect(entry("order-3.1").facts[0]).toContain("1 and number 6");
  });

  const sought = (wish: Partial<typeof EVERYTHING>) => places(entries.filter((one) => fits(one, { ...EVERYTHING, ...wish })));

  it.each([
    ["baroness", ["guest-75"]],
    ["portiere", ["staff-28"]],
    ["gain 3 krones", ["guest-75", "tile-A1"]],
    ["81", ["guest-81"]],
    ["krones gain 3", ["guest-75", "tile-A1"]],
    ["no such thing", []],
  ])("finds by name in any language, by number and by text: %s", (text, found) => expect(sought({ text })).toEqual(found));

  it("is sifted by kind, colour, cost and timing", () => {
    expect(sought({ kind: "staff" })).toEqual(["staff-4", "staff-28"]);
    expect(sought({ colour: "blue" })).toEqual(["guest-75", "staff-28"]);
    expect(sought({ cost: "2" })).toEqual(["staff-4"]);
    expect(sought({ timing: "end", kind: "staff" })).toEqual(["staff-28"]);
  });
});

// --- where cards are

const seats = ["Ann", "Bob"].map((name, seat) => ({ seat, name })) as TableSeat[];
function situation(view: Partial<View>, rest: Partial<Situation> = {}): Situation {
  const seat = (number: number) => ({ seat: number, cafe: [null, null, null], staff: [], hand: number === 0 ? [4] : null, hand_size: 1, hotel: "day A", turn_order: number + 1 });
  const bare = { round: 4, over: false, players: 2, queue: [], discarded: [], looked_at: [], drafting: [], objectives: [], tiles: [], solo: null, seats: [seat(0), seat(1)] };
  return { view: { ...bare, ...view } as unknown as View, seats, viewer: 0, modules: [], ...rest };
}

describe("where a card is now", () => {
  it("is said of guests in the queue, in a café, housed and to come", () => {
    const view = { queue: [null, { guest: 75, price: 2 }] } as Partial<View>;
    expect(whereIs(entry("guest-75"), situation(view))).toMatchObject({ key: "where-queue", values: { n: 2 }, states: ["queue"] });
    expect(whereIs(entry("guest-75"), situation({ discarded: [75] })).states).toEqual(["gone"]);
    expect(whereIs(entry("guest-75"), situation({})).states).toEqual(["deck"]);
    const given = situation({});
    const host = given.view.seats[1];
    if (host) host.cafe = [{ guest: 75, order: {}, served: {}, missing: {} }, null, null];
    expect(whereIs(entry("guest-75"), given)).toMatchObject({ key: "where-cafe", values: { who: "other", name: "Bob" }, states: ["play", "seat-1"] });
  });

  it("leaves out guests who do not take part", () => {
    expect(whereIs(entry("guest-118"), situation({})).states).toEqual(["none"]);
    expect(whereIs(entry("guest-118"), situation({}, { modules: ["promo"] })).states).toEqual(["deck"]);
  });

  it("tells the own hand, and of others' hands nothing", () => {
    expect(whereIs(entry("staff-4"), situation({}))).toMatchObject({ key: "where-hand", values: { who: "you" }, states: ["hand", "seat-0"] });
    expect(whereIs(entry("staff-28"), situation({}))).toMatchObject({ key: "where-unseen", states: ["deck"] });
    expect(whereIs(entry("staff-4"), situation({}, { viewer: 1 })).states).not.toContain("hand");
  });

  it("does not give away the private deck of the automaton", () => {
    const solo = { automaton: "leopold", seat: 1, level: "hard", card: 193, cards_left: 19, private_deck: 5, markers: {} };
    expect(whereIs(entry("staff-28"), situation({ solo }))).toMatchObject({ key: "where-private", states: ["deck"] });
    expect(whereIs(entry("instruction-193"), situation({ solo })).key).toBe("where-turned");
    expect(whereIs(entry("instruction-193"), situation({})).states).toEqual(["none"]);
  });

  it("tells objectives, tiles, hotels and turn-order tiles that are in the game", () => {
    const given = situation({
      objectives: [{ letter: "A", objective: 105, vp: [15, 10, 5], claimed_by: [1, null, null] }],
      tiles: [{ letter: "A", tile: "A1", round: 3, back: 3 }],
    });
    expect(whereIs(entry("objective-105"), given)).toMatchObject({ key: "where-claimed", values: { names: ["Bob"] } });
    expect(whereIs(entry("tile-A1"), given)).toMatchObject({ key: "where-tile-past", states: ["gone"] });
    expect(whereIs(entry("hotel-day-A"), given)).toMatchObject({ values: { who: "you" }, states: ["play", "seat-0", "seat-1"] });
    expect(whereIs(entry("order-2.2"), given)).toMatchObject({ values: { name: "Bob" } });
    expect(whereIs(entry("order-3.1"), given).states).toEqual(["none"]);
  });
});

// --- the legend

test("every symbol stands in the legend once, and has its meaning", () => {
  expect(SYMBOLS.flatMap((group) => group.glyphs).sort()).toEqual([...GLYPHS].sort());
  expect(GLYPHS.filter((glyph) => !known(`symbol-${glyph}`))).toEqual([]);
  expect([...SIGNS.map((sign) => sign.key), ...SYMBOLS.map((group) => group.title)].filter((key) => !known(key))).toEqual([]);
});

test("every effect is shown once, with its words and a card that has it", () => {
  const [steps, , scores, needs, penalties] = samplesOf(library).map((group) => group.samples);
  expect(steps).toMatchObject([{ name: "gain_krones", text: "Gain 3 krones.", place: "guest-75" }]);
  expect(scores).toMatchObject([{ name: "occupied_colour", place: "staff-28" }]);
  expect(needs).toMatchObject([{ name: "krones", place: "objective-105" }]);
  expect(penalties).toMatchObject([{ name: "lose_krones", place: "tile-A1" }]);
});
