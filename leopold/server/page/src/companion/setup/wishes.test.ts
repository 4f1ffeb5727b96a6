import { describe, expect, it } from "vitest";

import type { SetupDrawn } from "../../api/models";
import { eveningOf, requestOf, stillKept, thingsOf, USUAL, valueOf } from "./wishes";

const seat = (name: string, hotel: string, automaton = "") => ({ name, hotel, automaton, numbers: [1, 6], krones: 10, kitchen: {}, hand: "", rehearsal: "" });
const drawn: SetupDrawn = {
  seed: "1", edition: "revised", variant: "standard", modules: ["ballrooms"], solo: "", level: "", house: "", start: 1,
  seats: [seat("Ann", "day A"), seat("Ben", "day B"), seat("Cem", "day C")],
  objectives: { A: 106, B: 109, C: 113 }, tiles: { A: "A1", B: "B2", C: "C3" }, tile_rounds: { A: 3, B: 5, C: 7 },
  ballrooms: ["apollosaal", "odeonsaal", "zum_sperl"], ball_rows: [4, 3, 2], rehearsals: ["attic", "salon", "stage"], lounge: [], lounge_dice: [], entrances: [], steps: [],
};
const names = ["Ann", "Ben", "Cem"];
const wishes = { ...USUAL, players: 3, side: "day" as const, modules: ["ballrooms"] };

describe("a set-up", () => {
  it("is drawn freely when nothing is kept", () => {
    const asked = requestOf(wishes, names, drawn, []);
    expect(asked).toMatchObject({ hotels: ["day", "day", "day"], start: null, avoid: [], pins: { objectives: {}, tiles: {}, ballrooms: ["", "", ""] } });
  });

  it("keeps what is kept", () => {
    const asked = requestOf(wishes, names, drawn, ["objective:B", "ballroom:1", "hotel:2", "start"]);
    expect(asked).toMatchObject({ hotels: ["day", "day", "day C"], start: 1, pins: { objectives: { B: 109 }, ballrooms: ["", "odeonsaal", ""] } });
  });

  it("leaves everything else when one thing is drawn anew", () => {
    const asked = requestOf(wishes, names, drawn, [], { thing: "tile:B" });
    expect(asked).toMatchObject({ avoid: ["B2"], hotels: ["day A", "day B", "day C"], start: 1, pins: { tiles: { A: "A1", C: "C3" }, rehearsals: ["attic", "salon", "stage"] } });
    expect(asked.pins?.tiles).not.toHaveProperty("B");
    expect(requestOf(wishes, names, drawn, [], { thing: "start" })).toMatchObject({ avoid: ["start 1"], start: null });
  });

  it("lets two change places when one is chosen that lies elsewhere", () => {
    expect(requestOf(wishes, names, drawn, [], { thing: "ballroom:0", to: "zum_sperl" }).pins?.ballrooms).toEqual(["zum_sperl", "odeonsaal", "apollosaal"]);
    expect(requestOf(wishes, names, drawn, [], { thing: "hotel:0", to: "day C" }).hotels).toEqual(["day C", "day B", "day A"]);
    expect(requestOf(wishes, names, drawn, [], { thing: "hotel:0", to: "night" }).hotels).toEqual(["night", "day B", "day C"]);
  });

  it("knows everything that was drawn", () => {
    expect(thingsOf(drawn).map((thing) => valueOf(drawn, thing))).toEqual(["A1", "B2", "C3", "106", "109", "113", "apollosaal", "odeonsaal", "zum_sperl", "attic", "salon", "stage", "day A", "day B", "day C", "1"]);
  });

  it("lets go of what another game has not", () => {
    const kept = ["objective:A", "ballroom:0", "hotel:2", "start"];
    const inPlay = (thing: string) => !thing.startsWith("ballroom");
    expect(stillKept(drawn, kept, wishes, { ...wishes, modules: [] }, inPlay)).toEqual(["objective:A", "hotel:2", "start"]);
    expect(stillKept(drawn, kept, wishes, { ...wishes, players: 2 }, () => true)).toEqual(["objective:A", "ballroom:0", "start"]);
    expect(stillKept(drawn, kept, wishes, { ...wishes, edition: "2015" }, () => true)).toEqual([]);
  });

  it("is handed on with the names as they were written", () => {
    expect(eveningOf(drawn, { ...wishes, names: ["Ann", "", "Cem", "Dora"] })).toMatchObject({ names: ["Ann", "", "Cem"], hotels: ["day A", "day B", "day C"], ballrooms: drawn.ballrooms });
  });
});
