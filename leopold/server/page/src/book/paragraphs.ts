/** The text of a chapter, with the numbers of the edition. */

import { say } from "../words/index.svelte";
import type { Library } from "../words/library";
import type { Chapter } from "./chapters";

export function paragraphsOf(library: Library, chapter: Chapter): string[] {
  // Of the dice only those of real tables.
  const numbers = { ...library.numbers, dice: library.board.dice.filter((n) => n > 0) };
  return say(`rules-${chapter}-text`, numbers).split("\n").filter((line) => line.trim() !== "");
}
