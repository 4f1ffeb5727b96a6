import { describe, expect, it } from "vitest";

import { Refusal, Silence } from "../api/client";
import { offersRecord, problemWords } from "./problems";

const refusal = (key: string, params = {}, sentence = "What the server says.") => new Refusal(422, { key, params, sentence, state: null });

describe("what went wrong", () => {
  it("is told by its key and its values", () => {
    expect(problemWords(refusal("problem-seat-count", { seats: 3, given: 2 }))).toBe("This game has 3 seats, not 2.");
  });

  it("is told with all that is said inside of it, and without the marks that a terminal has", () => {
    const twice = { key: "record-header-twice", params: { name: "seed" } };
    expect(problemWords(refusal("problem-record-unreadable", { reason: { key: "at-line", params: { line: "7", reason: twice } } }))).toBe(
      "This record cannot be opened: line 7: seed is given twice.",
    );
  });

  it("is told as the server has it where nobody foresaw it", () => {
    expect(problemWords(refusal("problem-something-new"))).toBe("The server says: What the server says.");
  });

  it("has words for silence", () => {
    expect(problemWords(new Silence("/api/meta"))).toBe("The server does not answer.");
  });

  it("offers the record of a game that cannot go on", () => {
    expect(offersRecord(refusal("problem-table-older_rules"))).toBe(true);
    expect(offersRecord(refusal("problem-table-none"))).toBe(false);
  });
});
