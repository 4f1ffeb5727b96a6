/** The words of the page, in the reader's language. English is always there; another language is fetched when it is wanted. */

import { Catalogue, SOURCE_LANGUAGE, UnknownWordsError, type Said, type Values } from "./catalogue";
import type { Key } from "./keys";

export type { Said, Value, Values } from "./catalogue";
export type { Key } from "./keys";

/** What is only said in a terminal is not carried along. */
const files = import.meta.glob<string>(["../../../../words/en/*.ftl", "!../../../../words/en/{bots,companion,files,packs,serving,terminal}.ftl"], { eager: true, query: "?raw", import: "default" });
const english = new Catalogue(SOURCE_LANGUAGE, Object.values(files));

class Language {
  private catalogue = $state.raw(english);

  get code(): string {
    return this.catalogue.language;
  }

  get words(): Catalogue {
    return this.catalogue;
  }

  /** From now on everything is said in this language; what its texts lack is said in English. */
  speak(code: string, texts: readonly string[]): void {
    this.catalogue = code === SOURCE_LANGUAGE ? english : new Catalogue(code, texts, english);
  }
}

export const language = new Language();

/** Is there a message for this key? A newer server may have keys that this page has not. */
export function known(key: string): key is Key {
  return language.words.has(key);
}

/** A message in the reader's language. */
export function say(key: Key, values: Values = {}): string {
  return sayAny(key, values);
}

/** The same for a key that comes from elsewhere. What cannot be said is shown as its key, so that it is found. */
export function sayAny(key: string, values: Values = {}): string {
  try {
    return language.words.text(key, values);
  } catch (wrong) {
    if (!(wrong instanceof UnknownWordsError)) throw wrong;
    console.error(`No words: ${wrong.message}`);
    return key;
  }
}

/** Something said by the server. */
export function sayIt(said: Said): string {
  return sayAny(said.key, said.params);
}

/** A message that the language may have, or a text from elsewhere: the server has its rulings in English. */
export function sayOr(key: string, otherwise: string): string {
  return language.words.owns(key) ? sayAny(key) : otherwise;
}
