/** The chapters of the rules, and which of them explains a decision: the one about what answers it. */

export const CHAPTERS = ["turn", "guest", "dice", "serving", "check_in", "rooms", "staff", "emperor", "objectives", "end", "solo"] as const;
export type Chapter = (typeof CHAPTERS)[number];

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
};

/** The chapter about a decision, by the kinds of actions that answer it, the first of them first. */
export function chapterOf(answers: readonly string[]): Chapter {
  return answers.map((kind) => ABOUT[kind]).find((chapter) => chapter !== undefined) ?? "turn";
}
