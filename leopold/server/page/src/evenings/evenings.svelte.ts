/** What the server keeps of this browser's finished games: asked for once, and again after each that ends. */

import { eraseEvenings, myEvenings } from "../api/client";
import type { Evenings } from "../api/models";

class Mine {
  /** None until it is known, and where the server does not answer. */
  all = $state.raw<Evenings | null>(null);

  async ask(): Promise<void> {
    this.all = await myEvenings();
  }

  async erase(): Promise<void> {
    await eraseEvenings();
    await this.ask();
  }
}

export const mine = new Mine();
