import { describe, expect, it } from "vitest";

import type { Entry, Event, View } from "../api/models";
import { acts, audiences, reckonings, scenesOf, settled, taken } from "./scene";

const event = (key: string, params: Event["params"] = {}, seat = 1): Event => ({ key, seat, params });

const TURN = [
  event("turn_ended", {}, 0),
  event("instruction_turned", { instruction: 206 }),
  event("automaton_guest", { guest: 89, clause: "absent", tie: "" }),
  event("checked_in", { guest: 89, room: "1.3" }),
  event("vp", { change: 5, source: "guests", vp: 34 }),
  event("automaton_die", { face: 5, clause: "any", tie: "left" }),
  event("die_taken", { face: 5 }),
  event("automaton_staff", { staff: 3 }),
];

describe("an automaton's turn", () => {
  it("is cut into the card, each guest, the die and the extras", () => {
    const found = acts(TURN, 1);
    expect(found.map((act) => [act.key, act.part, act.guest])).toEqual([
      ["instruction_turned", undefined, null],
      ["automaton_guest", "guests", 89],
      ["automaton_die", "dice", null],
      ["automaton_staff", "extras", null],
    ]);
    expect(found.every((act) => act.instruction === 206)).toBe(true);
  });

  it("keeps points and rooms with their guest", () => {
    expect(acts(TURN, 1)[1]?.events.map((one) => one.key)).toEqual(["automaton_guest", "checked_in", "vp"]);
  });

  it("knows the places of its events, so that lines find their act", () => {
    expect(acts(TURN, 1).map((act) => act.places)).toEqual([[1], [2, 3, 4], [5], [7]]);
  });

  it("lets the hotel grow as it is told", () => {
    const view = (state: string) =>
      ({ seats: [{ seat: 0, rooms: [] }, { seat: 1, rooms: [[{ room: "1.3", state }]] }] }) as unknown as View;
    const [card, guest] = acts(TURN, 1);
    const state = (told: readonly Event[]) => settled(view("empty"), view("occupied"), told, 1).seats[1]?.rooms[0]?.[0]?.state;
    expect(state(card?.events ?? [])).toBe("empty");
    expect(state(guest?.events ?? [])).toBe("occupied");
    expect([...taken(guest?.events ?? [])]).toEqual(["1.3"]);
  });
});

const entry = (...events: Event[]) => ({ events }) as Entry;

describe("scenes", () => {
  it("are played in the order in which things happen", () => {
    expect(scenesOf([entry(event("game_ended"), event("emperor_scored")), entry(event("instruction_turned"))])).toEqual(["automaton", "emperor", "end"]);
    expect(scenesOf([entry(event("vp", { change: 3 }))])).toEqual([]);
  });

  it("let everybody come before the emperor, with what he thinks of them", () => {
    const visit = [
      event("emperor_scored", { before: 6, vp: 4, after: 3 }, 0),
      event("emperor_scored", { before: 1, vp: 1, after: 0 }, 1),
      event("emperor_rewarded", { tile: "A1" }, 0),
    ];
    expect(audiences(visit)).toEqual([
      { seat: 0, before: 6, after: 3, vp: 4, verdict: "rewarded", tile: "A1" },
      { seat: 1, before: 1, after: 0, vp: 1, verdict: null, tile: null },
    ]);
  });

  it("reckon what the end brings, card by card, and nothing that came before", () => {
    const end = [
      event("vp", { change: 6, source: "emperor_track", vp: 40 }, 0),
      event("staff_scored", { staff: 31, vp: 13 }, 0),
      event("vp", { change: 13, source: "end_staff", vp: 53 }, 0),
      event("vp", { change: -5, source: "unserved", vp: 48 }, 0),
    ];
    expect(reckonings(end)).toEqual([
      { seat: 0, source: "end_staff", staff: 31, n: 13, vp: 53 },
      { seat: 0, source: "unserved", staff: null, n: -5, vp: 48 },
    ]);
  });
});
