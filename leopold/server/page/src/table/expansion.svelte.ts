/** What the expansion adds to the table comes when a game needs it: a base game fetches nothing of it. */

type Parts = typeof import("./waltz");

class Expansion {
  /** Once they are here they stay. */
  parts = $state.raw<Parts | null>(null);

  /** Before a table is shown, so that nothing on it moves later. */
  async fetch(modules: readonly string[]): Promise<void> {
    if (this.parts || modules.length === 0) return;
    this.parts = await import("./waltz");
  }
}

export const expansion = new Expansion();
