/** The words of the page, in the reader's language. English is always there; another language is fetched when it is wanted. */

import { Catalogue, SOURCE_LANGUAGE, UnknownWordsError, type Said, type Values } from "./catalogue";
import type { Key } from "./keys";

export type { Said, Value, Values } from "./catalogue";
export type { Key } from "./keys";

/** What only the terminal and the companion say is not carried along; the book brings its own words when it is opened. */
const files = import.meta.glob<string>(["../../../../words/en/*.ftl", "!../../../../words/en/{book,bots,companion,files,packs,rules,serving,terminal}.ftl"], { eager: true, query: "?raw", import: "default" });
const english = new Catalogue(SOURCE_LANGUAGE, Object.values(files));

/** More of the source language, from a part of the page that comes later. */
export function learn(texts: readonly string[]): void {
  english.add(texts);
}

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

/** A word that otherwise stands within a sentence, at the beginning of a line. */
export function begun(text: string): string {
  return text.charAt(0).toLocaleUpperCase(language.code) + text.slice(1);
}

/** A message that the language may have, or a text from elsewhere: the server has its rulings in English. */
export function sayOr(key: string, otherwise: string): string {
  return language.words.owns(key) ? sayAny(key) : otherwise;
}
