/**
 * Effects in pictures: every step, power, score, need and penalty of the packs as a few signs in a row.
 *
 * A sign is an icon, a number on its ground, or a few characters between them. The row is a reminder for people who
 * have read the card; the full sentence is always at hand elsewhere, so signs need not say everything.
 */

import type { Glyph } from "./icons";
import {
  COLOURS,
  FREE,
  ITEMS,
  isColour,
  type Counts,
  type Need,
  type Penalty,
  type Power,
  type Score,
  type Step,
  type Trigger,
} from "./types";

export type Sign =
  | { is: "icon"; icon: Glyph }
  | { is: "coin" | "points" | "favour"; n: number | string; struck?: boolean }
  | { is: "text"; text: string };

const icon = (name: Glyph): Sign => ({ is: "icon", icon: name });
const text = (words: string): Sign => ({ is: "text", text: words });
const coin = (n: number | string): Sign => ({ is: "coin", n });
const points = (n: number | string): Sign => ({ is: "points", n });
const favour = (n: number | string): Sign => ({ is: "favour", n });
const FREE_OF_CHARGE: Sign = { is: "coin", n: 0, struck: true };

/** Up to two of a thing stand side by side; more are counted. */
function several(name: Glyph, n: number): Sign[] {
  if (n <= 2) return Array.from({ length: n }, () => icon(name));
  return [text(`${n}×`), icon(name)];
}

/** What is paid for something: nothing, less than usual, or the full price, which needs no sign. */
function price(discount: number): Sign[] {
  if (discount >= FREE) return [FREE_OF_CHARGE];
  return discount > 0 ? [coin(-discount)] : [];
}

/** A dancer is paid for in champagne. */
function pouredLess(discount: number): Sign[] {
  if (discount >= FREE) return [FREE_OF_CHARGE];
  return discount > 0 ? [text(`−${discount}`), icon("champagne")] : [];
}

function upTo(floor: number): Sign[] {
  return floor > 0 && floor < 4 ? [icon("house"), text(`≤${floor}`)] : [];
}

const colourOf = (code: number): Glyph => COLOURS[code] ?? "any-colour";
const colourNamed = (name: string | null): Glyph => (name !== null && isColour(name) ? name : "any-colour");
const dieOf = (face: number): Glyph => `die-${Math.min(Math.max(face, 0), 6)}` as Glyph;

const STEPS: Record<string, (a: number, b: number, c: number) => Sign[]> = {
  gain_krones: (amount) => [coin(`+${amount}`)],
  gain_item: (kind, amount) => several(ITEMS[kind] ?? "any-item", amount),
  choose_items: (amount) => several("any-item", amount),
  advance_emperor: (steps) => [favour(`+${steps}`)],
  gain_vp: (amount) => [points(`+${amount}`)],
  draw_staff: (cards) => [text("+"), ...several("staff-deck", cards)],
  hire: (cards, discount) => [...several("staff", cards), ...price(discount)],
  look_and_hire: (cards, discount, must) => [
    icon("eye"),
    text(String(cards)),
    icon("staff"),
    ...price(discount),
    ...(must ? [text("!")] : []),
  ],
  prepare: (rooms, discount, floor) => [...several("room", rooms), ...price(discount), ...upTo(floor)],
  prepare_and_occupy: (rooms, discount, floor) => [
    ...several("room", rooms),
    icon("arrow"),
    icon("room-lit"),
    ...price(discount),
    ...upTo(floor),
  ],
  occupy: (rooms, floor) => [...several("room-lit", rooms), ...upTo(floor)],
  take_guest: (guests) => [...several("guest", guests), FREE_OF_CHARGE],
  complete_order: (orders) => several("order-done", orders),
  extra_action: () => [text("+"), icon("die-0")],
  extra_turn: () => [text("+"), icon("turn")],
  vp_per_staff: (amount) => [points(amount), text("/"), icon("staff")],
  spend_item: (kind, amount) => [text("−"), ...several(ITEMS[kind] ?? "any-item", amount), text(":")],
  spend_krones: (amount) => [coin(-amount), text(":")],
  go_back: (steps) => [favour(-steps), text(":")],
  exchange: (amount, optional) => [...(optional ? [text("≤")] : []), ...several("any-item", amount), icon("turn"), ...several("any-item", amount)],
  take_served: (guests) => [...several("guest", guests), FREE_OF_CHARGE, icon("order-done")],
  vp_per_objective: (amount) => [points(amount), text("/"), icon("scroll")],
  send_dancer: (dancers, discount, eachRival) => [...several("waltz-dancer", dancers), ...pouredLess(discount), ...(eachRival ? [text("/"), icon("people")] : [])],
  vp_per_dancer: (amount) => [points(amount), text("/"), icon("waltz-dancer")],
  spend_any: (amount) => [text("−"), ...several("any-item", amount), text(":")],
  others_choose: (amount) => [icon("people"), text(":"), ...several("any-item", amount)],
  vp_by_round: (early, later, late) => [points(`+${early}`), text("/"), points(`+${later}`), text("/"), points(`+${late}`)],
  score_ball: () => [icon("waltz-ballroom"), icon("points")],
  fill_item: (kind) => [icon(ITEMS[kind] ?? "any-item"), icon("arrow"), icon("people")],
};

