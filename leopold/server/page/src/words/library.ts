/** The cards of a game: as the drawings want them, and in words. */

import type { Board, CardWords, Cards, GuestInfo, InstructionInfo, ObjectiveInfo, StaffInfo, TileInfo } from "../api/models";
import { ITEMS, type Counts } from "../art/types";
import { language, say, sayAny, sayIt, sayOr, type Said, type Value, type Values } from "./index.svelte";

type Ruling = Cards["rulings"][number];

/** A card as the server has it, with its name in the reader's language. */
export type Named<Card> = Card & { name: string };

/** Items of which there are some, as a list of words: ["2 wines", "1 coffee"]. */
export function itemWords(items: Counts): string[] {
  return ITEMS.filter((item) => (items[item] ?? 0) > 0).map((item) => say(`items-${item}`, { n: items[item] ?? 0 }));
}

function named<Card extends { number: number; words: CardWords }>(card: Card): Named<Card> {
  const { number, words } = card;
  return { ...card, name: words.names[language.code] ?? words.names["en"] ?? say("card-unnamed", { number }) };
}

/** What a card does, in sentences; of a guest, a sentence for each part of the reward. */
/** What to say of values that readers should not take for printed; nothing where there are none. */
export function caution(words: { marked: readonly string[]; ours: readonly string[] } | null | undefined): string {
  if (words?.ours.length) return say("card-ours", { fields: words.ours.map((field) => sayAny(`field-${field.split(".")[0]}`)) });
  return words?.marked.length ? say("card-marked") : "";
}

export function does(card: { words: CardWords }): string[] {
  return card.words.does.map(sayIt);
}

/** The numbers of a board by their names. */
export function numbersOf({ occupancy_bonus: _, ...numbers }: Board): Values {
  return numbers;
}

export class Library {
  readonly board: Cards["board"];
  private readonly staffCards: ReadonlyMap<number, Named<StaffInfo>>;
  private readonly guestCards: ReadonlyMap<number, Named<GuestInfo>>;
  private readonly objectiveCards: ReadonlyMap<number, ObjectiveInfo>;
  private readonly tileCards: ReadonlyMap<string, TileInfo>;
  private readonly instructionCards: ReadonlyMap<number, InstructionInfo>;

  constructor(readonly cards: Cards) {
    this.board = cards.board;
    this.staffCards = new Map(cards.staff.map((card) => [card.number, named(card)]));
    this.guestCards = new Map(cards.guests.map((card) => [card.number, named(card)]));
    this.objectiveCards = new Map(cards.objectives.map((card) => [card.number, card]));
    this.tileCards = new Map(cards.tiles.map((card) => [card.tile, card]));
    this.instructionCards = new Map(cards.instructions.map((card) => [card.number, card]));
  }

  /** The numbers of the board by their names, for messages that tell the rules. */
  get numbers(): Values {
    return numbersOf(this.board);
  }

  staff(number: number): Named<StaffInfo> {
    return found(this.staffCards, number);
  }

  guest(number: number): Named<GuestInfo> {
    return found(this.guestCards, number);
  }

  objective(number: number): ObjectiveInfo {
    return found(this.objectiveCards, number);
  }

  tile(id: string): TileInfo {
    return found(this.tileCards, id);
  }

  instruction(number: number): InstructionInfo {
    return found(this.instructionCards, number);
  }

  /** Parameters for a message: cards go by number, also in what is said inside of them, and here they get their names. */
  values(params: Values = {}): Record<string, Value> {
    return Object.fromEntries(Object.entries(params).map(([name, value]) => [name, this.value(name, value)]));
  }

  private value(name: string, value: Value): Value {
    if (typeof value === "number") {
      if (name === "guest") return this.guest(value).name;
      return name === "staff" || name === "copied" ? this.staff(value).name : value;
    }
    if (value === null || typeof value !== "object") return value;
    return "key" in value ? this.said(value) : value.map((part) => (typeof part === "object" ? this.said(part) : part));
  }

  /** The rulings that speak of a card, in the reader's language where its catalogue has them. */
  rulings(words: CardWords): Ruling[] {
    return this.cards.rulings
      .filter((ruling) => words.rulings.includes(ruling.number))
      .map(({ number, title, text }) => ({
        number,
        title: sayOr(`ruling-${number}-title`, title),
        text: sayOr(`ruling-${number}-text`, text),
      }));
  }

  /** Something the server says, in words. */
  said(said: Said): string {
    return sayAny(said.key, this.values(said.params));
  }
}

function found<Name, Card>(cards: ReadonlyMap<Name, Card>, name: Name): Card {
  const card = cards.get(name);
  if (!card) throw new Error(`There is no card ${String(name)}.`);
  return card;
}
