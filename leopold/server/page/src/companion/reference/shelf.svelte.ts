/** What the reference has on its shelf, and what somebody is looking for: both stay while other parts of the companion are open. */

import { cards, rulings } from "../../api/client";
import { keeping } from "../../api/kept";
import type { Cards, Ruling } from "../../api/models";
import { offer } from "../../lobby/meta.svelte";
import { problemWords } from "../../words/problems";
import type { Mark } from "./finding";

const KEPT = "leopold.reference";
const MOST_RECENT = 6;
/** Every Leopold has these; which others there are, the server says. */
const EDITIONS = ["revised", "2015"] as const;

export function editions(): readonly string[] {
  return offer.meta?.choices.find((choice) => choice.name === "edition")?.values ?? EDITIONS;
}

export type Tray = "" | "pad" | "signs";

class Shelf {
  /** Of the box on the table. */
  edition = $state<string>(EDITIONS[0]);
  cards = $state.raw<Cards | null>(null);
  rulings = $state.raw<readonly Ruling[]>([]);
  /** What is shown comes from an earlier visit. */
  old = $state(false);
  problem = $state("");

  text = $state("");
  question = $state("");
  marks = $state.raw<readonly Mark[]>([]);
  tray = $state<Tray>("");
  /** A card has been opened: the next digit begins another number. */
  done = $state(false);
  /** Places of the cards looked at last, the latest first. */
  recent = $state.raw<readonly string[]>([]);

  constructor() {
    try {
      const kept = JSON.parse(localStorage.getItem(KEPT) ?? "{}") as { edition?: string; recent?: unknown; tray?: string };
      if (kept.edition) this.edition = kept.edition;
      if (kept.tray === "pad") this.tray = kept.tray;
      if (Array.isArray(kept.recent)) this.recent = kept.recent.filter((place) => typeof place === "string").slice(0, MOST_RECENT);
    } catch {
      // A browser that keeps nothing looks up just as well.
    }
  }

  private keep(): void {
    try {
      const { edition, recent, tray } = this;
      localStorage.setItem(KEPT, JSON.stringify({ edition, recent, tray }));
    } catch {
      // As above.
    }
  }

  async fetch(): Promise<void> {
    const { edition } = this;
    try {
      const [found, told] = await Promise.all([keeping(`cards-${edition}`, () => cards(edition)), keeping("rulings", rulings)]);
      if (edition !== this.edition) return;
      this.cards = found.answer;
      this.rulings = told.answer.rulings;
      this.old = found.old || told.old;
      this.problem = "";
    } catch (reason) {
      this.problem = problemWords(reason);
    }
  }

  choose(edition: string): void {
    this.edition = edition;
    this.keep();
    void this.fetch();
  }

  lookedAt(place: string): void {
    this.recent = [place, ...this.recent.filter((one) => one !== place)].slice(0, MOST_RECENT);
    this.done = true;
    this.keep();
  }

  /** What is open already is shut. */
  open(tray: Tray): void {
    this.tray = this.tray === tray ? "" : tray;
    this.keep();
  }

  point(mark: Mark): void {
    this.marks = this.marks.includes(mark) ? this.marks.filter((one) => one !== mark) : [...this.marks, mark];
  }

  type(sign: string): void {
    this.text = this.done ? sign : `${this.text}${sign}`;
    this.done = false;
  }

  erase(): void {
    this.text = this.done ? "" : this.text.slice(0, -1);
    this.done = false;
  }

  clear(): void {
    this.text = "";
    this.marks = [];
    this.done = false;
  }
}

export const shelf = new Shelf();
