/** The review of one table: asked for, waited for, there. It is made at the server, whoever looks meanwhile. */

import { askReview, Refusal, reviewState } from "../api/client";
import type { ReviewState } from "../api/models";
import { problemWords } from "../words/problems";

/** Milliseconds between two looks at how far it is. */
const AGAIN = 1000;

export class Asking {
  state = $state.raw<ReviewState | null>(null);
  problem = $state("");
  private timer: ReturnType<typeof setTimeout> | undefined;
  private ended = false;

  constructor(
    readonly table: string,
    /** Ask for it where nobody has; else only look. */
    private readonly wanted: boolean,
  ) {}

  readonly begin = async (): Promise<void> => {
    this.problem = "";
    await this.learn(this.wanted ? askReview : reviewState);
  };

  end(): void {
    this.ended = true;
    clearTimeout(this.timer);
  }

  private async learn(ask: (table: string) => Promise<ReviewState>): Promise<void> {
    try {
      this.state = await ask(this.table);
    } catch (reason) {
      // A server that does not answer may do so in a moment; one that refuses has a reason.
      if (reason instanceof Refusal || !this.state) {
        this.problem = problemWords(reason);
        return;
      }
    }
    if (this.ended || !this.state) return;
    // A server that was started again knows of nothing that was under way.
    const lost = this.wanted && this.state.state === "none";
    if (lost || this.state.state === "working") this.timer = setTimeout(() => void this.learn(lost ? askReview : reviewState), AGAIN);
  }
}
