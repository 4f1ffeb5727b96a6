import { expect, it } from "vitest";

import type { TableSeat } from "../api/models";
import { present } from "./presence";

const seat = (n: number, kind: TableSeat["kind"], connected: boolean): TableSeat => ({
  seat: n, kind, name: "", level: "", style: "", mine: n === 0, taken: true, connected, stand_in: "",
});

it("follows who comes and goes, and bots are always there", () => {
  const seats = [seat(0, "person", true), seat(1, "friend", true), seat(2, "bot", true)];

  expect(present(seats, null)).toEqual(seats);
  expect(present(seats, { type: "presence", connected: [0], thinking: null, watchers: 0 }).map((one) => one.connected)).toEqual([true, false, true]);
});
