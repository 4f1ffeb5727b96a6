/**
 * Messages with places for values, in the notation translators know from ICU:
 *
 *     {name}                                              a value
 *     {n, plural, =0 {no rooms} one {# room} other {# rooms}}   by the language's own plural forms
 *     {who, select, you {You pass} other {{name} passes}}       by a word
 *     {items, list}                                       several values, joined as the language joins them
 *     {rooms, list, or}                                   the same with "or"
 *     {shares, list, unit}                                the same without a word between: parts that hold lists themselves
 *
 * A message is read once and kept; what is wrong with it is found by the test that reads them all.
 */

export type Value = string | number | boolean | null | undefined | readonly (string | number)[];
export type Values = Readonly<Record<string, Value>>;

type Join = "conjunction" | "disjunction" | "unit";
const JOINS: Readonly<Record<string, Join>> = { and: "conjunction", or: "disjunction", unit: "unit" };

type Part =
  | { kind: "text"; text: string }
  | { kind: "number" }
  | { kind: "value"; name: string }
  | { kind: "list"; name: string; join: Join }
  | { kind: "plural" | "select"; name: string; cases: ReadonlyMap<string, readonly Part[]> };

export type Message = readonly Part[];

export class MessageError extends Error {}

class Reader {
  private at = 0;

  constructor(private readonly source: string) {}

  message(): Message {
    const parts = this.parts(false);
    if (this.at < this.source.length) throw this.wrong("a brace is closed that was never opened");
    return parts;
  }

  private parts(plural: boolean): Part[] {
    const found: Part[] = [];
    let text = "";
    const flush = () => {
      if (text) found.push({ kind: "text", text });
      text = "";
    };
    while (this.at < this.source.length && this.source[this.at] !== "}") {
      const letter = this.source[this.at] as string;
      if (letter === "{") {
        flush();
        this.at += 1;
        found.push(this.place(plural));
      } else if (letter === "#" && plural) {
        flush();
        found.push({ kind: "number" });
        this.at += 1;
      } else {
        text += letter;
        this.at += 1;
      }
    }
    flush();
    return found;
  }

  private place(inside: boolean): Part {
    const name = this.word();
    if (this.take("}")) return { kind: "value", name };
    this.expect(",");
    const kind = this.word();
    if (kind === "list") {
      const word = this.take(",") ? this.word() : "and";
      const join = JOINS[word];
      if (!join) throw this.wrong(`a list is joined by "and", "or" or "unit", not by "${word}"`);
      this.expect("}");
      return { kind, name, join };
    }
    if (kind !== "plural" && kind !== "select") throw this.wrong(`"${kind}" is not plural, select or list`);
    this.expect(",");
    const cases = new Map<string, Part[]>();
    this.blanks();
    while (this.source[this.at] !== "}") {
      const label = this.word();
      this.expect("{");
      cases.set(label, this.parts(inside || kind === "plural"));
      this.expect("}");
      this.blanks();
    }
    this.at += 1;
    if (!cases.has("other")) throw this.wrong(`{${name}} has no case "other"`);
    return { kind, name, cases };
  }

  private word(): string {
    this.blanks();
    const found = /^[=\w.-]+/.exec(this.source.slice(this.at));
    if (!found) throw this.wrong("a name is missing");
    this.at += found[0].length;
    this.blanks();
    return found[0];
  }

  private blanks(): void {
    while (/\s/.test(this.source[this.at] ?? "")) this.at += 1;
  }

  private take(letter: string): boolean {
    if (this.source[this.at] !== letter) return false;
    this.at += 1;
    return true;
  }

  private expect(letter: string): void {
    this.blanks();
    if (!this.take(letter)) throw this.wrong(`"${letter}" is missing`);
  }

  private wrong(what: string): MessageError {
    return new MessageError(`${what}, at letter ${this.at + 1} of "${this.source}"`);
  }
}

export function read(source: string): Message {
  return new Reader(source).message();
}

/** The places of a message: what a translation must have as well. */
export function places(message: Message): Set<string> {
  const found = new Set<string>();
  for (const part of message) {
    if ("name" in part) found.add(part.name);
    if ("cases" in part) for (const inner of part.cases.values()) for (const name of places(inner)) found.add(name);
  }
  return found;
}

export function fill(message: Message, values: Values, language: string, count = 0): string {
  return message.map((part) => fillPart(part, values, language, count)).join("");
}

function fillPart(part: Part, values: Values, language: string, count: number): string {
  switch (part.kind) {
    case "text":
      return part.text;
    case "number":
      return numbers(language).format(count);
    case "value":
      return shown(values[part.name], language);
    case "list":
      return listed(values[part.name], language, part.join);
    case "select": {
      const chosen = part.cases.get(String(values[part.name] ?? "")) ?? part.cases.get("other");
      return fill(chosen ?? [], values, language, count);
    }
    case "plural": {
      const n = Number(values[part.name] ?? 0);
      const chosen = part.cases.get(`=${n}`) ?? part.cases.get(plurals(language).select(n)) ?? part.cases.get("other");
      return fill(chosen ?? [], values, language, n);
    }
  }
}

function shown(value: Value, language: string): string {
  if (typeof value === "number") return numbers(language).format(value);
  if (Array.isArray(value)) return listed(value, language, "conjunction");
  return value === null || value === undefined ? "" : String(value);
}

function listed(value: Value, language: string, type: Join): string {
  const words = (Array.isArray(value) ? value : [value]).map((one) => shown(one as Value, language));
  return new Intl.ListFormat(language, { type }).format(words);
}

const kept = new Map<string, Intl.NumberFormat | Intl.PluralRules>();

function numbers(language: string): Intl.NumberFormat {
  const key = `n${language}`;
  if (!kept.has(key)) kept.set(key, new Intl.NumberFormat(language));
  return kept.get(key) as Intl.NumberFormat;
}

function plurals(language: string): Intl.PluralRules {
  const key = `p${language}`;
  if (!kept.has(key)) kept.set(key, new Intl.PluralRules(language));
  return kept.get(key) as Intl.PluralRules;
}
