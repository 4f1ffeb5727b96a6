/** Pieces of the expansion to draw. The numbers are made up: the gallery shows how they look, not what they are. */

import type { Ballroom, BalconyPlace, Celebrity, EntranceOffer, Instruction, RehearsalArea, RowName, Seat, Step } from "../art/types";
import { CELEBRITIES } from "../art/waltz/pieces";

const step = (name: string, ...args: number[]): Step => ({ name, args });

const HALLS: readonly { id: string; name: string; middle: Step[]; top: Step[]; scoring: string; worth: number[] }[] = [
  { id: "apollosaal", name: "Apollosaal", middle: [step("gain_krones", 2)], top: [step("gain_krones", 3)], scoring: "Your dancers here times your highest row.", worth: [1, 2, 3] },
  { id: "goldener_strauss", name: "Goldener Strauss", middle: [step("advance_emperor", 1)], top: [step("advance_emperor", 3)], scoring: "Each row by itself: most dancers 7, second most 2.", worth: [7, 2] },
  { id: "odeonsaal", name: "Odeonsaal", middle: [step("occupy", 1)], top: [step("occupy", 1), step("gain_vp", 3)], scoring: "For one to five dancers or more.", worth: [1, 4, 9, 16, 25] },
  { id: "zum_sperl", name: "Zum Sperl", middle: [step("gain_item", 1, 1)], top: [step("gain_item", 0, 1), step("gain_item", 2, 1), step("gain_item", 3, 1)], scoring: "By the number of dancers: first, second, third.", worth: [15, 10, 5] },
  { id: "zur_kettenbruecke", name: "Zur Kettenbrücke", middle: [step("gain_vp", 2)], top: [step("gain_vp", 5)], scoring: "For every full pair of your dancers.", worth: [7] },
  { id: "musikverein", name: "A hall of your own", middle: [], top: [step("gain_vp", 1)], scoring: "As its pack says.", worth: [3] },
];

/** A ballroom with these dancers, by row from below; rows that can be chosen by name. */
export function ballroom(at: number, round: number, scored: Ballroom["scored"], dancers: readonly (readonly Seat[])[], can: readonly RowName[] = []): Ballroom {
  const hall = HALLS[at] ?? HALLS[0]!;
  const steps = [[], hall.middle, hall.top];
  return {
    ballroom: hall.id,
    name: hall.name,
    round,
    scored,
    scoring: hall.scoring,
    worth: hall.worth,
    when: `Scored after round ${round}`,
    rows: (["bottom", "middle", "top"] as const).map((row, k) => ({
      row,
      spaces: 4 - k,
      price: k + 1,
      steps: steps[k] ?? [],
      dancers: dancers[k] ?? [],
      label: `The ${row} row of ${hall.name}`,
      ...(can.length > 0 ? { mark: { target: `row:${hall.id}.${row}`, label: `The ${row} row of ${hall.name}`, can: can.includes(row), hinted: row === "middle", why: can.includes(row) ? undefined : "You have too little champagne." } } : {}),
    })),
  };
}

export const balcony = (dancers: readonly Seat[], can = false): BalconyPlace => ({
  name: "The balcony",
  price: 3,
  dancers,
  label: "The balcony",
  ...(can ? { mark: { target: "balcony", label: "The balcony", can } } : {}),
});

export const areas = (can: boolean): RehearsalArea[] =>
  [
    { area: "barre", dancers: 0, of: 2, steps: [step("gain_item", 4, 1)] },
    { area: "mirror", dancers: 2, of: 3, steps: [step("advance_emperor", 2), step("gain_krones", 1)] },
    { area: "floor", dancers: 5, of: 5, steps: [step("gain_vp", 6)] },
  ].map((one) => ({
    ...one,
    label: `${one.dancers} of ${one.of} dancers`,
    ...(can ? { mark: { target: `area:${one.area}`, label: `${one.dancers} of ${one.of} dancers`, can: one.dancers > 0, chosen: one.area === "mirror" } } : {}),
  }));

const NAMES = ["Agatha Christie", "Albert Einstein", "Charlie Chaplin", "Elizabeth Magie", "Giacomo Puccini", "J. R. R. Tolkien", "Mahatma Gandhi", "Marie Curie", "Mata Hari", "Pablo Picasso", "Sigmund Freud", "Winston Churchill"];
const DICE = ["red", "blue", "yellow"];

