/** The words of the page: one catalogue for each language, messages by stable keys. */

import en from "./en.json";
import { fill, read, type Message, type Values } from "./format";

export type Key = keyof typeof en;

const catalogues: Record<string, Readonly<Record<string, string>>> = { en };
const messages = new Map<string, Message>();

/** What the language is called where numbers, plurals and lists are formed. */
const locales: Record<string, string> = { en: "en-GB" };

class Language {
  code = $state("en");

  get locale(): string {
    return locales[this.code] ?? this.code;
  }
}

export const language = new Language();

/** Is there a message for this key? The server's keys grow before a catalogue does. */
export function known(key: string): key is Key {
  return key in en;
}

/** A message in the reader's language; a key that no catalogue has is shown as it is, so that it is found. */
export function say(key: Key, values: Values = {}): string {
  return filled(catalogues[language.code]?.[key] ?? en[key], values);
}

function filled(source: string, values: Values): string {
  let message = messages.get(source);
  if (!message) {
    message = read(source);
    messages.set(source, message);
  }
  return fill(message, values, language.locale);
}

/** The same for a key that comes from elsewhere. */
export function sayAny(key: string, values: Values = {}): string {
  return known(key) ? say(key, values) : key;
}

/** A message that a catalogue may have, or a text from elsewhere: the server has its rulings in English. */
export function sayOr(key: string, otherwise: string): string {
  const source = catalogues[language.code]?.[key];
  return source === undefined ? otherwise : filled(source, {});
}
