/**
 * Something the server is asked again and again, each time with more. Only the last question counts: an answer to an older
 * one is dropped. While nobody answers the question waits and is asked again by itself.
 */

import { Refusal } from "../api/client";
import { problemWords } from "../words/problems";

const FIRST_WAIT = 500;
const LONGEST_WAIT = 8000;

export class Waiting<Question, Answer> {
  answer = $state.raw<Answer | null>(null);
  problem = $state("");
  /** Nobody answers. */
  lost = $state(false);
  busy = $state(false);
  private newest = 0;
  private wait = FIRST_WAIT;
  private again: (() => void) | undefined;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly send: (question: Question) => Promise<Answer>) {}

  /** Ask this, whatever was asked before. */
  async ask(question: Question): Promise<void> {
    const mine = ++this.newest;
    clearTimeout(this.timer);
    this.again = undefined;
    this.busy = true;
    try {
      const answer = await this.send(question);
      if (mine !== this.newest) return;
      this.answer = answer;
      this.problem = "";
      this.settle();
    } catch (reason) {
      if (mine !== this.newest) return;
      if (reason instanceof Refusal) {
        this.problem = problemWords(reason);
        this.settle();
        return;
      }
      this.lost = true;
      this.again = () => void this.ask(question);
      this.timer = setTimeout(this.again, this.wait);
      this.wait = Math.min(this.wait * 2, LONGEST_WAIT);
    }
  }

  /** The way to the server may be open again. */
  readonly nudge = (): void => {
    this.wait = FIRST_WAIT;
    clearTimeout(this.timer);
    this.again?.();
  };

  /** Nobody waits any more. */
  end(): void {
    this.newest++;
    clearTimeout(this.timer);
    this.again = undefined;
  }

  private settle(): void {
    this.lost = false;
    this.busy = false;
    this.wait = FIRST_WAIT;
  }
}
