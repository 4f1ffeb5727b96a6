/** The chapters of the rules, their pictures, and which of them explains a decision: the one about what answers it. */

export const CHAPTERS = [
  "aim", "setup", "turn", "pass", "guest", "dice", "serving", "check_in", "groups", "rooms", "krones", "staff", "emperor", "objectives",
  "end", "solo", "balls", "lounge", "entrances", "key",
] as const;
export type Chapter = (typeof CHAPTERS)[number];

export function isChapter(name: string): name is Chapter {
  return (CHAPTERS as readonly string[]).includes(name);
}

/** The pictures of a chapter, by the paragraph that they stand after. */
export type Figure =
  | "actions" | "bonuses" | "emperor" | "groups" | "guest" | "hotel" | "instruction" | "kitchen" | "krones" | "objectives" | "order"
  | "queue" | "serving" | "spaces" | "staff" | "story" | "track";

export const FIGURES: Readonly<Partial<Record<Chapter, Readonly<Record<number, readonly Figure[]>>>>> = {
  aim: { 1: ["story"] },
  setup: { 0: ["kitchen"] },
  turn: { 0: ["order"] },
  guest: { 1: ["queue"] },
  dice: { 0: ["spaces"], 1: ["actions"] },
  serving: { 1: ["serving"] },
  check_in: { 1: ["guest"] },
  groups: { 0: ["bonuses"], 1: ["groups"] },
  rooms: { 0: ["hotel"] },
  krones: { 0: ["krones"] },
  staff: { 1: ["staff"] },
  emperor: { 0: ["emperor"], 1: ["track"] },
  objectives: { 0: ["objectives"] },
  solo: { 1: ["instruction"] },
};

/** By kind of action. Enough is enough in every chapter; a new kind of action may be explained by the turn. */
const ABOUT: Readonly<Record<string, Chapter>> = {
  pass: "turn",
  end: "turn",
  guest: "guest",
  die: "dice",
  act: "dice",
  take: "dice",
  main: "dice",
  also: "dice",
  place: "serving",
  keep: "serving",
  item: "serving",
  serve: "serving",
  complete: "serving",
  reward: "check_in",
  bonus: "check_in",
  "check-in": "check_in",
  room: "rooms",
  occupy: "rooms",
  hire: "staff",
  draft: "staff",
  return: "staff",
  use: "staff",
  claim: "objectives",
  ignore: "emperor",
  accept: "emperor",
  left: "emperor",
  right: "emperor",
  remove: "emperor",
  dismiss: "emperor",
  swap: "serving",
  host: "check_in",
  pour: "dice",
  dance: "balls",
  send: "balls",
  area: "balls",
  rehearse: "balls",
  row: "balls",
  emptied: "balls",
  recall: "balls",
  colour: "lounge",
  call: "lounge",
  bid: "entrances",
  entrance: "entrances",
  token: "entrances",
  favour: "entrances",
  shift: "entrances",
  give: "entrances",
  key: "key",
};

/** The chapter about a decision, by the kinds of actions that answer it, the first of them first. */
export function chapterOf(answers: readonly string[]): Chapter {
  return answers.map((kind) => ABOUT[kind]).find((chapter) => chapter !== undefined) ?? "turn";
}
