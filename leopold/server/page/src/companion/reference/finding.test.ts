// @vitest-environment jsdom
import { describe, expect, it } from "vitest";

import "../../book/words";
import "../words";
import type { Entry } from "../../book/entries";
import { known } from "../../words/index.svelte";
import { distance, find, findable, MARKS, meaningOf, pointable } from "./finding";

const words = (names: Record<string, string>) => ({ title: "", sentences: [], does: [], names, rulings: [], marked: [], ours: [] });

function guest(number: number, names: Record<string, string>, colour: string, order: Record<string, number>, steps: { name: string; args: number[] }[] = []): Entry {
  const card = { number, name: names["en"] ?? "", colour, order, vp: 0, module: "base", goes: "room", steps, words: words(names) };
  return { kind: "guest", card, place: `guest-${number}`, title: card.name, number, facts: [`Orders for ${card.name}`], effects: [], words: card.words };
}

const staff: Entry = {
  kind: "staff",
  card: { number: 7, name: "Masseuse", cost: 1, timing: "permanent", steps: [], powers: [{ name: "check_in_krones", amount: 1, places: [2], numbers: {} }], score: null, when: null, introductory: null, module: "base", words: words({ en: "Masseuse", uk: "Масажистка", zh: "按摩师" }) },
  place: "staff-7",
  title: "Masseuse",
  number: 7,
  facts: [],
  effects: [],
  words: words({ en: "Masseuse", uk: "Масажистка", zh: "按摩师" }),
};
const tile: Entry = {
  kind: "tile",
  card: { tile: "B2", letter: "B", steps: [{ name: "gain_krones", args: [3, 0, 0] }], penalty: "lose_krones", penalty_amount: 3, else_vp: 5, punishes: { key: "x", params: {} }, module: "base", words: words({}) },
  place: "tile-B2",
  title: "Emperor tile B",
  number: null,
  facts: [],
  effects: [],
  words: words({}),
};

const cards = findable([
  staff,
  guest(58, { en: "Actress", ru: "Актёр" }, "yellow", { wine: 3, coffee: 1 }, [{ name: "occupy", args: [1, 0, 0] }]),
  guest(70, { en: "Elector", uk: "Курфюрст" }, "blue", { strudel: 1, wine: 1, coffee: 1 }),
  guest(75, { en: "Baroness", uk: "Баронеса", ru: "Княгиня", it: "Baronessa", de: "Freifrau von Groß" }, "blue", { wine: 2, coffee: 2 }),
  guest(81, { en: "General", uk: "Ґенерал" }, "red", { cake: 2 }, [{ name: "gain_krones", args: [3, 0, 0] }]),
  guest(175, { en: "Wagon Master" }, "red", { cake: 1 }),
  tile,
]);
const places = (text: string, marks: Parameters<typeof find>[2] = []) => find(cards, text, marks).map((entry) => entry.place);

describe("a card is found", () => {
  it("by its number, and while one types it", () => {
    expect(places("75")).toEqual(["guest-75"]);
    expect(places("7")).toEqual(["staff-7", "guest-70", "guest-75"]);
    expect(places("17")).toEqual(["guest-175"]);
    expect(places("999")).toEqual([]);
  });

  it.each([
    ["baroness", "guest-75"],
    ["БАРОНЕСА", "guest-75"],
    ["княг", "guest-75"],
    ["baronesa", "guest-75"],
    ["baronness", "guest-75"],
    ["groß", "guest-75"],
    ["gross", "guest-75"],
    ["актер", "guest-58"],
    ["генерал", "guest-81"],
    ["masuese", "staff-7"],
    ["按摩", "staff-7"],
    ["master wag", "guest-175"],
    ["b2", "tile-B2"],
  ])("by name in any language, also nearly spelled: %s", (text, place) => expect(places(text)[0]).toBe(place));

  it("not by a letter within a word, nor by what is far from it", () => {
    expect(places("zzzz")).toEqual([]);
    expect(places("ss")).toEqual([]);
  });

  it("by what is drawn on it", () => {
    expect(places("", ["wine", "coffee"])).toEqual(["guest-58", "guest-70", "guest-75"]);
    expect(places("", ["wine", "blue"])).toEqual(["guest-70", "guest-75"]);
    expect(places("", ["permanent"])).toEqual(["staff-7"]);
    expect(places("", ["coin"])).toEqual(["staff-7", "guest-81", "tile-B2"]);
    expect(places("", ["kind:guest", "coin"])).toEqual(["guest-81"]);
    expect(places("bar", ["wine"])).toEqual(["guest-75"]);
  });

  it("and only signs that leave something can be pointed at", () => {
    const left = pointable(cards, "", ["wine"]);
    expect(left.has("coffee") && left.has("blue") && left.has("kind:guest")).toBe(true);
    expect(left.has("red") || left.has("permanent") || left.has("kind:staff")).toBe(false);
  });
});

it("counts slips as a finger makes them", () => {
  expect([distance("cat", "cat"), distance("cat", "act"), distance("cat", "cart"), distance("cat", "dog")]).toEqual([0, 1, 1, 3]);
});

it("every sign that can be pointed at has its meaning", () => {
  expect(MARKS.every(({ title }) => known(title))).toBe(true);
  expect(MARKS.flatMap(({ marks }) => marks).filter((mark) => meaningOf(mark).startsWith("symbol-"))).toEqual([]);
});
