/** What the server has to offer, asked for until it is ready: the rules may still be compiling. */

import { meta, Refusal } from "../api/client";
import type { Meta } from "../api/models";

const AGAIN = 1500;

class Offer {
  meta = $state.raw<Meta | null>(null);
  silent = $state(false);
  private timer: ReturnType<typeof setTimeout> | undefined;

  async ask(): Promise<void> {
    clearTimeout(this.timer);
    try {
      this.meta = await meta();
      this.silent = false;
      const { ready, bots, failed } = this.meta.readiness;
      if (!(ready && bots) && !failed) this.later();
    } catch (reason) {
      this.silent = !(reason instanceof Refusal);
      this.later();
    }
  }

  private later(): void {
    this.timer = setTimeout(() => void this.ask(), AGAIN);
  }
}

export const offer = new Offer();
