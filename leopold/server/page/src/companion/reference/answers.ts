/** All that "May I?" is answered from: common questions, rulings, the rules, and why something is refused. */

import type { Ruling } from "../../api/models";
import { CHAPTERS, type Chapter } from "../../book/chapters";
import { paragraphsOf } from "../../book/paragraphs";
import { say, sayAny, sayOr, type Values } from "../../words/index.svelte";
import type { Library } from "../../words/library";
import list from "./questions.json";
import { Search, type Passage } from "./search";

// --- questions

export type Verdict = "yes" | "no" | "depends";

export interface Question {
  name: string;
  /** Where the answer is written; first of all in a chapter or a ruling. */
  places: readonly string[];
  verdict: Verdict;
  question: string;
  answer: string;
}

interface Listed {
  name: string;
  verdict: Verdict | Readonly<Record<string, Verdict>>;
  places: readonly string[];
}

/** Where an edition plays otherwise, it has its own answer. */
export function questionsOf(library: Library): Question[] {
  return (list as readonly Listed[]).map(({ name, verdict, places }) => ({
    name,
    places,
    verdict: typeof verdict === "string" ? verdict : (verdict[library.cards.edition] ?? "depends"),
    question: sayAny(`may-${name}`, library.numbers),
    answer: sayAny(`may-${name}-answer`, library.numbers),
  }));
}

/** Under which chapter a question is listed. */
export function chapterOf({ places }: Question): Chapter {
  const chapter = places.find((place) => place.startsWith("rules-"))?.slice("rules-".length);
  return CHAPTERS.find((one) => one === chapter) ?? "turn";
}

// --- rulings

/** In the reader's language where its catalogue has them. A title that is the first sentence is not said again; one that the sentence goes on from is. */
export function ruled({ number, title, text }: Ruling): Ruling {
  const [named, told] = [sayOr(`ruling-${number}-title`, title), sayOr(`ruling-${number}-text`, text)];
  const rest = told.startsWith(named) ? /^[.:。：]\s*(.+)$/su.exec(told.slice(named.length))?.[1] : undefined;
  return { number, title: named, text: rest ?? told };
}

// --- refusals

/**
 * Of the reasons why something is refused, those that are rules: they speak of no card and no purse, so they are true at
 * every table. Each with the chapter that it comes from.
 */
export const REFUSALS: readonly { key: string; chapter: Chapter; values?: Values }[] = [
  { key: "why-pass-too_late", chapter: "pass" },
  { key: "why-end-no_die_or_pass", chapter: "turn" },
  { key: "why-guest-taken_already", chapter: "guest" },
  { key: "why-guest-after_die", chapter: "guest" },
  { key: "why-guest-cafe_full", chapter: "guest" },
  { key: "why-die-taken_already", chapter: "turn" },
  { key: "why-die-copies", chapter: "dice" },
  { key: "why-die-lost-boost", chapter: "dice" },
  { key: "why-die-not_lost", chapter: "dice" },
  { key: "why-die-not_lost_pass", chapter: "dice" },
  { key: "why-act-copies", chapter: "dice" },
  { key: "why-take-uneven", chapter: "dice", values: { action: 1 } },
  { key: "why-take-uneven", chapter: "dice", values: { action: 2 } },
  { key: "why-elsewhere-hand", chapter: "staff" },
  { key: "why-elsewhere-room", chapter: "rooms" },
  { key: "why-elsewhere-vacant", chapter: "check_in" },
  { key: "why-elsewhere-occupied", chapter: "rooms" },
  { key: "why-room-begin", chapter: "rooms", values: { room: "1.1" } },
  { key: "why-reward-last", chapter: "check_in" },
  { key: "why-bonus-late", chapter: "groups" },
  { key: "why-hire-must", chapter: "staff" },
  { key: "why-item-neither", chapter: "balls" },
  { key: "why-ball-no_dancer", chapter: "balls" },
  { key: "why-ball-bonus_due", chapter: "balls" },
  { key: "why-favour-had", chapter: "entrances" },
  { key: "why-shift-already", chapter: "entrances" },
  { key: "why-shift-not_beside", chapter: "entrances" },
];

// --- all of it

export type Answer =
  | { is: "question"; place: string; question: Question }
  | { is: "ruling"; place: string; ruling: Ruling }
  | { is: "chapter"; place: string; title: string; text: string }
  | { is: "refusal"; place: string; title: string; text: string };

const WEIGHTS = { question: 1.35, ruling: 1, chapter: 1, refusal: 0.8 } as const;

/** Everything that can answer, as passages; what a question is called says most about it. */
export function passagesOf(library: Library, rulings: readonly Ruling[]): Passage<Answer>[] {
  const questions = questionsOf(library).map((question): Passage<Answer> => ({
    is: { is: "question", place: `may-${question.name}`, question },
    title: question.question,
    text: question.answer,
    also: sayAny(`may-${question.name}.also`),
    weight: WEIGHTS.question,
  }));
  const told = rulings.map(ruled).map((ruling): Passage<Answer> => ({
    is: { is: "ruling", place: `ruling-${ruling.number}`, ruling },
    title: ruling.title,
    text: ruling.text,
    weight: WEIGHTS.ruling,
  }));
  const chapters = CHAPTERS.flatMap((chapter) =>
    paragraphsOf(library, chapter).map((text, at): Passage<Answer> => {
      const title = say(`rules-${chapter}`);
      return { is: { is: "chapter", place: `rules-${chapter}.${at}`, title, text }, title, text, weight: WEIGHTS.chapter };
    }),
  );
  const refusals = REFUSALS.map(({ key, chapter, values }): Passage<Answer> => {
    const [title, text] = [say(`rules-${chapter}`), sayAny(key, values)];
    return { is: { is: "refusal", place: `rules-${chapter}`, title, text }, title: "", text, weight: WEIGHTS.refusal };
  });
  return [...questions, ...told, ...chapters, ...refusals];
}

export function searchOf(library: Library, rulings: readonly Ruling[]): Search<Answer> {
  return new Search(passagesOf(library, rulings), { same: say("reference-same").split("\n"), unsaid: say("reference-unsaid") });
}
