/** Cards by number, by name in any language, and by what is drawn on them. */

import { signsOf, type Doings } from "../../art/effects";
import type { Glyph } from "../../art/icons";
import { isItem } from "../../art/types";
import { mentions, textOf, type Entry } from "../../book/entries";
import type { Kind } from "../../book/places";
import { fold } from "../../words/folding";
import { say, sayAny, type Key } from "../../words/index.svelte";

// --- what is drawn

/** The glyph that stands for a kind of cards. */
export const KIND_GLYPHS: Readonly<Record<Kind, Glyph>> = {
  guest: "guest",
  staff: "staff",
  objective: "scroll",
  tile: "crown",
  hotel: "house",
  order: "turn",
  instruction: "seat-leopold",
  ballroom: "waltz-ballroom",
  rehearsal: "waltz-dancer",
  celebrity: "waltz-celebrity",
  entrance: "waltz-entrance",
};

/** What one can point at: a kind of cards, or something that is drawn on them. */
export type Mark = `kind:${Kind}` | Glyph;

/** Signs in groups, as people look for them. */
export const MARKS: readonly { title: Key; marks: readonly Glyph[] }[] = [
  { title: "legend-items", marks: ["strudel", "cake", "wine", "coffee", "champagne", "any-item"] },
  { title: "legend-colours", marks: ["blue", "red", "yellow", "green"] },
  { title: "legend-timing", marks: ["once", "round", "permanent", "end", "flip"] },
  {
    title: "legend-steps",
    marks: ["coin", "points", "favour", "room", "room-lit", "group", "floor", "column", "guest", "staff", "staff-deck", "eye", "suitcase", "cloche", "order-done", "scroll", "kitchen", "shield", "waltz-dancer"],
  },
  { title: "legend-dice", marks: ["die-1", "die-2", "die-3", "die-4", "die-5", "die-6", "die-0"] },
];

/** What a sign means. */
export function meaningOf(mark: Mark): string {
  if (mark.startsWith("kind:")) return sayAny(`cards-kind-${mark.slice("kind:".length)}`);
  return mark === "waltz-dancer" ? say("reference-mark-dancer") : sayAny(`symbol-${mark}`);
}

export const glyphOf = (mark: Mark): Glyph => (mark.startsWith("kind:") ? KIND_GLYPHS[mark.slice("kind:".length) as Kind] : (mark as Glyph));

const itemsOf = (order: Readonly<Record<string, number>>): Glyph[] => Object.entries(order).flatMap(([item, n]) => (n > 0 && isItem(item) ? [item] : []));

function drawn(doings: Doings): Glyph[] {
  return signsOf(doings)
    .flat()
    .flatMap((sign) => (sign.is === "text" ? [] : sign.is === "icon" ? [sign.icon] : [sign.is]))
    .map((glyph) => (glyph === "crown" ? "favour" : glyph));
}

/** Everything that is drawn on a card. */
export function marksOf(entry: Entry): ReadonlySet<Mark> {
  return new Set<Mark>([`kind:${entry.kind}`, ...glyphsOf(entry)]);
}

function glyphsOf(entry: Entry): Glyph[] {
  switch (entry.kind) {
    case "guest":
      return [entry.card.colour as Glyph, ...itemsOf(entry.card.order), ...drawn(entry.card)];
    case "staff":
      return [entry.card.timing as Glyph, ...drawn(entry.card)];
    case "objective":
      return drawn({ need: entry.card });
    case "tile":
      return drawn({ steps: entry.card.steps, penalty: entry.card });
    case "instruction": {
      const { guests, dice, extras } = entry.card;
      const shown: Readonly<Record<string, Glyph>> = { objective: "scroll", emperor: "favour", staff: "staff", dancer: "waltz-dancer", points: "points" };
      return [
        ...guests.map(({ colour }) => (colour === "any" ? "any-colour" : (colour as Glyph))),
        ...dice.flatMap((face): Glyph[] => (face <= 6 ? [`die-${face}` as Glyph] : [])),
        ...extras.flatMap(({ name }) => shown[name] ?? []),
      ];
    }
    case "ballroom":
      return ["points", "champagne", ...drawn({ steps: entry.card.rows.flat() })];
    case "rehearsal":
      return ["waltz-dancer", ...drawn({ steps: entry.card.areas.flatMap((area) => area.steps) })];
    case "celebrity":
      return [entry.card.timing as Glyph, ...drawn(entry.card)];
    case "entrance": {
      const { kitchen, begin, steps, powers, when, sums, tokens } = entry.card;
      const every = [...begin, ...steps, ...Object.values(sums).flat(), ...tokens.flatMap((token) => [...token.column, ...token.floor])];
      return [...itemsOf(kitchen), ...drawn({ when, steps: every, powers })];
    }
    default:
      return [];
  }
}

