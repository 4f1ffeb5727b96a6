/** A scene that plays by itself, act after act, at the reader's pace; it can be stepped through, and skipped. */

import { settings } from "../settings.svelte";

const WAITS = { calm: 1700, quick: 800, skip: 0, step: Infinity } as const;

export class Acting {
  at = $state(0);

  constructor(
    private readonly length: () => number,
    private readonly over: () => void,
  ) {
    $effect(() => {
      const wait = WAITS[settings.speed];
      if (this.last || wait === Infinity) return;
      const timer = setTimeout(() => (this.at += 1), wait);
      return () => clearTimeout(timer);
    });
  }

  get last(): boolean {
    return this.at >= this.length() - 1;
  }

  get stepping(): boolean {
    return settings.speed === "step" && !this.last;
  }

  /** What the button says. */
  get word(): "table-next" | "table-skip" | "scene-on" {
    return this.stepping ? "table-next" : this.last ? "scene-on" : "table-skip";
  }

  /** The next act, the last one, or the end. */
  on(): void {
    if (this.stepping) this.at += 1;
    else if (this.last) this.over();
    else this.at = this.length() - 1;
  }
}