export function stepSigns(step: Step): Sign[] {
  const [a = 0, b = 0, c = 0] = step.args;
  return STEPS[step.name]?.(a, b, c) ?? [text("?")];
}

const TRIGGERS: Record<string, (least: number, colours: readonly string[], faces: readonly number[]) => Sign[]> = {
  staff: () => [icon("staff")],
  occupied: (_, colours) => [...colours.map((colour) => icon(colourNamed(colour))), icon("room-lit")],
  group: (least, colours) => [...colours.map((colour) => icon(colourNamed(colour))), icon("group"), text(`≥${least}`)],
  objective: () => [icon("scroll")],
  order: (least, colours) => [icon("suitcase"), ...colours.map((colour) => icon(colourNamed(colour))), text(`≥${least}`)],
  krones: (least) => [coin(`≥${least}`)],
  emperor: (least) => [favour(`≥${least}`)],
  dishes: (least) => [icon("strudel"), icon("cake"), text(`≥${least}`)],
  drinks: (least) => [icon("wine"), icon("coffee"), text(`≥${least}`)],
  dancer: () => [icon("waltz-dancer")],
  champagne: (least) => [text("+"), icon("champagne"), ...(least > 1 ? [text(`≥${least}`)] : [])],
  champagne_spent: (least) => [text("−"), icon("champagne"), ...(least > 1 ? [text(`≥${least}`)] : [])],
  points: (least) => [points(least > 1 ? `≥${least}` : "+")],
  die: (_, __, faces) => (faces.length > 0 ? diceOf(faces) : [icon("die-0")]),
  line: () => [icon("column"), text("/"), icon("floor")],
};

/** What a card waits for, before what it does then. */
export function triggerSigns(when: Trigger): Sign[] {
  return [...(TRIGGERS[when.name]?.(when.least, when.colours, when.faces ?? []) ?? [text("?")]), text(":")];
}

/** The dice or colours that a power is about, before what it does. */
const guestsOf = (places: readonly number[]): Sign[] =>
  places.length > 3 ? [icon("any-colour")] : places.map((place) => icon(colourOf(place)));
const diceOf = (places: readonly number[]): Sign[] => places.map((face) => icon(dieOf(face)));

