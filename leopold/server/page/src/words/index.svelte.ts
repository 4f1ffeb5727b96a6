/** The words of the page, in the reader's language. English is always there; another language is fetched when it is wanted. */

import { Catalogue, SOURCE_LANGUAGE, UnknownWordsError, type Said, type Values } from "./catalogue";
import type { Key } from "./keys";

export type { Said, Value, Values } from "./catalogue";
export type { Key } from "./keys";

/** What only the terminal and the companion say is not carried along; the book, the form of a new game and the expansion bring their own words when they are opened. */
const files = import.meta.glob<string>(["../../../../words/en/*.ftl", "!../../../../words/en/{book,bots,box,companion,files,laying,modules,moving,packs,reference,review,rules,serving,setup,sheet,terminal,waltz}.ftl"], { eager: true, query: "?raw", import: "default" });
const english = new Catalogue(SOURCE_LANGUAGE, Object.values(files));

/** The names of catalogue files, by which other languages have them too. */
const names = (paths: readonly string[]) => paths.map((path) => path.replace(/^.*\/|\.ftl.*$/g, ""));

/** Where the words of another language come from: the server, once the page knows it. */
type Fetch = (code: string, files: readonly string[]) => Promise<readonly string[]>;

/** More words, from a part of the page that comes later, which waits until its reader's language has them too. */
export async function learn(texts: Readonly<Record<string, string>>): Promise<void> {
  english.add(Object.values(texts));
  await language.want(names(Object.keys(texts)));
}

class Language {
  private catalogue = $state.raw(english);
  /** Names that a language declines come in a file that English does not need, and the server has English rulings. */
  private readonly wanted = new Set([...names(Object.keys(files)), "called", "rulings"]);
  private fetch: Fetch | undefined;

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

  /** The same with texts that are fetched: those that the page has needed so far. */
  async speakFrom(code: string, fetch: Fetch): Promise<void> {
    this.fetch = fetch;
    const had = [...this.wanted];
    const texts = code === SOURCE_LANGUAGE ? [] : await fetch(code, had);
    this.speak(code, texts);
    // A part of the page may have come meanwhile.
    const late = [...this.wanted].filter((name) => !had.includes(name));
    if (late.length > 0) await this.add(late);
  }

  async want(files: readonly string[]): Promise<void> {
    const late = files.filter((name) => !this.wanted.has(name));
    for (const name of late) this.wanted.add(name);
    await this.add(late);
  }

  private async add(files: readonly string[]): Promise<void> {
    const { code } = this;
    if (code === SOURCE_LANGUAGE || !this.fetch || files.length === 0) return;
    try {
      const texts = await this.fetch(code, files);
      if (code === this.code) this.catalogue.add(texts);
    } catch {
      // English has been learned already.
    }
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

/** Several sentences one after the other. */
export function sentences(parts: readonly string[]): string {
  return parts.join(say("sentence-gap"));
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
