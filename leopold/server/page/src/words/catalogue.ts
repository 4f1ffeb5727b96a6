/** The catalogue of one language: the Fluent files of leopold/words, said exactly as leopold/words/catalogue.py says them. */

import { FluentBundle, FluentResource, FluentType, type FluentValue, type FluentVariable, type Scope } from "@fluent/bundle";

/** Something to be said: a key of the catalogue and what goes into its sentence. */
export interface Said {
  readonly key: string;
  readonly params?: Values;
}

export type Value = string | number | boolean | null | undefined | Said | readonly (string | number | Said)[];
export interface Values {
  readonly [name: string]: Value;
}

export const SOURCE_LANGUAGE = "en";
/** Which country's habits a language follows, where that is not plain: "cake, wine and coffee" has one comma. */
const LOCALES: Readonly<Record<string, string>> = { en: "en-GB", "en-XA": "en-GB" };
const JOINS: Readonly<Record<string, Intl.ListFormatType>> = { and: "conjunction", or: "disjunction", unit: "unit" };

/** A message that is not there, or that lacks a value: a mistake of ours, not of a player. */
export class UnknownWordsError extends Error {}

/** Several words as one argument of a message, until `LIST` joins them. */
class Listed extends FluentType<readonly string[]> {
  toString(scope: Scope): string {
    return this.joined(scope.bundle.locales[0] as string, "and");
  }

  joined(locale: string, type: string): string {
    return new Intl.ListFormat(locale, { type: JOINS[type] ?? "conjunction" }).format(this.value);
  }
}

export class Catalogue {
  private readonly bundle: FluentBundle;

  constructor(
    readonly language: string,
    texts: readonly string[],
    private readonly fallback?: Catalogue,
  ) {
    const locale = LOCALES[language] ?? language;
    const list = ([words]: FluentValue[], options: Record<string, FluentValue>): FluentValue =>
      words instanceof Listed ? words.joined(locale, String(options["type"] ?? "and")) : (words ?? "");
    this.bundle = new FluentBundle(locale, { useIsolating: false, functions: { LIST: list } });
    this.add(texts);
  }

  add(texts: readonly string[]): void {
    for (const text of texts) this.bundle.addResource(new FluentResource(text));
  }

  /** Is there such a message in this language itself? */
  owns(key: string): boolean {
    return this.bundle.hasMessage(key);
  }

  /** Is there such a message, in this language or in English? */
  has(key: string): boolean {
    return this.owns(key) || (this.fallback?.has(key) ?? false);
  }

  say(what: Said): string {
    return this.text(what.key, what.params);
  }

  text(key: string, values: Values = {}): string {
    return this.format(key, Object.fromEntries(Object.entries(values).flatMap(([name, value]) => (value === undefined ? [] : [[name, this.plain(value)]]))));
  }

  private plain(value: Exclude<Value, undefined>): FluentVariable {
    if (typeof value === "string" || typeof value === "number") return value;
    if (typeof value === "boolean") return value ? "yes" : "no";
    if (value === null) return "none";
    if ("key" in value) return this.say(value);
    return new Listed(value.map((part) => (typeof part === "object" ? this.say(part) : String(part))));
  }

  private format(key: string, values: Record<string, FluentVariable>): string {
    const [name = "", attribute] = key.split(".");
    const message = this.bundle.getMessage(name);
    if (!message && this.fallback) return this.fallback.format(key, values);
    const pattern = attribute ? message?.attributes[attribute] : message?.value;
    if (!pattern) throw new UnknownWordsError(key);
    const errors: Error[] = [];
    const text = this.bundle.formatPattern(pattern, values, errors);
    if (errors[0]) throw new UnknownWordsError(`${key}: ${errors[0].message}`);
    return text;
  }
}
