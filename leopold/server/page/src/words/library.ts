/** The cards of a game: as the drawings want them, and in words. */

import type { BallroomInfo, Board, CardWords, Cards, CelebrityInfo, EntranceInfo, GuestInfo, InstructionInfo, ObjectiveInfo, RehearsalInfo, StaffInfo, TileInfo } from "../api/models";
import { ITEMS, type Counts } from "../art/types";
import { known, language, say, sayAny, sayIt, sayOr, type Said, type Value, type Values } from "./index.svelte";

/** Who sits at the table, and whether somebody is the reader. */
export interface People {
  name(seat: number): string;
  isYou(seat: number): boolean;
}

type Ruling = Cards["rulings"][number];

/** A card as the server has it, with its name in the reader's language. */
export type Named<Card> = Card & { name: string };

/** Items of which there are some, as a list of words: ["2 wines", "1 coffee"]. */
export function itemWords(items: Counts): Said[] {
  return ITEMS.filter((item) => (items[item] ?? 0) > 0).map((item) => ({ key: `items-${item}`, params: { n: items[item] ?? 0 } }));
}

export const UNTOLD: CardWords = { title: "", sentences: [], does: [], names: {}, rulings: [], marked: [], ours: [] };

function named<Card extends { number: number; words: CardWords }>(card: Card): Named<Card> {
  const { number, words } = card;
  return { ...card, name: words.names[language.code] ?? words.names["en"] ?? say("card-unnamed", { number }) };
}

/** What goes by a word instead of a number: its name in the reader's language. */
function called<Tile extends { names: Record<string, string> }>(tile: Tile, id: string): Named<Tile> {
  return { ...tile, name: tile.names[language.code] ?? tile.names["en"] ?? id };
}

/** What to say of values that readers should not take for printed; nothing where there are none. */
export function caution(words: { marked: readonly string[]; ours: readonly string[] } | null | undefined): string {
  if (words?.ours.length) return say("card-ours", { fields: words.ours.map((field) => sayAny(`field-${field.split(".")[0]}`)) });
  return words?.marked.length ? say("card-marked") : "";
}

/** What a card does, in sentences; of a guest, a sentence for each part of the reward. */
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
  private readonly ballrooms: ReadonlyMap<string, Named<BallroomInfo>>;
  private readonly rehearsalRooms: ReadonlyMap<string, RehearsalInfo>;
  private readonly celebrities: ReadonlyMap<string, Named<CelebrityInfo>>;
  private readonly entrances: ReadonlyMap<string, Named<EntranceInfo>>;

  constructor(
    readonly cards: Cards,
    /** Who sits where, for what is said of a seat. */
    private readonly people?: People,
  ) {
    this.board = cards.board;
    this.staffCards = new Map(cards.staff.map((card) => [card.number, named(card)]));
    this.guestCards = new Map(cards.guests.map((card) => [card.number, named(card)]));
    this.objectiveCards = new Map(cards.objectives.map((card) => [card.number, card]));
    this.tileCards = new Map(cards.tiles.map((card) => [card.tile, card]));
    this.instructionCards = new Map(cards.instructions.map((card) => [card.number, card]));
    this.ballrooms = new Map(cards.ballrooms.map((hall) => [hall.ballroom, called(hall, hall.ballroom)]));
    this.rehearsalRooms = new Map(cards.rehearsal_rooms.map((room) => [room.room, room]));
    this.celebrities = new Map(cards.celebrities.map((tile) => [tile.celebrity, called(tile, tile.celebrity)]));
    this.entrances = new Map(cards.entrances.map((tile) => [tile.entrance, called(tile, tile.entrance)]));
  }

  /** The numbers of the board by their names, for messages that tell the rules. */
  get numbers(): Values {
    return numbersOf(this.board);
  }

  /** One that nobody has told us of has a number at least: better than no table. */
  staff(number: number): Named<StaffInfo> {
    return this.staffCards.get(number) ?? named({ number, cost: 0, timing: "once", steps: [], powers: [], score: null, when: null, introductory: null, module: "", words: UNTOLD });
  }

  guest(number: number): Named<GuestInfo> {
    return this.guestCards.get(number) ?? named({ number, colour: "green", order: {}, vp: 0, module: "", goes: "room", steps: [], words: UNTOLD });
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

  ballroom(id: string): Named<BallroomInfo> {
    return found(this.ballrooms, id);
  }

  rehearsal(id: string): RehearsalInfo {
    return found(this.rehearsalRooms, id);
  }

  celebrity(id: string): Named<CelebrityInfo> {
    return found(this.celebrities, id);
  }

  entrance(id: string): Named<EntranceInfo> {
    return found(this.entrances, id);
  }

  /** Parameters for a message: cards go by number, also in what is said inside of them, and here they get their names, as do seats. */
  values(params: Values = {}): Record<string, Value> {
    const { seat } = params;
    const person = typeof seat === "number" && this.people ? { who: this.people.isYou(seat) ? "you" : "other", name: this.people.name(seat) } : {};
    return { ...person, ...Object.fromEntries(Object.entries(params).map(([name, value]) => [name, this.value(name, value)])) };
  }

  private value(name: string, value: Value): Value {
    if (typeof value === "number") {
      if (name === "guest") return this.guest(value).name;
      return name === "staff" || name === "copied" ? this.staff(value).name : value;
    }
    if (typeof value === "string") {
      const named = { ballroom: this.ballrooms, celebrity: this.celebrities, entrance: this.entrances }[name]?.get(value);
      return named?.name ?? value;
    }
    if (value === null || typeof value !== "object") return value;
    return "key" in value ? this.named(value) : value.map((part) => (typeof part === "object" ? this.named(part) : part));
  }

  /** With names, and not said yet: the sentence that it stands in may want it in another form. */
  private named(said: Said): Said | string {
    return known(said.key.split(".")[0] ?? "") ? { key: said.key, params: this.values(said.params) } : this.said(said);
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
