/** What the trainer remembers between the list and its tables: the puzzles, and which of them one goes through. */

import { layPuzzle, puzzles } from "../api/client";
import type { Puzzles } from "../api/models";
import { router } from "../router.svelte";
import { settings } from "../settings.svelte";
import { ALL, listed, nextOf, type DifficultyChoice, type ThemeChoice } from "./choosing";

class Trainer {
  all = $state.raw<Puzzles | null>(null);
  theme = $state<ThemeChoice>(ALL);
  difficulty = $state<DifficultyChoice>(ALL);
  readonly listed = $derived(listed(this.all?.puzzles ?? [], this.theme, this.difficulty));
  readonly today = $derived(this.all?.puzzles.find((puzzle) => puzzle.id === this.all?.today));

  async ask(): Promise<void> {
    this.all = await puzzles();
  }

  /** Lay the table of a puzzle and go there. */
  async play(id: string): Promise<void> {
    const { table } = await layPuzzle(id, settings.name.trim());
    router.go({ page: "table", table });
  }

  /** The next of those that are listed, once it is known what has been solved. */
  async next(id: string): Promise<void> {
    await this.ask();
    const found = nextOf(this.listed, id);
    if (found) await this.play(found.id);
    else router.go({ page: "trainer" });
  }
}

export const trainer = new Trainer();
