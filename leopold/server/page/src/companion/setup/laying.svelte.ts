/** The set-up on this device: wishes, what was drawn, what is kept, and what lies on the table already. */

import { drawSetup } from "../../api/client";
import type { DrawSetup, SetupDrawn } from "../../api/models";
import { say } from "../../words/index.svelte";
import { handOn, thisEvening } from "../evening";
import { keep, kept as keptBefore } from "../kept";
import { Waiting } from "../waiting.svelte";
import { eveningOf, requestOf, stillKept, USUAL, valueOf, type Change, type Thing, type Wishes } from "./wishes";

const NAME = "setup";

interface Kept {
  wishes: Wishes;
  drawn: SetupDrawn | null;
  kept: Thing[];
  ticked: string[];
}

class Laying {
  wishes = $state.raw<Wishes>(USUAL);
  kept = $state.raw<readonly Thing[]>([]);
  ticked = $state.raw<readonly string[]>([]);
  readonly drawing = new Waiting<DrawSetup, SetupDrawn>(drawSetup);

  constructor() {
    const before = keptBefore<Kept>(NAME);
    const names = thisEvening()?.names ?? [];
    this.wishes = before ? { ...USUAL, ...before.wishes } : { ...USUAL, names: [...names, "", "", "", ""].slice(0, 4) };
    this.kept = before?.kept ?? [];
    this.ticked = before?.ticked ?? [];
    this.drawing.answer = before?.drawn ?? null;
  }

  get drawn(): SetupDrawn | null {
    return this.drawing.answer;
  }

  /** Whoever has no name has a number. */
  get names(): string[] {
    return this.wishes.names.slice(0, this.wishes.players).map((name, at) => name.trim() || say("setup-player", { n: at + 1 }));
  }

  /** At the first visit, and after wishes have changed. */
  begin(): void {
    if (!this.drawn) void this.ask();
  }

  wish(what: Partial<Wishes>, inPlay: (thing: Thing, value: string, modules: readonly string[]) => boolean): void {
    const before = this.wishes;
    this.wishes = { ...before, ...what };
    this.kept = stillKept(this.drawn, this.kept, before, this.wishes, (thing, value) => inPlay(thing, value, this.wishes.modules));
    void this.ask();
  }

  /** Only a name: who sits where stays as it is. */
  rename(at: number, name: string): void {
    this.wishes = { ...this.wishes, names: this.wishes.names.map((one, k) => (k === at ? name : one)) };
    this.write();
    if (this.drawn) void this.ask({ thing: "" });
  }

  anew(thing?: Thing): void {
    if (thing === undefined) this.ticked = [];
    else this.let(thing);
    void this.ask(thing === undefined ? undefined : { thing });
  }

  choose(thing: Thing, to: string): void {
    if (!this.kept.includes(thing)) this.kept = [...this.kept, thing];
    void this.ask({ thing, to });
  }

  toggle(thing: Thing): void {
    this.kept = this.kept.includes(thing) ? this.kept.filter((one) => one !== thing) : [...this.kept, thing];
    this.write();
  }

  tick(step: string): void {
    this.ticked = this.ticked.includes(step) ? this.ticked.filter((one) => one !== step) : [...this.ticked, step];
    this.write();
  }

  untick(): void {
    this.ticked = [];
    this.write();
  }

  private let(thing: Thing): void {
    this.kept = this.kept.filter((one) => one !== thing);
  }

  private async ask(change?: Change): Promise<void> {
    this.write();
    await this.drawing.ask(requestOf(this.wishes, this.names, this.fitting(), this.kept, change));
    this.write();
  }

  /** What was drawn for other people or modules says nothing about where things lie now. */
  private fitting(): SetupDrawn | null {
    const { drawn } = this;
    if (!drawn) return null;
    const { players, modules, edition } = this.wishes;
    const same = drawn.edition === edition && drawn.modules.join() === modules.join() && drawn.seats.filter((seat) => !seat.automaton).length === players;
    if (same) return drawn;
    const has = (list: readonly string[], kind: string) => (this.kept.some((thing) => thing.startsWith(`${kind}:`)) ? list : []);
    return { ...drawn, ballrooms: [...has(drawn.ballrooms, "ballroom")], lounge: [...has(drawn.lounge, "lounge")], rehearsals: [], entrances: [] };
  }

  private write(): void {
    keep(NAME, { wishes: this.wishes, drawn: this.drawn, kept: this.kept, ticked: this.ticked } satisfies Record<keyof Kept, unknown>);
    if (this.drawn) handOn(eveningOf(this.drawn, this.wishes));
  }
}

export const laying = new Laying();
export { valueOf };
