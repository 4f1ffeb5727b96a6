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
const JOINS: Readonly<Record<string, Intl.ListFormatType>> = { and: "conjunction", or: "disjunction" };

/** A list without "and": with commas, where a language has no sign of its own for it. What CLDR has for measures is an "and" in some languages. */
const UNIT_SIGNS: Readonly<Record<string, string>> = { zh: "、" };

/** What most locales write before a number below zero, where a minus belongs. */
const HYPHEN = /(?<![\p{L}\p{N}_-])-(?=\d)/gu;

/** A message that is not there, or that lacks a value: a mistake of ours, not of a player. */
export class UnknownWordsError extends Error {}

/** Messages of a language that declines names: `called-75` is card 75 as the pack calls it, with its cases and gender as attributes. */
const CALLED = "called-";

/** Something said inside a message: its words, and what it was, so that the message may ask for another form. */
class Spoken extends FluentType<string> {
  constructor(
    text: string,
    readonly what: Said,
  ) {
    super(text);
  }

  toString(): string {
    return this.value;
  }
}

/** Several words as one argument of a message, until `LIST` joins them. */
class Listed extends FluentType<readonly (string | Spoken)[]> {
  toString(scope: Scope): string {
    return this.joined(scope.bundle.locales[0] as string, "and", String);
  }

  joined(locale: string, type: string, worded: (part: string | Spoken) => string): string {
    if (type === "unit") return this.value.map(worded).join(UNIT_SIGNS[locale.split("-")[0] ?? ""] ?? ", ");
    return new Intl.ListFormat(locale, { type: JOINS[type] ?? "conjunction" }).format(this.value.map(worded));
  }
}

export class Catalogue {
  private readonly bundle: FluentBundle;
  private readonly called = new Map<string, string>();

  constructor(
    readonly language: string,
    texts: readonly string[],
    private readonly fallback?: Catalogue,
  ) {
    const locale = LOCALES[language] ?? language;
    const list = ([words]: FluentValue[], { type = "and", form }: Record<string, FluentValue>): FluentValue =>
      words instanceof Listed ? words.joined(locale, String(type), (part) => this.form(part, form)) : this.form(words ?? "", form);
    const form = ([words]: FluentValue[], options: Record<string, FluentValue>): FluentValue => this.form(words ?? "", options["form"]);
    this.bundle = new FluentBundle(locale, { useIsolating: false, functions: { LIST: list, FORM: form } });
    this.add(texts);
  }

  add(texts: readonly string[]): void {
    for (const text of texts) {
      const resource = new FluentResource(text);
      this.bundle.addResource(resource);
      for (const { id } of resource.body) if (id.startsWith(CALLED)) this.called.set(this.format(id, {}), id);
    }
  }

  /** Words in another form, such as a case, or a trait of theirs, such as the gender, as attributes say it; words that have none stay as they are. */
  private form(words: FluentValue, form: FluentValue | undefined): string {
    const text = words instanceof Spoken ? words.value : String(words);
    const { key, params }: Said = words instanceof Spoken ? words.what : { key: this.called.get(text) ?? "" };
    const has = form !== undefined && this.bundle.getMessage(key)?.attributes[String(form)] !== undefined;
    return has ? this.text(`${key}.${String(form)}`, params) : text;
  }

  private spoken(what: Said): Spoken {
    return new Spoken(this.say(what), what);
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
    if ("key" in value) return this.spoken(value);
    return new Listed(value.map((part) => (typeof part === "object" ? this.spoken(part) : String(part))));
  }

  private format(key: string, values: Record<string, FluentVariable>): string {
    const [name = "", attribute] = key.split(".");
    const message = this.bundle.getMessage(name);
    const pattern = attribute ? message?.attributes[attribute] : message?.value;
    if (!pattern && this.fallback) return this.fallback.format(key, values);
    if (!pattern) throw new UnknownWordsError(key);
    const errors: Error[] = [];
    const text = this.bundle.formatPattern(pattern, values, errors);
    if (errors[0] && this.fallback) return this.fallback.format(key, values); // a part of it has not been translated yet
    if (errors[0]) throw new UnknownWordsError(`${key}: ${errors[0].message}`);
    return Object.values(values).some((value) => typeof value === "number" && value < 0) ? text.replace(HYPHEN, "−") : text;
  }
}
