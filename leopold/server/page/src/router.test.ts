// @vitest-environment jsdom
import { describe, expect, it } from "vitest";

import { addressOf, readRoute, type Route } from "./router.svelte";

const TOKEN = "a-b_C9a-b_C9a-b_C9a-b_C9";

describe("the fragment of the address", () => {
  it.each<Route>([
    { page: "lobby" },
    { page: "new" },
    { page: "table", table: "9e3x27gmmydf" },
    { page: "replay", table: "9e3x27gmmydf" },
    { page: "join", code: "ABCXYZ" },
    { page: "sit", table: "9e3x27gmmydf", token: TOKEN },
    { page: "watch", table: "9e3x27gmmydf", token: TOKEN },
  ])("leads to a page and back: %j", (route) => {
    expect(readRoute(addressOf(route))).toEqual(route);
  });

  it("takes a code without the address around it for a seat", () => {
    expect(readRoute(`9e3x27gmmydf/${TOKEN}`)).toEqual({ page: "sit", table: "9e3x27gmmydf", token: TOKEN });
  });

  it.each(["", "#", "#/", "#/sit/one", "#/table/", "#/table/a b", "#/elsewhere", "#/join/ABC"])("leads to the lobby otherwise: %s", (fragment) => {
    expect(readRoute(fragment)).toEqual({ page: "lobby" });
  });
});