// --- what is written

/** What a card is called: by its title, in every language there is, and by what is printed on it. */
function namesOf(entry: Entry): string[] {
  const names = entry.words ? Object.values(entry.words.names) : [];
  const printed = entry.kind === "tile" ? [entry.card.tile] : entry.kind === "objective" ? [entry.card.letter] : [];
  return [entry.title, ...names, ...printed].map(fold);
}

/** How well a card is found: its number before its name, a whole name before a part, what is spelled right before what is not. */
const FOUND = { number: 100, name: 90, begins: 80, numbered: 70, words: 60, within: 45, nearly: 30, told: 10 } as const;

function score(entry: Entry, names: readonly string[], wanted: string): number {
  if (/^\d+$/.test(wanted)) {
    const number = entry.number === null ? "" : String(entry.number);
    if (number === wanted) return FOUND.number;
    return number.startsWith(wanted) ? FOUND.numbered : 0;
  }
  if (names.includes(wanted)) return FOUND.name;
  if (names.some((name) => name.startsWith(wanted))) return FOUND.begins;
  const asked = wanted.split(/\s+/);
  const worded = names.map((name) => name.split(/[^\p{L}\p{N}]+/u));
  if (worded.some((words) => asked.every((word) => words.some((one) => one.startsWith(word))))) return FOUND.words;
  // A letter or two are within nearly every word; of Chinese they are a word.
  if ((wanted.length > 2 || /\p{Script=Han}/u.test(wanted)) && names.some((name) => name.includes(wanted))) return FOUND.within;
  const slips = Math.min(...worded.map((words) => Math.max(...asked.map((word) => Math.min(...words.map((one) => slipsBetween(word, one)))))));
  if (Number.isFinite(slips)) return FOUND.nearly - slips;
  return wanted.length > 2 && mentions(textOf(entry), wanted) ? FOUND.told : 0;
}

/** One slip in a word of four letters and more, two in one of seven; whoever is still typing has only the beginning. */
function slipsBetween(typed: string, word: string): number {
  const most = typed.length >= 7 ? 2 : typed.length >= 4 ? 1 : 0;
  if (most === 0) return typed === word ? 0 : Infinity;
  for (const part of [word, word.slice(0, typed.length)]) {
    if (Math.abs(part.length - typed.length) > most) continue;
    const slips = distance(typed, part);
    if (slips <= most) return slips;
  }
  return Infinity;
}

/** Letters to be changed, left out, put in or exchanged with their neighbour. */
export function distance(one: string, other: string): number {
  const row = (length: number) => Array.from({ length }, (_, at) => at);
  let before: number[] = [];
  let above = row(other.length + 1);
  for (let i = 1; i <= one.length; i++) {
    const here = [i];
    for (let j = 1; j <= other.length; j++) {
      const same = one[i - 1] === other[j - 1];
      let least = Math.min((above[j] ?? 0) + 1, (here[j - 1] ?? 0) + 1, (above[j - 1] ?? 0) + (same ? 0 : 1));
      if (i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1]) least = Math.min(least, (before[j - 2] ?? 0) + 1);
      here.push(least);
    }
    [before, above] = [above, here];
  }
  return above[other.length] ?? 0;
}

// --- both

export interface Findable {
  entry: Entry;
  marks: ReadonlySet<Mark>;
  names: readonly string[];
}

export function findable(entries: readonly Entry[]): Findable[] {
  return entries.map((entry) => ({ entry, marks: marksOf(entry), names: namesOf(entry) }));
}

/** Cards that have all these signs and are called so; the best first. */
export function find(cards: readonly Findable[], text: string, marks: readonly Mark[] = []): Entry[] {
  const wanted = fold(text).trim();
  const signed = cards.filter((card) => marks.every((mark) => card.marks.has(mark)));
  if (!wanted) return signed.map(({ entry }) => entry);
  return signed
    .map(({ entry, names }) => ({ entry, worth: score(entry, names, wanted) }))
    .filter(({ worth }) => worth > 0)
    .sort((one, other) => other.worth - one.worth)
    .map(({ entry }) => entry);
}

/** Signs that would still leave something, if one pointed at them too. */
export function pointable(cards: readonly Findable[], text: string, marks: readonly Mark[]): ReadonlySet<Mark> {
  const left = new Set(find(cards, text, marks));
  return new Set([...cards.filter(({ entry }) => left.has(entry)).flatMap((card) => [...card.marks])]);
}
