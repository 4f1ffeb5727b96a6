/**
 * Places in the reference, as they stand in addresses: `guest-75` is a card, `rules-dice.1` a paragraph of a chapter, `ruling-12`
 * a ruling, `may-two_guests` a question, `ask` the questions; anything else leads to the cards.
 */

import { isChapter, type Chapter } from "../../book/chapters";
import { isKind } from "../../book/places";

export type Place =
  | { view: "cards" }
  | { view: "ask" }
  | { view: "card"; entry: string }
  | { view: "chapter"; chapter: Chapter; paragraph: number | null }
  | { view: "ruling"; number: number }
  | { view: "question"; name: string };

export function readPlace(text: string): Place {
  const [head = "", rest = ""] = text.split(/-(.*)/s);
  if (text === "ask") return { view: "ask" };
  if (head === "may" && rest) return { view: "question", name: rest };
  if (head === "ruling" && /^\d+$/.test(rest)) return { view: "ruling", number: Number(rest) };
  if (head === "rules") {
    const [chapter = "", paragraph] = rest.split(".");
    return isChapter(chapter) ? { view: "chapter", chapter, paragraph: paragraph === undefined ? null : Number(paragraph) } : { view: "ask" };
  }
  return isKind(head) && rest ? { view: "card", entry: text } : { view: "cards" };
}