const POWERS: Record<string, (amount: number, places: readonly number[], numbers: Counts) => Sign[]> = {
  check_in_krones: (amount, places) => [icon("suitcase"), ...guestsOf(places), text(":"), coin(`+${amount}`)],
  check_in_emperor: (amount, places) => [icon("suitcase"), ...guestsOf(places), text(":"), favour(`+${amount}`)],
  check_in_vp: (amount, places) => [icon("suitcase"), ...guestsOf(places), text(":"), points(`+${amount}`)],
  big_order_vp: (amount, _, numbers) => [icon("cloche"), text(`≥${numbers["big_order"] ?? "?"}:`), points(`+${amount}`)],
  room_free: (_, places) => [...guestsOf(places), icon("room"), FREE_OF_CHARGE],
  die_vp: (amount, places) => [...diceOf(places), text(":"), points(`+${amount}`)],
  die_strength: (amount, places) => [...diceOf(places), text(`+${amount}`)],
  six_free: () => [icon("die-6"), FREE_OF_CHARGE],
  both_tracks: (_, places) => [...diceOf(places), text(":"), coin("+"), text("&"), favour("+")],
  side_prepare: (amount, places) => [...diceOf(places), text("+"), ...several("room", amount)],
  side_hire: (amount, places) => [...diceOf(places), text("+"), ...several("staff", amount)],
  side_emperor: (amount, places) => [...diceOf(places), text(":"), favour(`+${amount}`)],
  occupy_krones: (amount) => [icon("room-lit"), text(":"), coin(`+${amount}`)],
  serve_free: () => [icon("cloche"), FREE_OF_CHARGE],
  guest_free: () => [icon("guest"), FREE_OF_CHARGE],
  waive_penalty: (amount) => [coin(-amount), icon("arrow"), icon("shield")],
  immune: () => [icon("shield")],
  emperor_reward_vp: (amount) => [icon("crown"), text(":"), points(`+${amount}`)],
  side_dancer: (amount, places) => [...diceOf(places), text("+"), ...several("waltz-dancer", amount)],
  side_champagne: (amount, places) => [...diceOf(places), text("+"), ...several("champagne", amount)],
  die_krones: (amount, places) => [...diceOf(places), text(":"), coin(`+${amount}`)],
  occupy_vp: (amount) => [icon("room-lit"), text(":"), points(`+${amount}`)],
  order_short: (amount) => [icon("cloche"), text(`−${amount}`)],
  more_guests: (amount) => [text(`+${amount}`), icon("guest")],
  shift_die: () => [icon("die-3"), icon("arrow"), icon("die-4")],
  rows_twice: () => [icon("waltz-ballroom"), text("×2")],
  most_dancers_vp: (amount) => [icon("waltz-dancer"), icon("laurel"), text(":"), points(`+${amount}`)],
  first_in_group: (amount, places) => [...guestsOf(places), icon("group"), text("1:"), points(`+${amount}`)],
};

export function powerSigns(power: Power): Sign[] {
  return POWERS[power.name]?.(power.amount, power.places, power.numbers) ?? [text("?")];
}

const COUNTED: Record<string, (colour: string | null) => Sign[]> = {
  occupied_colour: (colour) => [icon(colourNamed(colour)), icon("room-lit")],
  occupied: () => [icon("room-lit")],
  tiles: () => [icon("room")],
  staff: () => [icon("staff")],
  groups: () => [icon("group")],
  objectives: () => [icon("scroll")],
  emperor: () => [icon("crown")],
  floors: () => [icon("floor")],
  columns: () => [icon("column")],
  colour_sets: () => [icon("blue"), icon("red"), icon("yellow")],
  copy: () => [icon("copy")],
  dancers: () => [icon("waltz-dancer")],
};

export function scoreSigns(score: Score): Sign[] {
  const counted = COUNTED[score.name]?.(score.colour) ?? [text("?")];
  if (score.name === "copy") return counted;
  const most = score.most > 0 ? [text(`≤${score.most}`)] : [];
  return [points(score.vp), text("/"), ...counted, ...most];
}

