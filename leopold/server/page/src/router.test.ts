// @vitest-environment jsdom
import { describe, expect, it } from "vitest";

import { addressOf, readBook, readRoute, router, type Route } from "./router.svelte";

const TOKEN = "a-b_C9a-b_C9a-b_C9a-b_C9";

describe("the fragment of the address", () => {
  it.each<Route>([
    { page: "lobby" },
    { page: "lost" },
    { page: "new" },
    { page: "book", edition: "", place: "" },
    { page: "book", edition: "2015", place: "" },
    { page: "book", edition: "revised", place: "rules-check_in" },
    { page: "table", table: "9e3x27gmmydf" },
    { page: "evenings" },
    { page: "trainer" },
    { page: "companion", part: "" },
    { page: "companion", part: "reference" },
    { page: "companion", part: "reference", place: "guest-75" },
    { page: "companion", part: "reference", place: "hotel-day-A" },
    { page: "companion", part: "reference", place: "question-after_die" },
    { page: "replay", table: "9e3x27gmmydf" },
    { page: "replay", table: "9e3x27gmmydf", at: 0 },
    { page: "replay", table: "9e3x27gmmydf", at: 120, viewer: "all" },
    { page: "review", table: "9e3x27gmmydf" },
    { page: "review", table: "9e3x27gmmydf", at: 12 },
    { page: "join", code: "ABCXYZ" },
    { page: "sit", table: "9e3x27gmmydf", token: TOKEN },
    { page: "watch", table: "9e3x27gmmydf", token: TOKEN },
  ])("leads to a page and back: %j", (route) => {
    expect(readRoute(addressOf(route))).toEqual(route);
  });

  it("takes a code without the address around it for a seat", () => {
    expect(readRoute(`9e3x27gmmydf/${TOKEN}`)).toEqual({ page: "sit", table: "9e3x27gmmydf", token: TOKEN });
  });

  it.each(["", "#", "#/"])("leads to the lobby: %s", (fragment) => {
    expect(readRoute(fragment)).toEqual({ page: "lobby" });
  });

  it.each(["#/sit/one", "#/table/", "#/table/a b", "#/replay/one/x", "#/replay/one/1/9", "#/review/one/x", "#/elsewhere", "#/join/ABC", "#/t/wrongone", "#/companion/sheet/guest-75", "#/companion/reference/a b"])("says that it leads nowhere otherwise: %s", (fragment) => {
    expect(readRoute(fragment)).toEqual({ page: "lost" });
  });

  it("says where the book lies open beside a page", () => {
    const table: Route = { page: "table", table: "9e3x27gmmydf" };
    const address = addressOf(table, "guest-75");
    expect(readRoute(address)).toEqual(table);
    expect(readBook(address)).toBe("guest-75");
    expect(readBook(addressOf(table))).toBeNull();
    expect(readBook("#/book/revised/guest-75")).toBeNull();
  });
});

describe("the book beside a table", () => {
  it("is opened, turned and closed without leaving the table", () => {
    router.go({ page: "table", table: "9e3x27gmmydf" });
    const table = router.route;
    router.openBook("rules-guest");
    router.openBook("guest-75");
    expect(location.hash).toBe("#/table/9e3x27gmmydf/book/guest-75");
    expect(router.route).toBe(table);
    router.closeBook();
    expect(router.book).toBeNull();
  });
});
