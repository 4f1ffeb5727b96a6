import { describe, expect, it } from "vitest";

import type { Cards, Entry, Event } from "../api/models";
import { Library } from "./library";
import { tell, tellEntry, type People } from "./telling";

const card = (number: number, name: string) => ({ number, words: { names: { en: name }, title: name, rulings: [], sentences: [], marked: [] } });
const library = new Library({
  guests: [card(75, "Baroness")],
  staff: [card(3, "Barkeeper"), card(4, "Sous-Chef")],
  objectives: [],
  tiles: [],
  instructions: [],
} as unknown as Cards);
const people: People = { name: (seat) => ["Ann", "Bob"][seat] ?? "", isYou: (seat) => seat === 0 };

const event = (key: string, seat: number | null, params: Event["params"] = {}): Event => ({ key, seat, params });
const told = (...events: Event[]) => tell(events, library, people).map((line) => line.text);

describe("what happened", () => {
  it("is told to you and of others", () => {
    const taken = (seat: number) => event("guest_taken", seat, { guest: 75, space: 3, price: 1 });
    expect(told(taken(0), taken(1))).toEqual(["You invite Baroness for 1 krone.", "Bob invites Baroness for 1 krone."]);
  });

  it("leaves out a payment that the next event tells", () => {
    const paid = event("krones", 0, { change: -2, krones: 5 });
    expect(told(paid, event("staff_hired", 0, { staff: 3, price: 2 }))).toEqual(["You hire Barkeeper for 2 krones."]);
    expect(told(paid)).toEqual(["You pay 2 krones."]);
  });

  it("puts together what one guest is served", () => {
    const served = (item: string) => event("item_served", 1, { item, guest: 75 });
    expect(told(served("wine"), served("wine"), served("coffee"))).toEqual(["Bob serves Baroness 2 wines and 1 coffee from the kitchen."]);
  });

  it("names cards that these eyes may know, and counts the others", () => {
    const drawn = (staff: number | null) => event("staff_drawn", 1, { staff });
    expect(told(drawn(3), drawn(4))).toEqual(["Bob draws Barkeeper and Sous-Chef."]);
    expect(told(drawn(null), drawn(null))).toEqual(["Bob draws 2 staff cards."]);
  });

  it("says why the automaton's guest gets this room", () => {
    const taken = event("automaton_guest", 1, { guest: 75, clause: "colour" });
    const room = event("checked_in", 1, { guest: 75, room: "1.3" });
    expect(told(taken, room)[1]).toBe("Baroness gets room 1.3: the first of that colour from the left, on the lowest floor that has one.");
    expect(told(room)).toEqual(["Bob checks Baroness into room 1.3."]);
  });

  it("explains what decided a tie", () => {
    const chosen = event("automaton_guest", 1, { guest: 75, clause: "any", tie: "left" });
    expect(told(chosen)).toEqual([
      "Any colour will do. He takes the guest who is worth most: Baroness.",
      "There is a tie. The hand points left, so the first from the right.",
    ]);
  });

  it("tells who came and for whom a bot plays, to you and of others", () => {
    const entry = (kind: string, seat: number, params: Entry["params"]) => ({ kind, seat, params, events: [] }) as unknown as Entry;
    const said = (kind: string, params: Entry["params"]) =>
      [0, 1].flatMap((seat) => tellEntry(entry(kind, seat, params), library, people).map((line) => line.text));
    expect(said("seat", { came: true })).toEqual(["You sit down.", "Bob sits down."]);
    expect(said("stand_in", { level: "waiter" })).toEqual(["A bot (Waiter) plays for you.", "A bot (Waiter) plays for Bob."]);
    expect(said("stand_in", { level: "" })).toEqual(["You play again.", "Bob plays again."]);
  });
});