const NEEDS: Record<string, (amount: number, colours: Counts, items: number, colour: string | null) => Sign[]> = {
  krones: (amount) => [coin(amount)],
  tiles: (amount) => [text(`${amount}×`), icon("room")],
  staff: (amount) => [text(`${amount}×`), icon("staff")],
  emperor: (amount) => [favour(amount)],
  floors: (amount) => several("floor", amount),
  columns: (amount) => several("column", amount),
  groups: (amount) => several("group", amount),
  whole_colours: () => [icon("house"), icon("any-colour"), icon("room-lit")],
  colours: (_, colours) => [
    ...Object.entries(colours).flatMap(([colour, n]) => (n > 0 ? [text(String(n)), icon(colourNamed(colour))] : [])),
    icon("room-lit"),
  ],
  kitchen: (amount) => [text(`${amount}×`), icon("strudel"), icon("cake"), icon("wine"), icon("coffee")],
  top_floor: (amount) => [text(`${amount}×`), icon("room-lit"), icon("house"), text("4")],
  orders: (amount, _, items) => [text(`${amount}×`), icon("suitcase"), text(`≥${items}`)],
  champagne: (amount) => [text(`${amount}×`), icon("champagne")],
  dancers: (amount) => [text(`${amount}×`), icon("waltz-dancer")],
  guests: (amount, _, __, colour) => [text(`${amount}×`), icon(colourNamed(colour)), icon("suitcase")],
};

export function needSigns(need: Need): Sign[] {
  return NEEDS[need.need]?.(need.amount, need.colours, need.items, need.colour ?? null) ?? [text("?")];
}

const PENALTIES: Record<string, (amount: number) => Sign[]> = {
  lose_krones: (amount) => [coin(-amount)],
  return_kitchen: () => [text("−"), icon("kitchen")],
  return_kitchen_and_cafe: () => [text("−"), icon("kitchen"), icon("table")],
  return_staff: (amount) => [text("−"), ...several("staff-deck", amount)],
  remove_vacant: (amount) => [text("−"), ...several("room", amount)],
  remove_occupied: (amount) => [text("−"), ...several("room-lit", amount)],
  remove_occupied_column: (amount) => [text("−"), icon("column"), ...several("room-lit", amount)],
  lose_vp: (amount) => [points(-amount)],
  lose_vp_per_staff: (amount) => [points(-amount), text("/"), icon("staff")],
  dismiss_end_staff: (amount) => [text("−"), ...several("staff", amount), icon("end")],
  lose_krones_and_item: (amount) => [coin(-amount), text("−"), icon("any-item")],
  lose_krones_and_kitchen: () => [text("−"), icon("coin"), icon("kitchen")],
  lose_champagne: (amount) => [text("−"), ...several("champagne", amount)],
  remove_dancers_middle: (amount) => [text("−"), ...several("waltz-dancer", amount), text("|·|")],
  remove_dancers_right: (amount) => [text("−"), ...several("waltz-dancer", amount), text("||·")],
};

export function penaltySigns(penalty: Penalty): Sign[] {
  const left = PENALTIES[penalty.penalty]?.(penalty.penalty_amount) ?? [text("?")];
  return penalty.else_vp > 0 ? [...left, text("/"), points(-penalty.else_vp)] : left;
}

/** Whatever a card does, waits for, scores, asks or takes. */
export interface Doings {
  when?: Trigger | null;
  steps?: readonly Step[];
  powers?: readonly Power[];
  score?: Score | null;
  need?: Need | null;
  penalty?: Penalty | null;
}

/** All of it in signs, part by part. */
export function signsOf({ when, steps = [], powers = [], score, need, penalty }: Doings): Sign[][] {
  return [
    ...(when ? [triggerSigns(when)] : []),
    ...steps.map(stepSigns),
    ...powers.map(powerSigns),
    ...(score ? [scoreSigns(score)] : []),
    ...(need ? [needSigns(need)] : []),
    ...(penalty ? [penaltySigns(penalty)] : []),
  ];
}

/** How long the row is, measured in signs: characters are narrower, and parts stand apart. */
export function lengthOf(doings: Doings): number {
  const parts = signsOf(doings);
  const widths = parts.flat().map((sign) => (sign.is === "text" ? 0.15 + 0.42 * sign.text.length : 1.12));
  return widths.reduce((sum, one) => sum + one, 0.5 * Math.max(0, parts.length - 1));
}
