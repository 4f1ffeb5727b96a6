/** The sheet on the desk and those in the drawer. Every change is kept on this device and counted by the server. */

import { countScore } from "../../api/client";
import type { Score, ScoreEntry } from "../../api/models";
import { keep, kept } from "../kept";
import { Waiting } from "../waiting.svelte";
import { entryOf, newSheet, type Beginning, type Finished, type Person, type Sheet } from "./model";

const ON_DESK = "sheet";
const DRAWER = "sheets";
/** More than anybody looks at again. */
const MOST = 200;

class Desk {
  sheet = $state<Sheet | null>(kept<Finished>(ON_DESK)?.sheet ?? null);
  drawer = $state.raw<readonly Finished[]>(kept<Finished[]>(DRAWER) ?? []);
  /** What was thrown away last, and where it lay (nowhere: on the desk): it can be had back. */
  thrown = $state.raw<{ finished: { sheet: Sheet; score: Score | null }; at: number | null } | null>(null);
  readonly counting = new Waiting<ScoreEntry, Score>(countScore);

  constructor() {
    this.counting.answer = kept<Finished>(ON_DESK)?.score ?? null;
  }

  get score(): Score | null {
    return this.sheet && this.counting.answer?.people.length === this.sheet.people.length ? this.counting.answer : null;
  }

  begin(beginning: Beginning): void {
    this.counting.end();
    this.counting.answer = null;
    const now = new Date().toISOString();
    this.sheet = newSheet(beginning, now, now);
    this.thrown = null;
    this.changed();
  }

  /** Something is known now that was not. */
  change(seat: number, what: Partial<Person>): void {
    const person = this.sheet?.people[seat];
    if (!person) return;
    Object.assign(person, what);
    this.changed();
  }

  changed(): void {
    if (!this.sheet) return;
    this.write();
    void this.counting.ask(entryOf($state.snapshot(this.sheet))).then(() => this.write());
  }

  /** Into the drawer, and the desk is free. */
  finish(): void {
    if (!this.sheet || !this.score) return;
    const done = { sheet: $state.snapshot(this.sheet), score: this.score };
    this.put([done, ...this.drawer.filter(({ sheet }) => sheet.id !== done.sheet.id)].slice(0, MOST));
    this.clear();
  }

  /** The desk is wanted for another one. */
  throwFromDesk(): void {
    if (!this.sheet) return;
    const finished = { sheet: $state.snapshot(this.sheet), score: this.counting.answer };
    this.clear();
    this.thrown = { finished, at: null };
  }

  private clear(): void {
    this.counting.end();
    this.counting.answer = null;
    this.sheet = null;
    keep(ON_DESK, null);
  }

  throwAway(id: string): void {
    const at = this.drawer.findIndex(({ sheet }) => sheet.id === id);
    const finished = this.drawer[at];
    if (!finished) return;
    this.thrown = { finished, at };
    this.put(this.drawer.filter(({ sheet }) => sheet.id !== id));
  }

  takeBack(): void {
    if (!this.thrown) return;
    const { finished, at } = this.thrown;
    this.thrown = null;
    if (at !== null && finished.score) this.put(this.drawer.toSpliced(at, 0, { ...finished, score: finished.score }));
    else {
      this.sheet = finished.sheet;
      this.counting.answer = finished.score;
      this.changed();
    }
  }

  private put(drawer: readonly Finished[]): void {
    this.drawer = drawer;
    keep(DRAWER, drawer);
  }

  private write(): void {
    keep(ON_DESK, this.sheet && { sheet: $state.snapshot(this.sheet), score: this.counting.answer });
  }
}

export const desk = new Desk();
