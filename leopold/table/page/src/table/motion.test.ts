// @vitest-environment jsdom
import { beforeAll, describe, expect, it, vi } from "vitest";

import type { View } from "../api/models";

beforeAll(() => {
  vi.stubGlobal("matchMedia", () => ({ matches: false }));
});

type Seat = Partial<View["seats"][number]>;

function view(queue: (number | null)[], seat: Seat): View {
  const own = { seat: 0, cafe: [null, null, null], kitchen: {}, rooms: [], staff: [], ...seat };
  return { queue: queue.map((guest) => (guest ? { guest, price: 0 } : null)), seats: [own] } as unknown as View;
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
    const rooms = (state: string) => [[{ room: "1.1", state }]] as unknown as View["seats"][number]["rooms"];
    const before = view([], { cafe: [null, table(2), null], rooms: rooms("vacant") });
    expect(moves(before, view([], { rooms: rooms("occupied") }))).toEqual([{ from: ["0/cafe:2"], to: "0/room:1.1", as: "guest" }]);
  });
});
