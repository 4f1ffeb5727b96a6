/**
 * A small full-text search for the few hundred passages that the companion knows. It needs no dictionary of any language:
 * words are the same as far as they begin the same or are spelled nearly the same, Chinese is read in pairs of characters,
 * and words that stand in few passages weigh more than those that stand everywhere.
 */

import { fold } from "../../words/folding";

export interface Passage<Is> {
  is: Is;
  /** What it is about: its words weigh more. */
  title: string;
  text: string;
  /** What people say who mean it, but the text does not. */
  also?: string;
  /** How much of it is to be made; 1 where nothing is said. */
  weight?: number;
}

export interface Hit<Is> {
  is: Is;
  score: number;
}

const HAN = /\p{Script=Han}/u;
const WORDS = /\p{Script=Han}+|[\p{L}\p{N}]+/gu;

const TITLE_WEIGHT = 2.2;
const ALSO_WEIGHT = 1.5;
/** How soon another mention of the same word counts for less, and how much a long passage is held against it; as in BM25. */
const SATURATION = 1.2;
const LENGTH = 0.35;
/** Beginnings must have this many letters and be this much of the longer word for two words to count as one. */
const SHORTEST_STEM = 3;
const STEM_SHARE = 0.5;
/** Words of another spelling: how alike their pairs of letters must be. */
const NEARLY = 0.62;
/** Below this share of what was best, a passage was found by chance. */
const BY_CHANCE = 0.3;
/** Of what is asked, a passage must have this share by weight. */
const COVERED = 0.22;
/** A word that another one stands in for. */
const MEANT = 0.6;
/** What is left of the weight of a word that says nothing: enough where nothing else is said. */
const UNSAID = 0.1;

/** The words of a text, folded; of Chinese every pair of neighbours, and a single character by itself. */
export function tokens(text: string): string[] {
  return (fold(text).match(WORDS) ?? []).flatMap((word) => {
    if (!HAN.test(word)) return [word];
    const signs = [...word];
    return signs.length === 1 ? signs : signs.slice(1).map((sign, at) => `${signs[at]}${sign}`);
  });
}

/** How far two words are the same: 1 if they are, 0 if not at all. */
export function alike(one: string, other: string): number {
  if (one === other) return 1;
  if (HAN.test(one) || HAN.test(other)) return 0;
  const longest = Math.max(one.length, other.length);
  let begins = 0;
  while (begins < Math.min(one.length, other.length) && one[begins] === other[begins]) begins++;
  const share = begins / longest;
  if (begins >= SHORTEST_STEM && share >= STEM_SHARE) return share;
  // What looks like a slip of the finger is long enough not to be another word.
  if (Math.min(one.length, other.length) < 5) return 0;
  const near = dice(one, other);
  return near >= NEARLY ? near * 0.8 : 0;
}

/** How many pairs of letters two words share. */
function dice(one: string, other: string): number {
  const pairs = (word: string) => Array.from({ length: word.length - 1 }, (_, at) => word.slice(at, at + 2));
  const left = pairs(other);
  const total = one.length + other.length - 2;
  let shared = 0;
  for (const pair of pairs(one)) {
    const at = left.indexOf(pair);
    if (at < 0) continue;
    left.splice(at, 1);
    shared++;
  }
  return total > 0 ? (2 * shared) / total : 0;
}

interface Kept<Is> {
  passage: Passage<Is>;
  title: Map<string, number>;
  text: Map<string, number>;
  also: Map<string, number>;
  length: number;
}

function counted(words: readonly string[]): Map<string, number> {
  const found = new Map<string, number>();
  for (const word of words) found.set(word, (found.get(word) ?? 0) + 1);
  return found;
}

export class Search<Is> {
  private readonly kept: Kept<Is>[];
  private readonly vocabulary: readonly string[];
  private readonly average: number;
  private readonly meant: readonly (readonly string[])[];
  private readonly unsaid: ReadonlySet<string>;

  /** `same` are words that mean the same here, in groups: whoever says coins means krones. `unsaid` are words that say nothing. */
  constructor(passages: readonly Passage<Is>[], { same = [], unsaid = "" }: { same?: readonly string[]; unsaid?: string } = {}) {
    this.kept = passages.map((passage) => {
      const [title, text, also] = [passage.title, passage.text, passage.also ?? ""].map(tokens) as [string[], string[], string[]];
      return { passage, title: counted(title), text: counted(text), also: counted(also), length: title.length + text.length };
    });
    this.vocabulary = [...new Set(this.kept.flatMap(({ title, text, also }) => [...title.keys(), ...text.keys(), ...also.keys()]))];
    this.average = this.kept.reduce((sum, { length }) => sum + length, 0) / Math.max(1, this.kept.length);
    this.meant = same.map(tokens);
    this.unsaid = new Set(tokens(unsaid));
  }

  /** What fits best first; nothing where nothing fits. */
  find(wanted: string, most = 12): Hit<Is>[] {
    const asked = [...new Set(tokens(wanted))].map((word) => this.asked(word));
    const total = asked.reduce((sum, { weight }) => sum + weight, 0);
    if (total === 0) return [];
    const hits = this.kept.map((kept) => {
      let [score, covered] = [0, 0];
      for (const { weight, known } of asked) {
        const [title, text, also] = [mentions(known, kept.title), mentions(known, kept.text), mentions(known, kept.also)];
        const often = TITLE_WEIGHT * title + text + ALSO_WEIGHT * also;
        if (often === 0) continue;
        score += (weight * often * (SATURATION + 1)) / (often + SATURATION * (1 - LENGTH + (LENGTH * kept.length) / this.average));
        covered += weight * Math.min(1, Math.max(title, text, also));
      }
      // Who has all of what is asked is worth more than who has some of it often.
      const share = covered / total;
      return { is: kept.passage.is, score: share < COVERED ? 0 : score * (0.5 + share) * (kept.passage.weight ?? 1) };
    });
    const best = Math.max(0, ...hits.map(({ score }) => score));
    return hits
      .filter(({ score }) => score > 0 && score >= best * BY_CHANCE)
      .sort((one, other) => other.score - one.score)
      .slice(0, most);
  }

  /** Which of our words somebody means by one of theirs, and how much is said with it. */
  private asked(word: string): { weight: number; known: Map<string, number> } {
    const known = new Map<string, number>();
    const add = (meant: string, worth: number) => {
      for (const ours of this.vocabulary) {
        const how = alike(meant, ours) * worth;
        if (how > (known.get(ours) ?? 0)) known.set(ours, how);
      }
    };
    add(word, 1);
    for (const group of this.meant) {
      if (!group.some((one) => alike(one, word) > 0.75)) continue;
      for (const one of group) add(one, MEANT);
    }
    const spread = this.kept.filter(({ title, text, also }) => [...known.keys()].some((one) => title.has(one) || text.has(one) || also.has(one))).length;
    const rare = spread === 0 ? 0 : Math.log(1 + (this.kept.length - spread + 0.5) / (spread + 0.5));
    return { weight: this.unsaid.has(word) ? rare * UNSAID : rare, known };
  }
}

/** How often any of these words is there, each as far as it is the same. */
function mentions(known: ReadonlyMap<string, number>, there: ReadonlyMap<string, number>): number {
  let sum = 0;
  for (const [word, n] of there) sum += (known.get(word) ?? 0) * n;
  return sum;
}
