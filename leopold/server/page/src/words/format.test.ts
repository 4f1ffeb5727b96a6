import { describe, expect, it } from "vitest";

import { fill, MessageError, places, read, type Values } from "./format";

const en = (source: string, values: Values = {}) => fill(read(source), values, "en");

describe("a message", () => {
  it("takes values by name", () => {
    expect(en("{guest} moves into {room}.", { guest: "Baroness", room: "2.3" })).toBe("Baroness moves into 2.3.");
  });

  it("chooses the plural form of its language", () => {
    const rooms = "{n, plural, =0 {no rooms} one {# room} other {# rooms}}";
    expect([0, 1, 3].map((n) => en(rooms, { n }))).toEqual(["no rooms", "1 room", "3 rooms"]);
    const krones = read("{n, plural, one {# крона} few {# крони} other {# крон}}");
    expect([1, 3, 11].map((n) => fill(krones, { n }, "uk"))).toEqual(["1 крона", "3 крони", "11 крон"]);
  });

  it("chooses by a word, with values inside", () => {
    const passes = "{who, select, you {You pass} other {{name} passes}}.";
    expect(en(passes, { who: "you", name: "Ann" })).toBe("You pass.");
    expect(en(passes, { who: "other", name: "Ann" })).toBe("Ann passes.");
  });

  it("joins lists as the language does", () => {
    expect(en("{items, list}", { items: ["1 wine", "2 coffee"] })).toBe("1 wine and 2 coffee");
    expect(en("{faces, list, or}", { faces: [1, 2, 3] })).toBe("1, 2, or 3");
    expect(en("{shares, list, unit}", { shares: ["1 wine for Ann", "2 cakes for Ben"] })).toBe("1 wine for Ann, 2 cakes for Ben");
  });

  it("counts inside of a choice inside of a plural", () => {
    const gains = "{n, plural, other {{who, select, you {You gain #} other {{name} gains #}}}}";
    expect(en(gains, { n: 3, who: "other", name: "Ann" })).toBe("Ann gains 3");
  });

  it("keeps the sign # outside of plurals", () => {
    expect(en("#{n}", { n: 4 })).toBe("#4");
  });

  it("tells its places, also those inside of cases", () => {
    expect([...places(read("{a} {n, plural, other {{b}}}"))].sort()).toEqual(["a", "b", "n"]);
  });

  it.each(["{n, plural, one {x}}", "{a", "a}", "{n, choice, other {x}}", "{a, list, but}", "{}"])("refuses %s", (source) => {
    expect(() => read(source)).toThrow(MessageError);
  });
});
