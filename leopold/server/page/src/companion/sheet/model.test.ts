import { describe, expect, it } from "vitest";

import type { Score } from "../../api/models";
import { claimed, entryOf, hiredBy, known, newSheet, rowsOf, tied, turned, winners } from "./model";

const evening = { names: ["Ann", "Ben"], edition: "revised", modules: [], solo: "", rival_hotel: "", hotels: ["day B"], objectives: {}, tiles: {}, ballrooms: [] };
const sheet = () => newSheet(evening, "one", "2026-01-01T20:00:00Z");

describe("a score sheet", () => {
  it("begins with who plays, and where they live", () => {
    expect(sheet().people.map(({ name, hotel, automaton }) => [name, hotel, automaton])).toEqual([["Ann", "day B", ""], ["Ben", "night", ""]]);
    const alone = newSheet({ ...evening, names: ["Ann"], solo: "leopold" }, "two", "");
    expect(alone.people.map((person) => person.automaton)).toEqual(["", "leopold"]);
  });

  it("turns a room over with every tap", () => {
    const once = turned({}, "1.1", true);
    const twice = turned(once, "1.1", true);
    expect([once, twice, turned(twice, "1.1", true)]).toEqual([{ "1.1": "occupied" }, { "1.1": "vacant" }, {}]);
    expect(turned(once, "1.1", false)).toEqual({});
  });

  it("has one marker on each place of an objective", () => {
    const { people } = sheet();
    const first = claimed(people, 0, "A", 1);
    expect(first).toEqual([{ A: 1 }, {}]);
    const both = people.map((person, at) => ({ ...person, objectives: first[at] ?? {} }));
    expect(claimed(both, 1, "A", 1)).toEqual([{}, { A: 1 }]);
    expect(claimed(both, 0, "A", 1)).toEqual([{}, {}]);
    expect(claimed(both, 0, "A", 2)).toEqual([{ A: 2 }, {}]);
  });

  it("has every card once", () => {
    const { people } = sheet();
    const [ann = [], ben = []] = hiredBy(people, 0, 34);
    expect([ann, ben]).toEqual([[34], []]);
    const given = people.map((person, at) => ({ ...person, staff: at === 0 ? ann : ben }));
    expect(hiredBy(given, 1, 34)).toEqual([[], [34]]);
    expect(hiredBy(given, 0, 34)).toEqual([[], []]);
  });

  it("knows which of its fields say something", () => {
    const one = sheet();
    expect(known(one, 0, "rooms")).toBe(false);
    one.people[0]!.rooms = { "1.1": "occupied" };
    one.people[1]!.typed = { guests: 3 };
    one.people[1]!.krones = 0;
    expect(["rooms", "badges", "guests", "leftovers"].map((source) => known(one, 0, source))).toEqual([true, true, false, false]);
    expect(["rooms", "guests", "leftovers"].map((source) => known(one, 1, source))).toEqual([false, true, true]);
  });

  it("asks with what is known, and with nothing of modules that are not in play", () => {
    const one = sheet();
    one.balls = [[[1, 0, 0], [0, 0, 0]]];
    one.ballrooms = ["odeonsaal"];
    one.people[0]!.dancers = 3;
    one.people[0]!.danced = null;
    one.people[0]!.staff = [28, 29];
    one.people[0]!.hired = 1;
    expect(entryOf(one)).toMatchObject({ balls: [], people: [{ dancers: null, hired: 2, krones: 0 }, {}] });
    one.modules = ["ballrooms"];
    expect(entryOf(one).balls).toEqual([{ ballroom: "odeonsaal", dancers: [[1, 0, 0], [0, 0, 0]] }]);
    one.people[1]!.danced = 4;
    expect(entryOf(one).people.map(({ danced }) => danced)).toEqual([0, 4]);
  });

  it("tells the final scoring from what came before", () => {
    expect(rowsOf(["guests", "end_staff", "rooms", "leftovers", "unserved", "balls"])).toEqual({ during: ["guests", "balls"], end: ["end_staff", "rooms", "leftovers", "unserved"] });
  });

  it("says who has won, and whether points alone told it", () => {
    const score = (...people: [number, number][]) => ({ people: people.map(([total, rank]) => ({ total, rank, rest: 0, points: { guests: total } })) }) as unknown as Score;
    expect(winners(score([20, 1], [20, 2]))).toEqual([0]);
    expect(tied(score([20, 1], [20, 2]))).toBe(true);
    expect(tied(score([20, 1], [19, 2]))).toBe(false);
    expect(winners(score([0, 1], [0, 1]))).toEqual([]);
    expect(tied(score([0, 1], [0, 1]))).toBe(false);
  });
});
