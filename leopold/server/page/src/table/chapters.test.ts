// The rules open where the present decision is explained, also for decisions that the page has never heard of.

import { expect, test } from "vitest";

import { chapterOf } from "./chapters";

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
  expect(chapterOf(["dance", "done"])).toBe("turn");
});
