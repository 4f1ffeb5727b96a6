import { describe, expect, it } from "vitest";
import type { OfferedAutomaton, OfferedChoice, TableState } from "../api/models";
import { asked, asUsual, automaton, chosenAt, obstacle } from "./choices";

const plain = { words: "", not_with: "", only_with: "", values: [], place: "form" } as const;
const CHOICES: OfferedChoice[] = [
  { ...plain, name: "variant", shape: "word", values: ["standard", "draft"], usual: "standard", not_with: "solo" },
  { ...plain, name: "hotels", shape: "words", values: ["night", "day"], usual: "night" },
  { ...plain, name: "modules", shape: "set", values: ["promo", "more"], usual: [], place: "more" },
  { ...plain, name: "solo", shape: "word", values: ["leopold"], usual: "", place: "seats" },
  { ...plain, name: "level", shape: "word", values: ["easy", "medium"], usual: "medium", only_with: "solo" },
  { ...plain, name: "seed", shape: "seed", usual: "", place: "more" },
].map((choice) => ({ ...choice, values: [...choice.values] }) as OfferedChoice);
const [variant, , , , level] = CHOICES as [OfferedChoice, OfferedChoice, OfferedChoice, OfferedChoice, OfferedChoice];

describe("the choices of a new game", () => {
  it("excludes what the declaration excludes, and says why", () => {
    const together = asUsual(CHOICES);
    const alone = { ...together, solo: "leopold" };
    expect(obstacle(variant, together)).toBeNull();
    expect(obstacle(variant, alone)).toBe("config-variant-not-with-solo");
    expect(obstacle(level, together)).toBe("config-level-only-with-solo");
    expect(obstacle(level, alone)).toBeNull();
  });

  it("asks for whatever can be chosen, and for nothing else", () => {
    const together = asUsual(CHOICES);
    expect(asked(CHOICES, together)).toEqual({ variant: "standard", hotels: ["night"], modules: [] });
    expect(asked(CHOICES, { ...together, variant: "draft", solo: "leopold", seed: "7" })).toEqual({
      hotels: ["night"],
      modules: [],
      solo: "leopold",
      level: "medium",
      seed: "7",
    });
  });

  it("plays alone against whoever comes with the modules chosen", () => {
    const automata: OfferedAutomaton[] = [
      { automaton: "leopold", modules: [] },
      { automaton: "elisabeth", modules: ["ballrooms", "celebrities"] },
    ];
    expect(automaton(automata, {})).toBe("leopold");
    expect(automaton(automata, { modules: ["promo", "more"] })).toBe("leopold");
    expect(automaton(automata, { modules: ["more", "celebrities"] })).toBe("elisabeth");
    expect(automaton([], { modules: ["ballrooms"] })).toBe("");
  });

  it("finds the choices of a table again, but for its seed", () => {
    const table = { variant: "draft", hotels: ["day A", "day C"], modules: ["promo"], solo: "", level: "", seed: "7" };
    const again = chosenAt(CHOICES, table as unknown as TableState["table"]);
    expect(asked(CHOICES, again)).toEqual({ variant: "draft", hotels: ["day"], modules: ["promo"] });
  });
});
