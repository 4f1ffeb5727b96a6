import { describe, expect, it } from "vitest";

import type { Choice, SeatView } from "../api/models";
import { trays } from "./serving";

const serve = (number: number, item: string, guest: number): Choice => ({ number, kind: "serve", args: { item, guest }, text: "" });

function seat(kitchen: Record<string, number>, missing: Record<string, number>): SeatView {
  const table = { guest: 75, order: missing, served: {}, missing };
  return { kitchen, cafe: [table, null, null] } as unknown as SeatView;
}

describe("a tray", () => {
  it("carries all that is wanted and there", () => {
    const own = seat({ wine: 1, coffee: 2 }, { wine: 2, coffee: 1 });
    const [tray] = trays(own, [serve(1, "wine", 75), serve(2, "coffee", 75)], 3);
    expect(tray).toEqual({ guest: 75, actions: [1, 2], items: { wine: 1, coffee: 1 }, complete: false });
  });

  it("knows when nothing is missing afterwards", () => {
    const own = seat({ wine: 2 }, { wine: 2 });
    expect(trays(own, [serve(1, "wine", 75)], 3)[0]).toMatchObject({ actions: [1, 1], complete: true });
  });

  it("holds no more than one krone pays for", () => {
    const own = seat({ wine: 4 }, { wine: 4 });
    expect(trays(own, [serve(1, "wine", 75)], 3)[0]).toMatchObject({ actions: [1, 1, 1], complete: false });
  });

  it("is not offered where serving is not legal", () => {
    expect(trays(seat({ wine: 1 }, { wine: 1 }), [], 3)).toEqual([]);
  });
});
