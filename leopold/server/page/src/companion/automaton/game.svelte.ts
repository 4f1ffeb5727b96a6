/** One game beside a real table: what is kept, what is sent, what came back. */

import { askCompanion, cardsBeside, openCompanion, Refusal } from "../../api/client";
import type { CompanionGame } from "../../api/models";
import { expansion } from "../../table/expansion.svelte";
import { say } from "../../words/index.svelte";
import { Library } from "../../words/library";
import { problemWords } from "../../words/problems";
import { keep, laidOf, load, type Kept, type Laid } from "./keeping";

export const AUTOMATON = 1;

export class BesideGame {
  kept = $state.raw<Kept | null>(load());
  game = $state.raw<CompanionGame | null>(null);
  library = $state.raw<Library | null>(null);
  /** Something is on its way to the server. */
  busy = $state(false);
  /** Nobody answers: it is asked again until somebody does. */
  lost = $state(false);
  problem = $state("");
  private ending = new AbortController();

  /** Go on with the game that is kept here. What was last told is still there, and is shown until there is more. */
  async resume(): Promise<void> {
    this.ending.abort();
    this.ending = new AbortController();
    this.busy = this.lost = false;
    this.problem = "";
    this.kept = load();
    if (this.kept && this.game && !isOf(this.game, this.kept)) this.game = null;
    if (this.kept && this.game?.given.length !== this.kept.given.length) await this.ask(this.kept.laid, this.kept.given);
  }

  async begin(laid: Laid): Promise<void> {
    this.game = null;
    await this.ask(laid, []);
  }

  async open(text: string): Promise<void> {
    await this.attempt(async () => {
      const game = await openCompanion(text);
      this.remember(laidOf(game), game.given, {});
      await this.show(game);
    });
  }

  async answer(text: string): Promise<void> {
    if (this.kept) await this.ask(this.kept.laid, [...this.kept.given, text]);
  }

  async undo(): Promise<void> {
    if (this.kept && this.kept.given.length > 0) await this.ask(this.kept.laid, this.kept.given.slice(0, -1));
  }

  /** Nothing is left of it here. */
  forget(): void {
    this.ending.abort();
    this.ending = new AbortController();
    this.kept = this.game = this.library = null;
    this.busy = this.lost = false;
    this.problem = "";
    keep(null);
  }

  score(points: Record<string, number>): void {
    if (this.kept) this.remember(this.kept.laid, this.kept.given, points);
  }

  /** Nobody waits any more; what is kept stays. */
  end(): void {
    this.ending.abort();
  }

  private remember(laid: Laid, given: string[], points: Record<string, number>): void {
    this.kept = { laid, given, points };
    keep(this.kept);
  }

  /** Kept before it is sent: a phone that sleeps now sends it when it wakes. What is refused is taken back. */
  private async ask(laid: Laid, given: string[]): Promise<void> {
    if (this.busy) return;
    const before = this.game ? this.game.given : given.slice(0, -1);
    const points = this.kept?.points ?? {};
    if (laid.seed) this.remember(laid, given, points);
    await this.attempt(async () => {
      try {
        const game = await askCompanion({ ...laid, given }, (is) => (this.lost = is), this.ending.signal);
        this.remember(laidOf(game), game.given, points);
        await this.show(game);
      } catch (reason) {
        if (!(reason instanceof Refusal) || !this.kept) throw reason;
        this.remember(laid, before, points);
        if (!this.game && before.length < given.length) await this.show(await askCompanion({ ...laid, given: before }, (is) => (this.lost = is), this.ending.signal));
        throw reason;
      }
    });
  }

  private async show(game: CompanionGame): Promise<void> {
    const told = this.game;
    if (!this.library || told?.edition !== game.edition || told.modules.join() !== game.modules.join()) {
      await expansion.fetch(game.modules);
      const cards = await cardsBeside(game.edition, game.modules, (is) => (this.lost = is), this.ending.signal);
      const people = { name: (seat: number) => (seat === AUTOMATON ? say("automaton-name", { automaton: game.automaton }) : say("box-end-you")), isYou: (seat: number) => seat !== AUTOMATON };
      this.library = new Library(cards, people);
    }
    this.game = game;
  }

  private async attempt(what: () => Promise<void>): Promise<void> {
    const { signal } = this.ending;
    this.busy = true;
    this.problem = "";
    try {
      await what();
    } catch (reason) {
      if (!signal.aborted) this.problem = problemWords(reason, (said) => (this.library ? this.library.said(said) : say("problem-silent")));
    } finally {
      if (!signal.aborted) this.busy = false;
    }
  }
}

/** Does what was told last belong to the game that is kept, if perhaps before the last answer? Another window may have begun another. */
function isOf(game: CompanionGame, { laid, given }: Kept): boolean {
  const same = (one: readonly string[], other: readonly string[]) => one.every((answer, at) => answer === other[at]);
  return JSON.stringify(laidOf(game)) === JSON.stringify(laid) && (same(game.given, given) || same(given, game.given));
}

/** The one game beside this table: whoever looks something up meanwhile finds it as it was. */
export const beside = new BesideGame();