export const celebrities = (): Celebrity[] =>
  [...CELEBRITIES, "nikola_tesla"].map((celebrity, k) => ({
    celebrity,
    name: NAMES[k] ?? "Nikola Tesla",
    vp: (k % 3) + 1,
    die: DICE[k % 3] ?? "red",
    ...(k === 4 ? { when: { name: "staff", least: 1, colours: [] }, steps: [step("gain_item", 4, 1), step("gain_vp", 2)] } : {}),
    ...(k === 5 ? { when: { name: "occupied", least: 1, colours: [] }, steps: [step("gain_vp", 2)] } : {}),
    ...(k === 7 ? { when: { name: "staff", least: 1, colours: [] }, steps: [step("choose_items", 2)] } : {}),
    effect: ["Whenever you advance on the emperor track you may play a staff card for 2 krones less.", "Once this round: exchange up to 4 items in your kitchen.", "Whenever you score points, 2 more."][k % 3],
  }));

const ENTRANCES: readonly [string, string, Record<string, number>][] = [
  ["chateau_paulwei", "Château Paulwei", { cake: 1, wine: 1, coffee: 1 }],
  ["corogari_zant_mainz", "Corogari Zant-Mainz", { strudel: 1, wine: 1 }],
  ["dove", "Dove", { strudel: 1, wine: 1 }],
  ["kaufman", "Kaufman", { strudel: 1, cake: 1, wine: 1, coffee: 1 }],
  ["mayenfels", "Mayenfels", { cake: 1, coffee: 1 }],
  ["ninas_melange", "Ninas Melange", { strudel: 1, cake: 1, wine: 1, coffee: 1 }],
  ["stroup", "Stroup", { strudel: 1, cake: 1, wine: 1, coffee: 1 }],
  ["grand_wray", "The Grand Wray Hotel", { strudel: 1 }],
  ["kozi_palace", "The Kozi Palace", { cake: 1, coffee: 1 }],
  ["the_ren", "The Ren", { strudel: 1, cake: 1, wine: 1, champagne: 1 }],
  ["hautel_couture", "Hautel Couture", {}],
  ["nine_stars_inn", "Nine Stars Inn", {}],
  ["sushi_resort", "Sushi Resort", {}],
  ["toll_bridge_hotel", "Toll Bridge Hotel", {}],
  ["ritz", "A house of your own", {}],
];

export const entrances = (): EntranceOffer[] =>
  ENTRANCES.map(([entrance, name, items], k) => ({
    entrance,
    name,
    items,
    ...(k < 4 ? { effect: "A fourth initial room, free of charge; five bonus tokens for columns and floors.", bid: [0, 4, 11, 0][k] ?? 0, bidder: [null, 1, 0, null][k] ?? null } : {}),
    ...(k < 3 ? { mark: { target: `entrance:${entrance}`, label: name, can: k !== 1, chosen: k === 2 } } : {}),
  }));

export const HER_CARDS: readonly Instruction[] = [
  { number: 216, automaton: "elisabeth", guests: [{ colour: "yellow", level: "easy", ball: 1 }], dice: [4], extras: [{ name: "emperor", argument: 2, level: "easy" }, { name: "objective", argument: 0, level: "medium" }], hand: "left" },
  { number: 214, automaton: "elisabeth", guests: [{ colour: "red", level: "easy", ball: "after_next" }], dice: [2], extras: [{ name: "emperor", argument: 1, level: "easy" }, { name: "objective", argument: 1, level: "easy" }], hand: "left" },
  { number: 230, automaton: "elisabeth", guests: [{ colour: "blue", level: "easy" }], dice: [7], extras: [{ name: "emperor", argument: 4, level: "easy" }, { name: "dancer", argument: 1, level: "hard" }], hand: "left" },
  { number: 223, automaton: "elisabeth", guests: [{ colour: "green", level: "easy" }, { colour: "any", level: "medium" }], dice: [0], extras: [{ name: "dancer", argument: 2, level: "easy" }, { name: "objective", argument: 0, level: "easy" }], hand: "right" },
  { number: 232, automaton: "elisabeth", guests: [{ colour: "yellow", level: "easy" }, { colour: "any", level: "easy", ball: 1 }], dice: [7], extras: [{ name: "objective", argument: 2, level: "easy" }], hand: "left" },
  { number: 228, automaton: "elisabeth", guests: [{ colour: "any", level: "easy", ball: 1 }], dice: [3, 4], extras: [{ name: "dancer", argument: 1, level: "easy" }, { name: "objective", argument: 2, level: "hard" }], hand: "left" },
];
