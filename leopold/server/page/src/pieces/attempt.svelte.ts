/** Something that the server is asked for: one at a time, and where it cannot be, the reader is told why. */

import { problemWords } from "../words/problems";

export class Attempt {
  busy = $state(false);
  problem = $state("");

  /** Do it, unless something is under way already. */
  readonly to = async (what: () => Promise<void>): Promise<void> => {
    if (this.busy) return;
    this.busy = true;
    this.problem = "";
    try {
      await what();
    } catch (reason) {
      this.problem = problemWords(reason);
    } finally {
      this.busy = false;
    }
  };
}
