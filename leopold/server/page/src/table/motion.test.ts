// @vitest-environment jsdom
import { beforeAll, describe, expect, it, vi } from "vitest";

import type { View } from "../api/models";

beforeAll(() => {
  vi.stubGlobal("matchMedia", () => ({ matches: false }));
});

type Seat = Partial<View["seats"][number]>;

function view(queue: (number | null)[], seat: Seat, rest: Partial<View> = {}): View {
  const own = { seat: 0, krones: 5, vp: 0, emperor: 0, cafe: [null, null, null], kitchen: {}, rooms: [], staff: [], hand: [], hand_size: 0, passed: false, ...seat };
  const bare = { round: 1, bin: 0, dice: [2, 2, 2, 2, 2, 2], to_move: 0, die_taken: false, looked_at: [], drafting: [], objectives: [], solo: null };
  return { ...bare, queue: queue.map((guest) => (guest ? { guest, price: 0 } : null)), seats: [own], ...rest } as unknown as View;
}

const table = (guest: number, served: Record<string, number> = {}) => ({ guest, order: {}, served, missing: {} });

describe("between two views", () => {
  it("guests move up, one walks to a table, and a new one comes from the deck", async () => {
    const { moves } = await import("./motion");
    const found = moves(view([1, 2, 3], {}), view([9, 1, 3], { cafe: [table(2), null, null] }));
    expect(found).toEqual([
      { from: ["board/guest-deck"], to: "board/queue:1", as: "itself" },
      { from: ["board/queue:1"], to: "board/queue:2", as: "itself" },
      { from: ["board/queue:2"], to: "0/cafe:1", as: "itself" },
    ]);
  });

  it("dishes come from the kitchen when the kitchen has one less, else from the supply", async () => {
    const { moves } = await import("./motion");
    const before = view([], { cafe: [table(2), null, null], kitchen: { wine: 1, cake: 0 } });
    const after = view([], { cafe: [table(2, { wine: 1, cake: 1 }), null, null], kitchen: { wine: 0, cake: 0 } });
    expect(moves(before, after)).toEqual([
      { from: ["board/spaces"], to: "0/cafe:1", as: { item: "cake" } },
      { from: ["0/kitchen:wine"], to: "0/cafe:1", as: { item: "wine" } },
    ]);
  });

  it("a guest leaves the café for the room that is newly occupied", async () => {
    const { moves } = await import("./motion");
    const rooms = (state: string) => [[{ room: "1.1", group: "A", state }, { room: "1.2", group: "A", state: "vacant" }]] as unknown as View["seats"][number]["rooms"];
    const before = view([], { cafe: [null, table(2), null], rooms: rooms("vacant") });
    expect(moves(before, view([], { rooms: rooms("occupied") }))).toEqual([{ from: ["0/cafe:2"], to: "0/room:1.1", as: "guest" }]);
  });

  it("a die goes to whoever took it, and nowhere when all were rolled", async () => {
    const { moves } = await import("./motion");
    const less = { dice: [2, 2, 1, 2, 2, 2], die_taken: true };
    const taken = { from: ["board/dice:3"], as: { die: 3 } };
    expect(moves(view([], {}), view([], {}, less))).toEqual([{ ...taken, to: "0/turn:1", else: "0/person" }]);
    expect(moves(view([], { turns: 1 }), view([], { turns: 1 }, less))).toEqual([{ ...taken, to: "0/turn:2", else: "0/person" }]);
    expect(moves(view([], {}), view([], {}, { ...less, round: 2 }))).toEqual([]);
    expect(moves(view([], {}), view([], {}, { dice: [2, 2, 3, 2, 2, 2] }))).toEqual([]);
  });

  it("an automaton takes its die when the one before it is done", async () => {
    const { moves } = await import("./motion");
    const solo = { seat: 1 } as View["solo"];
    const before = view([], {}, { solo, die_taken: true });
    const after = view([], {}, { solo, dice: [2, 2, 2, 2, 2, 1] });
    expect(moves(before, after)).toEqual([{ from: ["board/dice:6"], to: "1/turn:1", else: "1/person", as: { die: 6 } }]);
  });

  it("markers step over every space between, forward and back", async () => {
    const { moves } = await import("./motion");
    const way = (from: number, to: number) => moves(view([], { emperor: from }), view([], { emperor: to }));
    expect(way(2, 4)).toEqual([{ from: ["board/emperor:2", "board/emperor:3", "board/emperor:4"], to: "board/marker:0", as: "steps" }]);
    expect(way(1, 0)).toEqual([{ from: ["board/emperor:1", "board/emperor:0"], to: "board/marker:0", as: "steps" }]);
  });

  it("numbers that change are seen to change, and what was gained or paid flies", async () => {
    const { moves } = await import("./motion");
    expect(moves(view([], {}), view([], { krones: 3, vp: 4 }))).toEqual([
      { from: [], to: "0/krones", as: "number" },
      { from: ["0/krones"], to: "board/spaces", as: { sign: "coin", n: 2 } },
      { from: [], to: "0/points", as: "number" },
      { from: ["0/person"], to: "0/points", as: { sign: "points", n: 4 } },
    ]);
    expect(moves(view([], {}), view([], { krones: 9 }))[1]).toEqual({ from: ["board/spaces"], to: "0/krones", as: { sign: "coin", n: 4 } });
  });

  it("a group that becomes full lights up", async () => {
    const { moves } = await import("./motion");
    const rooms = (...states: string[]) => ({ rooms: [states.map((state, at) => ({ room: `1.${at + 1}`, colour: "red", group: at < 2 ? "A" : "B", badge: 0, state }))] }) as Seat;
    const before = view([], rooms("occupied", "vacant", "vacant"));
    expect(moves(before, view([], rooms("occupied", "occupied", "vacant")))).toEqual([
      { from: [], to: "0/room:1.1", as: "light" },
      { from: [], to: "0/room:1.2", as: "light" },
    ]);
    expect(moves(before, before)).toEqual([]);
  });

  it("who claims an objective lays a mark on its prize", async () => {
    const { moves } = await import("./motion");
    const claimed = (...by: (number | null)[]) => ({ objectives: [{ letter: "B", objective: 5, vp: [15, 10, 5], claimed_by: by }] });
    expect(moves(view([], {}, claimed(1, null, null)), view([], {}, claimed(1, 0, null)))).toEqual([
      { from: ["0/person"], to: "board/prize:B.2", as: { seat: 0 } },
    ]);
  });

  it("drawn cards come from the deck: open to whoever may see them, else by their backs", async () => {
    const { moves } = await import("./motion");
    expect(moves(view([], { hand: [3] }), view([], { hand: [3, 8] }))).toEqual([
      { from: ["0/staff:8", "board/looked:8", "board/staff-deck"], to: "0/hand:8", as: "itself" },
    ]);
    expect(moves(view([], { hand: null, hand_size: 4 }), view([], { hand: null, hand_size: 5 }))).toEqual([
      { from: ["board/staff-deck"], to: "0/hand", as: "card" },
    ]);
    expect(moves(view([], {}), view([], {}, { looked_at: [7, null] }))).toEqual([
      { from: ["board/staff-deck"], to: "board/looked:7", as: "itself" },
    ]);
  });

  it("a dancer leaves the rehearsal room, or the table of the guest who dances, for the ball", async () => {
    const { moves } = await import("./motion");
    const balls = (dancers: number[], above: number[] = []) =>
      ({ balls: { halls: [{ ballroom: "odeonsaal", round: 3, rows: [{ place: "1.bottom", row: "bottom", spaces: 3, price: 1, dancers }] }], balcony: { place: "balcony", row: "balcony", spaces: null, price: 3, dancers: above }, rehearsals: [] } }) as unknown as Partial<View>;
    const rehearsal = (n: number) => ({ rehearsal: { room: "attic", areas: [{ dancers: n, of: 2 }] } });
    const before = view([], { ...rehearsal(2), cafe: [table(2), null, null] }, balls([0]));
    expect(moves(before, view([], { ...rehearsal(1), cafe: [table(2), null, null] }, balls([0, 0])))).toEqual([
      { from: ["board/rehearsal:1", "0/person"], to: "board/ballroom:odeonsaal.bottom", as: { seat: 0 } },
    ]);
    expect(moves(before, view([], rehearsal(1), balls([0], [0])))).toEqual([
      { from: ["0/cafe:1", "board/rehearsal:1", "0/person"], to: "board/balcony", as: { seat: 0 } },
    ]);
  });

  it("a celebrity comes from the lounge to whoever took the die", async () => {
    const { moves } = await import("./motion");
    const lounge = (celebrity: string | null) => ({ lounge: { places: [{ colour: "red", face: 3, celebrity, vp: 1 }] } }) as Partial<View>;
    const after = view([], { celebrities: [{ celebrity: "mata_hari", used: false }] }, lounge(null));
    expect(moves(view([], {}, lounge("mata_hari")), after)).toEqual([{ from: ["board/lounge:red"], to: "0/celebrity:mata_hari", as: "itself" }]);
  });
});
