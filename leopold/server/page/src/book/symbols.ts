/** The legend: all symbols in groups, and every effect of the edition with a card that has it. */

import type { HouseGlyph } from "../art/icons";
import type { Need, Penalty, Power, Score, Step } from "../art/types";
import { sayIt, sentences } from "../words/index.svelte";
import { does, type Library } from "../words/library";
import type { Key } from "../words/index.svelte";

export const SYMBOLS: readonly { title: Key; glyphs: readonly HouseGlyph[] }[] = [
  { title: "legend-items", glyphs: ["strudel", "cake", "wine", "coffee", "champagne", "any-item"] },
  { title: "legend-colours", glyphs: ["blue", "red", "yellow", "green", "any-colour"] },
  {
    title: "legend-things",
    glyphs: [
      "coin", "points", "favour", "crown", "guest", "staff", "staff-deck", "hand", "suitcase", "cloche", "order-done", "scroll", "kitchen", "table",
      "eye", "shield", "copy", "laurel", "tick", "cross", "arrow", "cards",
    ],
  },
  { title: "legend-rooms", glyphs: ["room-empty", "room", "room-lit", "group", "floor", "column", "house"] },
  { title: "legend-timing", glyphs: ["once", "round", "permanent", "end", "flip"] },
  { title: "legend-dice", glyphs: ["die-0", "die-1", "die-2", "die-3", "die-4", "die-5", "die-6", "dice", "bin", "turn"] },
  { title: "legend-seats", glyphs: ["seat-0", "seat-1", "seat-2", "seat-3", "seat-leopold", "seat-elisabeth", "person", "people", "bot"] },
  {
    title: "legend-buttons",
    glyphs: ["undo", "undo-all", "lamp", "book", "log", "menu", "link", "save", "play", "pause", "step", "more", "sun", "moon", "daylight", "gear", "leave"],
  },
];

/** Signs that are made of others. */
export const SIGNS: readonly { key: Key; sign: { is: "coin" | "points" | "favour"; n: number | string; struck?: boolean } | null; text: string }[] = [
  { key: "sign-coin-gain", sign: { is: "coin", n: "+3" }, text: "" },
  { key: "sign-coin-less", sign: { is: "coin", n: -2 }, text: "" },
  { key: "sign-coin-free", sign: { is: "coin", n: 0, struck: true }, text: "" },
  { key: "sign-points", sign: { is: "points", n: 5 }, text: "" },
  { key: "sign-points-less", sign: { is: "points", n: -5 }, text: "" },
  { key: "sign-favour", sign: { is: "favour", n: "+2" }, text: "" },
  { key: "sign-per", sign: { is: "points", n: 2 }, text: "/" },
  { key: "sign-floors", sign: null, text: "≤2" },
  { key: "sign-must", sign: null, text: "!" },
  { key: "sign-after", sign: null, text: ":" },
];

export interface Sample {
  name: string;
  /** As `Effects` draws it. */
  drawn: { steps?: readonly Step[]; powers?: readonly Power[]; score?: Score; need?: Need; penalty?: Penalty };
  text: string;
  /** Where a card with it stands in the book, and what it is called. */
  place: string;
  card: string;
}

/** One sample for each effect there is in the edition, from the first card that has it and nothing else to tell. */
export function samplesOf(library: Library): { title: Key; samples: Sample[] }[] {
  const { cards } = library;
  const [steps, powers, scores, needs, penalties] = [[], [], [], [], []] as Sample[][] as [Sample[], Sample[], Sample[], Sample[], Sample[]];
  const add = (list: Sample[], sample: Sample) => {
    if (!list.some((one) => one.name === sample.name)) list.push(sample);
  };
  for (const { number } of cards.guests) {
    const card = library.guest(number);
    const sentences = does(card);
    // A guest's reward has a sentence for each part.
    card.steps.forEach((step, at) =>
      add(steps, { name: step.name, drawn: { steps: [step] }, text: sentences[at] ?? "", place: `guest-${number}`, card: card.name }),
    );
  }
  for (const { number } of cards.staff) {
    const card = library.staff(number);
    const here = { text: sentences(does(card)), place: `staff-${number}`, card: card.name };
    if (card.when || card.steps.length + card.powers.length + (card.score ? 1 : 0) !== 1) continue;
    for (const step of card.steps) add(steps, { name: step.name, drawn: { steps: [step] }, ...here });
    for (const power of card.powers) add(powers, { name: power.name, drawn: { powers: [power] }, ...here });
    if (card.score) add(scores, { name: card.score.name, drawn: { score: card.score }, ...here });
  }
  for (const tile of cards.tiles) {
    const here = { place: `tile-${tile.tile}`, card: tile.tile };
    if (tile.steps.length === 1) for (const step of tile.steps) add(steps, { name: step.name, drawn: { steps: [step] }, text: sentences(does(tile)), ...here });
    add(penalties, { name: tile.penalty, drawn: { penalty: tile }, text: sayIt(tile.punishes), ...here });
  }
  for (const card of cards.objectives) {
    add(needs, { name: card.need, drawn: { need: card }, text: does(card)[0] ?? "", place: `objective-${card.number}`, card: String(card.number) });
  }
  return [
    { title: "legend-steps", samples: steps },
    { title: "legend-powers", samples: powers },
    { title: "legend-scores", samples: scores },
    { title: "legend-needs", samples: needs },
    { title: "legend-penalties", samples: penalties },
  ];
}
