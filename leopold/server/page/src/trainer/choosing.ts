/** Which puzzles are listed, and which comes next. */

import type { PuzzleSummary } from "../api/models";

export const THEMES = ["serving", "money", "emperor", "groups", "staff"] as const;
export const DIFFICULTIES = ["easy", "medium", "hard"] as const;
export const ALL = "all";
export type ThemeChoice = (typeof THEMES)[number] | typeof ALL;
export type DifficultyChoice = (typeof DIFFICULTIES)[number] | typeof ALL;

type Kind = Pick<PuzzleSummary, "theme" | "difficulty">;

export const fits = (puzzle: Kind, theme: ThemeChoice, difficulty: DifficultyChoice): boolean =>
  (theme === ALL || puzzle.theme === theme) && (difficulty === ALL || puzzle.difficulty === difficulty);

/** By difficulty, the easiest first; otherwise as they come. */
export function listed<One extends Kind>(puzzles: readonly One[], theme: ThemeChoice, difficulty: DifficultyChoice): One[] {
  const rank = (puzzle: Kind) => DIFFICULTIES.indexOf(puzzle.difficulty);
  return puzzles.filter((puzzle) => fits(puzzle, theme, difficulty)).toSorted((one, other) => rank(one) - rank(other));
}

/** The next in the list that is not solved yet, after this one; from the beginning again where the list ends. */
export function nextOf<One extends Kind & Pick<PuzzleSummary, "id" | "state">>(puzzles: readonly One[], id: string): One | undefined {
  const at = puzzles.findIndex((puzzle) => puzzle.id === id);
  const round = [...puzzles.slice(at + 1), ...puzzles.slice(0, Math.max(at, 0))];
  return round.find((puzzle) => puzzle.state !== "solved") ?? round[0];
}
