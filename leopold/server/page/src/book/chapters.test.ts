// The rules open where the present decision is explained, also for decisions that the page has never heard of.

import { expect, test } from "vitest";

import { CHAPTERS, FIGURES, chapterOf } from "./chapters";
import rules from "../../../../words/en/rules.ftl?raw";

test.each([
  [["pass", "end", "guest", "die", "serve", "claim", "use", "check-in"], "turn"],
  [["room", "done"], "rooms"],
  [["take"], "dice"],
  [["place", "keep"], "serving"],
  [["reward", "bonus", "done"], "check_in"],
  [["hire", "done"], "staff"],
  [["left", "right"], "emperor"],
])("what is answered with %s is explained in %s", (answers, chapter) => expect(chapterOf(answers)).toBe(chapter));

test("what answers nothing that is known is explained by the turn", () => {
  expect(chapterOf(["juggle", "done"])).toBe("turn");
  expect(chapterOf(["dance", "done"])).toBe("balls");
});

test("every chapter is written, and every picture stands after a paragraph of it", () => {
  for (const chapter of CHAPTERS) {
    const text = new RegExp(`^rules-${chapter}-text =((?:\\n?.*)(?:\\n    .*)*)`, "m").exec(rules)?.[1];
    expect(text, chapter).toBeTruthy();
    // Lines that a choice of words takes for itself begin deeper or with a bracket.
    const paragraphs = text?.split("\n").filter((line) => /^    [^ }\[*]/.test(line) || /^ \S/.test(line)).length ?? 0;
    for (const after of Object.keys(FIGURES[chapter] ?? {})) expect(Number(after), chapter).toBeLessThan(paragraphs);
  }
});
