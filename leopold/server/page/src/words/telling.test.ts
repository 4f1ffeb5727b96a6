import { describe, expect, it } from "vitest";

import type { Cards, Entry } from "../api/models";
import { Library } from "./library";
import { tell, tellEntry, type People } from "./telling";

const card = (number: number, name: string) => ({ number, words: { names: { en: name }, title: name, rulings: [], sentences: [], marked: [], ours: [] } });
const library = new Library({
  guests: [card(75, "Baroness")],
  staff: [card(3, "Barkeeper"), card(4, "Sous-Chef")],
  objectives: [],
  tiles: [],
  instructions: [], ballrooms: [], rehearsal_rooms: [], celebrities: [], entrances: [],
} as unknown as Cards);
const people: People = { name: (seat) => ["Ann", "Bob"][seat] ?? "", isYou: (seat) => seat === 0 };

describe("what happened", () => {
  it("is told to you and of others", () => {
    const taken = (seat: number) => ({ key: "log-guest-taken", params: { seat, guest: 75, price: 1 } });
    expect([0, 1].map((seat) => tell(taken(seat), library, people))).toEqual(["You invite Baroness for 1 krone.", "Bob invites Baroness for 1 krone."]);
  });

  it("names what is listed", () => {
    const items = [
      { key: "items-wine", params: { n: 2 } },
      { key: "items-coffee", params: { n: 1 } },
    ];
    const cards = [3, 4].map((staff) => ({ key: "card-staff", params: { staff } }));
    expect(tell({ key: "log-item-served", params: { seat: 1, guest: 75, items } }, library, people)).toBe(
      "Bob serves Baroness 2 wines and 1 coffee from the kitchen.",
    );
    expect(tell({ key: "log-staff-drawn", params: { seat: 1, cards } }, library, people)).toBe("Bob draws Barkeeper and Sous-Chef.");
  });

  it("says what decided for the automaton, as the terminal does", () => {
    const params = { seat: 1, automaton: "leopold", guest: 75, worth: 5, space: 0, colour: "red", tie: "left" };
    expect(tell({ key: "automaton-guest-absent", params }, library, people)).toBe(
      "No red guest is in the queue: he takes the guest worth most who still finds a room, Baroness, 5 points. " +
        "Tie: the hand points left, so the first from the right.",
    );
  });

  it("keeps the lines of an entry with their seats", () => {
    const told = [
      { seat: 1, said: { key: "log-passed", params: { seat: 1 } }, at: 0 },
      { seat: null, said: { key: "log-dice-rolled-again", params: { dice: 5 } }, at: 1 },
    ];
    expect(tellEntry({ told } as unknown as Entry, library, people)).toEqual([
      { seat: 1, text: "Bob passes." },
      { seat: null, text: "Everybody has passed: one die is put away, and 5 are rolled again." },
    ]);
  });

  it("tells who came and for whom a bot plays", () => {
    const level = { key: "bot-waiter", params: {} };
    const said = (key: string, params = {}) => [0, 1].map((seat) => tell({ key, params: { seat, ...params } }, library, people));
    expect(said("log-seat")).toEqual(["You sit down.", "Bob sits down."]);
    expect(said("log-stand-in", { level })).toEqual(["A bot (Waiter) plays for you.", "A bot (Waiter) plays for Bob."]);
    expect(said("log-stand-in-over")).toEqual(["You play again.", "Bob plays again."]);
  });
});
