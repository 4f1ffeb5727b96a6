/** A number that is seen to count from what it was to what it is; at once for those who prefer less motion. */

import { Tween } from "svelte/motion";

const LASTS = 650;

export class Counted {
  private readonly tween: Tween<number>;

  constructor(private readonly n: () => number) {
    this.tween = Tween.of(n, { duration: matchMedia("(prefers-reduced-motion: reduce)").matches ? 0 : LASTS });
  }

  get now(): number {
    return this.tween.current === this.n() ? this.n() : Math.round(this.tween.current);
  }
}
